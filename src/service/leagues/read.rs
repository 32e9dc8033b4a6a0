//! What pages show of leagues, each as far as its reader may see it. Names are put in when a table is shown, by what
//! each person chose today; what is published has none.

use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;

use super::act::undoable;
use super::names::{Names, current, name_of, names};
use super::one_person::with_one_person;
use super::parts::TablePart;
use super::recount::{count, document};
use super::table_reports::may_report;
use super::tag_lists::{ShownList, Tagged};
use crate::authorization::{self, Action, Object};
use crate::list_hands::sight;
use crate::name_order::NameOrder;
use crate::{ActError, Actor, Missing};
use talon_league::{
    CountedBy, CountedRow, CountedSeason, LeagueAdjustment, LeaguePerson, LeagueSeason, ProfileChange, UnitKind,
    UnitNo, UnitSource,
};
use talon_store::clubs::{self, Club};
use talon_store::leagues::{self, League, Revision, RevisionHead, SeasonHead, SeasonRow};
use talon_store::members;
use talon_store::{
    ClubId, Db, MemberId, OptionalRow as _, SeasonId, SessionId, StoreError, TournamentId, federations, hands,
    tournaments,
};
use talon_tournament::Exact;
use talon_tournament::league::{SeasonFault, UnitPoints};

/// Which season is asked for: the one of this address, or the latest; and which of its tables.
#[derive(Debug, Clone, Copy)]
pub struct SeasonAddress<'a> {
    pub league: &'a str,
    pub season: Option<&'a str>,
    pub revision: Option<i64>,
}

/// A unit as a column is headed.
#[derive(Debug, Clone)]
pub struct ShownUnit {
    pub number: UnitNo,
    pub day: NaiveDate,
    pub kind: UnitKind,
    /// What was written, or the name of the tournament where the reader may see it.
    pub name: Option<String>,
    /// None where the reader may not see it.
    pub tournament: Option<TournamentId>,
    /// Which round of it, where one counts alone.
    pub round: Option<u16>,
    /// The name is that of the unit and not that of a tournament.
    pub has_own_name: bool,
    /// The same of an evening.
    pub evening: Option<SessionId>,
    pub weight: Exact,
    pub is_bonus: bool,
    /// How it pays, where that is not as the season.
    pub points: Option<UnitPoints>,
    /// Why it no longer counts; nothing of what never did.
    pub taken_out: Option<String>,
    /// Neither taken out nor undone.
    pub counts: bool,
}

/// A season for one reader.
#[derive(Debug, Clone)]
pub struct SeasonShown {
    pub league: League,
    pub club: Club,
    pub head: SeasonHead,
    pub season: LeagueSeason,
    /// The table that everyone sees, or the older one that was asked for.
    pub table: Option<CountedSeason>,
    pub revision: Option<RevisionHead>,
    /// For those who manage the league: the table as it is now, if it differs from what everyone sees.
    pub draft: Option<Result<CountedSeason, SeasonFault>>,
    pub units: Vec<ShownUnit>,
    /// All seasons that the reader may see, the latest first.
    pub seasons: Vec<SeasonHead>,
    pub manages: bool,
    /// Other clubs belong or belonged to the league's own, and the reader manages it.
    pub is_federation: bool,
    /// The last act on it can be taken back.
    pub can_undo: bool,
    /// The reader may report tables that they sat at.
    pub can_report: bool,
    /// The reader's own row.
    pub me: Option<LeaguePerson>,
    /// The reader sees names and tournaments as the club does.
    inside: bool,
    /// The list whose table is shown.
    pub list: Option<ShownList>,
    /// Which part of the table is shown in place of the whole.
    pub part: TablePart,
    pub(super) whole: Option<CountedSeason>,
    /// The table as it was counted, where it is read by positions: parts of it have none.
    pub(super) by_points: Option<CountedSeason>,
    pub(super) tagged: Tagged,
    names: BTreeMap<LeaguePerson, Option<String>>,
    /// Those in a table whose name the reader sees of another one there too.
    pub(super) namesakes: BTreeSet<LeaguePerson>,
    /// Of those in a table who are of another club than the league's own.
    strangers: BTreeMap<LeaguePerson, Stranger>,
    /// Everyone who stands in the list of the club.
    listed: Vec<LeaguePerson>,
    /// Everyone of the club who would have a row.
    members: Vec<LeaguePerson>,
}

impl SeasonShown {
    /// Everyone in the list of the club, guests too, in the order of the names that the reader sees.
    pub fn everybody(&self) -> Vec<LeaguePerson> {
        let mut everybody = self.listed.clone();
        let order = NameOrder::of(&self.club.language);
        order.sort_seen(&mut everybody, |person| self.name(*person).map(str::to_owned));
        everybody
    }

    /// How many of the club may still come for the first time.
    pub fn newcomers(&self, table: &CountedSeason) -> usize {
        self.members.len().saturating_sub(table.rows.len())
    }

    /// By what the table that is shown was counted; by what counts now where there is none, or it does not say.
    pub fn counted_by(&self) -> CountedBy {
        let kept = self.table.as_ref().and_then(|table| table.counted_by.clone());
        kept.unwrap_or_else(|| CountedBy::of(&self.season))
    }

    /// How the profile was changed up to the table that is shown.
    pub fn changes(&self) -> &[ProfileChange] {
        match self.table.as_ref().and_then(|table| table.counted_by.as_ref()) {
            Some(by) => self.season.changes_up_to(&by.profile),
            None => &self.season.changes,
        }
    }

    /// The name of someone as the reader may see it; none where a number takes its place.
    pub fn name(&self, person: LeaguePerson) -> Option<&str> {
        self.names.get(&person)?.as_deref()
    }

    /// The club of someone who is of another than the league's own.
    pub fn club_of(&self, person: LeaguePerson) -> Option<&PersonClub> {
        self.strangers.get(&person).map(|stranger| &stranger.club)
    }

    /// Whether the table that is shown has people of more clubs than the league's own.
    pub fn has_clubs(&self) -> bool {
        let mut rows = self.table.iter().flat_map(|table| &table.rows);
        rows.any(|row| self.club_of(row.person).is_some())
    }

    /// Whether this is the reader's row, in whichever of their clubs.
    pub fn is_mine(&self, person: LeaguePerson) -> bool {
        self.me == Some(person) || self.strangers.get(&person).is_some_and(|stranger| stranger.is_me)
    }

    /// The adjustments that stand in a table: neither those that wait with the next one nor those that were taken back
    /// before it was made.
    pub fn adjusted_in(&self, table: &CountedSeason) -> Vec<&LeagueAdjustment> {
        let standing = || self.season.adjustments.iter().filter(|one| one.stands());
        let mut found = Vec::new();
        for one in standing() {
            let same = standing().filter(|other| (other.person, other.unit) == (one.person, one.unit));
            let sum = same.fold(Exact::zero(), |sum, other| &sum + &other.amount);
            let row = table.row(one.person);
            let told = match one.unit {
                None => row.map(|row| &row.adjusted),
                Some(unit) => row.and_then(|row| table.cell(row, unit)).map(|cell| &cell.adjusted),
            };
            if told == Some(&sum) {
                found.push(one);
            }
        }
        found
    }

    /// Everyone of the club who is no guest, in the order of the names that the reader sees.
    pub fn members_by_name(&self) -> Vec<LeaguePerson> {
        let mut members = self.members.clone();
        let order = NameOrder::of(&self.club.language);
        order.sort_seen(&mut members, |person| self.name(*person).map(str::to_owned));
        members
    }

    /// Puts rows in the order of the names that the reader sees.
    pub fn sort_by_name(&self, rows: &mut [&CountedRow]) {
        let order = NameOrder::of(&self.club.language);
        order.sort_seen(rows, |row| self.name(row.person).map(str::to_owned));
    }

    /// The rows of a table, those who share a rank by the names that the reader sees.
    pub fn rows<'t>(&self, table: &'t CountedSeason) -> Vec<&'t CountedRow> {
        let mut rows: Vec<&CountedRow> = table.rows.iter().collect();
        let order = NameOrder::of(&self.club.language);
        for tied in rows.chunk_by_mut(|one, other| one.rank.is_some() && one.rank == other.rank) {
            order.sort_seen(tied, |row| self.name(row.person).map(str::to_owned));
        }
        rows
    }
}

/// A season for a reader.
///
/// # Errors
/// Not found, also when the reader may not see it, or that the database fails.
pub fn season(db: &mut Db, actor: &Actor, asked: &SeasonAddress<'_>) -> Result<SeasonShown, ActError> {
    let missing = || ActError::NotFound(Missing::League);
    let league = league_at(db, asked.league)?;
    let standing = authorization::standing(db, actor, Some(league.club_id))?;
    let sees = standing.may(Action::SeeLeagueDraft, &Object::of_club(league.club_id));
    let mut seasons = leagues::seasons(db, league.id)?;
    seasons.retain(|head| head.published || sees);
    let head = match asked.season {
        Some(slug) => seasons.iter().find(|head| head.slug == slug),
        None => seasons.first(),
    };
    let head = head.cloned().ok_or_else(missing)?;
    let club = clubs::by_id(db, league.club_id)?;
    let season = document(&leagues::season(db, head.id)?)?;
    let kept = match asked.revision.unwrap_or(head.revision) {
        0 => None,
        number => Some(leagues::revision(db, head.id, number).found()?.ok_or_else(missing)?),
    };
    let table = kept.as_ref().map(|kept| kept_table(&head, &season, kept)).transpose()?;
    let draft = match asked.revision {
        None if sees => unpublished(db, club.id, &season, table.as_ref())?,
        _ => None,
    };
    let manages = standing.may(Action::ManageLeague, &Object::of_club(club.id));
    let is_federation = manages && !federations::of_federation(db, club.id)?.is_empty();
    let can_undo = manages && undoable(db, &head)?.is_some();
    let inside = standing.is_member || sees;
    let Names { names, me, members } = names(db, actor, &club, inside)?;
    let can_report = head.published && season.reports_open() && may_report(&standing, club.id, me);
    let is_current = |person: LeaguePerson| names.contains_key(&person);
    let season = with_one_person(db, club.id, &season, table.as_ref(), is_current)?;
    let tagged = Tagged::read(db, club.id, &season, table.as_ref(), is_current)?;
    let mut shown = SeasonShown {
        units: units(db, actor, club.id, &season, sees)?,
        revision: kept.map(head_of),
        league,
        club,
        head,
        season,
        table,
        draft,
        seasons,
        can_undo,
        can_report,
        manages,
        is_federation,
        me,
        inside,
        list: None,
        part: TablePart::default(),
        whole: None,
        by_points: None,
        tagged,
        listed: names.keys().copied().collect(),
        names,
        namesakes: BTreeSet::new(),
        strangers: BTreeMap::new(),
        members,
    };
    let draft = shown.draft.as_ref().and_then(|draft| draft.as_ref().ok());
    let people: Vec<LeaguePerson> = shown
        .table
        .iter()
        .chain(draft)
        .flat_map(CountedSeason::everybody)
        .collect();
    shown.name_strangers(db, actor, &people)?;
    Ok(shown.with_namesakes(&people).with_places_seen().by_position())
}

/// The league of an address, also of an earlier one.
pub(super) fn league_at(db: &mut Db, slug: &str) -> Result<League, ActError> {
    match leagues::by_slug(db, slug).found()? {
        Some(league) => Ok(league),
        None => leagues::by_earlier_slug(db, slug)
            .found()?
            .ok_or(ActError::NotFound(Missing::League)),
    }
}

/// A table that was published. What might still have happened is told in those of then alone, and no more in the last
/// one of a season that has ended.
fn kept_table(head: &SeasonHead, season: &LeagueSeason, kept: &Revision) -> Result<CountedSeason, ActError> {
    let table = read_table(head, &kept.counted)?;
    let is_over = season.has_ended() && kept.revision == head.revision;
    Ok(if is_over { table.without_outlook() } else { table })
}

/// The table as it is now, unless the one that is published says the same.
fn unpublished(
    db: &mut Db,
    club: ClubId,
    season: &LeagueSeason,
    table: Option<&CountedSeason>,
) -> Result<Option<Result<CountedSeason, SeasonFault>>, ActError> {
    let now = count(db, club, season)?;
    let is_published = match (&now, table) {
        (Ok(now), Some(table)) => table.is_said_by(now),
        _ => false,
    };
    Ok((!is_published).then_some(now))
}

fn head_of(kept: Revision) -> RevisionHead {
    RevisionHead {
        revision: kept.revision,
        made_at: kept.made_at,
        cause: kept.cause,
        reason: kept.reason,
        corrected: kept.corrected,
    }
}

impl SeasonShown {
    /// With its tables in the order in which they are read.
    fn by_position(mut self) -> SeasonShown {
        let counted = self.table.take();
        self.table = counted.clone().map(CountedSeason::by_position);
        self.by_points = counted.filter(CountedSeason::has_positions);
        self.draft = self.draft.map(|draft| draft.map(CountedSeason::by_position));
        self
    }

    /// People in a table who no longer have that number in the club, or are of another one.
    pub(super) fn name_strangers(
        &mut self,
        db: &mut Db,
        actor: &Actor,
        people: &[LeaguePerson],
    ) -> Result<(), ActError> {
        let unknown = people.iter().filter(|person| !self.names.contains_key(person));
        let unknown: Vec<MemberId> = unknown.map(|person| MemberId(person.0)).collect();
        if unknown.is_empty() {
            return Ok(());
        }
        let entries = members::several_with_merged(db, &unknown)?;
        let clubs: BTreeSet<ClubId> = entries.values().map(|entry| entry.club_id).collect();
        let clubs: Vec<ClubId> = clubs.into_iter().collect();
        let clubs = clubs::several(db, &clubs)?;
        let clubs: BTreeMap<ClubId, PersonClub> =
            clubs.into_iter().map(|club| (club.id, PersonClub::of(club))).collect();
        for id in unknown {
            let Some(member) = current(&entries, id) else {
                continue;
            };
            let person = LeaguePerson(id.0);
            let is_own = member.club_id == self.club.id;
            self.names.insert(person, name_of(member, self.inside && is_own));
            if is_own {
                continue;
            }
            let is_me = actor.user().is_some() && member.user_id == actor.user();
            if let Some(club) = clubs.get(&member.club_id).cloned() {
                self.strangers.insert(person, Stranger { club, is_me });
            }
        }
        Ok(())
    }
}

/// Someone of another club than the league's own.
#[derive(Debug, Clone)]
struct Stranger {
    club: PersonClub,
    is_me: bool,
}

/// The club of someone in a table, where that is another one than the league's own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PersonClub {
    pub name: String,
    pub slug: String,
}

impl PersonClub {
    pub(crate) fn of(club: Club) -> PersonClub {
        PersonClub {
            name: club.name,
            slug: club.slug,
        }
    }
}

/// Whether the reader sees what is not published.
pub(super) fn sees_drafts(db: &mut Db, actor: &Actor, club: ClubId) -> Result<bool, ActError> {
    let standing = authorization::standing(db, actor, Some(club))?;
    Ok(standing.may(Action::SeeLeagueDraft, &Object::of_club(club)))
}

/// A table that was published, in the order in which it is read.
pub(super) fn read_in_order(head: &SeasonHead, text: &str) -> Result<CountedSeason, ActError> {
    Ok(read_table(head, text)?.by_position())
}

pub(super) fn read_table(head: &SeasonHead, text: &str) -> Result<CountedSeason, ActError> {
    serde_json::from_str(text).map_err(|_| leagues::unreadable(head.id).into())
}

/// The texts of seasons and of the tables that they show, asked for once however many they are.
pub(super) struct Texts {
    seasons: BTreeMap<SeasonId, SeasonRow>,
    tables: BTreeMap<SeasonId, String>,
}

impl Texts {
    pub fn of(db: &mut Db, ids: &[SeasonId]) -> Result<Texts, ActError> {
        let seasons = leagues::texts(db, ids)?.into_iter();
        Ok(Texts {
            seasons: seasons.map(|row| (row.head.id, row)).collect(),
            tables: leagues::shown_of(db, ids)?.into_iter().collect(),
        })
    }

    pub fn take(&mut self, head: &SeasonHead) -> Result<(LeagueSeason, Option<CountedSeason>), ActError> {
        let row = self.seasons.remove(&head.id).ok_or(StoreError::NotFound("season"))?;
        let table = self.tables.remove(&head.id);
        let table = table.map(|text| read_table(head, &text)).transpose()?;
        Ok((document(&row)?, table))
    }
}

/// What counts, with its headings. Of an unpublished tournament, those who do not manage the league learn only that it
/// counts; of an evening, so do all who may not see its hands.
fn units(
    db: &mut Db,
    actor: &Actor,
    club: ClubId,
    season: &LeagueSeason,
    sees: bool,
) -> Result<Vec<ShownUnit>, ActError> {
    let wanted: Vec<TournamentId> = season
        .units
        .iter()
        .filter_map(|unit| unit.source.tournament().map(TournamentId))
        .collect();
    let titles = tournaments::titles(db, &wanted)?.into_iter();
    // Those who manage the league see what its own club keeps to itself, and of other clubs what everyone sees.
    let titles = titles.filter(|title| title.published || sees && title.club_id == club);
    let known: BTreeMap<TournamentId, String> = titles.map(|title| (title.id, title.name)).collect();
    let evenings = evenings_seen(db, actor, season)?;
    let shown = season.units.iter().map(|unit| {
        let title = match &unit.source {
            UnitSource::Tournament { id } | UnitSource::Round { id, .. } => known.get(&TournamentId(*id)),
            UnitSource::Evening { .. } | UnitSource::Table { .. } | UnitSource::Typed { .. } => None,
        };
        let evening = unit.source.evening().map(SessionId);
        ShownUnit {
            number: unit.number,
            day: unit.day,
            kind: unit.source.kind(),
            evening: evening.filter(|id| evenings.contains(id)),
            name: unit.name.clone().or_else(|| title.cloned()),
            tournament: title.and(unit.source.tournament().map(TournamentId)),
            round: unit.source.round(),
            has_own_name: unit.name.is_some(),
            weight: unit.weight.clone(),
            is_bonus: unit.bonus,
            points: unit.points.clone(),
            taken_out: unit.taken_out.clone().filter(|_| !unit.is_refused()),
            counts: unit.counts(),
        }
    });
    Ok(shown.collect())
}

/// The evenings of a season of which the reader sees every hand.
fn evenings_seen(db: &mut Db, actor: &Actor, season: &LeagueSeason) -> Result<Vec<SessionId>, ActError> {
    let evenings = season.units.iter().filter_map(|unit| unit.source.evening());
    let evenings: Vec<SessionId> = evenings.map(SessionId).collect();
    if evenings.is_empty() {
        return Ok(evenings);
    }
    let sight = sight(db, actor)?;
    Ok(hands::seen_sessions(db, &sight, &evenings)?)
}
