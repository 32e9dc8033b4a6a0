//! `GET /hands/{id}` and `/hands/{id}/{ply}`: the replay, one address for each position.

use std::hash::Hash;
use std::sync::Arc;

use actix_web::web::{Path, Query};
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

use super::beyond::{self, PastTheEnd};
use super::drawn::{Drawn, DrawnHand, Sought, drawn};
use super::hand_query::HandQuery;
use super::pending::Pending;
use crate::page::{PageResult, see_other};
use crate::shell::{Shell, html};
use talon_http::page_cache::{self, CacheScope};
use talon_http::{Problem, Visit, Visitor};
use talon_service::read_hand::{HandRead, Relatives, look_at_hand};
use talon_service::read_session::{Beside, beside};
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
    heading: String,
    /// Where the hand stands in its session.
    beside: Option<Beside>,
    place: String,
    /// Nobody who answers for the club brought it in.
    unverified: bool,
    drawn: Arc<Drawn>,
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
    report: Option<String>,
}

fn gathered(db: &mut Db, actor: &Actor, address: &str, wants_report: bool) -> Result<Gathered, ActError> {
    let read = look_at_hand(db, actor, address)?;
    let beside = beside(db, actor, &read.hand)?;
    // Without the wish for it a report only changes whether it is offered.
    let report = match read.analysis.filter(|analysis| analysis.is_there) {
        Some(_) if wants_report => analyse_hand::report(db, read.hand.id)?,
        Some(_) => Some(String::new()),
        None => None,
    };
    Ok(Gathered { read, beside, report })
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
    let wants_report = asked.review.is_some();
    let (Gathered { read, beside, report }, visitor) = visit
        .act(move |state, actor| {
            let gathered = state.store.read(|db| gathered(db, actor, &wanted, wants_report));
            gathered.map_err(Problem::from)
        })
        .await?;
    if let Some(id) = read.relatives.replaced_by.filter(|_| ply.is_none() && is_score(&read)) {
        // Its cards were entered since, and they are what its address shows; the score itself is at its position.
        return Ok(see_other(&format!("/hands/{id}")));
    }
    let (prefs, address) = (visit.prefs, address.as_str());
    let pending = Pending::of(read.analysis, read.may_ask, &visitor.actor, address, ply);
    let analysed = read.analysis.filter(|analysis| analysis.is_there);
    let sought = Sought {
        record: &read.hand.record,
        path: &visit.path,
        base: visit.state.config.base_url.as_str(),
        address,
        ply,
        line: line.as_deref(),
        asked: &asked,
        prefs,
        report: report.as_deref(),
        mistakes: analysed.and_then(|analysis| analysis.mistakes),
        pending: pending.as_ref(),
        writes: read.may_annotate,
        shares: read.may_share.then_some(read.hand.visibility),
        own_notes: &read.own_notes,
    };
    let key = sought.key();
    let analysis_state = read.analysis.map(|analysis| analysis.state);
    let rights = (read.may_ask, read.is_vouched);
    let made_of = (&key, &beside, analysis_state, rights, read.relatives);
    let (tag, keeper) = freshness(&visit, &visitor, read.hand.visibility, &made_of);
    if let Some(answer) = page_cache::unchanged(request, &tag, keeper) {
        return Ok(answer);
    }
    let drawn = match drawn(&sought, &key)? {
        DrawnHand::Here(drawn) => drawn,
        DrawnHand::PastTheEnd { ply, last, href } => {
            return Ok(beyond::page(&visit, &visitor, past_the_end(&read, ply, last, href)));
        }
    };
    let heading = prefs.lang.t_args("hand-title", &[("id", Arg::from(address))]);
    let known_by = ply.map_or_else(|| format!("/hands/{address}"), |ply| format!("/hands/{address}/{ply}"));
    let page = ShowPage {
        shell: shared(&visit, &visitor, titled(&heading, &drawn), &known_by),
        heading,
        place: beside
            .as_ref()
            .map_or_else(String::new, |beside| deal_of(beside, prefs.lang)),
        beside,
        unverified: !read.is_vouched,
        asks: pending.is_some_and(|pending| pending.ask.is_some()),
        add_cards: offers_cards(&read).then(|| format!("/hands/new?cards={}", read.hand.id)),
        relatives: relatives(read.relatives),
        drawn,
    };
    Ok(page.answer(&tag, keeper))
}

fn past_the_end(read: &HandRead, asked: usize, last: usize, href: String) -> PastTheEnd {
    PastTheEnd {
        asked,
        last,
        is_score: is_score(read),
        href,
    }
}

/// The frame of a page that other sites show a preview of.
fn shared(visit: &Visit, visitor: &Visitor, title: String, known_by: &str) -> Shell {
    let mut shell = Shell::new(visit, visitor, title);
    shell.share_framed(&visit.state.config.base_url, known_by, &shell.title.clone());
    shell
}

/// The title of the window.
fn titled(heading: &str, drawn: &Drawn) -> String {
    format!("{heading}: {}", drawn.title.as_ref().unwrap_or(&drawn.phase))
}

fn is_score(read: &HandRead) -> bool {
    read.hand.knowledge == Knowledge::Score
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

/// All that the page is made of; nothing else may enter it.
fn freshness(visit: &Visit, visitor: &Visitor, visibility: Visibility, made_of: &impl Hash) -> (String, CacheScope) {
    let reader = visitor.actor.person().map(|person| &person.name);
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
