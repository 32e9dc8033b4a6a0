//! The computed result as JSON (format, 7).

use serde_json::{Map, Value as Json, json};

use crate::acts::{Ruling, RulingKind};
use crate::json::Value;
use talon_rules::cards::{BySeat, Pack, Seat, Suit};
use talon_rules::games::ulti::{ComponentResult, Outcome, SILENT_CODES, SidePoints};

/// Everything the engine knows of the result; the scores are left out where they are withheld.
pub(crate) fn computed_json(outcome: &Outcome, with_scores: bool) -> Map<String, Json> {
    let mut map = Map::new();
    map.insert("contract".into(), json!(outcome.contract.code()));
    map.insert("declarer".into(), json!(outcome.declarer.letter()));
    if outcome.trump_named || outcome.forfeit {
        map.insert(
            "trump".into(),
            json!(outcome.trump.map(|suit| Pack::German.suit_code(suit))),
        );
    }
    if outcome.forfeit {
        map.insert("forfeit".into(), json!(true));
    } else {
        map.insert("components".into(), components(outcome));
        map.insert("kontra".into(), kontra(outcome));
        map.insert("marriages".into(), marriages(outcome));
        if outcome.complete {
            finished(outcome, &mut map);
        }
    }
    if let Some(scores) = outcome.scores.filter(|_| with_scores) {
        map.insert("scores".into(), by_seat(&scores));
    }
    map
}

fn finished(outcome: &Outcome, map: &mut Map<String, Json>) {
    let silent: Map<String, Json> = SILENT_CODES
        .iter()
        .zip(outcome.silent)
        .filter_map(|(code, fate)| {
            Some((
                String::from(*code),
                json!(if fate? == ComponentResult::Win { "win" } else { "lose" }),
            ))
        })
        .collect();
    map.insert("silent".into(), Json::Object(silent));
    if let Some(SidePoints { declarer, defenders }) = outcome.points {
        map.insert("points".into(), json!({"declarer": declarer, "defenders": defenders}));
    }
    if let Some(tricks) = outcome.tricks {
        map.insert("tricks".into(), by_seat(&tricks));
    }
    map.insert("decided_at".into(), json!(outcome.decided_at));
    if let Some(factor) = outcome.round_factor {
        map.insert("round_factor".into(), json!(factor));
    }
}

fn by_seat<T: Copy>(values: &BySeat<T>) -> Json
where
    Json: From<T>,
{
    Json::Object(
        values
            .iter()
            .map(|(seat, value)| (seat.letter().into(), Json::from(*value)))
            .collect(),
    )
}

fn components(outcome: &Outcome) -> Json {
    let parts = outcome.contract.components().iter();
    let judged = parts.filter_map(|part| {
        let made = outcome.made.has(part);
        (made || outcome.lost.has(part)).then(|| (part.code().to_owned(), json!(made)))
    });
    Json::Object(judged.collect())
}

fn kontra(outcome: &Outcome) -> Json {
    let mut map = Map::new();
    for part in outcome.contract.components().iter() {
        let [first, second] = outcome.declarer.others();
        let level = |seat| outcome.levels.of(seat, part);
        if !part.is_plain() {
            if level(first) > 0 {
                map.insert(part.code().into(), json!(level(first)));
            }
            continue;
        }
        let own: Map<String, Json> = Seat::ALL
            .into_iter()
            .filter(|seat| [first, second].contains(seat) && level(*seat) > 0)
            .map(|seat| (seat.letter().into(), json!(level(seat))))
            .collect();
        if !own.is_empty() {
            map.insert(part.code().into(), Json::Object(own));
        }
    }
    Json::Object(map)
}

fn marriages(outcome: &Outcome) -> Json {
    let suits = |bits: u8| -> Vec<&'static str> {
        Suit::ALL
            .into_iter()
            .filter(|suit| bits >> suit.index() & 1 == 1)
            .map(|suit| Pack::German.suit_code(suit))
            .collect()
    };
    let seats = Seat::ALL.into_iter().filter(|seat| outcome.marriages[*seat] != 0);
    Json::Object(
        seats
            .map(|seat| (seat.letter().into(), json!(suits(outcome.marriages[seat]))))
            .collect(),
    )
}

/// The result after the rulings, when one of them changes it (format, 6).
pub(crate) fn final_json(outcome: Option<&Outcome>, rulings: &[Ruling<'_>]) -> Option<Json> {
    if rulings.iter().all(|ruling| ruling.kind == RulingKind::Words) {
        return None;
    }
    Some(json!({"scores": by_seat(&ruled_scores(outcome.and_then(|outcome| outcome.scores), rulings))}))
}

/// The scores after the rulings, of which several apply in order.
pub(super) fn ruled_scores(computed: Option<BySeat<i64>>, rulings: &[Ruling<'_>]) -> BySeat<i64> {
    let mut scores = computed.unwrap_or_default();
    for ruling in rulings {
        match ruling.kind {
            RulingKind::Score => scores = awarded(ruling.award),
            RulingKind::Penalty => {
                let award = awarded(ruling.award);
                scores = BySeat::from_fn(|seat| scores[seat].saturating_add(award[seat]));
            }
            RulingKind::Void => scores = BySeat::default(),
            RulingKind::Words => {}
        }
    }
    scores
}

/// The scores that a ruling gives, its shape having been checked; a seat left out gets none.
fn awarded(award: Option<Value<'_>>) -> BySeat<i64> {
    let scores = award.and_then(|award| award.get("scores"));
    let of = |seat: Seat| {
        scores
            .and_then(|scores| scores.get(seat.letter()))
            .and_then(|n| n.as_int())
    };
    BySeat::from_fn(|seat| of(seat).unwrap_or(0))
}
