//! The sheet as it lies on the table: for each player what they wrote against the one on the left, what they have to
//! go, what they wrote against the one on the right; the last number of a column counts, those before it are struck
//! out. In a game without such a sheet one column of running sums.

use talon_records::session::{Ledger, Mark, Paper};
use talon_rules::games::session::{Hat, TableSheet};
use talon_text::Lang;
use talon_text::signed;

/// The sheets of everyone, side by side.
#[derive(Debug, Hash)]
pub struct PaperView {
    pub players: Vec<PlayerView>,
}

/// One player's.
#[derive(Debug, Hash)]
pub struct PlayerView {
    pub name: String,
    pub total: String,
    pub class: &'static str,
    /// The whole in words.
    pub spoken: String,
    pub columns: Vec<ColumnView>,
}

/// A column with what heads it.
#[derive(Debug, Hash)]
pub(crate) struct ColumnView {
    pub head: String,
    pub middle: bool,
    pub marks: Vec<MarkView>,
}

/// Something written.
#[derive(Debug, Hash)]
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
    /// By the deal that is looked at.
    pub new: bool,
}

impl MarkView {
    fn number(text: String) -> MarkView {
        MarkView {
            text,
            old: false,
            hat: "",
            refa: false,
            crossed: false,
            new: false,
        }
    }
}

/// The sheets of a session, of everyone in the order of play; in a game without sheet, running sums.
pub fn paper(ledger: &Ledger, names: &[String], left_is_previous: bool, lang: Lang) -> PaperView {
    let order: Vec<usize> = (0..names.len()).collect();
    drawn(ledger, names, &order, left_is_previous, lang).unwrap_or_else(|| {
        let player = |(column, name): (usize, &String)| {
            let total = ledger.standing.totals.get(column).copied().unwrap_or(0);
            let args = [("name", name.as_str().into()), ("sum", signed(total).into())];
            let spoken = lang.t_args("session-spoken-sum", &args);
            PlayerView::new(name, total, spoken, vec![sums(ledger, column, lang)])
        };
        PaperView {
            players: names.iter().enumerate().map(player).collect(),
        }
    })
}

/// The sheet of a table, with names by column; `order` is that of play. Nothing in a game that has none.
pub(crate) fn paper_of_table(ledger: &Ledger, names: &[String], order: &[usize], lang: Lang) -> Option<PaperView> {
    drawn(ledger, names, order, ledger.left_is_previous, lang)
}

/// The sheet as it lay on the table after the deal at this place, with what that deal wrote marked. Nothing in a game
/// that has none.
pub(crate) fn paper_after(ledger: &Ledger, place: usize, names: &[String], lang: Lang) -> Option<PaperView> {
    let order: Vec<usize> = (0..names.len()).collect();
    let at = |deals: usize| paper_of_table(&ledger.until(deals), names, &order, lang);
    let (before, mut after) = (at(place)?, at(place + 1)?);
    let columns_before = before.players.iter().flat_map(|player| &player.columns);
    for (column, was) in after
        .players
        .iter_mut()
        .flat_map(|player| &mut player.columns)
        .zip(columns_before)
    {
        for (at, mark) in column.marks.iter_mut().enumerate() {
            mark.new = was.marks.get(at).is_none_or(|earlier| earlier.crossed != mark.crossed);
        }
    }
    Some(after)
}

fn drawn(ledger: &Ledger, names: &[String], order: &[usize], left_is_previous: bool, lang: Lang) -> Option<PaperView> {
    let (paper, sheet) = (Paper::of(ledger)?, ledger.standing.sheet.as_ref()?);
    let drawing = Drawing {
        paper: &paper,
        sheet,
        names,
        order,
        left_is_previous,
        lang,
    };
    let player = |column: &usize| {
        let name = names.get(*column).map_or("", String::as_str);
        let total = ledger.standing.totals.get(*column).copied().unwrap_or(0);
        PlayerView::new(name, total, drawing.spoken(*column), drawing.columns(*column))
    };
    Some(PaperView {
        players: order.iter().map(player).collect(),
    })
}

impl PlayerView {
    fn new(name: &str, total: i64, spoken: String, columns: Vec<ColumnView>) -> PlayerView {
        PlayerView {
            name: name.to_owned(),
            total: signed(total),
            class: match total {
                0 => "",
                more if more > 0 => "made",
                _ => "lost",
            },
            spoken,
            columns,
        }
    }
}

/// What a sheet is drawn from; everything is by person.
#[derive(Clone, Copy)]
struct Drawing<'a> {
    paper: &'a Paper,
    sheet: &'a TableSheet,
    names: &'a [String],
    /// The people in the order of play.
    order: &'a [usize],
    left_is_previous: bool,
    lang: Lang,
}

impl Drawing<'_> {
    /// The others, from the one on the left: with four at the table that is three.
    fn others(&self, person: usize) -> Vec<usize> {
        let at = self.order.iter().position(|one| *one == person).unwrap_or(0);
        let behind = self.order.iter().cycle().skip(at + 1);
        let mut others: Vec<usize> = behind.take(self.order.len().saturating_sub(1)).copied().collect();
        if self.left_is_previous {
            others.reverse();
        }
        others
    }

    fn name(&self, person: usize) -> &str {
        self.names.get(person).map_or("", String::as_str)
    }

    fn columns(&self, person: usize) -> Vec<ColumnView> {
        let soup = |against: usize| {
            let sums = self.paper.soup.get(person).and_then(|own| own.get(against));
            let marks = sums.into_iter().flatten().map(|sum| MarkView::number(sum.to_string()));
            ColumnView {
                head: self.name(against).to_owned(),
                middle: false,
                marks: struck(marks.collect()),
            }
        };
        let bula = ColumnView {
            head: self.lang.t("session-bula").into_owned(),
            middle: true,
            marks: struck(self.paper.bula.get(person).into_iter().flatten().map(mark).collect()),
        };
        let mut columns: Vec<ColumnView> = self.others(person).into_iter().map(soup).collect();
        columns.insert(1.min(columns.len()), bula);
        columns
    }

    fn spoken(&self, person: usize) -> String {
        let left = self.sheet.bula.get(person).copied().unwrap_or(0);
        let amount = |other: usize| self.sheet.soup.get(person).and_then(|own| own.get(other)).copied();
        let wrote = |other: usize| {
            let args = [
                ("amount", amount(other).unwrap_or(0).into()),
                ("name", self.name(other).into()),
            ];
            self.lang.t_args("session-spoken-soup", &args)
        };
        let mut parts = vec![left_in_words(left, self.lang)];
        let at = self.order.iter().position(|one| *one == person).unwrap_or(0);
        let behind = self.order.iter().cycle().skip(at + 1);
        parts.extend(
            behind
                .take(self.order.len().saturating_sub(1))
                .map(|other| wrote(*other)),
        );
        format!("{}: {}", self.name(person), parts.join(", "))
    }
}

/// Without a sign: the hat above a number says what it is worth.
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

fn sums(ledger: &Ledger, column: usize, lang: Lang) -> ColumnView {
    let mut marks = Vec::new();
    let mut before = 0;
    for deal in &ledger.deals {
        let sum = deal.after.totals.get(column).copied().unwrap_or(0);
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

/// What someone has to go, with the hat in words.
pub(crate) fn left_in_words(left: i64, lang: Lang) -> String {
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
