//! The parts of a record that are written alike for every game: envelope, source, players, cards. It knows the
//! spelling of the format, not its checks: the reader has to accept what is written here.

use std::fmt::Write;

use super::Setting;
use talon_records::options::setting_json;
use talon_rules::cards::{BySeat, Card, CardSet, Pack, Seat};
use talon_rules::chance::Chance;
use talon_rules::games::option::RuleSet;
use talon_rules::games::{Deal, GameKind};

/// Formatting into a `String` cannot fail, so nothing is lost by not looking.
pub fn push(out: &mut String, text: std::fmt::Arguments<'_>) {
    let _ = out.write_fmt(text);
}

/// The chance behind what is written about a hand and not part of its play.
pub(crate) fn writing_chance(seed: u64, number: u64) -> Chance {
    Chance::of(seed ^ 0x7265_636f_7264, number)
}

/// Begins a record: everything before `source`.
pub(crate) fn push_head<R: RuleSet>(out: &mut String, game: GameKind, variant: &R, chance: &mut Chance) {
    out.push_str("{\"format\":\"talon\",\"version\":\"1.0\",\"id\":\"urn:uuid:");
    push_uuid(out, game, chance);
    let game = game.as_str();
    push(
        out,
        format_args!("\",\"game\":\"{game}\",\"rules\":{{\"id\":\"{game}\",\"edition\":1,\"options\":"),
    );
    push_options(out, variant);
    out.push_str("},");
}

fn push_uuid(out: &mut String, game: GameKind, chance: &mut Chance) {
    // Version 8 of RFC 9562: bits of one's own making, here those of game, seed and number.
    let place = GameKind::ALL.iter().position(|one| *one == game).unwrap_or(0) as u64;
    let (high, low) = (chance.draw() ^ place << 32, chance.draw());
    let high = high & !0xf000 | 0x8000;
    let low = low & !(3 << 62) | 2 << 62;
    push(
        out,
        format_args!(
            "{:08x}-{:04x}-{:04x}-{:04x}-{:012x}",
            high >> 32,
            high >> 16 & 0xffff,
            high & 0xffff,
            low >> 48,
            low & 0xffff_ffff_ffff
        ),
    );
}

fn push_options<R: RuleSet>(out: &mut String, variant: &R) {
    out.push('{');
    let mut first = true;
    for info in R::OPTIONS.iter().filter(|info| !variant.is_default(info.name)) {
        let Some(value) = variant.get(info.name) else { continue };
        push(out, format_args!("{}\"{}\":", if first { "" } else { "," }, info.name));
        first = false;
        push(out, format_args!("{}", setting_json(info.allowed, value)));
    }
    out.push('}');
}

/// A list of words.
pub(crate) fn push_words<'a>(out: &mut String, words: impl Iterator<Item = &'a str>) {
    out.push('[');
    for (place, word) in words.enumerate() {
        push(out, format_args!("{}\"{word}\"", if place == 0 { "" } else { "," }));
    }
    out.push(']');
}

/// Where, when and by whom it was played.
pub(crate) fn push_setting(out: &mut String, setting: &Setting) {
    push(
        out,
        format_args!(
            "\"source\":{{\"event\":\"{}\",\"table\":\"{}\",\"round\":{},\"deal\":{},\"date\":\"{}\",\
             \"origin\":\"constructed\",\"session\":\"{}\"}},",
            setting.event, setting.table, setting.round, setting.deal, setting.date, setting.session
        ),
    );
    let players = &setting.players;
    push(
        out,
        format_args!(
            "\"players\":{{\"A\":{{\"name\":\"{}\"}},\"B\":{{\"name\":\"{}\"}},\"C\":{{\"name\":\"{}\"}}}},",
            players.a, players.b, players.c
        ),
    );
}

/// A list of cards.
pub(crate) fn push_cards(out: &mut String, pack: Pack, cards: impl Iterator<Item = Card>) {
    push_words(out, cards.map(|card| pack.code(card)));
}

/// Two cards discarded.
pub(crate) fn push_pair(out: &mut String, pack: Pack, cards: &[Option<Card>; 2]) {
    out.push_str(",\"cards\":");
    push_words(out, cards.iter().map(|card| card.map_or("??", |card| pack.code(card))));
}

/// Cards of each seat.
pub(crate) fn push_holdings(out: &mut String, pack: Pack, holdings: &BySeat<CardSet>) {
    for (seat, cards) in holdings.iter() {
        push(
            out,
            format_args!("{}\"{}\":", if seat == Seat::A { "{" } else { "," }, seat.letter()),
        );
        push_cards(out, pack, cards.iter());
    }
    out.push('}');
}

/// The deal with its brace left open.
pub(crate) fn push_deal(out: &mut String, pack: Pack, deal: &Deal) {
    push(
        out,
        format_args!(
            "\"deal\":{{\"dealer\":\"{}\",\"hands\":",
            deal.forehand.previous().letter()
        ),
    );
    push_holdings(out, pack, &deal.holdings.map(|_, dealt| dealt.known));
    out.push_str(",\"talon\":");
    push_cards(out, pack, deal.talon.known.iter());
}

/// The list of actions, each begun with its type and seat and ended by `finish` without its brace.
pub(crate) fn push_actions<'a, A: Copy + 'a>(
    out: &mut String,
    actions: impl Iterator<Item = &'a (Seat, A)>,
    word: fn(A) -> &'static str,
    finish: fn(&mut String, &A),
) {
    out.push_str("\"actions\":[");
    for (place, (seat, action)) in actions.enumerate() {
        let before = if place > 0 { "," } else { "" };
        push(
            out,
            format_args!("{before}{{\"type\":\"{}\",\"by\":\"{}\"", word(*action), seat.letter()),
        );
        finish(out, action);
        out.push('}');
    }
    out.push(']');
}

/// A number of each seat.
pub(crate) fn push_numbers<T: std::fmt::Display>(out: &mut String, numbers: &BySeat<T>) {
    push(
        out,
        format_args!("{{\"A\":{},\"B\":{},\"C\":{}}}", numbers.a, numbers.b, numbers.c),
    );
}

/// Who agreed to a claim.
pub(crate) fn push_agreed(out: &mut String, agreed: &BySeat<bool>) {
    out.push_str(",\"agreed\":");
    push_words(
        out,
        agreed
            .iter()
            .filter(|(_, agreed)| **agreed)
            .map(|(seat, _)| seat.letter()),
    );
}
