//! The ways to the parts of a table, and what is said of the one that is shown: a list, the people of a team, what was
//! played in one game or at one place.

use serde::Deserialize;

use super::tag_lists::{points_said, too_small};
use crate::parts::bad;
use crate::routes;
use talon_http::Problem;
use talon_league::{LeaguePerson, TeamNo, UnitChoice};
use talon_rules::games::GameKind;
use talon_service::leagues::{SeasonShown, TablePart};
use talon_text::{Arg, Lang};

/// Which part of a table an address asks for; what is empty is not asked for.
#[derive(Debug, Clone, Default, Deserialize)]
pub(crate) struct PartQuery {
    /// A list by its tag.
    list: Option<String>,
    /// A team by its number.
    team: Option<String>,
    game: Option<String>,
    venue: Option<String>,
}

/// The ways between parts of one kind.
#[derive(Debug)]
pub(super) struct PartWays {
    pub label: String,
    pub links: Vec<PartLink>,
}

/// The way to a part, or back to the whole.
#[derive(Debug)]
pub(super) struct PartLink {
    pub href: String,
    pub name: String,
    pub is_here: bool,
}

impl PartQuery {
    /// The part that it asks for.
    ///
    /// # Errors
    /// What can be none, and a list of a team.
    pub fn part(&self) -> Result<TablePart, Problem> {
        let given = |text: &Option<String>| text.clone().filter(|text| !text.is_empty());
        let (list, team) = (given(&self.list), given(&self.team));
        if list.is_some() && team.is_some() {
            return Err(bad("a list or a team, not both"));
        }
        let team = team.map(|team| team.parse().map(TeamNo).map_err(|_| bad("no number of a team")));
        let game = given(&self.game).map(|game| GameKind::parse(&game).ok_or_else(|| bad("no game is called so")));
        Ok(TablePart {
            list,
            team: team.transpose()?,
            units: UnitChoice {
                game: game.transpose()?,
                venue: given(&self.venue),
            },
        })
    }
}

/// The part of an address that asks for a part of the table; nothing for the whole.
pub(super) fn part_query(part: &TablePart) -> String {
    serde_html_form::to_string(part.asked()).unwrap_or_default()
}

/// What an address goes on with that asks for a part, or for the whole.
pub(super) fn part_rest(part: &TablePart) -> String {
    Some(part_query(part))
        .filter(|query| !query.is_empty())
        .map(|query| format!("?{query}"))
        .unwrap_or_default()
}

/// The same of the table that was published under a number.
pub(super) fn older_rest(part: &TablePart, revision: Option<i64>) -> String {
    match (part_rest(part), revision) {
        (rest, None) => rest,
        (rest, Some(revision)) if rest.is_empty() => format!("?revision={revision}"),
        (rest, Some(revision)) => format!("{rest}&revision={revision}"),
    }
}

/// The address of the table that is shown, also of an older one, with a part of it and more to ask for.
pub(super) fn table_href(shown: &SeasonShown, part: &TablePart, more: Option<String>) -> String {
    page_href(shown, "", part, more)
}

/// The address of someone's row of the table that is shown.
pub(super) fn row_href(shown: &SeasonShown, person: LeaguePerson) -> String {
    page_href(shown, &format!("/players/{}", person.0), &shown.part, None)
}

fn page_href(shown: &SeasonShown, page: &str, part: &TablePart, more: Option<String>) -> String {
    let here = format!("{}{page}", routes::league(&shown.league.slug, &shown.head.slug));
    let older = shown
        .revision
        .as_ref()
        .filter(|one| one.revision != shown.head.revision)
        .map(|one| format!("revision={}", one.revision));
    let asked = Some(part_query(part)).filter(|query| !query.is_empty());
    let parts: Vec<String> = older.into_iter().chain(asked).chain(more).collect();
    if parts.is_empty() {
        here
    } else {
        format!("{here}?{}", parts.join("&"))
    }
}

/// What the part that is shown is called; nothing for the whole.
pub(super) fn part_name(shown: &SeasonShown, lang: Lang) -> String {
    let part = &shown.part;
    let team = part.team.and_then(|team| shown.team_name(team)).map(str::to_owned);
    let game = part.units.game.map(|game| game_name(game, lang));
    let people = part.list.clone().or(team);
    let named = people.into_iter().chain(game).chain(part.units.venue.clone());
    named.collect::<Vec<_>>().join(", ")
}

/// What a game is called.
pub(super) fn game_name(game: GameKind, lang: Lang) -> String {
    lang.t(&format!("game-{}", game.as_str())).into_owned()
}

/// The ways to the games, the places and the lists of the table that is shown; each keeps what else was chosen.
pub(super) fn part_ways(shown: &SeasonShown, lang: Lang) -> Vec<PartWays> {
    let all = [by_game(shown, lang), by_venue(shown, lang), by_people(shown, lang)];
    // With nothing to choose from there is only the whole.
    all.into_iter().filter(|ways| ways.links.len() > 1).collect()
}

fn by_game(shown: &SeasonShown, lang: Lang) -> PartWays {
    let link = |game: Option<GameKind>, name: String| {
        let mut part = shown.part.clone();
        part.units.game = game;
        link(shown, &part, name)
    };
    let games = shown.games().into_iter();
    let games = games.filter_map(|game| link(Some(game), game_name(game, lang)));
    let together = link(None, lang.t("league-part-together").into_owned());
    ways("league-part-games", together, games, lang)
}

fn by_venue(shown: &SeasonShown, lang: Lang) -> PartWays {
    let link = |venue: Option<&str>, name: String| {
        let mut part = shown.part.clone();
        part.units.venue = venue.map(str::to_owned);
        link(shown, &part, name)
    };
    let venues = shown.venues().into_iter();
    let venues = venues.filter_map(|venue| link(Some(venue), venue.to_owned()));
    let everywhere = link(None, lang.t("league-part-everywhere").into_owned());
    ways("league-part-venues", everywhere, venues, lang)
}

fn by_people(shown: &SeasonShown, lang: Lang) -> PartWays {
    let link = |list: Option<String>, team: Option<TeamNo>, name: String| {
        let units = shown.part.units.clone();
        link(shown, &TablePart { list, team, units }, name)
    };
    let lists = shown.lists().into_iter();
    let lists = lists.filter_map(|list| link(Some(list.tag.clone()), None, list.tag));
    // Only from the page of the teams a way leads to one.
    let team = shown
        .part
        .team
        .and_then(|team| Some((team, shown.team_name(team)?.to_owned())));
    let team = team.and_then(|(team, name)| link(None, Some(team), name));
    let everyone = link(None, None, lang.t("league-list-everyone").into_owned());
    ways("league-lists", everyone, lists.chain(team), lang)
}

/// None where what else was chosen leaves nothing that the reader may see.
fn link(shown: &SeasonShown, part: &TablePart, name: String) -> Option<PartLink> {
    // A list may be seen before anybody came.
    let is_alone = part.team.is_none() && part.units.is_everything();
    (is_alone || shown.offers(part)).then(|| PartLink {
        href: table_href(shown, part, None),
        name,
        is_here: part.list == shown.part.list
            && part.team == shown.part.team
            && is_same(&part.units, &shown.part.units),
    })
}

fn is_same(one: &UnitChoice, other: &UnitChoice) -> bool {
    let key = |choice: &UnitChoice| choice.venue.as_deref().map(str::to_lowercase);
    one.game == other.game && key(one) == key(other)
}

fn ways(label: &'static str, whole: Option<PartLink>, parts: impl Iterator<Item = PartLink>, lang: Lang) -> PartWays {
    PartWays {
        label: lang.t(label).into_owned(),
        links: whole.into_iter().chain(parts).collect(),
    }
}

/// How the part is counted that is shown, and for those who manage the league why visitors do not see it.
pub(super) fn part_said(shown: &SeasonShown, lang: Lang) -> Vec<String> {
    let mut said = Vec::new();
    let named = |key: &'static str, word: &'static str, name: String| lang.t_args(key, &[(word, Arg::from(name))]);
    if let Some(game) = shown.part.units.game {
        said.push(named("league-part-game", "game", game_name(game, lang)));
    }
    if let Some(venue) = &shown.part.units.venue {
        said.push(named("league-part-venue", "venue", venue.clone()));
    }
    if let Some(list) = &shown.list {
        said.push(points_said(list.points, lang));
    }
    if let Some(team) = shown.part.team {
        let name = shown.team_name(team).unwrap_or_default().to_owned();
        said.push(named("league-part-team", "team", name));
        let teams = shown.whole().and_then(|table| table.teams.as_ref());
        said.extend(teams.map(|teams| points_said(teams.list, lang)));
    }
    if shown.leaves_adjustments() {
        said.push(lang.t("league-part-adjustments").into_owned());
    }
    if shown.leaves_ties() {
        said.push(lang.t("league-part-ties").into_owned());
    }
    match shown.of_no_game() {
        0 => {}
        count => said.push(lang.n("league-part-unknown", count as i64)),
    }
    if shown.is_small() {
        said.push(too_small(lang));
    }
    said
}
