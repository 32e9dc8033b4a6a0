//! What a correction changed of the deals behind it, told on the card: which of them count otherwise, what each was and
//! is now, and where the sheet ends since then. The address of the card carries it from the act to the page.

use talon_rules::games::session::DealFate;
use talon_scorecard::{DealId, Scorecard, Tally, TallyLine};
use talon_text::{Arg, Lang, signed};

/// Deals that are told of at most.
const TOLD_MAX: usize = 12;
/// What stands before the number of deals that are not told one by one.
const MORE: char = 'm';
/// Letters of a list in an address.
const LETTERS_MAX: usize = 400;

/// How a deal counts otherwise than before.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum How {
    Value,
    UnderRefa,
    NoRefa,
    WritesRefa,
    WritesNoRefa,
    /// The sheet ends before it.
    AfterEnd,
    /// It cannot have been so any more, by the rules or by the sheet.
    StopsCounting,
    CountsAgain,
}

impl How {
    const ALL: [(How, char); 8] = [
        (How::Value, 'v'),
        (How::UnderRefa, 'r'),
        (How::NoRefa, 'n'),
        (How::WritesRefa, 'w'),
        (How::WritesNoRefa, 'x'),
        (How::AfterEnd, 'l'),
        (How::StopsCounting, 's'),
        (How::CountsAgain, 'c'),
    ];

    fn of(was: &TallyLine, now: &TallyLine) -> How {
        let late = |line: &TallyLine| line.dealt.as_ref().map(|dealt| dealt.entry.fate) == Some(DealFate::Late);
        let used = |line: &TallyLine| line.dealt.as_ref().is_some_and(|dealt| dealt.entry.refa_used);
        let written = |line: &TallyLine| line.dealt.as_ref().is_some_and(|dealt| dealt.entry.refa_written);
        match (was.counts(), now.counts()) {
            (true, false) if late(now) => return How::AfterEnd,
            (true, false) => return How::StopsCounting,
            (false, true) => return How::CountsAgain,
            (true, true) | (false, false) => {}
        }
        match (used(was), used(now), written(was), written(now)) {
            (false, true, ..) => How::UnderRefa,
            (true, false, ..) => How::NoRefa,
            (_, _, false, true) => How::WritesRefa,
            (_, _, true, false) => How::WritesNoRefa,
            _ => How::Value,
        }
    }

    fn letter(self) -> char {
        let own = How::ALL.iter().find(|(how, _)| *how == self);
        own.map_or('v', |(_, letter)| *letter)
    }

    fn parse(letter: char) -> Option<How> {
        How::ALL.iter().find(|(_, own)| *own == letter).map(|(how, _)| *how)
    }
}

/// A deal that counts otherwise.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Changed {
    number: u32,
    how: How,
    was: i64,
    now: i64,
}

impl Changed {
    fn written(self) -> String {
        format!("{}{}{}_{}", self.number, self.how.letter(), self.was, self.now)
    }

    fn parse(text: &str) -> Option<Changed> {
        let at = text.find(|letter: char| letter.is_ascii_lowercase())?;
        let (number, rest) = text.split_at(at);
        let (was, now) = rest.get(1..)?.split_once('_')?;
        Some(Changed {
            number: number.parse().ok()?,
            how: How::parse(rest.chars().next()?)?,
            was: was.parse().ok()?,
            now: now.parse().ok()?,
        })
    }
}

/// What a deal is worth on a sheet, or else what its declarer got.
fn worth(card: &Scorecard, line: &TallyLine) -> i64 {
    let entry = line.dealt.as_ref().map(|dealt| &dealt.entry);
    let declarers = || {
        let seat = entry?.declarer?;
        let person = card.column_of(*line.people.get(seat.index())?);
        line.gains.get(person.index()).copied()
    };
    entry.and_then(|entry| entry.value).or_else(declarers).unwrap_or(0)
}

/// The last deal that counts, where nothing can be added behind it.
fn end(tally: &Tally) -> Option<u32> {
    let mut counted = tally.lines.iter().rev().filter(|line| line.counts());
    counted.find_map(|line| line.number).filter(|_| tally.over)
}

/// The words of an address that tell what is otherwise on a card than before, but for the deal that was changed itself;
/// empty where nothing is.
pub(super) fn query(before: &Scorecard, now: &Scorecard, but: Option<DealId>) -> String {
    let (was, is) = (before.tally(), now.tally());
    let differing = now.differing(before).into_iter().filter(|id| Some(*id) != but);
    let changed = differing.filter_map(|id| {
        let line_of = |tally: &Tally| tally.lines.iter().position(|line| line.id == id);
        let (was, line) = (was.lines.get(line_of(&was)?)?, is.lines.get(line_of(&is)?)?);
        Some(Changed {
            number: now.called_number(line.number?),
            how: How::of(was, line),
            was: worth(before, was),
            now: worth(now, line),
        })
    });
    let mut list: Vec<String> = changed.map(Changed::written).collect();
    let more = list.len().saturating_sub(TOLD_MAX);
    list.truncate(TOLD_MAX);
    if more > 0 {
        list.push(format!("{MORE}{more}"));
    }
    let mut parts = Vec::new();
    if !list.is_empty() {
        parts.push(format!("changed={}", list.join(".")));
    }
    match (end(&was), end(&is)) {
        (was, is) if was == is => {}
        (_, Some(last)) => parts.push(format!("end={}", now.called_number(last))),
        // The deal that is written next ends nothing by itself.
        (Some(_), None) => parts.push("end=0".to_owned()),
        (None, None) => {}
    }
    parts.join("&")
}

/// What such words tell, in sentences; nothing where they tell nothing.
pub(super) fn told(changed: Option<&str>, end: Option<u32>, lang: Lang) -> Option<String> {
    let list = changed.filter(|list| list.len() <= LETTERS_MAX).unwrap_or_default();
    let all: Vec<Changed> = list.split('.').filter_map(Changed::parse).take(TOLD_MAX).collect();
    let mut sentences = Vec::new();
    let one = |one: &Changed| {
        let key = match one.how {
            How::Value => "scorecard-changed-value",
            How::UnderRefa => "scorecard-changed-refa",
            How::NoRefa => "scorecard-changed-no-refa",
            How::WritesRefa => "scorecard-changed-writes",
            How::WritesNoRefa => "scorecard-changed-writes-none",
            How::StopsCounting => "scorecard-changed-stops",
            How::AfterEnd | How::CountsAgain => return None,
        };
        let number = |number: i64| match one.how {
            How::Value | How::StopsCounting => signed(number),
            _ => number.to_string(),
        };
        let args = [
            ("number", Arg::from(i64::from(one.number))),
            ("was", number(one.was).into()),
            ("now", number(one.now).into()),
        ];
        Some(lang.t_args(key, &args))
    };
    let each: Vec<String> = all.iter().filter_map(one).collect();
    if !each.is_empty() {
        sentences.push(lang.t_args("scorecard-told-changed", &[("deals", each.join("; ").into())]));
    }
    match end {
        None => {}
        Some(0) => sentences.push(lang.t("scorecard-told-goes-on").into_owned()),
        Some(last) => sentences.push(lang.t_args("scorecard-told-ends", &[("number", i64::from(last).into())])),
    }
    for (how, key) in [
        (How::AfterEnd, "scorecard-told-after-end"),
        (How::CountsAgain, "scorecard-told-counts-again"),
    ] {
        let numbers: Vec<String> = all
            .iter()
            .filter(|one| one.how == how)
            .map(|one| one.number.to_string())
            .collect();
        if !numbers.is_empty() {
            let count = i64::try_from(numbers.len()).unwrap_or(i64::MAX);
            let args = [("count", Arg::from(count)), ("numbers", numbers.join(", ").into())];
            sentences.push(lang.t_args(key, &args));
        }
    }
    let more = list
        .split('.')
        .find_map(|part| part.strip_prefix(MORE)?.parse::<u32>().ok());
    if let Some(more) = more {
        sentences.push(lang.n("scorecard-told-more", i64::from(more)));
    }
    Some(sentences.join(" ")).filter(|text| !text.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_an_address_tells_is_said_and_nonsense_is_not() {
        let lang = Lang::ALL[0];
        let list = "9r10_20.11v-4_4.15l8_8.16l0_0";
        let said = told(Some(list), Some(14), lang).unwrap();
        for part in ["9", "10", "20", "14", "15, 16"] {
            assert!(said.contains(part), "{part}: {said}");
        }
        let more = told(Some("9s10_0.m27"), None, lang).unwrap();
        assert!(
            more.contains("+10 → does not count") && more.contains("27 more"),
            "{more}"
        );
        assert_eq!(told(Some("9<b>1_2.x.9r.9q1_2.mx"), None, lang), None);
        let written = Changed::parse("9r10_-20").unwrap().written();
        assert_eq!(written, "9r10_-20");
    }
}
