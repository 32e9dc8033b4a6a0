//! Endings that were worked out by hand: each says why it is worth what it is. Seat A declares, and every card that may
//! be played is listed with its value.

use std::sync::atomic::AtomicBool;

use talon_rules::cards::{BySeat, Card, CardSet, Pack, Seat};
use talon_rules::games::preferans::Contract;
use talon_rules::games::ulti::{Bid, Class};
use talon_solver::{Budget, Position, Solver, preferans, ulti};

/// An ending; what is not said is nothing.
#[derive(Debug, Clone, Copy)]
struct Ending {
    why: &'static str,
    contract: &'static str,
    trump: &'static str,
    /// A, B and C; who does not play has none.
    holdings: [&'static str; 3],
    leader: Seat,
    /// The cards on the table from the leader's on.
    table: &'static str,
    /// Cards of A's earlier tricks, then of B's.
    won: [&'static str; 2],
    /// Suits of marriages that A declared.
    declared: &'static str,
    /// A's earlier tricks, where only tricks count.
    tricks: u8,
    ask: &'static str,
    cards: &'static [(&'static str, i64)],
}

const ULTI: Ending = Ending {
    why: "",
    contract: "simple",
    trump: "B",
    holdings: ["", "", ""],
    leader: Seat::A,
    table: "",
    won: ["", ""],
    declared: "",
    tricks: 0,
    ask: "points",
    cards: &[],
};

/// Ranks in trumps A X K O U 9 8 7, without trump A K O U X 9 8 7; who can has to beat.
const OF_ULTI: &[Ending] = &[
    Ending {
        why: "The ten falls to the ace in any case; the last trump is worth ten more as the last trick.",
        holdings: ["BA LX", "LA H7", "L7 H8"],
        cards: &[("LX", 20), ("BA", 10)],
        ..ULTI
    },
    Ending {
        why: "The leaf king is trumped already, so that B need not beat it and keeps the ace from falling (U-6.7).",
        holdings: ["H8", "LA L7", "H9"],
        leader: Seat::C,
        table: "LK B7",
        cards: &[("LA", 10), ("L7", 0)],
        ..ULTI
    },
    Ending {
        why: "B has to beat the seven with ace or ten and leads the other into the trump ace: thirty points. \
              The defenders had twenty and have ten of the first trick: thirty is not more than thirty.",
        holdings: ["BA L7", "LA LX", "H7 H8"],
        won: ["", "AA AX"],
        ask: "simple",
        cards: &[("BA", 0), ("L7", 0)],
        ..ULTI
    },
    Ending {
        why: "The same with a twenty: fifty to thirty, and even with the ace cashed first forty to forty is too little.",
        holdings: ["BA L7", "LA LX", "H7 H8"],
        won: ["", "AA AX"],
        declared: "H",
        ask: "simple",
        cards: &[("BA", 0), ("L7", 1)],
        ..ULTI
    },
    Ending {
        why: "Thirty points lie there and sixty are needed: a leaf for the trump ace, a leaf, and the last trick.",
        contract: "h40",
        holdings: ["BA L7", "LA LX", "H7 H8"],
        won: ["AA AX HA", ""],
        declared: "B",
        ask: "h40",
        cards: &[("BA", 0), ("L7", 1)],
        ..ULTI
    },
    Ending {
        why: "A, void of hearts, has to trump with the only trump left, which is the seven; a leaf would keep it.",
        contract: "simple+ulti",
        holdings: ["B7 LA", "HK L8", "H9 L9"],
        leader: Seat::B,
        ask: "ulti",
        cards: &[("HK", 0), ("L8", 1)],
        ..ULTI
    },
    Ending {
        why: "The ace draws one of two trumps and the other beats the seven in the last trick.",
        contract: "simple+ulti",
        holdings: ["BA B7 LA", "BK BX L7", "L8 L9 H7"],
        ask: "ulti",
        cards: &[("LA", 0), ("BA", 0)],
        ..ULTI
    },
    Ending {
        why: "The heart ace makes the defender's seven come out before the last trick: Simple is made. \
              The leaf ace first lets the seven win the last trick: Simple and a silent Ulti are lost to both.",
        holdings: ["LA HA", "B7 L8", "L9 H8"],
        ask: "settlement",
        cards: &[("LA", -10), ("HA", 2)],
        ..ULTI
    },
    Ending {
        why: "Trumps first: the ace draws the king, which else would trump the leaf ace.",
        contract: "dur",
        holdings: ["BA LA", "BK H7", "L7 L8"],
        ask: "dur",
        cards: &[("LA", 0), ("BA", 1)],
        ..ULTI
    },
    Ending {
        why: "The heart eight is the highest heart: led it wins, thrown on an acorn it does not.",
        contract: "betli",
        trump: "",
        holdings: ["L9 H8", "L8 H7", "LA AA"],
        ask: "betli",
        cards: &[("L9", 1), ("H8", 0)],
        ..ULTI
    },
    Ending {
        why: "The others have to beat: the king goes over the heart eight and the ace over the leaves, \
              whichever is led first.",
        contract: "betli",
        trump: "",
        holdings: ["L9 H8", "L8 HK", "LA H7"],
        ask: "betli",
        cards: &[("L9", 1), ("H8", 1)],
        ..ULTI
    },
    Ending {
        why: "The ace draws over and king, and the under stands; led first, it is beaten.",
        contract: "plain_dur",
        trump: "",
        holdings: ["LA LU", "LO H7", "LK H8"],
        ask: "plain_dur",
        cards: &[("LA", 1), ("LU", 0)],
        ..ULTI
    },
];

const PREFERANS: Ending = Ending {
    contract: "S",
    trump: "",
    ask: "tricks",
    ..ULTI
};

/// Ranks A K Q J X 9 8 7; nobody has to beat.
const OF_PREFERANS: &[Ending] = &[
    Ending {
        why: "One trump is out: drawn it leaves the heart ace good, else it trumps it.",
        holdings: ["SA HA", "S9 D7", "H7 H8"],
        cards: &[("SA", 2), ("HA", 1)],
        ..PREFERANS
    },
    Ending {
        why: "The queen is enough to trump with; the ace is wanted for the king.",
        holdings: ["SA SQ", "SK", "H9"],
        leader: Seat::B,
        table: "H7 H8",
        cards: &[("SA", 1), ("SQ", 2)],
        ..PREFERANS
    },
    Ending {
        why: "Four tricks are won, six are needed, and only with the trump drawn do both aces make.",
        holdings: ["SA HA", "S9 D7", "H7 H8"],
        tricks: 4,
        ask: "made",
        cards: &[("SA", 1), ("HA", 0)],
        ..PREFERANS
    },
    Ending {
        why: "Against one defender a trick has two cards: under the ace the king falls, and only the trump is left.",
        holdings: ["S7 HK", "HA HQ", ""],
        leader: Seat::B,
        cards: &[("HA", 1), ("HQ", 2)],
        ..PREFERANS
    },
    Ending {
        why: "Thrown in with the diamond, B has to lead from the king; a heart led by A gives the king its trick.",
        contract: "sans",
        holdings: ["HA HQ D7", "HK H8 D8", "C7 C8 C9"],
        cards: &[("HA", 1), ("HQ", 1), ("D7", 2)],
        ..PREFERANS
    },
    Ending {
        why: "Both spades take a trick: under whichever is led the others lay what could stop the second.",
        contract: "betl",
        holdings: ["SA SQ", "SK S9", "S7 HX"],
        cards: &[("SA", 2), ("SQ", 2)],
        ..PREFERANS
    },
    Ending {
        why: "The club catches A at once, since C has none; the heart is B’s partner's trick and lets the club go.",
        contract: "betl",
        holdings: ["H9 C8", "H8 C7", "HA DA"],
        leader: Seat::B,
        ask: "made",
        cards: &[("C7", 0), ("H8", 1)],
        ..PREFERANS
    },
    Ending {
        why: "Somebody else has to take each suit: the heart ace falls on the eight, the club nine over the eight.",
        contract: "betl",
        holdings: ["H9 C8", "H8 C9", "HA C7"],
        leader: Seat::B,
        ask: "made",
        cards: &[("C9", 1), ("H8", 1)],
        ..PREFERANS
    },
];

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|code| Pack::read(code).unwrap()).collect()
}

fn set(text: &str) -> CardSet {
    cards(text).into_iter().collect()
}

fn holdings(ending: &Ending) -> BySeat<CardSet> {
    BySeat::from_fn(|seat| set(ending.holdings[seat.index()]))
}

fn of_ulti(ending: &Ending) -> Position {
    let bid = Bid::parse(ending.contract).unwrap();
    let trump = Pack::German.parse_suit(ending.trump);
    assert_eq!(trump.is_none(), bid.class() == Class::Plain);
    let facts = ulti::PositionFacts::new(holdings(ending), CardSet::EMPTY, Seat::A, bid, trump, ending.leader);
    let declared = ending
        .declared
        .chars()
        .filter_map(|suit| Pack::German.parse_suit(&suit.to_string()));
    let declared = declared.fold(0, |bits, suit| bits | 1 << suit.index());
    let won = BySeat {
        a: set(ending.won[0]),
        b: set(ending.won[1]),
        c: CardSet::EMPTY,
    };
    let marriages = Some(BySeat {
        a: declared,
        b: 0,
        c: 0,
    });
    ulti::position(&ulti::PositionFacts {
        table: cards(ending.table),
        won,
        marriages,
        ..facts
    })
    .unwrap()
}

fn of_preferans(ending: &Ending) -> Position {
    let (contract, _) = Contract::parse(ending.contract).unwrap();
    let facts = preferans::PositionFacts::new(holdings(ending), Seat::A, contract, ending.leader);
    let active = BySeat::from_fn(|seat| !ending.holdings[seat.index()].is_empty());
    let tricks = BySeat {
        a: ending.tricks,
        b: 0,
        c: 0,
    };
    let facts = preferans::PositionFacts {
        table: cards(ending.table),
        active,
        tricks,
        counted: tricks,
        ..facts
    };
    preferans::position(&facts).unwrap()
}

fn holds(solver: &mut Solver, ending: &Ending, position: &Position) {
    let ask = position.objective(ending.ask).unwrap();
    let stop = AtomicBool::new(false);
    let verdict = solver.solve(position, ask, &Budget::ENDLESS, &stop).unwrap();
    let mut found: Vec<(Card, i64)> = verdict
        .cards
        .iter()
        .map(|(card, bounds)| (*card, bounds.single().unwrap()))
        .collect();
    let mut told: Vec<(Card, i64)> = ending
        .cards
        .iter()
        .map(|(code, value)| (Pack::read(code).unwrap(), *value))
        .collect();
    found.sort();
    told.sort();
    assert_eq!(found, told, "{}", ending.why);
    let values = told.iter().map(|(_, value)| *value);
    let best = if position.cards().to_play == Seat::A {
        values.max()
    } else {
        values.min()
    };
    assert_eq!(verdict.value.single(), best, "{}", ending.why);
}

#[test]
fn endings_of_ulti_are_worth_what_was_worked_out_by_hand() {
    let mut solver = Solver::new(1 << 8);
    OF_ULTI
        .iter()
        .for_each(|ending| holds(&mut solver, ending, &of_ulti(ending)));
}

#[test]
fn endings_of_preferans_are_worth_what_was_worked_out_by_hand() {
    let mut solver = Solver::new(1 << 8);
    OF_PREFERANS
        .iter()
        .for_each(|ending| holds(&mut solver, ending, &of_preferans(ending)));
}
