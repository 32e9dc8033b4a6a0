//! The sheet as the session it belongs to is told of (P-8, P-9): opening, reckoning, what the next deal is worth, and
//! the write-off. It enters no deals.

use super::contract::Contract;
use super::sheet::{self, BULA_WORTH, Sheet};
use super::variant::Variant;
use crate::cards::{BySeat, Seat};
use crate::games::session::{Book, Columns, Prospect, Standing, TableSheet, Term, Worth};

impl Sheet {
    /// The sheet of a session that stands so; a new one where there is none yet.
    pub fn of(standing: &Standing, variant: &Variant) -> Sheet {
        let sheet = |columns: Columns| Sheet {
            bula: columns.bula,
            soup: columns.soup,
            open_refa: columns.open_refa,
            refas_written: columns.refas_written,
            out: columns.out,
        };
        standing.columns.map_or_else(|| Sheet::new(variant), sheet)
    }

    /// How the session stands by this sheet.
    pub fn standing(&self) -> Standing {
        let columns = Columns {
            bula: self.bula,
            soup: self.soup,
            open_refa: self.open_refa,
            refas_written: self.refas_written,
            out: self.out,
        };
        Standing {
            totals: self.totals(),
            columns: Some(columns),
        }
    }
}

impl Book for Variant {
    fn opening(&self) -> Standing {
        Sheet::new(self).standing()
    }

    fn is_over(&self, standing: &Standing) -> bool {
        Sheet::of(standing, self).is_over()
    }

    fn prospects(&self, standing: &Standing) -> Vec<Prospect> {
        let before = Sheet::of(standing, self).before();
        let Some(left) = before.sum() else { return Vec::new() };
        let worth = |contract: Contract, game: bool, seat: Seat| {
            let doubled = before.has_refa(seat, self);
            let value = contract.base(game) * if doubled { 2 } else { 1 };
            Worth {
                value,
                reduced_to: (value > left).then_some(left),
                doubled,
            }
        };
        let all = || Contract::all().filter(|contract| *contract <= self.highest());
        let of = |game: bool| {
            all().map(move |contract| Prospect {
                contract: contract.code(game),
                worth: BySeat::from_fn(|seat| worth(contract, game, seat)),
            })
        };
        of(false).chain(of(true)).collect()
    }

    fn left_is_previous(&self) -> bool {
        self.left_is_previous
    }

    fn settled(&self, sheet: &TableSheet) -> Vec<i64> {
        sheet::settled(sheet)
    }

    fn terms(&self, sheet: &TableSheet) -> Vec<Term> {
        let wrote = |own: &Vec<i64>| own.iter().sum();
        let suffered = |person: usize| -sheet.soup.iter().filter_map(|own| own.get(person)).sum::<i64>();
        vec![
            Term {
                key: "bula",
                of: Some((BULA_WORTH, sheet.bula.clone())),
                brings: sheet.bula.iter().map(|left| BULA_WORTH * left).collect(),
            },
            Term {
                key: "wrote",
                of: None,
                brings: sheet.soup.iter().map(wrote).collect(),
            },
            Term {
                key: "suffered",
                of: None,
                brings: (0..sheet.people()).map(suffered).collect(),
            },
        ]
    }

    fn written_off(&self, sheet: &TableSheet) -> Option<TableSheet> {
        sheet::written_off(sheet)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The end of the complete session of 10.1, with eight points left to A under a refa.
    fn late() -> Standing {
        let sheet = Sheet {
            bula: BySeat { a: 10, b: -4, c: 2 },
            soup: BySeat {
                a: BySeat { a: 0, b: 168, c: 180 },
                b: BySeat { a: 108, b: 0, c: 58 },
                c: BySeat { a: 88, b: 228, c: 0 },
            },
            open_refa: BySeat { a: 1, b: 0, c: 0 },
            refas_written: 1,
            out: None,
        };
        sheet.standing()
    }

    fn late_sheet() -> TableSheet {
        TableSheet::of_seats(&late().columns.unwrap())
    }

    #[test]
    fn the_parts_of_the_reckoning_add_up_to_the_totals() {
        let sheet = late_sheet();
        let variant = Variant::default();
        let terms = variant.terms(&sheet);
        assert_eq!(
            terms.iter().map(|term| term.key).collect::<Vec<_>>(),
            ["bula", "wrote", "suffered"]
        );
        assert_eq!(terms[0].brings, [-100, 40, -20]);
        assert_eq!(terms[1].brings, [348, 166, 316]);
        assert_eq!(terms[2].brings, [-196, -396, -238]);
        let totals = variant.settled(&sheet);
        for (person, total) in totals.iter().enumerate() {
            let sum: i64 = terms.iter().map(|term| term.brings[person]).sum();
            assert_eq!(sum, *total, "{person}");
        }
        let by_seat = late().totals;
        assert_eq!(totals, [by_seat.a, by_seat.b, by_seat.c]);
    }

    #[test]
    fn a_refa_doubles_the_prospects_of_its_owner_and_the_rest_reduces_them() {
        let prospects = Variant::default().prospects(&late());
        assert_eq!(prospects.len(), 12, "six contracts, played with and without the talon");
        let sans = prospects.iter().find(|one| one.contract == "sans").unwrap();
        assert_eq!(
            sans.worth.a,
            Worth {
                value: 28,
                reduced_to: Some(8),
                doubled: true
            }
        );
        assert_eq!(
            sans.worth.b,
            Worth {
                value: 14,
                reduced_to: Some(8),
                doubled: false
            }
        );
        let two = prospects.iter().find(|one| one.contract == "S").unwrap();
        assert_eq!(
            two.worth.a,
            Worth {
                value: 8,
                reduced_to: None,
                doubled: true
            }
        );
        assert_eq!(
            two.worth.c,
            Worth {
                value: 4,
                reduced_to: None,
                doubled: false
            }
        );
        assert_eq!(
            Variant {
                preferans8: true,
                ..Variant::default()
            }
            .prospects(&late())
            .len(),
            14
        );
    }

    #[test]
    fn what_is_left_is_written_off_once() {
        let variant = Variant::default();
        let after = variant.written_off(&late_sheet()).unwrap();
        assert_eq!((after.bula.as_slice(), after.left()), (&[7, -6, -1][..], 0));
        let standing = Standing {
            columns: Some(after.seen_by(BySeat::from_fn(Seat::index))),
            ..Standing::default()
        };
        assert!(variant.is_over(&standing) && variant.written_off(&after).is_none());
        assert_eq!(variant.settled(&after).iter().sum::<i64>(), 0);
        assert!(variant.prospects(&standing).is_empty());
    }
}
