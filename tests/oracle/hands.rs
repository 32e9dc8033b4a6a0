//! Legal hands of Preferans made by chance: records to spoil and to judge. Each player takes any action that is legal;
//! whether it is sensible is not asked.

use serde_json::{Map, Value, json};
use talon_rules::cards::{BySeat, Card, CardSet, Pack, Seat};
use talon_rules::games::option::RuleSet;
use talon_rules::games::preferans::{
    Action, Before, Bid, Claim, ClaimOutcome, Deal, DealtCards, End, OPTIONS, Phase, Preferans, Variant,
};
use talon_rules::games::{Game, option::Setting};

use super::mutate::Chance;

/// A hand and its record.
#[derive(Debug)]
pub struct Hand {
    pub deal: Deal,
    pub before: Before,
    pub variant: Variant,
    /// As they were taken; the record has some silent passes besides.
    pub actions: Vec<(Seat, Action)>,
    pub game: Preferans,
    pub record: Value,
}

/// Options changed at random; none in every other hand.
pub fn variant(chance: &mut Chance) -> Variant {
    let mut variant = Variant::default();
    for _ in 0..chance.below(2) * chance.below(5) {
        let info = chance.pick(&OPTIONS);
        if let Some(setting) = info.alternatives.get(chance.below(info.alternatives.len())) {
            variant.set(info.name, *setting);
        }
    }
    variant
}

fn options(variant: &Variant) -> Value {
    let changed = OPTIONS.iter().filter(|info| !variant.is_default(info.name));
    let value = |name| match variant.get(name) {
        Some(Setting::Switch(on)) => json!(on),
        Some(Setting::Number(number)) => json!(number),
        Some(Setting::Word(word)) => json!(word),
        _ => Value::Null,
    };
    changed.map(|info| (info.name.to_owned(), value(info.name))).collect()
}

fn deal(chance: &mut Chance) -> Deal {
    let mut pack: Vec<Card> = CardSet::FULL.iter().collect();
    for place in (1..pack.len()).rev() {
        pack.swap(place, chance.below(place + 1));
    }
    let part = |from: usize, count: usize| {
        let mut cards = CardSet::EMPTY;
        for card in &pack[from..from + count] {
            cards.insert(*card);
        }
        DealtCards::known(cards)
    };
    let hands = BySeat {
        a: part(0, 10),
        b: part(10, 10),
        c: part(20, 10),
    };
    Deal {
        forehand: *chance.pick(&Seat::ALL),
        holdings: hands,
        talon: part(30, 2),
    }
}

fn before(chance: &mut Chance) -> Before {
    let mut even = |most: usize| 2 * chance.below(most) as i64 - 6;
    let bula = BySeat {
        a: even(12),
        b: even(12),
        c: even(12),
    };
    let mut few = || chance.below(4).saturating_sub(2) as u8;
    let open_refa = BySeat {
        a: few(),
        b: few(),
        c: few(),
    };
    let bula = (chance.below(3) > 0).then_some(bula);
    Before {
        bula,
        open_refa,
        refas_written: chance.below(5) as u8,
        out: None,
    }
}

fn codes(cards: CardSet) -> Value {
    cards.iter().map(|card| json!(Pack::French.code(card))).collect()
}

fn by_seat<T>(values: &BySeat<T>, json: impl Fn(&T) -> Value) -> Value {
    Value::Object(
        values
            .iter()
            .map(|(seat, value)| (seat.letter().to_owned(), json(value)))
            .collect(),
    )
}

fn action_json(seat: Seat, action: Action) -> Value {
    let mut all = Map::from_iter([("type".to_owned(), json!(action.word()))]);
    all.insert("by".to_owned(), json!(seat.letter()));
    let mut put = |name: &str, value: Value| all.insert(name.to_owned(), value);
    match action {
        Action::Bid(bid) => {
            if !matches!(bid, Bid::Number(_)) {
                put("game", json!(true));
            }
            match bid {
                Bid::Number(value) => put("value", json!(value)),
                Bid::Named(contract) => put("value", json!(contract.value())),
                Bid::Game => None,
            };
        }
        Action::Discard(cards) => {
            put(
                "cards",
                cards
                    .iter()
                    .flatten()
                    .map(|card| json!(Pack::French.code(*card)))
                    .collect(),
            );
        }
        Action::Contract(contract) => {
            put("value", json!(contract.value()));
        }
        Action::Defend(answer) => {
            put("choice", json!(answer.as_str()));
        }
        Action::Play(card) => {
            put("card", json!(Pack::French.code(card)));
        }
        Action::Claim(claim) => {
            let agreed: Vec<&str> = Seat::ALL
                .iter()
                .filter(|seat| claim.agreed[**seat])
                .map(|seat| seat.letter())
                .collect();
            put("agreed", json!(agreed));
            put(
                "outcome",
                match claim.outcome {
                    ClaimOutcome::Rest(seat) => json!({"rest": seat.letter()}),
                    ClaimOutcome::Tricks(totals) => json!({"tricks": by_seat(&totals, |n| json!(n))}),
                },
            );
        }
        _ => {}
    }
    Value::Object(all)
}

/// An end before the last trick that may be legal.
fn early_end(game: &Preferans, chance: &mut Chance) -> (Seat, Action) {
    let seat = *chance.pick(&Seat::ALL);
    let agreed = BySeat {
        a: true,
        b: true,
        c: true,
    };
    let mut totals = *game.tricks();
    let (one, other) = (*chance.pick(&Seat::ALL), *chance.pick(&Seat::ALL));
    while totals.a + totals.b + totals.c < 10 {
        totals[if chance.below(2) == 0 { one } else { other }] += 1;
    }
    let outcome = if chance.below(2) == 0 {
        ClaimOutcome::Rest(one)
    } else {
        ClaimOutcome::Tricks(totals)
    };
    let claim = Action::Claim(Claim { outcome, agreed });
    (seat, if chance.below(3) == 0 { Action::Concede } else { claim })
}

/// What happens next; a pass, a card and an answer more often than what is rare at a table.
fn choose(game: &Preferans, chance: &mut Chance, may_end: bool) -> Option<(Seat, Action)> {
    if may_end && game.is_playable() && chance.below(40) == 0 {
        let end = early_end(game, chance);
        if game.check(end.0, end.1).is_ok() {
            return Some(end);
        }
    }
    let legal = game.legal_actions();
    // Nobody passes out all the time, and nobody bids on for ever.
    let is_open = game.phase() == Phase::Auction && game.auction().standing().is_none() && chance.below(2) == 0;
    let is_rare = |action: &Action| match action {
        Action::Kontra => true,
        Action::Bid(_) => !is_open,
        Action::Pass => is_open,
        _ => false,
    };
    let common: Vec<(Seat, Action)> = legal.iter().filter(|(_, action)| !is_rare(action)).copied().collect();
    let from = if common.is_empty() || chance.below(3) == 0 {
        &legal
    } else {
        &common
    };
    // An undoubled two waits for nobody.
    if from.is_empty() || common.is_empty() && game.is_undoubled_two() && chance.below(2) == 0 {
        return None;
    }
    Some(*chance.pick(from))
}

/// A hand from its deal to its end, the same for the same number; with `may_end` some end by agreement.
pub fn hand(seed: u64, variant: Option<&Variant>, may_end: bool) -> Hand {
    let mut chance = Chance::new(seed);
    let variant = variant.copied().unwrap_or_else(|| self::variant(&mut chance));
    let deal = deal(&mut chance);
    let before = if chance.below(2) == 0 {
        Before::default()
    } else {
        before(&mut chance)
    };
    let mut game = Preferans::new(&deal, &before, &variant);
    let (mut actions, mut written) = (Vec::new(), Vec::new());
    while let Some((seat, action)) = choose(&game, &mut chance, may_end) {
        game.apply(seat, action).unwrap();
        actions.push((seat, action));
        written.push(action_json(seat, action));
        let talked = matches!(action, Action::Bid(_) | Action::Hold | Action::Pass);
        let silent = game
            .auction()
            .silent_passes()
            .take_while(|_| talked && chance.below(4) == 0);
        written.extend(silent.map(|seat| json!({"type": "pass", "by": seat.letter()})));
    }
    let hands = by_seat(&deal.holdings, |dealt| codes(dealt.known));
    let mut record = json!({
        "format": "talon", "version": "1.0", "game": "preferans",
        "rules": {"id": "preferans", "edition": 1, "options": options(&variant)},
        "deal": {"dealer": deal.forehand.previous().letter(), "hands": hands, "talon": codes(deal.talon.known)},
        "actions": written,
    });
    if before != Before::default() {
        record["context"] = json!({
            "refa": by_seat(&before.open_refa, |n| json!(n)), "refas_written": before.refas_written,
        });
        if let Some(bula) = before.bula {
            record["context"]["bula"] = by_seat(&bula, |n| json!(n));
        }
    }
    Hand {
        deal,
        before,
        variant,
        actions,
        game,
        record,
    }
}

/// A hand of the default rules that was played to its last card.
pub fn whole(seed: u64) -> Hand {
    let hands = (0..).map(|more| {
        hand(
            seed.wrapping_mul(1_000).wrapping_add(more),
            Some(&Variant::default()),
            false,
        )
    });
    hands
        .into_iter()
        .find(|hand| hand.game.end() == Some(End::Played))
        .unwrap()
}

#[test]
fn hands_made_by_chance_are_accepted_by_both_opinions_and_of_every_kind() {
    let mut ends = [0; 6];
    for seed in 0..400 {
        let hand = hand(seed, None, true);
        let text = hand.record.to_string();
        assert!(
            super::judge(&text).accepted,
            "seed {seed}: {:?}\n{text}",
            super::judge(&text)
        );
        assert_eq!(
            super::compare::disagreements(text.as_bytes()),
            Vec::<String>::new(),
            "seed {seed}\n{text}"
        );
        ends[match hand.game.end() {
            None => 0,
            Some(End::PassedOut) => 1,
            Some(End::BothDropped) => 2,
            Some(End::Played) => 3,
            Some(End::Claimed(_)) => 4,
            Some(_) => 5,
        }] += 1;
    }
    assert!(ends.iter().all(|count| *count > 0), "{ends:?}");
}
