//! Questions about duplicate boards: matchpoints, Neuberg's formula and the per cent of a session.

use serde_json::{Map, Value as Json, json};

use super::input::{ROWS_MAX, count, list, named, percent_written, score, written};
use crate::desk::input::{Input, Stop, bad, mistyped};
use crate::desk::reply::{Answer, Fact, QuestionFault, Why};
use talon_records::json::{Value, ValueKind};
use talon_tournament::Exact;
use talon_tournament::duplicate::{
    Award, Board, matchpoints as of_line, matchpoints_top, neuberg as brought, percent, session_percent as mean,
};

/// What a director may award, and the words for it.
pub(super) const AWARDS: [(&str, Award); 3] = [
    ("average", Award::Average),
    ("average-minus", Award::AverageMinus),
    ("average-plus", Award::AveragePlus),
];

/// Matchpoints and per cents, by name.
fn both(rows: Vec<(String, Exact)>, results: usize) -> Json {
    let percents: Map<String, Json> = rows
        .iter()
        .map(|(name, points)| {
            let percent = percent(points, results).unwrap_or_else(Exact::zero);
            (name.clone(), percent_written(&percent))
        })
        .collect();
    let points: Map<String, Json> = rows
        .into_iter()
        .map(|(name, points)| (name, written(&points)))
        .collect();
    json!({"mp": points, "percent": percents})
}

pub(super) fn matchpoints(input: &Input<'_>) -> Result<Answer, Stop> {
    let rows = named(input, "results", 2..=ROWS_MAX)?;
    let raw = rows
        .iter()
        .map(|(_, value)| score("results", *value))
        .collect::<Result<Vec<i64>, QuestionFault>>()?;
    let results = raw.len();
    let points = of_line(&raw).into_iter().map(Exact::from);
    let named = rows.into_iter().map(|(name, _)| name).zip(points).collect();
    let why = Why::new("why-tour-matchpoints").with("amount", Fact::Number(matchpoints_top(results)));
    Ok(Answer::new(both(named, results), "T-3.1", why))
}

pub(super) fn neuberg(input: &Input<'_>) -> Result<Answer, Stop> {
    let most = ROWS_MAX as i64;
    let expected = input.number("expected_results", 2, most)? as usize;
    let actual = input.number("actual_results", 1, expected as i64)? as usize;
    let top = Exact::from(matchpoints_top(actual));
    let mut rows = Vec::new();
    for (name, value) in named(input, "mp", 1..=ROWS_MAX)? {
        let points = count("mp", value)?;
        if points > top {
            return Err(bad("mp", value).expecting([format!("0-{top}").as_str()]).into());
        }
        let points = brought(&points, actual, expected).ok_or_else(|| bad("mp", value))?;
        rows.push((name, points));
    }
    let why = Why::new("why-tour-neuberg")
        .with("expected", Fact::Number(expected as i64))
        .with("actual", Fact::Number(actual as i64))
        .with("amount", Fact::Number(matchpoints_top(expected)));
    Ok(Answer::new(both(rows, expected), "T-3.3", why))
}

pub(super) fn session_percent(input: &Input<'_>) -> Result<Answer, Stop> {
    input.need("boards")?;
    let items = list(input, "boards", 1..=ROWS_MAX)?;
    let boards = items
        .into_iter()
        .map(board)
        .collect::<Result<Vec<Board>, QuestionFault>>()?;
    let awards = boards.iter().filter(|board| matches!(board, Board::Awarded(_))).count();
    let key = if awards == 0 {
        "why-tour-session"
    } else {
        "why-tour-session-award"
    };
    let percent = mean(&boards).unwrap_or_else(Exact::zero);
    let why = Why::new(key).with("count", Fact::Number(boards.len() as i64));
    Ok(Answer::new(percent_written(&percent), "T-3.4", why))
}

/// A per cent, whole or as a text with decimals, or an award.
fn board(value: Value<'_>) -> Result<Board, QuestionFault> {
    let name = "boards";
    let number = match value.kind() {
        ValueKind::Int => value.as_int().map(Exact::from),
        ValueKind::String => {
            let text = value.as_str().unwrap_or_default();
            if let Some((_, award)) = AWARDS.iter().find(|(word, _)| *word == text) {
                return Ok(Board::Awarded(*award));
            }
            decimals(&text)
        }
        _ => return Err(mistyped(name, value)),
    };
    let words = AWARDS.iter().map(|(word, _)| *word);
    let in_range = number.filter(|number| (Exact::zero()..=Exact::from(100)).contains(number));
    in_range
        .map(Board::Played)
        .ok_or_else(|| bad(name, value).expecting(["0.00-100.00"].into_iter().chain(words)))
}

/// `62.5`, exactly.
fn decimals(text: &str) -> Option<Exact> {
    let (whole, rest) = text.split_once('.').unwrap_or((text, "0"));
    let digits =
        |part: &str, most: usize| (1..=most).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_digit());
    if !digits(whole, 3) || !digits(rest, 9) {
        return None;
    }
    let below = rest.bytes().fold(1, |below, _| below * 10);
    Exact::ratio(format!("{whole}{rest}").parse().ok()?, below)
}
