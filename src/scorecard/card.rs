//! A scorecard as a value: who sits at the table, what they play, and the deals so far. Nothing that can be counted is in it.

use chrono::{NaiveDate, NaiveDateTime};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json};
use talon_records::usual_rules;
use talon_rules::cards::Seat;
use talon_rules::games::GameKind;

use crate::act::CardRefusal;
use crate::game_of;

/// So many deals has a card at most; then a new one begins.
pub(crate) const DEALS_MAX: usize = 400;
/// So many changes of one deal are remembered.
pub(crate) const CHANGES_MAX: usize = 50;

/// A person at the table, by their place in the order of play, from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct PersonNo(pub u8);

impl PersonNo {
    /// Their place in a list of the people.
    pub fn index(self) -> usize {
        self.0.into()
    }
}

/// What names a deal through moves and corrections.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct DealId(pub u32);

/// Who deals after a deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Dealing {
    /// The next in the order of play (U-2.1, P-2.1).
    #[default]
    InTurn,
    /// The last declarer, a custom of some tables.
    LastDeclarer,
}

/// What a point is worth.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stake {
    /// In the smallest unit that is paid.
    pub point: u32,
    /// What that unit is called.
    pub unit: String,
}

/// What a line of the card says.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Line {
    /// The member `score` of a score record, by the seats of the deal.
    Score(Map<String, Json>),
    /// Cards that were dealt wrongly: a line that counts nothing. Whether the deal passes on to the next dealer.
    Misdeal { passes: bool },
}

/// Who changed something, and when.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Author {
    /// The device, by a mark that means nothing elsewhere.
    pub device: u64,
    /// In UTC.
    pub at: NaiveDateTime,
}

/// What a deal was before somebody changed it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Change {
    pub by: Author,
    pub dealer: PersonNo,
    pub line: Line,
    /// Why it did not count, if it did not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub void: Option<String>,
}

/// What another device says of the same deal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OtherAnswer {
    pub by: Author,
    pub dealer: PersonNo,
    pub line: Line,
}

/// A deal of the evening.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    pub id: DealId,
    pub dealer: PersonNo,
    pub line: Line,
    /// Whose device wrote it, or the last change to it.
    pub by: Author,
    /// Why it does not count, where somebody struck it out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub void: Option<String>,
    /// Devices that said the same of it, beside the first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub agreed: Vec<u64>,
    /// What another device said of it, until somebody decides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub other: Option<OtherAnswer>,
    /// What it was before, the oldest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub history: Vec<Change>,
}

/// An evening at one table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scorecard {
    #[serde(with = "game_word")]
    pub game: GameKind,
    /// The member `rules` of its records.
    pub rules: Json,
    pub day: NaiveDate,
    /// The people in the order of play, three or four.
    pub people: Vec<String>,
    pub first_dealer: PersonNo,
    #[serde(default)]
    pub dealing: Dealing,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stake: Option<Stake>,
    pub deals: Vec<Deal>,
    /// The number that the next deal is named by.
    pub next_id: u32,
    /// Nobody adds to it any more.
    #[serde(default)]
    pub closed: bool,
}

impl Scorecard {
    /// An empty card.
    ///
    /// # Errors
    /// When so many people cannot sit at a table of this game, two have the same name, or the dealer is none of them.
    pub fn new(
        game: GameKind,
        people: Vec<String>,
        first_dealer: PersonNo,
        day: NaiveDate,
    ) -> Result<Scorecard, CardRefusal> {
        let card = Scorecard {
            game,
            rules: serde_json::from_str(&usual_rules(game)).unwrap_or_default(),
            day,
            people,
            first_dealer,
            dealing: Dealing::default(),
            stake: None,
            deals: Vec::new(),
            next_id: 1,
            closed: false,
        };
        card.check_people()?;
        card.check_person(first_dealer)?;
        Ok(card)
    }

    pub(crate) fn check_people(&self) -> Result<(), CardRefusal> {
        let most = if game_of(self.game).is_some_and(|game| game.counts_alone()) {
            4
        } else {
            3
        };
        if !(3..=most).contains(&self.people.len()) {
            return Err(CardRefusal::NumberOfPeople { most });
        }
        let has_twin = |(at, name): (usize, &String)| self.people.iter().skip(at + 1).any(|other| other == name);
        match self.people.iter().enumerate().find(|one| has_twin(*one)) {
            Some((_, name)) => Err(CardRefusal::SameName(name.clone())),
            None => Ok(()),
        }
    }

    pub(crate) fn check_person(&self, person: PersonNo) -> Result<(), CardRefusal> {
        if person.index() < self.people.len() {
            Ok(())
        } else {
            Err(CardRefusal::NoSuchPerson)
        }
    }

    /// Everybody at the table.
    pub fn everybody(&self) -> impl Iterator<Item = PersonNo> + use<> {
        (0..u8::try_from(self.people.len()).unwrap_or(u8::MAX)).map(PersonNo)
    }

    /// A person's name.
    pub fn name(&self, person: PersonNo) -> &str {
        self.people.get(person.index()).map_or("", String::as_str)
    }

    /// Who deals after this person.
    pub fn after(&self, person: PersonNo) -> PersonNo {
        let next = (person.index() + 1) % self.people.len().max(1);
        PersonNo(u8::try_from(next).unwrap_or(0))
    }

    /// The seat of a person in a deal; none has who deals at a table of four (U-1.7), or who is not at the table.
    pub fn seat(&self, person: PersonNo, dealer: PersonNo) -> Option<Seat> {
        let count = self.people.len();
        if person.index() >= count || dealer.index() >= count {
            return None;
        }
        if count < 4 {
            return Seat::ALL.get(person.index()).copied();
        }
        let behind = (person.index() + count - dealer.index()) % count;
        behind.checked_sub(1).and_then(|place| Seat::ALL.get(place)).copied()
    }

    /// The person at a seat of a deal.
    pub fn person(&self, seat: Seat, dealer: PersonNo) -> PersonNo {
        let at = match self.people.len() {
            0..4 => seat.index(),
            count => (dealer.index() + 1 + seat.index()) % count,
        };
        PersonNo(u8::try_from(at).unwrap_or(u8::MAX))
    }

    /// The deal of this name and its place among the lines.
    pub fn deal(&self, id: DealId) -> Option<(usize, &Deal)> {
        self.deals.iter().enumerate().find(|(_, deal)| deal.id == id)
    }

    /// The number of the deal at a place; a misdeal has none.
    pub fn number(&self, place: usize) -> Option<u32> {
        let deal = self.deals.get(place)?;
        let is_score = |deal: &&Deal| matches!(deal.line, Line::Score(_));
        let before = self.deals.iter().take(place).filter(is_score).count();
        is_score(&deal).then(|| u32::try_from(before + 1).unwrap_or(u32::MAX))
    }

    /// The number of a deal; a misdeal has none.
    pub fn number_of(&self, id: DealId) -> Option<u32> {
        self.deal(id).and_then(|(place, _)| self.number(place))
    }

    /// The number of the deal that comes next.
    pub fn next_number(&self) -> u32 {
        let scores = self.deals.iter().filter(|deal| matches!(deal.line, Line::Score(_)));
        u32::try_from(scores.count() + 1).unwrap_or(u32::MAX)
    }

    /// Who deals next.
    pub fn next_dealer(&self) -> PersonNo {
        let Some(last) = self.deals.last() else {
            return self.first_dealer;
        };
        match &last.line {
            Line::Misdeal { passes: false } => last.dealer,
            Line::Misdeal { passes: true } => self.after(last.dealer),
            Line::Score(score) => self
                .declarer(score, last.dealer)
                .filter(|_| self.dealing == Dealing::LastDeclarer)
                .unwrap_or_else(|| self.after(last.dealer)),
        }
    }

    /// Who declared a deal.
    pub fn declarer(&self, score: &Map<String, Json>, dealer: PersonNo) -> Option<PersonNo> {
        let seat = score.get("declarer").and_then(Json::as_str).and_then(Seat::parse)?;
        Some(self.person(seat, dealer))
    }
}

mod game_word {
    use serde::de::Error;
    use serde::{Deserialize as _, Deserializer, Serializer};
    use talon_rules::games::GameKind;

    pub(super) fn serialize<S: Serializer>(game: &GameKind, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(game.as_str())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<GameKind, D::Error> {
        let word = String::deserialize(from)?;
        GameKind::parse(&word).ok_or_else(|| D::Error::custom("no such game"))
    }
}
