//! Which cards may be played, who wins a trick, who leads, and when a result stands (P-6).

use serde_json::Value as Json;

use super::input::{any_contract, contract, seat, seats, to_seat};
use crate::desk::input::{Input, Stop, bad};
use crate::desk::reply::{Answer, Fact, Why};
use talon_rules::cards::{BySeat, Card, CardSet, Pack, Seat};
use talon_rules::games::preferans::{Aim, Contract, Variant, decided_at, first_leader as leader};
use talon_rules::games::trick::{PlayRules, Trick};

const PACK: Pack = Pack::French;

pub(super) fn legal_cards(input: &Input<'_>) -> Result<Answer, Stop> {
    let mut seen = CardSet::EMPTY;
    let holding: CardSet = input.cards("hand", 1, 10, &mut seen)?.into_iter().collect();
    let table = input.cards("trick", 0, 2, &mut seen)?;
    let rules = any_contract(input)?.play_rules();
    let mut trick = Trick::default();
    for (seat, card) in Seat::ALL.into_iter().zip(table) {
        trick.add(seat, card);
    }
    let mut legal: Vec<Card> = rules.legal(holding, &trick).iter().collect();
    legal.sort_by_key(|card| PACK.order(*card));
    let codes: Vec<&str> = legal.into_iter().map(|card| PACK.code(card)).collect();
    Ok(Answer::new(codes, "P-6.3", duty(&rules, holding, &trick)))
}

/// The duty that the trick lays on a hand.
fn duty(rules: &PlayRules, holding: CardSet, trick: &Trick) -> Why {
    let Some(led) = trick.led() else {
        return Why::new("why-legal-lead");
    };
    let has = |suit| !holding.and(CardSet::suit(suit)).is_empty();
    let key = match rules.trump {
        _ if has(led) => "why-pref-follow",
        Some(trump) if has(trump) => "why-pref-trump",
        Some(_) => "why-legal-any",
        None => "why-legal-any-plain",
    };
    Why::new(key).with("suit", Fact::Suit(led, PACK))
}

pub(super) fn trick_winner(input: &Input<'_>) -> Result<Answer, Stop> {
    let mut seen = CardSet::EMPTY;
    let cards = input.cards("trick", 2, 3, &mut seen)?;
    let rules = any_contract(input)?.play_rules();
    let winner = rules.winner(&cards);
    let card = cards.get(winner).copied();
    let key = match card {
        _ if rules.trump.is_none() => "why-trick-plain",
        Some(card) if Some(card.suit()) == rules.trump => "why-trick-trump",
        _ => "why-trick-led",
    };
    let why = Why::new(key).with("card", card.map_or(Fact::Absent, |card| Fact::Card(card, PACK)));
    Ok(Answer::new(winner, "P-6.4", why))
}

pub(super) fn first_leader(input: &Input<'_>, variant: &Variant) -> Result<Answer, Stop> {
    let forehand = seat(input, "dealer")?.next();
    let declarer = seat(input, "declarer")?;
    let contract = contract(input, variant)?;
    let active = seats(input, "active")?;
    // Nobody plays alone, and never without the declarer.
    let playing = Seat::ALL.into_iter().filter(|seat| active[*seat]).count();
    if !active[declarer] || playing < 2 {
        return Err(bad("active", input.need("active")?).into());
    }
    let leads = leader(forehand, declarer, contract, &active, variant);
    let why = Why::new(why_leads(forehand, declarer, contract, &active, variant, leads));
    Ok(Answer::new(
        leads.letter(),
        "P-6.2",
        why.with("by", Fact::Player(leads)),
    ))
}

fn why_leads(
    forehand: Seat,
    declarer: Seat,
    contract: Contract,
    active: &BySeat<bool>,
    variant: &Variant,
    leads: Seat,
) -> &'static str {
    if contract == Contract::PREFERANS || contract == Contract::SANAC && variant.sans_through {
        return "why-pref-lead-through";
    }
    match contract {
        _ if leads == forehand => "why-pref-lead-forehand",
        Contract::SANAC if forehand == declarer || !active[forehand] && forehand.next() == declarer => {
            "why-pref-lead-sanac"
        }
        _ => "why-pref-lead-next",
    }
}

pub(super) fn decided(input: &Input<'_>, variant: &Variant) -> Result<Answer, Stop> {
    let declarer = seat(input, "declarer")?;
    let contract = contract(input, variant)?;
    let items = input.items("trick_winners")?;
    if items.len() > 10 {
        return Err(bad("trick_winners", input.need("trick_winners")?).into());
    }
    let winners: Result<Vec<Seat>, _> = items.into_iter().map(|item| to_seat("trick_winners", item)).collect();
    let winners = winners?;
    let at = decided_at(declarer, contract, &winners);
    let fell = at.is_some_and(|at| is_last_for(&winners, at, declarer, contract));
    let key = match (at, contract.aim()) {
        (None, _) => "why-pref-open",
        (Some(_), Aim::SixTricks) if fell => "why-pref-decided-five",
        (Some(_), Aim::NoTrick) if fell => "why-pref-decided-bettel",
        (Some(_), Aim::AllTricks) if fell => "why-pref-decided-all",
        (Some(_), _) => "why-pref-decided-ten",
    };
    let why = Why::new(key).with("count", Fact::Number(at.unwrap_or(0).into()));
    Ok(Answer::new(at.map_or(Json::Null, Json::from), "P-6.5", why))
}

/// Whether the contract was lost with this trick.
fn is_last_for(winners: &[Seat], at: u8, declarer: Seat, contract: Contract) -> bool {
    let until = winners.iter().take(at.into());
    let against = until.filter(|seat| **seat != declarer).count();
    match contract.tricks_to_fall() {
        Some(most) => against == usize::from(most),
        None => against < usize::from(at),
    }
}
