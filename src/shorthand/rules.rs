//! The options of an evening: the name of a set, and single options with their values.

use serde_json::{Map, Value as Json, json};
use talon_records::options::setting_json;
use talon_records::structure::nearest;
use talon_rules::games::Code;
use talon_rules::games::option::{Allowed, OptionInfo, Setting};

use crate::faults::Faults;
use crate::game::GameLines;
use crate::lexicon::{Word, words};
use crate::words::{Common, common};

/// What the words behind `rules` say.
#[derive(Debug, Default)]
pub(crate) struct SaidRules {
    /// The options of the set that is named, if one is.
    pub preset: Option<Map<String, Json>>,
    /// The options that are said one by one, which go before those of the set.
    pub options: Map<String, Json>,
}

/// Reads the words behind `rules`.
pub(crate) fn read(game: &dyn GameLines, line: &[Word<'_>], faults: &mut Faults) -> SaidRules {
    let mut said = SaidRules::default();
    for (place, word) in line.iter().enumerate() {
        match word.text.split_once('=') {
            None if place == 0 && game.presets().contains(&word.folded.as_str()) => {
                said.preset = Some(game.preset(&word.folded));
            }
            None => {
                let expected = if place == 0 { game.presets() } else { &[] };
                faults.bad(word.at, word.text, "/rules/options", expected);
            }
            Some((name, value)) => {
                let Some(info) = option(game, name) else {
                    unknown(game, word, name, faults);
                    continue;
                };
                let value_at = word.at + name.len() + 1;
                said.options.extend(read_value(info, value, value_at, faults));
            }
        }
    }
    said
}

/// An option said by itself with its value, as in `bula 60`; `None` where the words are none.
pub(crate) fn single(game: &dyn GameLines, line: &[Word<'_>], faults: &mut Faults) -> Option<Map<String, Json>> {
    let (name, value) = match line {
        [name, value] => (name.folded.as_str(), value),
        _ => return None,
    };
    Some(read_value(option(game, name)?, value.text, value.at, faults))
}

/// What the papers of some tables call an option.
const OTHER_NAMES: [(&str, &str); 4] = [
    ("refe", "refas"),
    ("refa", "refas"),
    ("bule", "bula"),
    ("bulja", "bula"),
];

fn option(game: &dyn GameLines, name: &str) -> Option<&'static OptionInfo> {
    let other = OTHER_NAMES.iter().find(|(own, _)| *own == name);
    let name = other.map_or(name, |(_, known)| *known);
    game.options().iter().find(|info| info.name == name)
}

/// An option with the value that a word gives it; nothing where that is none.
fn read_value(info: &OptionInfo, value: &str, at: usize, faults: &mut Faults) -> Map<String, Json> {
    match setting(info.allowed, value) {
        Some(setting) => [(info.name.to_owned(), setting_json(info.allowed, setting))]
            .into_iter()
            .collect(),
        None => {
            let expected = values(info.allowed);
            let expected: Vec<&str> = expected.iter().map(String::as_str).collect();
            faults.bad(at, value, &format!("/rules/options/{}", info.name), &expected);
            Map::new()
        }
    }
}

fn unknown(game: &dyn GameLines, word: &Word<'_>, name: &str, faults: &mut Faults) {
    let names: Vec<&str> = game.options().iter().map(|info| info.name).collect();
    let finding = faults.bad(word.at, name, "/rules/options", &names);
    finding.code = Code::UnknownOption;
    finding.fix = nearest(name, &names).map(Json::from);
}

/// The value that a word gives an option.
fn setting(allowed: Allowed, text: &str) -> Option<Setting> {
    let line = words(text, 0);
    let said = common().find(&line).and_then(|found| found.meanings.first().copied());
    let setting = match (allowed, said) {
        (Allowed::Switch, Some(Common::On)) => Setting::Switch(true),
        (Allowed::Switch, Some(Common::Off)) => Setting::Switch(false),
        (Allowed::RangeOrNull { .. }, Some(Common::None)) => Setting::Null,
        (Allowed::List(_), Some(Common::None)) => Setting::Words(0),
        (Allowed::List(list), _) => {
            let mut mask = 0;
            for word in text.split('+') {
                let bit = 1 << list.iter().position(|known| *known == word)?;
                mask |= bit;
            }
            Setting::Words(mask)
        }
        (Allowed::Words(list), _) => Setting::Word(list.iter().copied().find(|known| *known == text)?),
        _ => Setting::Number(text.parse().ok()?),
    };
    allowed.takes(setting).then_some(setting)
}

fn values(allowed: Allowed) -> Vec<String> {
    let own = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
    match allowed {
        Allowed::Switch => own(&["on", "off"]),
        Allowed::Numbers(list) => list.iter().map(i64::to_string).collect(),
        Allowed::Range { least, most, .. } => vec![format!("{least}–{most}")],
        Allowed::RangeOrNull { least, most } => vec![format!("{least}–{most}"), "none".to_owned()],
        Allowed::Words(list) => own(list),
        Allowed::List(list) => vec![list.join("+"), "none".to_owned()],
    }
}

/// The shortest words for these options: without a set, or with the first of those that leave the least to say.
pub(crate) fn written(game: &dyn GameLines, options: &Map<String, Json>) -> String {
    let usual = game.presets().first().copied().unwrap_or_default();
    let sets = game.presets().iter().map(|name| (*name, game.preset(name)));
    let said = sets.chain([(usual, Map::new())]).map(|(name, set)| {
        let mut words: Vec<String> = Vec::new();
        words.extend((name != usual).then(|| name.to_owned()));
        for info in game.options() {
            let own = options.get(info.name);
            if own != set.get(info.name) {
                let value = own.cloned().unwrap_or_else(|| usual_value(game, info));
                words.push(format!("{}={}", info.name, value_words(&value)));
            }
        }
        words
    });
    said.min_by_key(Vec::len).unwrap_or_default().join(" ")
}

/// What an option is in the usual set.
fn usual_value(game: &dyn GameLines, info: &OptionInfo) -> Json {
    game.usual(info.name)
        .map_or(Json::Null, |setting| setting_json(info.allowed, setting))
}

fn value_words(value: &Json) -> String {
    match value {
        Json::Bool(true) => "on".to_owned(),
        Json::Bool(false) => "off".to_owned(),
        Json::Null => "none".to_owned(),
        Json::String(word) => word.clone(),
        Json::Array(list) if list.is_empty() => "none".to_owned(),
        Json::Array(list) => list.iter().filter_map(Json::as_str).collect::<Vec<_>>().join("+"),
        other => json!(other).to_string(),
    }
}

#[cfg(test)]
mod tests {
    use talon_records::normal::Writer;
    use talon_records::notation::{Notation, write_all};
    use talon_records::read;

    use crate::{Csv, Shorthand};

    /// The record of a text in normal form.
    fn record(text: &str) -> Vec<u8> {
        let mut records = read(text.as_bytes(), crate::options());
        let next = records.next_checked().unwrap().unwrap();
        assert!(next.checked.is_accepted(), "{text}: {:?}", next.checked.findings);
        Writer::new().normal(next.checked.record.as_ref().unwrap()).text
    }

    #[test]
    fn a_set_of_rules_of_which_some_are_as_usual_goes_out_and_comes_back() {
        for (game, head, deal) in [
            (crate::GAMES[0], "ulti: A, B, C; deals C", "1. A piros ulti: won"),
            (crate::GAMES[1], "pref: A, B, C; deals C", "1. B game 7: 6 1 3"),
        ] {
            for preset in game.presets() {
                let changed: Vec<String> = game.preset(preset).keys().cloned().collect();
                for chosen in 0_u32..1 << changed.len() {
                    let usual = changed.iter().enumerate().filter(|(place, _)| chosen >> place & 1 == 1);
                    let said: String = usual
                        .filter_map(|(_, name)| game.options().iter().find(|info| info.name == name))
                        .map(|info| format!(" {}={}", info.name, super::value_words(&super::usual_value(game, info))))
                        .collect();
                    let wanted = record(&format!("{head}; rules {preset}{said}\n{deal}\n"));
                    for notation in [&Shorthand as &dyn Notation, &Csv] {
                        let text = write_all(notation, [&wanted]).unwrap_or_else(|| panic!("{preset}{said}"));
                        assert_eq!(record(&String::from_utf8(text).unwrap()), wanted, "{preset}{said}");
                    }
                }
            }
        }
    }
}
