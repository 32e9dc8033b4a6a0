//! Writes a generated hand as one line of the `talon` 1.0 format. It knows the spelling of the format, not its
//! checks: the reader has to accept what is written here.

use std::fmt::Write;

use super::hand::GeneratedHand;
use crate::cards::{BySeat, Card, CardSet, Pack, Seat};
use crate::games::option::RuleSet;
use crate::games::ulti::{
    Action, Claim, ClaimOutcome, ComponentSet, Fate, OPTIONS, Outcome, Silent, Variant,
};
use crate::generate::Chance;
use crate::generate::Setting;
use crate::history::options::setting_json;

/// The record of a hand as one line of JSON without the line's end.
pub fn record_line(hand: &GeneratedHand) -> String {
    record_line_with(hand, &Setting::of(hand.seed, hand.number))
}

/// The same, played where and by whom the setting says.
pub fn record_line_with(hand: &GeneratedHand, setting: &Setting) -> String {
    let mut out = String::with_capacity(2560);
    let mut chance = Chance::of_hand(hand.seed ^ 0x7265_636f_7264, hand.number);
    out.push_str("{\"format\":\"talon\",\"version\":\"1.0\",\"id\":\"urn:uuid:");
    push_uuid(&mut out, &mut chance);
    out.push_str("\",\"game\":\"ulti\",\"rules\":{\"id\":\"ulti\",\"edition\":1,\"options\":");
    push_options(&mut out, &hand.variant);
    out.push_str("},");
    push_source(&mut out, setting);
    push_players(&mut out, &setting.players);
    push_deal(&mut out, hand);
    out.push_str("\"actions\":[");
    for (place, (seat, action)) in hand.actions.iter().enumerate() {
        if place > 0 {
            out.push(',');
        }
        push_action(&mut out, *seat, action);
    }
    out.push(']');
    if let Some(outcome) = hand.game.outcome().filter(|_| chance.happens(0.7)) {
        push_result(&mut out, &outcome, chance.happens(0.3));
    }
    out.push('}');
    out
}

/// Formatting into a `String` cannot fail, so nothing is lost by not looking.
fn push(out: &mut String, text: std::fmt::Arguments<'_>) {
    let _ = out.write_fmt(text);
}

fn push_uuid(out: &mut String, chance: &mut Chance) {
    // Version 8 of RFC 9562: bits of one's own making, here those of seed and number.
    let (high, low) = (chance.draw(), chance.draw());
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

fn push_options(out: &mut String, variant: &Variant) {
    out.push('{');
    let mut first = true;
    for info in OPTIONS.iter().filter(|info| !variant.is_default(info.name)) {
        let Some(value) = variant.get(info.name) else { continue };
        push(out, format_args!("{}\"{}\":", if first { "" } else { "," }, info.name));
        first = false;
        push(out, format_args!("{}", setting_json(info.allowed, value)));
    }
    out.push('}');
}

fn push_words<'a>(out: &mut String, words: impl Iterator<Item = &'a str>) {
    out.push('[');
    for (place, word) in words.enumerate() {
        push(out, format_args!("{}\"{word}\"", if place == 0 { "" } else { "," }));
    }
    out.push(']');
}

fn push_source(out: &mut String, setting: &Setting) {
    push(
        out,
        format_args!(
            "\"source\":{{\"event\":\"{}\",\"table\":\"{}\",\"round\":{},\"deal\":{},\"date\":\"{}\",\
             \"origin\":\"constructed\",\"session\":\"{}\"}},",
            setting.event, setting.table, setting.round, setting.deal, setting.date, setting.session
        ),
    );
}

fn push_players(out: &mut String, players: &BySeat<&'static str>) {
    push(
        out,
        format_args!(
            "\"players\":{{\"A\":{{\"name\":\"{}\"}},\"B\":{{\"name\":\"{}\"}},\"C\":{{\"name\":\"{}\"}}}},",
            players.a, players.b, players.c
        ),
    );
}

fn push_cards(out: &mut String, cards: impl Iterator<Item = Card>) {
    push_words(out, cards.map(|card| Pack::German.code(card)));
}

fn push_hands(out: &mut String, hands: &BySeat<CardSet>) {
    for (seat, cards) in hands.iter() {
        push(out, format_args!("{}\"{}\":", if seat == Seat::A { "{" } else { "," }, seat.letter()));
        push_cards(out, cards.iter());
    }
    out.push('}');
}

fn push_deal(out: &mut String, hand: &GeneratedHand) {
    push(
        out,
        format_args!("\"deal\":{{\"dealer\":\"{}\",\"hands\":", hand.deal.forehand.previous().letter()),
    );
    push_hands(out, &hand.deal.hands.map(|_, (cards, _)| *cards));
    out.push_str(",\"talon\":");
    push_cards(out, hand.deal.talon.0.iter());
    if let Some(first) = &hand.first {
        out.push_str(",\"first\":");
        push_hands(out, first);
    }
    out.push_str("},");
}

fn push_action(out: &mut String, seat: Seat, action: &Action) {
    push(out, format_args!("{{\"type\":\"{}\",\"by\":\"{}\"", action.word(), seat.letter()));
    match action {
        Action::Discard(cards) => {
            out.push_str(",\"cards\":");
            push_words(out, cards.iter().map(|card| card.map_or("??", |card| Pack::German.code(card))));
        }
        Action::Bid(bid) => push(out, format_args!(",\"bid\":\"{}\"", bid.code())),
        Action::Trump(suit) | Action::Marriage(suit) => {
            push(out, format_args!(",\"suit\":\"{}\"", Pack::German.suit_code(*suit)));
        }
        Action::Kontra { components, against } => {
            out.push_str(",\"components\":");
            push_words(out, components.iter().map(|part| part.code()));
            if let Some(against) = against {
                push(out, format_args!(",\"against\":\"{}\"", against.letter()));
            }
        }
        Action::Play(card) => push(out, format_args!(",\"card\":\"{}\"", Pack::German.code(*card))),
        Action::Claim(claim) => push_claim(out, claim),
        Action::Pickup | Action::Pass | Action::Concede | Action::ThrowIn => {}
    }
    out.push('}');
}

fn push_numbers<T: std::fmt::Display>(out: &mut String, numbers: &BySeat<T>) {
    push(out, format_args!("{{\"A\":{},\"B\":{},\"C\":{}}}", numbers.a, numbers.b, numbers.c));
}

fn push_claim(out: &mut String, claim: &Claim) {
    out.push_str(",\"outcome\":{");
    match claim.outcome {
        ClaimOutcome::Tricks(tricks) => {
            out.push_str("\"tricks\":");
            push_numbers(out, &tricks);
        }
        ClaimOutcome::Rest(seat) => push(out, format_args!("\"rest\":\"{}\"", seat.letter())),
        ClaimOutcome::Verdict { won, lost, points, silent } => {
            out.push_str("\"components\":{");
            push_verdicts(out, won, lost);
            out.push('}');
            if let Some((own, theirs)) = points {
                push(out, format_args!(",\"points\":{{\"declarer\":{own},\"defenders\":{theirs}}}"));
            }
            push_silent(out, silent);
        }
    }
    out.push_str("},\"agreed\":");
    push_words(out, claim.agreed.iter().filter(|(_, agreed)| **agreed).map(|(seat, _)| seat.letter()));
}

fn push_verdicts(out: &mut String, won: ComponentSet, lost: ComponentSet) {
    let named = won.iter().map(|part| (part, true)).chain(lost.iter().map(|part| (part, false)));
    for (place, (part, made)) in named.enumerate() {
        push(out, format_args!("{}\"{}\":{made}", if place == 0 { "" } else { "," }, part.code()));
    }
}

fn push_silent(out: &mut String, silent: [Option<Fate>; 4]) {
    let arisen = Silent::ALL.into_iter().filter_map(|name| silent[name as usize].map(|fate| (name, fate)));
    for (place, (name, fate)) in arisen.enumerate() {
        let word = if fate == Fate::Win { "win" } else { "lose" };
        let before = if place == 0 { ",\"silent\":{" } else { "," };
        push(out, format_args!("{before}\"{}\":\"{word}\"", name.code()));
    }
    if silent.iter().any(Option::is_some) {
        out.push('}');
    }
}

/// What somebody at the table wrote down: the scores, now and then more.
fn push_result(out: &mut String, outcome: &Outcome, wordy: bool) {
    let Some(scores) = &outcome.scores else { return };
    out.push_str(",\"result\":{\"claimed\":{");
    if wordy {
        let declarer = outcome.declarer.letter();
        push(out, format_args!("\"contract\":\"{}\",\"declarer\":\"{declarer}\",", outcome.contract.code()));
        if let Some((own, theirs)) = outcome.points {
            push(out, format_args!("\"points\":{{\"declarer\":{own},\"defenders\":{theirs}}},"));
        }
    }
    out.push_str("\"scores\":");
    push_numbers(out, scores);
    out.push_str("}}");
}
