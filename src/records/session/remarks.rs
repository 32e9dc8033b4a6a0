//! What is odd about a deal of a session, beside its score: numbers that are missing or stand twice, a dealer out of
//! turn, other players, other rules. It changes nothing by it: people see it and mend their records.

use std::borrow::Cow;

use super::{Dealer, Head, name_of};
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
    /// Someone else sits there than at the beginning.
    Player { seat: Seat, name: String },
    /// Its rules are not those of the first deal.
    Rules,
    /// The session was over before it.
    Late,
}

/// What was seen so far.
#[derive(Debug)]
pub(super) struct Watch<'h> {
    head: &'h Head,
    number: Option<u64>,
    /// Who dealt last, and the number of that deal.
    dealt: Option<(Seat, Option<u64>)>,
    rules: Option<String>,
    first: bool,
}

impl<'h> Watch<'h> {
    pub(super) fn new(head: &'h Head) -> Watch<'h> {
        Watch {
            head,
            number: None,
            dealt: None,
            rules: None,
            first: true,
        }
    }

    /// Who deals next.
    pub(super) fn next_dealer(&self) -> Option<Seat> {
        self.dealt.map(|(seat, _)| seat.next())
    }

    pub(super) fn remarks(
        &mut self,
        number: Option<u64>,
        dealer: Option<Dealer>,
        own: Option<&Envelope<'_>>,
        over: bool,
    ) -> Vec<Remark> {
        let mut remarks = Vec::new();
        remarks.extend(self.numbered(number));
        remarks.extend(self.rotation(number, dealer));
        if let Some(own) = own {
            for seat in Seat::ALL {
                let other = name_of(own, seat).filter(|name| self.head.names[seat].as_deref() != Some(name));
                remarks.extend(other.map(|name| Remark::Player {
                    seat,
                    name: Cow::into_owned(name),
                }));
            }
            let rules = own.rules.map_or_else(String::new, |rules| rules.source().to_owned());
            if self.rules.get_or_insert_with(|| rules.clone()) != &rules {
                remarks.push(Remark::Rules);
            }
        }
        if over {
            remarks.push(Remark::Late);
        }
        self.first = false;
        remarks
    }

    fn numbered(&mut self, number: Option<u64>) -> Option<Remark> {
        let number = number?;
        // Deals without a number stand behind those with one, so the first of all tells whether the beginning is there.
        let expected = match self.number {
            None if self.first => 1,
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

    /// With four at the table the dealer sits out and the seats stay with the places, so there is nothing to compare.
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
