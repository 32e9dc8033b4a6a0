//! Says why an entry stands where it stands. It knows the facts of a row and decides nothing about it.

use std::borrow::Cow;

use crate::text::{Arg, Lang};
use crate::tournament::standings::{By, Mark, Row, TieBreak};
use crate::tournament::{EntryNo, Exact};

impl Lang {
    /// Why a row stands where it does; `name` knows the entries.
    pub fn standing(self, row: &Row, name: &dyn Fn(EntryNo) -> String) -> String {
        let total = Arg::from(mixed(&row.total));
        if let (None, Some(mark)) = (row.rank, self.standing_mark(row.mark)) {
            return mark.into_owned();
        }
        let Some(decided) = row.decisive() else {
            return self.t_args("why-standing-total", &[("total", total)]);
        };
        let is_upper = row.below.as_ref().is_some_and(|below| std::ptr::eq(below, decided));
        let key = match (decided.by, is_upper) {
            (By::Item(_), true) => "why-standing-ahead",
            (By::Item(_), false) => "why-standing-behind",
            _ => "why-standing-shared",
        };
        let item = match decided.by {
            By::Item(item) => self.tie_break(item),
            _ => Cow::Borrowed("none"),
        };
        let said = |number: &Option<Exact>| number.as_ref().map_or("–".to_owned(), mixed);
        let args = [
            ("total", total),
            ("other", Arg::from(name(decided.other))),
            ("item", Arg::from(item.into_owned())),
            ("own", Arg::from(said(&decided.own))),
            ("theirs", Arg::from(said(&decided.theirs))),
        ];
        self.t_args(key, &args)
    }

    /// A tie-break inside a sentence.
    pub fn tie_break(self, item: TieBreak) -> Cow<'static, str> {
        self.t(&format!("standing-{}", item.as_str()))
    }

    /// What is said of a row beside its rank; nothing of those who are simply there.
    pub fn standing_mark(self, mark: Mark) -> Option<Cow<'static, str>> {
        let word = match mark {
            Mark::InPlay => return None,
            Mark::Withdrawn => "withdrawn",
            Mark::TooFewRounds => "too_few_rounds",
            Mark::NotYet => "not_yet",
            Mark::NoShow => "no_show",
            Mark::Excluded => "excluded",
        };
        Some(self.t(&format!("standing-mark-{word}")))
    }
}

/// An exact number as people write it: `7 2/3` and not `23/3`.
pub fn mixed(number: &Exact) -> String {
    let text = number.to_string();
    let parts = text.split_once('/').and_then(|(above, below)| {
        let (above, below) = (above.parse::<i128>().ok()?, below.parse::<i128>().ok()?);
        Some((above / below, above % below, below)).filter(|(whole, ..)| *whole != 0)
    });
    // The two halves stay on one line.
    parts.map_or(text, |(whole, rest, below)| {
        let whole = whole.to_string().replace('-', "\u{2212}");
        format!("{whole}\u{a0}{}/{below}", rest.unsigned_abs())
    })
}

/// A number with at most two decimals, the way the language writes it; a whole one without.
pub fn decimal(number: &Exact, lang: Lang) -> String {
    if number.whole().is_some() {
        return number.to_string();
    }
    let said = number.decimals(2);
    if lang == Lang::En { said } else { said.replace('.', ",") }
}

#[cfg(test)]
mod tests {
    use super::mixed;

    #[test]
    fn a_fraction_is_written_with_its_whole_part_first() {
        let said = |text: &str| text.parse().map(|number| mixed(&number).replace('\u{a0}', " ")).ok();
        let pairs = [("23/3", "7 2/3"), ("7", "7"), ("2/3", "2/3"), ("-7/2", "\u{2212}3 1/2"), ("0", "0")];
        for (exact, words) in pairs {
            assert_eq!(said(exact).as_deref(), Some(words));
        }
    }
}
