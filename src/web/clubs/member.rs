//! `/clubs/{slug}/members/{id}`: one entry of a club's list. Owners change it; everyone chooses under which name the
//! public sees them.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use askama::Template;
use serde::Deserialize;

use super::frame::{ClubTab, Frame, seen, shell};
use super::member_tags::{TagsForm, TagsView};
use super::members::{chips, shown_choices};
use crate::account::form::Faults;
use crate::choice::Choice;
use crate::page::{PageResult, see_other};
use crate::parts::repeated;
use crate::routes;
use crate::shell::{Flash, Shell, html};
use talon_http::{Problem, Visit};
use talon_service::clubs::read::{self, Rights};
use talon_service::clubs::{self, OwnerChange, PublicName, TypedEntry, TypedTags};
use talon_service::{ActError, Conflict, Person as Reader};
use talon_store::MemberId;
use talon_store::members::Member;

/// templates/clubs/member.html
#[derive(Debug, Template)]
#[template(path = "clubs/member.html")]
struct ClubsMemberPage {
    shell: Shell,
    frame: Frame,
    rights: Rights,
    here: String,
    /// Their page; nobody has one who is active no more, or shows a reader no name.
    player: Option<String>,
    list: String,
    invite: String,
    name: String,
    public: String,
    mail: String,
    chips: Vec<(&'static str, String)>,
    is_active: bool,
    is_owner: bool,
    has_account: bool,
    can_choose: bool,
    /// One's own, with commas between them; empty for others.
    own_tags: String,
    tags: TagsView,
    shown: Vec<Choice>,
    form: EntryForm,
    asks_password: bool,
    faults: Faults,
}

/// What the forms send: the whole entry, or only how someone is seen.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EntryForm {
    /// Not sent by someone who only chooses how they are seen.
    name: Option<String>,
    alias: String,
    shown: String,
    email: Option<String>,
    number: Option<String>,
    licence: Option<String>,
    is_guest: Option<String>,
    is_minor: Option<String>,
    #[serde(rename = "csrf")]
    _csrf: Option<String>,
}

impl EntryForm {
    fn of(entry: &Member, licence: Option<String>) -> EntryForm {
        EntryForm {
            name: Some(entry.name.clone()),
            alias: entry.alias.clone().unwrap_or_default(),
            shown: entry.shown.as_str().to_owned(),
            email: Some(entry.email.clone().unwrap_or_default()),
            number: Some(entry.number.clone().unwrap_or_default()),
            licence: Some(licence.unwrap_or_default()),
            is_guest: entry.is_guest.then(|| "1".to_owned()),
            is_minor: entry.is_minor.then(|| "1".to_owned()),
            _csrf: None,
        }
    }

    fn name(&self) -> &str {
        self.name.as_deref().unwrap_or_default()
    }

    fn number(&self) -> &str {
        self.number.as_deref().unwrap_or_default()
    }

    fn licence(&self) -> &str {
        self.licence.as_deref().unwrap_or_default()
    }

    fn email(&self) -> &str {
        self.email.as_deref().unwrap_or_default()
    }
}

/// Whether an entry is to be active, or an owner.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SwitchForm {
    on: u8,
    #[serde(default)]
    password: String,
    #[serde(rename = "csrf")]
    _csrf: Option<String>,
}

impl std::fmt::Debug for SwitchForm {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("SwitchForm")
    }
}

/// What has just happened.
#[derive(Debug, Deserialize)]
pub(crate) struct MemberQuery {
    done: Option<String>,
}

/// The club and the entry that the address names.
type MemberPath = web::Path<(String, i64)>;

/// The entry.
///
/// # Errors
/// When there is none, or none for this reader, or the database fails.
pub async fn get(visit: Visit, place: MemberPath, done: web::Query<MemberQuery>) -> PageResult {
    let said = match done.done.as_deref() {
        Some("saved") => Some(("good", "account-saved")),
        Some("owner") => Some(("good", "club-owner-done")),
        _ => None,
    };
    let (slug, id) = place.into_inner();
    draw(
        &visit,
        slug,
        id,
        MemberNotice {
            flash: said,
            ..MemberNotice::default()
        },
    )
    .await
}

/// Keeps the entry.
///
/// # Errors
/// As for the page.
pub async fn post(visit: Visit, place: MemberPath, form: web::Form<EntryForm>) -> PageResult {
    let ((slug, id), form) = (place.into_inner(), form.into_inner());
    let (club, typed) = (slug.clone(), form.clone());
    let (done, _) = visit
        .act(move |state, actor| {
            let (store, id, now) = (&state.store, MemberId(id), state.now());
            let Some(name) = &form.name else {
                let (shown, alias) = (&form.shown, &form.alias);
                return Ok(clubs::choose_shown(store, actor, &club, id, shown, alias, now));
            };
            let entry = TypedEntry {
                name,
                alias: &form.alias,
                shown: &form.shown,
                email: form.email(),
                number: form.number.as_deref(),
                licence: form.licence.as_deref(),
                is_guest: form.is_guest.is_some(),
                is_minor: form.is_minor.is_some(),
            };
            Ok(clubs::change_entry(store, actor, &club, id, &entry, now))
        })
        .await?;
    ended(&visit, slug, id, done, "saved", Some(typed)).await
}

/// Deactivates the entry, or makes it active again.
///
/// # Errors
/// As for the page.
pub async fn activity(visit: Visit, place: MemberPath, form: web::Form<SwitchForm>) -> PageResult {
    let (slug, id) = place.into_inner();
    let club = slug.clone();
    let on = form.on == 1;
    let (done, _) = visit
        .act(move |state, actor| {
            Ok(clubs::set_active(
                &state.store,
                actor,
                &club,
                MemberId(id),
                on,
                state.now(),
            ))
        })
        .await?;
    ended(&visit, slug, id, done, "saved", None).await
}

/// Keeps the tags of the entry.
///
/// # Errors
/// As for the page.
pub async fn tags(visit: Visit, place: MemberPath, fields: web::Form<Vec<(String, String)>>) -> PageResult {
    let ((slug, id), form) = (place.into_inner(), repeated::<TagsForm>(&fields)?);
    let (club, typed) = (slug.clone(), form.clone());
    let (done, _) = visit
        .act(move |state, actor| {
            let tags = TypedTags {
                tags: &form.tags,
                agreed: &form.agreed,
            };
            let id = MemberId(id);
            Ok(clubs::set_tags(&state.store, actor, &club, id, &tags, state.now()))
        })
        .await?;
    match done {
        Ok(()) => ended(&visit, slug, id, Ok(()), "saved", None).await,
        Err(error) => {
            let said = MemberNotice {
                faults: Faults::of(visit.prefs.lang, error)?,
                typed_tags: Some(typed),
                ..MemberNotice::default()
            };
            draw(&visit, slug, id, said).await
        }
    }
}

/// Appoints an owner, or takes it back.
///
/// # Errors
/// As for the page.
pub async fn owner(visit: Visit, place: MemberPath, form: web::Form<SwitchForm>) -> PageResult {
    let ((slug, id), form) = (place.into_inner(), form.into_inner());
    let club = slug.clone();
    let (done, visitor) = visit
        .act(move |state, actor| {
            let change = OwnerChange {
                slug: &club,
                member: MemberId(id),
                owner: form.on == 1,
                password: &form.password,
            };
            state.one_try(actor, |passwords| {
                clubs::set_owner(&state.store, passwords, actor, &change, state.now())
            })
        })
        .await?;
    // Anyone who gives up their own role has ended their own sessions with it.
    let still = visit.visitor().await?;
    if done.is_ok() && visitor.actor.user().is_some() && still.actor.user().is_none() {
        return Ok(see_other("/sign-in"));
    }
    ended(&visit, slug, id, done, "owner", None).await
}

async fn ended(
    visit: &Visit,
    slug: String,
    id: i64,
    done: Result<(), ActError>,
    word: &str,
    typed: Option<EntryForm>,
) -> PageResult {
    match done {
        Ok(()) => {
            let here = routes::member(&slug, MemberId(id));
            Ok(see_other(&format!("{here}?done={word}")))
        }
        Err(ActError::Conflict(Conflict::LastOwner)) => {
            draw(
                visit,
                slug,
                id,
                MemberNotice {
                    flash: Some(("bad", "club-last-owner")),
                    ..MemberNotice::default()
                },
            )
            .await
        }
        Err(ActError::Invalid { field: "current", why }) => {
            let faults = Faults::of(visit.prefs.lang, ActError::Invalid { field: "password", why })?;
            draw(
                visit,
                slug,
                id,
                MemberNotice {
                    faults,
                    ..MemberNotice::default()
                },
            )
            .await
        }
        Err(error) => {
            let faults = Faults::of(visit.prefs.lang, error)?;
            draw(
                visit,
                slug,
                id,
                MemberNotice {
                    faults,
                    typed,
                    ..MemberNotice::default()
                },
            )
            .await
        }
    }
}

/// What is said besides, after a form.
#[derive(Debug, Default)]
struct MemberNotice {
    flash: Option<(&'static str, &'static str)>,
    faults: Faults,
    typed: Option<EntryForm>,
    typed_tags: Option<TagsForm>,
}

async fn draw(visit: &Visit, slug: String, id: i64, said: MemberNotice) -> Result<HttpResponse, Problem> {
    let name = slug.clone();
    let ((read, licence), visitor) = visit
        .act(move |state, actor| {
            Ok(state.store.read(|db| {
                let read = read::member(db, actor, &name, MemberId(id))?;
                let tags = match &read.2.entry {
                    Some(entry) => clubs::tags_seen(db, actor, entry)?,
                    None => Vec::new(),
                };
                let licence = clubs::licence_of(db, &read.1, MemberId(id))?;
                Ok::<_, ActError>(((read, tags), licence))
            })?)
        })
        .await?;
    let ((club, rights, person), tags) = read;
    let lang = visit.prefs.lang;
    let here = routes::member(&slug, person.id);
    let mut shell = shell(visit, &visitor, seen(&person.name, lang), here.clone());
    shell.flash = said.flash.map(|(kind, key)| Flash {
        kind,
        text: lang.t(key).into_owned(),
    });
    let conflict = said.flash.is_some_and(|(kind, _)| kind == "bad");
    let status = if conflict {
        StatusCode::CONFLICT
    } else {
        said.faults.status()
    };
    let confirmed = visitor
        .actor
        .person()
        .is_some_and(|reader: &Reader| reader.is_confirmed(visit.state.now()));
    let page = ClubsMemberPage {
        frame: Frame::of(&club, &rights, ClubTab::Members, lang),
        list: routes::club(&slug, "members"),
        invite: format!("{}?member={}", routes::club(&slug, "invites"), person.id),
        name: seen(&person.name, lang),
        public: person.public.as_ref().map(|name| seen(name, lang)).unwrap_or_default(),
        mail: person.mail.clone().unwrap_or_default(),
        chips: chips(&person, lang),
        is_active: person.is_active,
        is_owner: person.is_owner,
        has_account: person.has_account,
        own_tags: if person.is_me && !tags.is_empty() {
            let names: Vec<&str> = tags.iter().map(|one| one.tag.as_str()).collect();
            names.join(", ")
        } else {
            String::new()
        },
        tags: TagsView::of(&tags, said.typed_tags.as_ref()),
        can_choose: person.is_me && !rights.manage,
        shown: shown_choices(lang, false),
        form: said
            .typed
            .or_else(|| person.entry.as_ref().map(|entry| EntryForm::of(entry, licence)))
            .unwrap_or_default(),
        asks_password: !confirmed || !said.faults.at("password").is_empty(),
        faults: said.faults,
        rights,
        player: (person.is_active && matches!(person.name, PublicName::Name(_))).then(|| routes::player(person.id)),
        here,
        shell,
    };
    let mut response = html(page.render());
    *response.status_mut() = status;
    Ok(response)
}
