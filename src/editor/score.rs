//! A score record that grows: its cards are added, and everything that was known of it stands already.

use serde_json::{Map, Value as Json, json};

use super::act::Refusal;
use super::draft::Draft;
use super::given::{give, reshaped};
use super::reach::checked;
use talon_records::format_of;
use talon_records::normal::Writer;
use talon_rules::cards::Seat;

/// The members of a score record that its hand with cards has as well.
const KEPT: [&str; 7] = ["format", "version", "game", "rules", "source", "players", "context"];

/// The text of a record to which the cards of a score record can be added: with its people, rules and dealer, and with the
/// contract where the score tells all of it. `None` where it is no score record.
pub fn with_cards(text: &str) -> Option<String> {
    let score = Draft::read(text).filter(|draft| draft.get("score").is_some())?;
    let doc = checked(text, |checked| {
        let record = checked.record.as_ref().filter(|_| checked.is_accepted())?;
        Some(Writer::new().write(record).1.doc.to_string())
    })?;
    let mut members: Map<String, Json> = KEPT
        .into_iter()
        .filter_map(|name| Some((name.to_owned(), score.get(name)?.clone())))
        .collect();
    members.insert("actions".into(), json!([]));
    members.insert("supersedes".into(), json!(doc));
    let dealer = score.get("deal").and_then(|deal| deal.get("dealer"));
    members.insert("deal".into(), json!({"dealer": dealer}));
    let blank = reshaped(Draft::read(&Json::Object(members).to_string())?);
    Some(contract_of(&score, &blank).unwrap_or(blank).text())
}

/// The draft with the contract that the score tells.
fn contract_of(score: &Draft, blank: &Draft) -> Option<Draft> {
    let format = format_of(blank.game()?);
    let facts = score.get("score")?;
    let by = Seat::parse(facts.get("declarer")?.as_str()?)?;
    let trump = facts
        .get("trump")
        .and_then(Json::as_str)
        .and_then(|code| format.pack().parse_suit(code));
    let summary = checked(&score.text(), |checked| checked.hand()?.summary())?;
    let given: Result<Draft, Refusal> = give(blank, by, summary.contract, trump);
    given.ok()
}
