//! `GET /hands/{id}` and `/hands/{id}/{ply}`: the replay, one address for each position.

use std::sync::Arc;

use actix_web::web::{Path, Query};
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

use super::beyond::{self, PastTheEnd};
use super::drawn::{Drawn, DrawnHand, HandRequest, drawn};
use super::hand_query::HandQuery;
use super::on_sheet::{OnSheet, on_sheet};
use super::pending::Pending;
use crate::page::{LinkView, PageResult, see_other};
use crate::sessions::PaperView;
use crate::shell::{Shell, html};
use talon_http::page_cache::{self, CacheScope};
use talon_http::{Problem, Visit, Visitor};
use talon_records::format_of;
use talon_rules::games::GameKind;
use talon_rules::games::session::TablePlay;
use talon_service::read_hand::{HandRead, Relatives, look_at_hand};
use talon_service::read_session::{Beside, beside, session_of};
use talon_service::{ActError, Actor, analyse_hand};
use talon_store::Db;
use talon_store::hands::{Knowledge, Visibility};
use talon_text::{Arg, Lang};

/// Room for the frame of the page, which is written around what was drawn.
const FRAME_BYTES: usize = 8 * 1024;

/// templates/hands/show.html
#[derive(Debug, Template)]
#[template(path = "hands/show.html")]
struct ShowPage {
    shell: Shell,
    noindex: bool,
    heading: String,
    /// Only its result is known.
    is_score: bool,
    /// Where the hand stands in its session.
    beside: Option<Beside>,
    place: String,
    /// Nobody who answers for the club brought it in.
    unverified: bool,
    drawn: Arc<Drawn>,
    /// The sheet of its session after it, where its cards are not known.
    paper: Option<PaperView>,
    /// The solver's review can be asked for in what was drawn, by a form without its token.
    asks: bool,
    /// Where its cards can be added to a hand of which only the result was written down.
    add_cards: Option<String>,
    /// Other records of the same deal: what is said of each, and where it is.
    relatives: Vec<(&'static str, String)>,
}

impl ShowPage {
    fn answer(&self, tag: &str, keeper: CacheScope) -> HttpResponse {
        let mut body = String::with_capacity(self.drawn.replay.len() + FRAME_BYTES);
        match self.render_into(&mut body) {
            Ok(()) => page_cache::mark(html(Ok(body)), tag, keeper),
            Err(error) => html(Err(error)),
        }
    }
}

/// Shows the last position.
///
/// # Errors
/// When there is no such hand for this reader.
pub async fn overview(visit: Visit, request: HttpRequest, path: Path<String>, asked: Query<HandQuery>) -> PageResult {
    show(visit, &request, path.into_inner(), None, None, asked.into_inner()).await
}

/// Shows the position after so many actions.
///
/// # Errors
/// When there is no such hand for this reader, or no such position.
pub async fn position(
    visit: Visit,
    request: HttpRequest,
    path: Path<(String, usize)>,
    asked: Query<HandQuery>,
) -> PageResult {
    let (address, ply) = path.into_inner();
    show(visit, &request, address, Some(ply), None, asked.into_inner()).await
}

/// Shows a position of another line of play.
///
/// # Errors
/// When there is no such hand for this reader, no such line, or no such position.
pub async fn line(
    visit: Visit,
    request: HttpRequest,
    path: Path<(String, usize, String)>,
    asked: Query<HandQuery>,
) -> PageResult {
    let (address, ply, line) = path.into_inner();
    show(visit, &request, address, Some(ply), Some(line), asked.into_inner()).await
}

/// The hand, its place in its session, and what the solver says of it.
struct Gathered {
    read: HandRead,
    beside: Option<Beside>,
    /// The sheet of its session round a result without cards, which says more than the deal alone.
    on_sheet: Option<OnSheet>,
    report: Option<String>,
}

impl Gathered {
    fn of(db: &mut Db, actor: &Actor, address: &str, wants_report: bool, lang: Lang) -> Result<Gathered, ActError> {
        let read = look_at_hand(db, actor, address)?;
        let beside = beside(db, actor, &read.hand)?;
        let session = match beside.as_ref().filter(|_| is_score(&read) && keeps_sheet(&read)) {
            Some(beside) => session_of(db, actor, &read.hand, beside)?,
            None => None,
        };
        // Without the wish for it a report only changes whether it is offered.
        let report = match read.analysis.filter(|analysis| analysis.is_there) {
            Some(_) if wants_report => analyse_hand::report(db, read.hand.id)?,
            Some(_) => Some(String::new()),
            None => None,
        };
        Ok(Gathered {
            on_sheet: session.and_then(|of| on_sheet(&of, &read.hand.record, lang)),
            read,
            beside,
            report,
        })
    }

    /// The record, with the sheet that it found where that is known.
    fn record(&self) -> &str {
        let on_sheet = self.on_sheet.as_ref().map(|on_sheet| &on_sheet.record);
        on_sheet.unwrap_or(&self.read.hand.record)
    }
}

async fn show(
    visit: Visit,
    request: &HttpRequest,
    address: String,
    ply: Option<usize>,
    line: Option<String>,
    asked: HandQuery,
) -> PageResult {
    let wanted = address.clone();
    let (prefs, wants_report) = (visit.prefs, asked.review.is_some());
    let (gathered, visitor) = visit
        .act(move |state, actor| {
            let gathered = state
                .store
                .read(|db| Gathered::of(db, actor, &wanted, wants_report, prefs.lang));
            gathered.map_err(Problem::from)
        })
        .await?;
    let read = &gathered.read;
    if let Some(id) = read.relatives.replaced_by.filter(|_| ply.is_none() && is_score(read)) {
        // Its cards were entered since, and they are what its address shows; the score itself is at its position.
        return Ok(see_other(&format!("/hands/{id}")));
    }
    let pending = Pending::of(read.analysis, read.may_ask, &visitor.actor, &address, ply);
    let analysed = read.analysis.filter(|analysis| analysis.is_there);
    let sought = HandRequest {
        record: gathered.record(),
        path: &visit.path,
        base: visit.state.config.base_url.as_str(),
        address: &address,
        ply,
        line: line.as_deref(),
        asked: &asked,
        prefs,
        report: gathered.report.as_deref(),
        mistakes: analysed.and_then(|analysis| analysis.mistakes),
        pending: pending.as_ref(),
        writes: read.may_annotate,
        shares: read.may_share.then_some(read.hand.visibility),
        own_notes: &read.own_notes,
    };
    let key = sought.key();
    let (tag, keeper) = freshness(&visit, &visitor, &key, &gathered);
    if let Some(answer) = page_cache::unchanged(request, &tag, keeper) {
        return Ok(answer);
    }
    let drawn = match drawn(&sought, &key)? {
        DrawnHand::Here(drawn) => drawn,
        DrawnHand::PastTheEnd { ply, last, href } => {
            return Ok(beyond::page(&visit, &visitor, past_the_end(read, ply, last, href)));
        }
    };
    let known_by = ply.map_or_else(|| format!("/hands/{address}"), |ply| format!("/hands/{address}/{ply}"));
    let heading = prefs.lang.t_args("hand-title", &[("id", Arg::from(&address))]);
    let title = titled(&heading, &drawn);
    let about = drawn.about.clone().unwrap_or_else(|| title.clone());
    let mut shell = Shell::new(&visit, &visitor, title);
    shell.share_framed(&visit.state.config.base_url, &known_by, &about);
    if ply.is_none() {
        // The drawing tells how it ended, which a position does not.
        shell.drawn(&visit.state.config.base_url, &format!("/og/hands/{address}.png"));
    }
    let asks = pending.is_some_and(|pending| pending.ask.is_some());
    Ok(framed(shell, heading, gathered, drawn, asks).answer(&tag, keeper))
}

/// What was drawn, in its frame.
fn framed(shell: Shell, heading: String, gathered: Gathered, drawn: Arc<Drawn>, asks: bool) -> ShowPage {
    let Gathered { read, beside, .. } = gathered;
    ShowPage {
        noindex: read.noindex,
        is_score: is_score(&read),
        heading,
        place: beside
            .as_ref()
            .map_or_else(String::new, |beside| deal_of(beside, shell.lang)),
        beside,
        unverified: !read.is_vouched,
        drawn,
        paper: gathered.on_sheet.map(|on_sheet| on_sheet.paper),
        asks,
        add_cards: offers_cards(&read).then(|| format!("/hands/new?cards={}", read.hand.id)),
        relatives: relatives(read.relatives),
        shell,
    }
}

fn past_the_end(read: &HandRead, asked: usize, last: usize, href: String) -> PastTheEnd {
    PastTheEnd {
        asked,
        last,
        is_score: is_score(read),
        // The address of a result whose cards were entered since shows those; the result itself is at its position.
        href: match read.relatives.replaced_by {
            None if is_score(read) => format!("/hands/{}", read.hand.id),
            _ => href,
        },
    }
}

/// The title of the window.
fn titled(heading: &str, drawn: &Drawn) -> String {
    format!("{heading}: {}", drawn.title.as_ref().unwrap_or(&drawn.phase))
}

fn is_score(read: &HandRead) -> bool {
    read.hand.knowledge == Knowledge::Score
}

fn keeps_sheet(read: &HandRead) -> bool {
    let play = GameKind::parse(&read.hand.game).map(|game| format_of(game).table_play());
    matches!(play, Some(TablePlay::Session { .. }))
}

/// Whether its cards can still be entered, by this reader.
fn offers_cards(read: &HandRead) -> bool {
    read.may_annotate && is_score(read) && read.relatives.replaced_by.is_none()
}

fn relatives(relatives: Relatives) -> Vec<(&'static str, String)> {
    let told = [
        ("hand-replaced-by", relatives.replaced_by, ""),
        ("hand-replaces", relatives.replaces, "/0"),
    ];
    let there = told
        .into_iter()
        .filter_map(|(key, id, at)| Some((key, format!("/hands/{}{at}", id?))));
    there.collect()
}

fn deal_of(beside: &Beside, lang: Lang) -> String {
    lang.t_args(
        "session-deal-of",
        &[("place", beside.place.into()), ("of", beside.of.into())],
    )
}

/// All that the page is made of; nothing else may enter it. `key` names what is drawn.
fn freshness(visit: &Visit, visitor: &Visitor, key: &str, gathered: &Gathered) -> (String, CacheScope) {
    let reader = visitor.actor.person().map(|person| &person.name);
    let (read, visibility) = (&gathered.read, gathered.read.hand.visibility);
    let state = read.analysis.map(|analysis| analysis.state);
    let rights = (read.may_ask, read.is_vouched, read.noindex);
    let paper = gathered.on_sheet.as_ref().map(|on_sheet| &on_sheet.paper);
    let made_of = (key, &gathered.beside, paper, state, rights, read.relatives);
    let tag = page_cache::tag(&(
        made_of,
        visibility,
        visit.prefs,
        reader,
        &visitor.csrf,
        &visit.state.config.source_url,
    ));
    let keeper = match (visibility, &visitor.actor) {
        (Visibility::Public, Actor::Visitor) => CacheScope::Anybody,
        // The page greets its reader by name, and may hold notes that are not for everyone.
        (Visibility::Public, _) => CacheScope::Reader,
        _ => CacheScope::Nobody,
    };
    (tag, keeper)
}
