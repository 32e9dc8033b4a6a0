//! How clubs and those who belong to them are written in JSON. It says nothing of who may see what.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use talon_service::clubs::log::{Doer, LogEntry};
use talon_service::clubs::read::{Listed, Person};
use talon_service::clubs::{PublicName, game_word};
use talon_service::stored;
use talon_store::StoreError;
use talon_store::announcements::Announcement;
use talon_store::clubs::Club;
use talon_store::invites::Invite;

/// A club.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ClubView {
    pub slug: String,
    /// Its page.
    pub url: String,
    pub name: String,
    pub timezone: String,
    pub language: String,
    pub about: String,
    pub logo_text: String,
    /// A game, or a game and one of its rule sets separated by a slash; null if none was chosen.
    pub game: Option<String>,
    /// Whether visitors see its list of members.
    pub members_public: bool,
    /// Whether search engines are asked to leave it out.
    pub noindex: bool,
    /// The sites that may show its frames, such as `https://club.example`; empty if every site may.
    pub frame_sites: Vec<String>,
}

/// All clubs.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ClubList {
    pub clubs: Vec<ClubView>,
}

/// A club to be added.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewClub {
    pub slug: String,
    pub name: String,
    pub timezone: String,
    pub language: String,
    /// Email address of the account that will own it.
    #[serde(default)]
    pub owner: Option<String>,
}

/// The changes; what is left out stays as it is.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ClubChange {
    pub name: Option<String>,
    pub timezone: Option<String>,
    pub language: Option<String>,
    pub about: Option<String>,
    pub logo_text: Option<String>,
    /// Empty for none.
    pub game: Option<String>,
    pub members_public: Option<bool>,
    pub noindex: Option<bool>,
    /// Empty for every site.
    pub frame_sites: Option<Vec<String>>,
}

/// A member of a club, as far as the reader may see them.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct MemberView {
    pub id: i64,
    pub url: String,
    /// Null if the name is hidden; the number takes its place.
    pub name: Option<String>,
    /// The name that the public sees, where the reader sees another.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub public_name: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub email: Option<String>,
    /// Their number in the club, for those who may change it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<String>,
    pub is_guest: bool,
    pub is_owner: bool,
    pub is_active: bool,
}

/// A page of members, in the order of their names.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct MemberPage {
    pub members: Vec<MemberView>,
    /// Address of the next page; null at the end.
    pub next: Option<String>,
}

/// A member or a guest who is to be added.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewMember {
    pub name: String,
    #[serde(default)]
    pub alias: String,
    /// `full`, `short` or `alias`; if left out, `short`, or `alias` for guests and minors.
    #[serde(default)]
    pub shown: String,
    #[serde(default)]
    pub email: String,
    /// Their number in the club.
    #[serde(default)]
    pub number: String,
    #[serde(default)]
    pub is_guest: bool,
    #[serde(default)]
    pub is_minor: bool,
}

/// The changes to an entry; what is left out stays as it is.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MemberChange {
    pub name: Option<String>,
    /// Empty for none.
    pub alias: Option<String>,
    pub shown: Option<String>,
    /// Empty for none.
    pub email: Option<String>,
    /// Empty for none.
    pub number: Option<String>,
    pub is_guest: Option<bool>,
    pub is_minor: Option<bool>,
    pub is_active: Option<bool>,
}

/// A link that invites; its secret is not kept.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct InviteView {
    pub id: i64,
    /// `member` or `owner`.
    pub role: String,
    pub label: String,
    pub created_at: String,
    pub expires_at: String,
    pub used_at: Option<String>,
    pub revoked_at: Option<String>,
}

/// The links of a club, newest first.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct InviteList {
    pub invites: Vec<InviteView>,
}

/// A link that is asked for. One that makes an owner is made on the page.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewInvite {
    /// Days that it works: 1, 3 or 7.
    pub days: i64,
    #[serde(default)]
    pub label: String,
    /// Number of the entry that it is for.
    #[serde(default)]
    pub member: Option<i64>,
}

/// A link that was made, shown this once.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct MadeInvite {
    pub url: String,
}

/// One entry of the log.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct AuditView {
    pub id: i64,
    pub at: String,
    /// `person`, `command_line` or `nobody`.
    pub by: String,
    /// Number of the account that did it.
    pub account: Option<i64>,
    /// Its name, as it is now.
    pub name: Option<String>,
    pub action: String,
    /// What it was done to, such as `member`, and its number.
    pub subject: String,
    pub subject_id: Option<i64>,
    /// Values old and new.
    #[schema(value_type = Object)]
    pub detail: Value,
    pub reason: Option<String>,
}

/// A page of the log, newest first.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct AuditPage {
    pub entries: Vec<AuditView>,
    /// Address of the next page; null at the end.
    pub next: Option<String>,
}

/// Something that a club announces.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct AnnouncementView {
    pub id: i64,
    /// Its page.
    pub url: String,
    pub title: String,
    /// The text with its marks of Markdown.
    pub body: String,
    /// The days from which and until which it is shown on the page of the club; null where it has no end.
    pub from: String,
    pub until: Option<String>,
    /// When it was last changed.
    pub changed_at: String,
}

/// What a club announces, the latest first.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct AnnouncementList {
    pub announcements: Vec<AnnouncementView>,
}

/// An announcement as it is written.
pub(crate) fn announcement(club: &str, one: &Announcement) -> AnnouncementView {
    AnnouncementView {
        id: one.id.0,
        url: format!("/clubs/{club}/news/{}", one.id),
        title: one.title.clone(),
        body: one.body.clone(),
        from: one.shown_from.to_string(),
        until: one.shown_until.map(|day| day.to_string()),
        changed_at: one.changed_at.utc().to_rfc3339_opts(chrono::SecondsFormat::Secs, true),
    }
}

/// A club as it is written.
pub fn club(club: &Club) -> ClubView {
    let game = club
        .default_game
        .as_deref()
        .map(|game| game_word(game, club.rule_set.as_deref()));
    ClubView {
        url: format!("/clubs/{}", club.slug),
        slug: club.slug.clone(),
        name: club.name.clone(),
        timezone: club.timezone.clone(),
        language: club.language.clone(),
        about: club.about.clone(),
        logo_text: club.logo_text.clone(),
        game,
        members_public: club.members_public,
        noindex: club.noindex,
        frame_sites: club.frame_sites.lines().map(str::to_owned).collect(),
    }
}

/// All of them.
pub fn clubs(all: &[Listed]) -> ClubList {
    ClubList {
        clubs: all.iter().map(|one| club(&one.club)).collect(),
    }
}

/// A person as the reader may see them.
pub fn member(slug: &str, person: &Person) -> MemberView {
    let name = |seen: &PublicName| match seen {
        PublicName::Name(name) => Some(name.clone()),
        PublicName::Numbered(_) => None,
    };
    MemberView {
        id: person.id.0,
        url: format!("/clubs/{slug}/members/{}", person.id),
        name: name(&person.name),
        public_name: person.public.as_ref().and_then(name),
        email: person.mail.clone(),
        number: person.entry.as_ref().and_then(|entry| entry.number.clone()),
        is_guest: person.is_guest,
        is_owner: person.is_owner,
        is_active: person.is_active,
    }
}

/// A link as it is written.
pub fn invite(one: &Invite) -> InviteView {
    let at = |at: talon_store::Moment| at.utc().to_rfc3339_opts(chrono::SecondsFormat::Secs, true);
    InviteView {
        id: one.id.0,
        role: one.role.as_str().to_owned(),
        label: one.label.clone(),
        created_at: at(one.created_at),
        expires_at: at(one.expires_at),
        used_at: one.used_at.map(at),
        revoked_at: one.revoked_at.map(at),
    }
}

/// An entry as it is written.
///
/// # Errors
/// When what it says cannot be read.
pub fn entry(line: &LogEntry) -> Result<AuditView, StoreError> {
    let name = match &line.doer {
        Doer::Person(name) => Some(name.clone()),
        Doer::CommandLine | Doer::Nobody => None,
    };
    let entry = &line.entry;
    Ok(AuditView {
        id: entry.id.0,
        at: entry
            .happened_at
            .utc()
            .to_rfc3339_opts(chrono::SecondsFormat::Micros, true),
        by: entry.actor_kind.as_str().to_owned(),
        account: entry.actor_id.map(|id| id.0),
        name,
        action: entry.action.clone(),
        subject: entry.subject_kind.clone(),
        subject_id: entry.subject_id,
        detail: stored::read(&entry.detail, "an entry of the log")?,
        reason: line.reason.clone(),
    })
}
