//! Each cut of the search switched off in turn: slower, and never another value.

use std::sync::atomic::AtomicBool;

use super::goal::{Duties, Goal, Holdings, LastCard, Open, TrickGain};
use super::masks::lowest;
use super::run::{Bench, Question};
use super::{Budget, Objective, Position, Solver, Verdict, preferans, ulti};
use talon_rules::cards::{BySeat, Card, CardSet, Rank, Seat, Suit};

/// A cut that a search does without.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cut {
    Nothing,
    /// Equal cards are tried one by one.
    EqualCards,
    /// What is certain is played out all the same.
    Bounds,
    /// Cards that are gone keep their place, so that fewer positions meet.
    Pressing,
    /// Cards are tried as they come.
    Order,
}

/// A goal without one of the cuts; `PRESSED` says whether gone cards are pressed out.
#[derive(Debug)]
struct Without<'a, G, const PRESSED: bool>(&'a G, Cut);

impl<G: Goal, const PRESSED: bool> Goal for Without<'_, G, PRESSED> {
    type Past = G::Past;

    fn kept(&self, past: G::Past) -> u32 {
        if PRESSED { self.0.kept(past) } else { u32::MAX }
    }

    fn alike(&self, past: G::Past) -> bool {
        PRESSED && self.0.alike(past)
    }

    fn joins(&self, past: G::Past) -> u32 {
        if self.1 == Cut::EqualCards {
            0
        } else {
            self.0.joins(past)
        }
    }

    fn code(&self, past: G::Past) -> u32 {
        self.0.code(past)
    }

    fn to_come(&self, holdings: &Holdings, leader: usize, past: G::Past) -> (i32, i32) {
        if self.1 == Cut::Bounds {
            (-60_000, 60_000)
        } else {
            self.0.to_come(holdings, leader, past)
        }
    }

    fn trick(&self, holdings: &Holdings, past: G::Past, trick: &Open) -> TrickGain<G::Past> {
        self.0.trick(holdings, past, trick)
    }

    fn next_lead(&self, holdings: &Holdings, leader: usize, left: u32) -> u32 {
        if self.1 == Cut::Order {
            lowest(left)
        } else {
            self.0.next_lead(holdings, leader, left)
        }
    }

    fn next_card(&self, choice: &LastCard<'_>, left: u32) -> u32 {
        if self.1 == Cut::Order {
            lowest(left)
        } else {
            self.0.next_card(choice, left)
        }
    }
}

/// The answer of a search that does without a cut.
pub(crate) fn answer_without<G: Goal, D: Duties>(asked: &Question<'_, G>, bench: &mut Bench<'_, '_>) -> Verdict {
    if bench.without == Cut::Pressing {
        plainer::<_, D>(asked, &Without::<G, false>(asked.goal, bench.without), bench)
    } else {
        plainer::<_, D>(asked, &Without::<G, true>(asked.goal, bench.without), bench)
    }
}

fn plainer<W: Goal, D: Duties>(
    asked: &Question<'_, impl Goal<Past = W::Past>>,
    goal: &W,
    bench: &mut Bench<'_, '_>,
) -> Verdict {
    let question = Question {
        goal,
        cards: asked.cards,
        layout: asked.layout,
        past: asked.past,
        reserved: asked.reserved,
        ask: asked.ask,
        base: asked.base,
        unit: asked.unit,
        within: asked.within,
        guess: asked.guess,
        meaning: Vec::new(),
    };
    question.of_players::<D>(bench)
}

/// Positions of six tricks of both games, from a small generator of numbers.
fn positions() -> Vec<Position> {
    let mut state: u64 = 11;
    let mut draw = |below: usize| {
        state = state
            .wrapping_mul(0x5851_f42d_4c95_7f2d)
            .wrapping_add(0x1405_7b7e_f767_814f);
        (state >> 33) as usize % below
    };
    let mut positions = Vec::new();
    for code in [
        "simple",
        "p:simple+ulti",
        "h40+dur",
        "betli",
        "plain_dur",
        "simple+aces",
    ] {
        for value in [3, 6, 7] {
            let mut pack: Vec<Card> = CardSet::FULL.iter().collect();
            for last in (1..32).rev() {
                pack.swap(last, draw(last + 1));
            }
            let holdings = BySeat::from_fn(|seat| pack[seat.index() * 6..][..6].iter().copied().collect());
            let bid = talon_rules::games::ulti::Bid::parse(code).unwrap();
            let trump = match bid.class() {
                talon_rules::games::ulti::Class::Plain => None,
                talon_rules::games::ulti::Class::Hearts => Some(Suit::Hearts),
                talon_rules::games::ulti::Class::Trump => Some(Suit::Bells),
            };
            let leader = Seat::ALL[draw(3)];
            let mut facts = ulti::PositionFacts::new(holdings, CardSet::EMPTY, Seat::B, bid, trump, leader);
            facts.won.b = pack[18..21].iter().copied().collect();
            positions.push(ulti::position(&facts).unwrap());
            let contract = talon_rules::games::preferans::Contract::new(value).unwrap();
            positions.push(
                preferans::position(&preferans::PositionFacts::new(holdings, Seat::C, contract, leader)).unwrap(),
            );
        }
    }
    positions
}

#[test]
fn no_cut_changes_a_value() {
    let stop = AtomicBool::new(false);
    let mut solver = Solver::new(1 << 14);
    let mut nodes = [0; 5];
    for position in positions() {
        for objective in position.objectives() {
            let mut solve = |cut: Cut| {
                solver.without = cut;
                solver.solve(&position, objective, &Budget::ENDLESS, &stop).unwrap()
            };
            let with_all = solve(Cut::Nothing);
            nodes[0] += with_all.nodes;
            for cut in [Cut::EqualCards, Cut::Bounds, Cut::Pressing, Cut::Order] {
                let without = solve(cut);
                nodes[cut as usize] += without.nodes;
                assert_eq!(
                    (with_all.value, &with_all.cards),
                    (without.value, &without.cards),
                    "{cut:?}"
                );
                assert_eq!(with_all.line, without.line, "{cut:?} {objective:?}");
            }
        }
    }
    assert!(
        nodes[1..].iter().all(|more| *more > nodes[0]),
        "every cut saves something: {nodes:?}"
    );
}

/// Positions of seven tricks in which someone with low cards is to take none, in both games, or with high ones all,
/// without trump and with it.
fn all_or_none() -> Vec<[Position; 4]> {
    let mut state: u64 = 5;
    let mut draw = |below: usize| {
        state = state
            .wrapping_mul(0x5851_f42d_4c95_7f2d)
            .wrapping_add(0x1405_7b7e_f767_814f);
        (state >> 33) as usize % below
    };
    let mut four = || {
        let mut pack: Vec<Card> = CardSet::FULL.iter().collect();
        for last in (1..32).rev() {
            pack.swap(last, draw(last + 1));
        }
        let leader = Seat::ALL[draw(3)];
        // The ace has the first index.
        pack[..16].sort_by_key(|card| std::cmp::Reverse(card.rank().index()));
        let low = dealt(&pack);
        // Without trump the ten is below the under.
        pack[..20].sort_by_key(|card| {
            if card.rank() == Rank::Ten {
                9
            } else {
                2 * card.rank().index()
            }
        });
        let high_plain = dealt(&pack);
        pack[..27].sort_by_key(|card| card.rank().index());
        let high = dealt(&pack);
        let ulti = |code: &str, holdings, leader| {
            let bid = talon_rules::games::ulti::Bid::parse(code).unwrap();
            let trump = (bid.class() != talon_rules::games::ulti::Class::Plain).then_some(Suit::Bells);
            ulti::position(&ulti::PositionFacts::new(
                holdings,
                CardSet::EMPTY,
                Seat::A,
                bid,
                trump,
                leader,
            ))
            .unwrap()
        };
        let bettel =
            preferans::PositionFacts::new(low, Seat::A, talon_rules::games::preferans::Contract::BETTEL, leader);
        [
            ulti("betli", low, leader),
            preferans::position(&bettel).unwrap(),
            ulti("plain_dur", high_plain, Seat::A),
            ulti("dur", high, Seat::A),
        ]
    };
    (0..120).map(|_| four()).collect()
}

/// Seven cards each, the first seven to seat A.
fn dealt(pack: &[Card]) -> BySeat<CardSet> {
    BySeat::from_fn(|seat| match seat {
        Seat::A => pack[..7].iter().copied().collect(),
        Seat::B => pack[7..11].iter().chain(&pack[20..23]).copied().collect(),
        Seat::C => pack[11..14].iter().chain(&pack[23..27]).copied().collect(),
    })
}

#[test]
fn what_is_known_of_all_tricks_or_none_changes_no_value() {
    let stop = AtomicBool::new(false);
    let mut solver = Solver::new(1 << 14);
    let (mut known, mut searched) = ([0; 4], [0; 4]);
    let mut made = [[0, 0]; 4];
    for four in all_or_none() {
        for (kind, position) in four.iter().enumerate() {
            let objectives = position.objectives().into_iter();
            for objective in objectives.filter(|one| !matches!(one, Objective::Points)) {
                let mut solve = |cut: Cut| {
                    solver.without = cut;
                    solver.solve(position, objective, &Budget::ENDLESS, &stop).unwrap()
                };
                let (with, without) = (solve(Cut::Nothing), solve(Cut::Bounds));
                known[kind] += with.nodes;
                searched[kind] += without.nodes;
                if objective == Objective::Made {
                    made[kind][usize::from(with.value.low == 1)] += 1;
                }
                assert_eq!(
                    (with.value, &with.cards),
                    (without.value, &without.cards),
                    "{objective:?}"
                );
                assert_eq!(with.line, without.line, "{objective:?}");
            }
        }
    }
    assert!(
        known.iter().zip(&searched).all(|(few, many)| few * 3 < many * 2),
        "{known:?} of {searched:?}"
    );
    assert!(
        made.iter().flatten().all(|many| *many > 15),
        "each happens often: {made:?}"
    );
}
