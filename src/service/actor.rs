//! Who is acting, passed to every act. The table of permissions says whether the act is allowed.

use chrono::{DateTime, TimeDelta, Utc};

use super::authorization::{self, Action, Object};
use talon_store::users::User;
use talon_store::{ClubId, Hash, UserId};

/// How long a typed password counts.
const CONFIRMED: TimeDelta = TimeDelta::minutes(15);

/// Who is asking.
#[derive(Debug, Clone)]
pub enum Actor {
    /// Someone not signed in.
    Visitor,
    /// A signed-in person.
    Person(Person),
    /// Anyone who can run commands on the server.
    CommandLine,
}

/// A signed-in person, as the database had them at this request (S-4).
#[derive(Debug, Clone)]
pub struct Person {
    pub id: UserId,
    pub name: String,
    pub email: String,
    pub is_admin: bool,
    pub language: String,
    /// What forms of this session must carry (S-22); none for an API token.
    pub csrf_secret: Option<Vec<u8>>,
    /// The session in use; none for an API token.
    pub session: Option<Hash>,
    /// When the password was last typed in it.
    pub confirmed_at: Option<DateTime<Utc>>,
    /// The club that they look after by it; only a site admin can.
    pub acting_in: Option<ClubId>,
}

impl Person {
    /// Anyone who has this account, outside any session.
    pub fn of(user: User) -> Person {
        Person {
            id: user.id,
            name: user.name,
            email: user.email,
            is_admin: user.is_admin,
            language: user.language,
            csrf_secret: None,
            session: None,
            confirmed_at: None,
            acting_in: None,
        }
    }

    /// Whether the password was typed so lately that it need not be typed again for an act that others could abuse
    /// (S-20).
    pub fn is_confirmed(&self, now: DateTime<Utc>) -> bool {
        self.confirmed_at.is_some_and(|at| now - at <= CONFIRMED)
    }
}

impl Actor {
    /// The signed-in person.
    pub fn person(&self) -> Option<&Person> {
        match self {
            Actor::Person(person) => Some(person),
            Actor::Visitor | Actor::CommandLine => None,
        }
    }

    /// The account, if there is one.
    pub fn user(&self) -> Option<UserId> {
        self.person().map(|person| person.id)
    }
}

impl Actor {
    /// Refuses everyone but the site's admins and anyone who has its command line.
    ///
    /// # Errors
    /// When it is someone else.
    pub fn must_run_site(&self) -> Result<(), super::ActError> {
        if authorization::over_site(self).may(Action::RunSite, &Object::site()) {
            return Ok(());
        }
        Err(if self.person().is_some() {
            super::ActError::Denied(Action::RunSite)
        } else {
            super::ActError::SignIn
        })
    }
}
