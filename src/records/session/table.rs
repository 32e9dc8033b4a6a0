//! The ledger of a table at which not everybody plays every deal: who sits at which seat is told for each deal, and sums and
//! columns belong to people, by their places in a list.

use super::{Dealer, Dealt, envelope, sound};
use crate::check::{Checked, Knowledge, Options, Reader};
use crate::game::Hand;
use crate::session::DealOrder;
use talon_rules::cards::{BySeat, Seat};
use talon_rules::games::session::{Book, DealEntry, DealFate, Standing, TableSheet, Worth};

/// A deal for the ledger of a table.
#[derive(Debug, Clone, Copy)]
pub struct TableRecord<'r> {
    pub record: &'r str,
    /// Who sits at its seats.
    pub seats: BySeat<usize>,
}

/// What the deals of a table come to.
#[derive(Debug, Clone, Default)]
pub struct TableLedger {
    /// In the order in which they were given.
    pub deals: Vec<TableDeal>,
    /// What each person has before the first deal, and has won or lost if it ended here.
    pub opening_totals: Vec<i64>,
    pub totals: Vec<i64>,
    /// Before the first deal, and after the last, in a game that is written in columns.
    pub opening: Option<TableSheet>,
    pub sheet: Option<TableSheet>,
    /// Nothing can be added.
    pub over: bool,
    /// What the next deal would be worth.
    pub prospects: Vec<TableProspect>,
    /// What each person would have if it stopped here.
    pub written_off: Option<Vec<i64>>,
    /// The left column of a sheet is against the person before.
    pub left_is_previous: bool,
}

/// A deal of it.
#[derive(Debug, Clone)]
pub struct TableDeal {
    pub dealt: Dealt,
    pub seats: BySeat<usize>,
    /// The sheet before it and after it.
    pub before: Option<TableSheet>,
    pub after: Option<TableSheet>,
    /// What each person has after it.
    pub totals: Vec<i64>,
}

/// What a contract would be worth to each person if they played the next deal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableProspect {
    pub contract: &'static str,
    pub worth: Vec<Worth>,
}

impl TableLedger {
    /// The ledger of these deals, which stand in order, for so many people.
    pub fn of(deals: &[TableRecord<'_>], people: usize) -> TableLedger {
        let mut readers: Vec<Reader> = deals.iter().map(|_| Reader::new()).collect();
        let options = Options {
            diagnose: false,
            ..Options::default()
        };
        let checked: Vec<Checked<'_>> = readers
            .iter_mut()
            .zip(deals)
            .map(|(reader, deal)| reader.check(deal.record.as_bytes(), &options))
            .collect();
        let books = || checked.iter().filter_map(sound).map(Hand::book);
        let (Some(first), Some(last)) = (books().next(), books().next_back()) else {
            return TableLedger {
                opening_totals: vec![0; people],
                totals: vec![0; people],
                ..TableLedger::default()
            };
        };
        let opening = first.opening();
        let sheet = opening.columns.map(|columns| TableSheet::new(&columns, people));
        let totals = match &sheet {
            Some(sheet) => first.settled(sheet),
            None => vec![0; people],
        };
        let mut ledger = TableLedger {
            opening_totals: totals.clone(),
            totals,
            opening: sheet.clone(),
            sheet,
            left_is_previous: first.left_is_previous(),
            ..TableLedger::default()
        };
        for (place, (deal, checked)) in deals.iter().zip(&checked).enumerate() {
            ledger.enter(place, deal.seats, checked, first);
        }
        ledger.end(last);
        ledger
    }

    /// How the table stands for those at these seats.
    pub fn standing(&self, seats: BySeat<usize>) -> Standing {
        Standing {
            totals: seats.map(|_, person| self.totals.get(*person).copied().unwrap_or(0)),
            columns: self.sheet.as_ref().map(|sheet| sheet.seen_by(seats)),
        }
    }

    fn enter(&mut self, place: usize, seats: BySeat<usize>, checked: &Checked<'_>, book: &dyn Book) {
        let before = self.standing(seats);
        let entry = match sound(checked) {
            Some(_) if book.is_over(&before) => DealEntry::nothing(DealFate::Late, &before),
            Some(hand) => hand.entered(&before),
            None => DealEntry::nothing(DealFate::Refused, &before),
        };
        let sheet_before = self.sheet.clone();
        match (&mut self.sheet, entry.after.columns) {
            (Some(sheet), Some(columns)) => {
                sheet.put(seats, &columns);
                self.totals = book.settled(sheet);
            }
            _ => {
                for seat in Seat::ALL {
                    if let Some(own) = self.totals.get_mut(seats[seat]) {
                        *own += entry.after.totals[seat] - before.totals[seat];
                    }
                }
            }
        }
        let own = envelope(checked);
        self.deals.push(TableDeal {
            dealt: Dealt {
                record: place,
                number: DealOrder::of(own.and_then(|own| own.source)).number(),
                dealer: Dealer::read(own.and_then(|own| own.deal)),
                has_cards: sound(checked).is_some_and(|hand| hand.knowledge() != Knowledge::Score),
                entry,
                remarks: Vec::new(),
                findings: Vec::new(),
            },
            seats,
            before: sheet_before,
            after: self.sheet.clone(),
            totals: self.totals.clone(),
        });
    }

    fn end(&mut self, book: &dyn Book) {
        let Some(sheet) = self.sheet.clone() else { return };
        let people = sheet.people();
        // Everybody is looked at from a seat of their own.
        let from = |person: usize| Standing {
            columns: Some(sheet.seen_by(BySeat::from_fn(|seat| (person + seat.index()) % people.max(1)))),
            ..Standing::default()
        };
        self.over = book.is_over(&from(0));
        let each: Vec<_> = (0..people).map(|person| book.prospects(&from(person))).collect();
        let contracts = each.first().map_or(0, Vec::len);
        let prospect = |at: usize| {
            let own = each.iter().filter_map(|list| list.get(at));
            Some(TableProspect {
                contract: each.first()?.get(at)?.contract,
                worth: own.map(|one| one.worth.a).collect(),
            })
        };
        self.prospects = (0..contracts).filter_map(prospect).collect();
        let off = book.table_written_off(&sheet).filter(|_| !self.over);
        self.written_off = off.map(|off| book.settled(&off));
    }
}
