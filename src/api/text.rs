//! Tables as files: for spreadsheets, and as plain text whose columns stand under one another in a letter.

use talon_service::member_lists::table::write;
use talon_text::Lang;

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
    let cell = |row: &Vec<String>, column: usize| row.get(column).map_or(0, |cell| cell.chars().count());
    let widths: Vec<usize> = (0..columns)
        .map(|column| rows.iter().map(|row| cell(row, column)).max().unwrap_or(0))
        .collect();
    let is_number = |text: &str| text.chars().all(|c| c.is_ascii_digit() || "+-−–/., ".contains(c));
    let right: Vec<bool> = (0..columns)
        .map(|column| {
            rows.iter()
                .skip(1)
                .filter_map(|row| row.get(column))
                .all(|cell| is_number(cell))
        })
        .collect();
    let mut text = String::new();
    for (number, row) in rows.iter().enumerate() {
        let cells = row.iter().enumerate().map(|(column, cell)| {
            let room = " ".repeat(widths[column].saturating_sub(cell.chars().count()));
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
