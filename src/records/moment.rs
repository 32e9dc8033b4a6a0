//! One position of a hand as the JSON object that other programs read: who holds what, whose turn it is, what is
//! legal. It asks the game's position for everything and knows no rule.

use serde_json::{Map, Value as Json, json};

use super::check::Knowledge;
use super::game::{GameFormat, Hand, format_of};
use super::scene::{Scene, ShownCard, View, sees_hand};
use super::timeline::Timeline;
use talon_rules::cards::{BySeat, Card, CardSet, Pack, Seat};
use talon_rules::games::{Deed, GameKind, Position, Stage};

/// The position at a ply, as this viewpoint may see it. What is legal is told of those seats alone whose cards the
/// viewpoint sees, because it would give them away.
pub fn moment_json(game: GameKind, hand: &Hand<'_>, timeline: &Timeline, ply: usize, view: View) -> Json {
    let format = format_of(game);
    let pack = format.pack();
    let state = timeline.states[ply].as_ref();
    let scene = Scene::at(timeline, ply, view);
    let on_table = state.trick().iter();
    let trick: Vec<Json> = on_table
        .map(|(by, card)| json!({"by": by.letter(), "card": pack.code(card)}))
        .collect();
    let outcome = hand.computed_at(ply);
    let settled = state.is_complete() || outcome.contains_key("final");
    if hand.knowledge() == Knowledge::Score {
        return score_json(game, hand);
    }
    json!({
        "game": game.as_str(),
        "ply": ply,
        "phase": state.stage().as_str(),
        "to_act": state.to_act().map(Seat::letter),
        "hands": by_seat(|seat| codes(pack, &scene.seats[seat].held).into()),
        "talon": codes(pack, &scene.talon),
        "trick": trick,
        "legal": legal_json(format, state, view),
        "points": by_seat(|seat| json!(scene.seats[seat].points)),
        "contract": state.contract().map(|(_, code)| format.contract_json(code)),
        "outcome": settled.then_some(outcome),
    })
}

/// A hand of which only the result is known: it is over, and nobody holds a card that anyone could name.
fn score_json(game: GameKind, hand: &Hand<'_>) -> Json {
    let format = format_of(game);
    let contract = hand.summary().map(|summary| format.contract_json(summary.contract));
    json!({
        "game": game.as_str(),
        "ply": 0,
        "phase": Stage::Over.as_str(),
        "to_act": null,
        "hands": by_seat(|_| json!([])),
        "talon": [],
        "trick": [],
        "legal": [],
        "points": {},
        "contract": contract,
        "score": hand.score(),
        "outcome": hand.computed(),
    })
}

/// Every legal action of the seats whose cards the viewpoint sees. The discards of a seat are one entry: how many
/// cards, and from which.
pub(crate) fn legal_json(format: &dyn GameFormat, state: &dyn Position, view: View) -> Vec<Json> {
    let pack = format.pack();
    let mut entries = Vec::new();
    let mut discards: BySeat<CardSet> = BySeat::default();
    let mut legal = state.legal();
    legal.retain(|(seat, _)| sees_hand(state, view, *seat));
    // The cards of a seat stand together; only their order among themselves is the pack's.
    legal
        .chunk_by_mut(|(_, deed), (_, next)| matches!((deed, next), (Deed::Play(_), Deed::Play(_))))
        .for_each(|plays| {
            plays.sort_by_key(|(_, deed)| {
                if let Deed::Play(card) = deed {
                    pack.order(*card)
                } else {
                    0
                }
            })
        });
    for (seat, deed) in legal {
        match deed {
            Deed::Discard(cards) => {
                discards[seat] = cards.into_iter().flatten().fold(discards[seat], CardSet::with);
            }
            _ => entries.push(action_json(format, seat, deed)),
        }
    }
    for (seat, cards) in discards.iter().filter(|(_, cards)| !cards.is_empty()) {
        let from: Vec<&str> = pack.in_order(*cards).map(|card| pack.code(card)).collect();
        entries.push(json!({"type": "discard", "by": seat.letter(), "count": 2, "from": from}));
    }
    entries
}

/// An action as a record writes it; of discards only whose they are.
pub fn action_json(format: &dyn GameFormat, seat: Seat, deed: Deed) -> Json {
    let mut map = Map::new();
    map.insert("type".into(), json!(deed.word()));
    map.insert("by".into(), json!(seat.letter()));
    let pack = format.pack();
    let (name, value) = match deed {
        Deed::Bid(code) => {
            map.extend(format.bid_json(code));
            return map.into();
        }
        Deed::Contract(code) => ("value", format.contract_json(code)),
        Deed::Defend(word) => ("choice", json!(word)),
        Deed::Trump(suit) | Deed::Marriage(suit) => ("suit", json!(pack.suit_code(suit))),
        Deed::Play(card) => ("card", json!(pack.code(card))),
        Deed::Kontra { components, .. } if components.is_empty() => return map.into(),
        Deed::Kontra { components, against } => {
            if let Some(against) = against {
                map.insert("against".into(), json!(against.letter()));
            }
            ("components", components.iter().collect())
        }
        Deed::Given { contract, trump, .. } => {
            map.extend(format.given_json(contract, trump));
            return map.into();
        }
        Deed::Discard(_) | Deed::Pickup | Deed::Pass | Deed::Hold | Deed::Claim(_) | Deed::Concede | Deed::ThrowIn => {
            return map.into();
        }
    };
    map.insert(name.into(), value);
    map.into()
}

/// Codes of cards in the order of the pack, those that are not to be seen last.
pub fn codes(pack: Pack, cards: &[ShownCard]) -> Vec<&'static str> {
    let mut known: Vec<Card> = Vec::new();
    let mut unseen = 0;
    for shown in cards {
        match shown {
            ShownCard::Card(card) => known.push(*card),
            ShownCard::Hidden | ShownCard::Unknown => unseen += 1,
        }
    }
    known.sort_by_key(|card| pack.order(*card));
    known
        .into_iter()
        .map(|card| pack.code(card))
        .chain(std::iter::repeat_n("??", unseen))
        .collect()
}

fn by_seat(value: impl Fn(Seat) -> Json) -> Json {
    Json::Object(
        Seat::ALL
            .into_iter()
            .map(|seat| (seat.letter().into(), value(seat)))
            .collect(),
    )
}
