//! `/clubs/{slug}/members`: who belongs to a club, and for its owners the forms by which someone is added.

use actix_web::{HttpResponse, web};
use askama::Template;
use serde::Deserialize;

use super::frame::{ClubTab, Frame, seen, shell};
use crate::account::form::Faults;
use crate::choice::Choice;
use crate::page::{PageResult, see_other};
use crate::routes;
use crate::shell::{Flash, Shell, Tab, html};
use talon_http::{Problem, Visit};
use talon_service::account::fresh_secret;
use talon_service::clubs::read::{self, MemberListQuery as Wanted, PAGES_MAX, Person, Rights};
use talon_service::clubs::{self, TypedEntry};
use talon_store::members::Which;
use talon_text::Lang;

/// templates/clubs/members.html
#[derive(Debug, Template)]
#[template(path = "clubs/members.html")]
struct ClubsMembersPage {
    shell: Shell,
    frame: Frame,
    rights: Rights,
    here: String,
    asked: MembersQuery,
    counts: String,
    tabs: Vec<Tab>,
    rows: Vec<MemberView>,
    newer: Option<String>,
    older: Option<String>,
    place: String,
    shown: Vec<Choice>,
    form: MemberForm,
    faults: Faults,
}

/// One member.
#[derive(Debug)]
struct MemberView {
    href: String,
    name: String,
    public: String,
    mail: String,
    chips: Vec<(&'static str, String)>,
    is_me: bool,
}

/// Which part is asked for.
#[derive(Debug, Clone, Default, Deserialize)]
pub struct MembersQuery {
    #[serde(default)]
    name: String,
    show: Option<String>,
    page: Option<i64>,
    done: Option<String>,
}

/// What the form sends.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct MemberForm {
    name: String,
    alias: String,
    shown: String,
    email: String,
    is_guest: Option<String>,
    is_minor: Option<String>,
    key: String,
    #[serde(rename = "csrf")]
    _csrf: Option<String>,
}

/// The list.
///
/// # Errors
/// When the reader may not see it, there is no such club, or the database fails.
pub async fn get(visit: Visit, slug: web::Path<String>, asked: web::Query<MembersQuery>) -> PageResult {
    let form = MemberForm {
        key: fresh_secret()?,
        ..MemberForm::default()
    };
    draw(&visit, slug.into_inner(), asked.into_inner(), form, Faults::default()).await
}

/// Adds a member or a guest.
///
/// # Errors
/// As for the list.
pub async fn post(visit: Visit, slug: web::Path<String>, form: web::Form<MemberForm>) -> PageResult {
    let (slug, form) = (slug.into_inner(), form.into_inner());
    let (club, typed) = (slug.clone(), form.clone());
    let (done, _) = visit
        .act(move |state, actor| {
            let entry = TypedEntry {
                name: &form.name,
                alias: &form.alias,
                shown: &form.shown,
                email: &form.email,
                number: None,
                licence: None,
                is_guest: form.is_guest.is_some(),
                is_minor: form.is_minor.is_some(),
            };
            Ok(clubs::add_entry(
                &state.store,
                actor,
                &club,
                &entry,
                Some(&form.key),
                state.now(),
            ))
        })
        .await?;
    match done {
        Ok(_) => Ok(see_other(&format!("{}?done=added", routes::club(&slug, "members")))),
        Err(error) => {
            let faults = Faults::of(visit.prefs.lang, error)?;
            draw(&visit, slug, MembersQuery::default(), typed, faults).await
        }
    }
}

async fn draw(
    visit: &Visit,
    slug: String,
    asked: MembersQuery,
    form: MemberForm,
    faults: Faults,
) -> Result<HttpResponse, Problem> {
    let lang = visit.prefs.lang;
    let gone = asked.show.as_deref() == Some("deactivated");
    let which = if gone { Which::Deactivated } else { Which::Active };
    let page = asked.page.unwrap_or(1).clamp(1, PAGES_MAX);
    let (club, name) = (slug.clone(), asked.name.clone());
    let (list, visitor) = visit
        .act(move |state, actor| {
            let wanted = Wanted {
                which,
                name: &name,
                page,
            };
            Ok(state.store.read(|db| read::members(db, actor, &club, &wanted))?)
        })
        .await?;
    let here = routes::club(&slug, "members");
    let title = format!("{}: {}", lang.t("club-tab-members"), list.club.name);
    let mut shell = shell(visit, &visitor, title, here.clone());
    let done = asked.done.as_deref() == Some("added");
    shell.flash = done.then(|| Flash {
        kind: "good",
        text: lang.t("club-member-added").into_owned(),
    });
    let to = |page: i64| format!("{here}?{}", query(&asked, page));
    let status = faults.status();
    let part = ClubsMembersPage {
        frame: Frame::of(&list.club, &list.rights, ClubTab::Members, lang),
        counts: lang.n("club-members-count", list.active),
        tabs: tabs(&list, &here, gone, lang),
        rows: list.people.iter().map(|one| row(one, &slug, lang)).collect(),
        newer: (page > 1).then(|| to(page - 1)),
        older: list.has_more.then(|| to(page + 1)),
        place: page.to_string(),
        shown: shown_choices(lang, true),
        rights: list.rights,
        here,
        asked,
        form,
        faults,
        shell,
    };
    let mut response = html(part.render());
    *response.status_mut() = status;
    Ok(response)
}

fn tabs(list: &read::List, here: &str, gone: bool, lang: Lang) -> Vec<Tab> {
    if !(list.rights.manage || list.rights.is_acting) || list.deactivated == 0 {
        return Vec::new();
    }
    let of = |key: &str, count: i64| format!("{} ({count})", lang.t(key));
    vec![
        Tab {
            href: here.to_owned(),
            label: of("club-members-active", list.active),
            here: !gone,
        },
        Tab {
            href: format!("{here}?show=deactivated"),
            label: of("club-members-deactivated", list.deactivated),
            here: gone,
        },
    ]
}

fn query(asked: &MembersQuery, page: i64) -> String {
    let page = page.to_string();
    let mut pairs = vec![("page", page.as_str())];
    if !asked.name.is_empty() {
        pairs.push(("name", &asked.name));
    }
    if let Some(show) = &asked.show {
        pairs.push(("show", show));
    }
    serde_html_form::to_string(&pairs).unwrap_or_default()
}

/// The three ways to be seen; with an empty one for what is usual.
pub(super) fn shown_choices(lang: Lang, with_usual: bool) -> Vec<Choice> {
    let usual = Choice::new("", lang.t("club-shown-usual"));
    let all = ["full", "short", "alias"].map(|word| Choice::new(word, lang.t(&format!("club-shown-{word}"))));
    std::iter::once(usual).filter(|_| with_usual).chain(all).collect()
}

/// A person in a few words.
pub(super) fn chips(one: &Person, lang: Lang) -> Vec<(&'static str, String)> {
    let is_minor = one.entry.as_ref().is_some_and(|entry| entry.is_minor);
    let all = [
        (one.is_owner, "good", "club-chip-owner"),
        (one.is_guest, "", "club-chip-guest"),
        (is_minor, "", "club-chip-minor"),
        (!one.is_active, "warn", "club-chip-deactivated"),
        (one.is_me, "", "club-chip-me"),
    ];
    let told = all.into_iter().filter(|(is_so, ..)| *is_so);
    told.map(|(_, class, key)| (class, lang.t(key).into_owned())).collect()
}

fn row(one: &Person, slug: &str, lang: Lang) -> MemberView {
    MemberView {
        href: routes::member(slug, one.id),
        name: seen(&one.name, lang),
        public: one.public.as_ref().map(|name| seen(name, lang)).unwrap_or_default(),
        mail: one.mail.clone().unwrap_or_default(),
        chips: chips(one, lang),
        is_me: one.is_me,
    }
}
