//! The counts of an import as words, and as the lengths of a bar that always fills its width.

use talon_store::imports::{Counts, Import, ImportState};
use talon_text::Lang;

/// Width of the whole bar.
const WIDTH: i64 = 1000;
/// So that five of fifty thousand can be seen.
const PART_MIN: i64 = 6;

/// A part of the bar and its count.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct BarSegment {
    pub class: &'static str,
    pub x: i64,
    pub width: i64,
    pub count: i64,
    pub word: String,
}

/// What became of an import, as a key of the texts and a class.
pub(super) fn outlook(import: &Import) -> (&'static str, &'static str) {
    let counts = &import.counts;
    match import.state {
        ImportState::Queued => ("report-state-waiting", ""),
        ImportState::Running => ("report-state-running", ""),
        ImportState::Failed => ("report-state-failed", "bad"),
        ImportState::Undone => ("report-state-undone", ""),
        ImportState::Done if counts.waiting > 0 => ("report-state-undecided", "warn"),
        ImportState::Done if counts.accepted == 0 && (counts.rejected > 0 || counts.duplicates == 0) => {
            ("report-state-nothing", "bad")
        }
        ImportState::Done if counts.rejected > 0 => ("report-state-partly", "warn"),
        ImportState::Done => ("report-state-done", "good"),
    }
}

/// "1000 records: 993 accepted, ..."
pub fn sentence(counts: &Counts, lang: Lang) -> String {
    let numbers = [
        ("total", counts.total.into()),
        ("accepted", counts.accepted.into()),
        ("duplicates", counts.duplicates.into()),
        ("waiting", counts.waiting.into()),
        ("rejected", counts.rejected.into()),
    ];
    let said = lang.t_args("report-summary", &numbers);
    if counts.with_warnings == 0 {
        return said;
    }
    format!("{said} ({})", lang.n("report-with-warnings", counts.with_warnings))
}

/// The parts that make the whole: accepted without and with warnings, duplicates, waiting, refused.
pub(super) fn parts(counts: &Counts, lang: Lang) -> Vec<BarSegment> {
    let all = [
        ("good", counts.accepted - counts.with_warnings, "report-accepted"),
        ("warn", counts.with_warnings, "report-warned"),
        ("dup", counts.duplicates, "report-duplicates"),
        ("wait", counts.waiting, "report-waiting"),
        ("bad", counts.rejected, "report-rejected"),
    ];
    let all: Vec<_> = all.into_iter().filter(|(_, count, _)| *count > 0).collect();
    let total: i64 = all.iter().map(|(_, count, _)| count).sum();
    let mut widths: Vec<i64> = all
        .iter()
        .map(|(_, count, _)| (count * WIDTH / total.max(1)).max(PART_MIN))
        .collect();
    // What rounding and the smallest width have moved is the largest part's.
    let rest = WIDTH - widths.iter().sum::<i64>();
    if let Some(largest) = widths.iter_mut().max() {
        *largest += rest;
    }
    let mut x = 0;
    let mut parts = Vec::with_capacity(all.len());
    for ((class, count, key), width) in all.into_iter().zip(widths) {
        parts.push(BarSegment {
            class,
            x,
            width,
            count,
            word: lang.t(key).into_owned(),
        });
        x += width;
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bar_is_full_and_its_counts_add_up() {
        for (accepted, with_warnings, duplicates, waiting, rejected) in
            [(49_995, 1, 1, 1, 2), (1, 0, 1, 0, 1), (0, 0, 0, 0, 7), (3, 3, 0, 0, 0)]
        {
            let total = accepted + duplicates + waiting + rejected;
            let counts = Counts {
                total,
                accepted,
                with_warnings,
                duplicates,
                waiting,
                rejected,
            };
            let parts = parts(&counts, Lang::En);
            assert_eq!(parts.iter().map(|part| part.count).sum::<i64>(), total, "{counts:?}");
            assert_eq!(parts.iter().map(|part| part.width).sum::<i64>(), WIDTH, "{counts:?}");
            assert!(parts.iter().all(|part| part.width >= PART_MIN), "{parts:?}");
        }
        assert_eq!(parts(&Counts::default(), Lang::En), []);
    }
}
