//! `GET /hands/{id}` and `/hands/{id}/{ply}`: the replay, one address for each position.

use actix_web::HttpRequest;
use actix_web::web::{Path, Query};
use askama::Template;

use super::beyond;
use super::look::Look;
use super::replay::{Replay, replay};
use super::spot::{Asked, Spot};
use super::study::Study;
use crate::history::json::Position;
use crate::history::{Checked, Options, Reader};
use crate::http::kept::{self, Keeper};
use crate::http::{Problem, Visit, Visitor};
use crate::service::read_hand::read_hand;
use crate::store::hands::{Hand as Stored, Visibility};
use crate::text::{Arg, Lang};
use crate::web::finding::{FindingView, finding_view};
use crate::web::page::PageResult;
use crate::web::shell::{Shell, html};

/// Findings that a page shows; the rest say the same of other cards.
const FINDINGS_LISTED: usize = 12;

/// templates/hands/show.html
#[derive(Debug, Template)]
#[template(path = "hands/show.html")]
struct Show {
    shell: Shell,
    canonical: String,
    previous: Option<String>,
    next: Option<String>,
    record: String,
    heading: String,
    facts: Vec<String>,
    replay: Replay,
}

/// Shows the last position.
///
/// # Errors
/// When there is no such hand for this reader.
pub async fn overview(
    visit: Visit,
    request: HttpRequest,
    path: Path<String>,
    asked: Query<Asked>,
) -> PageResult {
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
    asked: Query<Asked>,
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
    asked: Query<Asked>,
) -> PageResult {
    let (address, ply, line) = path.into_inner();
    show(visit, &request, address, Some(ply), Some(line), asked.into_inner()).await
}

async fn show(
    visit: Visit,
    request: &HttpRequest,
    address: String,
    ply: Option<usize>,
    line: Option<String>,
    asked: Asked,
) -> PageResult {
    let wanted = address.clone();
    let (hand, visitor) = visit
        .act(move |state, actor| state.store.read(|db| read_hand(db, actor, &wanted)).map_err(Problem::from))
        .await?;
    let (tag, keeper) = freshness(&visit, &visitor, &hand);
    if let Some(answer) = kept::unchanged(request, &tag, keeper) {
        return Ok(answer);
    }
    let answer = draw(&visit, &visitor, &address, &hand, ply, line.as_deref(), &asked)?;
    Ok(if answer.status().is_success() { kept::mark(answer, &tag, keeper) } else { answer })
}

/// All that the page is made of; nothing else may enter it.
fn freshness(visit: &Visit, visitor: &Visitor, hand: &Stored) -> (String, Keeper) {
    let prefs = &visit.prefs;
    let person = visitor.actor.person().map_or("", |person| person.name.as_str());
    let tag = kept::tag(&[
        &visit.path,
        &hand.record,
        hand.visibility.as_str(),
        prefs.lang.code(),
        prefs.theme.as_str(),
        prefs.faces.as_str(),
        person,
        visitor.csrf.as_deref().unwrap_or(""),
        &visit.state.config.source_url,
    ]);
    let keeper = match (hand.visibility, &visitor.csrf) {
        (Visibility::Public, None) => Keeper::Anybody,
        // The page greets its reader by name.
        (Visibility::Public, Some(_)) => Keeper::Reader,
        _ => Keeper::Nobody,
    };
    (tag, keeper)
}

fn draw(
    visit: &Visit,
    visitor: &Visitor,
    address: &str,
    stored: &Stored,
    ply: Option<usize>,
    line: Option<&str>,
    asked: &Asked,
) -> PageResult {
    let mut reader = Reader::new();
    let checked = reader.check(stored.record.as_bytes(), &Options { diagnose: false, ..Options::default() });
    let Some(hand) = checked.hand() else { return Err(Problem::internal("a stored record cannot be read")) };
    let place = match line {
        None => None,
        Some(id) => {
            Some(Study::line_named(&checked, id).ok_or_else(|| Problem::not_found("line of this hand"))?)
        }
    };
    let study = Study::of(&checked, place).ok_or_else(|| Problem::not_found("line of this hand"))?;
    let last = study.timeline.last();
    let at = ply.unwrap_or(last);
    if at > last {
        let last = Spot { line: place, ..Spot::read(last, asked)? };
        let href = link(address, &study, last, asked.faces.as_deref());
        return Ok(beyond::page(visit, visitor, at, last.ply, href));
    }
    let spot = Spot { line: place, ..Spot::read(at, asked)? };
    let link = |spot: Spot| link(address, &study, spot, asked.faces.as_deref());
    let look = Look {
        timeline: &study.timeline,
        study: &study,
        spot,
        lang: visit.prefs.lang,
        faces: visit.prefs.faces,
        link: &link,
    };
    let heading = visit.prefs.lang.t_args("hand-title", &[("id", Arg::from(address))]);
    let shell = Shell::new(visit, visitor, heading.clone());
    let findings = findings(&shell, &checked, &stored.record, &look);
    let replay = replay(&shell, &look, hand, findings);
    let page = Show {
        canonical: ply.map_or_else(|| format!("/hands/{address}"), |ply| format!("/hands/{address}/{ply}")),
        previous: at.checked_sub(1).map(|ply| look.href(ply)),
        next: (at < last).then(|| look.href(at + 1)),
        record: format!("/hands/{address}.json"),
        facts: facts(&study, look.lang),
        shell: Shell { title: format!("{heading}: {}", replay.phase), ..shell },
        heading,
        replay,
    };
    Ok(html(page.render()))
}

fn facts(study: &Study, lang: Lang) -> Vec<String> {
    let say = |fact: &super::study::SourceFact| match fact.key {
        Some(key) => lang.t_args(key, &[("which", fact.text.as_str().into())]),
        None => fact.text.clone(),
    };
    study.source.iter().map(say).collect()
}

/// What the check had to say, each with the way to the position before it.
pub(super) fn findings(
    shell: &Shell,
    checked: &Checked<'_>,
    record: &str,
    look: &Look<'_>,
) -> Vec<FindingView> {
    let names = crate::text::report::names_of(checked);
    checked
        .findings
        .iter()
        .take(FINDINGS_LISTED)
        .map(|finding| {
            let view = finding_view(shell, finding, &names, 1, record.as_bytes(), Position::START);
            let position = finding.ply.filter(|ply| *ply <= look.timeline.last()).map(|ply| look.href(ply));
            FindingView { position, ..view }
        })
        .collect()
}

fn link(address: &str, study: &Study, spot: Spot, faces: Option<&str>) -> String {
    let mut path = format!("/hands/{address}/{}", spot.ply);
    if let Some(variation) = spot.line.and_then(|place| study.variations.get(place)) {
        path.push('/');
        path.push_str(&percent(&variation.id));
    }
    let mut parts = spot.parameters();
    parts.extend(faces.map(|word| format!("faces={word}")));
    if !parts.is_empty() {
        path.push('?');
        path.push_str(&parts.join("&"));
    }
    path
}

/// A name as a part of a path.
fn percent(name: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~".contains(&byte);
    name.bytes()
        .map(|byte| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") })
        .collect()
}
