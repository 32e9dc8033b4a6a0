//! What is asked of the solver and what it answers, in the words that all games share. It knows no game: the parts of
//! a contract are known by their codes.

use talon_rules::cards::{Card, Seat};

/// How long a search may go on. Time is the caller's: the solver has no clock and can be told to stop.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Budget {
    /// The most nodes, those within tricks among them.
    pub nodes: u64,
}

impl Budget {
    /// No limit.
    pub const ENDLESS: Budget = Budget { nodes: u64::MAX };
}

/// What is to be reached; each game knows some of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Objective {
    /// What the hand pays the declarer, in game points.
    Settlement,
    /// Points of the declarer's tricks with the last trick, without marriages and talon.
    Points,
    /// One part of a contract by its code, both sides thinking of nothing else: 1 made, 0 not made.
    Part(&'static str),
    /// The declarer's tricks, all tricks played out.
    Tricks,
    /// Whether the contract is made, all its parts together: 1 or 0.
    Made,
    /// What the deal changes in the declarer's total on the sheet.
    Sheet,
    /// The tricks a seat can take for itself against everyone else.
    OwnTricks(Seat),
    /// Whether the defenders together can reach what each of them has to: 1 when they cannot, 0 when they can.
    Quota,
}

impl Objective {
    /// Its word in questions.
    pub const fn code(self) -> &'static str {
        match self {
            Objective::Settlement => "settlement",
            Objective::Points => "points",
            Objective::Part(code) => code,
            Objective::Tricks => "tricks",
            Objective::Made => "made",
            Objective::Sheet => "sheet",
            Objective::OwnTricks(Seat::A) => "own_tricks_A",
            Objective::OwnTricks(Seat::B) => "own_tricks_B",
            Objective::OwnTricks(Seat::C) => "own_tricks_C",
            Objective::Quota => "quota",
        }
    }

    /// Whether its value is 1 for yes and 0 for no.
    pub const fn is_yes_or_no(self) -> bool {
        matches!(self, Objective::Part(_) | Objective::Made | Objective::Quota)
    }
}

/// What is known of a value: it lies between these, both included. Seen from the declarer, or from the seat that was
/// asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bounds {
    pub low: i64,
    pub high: i64,
}

impl Bounds {
    /// A value that is known.
    pub const fn exact(value: i64) -> Bounds {
        Bounds {
            low: value,
            high: value,
        }
    }

    /// The value, when there is only one.
    pub const fn single(self) -> Option<i64> {
        if self.low == self.high { Some(self.low) } else { None }
    }
}

/// The answer to one question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Verdict {
    /// The value of the position.
    pub value: Bounds,
    /// Who is to play.
    pub to_play: Option<Seat>,
    /// Whether the seat to play wants the value high.
    pub wants_much: bool,
    /// Every legal card with the value of the position after it, in canonical order.
    pub cards: Vec<(Card, Bounds)>,
    /// Best play to the end, or to where nothing can change any more; of equally good cards the first in canonical
    /// order. Empty when the value is not known exactly.
    pub line: Vec<Card>,
    /// Whether every number above is exact.
    pub complete: bool,
    /// How many nodes it took.
    pub nodes: u64,
}

impl Verdict {
    /// The best of the legal cards, in canonical order; empty when it is not known which they are.
    pub fn best_cards(&self) -> Vec<Card> {
        let Some(value) = self.value.single() else {
            return Vec::new();
        };
        let best = self.cards.iter().filter(|(_, bounds)| bounds.single() == Some(value));
        best.map(|(card, _)| *card).collect()
    }
}
