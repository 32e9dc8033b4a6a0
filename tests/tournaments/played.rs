//! Records of hands that were played at a table of a tournament.

use serde_json::{Value, json};
use talon_rules::games::GameKind;
use talon_samples::generate;

/// A word that stands in every record and nowhere else, to be looked for where no record may be.
pub const MARK: &str = "Cellar Number Seven";

/// So many records of the first game, one a line, with these players at A, B and C and these members of their source.
pub fn records(seed: u64, count: usize, names: [&str; 3], source: &Value) -> String {
    let made = generate::records(GameKind::ALL[0], seed).take(count);
    let lines = (1..).zip(made).map(|(deal, line)| {
        let mut record: Value = serde_json::from_str(&line).expect("a record");
        record["players"] = json!({"A": {"name": names[0]}, "B": {"name": names[1]}, "C": {"name": names[2]}});
        let mut said = json!({"venue": MARK, "deal": deal});
        for (name, value) in source.as_object().into_iter().flatten() {
            said[name] = value.clone();
        }
        record["source"] = said;
        record.as_object_mut().expect("an object").remove("id");
        record.to_string()
    });
    lines.collect::<Vec<_>>().join("\n")
}
