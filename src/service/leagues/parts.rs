//! Which part of a table an address asks for: a list by tag, the people of a team, the units of a game or of a place.

use std::collections::BTreeSet;

use super::read::SeasonShown;
use super::tag_lists::LIST_LEAST;
use crate::{ActError, Missing};
use talon_league::{CountedSeason, LeaguePerson, TeamNo, UnitChoice, UnitNo};
use talon_rules::games::GameKind;
use talon_tournament::Exact;
use talon_tournament::league::SeasonItem;

/// A part of a table; what is left out is not asked for. It is of a list or of a team, not of both.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TablePart {
    /// The people of a list, by its tag.
    pub list: Option<String>,
    /// The people of a team.
    pub team: Option<TeamNo>,
    pub units: UnitChoice,
}

/// A word of an address and what it asks for.
pub type AskedWord = (&'static str, String);

impl TablePart {
    /// Whether it is the whole table.
    pub fn is_whole(&self) -> bool {
        self.list.is_none() && self.team.is_none() && self.units.is_everything()
    }

    /// Such units, of everyone.
    pub fn of_units(units: UnitChoice) -> TablePart {
        TablePart {
            units,
            ..TablePart::default()
        }
    }

    /// What someone earned for a team.
    pub fn of_team(team: TeamNo) -> TablePart {
        TablePart {
            team: Some(team),
            ..TablePart::default()
        }
    }

    /// What asks for it in an address.
    pub fn asked(&self) -> Vec<AskedWord> {
        let list = self.list.clone().map(|tag| ("list", tag));
        let team = self.team.map(|team| ("team", team.0.to_string()));
        let game = self.units.game.map(|game| ("game", game.as_str().to_owned()));
        let venue = self.units.venue.clone().map(|venue| ("venue", venue));
        [list, team, game, venue].into_iter().flatten().collect()
    }
}

impl SeasonShown {
    /// The table of everyone and of all units, also where a part of it is shown.
    pub fn whole(&self) -> Option<&CountedSeason> {
        self.whole.as_ref().or(self.table.as_ref())
    }

    /// The games of which the reader may see a table: none where all units are of one.
    pub fn games(&self) -> Vec<GameKind> {
        let mut games = self.whole().map(CountedSeason::games).unwrap_or_default();
        games.retain(|game| self.offers(&TablePart::of_units(UnitChoice::game(*game))));
        games
    }

    /// The places of which the reader may see a table.
    pub fn venues(&self) -> Vec<&str> {
        let mut venues = self.whole().map(CountedSeason::venues).unwrap_or_default();
        venues.retain(|venue| self.offers(&TablePart::of_units(UnitChoice::venue(venue))));
        venues
    }

    /// Whether there is such a part, of enough people for the reader to see it.
    pub fn offers(&self, part: &TablePart) -> bool {
        let people = self.people_of(part).map_or(0, |people| people.len());
        people >= LIST_LEAST || self.manages && people > 0 || part.is_whole()
    }

    /// Who is in a part; none where there is no such part.
    fn people_of(&self, part: &TablePart) -> Option<BTreeSet<LeaguePerson>> {
        let table = self.whole()?;
        let mut people = match part.team {
            Some(team) => table.brought_to(table.teams.as_ref()?.row(team)?, &part.units),
            None => table.came_to(&part.units),
        };
        if let Some(tag) = &part.list {
            let list = table.list(tag)?;
            people.retain(|person| list.has(*person) && self.tagged.has(tag, *person));
        }
        Some(people)
    }

    /// The same with a part of the table in place of the whole.
    ///
    /// # Errors
    /// Not found, also where the reader may not see it.
    pub fn into_part(mut self, part: &TablePart) -> Result<SeasonShown, ActError> {
        if part.is_whole() {
            return Ok(self);
        }
        let missing = || ActError::NotFound(Missing::League);
        let shown = self.table.take();
        let whole = self.by_points.take().or(shown).ok_or_else(missing)?;
        let mut table = whole.clone();
        self.part = part.clone();
        self.whole = Some(whole.clone());
        // Of a list alone it is known who is in it before anybody came.
        if self.leaves_whole() && !self.offers(part) {
            return Err(missing());
        }
        if !part.units.is_everything() {
            table = table.of_units(&self.season, &part.units).map_err(|_| missing())?;
        }
        if let Some(tag) = &part.list {
            let list = table.list(tag).ok_or_else(missing)?;
            let offered = self.offered(list).ok_or_else(missing)?;
            self.part.list = Some(offered.tag.clone());
            self.list = Some(offered);
            let stays = |person| self.tagged.has(&list.tag, person);
            table = table.of_list(&self.season, list, stays).map_err(|_| missing())?;
        }
        if let Some(number) = part.team {
            let teams = whole.teams.as_ref().ok_or_else(missing)?;
            let team = teams.row(number).ok_or_else(missing)?;
            table = table
                .of_team(&self.season, team, &whole, teams.list)
                .map_err(|_| missing())?;
        }
        let is_small = self.leaves_whole() && table.rows.len() < LIST_LEAST;
        if is_small && !self.manages {
            return Err(missing());
        }
        table.lists = whole.lists;
        self.table = Some(table);
        // They are about everyone.
        self.season.divisions = None;
        self.season.qualifications.clear();
        self.season.challenge = None;
        Ok(self)
    }

    /// Whether only a part of what people have in the season counts in what is shown.
    fn leaves_whole(&self) -> bool {
        self.part.team.is_some() || !self.part.units.is_everything()
    }

    /// Whether what is shown is of fewer people than visitors may see.
    pub fn is_small(&self) -> bool {
        let is_small = self.leaves_whole() && self.table.as_ref().is_some_and(|table| table.rows.len() < LIST_LEAST);
        is_small || self.list.as_ref().is_some_and(|list| list.people < LIST_LEAST)
    }

    /// Whether someone has more or less on their total by decision, of which the part that is shown tells nothing.
    pub fn leaves_adjustments(&self) -> bool {
        let is_adjusted = |table: &CountedSeason| table.rows.iter().any(|row| row.adjusted != Exact::zero());
        self.leaves_whole() && self.whole().is_some_and(is_adjusted)
    }

    /// Whether something would decide between those who are level that only the tables at which they met could tell.
    pub fn leaves_ties(&self) -> bool {
        let asks_tables = |item: &SeasonItem| {
            matches!(
                item,
                SeasonItem::HeadToHead | SeasonItem::Opponents | SeasonItem::Playoff
            )
        };
        self.leaves_whole() && self.counted_by().profile.chain.iter().any(asks_tables)
    }

    /// How many units stand in no table of a game, because it is not known of which they are.
    pub fn of_no_game(&self) -> usize {
        let Some(table) = self.whole().filter(|_| self.part.units.game.is_some()) else {
            return 0;
        };
        let is_unknown = |unit: &UnitNo| table.mark(*unit).is_none_or(|mark| mark.game.is_none());
        table.played().filter(is_unknown).count()
    }

    /// Whoever may not see what a unit is made of does not learn where it was.
    pub(super) fn with_places_seen(mut self) -> SeasonShown {
        for mark in self.table.iter_mut().flat_map(|table| &mut table.marks) {
            let unit = self.units.iter().find(|unit| unit.number == mark.unit);
            if unit.is_none_or(|unit| unit.tournament.is_none() && unit.evening.is_none()) {
                mark.venue = None;
            }
        }
        self
    }
}
