//! The sheet before a deal, as a record has it beside its deal (format, 4).

use serde_json::{Map, Value as Json, json};
use talon_rules::cards::Seat;
use talon_rules::games::session::Columns;

/// The member `context` of a record whose deal finds its sheet so.
#[must_use]
pub fn context(columns: &Columns) -> Json {
    let by_seat = |of: &dyn Fn(Seat) -> Json| -> Map<String, Json> {
        let pairs = Seat::ALL.map(|seat| (seat.letter().to_owned(), of(seat)));
        pairs.into_iter().collect()
    };
    let mut context = json!({
        "bula": by_seat(&|seat| json!(columns.bula[seat])),
        "refa": by_seat(&|seat| json!(columns.open_refa[seat])),
        "refas_written": columns.refas_written,
    });
    if let Some(out) = columns.out {
        context["out"] = json!(out);
    }
    context
}

/// A record that tells the sheet before its deal; nothing where the text is none.
#[must_use]
pub fn with_context(record: &str, columns: &Columns) -> Option<String> {
    let mut record: Map<String, Json> = serde_json::from_str(record).ok()?;
    record.insert("context".to_owned(), context(columns));
    Some(Json::Object(record).to_string())
}
