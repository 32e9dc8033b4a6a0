//! A position in lines for people.

use std::borrow::Cow;

use serde_json::Value as Json;

use talon_records::timeline::Timeline;
use talon_rules::cards::{Pack, Seat};
use talon_rules::games::{self, Stage};
use talon_text::{Arg, Lang, Names};

/// The position in lines.
pub(super) fn readable(lang: Lang, record: u64, pack: Pack, timeline: &Timeline, ply: usize, moment: &Json) -> String {
    let state = timeline.states[ply].as_ref();
    let number = |n: usize| Arg::Number(n as i64);
    let phase = lang.t(&format!("phase-{}", state.stage().as_str())).into_owned();
    let mut lines = vec![lang.t_args(
        "cli-show-position",
        &[
            ("record", Arg::Number(record as i64)),
            ("ply", number(ply)),
            ("last", number(timeline.last())),
            ("phase", Arg::from(phase.as_str())),
        ],
    )];
    lines.push(format!(
        "{}: {}",
        lang.t("hand-contract"),
        contract(
            lang,
            &Names {
                pack,
                ..Names::default()
            },
            state
        )
    ));
    lines.extend(Seat::ALL.map(|seat| hand_line(lang, state, moment, seat)));
    lines.push(lang.t_args(
        "cli-show-talon",
        &[("cards", Arg::from(words(&moment["talon"]).as_str()))],
    ));
    let cards = moment["trick"].as_array().into_iter().flatten();
    let cards: Vec<String> = cards
        .map(|card| format!("{} {}", word(card, "by"), word(card, "card")))
        .collect();
    let cards = cards.join(", ");
    if !cards.is_empty() {
        let trick = [
            ("trick", Arg::Number(state.trick_no().into())),
            ("cards", Arg::from(cards.as_str())),
        ];
        lines.push(lang.t_args("cli-show-trick", &trick));
    }
    if let Some(by) = moment["to_act"].as_str() {
        lines.push(lang.capitalized(&lang.t_args("cli-show-turn", &[("by", Arg::from(by))])));
    }
    lines.extend(legal(lang, moment));
    lines.extend(result(lang, &moment["outcome"]));
    lines.join("\n") + "\n"
}

/// The facts of a hand of which only the result was written down.
pub(super) fn of_score(
    lang: Lang,
    record: u64,
    names: &Names<'_>,
    state: &dyn games::Position,
    moment: &Json,
) -> String {
    let mut lines = vec![lang.t_args("cli-show-score", &[("record", Arg::Number(record as i64))])];
    let outcome = &moment["outcome"];
    let named = match outcome["outcome"].as_str() {
        Some("passed_out") => lang.capitalized(&lang.t("hands-passed-out")),
        _ if state.contract().is_none() => lang.t("typed-total").into_owned(),
        _ => contract(lang, names, state),
    };
    lines.push(format!("{}: {named}", lang.t("hand-contract")));
    let listed = |key: &str, list: Vec<String>| {
        let joined = list.join(", ");
        (!list.is_empty()).then(|| lang.t_args(key, &[("list", Arg::from(joined.as_str()))]))
    };
    lines.extend(listed("cli-show-kontra", doubled(lang, outcome)));
    let silent = outcome["silent"].as_object().into_iter().flatten();
    let silent = silent.map(|(code, fate)| {
        let key = if fate == "win" { "silent-win" } else { "silent-lose" };
        format!("{}: {}", lang.silent(code), lang.t(key))
    });
    lines.extend(listed("cli-show-silent", silent.collect()));
    lines.extend(result(lang, outcome));
    lines.join("\n") + "\n"
}

/// What was doubled, by whom where it matters, and how high.
fn doubled(lang: Lang, outcome: &Json) -> Vec<String> {
    if let Some(giver) = outcome["kontra_giver"].as_str() {
        return vec![format!("{giver}: {}", named_level(lang, &outcome["kontra_level"]))];
    }
    let parts = outcome["kontra"].as_object().into_iter().flatten();
    let said = parts.flat_map(|(code, level)| match level {
        Json::Object(each) => {
            let one = |(seat, level): (&String, &Json)| {
                format!("{} ({seat}): {}", lang.component(code), named_level(lang, level))
            };
            each.iter().map(one).collect()
        }
        level => vec![format!("{}: {}", lang.component(code), named_level(lang, level))],
    });
    said.collect()
}

fn named_level(lang: Lang, level: &Json) -> Cow<'static, str> {
    let level = level.as_u64().and_then(|level| u32::try_from(level).ok());
    lang.kontra(level.unwrap_or(0))
}

fn hand_line(lang: Lang, state: &dyn games::Position, moment: &Json, seat: Seat) -> String {
    let line = format!("{}: {}", seat.letter(), words(&moment["hands"][seat.letter()]));
    if !state.is_in_play() {
        return line;
    }
    let points = moment["points"][seat.letter()].as_i64().unwrap_or(0);
    let won = [
        ("tricks", Arg::Number(state.tricks()[seat].into())),
        ("points", Arg::Number(points)),
    ];
    let key = if state.counts_points() {
        "cli-show-won"
    } else {
        "cli-show-won-tricks"
    };
    format!("{line}  ({})", lang.t_args(key, &won))
}

/// What the hand brings each seat, in the members that a result may have.
fn result(lang: Lang, outcome: &Json) -> Vec<String> {
    let amounts = |object: &Json| {
        let entries = object.as_object().into_iter().flatten();
        entries
            .map(|(seat, amount)| format!("{seat} {amount}"))
            .collect::<Vec<_>>()
    };
    let written = outcome["soup"].as_object().into_iter().flatten();
    let soup: Vec<String> = written
        .flat_map(|(by, against)| {
            amounts(against)
                .into_iter()
                .map(move |amount| format!("{by} > {amount}"))
        })
        .collect();
    let told = |key: &str, list: Vec<String>| {
        let joined = list.join(", ");
        (!list.is_empty()).then(|| lang.t_args(key, &[("list", Arg::from(joined.as_str()))]))
    };
    let components = outcome["components"].as_object().into_iter().flatten();
    let parts: Vec<String> = components
        .map(|(code, made)| format!("{}: {}", lang.component(code), verdict(lang, made)))
        .collect();
    let parts = (!parts.is_empty()).then(|| parts.join(", "));
    let whole = (outcome["made"].is_boolean()).then(|| lang.capitalized(&verdict(lang, &outcome["made"])));
    let scores = amounts(&outcome["scores"]).join(", ");
    let scores = (!scores.is_empty()).then_some(scores);
    let bula = told("cli-show-bula", amounts(&outcome["bula_change"]));
    [parts, whole, scores, bula, told("cli-show-soup", soup)]
        .into_iter()
        .flatten()
        .collect()
}

fn verdict(lang: Lang, made: &Json) -> Cow<'static, str> {
    lang.t(if *made == true { "result-made" } else { "result-lost" })
}

fn contract(lang: Lang, names: &Names<'_>, state: &dyn games::Position) -> String {
    let Some((by, code)) = state.contract().or(state.standing()) else {
        let key = if state.stage() == Stage::Over {
            "hands-passed-out"
        } else {
            "hand-contract-none"
        };
        return lang.capitalized(&lang.t(key));
    };
    let bid = lang.bid(code).into_owned();
    let bid = lang.t_args(
        "hand-declared-by",
        &[
            ("contract", Arg::from(bid.as_str())),
            ("by", Arg::from(names.players[by].as_deref().unwrap_or(by.letter()))),
        ],
    );
    let Some(suit) = state.trump() else { return bid };
    let suit = match names.pack {
        Pack::German => lang.suit(suit),
        Pack::French => lang.suit_french(suit),
    };
    lang.t_args(
        "hand-contract-trump",
        &[("contract", Arg::from(bid.as_str())), ("suit", Arg::Text(suit))],
    )
}

/// What each seat may do: a line for each kind of action.
fn legal(lang: Lang, moment: &Json) -> Vec<String> {
    let mut lines: Vec<(String, String)> = Vec::new();
    for action in moment["legal"].as_array().into_iter().flatten() {
        let by = lang.t_args("cli-show-legal", &[("by", Arg::from(word(action, "by").as_str()))]);
        let head = format!("{by} {}", word(action, "type"));
        let what = what(lang, action);
        match lines.iter_mut().find(|(other, _)| *other == head) {
            Some((_, list)) => *list = format!("{list} {what}"),
            None => lines.push((head, what)),
        }
    }
    lines
        .into_iter()
        .map(|(head, list)| format!("{head} {list}").trim_end().to_owned())
        .collect()
}

fn what(lang: Lang, action: &Json) -> String {
    if let Some(count) = action["count"].as_i64() {
        let cards = words(&action["from"]);
        return lang.t_args(
            "cli-show-choice",
            &[("count", Arg::Number(count)), ("cards", Arg::from(cards.as_str()))],
        );
    }
    let parts = words(&action["components"]).replace(' ', "+");
    let names = ["bid", "suit", "card", "choice", "against"].map(|name| word(action, name));
    let game = if action["game"] == true { "game" } else { "" };
    let value = action["value"]
        .as_i64()
        .map(|value| value.to_string())
        .unwrap_or_default();
    let call = [game, value.as_str()]
        .iter()
        .filter(|part| !part.is_empty())
        .copied()
        .collect::<Vec<_>>()
        .join("-");
    let parts = names.into_iter().chain([call, parts]).filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join(" ")
}

fn words(list: &Json) -> String {
    let words: Vec<&str> = list.as_array().into_iter().flatten().filter_map(Json::as_str).collect();
    words.join(" ")
}

fn word(object: &Json, name: &str) -> String {
    object[name].as_str().unwrap_or_default().to_owned()
}
