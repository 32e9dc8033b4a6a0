//! What a position of Ulti is worth, as the solver finds it.

use super::input::played_contract;
use crate::desk::input::{Input, Stop, bad, mistyped, number, one_of};
use crate::desk::reply::{Answer, QuestionFault, Why};
use crate::desk::solve::{self, Laid, by_seat, laid, seats_of};
use talon_records::json::{Value, ValueKind};
use talon_rules::cards::{BySeat, Card, CardSet, Rank, Seat, Suit};
use talon_rules::games::ulti::{Bid, Class, Component, LEVEL_MAX, Levels, Variant, marriage_allowed};
use talon_rules::games::{Code, RuleId};
use talon_solver::Objective;
use talon_solver::ulti::{PositionFacts, position};

/// What can be asked for.
pub(super) const OBJECTIVES: &[&str] = &[
    "settlement",
    "points",
    "simple",
    "h40",
    "h20",
    "aces",
    "ulti",
    "dur",
    "betli",
    "plain_dur",
];

/// Components, those without trump for each seat.
pub(super) const LEVELS: &[&str] = &[
    "simple",
    "h40",
    "h20",
    "aces",
    "ulti",
    "dur",
    "betli.A",
    "betli.B",
    "betli.C",
    "plain_dur.A",
    "plain_dur.B",
    "plain_dur.C",
];

pub(super) fn solve(input: &Input<'_>, variant: &Variant) -> Result<Answer, Stop> {
    let contract = played_contract(input, variant)?;
    let Laid {
        holdings,
        mut talon,
        declarer,
        leader,
        table,
        active,
        won,
    } = laid(input)?;
    if let Some(told) = input.get("active")
        && !active.iter().all(|(_, plays)| *plays)
    {
        return Err(bad("active", told).expecting(Seat::ALL.map(Seat::letter)).into());
    }
    if input.get("talon").is_none() {
        talon = what_is_left(&holdings, &table, &won);
    }
    let trump = input.trump()?;
    let declared = marriages(input)?;
    if let Some(declared) = declared {
        check_held(input, &declared, &holdings, talon)?;
        if !declarer_may(contract, trump, declared[declarer]) {
            let why = Why::new("why-points-marriage-barred");
            return Err(Answer::reject(Code::MarriageNotAllowed, RuleId::new("U-7.7"), why).into());
        }
    }
    let facts = PositionFacts {
        table,
        won,
        levels: levels(input, contract, variant)?,
        marriages: declared,
        variant: *variant,
        ..PositionFacts::new(holdings, talon, declarer, contract, trump, leader)
    };
    solve::answer(input, position(&facts), rule)
}

/// The two cards that can only lie in the talon when all others are on the table; of fewer nobody knows.
fn what_is_left(holdings: &BySeat<CardSet>, table: &[Card], won: &BySeat<CardSet>) -> CardSet {
    let piles = holdings.iter().chain(won.iter()).map(|(_, cards)| *cards);
    let seen = piles.fold(table.iter().copied().collect(), CardSet::or);
    let left = CardSet::FULL.without(seen);
    if left.len() == 2 { left } else { CardSet::EMPTY }
}

fn rule(objective: Objective) -> &'static str {
    match objective {
        Objective::Points => "U-7.1",
        Objective::Part("simple" | "h40" | "h20") => "U-7.10",
        Objective::Part("aces") => "U-7.11",
        Objective::Part("ulti") => "U-7.12",
        Objective::Part("betli" | "rebetli" | "open_betli" | "plain_dur" | "redur" | "open_plain_dur") => "U-6.13",
        Objective::Part(_) => "U-8.9",
        _ => "U-8.10",
    }
}

fn levels(input: &Input<'_>, contract: Bid, variant: &Variant) -> Result<Levels, QuestionFault> {
    let highest = variant.kontra_max_level.unwrap_or(LEVEL_MAX).into();
    let declarer = solve::seat("declarer", input.need("declarer")?)?;
    let mut levels = Levels::default();
    for (code, value) in input.entries("levels")? {
        let part = Component::parse(&code)
            .filter(|part| contract.has(*part))
            .ok_or_else(|| {
                let allowed = contract.components().iter().map(Component::code);
                QuestionFault::new(Code::UnknownMember, Some("levels"))
                    .found(&code)
                    .expecting(allowed)
            })?;
        let level = |value: Value<'_>| number("levels", value, 0, highest).map(|level| level as u8);
        if value.kind() == ValueKind::Object && contract.class() == Class::Plain {
            let entries = value
                .members()
                .map(|(name, value)| (name.as_str().unwrap_or_default().into_owned(), value));
            for (seat, value) in seats_of("levels", entries)? {
                if seat == declarer {
                    return Err(bad("levels", value));
                }
                levels.set(seat, part, level(value)?);
            }
        } else {
            let level = level(value)?;
            declarer
                .others()
                .into_iter()
                .for_each(|seat| levels.set(seat, part, level));
        }
    }
    Ok(levels)
}

/// The suits that each seat declared; said at all, seats left out declared none.
fn marriages(input: &Input<'_>) -> Result<Option<BySeat<u8>>, QuestionFault> {
    let Some(told) = input.get("marriages") else {
        return Ok(None);
    };
    let letters = Suit::ALL.map(|suit| input.pack().suit_code(suit));
    let mut declared = BySeat::default();
    for (seat, list) in by_seat(input, "marriages")? {
        if list.kind() != ValueKind::Array {
            return Err(mistyped("marriages", list));
        }
        for item in list.items() {
            let letter = one_of("marriages", item, &letters)?;
            let suit = input.pack().parse_suit(letter).ok_or_else(|| bad("marriages", told))?;
            declared[seat] |= 1 << suit.index();
        }
    }
    Ok(Some(declared))
}

/// The player who declared holds the pair, or held it: nobody else has a card of it, nor declared it (U-7.3).
fn check_held(
    input: &Input<'_>,
    declared: &BySeat<u8>,
    holdings: &BySeat<CardSet>,
    talon: CardSet,
) -> Result<(), QuestionFault> {
    for (seat, suits) in declared.iter() {
        for suit in Suit::ALL.into_iter().filter(|suit| suits >> suit.index() & 1 == 1) {
            let pair = CardSet::one(Card::new(suit, Rank::King)).with(Card::new(suit, Rank::Over));
            let others = seat.others();
            let elsewhere = others.into_iter().fold(talon, |cards, other| cards.or(holdings[other]));
            let twice = others.into_iter().any(|other| declared[other] >> suit.index() & 1 == 1);
            if twice || !elsewhere.and(pair).is_empty() {
                return Err(bad("marriages", input.need("marriages")?));
            }
        }
    }
    Ok(())
}

/// Whether the declarer may declare all of these in their contract (U-7.7).
fn declarer_may(contract: Bid, trump: Option<Suit>, suits: u8) -> bool {
    let own = Suit::ALL.into_iter().filter(|suit| suits >> suit.index() & 1 == 1);
    own.enumerate()
        .all(|(before, suit)| marriage_allowed(contract, Some(suit) == trump, before > 0))
}
