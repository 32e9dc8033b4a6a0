//! The sheet before a row, in a game that is kept in columns: it goes from row to row, and is never guessed.

use talon_rules::games::session::TableSheet;

/// How the sheet stands before a row; everything is by person.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Carried {
    /// Nothing was written yet.
    New,
    Known {
        before: TableSheet,
        /// The last numbers that the paper has.
        paper: Vec<i64>,
    },
}

/// Numbers that there are of each person: what is left to go, open refas and what the paper has.
const EACH: usize = 3;

impl Carried {
    /// Reads what stands behind the word for it.
    pub fn parse(text: &str) -> Option<Carried> {
        if text == "new" {
            return Some(Carried::New);
        }
        let numbers: Option<Vec<i64>> = text.split(' ').map(|number| number.parse().ok()).collect();
        let numbers = numbers?;
        // One number more says how many refas were written.
        let people = numbers.len() / EACH;
        if !matches!(people, 3 | 4) || numbers.len() != EACH * people + 1 {
            return None;
        }
        let (bula, rest) = numbers.split_at(people);
        let (open, rest) = rest.split_at(people);
        let (written, paper) = rest.split_first()?;
        let open: Option<Vec<u8>> = open.iter().map(|number| u8::try_from(*number).ok()).collect();
        Some(Carried::Known {
            before: TableSheet {
                bula: bula.to_vec(),
                soup: vec![vec![0; people]; people],
                open_refa: open?,
                refas_written: u8::try_from(*written).ok()?,
            },
            paper: paper.to_vec(),
        })
    }

    /// As it stands in the headings behind a row.
    pub fn written(&self) -> String {
        let Carried::Known { before, paper } = self else {
            return "sheet new".to_owned();
        };
        let open = before.open_refa.iter().map(|open| i64::from(*open));
        let all = before.bula.iter().copied().chain(open);
        let all = all
            .chain([i64::from(before.refas_written)])
            .chain(paper.iter().copied());
        let numbers: Vec<String> = all.map(|number| number.to_string()).collect();
        format!("sheet {}", numbers.join(" "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sheet_comes_back_from_the_headings() {
        let known = |people: usize| Carried::Known {
            before: TableSheet {
                bula: [30, -8, 4, 2][..people].to_vec(),
                soup: vec![vec![0; people]; people],
                open_refa: [0, 2, 1, 1][..people].to_vec(),
                refas_written: 3,
            },
            paper: [30, -6, 4, 2][..people].to_vec(),
        };
        for carried in [Carried::New, known(3), known(4)] {
            let text = carried.written();
            assert_eq!(Carried::parse(text.strip_prefix("sheet ").unwrap()), Some(carried));
        }
        for text in [
            "",
            "1 2 3",
            "x",
            "1 2 3 4 5 6 700 8 9 10",
            "1 2 3 4 5 6 7 8 9 10 11",
            "1 2 3 4 5 600 7 8 9 10",
        ] {
            assert_eq!(Carried::parse(text), None, "{text}");
        }
    }
}
