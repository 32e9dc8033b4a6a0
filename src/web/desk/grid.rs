//! An answer as a table: members that are lists or objects become its columns, the rest stays beside it. It knows no
//! question by name.

use serde_json::Value as Json;

use super::answer::AnswerView;
use super::said::{label, said};
use talon_study::desk::{Answer, Desk};
use talon_text::Lang;

/// A table with a name in each row.
#[derive(Debug)]
pub struct Grid {
    /// Heading of the names.
    pub first: String,
    pub columns: Vec<String>,
    pub rows: Vec<GridRow>,
}

/// A row of it.
#[derive(Debug)]
pub(crate) struct GridRow {
    pub name: String,
    pub cells: Vec<String>,
}

/// The member that is the order of the rows.
const ORDER: &str = "order";

/// Fills a view with an answer.
pub(crate) fn grid(view: &mut AnswerView, answer: &Answer, desk: &Desk, lang: Lang) {
    let members = match &answer.value {
        Json::Object(members) => members,
        plain => {
            view.lead = cell(plain);
            return;
        }
    };
    let mut columns: Vec<(&str, &Json)> = Vec::new();
    for (name, value) in members {
        match value {
            Json::Object(_) | Json::Array(_) if name == ORDER => {}
            Json::Object(_) | Json::Array(_) => columns.push((name, value)),
            plain => view
                .facts
                .push((label(name, desk, lang), said(name, plain, desk, lang))),
        }
    }
    let Some((_, first)) = columns.first() else { return };
    let is_named = first.is_object();
    let names: Vec<String> = match (members.get(ORDER), first) {
        (Some(Json::Array(order)), _) => order.iter().map(cell).collect(),
        (_, Json::Object(rows)) => rows.keys().cloned().collect(),
        (_, list) => (1..=list.as_array().map_or(0, Vec::len))
            .map(|place| place.to_string())
            .collect(),
    };
    let row = |(at, name): (usize, String)| {
        let value = |column: &Json| cell(if is_named { &column[&name] } else { &column[at] });
        let cells = columns.iter().map(|(_, column)| value(column)).collect();
        GridRow { name, cells }
    };
    let rows = names.into_iter().enumerate().map(row).collect();
    let headings = columns.iter().map(|(name, _)| label(name, desk, lang)).collect();
    let first = lang
        .t(if is_named { "desk-label-who" } else { "desk-label-place" })
        .into_owned();
    let told = answer.told.iter();
    view.reasons = told
        .map(|(name, why)| (name.clone(), lang.capitalized(&lang.why(why))))
        .collect();
    view.grid = Some(Grid {
        first,
        columns: headings,
        rows,
    });
}

/// A value as people write it.
pub fn cell(value: &Json) -> String {
    match value {
        Json::Null => "–".to_owned(),
        Json::Array(items) => items.iter().map(cell).collect::<Vec<_>>().join("  "),
        // Names may begin with a hyphen; only numbers get a minus.
        Json::String(text) => match text.strip_prefix('-') {
            Some(rest) if rest.starts_with(|digit: char| digit.is_ascii_digit()) => format!("−{rest}"),
            _ => text.clone(),
        },
        other => other.to_string().replace('-', "−"),
    }
}
