//! The schemes that a profile may name, and what they give at one table or for a bye.

use super::places::{PlaceScheme, Tie};
use crate::Exact;

/// How the results of a table become points.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Scheme {
    /// The scores themselves.
    Raw,
    /// The scores, as if everyone had played so many deals.
    RawPerDeal {
        reference_deals: u32,
    },
    /// Points by place, one list for each size of table.
    Places {
        three: PlaceScheme,
        four: PlaceScheme,
        tie: Tie,
    },
    SerbianLeague,
    SeegerFabian,
    /// Per cent of the matchpoints of each board, compared with the same line at the other tables of the round.
    Matchpoints,
    /// Mean difference to the same line at the other tables, each cut off beyond the cap.
    CrossDifference {
        cap: Option<u32>,
    },
}

/// What someone gets for a round they sit out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Bye {
    /// The mean of the scheme; where it has none, the average of their own rounds.
    Mean,
    /// Always so much.
    Fixed(Exact),
    /// The average of the rounds they played, known at the end.
    OwnAverage,
}

/// Games won and lost as the declarer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Games {
    pub won: u32,
    pub lost: u32,
}

impl Scheme {
    /// Points by place as most clubs count them: 3-1-0 at three, 3-5/3-2/3-0 at four, shared places split.
    pub fn usual() -> Scheme {
        Scheme::Places {
            three: PlaceScheme::of_three(),
            four: PlaceScheme::of_four(),
            tie: Tie::Split,
        }
    }

    /// What else there is to know of a scheme: one row each.
    fn nature(&self) -> Nature {
        match self {
            Scheme::Raw => Nature {
                adds_scores: true,
                ..Nature::default()
            },
            Scheme::RawPerDeal { .. } => Nature {
                adds_scores: true,
                needs: SeatNeed::Deals,
                ..Nature::default()
            },
            Scheme::Places { three, .. } => Nature {
                mean: Some(three.mean()),
                ..Nature::default()
            },
            Scheme::SerbianLeague => Nature {
                mean: Exact::ratio(5, 3),
                ..Nature::default()
            },
            Scheme::SeegerFabian => Nature {
                needs: SeatNeed::Games,
                ..Nature::default()
            },
            Scheme::Matchpoints => Nature {
                mean: Some(Exact::from(50)),
                compares_tables: true,
                is_averaged: true,
                ..Nature::default()
            },
            Scheme::CrossDifference { .. } => Nature {
                mean: Some(Exact::zero()),
                compares_tables: true,
                ..Nature::default()
            },
        }
    }

    /// What a round brings on average, where the scheme itself says so.
    pub fn mean(&self) -> Option<Exact> {
        self.nature().mean
    }

    /// Whether it compares a seat with the same line at other tables.
    pub(crate) fn compares_tables(&self) -> bool {
        self.nature().compares_tables
    }

    /// What it has to know of each seat beside the score.
    pub(crate) fn needs(&self) -> SeatNeed {
        self.nature().needs
    }

    /// Whether it has to know how many deals each seat played.
    pub fn counts_deals(&self) -> bool {
        self.needs() == SeatNeed::Deals
    }

    /// Whether its points are the scores, which may add up to zero.
    pub(crate) fn adds_scores(&self) -> bool {
        self.nature().adds_scores
    }

    /// Whether a total is the mean over all boards that count: percentages are not added up.
    pub(crate) fn is_averaged(&self) -> bool {
        self.nature().is_averaged
    }
}

/// What is asked of a scheme beside its points.
#[derive(Debug, Default)]
struct Nature {
    mean: Option<Exact>,
    compares_tables: bool,
    needs: SeatNeed,
    adds_scores: bool,
    is_averaged: bool,
}

/// What a scheme has to know of a seat beside its score.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum SeatNeed {
    #[default]
    Nothing,
    Deals,
    Games,
}

/// A score as if so many deals had been played; none for a player who played no deal.
pub fn raw_per_deal(raw: i64, played: u32, reference_deals: u32) -> Option<Exact> {
    Some(Exact::from(raw) * Exact::ratio(reference_deals.into(), played.into())?)
}

/// Totals of a table by Seeger and Fabian: game points, 50 for each game won more than lost, and 40 for each game that
/// another one lost, 30 at a table of four. Source: the tournament rules of the skat players (preisskat.org).
pub fn seeger_fabian(seats: &[(i64, Games)]) -> Vec<Exact> {
    let each_lost = if seats.len() > 3 { 30 } else { 40 };
    let all_lost: i64 = seats.iter().map(|(_, games)| i64::from(games.lost)).sum();
    let of_seat = |(points, games): &(i64, Games)| {
        let (won, lost) = (i64::from(games.won), i64::from(games.lost));
        Exact::from(*points) + Exact::from(50 * (won - lost)) + Exact::from(each_lost * (all_lost - lost))
    };
    seats.iter().map(of_seat).collect()
}
