//! The values of an answer as words: switches, seats, calls, numbers by seat. It names what the catalogs name and
//! writes the rest as it is.

use serde_json::Value as Json;

use super::asked::words_of;
use talon_rules::cards::Seat;
use talon_study::desk::Desk;
use talon_text::Lang;

/// The sheet after each deal of a session.
#[derive(Debug)]
pub(crate) struct Sheets {
    /// Headings of the columns of numbers.
    pub columns: Vec<String>,
    pub rows: Vec<SheetRow>,
}

/// A deal of a session.
#[derive(Debug)]
pub(crate) struct SheetRow {
    pub number: String,
    pub dealer: String,
    pub numbers: Vec<String>,
}

/// The name of a member.
pub fn label(name: &str, desk: &Desk, lang: Lang) -> String {
    match name {
        "contract" | "standing" => words_of(desk, "field", name, "", lang),
        _ if lang.has(&format!("desk-label-{name}")) => words_of(desk, "label", name, "", lang),
        _ if Seat::parse(name).is_some() => lang.capitalized(&lang.player(name, None)),
        component => lang.capitalized(&lang.component(component)),
    }
}

/// The value of a member.
pub fn said(name: &str, value: &Json, desk: &Desk, lang: Lang) -> String {
    match (name, value) {
        (_, Json::Null) => lang.t("desk-none").into_owned(),
        (_, Json::Bool(yes)) if name != "made" && lang.has(&format!("desk-label-{name}")) => {
            lang.t(if *yes { "desk-yes" } else { "desk-no" }).into_owned()
        }
        (_, Json::Bool(made)) => lang.t(if *made { "result-made" } else { "result-lost" }).into_owned(),
        ("contract" | "standing", Json::String(code)) => lang.capitalized(&lang.bid(code)),
        (_, Json::String(word)) => word_said(word, lang),
        (_, Json::Array(items)) if items.is_empty() => lang.t("desk-none").into_owned(),
        (_, Json::Array(items)) => items
            .iter()
            .map(|item| said(name, item, desk, lang))
            .collect::<Vec<_>>()
            .join(between(items)),
        (_, Json::Object(members)) if members.is_empty() => lang.t("desk-none").into_owned(),
        (_, Json::Object(turn)) if turn.contains_key("by") && turn.contains_key("options") => {
            let [by, options] = ["by", "options"].map(|name| said(name, &value[name], desk, lang));
            format!("{by}: {options}")
        }
        (_, Json::Object(members)) => {
            let parts = members.iter().map(|(name, value)| part(name, value, desk, lang));
            parts.collect::<Vec<_>>().join("; ")
        }
        (_, number) => number.to_string().replace('-', "−"),
    }
}

fn between(items: &[Json]) -> &'static str {
    if items.iter().any(Json::is_object) {
        " · "
    } else {
        ", "
    }
}

fn word_said(word: &str, lang: Lang) -> String {
    let key = format!("desk-said-{word}");
    if Seat::parse(word).is_some() {
        lang.player(word, None)
    } else if lang.has(&key) {
        lang.t(&key).into_owned()
    } else if lang.has(&format!("bid-{word}")) {
        lang.bid(word).into_owned()
    } else {
        word.to_owned()
    }
}

/// `A −8`, `B > A 16`, or a name with its value.
fn part(name: &str, value: &Json, desk: &Desk, lang: Lang) -> String {
    match (Seat::parse(name), value) {
        (Some(_), Json::Object(amounts)) => {
            let amounts = amounts
                .iter()
                .map(|(other, amount)| format!("{name} > {other} {amount}"));
            amounts.collect::<Vec<_>>().join(", ")
        }
        (Some(_), value) => format!("{name} {}", said("", value, desk, lang)),
        (None, value) => format!("{}: {}", label(name, desk, lang), said(name, value, desk, lang)),
    }
}

/// Levels of kontra, one or two.
pub(crate) fn levels_said(level: &Json, lang: Lang) -> String {
    let said = |level: &Json| {
        let level = level
            .as_u64()
            .and_then(|level| u32::try_from(level).ok())
            .unwrap_or_default();
        lang.kontra(level).into_owned()
    };
    match level {
        Json::Array(both) => both.iter().map(said).collect::<Vec<_>>().join(" / "),
        one => said(one),
    }
}

/// The sheets of a session as a table.
pub fn sheets(value: &Json, desk: &Desk, lang: Lang) -> Option<Sheets> {
    let deals = value["after_each"].as_array().filter(|deals| !deals.is_empty())?;
    let pairs = || {
        Seat::ALL
            .into_iter()
            .flat_map(|by| Seat::ALL.into_iter().map(move |other| (by, other)))
    };
    let pairs = || pairs().filter(|(by, other)| by != other);
    let of = |name: &str| label(name, desk, lang);
    let mut columns: Vec<String> = Seat::ALL
        .into_iter()
        .map(|seat| format!("{} {}", of("bula"), seat.letter()))
        .collect();
    columns.push(of("sum"));
    columns.extend(pairs().map(|(by, other)| format!("{} > {}", by.letter(), other.letter())));
    columns.extend(
        Seat::ALL
            .into_iter()
            .map(|seat| format!("{} {}", of("refa"), seat.letter())),
    );
    let number = |value: &Json| said("", value, desk, lang);
    let row = |(place, deal): (usize, &Json)| {
        let by_seat = |name: &str| Seat::ALL.map(|seat| number(&deal[name][seat.letter()])).to_vec();
        let soup = pairs().map(|(by, other)| number(&deal["soup"][by.letter()][other.letter()]));
        let mut numbers = by_seat("bula");
        numbers.push(number(&deal["sum"]));
        numbers.extend(soup);
        numbers.extend(by_seat("open_refa"));
        SheetRow {
            number: (place + 1).to_string(),
            dealer: deal["dealer"].as_str().unwrap_or_default().to_owned(),
            numbers,
        }
    };
    Some(Sheets {
        columns,
        rows: deals.iter().enumerate().map(row).collect(),
    })
}
