//! The order of a season: by totals and then by the items of its chain, with what decides between two neighbours.

use talon_league::RowReason;
use talon_tournament::Exact;
use talon_tournament::league::SeasonItem;

use super::super::book::SeasonBook;
use super::Line;
use super::columns::PlayedColumn;

/// What rows are compared by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Question {
    Total,
    /// Counted units in which they came to this place.
    Places(usize),
    Item(SeasonItem),
}

/// What stands between someone and the next one.
#[derive(Debug, Clone)]
struct Gap {
    /// None: they are level on everything.
    by: Option<Question>,
    upper: Option<Exact>,
    lower: Option<Exact>,
    /// Some of those who were level never met, and so their tables were not asked.
    unmet: bool,
}

/// A line at its place.
#[derive(Debug)]
pub(super) struct PlacedLine {
    pub line: usize,
    pub rank: Option<usize>,
    pub reason: Option<RowReason>,
}

/// The lines of a season beside what decides between them.
#[derive(Debug)]
pub(super) struct Standing<'b> {
    pub(super) book: &'b SeasonBook,
    pub(super) columns: &'b [PlayedColumn],
    pub(super) lines: &'b [Line],
    questions: Vec<Question>,
    /// Those at a table for whom the unit counts, by their lines.
    pub(super) tables: Vec<Vec<(usize, i64)>>,
}

impl<'b> Standing<'b> {
    pub fn of(book: &'b SeasonBook, columns: &'b [PlayedColumn], lines: &'b [Line]) -> Standing<'b> {
        let cells = || lines.iter().flat_map(|line| line.cells.iter().flatten());
        let last = cells().filter_map(|cell| cell.rank).max().unwrap_or(0);
        let mut questions = vec![Question::Total];
        for item in &book.season.profile.chain {
            match item {
                SeasonItem::CountedPlaces => questions.extend((1..=last).map(Question::Places)),
                item => questions.push(Question::Item(*item)),
            }
        }
        let mut tables = Vec::new();
        for (at, column) in columns.iter().enumerate() {
            let counts = |line: &Line| line.cells[at].as_ref().is_some_and(|cell| cell.counted);
            for table in &column.tables {
                let seat = |(person, score): &(_, i64)| {
                    let line = lines.iter().position(|line| line.person == *person)?;
                    counts(&lines[line]).then_some((line, *score))
                };
                tables.push(table.iter().filter_map(seat).collect());
            }
        }
        Standing {
            book,
            columns,
            lines,
            questions,
            tables,
        }
    }

    /// Everyone in order: those who played enough, ranked, then the others.
    pub fn placed(&self, minimum: usize) -> Vec<PlacedLine> {
        let all = 0..self.lines.len();
        let (enough, few): (Vec<usize>, Vec<usize>) = all.partition(|line| self.lines[*line].played >= minimum);
        let (order, gaps) = self.parted(enough, 0, false);
        let mut placed: Vec<PlacedLine> = Vec::new();
        for (at, line) in order.iter().enumerate() {
            let shares = at > 0 && gaps[at - 1].by.is_none();
            let above = at.checked_sub(1).map(|above| (order[above], &gaps[above]));
            let below = gaps.get(at).map(|gap| (order[at + 1], gap));
            placed.push(PlacedLine {
                line: *line,
                rank: if shares { placed[at - 1].rank } else { Some(at + 1) },
                reason: self.reason(above, below),
            });
        }
        let (others, _) = self.parted(few, 0, false);
        placed.extend(others.into_iter().map(|line| PlacedLine {
            line,
            rank: None,
            reason: None,
        }));
        placed
    }

    /// What decides where the totals do not: against the one below, else against the one above.
    fn reason(&self, above: Option<(usize, &Gap)>, below: Option<(usize, &Gap)>) -> Option<RowReason> {
        let level = |one: &(usize, &Gap)| one.1.by != Some(Question::Total);
        let (ahead, (other, gap)) = match (below.filter(level), above.filter(level)) {
            (Some(below), _) => (true, below),
            (None, Some(above)) => (false, above),
            (None, None) => return None,
        };
        let (mine, theirs) = match ahead {
            true => (gap.upper.clone(), gap.lower.clone()),
            false => (gap.lower.clone(), gap.upper.clone()),
        };
        let (item, place) = match gap.by {
            None | Some(Question::Total) => (None, None),
            Some(Question::Places(place)) => (Some(SeasonItem::CountedPlaces), Some(place)),
            Some(Question::Item(item)) => (Some(item), None),
        };
        let tells = item != Some(SeasonItem::Lot);
        Some(RowReason {
            other: self.lines[other].person,
            item: item.map(|item| item.as_str().to_owned()),
            place,
            ahead,
            mine: mine.filter(|_| tells),
            theirs: theirs.filter(|_| tells),
            unmet: gap.by.is_none() && gap.unmet,
        })
    }

    /// Puts those who are level in order, from this question on.
    fn parted(&self, level: Vec<usize>, from: usize, unmet: bool) -> (Vec<usize>, Vec<Gap>) {
        let mut unmet = unmet;
        if level.len() < 2 {
            return (level, Vec::new());
        }
        for (at, question) in self.questions.iter().enumerate().skip(from) {
            let Some(answers) = self.answers(*question, &level) else {
                unmet = true;
                continue;
            };
            if answers.iter().all(|answer| *answer == answers[0]) {
                continue;
            }
            // Whom their tables have parted are asked everything once more.
            let again = match question {
                Question::Item(SeasonItem::HeadToHead) => (0, false),
                _ => (at + 1, unmet),
            };
            return self.split(*question, level, answers, again);
        }
        let gap = Gap {
            by: None,
            upper: None,
            lower: None,
            unmet,
        };
        let gaps = vec![gap; level.len() - 1];
        (level, gaps)
    }

    fn split(
        &self,
        question: Question,
        level: Vec<usize>,
        answers: Vec<Option<Exact>>,
        (from, unmet): (usize, bool),
    ) -> (Vec<usize>, Vec<Gap>) {
        let mut different: Vec<&Option<Exact>> = answers.iter().collect();
        different.sort();
        different.dedup();
        let (mut order, mut gaps): (Vec<usize>, Vec<Gap>) = (Vec::new(), Vec::new());
        let mut upper: Option<&Option<Exact>> = None;
        for answer in different.into_iter().rev() {
            let who = level.iter().zip(&answers).filter(|(_, own)| *own == answer);
            let (part, within) = self.parted(who.map(|(line, _)| *line).collect(), from, unmet);
            if let Some(upper) = upper {
                gaps.push(Gap {
                    by: Some(question),
                    upper: upper.clone(),
                    lower: answer.clone(),
                    unmet: false,
                });
            }
            gaps.extend(within);
            order.extend(part);
            upper = Some(answer);
        }
        (order, gaps)
    }
}
