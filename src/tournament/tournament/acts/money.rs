//! What players pay, and what can be won.

use super::optional;
use crate::EntryNo;
use crate::standings::RAW_MAX;
use crate::tournament::{Entry, Money, Place, Prizes, Refusal, SettingPart, Status, Tournament, Why};

/// Prizes of a tournament.
const PRIZES_MAX: usize = 5_000;
/// Amounts are at most so many whole units.
pub const AMOUNT_MAX: u64 = RAW_MAX.unsigned_abs();

impl Tournament {
    /// Sets the fee and the prizes; possible until the tournament is closed.
    ///
    /// # Errors
    /// When an amount is beyond all bounds, or more than the whole pot would be paid out.
    pub fn set_money(&mut self, money: Money) -> Result<(), Refusal> {
        self.must_take_setting(SettingPart::Money)?;
        let currency = optional(&money.currency)?;
        check(&money).map_err(Refusal::tournament)?;
        self.profile.money = Money { currency, ..money };
        Ok(())
    }

    /// Someone has paid: the fee, or the amount that they were asked for; nothing where they are let off.
    ///
    /// # Errors
    /// When nobody pays, they have paid, or the tournament is closed.
    pub fn take_fee(&mut self, entry: EntryNo, amount: Option<u64>) -> Result<(), Refusal> {
        let amount = amount.unwrap_or(self.profile.money.fee);
        let refused = |why| Err(Refusal::at(Place::entry(entry), why));
        self.takes_fees().map_err(Refusal::tournament)?;
        if amount > AMOUNT_MAX {
            return refused(Why::Format("fee"));
        }
        let one = self.entry_mut(entry)?;
        if one.paid.is_some() {
            return refused(Why::Unchanged);
        }
        one.paid = Some(amount);
        Ok(())
    }

    /// What someone paid is given back, or was never paid.
    ///
    /// # Errors
    /// When they have not paid, or the tournament is closed.
    pub fn return_fee(&mut self, entry: EntryNo) -> Result<(), Refusal> {
        self.takes_fees().map_err(Refusal::tournament)?;
        let one = self.entry_mut(entry)?;
        if one.paid.take().is_none() {
            return Err(Refusal::at(Place::entry(entry), Why::Unchanged));
        }
        Ok(())
    }

    /// All who are here have paid the fee. Tells how many had not before.
    ///
    /// # Errors
    /// When nobody pays, all have paid, or the tournament is closed.
    pub fn take_all_fees(&mut self) -> Result<usize, Refusal> {
        self.takes_fees().map_err(Refusal::tournament)?;
        let fee = self.profile.money.fee;
        let owing = |entry: &&mut Entry| fee > 0 && entry.status.is_in_play() && entry.paid.is_none();
        let mut count = 0;
        for entry in self.entries.iter_mut().filter(owing) {
            entry.paid = Some(fee);
            count += 1;
        }
        if count == 0 {
            return Err(Refusal::tournament(Why::Unchanged));
        }
        Ok(count)
    }
}

fn check(money: &Money) -> Result<(), Why> {
    if money.fee > AMOUNT_MAX {
        return Err(Why::Format("fee"));
    }
    match &money.prizes {
        Prizes::Amounts(amounts) => {
            let fits = amounts.len() <= PRIZES_MAX && amounts.iter().all(|amount| *amount <= AMOUNT_MAX);
            if fits { Ok(()) } else { Err(Why::Format("prizes")) }
        }
        Prizes::OfPot { house, shares } => {
            let whole: u32 = shares.iter().copied().map(u32::from).sum();
            let fits = !shares.is_empty() && shares.len() <= PRIZES_MAX && whole <= 100;
            match (*house <= 100, fits) {
                (false, _) => Err(Why::Format("house")),
                (true, false) => Err(Why::Format("shares")),
                (true, true) => Ok(()),
            }
        }
    }
}

impl Entry {
    /// Whether they take part, as far as is known: who never came or left before the first round does not.
    pub(in crate::tournament) fn takes_part(&self) -> bool {
        match self.status {
            Status::Registered | Status::CheckedIn | Status::Late => true,
            Status::NoShow => false,
            Status::Withdrawn | Status::Excluded => self.last_round.is_some_and(|last| last > 0),
        }
    }
}
