//! What changes a scorecard: each act is done as a whole or refused with a reason.

use serde_json::Value as Json;
use talon_records::Finding;

use crate::boards::BoardOfDeal;
use crate::card::{
    Author, CHANGES_MAX, Change, DEALS_MAX, Deal, DealId, Dealing, Line, OtherAnswer, PersonNo, Scorecard, Stake,
};
use crate::note::{both_notes, read_note};
use crate::parts::SecondPart;
use crate::seats::SeatChange;
use crate::written::WrittenDeal;

/// Characters of a reason.
const REASON_MAX: usize = 200;

/// An act on a scorecard.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Act {
    /// A deal is over.
    Save(SaveDeal),
    /// Deals that were written elsewhere follow those of the card.
    SaveWritten(Vec<WrittenDeal>),
    /// What was written of a deal is wrong.
    Correct(CorrectDeal),
    /// A forgotten deal stood before this one.
    Insert(CorrectDeal),
    /// A deal does not count.
    Void(VoidDeal),
    /// It counts again.
    Restore(DealId),
    /// The last line was a mistake, and goes as if it had never been.
    TakeBack(DealId),
    /// It stood at another place.
    Move(MoveDeal),
    /// It was another board.
    SetBoard(BoardOfDeal),
    /// Two devices said different things of one deal.
    Settle(SettleDeal),
    /// This device says the same of it.
    Agree(DealId),
    /// The names were wrong; the columns stay as they are.
    Rename(Vec<String>),
    /// The people at the table sit in this order; what they won stays with them.
    Reseat(Vec<PersonNo>),
    /// Other people sit at the table from a deal on.
    Seat(SeatChange),
    /// Other rules, by the member `rules` of records, for all deals.
    SetRules(Json),
    /// Other rules from a deal on: a second part of the evening.
    SetRulesFrom(SecondPart),
    SetDealing(Dealing),
    SetStake(Option<Stake>),
    Close,
    Reopen,
}

/// A deal, by the number that the device believes it to have.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SaveDeal {
    pub number: u32,
    /// Who sat at the table where it was written; nobody named is who sits there now.
    pub people: Vec<PersonNo>,
    pub dealer: PersonNo,
    pub line: Line,
    /// What is to be remembered of it.
    pub note: Option<String>,
}

/// What a deal is in truth, or what stands before it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CorrectDeal {
    pub id: DealId,
    /// Its version when it was looked at.
    pub seen: usize,
    pub dealer: PersonNo,
    pub line: Line,
    pub note: Option<String>,
}

/// A deal that does not count, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VoidDeal {
    pub id: DealId,
    pub reason: String,
}

/// A deal that goes to the place of another.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MoveDeal {
    pub id: DealId,
    pub to: DealId,
}

/// Which of two answers counts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SettleDeal {
    pub id: DealId,
    pub settled: Settled,
}

/// How two answers to one deal are settled.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Settled {
    First,
    Second,
    /// They are two deals.
    Both,
}

/// Why an act was not done.
#[derive(Debug, Clone, PartialEq)]
pub enum CardRefusal {
    /// So many people cannot sit at a table of this game.
    NumberOfPeople {
        most: usize,
    },
    /// Two people have the same name.
    SameName(String),
    NoSuchPerson,
    NoSuchDeal,
    /// The card is closed.
    Closed,
    /// It has as many deals as one may have.
    Full,
    /// All deals that the tournament plans were played: so many.
    AllPlayed(u32),
    /// A reason is missing, or longer than this many characters.
    Reason {
        most: usize,
    },
    /// A note is longer than this many characters.
    Note {
        most: usize,
    },
    /// A note or a reason has characters that nobody sees.
    Characters,
    /// Someone else changed the deal since it was looked at.
    Stale,
    /// Only the last line is taken back.
    NotLast,
    /// More people than this have sat at the table.
    TooManyPeople {
        most: usize,
    },
    /// Players who began a sheet stay until its end, or someone takes over their column.
    SheetNeedsItsPeople,
    /// No such board lies at the table.
    NoSuchBoard,
    /// Someone else deals the board: this person.
    BoardDealer(String),
    /// Two answers to the board wait for a decision.
    BoardAnswered,
    /// A board is one deal, and has its place by its number.
    BoardStands,
    /// Nothing would be different.
    Unchanged,
    /// A deal that was written elsewhere has another number than the card would give it.
    NotNext {
        number: u32,
        next: u32,
    },
    /// What was said of the deal cannot be.
    Impossible(Vec<Finding>),
}

impl Scorecard {
    /// Does an act, or leaves everything as it was.
    ///
    /// # Errors
    /// When it cannot be done.
    pub fn act(&mut self, act: Act, by: Author) -> Result<(), CardRefusal> {
        let mut next = self.clone();
        next.apply(act, by)?;
        if next == *self {
            return Err(CardRefusal::Unchanged);
        }
        next.check_planned(self)?;
        *self = next;
        Ok(())
    }

    /// Where the number of deals is fixed, none is added beyond it; what was struck out leaves room for another.
    fn check_planned(&self, before: &Scorecard) -> Result<(), CardRefusal> {
        let Some(planned) = self.planned else { return Ok(()) };
        let (deals, was) = (self.tally().counted(), before.tally().counted());
        match deals > was && deals > planned.try_into().unwrap_or(usize::MAX) {
            true => Err(CardRefusal::AllPlayed(planned)),
            false => Ok(()),
        }
    }

    fn apply(&mut self, act: Act, by: Author) -> Result<(), CardRefusal> {
        if self.closed && !matches!(act, Act::Reopen | Act::SetStake(_) | Act::Rename(_)) {
            return Err(CardRefusal::Closed);
        }
        match act {
            Act::Save(deal) => self.save(deal, by),
            Act::SaveWritten(deals) => self.save_written(deals, by),
            Act::Correct(deal) => self.correct(deal, by),
            Act::Insert(deal) => self.insert(deal, by),
            Act::Void(deal) => self.void(&deal, by),
            Act::Restore(id) => self.restore(id, by),
            Act::TakeBack(id) => self.take_back(id),
            Act::Move(deal) => self.move_deal(&deal),
            Act::SetBoard(deal) => self.set_board(deal, by),
            Act::Settle(deal) => self.settle(&deal, by),
            Act::Agree(id) => self.agree(id, by),
            Act::Rename(people) => {
                let count = self.people.len();
                self.people = people;
                self.check_people()?;
                if self.people.len() == count {
                    Ok(())
                } else {
                    Err(CardRefusal::NumberOfPeople { most: count })
                }
            }
            Act::Reseat(order) => self.reseat(&order),
            Act::Seat(change) => self.seat_others(change),
            Act::SetRules(rules) => self.set_rules(rules),
            Act::SetRulesFrom(part) => self.set_rules_from(part),
            Act::SetDealing(dealing) => {
                self.dealing = dealing;
                Ok(())
            }
            Act::SetStake(stake) => {
                self.stake = stake;
                Ok(())
            }
            Act::Close => {
                self.closed = true;
                Ok(())
            }
            Act::Reopen => {
                self.closed = false;
                Ok(())
            }
        }
    }

    /// The next deal; where another device was faster, its second witness or a second answer to it.
    pub(crate) fn save(&mut self, deal: SaveDeal, by: Author) -> Result<(), CardRefusal> {
        let SaveDeal {
            number,
            people,
            dealer,
            line,
            note,
        } = deal;
        let note = read_note(note)?;
        let people = self.named_people(people)?;
        self.with_people(&people).check_line(dealer, &line)?;
        let told = OtherAnswer {
            by,
            people: self.kept_people(people),
            dealer,
            line,
            note,
        };
        if self.boards.is_some() {
            return self.save_board(number, told);
        }
        let is_score = matches!(told.line, Line::Score(_));
        let taken = (0..self.deals.len()).find(|place| is_score && self.number(*place) == Some(number));
        let Some(there) = taken.and_then(|place| self.deals.get_mut(place)) else {
            return self.push(self.deals.len(), told, None);
        };
        let is_same = (&there.people, there.dealer, &there.line) == (&told.people, told.dealer, &told.line);
        if let Some(note) = both_notes(&there.note, &told.note).filter(|_| is_same) {
            if there.by.device != by.device && !there.agreed.contains(&by.device) {
                there.agreed.push(by.device);
            }
            there.note = note;
            return Ok(());
        }
        let same = |other: &OtherAnswer| {
            let OtherAnswer {
                by: author,
                people,
                dealer,
                line,
                note: _,
            } = other;
            (author.device, people, dealer, line) == (by.device, &told.people, &told.dealer, &told.line)
        };
        if let Some(other) = there.other.as_mut().filter(|other| same(other))
            && let Some(note) = both_notes(&other.note, &told.note)
        {
            other.note = note;
            return Ok(());
        }
        if there.by.device == by.device || there.other.is_some() {
            // This device has seen its own line, so it means another deal; a third answer waits behind the two.
            return self.push(self.deals.len(), told, None);
        }
        there.other = Some(told);
        Ok(())
    }

    /// A new line at a place, by the rules of the card or by earlier ones.
    pub(crate) fn push(&mut self, place: usize, told: OtherAnswer, earlier: Option<usize>) -> Result<(), CardRefusal> {
        if self.deals.len() >= DEALS_MAX {
            return Err(CardRefusal::Full);
        }
        let deal = Deal {
            id: DealId(self.next_id),
            people: told.people,
            board: None,
            earlier,
            dealer: told.dealer,
            line: told.line,
            note: told.note,
            by: told.by,
            void: None,
            agreed: Vec::new(),
            other: None,
            history: Vec::new(),
        };
        self.next_id += 1;
        self.deals.insert(place, deal);
        Ok(())
    }

    pub(crate) fn place(&self, id: DealId) -> Result<usize, CardRefusal> {
        self.deal(id).map(|(place, _)| place).ok_or(CardRefusal::NoSuchDeal)
    }

    /// The deal of this name, with what it was before kept in its history.
    pub(crate) fn changed(&mut self, id: DealId, by: Author) -> Result<&mut Deal, CardRefusal> {
        let deal = self.deals.iter_mut().find(|deal| deal.id == id);
        let deal = deal.ok_or(CardRefusal::NoSuchDeal)?;
        deal.history.push(Change {
            by: deal.by,
            people: deal.people.clone(),
            dealer: deal.dealer,
            line: deal.line.clone(),
            note: deal.note.clone(),
            void: deal.void.clone(),
        });
        let too_many = deal.history.len().saturating_sub(CHANGES_MAX);
        deal.history.drain(..too_many);
        deal.by = by;
        deal.agreed.clear();
        Ok(deal)
    }

    fn correct(&mut self, right: CorrectDeal, by: Author) -> Result<(), CardRefusal> {
        let place = self.place(right.id)?;
        let note = read_note(right.note)?;
        let there = self.deals.get(place).ok_or(CardRefusal::NoSuchDeal)?;
        let same_facts = (there.dealer, &there.line) == (right.dealer, &right.line);
        if same_facts && there.note == note {
            return Err(CardRefusal::Unchanged);
        }
        if there.version() != right.seen {
            return Err(CardRefusal::Stale);
        }
        if let Some(board) = self.number_of(right.id).filter(|_| self.boards.is_some()) {
            self.check_board(board, right.dealer)?;
        }
        self.check_line_of(right.id, right.dealer, &right.line)?;
        let was = there.clone();
        let deal = self.changed(right.id, by)?;
        (deal.dealer, deal.line, deal.note) = (right.dealer, right.line, note);
        if same_facts {
            // A note changes nothing of who said what of the deal.
            (deal.by, deal.agreed) = (was.by, was.agreed);
        } else {
            // It ends what two devices disagreed on; what the other one said is not lost.
            deal.history.extend(deal.other.take().map(Change::of_answer));
        }
        Ok(())
    }

    fn insert(&mut self, deal: CorrectDeal, by: Author) -> Result<(), CardRefusal> {
        self.check_order()?;
        let place = self.place(deal.id)?;
        self.check_line_of(deal.id, deal.dealer, &deal.line)?;
        // The same people sat there as in the deal behind it, and they played by the same rules.
        let behind = self.deals.get(place).ok_or(CardRefusal::NoSuchDeal)?;
        let (people, earlier) = (behind.people.clone(), behind.earlier);
        let told = OtherAnswer {
            by,
            people,
            dealer: deal.dealer,
            line: deal.line,
            note: read_note(deal.note)?,
        };
        self.push(place, told, earlier)
    }

    pub(crate) fn void(&mut self, deal: &VoidDeal, by: Author) -> Result<(), CardRefusal> {
        let reason = deal.reason.trim();
        if reason.is_empty() || reason.chars().count() > REASON_MAX {
            return Err(CardRefusal::Reason { most: REASON_MAX });
        }
        self.changed(deal.id, by)?.void = Some(reason.to_owned());
        Ok(())
    }

    fn restore(&mut self, id: DealId, by: Author) -> Result<(), CardRefusal> {
        if self.deal(id).is_some_and(|(_, deal)| deal.void.is_none()) {
            return Err(CardRefusal::Unchanged);
        }
        if let Some((_, deal)) = self.deal(id) {
            self.check_line_of(id, deal.dealer, &deal.line)?;
        }
        self.changed(id, by)?.void = None;
        Ok(())
    }

    fn take_back(&mut self, id: DealId) -> Result<(), CardRefusal> {
        let place = self.place(id)?;
        if self.last_written().map(|deal| deal.id) != Some(id) {
            return Err(CardRefusal::NotLast);
        }
        let deal = self.deals.remove(place);
        // What the other device said of it is not taken back with it.
        if let Some(other) = deal.other {
            self.push(place, other, deal.earlier)?;
            if let Some(own) = self.deals.get_mut(place) {
                own.board = deal.board;
            }
        }
        Ok(())
    }

    /// Deals have the order in which they were written, which can be put right; boards that of their numbers.
    pub(crate) fn check_order(&self) -> Result<(), CardRefusal> {
        match self.boards {
            Some(_) => Err(CardRefusal::BoardStands),
            None => Ok(()),
        }
    }

    fn move_deal(&mut self, deal: &MoveDeal) -> Result<(), CardRefusal> {
        self.check_order()?;
        let (from, to) = (self.place(deal.id)?, self.place(deal.to)?);
        let moved = self.deals.remove(from);
        self.deals.insert(to, moved);
        Ok(())
    }

    fn agree(&mut self, id: DealId, by: Author) -> Result<(), CardRefusal> {
        let deal = self.deals.iter_mut().find(|deal| deal.id == id);
        let deal = deal.ok_or(CardRefusal::NoSuchDeal)?;
        if deal.by.device == by.device || deal.agreed.contains(&by.device) {
            return Err(CardRefusal::Unchanged);
        }
        deal.agreed.push(by.device);
        Ok(())
    }
}
