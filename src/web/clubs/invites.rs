//! `/clubs/{slug}/invites`: links by which someone joins a club; made, shown once, taken back.

use actix_web::{HttpResponse, web};
use askama::Template;
use chrono::{DateTime, Datelike as _, Utc};
use serde::Deserialize;

use super::frame::{ClubTab, Frame, seen, shell};
use crate::account::form::Faults;
use crate::choice::Choice;
use crate::page::{PageResult, see_other};
use crate::routes;
use crate::shell::{Flash, Shell, html};
use talon_http::{Problem, Visit};
use talon_service::account::fresh_secret;
use talon_service::clubs::read::{self, Rights};
use talon_service::clubs::{self, DAYS, NewLink};
use talon_service::{ActError, Actor, InvalidValue};
use talon_store::invites::{Becomes, Invite};
use talon_store::{InviteId, MemberId};
use talon_text::Lang;

/// templates/clubs/invites.html
#[derive(Debug, Template)]
#[template(path = "clubs/invites.html")]
struct ClubsInvitesPage {
    shell: Shell,
    frame: Frame,
    here: String,
    roles: Vec<Choice>,
    days: Vec<Choice>,
    form: InviteForm,
    /// Whom the link is for, where they are in the list already.
    whom: Option<String>,
    made: Option<String>,
    rows: Vec<InviteView>,
    asks_password: bool,
    faults: Faults,
}

/// One link.
#[derive(Debug)]
struct InviteView {
    label: String,
    role: String,
    state: (&'static str, String),
    when: String,
    revoke: Option<String>,
}

/// For whom a link is wanted, and what has just happened.
#[derive(Debug, Deserialize)]
pub(crate) struct InvitesQuery {
    member: Option<i64>,
    done: Option<String>,
}

/// What the form sends.
#[derive(Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct InviteForm {
    label: String,
    role: String,
    days: String,
    #[serde(default)]
    member: String,
    #[serde(default)]
    password: String,
    key: String,
    #[serde(rename = "csrf")]
    _csrf: Option<String>,
}

impl std::fmt::Debug for InviteForm {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("InviteForm")
    }
}

/// The links and the form.
///
/// # Errors
/// When the reader may not invite, there is no such club, or the database fails.
pub async fn get(visit: Visit, slug: web::Path<String>, asked: web::Query<InvitesQuery>) -> PageResult {
    let form = InviteForm {
        role: "member".into(),
        days: "7".into(),
        member: asked.member.map(|id| id.to_string()).unwrap_or_default(),
        key: fresh_secret()?,
        ..InviteForm::default()
    };
    let done = (asked.done.as_deref() == Some("revoked")).then_some("club-invite-revoked");
    draw(
        &visit,
        slug.into_inner(),
        form,
        InvitesNotice {
            done,
            ..InvitesNotice::default()
        },
    )
    .await
}

/// Makes a link and shows it, this once.
///
/// # Errors
/// As for the page.
pub async fn post(visit: Visit, slug: web::Path<String>, form: web::Form<InviteForm>) -> PageResult {
    let (slug, form) = (slug.into_inner(), form.into_inner());
    let (club, typed) = (slug.clone(), form.clone());
    let (done, _) = visit
        .act(move |state, actor| {
            let link = match link(&club, &form) {
                Ok(link) => link,
                Err(error) => return Ok(Err(error)),
            };
            state.one_try(actor, |passwords| {
                clubs::invite(&state.store, passwords, actor, &link, state.now())
            })
        })
        .await?;
    match done {
        Ok(token) => {
            let made = Some(format!("{}/join/{token}", visit.state.config.base_url));
            let fresh = InviteForm {
                role: "member".into(),
                days: "7".into(),
                key: fresh_secret()?,
                ..InviteForm::default()
            };
            draw(
                &visit,
                slug,
                fresh,
                InvitesNotice {
                    made,
                    ..InvitesNotice::default()
                },
            )
            .await
        }
        Err(error) => {
            let error = match error {
                ActError::Invalid { field: "current", why } => ActError::Invalid { field: "password", why },
                other => other,
            };
            let faults = Faults::of(visit.prefs.lang, error)?;
            draw(
                &visit,
                slug,
                typed,
                InvitesNotice {
                    faults,
                    ..InvitesNotice::default()
                },
            )
            .await
        }
    }
}

fn link<'a>(slug: &'a str, form: &'a InviteForm) -> Result<NewLink<'a>, ActError> {
    let bad = |field| ActError::Invalid {
        field,
        why: InvalidValue::BadChoice,
    };
    let member = match form.member.as_str() {
        "" => None,
        id => Some(MemberId(id.parse().map_err(|_| bad("member"))?)),
    };
    Ok(NewLink {
        slug,
        role: Becomes::parse(&form.role).ok_or(bad("role"))?,
        days: form.days.parse().map_err(|_| bad("days"))?,
        label: &form.label,
        member,
        password: &form.password,
        key: Some(&form.key),
    })
}

/// Takes a link back.
///
/// # Errors
/// When the reader may not, or there is no such link.
pub async fn revoke(visit: Visit, place: web::Path<(String, i64)>) -> PageResult {
    let (slug, id) = place.into_inner();
    let here = routes::club(&slug, "invites");
    visit
        .act(move |state, actor| {
            Ok(clubs::revoke_invite(
                &state.store,
                actor,
                &slug,
                InviteId(id),
                state.now(),
            )?)
        })
        .await?;
    Ok(see_other(&format!("{here}?done=revoked")))
}

/// What is said besides, after a form.
#[derive(Default)]
struct InvitesNotice {
    done: Option<&'static str>,
    made: Option<String>,
    faults: Faults,
}

async fn draw(visit: &Visit, slug: String, form: InviteForm, said: InvitesNotice) -> Result<HttpResponse, Problem> {
    let member = form.member.parse().ok().map(MemberId);
    let name = slug.clone();
    let ((club, rights, links, whom), visitor) = visit
        .act(move |state, actor| {
            Ok(state.store.read(|db| -> Result<_, ActError> {
                let links = clubs::list_invites(db, actor, &name)?;
                let (club, rights) = read::club(db, actor, &name)?;
                let whom = member.map(|id| read::member(db, actor, &name, id)).transpose()?;
                Ok((club, rights, links, whom.map(|(_, _, person)| person.name)))
            })?)
        })
        .await?;
    let (lang, now, here) = (visit.prefs.lang, visit.state.now(), routes::club(&slug, "invites"));
    let title = format!("{}: {}", lang.t("club-tab-invites"), club.name);
    let mut shell = shell(visit, &visitor, title, here.clone());
    shell.flash = said.done.map(|key| Flash {
        kind: "good",
        text: lang.t(key).into_owned(),
    });
    let status = said.faults.status();
    let page = ClubsInvitesPage {
        frame: Frame::of(&club, &rights, ClubTab::Invites, lang),
        roles: roles(&rights, lang),
        days: DAYS
            .map(|days| Choice::new(days.to_string(), lang.n("club-invite-days", days)))
            .to_vec(),
        whom: whom.map(|name| seen(&name, lang)),
        made: said.made,
        rows: links.iter().map(|link| row(link, &here, now, lang)).collect(),
        asks_password: !is_confirmed(&visitor.actor, now) || !said.faults.at("password").is_empty(),
        faults: said.faults,
        form,
        here,
        shell,
    };
    let mut response = html(page.render());
    *response.status_mut() = status;
    Ok(response)
}

fn is_confirmed(actor: &Actor, now: DateTime<Utc>) -> bool {
    actor.person().is_some_and(|person| person.is_confirmed(now))
}

fn roles(rights: &Rights, lang: Lang) -> Vec<Choice> {
    let all = [("member", rights.manage), ("owner", rights.appoint)];
    let open = all.into_iter().filter(|(_, open)| *open);
    open.map(|(word, _)| Choice::new(word, lang.t(&format!("club-role-{word}"))))
        .collect()
}

fn row(link: &Invite, here: &str, now: DateTime<Utc>, lang: Lang) -> InviteView {
    let day = |at: DateTime<Utc>| lang.day(at.year(), at.month(), at.day());
    let (state, at) = match (link.used_at, link.revoked_at) {
        (Some(at), _) => (("good", "club-invite-used"), at.utc()),
        (_, Some(at)) => (("", "club-invite-taken-back"), at.utc()),
        _ if link.expires_at.utc() <= now => (("", "club-invite-expired"), link.expires_at.utc()),
        _ => (("warn", "club-invite-open"), link.expires_at.utc()),
    };
    let open = state.1 == "club-invite-open";
    InviteView {
        label: link.label.clone(),
        role: lang.t(&format!("club-role-{}", link.role.as_str())).into_owned(),
        state: (state.0, lang.t(state.1).into_owned()),
        when: day(at),
        revoke: open.then(|| format!("{here}/{}/revoke", link.id)),
    }
}
