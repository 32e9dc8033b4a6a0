//! Rows by name as a form has them, a line each, and as a question has them. The order of the lines is kept, for what
//! is equal in everything stays in it.

use serde_json::{Map, Value as Json};

use super::asked::{number, plain, words};
use talon_study::desk::MemberKind;

/// No value in a line.
const NONE: &str = "-";

/// Members as the text of an object, in their order.
pub fn object<'m>(members: impl Iterator<Item = (&'m str, String)>) -> String {
    let members: Vec<String> = members
        .map(|(name, value)| format!("{}:{value}", Json::from(name)))
        .collect();
    format!("{{{}}}", members.join(","))
}

fn list(items: impl Iterator<Item = String>) -> String {
    format!("[{}]", items.collect::<Vec<_>>().join(","))
}

/// The lines of a form as JSON; none for kinds that are no rows.
pub fn to_json(kind: MemberKind, text: &str) -> Option<String> {
    let lines = || text.lines().map(str::trim).filter(|line| !line.is_empty());
    lines().next()?;
    match kind {
        MemberKind::ByName { .. } => Some(object(lines().map(|line| {
            // What is no number is said to be none.
            let (name, rest) = line.rsplit_once(':').unwrap_or((line, line));
            (name.trim(), number(rest.trim()).to_string())
        }))),
        MemberKind::Lists { .. } => Some(object(lines().map(|line| {
            let (name, rest) = parted(line);
            let value = |word: &str| if word == NONE { Json::Null } else { number(word) };
            (name, list(words(rest).map(|word| value(word).to_string())))
        }))),
        MemberKind::Rows { columns, .. } => Some(object(lines().map(|line| {
            let (name, rest) = parted(line);
            // What is too much goes under a name that no row has.
            let heads = columns.iter().copied().chain(std::iter::repeat("?"));
            let cells = heads.zip(words(rest)).filter(|(_, word)| *word != NONE);
            (name, object(cells.map(|(head, word)| (head, number(word).to_string()))))
        }))),
        MemberKind::Tables { .. } => Some(list(lines().map(|line| {
            let seats = line.split(',').map(str::trim).filter(|seat| !seat.is_empty());
            object(seats.map(|seat| {
                let (name, score) = seat.rsplit_once(char::is_whitespace).unwrap_or((seat, seat));
                (name.trim(), number(score).to_string())
            }))
        }))),
        _ => None,
    }
}

/// Name and the rest of a line: `Anna: 7 2`.
fn parted(line: &str) -> (&str, &str) {
    let (name, rest) = line.rsplit_once(':').unwrap_or((line, ""));
    (name.trim(), rest.trim())
}

fn or_none(value: &Json) -> String {
    if value.is_null() { NONE.to_owned() } else { plain(value) }
}

fn by_line(rows: &Map<String, Json>, cells: impl Fn(&Json) -> String) -> String {
    rows.iter()
        .map(|(name, row)| format!("{name}: {}", cells(row)))
        .collect::<Vec<_>>()
        .join("\n")
}

fn lines(items: &[Json], line: impl Fn(&Json) -> String) -> String {
    items.iter().map(line).collect::<Vec<_>>().join("\n")
}

/// The same back: a value as the lines of a form; none for kinds that are no rows.
pub(crate) fn to_text(kind: MemberKind, value: &Json) -> Option<String> {
    match kind {
        MemberKind::ByName { .. } => Some(by_line(value.as_object()?, or_none)),
        MemberKind::Lists { .. } => Some(by_line(value.as_object()?, |row| {
            row.as_array()
                .into_iter()
                .flatten()
                .map(or_none)
                .collect::<Vec<_>>()
                .join(" ")
        })),
        MemberKind::Rows { columns, .. } => {
            let line = |(name, row): (&String, &Json)| {
                let cells: Vec<String> = columns.iter().map(|column| or_none(&row[*column])).collect();
                let line = format!("{name}: {}", cells.join(" "));
                line.trim_end_matches([' ', '-']).to_owned()
            };
            Some(value.as_object()?.iter().map(line).collect::<Vec<_>>().join("\n"))
        }
        MemberKind::Tables { .. } => {
            let table = |table: &Json| {
                let seats = table.as_object().into_iter().flatten();
                seats
                    .map(|(name, score)| format!("{name} {}", plain(score)))
                    .collect::<Vec<_>>()
                    .join(", ")
            };
            Some(value.as_array()?.iter().map(table).collect::<Vec<_>>().join("\n"))
        }
        MemberKind::Object { .. } => value.is_object().then(|| value.to_string()),
        MemberKind::Objects { .. } => Some(lines(value.as_array()?, Json::to_string)),
        MemberKind::Names => Some(lines(value.as_array()?, plain)),
        _ => None,
    }
}

/// A number with decimals, or the text as it is.
pub fn decimal(text: &str) -> Json {
    let whole = number(text);
    // What is a number anywhere else on the site is one here, in the spelling of JSON.
    let plain = || text.trim().replace(['−', '–'], "-").replace(',', ".");
    let typed = || talon_text::number::exact(text).and_then(|_| plain().parse::<f64>().ok());
    let decimal = || typed().and_then(serde_json::Number::from_f64).map(Json::from);
    if whole.is_string() {
        decimal().unwrap_or(whole)
    } else {
        whole
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_and_questions_say_the_same() {
        let columns = &["points", "raw", "penalty"];
        for (kind, text, json) in [
            (
                MemberKind::ByName { example: "" },
                "1: 12\nB: c: 1/2",
                r#"{"1":12,"B: c":"1/2"}"#,
            ),
            (
                MemberKind::Lists { example: "" },
                "Zoé: 10 - 8\nAnna: 5/2",
                r#"{"Zoé":[10,null,8],"Anna":["5/2"]}"#,
            ),
            (
                MemberKind::Rows { columns, example: "" },
                "Anna: 7 - 1\nB: 3 4",
                r#"{"Anna":{"points":7,"penalty":1},"B":{"points":3,"raw":4}}"#,
            ),
            (
                MemberKind::Tables { example: "" },
                "Anna K. 5, B -5\nC 0",
                r#"[{"Anna K.":5,"B":-5},{"C":0}]"#,
            ),
        ] {
            assert_eq!(to_json(kind, text).as_deref(), Some(json));
            let value: Json = serde_json::from_str(json).unwrap();
            let again = to_json(kind, &to_text(kind, &value).unwrap()).unwrap();
            assert_eq!(serde_json::from_str::<Json>(&again).unwrap(), value);
        }
        assert_eq!(to_json(MemberKind::Text, "x"), None);
    }

    #[test]
    fn what_is_no_row_stays_visible() {
        let columns = &["points"];
        assert_eq!(
            to_json(MemberKind::Rows { columns, example: "" }, "Anna 7").as_deref(),
            Some(r#"{"Anna 7":{}}"#)
        );
        assert_eq!(
            to_json(MemberKind::Rows { columns, example: "" }, "A: 1 2").as_deref(),
            Some(r#"{"A":{"points":1,"?":2}}"#)
        );
        assert_eq!(
            to_json(MemberKind::ByName { example: "" }, "Anna").as_deref(),
            Some(r#"{"Anna":"Anna"}"#)
        );
        assert_eq!(decimal("1480.5").to_string(), "1480.5");
        assert_eq!(decimal("many"), Json::from("many"));
    }
}
