//! What can be done at a moment: what the engine lists, and what may be said besides, each tried on the record.

use serde_json::{Value as Json, json};

use super::draft::is_type;
use super::ends::{Ends, Tried};
use super::reach::{open, reach, with_hand};
use talon_records::format_of;
use talon_records::moment::action_json;
use talon_rules::cards::{CardSet, Seat};
use talon_rules::games::Deed;

/// One action that can be taken.
#[derive(Debug, Clone, PartialEq)]
pub struct Offer {
    pub by: Seat,
    pub deed: Deed,
    /// As a record writes it.
    pub action: Json,
}

/// What a moment offers.
#[derive(Debug, Clone, Default)]
pub struct Offers {
    /// What the engine lists. Discards are not among them, and a kontra on several parts stands once for each part and
    /// once for all.
    pub legal: Vec<Offer>,
    /// Who lays cards away, and those of which they may choose two.
    pub discards: Option<(Seat, CardSet)>,
    /// Two cards that nobody wrote down may be laid away.
    pub unknown_discard: Option<Json>,
    /// What may end the hand before its last card.
    pub ends: Ends,
}

impl Offers {
    /// What can be done after so many actions, or after all that are legal; `None` where the record has no hand.
    pub fn of(text: &str, at: Option<usize>) -> Option<Offers> {
        let draft = open(text)?;
        let format = format_of(draft.game()?);
        let (walk, parts) = with_hand(&draft, |hand| {
            let parts = hand.summary().map(|summary| summary.parts).unwrap_or_default();
            let parts: Vec<&'static str> = parts.iter().map(|part| part.component).collect();
            (hand.walk(None), parts)
        })?;
        let reached = reach(&draft)?;
        let at = at.unwrap_or(reached.legal).min(reached.legal);
        let position = walk.positions.get(at)?.as_ref();
        let tried = Tried { draft: &draft, at };
        let mut offers = Offers::default();
        if draft.actions()[..at].iter().any(|action| is_type(action, &["end"])) {
            offers.ends = Ends::behind(&tried);
            return Some(offers);
        }
        for (by, deed) in position.legal() {
            if let Deed::Discard(cards) = deed {
                let (_, from) = offers.discards.get_or_insert((by, CardSet::EMPTY));
                *from = cards.into_iter().flatten().fold(*from, CardSet::with);
            } else {
                offers.legal.push(Offer {
                    by,
                    deed,
                    action: action_json(format, by, deed),
                });
            }
        }
        offers.split_kontras();
        offers.unknown_discard = position
            .to_act()
            .map(|by| json!({"type": "discard", "by": by.letter(), "cards": ["??", "??"]}))
            .filter(|action| tried.is_legal(action));
        offers.ends = Ends::of(position, &parts, &tried);
        Some(offers)
    }

    /// A kontra on several parts may also be on one of them.
    fn split_kontras(&mut self) {
        let mut split = Vec::new();
        for offer in self.legal.drain(..) {
            let parts = offer.action.get("components").and_then(Json::as_array).cloned();
            for part in parts.filter(|parts| parts.len() > 1).into_iter().flatten() {
                let mut action = offer.action.clone();
                action["components"] = json!([part]);
                split.push(Offer {
                    action,
                    ..offer.clone()
                });
            }
            split.push(offer);
        }
        self.legal = split;
    }
}
