//! Says why an entry stands where it stands. It knows the facts of a row and decides nothing about it.

use std::borrow::Cow;

use super::words::signed;
use crate::{Arg, Lang};
use talon_tournament::standings::{By, Mark, RankedEntry, TieBreak};
use talon_tournament::tournament::{Round, Tournament};
use talon_tournament::{EntryNo, Exact};

impl Lang {
    /// What stands above standings: after which round they are, or during which; of rounds up to this one, the last
    /// that has a result.
    pub fn standings_title(self, tournament: &Tournament, as_of: u16) -> String {
        let has_result = |round: &&Round| round.tables.iter().any(|table| table.result.is_some());
        let begun = tournament.rounds.iter().filter(|round| round.number <= as_of);
        let Some(last) = begun.filter(has_result).max_by_key(|round| round.number) else {
            return self.t("tournament-standings-before").into_owned();
        };
        let key = match last.is_complete() {
            true => "tournament-standings-after",
            false => "tournament-standings-during",
        };
        self.t_args(key, &[("number", Arg::Number(last.number.into()))])
    }

    /// Why a row stands where it does; `name` knows the entries.
    pub fn standing(self, row: &RankedEntry, name: &dyn Fn(EntryNo) -> String) -> String {
        if let (None, Some(mark)) = (row.rank, self.standing_mark(row.mark)) {
            return mark.into_owned();
        }
        let Some(decided) = row.decisive() else {
            return self.t_args("why-standing-total", &[("total", Arg::from(mixed(&row.total)))]);
        };
        let is_upper = row.below.as_ref().is_some_and(|below| std::ptr::eq(below, decided));
        let either = |upper, lower| if is_upper { upper } else { lower };
        let mut args = vec![
            ("points", Arg::from(self.points_shared(&row.total))),
            ("other", Arg::from(name(decided.other))),
        ];
        let key = match decided.by {
            By::Total | By::Nothing => "why-standing-shared",
            By::Item(TieBreak::Lot) => either("why-standing-ahead-lot", "why-standing-behind-lot"),
            By::Item(item) => {
                args.push(("own", Arg::from(self.compared(item, decided.own.as_ref()))));
                args.push(("theirs", Arg::from(self.compared(item, decided.theirs.as_ref()))));
                if item == TieBreak::EarliestEntry {
                    either("why-standing-ahead-entry", "why-standing-behind-entry")
                } else {
                    args.push((
                        "item",
                        Arg::from(self.t(&format!("standing-{}", item.as_str())).into_owned()),
                    ));
                    either("why-standing-ahead", "why-standing-behind")
                }
            }
        };
        self.t_args(key, &args)
    }

    /// On how many points two are level.
    fn points_shared(self, total: &Exact) -> String {
        // A part of a point is counted as several are.
        let count = total.whole().unwrap_or(2);
        let args = [("count", Arg::Number(count)), ("total", Arg::from(mixed(total)))];
        self.t_args("standing-points", &args)
    }

    /// What someone has in a tie-break, as the tables of the standings have it: scores with their signs, points and
    /// counts without, numbers of entries as they are.
    fn compared(self, item: TieBreak, number: Option<&Exact>) -> String {
        let Some(number) = number else {
            return self.t("standing-nothing").into_owned();
        };
        match item {
            TieBreak::RawSum | TieBreak::BestTable | TieBreak::Playoff => {
                number.whole().map_or_else(|| mixed(number), signed)
            }
            // Counted downwards, so that more is better.
            TieBreak::EarliestEntry => mixed(&-number.clone()),
            TieBreak::TableWins
            | TieBreak::SecondPlaces
            | TieBreak::HeadToHead
            | TieBreak::Opponents
            | TieBreak::LastRound
            | TieBreak::Lot => mixed(number),
        }
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

/// Parts that have a letter of their own.
const PARTS: [(i128, i128, char); 15] = [
    (1, 2, '½'),
    (1, 3, '⅓'),
    (2, 3, '⅔'),
    (1, 4, '¼'),
    (3, 4, '¾'),
    (1, 5, '⅕'),
    (2, 5, '⅖'),
    (3, 5, '⅗'),
    (4, 5, '⅘'),
    (1, 6, '⅙'),
    (5, 6, '⅚'),
    (1, 8, '⅛'),
    (3, 8, '⅜'),
    (5, 8, '⅝'),
    (7, 8, '⅞'),
];

/// An exact number as people write it: `7⅔` and not `23/3`, `5 3/7` where the part has no letter of its own.
pub fn mixed(number: &Exact) -> String {
    let text = number.to_string();
    let (sign, text) = text
        .strip_prefix('-')
        .map_or(("", text.as_str()), |rest| ("\u{2212}", rest));
    let parts = text.split_once('/').and_then(|(above, below)| {
        let (above, below) = (above.parse::<i128>().ok()?, below.parse::<i128>().ok()?);
        Some((above / below, above % below, below))
    });
    let Some((whole, rest, below)) = parts else {
        return format!("{sign}{text}");
    };
    let letter = PARTS.iter().find(|(above, under, _)| (*above, *under) == (rest, below));
    match (whole, letter) {
        (0, Some((.., letter))) => format!("{sign}{letter}"),
        (_, Some((.., letter))) => format!("{sign}{whole}{letter}"),
        (0, None) => format!("{sign}{text}"),
        // The two halves stay on one line.
        (_, None) => format!("{sign}{whole}\u{a0}{rest}/{below}"),
    }
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
        let said = |text: &str| text.parse().map(|number| mixed(&number)).ok();
        let pairs = [
            ("23/3", "7⅔"),
            ("7", "7"),
            ("2/3", "⅔"),
            ("-7/2", "\u{2212}3½"),
            ("-1/2", "\u{2212}½"),
            ("-7", "\u{2212}7"),
            ("38/7", "5\u{a0}3/7"),
            ("-3/7", "\u{2212}3/7"),
            ("0", "0"),
        ];
        for (exact, words) in pairs {
            assert_eq!(said(exact).as_deref(), Some(words));
        }
    }
}
