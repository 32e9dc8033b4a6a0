//! What can be done at a moment: what the engine lists, and what may be said besides, each tried on the record.

use serde_json::{Value as Json, json};

use super::draft::Draft;
use super::reach::{Reach, open, reach, with_hand};
use talon_records::format_of;
use talon_records::moment::action_json;
use talon_rules::cards::{CardSet, Seat};
use talon_rules::games::{Deed, Position};

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
    /// What the engine lists. Discards are not among them, and a kontra on several parts stands once for each part and once
    /// for all.
    pub legal: Vec<Offer>,
    /// Who lays cards away, and those of which they may choose two.
    pub discards: Option<(Seat, CardSet)>,
    /// Two cards that nobody wrote down may be laid away.
    pub unknown_discard: Option<Json>,
    /// Giving up, and giving the rest of the tricks to a seat, where that may be agreed.
    pub concede: Option<Json>,
    pub rest: Vec<(Seat, Json)>,
    /// The record may be said to stop here.
    pub may_end: bool,
}

impl Offers {
    /// What can be done after so many actions, or after all that are legal; `None` where the record has no hand.
    pub fn of(text: &str, at: Option<usize>) -> Option<Offers> {
        let draft = open(text)?;
        let format = format_of(draft.game()?);
        let walk = with_hand(&draft, |hand| hand.walk(None))?;
        let reached = reach(&draft)?;
        let at = at.unwrap_or(reached.legal).min(reached.legal);
        let position = walk.positions.get(at)?.as_ref();
        let ended = walk.steps[..at]
            .iter()
            .any(|step| step.by.is_none() && step.deed.is_none());
        let mut offers = Offers {
            may_end: !ended && !position.is_complete(),
            ..Offers::default()
        };
        if ended {
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
        let tried = Tried { draft: &draft, at };
        offers.unknown_discard = position
            .to_act()
            .map(|by| json!({"type": "discard", "by": by.letter(), "cards": ["??", "??"]}))
            .filter(|action| tried.is_legal(action));
        if let Some(by) = position.to_act().filter(|_| position.contract().is_some()) {
            offers.add_agreements(position, by, &tried);
        }
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

    fn add_agreements(&mut self, position: &dyn Position, by: Seat, tried: &Tried<'_>) {
        let declarer = position.contract().map_or(by, |(declarer, _)| declarer);
        let concede = json!({"type": "concede", "by": declarer.letter()});
        self.concede = Some(concede).filter(|action| tried.is_legal(action));
        let claim = |to: Seat| {
            let outcome = json!({"rest": to.letter()});
            let agreed = Seat::ALL.map(Seat::letter);
            json!({"type": "claim", "by": by.letter(), "outcome": outcome, "agreed": agreed})
        };
        let claims = Seat::ALL.map(|to| (to, claim(to)));
        self.rest = claims
            .into_iter()
            .filter(|(_, action)| tried.is_legal(action))
            .collect();
    }
}

/// A record up to a moment, on which actions are tried.
struct Tried<'a> {
    draft: &'a Draft,
    at: usize,
}

impl Tried<'_> {
    fn is_legal(&self, action: &Json) -> bool {
        let mut actions = self.draft.actions()[..self.at].to_vec();
        actions.push(action.clone());
        let reached = reach(&self.draft.with_actions(actions));
        reached.is_some_and(Reach::is_whole)
    }
}
