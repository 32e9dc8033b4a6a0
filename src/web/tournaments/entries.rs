//! `/tournaments/{id}/entries`: who takes part; for the director the list by which they tick people off and lets late
//! ones in, for a member the button by which they enter themselves.

use std::collections::BTreeSet;

use actix_web::{HttpResponse, web};
use askama::Template;
use chrono::{DateTime, Utc};
use serde::Deserialize;

use super::check_in::ArrivalView;
use super::entries_preview::EntriesPreview;
use super::entries_rows::{Door, EntryList, TypedAmount};
use super::frame::{Frame, TournamentTab, conflict_if, fresh_key, refused, shell};
use super::next_step::{self, FirstRound};
use super::todo::{self, Todo};
use crate::act_form::{ActForm, Keyed, act_request};
use crate::choice::Choice;
use crate::clubs::sign_up::FullView;
use crate::page::{PageResult, see_other};
use crate::routes;
use crate::shell::{Flash, Shell, html};
use talon_http::{Problem, State as SharedState, Visit};
use talon_service::member_lists::encoding::Encoding;
use talon_service::tournaments::check_in::{self, CheckInAll, OwnArrival, RejectArrival, UndoCheckInAll};
use talon_service::tournaments::parse_id;
use talon_service::tournaments::read::{self, ShownTournament};
use talon_service::tournaments::sign_up::{self, NotEntered, SignUpSummary};
use talon_service::tournaments::{
    ActOnEntry, Enter, EnterGuest, EnterMany, EntryAct, LineFate, PlannedLine, ReturnFee, TakeAllFees, TakeFee,
    plan_many,
};
use talon_service::{ActError, Actor, InvalidValue};
use talon_store::{Db, MemberId, TournamentId};
use talon_text::{Lang, number};
use talon_tournament::EntryNo;
use talon_tournament::tournament::{EntryStanding, State};

/// templates/tournaments/entries.html
#[derive(Debug, Template)]
#[template(path = "tournaments/entries.html")]
struct TournamentsEntriesPage {
    shell: Shell,
    frame: Frame,
    here: String,
    key: String,
    list: EntryList,
    /// Tapping players in all at once, for those who check them in.
    door: Option<Door>,
    /// What the reader says of themselves while players are checked in.
    arrival: Option<ArrivalView>,
    to_enter: Vec<Choice<i64>>,
    /// The entry of the reader in the club, when they may enter themselves.
    enter_me: Option<i64>,
    /// How full it is, where people sign up.
    sign_up: Option<FullView>,
    sign_up_href: String,
    /// The reader settles who may sign up, and takes them in.
    manages_sign_up: bool,
    /// Who signed up and stands in no list yet.
    signed_up: Vec<Todo>,
    /// Names that were typed and not entered.
    names: String,
    /// What they would do.
    preview: Option<EntriesPreview>,
    /// How the letters of a file can be read.
    encodings: Vec<Choice>,
    /// The reader enters others.
    can_enter: bool,
    directs: bool,
    direct_href: String,
    /// The button that leads from the names to the first round, where it leaves nobody out.
    first_round: Option<FirstRound>,
    ticks: bool,
}

/// Who is looked for.
#[derive(Debug, Deserialize)]
pub(crate) struct EntriesQuery {
    #[serde(default)]
    q: String,
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
    /// Everyone who is announced.
    All {
        revision: i64,
    },
    UndoAll {
        revision: i64,
    },
    /// The fee, or another amount.
    Paid {
        entry: u16,
        #[serde(default)]
        amount: String,
    },
    Unpaid {
        entry: u16,
    },
    AllPaid {
        revision: i64,
    },
    CheckIn {
        entry: u16,
    },
    /// Who says that they are here is not.
    Reject {
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

    /// The amount that was typed into a row.
    fn amount(&self) -> Option<TypedAmount> {
        match self {
            EntriesAct::Paid { entry, amount } if !amount.is_empty() => Some(TypedAmount {
                entry: EntryNo(*entry),
                amount: amount.clone(),
            }),
            _ => None,
        }
    }

    /// Where the page goes on: at the row that it was about.
    fn anchor(&self) -> String {
        let entry = match self {
            EntriesAct::Reject { entry } | EntriesAct::Paid { entry, .. } | EntriesAct::Unpaid { entry } => {
                Some(EntryNo(*entry))
            }
            act => act.on_entry().map(|(entry, _)| entry),
        };
        entry.map_or(String::new(), |entry| format!("#e{entry}", entry = entry.0))
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
pub async fn get(visit: Visit, id: web::Path<String>, asked: web::Query<EntriesQuery>) -> PageResult {
    let id = parse_id(&id).ok_or_else(|| Problem::not_found("tournament"))?;
    draw(&visit, id, EntriesNotice::Nothing(asked.into_inner().q)).await
}

/// Enters someone, ticks them off, or lets them leave. A list of which not every line does quite what it says is shown
/// first with what it would do.
///
/// # Errors
/// When the reader may not, or there is no such entry.
pub async fn post(visit: Visit, id: web::Path<String>, form: web::Form<Vec<(String, String)>>) -> PageResult {
    let id = parse_id(&id).ok_or_else(|| Problem::not_found("tournament"))?;
    let form = EntriesForm::of(form.into_inner(), &["key"])?;
    let (names, amount) = (form.act.names().to_owned(), form.act.amount());
    let anchor = form.act.anchor();
    let (done, _) = visit
        .act(move |state, actor| Ok(preview_or_act(state, actor, id, &form)))
        .await?;
    match done {
        Ok(None) => Ok(see_other(&format!("{}{anchor}", routes::tournament(id, "entries")))),
        Ok(Some(told)) => draw(&visit, id, told).await,
        Err(error) => draw(&visit, id, EntriesNotice::Failed { names, amount, error }).await,
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
        let lines = state.store.read(|db| plan_many(db, actor, id, names))?;
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
        EntriesAct::All { revision } => request.act(CheckInAll { revision: *revision }),
        EntriesAct::UndoAll { revision } => request.act(UndoCheckInAll { revision: *revision }),
        EntriesAct::Paid { entry, amount } => request.act(TakeFee {
            entry: EntryNo(*entry),
            amount: typed_amount(amount)?,
        }),
        EntriesAct::Unpaid { entry } => request.act(ReturnFee { entry: EntryNo(*entry) }),
        EntriesAct::AllPaid { revision } => request.act(TakeAllFees { revision: *revision }),
        EntriesAct::Reject { entry } => request.act_beside(RejectArrival { entry: EntryNo(*entry) }),
        act => match act.on_entry() {
            Some((entry, act)) => request.act(ActOnEntry { entry, act }),
            None => no,
        },
    };
    done.map(|_| None)
}

/// A whole amount; nothing where nothing is typed.
fn typed_amount(typed: &str) -> Result<Option<u64>, ActError> {
    match typed.trim() {
        "" => Ok(None),
        text => number::count(text).map(Some).ok_or(ActError::Invalid {
            field: "amount",
            why: InvalidValue::BadNumber,
        }),
    }
}

/// What the page says on top.
pub(super) enum EntriesNotice {
    /// Nothing, and who is looked for.
    Nothing(String),
    /// What was not done, and what was typed for it.
    Failed {
        names: String,
        amount: Option<TypedAmount>,
        error: ActError,
    },
    /// What is wrong with a list, and what was read of it.
    Fault { names: String, text: String },
    /// So many names were read from a list.
    Found { names: String, count: usize },
    /// What the lines of a list would do.
    Preview {
        names: String,
        lines: Vec<PlannedLine>,
        here: bool,
    },
}

/// What the page is drawn from.
struct Found {
    shown: ShownTournament,
    to_enter: Vec<(MemberId, String)>,
    enter_me: Option<i64>,
    sign_up: Option<SignUpSummary>,
    waiting: BTreeSet<EntryNo>,
    undo_all: Option<i64>,
    own: Option<OwnArrival>,
    signed_up: NotEntered,
}

fn find(db: &mut Db, actor: &Actor, id: TournamentId, now: DateTime<Utc>) -> Result<Found, ActError> {
    let shown = read::tournament(db, actor, id)?;
    let to_enter = if shown.loaded.tournament.may_enter(shown.rights.entry(false)).is_ok() {
        read::to_enter(db, &shown.loaded)?
    } else {
        Vec::new()
    };
    let sign_up = sign_up::summary(db, &shown.loaded, now)?;
    let me = if sign_up.is_none() && shown.me.is_none() && enters_themselves(&shown) {
        read::own_entry(db, actor, &shown.loaded)?
    } else {
        None
    };
    Ok(Found {
        to_enter,
        enter_me: me.map(|me| me.0),
        sign_up,
        waiting: check_in::waiting(db, &shown.loaded)?,
        undo_all: check_in::all_that_can_be_undone(db, &shown)?,
        own: check_in::own(db, &shown)?,
        signed_up: sign_up::not_entered(db, &shown)?,
        shown,
    })
}

/// The page.
///
/// # Errors
/// Not found, also when the reader may not see the tournament.
pub(super) async fn draw(visit: &Visit, id: TournamentId, told: EntriesNotice) -> Result<HttpResponse, Problem> {
    let lang = visit.prefs.lang;
    let (found, visitor) = visit
        .act(move |state, actor| Ok(state.store.read(|db| find(db, actor, id, state.now()))?))
        .await?;
    let shown = &found.shown;
    let tournament = &shown.loaded.tournament;
    let here = routes::tournament(id, "entries");
    let title = format!("{}: {}", lang.t("tournament-tab-entries"), tournament.name);
    let mut shell = shell(visit, &visitor, title, here.clone());
    let failed = matches!(told, EntriesNotice::Failed { .. } | EntriesNotice::Fault { .. });
    let said = Said::of(told, shown, lang)?;
    shell.flash = said.flash;
    let key = fresh_key()?;
    let page = TournamentsEntriesPage {
        frame: Frame::of(shown, TournamentTab::Entries, lang),
        here,
        list: EntryList::of(shown, &found.waiting, said.wanted, lang).with_amount(said.amount),
        door: Door::of(shown, found.undo_all, lang),
        arrival: found.own.map(|own| ArrivalView::of(id, &key, own, lang)),
        key,
        to_enter: found
            .to_enter
            .into_iter()
            .map(|(id, name)| Choice::new(id.0, name))
            .collect(),
        enter_me: found.enter_me,
        sign_up: found
            .sign_up
            .map(|summary| FullView::of(&summary, &shown.loaded.club.timezone, lang)),
        sign_up_href: routes::sign_up(&shown.loaded.club.slug, id),
        manages_sign_up: shown.rights.sign_ups,
        signed_up: todo::sign_ups(shown, found.signed_up, lang),
        names: said.names,
        preview: said.preview,
        encodings: encodings(lang),
        can_enter: tournament.may_enter(shown.rights.entry(false)).is_ok(),
        directs: shown.rights.direct,
        direct_href: routes::tournament(id, "direct"),
        first_round: next_step::first_round(tournament, lang).filter(|first| first.is_main),
        ticks: matches!(tournament.state, State::Open | State::CheckIn),
        shell,
    };
    Ok(conflict_if(html(page.render()), failed))
}

/// What a notice puts on the page.
#[derive(Default)]
struct Said {
    names: String,
    wanted: String,
    preview: Option<EntriesPreview>,
    amount: Option<TypedAmount>,
    flash: Option<Flash>,
}

impl Said {
    fn of(told: EntriesNotice, shown: &ShownTournament, lang: Lang) -> Result<Said, Problem> {
        let nothing = Said::default();
        Ok(match told {
            EntriesNotice::Nothing(wanted) => Said { wanted, ..nothing },
            EntriesNotice::Preview { names, lines, here } => Said {
                preview: Some(EntriesPreview::of(names.clone(), &lines, here, lang)),
                names,
                ..nothing
            },
            EntriesNotice::Failed { names, amount, error } => Said {
                names,
                amount,
                flash: Some(refused(shown, error, lang)?),
                ..nothing
            },
            EntriesNotice::Fault { names, text } => Said {
                names,
                flash: Some(Flash { kind: "bad", text }),
                ..nothing
            },
            EntriesNotice::Found { names, count } => Said {
                names,
                flash: Some(Flash {
                    kind: "good",
                    text: lang.n("tournament-names-found", count as i64),
                }),
                ..nothing
            },
        })
    }
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
