//! An answer of the desk as a page shows it: in words and cards first, then names and values, then the reason.

use serde_json::Value as Json;

use super::asked::DeskForm;
use super::grid::{Grid, GridRow, cell, grid};
use super::said::{Sheets, label, levels_said, said, sheets};
use crate::hands::cards::{CardView, card};
use crate::routes;
use talon_http::Prefs;
use talon_rules::cards::Pack;
use talon_study::desk::{Answer, Desk, Gives, Question, Reply};
use talon_text::Lang;

/// An answer.
#[derive(Debug)]
pub(crate) struct AnswerView {
    /// The answer in a word or two; empty where cards or a table say it.
    pub lead: String,
    pub cards: Vec<CardView>,
    pub facts: Vec<(String, String)>,
    pub ladder: Vec<LadderRow>,
    pub sheets: Option<Sheets>,
    pub grid: Option<Grid>,
    /// Names of its rows with the reason of each.
    pub reasons: Vec<(String, String)>,
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
pub(crate) struct LadderRow {
    pub step: String,
    pub name: String,
    pub code: String,
    pub win: String,
    pub loss: String,
}

/// What the page shows of an answer.
pub fn view(reply: &Reply, answer: &Answer, question: &Question, asked: &DeskForm, prefs: &Prefs) -> AnswerView {
    let lang = prefs.lang;
    let desk = asked.desk;
    let rule = answer.rule.as_str();
    let why = lang.reply(reply);
    let mut view = AnswerView {
        lead: String::new(),
        cards: Vec::new(),
        facts: Vec::new(),
        ladder: Vec::new(),
        sheets: None,
        grid: None,
        reasons: Vec::new(),
        json: lang.reply_line(reply),
        why,
        rule,
        rule_name: lang.rule(rule).into_owned(),
        rule_href: routes::rule(rule),
        refused: answer.refused.map(talon_rules::games::Code::as_str),
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
        Gives::Words(kind) => {
            let words = answer.value.as_array().into_iter().flatten().filter_map(Json::as_str);
            view.lead = listed(words.map(|word| lang.t(&format!("{kind}-{word}")).into_owned()), lang);
        }
        Gives::Contracts(list) => {
            let values = answer.value.as_array().into_iter().flatten().map(Json::to_string);
            let names = values.filter_map(|value| list.iter().find(|(known, _)| *known == value));
            view.lead = listed(names.map(|(_, code)| lang.bid(code).into_owned()), lang);
        }
        Gives::Lines => {
            let lines: Vec<&str> = answer
                .value
                .as_array()
                .into_iter()
                .flatten()
                .filter_map(Json::as_str)
                .collect();
            view.lead = lines.join("  ");
        }
        Gives::Seat => view.lead = lang.capitalized(&said("by", &answer.value, desk, lang)),
        Gives::Session => {
            view.sheets = sheets(&answer.value, desk, lang);
            let rest = [("totals", "totals"), ("session_over", "over")]
                .map(|(called, name)| (label(called, desk, lang), said(name, &answer.value[name], desk, lang)));
            view.facts.extend(rest);
        }
        Gives::Values => spoken(&mut view, &answer.value, desk, lang),
        Gives::Grid => grid(&mut view, answer, desk, lang),
        Gives::Solved => solved(&mut view, &answer.value, desk, prefs),
        Gives::Named => named(&mut view, &answer.value),
    }
    view
}

fn drawn(codes: &Json, prefs: &Prefs) -> Vec<CardView> {
    let codes = codes.as_array().into_iter().flatten().filter_map(Json::as_str);
    codes
        .filter_map(|code| Some(card(Pack::read(code)?, prefs.lang, prefs.faces)))
        .collect()
}

fn place(view: &mut AnswerView, place: &Json, cards: &Json, prefs: &Prefs) {
    let place = place
        .as_u64()
        .and_then(|place| usize::try_from(place).ok())
        .unwrap_or_default();
    let number = (place as i64 + 1).into();
    view.lead = prefs.lang.t_args("desk-nth", &[("number", number)]);
    view.cards = drawn(cards, prefs).into_iter().skip(place).take(1).collect();
}

fn ladder(table: &Json, lang: Lang) -> Vec<LadderRow> {
    let rows = table.as_array().into_iter().flatten();
    let row = |row: &Json| {
        let code = row["code"].as_str().unwrap_or_default().to_owned();
        LadderRow {
            step: row["step"].to_string(),
            name: lang.capitalized(&lang.bid(&code)),
            code,
            win: row["win"].to_string(),
            loss: row["loss"].to_string(),
        }
    };
    rows.map(row).collect()
}

fn listed(words: impl Iterator<Item = String>, lang: Lang) -> String {
    let words: Vec<String> = words.collect();
    if words.is_empty() {
        lang.t("desk-none").into_owned()
    } else {
        lang.capitalized(&words.join(", "))
    }
}

/// A plain value as the lead; the members of an object as names and values.
fn spoken(view: &mut AnswerView, value: &Json, desk: &Desk, lang: Lang) {
    match value {
        Json::Bool(yes) => view.lead = lang.t(if *yes { "desk-yes" } else { "desk-no" }).into_owned(),
        Json::Null => view.lead = lang.t("desk-none").into_owned(),
        Json::Object(members) => {
            for (name, value) in members {
                match value {
                    Json::Object(levels) if name == "levels" => {
                        view.facts.extend(
                            levels.iter().map(|(part, level)| {
                                (lang.capitalized(&lang.component(part)), levels_said(level, lang))
                            }),
                        );
                    }
                    // How an auction stands: the same word means points elsewhere.
                    Json::Number(seat)
                        if members.contains_key("over") && matches!(name.as_str(), "declarer" | "to_act") =>
                    {
                        let seat = seat.as_u64().and_then(|seat| u8::try_from(seat).ok());
                        let words = lang.numbered_seat(seat.unwrap_or(u8::MAX));
                        view.facts.push((label(name, desk, lang), lang.capitalized(&words)));
                    }
                    _ => view
                        .facts
                        .push((label(name, desk, lang), said(name, value, desk, lang))),
                }
            }
        }
        plain => view.lead = plain.to_string(),
    }
}

/// The value, the cards of the best line drawn, and a row for each legal card.
fn solved(view: &mut AnswerView, value: &Json, desk: &Desk, prefs: &Prefs) {
    let lang = prefs.lang;
    view.lead = worth(&value["value"], lang);
    view.cards = drawn(&value["line"], prefs);
    let cards = value["cards"].as_object().into_iter().flatten();
    let row = |(code, value): (&String, &Json)| {
        let spoken = Pack::read(code).map(|one| lang.capitalized(card(one, lang, prefs.faces).spoken));
        GridRow {
            name: spoken.unwrap_or_else(|| code.clone()),
            cells: vec![code.clone(), worth(value, lang)],
        }
    };
    let rows: Vec<GridRow> = cards.map(row).collect();
    if !rows.is_empty() {
        let column = |name: &str| label(name, desk, lang);
        view.grid = Some(Grid {
            first: column("card"),
            columns: vec![column("code"), column("value")],
            rows,
        });
    }
    view.facts.push((label("nodes", desk, lang), cell(&value["nodes"])));
}

/// A value of the solver: a number, yes or no, or what it lies between.
fn worth(value: &Json, lang: Lang) -> String {
    match value {
        Json::Bool(made) => lang.t(if *made { "result-made" } else { "result-lost" }).into_owned(),
        Json::Object(bounds) if bounds.get("at_least").is_some_and(Json::is_number) => {
            let [low, high] = ["at_least", "at_most"].map(|name| cell(&value[name]));
            lang.t_args("desk-between", &[("low", low.into()), ("high", high.into())])
        }
        Json::Object(_) => lang.t("desk-not-known").into_owned(),
        number => cell(number),
    }
}

/// Names with a value each.
fn named(view: &mut AnswerView, value: &Json) {
    let rows = value.as_object().into_iter().flatten();
    view.facts.extend(rows.map(|(name, value)| (name.clone(), cell(value))));
}
