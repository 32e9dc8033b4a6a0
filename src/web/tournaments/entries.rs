//! `/tournaments/{id}/entries`: who takes part; for the director the list by which they tick people off and lets late
//! ones in, for a member the button by which they enter themselves.

use actix_web::{HttpResponse, web};
use askama::Template;
use serde::Deserialize;

use super::entries_preview::EntriesPreview;
use super::frame::{Frame, TournamentTab, fresh_key, name, refused, shell};
use crate::act_form::{ActForm, Keyed, act_request};
use crate::choice::Choice;
use crate::clubs::sign_up::FullView;
use crate::page::{PageResult, see_other};
use crate::routes;
use crate::shell::{Flash, Shell, html};
use talon_http::{Problem, State as SharedState, Visit};
use talon_service::member_lists::encoding::Encoding;
use talon_service::tournaments::parse_id;
use talon_service::tournaments::read::{self, ShownTournament};
use talon_service::tournaments::sign_up;
use talon_service::tournaments::{self, ActOnEntry, Enter, EnterGuest, EnterMany, EntryAct, LineFate, PlannedLine};
use talon_service::{ActError, Actor, InvalidValue};
use talon_store::{MemberId, TournamentId};
use talon_text::Lang;
use talon_tournament::EntryNo;
use talon_tournament::tournament::{Entry, EntryStanding, State, Status, Tournament};

/// templates/tournaments/entries.html
#[derive(Debug, Template)]
#[template(path = "tournaments/entries.html")]
struct TournamentsEntriesPage {
    shell: Shell,
    frame: Frame,
    here: String,
    key: String,
    counts: String,
    rows: Vec<EntryView>,
    to_enter: Vec<Choice<i64>>,
    /// The entry of the reader in the club, when they may enter themselves.
    enter_me: Option<i64>,
    /// How full it is, where people sign up.
    sign_up: Option<FullView>,
    sign_up_href: String,
    /// The reader settles who may sign up, and takes them in.
    manages_sign_up: bool,
    /// Names that were typed and not entered.
    names: String,
    /// What they would do.
    preview: Option<EntriesPreview>,
    /// How the letters of a file can be read.
    encodings: Vec<Choice>,
    /// The reader enters others.
    can_enter: bool,
    ticks: bool,
}

/// An entry.
#[derive(Debug)]
struct EntryView {
    number: u16,
    name: String,
    status: String,
    class: &'static str,
    mine: bool,
    /// What can be done with it.
    acts: Vec<EntryButton>,
    /// Whether players are being checked in.
    is_at_the_door: bool,
}

/// A button that does something with an entry.
#[derive(Debug)]
struct EntryButton {
    act: &'static str,
    label: String,
    class: &'static str,
}

impl EntryView {
    /// What stands beside the name: while players come only what is done most, so that a long list stays short.
    fn first(&self) -> &[EntryButton] {
        self.split().0
    }

    /// What is found a tap further.
    fn rest(&self) -> &[EntryButton] {
        self.split().1
    }

    fn split(&self) -> (&[EntryButton], &[EntryButton]) {
        let shown = if self.is_at_the_door { 1 } else { self.acts.len() };
        self.acts.split_at(shown.min(self.acts.len()))
    }
}

/// A form of the page.
type EntriesForm = ActForm<Keyed, EntriesAct>;

/// What is done with entries. `here` ticks those off whom it enters.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
enum EntriesAct {
    Enter {
        /// Of the club; nobody was chosen.
        #[serde(default, deserialize_with = "serde_html_form::de::empty_as_none")]
        member: Option<i64>,
        #[serde(default)]
        here: Option<String>,
    },
    Guest {
        #[serde(default)]
        name: String,
        #[serde(default)]
        here: Option<String>,
    },
    Many {
        #[serde(default)]
        names: String,
        #[serde(default)]
        here: Option<String>,
    },
    /// Many, after it was shown what each line does.
    Looked {
        #[serde(default)]
        names: String,
        /// Lines of the names that mean someone else than who has the name already.
        #[serde(default)]
        other: Vec<usize>,
        #[serde(default)]
        here: Option<String>,
    },
    CheckIn {
        entry: u16,
    },
    Uncheck {
        entry: u16,
    },
    NoShow {
        entry: u16,
    },
    Withdraw {
        entry: u16,
    },
    Exclude {
        entry: u16,
    },
}

impl EntriesAct {
    /// The names that are to be looked at before they are entered: a list, or one guest whose name someone may have;
    /// and whether those who are entered are here.
    fn to_look_at(&self) -> Option<(&str, bool)> {
        match self {
            EntriesAct::Many { names, here } => Some((names, here.is_some())),
            EntriesAct::Guest { name, here } if !name.trim().is_empty() => Some((name, here.is_some())),
            _ => None,
        }
    }

    /// The names that were typed.
    fn names(&self) -> &str {
        match self {
            EntriesAct::Many { names, .. } | EntriesAct::Looked { names, .. } => names,
            _ => "",
        }
    }

    /// What is done with one entry.
    fn on_entry(&self) -> Option<(EntryNo, EntryAct)> {
        let (entry, act) = match self {
            EntriesAct::CheckIn { entry } => (entry, EntryAct::CheckIn),
            EntriesAct::Uncheck { entry } => (entry, EntryAct::Uncheck),
            EntriesAct::NoShow { entry } => (entry, EntryAct::NoShow),
            EntriesAct::Withdraw { entry } => (entry, EntryAct::Withdraw),
            EntriesAct::Exclude { entry } => (entry, EntryAct::Exclude),
            _ => return None,
        };
        Some((EntryNo(*entry), act))
    }
}

/// The list.
///
/// # Errors
/// Not found, also when the reader may not see the tournament.
pub async fn get(visit: Visit, id: web::Path<String>) -> PageResult {
    let id = parse_id(&id).ok_or_else(|| Problem::not_found("tournament"))?;
    draw(&visit, id, String::new(), EntriesNotice::Nothing).await
}

/// Enters someone, ticks them off, or lets them leave. A list of which not every line does quite what it says is shown
/// first with what it would do.
///
/// # Errors
/// When the reader may not, or there is no such entry.
pub async fn post(visit: Visit, id: web::Path<String>, form: web::Form<Vec<(String, String)>>) -> PageResult {
    let id = parse_id(&id).ok_or_else(|| Problem::not_found("tournament"))?;
    let form = EntriesForm::of(form.into_inner(), &["key"])?;
    let names = form.act.names().to_owned();
    let on_entry = form.act.on_entry();
    let anchor = on_entry.map_or(String::new(), |(entry, _)| format!("#e{}", entry.0));
    let (done, _) = visit
        .act(move |state, actor| Ok(preview_or_act(state, actor, id, &form)))
        .await?;
    match done {
        Ok(None) => Ok(see_other(&format!("{}{anchor}", routes::tournament(id, "entries")))),
        Ok(Some(told)) => draw(&visit, id, names, told).await,
        Err(error) => draw(&visit, id, names, EntriesNotice::Failed(error)).await,
    }
}

/// What has to be looked at before anything is done; none when it was done.
fn preview_or_act(
    state: &SharedState,
    actor: &Actor,
    id: TournamentId,
    form: &EntriesForm,
) -> Result<Option<EntriesNotice>, ActError> {
    if let Some((names, here)) = form.act.to_look_at() {
        let lines = state.store.read(|db| tournaments::plan_many(db, actor, id, names))?;
        let is_list = matches!(form.act, EntriesAct::Many { .. });
        let is_another = |line: &PlannedLine| !is_list && line.fate != LineFate::Guest;
        let clear = |line: &PlannedLine| is_list || !matches!(line.fate, LineFate::NoName(_));
        if lines
            .iter()
            .any(|line| (line.needs_a_look() || is_another(line)) && clear(line))
        {
            return Ok(Some(EntriesNotice::Preview {
                names: names.to_owned(),
                lines,
                here,
            }));
        }
    }
    let request = act_request(state, actor, id, form.request(&form.common.key));
    let no = Err(ActError::Invalid {
        field: "act",
        why: InvalidValue::BadChoice,
    });
    let many = |names, others, here| request.act(EnterMany { names, others, here });
    let done = match &form.act {
        EntriesAct::Enter { member, here } => match member {
            Some(member) => request.act(Enter {
                member: MemberId(*member),
                here: here.is_some(),
            }),
            None => no,
        },
        EntriesAct::Guest { name, here } => request.act(EnterGuest {
            name,
            here: here.is_some(),
        }),
        EntriesAct::Many { names, here } => many(names, &[], here.is_some()),
        EntriesAct::Looked { names, other, here } => many(names, other, here.is_some()),
        act => match act.on_entry() {
            Some((entry, act)) => request.act(ActOnEntry { entry, act }),
            None => no,
        },
    };
    done.map(|_| None)
}

/// What the page says on top.
pub(super) enum EntriesNotice {
    Nothing,
    Failed(ActError),
    /// What is wrong with a list.
    Fault(String),
    /// So many names were read from a list.
    Found(usize),
    /// What the lines of a list would do.
    Preview {
        names: String,
        lines: Vec<PlannedLine>,
        here: bool,
    },
}

/// The page, with names that are yet to be entered.
///
/// # Errors
/// Not found, also when the reader may not see the tournament.
pub(super) async fn draw(
    visit: &Visit,
    id: TournamentId,
    names: String,
    told: EntriesNotice,
) -> Result<HttpResponse, Problem> {
    let lang = visit.prefs.lang;
    let ((shown, to_enter, enter_me, sign_up), visitor) = visit
        .act(move |state, actor| {
            Ok(state.store.read(|db| -> Result<_, ActError> {
                let shown = read::tournament(db, actor, id)?;
                let tournament = &shown.loaded.tournament;
                let to_enter = if tournament.may_enter(shown.rights.entry(false)).is_ok() {
                    read::to_enter(db, &shown.loaded)?
                } else {
                    Vec::new()
                };
                let sign_up = sign_up::summary(db, &shown.loaded, state.now())?;
                let me = if sign_up.is_none() && shown.me.is_none() && enters_themselves(&shown) {
                    read::own_entry(db, actor, &shown.loaded)?
                } else {
                    None
                };
                Ok((shown, to_enter, me.map(|me| me.0), sign_up))
            })?)
        })
        .await?;
    let tournament = &shown.loaded.tournament;
    let here = routes::tournament(id, "entries");
    let title = format!("{}: {}", lang.t("tournament-tab-entries"), tournament.name);
    let mut shell = shell(visit, &visitor, title, here.clone());
    let failed = matches!(told, EntriesNotice::Failed(_) | EntriesNotice::Fault(_));
    let mut preview = None;
    shell.flash = match told {
        EntriesNotice::Nothing => None,
        EntriesNotice::Preview { names, lines, here } => {
            preview = Some(EntriesPreview::of(names, &lines, here, lang));
            None
        }
        EntriesNotice::Failed(error) => Some(refused(&shown, error, lang)?),
        EntriesNotice::Fault(text) => Some(Flash { kind: "bad", text }),
        EntriesNotice::Found(count) => Some(Flash {
            kind: "good",
            text: lang.n("tournament-names-found", count as i64),
        }),
    };
    let page = TournamentsEntriesPage {
        frame: Frame::of(&shown, TournamentTab::Entries, lang),
        here,
        key: fresh_key()?,
        counts: counts(tournament, lang),
        rows: rows(&shown, lang),
        to_enter: to_enter.into_iter().map(|(id, name)| Choice::new(id.0, name)).collect(),
        enter_me,
        sign_up: sign_up.map(|summary| FullView::of(&summary, &shown.loaded.club.timezone, lang)),
        sign_up_href: routes::sign_up(&shown.loaded.club.slug, id),
        manages_sign_up: shown.rights.sign_ups,
        names,
        preview,
        encodings: encodings(lang),
        can_enter: tournament.may_enter(shown.rights.entry(false)).is_ok(),
        ticks: matches!(tournament.state, State::Open | State::CheckIn),
        shell,
    };
    let mut response = html(page.render());
    if failed {
        *response.status_mut() = actix_web::http::StatusCode::CONFLICT;
    }
    Ok(response)
}

/// How many are entered, and how many of them are here.
fn counts(tournament: &Tournament, lang: Lang) -> String {
    let entries = &tournament.entries;
    let here = entries.iter().filter(|entry| entry.status.is_in_play()).count();
    let counts = [("all", entries.len().into()), ("here", here.into())];
    lang.t_args("tournament-entries-count", &counts)
}

/// Whether the reader may enter themselves, as every member of the club.
fn enters_themselves(shown: &ShownTournament) -> bool {
    let standing = EntryStanding {
        registers: false,
        ..shown.rights.entry(true)
    };
    shown.loaded.tournament.may_enter(standing).is_ok()
}

fn encodings(lang: Lang) -> Vec<Choice> {
    let guessed = Choice::new("", lang.t("tournament-encoding-guess"));
    let named = Encoding::ALL
        .map(Encoding::as_str)
        .map(|word| Choice::new(word, lang.t(&format!("list-encoding-{word}"))));
    std::iter::once(guessed).chain(named).collect()
}

fn rows(shown: &ShownTournament, lang: Lang) -> Vec<EntryView> {
    let tournament = &shown.loaded.tournament;
    let mut rows: Vec<EntryView> = tournament.entries.iter().map(|entry| row(shown, entry, lang)).collect();
    if matches!(tournament.state, State::Open | State::CheckIn) {
        // Anyone who stands at the desk says their name, not their number.
        shown.name_order().sort(&mut rows, |row| &row.name);
    }
    rows
}

fn row(shown: &ShownTournament, entry: &Entry, lang: Lang) -> EntryView {
    let tournament = &shown.loaded.tournament;
    let mine = shown.me == Some(entry.number);
    let rights = tournament.entry_rights(entry.number, shown.rights.entry(mine));
    let at_the_door = tournament.state == State::CheckIn && entry.status == Status::Registered;
    let offered = |act: &EntryAct| match act {
        // Who is there is asked at the door.
        EntryAct::CheckIn => tournament.state != State::Open,
        EntryAct::Uncheck | EntryAct::Withdraw | EntryAct::NoShow => true,
        // Before it begins a player is withdrawn, and nobody has met them.
        EntryAct::Exclude => tournament.state == State::Running,
    };
    let say = |act: EntryAct| {
        let go = act == EntryAct::CheckIn && at_the_door;
        let label = lang.t(&format!("tournament-entry-{}", act.as_str()));
        EntryButton {
            act: act.as_str(),
            label: label.into_owned(),
            class: if go { "go" } else { "" },
        }
    };
    let acts = [
        EntryAct::Uncheck,
        EntryAct::CheckIn,
        EntryAct::Withdraw,
        EntryAct::NoShow,
        EntryAct::Exclude,
    ];
    let acts = acts.into_iter().filter(|act| rights.may(*act) && offered(act)).map(say);
    let class = match entry.status {
        Status::CheckedIn | Status::Late => "good",
        Status::Registered => "",
        Status::NoShow | Status::Withdrawn | Status::Excluded => "warn",
    };
    EntryView {
        number: entry.number.0,
        name: name(shown, entry.number, lang),
        status: lang
            .t(&format!("tournament-status-{}", entry.status.as_str()))
            .into_owned(),
        class,
        mine,
        acts: acts.collect(),
        is_at_the_door: tournament.state == State::CheckIn,
    }
}
