//! An answer of the desk as a page shows it: in words and cards first, then names and values, then the reason.

use serde_json::Value as Json;

use super::asked::Asked;
use crate::cards::Pack;
use crate::desk::{Answer, Gives, Question, Reply};
use crate::http::Prefs;
use crate::text::Lang;
use crate::web::hands::cards::{CardView, card};
use crate::web::routes;

/// An answer.
#[derive(Debug)]
pub struct AnswerView {
    /// The answer in a word or two; empty where cards or a table say it.
    pub lead: String,
    pub cards: Vec<CardView>,
    pub facts: Vec<(String, String)>,
    pub ladder: Vec<Step>,
    pub why: String,
    pub rule: &'static str,
    pub rule_name: String,
    pub rule_href: String,
    /// Why the rules refuse.
    pub refused: Option<&'static str>,
    pub json: String,
}

/// A row of the ladder.
#[derive(Debug)]
pub struct Step {
    pub step: String,
    pub name: String,
    pub code: String,
    pub win: String,
    pub loss: String,
}

/// What the page shows of an answer.
pub fn view(reply: &Reply, answer: &Answer, question: &Question, asked: &Asked, prefs: &Prefs) -> AnswerView {
    let lang = prefs.lang;
    let rule = answer.rule.as_str();
    let why = lang.reply(reply);
    let mut view = AnswerView {
        lead: String::new(),
        cards: Vec::new(),
        facts: Vec::new(),
        ladder: Vec::new(),
        json: reply.to_json(&why),
        why,
        rule,
        rule_name: lang.rule(rule).into_owned(),
        rule_href: routes::rule(rule),
        refused: answer.refused.map(crate::games::Code::as_str),
    };
    if answer.value == "reject" {
        view.lead = lang.t("desk-reject").into_owned();
        return view;
    }
    match question.gives {
        Gives::Cards => view.cards = drawn(&answer.value, prefs),
        Gives::CardOf(member) => {
            let sent: Json = serde_json::from_str(&asked.question(question)).unwrap_or_default();
            place(&mut view, &answer.value, &sent[member], prefs);
        }
        Gives::Ladder => view.ladder = ladder(&answer.value["table"], lang),
        Gives::Bid => {
            let code = answer.value.as_str().unwrap_or_default();
            view.lead = lang.capitalized(&lang.bid(code));
            view.facts.push((lang.t("word-code").into_owned(), code.to_owned()));
        }
        Gives::Values => spoken(&mut view, &answer.value, lang),
    }
    view
}

fn drawn(codes: &Json, prefs: &Prefs) -> Vec<CardView> {
    let codes = codes.as_array().into_iter().flatten().filter_map(Json::as_str);
    codes.filter_map(|code| Some(card(Pack::read(code)?, prefs.lang, prefs.faces))).collect()
}

fn place(view: &mut AnswerView, place: &Json, cards: &Json, prefs: &Prefs) {
    let place = place.as_u64().and_then(|place| usize::try_from(place).ok()).unwrap_or_default();
    let number = (place as i64 + 1).into();
    view.lead = prefs.lang.t_args("desk-nth", &[("number", number)]);
    view.cards = drawn(cards, prefs).into_iter().skip(place).take(1).collect();
}

fn ladder(table: &Json, lang: Lang) -> Vec<Step> {
    let rows = table.as_array().into_iter().flatten();
    let row = |row: &Json| {
        let code = row["code"].as_str().unwrap_or_default().to_owned();
        Step {
            step: row["step"].to_string(),
            name: lang.capitalized(&lang.bid(&code)),
            code,
            win: row["win"].to_string(),
            loss: row["loss"].to_string(),
        }
    };
    rows.map(row).collect()
}

/// A plain value as the lead; the members of an object as names and values.
fn spoken(view: &mut AnswerView, value: &Json, lang: Lang) {
    match value {
        Json::Bool(yes) => view.lead = lang.t(if *yes { "desk-yes" } else { "desk-no" }).into_owned(),
        Json::Array(items) if items.is_empty() => view.lead = lang.t("desk-none").into_owned(),
        Json::Array(items) => {
            let names = items.iter().filter_map(Json::as_str).map(|name| lang.silent(name));
            view.lead = lang.capitalized(&names.collect::<Vec<_>>().join(", "));
        }
        Json::Object(members) => {
            for (name, value) in members {
                match value {
                    Json::Object(levels) => view.facts.extend(levels.iter().map(|(part, level)| {
                        (lang.capitalized(&lang.component(part)), levels_said(level, lang))
                    })),
                    _ => view.facts.push((label(name, lang), said(name, value, lang))),
                }
            }
        }
        plain => view.lead = plain.to_string(),
    }
}

fn levels_said(level: &Json, lang: Lang) -> String {
    let said = |level: &Json| {
        let level = level.as_u64().and_then(|level| u32::try_from(level).ok()).unwrap_or_default();
        lang.kontra(level).into_owned()
    };
    match level {
        Json::Array(both) => both.iter().map(said).collect::<Vec<_>>().join(" / "),
        one => said(one),
    }
}

fn label(name: &str, lang: Lang) -> String {
    match name {
        "contract" | "standing" => lang.t(&format!("desk-field-{name}")).into_owned(),
        "over" | "to_act" | "declarer" | "defenders" | "d1" | "d2" | "name" | "factor" => {
            lang.t(&format!("desk-label-{name}")).into_owned()
        }
        component => lang.capitalized(&lang.component(component)),
    }
}

fn said(name: &str, value: &Json, lang: Lang) -> String {
    match (name, value) {
        (_, Json::Null) => lang.t("desk-none").into_owned(),
        ("over", Json::Bool(over)) => lang.t(if *over { "desk-yes" } else { "desk-no" }).into_owned(),
        (_, Json::Bool(made)) => lang.t(if *made { "result-made" } else { "result-lost" }).into_owned(),
        ("contract" | "standing", Json::String(code)) => lang.capitalized(&lang.bid(code)),
        (_, Json::String(word)) => word.clone(),
        (_, number) => number.to_string().replace('-', "−"),
    }
}
