//! `POST /tournaments/{id}/rounds/{n}/tables/{t}/times` and `POST /card/{token}/times`: times at which a table of a
//! round over weeks could meet, proposed and answered.

use actix_web::{HttpRequest, web};
use serde::Deserialize;

use super::card;
use super::table::{self, TablePath};
use crate::act_form::{ActForm, Versioned, act_request};
use crate::device::Browser;
use crate::page::{PageResult, see_other};
use crate::routes;
use talon_http::{State, Visit};
use talon_service::tournaments::{Applied, ArrangeTimes, Card, TablePlace, TimesAct, TimesBy};
use talon_service::{ActError, Actor, InvalidValue};
use talon_store::TournamentId;
use talon_tournament::EntryNo;

/// What is said of times.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum TimesForm {
    Propose {
        #[serde(default)]
        time: Vec<String>,
    },
    Tick {
        time: String,
    },
    Untick {
        time: String,
    },
    Withdraw {
        time: String,
    },
}

type SentTimes = ActForm<Versioned, TimesForm>;

impl TimesForm {
    fn act(&self) -> TimesAct<'_> {
        match self {
            TimesForm::Propose { time } => TimesAct::Propose(time),
            TimesForm::Tick { time } => TimesAct::Tick(time),
            TimesForm::Untick { time } => TimesAct::Untick(time),
            TimesForm::Withdraw { time } => TimesAct::Withdraw(time),
        }
    }

    /// The proposals that were typed.
    fn typed(self) -> Vec<String> {
        match self {
            TimesForm::Propose { time } => time,
            TimesForm::Tick { .. } | TimesForm::Untick { .. } | TimesForm::Withdraw { .. } => Vec::new(),
        }
    }
}

/// Says something of when a table meets, as one who is signed in.
///
/// # Errors
/// When the reader may not, or there is no such table.
pub async fn post(
    visit: Visit,
    request: HttpRequest,
    place: web::Path<(String, String, String)>,
    form: web::Form<Vec<(String, String)>>,
) -> PageResult {
    let at = TablePath::of(place.into_inner())?;
    let form = SentTimes::of(form.into_inner(), &["key"])?;
    let browser = Browser::of(&request, &visit.state.config)?;
    let sent = form.clone();
    let (done, _) = visit
        .act(move |state, actor| Ok(arrange(state, actor, at.id, at.place(), &sent, TimesBy::Account)))
        .await?;
    match done {
        Ok(_) => Ok(see_other(&format!("{}#times", at.href()))),
        Err(error) => table::draw_times(&visit, &browser, at, form.act.typed(), error).await,
    }
}

/// The same by the card of the table.
///
/// # Errors
/// Not found, when the card is not good (any more).
pub async fn post_by_card(
    visit: Visit,
    request: HttpRequest,
    card: web::Path<String>,
    form: web::Form<Vec<(String, String)>>,
) -> PageResult {
    let card = card::parse(&card)?;
    let form = SentTimes::of(form.into_inner(), &["key", "seat"])?;
    let browser = Browser::of(&request, &visit.state.config)?;
    let seat = form.common.seat.map(EntryNo);
    let (sent, of) = (form.clone(), card.clone());
    let (done, _) = visit
        .act(move |state, actor| Ok(arrange_by_card(state, actor, &of, seat, &sent)))
        .await?;
    match done {
        Ok(_) => Ok(see_other(&format!("{}#times", card::with_seat(&card, seat)))),
        Err(error) => card::draw_times(&visit, &browser, card, seat, form.act.typed(), error).await,
    }
}

fn arrange_by_card(
    state: &State,
    actor: &Actor,
    card: &Card,
    seat: Option<EntryNo>,
    form: &SentTimes,
) -> Result<Applied, ActError> {
    let seat = seat.ok_or(ActError::Invalid {
        field: "seat",
        why: InvalidValue::SeatMissing,
    })?;
    arrange(
        state,
        actor,
        card.id,
        place_of(card),
        form,
        TimesBy::Card { card, seat },
    )
}

fn arrange(
    state: &State,
    actor: &Actor,
    id: TournamentId,
    place: TablePlace,
    form: &SentTimes,
    by: TimesBy<'_>,
) -> Result<Applied, ActError> {
    let act = form.act.act();
    let request = act_request(state, actor, id, form.request(&form.common.key));
    request.act_beside(ArrangeTimes { place, by, act })
}

/// The table of a card.
pub(super) fn place_of(card: &Card) -> TablePlace {
    TablePlace {
        round: card.round,
        table: card.table,
    }
}

/// Where the forms of a table go.
pub(super) fn address(at: TablePath) -> String {
    format!("{}/times", at.href())
}

/// The same of a card.
pub(super) fn address_by_card(card: &Card) -> String {
    format!("{}/times", routes::card(card))
}
