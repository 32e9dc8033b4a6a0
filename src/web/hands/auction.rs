//! The auction as a table: the seats in the order in which they bid, one line a round, each turn with what was
//! taken and discarded; then the kontras and marriages, and the talon as it went from hand to hand.

use super::cards::{CardView, card, shown};
use super::position_view::PositionView;
use talon_records::LineAction;
use talon_records::scene::{ShownCard, View};
use talon_rules::cards::{Card, Seat};
use talon_rules::games::Deed;

/// The panel of the auction.
#[derive(Debug, Default)]
pub struct AuctionView {
    /// Who bids in which column.
    pub names: Vec<String>,
    /// Nobody wrote down what was said before the contract.
    pub is_unrecorded: bool,
    pub rounds: Vec<Vec<Turn>>,
    pub kontras: Vec<Vec<Turn>>,
    pub marriages: Vec<Vec<Turn>>,
    pub answers: Vec<Vec<Turn>>,
    pub talons: Vec<TalonView>,
}

/// What one seat said in one round.
#[derive(Debug, Default)]
pub struct Turn {
    pub calls: Vec<CallView>,
}

/// Something that was said.
#[derive(Debug)]
pub(crate) struct CallView {
    pub text: String,
    /// The cards that were discarded, where they may be seen.
    pub cards: Vec<CardView>,
    pub href: String,
    /// A pick-up or a discard stands smaller than a bid.
    pub aside: bool,
    pub won: bool,
    pub now: bool,
}

/// Two cards and where they came from.
#[derive(Debug)]
pub(crate) struct TalonView {
    pub name: String,
    pub cards: Vec<CardView>,
    pub href: String,
}

/// The auction as far as the reader may see it.
pub fn auction(position: &PositionView<'_>) -> AuctionView {
    let Some(first) = position.timeline.states.first() else {
        return AuctionView::default();
    };
    let seats = [first.forehand(), first.forehand().next(), first.forehand().previous()];
    let mut view = AuctionView {
        names: seats.map(|seat| position.name(seat)).into(),
        is_unrecorded: is_unrecorded(position),
        ..AuctionView::default()
    };
    let mut before: Option<(usize, bool)> = None;
    for (by, ply, deed) in deeds(position) {
        let column = seats.iter().position(|seat| *seat == by).unwrap_or(0);
        let call = call(position, by, ply, deed);
        let rows = match deed {
            Deed::Given { .. }
            | Deed::Bid(_)
            | Deed::Pass
            | Deed::Hold
            | Deed::Pickup
            | Deed::Discard(_)
            | Deed::Trump(_)
            | Deed::Contract(_) => {
                let passes = matches!(deed, Deed::Pass);
                let goes_on =
                    before.is_some_and(|(last, passed)| column > last || column == last && !passed && !passes);
                before = Some((column, passes));
                if !goes_on {
                    view.rounds.push(empty_row());
                }
                &mut view.rounds
            }
            Deed::Kontra { .. } => in_own_row(&mut view.kontras, column),
            Deed::Marriage(_) => in_own_row(&mut view.marriages, column),
            Deed::Defend(_) => in_own_row(&mut view.answers, column),
            _ => continue,
        };
        if let Some(turn) = rows.last_mut().and_then(|row| row.get_mut(column)) {
            turn.calls.push(call);
        }
    }
    view.talons = talons(position);
    view
}

/// Whether the record begins with the contract.
fn is_unrecorded(position: &PositionView<'_>) -> bool {
    let first = position.timeline.steps.first().and_then(|step| step.deed);
    matches!(first, Some(Deed::Given { .. }))
}

fn empty_row() -> Vec<Turn> {
    vec![Turn::default(), Turn::default(), Turn::default()]
}

/// Kontras and marriages go on in their row as long as each seat speaks once and in turn.
fn in_own_row(rows: &mut Vec<Vec<Turn>>, column: usize) -> &mut Vec<Vec<Turn>> {
    let taken = rows
        .last()
        .is_none_or(|row| row.iter().skip(column).any(|turn| !turn.calls.is_empty()));
    if taken {
        rows.push(empty_row());
    }
    rows
}

/// What was done, up to the present where the rest is hidden.
fn deeds<'l>(position: &'l PositionView<'_>) -> impl Iterator<Item = (Seat, usize, Deed)> + 'l {
    let end = if position.hides_later() {
        position.ply()
    } else {
        position.timeline.last()
    };
    let steps = position.timeline.steps.iter().take(end).enumerate();
    steps.filter_map(|(index, step)| Some((step.by?, index + 1, step.deed?)))
}

fn call(position: &PositionView<'_>, by: Seat, ply: usize, deed: Deed) -> CallView {
    let won = match deed {
        Deed::Bid(bid) => {
            let stands = position.timeline.states.last().and_then(|state| state.contract());
            !position.hides_later() && stands == Some((by, bid)) && is_last_bid(position, ply)
        }
        Deed::Contract(_) | Deed::Given { .. } => !position.hides_later(),
        _ => false,
    };
    CallView {
        text: said(position, by, ply, deed),
        cards: match deed {
            Deed::Discard(cards) => laid(position, by, ply, cards),
            _ => Vec::new(),
        },
        href: position.href(ply),
        aside: matches!(deed, Deed::Pickup | Deed::Discard(_)),
        won,
        now: ply == position.ply(),
    }
}

fn is_last_bid(position: &PositionView<'_>, ply: usize) -> bool {
    let last = position
        .timeline
        .calls
        .iter()
        .rfind(|call| matches!(call.deed, Deed::Bid(_)));
    last.is_some_and(|call| call.ply == ply)
}

fn said(position: &PositionView<'_>, by: Seat, ply: usize, deed: Deed) -> String {
    let lang = position.lang;
    match deed {
        Deed::Given { contract, trump, .. } => {
            let trump = trump.map(|suit| position.trump_named(suit));
            let parts = [Some(lang.bid(contract).into_owned()), trump];
            parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
        }
        Deed::Pass => lang.t("auction-pass").into_owned(),
        Deed::Hold => lang.t("auction-hold").into_owned(),
        Deed::Contract(code) => lang.bid(code).into_owned(),
        Deed::Defend(word) => lang.t(&format!("defend-{word}")).into_owned(),
        Deed::Pickup => lang.t("auction-pickup").into_owned(),
        Deed::Discard(_) => lang.t("auction-discard").into_owned(),
        Deed::Bid(bid) => lang.bid(bid).into_owned(),
        Deed::Trump(suit) => position.trump_named(suit),
        Deed::Kontra { .. } => position.kontra_said(by, ply).join(", "),
        Deed::Marriage(suit) => position.marriage_said(by, ply, suit),
        _ => String::new(),
    }
}

/// Whether a viewpoint knows what was discarded: who laid it, and who took it up afterwards.
fn knows(position: &PositionView<'_>, by: Seat, ply: usize) -> bool {
    let seen_by = |seat: Seat| {
        let calls = position
            .timeline
            .calls
            .iter()
            .filter(|call| call.ply > ply && call.ply <= position.ply());
        let next = calls.into_iter().find(|call| call.deed == Deed::Pickup);
        seat == by || next.is_some_and(|call| call.by == seat)
    };
    let sees = match position.viewpoint.view {
        View::All => true,
        View::Seat(seat) => seen_by(seat),
        View::Defenders | View::Public => false,
    };
    sees || position.state().is_talon_open()
}

fn laid(position: &PositionView<'_>, by: Seat, ply: usize, cards: [Option<Card>; 2]) -> Vec<CardView> {
    if !knows(position, by, ply) {
        return Vec::new();
    }
    let known = |one: Option<Card>| match one {
        Some(known) => card(known, position.lang, position.faces),
        None => shown(ShownCard::Unknown, position.lang, position.faces),
    };
    cards.map(known).into()
}

/// The talon as dealt, where two cards were dealt apart, and each time it was laid.
fn talons(position: &PositionView<'_>) -> Vec<TalonView> {
    let lang = position.lang;
    let mut all = Vec::new();
    let dealt = position
        .timeline
        .states
        .first()
        .map(|state| state.table().talon.certain)
        .unwrap_or_default();
    let is_laid = |(_, _, deed): (Seat, usize, Deed)| {
        matches!(
            deed,
            Deed::Given {
                has_discarded: true,
                ..
            }
        )
    };
    let is_dealt = !deeds(position).any(is_laid);
    let shown_to_all = opened(position).is_some_and(|ply| ply <= position.ply() || !position.hides_later());
    if (position.sees_all() || shown_to_all) && is_dealt && !dealt.is_empty() {
        let last = position.timeline.states.last();
        let untouched = opened(position).is_none() && last.is_some_and(|state| state.contract().is_some());
        let key = if untouched && !position.hides_later() {
            "hand-talon-unseen"
        } else {
            "hand-talon-dealt"
        };
        all.push(TalonView {
            name: lang.t(key).into_owned(),
            cards: dealt.iter().map(|one| card(one, lang, position.faces)).collect(),
            href: position.href(0),
        });
    }
    for (by, ply, deed) in deeds(position) {
        let cards = match deed {
            Deed::Discard(cards) => cards,
            Deed::Given {
                has_discarded: true, ..
            } => {
                let mut known = dealt.iter();
                [known.next(), known.next()]
            }
            _ => continue,
        };
        let seen = laid(position, by, ply, cards);
        let hidden = || {
            vec![
                shown(ShownCard::Hidden, lang, position.faces),
                shown(ShownCard::Hidden, lang, position.faces),
            ]
        };
        all.push(TalonView {
            name: lang.t_args("hand-talon-laid", &[("by", position.name(by).into())]),
            cards: if seen.is_empty() { hidden() } else { seen },
            href: position.href(ply),
        });
    }
    all
}

/// The position in which two cards of the talon lay open to all, if they did.
fn opened(position: &PositionView<'_>) -> Option<usize> {
    let takes = |step: &LineAction| step.deed == Some(Deed::Pickup);
    let index = position.timeline.steps.iter().position(takes)?;
    let by = position.timeline.steps[index].by?;
    (!position.timeline.states[index + 1].shown_cards(by).is_empty()).then_some(index + 1)
}

/// The cards that are on their way while the auction lasts: those all see before they are taken, and those just laid
/// away, where they may be seen.
pub(crate) fn talon_now(position: &PositionView<'_>) -> Vec<CardView> {
    let last = position
        .ply()
        .checked_sub(1)
        .and_then(|index| position.timeline.steps.get(index));
    match last {
        Some(LineAction {
            deed: Some(Deed::Pickup),
            ..
        }) if opened(position) == Some(position.ply()) => {
            let dealt = position.timeline.states[0].table().talon.certain;
            dealt
                .iter()
                .map(|one| card(one, position.lang, position.faces))
                .collect()
        }
        Some(LineAction {
            by: Some(by),
            deed: Some(Deed::Discard(cards)),
            ..
        }) => laid(position, *by, position.ply(), *cards),
        _ => Vec::new(),
    }
}
