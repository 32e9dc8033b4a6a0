//! Everything that can be said at a moment as buttons: bids in order of rank, those with many parts folded away.

use super::page::Drawing;
use crate::hands::cards::{SuitView, suit};
use crate::hands::position_view::PositionView;
use talon_editor::{Offer, Offers};
use talon_records::format_of;
use talon_records::moment::action_json;
use talon_rules::cards::Seat;
use talon_rules::games::Deed;

/// Bids that are in sight when there are too many for one screen: the lowest of those that promise one thing.
const SHOWN_MAX: usize = 9;

/// What one seat can say.
#[derive(Debug)]
pub(super) struct CallGroup {
    pub name: String,
    /// It is their turn.
    pub is_turn: bool,
    pub calls: Vec<CallButton>,
    /// Bids that are rarely said.
    pub rare: Vec<CallButton>,
    /// Bids that cannot be said now; each says why.
    pub barred: Vec<CallButton>,
}

/// A button.
#[derive(Debug)]
pub(super) struct CallButton {
    pub act: String,
    pub label: String,
    pub suit: Option<SuitView>,
    /// It is what most would say.
    pub is_main: bool,
}

pub(super) fn calls(drawing: &Drawing<'_>, position: &PositionView<'_>, offers: &Offers) -> Vec<CallGroup> {
    let mut groups = Vec::new();
    let turn = position.state().to_act();
    let game = drawing.draft.game();
    let lowest = game
        .and_then(|game| format_of(game).contracts().first())
        .copied()
        .unwrap_or("");
    let others = Seat::ALL.into_iter().filter(|seat| Some(*seat) != turn);
    for seat in turn.into_iter().chain(others) {
        let said = |offer: &&Offer| offer.by == seat && !matches!(offer.deed, Deed::Play(_));
        let offered: Vec<&Offer> = offers.legal.iter().filter(said).collect();
        let bids = offered
            .iter()
            .filter(|offer| matches!(offer.deed, Deed::Bid(_)))
            .count();
        let mut plain = 0;
        let (rare, calls): (Vec<&Offer>, Vec<&Offer>) = offered.into_iter().partition(|offer| {
            let is_plain = !is_rare(offer.deed, lowest);
            plain += usize::from(is_plain && matches!(offer.deed, Deed::Bid(_)));
            bids > SHOWN_MAX && (!is_plain || plain > SHOWN_MAX && matches!(offer.deed, Deed::Bid(_)))
        });
        let button = |offer: &Offer| call_button(drawing, position, offer);
        if !calls.is_empty() || !rare.is_empty() {
            groups.push(CallGroup {
                name: position.name(seat),
                is_turn: Some(seat) == turn,
                calls: calls.into_iter().map(button).collect(),
                rare: rare.into_iter().map(button).collect(),
                barred: if Some(seat) == turn && bids > 0 {
                    barred(drawing, position, offers, seat)
                } else {
                    Vec::new()
                },
            });
        }
    }
    groups
}

/// The bids of the ladder that are not legal for a seat.
fn barred(drawing: &Drawing<'_>, position: &PositionView<'_>, offers: &Offers, by: Seat) -> Vec<CallButton> {
    let Some(format) = drawing.draft.game().map(format_of) else {
        return Vec::new();
    };
    let is_legal = |code: &str| {
        let mut said = offers.legal.iter().filter(|offer| offer.by == by);
        said.any(|offer| matches!(offer.deed, Deed::Bid(said) if said == code))
    };
    let codes = format.ladder().into_iter().map(|rung| rung.code);
    codes
        .filter(|code| !is_legal(code))
        .map(|code| {
            let deed = Deed::Bid(code);
            let action = action_json(format, by, deed);
            call_button(drawing, position, &Offer { by, deed, action })
        })
        .collect()
}

/// Most bids promise one thing, beside the lowest that goes without saying.
fn is_rare(deed: Deed, lowest: &str) -> bool {
    let Deed::Bid(code) = deed else { return false };
    let (_, parts) = code.split_once(':').unwrap_or(("", code));
    parts.split('+').filter(|part| *part != lowest).count() > 1
}

fn call_button(drawing: &Drawing<'_>, position: &PositionView<'_>, offer: &Offer) -> CallButton {
    let shell = &drawing.looker.shell;
    let sign = match offer.deed {
        Deed::Trump(named) | Deed::Marriage(named) => Some(suit(named, shell.lang, drawing.faces)),
        _ => None,
    };
    let label = match offer.deed {
        Deed::Bid(code) | Deed::Contract(code) => shell.lang.bid(code).into_owned(),
        Deed::Trump(named) => position.suit_words(named),
        Deed::Marriage(named) => shell.with("editor-marriage", "suit", &position.suit_words(named)),
        Deed::Kontra { .. } => kontra(drawing, position, offer),
        Deed::Defend(word) => shell.t(&format!("editor-defend-{word}")).into_owned(),
        deed => shell.t(&format!("editor-say-{}", deed.word())).into_owned(),
    };
    CallButton {
        act: format!("say:{}", offer.action),
        label: shell.lang.capitalized(&label),
        suit: sign,
        is_main: matches!(offer.deed, Deed::Pass),
    }
}

/// A kontra by the name that its level will have, part by part.
fn kontra(drawing: &Drawing<'_>, position: &PositionView<'_>, offer: &Offer) -> String {
    let shell = &drawing.looker.shell;
    let Deed::Kontra { against, .. } = offer.deed else {
        return String::new();
    };
    let state = position.state();
    let declarer = state.contract().map(|(seat, _)| seat);
    let rival = match declarer {
        Some(declarer) if declarer == offer.by => against.unwrap_or(declarer.next()),
        _ => offer.by,
    };
    let named = |component: &str| {
        let level = u32::from(state.level(rival, component)) + 1;
        shell.lang.kontra_with(position.pack, level).into_owned()
    };
    let parts = offer.action.get("components").and_then(|parts| parts.as_array());
    let words: Vec<String> = parts
        .into_iter()
        .flatten()
        .filter_map(|part| part.as_str())
        .map(|part| {
            let on = shell.lang.component(part).into_owned();
            let mut args = vec![("name", named(part).into()), ("component", on.into())];
            let key = match against {
                Some(rival) => {
                    args.push(("by", position.name(rival).into()));
                    "kontra-against"
                }
                None => "kontra-on",
            };
            shell.lang.t_args(key, &args)
        })
        .collect();
    if words.is_empty() { named("") } else { words.join(", ") }
}
