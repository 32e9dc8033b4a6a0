//! Endings of Preferans: the solver and the plain search say the same of every card.

use talon_rules::cards::{BySeat, CardSet, Seat};
use talon_rules::chance::Chance;
use talon_rules::games::preferans::{Contract, DealFacts as Deal, Kontra, Score};
use talon_solver::preferans::{PositionFacts, position};
use talon_solver::{Objective, Solver};

use super::agree::agree;
use super::brute::{Brute, Duty};
use super::deals::{any_seat, deal, pick};

fn ending(chance: &mut Chance, size: usize) -> (PositionFacts, Brute) {
    let (mut holdings, _) = deal(chance, size);
    let contract = pick(chance, &[2, 3, 4, 5, 6, 7, 8]);
    let contract = Contract::new(contract).unwrap();
    let declarer = any_seat(chance);
    let mut active = BySeat::from_fn(|_| true);
    if chance.happens(0.2) {
        let idle = pick(chance, &declarer.others());
        active[idle] = false;
        holdings[idle] = CardSet::EMPTY;
    }
    let leader = loop {
        let seat = any_seat(chance);
        if active[seat] {
            break seat;
        }
    };
    let mut brute = Brute {
        holdings: Seat::ALL.map(|seat| holdings[seat].iter().collect()),
        active: Seat::ALL.map(|seat| active[seat]),
        trick: Vec::new(),
        to_play: leader,
        trump: contract.trump(),
        order: "AKOUX987",
        duty: Duty::Follow,
        keeps_seven: None,
        alone: declarer,
        few: false,
        done: Vec::new(),
    };
    for _ in 0..chance.below(active.iter().filter(|(_, plays)| **plays).count()) {
        let card = pick(chance, &brute.legal());
        brute = brute.after(card);
    }
    let mut facts = PositionFacts::new(holdings, declarer, contract, leader);
    facts.holdings = BySeat::from_fn(|seat| brute.holdings[seat.index()].iter().copied().collect());
    facts.table = brute.trick.iter().map(|(_, card)| *card).collect();
    facts.active = active;
    (facts, brute)
}

/// Earlier tricks, a defence and a sheet of any kind.
fn any_circumstances(chance: &mut Chance, facts: &mut PositionFacts) {
    let left = facts.holdings[facts.leader].len() + usize::from(!facts.table.is_empty());
    for _ in 0..10 - left {
        let seat = any_seat(chance);
        let against: u8 = facts.declarer.others().into_iter().map(|seat| facts.tricks[seat]).sum();
        let full = against == 4 && chance.happens(0.7);
        let seat = if facts.active[seat] && !full {
            seat
        } else {
            facts.declarer
        };
        facts.tricks[seat] += 1;
        let decided = facts.contract.is_decided(facts.counted[facts.declarer], against);
        if !decided {
            facts.counted[seat] += 1;
        }
    }
    facts.game = chance.happens(0.3);
    let [one, two] = facts.declarer.others();
    facts.volunteers = BySeat::from_fn(|seat| seat != facts.declarer && facts.active[seat]);
    let both = facts.active[one] && facts.active[two];
    if both && chance.happens(0.3) {
        let inviter = pick(chance, &[one, two]);
        facts.volunteers = BySeat::from_fn(|seat| seat == inviter);
        facts.invited_by = Some(inviter);
    }
    if chance.happens(0.3) {
        let giver = if facts.volunteers[one] { one } else { two };
        facts.kontra = Some(Kontra {
            giver,
            level: 1 + chance.below(3) as u8,
        });
    }
    if chance.happens(0.5) {
        let bula = BySeat::from_fn(|_| 2 * chance.below(8) as i64 - 4);
        facts.before.bula = Some(bula);
        facts.before.open_refa[facts.declarer] = chance.below(2) as u8;
    }
    facts.variant.quota_together = chance.happens(0.7);
    facts.variant.kontra_individual = chance.happens(0.3);
    facts.variant.betl_soup_giver_only = chance.happens(0.3);
    facts.variant.last_fall_double = chance.happens(0.3);
    facts.variant.last_hand_soup_limit = chance.happens(0.3);
}

/// The tricks that count, in the order in which they were won (P-6.5).
fn counted(facts: &PositionFacts, end: &Brute) -> BySeat<u8> {
    let mut counted = facts.counted;
    for (winner, _) in &end.done {
        let against: u8 = facts.declarer.others().into_iter().map(|seat| counted[seat]).sum();
        if !facts.contract.is_decided(counted[facts.declarer], against) {
            counted[*winner] += 1;
        }
    }
    counted
}

fn score(facts: &PositionFacts, end: &Brute) -> Score {
    let deal = Deal {
        declarer: facts.declarer,
        contract: facts.contract,
        game: facts.game,
        volunteers: facts.volunteers,
        invited_by: facts.invited_by,
        kontra: facts.kontra,
        tricks: Some(counted(facts, end)),
    };
    deal.score(&facts.before, &facts.variant)
}

/// The change of the declarer's total: ten times the bula, less what the others write against them (P-9.4).
fn sheet(facts: &PositionFacts, end: &Brute) -> i64 {
    let score = score(facts, end);
    let [one, two] = facts.declarer.others();
    -10 * score.bula_change[facts.declarer] - score.soup[one] - score.soup[two]
}

fn penalised(facts: &PositionFacts, end: &Brute) -> bool {
    let score = score(facts, end);
    score.penalised.a || score.penalised.b || score.penalised.c
}

/// One ending, everything that can be asked of it; how many questions that were.
pub fn one(chance: &mut Chance, solver: &mut Solver, size: usize) -> u32 {
    let (mut facts, mut brute) = ending(chance, size);
    any_circumstances(chance, &mut facts);
    let position = position(&facts).unwrap();
    let declarer = facts.declarer;
    let before = facts.tricks;
    let tricks = |seat: Seat| move |end: &Brute| i64::from(before[seat]) + end.tricks_of(seat) as i64;
    let made = |end: &Brute| {
        let own = tricks(declarer)(end);
        i64::from(match facts.contract.value() {
            6 => own == 0,
            8 => own == 10,
            _ => own >= 6,
        })
    };
    brute.few = facts.contract.value() == 6;
    agree(solver, &position, &brute, Objective::Tricks, &tricks(declarer));
    brute.few = false;
    agree(solver, &position, &brute, Objective::Made, &made);
    agree(solver, &position, &brute, Objective::Sheet, &|end| sheet(&facts, end));
    let quota = position.objectives().contains(&Objective::Quota);
    if quota {
        let unmet = |end: &Brute| i64::from(penalised(&facts, end));
        agree(solver, &position, &brute, Objective::Quota, &unmet);
    }
    let other = declarer.others().into_iter().find(|seat| facts.active[*seat]).unwrap();
    brute.alone = other;
    agree(solver, &position, &brute, Objective::OwnTricks(other), &tricks(other));
    4 + u32::from(quota)
}

#[test]
fn random_endings_of_preferans_are_worth_what_the_plain_search_says() {
    let mut solver = Solver::new(1 << 12);
    for round in 0..2_000_u64 {
        // Mostly few tricks, because the plain search takes long for many.
        let size = if round.is_multiple_of(16) {
            4
        } else {
            2 + round as usize % 2
        };
        one(&mut Chance::of(1, round), &mut solver, size);
    }
}
