//! The sheet of a session (P-7.1, P-8, P-9): bulas, soups and refas, what a deal does to them, and the reckoning at
//! the end. Columns are known by opponent, never as left or right: that is a matter of drawing.

use super::scoring::Score;
use super::variant::Variant;
use crate::cards::{BySeat, Seat};
use crate::games::session::TableSheet;

/// What a deal's score needs of the sheet before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Before {
    /// `None` when it is not known: no hat, no end in sight.
    pub bula: Option<BySeat<i64>>,
    pub open_refa: BySeat<u8>,
    /// Refas written in the session so far.
    pub refas_written: u8,
    /// What the fourth at the table has to go, who sits out (P-1.2).
    pub out: Option<i64>,
}

impl Before {
    /// What is left to go, S of P-9.1; `None` when the bulas are not known or nothing is left.
    pub fn sum(&self) -> Option<i64> {
        let out = self.out.unwrap_or(0);
        let sum = self.bula.map(|bula| bula.a + bula.b + bula.c + out);
        sum.filter(|sum| *sum > 0)
    }

    /// Whether someone's bula is below zero (P-7.8).
    pub(crate) fn is_under_hat(&self) -> bool {
        let plays = self.bula.is_some_and(|bula| bula.iter().any(|(_, left)| *left < 0));
        plays || self.out.is_some_and(|left| left < 0)
    }

    /// Whether a declarer's refa doubles their deal (P-8.2, P-8.4).
    pub fn has_refa(&self, declarer: Seat, variant: &Variant) -> bool {
        let frozen = variant.refa_frozen_under_hat && self.is_under_hat();
        self.open_refa[declarer] > 0 && !frozen
    }

    /// Whether a refa is written for each player now (P-8.1).
    pub fn may_write_refa(&self, variant: &Variant) -> bool {
        self.has_refas_left(variant) && !(variant.refa_blocked_by_hat && self.is_under_hat())
    }

    /// Whether not all refas of the session are written.
    pub fn has_refas_left(&self, variant: &Variant) -> bool {
        variant.refas.is_none_or(|most| self.refas_written < most)
    }
}

/// The sheet of a session so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sheet {
    pub bula: BySeat<i64>,
    /// By writer, then by the declarer it is written against.
    pub soup: BySeat<BySeat<i64>>,
    pub open_refa: BySeat<u8>,
    pub refas_written: u8,
    /// What the fourth at the table has to go, who sits out (P-1.2).
    pub out: Option<i64>,
}

impl Sheet {
    /// Before the first deal.
    pub fn new(variant: &Variant) -> Sheet {
        Sheet {
            bula: BySeat::from_fn(|_| variant.bula.into()),
            soup: BySeat::default(),
            open_refa: BySeat::default(),
            refas_written: 0,
            out: None,
        }
    }

    /// What the next deal's score needs of it.
    pub fn before(&self) -> Before {
        Before {
            bula: Some(self.bula),
            open_refa: self.open_refa,
            refas_written: self.refas_written,
            out: self.out,
        }
    }

    /// Enters a deal of this declarer.
    pub fn enter(&mut self, declarer: Seat, score: &Score) {
        for seat in Seat::ALL {
            self.bula[seat] += score.bula_change[seat];
            self.soup[seat][declarer] += score.soup[seat];
        }
        if score.refa_used {
            self.open_refa[declarer] = self.open_refa[declarer].saturating_sub(1);
        }
        if score.refa_written {
            self.write_refa();
        }
    }

    /// Enters a deal that everyone passed; says whether a refa was written (P-8.1).
    pub fn enter_passed_out(&mut self, variant: &Variant) -> bool {
        let writes = self.before().may_write_refa(variant);
        if writes {
            self.write_refa();
        }
        writes
    }

    /// A line for each player (P-8.1).
    pub fn write_refa(&mut self) {
        self.open_refa = self.open_refa.map(|_, open| open.saturating_add(1));
        self.refas_written = self.refas_written.saturating_add(1);
    }

    /// What is left to go, S of P-9.1.
    pub fn sum(&self) -> i64 {
        self.bula.a + self.bula.b + self.bula.c + self.out.unwrap_or(0)
    }

    /// Whether the session has reached its end (P-9.1).
    pub fn is_over(&self) -> bool {
        self.sum() == 0
    }

    /// Each player's total as if it ended here (P-9.4).
    pub fn totals(&self) -> BySeat<i64> {
        totals(&self.bula, &self.soup)
    }
}

/// What a point that is left to go counts at the end (P-9.4).
pub(crate) const BULA_WORTH: i64 = -10;

/// Each player's total (P-9.4): what is left of the bula counts ten times against them; the totals add up to zero when
/// the bulas do.
pub fn totals(bula: &BySeat<i64>, soup: &BySeat<BySeat<i64>>) -> BySeat<i64> {
    BySeat::from_fn(|seat| {
        let wrote: i64 = seat.others().into_iter().map(|other| soup[seat][other]).sum();
        let suffered: i64 = seat.others().into_iter().map(|other| soup[other][seat]).sum();
        BULA_WORTH * bula[seat] + wrote - suffered
    })
}

/// What is taken off each bula when a session stops early (P-9.5): an equal part of the rest each, and one more from
/// the highest until nothing is left; of equals the earlier seat first.
pub fn write_off(bula: &BySeat<i64>) -> BySeat<i64> {
    let off = write_off_each(&[bula.a, bula.b, bula.c]);
    BySeat::from_fn(|seat| off.get(seat.index()).copied().unwrap_or(0))
}

/// The same for a table of any size.
fn write_off_each(bula: &[i64]) -> Vec<i64> {
    let sum: i64 = bula.iter().sum();
    let people = i64::try_from(bula.len()).unwrap_or(1).max(1);
    let mut change = vec![-sum.div_euclid(people); bula.len()];
    let mut order: Vec<(i64, usize)> = bula.iter().map(|left| -left).zip(0..).collect();
    order.sort_unstable();
    for (_, person) in order.into_iter().take(sum.rem_euclid(people) as usize) {
        if let Some(own) = change.get_mut(person) {
            *own -= 1;
        }
    }
    change
}

/// Each person's total at a table (P-9.4).
pub(super) fn settled(sheet: &TableSheet) -> Vec<i64> {
    let of = |person: usize| {
        let wrote: i64 = sheet.soup.get(person).into_iter().flatten().sum();
        let suffered: i64 = sheet.soup.iter().filter_map(|own| own.get(person)).sum();
        let left = sheet.bula.get(person).copied().unwrap_or(0);
        BULA_WORTH * left + wrote - suffered
    };
    (0..sheet.people()).map(of).collect()
}

/// The sheet of a table with its rest written off (P-9.5); `None` where nothing is left.
pub(super) fn written_off(sheet: &TableSheet) -> Option<TableSheet> {
    if sheet.left() == 0 {
        return None;
    }
    let mut sheet = sheet.clone();
    let off = write_off_each(&sheet.bula);
    for (own, off) in sheet.bula.iter_mut().zip(off) {
        *own += off;
    }
    Some(sheet)
}

#[cfg(test)]
#[path = "sheet_tests.rs"]
mod tests;
