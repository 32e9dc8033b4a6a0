//! The sheet as it lies on the table: for each player what they wrote against the one on the left, what they have to
//! go, what they wrote against the one on the right; the last number of a column counts, those before it are struck
//! out. In a game without such a sheet one column of running sums.

use talon_records::session::{Ledger, Mark, Paper};
use talon_rules::cards::Seat;
use talon_rules::games::session::{Columns, Hat};
use talon_text::Lang;
use talon_text::signed;

/// The sheets of the three, side by side.
#[derive(Debug)]
pub struct PaperView {
    pub players: Vec<PlayerView>,
}

/// One player's.
#[derive(Debug)]
pub struct PlayerView {
    pub name: String,
    pub total: String,
    pub class: &'static str,
    /// The whole in words.
    pub spoken: String,
    pub columns: Vec<ColumnView>,
}

/// A column with what heads it.
#[derive(Debug)]
pub(crate) struct ColumnView {
    pub head: String,
    pub middle: bool,
    pub marks: Vec<MarkView>,
}

/// Something written.
#[derive(Debug)]
pub(crate) struct MarkView {
    pub text: String,
    /// Struck out by what stands below it.
    pub old: bool,
    /// `hat`, `inverted` or nothing.
    pub hat: &'static str,
    /// A line through the column.
    pub refa: bool,
    /// The line is crossed.
    pub crossed: bool,
}

impl MarkView {
    fn number(text: String) -> MarkView {
        MarkView {
            text,
            old: false,
            hat: "",
            refa: false,
            crossed: false,
        }
    }
}

/// The sheets of a session.
pub fn paper(ledger: &Ledger, names: &[String], left_is_previous: bool, lang: Lang) -> PaperView {
    let drawn = Paper::of(ledger);
    let players = Seat::ALL.map(|seat| {
        let total = ledger.standing.totals[seat];
        let columns = match &drawn {
            Some(paper) => sheet(paper, seat, names, left_is_previous, lang),
            None => vec![sums(ledger, seat, lang)],
        };
        PlayerView {
            name: names[seat.index()].clone(),
            total: signed(total),
            class: match total {
                0 => "",
                more if more > 0 => "made",
                _ => "lost",
            },
            spoken: spoken(ledger, seat, names, lang),
            columns,
        }
    });
    PaperView {
        players: players.into(),
    }
}

fn sheet(paper: &Paper, seat: Seat, names: &[String], left_is_previous: bool, lang: Lang) -> Vec<ColumnView> {
    let (left, right) = if left_is_previous {
        (seat.previous(), seat.next())
    } else {
        (seat.next(), seat.previous())
    };
    let soup = |against: Seat| ColumnView {
        head: names[against.index()].clone(),
        middle: false,
        marks: struck(
            paper.soup[seat][against]
                .iter()
                .map(|sum| MarkView::number(sum.to_string()))
                .collect(),
        ),
    };
    let bula = ColumnView {
        head: lang.t("session-bula").into_owned(),
        middle: true,
        marks: struck(paper.bula[seat].iter().map(mark).collect()),
    };
    vec![soup(left), bula, soup(right)]
}

/// Without sign: what a number is worth is told by the hat above it.
fn mark(mark: &Mark) -> MarkView {
    match *mark {
        Mark::Number { left, hat } => MarkView {
            hat: hat.map_or("", Hat::as_str),
            ..MarkView::number(left.unsigned_abs().to_string())
        },
        Mark::Refa { crossed } => MarkView {
            refa: true,
            crossed: crossed.is_some(),
            ..MarkView::number(crossed.map_or_else(String::new, |number| number.to_string()))
        },
    }
}

fn struck(mut marks: Vec<MarkView>) -> Vec<MarkView> {
    let last = marks.iter().rposition(|mark| !mark.refa);
    for (place, mark) in marks.iter_mut().enumerate() {
        mark.old = !mark.refa && Some(place) != last;
    }
    marks
}

fn sums(ledger: &Ledger, seat: Seat, lang: Lang) -> ColumnView {
    let mut marks = Vec::new();
    let mut before = ledger.opening.totals[seat];
    for deal in &ledger.deals {
        let sum = deal.entry.after.totals[seat];
        if sum != before {
            marks.push(MarkView::number(signed(sum)));
        }
        before = sum;
    }
    if marks.is_empty() {
        marks.push(MarkView::number("0".into()));
    }
    ColumnView {
        head: lang.t("session-points").into_owned(),
        middle: true,
        marks: struck(marks),
    }
}

fn spoken(ledger: &Ledger, seat: Seat, names: &[String], lang: Lang) -> String {
    let name = names[seat.index()].as_str();
    let total = ledger.standing.totals[seat];
    let Some(columns) = ledger.standing.columns else {
        return lang.t_args(
            "session-spoken-sum",
            &[("name", name.into()), ("sum", signed(total).into())],
        );
    };
    let wrote = seat.others().map(|other| {
        let args = [
            ("amount", columns.soup[seat][other].into()),
            ("name", names[other.index()].as_str().into()),
        ];
        lang.t_args("session-spoken-soup", &args)
    });
    format!("{name}: {}, {}", left_in_words(&columns, seat, lang), wrote.join(", "))
}

/// What someone has to go, with the hat in words.
pub(crate) fn left_in_words(columns: &Columns, seat: Seat, lang: Lang) -> String {
    let left = columns.bula[seat];
    let key = if left < 0 {
        "session-spoken-hat"
    } else {
        "session-spoken-left"
    };
    lang.t_args(
        key,
        &[("left", i64::try_from(left.unsigned_abs()).unwrap_or(i64::MAX).into())],
    )
}
