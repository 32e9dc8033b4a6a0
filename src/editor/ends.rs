//! What ends a hand before its last card, or changes what it came to: claims, concessions, that the record stops,
//! rulings. Each that is offered was tried on the record.

use serde_json::{Map, Value as Json, json};

use super::draft::Draft;
use super::reach::with_hand;
use talon_records::format_of;
use talon_rules::cards::{BySeat, Seat};
use talon_rules::games::{Position, Stage};

/// How a hand may end early at a moment.
#[derive(Debug, Clone, Default)]
pub struct Ends {
    /// The sides that may give up.
    pub concessions: Vec<Concession>,
    /// Seats to which all may agree to give the rest of the tricks.
    pub rest: Vec<(Seat, Json)>,
    /// What may be claimed in all detail.
    pub claim: Option<ClaimOffer>,
    /// The record may be said to stop here.
    pub may_stop: bool,
    /// A director may have ruled.
    pub ruling: Option<RulingOffer>,
}

/// A side that gives up: whoever is on it says so.
#[derive(Debug, Clone, PartialEq)]
pub struct Concession {
    pub by: Vec<Seat>,
    pub actions: Vec<Json>,
}

/// What a claim has to say.
#[derive(Debug, Clone, PartialEq)]
pub struct ClaimOffer {
    /// Who would say it.
    pub by: Seat,
    /// The parts of the contract, each with what is decided of it; none where a claim counts tricks.
    pub parts: Vec<(&'static str, Option<bool>)>,
    /// Bids that nobody said and that may have arisen.
    pub silent: Vec<&'static str>,
    /// Whether it may tell points.
    pub counts_points: bool,
    /// Tricks won so far.
    pub tricks: BySeat<u8>,
}

/// What a ruling may award.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RulingOffer {
    /// Whether that stands on a sheet, in columns and among people, and not in points.
    pub on_sheet: bool,
}

/// What was claimed.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct ClaimEntry {
    /// Parts of the contract with whether they were made.
    pub parts: Vec<(String, bool)>,
    /// Silent bids with whether the declarer's side won them.
    pub silent: Vec<(String, bool)>,
    /// Declarer and defenders.
    pub points: Option<(u32, u32)>,
    /// Tricks of the whole hand, where the game counts those.
    pub tricks: Option<BySeat<u8>>,
}

impl ClaimEntry {
    /// As a record writes it; all agreed.
    #[must_use]
    pub fn action(&self, by: Seat) -> Json {
        let mut outcome = Map::new();
        if let Some(tricks) = self.tricks {
            let won = tricks.iter().map(|(seat, won)| (seat.letter().to_owned(), json!(won)));
            outcome.insert("tricks".into(), won.collect::<Map<String, Json>>().into());
        } else {
            let made = self.parts.iter().map(|(part, made)| (part.clone(), json!(made)));
            outcome.insert("components".into(), made.collect::<Map<String, Json>>().into());
            if let Some((declarer, defenders)) = self.points {
                outcome.insert("points".into(), json!({"declarer": declarer, "defenders": defenders}));
            }
            let fate = |won: bool| json!(if won { "win" } else { "lose" });
            let arisen = self.silent.iter().map(|(name, won)| (name.clone(), fate(*won)));
            let arisen: Map<String, Json> = arisen.collect();
            if !arisen.is_empty() {
                outcome.insert("silent".into(), arisen.into());
            }
        }
        claimed(by, &outcome.into())
    }
}

fn claimed(by: Seat, outcome: &Json) -> Json {
    json!({"type": "claim", "by": by.letter(), "outcome": outcome, "agreed": Seat::ALL.map(Seat::letter)})
}

/// A record up to a moment, on which actions are tried.
pub(crate) struct Tried<'a> {
    pub draft: &'a Draft,
    pub at: usize,
}

impl Tried<'_> {
    /// What a look at the position after these actions gives; `None` where one of them is not legal.
    fn after<T>(&self, more: &[Json], look: impl FnOnce(&dyn Position) -> T) -> Option<T> {
        let mut actions = self.draft.actions()[..self.at].to_vec();
        actions.extend_from_slice(more);
        let count = actions.len();
        with_hand(&self.draft.with_actions(actions), |hand| {
            let walk = hand.walk(None);
            let legal = hand.plies() + hand.dropped(None).len();
            let last = walk.positions.last().filter(|_| legal == count)?;
            Some(look(last.as_ref()))
        })?
    }

    pub fn is_legal(&self, action: &Json) -> bool {
        self.after(std::slice::from_ref(action), |_| ()).is_some()
    }

    fn is_over_after(&self, actions: &[Json]) -> bool {
        self.after(actions, |position| position.stage() == Stage::Over) == Some(true)
    }
}

impl Ends {
    /// What may end the hand at a position of a record in which the contract has these parts.
    pub(crate) fn of(position: &dyn Position, parts: &[&'static str], tried: &Tried<'_>) -> Ends {
        let mut ends = Ends {
            may_stop: !position.is_complete(),
            ruling: ruling(tried),
            ..Ends::default()
        };
        let (Some(by), Some((declarer, _))) = (position.to_act(), position.contract()) else {
            return ends;
        };
        ends.concessions = concessions(declarer, tried);
        let rest = Seat::ALL.map(|to| (to, claimed(by, &json!({"rest": to.letter()}))));
        ends.rest = rest.into_iter().filter(|(_, action)| tried.is_legal(action)).collect();
        ends.claim = claim_offer(position, parts, by, &ends.rest, tried);
        ends
    }

    /// After what ended a hand only a ruling can follow.
    pub(crate) fn behind(tried: &Tried<'_>) -> Ends {
        Ends {
            ruling: ruling(tried),
            ..Ends::default()
        }
    }
}

fn ruling(tried: &Tried<'_>) -> Option<RulingOffer> {
    let with = |award: Json| json!({"type": "ruling", "by": "director", "kind": "penalty", "award": award});
    let in_points = tried.is_legal(&with(json!({"scores": {}})));
    let on_sheet = !in_points && tried.is_legal(&with(json!({"bula_change": {}})));
    (in_points || on_sheet).then_some(RulingOffer { on_sheet })
}

/// The declarer may give up, and all who play against them together.
fn concessions(declarer: Seat, tried: &Tried<'_>) -> Vec<Concession> {
    let concession = |by: Vec<Seat>| Concession {
        actions: by
            .iter()
            .map(|seat| json!({"type": "concede", "by": seat.letter()}))
            .collect(),
        by,
    };
    let own = concession(vec![declarer]);
    let mut found: Vec<Concession> = Some(own)
        .filter(|own| tried.after(&own.actions, |_| ()).is_some())
        .into_iter()
        .collect();
    let others = declarer.others();
    let alone = others.map(|seat| concession(vec![seat]));
    let together = concession(others.to_vec());
    let ways = alone.into_iter().chain([together]);
    found.extend({ ways }.find(|one| tried.is_over_after(&one.actions)));
    found
}

fn claim_offer(
    position: &dyn Position,
    parts: &[&'static str],
    by: Seat,
    rest: &[(Seat, Json)],
    tried: &Tried<'_>,
) -> Option<ClaimOffer> {
    let format = format_of(tried.draft.game()?);
    let mut offer = ClaimOffer {
        by,
        parts: Vec::new(),
        silent: Vec::new(),
        counts_points: position.counts_points(),
        tricks: *position.tricks(),
    };
    let decided = position.decided();
    let fate = |part: &str| decided.iter().find(|(own, _)| *own == part).map(|(_, made)| *made);
    offer.parts = parts.iter().map(|part| (*part, fate(part))).collect();
    let said = |made: bool, silent: Option<(&str, bool)>| ClaimEntry {
        parts: offer
            .parts
            .iter()
            .map(|(part, known)| ((*part).to_owned(), known.unwrap_or(made)))
            .collect(),
        silent: silent.map(|(name, won)| (name.to_owned(), won)).into_iter().collect(),
        ..ClaimEntry::default()
    };
    let is_legal = |claim: &ClaimEntry| tried.is_legal(&claim.action(by));
    if !is_legal(&said(true, None)) && !is_legal(&said(false, None)) {
        // Where claims count tricks one can be made as long as the rest can go to somebody.
        offer.parts.clear();
        return (!rest.is_empty()).then_some(offer);
    }
    let may_arise = |name: &&&str| {
        let ways = [(true, true), (true, false), (false, true), (false, false)];
        ways.into_iter()
            .any(|(made, won)| is_legal(&said(made, Some((name, won)))))
    };
    let silent = format.silent_bids().iter().filter(may_arise).copied().collect();
    offer.silent = silent;
    Some(offer)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Offers;

    const BOTH_CAME: &str = include_str!("../../tests/fixtures/examples/preferans.talon.json");

    /// What is offered after each of the actions.
    fn moments() -> Vec<(Json, Ends)> {
        let mut record: Json = serde_json::from_str(BOTH_CAME).expect("a record");
        record.as_object_mut().expect("an object").remove("result");
        let all = record["actions"].as_array().cloned().expect("actions");
        (0..=all.len())
            .map(|at| {
                record["actions"] = all[..at].to_vec().into();
                let offers = Offers::of(&record.to_string(), None).expect("a hand");
                (record.clone(), offers.ends)
            })
            .collect()
    }

    #[test]
    fn while_cards_are_played_a_claim_of_tricks_is_offered_also_in_the_middle_of_a_trick() {
        for (record, ends) in moments() {
            let actions = record["actions"].as_array().expect("actions");
            let is_in_play = actions.iter().any(|action| action["type"] == "defend") && ends.may_stop;
            let answers = actions.iter().filter(|action| action["type"] == "defend").count();
            assert_eq!(
                ends.claim.is_some(),
                is_in_play && answers == 2,
                "after {}",
                actions.len()
            );
            let Some(claim) = ends.claim else { continue };
            assert!(claim.parts.is_empty() && claim.silent.is_empty(), "{claim:?}");
            // The declarer takes the rest: that is never open, whoever came.
            let mut tricks = claim.tricks;
            tricks.a += 10 - tricks.iter().map(|(_, won)| won).sum::<u8>();
            let entry = ClaimEntry {
                tricks: Some(tricks),
                ..ClaimEntry::default()
            };
            let mut claimed = record.clone();
            let last = claimed["actions"].as_array_mut().expect("actions");
            last.push(entry.action(claim.by));
            let is_complete = with_hand(&Draft::read(&claimed.to_string()).expect("a draft"), |hand| {
                hand.summary().is_some_and(|summary| summary.complete) && hand.plies() == actions.len() + 1
            });
            assert_eq!(is_complete, Some(true), "after {}", actions.len());
        }
    }
}
