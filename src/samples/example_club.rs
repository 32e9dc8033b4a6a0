//! Fills an empty database with the example club: its members, its public hands, and an upload some records of which
//! are refused. All of it comes in by the way every hand comes in.

use chrono::{DateTime, Utc};

use crate::generate::{self, MEMBERS};
use crate::{example_evening, example_league, example_news, example_ratings, example_tournaments};
use talon_rules::games::GameKind;
use talon_service::account::{Passwords, typable_secret};
use talon_service::clubs::{
    ClubToAdd, OwnerChange, TypedEntry, TypedSettings, add_account, add_club, add_entry, change_settings, set_owner,
};
use talon_service::import_hands::{self, Choices, Request};
use talon_service::{ActError, Actor, Conflict, Missing, Person};
use talon_store::hands::Visibility;
use talon_store::imports::Import;
use talon_store::{Db, Moment, Store, UserId, clubs, members, sessions, settings, users};

/// The address of the example club.
pub const SLUG: &str = "pelda";

/// The example club's admin, who is no member.
const ADMIN: (&str, &str) = ("admin@example.org", "Gábor");
const LOADED: &str = "example_club";
/// Which of the members owns the club, which directs the running tournament, and which enters its results.
const OWNER: usize = 1;
const DIRECTOR: usize = 2;
const SCORER: usize = 3;
/// Guests without an account.
const GUESTS: [&str; 2] = ["Kovács Éva", "Šimić Luka"];
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
    store.read(must_be_ours)?;
    make_club(store, now.utc())?;
    let club = store.read(|db| clubs::by_slug(db, SLUG))?;
    let choices = Choices {
        visibility: Visibility::Public.as_str().to_owned(),
        ..Choices::default()
    };
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
    // The owner's own, so that someone can look at it after signing in; they answer for the club, so its hands are
    // verified as those of an evening are.
    let owner = store.read(|db| member_at(db, OWNER))?;
    let refused = load(&owner, "upload.ndjson", &generate::refused_upload())?;
    example_evening::load(store, &owner, SLUG, now.utc())?;
    let officials = store.read(officials)?;
    example_tournaments::load(store, &owner, officials, SLUG, now.utc())?;
    example_league::load(store, &owner, SLUG, now.utc())?;
    example_news::load(store, &owner, SLUG, now.utc())?;
    example_ratings::load(store, &owner, SLUG, now.utc())?;
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
        f.debug_struct("Account")
            .field("role", &self.role)
            .finish_non_exhaustive()
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
        Ok((
            Account {
                role,
                email: email.to_owned(),
                password,
            },
            hash,
        ))
    };
    let made = [
        made("admin", ADMIN.0)?,
        made("owner", &member_mail(OWNER))?,
        made("member", &member_mail(0))?,
        made("director", &member_mail(DIRECTOR))?,
        made("scorer", &member_mail(SCORER))?,
    ];
    store.write(|db| -> Result<(), ActError> {
        for (account, hash) in &made {
            let id = insert_account(db, &account.email, ADMIN.1, account.email == ADMIN.0, now)?;
            users::set_password(db, id, hash)?;
            sessions::end_all(db, id, None)?;
        }
        Ok(())
    })?;
    Ok(made.into_iter().map(|(account, _)| account).collect())
}

/// The data of a real club are never added to.
fn must_be_ours(db: &mut Db) -> Result<(), ActError> {
    let clubs = clubs::all(db)?;
    let empty = clubs.is_empty() && users::all(db)?.is_empty();
    if empty || clubs.iter().any(|club| club.slug == SLUG) {
        return Ok(());
    }
    Err(ActError::Conflict(Conflict::RealClub))
}

/// The club and everyone in it, by the acts of someone who can run commands on the server, so that its log begins as
/// that of any club does. Each step that was done before is left as it is.
fn make_club(store: &Store, now: DateTime<Utc>) -> Result<(), ActError> {
    let cli = Actor::CommandLine;
    let club = ClubToAdd {
        slug: SLUG,
        name: "Példa Kártyaklub",
        timezone: "Europe/Budapest",
        language: "hu",
        owner: None,
    };
    if store.read(clubs::all)?.is_empty() {
        add_club(store, &cli, &club, None, now)?;
    }
    for (place, name) in MEMBERS.iter().enumerate() {
        let email = member_mail(place);
        let made = store.write(|db| insert_account(db, &email, name, false, now.into()));
        made?;
        let member = add_account(store, &cli, SLUG, &email, now)?;
        if place == OWNER {
            let change = OwnerChange {
                slug: SLUG,
                member,
                owner: true,
                password: "",
            };
            set_owner(store, &Passwords::new(1), &cli, &change, now)?;
        }
    }
    let settings = TypedSettings {
        name: club.name,
        timezone: club.timezone,
        language: club.language,
        about: ABOUT,
        logo_text: "PK",
        game: GameKind::ALL.first().map_or("", |game| game.as_str()),
        members_public: true,
        noindex: false,
        frame_sites: "",
    };
    change_settings(store, &cli, SLUG, &settings, now)?;
    let there = store.read(|db| -> Result<_, ActError> {
        let club = clubs::by_slug(db, SLUG)?;
        Ok(members::everybody(db, club.id)?)
    })?;
    for name in GUESTS {
        if !there.iter().any(|(member, _)| member.name == name) {
            let guest = TypedEntry {
                name,
                is_guest: true,
                ..TypedEntry::default()
            };
            add_entry(store, &cli, SLUG, &guest, None, now)?;
        }
    }
    Ok(())
}

/// The account of this address, made without a password if it is not there.
fn insert_account(
    db: &mut Db,
    email: &str,
    name: &str,
    is_admin: bool,
    created_at: Moment,
) -> Result<UserId, ActError> {
    let user = users::NewUser {
        email,
        name,
        password_hash: None,
        is_admin,
        language: "hu",
        created_at,
    };
    match users::by_email(db, email) {
        Err(error) if error.is_not_found() => Ok(users::insert(db, &user)?),
        user => Ok(user?.id),
    }
}

fn member_mail(place: usize) -> String {
    format!("member{}@example.org", place + 1)
}

fn member_at(db: &mut Db, place: usize) -> Result<Actor, ActError> {
    let user = users::by_email(db, &member_mail(place))?;
    Ok(Actor::Person(Person::of(user)))
}

fn officials(db: &mut Db) -> Result<example_tournaments::Officials, ActError> {
    let club = clubs::by_slug(db, SLUG)?;
    let mut entry = |place| -> Result<_, ActError> {
        let user = users::by_email(db, &member_mail(place))?.id;
        let found = members::of_account(db, club.id, user)?;
        Ok(found.ok_or(ActError::NotFound(Missing::Member))?.id)
    };
    Ok(example_tournaments::Officials {
        director: entry(DIRECTOR)?,
        scorer: entry(SCORER)?,
    })
}
