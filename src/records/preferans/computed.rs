//! The computed result as JSON (format, 7).

use serde_json::{Map, Value as Json, json};

use crate::acts::{Ruling, RulingKind};
use crate::json::Value;
use talon_rules::cards::{BySeat, Seat};
use talon_rules::games::preferans::{Outcome, OutcomeKind, Score};

/// Everything the engine knows of the result; what it brings is left out where that is withheld.
pub fn computed_json(outcome: &Outcome, with_scores: bool) -> Map<String, Json> {
    let mut map = Map::new();
    let mut put = |name: &str, value: Json| map.insert(name.to_owned(), value);
    if let Some(kind) = outcome.kind {
        let word = match kind {
            OutcomeKind::PassedOut => "passed_out",
            OutcomeKind::Unplayed => "unplayed",
            OutcomeKind::Played => "played",
        };
        put("outcome", json!(word));
    }
    let Some(declarer) = outcome.declarer else {
        put("refa_written", json!(outcome.refa_written));
        return map;
    };
    put("declarer", json!(declarer.letter()));
    put("game", json!(outcome.game));
    if let Some(contract) = outcome.contract {
        put("contract", json!(contract.value()));
    }
    if outcome.kind.is_some() {
        put("volunteers", seats(&outcome.volunteers));
        put("invited_by", json!(outcome.invited_by.map(Seat::letter)));
        put("kontra_level", json!(outcome.kontra.map_or(0, |kontra| kontra.level)));
        put(
            "kontra_giver",
            json!(outcome.kontra.map(|kontra| kontra.giver.letter())),
        );
    }
    if let Some(made) = outcome.made {
        put("made", json!(made));
    }
    if outcome.complete {
        if let Some(tricks) = outcome.tricks {
            put("tricks", by_seat(&tricks));
            put("decided_at", json!(outcome.decided_at));
        }
        if let Some(counted) = outcome.counted {
            put("tricks_counted", by_seat(&counted));
        }
    }
    if let Some(score) = outcome.score {
        map.extend(scored(&score, declarer, with_scores));
    }
    map
}

fn scored(score: &Score, declarer: Seat, with_scores: bool) -> Map<String, Json> {
    let mut map = Map::new();
    let mut put = |name: &str, value: Json| map.insert(name.to_owned(), value);
    put("multiplier", json!(score.multiplier));
    put("value", json!(score.value));
    put("penalised", seats(&score.penalised));
    put("refa_used", json!(score.refa_used));
    put("refa_written", json!(u8::from(score.refa_written)));
    put("reduced", json!(score.reduced));
    put("session_over", json!(score.session_over));
    if with_scores {
        put("bula_change", changes(&score.bula_change));
        put("soup", soup_json(&score.soup, declarer));
    }
    map
}

fn seats(set: &BySeat<bool>) -> Json {
    set.iter()
        .filter(|(_, inside)| **inside)
        .map(|(seat, _)| seat.letter())
        .collect()
}

fn by_seat(values: &BySeat<u8>) -> Json {
    Json::Object(
        values
            .iter()
            .map(|(seat, value)| (seat.letter().into(), json!(value)))
            .collect(),
    )
}

/// Only what changes.
pub fn changes(values: &BySeat<i64>) -> Json {
    let changed = values.iter().filter(|(_, value)| **value != 0);
    Json::Object(
        changed
            .map(|(seat, value)| (seat.letter().into(), json!(value)))
            .collect(),
    )
}

/// Writer -> declarer -> amount, only what is written.
pub(crate) fn soup_json(soup: &BySeat<i64>, declarer: Seat) -> Json {
    let written = soup.iter().filter(|(_, amount)| **amount != 0);
    let entry = |(seat, amount): (Seat, &i64)| (seat.letter().into(), json!({declarer.letter(): amount}));
    Json::Object(written.map(entry).collect())
}

/// What is written on the sheet: bulas, and soup by writer and declarer.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Entries {
    pub bula: BySeat<i64>,
    pub soup: BySeat<BySeat<i64>>,
}

impl Entries {
    fn of(score: &Score, declarer: Seat) -> Entries {
        let mut soup = BySeat::default();
        for seat in Seat::ALL {
            let mut written: BySeat<i64> = BySeat::default();
            written[declarer] = score.soup[seat];
            soup[seat] = written;
        }
        Entries {
            bula: score.bula_change,
            soup,
        }
    }

    /// What a ruling gives, its shape having been checked; what is left out is zero.
    fn awarded(award: Option<Value<'_>>) -> Entries {
        let member = |name| award.and_then(|award| award.get(name));
        let by_seat = |value: Option<Value<'_>>| {
            let of = |seat: Seat| {
                value
                    .and_then(|value| value.get(seat.letter()))
                    .and_then(|n| n.as_int())
            };
            BySeat::from_fn(|seat| of(seat).unwrap_or(0))
        };
        let soup = member("soup");
        let written = |seat: Seat| by_seat(soup.and_then(|soup| soup.get(seat.letter())));
        Entries {
            bula: by_seat(member("bula_change")),
            soup: BySeat::from_fn(written),
        }
    }

    /// What is written after the rulings, of which several apply in order.
    pub(super) fn ruled(computed: Option<(Score, Seat)>, rulings: &[Ruling<'_>]) -> Entries {
        let mut entries = computed
            .map(|(score, seat)| Entries::of(&score, seat))
            .unwrap_or_default();
        for ruling in rulings {
            match ruling.kind {
                RulingKind::Score => entries = Entries::awarded(ruling.award),
                RulingKind::Penalty => entries.add(&Entries::awarded(ruling.award)),
                RulingKind::Void => entries = Entries::default(),
                RulingKind::Words => {}
            }
        }
        entries
    }

    fn add(&mut self, more: &Entries) {
        for seat in Seat::ALL {
            self.bula[seat] = self.bula[seat].saturating_add(more.bula[seat]);
            for other in Seat::ALL {
                let sum = self.soup[seat][other].saturating_add(more.soup[seat][other]);
                self.soup[seat][other] = sum;
            }
        }
    }
}

/// The result after the rulings, when one of them changes it (format, 6).
pub(crate) fn final_json(outcome: Option<&Outcome>, rulings: &[Ruling<'_>]) -> Option<Json> {
    if rulings.iter().all(|ruling| ruling.kind == RulingKind::Words) {
        return None;
    }
    let entries = Entries::ruled(outcome.and_then(|outcome| outcome.score.zip(outcome.declarer)), rulings);
    let written = entries
        .soup
        .iter()
        .map(|(seat, amounts)| (seat.letter().to_owned(), changes(amounts)));
    let soup: Map<String, Json> = written
        .filter(|(_, amounts)| amounts.as_object().is_some_and(|all| !all.is_empty()))
        .collect();
    Some(json!({"bula_change": changes(&entries.bula), "soup": soup}))
}
