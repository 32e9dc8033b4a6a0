//! What the solver says of the time before the first card: the two cards that were discarded, and the contracts that
//! could have been made with the cards held. Numbers come from the report; nothing is judged here.

use super::cards::{CardView, card};
use super::position_view::PositionView;
use super::review::{lost, value};
use talon_rules::cards::{Pack, Suit};
use talon_study::analysis::{ContractReport, DiscardsReport, Report};
use talon_text::Arg;

/// What stands under its heading in the review.
#[derive(Debug)]
pub(crate) struct ChoicesView {
    pub laid: Option<LaidView>,
    pub contracts: Option<ContractsView>,
}

/// The two cards discarded.
#[derive(Debug)]
pub(crate) struct LaidView {
    pub laid: Vec<CardView>,
    pub worth: String,
    pub better: Option<BetterView>,
    /// A sentence where there are none.
    pub says: String,
}

/// Two better cards to discard.
#[derive(Debug)]
pub(crate) struct BetterView {
    pub cards: Vec<CardView>,
    pub worth: String,
    /// What the choice cost.
    pub cost: String,
}

/// The contracts.
#[derive(Debug)]
pub(crate) struct ContractsView {
    pub made: Vec<ContractView>,
    /// Names of those that could not be made.
    pub unmade: String,
    pub complete: bool,
    pub counts_tricks: bool,
}

/// A contract that could have been made.
#[derive(Debug)]
pub(crate) struct ContractView {
    pub name: String,
    pub played: bool,
    pub lay: Vec<CardView>,
    pub tricks: String,
}

/// What is said; nothing where the report says nothing of it.
pub fn choices(position: &PositionView<'_>, report: &Report) -> Option<ChoicesView> {
    let laid = report.discards.as_ref().map(|found| laid(position, report, found));
    let contracts = report.contracts.as_ref().map(|found| {
        let those = |made: bool| found.list.iter().filter(move |one| one.made == Some(made));
        ContractsView {
            made: those(true).map(|one| contract(position, one)).collect(),
            unmade: those(false)
                .map(|one| name(position, one))
                .collect::<Vec<_>>()
                .join(", "),
            complete: found.complete,
            counts_tricks: found.list.iter().any(|one| one.tricks.is_some()),
        }
    });
    (laid.is_some() || contracts.is_some()).then_some(ChoicesView { laid, contracts })
}

fn laid(position: &PositionView<'_>, report: &Report, found: &DiscardsReport) -> LaidView {
    let worth = |worth| {
        position
            .lang
            .t_args("review-worth", &[("value", Arg::from(value(worth)))])
    };
    let is_best = found.best == found.laid;
    let cost = found
        .cost()
        .map_or_else(String::new, |cost| lost(position, report, cost));
    let better = (!is_best && !found.best.is_empty()).then(|| BetterView {
        cards: cards(position, &found.best),
        worth: worth(found.best_value),
        cost,
    });
    let says = match () {
        () if is_best => position.lang.t("review-laid-best").into_owned(),
        () if better.is_none() => position.lang.t("review-laid-open").into_owned(),
        () => String::new(),
    };
    LaidView {
        laid: cards(position, &found.laid),
        worth: worth(found.value),
        better,
        says,
    }
}

fn contract(position: &PositionView<'_>, one: &ContractReport) -> ContractView {
    let state = &position.timeline.states[position.timeline.last()];
    ContractView {
        name: name(position, one),
        played: state.contract().is_some_and(|(_, code)| code == one.contract),
        lay: cards(position, &one.discards),
        tricks: one.tricks.map_or_else(String::new, |tricks| tricks.to_string()),
    }
}

/// The contract in words, with the trump suit where the words leave it open.
fn name(position: &PositionView<'_>, one: &ContractReport) -> String {
    let name = position.lang.bid(&one.contract);
    let suit = one
        .trump
        .as_deref()
        .and_then(Pack::read_suit)
        .filter(|suit| *suit != Suit::Hearts);
    match suit {
        Some(suit) => format!("{name} ({})", position.suit_words(suit)),
        None => name.into_owned(),
    }
}

fn cards(position: &PositionView<'_>, codes: &[String]) -> Vec<CardView> {
    codes
        .iter()
        .filter_map(|code| Some(card(Pack::read(code)?, position.lang, position.faces)))
        .collect()
}
