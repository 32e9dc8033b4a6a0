//! Two devices said different things of one deal: somebody decides which of them counts, or that they are two deals.

use crate::act::{CardRefusal, SettleDeal, Settled};
use crate::card::{Author, Change, Deal, DealId, Line, OtherAnswer, PersonNo, Scorecard};
use crate::game_of;
use crate::note::both_notes;
use talon_rules::cards::Seat;

impl Scorecard {
    pub(crate) fn settle(&mut self, answer: &SettleDeal, by: Author) -> Result<(), CardRefusal> {
        if answer.settled == Settled::Both {
            self.check_order()?;
        }
        let place = self.place(answer.id)?;
        let deal = self.deals.get_mut(place).ok_or(CardRefusal::NoSuchDeal)?;
        let other = deal.other.take().ok_or(CardRefusal::Unchanged)?;
        match answer.settled {
            Settled::First => {
                deal.history.push(Change::of_answer(other));
                Ok(())
            }
            Settled::Second => {
                let said = Deal {
                    people: other.people.clone(),
                    ..deal.clone()
                };
                self.as_for(&said).check_line(other.dealer, &other.line)?;
                let deal = self.changed(answer.id, by)?;
                (deal.people, deal.dealer, deal.line) = (other.people, other.dealer, other.line);
                deal.note = both_notes(&deal.note, &other.note).unwrap_or(other.note);
                Ok(())
            }
            Settled::Both => self.keep_both(place, other, by),
        }
    }

    /// The second answer is a deal of its own: the next one, behind all those with the same people and rules. It was
    /// written as if it had the other's dealer, and is dealt by whose turn it is there.
    fn keep_both(&mut self, first: usize, other: OtherAnswer, by: Author) -> Result<(), CardRefusal> {
        let there = self.deals.get(first).ok_or(CardRefusal::NoSuchDeal)?;
        let (people, earlier) = (there.people.clone(), there.earlier);
        let is_alike = |deal: &&Deal| (&deal.people, deal.earlier) == (&people, earlier);
        let place = first + self.deals.iter().skip(first).take_while(is_alike).count();
        let turn = Scorecard {
            deals: self.deals.iter().take(place).cloned().collect(),
            table: other.people.clone(),
            ..self.clone()
        };
        let dealer = turn.next_dealer();
        let id = DealId(self.next_id);
        let was = other.dealer;
        self.push(place, other, earlier)?;
        let deal = self.deals.get(place).ok_or(CardRefusal::NoSuchDeal)?;
        let card = self.as_for(deal);
        let line = card.dealt_by(&deal.line, was, dealer);
        // Who plays now cannot have sat out: then the dealer stays as written, and can be put right by whoever knows.
        if let Some(line) = line.filter(|line| dealer != was && card.check_line(dealer, line).is_ok()) {
            let deal = self.changed(id, by)?;
            (deal.dealer, deal.line) = (dealer, line);
        }
        Ok(())
    }

    /// A line with another dealer, who sits out at a table of four, so that other people play; `None` when one of those
    /// it names cannot have been there.
    pub(crate) fn dealt_by(&self, line: &Line, was: PersonNo, dealer: PersonNo) -> Option<Line> {
        let score = match line {
            Line::Misdeal { .. } => return Some(line.clone()),
            Line::Score(score) => score,
        };
        let seat = |seat: Seat| self.seat(self.person(seat, was), dealer);
        game_of(self.game)?.reseat(score, &seat).map(Line::Score)
    }
}
