//! `rules`: rule set, edition and options (format, 2 and 16.17).

use serde_json::{Value as Json, json};

use crate::games::Code;
use crate::games::ulti::{Allowed, OPTIONS, SILENT_CODES, Setting, Variant};
use crate::history::json::{Kind, Value};
use crate::history::structure::{Faults, nearest};

/// The options in force, or findings.
pub fn read_rules<'a>(value: Value<'a>, faults: &mut Faults<'a>) -> Option<Variant> {
    if !faults.object(value) {
        return None;
    }
    let errors = faults.errors();
    let mut variant = Variant::default();
    for (name, value) in value.members() {
        match &*name.as_str().unwrap_or_default() {
            "id" => {
                if faults.string(value).is_some_and(|id| id != "ulti") {
                    faults.at(Code::UnknownRules, value).expected = Some(json!(["ulti"]));
                }
            }
            "edition" => {
                if value.as_int().is_none() {
                    faults.wrong_type(value, "integer");
                } else if value.as_int() != Some(1) {
                    faults.at(Code::UnknownRules, value).expected = Some(json!([1]));
                }
            }
            "options" => read_options(value, &mut variant, faults),
            _ => faults.unknown(name, &["edition", "id", "options"]),
        }
    }
    for name in ["edition", "id"] {
        if value.get(name).is_none() {
            faults.missing(value, name);
        }
    }
    (faults.errors() == errors).then_some(variant)
}

fn read_options<'a>(value: Value<'a>, variant: &mut Variant, faults: &mut Faults<'a>) {
    if !faults.object(value) {
        return;
    }
    for (name, value) in value.members() {
        let text = name.as_str().unwrap_or_default();
        let Some(info) = OPTIONS.iter().find(|info| info.name == text) else {
            let names = OPTIONS.map(|info| info.name);
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
                variant.set(info.name, setting);
            }
            None => bad_option(value, info.allowed, faults),
        }
    }
}

/// The value of an option, if it is one that the option takes.
fn setting(value: Value<'_>, allowed: Allowed) -> Option<Setting> {
    let setting = match (value.kind(), allowed) {
        (Kind::True | Kind::False, _) => Setting::Switch(value.as_bool()?),
        (Kind::Int, _) => Setting::Number(value.as_int()?),
        (Kind::Null, _) => Setting::Null,
        (Kind::String, Allowed::Words(words)) => {
            Setting::Word(words.iter().find(|word| value.is(word)).copied()?)
        }
        (Kind::Array, Allowed::SilentList) => {
            let mut list = [false; 4];
            for item in value.items() {
                let place = SILENT_CODES.iter().position(|code| item.is(code))?;
                if std::mem::replace(&mut list[place], true) {
                    return None;
                }
            }
            Setting::Words(list)
        }
        _ => return None,
    };
    allowed.takes(setting).then_some(setting)
}

fn bad_option<'a>(value: Value<'a>, allowed: Allowed, faults: &mut Faults<'a>) {
    let (expected, fits) = match allowed {
        Allowed::Switch => (json!([true, false]), matches!(value.kind(), Kind::True | Kind::False)),
        Allowed::Numbers(list) => (json!(list), value.kind() == Kind::Int),
        Allowed::LevelOrNull(most) => {
            (json!([null, 1, most]), matches!(value.kind(), Kind::Int | Kind::Null))
        }
        Allowed::Words(list) => (json!(list), value.kind() == Kind::String),
        Allowed::SilentList => (json!(SILENT_CODES), value.kind() == Kind::Array),
    };
    let code = if fits || value.kind() != Kind::Number { Code::BadValue } else { Code::WrongType };
    faults.at(code, value).expected = Some(expected);
}

/// How a record spells the value of an option.
pub fn setting_json(setting: Setting) -> Json {
    match setting {
        Setting::Switch(on) => json!(on),
        Setting::Number(n) => json!(n),
        Setting::Null => Json::Null,
        Setting::Word(word) => json!(word),
        Setting::Words(list) => {
            SILENT_CODES.iter().zip(list).filter(|(_, on)| *on).map(|(code, _)| json!(code)).collect()
        }
    }
}
