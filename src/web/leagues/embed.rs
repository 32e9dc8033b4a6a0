//! `GET /embed/leagues/{slug}`: the table of a league for a page of someone else, in a frame or as a piece of markup:
//! no script, no form, and never more than a visitor sees. A league that was renamed is found by its number, and under
//! its earlier addresses too, so that no page has to be changed.

use actix_web::HttpRequest;
use actix_web::web;
use askama::Template;
use serde::Deserialize;

use super::frame::{LeagueFrame, SeasonPath};
use super::part_links::table_href;
use super::table::{COLUMNS, RowView, TableView, divisions, view};
use super::team_table;
use crate::embed::{self, EmbedDress, EmbedTheme, ROWS};
use crate::page::PageResult;
use talon_http::{Problem, Visit};
use talon_league::{DIVISIONS_MAX, TeamNo, UnitChoice, tag_of};
use talon_rules::games::GameKind;
use talon_service::Actor;
use talon_service::leagues::{self, SeasonShown, TablePart};
use talon_store::LeagueId;
use talon_text::Lang;

/// templates/leagues/embed.html
#[derive(Debug, Template)]
#[template(path = "leagues/embed.html")]
struct LeaguesEmbedPage {
    lang: Lang,
    dress: EmbedDress,
    /// The table alone, without a page around it.
    is_fragment: bool,
    frame: LeagueFrame,
    title: String,
    href: String,
    columns: EmbedColumns,
    table: Option<TableView>,
    rows: Vec<RowView>,
    /// Those who played too few to be ranked, below them.
    unranked: Vec<RowView>,
    /// How many stand below those that are shown.
    more: String,
    /// Columns in all.
    width: usize,
}

/// How much of it is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum EmbedColumns {
    /// Rank, name and points.
    Short,
    /// How many units were played and count, too.
    #[default]
    Points,
    /// The last units, too.
    Grid,
}

impl EmbedColumns {
    pub const ALL: [EmbedColumns; 3] = [EmbedColumns::Short, EmbedColumns::Points, EmbedColumns::Grid];

    pub const fn as_str(self) -> &'static str {
        match self {
            EmbedColumns::Short => "short",
            EmbedColumns::Points => "points",
            EmbedColumns::Grid => "grid",
        }
    }
}

/// What an address may ask for; anything else is refused.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EmbedQuery {
    #[serde(default)]
    pub theme: EmbedTheme,
    #[serde(default)]
    pub columns: EmbedColumns,
    /// The number of the league, which goes before its word in the address.
    pub id: Option<i64>,
    pub rows: Option<u32>,
    pub lang: Option<String>,
    pub season: Option<String>,
    /// The teams, one of the divisions, the highest is 1, or a list by its tag; everyone where it is empty.
    pub list: Option<String>,
    /// The people of a team, by its number.
    #[serde(default, deserialize_with = "serde_html_form::de::empty_as_none")]
    pub team: Option<u32>,
    /// What was played in a game, or at a place.
    pub game: Option<String>,
    pub venue: Option<String>,
    pub accent: Option<String>,
    pub resize: Option<u8>,
    pub fragment: Option<u8>,
}

/// The word that asks for the teams; no list has this tag.
pub(super) const TEAMS: &str = "teams";

/// Whose table it is, where it is not everyone's.
#[derive(Debug)]
enum EmbedList {
    /// The table of the teams.
    Teams,
    Division(usize),
    Tag(String),
}

impl EmbedList {
    fn of(text: &str) -> Option<EmbedList> {
        if text == TEAMS {
            return Some(EmbedList::Teams);
        }
        match text.parse::<usize>() {
            Ok(number) => (1..=DIVISIONS_MAX)
                .contains(&number)
                .then_some(EmbedList::Division(number)),
            Err(_) => tag_of(text).map(EmbedList::Tag),
        }
    }
}

impl EmbedQuery {
    /// How the frame looks; none where it cannot look so.
    pub fn dress(&self) -> Option<EmbedDress> {
        EmbedDress::of(self.theme, self.accent.as_deref(), self.resize)
    }

    /// The part of the table that is asked for; none where there can be no such part: teams and divisions have a table
    /// of all units.
    pub fn part(&self) -> Option<TablePart> {
        let given = |text: &Option<String>| text.clone().filter(|text| !text.is_empty());
        let game = given(&self.game).map(|word| GameKind::parse(&word));
        if game == Some(None) {
            return None;
        }
        let units = UnitChoice {
            game: game.flatten(),
            venue: given(&self.venue),
        };
        let team = self.team.map(TeamNo);
        let list = match given(&self.list).and_then(|list| EmbedList::of(&list)) {
            Some(EmbedList::Teams | EmbedList::Division(_)) => {
                return (team.is_none() && units.is_everything()).then(TablePart::default);
            }
            Some(EmbedList::Tag(tag)) => Some(tag),
            None => None,
        };
        (list.is_none() || team.is_none()).then_some(TablePart { list, team, units })
    }

    /// The same without a part of the table, where what was chosen is no part: how the frame looks stays.
    pub fn read_whole(query: &str) -> Option<EmbedQuery> {
        let asked: EmbedQuery = serde_html_form::from_str(query).ok()?;
        let whole = EmbedQuery {
            list: None,
            team: None,
            game: None,
            venue: None,
            ..asked
        };
        whole.is_known().then_some(whole)
    }

    /// What a query asks for, if all of it is known.
    pub fn read(query: &str) -> Option<EmbedQuery> {
        let asked: EmbedQuery = serde_html_form::from_str(query).ok()?;
        asked.is_known().then_some(asked)
    }

    fn is_known(&self) -> bool {
        self.rows.is_none_or(|rows| ROWS.contains(&rows))
            && self
                .list
                .as_deref()
                .is_none_or(|text| text.is_empty() || EmbedList::of(text).is_some())
            && self.part().is_some()
            && self.fragment.is_none_or(|fragment| fragment == 1)
            && self.lang.as_deref().is_none_or(|word| Lang::parse(word).is_some())
            && self.dress().is_some()
    }
}

/// Shows it.
///
/// # Errors
/// Not found, also when a visitor may not see the league.
pub async fn get(visit: Visit, request: HttpRequest, slug: web::Path<String>) -> PageResult {
    let lang = visit.prefs.lang;
    let asked = EmbedQuery::read(request.query_string());
    let Some((asked, dress)) = asked.and_then(|asked| Some((asked.clone(), asked.dress()?))) else {
        return refused(lang);
    };
    let path = path_of(&visit, slug.into_inner(), &asked).await?;
    let list = asked.list.as_deref().and_then(EmbedList::of);
    let shown = opened(&visit, path, asked.part().unwrap_or_default()).await?;
    let frame = LeagueFrame::of(&shown, lang);
    let columns = if asked.columns == EmbedColumns::Grid {
        COLUMNS
    } else {
        0
    };
    let mut href = way_to(&shown);
    let (title, mut table) = match (&shown.table, &list) {
        (Some(table), Some(EmbedList::Teams)) => match team_table::view(&shown, table, "", columns, lang) {
            Some(teams) => {
                href = format!("{}/teams", frame.here);
                (format!("{}, {}", frame.title(), lang.t("league-teams")), Some(teams))
            }
            None => return refused(lang),
        },
        (Some(table), Some(EmbedList::Division(number))) => {
            match divisions(&shown, table, columns, lang).into_iter().nth(*number - 1) {
                Some(division) => (format!("{}, {}", frame.title(), division.name), Some(division.table)),
                None => return refused(lang),
            }
        }
        (table, _) => {
            let table = table.as_ref().map(|table| view(&shown, table, columns, lang));
            (frame.title(), table)
        }
    };
    let (mut rows, mut unranked) = match &mut table {
        Some(table) => (std::mem::take(&mut table.ranked), std::mem::take(&mut table.unranked)),
        None => (Vec::new(), Vec::new()),
    };
    let most = asked.rows.unwrap_or(*ROWS.end()) as usize;
    let more = (rows.len() + unranked.len()).saturating_sub(most);
    rows.truncate(most);
    unranked.truncate(most - rows.len());
    let page = LeaguesEmbedPage {
        lang,
        dress,
        is_fragment: asked.fragment.is_some(),
        href: format!("{}{href}", visit.state.config.base_url),
        columns: asked.columns,
        more: if more == 0 {
            String::new()
        } else {
            lang.n("league-embed-more", more as i64)
        },
        width: if asked.columns == EmbedColumns::Short { 3 } else { 4 }
            + table.as_ref().map_or(0, |table| table.columns.len()),
        title,
        frame,
        table,
        rows,
        unranked,
    };
    let body = page.render().map_err(Problem::internal)?;
    embed::send(&request, body, &page.dress, &shown.club)
}

/// The league that is meant: by its number, where that is given.
async fn path_of(visit: &Visit, slug: String, asked: &EmbedQuery) -> Result<SeasonPath, Problem> {
    let league = match asked.id.map(LeagueId) {
        None => slug,
        Some(id) => {
            visit
                .state
                .block(move |state| Ok(state.store.read(|db| leagues::league_word(db, id))?))
                .await?
        }
    };
    Ok(SeasonPath {
        league,
        season: asked.season.clone(),
        revision: None,
    })
}

/// The page of the table that is shown, or of the season while nobody has played that part of it.
fn way_to(shown: &SeasonShown) -> String {
    match shown.table {
        Some(_) => table_href(shown, &shown.part, None),
        None => table_href(shown, &TablePart::default(), None),
    }
}

/// The season, with a part of its table in place of the whole where one is asked for. It stands in a page of another
/// site, where nobody is signed in here.
async fn opened(visit: &Visit, path: SeasonPath, part: TablePart) -> Result<SeasonShown, Problem> {
    let mut shown = visit
        .state
        .block(move |state| {
            Ok(state
                .store
                .read(|db| leagues::season(db, &Actor::Visitor, &path.address()))?)
        })
        .await?;
    // A frame of a game stands there from the first day of a season on, when nothing of it has been played yet.
    let game_alone = part.units.game.map(|game| TablePart::of_units(UnitChoice::game(game)));
    if game_alone.as_ref() == Some(&part) && !shown.offers(&part) {
        shown.table = None;
        shown.part = part;
        return Ok(shown);
    }
    Ok(shown.into_part(&part)?)
}

/// What an address may ask for.
fn refused(lang: Lang) -> PageResult {
    let columns = EmbedColumns::ALL.map(EmbedColumns::as_str).join("|");
    embed::refused(
        &format!(
            "id=...\ncolumns={columns}\nseason=...\nlist={TEAMS}|1..{DIVISIONS_MAX}|...\nteam=...\ngame={}\nvenue=...",
            GameKind::NAMES.join("|")
        ),
        lang,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_asks_for_what_is_known_and_for_nothing_else() {
        let asked = EmbedQuery::read("theme=dark&lang=hu&rows=10&columns=grid&season=2026&list=2").unwrap();
        assert_eq!(
            (asked.theme, asked.columns, asked.rows),
            (EmbedTheme::Dark, EmbedColumns::Grid, Some(10))
        );
        assert!(EmbedQuery::read("list=gy%C5%91ri").is_some(), "a tag");
        assert!(EmbedQuery::read("list=teams").is_some());
        assert!(EmbedQuery::read("game=ulti&list=junior&venue=Gy%C5%91r").is_some());
        assert!(EmbedQuery::read("game=&venue=&team=").is_some());
        // What a form leaves empty was not asked for.
        assert!(EmbedQuery::read("").is_some() && EmbedQuery::read("rows=").is_some());
        for bad in [
            "rows=0",
            "rows=101",
            "rows=1e3",
            "rows=-1",
            "id=x",
            "id=1&id=2",
            "theme=%22%3E%3Cscript%3E",
            "theme=blue",
            "columns=all",
            "lang=xx",
            "fragment=0",
            "fragment=2",
            "theme=light&accent=ff0000",
            "list=0",
            "list=21",
            "list=players",
            "list=a,b",
            "rows=5&rows=6",
            "game=tarokk",
            "team=x",
            "list=junior&team=1",
            "list=teams&game=ulti",
        ] {
            assert!(EmbedQuery::read(bad).is_none(), "{bad}");
        }
    }
}
