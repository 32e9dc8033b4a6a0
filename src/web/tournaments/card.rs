//! `/card/{token}`: the result of one table for those who sit there with the card of the table and no account: they say
//! who they are, enter it, confirm it, or say that it is wrong.

use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;
use chrono::NaiveDate;
use serde::Deserialize;

use super::board_fields::{self, BoardFields, BoardSource};
use super::frame::{SeatView, TableView, conflict_if, ends_at, fresh_key, name, refused, tables};
use super::result_form::{ResultFields, Retyped, SeatScoreView, There, fields, there};
use super::table::{says, told_reason};
use super::times;
use super::times_view::{TimesFacts, TimesReader, TimesView};
use super::weeks::{self, Due};
use crate::act_form::{ActForm, Versioned, act_request};
use crate::device::Browser;
use crate::page::{PageResult, see_other};
use crate::routes;
use crate::shell::{Flash, Shell, html};
use talon_http::{Problem, State, Visit};
use talon_service::scorecards::{BoardLine, boards_of_card, empty_card};
use talon_service::tournaments::read::ShownTournament;
use talon_service::tournaments::{self, ActByCard, Applied, Card, ResultAct, TableAt};
use talon_service::{ActError, Actor, InvalidValue};
use talon_text::{Arg, Lang};
use talon_tournament::EntryNo;
use talon_tournament::tournament::{Device, MemberKey, ResultForms, ResultState, Seat, Table, Why};

/// A form of the card.
type CardForm = ActForm<Versioned, ResultFields>;

/// Someone who sits at the table, as whom the reader can answer.
#[derive(Debug)]
struct SeatChoice {
    entry: u16,
    name: String,
    chosen: bool,
}

/// templates/tournaments/card.html
#[derive(Debug, Template)]
#[template(path = "tournaments/card.html")]
struct TournamentsCardPage {
    shell: Shell,
    tournament: String,
    tournament_href: String,
    round: String,
    here: String,
    key: String,
    version: u32,
    table: TableView,
    /// Who sits there: the entry, the name, and whether it is the reader.
    seats: Vec<SeatChoice>,
    fields: Vec<SeatScoreView>,
    deals: bool,
    zero_sum: bool,
    can: ResultForms,
    /// There are scores to be looked at.
    has_scores: bool,
    /// The scores of its boards, where deals are compared.
    boards: Option<BoardFields>,
    /// What was entered waits for someone else.
    waits: bool,
    /// It waits for an official and not for another player.
    by_official: bool,
    /// It was entered in this browser, so that a confirmation from here is not enough.
    on_one_device: bool,
    settled: bool,
    /// Where the score can be kept deal by deal.
    scorecard: Option<String>,
    /// Where the result stands, if only others can go on.
    says: Option<&'static str>,
    told_reason: String,
    there: Option<There>,
    ends: Option<i64>,
    due: Due,
    live: String,
    revision: i64,
    /// What was typed in the form that was not taken.
    typed: Retyped,
    times: TimesView,
}

/// Who says that they read it.
#[derive(Debug, Deserialize)]
pub(crate) struct TableCardQuery {
    seat: Option<u16>,
}

/// The result of the table.
///
/// # Errors
/// Not found, when the card is not good (any more).
pub async fn get(
    visit: Visit,
    request: HttpRequest,
    card: web::Path<String>,
    asked: web::Query<TableCardQuery>,
) -> PageResult {
    let seat = asked.into_inner().seat.map(EntryNo);
    let browser = Browser::of(&request, &visit.state.config)?;
    draw(&visit, &browser, parse(&card)?, seat, Sent::default(), None).await
}

/// Says something of it.
///
/// # Errors
/// Not found, when the card is not good (any more).
pub async fn post(
    visit: Visit,
    request: HttpRequest,
    card: web::Path<String>,
    form: web::Form<Vec<(String, String)>>,
) -> PageResult {
    let card = parse(&card)?;
    let form = CardForm::of(form.into_inner(), &["key", "version", "seat"])?;
    let browser = Browser::of(&request, &visit.state.config)?;
    let seat = form.common.seat.map(EntryNo);
    let (sent, of, at) = (form.clone(), card.clone(), browser.clone());
    let (done, _) = visit
        .act(move |state, actor| Ok(act(state, actor, &of, &sent, &at)))
        .await?;
    match done {
        Ok(_) => {
            let mut response = see_other(&with_seat(&card, seat));
            browser.keep(&mut response, &visit.state.config)?;
            Ok(response)
        }
        Err(error) => {
            // Nobody confirms what they entered: whoever tried is not the one who did, so that they say again who they
            // are.
            let seat = seat.filter(|_| !is_own(&error));
            let sent = Sent {
                form: Some(form),
                ..Sent::default()
            };
            draw(&visit, &browser, card, seat, sent, Some(error)).await
        }
    }
}

fn act(state: &State, actor: &Actor, card: &Card, form: &CardForm, browser: &Browser) -> Result<Applied, ActError> {
    let act = form.act.act()?;
    let seat = form.common.seat.map(EntryNo).ok_or(ActError::Invalid {
        field: "seat",
        why: InvalidValue::SeatMissing,
    })?;
    // Anyone who enters a result marks their browser; anyone who confirms one may come with no mark.
    let device = if matches!(act, ResultAct::Enter(_) | ResultAct::EnterBoards(_)) {
        Some(Device(browser.mark(&card.id.to_string())))
    } else {
        browser.known(&card.id.to_string()).map(Device)
    };
    let request = act_request(state, actor, card.id, form.request(&form.common.key));
    request.act(ActByCard {
        card,
        seat,
        seen: form.common.version,
        act,
        reason: form.act.reason(),
        device,
    })
}

/// Whether someone was to confirm what was entered in their own name.
fn is_own(error: &ActError) -> bool {
    matches!(error, ActError::Refused(refusal) if refusal.why == Why::OwnResult)
}

/// What is wrong, where a name is of more help than the words for all pages.
fn said(shown: &ShownTournament, found: &Table, error: ActError, lang: Lang) -> Result<Flash, Problem> {
    let by = found.result.as_ref().and_then(|result| result.by);
    let seated = |entry: &&Seat| shown.loaded.tournament.entry(entry.entry).map(|one| one.member) == by;
    let Some(seat) = found
        .seats
        .iter()
        .find(seated)
        .filter(|_| by.is_some() && is_own(&error))
    else {
        return refused(shown, error, lang);
    };
    let args = [("name", Arg::from(name(shown, seat.entry, lang)))];
    Ok(Flash {
        kind: "bad",
        text: lang.t_args("tournament-own-result", &args),
    })
}

pub(super) fn parse(card: &str) -> Result<Card, Problem> {
    Card::parse(card).ok_or_else(|| Problem::not_found("table card"))
}

fn table<'a>(shown: &'a ShownTournament, card: &Card) -> Result<&'a Table, Problem> {
    let table = shown.loaded.tournament.table(card.round, card.table);
    table.ok_or_else(|| Problem::not_found("table card"))
}

pub(super) fn with_seat(card: &Card, seat: Option<EntryNo>) -> String {
    let here = routes::card(card);
    seat.map_or(here.clone(), |seat| format!("{here}?seat={}", seat.0))
}

/// The page with the proposals that were not taken.
pub(super) async fn draw_times(
    visit: &Visit,
    browser: &Browser,
    card: Card,
    seat: Option<EntryNo>,
    times: Vec<String>,
    error: ActError,
) -> PageResult {
    draw(visit, browser, card, seat, Sent { form: None, times }, Some(error)).await
}

/// What was typed and not taken.
#[derive(Debug, Default)]
struct Sent {
    form: Option<CardForm>,
    /// Proposals of when the table meets.
    times: Vec<String>,
}

async fn draw(
    visit: &Visit,
    browser: &Browser,
    card: Card,
    seat: Option<EntryNo>,
    sent: Sent,
    error: Option<ActError>,
) -> Result<HttpResponse, Problem> {
    let of = card.clone();
    let at = TableAt {
        id: card.id,
        round: card.round,
        table: card.table,
    };
    let ((mut shown, facts, of_card), visitor) = visit
        .act(move |state, actor| {
            Ok(state.store.read(|db| {
                let shown = tournaments::by_card(db, actor, &of)?;
                // Whoever holds the card sits there.
                let facts = TimesFacts::of(db, &shown.loaded, times::place_of(&of), state.now(), true)?;
                let of_card = boards_of_card(db, &shown.loaded, at)?;
                Ok::<_, ActError>((shown, facts, of_card))
            })?)
        })
        .await?;
    let lang = visit.prefs.lang;
    let found = table(&shown, &card)?;
    let seat = seat.filter(|seat| found.seat_of(*seat).is_some()).or(shown.me);
    shown.me = seat;
    let title = lang.t_args("tournament-place-table", &[("number", Arg::Number(card.table.into()))]);
    let mut shell = Shell::new(visit, &visitor, format!("{title}: {}", shown.loaded.tournament.name));
    shell.path = with_seat(&card, seat);
    let failed = error.is_some();
    // Only who typed a result has something to compare with what is there.
    let typed = sent
        .form
        .as_ref()
        .is_some_and(|form| matches!(form.act, ResultFields::Enter { .. }));
    let late = typed && matches!(&error, Some(ActError::Refused(_) | ActError::Conflict(_)));
    shell.flash = error
        .map(|error| said(&shown, table(&shown, &card)?, error, lang))
        .transpose()?;
    let drawn = Drawn {
        shown: &shown,
        card: &card,
        seat,
        device: Device(browser.mark(&card.id.to_string())),
        sent: sent.form.as_ref(),
        facts: &facts,
        of_card: &of_card,
        times: &sent.times,
        late,
        today: weeks::today(visit, &shown),
        lang,
    };
    let mut response = html(drawn.page(shell)?.render());
    browser.keep(&mut response, &visit.state.config)?;
    Ok(conflict_if(response, failed))
}

/// What the page is drawn from.
struct Drawn<'a> {
    shown: &'a ShownTournament,
    card: &'a Card,
    /// Who says that they read it.
    seat: Option<EntryNo>,
    device: Device,
    /// The form that was not taken.
    sent: Option<&'a CardForm>,
    facts: &'a TimesFacts,
    /// What the scorecard of the table says of its boards.
    of_card: &'a [BoardLine],
    /// Proposals of when the table meets that were not taken.
    times: &'a [String],
    /// Another one was quicker.
    late: bool,
    today: NaiveDate,
    lang: Lang,
}

impl Drawn<'_> {
    fn page(&self, shell: Shell) -> Result<TournamentsCardPage, Problem> {
        let (shown, card, lang) = (self.shown, self.card, self.lang);
        let missing = || Problem::not_found("table card");
        let (tournament, found) = (&shown.loaded.tournament, table(shown, card)?);
        let round = tournament.round(card.round).ok_or_else(missing)?;
        let view = tables(shown, round, lang)
            .into_iter()
            .find(|view| view.number == card.table);
        let view = view.ok_or_else(missing)?;
        let standing = tournaments::standing_by_card(&shown.loaded, card, self.seat, Some(self.device));
        let state = found.result.as_ref().map(|result| result.state);
        let mut can = tournament.result_forms(card.round, card.table, &standing);
        let boards = self.boards();
        let hides_result = BoardFields::guards(boards.as_ref(), &mut can);
        Ok(TournamentsCardPage {
            tournament: tournament.name.clone(),
            tournament_href: self.public_address(""),
            round: lang.t_args("tournament-round", &[("number", Arg::Number(card.round.into()))]),
            here: routes::card(card),
            key: fresh_key()?,
            version: found.version,
            seats: self.seats(found, &view),
            fields: fields(&view, found, self.sent.map(|form| &form.act)),
            boards,
            deals: tournament.profile.scoring.scheme.counts_deals(),
            zero_sum: tournament.profile.scoring.zero_sum,
            has_scores: found.result.as_ref().is_some_and(|result| result.counts()),
            waits: state == Some(ResultState::Entered) && (can.take_back || !tournament.profile.two_person),
            by_official: !tournament.profile.two_person,
            on_one_device: can.confirm && tournament.is_on_one_device(card.round, card.table, &standing),
            settled: state == Some(ResultState::Confirmed),
            scorecard: empty_card(shown, card).map(|_| routes::scorecard(card)),
            says: if hides_result {
                Some("tournament-boards-to-play")
            } else {
                says(found, &standing)
            },
            can,
            told_reason: told_reason(found),
            there: if self.late {
                there(shown, found, &view, lang)
            } else {
                None
            },
            ends: ends_at(tournament, round, found),
            due: Due::of(round, self.today, lang),
            live: self.public_address("live"),
            revision: shown.loaded.revision,
            typed: self.sent.map(Retyped::of).unwrap_or_default(),
            times: self.times(standing.me),
            table: view,
            shell,
        })
    }

    fn boards(&self) -> Option<BoardFields> {
        let there = tournaments::standing_by_card(&self.shown.loaded, self.card, self.seat, Some(self.device));
        let source = BoardSource {
            shown: self.shown,
            place: times::place_of(self.card),
            sent: board_fields::typed(self.sent.map(|form| &form.act)),
            of_card: self.of_card,
            there: &there,
            lang: self.lang,
        };
        source.fields()
    }

    fn times(&self, me: Option<MemberKey>) -> TimesView {
        let reader = TimesReader {
            me,
            directs: false,
            seat: self.seat,
            by_card: true,
        };
        let post = times::address_by_card(self.card);
        TimesView::of(self.facts, self.shown, reader, post, self.times, self.lang)
    }

    fn seats(&self, table: &Table, view: &TableView) -> Vec<SeatChoice> {
        let of_seat = |(one, seen): (&Seat, &SeatView)| {
            let name = if seen.substitute.is_empty() {
                &seen.name
            } else {
                &seen.substitute
            };
            SeatChoice {
                entry: one.entry.0,
                name: name.clone(),
                chosen: Some(one.entry) == self.seat,
            }
        };
        table.seats.iter().zip(&view.seats).map(of_seat).collect()
    }

    /// Nothing where the tournament is not published.
    fn public_address(&self, rest: &str) -> String {
        if self.shown.loaded.tournament.published {
            routes::tournament(self.card.id, rest)
        } else {
            String::new()
        }
    }
}
