//! `/tournaments/{id}/rounds/{n}/tables/{t}/hands`: the hands of a table, what they come to, and the forms by which
//! they come and go.

use std::collections::BTreeMap;

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;
use serde::Deserialize;
use serde_json::Value as Json;

use super::frame::{Frame, TournamentTab, fresh_key, name, refused, shell};
use super::hands_form::{TableHandsForm, VISIBILITIES, act, receive, too_much};
use super::table::TablePath;
use crate::choice::Choice;
use crate::hands::editor;
use crate::imports;
use crate::page::{LinkView, PageResult, see_other};
use crate::shell::{Flash, Shell, html};
use talon_editor::{Act, Setup, blank, perform};
use talon_http::{Problem, Visit};
use talon_rules::cards::{BySeat, Seat};
use talon_rules::games::session::DealFate;
use talon_service::ActError;
use talon_service::config::Sizes;
use talon_service::read_import;
use talon_service::tournaments::read::{self, ShownTournament};
use talon_service::tournaments::{LinkedHand, TableHands, table_hands};
use talon_store::hands::Visibility;
use talon_store::imports::Import;
use talon_text::signed;
use talon_text::{Arg, Lang};
use talon_tournament::standings::TableOutcome;
use talon_tournament::tournament::{HandFault, Table, TableAct, Tally, TallyDeal};

/// templates/tournaments/hands.html
#[derive(Debug, Template)]
#[template(path = "tournaments/hands.html")]
struct TournamentsHandsPage {
    shell: Shell,
    frame: Frame,
    title: String,
    here: String,
    table: LinkView,
    key: String,
    version: u32,
    /// Who sits there.
    seats: Vec<(u16, String)>,
    deals: Vec<DealRow>,
    totals: Vec<String>,
    shown: String,
    notes: Vec<String>,
    warnings: Vec<String>,
    sessions: Vec<String>,
    saying: Vec<Choice<i64>>,
    can: Can,
    is_settled: bool,
    /// The letters of the seats of records, and whose each is, as a number.
    letters: Vec<(&'static str, u16)>,
    brought: Option<LinkView>,
    /// Who may see what is brought, once the round is open.
    visibilities: Vec<Choice>,
    typed: String,
    /// Where a hand of the table is entered.
    enter: Option<String>,
}

/// What the reader can do here.
#[derive(Debug, Clone, Copy, Default)]
struct Can {
    count: bool,
    add: bool,
    seat: bool,
    take_over: bool,
}

/// A deal of the table.
#[derive(Debug)]
struct DealRow {
    hand: i64,
    label: String,
    href: String,
    contract: String,
    declarer: String,
    scores: Vec<String>,
    faults: Vec<String>,
}

/// Which import has just come.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct TableHandsQuery {
    import: Option<String>,
}

/// The hands.
///
/// # Errors
/// Not found, also when the reader may not see the tournament.
pub async fn get(
    visit: Visit,
    place: web::Path<(String, String, String)>,
    asked: web::Query<TableHandsQuery>,
) -> PageResult {
    draw(
        &visit,
        TablePath::of(place.into_inner())?,
        asked.into_inner().import,
        "",
        None,
    )
    .await
}

/// Brings some, takes some away, or makes the result of them.
///
/// # Errors
/// When the reader may not, or there is no such table.
pub async fn post(
    visit: Visit,
    place: web::Path<(String, String, String)>,
    request: HttpRequest,
    body: web::Payload,
) -> PageResult {
    let at = TablePath::of(place.into_inner())?;
    let sent: TableHandsForm = receive(&request, body).await?;
    let typed = sent.hands().to_owned();
    let (done, _) = visit
        .act(move |state, actor| {
            if let Some(user) = actor.user().filter(|_| sent.brings()) {
                state.limits.count_import(user)?;
            }
            Ok(act(state, actor, at, &sent))
        })
        .await?;
    match done {
        Ok(None) => Ok(see_other(&at.hands_href())),
        Ok(Some(import)) => Ok(see_other(&format!("{}?import={import}", at.hands_href()))),
        Err(error) => draw(&visit, at, None, &typed, Some(error)).await,
    }
}

/// What the page is made of.
struct Gathered {
    shown: ShownTournament,
    hands: TableHands,
    /// What has just come.
    import: Option<Import>,
}

async fn draw(
    visit: &Visit,
    at: TablePath,
    import: Option<String>,
    typed: &str,
    error: Option<ActError>,
) -> Result<HttpResponse, Problem> {
    let place = at.table_at();
    let (gathered, visitor) = visit
        .act(move |state, actor| {
            Ok(state.store.read(|db| -> Result<_, ActError> {
                let shown = read::tournament(db, actor, at.id)?;
                let hands = table_hands(db, actor, &shown, place)?;
                let import = import.map(|address| read_import::seen(db, actor, &address));
                let import = match import.transpose() {
                    // The address is typed, or the one who is not signed in may still see the hands.
                    Err(ActError::NotFound(_) | ActError::SignIn) => None,
                    import => import?,
                };
                Ok(Gathered { shown, hands, import })
            })?)
        })
        .await?;
    let lang = visit.prefs.lang;
    let tournament = &gathered.shown.loaded.tournament;
    let missing = || Problem::not_found("table");
    let table = tournament.table(at.round, at.table).ok_or_else(missing)?;
    let numbers = [
        ("round", Arg::Number(at.round.into())),
        ("table", Arg::Number(at.table.into())),
    ];
    let title = lang.t_args("tournament-hands-title", &numbers);
    let mut shell = shell(
        visit,
        &visitor,
        format!("{title}: {}", tournament.name),
        at.hands_href(),
    );
    let failed = error.as_ref().map(status);
    let sizes = visit.state.config.sizes;
    shell.flash = error
        .map(|error| flash(&gathered.shown, error, sizes, lang))
        .transpose()?;
    let page = TournamentsHandsPage {
        title,
        typed: typed.to_owned(),
        ..page(shell, &gathered, table, at, lang)?
    };
    let mut response = html(page.render());
    if let Some(status) = failed {
        *response.status_mut() = status;
    }
    Ok(response)
}

/// The page as it is, without what was typed.
fn page(
    shell: Shell,
    gathered: &Gathered,
    table: &Table,
    at: TablePath,
    lang: Lang,
) -> Result<TournamentsHandsPage, Problem> {
    let Gathered { shown, hands, import } = gathered;
    let tally = &hands.tally;
    let seats = table.seats.iter().map(|seat| seat.entry);
    let entered = entered(table);
    let mut page = TournamentsHandsPage {
        frame: Frame::of(shown, TournamentTab::Round, lang),
        title: String::new(),
        here: at.hands_href(),
        table: LinkView {
            href: at.href(),
            name: lang.t_args("tournament-place-table", &[("number", Arg::Number(at.table.into()))]),
        },
        key: fresh_key()?,
        version: table.version,
        deals: deals(shown, hands, lang),
        totals: sums(tally).into_iter().map(signed).collect(),
        shown: sums(tally).iter().map(i64::to_string).collect::<Vec<_>>().join(","),
        notes: Vec::new(),
        warnings: Vec::new(),
        sessions: sessions(&hands.hands),
        saying: hands
            .saying
            .iter()
            .map(|hand| Choice::new(hand.id.0, said(hand, lang)))
            .collect(),
        can: can(hands, entered.as_deref()),
        is_settled: table.result.as_ref().is_some_and(|result| result.state.is_settled()),
        letters: letters(table),
        brought: import.as_ref().map(|import| told(import, lang)),
        visibilities: VISIBILITIES.iter().map(|one| said_of(*one, lang)).collect(),
        typed: String::new(),
        enter: begun(shown, table, at).and_then(|text| editor::address(&text)),
        seats: seats.map(|entry| (entry.0, name(shown, entry, lang))).collect(),
        shell,
    };
    if hands.may_count {
        page.notes = notes(tally, lang);
        page.warnings = warnings(hands, entered.as_deref(), &page.totals, lang);
    } else {
        page.notes
            .push(lang.n("tournament-hands-count", hands.hands.len() as i64));
    }
    Ok(page)
}

/// A hand of a table of which nothing is known but who plays it, and by which rules. A fourth at the table deals.
fn begun(shown: &ShownTournament, table: &Table, at: TablePath) -> Option<String> {
    let tournament = &shown.loaded.tournament;
    let rules: Json = serde_json::from_str(&tournament.profile.rules).ok()?;
    let options = rules
        .get("options")
        .and_then(Json::as_object)
        .cloned()
        .unwrap_or_default();
    let mut seats = table.seats.iter().map(|seat| shown.name_of(seat.entry));
    let setup = Setup {
        names: BySeat::from_fn(|_| seats.next().flatten()),
        dealer: Some((table.seats.len() == 3).then_some(Seat::C)),
        options: Some(options),
        source: vec![
            ("event", tournament.name.clone()),
            ("round", at.round.to_string()),
            ("table", at.table.to_string()),
        ],
    };
    perform(&blank(tournament.game), &Act::Setup(setup)).ok()
}

/// What is said of something that was not taken.
fn flash(shown: &ShownTournament, error: ActError, sizes: Sizes, lang: Lang) -> Result<Flash, Problem> {
    match too_much(&error, sizes, lang) {
        Some(text) => Ok(Flash { kind: "bad", text }),
        None => refused(shown, error, lang),
    }
}

fn status(error: &ActError) -> StatusCode {
    match error {
        ActError::Invalid { .. } => StatusCode::UNPROCESSABLE_ENTITY,
        ActError::TooLarge(_) => StatusCode::PAYLOAD_TOO_LARGE,
        _ => StatusCode::CONFLICT,
    }
}

/// The scores that are entered.
fn entered(table: &Table) -> Option<Vec<i64>> {
    let result = table.result.as_ref().filter(|result| result.counts())?;
    match &result.outcome {
        TableOutcome::Played(seats) => Some(seats.iter().map(|seat| seat.raw).collect()),
        TableOutcome::Bye { .. } => None,
    }
}

fn sums(tally: &Tally) -> Vec<i64> {
    tally.seats.iter().flatten().map(|seat| seat.raw).collect()
}

fn can(hands: &TableHands, entered: Option<&[i64]>) -> Can {
    let may = |act| hands.rights.may(act);
    let sums = sums(&hands.tally);
    let is_new = entered.is_none_or(|entered| entered != sums);
    Can {
        count: hands.may_count,
        add: may(TableAct::BringHands),
        seat: may(TableAct::SeatHands) && !hands.hands.is_empty(),
        take_over: !sums.is_empty() && is_new && may(TableAct::FromHands),
    }
}

/// The rows of the deals; for anyone who may not see what they come to, none.
fn deals(shown: &ShownTournament, hands: &TableHands, lang: Lang) -> Vec<DealRow> {
    if !hands.may_count {
        return Vec::new();
    }
    let row = |(place, deal): (usize, &TallyDeal)| {
        let hand = hands.hands.get(deal.record)?;
        let faults = deal.faults.iter().map(|fault| fault_words(*fault, lang));
        let number = deal
            .number
            .map_or_else(|| (place + 1).to_string(), |number| number.to_string());
        Some(DealRow {
            hand: hand.id.0,
            label: lang.t_args("tournament-hands-deal", &[("number", Arg::from(number))]),
            href: if hand.is_open {
                format!("/hands/{}", hand.id)
            } else {
                String::new()
            },
            contract: match (deal.contract, deal.fate) {
                (Some(code), _) => lang.bid(code).into_owned(),
                (None, DealFate::PassedOut) => lang.t("hands-passed-out").into_owned(),
                (None, _) => lang.t("hand-contract-none").into_owned(),
            },
            declarer: deal.declarer.map(|entry| name(shown, entry, lang)).unwrap_or_default(),
            scores: deal.scores.iter().flatten().map(|score| signed(*score)).collect(),
            faults: faults.collect(),
        })
    };
    hands.tally.deals.iter().enumerate().filter_map(row).collect()
}

fn fault_words(fault: HandFault, lang: Lang) -> String {
    lang.t(&format!("tournament-hands-fault-{}", fault.as_str()))
        .into_owned()
}

/// How many deals there are beside how many there should be, and what was written off.
fn notes(tally: &Tally, lang: Lang) -> Vec<String> {
    let counted = tally.counted as i64;
    let mut notes = Vec::new();
    match tally.planned {
        Some(planned) if !tally.deals.is_empty() => {
            let planned = planned as i64;
            let numbers = [("count", Arg::Number(counted)), ("planned", Arg::Number(planned))];
            notes.push(lang.t_args("tournament-hands-of", &numbers));
            match counted - planned {
                0 => {}
                beyond if beyond > 0 => notes.push(lang.n("tournament-hands-beyond", beyond)),
                short => notes.push(lang.n("tournament-hands-short", -short)),
            }
        }
        _ => notes.push(lang.n("tournament-hands-count", tally.deals.len() as i64)),
    }
    notes.extend(
        tally
            .written_off
            .map(|left| lang.n("tournament-hands-written-off", left)),
    );
    notes
}

/// What stands against taking the hands as they are.
fn warnings(hands: &TableHands, entered: Option<&[i64]>, totals: &[String], lang: Lang) -> Vec<String> {
    let tally = &hands.tally;
    let mut warnings = Vec::new();
    if let Some(entered) = entered.filter(|_| hands.differs) {
        let entered = entered.iter().map(|raw| signed(*raw)).collect::<Vec<_>>().join(", ");
        let both = [("entered", Arg::from(entered)), ("hands", Arg::from(totals.join(", ")))];
        warnings.push(lang.t_args("tournament-hands-differ", &both));
    }
    if tally.is_mixed {
        warnings.push(lang.t("tournament-hands-mixed").into_owned());
    }
    let mut faults: BTreeMap<HandFault, i64> = BTreeMap::new();
    for fault in tally.deals.iter().flat_map(|deal| &deal.faults) {
        *faults.entry(*fault).or_default() += 1;
    }
    let said = |(fault, count): (HandFault, i64)| format!("{}: {count}", fault_words(fault, lang));
    warnings.extend(faults.into_iter().map(said));
    warnings
}

/// The sessions whose pages the reader may open.
fn sessions(hands: &[LinkedHand]) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for hand in hands.iter().filter(|hand| hand.is_open) {
        let address = hand.session.map(|session| format!("/sessions/{session}"));
        found.extend(address.filter(|address| !found.contains(address)));
    }
    found
}

fn said_of(visibility: Visibility, lang: Lang) -> Choice {
    let word = visibility.as_str();
    Choice::new(word, lang.t(&format!("visibility-{word}")))
}

fn said(hand: &LinkedHand, lang: Lang) -> String {
    lang.t_args("tournament-hands-numbered", &[("number", Arg::Number(hand.id.0))])
}

/// Whose the seats of records are, as it was said, or else in the order of the seats of the table.
fn letters(table: &Table) -> Vec<(&'static str, u16)> {
    let said = |at: usize| table.hand_seats.get(at).copied();
    let usual = |at: usize| table.seats.get(at).map(|seat| seat.entry);
    let letter = |(at, letter)| (letter, said(at).or_else(|| usual(at)).map_or(0, |entry| entry.0));
    ["A", "B", "C"].into_iter().enumerate().map(letter).collect()
}

fn told(import: &Import, lang: Lang) -> LinkView {
    LinkView::new(
        imports::address(&import.public_id),
        imports::sentence(&import.counts, lang),
    )
}
