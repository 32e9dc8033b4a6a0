//! The summary and the value of a round: as claims of the record where it can be computed, else against themselves
//! (PPN-7, PPN-9, PPN-14). It knows no order of play.

use serde_json::{Map, Value as Json, json};

use crate::notes::Notes;
use crate::round::{PartSaid, PlayerSummary, Rest, Round};
use crate::script::Script;
use crate::words::Said;
use talon_records::json::Pointer;
use talon_records::preferans::changes;
use talon_rules::cards::{BySeat, Pack, Seat};
use talon_rules::games::Code;
use talon_rules::games::preferans::{Before, Contract, DealFacts, Kontra, Outcome, OutcomeKind, Score, Variant};

/// The parts of a summary by seat.
pub(crate) fn by_seat(round: &Round<'_>, parts: &[PlayerSummary; 3]) -> BySeat<PlayerSummary> {
    BySeat::from_fn(|seat| {
        let place = round.order.iter().position(|one| *one == seat).unwrap_or_default();
        parts[place]
    })
}

/// What a summary says.
pub(crate) struct Claims {
    pub tricks: BySeat<Option<u8>>,
    bula: BySeat<i64>,
    /// By writer, then by whom it is written against.
    soup: BySeat<BySeat<i64>>,
}

pub(crate) fn said(parts: &BySeat<PlayerSummary>) -> Claims {
    let mut all = Claims {
        tricks: BySeat::default(),
        bula: BySeat::default(),
        soup: BySeat::default(),
    };
    for (seat, part) in parts.iter() {
        match part.said {
            PartSaid::Nothing => {}
            PartSaid::Main { tricks, change } => {
                (all.tricks[seat], all.bula[seat]) = (Some(tricks), change);
            }
            PartSaid::Follower { tricks, soup, penalty } => {
                (all.tricks[seat], all.bula[seat]) = (Some(tricks), penalty.unwrap_or(0));
                if let Some((next, amount)) = soup {
                    let column = if next { seat.next() } else { seat.previous() };
                    all.soup[seat][column] = amount;
                }
            }
        }
    }
    all
}

/// B before a reduction (PPN-7).
pub(crate) fn full_value(outcome: &Outcome, score: &Score) -> Option<i64> {
    Some(outcome.contract?.base(outcome.game) * score.multiplier)
}

/// `claimed` of a record, for the check to compare; and findings where the record has no member for what is said.
pub fn claims(round: &Round<'_>, rest: &Rest<'_>, outcome: Option<&Outcome>, notes: &mut Notes) -> Map<String, Json> {
    let mut claimed = Map::new();
    let full = outcome.and_then(|outcome| full_value(outcome, outcome.score.as_ref()?));
    let reduced = outcome.is_some_and(|outcome| outcome.score.is_some_and(|score| score.reduced));
    if !(reduced && full == Some(rest.value)) {
        claimed.insert("value".into(), json!(rest.value));
    }
    let Some(parts) = &rest.summary else { return claimed };
    let parts = by_seat(round, parts);
    let said = said(&parts);
    claimed.insert("bula_change".into(), changes(&said.bula));
    let mut soup = Map::new();
    for (seat, amounts) in said.soup.iter() {
        if amounts.iter().any(|(_, amount)| *amount != 0) {
            soup.insert(seat.letter().into(), changes(amounts));
        }
    }
    claimed.insert("soup".into(), Json::Object(soup));
    let Some(outcome) = outcome.filter(|outcome| outcome.kind == Some(OutcomeKind::Played)) else {
        return claimed;
    };
    let Some(tricks) = outcome.tricks else { return claimed };
    let counted = outcome.counted.unwrap_or(tricks);
    let helped = outcome.invited_by.is_some() || outcome.kontra.is_some();
    let silent: Vec<Seat> = rest
        .main
        .others()
        .into_iter()
        .filter(|seat| said.tricks[*seat].is_none())
        .collect();
    if helped && silent.len() == 1 {
        pair_tricks(&said, rest.main, &parts, [&tricks, &counted], notes);
        return claimed;
    }
    let own = said.tricks.map(|_, tricks| tricks.unwrap_or(0));
    let name = if own == counted && own != tricks {
        "tricks_counted"
    } else {
        "tricks"
    };
    claimed.insert(name.into(), json!({"A": own.a, "B": own.b, "C": own.c}));
    claimed
}

/// The tricks of a pair stand with the one who scores them.
fn pair_tricks(said: &Claims, main: Seat, parts: &BySeat<PlayerSummary>, all: [&BySeat<u8>; 2], notes: &mut Notes) {
    let [first, second] = main.others();
    for (seat, tricks) in said.tricks.iter().filter_map(|(seat, tricks)| Some((seat, (*tricks)?))) {
        let right = all.map(|tricks| {
            if seat == main {
                tricks[main]
            } else {
                tricks[first] + tricks[second]
            }
        });
        if !right.contains(&tricks) {
            let at = parts[seat].at;
            notes.mismatch(
                at,
                "/result/claimed/tricks",
                json!({seat.letter(): tricks}),
                json!({seat.letter(): right[0]}),
            );
        }
    }
}

/// Value and summary of a round that the engine could not play to its end, against what its own tricks bring.
pub(crate) fn against_itself(
    round: &Round<'_>,
    rest: &Rest<'_>,
    script: &Script,
    variant: &Variant,
    notes: &mut Notes,
) {
    let before = script.state.before();
    let Some(parts) = &rest.summary else { return };
    let parts = by_seat(round, parts);
    let said = said(&parts);
    let kontra = match rest.said {
        Said::Kontra(level, who) => Some(Kontra {
            giver: who.seat(rest.main),
            level,
        }),
        _ => None,
    };
    let volunteers = BySeat::from_fn(|seat| match rest.contract {
        Contract::BETTEL => seat != rest.main,
        _ => script.state.is_volunteer(seat),
    });
    let invited_by = script.state.invited_by();
    let tricks = (!rest.throws.is_empty()).then(|| said.tricks.map(|_, tricks| tricks.unwrap_or(0)));
    let facts = DealFacts {
        declarer: rest.main,
        contract: rest.contract,
        game: rest.game,
        volunteers: played_answers(rest, volunteers),
        invited_by: invited_by.or_else(|| invited(rest)),
        kontra,
        tricks,
    };
    let score = facts.score(&Before { bula: None, ..*before }, variant);
    if score.value != rest.value {
        notes.mismatch(
            rest.value_field.at,
            "/result/claimed/value",
            json!(rest.value),
            json!(score.value),
        );
    }
    let letter = |seat: Seat| seat.letter();
    for seat in Seat::ALL {
        if said.bula[seat] != score.bula_change[seat] {
            let pointer = format!("/result/claimed/bula_change/{}", letter(seat));
            notes.mismatch(
                parts[seat].at,
                &pointer,
                json!(said.bula[seat]),
                json!(score.bula_change[seat]),
            );
        }
        let mut own: BySeat<i64> = BySeat::default();
        own[rest.main] = score.soup[seat];
        if said.soup[seat] != own {
            let pointer = format!("/result/claimed/soup/{}", letter(seat));
            notes.mismatch(parts[seat].at, &pointer, changes(&said.soup[seat]), changes(&own));
        }
    }
}

/// The answers as the fields have them, where the engine did not come so far.
pub(crate) fn played_answers(rest: &Rest<'_>, known: BySeat<bool>) -> BySeat<bool> {
    use crate::round::Accepted;
    if known.iter().any(|(_, plays)| *plays) {
        return known;
    }
    BySeat::from_fn(|seat| match (rest.accepted, invited(rest)) {
        (_, Some(inviter)) => seat == inviter,
        (Accepted::Both, None) => seat != rest.main,
        (Accepted::One(one), None) => seat == one.seat(rest.main),
        (Accepted::Nobody, None) => false,
    })
}

pub(crate) fn invited(rest: &Rest<'_>) -> Option<Seat> {
    match rest.said {
        Said::Invite(Some(who)) => Some(who.seat(rest.main)),
        Said::Invite(None) => match rest.accepted {
            crate::round::Accepted::One(one) => Some(one.seat(rest.main)),
            _ => None,
        },
        _ => None,
    }
}

/// Cards that were discarded or played by someone who did not have them, or were played twice: each told once, because
/// the check of the record stops at the first.
pub(crate) fn cards_out_of_place(
    rest: &Rest<'_>,
    script: &Script,
    holdings: &BySeat<talon_rules::cards::CardSet>,
    talon: talon_rules::cards::CardSet,
    notes: &mut Notes,
) {
    let code = |card| json!(Pack::French.code(card));
    let mut held = *holdings;
    if !rest.game {
        held[rest.main] = held[rest.main].or(talon);
        let action = script.actions.iter().position(|action| action["type"] == "discard");
        for (place, card) in rest.discards.into_iter().flatten().enumerate() {
            if !held[rest.main].remove(card) {
                let pointer = format!("/actions/{}/cards/{place}", action.unwrap_or_default());
                let rule = talon_rules::games::RuleId::new("P-4.1");
                let at = rest.discards_field.at + place;
                let finding = notes.add(Code::DiscardNotHeld, rule, at, &pointer);
                finding.found = Some(code(card));
                finding.by = Some(rest.main);
            }
        }
    }
    let mut told = Vec::new();
    for (nth, (seat, card, action)) in script.played.iter().enumerate() {
        let earlier = script.played[..nth].iter().find(|(_, other, _)| other == card);
        if (held[*seat].contains(*card) && earlier.is_none()) || told.contains(&(seat, card)) {
            continue;
        }
        told.push((seat, card));
        let pointer = format!("/actions/{action}/card");
        let at = script.places.get(*action).copied().unwrap_or(rest.throws_at);
        let finding = notes.add(Code::CardNotHeld, crate::notes::rules::THROWS, at, &pointer);
        finding.found = Some(code(*card));
        finding.by = Some(*seat);
        finding.ply = Some(*action);
        if let Some((_, _, first)) = earlier {
            finding.also.extend(Pointer::parse(&format!("/actions/{first}/card")));
        }
    }
}
