//! Questions about ratings at one table.

use std::ops::RangeInclusive;

use serde_json::{Value as Json, json};

use super::input::{decimal, decimal_written, list, ranking};
use crate::desk::input::{Input, Stop, bad};
use crate::desk::reply::{Answer, Fact, QuestionFault, Why};
use talon_records::json::ValueKind;
use talon_tournament::rating::{MU, Rating, SIGMA, elo as changes, weng_lin as after};

/// The sizes of a table that is rated.
pub(super) const TABLE: RangeInclusive<usize> = 2..=4;
/// No mean and no uncertainty comes near it.
const MU_MAX: f64 = 1000.0;
/// The fastest that a rating may move.
pub(super) const K_MAX: i64 = 1000;

/// So many decimals, one for each at the table.
fn decimals(input: &Input<'_>, name: &str, count: usize) -> Result<Vec<f64>, QuestionFault> {
    list(input, name, count..=count)?
        .into_iter()
        .map(|item| decimal(name, item))
        .collect()
}

pub(super) fn elo(input: &Input<'_>) -> Result<Answer, Stop> {
    input.need("ratings")?;
    let places = ranking(input, "places", TABLE)?;
    let ratings = decimals(input, "ratings", places.len())?;
    let given = input.need("K")?;
    let k = if given.kind() == ValueKind::Array {
        decimals(input, "K", places.len())?
    } else {
        vec![decimal("K", given)?; places.len()]
    };
    if k.iter().any(|k| !(0.0..=K_MAX as f64).contains(k)) {
        return Err(bad("K", given).expecting([format!("0-{K_MAX}").as_str()]).into());
    }
    let list: Json = changes(&ratings, &places, &k)
        .into_iter()
        .map(decimal_written)
        .collect();
    let why = Why::new("why-tour-elo").with("count", Fact::Number(places.len() as i64 - 1));
    Ok(Answer::new(list, "T-6.2", why))
}

pub(super) fn weng_lin(input: &Input<'_>) -> Result<Answer, Stop> {
    let places = ranking(input, "places", TABLE)?;
    let or_usual = |name: &str, usual: f64| match input.get(name) {
        None => Ok(vec![usual; places.len()]),
        Some(_) => decimals(input, name, places.len()),
    };
    let mu = or_usual("mu", MU)?;
    let sigma = or_usual("sigma", SIGMA)?;
    if let Some(value) = input.get("mu").filter(|_| mu.iter().any(|mu| mu.abs() > MU_MAX)) {
        return Err(bad("mu", value).into());
    }
    if let Some(value) = input
        .get("sigma")
        .filter(|_| sigma.iter().any(|sigma| !(f64::MIN_POSITIVE..=MU_MAX).contains(sigma)))
    {
        return Err(bad("sigma", value).into());
    }
    let ratings: Vec<Rating> = mu
        .into_iter()
        .zip(sigma)
        .map(|(mu, sigma)| Rating { mu, sigma })
        .collect();
    let rated = after(&ratings, &places);
    let each = |of: fn(&Rating) -> f64| -> Json { rated.iter().map(|one| decimal_written(of(one))).collect() };
    let value = json!({"mu": each(|one| one.mu), "sigma": each(|one| one.sigma)});
    Ok(Answer::new(value, "T-6.1", Why::new("why-tour-weng-lin")))
}
