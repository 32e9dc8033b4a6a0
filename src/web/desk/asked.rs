//! A question between its three shapes: what a form sends, the JSON object that the desk takes, and an address.
//! It knows the kinds of members, not what they mean.

use serde_json::{Map, Value as Json};

use super::{options, rows};
use crate::routes;
use talon_rules::cards::Pack;
use talon_study::desk::{Desk, MemberKind, Question, QuestionMember};
use talon_text::{Lang, number};

/// What the form sent, in its order; nothing of it is thrown away.
#[derive(Debug, Clone)]
pub(crate) struct DeskForm {
    pub desk: &'static Desk,
    pub sent: Vec<(String, String)>,
}

impl DeskForm {
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
        self.desk.pack()
    }

    /// Words about a question or a field: those of the game, where it has its own.
    pub fn words(&self, kind: &str, name: &str, part: &str, lang: Lang) -> String {
        words_of(self.desk, kind, name, part, lang)
    }

    /// Whether anything is asked, or only the empty form wanted.
    pub(crate) fn is_filled(&self) -> bool {
        self.sent.iter().any(|(name, _)| name != "ask")
    }

    /// Whether the address could be shorter.
    pub(crate) fn has_blanks(&self) -> bool {
        self.sent.iter().any(|(_, value)| value.is_empty())
    }

    /// The address of this question without what was left empty.
    pub fn address(&self) -> String {
        let filled: Vec<_> = self.sent.iter().filter(|(_, value)| !value.is_empty()).collect();
        let query = serde_html_form::to_string(&filled).unwrap_or_default();
        format!("{}?{query}", routes::desk(self.desk.name))
    }

    /// The question as the desk takes it.
    pub fn question(&self, question: &Question) -> String {
        let mut members = vec![("game", Json::from(self.desk.name).to_string())];
        members.push(("ask", Json::from(question.ask).to_string()));
        for field in question.fields {
            // Rows keep the order in which they were typed.
            let typed = rows::to_json(field.kind, self.first(field.name));
            let value = typed.or_else(|| self.member(field).map(|value| value.to_string()));
            members.extend(value.map(|value| (field.name, value)));
        }
        let options: Map<String, Json> = self
            .desk
            .choices()
            .iter()
            .filter_map(|choice| {
                let text = options::sent(choice.name, |field| Some(self.first(field))).unwrap_or_default();
                (!text.is_empty()).then(|| (choice.name.to_owned(), options::value(choice, text)))
            })
            .collect();
        if !options.is_empty() {
            members.push(("options", Json::from(options).to_string()));
        }
        rows::object(members.into_iter())
    }

    fn member(&self, field: &QuestionMember) -> Option<Json> {
        let text = self.first(field.name).trim();
        let list = |items: Vec<Json>| (field.required || !items.is_empty()).then(|| Json::from(items));
        match field.kind {
            MemberKind::Cards { .. } => {
                let typed = self.first(&format!("{}.typed", field.name));
                let chosen = self.all(field.name).flat_map(words).chain(words(typed));
                list(chosen.map(Json::from).collect())
            }
            MemberKind::Trump => match text {
                "" => None,
                "none" => Some(Json::Null),
                suit => Some(suit.into()),
            },
            MemberKind::Bid | MemberKind::Word(_) | MemberKind::Seat | MemberKind::Text => {
                (!text.is_empty()).then(|| text.into())
            }
            MemberKind::Number { .. } | MemberKind::Contract(_) => (!text.is_empty()).then(|| number(text)),
            MemberKind::NumberOrNull { .. } if text.is_empty() => field.required.then_some(Json::Null),
            MemberKind::NumberOrNull { .. } => Some(number(text)),
            MemberKind::SeatRow => list(self.all(field.name).flat_map(words).map(Json::from).collect()),
            MemberKind::Words(_) | MemberKind::Seats | MemberKind::Everybody => {
                list(self.all(field.name).map(Json::from).collect())
            }
            MemberKind::Marriages | MemberKind::Numbers => list(words(text).map(number).collect()),
            MemberKind::Decimals => list(words(text).map(rows::decimal).collect()),
            MemberKind::Exact => (!text.is_empty()).then(|| exact(text)),
            MemberKind::Scheme(word) if text == word => Some(text.into()),
            MemberKind::Exacts { .. } | MemberKind::Scheme(_) => {
                list(self.all(field.name).flat_map(words).map(number).collect())
            }
            MemberKind::Sequence(_) => list(self.all(field.name).flat_map(words).map(Json::from).collect()),
            MemberKind::ByName { .. }
            | MemberKind::Rows { .. }
            | MemberKind::Lists { .. }
            | MemberKind::Tables { .. } => None,
            MemberKind::Object { .. } => (!text.is_empty()).then(|| object(text)),
            MemberKind::Actions { .. } | MemberKind::Names => {
                let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
                list(lines.map(Json::from).collect())
            }
            MemberKind::Objects { .. } => list(objects(text)),
            MemberKind::BySeatOrNull { .. } if self.entries(field).is_empty() => Some(Json::Null),
            MemberKind::BySeat { .. } | MemberKind::BySeatOrNull { .. } | MemberKind::Sheet | MemberKind::Soup => {
                Some(nested(self.entries(field)).into())
            }
            MemberKind::CardsBySeat { .. } | MemberKind::SuitsBySeat | MemberKind::LevelsBySeat(_) => {
                let entries = nested(self.entries(field));
                (field.required || !entries.is_empty()).then(|| entries.into())
            }
            MemberKind::Verdicts(_) | MemberKind::Levels(_) | MemberKind::Fates(_) => {
                let entries = self.entries(field);
                (field.required || !entries.is_empty()).then(|| entries.into())
            }
            MemberKind::Switch => is_on(text).then_some(Json::Bool(true)),
        }
    }

    /// `kontra.simple=2` and its like.
    fn entries(&self, field: &QuestionMember) -> Map<String, Json> {
        let named = self.sent.iter().filter_map(|(name, value)| {
            let entry = name.strip_prefix(field.name)?.strip_prefix('.')?;
            let value = value.trim();
            (!value.is_empty()).then_some((entry.to_owned(), value))
        });
        named
            .map(|(entry, text)| (entry, entry_value(field.kind, text)))
            .collect()
    }
}

/// Words about a question or a field of a desk.
pub fn words_of(desk: &Desk, kind: &str, name: &str, part: &str, lang: Lang) -> String {
    let own = format!("desk-{kind}-{}-{name}{part}", desk.name);
    let key = if lang.has(&own) {
        own
    } else {
        format!("desk-{kind}-{name}{part}")
    };
    lang.t(&key).into_owned()
}

/// `bula.A` and its like as objects in an object.
fn nested(entries: Map<String, Json>) -> Map<String, Json> {
    let mut object = Map::new();
    for (name, value) in entries {
        match name.split_once('.') {
            None => object.insert(name, value),
            Some((outer, inner)) => {
                let within = object.entry(outer).or_insert_with(|| Map::new().into());
                within
                    .as_object_mut()
                    .and_then(|within| within.insert(inner.to_owned(), value))
            }
        };
    }
    object
}

/// Objects written one a line, or as a list; what is neither stays text, and the desk says what is wrong with it.
fn objects(text: &str) -> Vec<Json> {
    if let Ok(Json::Array(list)) = serde_json::from_str(text) {
        return list;
    }
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    lines
        .map(|line| serde_json::from_str(line).unwrap_or_else(|_| line.into()))
        .collect()
}

/// What is no object is handed on as it was written, so that the desk can say so.
fn object(text: &str) -> Json {
    serde_json::from_str(text).unwrap_or_else(|_| text.into())
}

fn entry_value(kind: MemberKind, text: &str) -> Json {
    match kind {
        MemberKind::Fates(_) => return text.into(),
        MemberKind::CardsBySeat { .. } | MemberKind::SuitsBySeat => return words(text).map(Json::from).collect(),
        _ => {}
    }
    match words(text).map(number).collect::<Vec<_>>() {
        many if many.len() > 1 => many.into(),
        _ => number(text),
    }
}

/// Whether a switch is on; an address may also say that it is not.
pub(super) fn is_on(text: &str) -> bool {
    !matches!(text, "" | "0" | "false")
}

/// Words parted by spaces or commas.
pub(super) fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split([' ', ',', ';', '\t', '\n', '\r'])
        .filter(|word| !word.is_empty())
}

/// A whole number, or the text as it is: the desk says what is wrong with it. A dot or a comma is left to it, because
/// here fractions are typed as well.
pub(super) fn number(text: &str) -> Json {
    let whole = number::whole(text).filter(|_| !text.contains(['.', ',']));
    whole.map_or_else(|| text.into(), Json::from)
}

/// A number or a fraction in the spelling of the desk, or the text as it is.
pub(super) fn exact(text: &str) -> Json {
    match number::exact(text) {
        Some(exact) => exact.whole().map_or_else(|| exact.to_string().into(), Json::from),
        None => text.into(),
    }
}

/// The address of the form filled with a question that is known to be one.
pub fn address(desk: &'static Desk, question: &str) -> String {
    let members: Map<String, Json> = serde_json::from_str(question).unwrap_or_default();
    let mut pairs = vec![("ask".to_owned(), plain(&members["ask"]))];
    let fields = members["ask"]
        .as_str()
        .and_then(|ask| desk.question(ask))
        .map_or(&[][..], |one| one.fields);
    let kind = |name: &str| fields.iter().find(|field| field.name == name).map(|field| field.kind);
    for (name, value) in members
        .iter()
        .filter(|(name, _)| !matches!(name.as_str(), "game" | "ask" | "id"))
    {
        if let Some(text) = kind(name).and_then(|kind| rows::to_text(kind, value)) {
            pairs.push((name.clone(), text));
            continue;
        }
        match value {
            Json::Object(entries) => {
                flatten(if name == "options" { "option" } else { name }, entries, &mut pairs);
            }
            Json::Array(items) if items.iter().any(Json::is_object) => {
                let lines: Vec<String> = items.iter().map(Json::to_string).collect();
                pairs.push((name.clone(), lines.join("\n")));
            }
            Json::Array(items) if matches!(kind(name), Some(MemberKind::Actions { .. })) => {
                let lines: Vec<String> = items.iter().map(plain).collect();
                pairs.push((name.clone(), lines.join("\n")));
            }
            Json::Array(items) if items.iter().all(Json::is_string) => {
                pairs.extend(items.iter().map(|item| (name.clone(), plain(item))));
            }
            other if name == "trump" && other.is_null() => pairs.push((name.clone(), "none".into())),
            Json::Null | Json::Bool(false) => {}
            other => pairs.push((name.clone(), plain(other))),
        }
    }
    DeskForm { desk, sent: pairs }.address()
}

/// The members of an object, and of those in it, as names parted by dots.
fn flatten(name: &str, entries: &Map<String, Json>, pairs: &mut Vec<(String, String)>) {
    for (entry, value) in entries {
        let name = format!("{name}.{entry}");
        match value {
            Json::Object(inner) => flatten(&name, inner, pairs),
            other => pairs.push((name, plain(other))),
        }
    }
}

pub(super) fn plain(value: &Json) -> String {
    match value {
        Json::String(text) => text.clone(),
        Json::Array(items) => items.iter().map(plain).collect::<Vec<_>>().join(" "),
        other => other.to_string(),
    }
}
