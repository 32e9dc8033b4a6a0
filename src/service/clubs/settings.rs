//! Changing the settings of a club, for its owners.

use chrono::{DateTime, Utc};
use serde_json::{Map, Value, json};

use super::fields;
use super::frame_sites::frame_sites;
use crate::audit::{self, Deed, Note, Subject};
use crate::authorization::{self, Action, Object};
use crate::{ActError, Actor, find_club, naming};
use talon_store::Store;
use talon_store::clubs::{self, Club, Settings};

/// Settings as someone typed them.
#[derive(Debug, Clone, Copy)]
pub struct ClubSettingsForm<'a> {
    pub name: &'a str,
    pub timezone: &'a str,
    pub language: &'a str,
    pub about: &'a str,
    pub logo_text: &'a str,
    /// A game, or a game and one of its rule sets; empty for none.
    pub game: &'a str,
    pub members_public: bool,
    pub noindex: bool,
    /// The sites that may show frames of the club, with spaces or line ends between them; empty for every site.
    pub frame_sites: &'a str,
}

/// Keeps them.
///
/// # Errors
/// When the actor may not, there is no such club, or a value is not good.
pub fn change_settings(
    store: &Store,
    actor: &Actor,
    slug: &str,
    typed: &ClubSettingsForm<'_>,
    now: DateTime<Utc>,
) -> Result<(), ActError> {
    store.write(|db| {
        let club = find_club::named(db, slug)?;
        authorization::must(db, actor, Action::ChangeClub, &Object::of_club(club.id))?;
        let (default_game, rule_set) = fields::game(typed.game)?;
        let settings = Settings {
            name: naming::thing("name", typed.name)?,
            timezone: fields::timezone(typed.timezone)?.to_owned(),
            language: fields::language(typed.language)?.to_owned(),
            about: fields::text("about", typed.about, fields::ABOUT_MAX)?,
            logo_text: fields::line("logo_text", typed.logo_text, fields::LOGO_MAX)?,
            default_game,
            rule_set,
            members_public: typed.members_public,
            noindex: typed.noindex,
            frame_sites: frame_sites(typed.frame_sites)?,
        };
        let changes = changes(&club, &settings);
        if changes.is_empty() {
            return Ok(());
        }
        clubs::set(db, club.id, &settings)?;
        let note = Note::of(Deed::ChangeClub, Subject::Club)
            .in_club(club.id)
            .with(Value::Object(changes));
        audit::write(db, actor, &note, now)
    })
}

/// Old and new value of what is changed. Of texts that may name people, only the fact is logged.
fn changes(club: &Club, new: &Settings) -> Map<String, Value> {
    let values = [
        ("timezone", json!(club.timezone), json!(new.timezone)),
        ("language", json!(club.language), json!(new.language)),
        ("default_game", json!(club.default_game), json!(new.default_game)),
        ("rule_set", json!(club.rule_set), json!(new.rule_set)),
        ("members_public", json!(club.members_public), json!(new.members_public)),
        ("noindex", json!(club.noindex), json!(new.noindex)),
        ("frame_sites", json!(club.frame_sites), json!(new.frame_sites)),
    ];
    let values = values.into_iter().filter(|(_, old, new)| old != new);
    let mut changes: Map<String, Value> = values
        .map(|(name, old, new)| (name.to_owned(), json!([old, new])))
        .collect();
    let texts = [
        ("name", club.name != new.name),
        ("about", club.about != new.about),
        ("logo_text", club.logo_text != new.logo_text),
    ];
    let texts = texts.into_iter().filter(|(_, differs)| *differs);
    changes.extend(texts.map(|(name, _)| (name.to_owned(), json!("changed"))));
    changes
}
