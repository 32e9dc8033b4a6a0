//! What was written down of a deal and another record tells otherwise, in the words that the pages of hands have for it.

use serde_json::Value as Json;

use super::record::Difference;
use crate::hands::cards::suit;
use crate::shell::Shell;
use talon_records::same_deal::{OtherFact, differences};
use talon_records::{GameKind, format_of};
use talon_rules::cards::{Pack, Seat, Suit};
use talon_text::{ClaimNames, Lang};

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
