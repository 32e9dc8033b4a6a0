//! The list of all leagues, or of those of one club, one game or one state.

use std::collections::{BTreeMap, BTreeSet};

use super::names::shown_names;
use super::read::Texts;
use super::recount::document;
use crate::authorization::{self, Action, Object, Standing};
use crate::list_hands::sight;
use crate::{ActError, Actor, find_club};
use talon_league::{CountedSeason, LeagueSeason};
use talon_rules::games::GameKind;
use talon_store::leagues::{self, League, SeasonHead, SeasonState};
use talon_store::tournaments::TournamentTitle;
use talon_store::{ClubId, Db, LeagueId, SeasonId, SessionId, TournamentId, clubs, hands, tournaments};

/// Seasons on one page of the list.
pub const SEASONS_PER_PAGE: usize = 200;

/// Pages that can be asked for.
pub const SEASON_PAGES_MAX: usize = 100;

/// Seasons that are looked at for them.
const LOOKED_AT_MAX: usize = SEASONS_PER_PAGE * SEASON_PAGES_MAX;

/// Seasons of which the texts are read in one go.
const TEXTS_AT_ONCE: usize = 200;

/// Which leagues are wanted.
#[derive(Debug, Clone, Copy, Default)]
pub struct LeagueFilter<'a> {
    pub club: Option<&'a str>,
    pub game: Option<GameKind>,
    pub state: Option<SeasonState>,
    /// Which page of them, from 1 on; after the last one there is none.
    pub page: usize,
}

/// The leagues that a reader may see, as far as they are wanted.
#[derive(Debug, Clone)]
pub struct LeagueIndex {
    /// The season that ends last comes first.
    pub leagues: Vec<LeagueInList>,
    /// Which page of the wanted ones these are, from 1 on.
    pub page: usize,
    /// How many seasons are wanted, on all pages.
    pub total: usize,
    /// The clubs that have leagues which the reader may see; of one club that one alone.
    pub clubs: Vec<ClubInIndex>,
    /// The states of those, also of the seasons that are not wanted.
    pub states: Vec<SeasonState>,
}

impl LeagueIndex {
    /// Whether there is a page after this one.
    pub fn has_more(&self) -> bool {
        self.page * SEASONS_PER_PAGE < self.total
    }

    /// The place of the first season of the page among all, from 1 on.
    pub fn first(&self) -> usize {
        (self.page - 1) * SEASONS_PER_PAGE + 1
    }
}

/// A club that has leagues.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct ClubInIndex {
    pub name: String,
    pub slug: String,
}

/// A season in a list.
#[derive(Debug, Clone)]
pub struct LeagueInList {
    pub league: League,
    pub season: SeasonHead,
    pub club: String,
    pub club_slug: String,
    /// Who leads; none where nobody may be named, or nothing was played.
    pub leader: Option<String>,
    /// How many units have a result, and how many there are to be.
    pub played: usize,
    pub planned: Option<u32>,
}

/// The seasons that the reader may see and that are wanted, as many as a page has. A league is of the games that its
/// seasons take in by themselves, and of those of the tournaments and evenings in them that the reader may see.
///
/// # Errors
/// When there is no such club, or the database fails.
pub fn index(db: &mut Db, actor: &Actor, wanted: &LeagueFilter<'_>) -> Result<LeagueIndex, ActError> {
    let club = wanted.club.map(|slug| find_club::named(db, slug)).transpose()?;
    let mut seen = Seen::default();
    let all = leagues::all(db, club.map(|club| club.id), LOOKED_AT_MAX as i64)?;
    seen.know_clubs(db, actor, all.iter().map(|(league, _)| league.club_id))?;
    for (league, head) in all {
        seen.add(league, head);
    }
    let clubs: BTreeSet<ClubInIndex> = seen.seasons.iter().map(|one| one.club.place.clone()).collect();
    let is_there = |state: &SeasonState| seen.seasons.iter().any(|one| one.head.state == *state);
    let states = SeasonState::ALL.iter().copied().filter(is_there).collect();
    if let Some(game) = wanted.game {
        let of_game = of_game(db, actor, &seen.seasons, game)?;
        seen.seasons.retain(|one| of_game.contains(&one.league.id));
    }
    seen.seasons
        .retain(|one| wanted.state.is_none_or(|state| state == one.head.state));
    let total = seen.seasons.len();
    let page = wanted.page.clamp(1, total.div_ceil(SEASONS_PER_PAGE).max(1));
    seen.seasons.drain(..(page - 1) * SEASONS_PER_PAGE);
    seen.seasons.truncate(SEASONS_PER_PAGE);
    Ok(LeagueIndex {
        page,
        total,
        leagues: lines(db, seen.seasons)?,
        clubs: clubs.into_iter().collect(),
        states,
    })
}

/// A season that the reader may see.
struct SeenSeason {
    league: League,
    head: SeasonHead,
    club: KnownClub,
}

/// A club, and whether the reader sees what is not published there.
#[derive(Clone)]
struct KnownClub {
    place: ClubInIndex,
    sees_drafts: bool,
}

/// The seasons that the reader may see.
#[derive(Default)]
struct Seen {
    clubs: BTreeMap<ClubId, KnownClub>,
    seasons: Vec<SeenSeason>,
}

impl Seen {
    fn know_clubs(&mut self, db: &mut Db, actor: &Actor, ids: impl Iterator<Item = ClubId>) -> Result<(), ActError> {
        let ids: BTreeSet<ClubId> = ids.collect();
        let ids: Vec<ClubId> = ids.into_iter().collect();
        let standings = authorization::standings(db, actor, &ids)?;
        for club in clubs::several(db, &ids)? {
            let object = Object::of_club(club.id);
            let sees_drafts = |standing: &Standing| standing.may(Action::SeeLeagueDraft, &object);
            let known = KnownClub {
                sees_drafts: standings.get(&club.id).is_some_and(sees_drafts),
                place: ClubInIndex {
                    name: club.name,
                    slug: club.slug,
                },
            };
            self.clubs.insert(club.id, known);
        }
        Ok(())
    }

    fn add(&mut self, league: League, head: SeasonHead) {
        let club = self.clubs.get(&league.club_id).cloned();
        if let Some(club) = club.filter(|club| head.published || club.sees_drafts) {
            self.seasons.push(SeenSeason { league, head, club });
        }
    }
}

/// The lines of the list.
fn lines(db: &mut Db, seasons: Vec<SeenSeason>) -> Result<Vec<LeagueInList>, ActError> {
    let ids: Vec<SeasonId> = seasons.iter().map(|one| one.head.id).collect();
    let mut texts = Texts::of(db, &ids)?;
    let mut read = Vec::new();
    for one in seasons {
        let (season, table) = texts.take(&one.head)?;
        let leader = table.as_ref().and_then(CountedSeason::leader);
        read.push((one, season, table, leader));
    }
    let names = shown_names(db, read.iter().filter_map(|(_, _, _, leader)| *leader))?;
    let mut listed = Vec::new();
    for (SeenSeason { league, head, club }, season, table, leader) in read {
        let counted_by = table.as_ref().and_then(|table| table.counted_by.as_ref());
        listed.push(LeagueInList {
            league,
            season: head,
            club: club.place.name,
            club_slug: club.place.slug,
            leader: leader.and_then(|leader| names.get(&leader).cloned()),
            planned: counted_by.map_or(season.planned, |by| by.planned),
            played: table.map_or(0, |table| table.with_result),
        });
    }
    Ok(listed)
}

/// The leagues of a game, as far as the reader may see what they are made of.
fn of_game(db: &mut Db, actor: &Actor, seen: &[SeenSeason], game: GameKind) -> Result<BTreeSet<LeagueId>, ActError> {
    let mut found = BTreeSet::new();
    for some in seen.chunks(TEXTS_AT_ONCE) {
        let ids: Vec<SeasonId> = some.iter().map(|one| one.head.id).collect();
        let mut seasons: BTreeMap<SeasonId, LeagueSeason> = BTreeMap::new();
        for row in leagues::texts(db, &ids)? {
            seasons.insert(row.head.id, document(&row)?);
        }
        let known = UnitGames::read(db, actor, seasons.values(), game)?;
        let is_of_game = |one: &&SeenSeason| {
            let season = seasons.get(&one.head.id);
            season.is_some_and(|season| known.has(season, one))
        };
        found.extend(some.iter().filter(is_of_game).map(|one| one.league.id));
    }
    Ok(found)
}

/// Which tournaments and evenings are of a game.
struct UnitGames {
    game: GameKind,
    tournaments: BTreeMap<i64, TournamentTitle>,
    /// Those that the reader may see.
    evenings: BTreeSet<i64>,
}

impl UnitGames {
    fn read<'s>(
        db: &mut Db,
        actor: &Actor,
        seasons: impl Iterator<Item = &'s LeagueSeason> + Clone,
        game: GameKind,
    ) -> Result<UnitGames, ActError> {
        let units = || {
            let units = seasons.clone().flat_map(|season| &season.units);
            units.filter(|unit| unit.counts())
        };
        let ids: BTreeSet<i64> = units().filter_map(|unit| unit.source.tournament()).collect();
        let ids: Vec<TournamentId> = ids.into_iter().map(TournamentId).collect();
        let found = tournaments::of_game(db, &ids, game.as_str())?;
        let evenings: BTreeSet<i64> = units().filter_map(|unit| unit.source.evening()).collect();
        let mut evenings: Vec<SessionId> = evenings.into_iter().map(SessionId).collect();
        if !evenings.is_empty() {
            let sight = sight(db, actor)?;
            evenings = hands::seen_sessions(db, &sight, &evenings)?;
        }
        let sessions = hands::sessions_by_id(db, &evenings)?;
        Ok(UnitGames {
            game,
            tournaments: found.into_iter().map(|title| (title.id.0, title)).collect(),
            evenings: sessions
                .iter()
                .filter(|one| one.game == game.as_str())
                .map(|one| one.id.0)
                .collect(),
        })
    }

    /// What its own club keeps to itself is seen by those who see its drafts.
    fn has(&self, season: &LeagueSeason, seen: &SeenSeason) -> bool {
        let ruled = season.rule.as_ref().and_then(|rule| rule.game.as_deref());
        let mut units = season.units.iter().filter(|unit| unit.counts());
        ruled == Some(self.game.as_str())
            || units.any(|unit| {
                let tournament = unit.source.tournament().and_then(|id| self.tournaments.get(&id));
                let is_own = |title: &TournamentTitle| title.club_id == seen.league.club_id;
                tournament.is_some_and(|title| title.published || seen.club.sees_drafts && is_own(title))
                    || unit.source.evening().is_some_and(|id| self.evenings.contains(&id))
            })
    }
}
