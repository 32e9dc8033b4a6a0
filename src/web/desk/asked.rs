//! A question between its three shapes: what a form sends, the JSON object that the desk takes, and an address.
//! It knows the kinds of members, not what they mean.

use serde_json::{Map, Value as Json};

use super::options;
use crate::cards::Pack;
use crate::desk::{Desk, Field, Kind, Question};
use crate::history::format_of;
use crate::web::routes;

/// What the form sent, in its order; nothing of it is thrown away.
#[derive(Debug)]
pub struct Asked {
    pub desk: &'static Desk,
    pub sent: Vec<(String, String)>,
}

impl Asked {
    pub fn first(&self, name: &str) -> &str {
        self.all(name).next().unwrap_or_default()
    }

    pub fn all<'a>(&'a self, name: &str) -> impl Iterator<Item = &'a str> {
        let sent = self.sent.iter().filter(move |(given, _)| given == name);
        // A name lives no longer than the search for it.
        sent.map(|(_, value)| value.as_str()).collect::<Vec<_>>().into_iter()
    }

    /// The pack of the game.
    pub fn pack(&self) -> Pack {
        format_of(self.desk.game).pack()
    }

    /// Whether anything is asked, or only the empty form wanted.
    pub fn is_filled(&self) -> bool {
        self.sent.iter().any(|(name, _)| name != "ask")
    }

    /// Whether the address could be shorter.
    pub fn has_blanks(&self) -> bool {
        self.sent.iter().any(|(_, value)| value.is_empty())
    }

    /// The address of this question without what was left empty.
    pub fn address(&self) -> String {
        let kept = self.sent.iter().filter(|(_, value)| !value.is_empty());
        let pairs: Vec<String> =
            kept.map(|(name, value)| format!("{}={}", encoded(name), encoded(value))).collect();
        format!("{}?{}", routes::desk(self.desk.game), pairs.join("&"))
    }

    /// The question as the desk takes it.
    pub fn question(&self, question: &Question) -> String {
        let mut object = Map::new();
        object.insert("game".into(), self.desk.game.as_str().into());
        object.insert("ask".into(), question.ask.into());
        for field in question.fields {
            if let Some(value) = self.member(field) {
                object.insert(field.name.into(), value);
            }
        }
        let options: Map<String, Json> = self
            .desk
            .choices()
            .iter()
            .filter_map(|choice| {
                let text = self.first(&format!("option.{}", choice.name)).trim();
                (!text.is_empty()).then(|| (choice.name.to_owned(), options::value(choice, text)))
            })
            .collect();
        if !options.is_empty() {
            object.insert("options".into(), options.into());
        }
        Json::from(object).to_string()
    }

    fn member(&self, field: &Field) -> Option<Json> {
        let text = self.first(field.name).trim();
        let list = |items: Vec<Json>| (field.required || !items.is_empty()).then(|| Json::from(items));
        match field.kind {
            Kind::Cards { .. } => {
                let typed = self.first(&format!("{}.typed", field.name));
                let chosen = self.all(field.name).flat_map(words).chain(words(typed));
                list(chosen.map(Json::from).collect())
            }
            Kind::Trump => match text {
                "" => None,
                "none" => Some(Json::Null),
                suit => Some(suit.into()),
            },
            Kind::Bid | Kind::Word(_) => (!text.is_empty()).then(|| text.into()),
            Kind::Number { .. } => (!text.is_empty()).then(|| number(text)),
            Kind::Words(_) => list(self.all(field.name).map(Json::from).collect()),
            Kind::Marriages => list(words(text).map(number).collect()),
            Kind::Actions { .. } => {
                let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
                list(lines.map(Json::from).collect())
            }
            Kind::Verdicts(_) | Kind::Levels(_) | Kind::Fates(_) => {
                let entries = self.entries(field);
                (field.required || !entries.is_empty()).then(|| entries.into())
            }
            Kind::Switch => (!text.is_empty()).then_some(Json::Bool(true)),
        }
    }

    /// `kontra.simple=2` and its like.
    fn entries(&self, field: &Field) -> Map<String, Json> {
        let named = self.sent.iter().filter_map(|(name, value)| {
            let entry = name.strip_prefix(field.name)?.strip_prefix('.')?;
            let value = value.trim();
            (!value.is_empty()).then_some((entry.to_owned(), value))
        });
        named.map(|(entry, text)| (entry, entry_value(field.kind, text))).collect()
    }
}

fn entry_value(kind: Kind, text: &str) -> Json {
    if matches!(kind, Kind::Fates(_)) {
        return text.into();
    }
    match words(text).map(number).collect::<Vec<_>>() {
        many if many.len() > 1 => many.into(),
        _ => number(text),
    }
}

/// Words parted by spaces or commas.
pub(super) fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split([' ', ',', ';', '\t', '\n', '\r']).filter(|word| !word.is_empty())
}

/// A number, or the text as it is: the desk says what is wrong with it.
pub(super) fn number(text: &str) -> Json {
    text.parse::<i64>().map_or_else(|_| text.into(), Json::from)
}

/// The address of the form filled with a question that is known to be one.
pub fn address(desk: &'static Desk, question: &str) -> String {
    let members: Map<String, Json> = serde_json::from_str(question).unwrap_or_default();
    let mut pairs = vec![("ask".to_owned(), plain(&members["ask"]))];
    for (name, value) in members.iter().filter(|(name, _)| !matches!(name.as_str(), "game" | "ask" | "id")) {
        match value {
            Json::Object(entries) => {
                let member = if name == "options" { "option" } else { name };
                pairs
                    .extend(entries.iter().map(|(entry, value)| (format!("{member}.{entry}"), plain(value))));
            }
            Json::Array(items) if name == "actions" => {
                let lines: Vec<String> = items.iter().map(plain).collect();
                pairs.push((name.clone(), lines.join("\n")));
            }
            Json::Array(items) if items.iter().all(Json::is_string) => {
                pairs.extend(items.iter().map(|item| (name.clone(), plain(item))));
            }
            other if name == "trump" && other.is_null() => pairs.push((name.clone(), "none".into())),
            other => pairs.push((name.clone(), plain(other))),
        }
    }
    Asked { desk, sent: pairs }.address()
}

fn plain(value: &Json) -> String {
    match value {
        Json::String(text) => text.clone(),
        Json::Array(items) => items.iter().map(plain).collect::<Vec<_>>().join(" "),
        other => other.to_string(),
    }
}

/// Text as a part of a query.
fn encoded(text: &str) -> String {
    let mut query = String::new();
    for byte in text.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b':' => query.push(byte.into()),
            b' ' => query.push('+'),
            other => query.push_str(&format!("%{other:02X}")),
        }
    }
    query
}
