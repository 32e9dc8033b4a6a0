//! Fills an empty database with the example club: its members, its public hands, and an upload some records of which
//! are refused. All of it comes in by the way every hand comes in.

use crate::generate::demo;
use crate::service::import_hands::{self, Choices, Request};
use crate::service::{ActError, Actor};
use crate::store::hands::Visibility;
use crate::store::imports::Import;
use crate::store::{Moment, Store, clubs, users};

/// The address of the example club.
pub const SLUG: &str = "pelda";

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
    let settled = |db: &mut _| crate::store::settings::get(db, "example_club");
    if store.read(settled)?.is_some() {
        return Ok(None);
    }
    let club = store.write(|db| -> Result<clubs::Club, ActError> {
        let club = clubs::NewClub {
            slug: SLUG,
            name: "Példa Ulti Klub",
            timezone: "Europe/Budapest",
            language: "hu",
            created_at: now,
        };
        let id = match clubs::by_slug(db, SLUG) {
            Ok(there) => return Ok(there),
            Err(error) if error.is_not_found() => clubs::insert(db, &club)?,
            Err(error) => return Err(error.into()),
        };
        for (place, name) in demo::MEMBERS.iter().enumerate() {
            let email = format!("member{}@example.org", place + 1);
            let user = users::NewUser {
                email: &email,
                name,
                password_hash: None,
                is_admin: false,
                language: "hu",
                created_at: now,
            };
            let user = users::insert(db, &user)?;
            clubs::add_member(db, id, user, now)?;
        }
        Ok(clubs::by_id(db, id)?)
    })?;
    let choices = Choices { visibility: Visibility::Public.as_str().to_owned(), ..Choices::default() };
    let load = |file_name: &str, text: &str| {
        let request = Request {
            club: &club,
            file_name,
            media_type: "application/x-ndjson",
            choices: &choices,
            key: None,
        };
        let upload =
            import_hands::keep_upload(store, &Actor::CommandLine, &request, &mut text.as_bytes(), now)?;
        let import = import_hands::start(store, &Actor::CommandLine, &request, upload, now)?;
        import_hands::run(store, import.id, now, &mut |_| ())
    };
    let hands = load("club.ndjson", &demo::club_records().join("\n"))?;
    let refused = load("upload.ndjson", &demo::refused_upload())?;
    store.write(|db| crate::store::settings::set(db, "example_club", "loaded"))?;
    Ok(Some(Loaded { hands, refused }))
}
