//! Ratings by Weng and Lin (Bradley-Terry, full pairs), computed by `skillratings`. Source: Weng and Lin, A Bayesian
//! Approximation Method for Online Ranking, 2011.

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, expected_score, weng_lin_multi_team};

/// Mean of a newcomer.
pub const MU: f64 = 25.0;
/// Uncertainty of a newcomer.
pub const SIGMA: f64 = 25.0 / 3.0;
/// What the square of an uncertainty grows by in a period without a table.
const GROWTH: f64 = (25.0 / 300.0) * (25.0 / 300.0);

/// How strong someone seems, and how sure that is.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rating {
    pub mu: f64,
    pub sigma: f64,
}

impl Default for Rating {
    fn default() -> Rating {
        Rating { mu: MU, sigma: SIGMA }
    }
}

impl Rating {
    /// What players are put in order by: nearly surely not above their strength.
    pub fn ordinal(self) -> f64 {
        self.mu - 3.0 * self.sigma
    }

    fn inner(self) -> WengLinRating {
        WengLinRating {
            rating: self.mu,
            uncertainty: self.sigma,
        }
    }
}

fn config() -> WengLinConfig {
    WengLinConfig {
        beta: 25.0 / 6.0,
        uncertainty_tolerance: 0.000_001,
    }
}

/// Ratings after a table, by places (equal ones shared). Uncertainty never grows within a table. Seats without a place
/// are left out.
pub fn weng_lin(ratings: &[Rating], places: &[usize]) -> Vec<Rating> {
    let teams: Vec<[WengLinRating; 1]> = ratings.iter().map(|rating| [rating.inner()]).collect();
    let table: Vec<(&[WengLinRating], MultiTeamOutcome)> = teams
        .iter()
        .zip(places)
        .map(|(team, place)| (team.as_slice(), MultiTeamOutcome::new(*place)))
        .collect();
    let after = weng_lin_multi_team(&table, &config());
    let both = after.iter().flatten().zip(ratings);
    both.map(|(after, before)| {
        let rating = Rating {
            mu: after.rating,
            sigma: after.uncertainty.min(before.sigma),
        };
        // Ratings beyond all measure cannot be compared, and stay.
        if rating.mu.is_finite() && rating.sigma.is_finite() {
            rating
        } else {
            *before
        }
    })
    .collect()
}

/// A rating after so many periods without a table: as strong, and less sure, but never less than of a newcomer.
pub fn grown(rating: Rating, periods: u32) -> Rating {
    let sigma = (rating.sigma * rating.sigma + GROWTH * f64::from(periods)).sqrt();
    Rating {
        sigma: sigma.min(SIGMA.max(rating.sigma)),
        ..rating
    }
}

/// How probably the first is ahead of the second at a table.
pub fn expected(first: Rating, second: Rating) -> f64 {
    expected_score(&first.inner(), &second.inner(), &config()).0
}
