//! Which game a season is of.

use super::act::SeasonRefusal;
use talon_league::LeagueSeason;
use talon_rules::games::GameKind;

/// A season whose rule takes in one game alone takes no tournament and no evening of another, by hand neither.
pub(super) fn must_be_of_game(season: &LeagueSeason, game: &str) -> Result<(), SeasonRefusal> {
    let wanted = season.rule.as_ref().and_then(|rule| rule.game.as_deref());
    let wanted = wanted.and_then(GameKind::parse);
    match wanted.zip(GameKind::parse(game)) {
        Some((season, unit)) if season != unit => Err(SeasonRefusal::OtherGame { season, unit }),
        Some(_) | None => Ok(()),
    }
}
