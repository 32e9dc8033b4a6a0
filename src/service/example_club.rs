//! Fills an empty database with the example club: its members, its public hands, and an upload some records of which
//! are refused. All of it comes in by the way every hand comes in.

use crate::games::GameKind;
use crate::generate::{self, MEMBERS};
use crate::service::account::{Passwords, typable_secret};
use crate::service::import_hands::{self, Choices, Request};
use crate::service::{ActError, Actor, Person};
use crate::store::hands::Visibility;
use crate::store::imports::Import;
use crate::store::members::{NewMember, Shown};
use crate::store::roles::{self, Held, Role};
use crate::store::{ClubId, Db, Moment, Store, UserId, clubs, members, sessions, settings, users};

/// The address of the example club.
pub const SLUG: &str = "pelda";

/// The example club's admin, who is no member.
const ADMIN: (&str, &str) = ("admin@example.org", "Gábor");
const LOADED: &str = "example_club";
/// Which of the members owns the club.
const OWNER: usize = 1;
/// Guests without an account, with their folded names.
const GUESTS: [(&str, &str); 2] = [("Kovács Éva", "kovacs eva"), ("Šimić Luka", "simic luka")];
const ABOUT: &str = "Minden csütörtökön este hatkor játszunk a kávéházban, az asztal mindig foglalva van. \
    Kezdőket szívesen látunk: az első este valaki mindig melléjük ül.\n\nEz egy példaklub, kitalált nevekkel.";

/// What was loaded.
#[derive(Debug)]
pub struct Loaded {
    pub hands: Import,
    pub refused: Import,
}

/// Loads what is not there yet; `None` when all is there. Hands that are there count as duplicates and are not stored
/// a second time, so a start that was broken off is made good by the next one.
///
/// # Errors
/// When the database fails.
pub fn load(store: &Store, now: Moment) -> Result<Option<Loaded>, ActError> {
    if store.read(|db| settings::get(db, LOADED))?.is_some() {
        return Ok(None);
    }
    let club = store.write(|db| -> Result<clubs::Club, ActError> {
        let clubs = clubs::all(db)?;
        let ours = clubs.iter().any(|club| club.slug == SLUG);
        let empty = clubs.is_empty() && users::all(db)?.is_empty();
        if !ours && !empty {
            return Err(ActError::Conflict("the data of a real club are here; name another folder"));
        }
        let club = clubs::NewClub {
            slug: SLUG,
            name: "Példa Kártyaklub",
            timezone: "Europe/Budapest",
            language: "hu",
            created_at: now,
        };
        let id = match clubs::by_slug(db, SLUG) {
            Ok(there) => return Ok(there),
            Err(error) if error.is_not_found() => clubs::insert(db, &club)?,
            Err(error) => return Err(error.into()),
        };
        for (place, name) in MEMBERS.iter().enumerate() {
            let email = member_mail(place);
            let user = users::NewUser {
                email: &email,
                name,
                password_hash: None,
                is_admin: false,
                language: "hu",
                created_at: now,
            };
            let user = users::insert(db, &user)?;
            members::join(db, id, user, now)?;
            if place == OWNER {
                roles::grant(db, &owner_of(id, user, now))?;
            }
        }
        for guest in GUESTS {
            members::insert(db, &guest_of(id, guest, now))?;
        }
        let settings = settings_of(&clubs::by_id(db, id)?);
        clubs::set(db, id, &settings)?;
        Ok(clubs::by_id(db, id)?)
    })?;
    let choices = Choices { visibility: Visibility::Public.as_str().to_owned(), ..Choices::default() };
    let load = |actor: &Actor, file_name: &str, text: &str| {
        let request = Request {
            club: &club,
            file_name,
            media_type: "application/x-ndjson",
            choices: &choices,
            key: None,
        };
        let upload = import_hands::keep_upload(store, actor, &request, &mut text.as_bytes(), now)?;
        let import = import_hands::start(store, actor, &request, upload, now)?;
        import_hands::run(store, import.id, now, &mut |_| ())
    };
    let hands = load(&Actor::CommandLine, "club.ndjson", &generate::club_records().join("\n"))?;
    // A member's own, so that somebody can look at it after signing in.
    let member = store.read(first_member)?;
    let refused = load(&member, "upload.ndjson", &generate::refused_upload())?;
    store.write(|db| settings::set(db, LOADED, "loaded"))?;
    Ok(Some(Loaded { hands, refused }))
}

/// An account to look around with.
#[derive(Clone, PartialEq, Eq)]
pub struct Account {
    pub role: &'static str,
    pub email: String,
    pub password: String,
}

impl std::fmt::Debug for Account {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Account").field("role", &self.role).finish_non_exhaustive()
    }
}

/// One account of each role with a password made now: those of an earlier start do not work any more, nor do their
/// sessions.
///
/// # Errors
/// When the database fails.
pub fn open_accounts(store: &Store, passwords: &Passwords, now: Moment) -> Result<Vec<Account>, ActError> {
    let made = |role, email: &str| -> Result<(Account, String), ActError> {
        let password = typable_secret()?;
        let hash = passwords.hash(&password)?;
        Ok((Account { role, email: email.to_owned(), password }, hash))
    };
    let made =
        [made("admin", ADMIN.0)?, made("owner", &member_mail(OWNER))?, made("member", &member_mail(0))?];
    store.write(|db| -> Result<(), ActError> {
        for (account, hash) in &made {
            let id = match users::by_email(db, &account.email) {
                Ok(user) => user.id,
                Err(error) if error.is_not_found() => insert_admin(db, now)?,
                Err(error) => return Err(error.into()),
            };
            users::set_password(db, id, hash)?;
            sessions::end_all(db, id, None)?;
        }
        Ok(())
    })?;
    Ok(made.into_iter().map(|(account, _)| account).collect())
}

fn insert_admin(db: &mut Db, now: Moment) -> Result<UserId, ActError> {
    let (email, name) = ADMIN;
    let admin =
        users::NewUser { email, name, password_hash: None, is_admin: true, language: "hu", created_at: now };
    Ok(users::insert(db, &admin)?)
}

fn owner_of(club: ClubId, user: UserId, now: Moment) -> Held {
    Held {
        user_id: user,
        role: Role::Owner,
        club_id: club,
        tournament: String::new(),
        granted_by: None,
        granted_at: now,
    }
}

fn guest_of(club: ClubId, (name, fold): (&'static str, &'static str), now: Moment) -> NewMember<'static> {
    NewMember {
        club_id: club,
        user_id: None,
        name,
        name_fold: fold,
        alias: None,
        shown: Shown::Alias,
        email: None,
        is_guest: true,
        is_minor: false,
        joined_at: now,
    }
}

/// What the example club says of itself.
fn settings_of(club: &clubs::Club) -> clubs::Settings {
    clubs::Settings {
        name: club.name.clone(),
        timezone: club.timezone.clone(),
        language: club.language.clone(),
        about: ABOUT.to_owned(),
        logo_text: "PK".to_owned(),
        default_game: GameKind::ALL.first().map(|game| game.as_str().to_owned()),
        rule_set: None,
        members_public: true,
        noindex: false,
    }
}

fn member_mail(place: usize) -> String {
    format!("member{}@example.org", place + 1)
}

fn first_member(db: &mut Db) -> Result<Actor, ActError> {
    let user = users::by_email(db, &member_mail(0))?;
    Ok(Actor::Person(Person::of(user)))
}
