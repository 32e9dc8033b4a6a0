//! `GET /check/{hand}/{ply}`: the replay of a record that nobody stored, because the address carries it. Addresses
//! within the page are relative, or each of its many links would carry the record again.

use actix_web::web::{Path, Query};
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;
use serde::Deserialize;

use super::beyond;
use super::drawn::findings;
use super::look::Look;
use super::replay::{Replay, ShareView, replay};
use super::review::review;
use super::spot::{HandQuery, Viewpoint};
use super::study::{ReplayLine, pack_of};
use crate::packed::unpack;
use crate::page::PageResult;
use crate::shell::{Shell, html};
use talon_http::page_cache::{self, CacheScope};
use talon_http::{Problem, ProblemKind, Visit, Visitor};
use talon_records::{Options, Reader};
use talon_service::analyse_hand;
use talon_study::analysis::{Report, can_analyse};
use talon_study::desk::NODES_MAX;

/// templates/hands/pasted.html
#[derive(Debug, Template)]
#[template(path = "hands/pasted.html")]
struct PastedPage {
    shell: Shell,
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
    let spot = Viewpoint {
        line: line.line,
        ..Viewpoint::read(ply, &asked)?
    };
    let report = if is_judged(&spot) {
        judged(&visit, &packed).await?
    } else {
        None
    };
    let answer = draw(&visit, &visitor, &packed, spot, &asked, report.as_ref())?;
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
fn is_judged(spot: &Viewpoint) -> bool {
    spot.review && spot.line.is_none() && !spot.hides_later()
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
    spot: Viewpoint,
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
    let study = ReplayLine::of(&checked, spot.line).ok_or_else(|| Problem::not_found("line"))?;
    let last = study.timeline.last();
    let link = |spot: Viewpoint| address(spot, asked.faces.as_deref());
    if spot.ply > last {
        let href = link(Viewpoint { ply: last, ..spot });
        return Ok(beyond::page(visit, visitor, spot.ply, last, href));
    }
    let pack = pack_of(&checked);
    let look = Look {
        report,
        timeline: &study.timeline,
        study: &study,
        spot,
        lang: visit.prefs.lang,
        pack,
        faces: visit.prefs.faces_of(pack),
        in_words: spot.text.unwrap_or(visit.prefs.text),
        link: &link,
        plays: None,
    };
    let title = visit.prefs.lang.t("check-replay");
    let mut shell = Shell::new(visit, visitor, title.clone());
    shell.faces = look.faces.as_str();
    let findings = findings(&shell, &checked, &text, &look);
    let mut replay = replay(shell.clone(), &look, hand, findings);
    let is_shown = spot.line.is_none() && !spot.hides_later();
    let can_review = is_shown && can_analyse(hand, &study.timeline);
    replay.review_href = can_review.then(|| {
        link(Viewpoint {
            review: !spot.review,
            ..spot
        })
    });
    replay.review = report.map(|report| review(&look, report, None));
    // The way back from a form is taken at another address.
    replay.here = format!("/check/{packed}/{}", replay.here);
    replay.share = Some(ShareView {
        position: format!("{}/check/{packed}/{}", visit.state.config.base_url, link(spot)),
        view: None,
        record: ("share-record", format!("/check?record={packed}")),
        other: None,
        readers: None,
        carries: true,
    });
    let shell = Shell {
        title: format!("{title}: {}", replay.state.phase),
        ..shell
    };
    Ok(html(PastedPage { shell, replay }.render()))
}

fn address(spot: Viewpoint, faces: Option<&str>) -> String {
    let mut parts: Vec<String> = spot.line.map(|line| format!("line={line}")).into_iter().collect();
    parts.extend(spot.parameters());
    parts.extend(faces.map(|word| format!("faces={word}")));
    let query = if parts.is_empty() {
        String::new()
    } else {
        format!("?{}", parts.join("&"))
    };
    format!("{}{query}", spot.ply)
}
