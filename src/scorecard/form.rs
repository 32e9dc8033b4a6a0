//! What can be filled in of a deal: first who declared and what, then how it went. A field is a list of choices, each
//! of which adds members to the score. What cannot be is not offered, as far as one field can tell; `offer` says what
//! cannot stand beside other choices.

use std::collections::BTreeMap;

use serde_json::{Map, Value as Json};
use talon_rules::cards::{Seat, Suit};
use talon_rules::games::session::Standing;

use crate::card::{PersonNo, Scorecard};
use crate::game_of;

/// How many deals make a call usual on a card.
const OFTEN: usize = 3;

/// Something that can be called.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CallChoice {
    pub code: String,
    /// The code of the contract whose name it has.
    pub contract: &'static str,
    /// Thrown in before it was played.
    pub thrown_in: bool,
    /// What each opponent pays for it, where that is known before.
    pub value: Option<i64>,
    /// It is called often, everywhere or on this card.
    pub usual: bool,
    /// What it is put together from; `None` of a call that stands alone.
    pub parts: Option<Vec<CallPart>>,
}

/// What a call can have beside what every call has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CallPart {
    /// A component of the contract, by its code.
    Component(&'static str),
    /// Hearts are trump.
    Hearts,
}

/// Something that is asked of a deal.
#[derive(Debug, Clone, PartialEq)]
pub struct Field {
    /// The name of the field in a form.
    pub id: String,
    pub asks: Asks,
    pub choices: Vec<Choice>,
    /// The choice that stands unless another is made; `None` where one must be made.
    pub preset: Option<usize>,
    /// It is seldom needed.
    pub folded: bool,
    /// It alone ends the deal, so that its choices can be the buttons that save.
    pub ends: bool,
}

/// What a field asks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Asks {
    /// What became of a part of the contract.
    Part(&'static str),
    /// What became of the whole contract.
    Whole,
    /// The kontra on a part, by this defender where each has their own.
    Kontra(&'static str, Option<Seat>),
    /// A silent bid.
    Silent(&'static str),
    /// Who had the trump seven in the last trick.
    Seven,
    /// The card points of the declarer, or where none is named of the defenders, with marriages and talon (U-7.9).
    Points(Option<Seat>),
    /// The marriages that someone said.
    Marriages(Seat),
    /// In which round of the auction the contract was bid.
    Round,
    Trump,
    /// Who came to play against the declarer.
    Came,
    /// Who said the first kontra, and how far it went.
    KontraBy,
    Tricks(Seat),
}

/// A choice of a field.
#[derive(Debug, Clone, PartialEq)]
pub struct Choice {
    /// Its word in a form.
    pub code: String,
    pub says: Says,
    /// The members that it adds to the score.
    pub adds: Json,
}

/// What a choice says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Says {
    Made,
    Lost,
    /// Nothing of the kind was noted.
    Nothing,
    /// The level of a kontra, from 1.
    Level(u8),
    LevelBy(Seat, u8),
    Both,
    Only(Seat),
    Invites(Seat),
    Nobody,
    SevenWon(Seat),
    SevenLost(Seat),
    Suit(Suit),
    Number(u8),
    /// A marriage in trumps, if there was one, and so many others.
    Marriages(bool, u8),
}

impl Choice {
    pub(crate) fn new(code: &str, says: Says, adds: Json) -> Choice {
        Choice {
            code: code.to_owned(),
            says,
            adds,
        }
    }
}

/// Who declared a deal, and what.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Called {
    pub dealer: PersonNo,
    /// `None` of a deal that nobody declared.
    pub declarer: Option<PersonNo>,
    pub call: String,
}

/// Something that can be but seldom is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AskAgain {
    /// A silent Durchmars was made, and the Simple lost: against a talon and marriages.
    AllTricksAndSimpleLost,
}

/// Why a form gives no score.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FormFault {
    /// There is no such call, or this person cannot make it.
    Call,
    /// A field has no choice, or one that it does not have.
    Field(String),
}

impl Scorecard {
    /// What can be called under the rules of the card, in the order of the ladder.
    pub fn calls(&self) -> Vec<CallChoice> {
        game_of(self.game).map_or_else(Vec::new, |game| game.calls(&self.rules))
    }

    /// The same for those who are to call: what these people call often is usual too.
    pub fn offered_calls(&self) -> Vec<CallChoice> {
        let mut calls = self.calls();
        let Some(game) = game_of(self.game) else {
            return calls;
        };
        let counted = self.deals.iter().filter(|deal| deal.void.is_none());
        let called: Vec<String> = counted.filter_map(|deal| game.call_of(deal.line.score()?)).collect();
        for call in &mut calls {
            call.usual |= called.iter().filter(|code| **code == call.code).count() >= OFTEN;
        }
        calls
    }

    /// What of these calls can be put together, in the order in which it is offered.
    pub fn call_parts(&self, calls: &[CallChoice]) -> Vec<CallPart> {
        let all = game_of(self.game).map_or(&[][..], |game| game.call_parts());
        let has = |part: &CallPart| {
            calls
                .iter()
                .filter_map(|call| call.parts.as_ref())
                .any(|parts| parts.contains(part))
        };
        all.iter().copied().filter(has).collect()
    }

    /// What a deal is called that nobody declared, where the game has such deals.
    pub fn nobody_declares(&self) -> Option<&'static str> {
        game_of(self.game).and_then(|game| game.nobody_declares())
    }

    /// What is asked of a deal.
    ///
    /// # Errors
    /// When nobody can call this.
    pub fn fields(&self, called: &Called) -> Result<Vec<Field>, FormFault> {
        let declarer = self.declarer_seat(called)?;
        let game = game_of(self.game).ok_or(FormFault::Call)?;
        game.fields(&self.rules, declarer, &called.call).ok_or(FormFault::Call)
    }

    fn declarer_seat(&self, called: &Called) -> Result<Option<Seat>, FormFault> {
        match called.declarer {
            Some(person) => self.seat(person, called.dealer).map(Some).ok_or(FormFault::Call),
            None => Ok(None),
        }
    }

    /// The score that a filled form says, `chosen` being the codes of choices by the names of fields.
    ///
    /// # Errors
    /// When the call or a choice is none.
    pub fn score(
        &self,
        called: &Called,
        chosen: &BTreeMap<String, String>,
        standing: Option<&Standing>,
    ) -> Result<Map<String, Json>, FormFault> {
        let fields = self.fields(called)?;
        let game = game_of(self.game).ok_or(FormFault::Call)?;
        if let Some(other) = chosen.keys().find(|id| !fields.iter().any(|field| field.id == **id)) {
            return Err(FormFault::Field(other.clone()));
        }
        let mut score = Json::Object(game.begin(self.declarer_seat(called)?, &called.call));
        for field in &fields {
            let fault = || FormFault::Field(field.id.clone());
            let choice = match chosen.get(&field.id) {
                Some(code) => field
                    .choices
                    .iter()
                    .find(|choice| choice.code == *code)
                    .ok_or_else(fault)?,
                None => match field.preset {
                    Some(preset) => field.choices.get(preset).ok_or_else(fault)?,
                    None => return Err(fault()),
                },
            };
            add(&mut score, &choice.adds);
        }
        let Json::Object(mut score) = score else {
            return Err(FormFault::Call);
        };
        game.finish(&self.rules, &mut score, standing)
            .map_err(FormFault::Field)?;
        Ok(score)
    }

    /// What of a score should be asked once more before it is saved.
    pub fn asks_again(&self, score: &Map<String, Json>) -> Option<AskAgain> {
        game_of(self.game).and_then(|game| game.asks_again(score))
    }

    /// Who declared what in a deal.
    pub fn called(&self, dealer: PersonNo, score: &Map<String, Json>) -> Option<Called> {
        Some(Called {
            dealer,
            declarer: self.declarer(score, dealer),
            call: game_of(self.game)?.call_of(score)?,
        })
    }

    /// What a deal was beside its call, where each counts for itself: the choices that are not made by themselves.
    pub fn told(&self, dealer: PersonNo, score: &Map<String, Json>) -> Vec<(Asks, Says)> {
        let Some((called, chosen)) = self.filled(dealer, score) else {
            return Vec::new();
        };
        let fields = self.fields(&called).unwrap_or_default();
        let told = fields.iter().filter(|field| !field.ends).filter_map(|field| {
            let code = chosen.get(&field.id)?;
            let (place, choice) = field
                .choices
                .iter()
                .enumerate()
                .find(|(_, choice)| choice.code == *code)?;
            (field.preset != Some(place)).then_some((field.asks, choice.says))
        });
        told.collect()
    }

    /// How a form is filled that says this score, and what was called.
    pub fn filled(&self, dealer: PersonNo, score: &Map<String, Json>) -> Option<(Called, BTreeMap<String, String>)> {
        let called = self.called(dealer, score)?;
        let whole = Json::Object(game_of(self.game)?.spelled_out(score));
        let fields = self.fields(&called).ok()?;
        let chosen = fields.iter().filter_map(|field| {
            let fits = field.choices.iter().filter(|choice| has(&whole, &choice.adds));
            let best = fits.max_by_key(|choice| weight(&choice.adds))?;
            Some((field.id.clone(), best.code.clone()))
        });
        let chosen = chosen.collect();
        Some((called, chosen))
    }
}

/// Adds members, those of objects one by one.
fn add(to: &mut Json, what: &Json) {
    match (to, what) {
        (Json::Object(to), Json::Object(what)) => {
            for (name, value) in what {
                add(to.entry(name.clone()).or_insert(Json::Null), value);
            }
        }
        (to, what) => *to = what.clone(),
    }
}

/// Whether everything that a choice adds is there.
fn has(whole: &Json, part: &Json) -> bool {
    match (whole, part) {
        (Json::Object(whole), Json::Object(part)) => part
            .iter()
            .all(|(name, value)| whole.get(name).is_some_and(|own| has(own, value))),
        (whole, part) => whole == part,
    }
}

/// How much a choice adds.
fn weight(adds: &Json) -> usize {
    match adds {
        Json::Object(members) => members.values().map(|value| 1 + weight(value)).sum(),
        Json::Array(list) => list.len(),
        _ => 0,
    }
}
