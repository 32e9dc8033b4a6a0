//! Tables as files: for spreadsheets, and as text for a message, whose columns stand under one another where all
//! letters have one width, or which has the marks of Markdown.

use serde::Deserialize;
use talon_service::member_lists::table::write;
use talon_text::Lang;
use unicode_width::UnicodeWidthStr as _;

/// How the text is written that is wanted.
#[derive(Debug, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(crate) struct TextQuery {
    /// `plain`, as without it, has columns for letters of one width; `markdown` has a table in the marks of Markdown.
    #[param(inline)]
    pub style: TextStyle,
}

/// How a text is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum TextStyle {
    #[default]
    Plain,
    Markdown,
}

impl TextStyle {
    pub fn title(self, title: &str) -> String {
        match self {
            TextStyle::Plain => title.to_owned(),
            TextStyle::Markdown => format!("**{}**", marked(title)),
        }
    }

    /// The first row is the heading.
    pub fn table(self, rows: &[Vec<String>]) -> String {
        match self {
            TextStyle::Plain => aligned(rows),
            TextStyle::Markdown => markdown(rows),
        }
    }

    pub fn address(self, address: &str) -> String {
        match self {
            TextStyle::Plain => address.to_owned(),
            TextStyle::Markdown => format!("<{address}>"),
        }
    }
}

/// A text in which nothing is a mark.
fn marked(text: &str) -> String {
    let mut safe = String::new();
    for letter in text.chars() {
        if "\\`*_{}[]()<>#+-.!|~&".contains(letter) {
            safe.push('\\');
        }
        safe.push(letter);
    }
    safe
}

/// Rows between bars, numbers to the right.
fn markdown(rows: &[Vec<String>]) -> String {
    let Some((head, body)) = rows.split_first() else {
        return String::new();
    };
    let line = |cells: &[String]| {
        let cells = cells.iter().map(|cell| marked(cell));
        format!("| {} |\n", cells.collect::<Vec<_>>().join(" | "))
    };
    let sides = to_the_right(rows, head.len()).into_iter();
    let sides = sides.map(|right| if right { "---:" } else { "---" });
    let mut text = line(head);
    text.push_str(&format!("| {} |\n", sides.collect::<Vec<_>>().join(" | ")));
    body.iter().for_each(|row| text.push_str(&line(row)));
    text
}

/// Which columns have nothing but numbers.
fn to_the_right(rows: &[Vec<String>], columns: usize) -> Vec<bool> {
    let is_number = |text: &str| text.chars().all(|c| c.is_ascii_digit() || "+-−–/., ".contains(c));
    let of = |column: usize| {
        let mut cells = rows.iter().skip(1).filter_map(|row| row.get(column));
        cells.all(|cell| is_number(cell))
    };
    (0..columns).map(of).collect()
}

/// Rows with their heading as a file for spreadsheets: where numbers are written with a comma, cells are kept apart by
/// semicolons, as such programs expect it.
pub fn csv(rows: &[Vec<String>], lang: Lang) -> Vec<u8> {
    write(rows, lang.cell_separator())
}

/// A number with at most two decimals, the way the language writes it; a whole one without. Fractions would be taken
/// for days.
pub fn decimal(exact: &str, lang: Lang) -> String {
    exact
        .parse()
        .map_or_else(|_| exact.to_owned(), |number| talon_text::decimal(&number, lang))
}

/// Columns that stand under one another: numbers to the right, words to the left. The first row is the heading.
pub(crate) fn aligned(rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let cell = |row: &Vec<String>, column: usize| row.get(column).map_or(0, |cell| cell.width());
    let widths: Vec<usize> = (0..columns)
        .map(|column| rows.iter().map(|row| cell(row, column)).max().unwrap_or(0))
        .collect();
    let right = to_the_right(rows, columns);
    let mut text = String::new();
    for (number, row) in rows.iter().enumerate() {
        let cells = row.iter().enumerate().map(|(column, cell)| {
            let room = " ".repeat(widths[column].saturating_sub(cell.width()));
            if right[column] {
                format!("{room}{cell}")
            } else {
                format!("{cell}{room}")
            }
        });
        text.push_str(cells.collect::<Vec<_>>().join("  ").trim_end());
        text.push('\n');
        if number == 0 {
            let whole = widths.iter().sum::<usize>() + 2 * columns.saturating_sub(1);
            text.push_str(&"-".repeat(whole));
            text.push('\n');
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(cells: &[&str]) -> Vec<String> {
        cells.iter().map(|cell| (*cell).to_owned()).collect()
    }

    #[test]
    fn columns_stand_under_one_another() {
        let rows = [
            row(&["", "Name", "Points"]),
            row(&["1", "Őri Ágnes", "16/3"]),
            row(&["12", "Bo", "-7"]),
        ];
        assert_eq!(
            aligned(&rows),
            "    Name       Points\n---------------------\n 1  Őri Ágnes    16/3\n12  Bo             -7\n"
        );
    }

    #[test]
    fn columns_stand_under_one_another_whatever_the_width_of_letters() {
        let rows = [
            row(&["Name", "P"]),
            row(&["日本", "1"]),
            row(&["e\u{301}va", "2"]),
            row(&["Đuro", "3"]),
        ];
        assert_eq!(aligned(&rows), "Name  P\n-------\n日本  1\ne\u{301}va   2\nĐuro  3\n");
    }

    #[test]
    fn no_name_is_a_mark_of_markdown() {
        let rows = [row(&["", "Name"]), row(&["1", "a|b [x](y) *z* <b>"])];
        assert_eq!(
            markdown(&rows),
            "|  | Name |\n| ---: | --- |\n| 1 | a\\|b \\[x\\]\\(y\\) \\*z\\* \\<b\\> |\n"
        );
        assert_eq!(TextStyle::Markdown.title("2026_27"), "**2026\\_27**");
    }

    #[test]
    fn numbers_are_written_as_the_language_does() {
        assert_eq!(decimal("16/3", Lang::En), "5.33");
        assert_eq!(decimal("-16/3", Lang::Hu), "-5,33");
        assert_eq!(decimal("7", Lang::Hu), "7");
    }

    #[test]
    fn no_cell_is_a_formula_and_a_number_stays_one() {
        let rows = [row(&["=1+1", "-5,33", "@x", "Kis; Pál"])];
        let text = String::from_utf8(csv(&rows, Lang::Hu)).unwrap();
        assert_eq!(text, "\u{FEFF}'=1+1;-5,33;'@x;\"Kis; Pál\"\r\n");
        let text = String::from_utf8(csv(&rows, Lang::En)).unwrap();
        assert_eq!(text, "\u{FEFF}'=1+1,\"-5,33\",'@x,Kis; Pál\r\n");
    }
}
