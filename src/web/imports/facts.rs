//! What two records of a deal tell otherwise, in the words that the pages of hands have for it: who played, what came
//! of it, whose cards are others, and where the course parts.

use serde_json::Value as Json;

use super::record::Difference;
use crate::hands::cards::{card, suit};
use crate::shell::Shell;
use talon_records::same_deal::{OtherFact, differences};
use talon_records::{GameKind, format_of};
use talon_rules::cards::{Pack, Seat, Suit};
use talon_text::{ClaimNames, Lang};

/// Characters of a text that are shown.
const TEXT_MAX: usize = 200;

/// The facts in which two records of a deal differ.
pub(super) fn facts(shell: &Shell, written: &Json, other: &Json) -> Vec<Difference> {
    let game = written["game"].as_str().and_then(GameKind::parse);
    let pack = game.map_or(Pack::German, |game| format_of(game).pack());
    let told = differences(&written.to_string(), &other.to_string()).into_iter();
    told.map(|one| {
        let OtherFact {
            fact,
            written: was,
            other: is,
        } = one;
        Difference {
            place: name(shell, pack, written, &fact),
            is_pointer: false,
            stored: words(shell, pack, written, &fact, &was),
            new: words(shell, pack, other, &fact, &is),
        }
    })
    .collect()
}

/// In what two hands with cards differ: their facts, then cards, course and what stands around them.
pub(super) fn hands(shell: &Shell, stored: &Json, new: &Json) -> Vec<Difference> {
    let mut found = facts(shell, stored, new);
    for seat in Seat::ALL {
        let place = ["hands", seat.letter()];
        let label = [("name", player(shell.lang, stored, seat).into())];
        found.extend(cards(shell, stored, new, &place, || {
            shell.lang.t_args("report-diff-cards", &label)
        }));
    }
    found.extend(cards(shell, stored, new, &["talon"], || {
        shell.lang.capitalized(&shell.t("word-talon"))
    }));
    found.extend(course(shell, stored, new));
    found.extend(around(shell, stored, new));
    found
}

/// Cards that lie here in one record alone.
fn cards(
    shell: &Shell,
    stored: &Json,
    new: &Json,
    place: &[&str],
    label: impl FnOnce() -> String,
) -> Option<Difference> {
    let list = |record: &Json| -> Vec<String> {
        let found = place.iter().fold(&record["deal"], |value, name| &value[*name]);
        let codes = found.as_array().into_iter().flatten().filter_map(Json::as_str);
        codes.map(str::to_owned).collect()
    };
    let (old, fresh) = (list(stored), list(new));
    let only = |own: &[String], other: &[String]| {
        let codes = own.iter().filter(|code| !other.contains(code));
        let spoken: Vec<String> = codes.map(|code| card_words(shell, code)).collect();
        if spoken.is_empty() {
            "–".to_owned()
        } else {
            spoken.join(", ")
        }
    };
    let (was, is) = (only(&old, &fresh), only(&fresh, &old));
    (was != is).then(|| said(label(), was, is))
}

fn card_words(shell: &Shell, code: &str) -> String {
    let found = [Pack::German, Pack::French].into_iter().find_map(|pack| {
        let read = pack.parse(code).ok()?;
        Some(card(read, shell.lang, shell.faces_of(pack)).spoken.to_owned())
    });
    found.unwrap_or_else(|| code.to_owned())
}

/// The first step at which two hands part.
fn course(shell: &Shell, stored: &Json, new: &Json) -> Option<Difference> {
    let steps = |record: &Json| record["actions"].as_array().cloned().unwrap_or_default();
    let (old, fresh) = (steps(stored), steps(new));
    let at = (0..old.len().max(fresh.len())).find(|at| old.get(*at) != fresh.get(*at))?;
    let number = i64::try_from(at + 1).unwrap_or(i64::MAX);
    let label = shell.lang.t_args("report-diff-course", &[("number", number.into())]);
    Some(said(
        label,
        step(shell, stored, old.get(at)),
        step(shell, new, fresh.get(at)),
    ))
}

/// What someone did.
fn step(shell: &Shell, record: &Json, action: Option<&Json>) -> String {
    let Some(action) = action else { return "–".to_owned() };
    let word = |name: &str| action[name].as_str();
    let what = match (word("type"), word("card"), word("bid")) {
        (Some("play"), Some(code), _) => card_words(shell, code),
        (Some("bid" | "given"), _, Some(bid)) => shell.lang.bid(bid).into_owned(),
        (Some(kind), ..) => shell.t(&format!("type-{kind}")).into_owned(),
        (None, ..) => "–".to_owned(),
    };
    match word("by").and_then(Seat::parse) {
        Some(seat) => format!("{}: {what}", player(shell.lang, record, seat)),
        None => what,
    }
}

/// What stands around a hand: where it was played, by which rules, what was noted.
fn around(shell: &Shell, stored: &Json, new: &Json) -> Vec<Difference> {
    const SOURCE: [(&str, &str); 5] = [
        ("date", "word-date"),
        ("event", "word-event"),
        ("round", "word-round"),
        ("table", "word-table"),
        ("deal", "word-deal-number"),
    ];
    let plain = |value: &Json| match value {
        Json::Null => "–".to_owned(),
        Json::String(text) => text.chars().take(TEXT_MAX).collect(),
        other => other.to_string().chars().take(TEXT_MAX).collect(),
    };
    let mut found = Vec::new();
    for (member, key) in SOURCE {
        let (was, is) = (&stored["source"][member], &new["source"][member]);
        if was != is {
            found.push(said(shell.t(key).into_owned(), plain(was), plain(is)));
        }
    }
    for (member, key) in [("rules", "nav-rules"), ("annotations", "report-diff-notes")] {
        if stored[member] != new[member] {
            let place = shell.t(key).into_owned();
            found.push(said(place, "–".to_owned(), shell.t("report-diff-others").into_owned()));
        }
    }
    found
}

fn said(place: String, stored: String, new: String) -> Difference {
    Difference {
        place,
        is_pointer: false,
        stored,
        new,
    }
}

/// Which fact it is.
fn name(shell: &Shell, pack: Pack, record: &Json, fact: &str) -> String {
    let key = match fact {
        "players" => "word-players",
        "dealer" => "session-col-dealer",
        "components" => "hands-filter-component",
        "kontra" => "word-kontra",
        "silent" => "desk-field-silent",
        "seven" => "desk-field-seven",
        "marriages" => "desk-field-score-marriages",
        "refa" => "desk-field-refa",
        _ => return with_names(shell, pack, record, |names| shell.lang.claim(&[fact], names)),
    };
    shell.lang.capitalized(&shell.t(key))
}

/// What a record tells of it.
fn words(shell: &Shell, pack: Pack, record: &Json, fact: &str, value: &Json) -> String {
    let lang = shell.lang;
    match (fact, value) {
        ("players", Json::Object(names)) => names.values().filter_map(Json::as_str).collect::<Vec<_>>().join(", "),
        ("dealer", Json::String(seat)) => Seat::parse(seat).map_or_else(
            || lang.t("session-dealer-out").into_owned(),
            |seat| player(lang, record, seat),
        ),
        _ => with_names(shell, pack, record, |names| {
            lang.claim_value(&[fact], Some(value), names)
        }),
    }
}

fn player(lang: Lang, record: &Json, seat: Seat) -> String {
    let name = record["players"][seat.letter()]["name"].as_str();
    name.map_or_else(|| lang.player(seat.letter(), None), str::to_owned)
}

fn with_names(shell: &Shell, pack: Pack, record: &Json, say: impl FnOnce(&ClaimNames<'_>) -> String) -> String {
    let faces = shell.faces_of(pack);
    say(&ClaimNames {
        player: &|seat: Seat| player(shell.lang, record, seat),
        suit: &|one: Suit| suit(one, shell.lang, faces).spoken.into_owned(),
        pack,
    })
}
