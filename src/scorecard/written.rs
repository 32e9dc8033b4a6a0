//! Deals that were written elsewhere, as score records: those of the card's own people follow the deals that it has,
//! and a card can begin with them.

use chrono::NaiveDate;
use serde_json::{Map, Value as Json, json};
use talon_records::Reader;
use talon_records::normal::Writer;
use talon_rules::cards::Seat;
use talon_rules::games::GameKind;

use crate::act::{CardRefusal, SaveDeal, VoidDeal};
use crate::card::{Author, DealId, Line, PersonNo, Scorecard};
use crate::form::{Asks, Says};
use crate::game_of;

/// A deal that was written elsewhere.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WrittenDeal {
    /// Its number, where it was written.
    pub number: Option<u32>,
    pub dealer: PersonNo,
    /// The member `score` of its record.
    pub score: Map<String, Json>,
    /// Why it does not count, where it was struck out.
    pub void: Option<String>,
    pub note: Option<String>,
}

/// By which rules a deal is played that has no word about them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WithoutRules {
    /// As people write it down: by those of their table.
    AsOnCard,
    /// As records have it: by the usual ones.
    Usual,
}

/// Why a record cannot be a deal of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotOfCard {
    OtherGame,
    OtherPeople,
    /// It is played by other rules than the card.
    OtherRules,
    /// It has cards, where a card has results.
    HasCards,
    /// A referee ruled on it; a card can only strike a deal out.
    HasRuling,
    /// It has more notes than one, or one on a position or not for everybody, where a card has one a deal that all
    /// read.
    HasNotes,
    /// It is no record.
    NoRecord,
}

impl Scorecard {
    /// An empty card for the people, the game and the rules of a record, with its dealer as the first. Where the dealer
    /// sits out they come first in the order of play.
    ///
    /// # Errors
    /// When the record cannot be a deal of any card.
    pub fn begun_by(record: &str, day: NaiveDate) -> Result<Scorecard, NotOfCard> {
        let record: Json = serde_json::from_str(record).map_err(|_| NotOfCard::NoRecord)?;
        let game = record["game"].as_str().and_then(GameKind::parse);
        let mut people: Vec<String> = Seat::ALL.into_iter().map(|seat| seated(&record, seat)).collect();
        let dealer = match record["deal"]["dealer"].as_str().and_then(Seat::parse) {
            Some(seat) => seat.index(),
            None => {
                people.insert(0, sitting_out(&record));
                0
            }
        };
        let dealer = PersonNo(u8::try_from(dealer).unwrap_or(0));
        let day = record["source"]["date"]
            .as_str()
            .and_then(|day| day.parse().ok())
            .unwrap_or(day);
        let game = game.ok_or(NotOfCard::OtherGame)?;
        let card = Scorecard::new(game, people, dealer, day).map_err(|_| NotOfCard::OtherPeople)?;
        let rules = record["rules"].clone();
        Ok(Scorecard { rules, ..card })
    }

    /// What a score record says beside who declared what, as a line of a card does, by the seats in it; `None` where it
    /// has no score.
    pub fn told_of(record: &str) -> Option<Vec<(Asks, Says)>> {
        let record: Json = serde_json::from_str(record).ok()?;
        let game = record["game"].as_str().and_then(GameKind::parse)?;
        let mut people: Vec<String> = Seat::ALL.map(|seat| seat.letter().to_owned()).into();
        let dealer = match record["deal"]["dealer"].as_str().and_then(Seat::parse) {
            Some(seat) => seat.index(),
            None => {
                people.insert(0, "out".to_owned());
                0
            }
        };
        let dealer = PersonNo(u8::try_from(dealer).ok()?);
        let card = Scorecard::new(game, people, dealer, NaiveDate::default()).ok()?;
        let rules = record["rules"].clone();
        let card = Scorecard { rules, ..card };
        Some(card.told(dealer, record["score"].as_object()?))
    }

    /// A score record as a deal of this card, with who sits at the table now. Where it has no word about rules, those
    /// of the card are meant or the usual ones.
    ///
    /// # Errors
    /// When it is a deal of another game or of other people, or says more than a card can keep.
    pub fn written(&self, record: &str, without: WithoutRules) -> Result<WrittenDeal, NotOfCard> {
        let record: Json = serde_json::from_str(record).map_err(|_| NotOfCard::NoRecord)?;
        if record["game"] != self.game.as_str() {
            return Err(NotOfCard::OtherGame);
        }
        let options = &record["rules"]["options"];
        let is_meant = options.is_null() && without == WithoutRules::AsOnCard;
        if !is_meant && *options != self.options_in_normal_form() {
            return Err(NotOfCard::OtherRules);
        }
        let score = record["score"].as_object().cloned().ok_or(NotOfCard::HasCards)?;
        let table = self.at_table();
        let named = |name: &str| table.iter().copied().find(|person| self.name(*person) == name);
        let dealer = match record["deal"]["dealer"].as_str().and_then(Seat::parse) {
            Some(seat) => seated(&record, seat),
            None => sitting_out(&record),
        };
        let dealer = named(&dealer).ok_or(NotOfCard::OtherPeople)?;
        let is_own = |seat: Seat| named(&seated(&record, seat)) == Some(self.person(seat, dealer));
        if !Seat::ALL.into_iter().all(is_own) {
            return Err(NotOfCard::OtherPeople);
        }
        Ok(WrittenDeal {
            number: record["source"]["deal"]
                .as_u64()
                .and_then(|number| u32::try_from(number).ok()),
            dealer,
            score,
            void: void(&record)?,
            note: note(&record)?,
        })
    }

    /// The options of the card as its records have them.
    fn options_in_normal_form(&self) -> Json {
        let record = json!({
            "format": "talon",
            "version": "1.0",
            "game": self.game.as_str(),
            "rules": self.rules,
            "deal": {"dealer": "A"},
            "actions": [],
        });
        let text = record.to_string();
        let mut reader = Reader::new();
        let checked = reader.check(text.as_bytes(), &talon_records::Options::default());
        let written = checked
            .record
            .as_ref()
            .map(|record| Writer::new().write(record).0.to_vec());
        let own: Json = written
            .and_then(|text| serde_json::from_slice(&text).ok())
            .unwrap_or_default();
        own["rules"]["options"].clone()
    }

    pub(crate) fn save_written(&mut self, deals: Vec<WrittenDeal>, by: Author) -> Result<(), CardRefusal> {
        for deal in deals {
            let next = self.next_number();
            if let Some(number) = deal.number.filter(|number| *number != next) {
                return Err(CardRefusal::NotNext { number, next });
            }
            let id = DealId(self.next_id);
            // What only the sheet tells need not have been written.
            let standing = || self.standing(deal.dealer).unwrap_or_default();
            let told = game_of(self.game).and_then(|game| game.as_it_stands(&deal.score, &standing));
            let score = told.unwrap_or(deal.score);
            self.save(
                SaveDeal {
                    number: next,
                    people: Vec::new(),
                    dealer: deal.dealer,
                    line: Line::Score(score),
                    note: deal.note,
                },
                by,
            )?;
            if let Some(reason) = deal.void {
                self.void(&VoidDeal { id, reason }, by)?;
            }
        }
        Ok(())
    }
}

/// The name of the player there; players without a name are called by their seats, as on a card.
fn seated(record: &Json, seat: Seat) -> String {
    let name = record["players"][seat.letter()]["name"].as_str();
    name.unwrap_or(seat.letter()).to_owned()
}

fn sitting_out(record: &Json) -> String {
    record["source"]["sitting_out"]["name"]
        .as_str()
        .unwrap_or("D")
        .to_owned()
}

/// The one note on the whole deal, if there is one.
fn note(record: &Json) -> Result<Option<String>, NotOfCard> {
    let notes = record["annotations"].as_array().map(Vec::as_slice).unwrap_or_default();
    match notes {
        [] => Ok(None),
        // What is not for everybody would be read by everybody who has the card.
        [note] if note["visibility"].as_str().is_some_and(|who| who != "public") => Err(NotOfCard::HasNotes),
        [note] if note["kind"] == "comment" && note["at"]["ply"] == 0 => {
            Ok(note["text"].as_str().map(ToOwned::to_owned))
        }
        _ => Err(NotOfCard::HasNotes),
    }
}

/// Why a deal does not count, if it does not.
fn void(record: &Json) -> Result<Option<String>, NotOfCard> {
    let actions = record["actions"].as_array().map(Vec::as_slice).unwrap_or_default();
    match actions {
        [] => Ok(None),
        [ruling] if ruling["type"] == "ruling" && ruling["kind"] == "void" => {
            let reason = ruling["text"].as_str().map(str::trim).filter(|text| !text.is_empty());
            Ok(Some(reason.unwrap_or("–").to_owned()))
        }
        _ => Err(NotOfCard::HasRuling),
    }
}
