//! `GET /hands/{id}` and `/hands/{id}/{ply}`: the replay, one address for each position.

use actix_web::HttpResponse;
use actix_web::web::{Path, Query};
use askama::Template;
use serde::Deserialize;

use super::replay::{Look, Replay, replay};
use crate::cards::{BySeat, Seat};
use crate::history::scene::View;
use crate::history::timeline::Timeline;
use crate::history::{Options, Reader};
use crate::http::{Problem, Visit, Visitor};
use crate::service::read_hand::read_hand;
use crate::text::{Arg, report};
use crate::web::page::PageResult;
use crate::web::shell::{Shell, html};

/// What may be asked of a position.
#[derive(Debug, Clone, Default, Deserialize)]
pub struct Asked {
    view: Option<String>,
    turn: Option<String>,
    legal: Option<String>,
    faces: Option<String>,
}

/// templates/hands/show.html
#[derive(Debug, Template)]
#[template(path = "hands/show.html")]
struct Show {
    shell: Shell,
    canonical: String,
    previous: Option<String>,
    next: Option<String>,
    record: String,
    replay: Replay,
    findings: Vec<String>,
}

/// Shows the last position.
///
/// # Errors
/// When there is no such hand for this reader.
pub async fn overview(visit: Visit, path: Path<String>, asked: Query<Asked>) -> PageResult {
    show(visit, path.into_inner(), None, asked.into_inner()).await
}

/// Shows the position after so many actions.
///
/// # Errors
/// When there is no such hand for this reader, or no such position.
pub async fn position(visit: Visit, path: Path<(String, usize)>, asked: Query<Asked>) -> PageResult {
    let (address, ply) = path.into_inner();
    show(visit, address, Some(ply), asked.into_inner()).await
}

async fn show(visit: Visit, address: String, ply: Option<usize>, asked: Asked) -> PageResult {
    let wanted = address.clone();
    let (hand, visitor) = visit
        .act(move |state, actor| state.store.read(|db| read_hand(db, actor, &wanted)).map_err(Problem::from))
        .await?;
    draw(&visit, &visitor, &address, &hand.record, ply, &asked)
}

fn draw(
    visit: &Visit,
    visitor: &Visitor,
    address: &str,
    record: &str,
    ply: Option<usize>,
    asked: &Asked,
) -> Result<HttpResponse, Problem> {
    let mut reader = Reader::new();
    let checked = reader.check(record.as_bytes(), &Options { diagnose: false, ..Options::default() });
    let Some(hand) = checked.hand() else { return Err(Problem::internal("a stored record cannot be read")) };
    let view = match asked.view.as_deref() {
        None => View::All,
        Some(word) => View::parse(word).ok_or_else(|| Problem::not_found("viewpoint"))?,
    };
    let timeline = Timeline::of(hand);
    let last = timeline.last();
    let at = ply.unwrap_or(last);
    if at > last {
        return Err(Problem::not_found(&format!("position: the last one is /hands/{address}/{last}")));
    }
    let owned = report::names_of(&checked);
    let said = report::borrowed(&owned);
    let lang = visit.prefs.lang;
    let turn = asked.turn.as_deref().and_then(Seat::parse);
    let declarer = timeline.states.last().and_then(|state| state.contract()).map(|(seat, _)| seat);
    let below = match (turn, view) {
        (Some(seat), _) | (None, View::Seat(seat)) => seat,
        _ => declarer.unwrap_or(Seat::A),
    };
    let faces = asked.faces.clone().unwrap_or_default();
    let link = |ply: usize, view: View, legal: bool| {
        format!("/hands/{address}/{ply}{}", query(view, turn, legal, &faces))
    };
    let look = Look {
        timeline: &timeline,
        names: BySeat::from_fn(|seat| owned[seat].as_deref().map(str::to_owned)),
        ply: at,
        view,
        below,
        legal: asked.legal.is_some(),
        lang,
        faces: visit.prefs.faces,
        link: &link,
    };
    let shell = Shell::new(visit, visitor, lang.t_args("hand-title", &[("id", Arg::from(address))]));
    let page = Show {
        canonical: ply.map_or_else(|| format!("/hands/{address}"), |ply| format!("/hands/{address}/{ply}")),
        previous: at.checked_sub(1).map(|ply| look.href(ply)),
        next: (at < last).then(|| look.href(at + 1)),
        record: format!("/hands/{address}.json"),
        replay: replay(&shell, &look, hand),
        findings: checked
            .findings
            .iter()
            .filter(|_| view == View::All)
            .map(|finding| lang.finding(finding, &said))
            .collect(),
        shell,
    };
    Ok(html(page.render()))
}

fn query(view: View, turn: Option<Seat>, legal: bool, faces: &str) -> String {
    let mut parts = Vec::new();
    if view != View::All {
        parts.push(format!("view={}", view.as_str()));
    }
    if let Some(seat) = turn {
        parts.push(format!("turn={}", seat.letter()));
    }
    if legal {
        parts.push("legal=1".into());
    }
    if !faces.is_empty() {
        parts.push(format!("faces={faces}"));
    }
    if parts.is_empty() { String::new() } else { format!("?{}", parts.join("&")) }
}
