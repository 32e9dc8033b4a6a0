//! What changes a scorecard: each act is done as a whole or refused with a reason.

use serde_json::{Map, Value as Json};
use talon_records::{Finding, Reader};
use talon_rules::cards::Seat;

use crate::card::{
    Author, CHANGES_MAX, Change, DEALS_MAX, Deal, DealId, Dealing, Line, OtherAnswer, PersonNo, Scorecard, Stake,
};
use crate::game_of;

/// Characters of a reason.
const REASON_MAX: usize = 200;

/// An act on a scorecard.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Act {
    /// A deal is over.
    Save(SaveDeal),
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
    /// Two devices said different things of one deal.
    Settle(SettleDeal),
    /// This device says the same of it.
    Agree(DealId),
    /// The names were wrong; the columns stay as they are.
    Rename(Vec<String>),
    /// The people sit in another order, given by their places so far; what they won stays with them.
    Reseat(Vec<PersonNo>),
    /// Other rules, by the member `rules` of records, for all deals.
    SetRules(Json),
    SetDealing(Dealing),
    SetStake(Option<Stake>),
    Close,
    Reopen,
}

/// A deal, by the number that the device believes it to have.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SaveDeal {
    pub number: u32,
    pub dealer: PersonNo,
    pub line: Line,
}

/// What a deal is in truth, or what stands before it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CorrectDeal {
    pub id: DealId,
    /// How often it had been changed when it was looked at.
    pub seen: usize,
    pub dealer: PersonNo,
    pub line: Line,
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
    /// A reason is missing, or longer than this many characters.
    Reason {
        most: usize,
    },
    /// Somebody else changed the deal since it was looked at.
    Stale,
    /// Only the last line is taken back.
    NotLast,
    /// Nothing would be different.
    Unchanged,
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
        *self = next;
        Ok(())
    }

    fn apply(&mut self, act: Act, by: Author) -> Result<(), CardRefusal> {
        if self.closed && !matches!(act, Act::Reopen | Act::SetStake(_) | Act::Rename(_)) {
            return Err(CardRefusal::Closed);
        }
        match act {
            Act::Save(deal) => self.save(deal, by),
            Act::Correct(deal) => self.correct(deal, by),
            Act::Insert(deal) => self.insert(deal, by),
            Act::Void(deal) => self.void(&deal, by),
            Act::Restore(id) => self.restore(id, by),
            Act::TakeBack(id) => self.take_back(id),
            Act::Move(deal) => self.move_deal(&deal),
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
            Act::SetRules(rules) => self.set_rules(rules),
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
    fn save(&mut self, deal: SaveDeal, by: Author) -> Result<(), CardRefusal> {
        self.check_line(deal.dealer, &deal.line)?;
        let SaveDeal { number, dealer, line } = deal;
        let is_score = matches!(line, Line::Score(_));
        let taken = (0..self.deals.len()).find(|place| is_score && self.number(*place) == Some(number));
        let Some(there) = taken.and_then(|place| self.deals.get_mut(place)) else {
            return self.push(self.deals.len(), dealer, line, by);
        };
        if (there.dealer, &there.line) == (dealer, &line) {
            if there.by.device != by.device && !there.agreed.contains(&by.device) {
                there.agreed.push(by.device);
            }
            return Ok(());
        }
        let same = |other: &OtherAnswer| (other.by.device, other.dealer, &other.line) == (by.device, dealer, &line);
        if there.other.as_ref().is_some_and(same) {
            return Ok(());
        }
        if there.by.device == by.device || there.other.is_some() {
            // This device has seen its own line, so it means another deal; a third answer waits behind the two.
            return self.push(self.deals.len(), dealer, line, by);
        }
        there.other = Some(OtherAnswer { by, dealer, line });
        Ok(())
    }

    fn push(&mut self, place: usize, dealer: PersonNo, line: Line, by: Author) -> Result<(), CardRefusal> {
        if self.deals.len() >= DEALS_MAX {
            return Err(CardRefusal::Full);
        }
        let deal = Deal {
            id: DealId(self.next_id),
            dealer,
            line,
            by,
            void: None,
            agreed: Vec::new(),
            other: None,
            history: Vec::new(),
        };
        self.next_id += 1;
        self.deals.insert(place, deal);
        Ok(())
    }

    fn place(&self, id: DealId) -> Result<usize, CardRefusal> {
        self.deal(id).map(|(place, _)| place).ok_or(CardRefusal::NoSuchDeal)
    }

    /// The deal of this name, with what it was before kept in its history.
    fn changed(&mut self, id: DealId, by: Author) -> Result<&mut Deal, CardRefusal> {
        let deal = self.deals.iter_mut().find(|deal| deal.id == id);
        let deal = deal.ok_or(CardRefusal::NoSuchDeal)?;
        deal.history.push(Change {
            by: deal.by,
            dealer: deal.dealer,
            line: deal.line.clone(),
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
        if self.deals.get(place).map(|deal| (deal.dealer, &deal.line)) == Some((right.dealer, &right.line)) {
            return Err(CardRefusal::Unchanged);
        }
        if self
            .deals
            .get(place)
            .is_some_and(|deal| deal.history.len() != right.seen)
        {
            return Err(CardRefusal::Stale);
        }
        self.check_line(right.dealer, &right.line)?;
        let deal = self.changed(right.id, by)?;
        (deal.dealer, deal.line) = (right.dealer, right.line);
        deal.other = None;
        Ok(())
    }

    fn insert(&mut self, deal: CorrectDeal, by: Author) -> Result<(), CardRefusal> {
        let place = self.place(deal.id)?;
        self.check_line(deal.dealer, &deal.line)?;
        self.push(place, deal.dealer, deal.line, by)
    }

    fn void(&mut self, deal: &VoidDeal, by: Author) -> Result<(), CardRefusal> {
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
            let (dealer, line) = (deal.dealer, deal.line.clone());
            self.check_line(dealer, &line)?;
        }
        self.changed(id, by)?.void = None;
        Ok(())
    }

    fn take_back(&mut self, id: DealId) -> Result<(), CardRefusal> {
        if self.place(id)? + 1 != self.deals.len() {
            return Err(CardRefusal::NotLast);
        }
        // What the other device said of it is not taken back with it.
        if let Some(deal) = self.deals.pop()
            && let Some(other) = deal.other
        {
            return self.push(self.deals.len(), other.dealer, other.line, other.by);
        }
        Ok(())
    }

    fn move_deal(&mut self, deal: &MoveDeal) -> Result<(), CardRefusal> {
        let (from, to) = (self.place(deal.id)?, self.place(deal.to)?);
        let moved = self.deals.remove(from);
        self.deals.insert(to, moved);
        Ok(())
    }

    fn settle(&mut self, answer: &SettleDeal, by: Author) -> Result<(), CardRefusal> {
        let place = self.place(answer.id)?;
        let deal = self.deals.get_mut(place).ok_or(CardRefusal::NoSuchDeal)?;
        let other = deal.other.take().ok_or(CardRefusal::Unchanged)?;
        match answer.settled {
            Settled::First => {
                deal.history.push(Change {
                    by: other.by,
                    dealer: other.dealer,
                    line: other.line,
                    void: None,
                });
                Ok(())
            }
            Settled::Second => {
                self.check_line(other.dealer, &other.line)?;
                let deal = self.changed(answer.id, by)?;
                (deal.dealer, deal.line) = (other.dealer, other.line);
                Ok(())
            }
            Settled::Both => self.push(place + 1, other.dealer, other.line, other.by),
        }
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

    /// The people in another order: what is written of a person stays with them, at the seat that they have now.
    fn reseat(&mut self, order: &[PersonNo]) -> Result<(), CardRefusal> {
        let mut sorted = order.to_vec();
        sorted.sort();
        if !sorted.into_iter().eq(self.everybody()) {
            return Err(CardRefusal::NoSuchPerson);
        }
        let now = |person: PersonNo| {
            let at = order.iter().position(|one| *one == person).unwrap_or(0);
            PersonNo(u8::try_from(at).unwrap_or(0))
        };
        let before = self.clone();
        self.people = order.iter().map(|person| before.name(*person).to_owned()).collect();
        self.first_dealer = now(self.first_dealer);
        let moved = |dealer: PersonNo, line: &Line| -> Result<Line, CardRefusal> {
            let Line::Score(score) = line else {
                return Ok(line.clone());
            };
            let seat = |seat: Seat| before.seat(now(before.person(seat, dealer)), now(dealer));
            let game = game_of(before.game).ok_or(CardRefusal::NoSuchDeal)?;
            game.reseat(score, &seat)
                .map(Line::Score)
                .ok_or(CardRefusal::NoSuchPerson)
        };
        for deal in &mut self.deals {
            deal.line = moved(deal.dealer, &deal.line)?;
            deal.dealer = now(deal.dealer);
            if let Some(other) = &mut deal.other {
                other.line = moved(other.dealer, &other.line)?;
                other.dealer = now(other.dealer);
            }
            for was in &mut deal.history {
                was.line = moved(was.dealer, &was.line)?;
                was.dealer = now(was.dealer);
            }
        }
        Ok(())
    }

    /// All deals by other rules; refused where one of them cannot be under those.
    fn set_rules(&mut self, rules: Json) -> Result<(), CardRefusal> {
        self.rules = rules;
        for place in 0..self.deals.len() {
            if let Some(deal) = self.deals.get(place).filter(|deal| deal.void.is_none()) {
                self.check_line(deal.dealer, &deal.line)?;
            }
        }
        Ok(())
    }

    fn check_line(&self, dealer: PersonNo, line: &Line) -> Result<(), CardRefusal> {
        self.check_person(dealer)?;
        match line {
            Line::Misdeal { .. } => Ok(()),
            Line::Score(score) => self.check_score(dealer, score),
        }
    }

    /// Whether the rules let such a deal end so.
    ///
    /// # Errors
    /// With what the engine says.
    pub fn check_score(&self, dealer: PersonNo, score: &Map<String, Json>) -> Result<(), CardRefusal> {
        let record = self.record_of(dealer, score, None);
        let mut reader = Reader::new();
        let checked = reader.check(record.as_bytes(), &talon_records::Options::default());
        if checked.is_accepted() {
            Ok(())
        } else {
            Err(CardRefusal::Impossible(checked.findings))
        }
    }
}
