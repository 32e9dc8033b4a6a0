//! Deals entered one after the other, on columns that are told for each: where they are people's, and where someone
//! knows by themselves who has which.

use super::{Dealer, Dealt, Ledger, Sitting, TableProspect, TableStanding, check_all, envelope, sound};
use crate::check::{Checked, Knowledge, Reader};
use crate::game::Hand;
use crate::session::DealOrder;
use talon_rules::cards::{BySeat, Seat};
use talon_rules::games::session::{Book, DealEntry, DealFate, Standing, TableSheet};

/// A deal at a table of which it is known who has which column.
#[derive(Debug, Clone, Copy)]
pub struct TableRecord<'r> {
    pub record: &'r str,
    /// The columns of those at its seats.
    pub seats: BySeat<usize>,
}

impl Ledger {
    /// The ledger of these deals, which stand in order and contradict nothing, for so many columns.
    pub fn of_table(deals: &[TableRecord<'_>], columns: usize) -> Ledger {
        let mut readers: Vec<Reader> = deals.iter().map(|_| Reader::new()).collect();
        let checked = check_all(&mut readers, deals.iter().map(|deal| deal.record));
        let hands = || checked.iter().filter_map(sound);
        let mut entering = Entering::opened(hands().next().map(Hand::book), columns);
        for (place, (deal, checked)) in deals.iter().zip(&checked).enumerate() {
            entering.enter(place, deal.seats, checked, false);
        }
        entering.end(hands().next_back().map(Hand::book))
    }

    /// How so many columns stand before the first deal.
    pub fn blank(book: &dyn Book, columns: usize) -> Ledger {
        Entering::opened(Some(book), columns).end(Some(book))
    }
}

/// A ledger into which deals are entered.
pub(super) struct Entering<'h> {
    ledger: Ledger,
    /// That of the first deal; `None` where no deal can be read.
    book: Option<&'h dyn Book>,
}

impl<'h> Entering<'h> {
    pub(super) fn opened(book: Option<&'h dyn Book>, columns: usize) -> Entering<'h> {
        let opening = book.and_then(|book| book.opening().columns);
        let sheet = opening.map(|opening| TableSheet::new(&opening, columns));
        let totals = match (&sheet, book) {
            (Some(sheet), Some(book)) => book.settled(sheet),
            _ => vec![0; columns],
        };
        let opening = TableStanding { totals, sheet };
        let ledger = Ledger {
            standing: opening.clone(),
            opening,
            left_is_previous: book.is_some_and(|book| book.left_is_previous()),
            ..Ledger::default()
        };
        Entering { ledger, book }
    }

    /// How those with these columns stand.
    pub(super) fn standing_at(&self, seats: BySeat<usize>) -> Standing {
        self.ledger.standing.seen_by(seats)
    }

    pub(super) fn is_over(&self) -> bool {
        let standing = self.standing_at(BySeat::from_fn(Seat::index));
        self.book.is_some_and(|book| book.is_over(&standing))
    }

    /// Enters a deal; one that is contested counts for nothing.
    pub(super) fn enter(
        &mut self,
        record: usize,
        seats: BySeat<usize>,
        checked: &Checked<'_>,
        is_contested: bool,
    ) -> &mut Dealt {
        let before = self.standing_at(seats);
        let mut entry = match sound(checked) {
            Some(_) if is_contested => DealEntry::nothing(DealFate::Contested, &before),
            Some(_) if self.is_over() => DealEntry::nothing(DealFate::Late, &before),
            Some(hand) => hand.entered(&before),
            None => DealEntry::nothing(DealFate::Refused, &before),
        };
        let standing = &mut self.ledger.standing;
        match (&mut standing.sheet, entry.after.columns, self.book) {
            (Some(sheet), Some(columns), Some(book)) => {
                sheet.put(seats, &columns);
                standing.totals = book.settled(sheet);
            }
            _ => {
                for seat in Seat::ALL {
                    if let Some(own) = standing.totals.get_mut(seats[seat]) {
                        *own += entry.after.totals[seat] - before.totals[seat];
                    }
                }
            }
        }
        // What is written against who sits out is no part of the deal, but it is of their totals.
        entry.after.totals = standing.seen_by(seats).totals;
        let own = envelope(checked);
        let dealt = Dealt {
            record,
            number: DealOrder::of(own.and_then(|own| own.source)).number(),
            dealer: Dealer::read(own.and_then(|own| own.deal)),
            has_cards: sound(checked).is_some_and(|hand| hand.knowledge() != Knowledge::Score),
            entry,
            sitting: Sitting::default(),
            seats,
            after: standing.clone(),
            remarks: Vec::new(),
            findings: Vec::new(),
        };
        let deals = &mut self.ledger.deals;
        let place = deals.len();
        deals.push(dealt);
        &mut deals[place]
    }

    /// What stands at the end, and what could come, by the rules of the last deal.
    pub(super) fn end(self, last: Option<&dyn Book>) -> Ledger {
        let (Some(sheet), Some(book)) = (self.ledger.standing.sheet.clone(), last) else {
            return self.ledger;
        };
        let people = sheet.people();
        // Everyone is looked at from a seat of their own.
        let from = |person: usize| Standing {
            columns: Some(sheet.seen_by(BySeat::from_fn(|seat| (person + seat.index()) % people.max(1)))),
            ..Standing::default()
        };
        let each: Vec<_> = (0..people).map(|person| book.prospects(&from(person))).collect();
        let contracts = each.first().map_or(0, Vec::len);
        let prospect = |at: usize| {
            let own = each.iter().filter_map(|list| list.get(at));
            Some(TableProspect {
                contract: each.first()?.get(at)?.contract,
                worth: own.map(|one| one.worth.a).collect(),
            })
        };
        let over = book.is_over(&from(0));
        let off = book.written_off(&sheet).filter(|_| !over);
        let written_off = off.map(|off| {
            let terms = book.terms(&off);
            let totals = book.settled(&off);
            let sheet = Some(off);
            (TableStanding { totals, sheet }, terms)
        });
        Ledger {
            over,
            terms: book.terms(&sheet),
            prospects: (0..contracts).filter_map(prospect).collect(),
            written_off,
            ..self.ledger
        }
    }
}
