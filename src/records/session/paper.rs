//! What stands on the paper of a sheet in three columns: every number that was written, the last of which counts, hats,
//! and refas with what crossed them (P-7.8). It says what is drawn, not how.

use super::Ledger;
use talon_rules::cards::{BySeat, Seat};
use talon_rules::games::session::{Columns, Hat};

/// A mark in a middle column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mark {
    /// What is left to go, below zero under the hat; `hat` when it was drawn with it.
    Number { left: i64, hat: Option<Hat> },
    /// A line; crossed with the number of the contract that used it.
    Refa { crossed: Option<u8> },
}

/// The sheet as it was written.
#[derive(Debug, Clone, Default)]
pub struct Paper {
    pub bula: BySeat<Vec<Mark>>,
    /// By writer, then by declarer.
    pub soup: BySeat<BySeat<Vec<i64>>>,
}

impl Paper {
    /// The sheet of a session; `None` in a game that has none.
    pub fn of(ledger: &Ledger) -> Option<Paper> {
        let mut before = ledger.opening.columns?;
        let mut paper = Paper::default();
        for seat in Seat::ALL {
            paper.bula[seat].push(Mark::Number {
                left: before.bula[seat],
                hat: None,
            });
        }
        for deal in &ledger.deals {
            let entry = &deal.entry;
            let Some(after) = entry.after.columns else { continue };
            if let Some(declarer) = entry.declarer.filter(|_| entry.refa_used) {
                paper.cross(declarer, entry.contract_number.unwrap_or(0));
            }
            paper.write(&before, &after);
            if entry.refa_written {
                for seat in Seat::ALL {
                    paper.bula[seat].push(Mark::Refa { crossed: None });
                }
            }
            before = after;
        }
        Some(paper)
    }

    fn cross(&mut self, seat: Seat, number: u8) {
        let open = self.bula[seat]
            .iter_mut()
            .find(|mark| **mark == Mark::Refa { crossed: None });
        if let Some(open) = open {
            *open = Mark::Refa { crossed: Some(number) };
        }
    }

    fn write(&mut self, before: &Columns, after: &Columns) {
        for seat in Seat::ALL {
            let (was, left) = (before.bula[seat], after.bula[seat]);
            if was != left {
                self.bula[seat].push(Mark::Number {
                    left,
                    hat: Hat::drawn(was, left),
                });
            }
            for other in seat.others() {
                let sum = after.soup[seat][other];
                if before.soup[seat][other] != sum {
                    self.soup[seat][other].push(sum);
                }
            }
        }
    }
}
