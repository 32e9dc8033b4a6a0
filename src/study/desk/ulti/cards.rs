//! Which cards may be played, and who wins a trick (U-6).

use super::input::played_contract;
use super::questions::ROLES;
use crate::desk::input::{Input, Stop, bad};
use crate::desk::reply::{Answer, Fact, Why};
use talon_rules::cards::{CardSet, Pack, Rank, Seat, Suit};
use talon_rules::games::trick::{PlayRules, Trick};
use talon_rules::games::ulti::{Bid, Class, Variant, keeps_seven, legal_set, rules_of_play, trump_suits};

pub(super) fn legal_cards(input: &Input<'_>, variant: &Variant) -> Result<Answer, Stop> {
    let mut seen = CardSet::EMPTY;
    let holding: CardSet = input.cards("hand", 1, 10, &mut seen)?.into_iter().collect();
    let table = input.cards("trick", 0, 2, &mut seen)?;
    let trump = input.trump()?;
    let contract = played_contract(input, variant)?;
    let is_declarer = input.listed("role", ROLES)? == "declarer";
    let trick_no = input.number("trick_no", 1, 10)? as u8;
    check_trump(input, contract, trump)?;

    let rules = rules_of_play(contract.class() == Class::Plain, trump);
    let mut trick = Trick::default();
    for (seat, card) in Seat::ALL.into_iter().zip(table) {
        trick.add(seat, card);
    }
    let seven = trump.map(|suit| talon_rules::cards::Card::new(suit, Rank::Seven));
    let reserved = seven.filter(|_| keeps_seven(contract, is_declarer, trick_no));
    let free = rules.legal(holding, &trick);
    let legal = legal_set(holding, &trick, &rules, reserved);

    let (rule, why) = match reserved {
        Some(_) if legal != free => ("U-6.9", Why::new("why-legal-seven")),
        Some(seven) if legal == CardSet::one(seven) => ("U-6.9", Why::new("why-legal-seven-only")),
        _ => duty(&rules, holding, &trick),
    };
    let codes: Vec<&str> = legal.iter().map(|card| Pack::German.code(card)).collect();
    Ok(Answer::new(codes, rule, why))
}

/// The contract says which trump it can have (U-3.8).
fn check_trump(input: &Input<'_>, contract: Bid, trump: Option<Suit>) -> Result<(), Stop> {
    let suits = trump_suits(contract.class());
    let fits = trump.map_or(suits.is_empty(), |suit| suits.contains(&suit));
    if fits {
        return Ok(());
    }
    let letters = suits.iter().map(|suit| Pack::German.suit_code(*suit));
    let expected = letters.chain(suits.is_empty().then_some("null"));
    Err(bad("trump", input.need("trump")?).expecting(expected).into())
}

/// The duty that the trick lays on a hand.
fn duty(rules: &PlayRules, holding: CardSet, trick: &Trick) -> (&'static str, Why) {
    let (Some(led), Some(winning)) = (trick.led(), trick.winning(rules)) else {
        return ("U-6.2", Why::new("why-legal-lead"));
    };
    let of_led = |key| Why::new(key).with("suit", Fact::Suit(led, Pack::German));
    let and_card = |key| of_led(key).with("card", Fact::Card(winning, Pack::German));
    let legal = rules.legal(holding, trick);
    let beats = legal.iter().any(|card| rules.beats(card, winning));
    let trumped = rules.trump.is_some_and(|trump| winning.suit() == trump && led != trump);
    let has = |suit| !holding.and(CardSet::suit(suit)).is_empty();
    let ruffs = rules.trump.is_some_and(has);
    match (has(led), ruffs) {
        (true, _) if beats => ("U-6.4", and_card("why-legal-beat")),
        (true, _) if trumped => ("U-6.7", of_led("why-legal-follow-free")),
        (true, _) => ("U-6.3", of_led("why-legal-follow")),
        (false, true) if trumped && beats => ("U-6.6", and_card("why-legal-overtrump")),
        (false, true) if trumped => ("U-6.6", and_card("why-legal-undertrump")),
        (false, true) => ("U-6.5", of_led("why-legal-trump")),
        (false, false) if rules.trump.is_none() => ("U-6.8", of_led("why-legal-any-plain")),
        (false, false) => ("U-6.8", of_led("why-legal-any")),
    }
}

pub(super) fn trick_winner(input: &Input<'_>) -> Result<Answer, Stop> {
    let mut seen = CardSet::EMPTY;
    let cards = input.cards("cards", 3, 3, &mut seen)?;
    let trump = input.trump()?;
    let rules = rules_of_play(trump.is_none(), trump);
    let winner = rules.winner(&cards);
    let card = cards.get(winner).copied();
    let key = match card {
        _ if trump.is_none() => "why-trick-plain",
        Some(card) if Some(card.suit()) == trump => "why-trick-trump",
        _ => "why-trick-led",
    };
    let why = Why::new(key).with("card", card.map_or(Fact::Absent, |card| Fact::Card(card, Pack::German)));
    Ok(Answer::new(winner, "U-6.10", why))
}
