//! The computed result as the format has it (16.2), as far as it is beyond doubt.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use super::score::Entries;
use super::state::State;

fn changed(amounts: &BTreeMap<String, i64>) -> Value {
    amounts
        .iter()
        .filter(|(_, amount)| **amount != 0)
        .map(|(seat, n)| (seat.clone(), json!(n)))
        .collect()
}

/// Writer -> declarer -> amount.
fn soup(entries: &Entries, declarer: &str) -> Value {
    let written = entries.soup.iter().filter(|(_, amount)| **amount != 0);
    written
        .map(|(seat, amount)| (seat.clone(), json!({ declarer: amount })))
        .collect()
}

pub fn computed(state: &State) -> Value {
    let mut all = Map::new();
    let mut put = |more: Value| all.extend(more.as_object().unwrap().clone());
    let mut entries = Entries::default();
    if state.passed_out {
        put(json!({"outcome": "passed_out", "refa_written": i64::from(state.may_write_refa())}));
    } else if let Some(declarer) = &state.declarer {
        put(json!({"declarer": declarer, "game": state.game}));
        if state.contract.is_some() {
            put(json!({ "contract": state.contract }));
            entries = of_a_contract(state, &mut put);
        }
    }
    if let Some(settled) = settled(state, &entries) {
        put(json!({ "final": settled }));
    }
    Value::Object(all)
}

/// Tells what is known of a contract, and gives the entries if there are any yet.
fn of_a_contract(state: &State, put: &mut impl FnMut(Value)) -> Entries {
    let both_dropped = state.phase == "over" && state.volunteers().is_empty();
    let is_played = state.phase == "play" || state.phase == "over";
    let entries = if both_dropped || state.phase == "window" && state.is_undoubled_two() {
        put(json!({"outcome": "unplayed"}));
        state.unplayed()
    } else if let Some((counted, made)) = state.counted() {
        let tricks = state.claim.clone().unwrap_or_else(|| state.so_far());
        put(json!({"outcome": "played", "decided_at": state.decided_at(), "tricks": tricks}));
        if state.enough().is_some() || state.conceded.is_empty() {
            put(json!({ "tricks_counted": counted }));
        }
        state.played(&counted, made)
    } else if is_played {
        put(json!({"outcome": "played"}));
        put(how_it_is_defended(state));
        if state.enough() == Some(5) && state.so_far()[state.declarer()] >= 6 {
            put(json!({"made": true}));
        }
        return Entries::default();
    } else {
        return Entries::default();
    };
    put(how_it_is_defended(state));
    put(json!({
        "multiplier": entries.multiplier, "value": entries.value,
        "made": entries.made, "penalised": entries.penalised, "refa_used": entries.refa_used,
        "refa_written": i64::from(entries.refa_written), "reduced": entries.reduced,
        "session_over": entries.session_over,
    }));
    if !state.irregular || !state.rulings.is_empty() {
        put(json!({"bula_change": changed(&entries.bula), "soup": soup(&entries, state.declarer())}));
    }
    entries
}

fn how_it_is_defended(state: &State) -> Value {
    json!({
        "volunteers": state.volunteers(), "invited_by": state.inviter(),
        "kontra_level": state.kontras.len(), "kontra_giver": state.kontras.first(),
    })
}

/// The result after rulings that change it (16.15).
fn settled(state: &State, entries: &Entries) -> Option<Value> {
    let changes = |ruling: &&Value| ["score", "penalty", "void"].iter().any(|kind| ruling["kind"] == *kind);
    let rulings: Vec<&Value> = state.rulings.iter().filter(changes).collect();
    let seats = ["A", "B", "C"];
    let mut sums: BTreeMap<(&str, &str), i64> = BTreeMap::new();
    for seat in seats {
        sums.insert(("bula", seat), entries.bula.get(seat).copied().unwrap_or(0));
        for against in seats
            .into_iter()
            .filter(|against| state.declarer.as_deref() == Some(against))
        {
            sums.insert((seat, against), entries.soup.get(seat).copied().unwrap_or(0));
        }
    }
    for ruling in &rulings {
        if ruling["kind"] != "penalty" {
            sums.clear();
        }
        if ruling["kind"] == "void" {
            continue;
        }
        for seat in seats {
            let bula = ruling["award"]["bula_change"][seat].as_i64().unwrap_or(0);
            *sums.entry(("bula", seat)).or_default() += bula;
            for against in seats {
                let written = ruling["award"]["soup"][seat][against].as_i64().unwrap_or(0);
                *sums.entry((seat, against)).or_default() += written;
            }
        }
    }
    let (mut bula, mut soup) = (Map::new(), Map::new());
    for ((who, whom), amount) in sums.into_iter().filter(|(_, amount)| *amount != 0) {
        if who == "bula" {
            bula.insert(whom.to_owned(), json!(amount));
        } else {
            let own = soup.entry(who.to_owned()).or_insert_with(|| json!({}));
            own[whom] = json!(amount);
        }
    }
    (!rulings.is_empty()).then(|| json!({"bula_change": bula, "soup": soup}))
}
