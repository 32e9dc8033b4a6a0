//! `GET /leagues/{slug}/{season}/wall`: the table of a season for a projector, the whole of it, page after page.

use actix_web::web;

use super::frame::{LeagueFrame, SeasonPath};
use super::part_links::{PartQuery, part_query, part_rest};
use super::table::{RowView, TableView, sheets};
use super::team_table;
use crate::page::PageResult;
use crate::shell::Shell;
use crate::wall::{Page, Ranked, Room, Turn, TurnQuery, Wall, address_said, ranked};
use talon_http::Visit;
use talon_service::clubs::clock;
use talon_service::leagues::{self, SeasonShown};
use talon_text::Lang;

/// Shows a page.
///
/// # Errors
/// Not found, also when the reader may not see the league, or the part.
pub async fn get(
    visit: Visit,
    path: web::Path<(String, String)>,
    turn: web::Query<TurnQuery>,
    part: web::Query<PartQuery>,
) -> PageResult {
    let path = SeasonPath::of(path.into_inner());
    let part = part.part()?;
    let (wanted, of_part) = (path.clone(), part.clone());
    let (shown, visitor) = visit
        .act(move |state, actor| {
            let address = wanted.address();
            Ok(state
                .store
                .read(|db| leagues::season_hung(db, actor, &address, &of_part))?)
        })
        .await?;
    if let Some(answer) = path.elsewhere(&shown, &format!("/wall{}", part_rest(&part))) {
        return Ok(answer);
    }
    let lang = visit.prefs.lang;
    let frame = LeagueFrame::of(&shown, lang);
    let turn = Turn::of(&turn);
    let address = format!("{}{}", visit.state.config.base_url, frame.here);
    let mut pages = pages(&shown, &frame, turn.room(), lang);
    if shown.head.published {
        pages.push(Page::of_address(
            lang.t("wall-follow").into_owned(),
            &address,
            vec![address_said(&address)],
        ));
    }
    let wall = Wall {
        name: format!("{}. {}", frame.season, frame.as_of),
        pages,
        address: Some(address).filter(|_| shown.head.published).unwrap_or_default(),
        here: format!("{}/wall", frame.here),
        asked: (!shown.part.is_whole()).then(|| part_query(&shown.part)),
        leave_href: frame.poster_href(),
        now: clock::local(&shown.club.timezone, visit.state.now()),
        left: None,
        next_start: String::new(),
        noindex: frame.noindex,
    };
    wall.draw(Shell::new(&visit, &visitor, frame.title()), turn)
}

/// Each table with everyone in it; before the first unit that nothing was played.
fn pages(shown: &SeasonShown, frame: &LeagueFrame, room: Room, lang: Lang) -> Vec<Page> {
    let nothing = || Page {
        words: frame.as_of.clone(),
        ..Page::empty(frame.name.clone())
    };
    let Some(table) = shown.table.as_ref().filter(|table| table.with_result > 0) else {
        return vec![nothing()];
    };
    let mut pages = Vec::new();
    for sheet in sheets(shown, table, 0, lang) {
        let title = match sheet.name.as_str() {
            "" if frame.part.is_empty() => frame.name.clone(),
            "" => frame.part.clone(),
            division => division.to_owned(),
        };
        pages.extend(ranked(&title, rows(&sheet.table), room));
    }
    if let Some(teams) = team_table::view(shown, table, "", 0, lang) {
        pages.extend(ranked(&lang.t("league-teams"), rows(&teams), room));
    }
    pages
}

fn rows(table: &TableView) -> Vec<Ranked> {
    let row = |row: &RowView| Ranked::new(row.rank.clone(), row.name.clone(), row.total.clone());
    table.ranked.iter().chain(&table.unranked).map(row).collect()
}
