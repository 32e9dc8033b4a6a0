//! What is odd about a deal of a session, beside its score: numbers that are missing or stand twice, a dealer out of
//! turn, other players, other rules. It changes nothing by it: people see it and mend their records.

use super::Dealer;
use super::columns::Seated;
use super::people::Sitting;
use crate::structure::Envelope;
use talon_rules::cards::Seat;

/// Something odd about a deal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Remark {
    /// These numbers before it are nowhere.
    Missing { first: u64, last: u64 },
    /// Its number was there before.
    Doubled { number: u64 },
    /// By rotation this seat should have dealt (P-2.1).
    Dealer { expected: Seat },
    /// Someone sits there in place of another of the people at the beginning.
    Player { person: usize, instead_of: usize },
    /// Its rules are not those of the first deal.
    Rules,
    /// The session was over before it.
    Late,
}

/// What was seen so far.
#[derive(Debug, Default)]
pub(super) struct Watch {
    number: Option<u64>,
    /// Who dealt last, and the number of that deal.
    dealt: Option<(Seat, Option<u64>)>,
    next_dealer: Option<usize>,
    rules: Option<String>,
    /// Who sat there first, and whether the seats were given again in each deal then.
    opened: Option<(Sitting, bool)>,
    is_begun: bool,
}

impl Watch {
    /// Who of the people deals next.
    pub(super) fn next_dealer(&self) -> Option<usize> {
        self.next_dealer
    }

    pub(super) fn remarks(
        &mut self,
        number: Option<u64>,
        seated: &Seated<'_>,
        own: Option<&Envelope<'_>>,
        over: bool,
    ) -> Vec<Remark> {
        let mut remarks = Vec::new();
        remarks.extend(self.numbered(number));
        remarks.extend(self.rotation(number, seated.dealer));
        remarks.extend(self.others(seated));
        if let Some(own) = own {
            let rules = own.rules.map_or_else(String::new, |rules| rules.source().to_owned());
            if self.rules.get_or_insert_with(|| rules.clone()) != &rules {
                remarks.push(Remark::Rules);
            }
        }
        if over {
            remarks.push(Remark::Late);
        }
        self.next_dealer = seated.next_dealer();
        self.is_begun = true;
        remarks
    }

    /// Who sits there in place of someone else. Where the dealer sits out everyone changes seats with each deal, and
    /// only who is not at the table at all is missed.
    fn others(&mut self, seated: &Seated<'_>) -> Vec<Remark> {
        let is_turning = seated.dealer == Some(Dealer::Out);
        let is_known = Seat::ALL.into_iter().all(|seat| seated.sitting.seats[seat].is_some());
        let Some((first, was_turning)) = &self.opened else {
            self.opened = is_known.then_some((*seated.sitting, is_turning));
            return Vec::new();
        };
        let pairs: Vec<(usize, usize)> = match is_turning || *was_turning {
            false => {
                let both = |seat: Seat| seated.sitting.seats[seat].zip(first.seats[seat]);
                let pairs = Seat::ALL.into_iter().filter_map(both);
                pairs.filter(|(person, before)| person != before).collect()
            }
            true => {
                let come = seated.sitting.table().filter(|one| !first.holds(*one));
                let gone = first.table().filter(|one| !seated.sitting.holds(*one));
                come.zip(gone).collect()
            }
        };
        let remark = |(person, instead_of)| Remark::Player { person, instead_of };
        pairs.into_iter().map(remark).collect()
    }

    fn numbered(&mut self, number: Option<u64>) -> Option<Remark> {
        let number = number?;
        // Deals without a number stand behind those with one, so the first of all tells whether the beginning is there.
        let expected = match self.number {
            None if !self.is_begun => 1,
            None => number,
            Some(last) => last + 1,
        };
        self.number = Some(number);
        match number {
            _ if number > expected => Some(Remark::Missing {
                first: expected,
                last: number - 1,
            }),
            _ if number < expected => Some(Remark::Doubled { number }),
            _ => None,
        }
    }

    /// With four at the table the dealer sits out, and some tables have their own ways: there is nothing to compare.
    fn rotation(&mut self, number: Option<u64>, dealer: Option<Dealer>) -> Option<Remark> {
        let Some(Dealer::Seat(seat)) = dealer else {
            self.dealt = None;
            return None;
        };
        let before = self.dealt.replace((seat, number));
        let (last, at) = before?;
        if number.is_some() && at == number {
            return None;
        }
        let steps = match (at, number) {
            (Some(at), Some(number)) => number.saturating_sub(at),
            _ => 1,
        };
        let expected = (0..steps % 3).fold(last, |seat, _| seat.next());
        (expected != seat).then_some(Remark::Dealer { expected })
    }
}
