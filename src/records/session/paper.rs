//! What stands on the paper of a sheet in three columns: every number that was written, the last of which counts, hats,
//! and refas with what crossed them (P-7.8). It says what is drawn, not how.

use super::Ledger;
use talon_rules::games::session::{DealEntry, Hat, TableSheet};

/// A mark in a middle column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mark {
    /// What is left to go, below zero under the hat; `hat` when it was drawn with it.
    Number { left: i64, hat: Option<Hat> },
    /// A line; crossed with the number of the contract that used it.
    Refa { crossed: Option<u8> },
}

/// The sheet as it was written, by column.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Paper {
    pub bula: Vec<Vec<Mark>>,
    /// By writer, then by declarer.
    pub soup: Vec<Vec<Vec<i64>>>,
}

impl Paper {
    /// The sheet of a session; `None` in a game that has none.
    pub fn of(ledger: &Ledger) -> Option<Paper> {
        let mut before = ledger.opening.sheet.as_ref()?;
        let mut paper = Paper::opened(before);
        for deal in &ledger.deals {
            let declarer = deal.entry.declarer.map(|seat| deal.seats[seat]);
            if let Some(after) = &deal.after.sheet {
                paper.enter(&deal.entry, declarer, before, after);
                before = after;
            }
        }
        // Where the rest was written off, that was the last thing to be written.
        if let Some(after) = &ledger.standing.sheet {
            paper.write(before, after);
        }
        Some(paper)
    }

    fn opened(sheet: &TableSheet) -> Paper {
        let first = |left: &i64| vec![Mark::Number { left: *left, hat: None }];
        Paper {
            bula: sheet.bula.iter().map(first).collect(),
            soup: vec![vec![Vec::new(); sheet.people()]; sheet.people()],
        }
    }

    fn enter(&mut self, entry: &DealEntry, declarer: Option<usize>, before: &TableSheet, after: &TableSheet) {
        if let Some(declarer) = declarer.filter(|_| entry.refa_used) {
            self.cross(declarer, entry.contract_number.unwrap_or(0));
        }
        self.write(before, after);
        if entry.refa_written {
            for column in &mut self.bula {
                column.push(Mark::Refa { crossed: None });
            }
        }
    }

    fn cross(&mut self, person: usize, number: u8) {
        let mut column = self.bula.get_mut(person).into_iter().flatten();
        if let Some(open) = column.find(|mark| **mark == Mark::Refa { crossed: None }) {
            *open = Mark::Refa { crossed: Some(number) };
        }
    }

    fn write(&mut self, before: &TableSheet, after: &TableSheet) {
        let numbers = before.bula.iter().zip(&after.bula);
        for (column, (was, left)) in self.bula.iter_mut().zip(numbers) {
            if was != left {
                let hat = Hat::drawn(*was, *left);
                column.push(Mark::Number { left: *left, hat });
            }
        }
        let sums = before.soup.iter().flatten().zip(after.soup.iter().flatten());
        for (column, (was, sum)) in self.soup.iter_mut().flatten().zip(sums) {
            if was != sum {
                column.push(*sum);
            }
        }
    }
}
