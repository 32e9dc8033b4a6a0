//! `GET /leagues/{slug}/{season}/share`: a league on another site: the frame as it would look with what to paste, and
//! the table as files, feed and calendar.

use actix_web::HttpRequest;
use actix_web::web;
use askama::Template;

use super::embed::{EmbedColumns, EmbedQuery, TEAMS};
use super::frame::{LeagueFrame, SeasonPath, opened};
use super::part_links::{game_name, part_query};
use crate::choice::{Choice, MarkedChoice};
use crate::embed::EmbedTheme;
use crate::page::PageResult;
use crate::shell::{Shell, html};
use talon_http::{Problem, Visit, frame_height};
use talon_league::TeamNo;
use talon_rules::games::GameKind;
use talon_service::leagues::{self, LIST_LEAST, SeasonShown, TablePart};
use talon_service::{ActError, Actor};
use talon_text::{Arg, Lang};

/// Rows that are offered.
const ROWS: [u32; 5] = [5, 10, 20, 50, 100];
/// Rows of a frame about which nothing was said.
const ROWS_USUAL: u32 = 20;

/// templates/leagues/share.html
#[derive(Debug, Template)]
#[template(path = "leagues/share.html")]
struct LeaguesSharePage {
    shell: Shell,
    frame: LeagueFrame,
    themes: Vec<MarkedChoice>,
    langs: Vec<MarkedChoice>,
    rows: Vec<MarkedChoice>,
    columns: Vec<MarkedChoice>,
    /// What was chosen of the table does not go together.
    is_no_part: bool,
    /// The team whose people are shown, where it is none of those that are offered.
    team: Option<u32>,
    /// The teams whose people can be shown.
    teams: Vec<MarkedChoice>,
    lists: Vec<MarkedChoice>,
    games: Vec<MarkedChoice>,
    venues: Vec<MarkedChoice>,
    /// Where the frame is found on this site.
    embed: String,
    height: u32,
    /// How high a frame is for any number of rows, in words.
    heights: String,
    snippet: String,
    fragment: String,
    files: Vec<FileView>,
}

/// A file of the table.
#[derive(Debug)]
struct FileView {
    href: String,
    label: String,
    what: String,
}

/// Shows it.
///
/// # Errors
/// Not found, also when the reader may not see the league.
pub async fn get(visit: Visit, request: HttpRequest, path: web::Path<(String, String)>) -> PageResult {
    let path = SeasonPath::of(path.into_inner());
    let (shown, visitor) = opened(&visit, &path).await?;
    if let Some(answer) = path.elsewhere(&shown, "/share") {
        return Ok(answer);
    }
    let lang = visit.prefs.lang;
    let query = request.query_string();
    let read = EmbedQuery::read(query);
    // What was chosen for the look of it is kept where what was chosen of the table does not go together.
    let is_no_part = read.is_none() && EmbedQuery::read_whole(query).is_some();
    let asked = read.or_else(|| EmbedQuery::read_whole(query)).unwrap_or_default();
    let seen = as_visitor(&visit, &path).await?;
    let seen = seen.as_ref().unwrap_or(&shown);
    let rows = asked.rows.unwrap_or(ROWS_USUAL);
    let club_lang = Lang::parse(&shown.club.language).unwrap_or(lang);
    let table_lang = asked.lang.as_deref().and_then(Lang::parse).unwrap_or(club_lang);
    let frame = LeagueFrame::of(&shown, lang);
    let base = &visit.state.config.base_url;
    let embed = embed_address(&shown, &asked, rows, table_lang);
    let height = frame_height::of_rows(rows);
    let page = LeaguesSharePage {
        shell: Shell::new(
            &visit,
            &visitor,
            format!("{}: {}", lang.t("league-share"), frame.title()),
        ),
        themes: choices(
            EmbedTheme::ALL.map(EmbedTheme::as_str),
            asked.theme.as_str(),
            "league-embed-theme",
            lang,
        ),
        columns: choices(
            EmbedColumns::ALL.map(EmbedColumns::as_str),
            asked.columns.as_str(),
            "league-embed-columns",
            lang,
        ),
        rows: rows_offered(rows),
        is_no_part,
        team: asked.team.filter(|team| !offers_team(seen, *team)),
        teams: teams(seen, asked.team, lang),
        lists: lists(seen, asked.list.as_deref().unwrap_or_default(), lang),
        games: games(seen, asked.game.as_deref().unwrap_or_default(), lang),
        venues: venues(seen, asked.venue.as_deref().unwrap_or_default(), lang),
        langs: langs(table_lang),
        snippet: snippet(&format!("{base}{embed}"), &frame.title(), height),
        fragment: format!("{base}{embed}&fragment=1"),
        embed,
        height,
        heights: heights(rows, lang),
        files: files(&shown, &frame, &file_part(&asked), lang),
        frame,
    };
    Ok(html(page.render()))
}

/// The season as visitors see it, as the frame does; none while they see nothing of it.
async fn as_visitor(visit: &Visit, path: &SeasonPath) -> Result<Option<SeasonShown>, Problem> {
    let path = path.clone();
    visit
        .state
        .block(move |state| {
            let read = state
                .store
                .read(|db| leagues::season(db, &Actor::Visitor, &path.address()));
            match read {
                Ok(shown) => Ok(Some(shown)),
                Err(ActError::NotFound(_)) => Ok(None),
                Err(error) => Err(error.into()),
            }
        })
        .await
}

fn of_teams() -> String {
    format!("&list={TEAMS}")
}

/// What asks for the part of the table in the address of a file: divisions have none of their own.
fn file_part(asked: &EmbedQuery) -> String {
    if asked.list.as_deref() == Some(TEAMS) {
        return of_teams();
    }
    match part_query(&asked.part().unwrap_or_default()) {
        query if query.is_empty() => query,
        query => format!("&{query}"),
    }
}

/// What asks for the part of the table, after other words of an address.
fn asked_part(asked: &EmbedQuery) -> String {
    // Teams and divisions are no part of the table of everyone, and are asked for in the same word.
    let whole = asked.list.clone().filter(|list| !list.is_empty());
    let mut part = asked.part().unwrap_or_default();
    part.list = whole;
    match part_query(&part) {
        query if query.is_empty() => query,
        query => format!("&{query}"),
    }
}

/// The games of which there is a table, after that of all; nothing where there is one game.
fn games(shown: &SeasonShown, chosen: &str, lang: Lang) -> Vec<MarkedChoice> {
    let choice = |game: &GameKind| {
        let word = game.as_str();
        Choice::new(word, game_name(*game, lang)).marked(word == chosen)
    };
    let all = Choice::new("", lang.t("league-part-together")).marked(chosen.is_empty());
    with_all(all, shown.games().iter().map(choice).collect())
}

/// The places of which there is a table, after that of all.
fn venues(shown: &SeasonShown, chosen: &str, lang: Lang) -> Vec<MarkedChoice> {
    let choice = |venue: &&str| {
        let is_chosen = venue.to_lowercase() == chosen.to_lowercase();
        Choice::new(*venue, (*venue).to_owned()).marked(is_chosen)
    };
    let all = Choice::new("", lang.t("league-part-everywhere")).marked(chosen.is_empty());
    with_all(all, shown.venues().iter().map(choice).collect())
}

fn with_all(all: MarkedChoice, parts: Vec<MarkedChoice>) -> Vec<MarkedChoice> {
    if parts.is_empty() {
        return parts;
    }
    std::iter::once(all).chain(parts).collect()
}

fn choices<const N: usize>(all: [&'static str; N], chosen: &str, key: &str, lang: Lang) -> Vec<MarkedChoice> {
    let choice = |word: &'static str| Choice::new(word, lang.t(&format!("{key}-{word}"))).marked(word == chosen);
    all.into_iter().map(choice).collect()
}

/// The numbers of rows that are offered, with the one that was asked for.
fn rows_offered(chosen: u32) -> Vec<MarkedChoice> {
    let mut offered = ROWS.to_vec();
    if !offered.contains(&chosen) {
        offered.push(chosen);
        offered.sort_unstable();
    }
    let choice = |count: &u32| Choice::new(count.to_string(), count.to_string()).marked(*count == chosen);
    offered.iter().map(choice).collect()
}

/// The tables that can be shown alone, after that of everyone; nothing where there are none.
fn lists(shown: &SeasonShown, chosen: &str, lang: Lang) -> Vec<MarkedChoice> {
    let choice = |value: String, label: String| {
        let is_chosen = value == chosen;
        Choice::new(value, label).marked(is_chosen)
    };
    let divisions = shown.table.iter().flat_map(|table| &table.divisions).enumerate();
    let divisions = divisions.map(|(at, division)| choice((at + 1).to_string(), division.name.clone()));
    // The frame shows what visitors see.
    let seen = shown.lists().into_iter().filter(|list| list.people >= LIST_LEAST);
    let tagged = seen.map(|list| choice(list.tag.clone(), list.tag));
    let teams = shown.table.as_ref().and_then(|table| table.teams.as_ref());
    let teams = teams.map(|_| choice(TEAMS.to_owned(), lang.t("league-teams").into_owned()));
    let alone: Vec<MarkedChoice> = divisions.chain(teams).chain(tagged).collect();
    with_all(
        choice(String::new(), lang.t("league-list-everyone").into_owned()),
        alone,
    )
}

/// Whether the people of a team have a table that visitors see.
fn offers_team(shown: &SeasonShown, team: u32) -> bool {
    let part = TablePart {
        team: Some(TeamNo(team)),
        ..TablePart::default()
    };
    shown.offers(&part)
}

/// The teams whose people have a table, after that of everyone; nothing where there are none.
fn teams(shown: &SeasonShown, chosen: Option<u32>, lang: Lang) -> Vec<MarkedChoice> {
    let rows = shown.table.iter().filter_map(|table| table.teams.as_ref());
    let offered = rows.flat_map(|teams| &teams.rows).map(|row| row.team);
    let mut offered: Vec<TeamNo> = offered.filter(|team| offers_team(shown, team.0)).collect();
    offered.sort_unstable();
    let choice = |team: &TeamNo| {
        let name = shown.team_name(*team).unwrap_or_default();
        Choice::new(team.0.to_string(), name.to_owned()).marked(chosen == Some(team.0))
    };
    let everyone = lang.t("league-list-everyone").into_owned();
    let all = Choice::new("", everyone).marked(chosen.is_none());
    with_all(all, offered.iter().map(choice).collect())
}

fn langs(chosen: Lang) -> Vec<MarkedChoice> {
    let choice = |one: &Lang| Choice::new(one.code(), one.name()).marked(*one == chosen);
    Lang::ALL.iter().map(choice).collect()
}

/// Where the frame is found on this site, by the number of the league, which stays whatever it is called.
fn embed_address(shown: &SeasonShown, asked: &EmbedQuery, rows: u32, lang: Lang) -> String {
    // Without a season it is always the latest.
    let is_latest = shown.seasons.first().is_none_or(|latest| latest.id == shown.head.id);
    let season = if is_latest {
        String::new()
    } else {
        format!("&season={}", shown.head.slug)
    };
    format!(
        "/embed/leagues/{}?id={}&lang={}&theme={}&rows={rows}&columns={}{season}{}",
        shown.league.slug,
        shown.league.id,
        lang.code(),
        asked.theme.as_str(),
        asked.columns.as_str(),
        asked_part(asked)
    )
}

/// How high a frame is for this and for any other number of rows.
fn heights(rows: u32, lang: Lang) -> String {
    let pixels = |name, pixels: u32| (name, Arg::from(pixels.to_string()));
    let args = [
        pixels("row", frame_height::ROW),
        pixels("around", frame_height::AROUND),
        pixels("rows", rows),
        pixels("height", frame_height::of_rows(rows)),
    ];
    lang.t_args("league-share-height", &args)
}

/// What is pasted into a page, with what could end an attribute written as markup has it.
fn snippet(address: &str, title: &str, height: u32) -> String {
    let escaped = |text: &str| {
        text.replace('&', "&amp;")
            .replace('"', "&quot;")
            .replace('<', "&lt;")
            .replace('>', "&gt;")
    };
    format!(
        "<iframe src=\"{}\" title=\"{}\" width=\"100%\" height=\"{height}\" style=\"border:0\" \
         loading=\"lazy\"></iframe>",
        escaped(address),
        escaped(title)
    )
}

fn files(shown: &SeasonShown, frame: &LeagueFrame, part: &str, lang: Lang) -> Vec<FileView> {
    let (slug, season) = (&shown.league.slug, &shown.head.slug);
    let file = |kind: &str| FileView {
        href: format!("/leagues/{slug}.{kind}?season={season}"),
        label: format!(".{kind}"),
        what: lang.t(&format!("league-file-{kind}")).into_owned(),
    };
    let mut files: Vec<FileView> = ["csv", "txt", "json", "atom", "ics"].into_iter().map(file).collect();
    // The feed and the calendar are of the whole season, and in JSON the teams stand beside the players.
    let tables = if part == of_teams() { 2 } else { 3 };
    for table in &mut files[..tables] {
        table.href.push_str(part);
    }
    files.push(FileView {
        href: format!("{}/print", frame.here),
        label: lang.t("league-file-poster").into_owned(),
        what: lang.t("league-file-print").into_owned(),
    });
    files
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_name_breaks_out_of_what_is_pasted() {
        let text = snippet("https://a.example/embed?a=1&b=2", "\"><script>", 10);
        assert!(
            text.starts_with("<iframe src=\"https://a.example/embed?a=1&amp;b=2\" title=\"&quot;&gt;&lt;script&gt;\"")
        );
    }
}
