//! The league of the example club: its evenings of this season, taken in as they were played.

use chrono::{DateTime, Months, TimeDelta, Utc};
use talon_service::leagues::{self, NewLeagueForm};
use talon_service::{ActError, Actor};
use talon_store::Store;

/// Its address.
const LEAGUE: &str = "pelda-klubesti-bajnoksag";

/// Makes it, unless it is there.
///
/// # Errors
/// When the database fails.
pub fn load(store: &Store, owner: &Actor, slug: &str, now: DateTime<Utc>) -> Result<(), ActError> {
    if store.read(|db| talon_store::leagues::is_taken(db, LEAGUE))? {
        return Ok(());
    }
    // Since before the first of the example tournaments.
    let from = (now - TimeDelta::days(30)).date_naive();
    let to = from + Months::new(9);
    let form = NewLeagueForm {
        name: "Klubesti bajnokság",
        slug: LEAGUE,
        preset: "club-evenings",
        season: "2026/27",
        from,
        to,
        takes: "all",
    };
    leagues::create(store, owner, slug, &form, None, now)?;
    Ok(())
}
