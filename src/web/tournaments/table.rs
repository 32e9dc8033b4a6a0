//! `/tournaments/{id}/rounds/{n}/tables/{t}`: a table, and the form by which its result is entered, confirmed or
//! disputed; for the director also ruled and taken out.

use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;
use chrono::{DateTime, Utc};

use super::board_fields::{self, BoardFields, BoardSource};
use super::frame::{Frame, TableView, TournamentTab, card_of, conflict_if, ends_at, fresh_key, refused, shell, tables};
use super::result_form::{ResultFields, Retyped, SeatScoreView, There, fields, there};
use super::times;
use super::times_view::{TimesFacts, TimesReader, TimesView};
use super::weeks::{self, Due};
use crate::act_form::{ActForm, Versioned, act_request};
use crate::choice::Choice;
use crate::device::Browser;
use crate::page::{PageResult, see_other};
use crate::routes;
use crate::shell::{Shell, html};
use talon_http::{Problem, Visit};
use talon_service::scorecards::{BoardLine, boards_of_card};
use talon_service::tournaments::parse_id;
use talon_service::tournaments::read::{self, ShownTournament};
use talon_service::tournaments::{
    self, ActOnResult, Applied, ResultAct, ResultTyped, TableAt, TableHands, TablePlace, table_hands,
};
use talon_service::{ActError, Actor};
use talon_store::{Db, MemberId, TournamentId};
use talon_text::{Arg, Lang};
use talon_tournament::tournament::{Device, ResultForms, ResultState, RoundAct, Seat, Sits, Table, TableStanding};

/// A form of the page.
type TableForm = ActForm<Versioned, ResultFields>;

/// templates/tournaments/table.html
#[derive(Debug, Template)]
#[template(path = "tournaments/table.html")]
struct TournamentsTablePage {
    shell: Shell,
    frame: Frame,
    title: String,
    round: String,
    round_href: String,
    here: String,
    key: String,
    version: u32,
    table: TableView,
    fields: Vec<SeatScoreView>,
    /// The scores of its boards, where deals are compared.
    boards: Option<BoardFields>,
    /// How many deals were played has to be said.
    deals: bool,
    zero_sum: bool,
    /// What was typed in the form that was not taken.
    typed: Retyped,
    /// Who did not come is to be drawn again.
    again: bool,
    told_reason: String,
    can: ResultForms,
    /// What a player of the table reads about the state of its result.
    says: Option<&'static str>,
    due: Due,
    left: String,
    ends: Option<i64>,
    /// What another one entered, for anyone who came too late.
    there: Option<There>,
    /// Members who may sit for someone; empty where the reader does not decide it.
    substitutes: Vec<Choice<i64>>,
    extra_minutes: u16,
    round_no: u16,
    direct_href: String,
    /// The entries at the table.
    entries: Vec<Choice<u16>>,
    /// The address that stands on the card of the table, for those who direct.
    card: Option<String>,
    played: Played,
    times: TimesView,
}

/// What is known of what was played at the table.
#[derive(Debug)]
struct Played {
    href: String,
    count: String,
    /// It comes to another result than the one that is entered.
    differs: bool,
    /// Address of the form that goes board by board, where deals are compared.
    boards: Option<String>,
}

impl Played {
    fn of(at: TablePath, hands: &TableHands, compared: bool, lang: Lang) -> Played {
        Played {
            href: at.hands_href(),
            count: lang.n("tournament-hands-count", hands.hands.len() as i64),
            differs: hands.may_count && hands.differs,
            boards: compared.then(|| format!("{}/boards", at.href())),
        }
    }
}

/// What players of the table read when only others can act next.
pub(super) fn says(table: &Table, standing: &TableStanding) -> Option<&'static str> {
    let result = table.result.as_ref()?;
    if !standing.is_concerned() {
        return None;
    }
    match result.state {
        ResultState::Entered if result.waits_for_another_device() => Some("tournament-one-device"),
        ResultState::Entered if result.is_reopened() => Some("tournament-reopened"),
        ResultState::Disputed if !standing.rules => Some("tournament-called"),
        ResultState::Ruled if !standing.rules => Some("refusal-ruled"),
        ResultState::Voided if !standing.rules => Some("refusal-voided"),
        _ => None,
    }
}

/// Where it is.
#[derive(Debug, Clone, Copy)]
pub(super) struct TablePath {
    pub id: TournamentId,
    pub round: u16,
    pub table: u16,
}

impl TablePath {
    pub fn of((id, round, table): (String, String, String)) -> Result<TablePath, Problem> {
        let missing = || Problem::not_found("table");
        Ok(TablePath {
            id: parse_id(&id).ok_or_else(missing)?,
            round: round.parse().map_err(|_| missing())?,
            table: table.parse().map_err(|_| missing())?,
        })
    }

    pub fn href(self) -> String {
        routes::tournament(self.id, &format!("rounds/{}/tables/{}", self.round, self.table))
    }

    /// Address of the hands of the table.
    pub(crate) fn hands_href(self) -> String {
        format!("{}/hands", self.href())
    }

    pub(super) fn place(self) -> TablePlace {
        TablePlace {
            round: self.round,
            table: self.table,
        }
    }

    pub(crate) fn table_at(self) -> TableAt {
        TableAt {
            id: self.id,
            round: self.round,
            table: self.table,
        }
    }
}

/// The table.
///
/// # Errors
/// Not found, also when the reader may not see it.
pub async fn get(visit: Visit, request: HttpRequest, place: web::Path<(String, String, String)>) -> PageResult {
    let browser = Browser::of(&request, &visit.state.config)?;
    draw(
        &visit,
        &browser,
        TablePath::of(place.into_inner())?,
        Sent::default(),
        None,
    )
    .await
}

/// Says something of its result.
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
    let form = TableForm::of(form.into_inner(), &["key", "version"])?;
    let browser = Browser::of(&request, &visit.state.config)?;
    match send_result(&visit, &browser, at, &form, |act| (act.act(), act.reason())).await? {
        Ok(done) => Ok(done),
        Err(error) => {
            let sent = Sent {
                form: Some(form),
                ..Sent::default()
            };
            draw(&visit, &browser, at, sent, Some(error)).await
        }
    }
}

/// Does what a form says of the result of a table, and leads back to its page; the browser is known from then on.
pub(super) async fn send_result<A: Clone + Send + 'static>(
    visit: &Visit,
    browser: &Browser,
    at: TablePath,
    form: &ActForm<Versioned, A>,
    read: impl Fn(&A) -> (Result<ResultAct, ActError>, &str) + Send + 'static,
) -> Result<Result<HttpResponse, ActError>, Problem> {
    let done = act_on_table(visit, browser, at, form, read).await?;
    let mut response = see_other(&at.href());
    browser.keep(&mut response, &visit.state.config)?;
    Ok(done.map(|_| response))
}

/// Does what a form says of the result of a table.
pub(super) async fn act_on_table<A: Clone + Send + 'static>(
    visit: &Visit,
    browser: &Browser,
    at: TablePath,
    form: &ActForm<Versioned, A>,
    read: impl Fn(&A) -> (Result<ResultAct, ActError>, &str) + Send + 'static,
) -> Result<Result<Applied, ActError>, Problem> {
    let (sent, device) = (form.clone(), Some(Device(browser.mark(&at.id.to_string()))));
    let (done, _) = visit
        .act(move |state, actor| {
            let (act, reason) = read(&sent.act);
            let typed = ResultTyped {
                round: at.round,
                table: at.table,
                seen: sent.common.version,
                reason,
                device,
            };
            let request = act_request(state, actor, at.id, sent.request(&sent.common.key));
            Ok(act.and_then(|act| request.act(ActOnResult { typed, act })))
        })
        .await?;
    Ok(done)
}

/// The page with the proposals that were not taken.
pub(super) async fn draw_times(
    visit: &Visit,
    browser: &Browser,
    at: TablePath,
    times: Vec<String>,
    error: ActError,
) -> PageResult {
    draw(visit, browser, at, Sent { form: None, times }, Some(error)).await
}

/// What was typed and not taken.
#[derive(Debug, Default)]
struct Sent {
    form: Option<TableForm>,
    /// Proposals of when the table meets.
    times: Vec<String>,
}

async fn draw(
    visit: &Visit,
    browser: &Browser,
    at: TablePath,
    sent: Sent,
    error: Option<ActError>,
) -> Result<HttpResponse, Problem> {
    let device = browser.known(&at.id.to_string()).map(Device);
    let (known, visitor) = visit
        .act(move |state, actor| {
            Ok(state
                .store
                .read(|db| TableFacts::of(db, actor, at, device, state.now()))?)
        })
        .await?;
    let (shown, lang) = (&known.shown, visit.prefs.lang);
    let title = lang.t_args("tournament-place-table", &[("number", Arg::Number(at.table.into()))]);
    let round = lang.t_args("tournament-round", &[("number", Arg::Number(at.round.into()))]);
    let whole_title = format!("{title}, {round}: {}", shown.loaded.tournament.name);
    let shell = shell(visit, &visitor, whole_title, at.href());
    let failed = error.is_some();
    let has_typed = |form: &TableForm| matches!(form.act, ResultFields::Enter { .. } | ResultFields::Rule { .. });
    let late = sent.form.as_ref().is_some_and(has_typed)
        && matches!(&error, Some(ActError::Refused(_) | ActError::Conflict(_)));
    let drawn = Drawn {
        visit,
        known: &known,
        at,
        sent: sent.form.as_ref(),
        times: &sent.times,
        late,
    };
    let mut page = drawn.page(title, round, shell)?;
    page.shell.flash = error.map(|error| refused(shown, error, lang)).transpose()?;
    let mut response = html(page.render());
    if known.standing.is_concerned() {
        browser.keep(&mut response, &visit.state.config)?;
    }
    Ok(conflict_if(response, failed))
}

/// What the database knows of a table.
struct TableFacts {
    shown: ShownTournament,
    /// Members who may sit for someone; empty where the reader does not decide it.
    substitutes: Vec<(MemberId, String)>,
    hands: TableHands,
    /// What the scorecard of the table says of its boards, as far as the reader may know that.
    of_card: Vec<BoardLine>,
    standing: TableStanding,
    times: TimesFacts,
}

impl TableFacts {
    fn of(
        db: &mut Db,
        actor: &Actor,
        at: TablePath,
        device: Option<Device>,
        now: DateTime<Utc>,
    ) -> Result<TableFacts, ActError> {
        let shown = read::tournament(db, actor, at.id)?;
        let rounds = shown.loaded.tournament.round_rights(at.round, shown.rights.direct);
        let substitutes = if rounds.may(RoundAct::Arrange) {
            read::to_substitute(db, &shown.loaded, at.round)?
        } else {
            Vec::new()
        };
        let hands = table_hands(db, actor, &shown, at.table_at())?;
        let standing = tournaments::standing_at(db, actor, &shown.loaded, at.round, at.table, device)?;
        let sees_host = standing.seat == Sits::Account || standing.rules;
        let of_card = match standing.is_concerned() {
            true => boards_of_card(db, &shown.loaded, at.table_at())?,
            false => Vec::new(),
        };
        Ok(TableFacts {
            of_card,
            times: TimesFacts::of(db, &shown.loaded, at.place(), now, sees_host)?,
            shown,
            substitutes,
            hands,
            standing,
        })
    }
}

/// What the page is drawn from.
struct Drawn<'a> {
    visit: &'a Visit,
    known: &'a TableFacts,
    at: TablePath,
    /// The form that was not taken.
    sent: Option<&'a TableForm>,
    /// Proposals of when the table meets that were not taken.
    times: &'a [String],
    /// Another one was quicker.
    late: bool,
}

impl Drawn<'_> {
    fn page(&self, title: String, round_name: String, shell: Shell) -> Result<TournamentsTablePage, Problem> {
        let (at, lang) = (self.at, self.visit.prefs.lang);
        let (shown, standing) = (&self.known.shown, &self.known.standing);
        let missing = || Problem::not_found("table");
        let tournament = &shown.loaded.tournament;
        let round = &tournament.as_seated(tournament.round(at.round).ok_or_else(missing)?);
        let found = round.tables.iter().find(|table| table.number == at.table);
        let found = found.ok_or_else(missing)?;
        let view = tables(shown, round, lang)
            .into_iter()
            .find(|view| view.number == at.table);
        let view = view.ok_or_else(missing)?;
        let boards = self.boards();
        let mut can = tournament.result_forms(at.round, at.table, standing);
        let hides_result = BoardFields::guards(boards.as_ref(), &mut can);
        Ok(TournamentsTablePage {
            frame: Frame::of(shown, TournamentTab::Round, lang),
            title,
            round: round_name,
            round_href: routes::tournament(at.id, &format!("rounds/{}", at.round)),
            here: at.href(),
            key: fresh_key()?,
            version: found.version,
            fields: self.fields(&view, found),
            boards,
            deals: tournament.profile.scoring.scheme.counts_deals(),
            zero_sum: tournament.profile.scoring.zero_sum,
            typed: self.sent.map(Retyped::of).unwrap_or_default(),
            again: self.sent.is_some_and(|form| form.act.draws_again()),
            told_reason: told_reason(found),
            can,
            says: if hides_result {
                Some("tournament-boards-to-play")
            } else {
                says(found, standing)
            },
            due: Due::of(round, weeks::today(self.visit, shown), lang),
            left: time_left(self.visit, shown, at, lang),
            ends: ends_at(tournament, round, found),
            substitutes: self.substitutes(),
            extra_minutes: found.extra_minutes,
            round_no: at.round,
            direct_href: routes::tournament(at.id, "direct"),
            entries: entries(found, &view),
            there: if self.late {
                there(shown, found, &view, lang)
            } else {
                None
            },
            card: card_of(shown, at.round, at.table)
                .map(|card| format!("{}{}", self.visit.state.config.base_url, routes::card(&card))),
            times: self.times(),
            played: Played::of(at, &self.known.hands, tournament.compares_boards(round.stage), lang),
            table: view,
            shell,
        })
    }

    /// What stands in the forms; players who have left and are still seated are the ones who will not come.
    fn fields(&self, view: &TableView, table: &Table) -> Vec<SeatScoreView> {
        let mut fields = fields(view, table, self.sent.map(|form| &form.act));
        if self.sent.is_none() {
            let tournament = &self.known.shown.loaded.tournament;
            let in_play = |seat: &Seat| tournament.entry(seat.entry).is_none_or(|one| one.status.is_in_play());
            for (field, seat) in fields.iter_mut().zip(&table.seats) {
                field.absent = seat.substitute.is_none() && !in_play(seat);
            }
        }
        fields
    }

    fn boards(&self) -> Option<BoardFields> {
        let source = BoardSource {
            shown: &self.known.shown,
            place: self.at.place(),
            sent: board_fields::typed(self.sent.map(|form| &form.act)),
            of_card: &self.known.of_card,
            there: &self.known.standing,
            lang: self.visit.prefs.lang,
        };
        source.fields()
    }

    fn times(&self) -> TimesView {
        let (known, standing) = (self.known, &self.known.standing);
        let reader = TimesReader {
            me: standing.me.filter(|_| standing.seat == Sits::Account),
            directs: standing.rules,
            seat: None,
            by_card: false,
        };
        let post = times::address(self.at);
        TimesView::of(
            &known.times,
            &known.shown,
            reader,
            post,
            self.times,
            self.visit.prefs.lang,
        )
    }

    fn substitutes(&self) -> Vec<Choice<i64>> {
        let known = self.known.substitutes.iter();
        known.map(|(id, name)| Choice::new(id.0, name.clone())).collect()
    }
}

/// The reason that was given for what stands there.
pub(super) fn told_reason(table: &Table) -> String {
    let result = table.result.as_ref();
    result.map(|result| result.reason.clone()).unwrap_or_default()
}

/// The entries at a table, by the names that the reader sees.
fn entries(table: &Table, view: &TableView) -> Vec<Choice<u16>> {
    table
        .seats
        .iter()
        .zip(&view.seats)
        .map(|(one, seen)| Choice::new(one.entry.0, seen.name.clone()))
        .collect()
}

/// How long the table may still play.
fn time_left(visit: &Visit, shown: &ShownTournament, at: TablePath, lang: Lang) -> String {
    let tournament = &shown.loaded.tournament;
    let found = tournament.round(at.round).zip(tournament.table(at.round, at.table));
    let ends = found.and_then(|(round, table)| round.ends(tournament.profile.minutes, table.extra_minutes));
    let Some(ends) = ends else {
        return String::new();
    };
    // A minute that has begun is still there.
    let seconds = (ends - visit.state.now().naive_utc()).num_seconds().max(0);
    lang.n("tournament-minutes-left", (seconds + 59) / 60)
}
