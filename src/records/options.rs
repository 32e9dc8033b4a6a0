//! `rules`: rule set, edition and options (format, 3 and 11), read from the list of a game's options. It knows no
//! game; what an option means stays with the rules.

use serde_json::{Map, Value as Json, json};

use super::check::unreadable;
use super::finding::Finding;
use super::format_of;
use super::json::{Limits, Tape, Value, ValueKind};
use super::schema::object;
use super::structure::{Faults, nearest};
use talon_rules::games::option::{Allowed, OptionInfo, RuleSet, Setting};
use talon_rules::games::{Code, GameKind};

/// More values than this are not named one by one.
const NAMED_MAX: i64 = 32;

/// The member `rules` of a record of this game that leaves every option as it is, in canonical form.
pub fn usual_rules(game: GameKind) -> String {
    format!(r#"{{"edition":1,"id":"{}"}}"#, game.as_str())
}

/// The options that the member `rules` of a record of this game sets; `None` when there is something wrong with it.
pub fn rules_in<R: RuleSet>(game: GameKind, rules: &Json) -> Option<R> {
    let text = rules.to_string();
    let mut tape = Tape::new();
    let document = tape.read(text.as_bytes(), Limits::default()).ok()?;
    read_rules(game, document.root(), &mut Faults::new(document))
}

/// What is wrong with a member `rules` of a record of this game; nothing where it can be read.
pub fn rules_faults(game: GameKind, rules: &Json) -> Vec<Finding> {
    let text = rules.to_string();
    let mut tape = Tape::new();
    let document = match tape.read(text.as_bytes(), Limits::default()) {
        Ok(document) => document,
        Err(fault) => return unreadable(fault).findings,
    };
    let mut faults = Faults::new(document);
    format_of(game).read_rules(document.root(), &mut faults);
    let mut findings = faults.into_list();
    findings.retain(Finding::is_error);
    findings
}

/// The options in force, or findings.
pub(super) fn read_rules<'a, R: RuleSet>(game: GameKind, value: Value<'a>, faults: &mut Faults<'a>) -> Option<R> {
    if !faults.object(value) {
        return None;
    }
    let errors = faults.errors();
    let mut rules = R::default();
    for (name, value) in value.members() {
        match &*name.as_str().unwrap_or_default() {
            "id" => {
                if faults.string(value).is_some_and(|id| id != game.as_str()) {
                    faults.at(Code::UnknownRules, value).expected = Some(json!([game.as_str()]));
                }
            }
            "edition" => {
                if value.as_int().is_none() {
                    faults.wrong_type(value, "integer");
                } else if value.as_int() != Some(1) {
                    faults.at(Code::UnknownRules, value).expected = Some(json!([1]));
                }
            }
            "options" => read_options(value, &mut rules, faults),
            _ => faults.unknown(name, &["edition", "id", "options"]),
        }
    }
    for name in ["edition", "id"] {
        if value.get(name).is_none() {
            faults.missing(value, name);
        }
    }
    (faults.errors() == errors).then_some(rules)
}

fn read_options<'a, R: RuleSet>(value: Value<'a>, rules: &mut R, faults: &mut Faults<'a>) {
    if !faults.object(value) {
        return;
    }
    for (name, value) in value.members() {
        let text = name.as_str().unwrap_or_default();
        let Some(info) = R::OPTIONS.iter().find(|info| info.name == text) else {
            let names: Vec<&'static str> = R::OPTIONS.iter().map(|info| info.name).collect();
            let offset = name.offset();
            let fix = nearest(&text, &names).map(Json::from);
            let finding = faults.at(Code::UnknownOption, value);
            (finding.offset, finding.fix) = (offset, fix);
            finding.found = Some(Json::from(text.as_ref()));
            finding.expected = Some(json!(names));
            continue;
        };
        match setting(value, info.allowed) {
            Some(setting) => {
                rules.set(info.name, setting);
            }
            None => bad_option(value, info.allowed, faults),
        }
    }
}

/// The value of an option, if it is one that the option takes.
pub fn setting(value: Value<'_>, allowed: Allowed) -> Option<Setting> {
    let setting = match (value.kind(), allowed) {
        (ValueKind::True | ValueKind::False, _) => Setting::Switch(value.as_bool()?),
        (ValueKind::Int, _) => Setting::Number(value.as_int()?),
        (ValueKind::Null, _) => Setting::Null,
        (ValueKind::String, Allowed::Words(words)) => Setting::Word(words.iter().find(|word| value.is(word)).copied()?),
        (ValueKind::Array, Allowed::List(words)) => {
            let mut mask = 0;
            for item in value.items() {
                let bit = 1 << words.iter().position(|word| item.is(word))?;
                if mask & bit != 0 {
                    return None;
                }
                mask |= bit;
            }
            Setting::Words(mask)
        }
        _ => return None,
    };
    allowed.takes(setting).then_some(setting)
}

fn bad_option<'a>(value: Value<'a>, allowed: Allowed, faults: &mut Faults<'a>) {
    let (expected, fits) = match allowed {
        Allowed::Switch => (
            json!([true, false]),
            matches!(value.kind(), ValueKind::True | ValueKind::False),
        ),
        Allowed::Numbers(list) => (json!(list), value.kind() == ValueKind::Int),
        Allowed::Range { least, most, step } => (between(least, most, step), value.kind() == ValueKind::Int),
        Allowed::RangeOrNull { least, most } => {
            let fits = matches!(value.kind(), ValueKind::Int | ValueKind::Null);
            let mut expected = between(least, most, 1);
            if let Json::Array(list) = &mut expected {
                list.insert(0, Json::Null);
            }
            (expected, fits)
        }
        Allowed::Words(list) => (json!(list), value.kind() == ValueKind::String),
        Allowed::List(list) => (json!(list), value.kind() == ValueKind::Array),
    };
    let code = if fits || value.kind() != ValueKind::Number {
        Code::BadValue
    } else {
        Code::WrongType
    };
    faults.at(code, value).expected = Some(expected);
}

/// The numbers of a range, if they are few enough to name; else the first and the last, joined.
fn between(least: i64, most: i64, step: i64) -> Json {
    let count = (most - least) / step.max(1);
    if count > NAMED_MAX {
        return json!([format!("{least}–{most}")]);
    }
    (0..=count).map(|n| json!(least + n * step)).collect()
}

/// How a record spells the value of an option.
pub fn setting_json(allowed: Allowed, setting: Setting) -> Json {
    match setting {
        Setting::Switch(on) => json!(on),
        Setting::Number(n) => json!(n),
        Setting::Null => Json::Null,
        Setting::Word(word) => json!(word),
        Setting::Words(mask) => {
            let words = if let Allowed::List(words) = allowed { words } else { &[] };
            words
                .iter()
                .enumerate()
                .filter(|(n, _)| mask >> n & 1 == 1)
                .map(|(_, word)| json!(word))
                .collect()
        }
    }
}

/// Whether an option has the value that it has when nothing is said of it.
pub(super) fn is_default<R: RuleSet>(name: &str, value: &Json) -> bool {
    let Some(info) = R::OPTIONS.iter().find(|info| info.name == name) else {
        return false;
    };
    let default = R::default()
        .get(name)
        .map(|setting| setting_json(info.allowed, setting));
    match (value, default) {
        (Json::Array(own), Some(Json::Array(default))) => {
            own.len() == default.len() && default.iter().all(|word| own.contains(word))
        }
        (own, default) => Some(own) == default.as_ref(),
    }
}

/// `rules` in the schema of a game.
pub(super) fn rules_schema<R: RuleSet>(game: GameKind) -> Json {
    let options: Map<String, Json> = R::OPTIONS
        .iter()
        .map(|info: &OptionInfo| (info.name.to_owned(), option_schema(info.allowed)))
        .collect();
    let options = object(&[], Json::Object(options));
    let id = json!({"const": game.as_str()});
    object(
        &["id", "edition"],
        json!({"id": id, "edition": {"const": 1}, "options": options}),
    )
}

fn option_schema(allowed: Allowed) -> Json {
    match allowed {
        Allowed::Switch => json!({"type": "boolean"}),
        Allowed::Numbers(list) => json!({"enum": list}),
        Allowed::Range { least, most, step } => {
            json!({"type": "integer", "minimum": least, "maximum": most, "multipleOf": step})
        }
        Allowed::RangeOrNull { least, most } => {
            json!({"type": ["integer", "null"], "minimum": least, "maximum": most})
        }
        Allowed::Words(list) => json!({"enum": list}),
        Allowed::List(list) => json!({"type": "array", "items": {"enum": list}, "uniqueItems": true}),
    }
}
