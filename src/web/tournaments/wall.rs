//! `GET /tournaments/{id}/wall`: an event for a projector, to be read from the far end of the room: tables, names and
//! standings, page after page. The next page comes by itself, without script too.

use actix_web::web;
use askama::Template;
use serde::Deserialize;

use super::clock::Clock;
use super::frame::{Frame, Place, TableView, name, shell, tables};
use super::print::names::{Placed, placed};
use super::standings::lines;
use crate::event::{Round, RoundState, State};
use crate::http::{Problem, Visit, assets};
use crate::service::tournaments::parse_id;
use crate::service::tournaments::read::{self, Shown};
use crate::text::{Arg, Lang};
use crate::web::page::PageResult;
use crate::web::routes;
use crate::web::shell::{Shell, html};

/// Lines on a page: at six hundredths of its width each, no more fit on a wide screen.
const LINES: usize = 6;
/// Seconds until the next page.
const TURN: u32 = 10;
/// Characters of a name that fit on a line, and those of one that is written smaller.
const NAME_USUAL: usize = 22;
const NAME_LONG: usize = 34;

/// templates/tournaments/wall.html
#[derive(Debug, Template)]
#[template(path = "tournaments/wall.html")]
struct TournamentsWall {
    shell: Shell,
    name: String,
    ground: &'static str,
    page: Page,
    place: String,
    /// Where the next page is, and after how many seconds; none while the page is held.
    next: Option<(u32, String)>,
    next_href: String,
    back_href: String,
    hold_href: String,
    leave_href: String,
    clock: String,
    second_of_day: u32,
    left: Option<(i64, String)>,
    css: String,
    js: String,
    noindex: bool,
}

/// What is on one page.
#[derive(Debug, Clone)]
struct Page {
    title: String,
    tables: Vec<(TableView, Vec<(String, &'static str)>)>,
    names: Vec<Placed>,
    rows: Vec<Ranked>,
    words: String,
}

/// A line of the standings.
#[derive(Debug, Clone)]
struct Ranked {
    rank: String,
    name: String,
    size: &'static str,
    total: String,
}

/// Which page is asked for.
#[derive(Debug, Clone, Default, Deserialize)]
pub struct Asked {
    page: Option<usize>,
    /// `tables`, `names` or `standings`; all that there is to be seen without it.
    show: Option<String>,
    /// `felt`; black without it.
    ground: Option<String>,
    /// The page stays.
    hold: Option<String>,
}

/// Shows a page.
///
/// # Errors
/// Not found, also when the reader may not see the event.
pub async fn get(visit: Visit, id: web::Path<String>, asked: web::Query<Asked>) -> PageResult {
    let id = parse_id(&id).ok_or_else(|| Problem::not_found("tournament"))?;
    let asked = asked.into_inner();
    let (shown, visitor) =
        visit.act(move |state, actor| Ok(state.store.read(|db| read::event(db, actor, id))?)).await?;
    let lang = visit.prefs.lang;
    let event = &shown.loaded.event;
    let mut pages = pages(&shown, asked.show.as_deref(), lang);
    let count = pages.len();
    let number = asked.page.unwrap_or(1).clamp(1, count);
    let is_held = asked.hold.as_deref() == Some("1");
    let to = |page: usize, hold: bool| address(&shown, &asked, page, hold);
    let after = if number < count { number + 1 } else { 1 };
    let before = if number > 1 { number - 1 } else { count };
    let clock = Clock::of(&shown.loaded.club.timezone, visit.state.now());
    let of = [("page", Arg::Number(number as i64)), ("count", Arg::Number(count as i64))];
    let frame = Frame::of(&shown, Place::Show, lang);
    let page = TournamentsWall {
        shell: shell(&visit, &visitor, event.name.clone(), to(number, is_held)),
        name: event.name.clone(),
        ground: if asked.ground.as_deref() == Some("felt") { "felt" } else { "black" },
        page: pages.swap_remove(number - 1),
        place: lang.t_args("wall-page", &of),
        next: (!is_held).then(|| (TURN, to(after, false))),
        next_href: to(after, is_held),
        back_href: to(before, is_held),
        hold_href: to(number, !is_held),
        leave_href: routes::tournament(id, "print"),
        clock: clock.words(),
        second_of_day: clock.second_of_day(),
        left: clock.left(event).map(|seconds| (seconds, left(seconds, lang))),
        css: assets::href("wall.css"),
        js: assets::href("wall.js"),
        noindex: frame.noindex,
    };
    Ok(html(page.render()))
}

fn address(shown: &Shown, asked: &Asked, page: usize, hold: bool) -> String {
    let mut href = format!("{}?page={page}", routes::tournament(shown.loaded.id, "wall"));
    if let Some(show) = asked.show.as_deref().filter(|show| PARTS.contains(show)) {
        href.push_str(&format!("&show={show}"));
    }
    if asked.ground.as_deref() == Some("felt") {
        href.push_str("&ground=felt");
    }
    if hold {
        href.push_str("&hold=1");
    }
    href
}

/// What is left of the round, in words.
fn left(seconds: i64, lang: Lang) -> String {
    if seconds <= 0 {
        return lang.t("wall-time-up").into_owned();
    }
    lang.n("event-minutes-left", (seconds + 59) / 60)
}

/// Parts that can be asked for alone.
const PARTS: [&str; 3] = ["tables", "names", "standings"];

/// All pages, one at least: places while a round is to be sat down to, standings once something is counted. A draft is on
/// no wall, whoever is signed in.
fn pages(shown: &Shown, part: Option<&str>, lang: Lang) -> Vec<Page> {
    let event = &shown.loaded.event;
    let last = shown.seen_rounds().next_back();
    let open = last.filter(|round| round.state != RoundState::Complete && event.state == State::Running);
    let wants = |one: &str| part.filter(|part| PARTS.contains(part)).is_none_or(|part| part == one);
    // Who asks for one part alone gets it whatever the hour.
    let alone = part.is_some_and(|part| PARTS.contains(&part));
    let mut pages = Vec::new();
    if let Some(round) = open.or(last.filter(|_| alone)) {
        if wants("tables") {
            pages.extend(by_table(shown, round, lang));
        }
        if wants("names") {
            pages.extend(by_name(shown, round, lang));
        }
    }
    if wants("standings") && last.is_some() {
        pages.extend(standings(shown, last, lang));
    }
    if pages.is_empty() {
        pages.push(waiting(shown, lang));
    }
    pages
}

fn empty(title: String) -> Page {
    Page { title, tables: Vec::new(), names: Vec::new(), rows: Vec::new(), words: String::new() }
}

fn round_title(round: &Round, lang: Lang) -> String {
    lang.t_args("event-round", &[("number", Arg::Number(round.number.into()))])
}

/// How large a name is written, so that it stays on its line.
fn size(name: &str) -> &'static str {
    match name.chars().count() {
        few if few <= NAME_USUAL => "",
        some if some <= NAME_LONG => "long",
        _ => "longer",
    }
}

fn by_table(shown: &Shown, round: &Round, lang: Lang) -> Vec<Page> {
    let title = round_title(round, lang);
    let (mut pages, mut lines): (Vec<Page>, usize) = (Vec::new(), LINES);
    for table in tables(shown, round, lang) {
        let seat = |seat: &super::frame::SeatView| {
            let name = if seat.substitute.is_empty() { &seat.name } else { &seat.substitute };
            (name.clone(), size(name))
        };
        let seats: Vec<_> = table.seats.iter().map(seat).collect();
        lines += seats.len();
        if lines > LINES {
            lines = seats.len();
            pages.push(empty(title.clone()));
        }
        if let Some(page) = pages.last_mut() {
            page.tables.push((table, seats));
        }
    }
    pages
}

fn by_name(shown: &Shown, round: &Round, lang: Lang) -> Vec<Page> {
    let mut names = placed(shown, round, lang);
    names.iter_mut().for_each(|one| one.size = size(&one.name));
    let page = |names: &[Placed]| Page { names: names.to_vec(), ..empty(round_title(round, lang)) };
    names.chunks(LINES).map(page).collect()
}

fn standings(shown: &Shown, last: Option<&Round>, lang: Lang) -> Vec<Page> {
    let event = &shown.loaded.event;
    let has_result = |round: &&Round| round.tables.iter().any(|table| table.result.is_some());
    let counted = shown.seen_rounds().rfind(has_result);
    let (Some(_), Some(last)) = (counted, last) else { return Vec::new() };
    let Ok(ranking) = event.ranking_after(last.number) else { return Vec::new() };
    let number = counted.map_or(0, |round| round.number);
    let title = lang.t_args("event-standings-after", &[("number", Arg::Number(number.into()))]);
    let row = |line: super::standings::Line| Ranked {
        rank: line.rank,
        size: size(&line.name),
        name: line.name,
        total: line.total,
    };
    let rows: Vec<Ranked> = lines(shown, &ranking, lang).into_iter().map(row).collect();
    rows.chunks(LINES).map(|rows| Page { rows: rows.to_vec(), ..empty(title.clone()) }).collect()
}

/// Before the first round: who is expected.
fn waiting(shown: &Shown, lang: Lang) -> Page {
    let entries = &shown.loaded.event.entries;
    let names: Vec<String> = entries.iter().map(|entry| name(shown, entry.number, lang)).collect();
    let count = lang.n("event-waiting-entries", names.len() as i64);
    let shown: Vec<String> = names.iter().take(3 * LINES).cloned().collect();
    Page { words: shown.join(" · "), ..empty(count) }
}
