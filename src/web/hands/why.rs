//! What is legal now, card by card, with the reason and the rule. The engine says it; this puts it into words.

use super::cards::{CardView, card};
use super::position_view::PositionView;
use crate::page::LinkView;
use crate::routes;
use talon_records::scene::{Scene, ShownCard};
use talon_rules::cards::{Card, Seat};
use talon_rules::games::{Code, Stage, Violation};
use talon_text::Arg;

/// The answer to "what is legal now?".
#[derive(Debug)]
pub(crate) struct WhyView {
    pub title: String,
    pub cards: Vec<WhyCard>,
}

/// One card.
#[derive(Debug)]
pub(crate) struct WhyCard {
    pub card: CardView,
    pub legal: bool,
    pub reason: String,
    /// The rule's number and address.
    pub rule: Option<LinkView>,
}

/// How a held card stands when what is legal was asked for: class and words.
pub(crate) fn legality(position: &PositionView<'_>, seat: Seat, held: ShownCard) -> (String, String) {
    let (true, ShownCard::Card(card)) = (position.viewpoint.legal, held) else {
        return Default::default();
    };
    if position.state().to_act() != Some(seat) || position.state().stage() != Stage::Play {
        return Default::default();
    }
    match position.state().check_card(seat, card) {
        Ok(_) => ("ok".into(), position.lang.t("hand-card-legal").into_owned()),
        Err(violation) => ("no".into(), reason(position, &violation)),
    }
}

/// The whole answer; `None` when it was not asked.
pub fn why(position: &PositionView<'_>, scene: &Scene) -> Option<WhyView> {
    if !position.viewpoint.legal {
        return None;
    }
    let say = |key: &str| position.lang.t(key).into_owned();
    let empty = |title: String| {
        Some(WhyView {
            title,
            cards: Vec::new(),
        })
    };
    let Some(seat) = position.state().to_act() else {
        return empty(say("legal-over"));
    };
    if position.state().stage() != Stage::Play {
        return empty(say("legal-not-in-play"));
    }
    let known = scene.seats[seat].held.iter().map(|held| match held {
        ShownCard::Card(card) => Some(*card),
        _ => None,
    });
    let Some(cards) = known.collect::<Option<Vec<Card>>>() else {
        return empty(say("legal-not-seen"));
    };
    let mut cards = cards;
    cards.sort_by_key(|card| position.order(*card));
    let cards: Vec<WhyCard> = cards.into_iter().map(|one| why_card(position, seat, one)).collect();
    let legal = cards.iter().filter(|card| card.legal).count();
    let args = [("by", Arg::from(position.name(seat))), ("count", legal.into())];
    Some(WhyView {
        title: position.lang.t_args("legal-count", &args),
        cards,
    })
}

fn why_card(position: &PositionView<'_>, seat: Seat, one: Card) -> WhyCard {
    let view = card(one, position.lang, position.faces);
    match position.state().check_card(seat, one) {
        Ok(_) => WhyCard {
            card: view,
            legal: true,
            reason: position.lang.t("hand-card-legal").into_owned(),
            rule: None,
        },
        Err(violation) => WhyCard {
            card: view,
            legal: false,
            reason: reason(position, &violation),
            rule: violation
                .rule
                .map(|rule| LinkView::new(routes::rule(rule.as_str()), rule.as_str())),
        },
    }
}

fn reason(position: &PositionView<'_>, violation: &Violation) -> String {
    let state = position.state();
    let trick = state.trick();
    let led = trick.led().map(|suit| position.suit_words(suit)).unwrap_or_default();
    let best = trick
        .winning(&state.play_rules())
        .map(|card| position.card_words(card))
        .unwrap_or_default();
    let over = trick.winning(&state.play_rules()).map(|card| card.suit()) == state.trump();
    match violation.code {
        Code::MustFollow => position.lang.t_args("why-barred-follow", &[("suit", led.into())]),
        Code::MustBeat if over && trick.led() != state.trump() => {
            position.lang.t_args("why-barred-overtrump", &[("card", best.into())])
        }
        Code::MustBeat => position.lang.t_args("why-barred-beat", &[("card", best.into())]),
        Code::MustTrump => position.lang.t("why-barred-trump").into_owned(),
        Code::SevenReserved => position.lang.t("why-barred-seven").into_owned(),
        _ => position.lang.t("hand-card-barred").into_owned(),
    }
}
