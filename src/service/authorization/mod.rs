//! Whether someone may do something, asked of the table of permissions with what the database says of them at this
//! moment (S-4). Denied unless a cell of the table says otherwise.

mod action;
mod holder;
mod matrix;

pub use action::Action;
pub use holder::Holder;
pub use matrix::*;

use std::collections::BTreeMap;

use super::{ActError, Actor, Missing};
use talon_store::roles::{self, Held, Role};
use talon_store::{ClubId, Db, UserId};

/// What an act is done to, as far as rights depend on it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Object {
    pub club: Option<ClubId>,
    pub tournament: Option<String>,
    /// Whose it is.
    pub account: Option<UserId>,
    pub own_table: bool,
    pub published: bool,
    /// What is switched on over the tournament.
    pub settings: Vec<&'static str>,
}

impl Object {
    /// Something of the installation.
    pub fn site() -> Object {
        Object::default()
    }

    /// Something of a club.
    pub fn of_club(club: ClubId) -> Object {
        Object {
            club: Some(club),
            ..Object::default()
        }
    }

    /// Something that is someone's own.
    pub fn of_account(account: UserId) -> Object {
        Object {
            account: Some(account),
            ..Object::default()
        }
    }

    /// The same, belonging to this account, if to any.
    pub(crate) fn owned_by(self, account: Option<UserId>) -> Object {
        Object { account, ..self }
    }

    /// The same, if its owner lets everyone see it.
    pub(crate) fn published_if(self, published: bool) -> Object {
        Object { published, ..self }
    }
}

/// What someone is, towards one club or towards the site.
#[derive(Debug, Clone)]
pub struct Standing {
    club: Option<ClubId>,
    everything: bool,
    account: Option<UserId>,
    /// They stand in the list of the club and are active.
    pub is_member: bool,
    held: Vec<Held>,
    is_admin: bool,
    /// They look after this club by the switch.
    pub is_acting: bool,
}

/// What someone is towards a club, or towards the site if none is named.
///
/// # Errors
/// When the database fails.
pub fn standing(db: &mut Db, actor: &Actor, club: Option<ClubId>) -> Result<Standing, ActError> {
    let mut standing = Standing {
        club,
        ..over_site(actor)
    };
    let (Some(person), Some(club)) = (actor.person(), club) else {
        return Ok(standing);
    };
    standing.is_acting = person.is_admin && person.acting_in == Some(club);
    // Who was deactivated in a club has lost what they held there.
    let held = roles::of_member(db, person.id, club)?;
    standing.is_member = held.is_some();
    standing.held = held.unwrap_or_default();
    Ok(standing)
}

/// What someone is towards each of these clubs, in one statement however many they are.
///
/// # Errors
/// When the database fails.
pub fn standings(db: &mut Db, actor: &Actor, clubs: &[ClubId]) -> Result<BTreeMap<ClubId, Standing>, ActError> {
    let mut found: BTreeMap<ClubId, Standing> = BTreeMap::new();
    for club in clubs {
        let standing = Standing {
            club: Some(*club),
            is_acting: actor
                .person()
                .is_some_and(|person| person.is_admin && person.acting_in == Some(*club)),
            ..over_site(actor)
        };
        found.insert(*club, standing);
    }
    if let Some(person) = actor.person() {
        for (club, held) in roles::of_member_everywhere(db, person.id)? {
            if let Some(standing) = found.get_mut(&club) {
                standing.is_member = true;
                standing.held.extend(held);
            }
        }
    }
    Ok(found)
}

/// What someone is towards the site alone.
pub(crate) fn over_site(actor: &Actor) -> Standing {
    Standing {
        club: None,
        everything: matches!(actor, Actor::CommandLine),
        account: actor.user(),
        is_member: false,
        held: Vec::new(),
        is_admin: actor.person().is_some_and(|person| person.is_admin),
        is_acting: false,
    }
}

impl Standing {
    /// Whether they own the club.
    pub fn is_owner(&self) -> bool {
        self.holds(Role::Owner, "")
    }

    /// Anyone who can run commands on the server.
    pub(crate) fn sees_everything(&self) -> bool {
        self.everything
    }

    fn holds(&self, role: Role, tournament: &str) -> bool {
        self.held
            .iter()
            .any(|held| held.role == role && held.tournament == tournament)
    }

    /// Whether they may do this to that. Rights add up over everything that they are.
    pub fn may(&self, action: Action, object: &Object) -> bool {
        let Ok(matrix) = matrix() else { return false };
        let ours = object.club == self.club || object.club.is_none();
        let mut columns = Column::ALL.into_iter().filter(|column| self.has(*column, object));
        self.everything || ours && columns.any(|column| self.fits(matrix.cell(action, column), column, object))
    }

    fn has(&self, column: Column, object: &Object) -> bool {
        let over = |role: Role| {
            let tournament = object.tournament.as_deref();
            self.held
                .iter()
                .any(|held| held.role == role && tournament.is_none_or(|id| id == held.tournament))
        };
        match column {
            Column::Visitor => true,
            Column::Member => self.account.is_some(),
            Column::Scorer => over(Role::Scorer),
            Column::Director => over(Role::Director),
            Column::ClubOwner => self.is_owner(),
            Column::SiteAdmin => self.is_admin,
        }
    }

    fn fits(&self, cell: Cell, column: Column, object: &Object) -> bool {
        let switched_on = cell.setting.is_none_or(|setting| object.settings.contains(&setting));
        let in_club = object.club.is_some() && self.is_member;
        let role = if column == Column::Director {
            Role::Director
        } else {
            Role::Scorer
        };
        switched_on
            && match cell.word {
                Word::No => false,
                Word::Any => true,
                Word::Own => self.account.is_some() && object.account == self.account,
                Word::OwnTable => in_club && object.own_table,
                Word::OwnTournament => object.tournament.as_deref().is_some_and(|id| self.holds(role, id)),
                Word::OwnClub => in_club,
                Word::Published => object.published,
                Word::Audited => self.is_acting,
            }
    }
}

/// Refuses anyone who may not do this to that; who is not signed in is asked to do so.
///
/// # Errors
/// When they may not, or the database fails.
pub fn must(db: &mut Db, actor: &Actor, action: Action, object: &Object) -> Result<(), ActError> {
    if standing(db, actor, object.club)?.may(action, object) {
        return Ok(());
    }
    Err(if actor.person().is_none() {
        ActError::SignIn
    } else {
        ActError::Denied(action)
    })
}

/// The same for what is nobody's business: it is as if there were no such thing.
///
/// # Errors
/// When they may not, or the database fails.
pub(crate) fn must_see(
    db: &mut Db,
    actor: &Actor,
    action: Action,
    object: &Object,
    what: Missing,
) -> Result<(), ActError> {
    match must(db, actor, action, object) {
        Err(ActError::SignIn | ActError::Denied(_)) => Err(ActError::NotFound(what)),
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use talon_store::Moment;

    const OURS: ClubId = ClubId(1);
    const ANNA: UserId = UserId(7);

    fn nobody() -> Standing {
        Standing {
            club: Some(OURS),
            everything: false,
            account: None,
            is_member: false,
            held: Vec::new(),
            is_admin: false,
            is_acting: false,
        }
    }

    fn member(roles: &[(Role, &str)]) -> Standing {
        let held = |(role, tournament): &(Role, &str)| Held {
            user_id: ANNA,
            role: *role,
            club_id: OURS,
            tournament: (*tournament).to_owned(),
            granted_by: None,
            granted_at: Moment::from(chrono::DateTime::UNIX_EPOCH),
        };
        let held = roles.iter().map(held).collect();
        Standing {
            account: Some(ANNA),
            is_member: true,
            held,
            ..nobody()
        }
    }

    #[test]
    fn an_owner_may_in_their_own_club_and_nowhere_else() {
        let owner = member(&[(Role::Owner, "")]);
        assert!(owner.may(Action::ChangeClub, &Object::of_club(OURS)));
        assert!(!owner.may(Action::ChangeClub, &Object::of_club(ClubId(2))));
        assert!(!member(&[]).may(Action::ChangeClub, &Object::of_club(OURS)));
        assert!(!owner.may(Action::RunSite, &Object::site()));
    }

    #[test]
    fn a_director_may_in_their_own_tournament_only() {
        let director = member(&[(Role::Director, "5")]);
        let tournament = |id: &str| Object {
            tournament: Some(id.to_owned()),
            ..Object::of_club(OURS)
        };
        assert!(director.may(Action::MakePairings, &tournament("5")));
        assert!(!director.may(Action::MakePairings, &tournament("6")));
        assert!(!director.may(Action::MakePairings, &Object::of_club(OURS)));
        assert!(!director.may(Action::ChangeClub, &tournament("5")));
        let mails = Object {
            settings: vec!["shared_mails"],
            ..tournament("5")
        };
        assert!(director.may(Action::ReadMails, &mails));
        assert!(!director.may(Action::ReadMails, &tournament("5")));
    }

    #[test]
    fn a_table_of_ones_own_helps_only_where_it_is_switched_on() {
        let table = Object {
            own_table: true,
            ..Object::of_club(OURS)
        };
        assert!(!member(&[]).may(Action::EnterResult, &table));
        let on = Object {
            settings: vec!["self_entry"],
            ..table
        };
        assert!(member(&[]).may(Action::EnterResult, &on));
        assert!(!nobody().may(Action::EnterResult, &on));
    }

    #[test]
    fn an_admin_sees_nothing_of_a_club_without_the_switch() {
        let admin = Standing {
            account: Some(ANNA),
            is_admin: true,
            ..nobody()
        };
        assert!(!admin.may(Action::ReadMails, &Object::of_club(OURS)));
        let acting = Standing {
            is_acting: true,
            ..admin
        };
        assert!(acting.may(Action::ReadMails, &Object::of_club(OURS)));
        assert!(!acting.may(Action::ManageMembers, &Object::of_club(OURS)));
    }

    #[test]
    fn what_is_ones_own_is_nobody_elses() {
        assert!(member(&[]).may(Action::SeeAccount, &Object::of_account(ANNA)));
        assert!(!member(&[]).may(Action::SeeAccount, &Object::of_account(UserId(8))));
        assert!(!nobody().may(Action::SeeAccount, &Object::site()));
        assert!(nobody().may(Action::SeeMembers, &Object::of_club(OURS).published_if(true)));
        assert!(!nobody().may(Action::SeeMembers, &Object::of_club(OURS)));
    }
}
