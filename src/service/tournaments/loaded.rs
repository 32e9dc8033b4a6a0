//! A tournament as it was kept, together with what stands beside it: the club, and who its members are.

use std::collections::BTreeMap;

use super::cached::{self, CachedTournament};
use super::deals;
use crate::authorization::Object;
use crate::clubs::{PublicName, public_name};
use crate::{ActError, Actor, Missing};
use talon_store::arrivals::SelfCheckIn;
use talon_store::clubs::{self, Club};
use talon_store::members::{self, Member};
use talon_store::tournaments::{self, Head, TournamentRow};
use talon_store::{ClubId, Db, MemberId, OptionalRow as _, TournamentId, search_key, tournament_lists};
use talon_tournament::tournament::{MemberKey, Preset};

/// A tournament with its club and its members.
#[derive(Debug, Clone)]
pub struct Loaded {
    pub id: TournamentId,
    pub club: Club,
    pub tournament: CachedTournament,
    pub members: BTreeMap<MemberKey, Member>,
    /// What the text of the tournament is called; empty where nobody has said.
    pub hash: String,
    /// Grows with every act, seen or not.
    pub revision: i64,
    /// When it was last changed.
    pub changed_at: talon_store::Moment,
    /// What it was made as, where that is known.
    pub preset: Option<Preset>,
    /// Whether players check themselves in.
    pub self_check_in: SelfCheckIn,
    /// What the links on its table cards are derived from.
    pub(super) card_key: String,
}

impl Loaded {
    /// The tournament of this number.
    ///
    /// # Errors
    /// Not found, or that the database fails.
    pub(crate) fn by_id(db: &mut Db, id: TournamentId) -> Result<Loaded, ActError> {
        let missing = || ActError::NotFound(Missing::Tournament);
        let head = tournaments::head(db, id).found()?.ok_or_else(missing)?;
        if let Some(tournament) = cached::kept(&head.document_hash) {
            return Loaded::with(db, head, tournament);
        }
        // Asked for whole, so that its text and what that is called belong together.
        let row = tournaments::by_id(db, id).found()?.ok_or_else(missing)?;
        Loaded::of(db, row)
    }

    pub(super) fn of(db: &mut Db, row: TournamentRow) -> Result<Loaded, ActError> {
        let tournament = match cached::kept(&row.head.document_hash) {
            Some(tournament) => tournament,
            None => CachedTournament::of(&row)?,
        };
        Loaded::with(db, row.head, tournament)
    }

    fn with(db: &mut Db, row: Head, tournament: CachedTournament) -> Result<Loaded, ActError> {
        let club = clubs::by_id(db, row.club_id)?;
        let members = tournaments::members_of(db, row.id)?;
        Loaded::joined(db, row, tournament, club, members)
    }

    /// These tournaments, with as many questions to the database for many of them as for few.
    ///
    /// # Errors
    /// When the database fails.
    pub(crate) fn several(db: &mut Db, ids: &[TournamentId]) -> Result<Vec<Loaded>, ActError> {
        let mut read = Vec::new();
        let mut unread = Vec::new();
        for head in tournament_lists::heads(db, ids)? {
            match cached::kept(&head.document_hash) {
                Some(tournament) => read.push((head, tournament)),
                None => unread.push(head.id),
            }
        }
        if !unread.is_empty() {
            for row in tournament_lists::rows(db, &unread)? {
                let tournament = CachedTournament::of(&row)?;
                read.push((row.head, tournament));
            }
        }
        let mut members: BTreeMap<TournamentId, Vec<(i64, Member)>> = BTreeMap::new();
        for (id, key, member) in tournament_lists::members_of(db, ids)? {
            members.entry(id).or_default().push((key, member));
        }
        let mut clubs: BTreeMap<ClubId, Club> = BTreeMap::new();
        let mut found = Vec::new();
        for (head, tournament) in read {
            let club = match clubs.get(&head.club_id) {
                Some(club) => club.clone(),
                None => clubs::by_id(db, head.club_id)?,
            };
            clubs.insert(head.club_id, club.clone());
            let members = members.remove(&head.id).unwrap_or_default();
            found.push(Loaded::joined(db, head, tournament, club, members)?);
        }
        Ok(found)
    }

    fn joined(
        db: &mut Db,
        row: Head,
        tournament: CachedTournament,
        club: Club,
        members: Vec<(i64, Member)>,
    ) -> Result<Loaded, ActError> {
        let mut all = BTreeMap::new();
        for (key, member) in members {
            let key = u16::try_from(key).map_err(|_| tournaments::unreadable(row.id))?;
            all.insert(MemberKey(key), current_entry(db, member)?);
        }
        Ok(Loaded {
            id: row.id,
            club,
            tournament,
            members: all,
            hash: row.document_hash,
            revision: row.revision,
            changed_at: row.changed_at,
            preset: row.preset.as_deref().and_then(Preset::parse),
            self_check_in: row.self_check_in,
            card_key: row.card_key,
        })
    }

    /// The tournament as rights see it.
    pub fn object(&self) -> Object {
        let profile = &self.tournament.profile;
        let switches = [
            (profile.self_entry, "self_entry"),
            (profile.two_person, "two_person"),
            (profile.shared_mails, "shared_mails"),
            (self.self_check_in != SelfCheckIn::No, "self_check_in"),
        ];
        Object {
            tournament: Some(self.id.to_string()),
            settings: switches
                .into_iter()
                .filter(|(on, _)| *on)
                .map(|(_, word)| word)
                .chain(deals::setting(&self.tournament))
                .collect(),
            ..Object::of_club(self.club.id).published_if(self.tournament.published)
        }
    }

    /// The key of the actor, if they are in the tournament.
    pub fn key_of(&self, actor: &Actor) -> Option<MemberKey> {
        let user = actor.user()?;
        self.members
            .iter()
            .find(|(_, member)| member.user_id == Some(user))
            .map(|(key, _)| *key)
    }

    /// The key of a member of the club, if they are in the tournament.
    pub fn key_of_member(&self, id: MemberId) -> Option<MemberKey> {
        self.members
            .iter()
            .find(|(_, member)| member.id == id)
            .map(|(key, _)| *key)
    }

    /// Whether a member of the club was ever entered, also if they left or did not come.
    pub(crate) fn has_entered(&self, id: MemberId) -> bool {
        let key = self.key_of_member(id);
        key.is_some_and(|key| self.tournament.entries.iter().any(|entry| entry.member == key))
    }

    /// By which search keys records may call the player at each seat of a table.
    pub(super) fn names_at(&self, round: u16, table: u16) -> Vec<Vec<String>> {
        let Some(table) = self.tournament.table(round, table) else {
            return Vec::new();
        };
        let names = |key: MemberKey| {
            let member = self.members.get(&key);
            let names = member
                .into_iter()
                .flat_map(|one| [Some(one.name.clone()), one.alias.clone()]);
            names.flatten().map(|name| search_key(&name)).collect::<Vec<_>>()
        };
        let seat = |seat: &talon_tournament::tournament::Seat| match seat.substitute {
            Some(key) => names(key),
            None => self
                .tournament
                .entry(seat.entry)
                .map(|entry| names(entry.member))
                .unwrap_or_default(),
        };
        table.seats.iter().map(seat).collect()
    }

    /// The name of a member: the whole one for those inside, else the one that they show.
    pub fn name(&self, key: MemberKey, inside: bool) -> PublicName {
        match self.members.get(&key) {
            Some(member) if inside => PublicName::Name(member.name.clone()),
            Some(member) => public_name(member),
            None => PublicName::Numbered(MemberId(i64::from(key.0))),
        }
    }
}

/// The entry that someone's was given up for, if it was.
pub(crate) fn current_entry(db: &mut Db, member: Member) -> Result<Member, ActError> {
    let mut member = member;
    for _ in 0..20 {
        let Some(into) = member.merged_into else {
            return Ok(member);
        };
        member = members::anywhere(db, into)?;
    }
    Ok(member)
}
