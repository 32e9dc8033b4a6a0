//! A scorecard as a value: who sits at the table, what they play, and the deals so far. Nothing that can be counted is
//! in it.

use chrono::{NaiveDate, NaiveDateTime};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json};
use talon_records::{Finding, rules_faults, usual_rules};
use talon_rules::cards::Seat;
use talon_rules::games::GameKind;

use crate::act::CardRefusal;
use crate::boards::BoardSet;

/// So many people sit at a table at most; then its dealer sits out (U-1.7, P-1.2).
pub(crate) const AT_TABLE_MAX: usize = 4;
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

/// Characters of the name of a unit of money.
pub const UNIT_MAX: usize = 12;

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

impl Line {
    /// The score, where the cards were not dealt wrongly.
    pub(crate) fn score(&self) -> Option<&Map<String, Json>> {
        match self {
            Line::Score(score) => Some(score),
            Line::Misdeal { .. } => None,
        }
    }
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

/// What a deal was before someone changed it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Change {
    pub by: Author,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub people: Vec<PersonNo>,
    pub dealer: PersonNo,
    pub line: Line,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// Why it did not count, if it did not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub void: Option<String>,
}

/// What another device says of the same deal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OtherAnswer {
    pub by: Author,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub people: Vec<PersonNo>,
    pub dealer: PersonNo,
    pub line: Line,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

impl Change {
    /// What another device said, once it does not count.
    pub(crate) fn of_answer(other: OtherAnswer) -> Change {
        Change {
            by: other.by,
            people: other.people,
            dealer: other.dealer,
            line: other.line,
            note: other.note,
            void: None,
        }
    }
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
    /// Who sat at the table, in the order of play; nobody named is everyone on the card.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub people: Vec<PersonNo>,
    /// The board that it was, by its place in the set that lies at the table, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<u32>,
    /// What people want to remember of it; it counts nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// By which of the earlier rules it was played; by those of the card where none are named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub earlier: Option<usize>,
    /// Why it does not count, where someone struck it out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub void: Option<String>,
    /// Devices that said the same of it, beside the first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub agreed: Vec<u64>,
    /// What another device said of it, until someone decides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub other: Option<OtherAnswer>,
    /// What it was before, the oldest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub history: Vec<Change>,
}

impl Deal {
    /// A number that is another one after each change of it, and while another device's answer waits: whoever corrects
    /// it names the one that they saw.
    pub fn version(&self) -> usize {
        let waiting = if self.other.is_some() { CHANGES_MAX + 1 } else { 0 };
        self.history.len() + waiting
    }
}

/// Someone who took over a column of a sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Heir {
    pub person: PersonNo,
    /// Who began the column.
    pub column: PersonNo,
}

/// An evening at one table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scorecard {
    #[serde(with = "game_word")]
    pub game: GameKind,
    /// The member `rules` of its records.
    pub rules: Json,
    /// Those of earlier parts of the evening, where rules changed in its middle.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub earlier_rules: Vec<Json>,
    pub day: NaiveDate,
    /// Everyone who has sat at the table, in the order in which they came.
    pub people: Vec<String>,
    /// Who sits at it now, three or four in the order of play; nobody named is everyone.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub table: Vec<PersonNo>,
    /// Who took over a column of a sheet, and whose.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub heirs: Vec<Heir>,
    pub first_dealer: PersonNo,
    #[serde(default)]
    pub dealing: Dealing,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stake: Option<Stake>,
    pub deals: Vec<Deal>,
    /// The boards that its deals are, where deals are compared; a tournament says which, each time.
    #[serde(skip)]
    pub boards: Option<BoardSet>,
    /// How many deals are played, where a tournament fixes that; it says so each time.
    #[serde(skip)]
    pub planned: Option<u32>,
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
            earlier_rules: Vec::new(),
            day,
            people,
            table: Vec::new(),
            heirs: Vec::new(),
            first_dealer,
            dealing: Dealing::default(),
            stake: None,
            deals: Vec::new(),
            boards: None,
            planned: None,
            next_id: 1,
            closed: false,
        };
        card.check_people()?;
        card.check_person(first_dealer)?;
        Ok(card)
    }

    pub(crate) fn check_people(&self) -> Result<(), CardRefusal> {
        if !(3..=AT_TABLE_MAX).contains(&self.at_table().len()) {
            return Err(CardRefusal::NumberOfPeople { most: AT_TABLE_MAX });
        }
        let has_twin = |(at, name): (usize, &String)| self.people.iter().skip(at + 1).any(|other| other == name);
        match self.people.iter().enumerate().find(|one| has_twin(*one)) {
            Some((_, name)) => Err(CardRefusal::SameName(name.clone())),
            None => Ok(()),
        }
    }

    pub(crate) fn check_person(&self, person: PersonNo) -> Result<(), CardRefusal> {
        if self.at_table().contains(&person) {
            Ok(())
        } else {
            Err(CardRefusal::NoSuchPerson)
        }
    }

    /// Everyone on the card, at the table or not.
    pub fn everybody(&self) -> impl Iterator<Item = PersonNo> + use<> {
        (0..u8::try_from(self.people.len()).unwrap_or(u8::MAX)).map(PersonNo)
    }

    /// Who sits at the table now, in the order of play.
    pub fn at_table(&self) -> Vec<PersonNo> {
        self.listed(&self.table)
    }

    /// Who of them plays when this person deals, in the order of play.
    pub fn players(&self, dealer: PersonNo) -> Vec<PersonNo> {
        let mut people = self.at_table();
        people.retain(|person| self.seat(*person, dealer).is_some());
        people
    }

    /// Who sat at it in a deal.
    pub fn at_table_in(&self, deal: &Deal) -> Vec<PersonNo> {
        self.listed(&deal.people)
    }

    pub(crate) fn listed(&self, people: &[PersonNo]) -> Vec<PersonNo> {
        match people {
            [] => self.everybody().collect(),
            some => some.to_vec(),
        }
    }

    /// The card without its deals as it was for one of them: with the people and the rules of that deal.
    #[must_use]
    pub fn as_for(&self, deal: &Deal) -> Scorecard {
        Scorecard {
            rules: self.rules_of(deal).clone(),
            ..self.with_people(&self.at_table_in(deal))
        }
    }

    /// What is wrong with its rules. A deal is counted by the usual ones where those of the card cannot be read, so
    /// no card has others.
    pub fn rules_faults(&self) -> Vec<Finding> {
        let all = std::iter::once(&self.rules).chain(&self.earlier_rules);
        all.flat_map(|rules| rules_faults(self.game, rules)).collect()
    }

    /// The rules by which a deal is counted.
    pub fn rules_of(&self, deal: &Deal) -> &Json {
        let earlier = deal.earlier.and_then(|place| self.earlier_rules.get(place));
        earlier.unwrap_or(&self.rules)
    }

    /// The card without its deals, with these people at the table.
    #[must_use]
    pub fn with_people(&self, people: &[PersonNo]) -> Scorecard {
        Scorecard {
            rules: self.rules.clone(),
            earlier_rules: Vec::new(),
            people: self.people.clone(),
            table: people.to_vec(),
            heirs: self.heirs.clone(),
            stake: None,
            deals: Vec::new(),
            ..*self
        }
    }

    /// A person's name.
    pub fn name(&self, person: PersonNo) -> &str {
        self.people.get(person.index()).map_or("", String::as_str)
    }

    /// Who deals after this person.
    pub fn after(&self, person: PersonNo) -> PersonNo {
        let table = self.at_table();
        let at = table.iter().position(|one| *one == person);
        let next = at.map_or(0, |at| (at + 1) % table.len().max(1));
        table.get(next).copied().unwrap_or(person)
    }

    /// The seat of a person in a deal; none has who deals at a table of four (U-1.7), or who is not at the table.
    pub fn seat(&self, person: PersonNo, dealer: PersonNo) -> Option<Seat> {
        let table = self.at_table();
        let place = |who: PersonNo| table.iter().position(|one| *one == who);
        let (person, dealer) = (place(person)?, place(dealer)?);
        let count = table.len();
        if count < AT_TABLE_MAX {
            return Seat::ALL.get(person).copied();
        }
        let behind = (person + count - dealer) % count;
        behind.checked_sub(1).and_then(|place| Seat::ALL.get(place)).copied()
    }

    /// The person at a seat of a deal.
    pub fn person(&self, seat: Seat, dealer: PersonNo) -> PersonNo {
        let table = self.at_table();
        let dealer = table.iter().position(|one| *one == dealer).unwrap_or(0);
        let at = match table.len() {
            0..AT_TABLE_MAX => seat.index(),
            count => (dealer + 1 + seat.index()) % count,
        };
        table.get(at).copied().unwrap_or(PersonNo(u8::MAX))
    }

    /// The deal of this name and its place among the lines.
    pub fn deal(&self, id: DealId) -> Option<(usize, &Deal)> {
        self.deals.iter().enumerate().find(|(_, deal)| deal.id == id)
    }

    /// The number of the deal at a place; a misdeal has none. A board has that of its place in the set.
    pub fn number(&self, place: usize) -> Option<u32> {
        let deal = self.deals.get(place)?;
        if self.boards.is_some() {
            return deal.board;
        }
        let is_score = |deal: &&Deal| matches!(deal.line, Line::Score(_));
        let before = self.deals.iter().take(place).filter(is_score).count();
        is_score(&deal).then(|| u32::try_from(before + 1).unwrap_or(u32::MAX))
    }

    /// The number of a deal; a misdeal has none.
    pub fn number_of(&self, id: DealId) -> Option<u32> {
        self.deal(id).and_then(|(place, _)| self.number(place))
    }

    /// The number of the deal that comes next; of boards, of the first of which nothing is written.
    pub fn next_number(&self) -> u32 {
        if let Some(set) = self.boards {
            return self.open_boards().first().copied().unwrap_or(set.count + 1);
        }
        let scores = self.deals.iter().filter(|deal| matches!(deal.line, Line::Score(_)));
        u32::try_from(scores.count() + 1).unwrap_or(u32::MAX)
    }

    /// Who deals next.
    pub fn next_dealer(&self) -> PersonNo {
        if let Some(dealer) = self.dealer_of_board(self.next_number()) {
            return dealer;
        }
        let table = self.at_table();
        let Some(last) = self.deals.last() else {
            let first = Some(self.first_dealer).filter(|first| table.contains(first));
            return first.or(table.first().copied()).unwrap_or(self.first_dealer);
        };
        let again = match &last.line {
            Line::Misdeal { passes } => Some(last.dealer).filter(|_| !passes),
            Line::Score(score) => {
                let declarer = self.as_for(last).declarer(score, last.dealer);
                declarer.filter(|_| self.dealing == Dealing::LastDeclarer)
            }
        };
        let again = again.filter(|person| table.contains(person));
        again.unwrap_or_else(|| self.dealer_behind(last, &table))
    }

    /// Whose turn it is behind a deal, where others may have sat at the table.
    fn dealer_behind(&self, last: &Deal, table: &[PersonNo]) -> PersonNo {
        if table.contains(&last.dealer) {
            return self.after(last.dealer);
        }
        let was = self.at_table_in(last);
        let at = was.iter().position(|one| *one == last.dealer).unwrap_or(0);
        if was.len() == table.len() {
            // Someone else sits in the dealer's place.
            return table.get((at + 1) % table.len()).copied().unwrap_or(last.dealer);
        }
        let behind = was.iter().cycle().skip(at + 1).take(was.len());
        let mut there = behind.filter(|one| table.contains(one));
        there.next().or(table.first()).copied().unwrap_or(last.dealer)
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
