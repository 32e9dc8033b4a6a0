//! The bracket of one deal (section 13.1 of the rules of Preferans). What the fields mean is the notation's business;
//! the numbers are the engine's.

use serde_json::Value as Json;

use crate::auction::{Top, tops_of};
use crate::cards::{card_of, character_of};
use crate::compare::full_value;
use crate::header::EXT;
use crate::replay::Replay;
use crate::words::{LEVELS, contract_code, digit_of, order_from};
use talon_rules::cards::{Card, CardSet, Pack, Seat};
use talon_rules::games::preferans::{Contract, Outcome, OutcomeKind, Score};

/// The number of a deal in its session.
pub fn id_of(record: &Json) -> Option<u32> {
    u32::try_from(record["source"]["deal"].as_u64()?).ok()
}

/// A deal as it is written.
pub fn bracket(record: &Json, replay: &Replay, id: u32) -> String {
    let order = order_from(replay.forehand);
    let mut fields = vec![
        id.to_string(),
        order.map(digit_of).iter().collect(),
        cards(record, &order),
    ];
    fields.push(
        tops_of(replay.calls.iter().copied(), replay.forehand)
            .map(Top::code)
            .join(","),
    );
    let outcome = &replay.outcome;
    if let (Some(main), Some(contract), Some(score)) = (outcome.declarer, outcome.contract, &outcome.score) {
        let played = outcome.kind == Some(OutcomeKind::Played);
        fields.push(digit_of(main).to_string());
        fields.push(discards(record, replay));
        fields.push(contract_code(contract, outcome.game).to_owned());
        fields.push(accepted(replay, main, contract));
        fields.push(kontra(outcome));
        fields.push(u8::from(replay.carried.before.has_refa(main, &replay.variant)).to_string());
        fields.push(full_value(outcome, score).unwrap_or(score.value).to_string());
        fields.push(replay.starts.filter(|_| played).map_or('0', digit_of).to_string());
        fields.push(if played { throws(replay) } else { "0".to_owned() });
        fields.push(order.map(|seat| part(replay, score, main, seat)).join(","));
    }
    format!("[{}]", fields.join(" "))
}

/// The cards of a list in a record.
fn listed(list: &Json) -> Vec<Card> {
    let codes = list.as_array().into_iter().flatten().filter_map(Json::as_str);
    let mut cards: Vec<Card> = codes.filter_map(|code| Pack::French.parse(code).ok()).collect();
    cards.sort_by_key(|card| Pack::French.order(*card));
    cards
}

/// In the order of dealing where that is kept, else sorted (PPN-13).
fn cards(record: &Json, order: &[Seat; 3]) -> String {
    let deal = &record["deal"];
    let hand = |seat: &Seat| listed(&deal["hands"][seat.letter()]);
    let parts = [
        hand(&order[0]),
        hand(&order[1]),
        hand(&order[2]),
        listed(&deal["talon"]),
    ];
    let kept = record["ext"][EXT]["cards"].as_str().filter(|text| text.len() == 32);
    if let Some(kept) = kept {
        let set = |cards: &mut dyn Iterator<Item = Card>| cards.collect::<CardSet>();
        let same = parts.iter().enumerate().all(|(place, part)| {
            let own = kept.as_bytes().iter().skip(10 * place).take(10);
            set(&mut own.filter_map(|one| card_of(*one))) == set(&mut part.iter().copied())
        });
        if same {
            return kept.to_owned();
        }
    }
    parts.iter().flatten().map(|card| character_of(*card)).collect()
}

fn discards(record: &Json, replay: &Replay) -> String {
    let Some([Some(first), Some(second)]) = replay.discards else {
        return "XX".to_owned();
    };
    let mut pair = [first, second];
    pair.sort_by_key(|card| Pack::French.order(*card));
    let sorted: String = pair.map(character_of).iter().collect();
    let turned: String = sorted.chars().rev().collect();
    let kept = record["ext"][EXT]["discards"].as_str();
    if kept == Some(turned.as_str()) { turned } else { sorted }
}

fn accepted(replay: &Replay, main: Seat, contract: Contract) -> String {
    let volunteers: Vec<Seat> = main
        .others()
        .into_iter()
        .filter(|seat| replay.outcome.volunteers[*seat])
        .collect();
    match volunteers[..] {
        _ if contract == Contract::BETTEL => "8".to_owned(),
        [] => "0".to_owned(),
        [one] => digit_of(one).to_string(),
        _ => "8".to_owned(),
    }
}

fn kontra(outcome: &Outcome) -> String {
    match (outcome.kontra, outcome.invited_by) {
        (Some(kontra), _) => {
            let level = usize::from(kontra.level.clamp(1, 4)) - 1;
            format!("{}{}", LEVELS[level], digit_of(kontra.giver))
        }
        (None, Some(inviter)) => format!("I{}", digit_of(inviter)),
        (None, None) => "0".to_owned(),
    }
}

fn throws(replay: &Replay) -> String {
    let trick = |(cards, winner): &(Vec<Card>, Seat)| -> String {
        cards
            .iter()
            .map(|card| character_of(*card))
            .chain([digit_of(*winner)])
            .collect()
    };
    replay.tricks.iter().map(trick).collect::<Vec<_>>().join(",")
}

/// A player's part of the summary (PPN-9 to PPN-11).
fn part(replay: &Replay, score: &Score, main: Seat, seat: Seat) -> String {
    let outcome = &replay.outcome;
    let tricks = outcome.tricks.filter(|_| outcome.kind == Some(OutcomeKind::Played));
    let change = score.bula_change[seat];
    if seat == main {
        let own = tricks.map_or(if score.made == Some(true) { 10 } else { 0 }, |tricks| tricks[main]);
        return format!("M{own}:{change}");
    }
    let Some(tricks) = tricks.filter(|_| outcome.volunteers[seat]) else {
        return "0".to_owned();
    };
    let partner = if seat.next() == main {
        seat.previous()
    } else {
        seat.next()
    };
    let helper = replay.state.helper() == Some(partner);
    let own = tricks[seat] + if helper { tricks[partner] } else { 0 };
    let column = if seat.next() == main { 'R' } else { 'L' };
    let penalty = if change == 0 {
        String::new()
    } else {
        format!(":{change}")
    };
    format!("F{own}:{column}{}{penalty}", score.soup[seat])
}
