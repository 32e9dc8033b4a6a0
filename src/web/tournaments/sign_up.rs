//! `/tournaments/{id}/sign-up`: what the sign-up allows, and everybody who signed up, for the director and the owners:
//! approved, removed, taken into the entries.

use actix_web::{HttpResponse, web};
use askama::Template;
use serde::Deserialize;

use super::frame::{Frame, TournamentTab, conflict_if, fresh_key, name, refused, shell};
use crate::account::form::Faults;
use crate::act_form::{ActForm, Keyed, act_request};
use crate::choice::Choice;
use crate::clubs::sign_up::{FullView, closed_said, name_of};
use crate::page::{PageResult, see_other};
use crate::routes;
use crate::shell::{Flash, Shell, html};
use talon_http::{Problem, State, Visit};
use talon_service::authorization::{self, Action};
use talon_service::clubs::clock;
use talon_service::list_hands::search_key;
use talon_service::tournaments::parse_id;
use talon_service::tournaments::sign_up::{
    self, ApproveSignUp, ListedSignup, RemoveSignUp, SetSignUp, SignUpShown, TakeAll, TakeIn,
};
use talon_service::{ActError, Actor};
use talon_store::signups::SignupState;
use talon_store::{MemberId, SignupId, TournamentId};
use talon_text::{Arg, Lang};

/// templates/tournaments/sign_up.html
#[derive(Debug, Template)]
#[template(path = "tournaments/sign_up.html")]
struct TournamentsSignUpPage {
    shell: Shell,
    frame: Frame,
    here: String,
    key: String,
    public_href: String,
    full: FullView,
    closed: String,
    rows: Vec<SignupRow>,
    /// How many have a place and can be taken in at once.
    takes: usize,
    takes_label: String,
    settings: SettingsFields,
    faults: Faults,
}

/// One who signed up.
#[derive(Debug)]
struct SignupRow {
    id: i64,
    name: String,
    state: String,
    is_asked: bool,
    is_visitor: bool,
    /// Someone else who signed up or is entered has the same name.
    is_twice: bool,
    /// Who of the club's list a visitor may be.
    same_name: Vec<Choice<i64>>,
}

/// What the form of the settings sends.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SettingsFields {
    open: Option<String>,
    visitors: Option<String>,
    approval: Option<String>,
    names: Option<String>,
    #[serde(default)]
    places: String,
    #[serde(default)]
    closes: String,
}

/// What the forms of the page do.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum ManageAct {
    Settings(SettingsFields),
    Approve {
        signup: i64,
    },
    Remove {
        signup: i64,
    },
    Take {
        signup: i64,
        #[serde(default, deserialize_with = "serde_html_form::de::empty_as_none")]
        member: Option<i64>,
    },
    TakeAll,
}

/// What was just done.
#[derive(Debug, Deserialize)]
pub(crate) struct ManageQuery {
    saved: Option<String>,
}

/// What the page says on top.
enum Said {
    Flash(Option<Flash>),
    Refused(ActError),
}

/// Shows it.
///
/// # Errors
/// Not found, also when the reader may not see the tournament; and when they neither direct it nor own the club.
pub async fn get(visit: Visit, id: web::Path<String>, asked: web::Query<ManageQuery>) -> PageResult {
    let id = parse_id(&id).ok_or_else(|| Problem::not_found("tournament"))?;
    let lang = visit.prefs.lang;
    let flash = asked.saved.is_some().then(|| Flash {
        kind: "good",
        text: lang.t_args(
            "set-saved",
            &[("part", Arg::from(lang.t("signup-settings").into_owned()))],
        ),
    });
    draw(&visit, id, None, Said::Flash(flash)).await
}

/// Does what a form says.
///
/// # Errors
/// As for the page.
pub async fn post(visit: Visit, id: web::Path<String>, fields: web::Form<Vec<(String, String)>>) -> PageResult {
    let id = parse_id(&id).ok_or_else(|| Problem::not_found("tournament"))?;
    let form = ActForm::<Keyed, ManageAct>::of(fields.into_inner(), &["key"])?;
    let sent = form.clone();
    let (done, _) = visit.act(move |state, actor| Ok(act(state, actor, id, &sent))).await?;
    match done {
        Ok(()) => {
            let saved = match form.act {
                ManageAct::Settings(_) => "?saved=1",
                ManageAct::Approve { .. } | ManageAct::Remove { .. } | ManageAct::Take { .. } | ManageAct::TakeAll => {
                    ""
                }
            };
            Ok(see_other(&format!("{}{saved}", routes::tournament(id, "sign-up"))))
        }
        Err(error) => {
            let typed = match form.act {
                ManageAct::Settings(fields) => Some(fields),
                ManageAct::Approve { .. } | ManageAct::Remove { .. } | ManageAct::Take { .. } | ManageAct::TakeAll => {
                    None
                }
            };
            draw(&visit, id, typed, Said::Refused(error)).await
        }
    }
}

fn act(state: &State, actor: &Actor, id: TournamentId, form: &ActForm<Keyed, ManageAct>) -> Result<(), ActError> {
    let request = act_request(state, actor, id, form.request(&form.common.key));
    let done = match &form.act {
        ManageAct::Settings(fields) => request.act_beside(SetSignUp {
            is_open: fields.open.is_some(),
            visitors: fields.visitors.is_some(),
            approval: fields.approval.is_some(),
            shows_names: fields.names.is_some(),
            places: &fields.places,
            closes: &fields.closes,
        }),
        ManageAct::Approve { signup } => request.act_beside(ApproveSignUp(SignupId(*signup))),
        ManageAct::Remove { signup } => request.act_beside(RemoveSignUp(SignupId(*signup))),
        ManageAct::Take { signup, member } => request.act(TakeIn {
            id: SignupId(*signup),
            member: member.map(MemberId),
        }),
        ManageAct::TakeAll => request.act(TakeAll),
    };
    done.map(drop)
}

async fn draw(
    visit: &Visit,
    id: TournamentId,
    typed: Option<SettingsFields>,
    said: Said,
) -> Result<HttpResponse, Problem> {
    let lang = visit.prefs.lang;
    let (found, visitor) = visit
        .act(move |state, actor| {
            let now = state.now();
            Ok(state.store.read(|db| {
                let found = sign_up::shown(db, actor, id, now)?;
                let object = found.shown.loaded.object();
                authorization::must(db, actor, Action::ManageSignUp, &object)?;
                Ok::<_, ActError>(found)
            })?)
        })
        .await?;
    let loaded = &found.shown.loaded;
    let here = routes::tournament(id, "sign-up");
    let title = format!("{}: {}", lang.t("signup-title"), loaded.tournament.name);
    let mut shell = shell(visit, &visitor, title, here.clone());
    let failed = matches!(said, Said::Refused(_));
    let mut faults = Faults::default();
    match said {
        Said::Refused(ActError::Invalid { field, why }) if typed.is_some() => {
            faults = Faults::of(lang, ActError::Invalid { field, why })?;
        }
        Said::Refused(error) => shell.flash = Some(refused(&found.shown, error, lang)?),
        Said::Flash(flash) => shell.flash = flash,
    }
    let takes = found
        .list
        .iter()
        .filter(|one| one.state == SignupState::In && one.same_name.is_empty());
    let takes = takes.count();
    let page = TournamentsSignUpPage {
        frame: Frame::of(&found.shown, TournamentTab::Entries, lang),
        key: fresh_key()?,
        public_href: routes::sign_up(&loaded.club.slug, id),
        full: FullView::of(&found.summary, &loaded.club.timezone, lang),
        closed: found
            .summary
            .closed
            .map(|why| closed_said(why, lang))
            .unwrap_or_default(),
        rows: rows(&found, lang),
        takes,
        takes_label: lang.n("signup-take-all", i64::try_from(takes).unwrap_or(i64::MAX)),
        settings: typed.unwrap_or_else(|| kept(&found)),
        faults,
        here,
        shell,
    };
    Ok(conflict_if(html(page.render()), failed))
}

fn kept(found: &SignUpShown) -> SettingsFields {
    let settings = &found.settings;
    let on = |on: bool| on.then(|| "1".to_owned());
    let timezone = &found.shown.loaded.club.timezone;
    SettingsFields {
        open: on(settings.is_open),
        visitors: on(settings.visitors),
        approval: on(settings.approval),
        names: on(settings.shows_names),
        places: settings.places.map(|places| places.to_string()).unwrap_or_default(),
        closes: settings
            .closes_at
            .map(|at| clock::local(timezone, at.utc()).format("%Y-%m-%dT%H:%M").to_string())
            .unwrap_or_default(),
    }
}

fn rows(found: &SignUpShown, lang: Lang) -> Vec<SignupRow> {
    let entries = found.shown.loaded.tournament.entries.iter();
    let entered = entries.map(|entry| name(&found.shown, entry.number, lang));
    let signed_up = found.list.iter().map(|one| name_of(one, lang));
    let keys: Vec<String> = entered.chain(signed_up).map(|name| search_key(&name)).collect();
    let is_twice = |one: &ListedSignup| {
        let own = search_key(&name_of(one, lang));
        keys.iter().filter(|key| **key == own).count() > 1
    };
    let rows = found.list.iter().map(|one| SignupRow {
        id: one.id.0,
        name: name_of(one, lang),
        state: lang.t(&format!("signup-state-{}", one.state.as_str())).into_owned(),
        is_asked: one.state == SignupState::Asked,
        is_visitor: one.is_visitor,
        is_twice: is_twice(one),
        same_name: one
            .same_name
            .iter()
            .map(|(id, name)| Choice::new(id.0, name.clone()))
            .collect(),
    });
    rows.collect()
}
