//! What an entry holds that can move to another, before and after.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use serde_json::json;

use crate::ActError;
use talon_store::members::{self, Member, MemberChange};
use talon_store::{Db, Moment, UserId, search_key};

/// The parts of an entry that move. Its name and the choice of how it is shown stay those of the entry that stays.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct After {
    #[serde(with = "account")]
    pub user: Option<UserId>,
    pub alias: Option<String>,
    pub email: Option<String>,
    pub number: Option<String>,
    pub joined: DateTime<Utc>,
    pub is_guest: bool,
    pub deactivated: Option<DateTime<Utc>>,
}

impl std::fmt::Debug for After {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("After")
            .field("user", &self.user)
            .finish_non_exhaustive()
    }
}

mod account {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use talon_store::UserId;

    // The shape of these two is given by serde.
    #[allow(clippy::trivially_copy_pass_by_ref, clippy::ref_option)]
    pub fn serialize<S: Serializer>(user: &Option<UserId>, to: S) -> Result<S::Ok, S::Error> {
        user.map(|user| user.0).serialize(to)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<UserId>, D::Error> {
        Ok(Option::<i64>::deserialize(from)?.map(UserId))
    }
}

impl After {
    /// What the entry holds now.
    pub fn as_is(member: &Member) -> After {
        After {
            user: member.user_id,
            alias: member.alias.clone(),
            email: member.email.clone(),
            number: member.number.clone(),
            joined: member.joined_at.utc(),
            is_guest: member.is_guest,
            deactivated: member.deactivated_at.map(Moment::utc),
        }
    }

    /// What the one that stays holds afterwards: its own, and what it lacks from the other. Who is active in either is
    /// active, who is a member in either is no guest, and the earlier day counts.
    pub(super) fn of(stays: &Member, goes: &Member) -> After {
        let (own, other) = (After::as_is(stays), After::as_is(goes));
        let both_gone = own.deactivated.is_some() && other.deactivated.is_some();
        After {
            user: own.user.or(other.user),
            alias: own.alias.or(other.alias),
            email: own.email.or(other.email),
            number: own.number.or(other.number),
            joined: own.joined.min(other.joined),
            is_guest: own.is_guest && other.is_guest,
            deactivated: own.deactivated.filter(|_| both_gone),
        }
    }

    /// This without what was given, as far as it is still what was given.
    pub(super) fn without(self, before: &After, given: &After) -> After {
        fn back<T: PartialEq + Clone>(now: T, before: &T, given: &T) -> T {
            if now == *given { before.clone() } else { now }
        }
        After {
            user: back(self.user, &before.user, &given.user),
            alias: back(self.alias, &before.alias, &given.alias),
            email: back(self.email, &before.email, &given.email),
            number: back(self.number, &before.number, &given.number),
            joined: back(self.joined, &before.joined, &given.joined),
            is_guest: back(self.is_guest, &before.is_guest, &given.is_guest),
            deactivated: back(self.deactivated, &before.deactivated, &given.deactivated),
        }
    }

    /// The words of the parts in which it is not what the entry holds.
    pub fn differs_from(&self, member: &Member) -> Vec<&'static str> {
        let now = After::as_is(member);
        let parts = [
            ("account", self.user != now.user),
            ("alias", self.alias != now.alias),
            ("email", self.email != now.email),
            ("number", self.number != now.number),
            ("joined", self.joined != now.joined),
            ("is_guest", self.is_guest != now.is_guest),
            ("deactivated", self.deactivated != now.deactivated),
        ];
        parts
            .into_iter()
            .filter(|(_, differs)| *differs)
            .map(|(part, _)| part)
            .collect()
    }

    /// Writes it on the entry.
    pub(super) fn put_on(&self, db: &mut Db, member: &Member) -> Result<(), ActError> {
        let entry = MemberChange {
            name: &member.name,
            search_key: &search_key(&member.name),
            alias: self.alias.as_deref(),
            shown: member.shown,
            email: self.email.as_deref(),
            is_guest: self.is_guest,
            is_minor: member.is_minor,
        };
        members::set(db, member.id, &entry)?;
        members::set_number(db, member.id, self.number.as_deref())?;
        members::set_joined(db, member.id, self.joined.into())?;
        members::set_deactivated(db, member.id, self.deactivated.map(Moment::from))?;
        Ok(members::set_account(db, member.id, self.user)?)
    }
}

/// What a merge moved, as it is kept.
#[derive(Serialize, Deserialize)]
pub(super) struct Moved {
    pub before: After,
    pub after: After,
    /// How to reach them went along.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub contact: bool,
    /// The licence number went along.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub licence: bool,
}

impl Moved {
    /// From what was kept.
    pub fn read(moved: &str) -> Moved {
        let nothing = || After {
            user: None,
            alias: None,
            email: None,
            number: None,
            joined: DateTime::UNIX_EPOCH,
            is_guest: false,
            deactivated: None,
        };
        serde_json::from_str(moved).unwrap_or_else(|_| Moved {
            before: nothing(),
            after: nothing(),
            contact: false,
            licence: false,
        })
    }

    /// As it is kept.
    pub fn text(&self) -> String {
        json!(self).to_string()
    }
}
