//! How a list rates: what a newcomer has, and what a table does to those at it.

use super::book::RatedTable;
use super::elo::{elo, elo_expected, elo_k};
use super::weng_lin::{Rating, expected, grown, weng_lin};
use super::{SCORE_METHOD, SCORE_START, score_changes};

/// The rating of a newcomer in an Elo list.
const ELO_START: f64 = 1500.0;

/// A way to rate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Method {
    #[default]
    WengLin,
    Elo,
    /// By scores and the length of the sheet.
    ByScore,
}

/// Someone's rating, and what it rests on. Where the method knows no uncertainty, there is none.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Strength {
    pub rating: Rating,
    /// Tables rated so far.
    pub tables: u32,
}

impl Method {
    /// The words for all of them.
    pub const WORDS: [&'static str; 3] = [Method::WengLin.as_str(), Method::Elo.as_str(), Method::ByScore.as_str()];

    /// All of them, in the order of their words.
    pub const ALL: [Method; 3] = [Method::WengLin, Method::Elo, Method::ByScore];

    /// The word for it in profiles.
    pub const fn as_str(self) -> &'static str {
        match self {
            Method::WengLin => "weng_lin",
            Method::Elo => "elo",
            Method::ByScore => SCORE_METHOD,
        }
    }

    /// The method of this word.
    pub fn parse(word: &str) -> Option<Method> {
        Method::ALL.into_iter().find(|method| method.as_str() == word)
    }

    /// What a newcomer has.
    pub fn newcomer(self) -> Strength {
        let certain = |mu: f64| Rating { mu, sigma: 0.0 };
        let rating = match self {
            Method::WengLin => Rating::default(),
            Method::Elo => certain(ELO_START),
            Method::ByScore => certain(SCORE_START as f64),
        };
        Strength { rating, tables: 0 }
    }

    /// Whether it can rate such a table.
    pub fn rates(self, seats: usize) -> bool {
        match self {
            Method::WengLin | Method::Elo => seats == 3 || seats == 4,
            Method::ByScore => seats == 3,
        }
    }

    /// What players are put in order by.
    pub fn published(self, rating: Rating) -> f64 {
        match self {
            Method::WengLin => rating.ordinal(),
            Method::Elo | Method::ByScore => rating.mu,
        }
    }

    /// A rating after so many periods without a table.
    pub(super) fn rested(self, strength: Strength, periods: u32) -> Strength {
        match self {
            Method::WengLin => Strength {
                rating: grown(strength.rating, periods),
                ..strength
            },
            Method::Elo | Method::ByScore => strength,
        }
    }

    /// How probably the first is ahead of the second; none where the method foretells only scores.
    pub fn expected(self, first: Rating, second: Rating) -> Option<f64> {
        match self {
            Method::WengLin => Some(expected(first, second)),
            Method::Elo => Some(elo_expected(first.mu, second.mu)),
            Method::ByScore => None,
        }
    }

    /// What those at a table have after it.
    pub fn after(self, table: &RatedTable, before: &[Strength]) -> Vec<Strength> {
        let ratings: Vec<Rating> = before.iter().map(|strength| strength.rating).collect();
        let places: Vec<usize> = table.seats.iter().map(|seat| seat.place).collect();
        let certain = |mu: f64| Rating { mu, sigma: 0.0 };
        let after: Vec<Rating> = match self {
            Method::WengLin => weng_lin(&ratings, &places),
            Method::Elo => {
                let known: Vec<f64> = ratings.iter().map(|rating| rating.mu).collect();
                let k: Vec<f64> = before.iter().map(|strength| elo_k(strength.tables)).collect();
                let changes = elo(&known, &places, &k);
                known
                    .iter()
                    .zip(changes)
                    .map(|(known, change)| certain(known + change))
                    .collect()
            }
            Method::ByScore => {
                let known: Vec<i64> = ratings.iter().map(|rating| rating.mu.round() as i64).collect();
                let scores: Vec<i64> = table.seats.iter().map(|seat| seat.score).collect();
                let changes = score_changes(&known, &scores, table.bula);
                known
                    .iter()
                    .zip(changes)
                    .map(|(known, change)| certain((known + change) as f64))
                    .collect()
            }
        };
        let counted = after.into_iter().zip(before);
        counted
            .map(|(rating, before)| Strength {
                rating,
                tables: before.tables + 1,
            })
            .collect()
    }
}
