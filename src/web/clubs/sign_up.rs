//! `/clubs/{slug}/sign-up/{tournament}`: who comes to an evening, and signing up for it: a member with one tap, anyone
//! else by name.

use actix_web::web;
use askama::Template;
use serde::Deserialize;

use crate::account::form::Faults;
use crate::act_form::{ActForm, Keyed, act_request};
use crate::page::{LinkView, PageResult, see_other};
use crate::qr::{Square, square};
use crate::routes;
use crate::shell::{Flash, Shell, html};
use crate::tournaments::round_starts;
use crate::tournaments::{fee, name, when};
use talon_http::{Problem, Visit};
use talon_service::account::fresh_secret;
use talon_service::clubs::{PublicName, clock};
use talon_service::tournaments::parse_id;
use talon_service::tournaments::read::ShownTournament;
use talon_service::tournaments::sign_up::{
    self, Closed, ListedSignup, SignMember, SignUpShown, SignUpSummary, Withdraw, sign_visitor,
};
use talon_service::{ActError, Missing};
use talon_store::TournamentId;
use talon_store::signups::SignupState;
use talon_text::{Arg, Lang};
use talon_tournament::tournament::{Entry, Status};

/// templates/clubs/sign_up.html
#[derive(Debug, Template)]
#[template(path = "clubs/sign_up.html")]
struct ClubsSignUpPage {
    shell: Shell,
    club: LinkView,
    tournament: LinkView,
    facts: String,
    full: FullView,
    /// When the rounds are to begin.
    starts: Vec<String>,
    /// What everyone pays; empty where nobody does.
    fee: String,
    /// The organisers approve those who sign up.
    approval: bool,
    /// Why nobody can sign up.
    closed: String,
    coming: Vec<ComingView>,
    waiting: Vec<ComingView>,
    way: SignUpWay,
    here: String,
    sign_in: String,
    key: String,
    name: String,
    /// The key of who will see it.
    name_help: &'static str,
    faults: Faults,
    /// For the director: where the rest is settled, and the address as a square.
    manage_href: Option<String>,
    square: Option<Square>,
    address: String,
    noindex: bool,
}

/// How the reader signs up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum SignUpWay {
    /// They are in, and can withdraw.
    Withdraw,
    Tap,
    Name,
    SignIn,
    Nothing,
}

/// Someone who comes.
#[derive(Debug)]
struct ComingView {
    name: String,
    mark: String,
    is_me: bool,
}

/// How full an evening is, in words.
#[derive(Debug, Clone, Default)]
pub(crate) struct FullView {
    /// So many places are left, or so many have signed up.
    pub places: String,
    pub waiting: String,
    /// What it takes until everybody plays.
    pub hint: String,
    pub closes: String,
}

impl FullView {
    pub fn of(summary: &SignUpSummary, timezone: &str, lang: Lang) -> FullView {
        let count = |key: &str, count: usize| lang.n(key, i64::try_from(count).unwrap_or(i64::MAX));
        let places = match summary.left() {
            None => count("signup-coming", summary.taken),
            Some(0) => lang.t("signup-full").into_owned(),
            Some(left) => count("signup-left", left),
        };
        let missing = summary.missing_for_tables();
        let can_grow = summary.left().is_none_or(|left| left >= missing);
        let hint = if summary.taken > 0 && missing > 0 && can_grow && summary.closed.is_none() {
            count("signup-missing", missing)
        } else {
            String::new()
        };
        let closes = summary.closes_at.filter(|_| summary.closed.is_none());
        FullView {
            places,
            waiting: if summary.waiting > 0 {
                count("signup-waiting", summary.waiting)
            } else {
                String::new()
            },
            hint,
            closes: closes
                .map(|at| {
                    let at = when(clock::local(timezone, at), lang);
                    lang.t_args("signup-closes", &[("when", Arg::from(at))])
                })
                .unwrap_or_default(),
        }
    }
}

/// What the forms of the page do.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum SignUpAct {
    /// As the member who is signed in.
    Member,
    Visitor {
        #[serde(default)]
        name: String,
    },
    Withdraw,
}

/// Shows it.
///
/// # Errors
/// When there is no such tournament of the club for this reader, or the database fails.
pub async fn get(visit: Visit, path: web::Path<(String, String)>) -> PageResult {
    let (slug, id) = of(path.into_inner())?;
    draw(&visit, slug, id, String::new(), Faults::default()).await
}

/// Signs up, or withdraws.
///
/// # Errors
/// As for the page, and when the reader may not.
pub async fn post(
    visit: Visit,
    path: web::Path<(String, String)>,
    fields: web::Form<Vec<(String, String)>>,
) -> PageResult {
    let (slug, id) = of(path.into_inner())?;
    let form = ActForm::<Keyed, SignUpAct>::of(fields.into_inner(), &["key"])?;
    let (club, sent) = (slug.clone(), form.clone());
    let (done, _) = visit
        .act(move |state, actor| {
            let request = act_request(state, actor, id, sent.request(&sent.common.key));
            Ok(match &sent.act {
                SignUpAct::Member => request.act_beside(SignMember { club: &club }).map(|_| None),
                SignUpAct::Withdraw => request.act_beside(Withdraw { club: &club }).map(|_| None),
                SignUpAct::Visitor { name } => sign_visitor(&request, &club, name).map(Some),
            })
        })
        .await?;
    match done {
        Ok(Some(link)) => Ok(see_other(&format!("/sign-up/{link}"))),
        Ok(None) => Ok(see_other(&routes::sign_up(&slug, id))),
        Err(error) => {
            let name = match form.act {
                SignUpAct::Visitor { name } => name,
                SignUpAct::Member | SignUpAct::Withdraw => String::new(),
            };
            let faults = Faults::of(visit.prefs.lang, error)?;
            draw(&visit, slug, id, name, faults).await
        }
    }
}

fn of(path: (String, String)) -> Result<(String, TournamentId), Problem> {
    let (slug, id) = path;
    let id = parse_id(&id).ok_or_else(|| Problem::not_found("tournament"))?;
    Ok((slug, id))
}

fn must_be_of(shown: &SignUpShown, slug: &str) -> Result<(), ActError> {
    if shown.shown.loaded.club.slug == slug {
        Ok(())
    } else {
        Err(ActError::NotFound(Missing::Tournament))
    }
}

async fn draw(visit: &Visit, slug: String, id: TournamentId, name: String, faults: Faults) -> PageResult {
    let lang = visit.prefs.lang;
    let (found, visitor) = visit
        .act(move |state, actor| {
            let now = state.now();
            let found = state.store.read(|db| sign_up::shown(db, actor, id, now))?;
            must_be_of(&found, &slug)?;
            Ok(found)
        })
        .await?;
    let loaded = &found.shown.loaded;
    let (club, tournament) = (&loaded.club, &loaded.tournament);
    let here = routes::sign_up(&club.slug, id);
    let title = format!("{}: {}", lang.t("signup-title"), tournament.name);
    let mut shell = Shell::new(visit, &visitor, title);
    shell.path = here.clone();
    let about = format!("{}. {}", when(tournament.starts, lang), tournament.venue);
    shell.share(&visit.state.config.base_url, &here, &about);
    let mine = mine(&found, lang);
    shell.flash = (!mine.is_empty()).then_some(Flash {
        kind: "good",
        text: mine,
    });
    let address = format!("{}{here}", visit.state.config.base_url);
    let mut facts = vec![when(tournament.starts, lang)];
    facts.extend(Some(tournament.venue.clone()).filter(|venue| !venue.is_empty()));
    let part = |wanted: &[SignupState]| -> Vec<ComingView> {
        let part = found.list.iter().filter(|one| wanted.contains(&one.state));
        part.map(|one| coming(one, lang)).collect()
    };
    let status = faults.status();
    let page = ClubsSignUpPage {
        club: LinkView::new(routes::club(&club.slug, ""), club.name.clone()),
        tournament: LinkView::new(routes::tournament(id, ""), tournament.name.clone()),
        facts: facts.join(" · "),
        full: FullView::of(&found.summary, &club.timezone, lang),
        starts: round_starts::lines(tournament, lang),
        fee: fee(tournament, lang).unwrap_or_default(),
        approval: found.settings.approval && found.summary.closed.is_none(),
        closed: found
            .summary
            .closed
            .map(|why| closed_said(why, lang))
            .unwrap_or_default(),
        coming: entered(&found.shown, lang)
            .into_iter()
            .chain(part(&[SignupState::In]))
            .collect(),
        waiting: part(&[SignupState::Waiting, SignupState::Asked]),
        way: way(&found, shell.user.is_some()),
        sign_in: shell.sign_in(),
        here,
        key: fresh_secret()?,
        name,
        name_help: match found.settings.shows_names {
            true => "signup-name-shown",
            false => "signup-name-help",
        },
        faults,
        manage_href: found.shown.rights.sign_ups.then(|| routes::tournament(id, "sign-up")),
        square: square(&address).filter(|_| found.shown.rights.sign_ups),
        address,
        noindex: club.noindex,
        shell,
    };
    let mut response = html(page.render());
    *response.status_mut() = status;
    Ok(response)
}

pub(crate) fn closed_said(why: Closed, lang: Lang) -> String {
    let key = match why {
        Closed::NotOpen => "signup-not-open",
        Closed::Over => "signup-over",
        Closed::Begun => "signup-begun",
    };
    lang.t(key).into_owned()
}

fn way(found: &SignUpShown, is_signed_in: bool) -> SignUpWay {
    let is_in = found.list.iter().any(|one| one.is_me);
    match found.summary.closed {
        _ if is_in => SignUpWay::Withdraw,
        Some(_) => SignUpWay::Nothing,
        None if found.is_entered => SignUpWay::Nothing,
        None if found.is_member => SignUpWay::Tap,
        None if found.summary.visitors => SignUpWay::Name,
        None if is_signed_in => SignUpWay::Nothing,
        None => SignUpWay::SignIn,
    }
}

/// How the reader stands.
fn mine(found: &SignUpShown, lang: Lang) -> String {
    if found.is_entered {
        return lang.t("signup-mine-entered").into_owned();
    }
    let waiting = found.list.iter().filter(|one| one.state == SignupState::Waiting);
    let queue = waiting.into_iter().position(|one| one.is_me).map(|at| at + 1);
    match found.list.iter().find(|one| one.is_me).map(|one| one.state) {
        Some(SignupState::In) => lang.t("signup-mine-in").into_owned(),
        Some(SignupState::Waiting) => {
            let place = i64::try_from(queue.unwrap_or_default()).unwrap_or_default();
            lang.t_args("signup-mine-waiting", &[("place", Arg::Number(place))])
        }
        Some(SignupState::Asked) => lang.t("signup-mine-asked").into_owned(),
        Some(SignupState::Taken | SignupState::Withdrawn | SignupState::Removed) | None => String::new(),
    }
}

/// Those who are among the entries already, and come as those who signed up do.
fn entered(shown: &ShownTournament, lang: Lang) -> Vec<ComingView> {
    let entries = shown.loaded.tournament.entries.iter();
    let comes = |entry: &&Entry| entry.status == Status::Registered || entry.status.is_in_play();
    let view = |entry: &Entry| ComingView {
        name: name(shown, entry.number, lang),
        mark: String::new(),
        is_me: shown.me == Some(entry.number),
    };
    entries.filter(comes).map(view).collect()
}

fn coming(one: &ListedSignup, lang: Lang) -> ComingView {
    ComingView {
        name: name_of(one, lang),
        mark: if one.state == SignupState::Asked {
            lang.t("signup-state-asked").into_owned()
        } else {
            String::new()
        },
        is_me: one.is_me,
    }
}

/// The name of someone who signed up, as the reader may see it.
pub(crate) fn name_of(one: &ListedSignup, lang: Lang) -> String {
    match &one.name {
        Some(PublicName::Name(name)) => name.clone(),
        Some(PublicName::Numbered(_)) => lang.t("signup-somebody").into_owned(),
        None => lang.t("signup-guest").into_owned(),
    }
}
