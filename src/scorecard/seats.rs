//! Who sits at the table, and in which order: a fourth sits down, someone leaves, someone takes another's place. That
//! happens between deals, and what was written of earlier ones keeps its people.

use std::collections::BTreeSet;

use talon_rules::cards::Seat;

use crate::act::CardRefusal;
use crate::card::{AT_TABLE_MAX, Deal, DealId, Heir, Line, PersonNo, Scorecard};
use crate::game_of;

/// So many people can have sat at one table.
const PEOPLE_MAX: usize = 12;

/// What changes at the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SeatChange {
    /// A fourth sits down behind this person in the order of play, from the next deal on.
    Joins { name: String, after: PersonNo },
    /// Back to three, from the next deal on.
    Leaves(PersonNo),
    /// Someone sits in the place of another.
    Replaces(Replacement),
    /// The people of the last deal go on: what was changed since then was a mistake.
    AsInLastDeal,
}

/// Someone in the place of another.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Replacement {
    pub person: PersonNo,
    /// Who comes, or comes back.
    pub name: String,
    /// The first deal that they sat in; `None` for the next.
    pub from: Option<DealId>,
}

impl Scorecard {
    /// These people, if they can sit at a table; without names those who sit there now.
    pub(crate) fn named_people(&self, people: Vec<PersonNo>) -> Result<Vec<PersonNo>, CardRefusal> {
        if people.is_empty() {
            return Ok(self.at_table());
        }
        let is_known = |person: &PersonNo| person.index() < self.people.len();
        let columns: BTreeSet<PersonNo> = people.iter().map(|person| self.column_of(*person)).collect();
        if !(3..=AT_TABLE_MAX).contains(&people.len()) || !people.iter().all(is_known) || columns.len() < people.len() {
            return Err(CardRefusal::NoSuchPerson);
        }
        Ok(people)
    }

    /// People as a deal keeps them: nobody is named as long as everyone sits there in the order of the card.
    pub(crate) fn kept_people(&self, people: Vec<PersonNo>) -> Vec<PersonNo> {
        match self.table.is_empty() && people.iter().copied().eq(self.everybody()) {
            true => Vec::new(),
            false => people,
        }
    }

    /// Every deal names its people.
    fn name_people(&mut self) {
        let all = self.at_table();
        let name = |people: &mut Vec<PersonNo>| {
            if people.is_empty() {
                people.clone_from(&all);
            }
        };
        for deal in &mut self.deals {
            name(&mut deal.people);
            deal.other.iter_mut().for_each(|other| name(&mut other.people));
            deal.history.iter_mut().for_each(|was| name(&mut was.people));
        }
        name(&mut self.table);
    }

    /// Forgets the last newcomer if they sat in no deal, and names nobody where all sit in the order of the card.
    fn forget_unused(&mut self) {
        let of_deal = |deal: &Deal| {
            let history = deal.history.iter().flat_map(|was| &was.people);
            let other = deal.other.iter().flat_map(|other| &other.people);
            deal.people
                .iter()
                .chain(history)
                .chain(other)
                .copied()
                .collect::<Vec<_>>()
        };
        let mut used: BTreeSet<PersonNo> = self.deals.iter().flat_map(of_deal).collect();
        used.extend(&self.table);
        while self.people.len() > 3 {
            let Some(last) = self.everybody().last().filter(|last| !used.contains(last)) else {
                break;
            };
            self.people.pop();
            self.heirs.retain(|heir| heir.person != last);
        }
        let all: Vec<PersonNo> = self.everybody().collect();
        if self.table == all
            && self
                .deals
                .iter()
                .all(|deal| of_deal(deal).chunks(all.len()).all(|some| some == all))
        {
            self.table.clear();
            for deal in &mut self.deals {
                deal.people.clear();
                deal.other.iter_mut().for_each(|other| other.people.clear());
                deal.history.iter_mut().for_each(|was| was.people.clear());
            }
        }
    }

    pub(crate) fn seat_others(&mut self, change: SeatChange) -> Result<(), CardRefusal> {
        if matches!(change, SeatChange::Joins { .. } | SeatChange::Leaves(_)) && self.is_sheet_begun() {
            return Err(CardRefusal::SheetNeedsItsPeople);
        }
        self.name_people();
        match change {
            SeatChange::Joins { name, after } => self.join(name, after),
            SeatChange::Leaves(person) => self.leave(person),
            SeatChange::Replaces(change) => self.replace(change),
            SeatChange::AsInLastDeal => {
                let last = self.deals.last().ok_or(CardRefusal::Unchanged)?;
                self.table.clone_from(&last.people);
                Ok(())
            }
        }?;
        self.forget_unused();
        Ok(())
    }

    /// Whether a sheet is begun, which needs its people to the end.
    pub fn is_sheet_begun(&self) -> bool {
        let is_sheet = !game_of(self.game).is_some_and(|game| game.counts_alone());
        is_sheet && !self.deals.is_empty()
    }

    fn join(&mut self, name: String, after: PersonNo) -> Result<(), CardRefusal> {
        if self.table.len() >= AT_TABLE_MAX {
            return Err(CardRefusal::NumberOfPeople { most: AT_TABLE_MAX });
        }
        let behind = self.table.iter().position(|one| *one == after);
        let behind = behind.ok_or(CardRefusal::NoSuchPerson)?;
        let person = self.person_named(name)?;
        self.table.insert(behind + 1, person);
        Ok(())
    }

    fn leave(&mut self, person: PersonNo) -> Result<(), CardRefusal> {
        self.check_person(person)?;
        if self.table.len() <= 3 {
            return Err(CardRefusal::NumberOfPeople { most: AT_TABLE_MAX });
        }
        self.table.retain(|one| *one != person);
        if self.deals.is_empty() {
            self.forget(person);
        }
        Ok(())
    }

    /// Before the first deal who leaves has never been there.
    fn forget(&mut self, person: PersonNo) {
        let now = |one: PersonNo| PersonNo(one.0 - u8::from(one > person));
        self.people.remove(person.index());
        self.table.iter_mut().for_each(|one| *one = now(*one));
        self.first_dealer = match self.first_dealer == person {
            true => self.table.first().copied().unwrap_or(person),
            false => now(self.first_dealer),
        };
    }

    fn replace(&mut self, change: Replacement) -> Result<(), CardRefusal> {
        let Replacement { person, name, from } = change;
        let place = match from {
            Some(id) => self.deal(id).ok_or(CardRefusal::NoSuchDeal)?.0,
            None => self.deals.len(),
        };
        if person.index() >= self.people.len() {
            return Err(CardRefusal::NoSuchPerson);
        }
        if self.deals.is_empty() {
            return self.spell(person, name);
        }
        let comes = self.comes_for(person, name)?;
        let mut is_anywhere = false;
        let mut seat = |people: &mut Vec<PersonNo>| -> Result<bool, CardRefusal> {
            let Some(own) = people.iter().position(|one| *one == person) else {
                return Ok(false);
            };
            if people.contains(&comes) {
                return Err(CardRefusal::NoSuchPerson);
            }
            people.iter_mut().skip(own).take(1).for_each(|one| *one = comes);
            is_anywhere = true;
            Ok(true)
        };
        for deal in self.deals.iter_mut().skip(place) {
            let answers = deal
                .other
                .iter_mut()
                .map(|other| (&mut other.people, &mut other.dealer));
            let was = deal.history.iter_mut().map(|was| (&mut was.people, &mut was.dealer));
            let own = [(&mut deal.people, &mut deal.dealer)].into_iter();
            for (people, dealer) in own.chain(answers).chain(was) {
                if seat(people)? && *dealer == person {
                    *dealer = comes;
                }
            }
        }
        seat(&mut self.table)?;
        match is_anywhere {
            true => Ok(()),
            false => Err(CardRefusal::NoSuchPerson),
        }
    }

    /// Who comes in the place of another; on a sheet they go on with that column.
    fn comes_for(&mut self, person: PersonNo, name: String) -> Result<PersonNo, CardRefusal> {
        let known = self.people.iter().position(|own| *own == name);
        let is_sheet = !game_of(self.game).is_some_and(|game| game.counts_alone());
        let column = self.column_of(person);
        let comes = match known {
            Some(at) => PersonNo(u8::try_from(at).unwrap_or(u8::MAX)),
            None => self.person_named(name)?,
        };
        if comes == person {
            return Err(CardRefusal::Unchanged);
        }
        if is_sheet && known.is_none() {
            self.heirs.push(Heir { person: comes, column });
        }
        match is_sheet && self.column_of(comes) != column {
            true => Err(CardRefusal::SheetNeedsItsPeople),
            false => Ok(comes),
        }
    }

    /// Before the first deal someone else is only another name.
    fn spell(&mut self, person: PersonNo, name: String) -> Result<(), CardRefusal> {
        if let Some(own) = self.people.get_mut(person.index()) {
            *own = name;
        }
        self.check_people()
    }

    /// Someone with this name who does not sit at the table: who was there before, or who is new.
    fn person_named(&mut self, name: String) -> Result<PersonNo, CardRefusal> {
        let known = self.everybody().find(|person| self.name(*person) == name);
        if let Some(person) = known {
            return match self.table.contains(&person) {
                true => Err(CardRefusal::SameName(name)),
                false => Ok(person),
            };
        }
        if self.people.len() >= PEOPLE_MAX {
            return Err(CardRefusal::TooManyPeople { most: PEOPLE_MAX });
        }
        self.people.push(name);
        self.everybody().last().ok_or(CardRefusal::NoSuchPerson)
    }

    /// The people at the table in another order, in all deals at which the same people sat: what is written of a person
    /// stays with them, at the seat that they have now.
    pub(crate) fn reseat(&mut self, order: &[PersonNo]) -> Result<(), CardRefusal> {
        let is_same = |people: &[PersonNo]| {
            let sorted = |list: &[PersonNo]| list.iter().copied().collect::<BTreeSet<_>>();
            people.len() == order.len() && sorted(people) == sorted(order)
        };
        let now = self.at_table();
        if !is_same(&now) {
            return Err(CardRefusal::NoSuchPerson);
        }
        if now == order {
            return Err(CardRefusal::Unchanged);
        }
        self.name_people();
        let card = self.with_people(order);
        let moved = |people: &mut Vec<PersonNo>, dealer: PersonNo, line: &mut Line| -> Result<(), CardRefusal> {
            if !is_same(people) {
                return Ok(());
            }
            let before = card.with_people(people);
            if let Line::Score(score) = line {
                let seat = |seat: Seat| card.seat(before.person(seat, dealer), dealer);
                let game = game_of(card.game).ok_or(CardRefusal::NoSuchDeal)?;
                *score = game.reseat(score, &seat).ok_or(CardRefusal::NoSuchPerson)?;
            }
            people.clear();
            people.extend(order);
            Ok(())
        };
        for deal in &mut self.deals {
            moved(&mut deal.people, deal.dealer, &mut deal.line)?;
            if let Some(other) = &mut deal.other {
                moved(&mut other.people, other.dealer, &mut other.line)?;
            }
            for was in &mut deal.history {
                moved(&mut was.people, was.dealer, &mut was.line)?;
            }
        }
        self.table = order.to_vec();
        self.forget_unused();
        Ok(())
    }
}
