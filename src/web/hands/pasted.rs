//! `GET /check/{hand}/{ply}`: the replay of a record that nobody stored, because the address carries it. Addresses
//! within the page are relative, or each of its many links would carry the record again.

use actix_web::web::{Path, Query};
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;
use serde::Deserialize;

use super::beyond::{self, PastTheEnd};
use super::drawn::findings;
use super::hand_query::{HandQuery, Viewpoint};
use super::position_view::PositionView;
use super::replay::{Replay, ShareView, replay};
use super::replay_line::{ReplayLine, pack_of};
use super::review::review;
use crate::packed::unpack;
use crate::page::PageResult;
use crate::shell::{Shell, html};
use talon_http::page_cache::{self, CacheScope};
use talon_http::{Problem, ProblemKind, Visit, Visitor};
use talon_records::{Knowledge, Options, Reader};
use talon_service::analyse_hand;
use talon_study::analysis::{Report, can_analyse};
use talon_study::desk::NODES_MAX;

/// templates/hands/pasted.html
#[derive(Debug, Template)]
#[template(path = "hands/pasted.html")]
struct PastedPage {
    shell: Shell,
    title: String,
    replay: Replay,
}

/// A variation is named by its place.
#[derive(Debug, Deserialize)]
pub(crate) struct PastedLineQuery {
    line: Option<usize>,
}

/// Shows a position.
///
/// # Errors
/// When the address carries no record.
pub async fn get(
    visit: Visit,
    request: HttpRequest,
    path: Path<(String, usize)>,
    asked: Query<HandQuery>,
    line: Query<PastedLineQuery>,
) -> PageResult {
    let visitor = visit.visitor().await?;
    let (packed, ply) = path.into_inner();
    let tag = tag(&visit, &visitor);
    if let Some(answer) = page_cache::unchanged(&request, &tag, CacheScope::Reader) {
        return Ok(answer);
    }
    let viewpoint = Viewpoint {
        line: line.line,
        ..Viewpoint::read(ply, &asked)?
    };
    let report = if is_judged(&viewpoint) {
        judged(&visit, &packed).await?
    } else {
        None
    };
    let answer = draw(&visit, &visitor, &packed, viewpoint, &asked, report.as_ref())?;
    Ok(if answer.status().is_success() {
        page_cache::mark(answer, &tag, CacheScope::Reader)
    } else {
        answer
    })
}

fn tag(visit: &Visit, visitor: &Visitor) -> String {
    let person = visitor.actor.person().map_or("", |person| person.name.as_str());
    let config = &visit.state.config;
    page_cache::tag(&(
        &visit.path,
        visit.prefs,
        person,
        &visitor.csrf,
        &config.base_url,
        &config.source_url,
    ))
}

/// Whether the review is wanted where nothing is kept from the reader.
fn is_judged(viewpoint: &Viewpoint) -> bool {
    viewpoint.review && viewpoint.line.is_none() && !viewpoint.hides_later()
}

/// What the solver says, as far as a visitor's question may go: nothing of it is stored.
async fn judged(visit: &Visit, packed: &str) -> Result<Option<Report>, Problem> {
    let text = unpack(packed).ok_or_else(nothing)?;
    visit
        .state
        .block(move |_| Ok(analyse_hand::at_once(&text, NODES_MAX)))
        .await
}

fn nothing() -> Problem {
    Problem::new(ProblemKind::BadRequest, "no record in the address")
}

fn draw(
    visit: &Visit,
    visitor: &Visitor,
    packed: &str,
    viewpoint: Viewpoint,
    asked: &HandQuery,
    report: Option<&Report>,
) -> Result<HttpResponse, Problem> {
    let text = unpack(packed).ok_or_else(nothing)?;
    let mut reader = Reader::new();
    let checked = reader.check(
        text.as_bytes(),
        &Options {
            diagnose: false,
            ..Options::default()
        },
    );
    let hand = checked.hand().ok_or_else(nothing)?;
    let replay_line = ReplayLine::of(&checked, viewpoint.line).ok_or_else(|| Problem::not_found("line"))?;
    let last = replay_line.timeline.last();
    let link = |viewpoint: Viewpoint| address(viewpoint, asked.faces.as_deref());
    if viewpoint.ply > last {
        let href = link(Viewpoint { ply: last, ..viewpoint });
        let past = PastTheEnd {
            asked: viewpoint.ply,
            last,
            is_score: hand.knowledge() == Knowledge::Score,
            href,
        };
        return Ok(beyond::page(visit, visitor, past));
    }
    let pack = pack_of(&checked);
    let position = PositionView {
        report,
        timeline: &replay_line.timeline,
        replay_line: &replay_line,
        viewpoint,
        lang: visit.prefs.lang,
        pack,
        faces: visit.prefs.faces_of(pack),
        in_words: viewpoint.text.unwrap_or(visit.prefs.text),
        link: &link,
        plays: None,
    };
    let title = visit.prefs.lang.t(title_of(hand.knowledge())).into_owned();
    let mut shell = Shell::new(visit, visitor, title.clone());
    shell.faces = position.faces.as_str();
    let findings = findings(&shell, &checked, &text, &position);
    let mut replay = replay(shell.clone(), &position, hand, findings);
    let is_shown = viewpoint.line.is_none() && !viewpoint.hides_later();
    let can_review = is_shown && can_analyse(hand, &replay_line.timeline);
    replay.review_href = can_review.then(|| {
        link(Viewpoint {
            review: !viewpoint.review,
            ..viewpoint
        })
    });
    replay.review = report.map(|report| review(&position, report, None));
    // The way back from a form is taken at another address.
    replay.here = format!("/check/{packed}/{}", replay.here);
    let here = format!("{}/check/{packed}/{}", visit.state.config.base_url, link(viewpoint));
    replay.share = Some(share(here, packed));
    let shell = Shell {
        title: format!("{title}: {}", replay.state.phase),
        ..shell
    };
    Ok(html(PastedPage { shell, title, replay }.render()))
}

/// The key of what the page is called: a result without cards is no replay.
const fn title_of(knowledge: Knowledge) -> &'static str {
    match knowledge {
        Knowledge::Score => "check-score-title",
        Knowledge::Full | Knowledge::Partial | Knowledge::None => "check-replay",
    }
}

/// What can be passed on of a record that is nowhere stored.
fn share(position: String, packed: &str) -> ShareView {
    ShareView {
        position,
        view: None,
        record: ("share-record", format!("/check?record={packed}")),
        other: None,
        copy: None,
        readers: None,
        carries: true,
    }
}

fn address(viewpoint: Viewpoint, faces: Option<&str>) -> String {
    let mut parts: Vec<String> = viewpoint.line.map(|line| format!("line={line}")).into_iter().collect();
    parts.extend(viewpoint.parameters());
    parts.extend(faces.map(|word| format!("faces={word}")));
    let query = if parts.is_empty() {
        String::new()
    } else {
        format!("?{}", parts.join("&"))
    };
    format!("{}{query}", viewpoint.ply)
}
