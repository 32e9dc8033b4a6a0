//! What a record claims of its result beside what the rules say, value by value. It compares nothing itself: a
//! difference is what the check found to be one.

use serde_json::Value as Json;

use super::look::Look;
use super::result::signed;
use crate::cards::{Pack, Seat};
use crate::games::Code;
use crate::history::Hand;

/// The claims of a record.
#[derive(Debug)]
pub struct ClaimedView {
    pub differs: bool,
    pub rows: Vec<ClaimRow>,
}

/// One value.
#[derive(Debug)]
pub struct ClaimRow {
    pub name: String,
    pub claimed: String,
    pub computed: String,
    pub differs: bool,
}

/// The claims, if the record makes any.
pub fn claimed(look: &Look<'_>, hand: &Hand<'_>) -> Option<ClaimedView> {
    let claims = look.study.claimed.as_ref().filter(|claims| !claims.is_empty())?;
    let computed = hand.computed();
    let mut rows = Vec::new();
    for (name, value) in claims {
        collect(look, &mut vec![name.as_str()], value, computed.get(name), &mut rows);
    }
    Some(ClaimedView { differs: rows.iter().any(|row| row.differs), rows })
}

fn collect<'c>(
    look: &Look<'_>,
    path: &mut Vec<&'c str>,
    claimed: &'c Json,
    computed: Option<&Json>,
    rows: &mut Vec<ClaimRow>,
) {
    if let Json::Object(members) = claimed {
        for (name, value) in members {
            path.push(name);
            collect(look, path, value, computed.and_then(|own| own.get(name)), rows);
            path.pop();
        }
        return;
    }
    rows.push(ClaimRow {
        name: label(look, path),
        claimed: words(look, path, Some(claimed)),
        computed: words(look, path, computed),
        differs: is_mismatch(look, path),
    });
}

/// Whether a finding points here or at something around it.
fn is_mismatch(look: &Look<'_>, path: &[&str]) -> bool {
    let here = format!("/result/claimed/{}", path.join("/"));
    look.study
        .findings
        .iter()
        .filter(|finding| finding.code == Code::ResultMismatch)
        .map(|finding| finding.pointer.as_str())
        .any(|pointer| {
            here == pointer || here.strip_prefix(pointer).is_some_and(|rest| rest.starts_with('/'))
        })
}

fn label(look: &Look<'_>, path: &[&str]) -> String {
    let lang = look.lang;
    let say = |key: &str| lang.capitalized(&lang.t(key));
    let of_seat = |key: &str, seat: &str| match Seat::parse(seat) {
        Some(seat) => format!("{}: {}", look.name(seat), lang.t(key)),
        None => seat.to_owned(),
    };
    match path {
        ["contract"] => say("hand-contract"),
        ["declarer"] => say("role-declarer"),
        ["trump"] => say("word-trump"),
        ["forfeit"] => say("word-forfeit"),
        ["decided_at"] => say("result-decided-label"),
        ["round_factor"] => say("result-factor-label"),
        ["components", part] => lang.component(part).into_owned(),
        ["kontra", part] => format!("{}: {}", say("word-kontra"), lang.component(part)),
        ["kontra", part, seat] => of_seat("word-kontra", seat) + " " + &lang.component(part),
        ["silent", silent] => lang.capitalized(&lang.silent(silent)),
        ["points", "declarer"] => format!("{}: {}", say("role-declarer"), lang.t("word-points")),
        ["points", "defenders"] => format!("{}: {}", say("role-defenders"), lang.t("word-points")),
        ["tricks", seat] => of_seat("word-tricks", seat),
        ["marriages", seat] => of_seat("word-marriage", seat),
        ["scores", seat] => of_seat("word-score", seat),
        ["final", .., seat] => format!("{}: {}", say("result-ruled"), of_seat("word-score", seat)),
        [name @ ("bula_change" | "tricks_counted"), seat] => of_seat(&format!("claim-{name}"), seat),
        ["soup", writer, declarer] => {
            format!("{}: {} – {}", say("claim-soup"), player(look, writer), player(look, declarer))
        }
        [name] if CLAIMS.contains(name) => say(&format!("claim-{name}")),
        other => other.join(" "),
    }
}

/// Claims that are said in one word each.
const CLAIMS: [&str; 13] = [
    "game",
    "invited_by",
    "kontra_giver",
    "kontra_level",
    "made",
    "multiplier",
    "outcome",
    "penalised",
    "reduced",
    "refa_used",
    "refa_written",
    "value",
    "volunteers",
];

fn player(look: &Look<'_>, seat: &str) -> String {
    Seat::parse(seat).map_or_else(|| seat.to_owned(), |seat| look.name(seat))
}

fn words(look: &Look<'_>, path: &[&str], value: Option<&Json>) -> String {
    let lang = look.lang;
    let Some(value) = value.filter(|value| !value.is_null()) else {
        return if path == ["trump"] && value.is_some() {
            lang.t("suit-none").into_owned()
        } else {
            "–".into()
        };
    };
    let suit =
        |code: &str| Pack::read_suit(code).map_or_else(|| code.to_owned(), |suit| look.suit_words(suit));
    match (path, value) {
        (["contract"], Json::String(code)) => lang.bid(code).into_owned(),
        (["declarer" | "invited_by" | "kontra_giver"], Json::String(seat)) => player(look, seat),
        (["penalised" | "volunteers"], Json::Array(seats)) => seats
            .iter()
            .filter_map(Json::as_str)
            .map(|seat| player(look, seat))
            .collect::<Vec<_>>()
            .join(", "),
        (["outcome"], Json::String(word)) => lang.t(&format!("outcome-{word}")).into_owned(),
        (["bula_change", _], Json::Number(change)) => signed(change.as_i64().unwrap_or(0)),
        (["trump"], Json::String(code)) => suit(code),
        (["silent", _], Json::String(fate)) => lang.t(&format!("silent-{fate}")).into_owned(),
        (["components", _], Json::Bool(made)) => {
            lang.t(if *made { "result-made" } else { "result-lost" }).into_owned()
        }
        (["kontra", ..], Json::Number(level)) => {
            lang.kontra(level.as_u64().unwrap_or(0).try_into().unwrap_or(u32::MAX)).into_owned()
        }
        (["scores", _] | ["final", ..], Json::Number(score)) => signed(score.as_i64().unwrap_or(0)),
        (["marriages", _], Json::Array(suits)) => {
            suits.iter().filter_map(Json::as_str).map(suit).collect::<Vec<_>>().join(", ")
        }
        (_, Json::Bool(yes)) => lang.t(if *yes { "word-yes" } else { "word-no" }).into_owned(),
        (_, Json::String(text)) => text.clone(),
        (_, other) => other.to_string(),
    }
}
