//! The sheet before a row, in a game that is kept in columns: it goes from row to row, and is never guessed.

use talon_rules::cards::{BySeat, Seat};
use talon_rules::games::session::Columns;

/// How the sheet stands before a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Carried {
    /// Nothing was written yet.
    New,
    Known {
        before: Columns,
        /// The last numbers that the paper has.
        paper: BySeat<i64>,
    },
}

/// Of three seats: what is left to go, open refas and what the paper has; and how many refas were written.
const NUMBERS: usize = 10;

impl Carried {
    /// Reads what stands behind the word for it.
    pub fn parse(text: &str) -> Option<Carried> {
        if text == "new" {
            return Some(Carried::New);
        }
        let numbers: Vec<i64> = text.split(' ').map_while(|number| number.parse().ok()).collect();
        let numbers: &[i64; NUMBERS] = numbers.as_slice().try_into().ok()?;
        let at =
            |from: usize| BySeat::from_fn(|seat: Seat| numbers.get(from + seat.index()).copied().unwrap_or_default());
        let small = |number: i64| u8::try_from(number).ok();
        let open = at(3);
        Some(Carried::Known {
            before: Columns {
                bula: at(0),
                soup: BySeat::default(),
                open_refa: BySeat {
                    a: small(open.a)?,
                    b: small(open.b)?,
                    c: small(open.c)?,
                },
                refas_written: small(*numbers.get(6)?)?,
            },
            paper: at(7),
        })
    }

    /// As it stands in the headings behind a row.
    pub fn written(&self) -> String {
        let Carried::Known { before, paper } = self else {
            return "sheet new".to_owned();
        };
        let mut text = "sheet".to_owned();
        let refas = [i64::from(before.refas_written)];
        let open = Seat::ALL.map(|seat| i64::from(before.open_refa[seat]));
        let all = Seat::ALL.map(|seat| before.bula[seat]).into_iter().chain(open);
        for number in all.chain(refas).chain(Seat::ALL.map(|seat| paper[seat])) {
            text.push_str(&format!(" {number}"));
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sheet_comes_back_from_the_headings() {
        let known = Carried::Known {
            before: Columns {
                bula: BySeat { a: 30, b: -8, c: 4 },
                soup: BySeat::default(),
                open_refa: BySeat { a: 0, b: 2, c: 1 },
                refas_written: 3,
            },
            paper: BySeat { a: 30, b: -6, c: 4 },
        };
        for carried in [Carried::New, known] {
            let text = carried.written();
            assert_eq!(Carried::parse(text.strip_prefix("sheet ").unwrap()), Some(carried));
        }
        for text in ["", "1 2 3", "x", "1 2 3 4 5 6 700 8 9 10", "1 2 3 4 5 6 7 8 9 10 11"] {
            assert_eq!(Carried::parse(text), None, "{text}");
        }
    }
}
