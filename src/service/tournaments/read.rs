//! What pages show of tournaments, each as far as its reader may see it.

use chrono::{DateTime, TimeDelta, Utc};
use serde_json::json;

use super::deals::sees_sealed;
use super::undo::is_closing;
use super::{CachedTournament, Loaded};
use crate::audit::Deed;
use crate::authorization::{self, Action, Object};
use crate::clubs::{PublicName, active_by_name};
use crate::name_order::NameOrder;
use crate::scorecards::{TableProgress, progress};
use crate::{ActError, Actor, Missing};
use talon_store::audit;
use talon_store::members;
use talon_store::roles::{self, Role};
use talon_store::tournaments::{self, Listed, Order, TournamentFilter, TournamentState, TournamentStep};
use talon_store::{ClubId, Db, MemberId, Moment, TournamentId};
use talon_tournament::EntryNo;
use talon_tournament::standings::BadFacts;
use talon_tournament::tournament::{
    EntryStanding, MemberKey, Ranking, Round, RoundState, State, StepStanding, Table, Withheld,
};

/// Tournaments on one page.
pub const PER_PAGE: i64 = 50;
/// Pages that can be asked for.
pub const PAGES_MAX: i64 = 200;

/// What a reader may do with a tournament, so that a page offers that and nothing else.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Rights {
    /// The reader belongs to the club and sees whole names.
    pub inside: bool,
    pub direct: bool,
    pub score: bool,
    pub rule: bool,
    pub publish: bool,
    pub reopen: bool,
    pub appoint_director: bool,
    pub appoint_scorer: bool,
    pub register_all: bool,
    pub register_self: bool,
    /// The reader says themselves that they are here.
    pub arrives: bool,
    /// What the sign-up allows, and what becomes of those who signed up.
    pub sign_ups: bool,
    /// All deals of boards, before anyone has played them.
    pub deals: bool,
}

impl Rights {
    /// What the reader is to the tournament as a whole.
    pub fn steps(self) -> StepStanding {
        StepStanding {
            directs: self.direct,
            publishes: self.publish,
            reopens: self.reopen,
        }
    }

    /// What the reader is to an entry.
    pub fn entry(self, own: bool) -> EntryStanding {
        EntryStanding {
            own: own && self.register_self,
            registers: self.register_all,
        }
    }
}

/// A tournament for one reader.
#[derive(Debug, Clone)]
pub struct ShownTournament {
    pub loaded: Loaded,
    pub rights: Rights,
    /// The entry of the reader, if they have one.
    pub me: Option<EntryNo>,
    /// The reader as a member of the tournament, also if they only sat for someone.
    pub key: Option<MemberKey>,
    /// The last step that can be taken back.
    pub last_step: Option<TournamentStep>,
    /// Tables of the open round that keep a scorecard, where the tournament shows how they stand.
    pub running: Vec<TableProgress>,
    /// What the reader is not told yet; `Nothing` for officials.
    pub withheld: Withheld,
    /// The rounds whose boards the reader may deal, drafts too: they are dealt before anyone is told where to sit.
    pub dealt: Vec<u16>,
}

impl ShownTournament {
    /// The same without what is withheld from everyone but officials; this member is told the results of their tables.
    pub fn withholding(mut self, own: Option<MemberKey>) -> ShownTournament {
        if self.loaded.tournament.withholds() {
            self.withheld = self.loaded.tournament.profile.withheld;
            let whole = &self.loaded.tournament;
            if whole.first_withheld().is_some() {
                let is_told = |_: &Round, table: &Table| own.is_some_and(|own| whole.sits_at(own, table));
                self.loaded.tournament = CachedTournament::from(whole.as_released(is_told));
                self.running = Vec::new();
            }
        }
        self
    }

    /// The round that is played: seen by everyone, and not complete.
    pub fn open_round(&self) -> Option<&Round> {
        let last = self.seen_rounds().next_back();
        last.filter(|round| round.state != RoundState::Complete)
    }

    /// What someone has at a table that still plays, where the tournament shows it.
    pub fn running_score(&self, entry: EntryNo) -> Option<i64> {
        let sums = self.running.iter().flat_map(|table| &table.sums);
        sums.into_iter().find(|(one, _)| *one == entry).map(|(_, sum)| *sum)
    }

    /// The name of an entry as the reader may see it; none where a number takes its place.
    pub fn name_of(&self, entry: EntryNo) -> Option<String> {
        self.member_name(self.loaded.tournament.entry(entry)?.member)
    }

    /// The same of a member of the tournament, such as a substitute.
    pub fn member_name(&self, key: MemberKey) -> Option<String> {
        match self.loaded.name(key, self.rights.inside) {
            PublicName::Name(name) => Some(name),
            PublicName::Numbered(_) => None,
        }
    }

    /// The order of names in the club.
    pub fn name_order(&self) -> NameOrder {
        NameOrder::of(&self.loaded.club.language)
    }

    /// The last round of which the reader is told the results, where some are withheld.
    fn told_until(&self) -> Option<u16> {
        let first = self.loaded.tournament.first_withheld();
        let first = first.filter(|_| self.withheld != Withheld::Nothing);
        first.map(|first| first.saturating_sub(1))
    }

    /// Whether the reader is not told the results of a round yet.
    pub fn is_withheld(&self, round: u16) -> bool {
        self.told_until().is_some_and(|last| round > last)
    }

    /// The standings of a stage up to a round, as far as the reader is told them: without rows where the standings are
    /// withheld, and never beyond the last round whose results are told. Those
    /// who share a rank by the names that the reader sees.
    ///
    /// # Errors
    /// When a result cannot be; acts let none in.
    pub fn ranking_of(&self, stage: u16, as_of: u16) -> Result<Ranking, BadFacts> {
        if self.withheld == Withheld::Standings {
            return Ok(Ranking {
                stage,
                as_of,
                rows: Vec::new(),
                teams: Vec::new(),
            });
        }
        let as_of = self.told_until().map_or(as_of, |last| as_of.min(last));
        let mut ranking = Ranking::clone(&*self.loaded.tournament.ranking_of(stage, as_of)?);
        let order = self.name_order();
        for tied in ranking
            .rows
            .chunk_by_mut(|one, other| one.rank.is_some() && one.rank == other.rank)
        {
            order.sort_seen(tied, |row| self.name_of(row.entry));
        }
        Ok(ranking)
    }

    /// The same after a round, of the stage of that round; 0 is before the first.
    ///
    /// # Errors
    /// As [`ShownTournament::ranking_of`].
    pub fn ranking_after(&self, round: u16) -> Result<Ranking, BadFacts> {
        self.ranking_of(
            self.loaded.tournament.round(round).map_or(1, |round| round.stage),
            round,
        )
    }

    /// The rounds that anyone may see: a draft is not among them.
    pub fn seen_rounds(&self) -> impl DoubleEndedIterator<Item = &Round> {
        self.loaded
            .tournament
            .rounds
            .iter()
            .filter(|round| round.state > RoundState::Drawn)
    }
}

/// The tournament of this number.
///
/// # Errors
/// Not found, also when the reader may not see it.
pub fn tournament(db: &mut Db, actor: &Actor, id: TournamentId) -> Result<ShownTournament, ActError> {
    let mut shown = as_kept(db, actor, id)?;
    let shows = shown.loaded.tournament.profile.running_scores;
    if let Some(round) = shown.open_round().filter(|_| shows) {
        let running = progress(db, &shown.loaded, round.number)?;
        // Where deals are compared nobody learns of a board before everyone has played one.
        let is_begun = |table: &Table| {
            let plays = || running.iter().any(|one| one.table == table.number && one.deals > 0);
            table.result.is_some() || plays()
        };
        let is_shown = !shown.loaded.tournament.compares_boards(round.stage) || round.tables.iter().all(is_begun);
        let is_told = !shown.is_withheld(round.number);
        shown.running = running.into_iter().filter(|_| is_shown && is_told).collect();
    }
    Ok(shown)
}

/// The same without what its tables are playing.
fn as_kept(db: &mut Db, actor: &Actor, id: TournamentId) -> Result<ShownTournament, ActError> {
    let mut loaded = Loaded::by_id(db, id)?;
    let object = loaded.object();
    let standing = authorization::standing(db, actor, Some(loaded.club.id))?;
    let may = |action| standing.may(action, &object);
    if !may(Action::SeeTournament) && !may(Action::SeeUnpublished) {
        return Err(ActError::NotFound(Missing::Tournament));
    }
    let own = Object {
        account: actor.user(),
        ..object.clone()
    };
    let rights = Rights {
        inside: standing.is_member || standing.is_acting || standing.sees_everything(),
        direct: may(Action::MakePairings),
        score: may(Action::ChangeResult),
        rule: may(Action::ChangeConfirmedResult),
        publish: may(Action::PublishTournament),
        reopen: may(Action::ReopenTournament),
        appoint_director: may(Action::AppointDirector),
        appoint_scorer: may(Action::AppointScorer),
        register_all: may(Action::RegisterPlayer),
        register_self: standing.is_member && standing.may(Action::RegisterPlayer, &own),
        arrives: standing.is_member && standing.may(Action::CheckInSelf, &own),
        sign_ups: may(Action::ManageSignUp),
        deals: sees_sealed(&standing, actor, &loaded),
    };
    let rounds = loaded.tournament.rounds.iter();
    let with_boards = rounds.filter(|round| rights.deals && loaded.tournament.compares_boards(round.stage));
    let dealt: Vec<u16> = with_boards.map(|round| round.number).collect();
    if !rights.direct {
        // A draft is the director's alone.
        loaded.tournament = loaded.tournament.without_drafts();
    }
    let key = loaded.key_of(actor);
    let me = key.and_then(|key| loaded.tournament.entries.iter().find(|entry| entry.member == key));
    let me = me.map(|entry| entry.number);
    let last_step = if rights.direct {
        let last = tournaments::last_step(db, id)?;
        last.filter(|step| !is_closing(&loaded.tournament, step))
    } else {
        None
    };
    let shown = ShownTournament {
        loaded,
        rights,
        me,
        key,
        last_step,
        running: Vec::new(),
        withheld: Withheld::Nothing,
        dealt,
    };
    let is_official = rights.direct || rights.score;
    Ok(if is_official { shown } else { shown.withholding(key) })
}

/// Its revision, for those who may see it.
///
/// # Errors
/// Not found, also when the reader may not see it.
pub fn revision(db: &mut Db, actor: &Actor, id: TournamentId) -> Result<i64, ActError> {
    Ok(as_kept(db, actor, id)?.loaded.revision)
}

/// The same, for a page of those who direct it.
///
/// # Errors
/// When the reader may not.
pub fn tournament_for(
    db: &mut Db,
    actor: &Actor,
    id: TournamentId,
    action: Action,
) -> Result<ShownTournament, ActError> {
    let shown = tournament(db, actor, id)?;
    authorization::must(db, actor, action, &shown.loaded.object())?;
    Ok(shown)
}

/// Tournaments in a list, and whether there are more.
#[derive(Debug, Clone)]
pub struct List {
    pub tournaments: Vec<Listed>,
    pub has_more: bool,
    /// Whether the reader may make one in the club.
    pub can_create: bool,
}

/// Tournaments that the reader may see, of one club or of all: what is to come, the next one first, then what was, the
/// latest first.
///
/// # Errors
/// When the database fails.
pub fn list(db: &mut Db, actor: &Actor, club: Option<ClubId>, page: i64, now: DateTime<Utc>) -> Result<List, ActError> {
    let mut part = part(db, actor, club)?;
    // An evening that began today is still to come. The clocks of clubs differ by less than that.
    let coming = now.naive_utc() - TimeDelta::days(1);
    let count = tournaments::count_since(db, &part, coming)?;
    let first = (page.clamp(1, PAGES_MAX) - 1) * PER_PAGE;
    (part.since, part.order) = (Some(coming), Order::Earliest);
    (part.offset, part.limit) = (first, PER_PAGE + 1);
    let mut tournaments = if first < count {
        tournaments::list(db, &part)?
    } else {
        Vec::new()
    };
    (part.since, part.until, part.order) = (None, Some(coming), Order::Latest);
    (part.offset, part.limit) = ((first - count).max(0), PER_PAGE + 1 - tournaments.len() as i64);
    tournaments.extend(tournaments::list(db, &part)?);
    let has_more = tournaments.len() as i64 > PER_PAGE;
    tournaments.truncate(PER_PAGE as usize);
    let can_create = match club {
        Some(club) => {
            authorization::standing(db, actor, Some(club))?.may(Action::CreateTournament, &Object::of_club(club))
        }
        None => false,
    };
    Ok(List {
        tournaments,
        has_more,
        can_create,
    })
}

/// All tournaments that the reader may see, of one club or of all; how many of them, the caller says.
pub(crate) fn part(db: &mut Db, actor: &Actor, club: Option<ClubId>) -> Result<TournamentFilter, ActError> {
    let mut part = TournamentFilter {
        club,
        ..TournamentFilter::default()
    };
    let Some(user) = actor.user() else { return Ok(part) };
    for held in roles::of_user(db, user)? {
        match (held.role, tournaments::parse_id(&held.tournament)) {
            (Role::Owner, _) => part.inside.push(held.club_id),
            (_, Some(id)) => part.own.push(id),
            (_, None) => {}
        }
    }
    Ok(part)
}

/// Public tournaments that are being played or about to be, the latest first.
///
/// # Errors
/// When the database fails.
pub fn running(db: &mut Db, limit: i64) -> Result<Vec<Listed>, ActError> {
    let part = TournamentFilter {
        limit,
        states: &[TournamentState::Running, TournamentState::CheckIn],
        ..TournamentFilter::default()
    };
    Ok(tournaments::list(db, &part)?)
}

/// The tournaments that the reader plays in now.
///
/// # Errors
/// When the database fails.
pub fn mine(db: &mut Db, actor: &Actor) -> Result<Vec<ShownTournament>, ActError> {
    let Some(user) = actor.user() else {
        return Ok(Vec::new());
    };
    let ids = tournaments::of_account(db, user, &[TournamentState::Running, TournamentState::CheckIn], 3)?;
    let mut mine = Vec::new();
    for id in ids {
        match tournament(db, actor, id) {
            Ok(shown) if shown.me.is_some() => mine.push(shown),
            // Someone who is in a tournament may be kept from seeing it.
            Ok(_) | Err(ActError::NotFound(_)) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(mine)
}

/// Members of the club who are not yet in the tournament, by name.
///
/// # Errors
/// When the database fails.
pub fn to_enter(db: &mut Db, loaded: &Loaded) -> Result<Vec<(MemberId, String)>, ActError> {
    let entered = |id: MemberId| {
        let key = loaded.key_of_member(id);
        key.is_some_and(|key| loaded.tournament.entries.iter().any(|entry| entry.member == key))
    };
    let all = active_by_name(db, &loaded.club)?;
    Ok(all
        .into_iter()
        .filter(|one| !entered(one.id))
        .map(|one| (one.id, one.name))
        .collect())
}

/// All members of the club who may sit for someone in a round, by name: whoever sits somewhere in it may not.
///
/// # Errors
/// When the database fails.
pub fn to_substitute(db: &mut Db, loaded: &Loaded, round: u16) -> Result<Vec<(MemberId, String)>, ActError> {
    let tables = loaded.tournament.round(round).map(|round| round.tables.as_slice());
    let seats = || tables.unwrap_or_default().iter().flat_map(|table| &table.seats);
    let sits = |member: MemberKey| {
        seats().any(|seat| match seat.substitute {
            Some(substitute) => substitute == member,
            None => loaded
                .tournament
                .entry(seat.entry)
                .is_some_and(|entry| entry.member == member),
        })
    };
    Ok(active_by_name(db, &loaded.club)?
        .into_iter()
        .filter(|one| loaded.key_of_member(one.id).is_none_or(|member| !sits(member)))
        .map(|one| (one.id, one.name))
        .collect())
}

/// The entry of the reader in the list of the club.
///
/// # Errors
/// When the database fails.
pub fn own_entry(db: &mut Db, actor: &Actor, loaded: &Loaded) -> Result<Option<MemberId>, ActError> {
    let Some(user) = actor.user() else { return Ok(None) };
    Ok(members::of_account(db, loaded.club.id, user)?.map(|member| member.id))
}

/// A member of the club with an account, and the roles over the tournament that they hold.
#[derive(Debug)]
pub struct PossibleOfficial {
    pub member: MemberId,
    pub name: String,
    pub roles: Vec<Role>,
}

/// Members of the club with an account, and which role over the tournament each holds.
///
/// # Errors
/// When the database fails.
pub fn officials(db: &mut Db, loaded: &Loaded) -> Result<Vec<PossibleOfficial>, ActError> {
    let tournament = loaded.id.to_string();
    let mut found = Vec::new();
    for member in active_by_name(db, &loaded.club)? {
        let Some(user) = member.user_id else { continue };
        let held = roles::in_club(db, user, loaded.club.id)?;
        let held = held
            .into_iter()
            .filter(|held| held.tournament == tournament)
            .map(|held| held.role);
        found.push(PossibleOfficial {
            member: member.id,
            name: member.name,
            roles: held.collect(),
        });
    }
    Ok(found)
}

/// When the tournament last came to a state: what is counted and played is fixed since it began, and everything since
/// it was closed. Unknown where that was elsewhere.
///
/// # Errors
/// When the database fails.
pub fn came_to(db: &mut Db, loaded: &Loaded, state: State) -> Result<Option<Moment>, ActError> {
    let detail = json!({"state": state.as_str()}).to_string();
    Ok(audit::last_with(db, loaded.id, Deed::StepTournament.as_str(), &detail)?)
}
