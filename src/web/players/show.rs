//! `/players/{id}`: someone who plays in a club, by the name that the reader may see, with what they played. An entry
//! that was given up for another leads to that one, so that an address never dies.

use actix_web::web;
use askama::Template;
use serde::Deserialize;

use super::figures::{self, Figures, GameView};
use super::opponents::{OpponentLine, opponent_lines, opponents_href};
use super::parts::{day, place, seen, share, time_asked};
use super::results::results_href;
use crate::choice::{Choice, MarkedChoice};
use crate::page::{LinkView, PageResult, see_other};
use crate::ratings::{list_title, shown_rating, shown_value};
use crate::routes;
use crate::shell::{Shell, html};
use talon_http::{Visit, Visitor};
use talon_league::RowGroup;
use talon_service::clubs::PublicName;
use talon_service::players::{
    self, Opponent, PlayerQuery, PlayerRating, PlayerResult, PlayerSeason, PlayerShown, TimeChosen,
};
use talon_store::MemberId;
use talon_text::{Arg, Lang, decimal, mixed};
use talon_tournament::Exact;

/// Of those with whom someone sat, so many are told on the page of the player.
const OPPONENTS: usize = 8;

/// templates/players/show.html
#[derive(Debug, Template)]
#[template(path = "players/show.html")]
struct PlayersShowPage {
    shell: Shell,
    noindex: bool,
    club: String,
    club_href: String,
    entry: Option<String>,
    public: String,
    is_guest: bool,
    is_me: bool,
    is_active: bool,
    hands: Option<String>,
    results: Vec<ResultRow>,
    /// What the results come to, in words and numbers.
    sums: Vec<SumView>,
    seasons: Vec<SeasonLine>,
    /// What they have not done better; none where that would be nothing.
    records: Option<String>,
    ratings: Vec<RatingLine>,
    /// How those came about.
    ratings_href: String,
    opponents: Vec<OpponentLine>,
    /// The page with all of them, where there are more.
    all_opponents: Option<LinkView>,
    games: Vec<GameView>,
    /// Older hands have not been counted yet.
    hands_missing: bool,
    /// Others see what they did in hands.
    hands_shown: bool,
    /// The times that can be chosen, by the addresses that show them.
    times: Vec<MarkedChoice>,
    preview: Option<PreviewView>,
}

/// What would be shown if the person chose so, before they do.
#[derive(Debug)]
pub struct PreviewView {
    /// Names and values of the form that keeps it.
    pub fields: Vec<(&'static str, String)>,
}

/// What the query of an address may say.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct PlayerShowQuery {
    time: Option<String>,
}

/// A tournament.
#[derive(Debug)]
struct ResultRow {
    name: String,
    href: String,
    day: String,
    place: String,
    is_running: bool,
    is_hidden: bool,
    points: String,
    tables: usize,
    /// Their way through it, table by table.
    way: String,
}

/// What results come to, each number with the way to the tables that make it, if there are any.
#[derive(Debug)]
struct SumView {
    title: &'static str,
    parts: Vec<LinkView>,
}

/// A season.
#[derive(Debug)]
struct SeasonLine {
    name: String,
    href: String,
    place: String,
    missing: String,
    total: String,
    played: usize,
    /// Their row, event by event.
    way: String,
    is_hidden: bool,
}

/// A rating list.
#[derive(Debug)]
struct RatingLine {
    name: String,
    /// The federation whose list it is; empty where it is one of their club.
    federation: String,
    href: String,
    rank: String,
    value: String,
    strength: String,
    tables: u32,
    is_hidden: bool,
}

/// The page.
///
/// # Errors
/// Not found, also where the reader may not see it.
pub async fn get(visit: Visit, path: web::Path<i64>, asked: web::Query<PlayerShowQuery>) -> PageResult {
    let id = MemberId(path.into_inner());
    let time = time_asked(asked.time.as_deref())?;
    let (shown, visitor) = visit
        .act(move |state, actor| {
            let now = state.now().into();
            let asked = PlayerQuery { id, time, now };
            Ok(state.store.read(|db| players::player(db, actor, &asked))?)
        })
        .await?;
    if shown.person.id != id {
        return Ok(see_other(&routes::player(shown.person.id)));
    }
    draw(&visit, &visitor, shown, None)
}

/// The page of someone as it was read for whoever looks, or as others would see it.
pub(crate) fn draw(visit: &Visit, visitor: &Visitor, shown: PlayerShown, preview: Option<PreviewView>) -> PageResult {
    let lang = visit.prefs.lang;
    let person = &shown.person;
    // Only a whole name is one that stands in records; another would find the hands of someone else.
    let whole = match &person.name {
        PublicName::Name(name) if shown.finds_hands => Some(name.clone()),
        PublicName::Name(_) | PublicName::Numbered(_) => None,
    };
    let find = |name: String| {
        let query = [("player", name.as_str())];
        format!("/hands?{}", serde_html_form::to_string(query).unwrap_or_default())
    };
    let sums = sums(&shown, lang);
    let (club, person) = (shown.club, shown.person);
    let opponents = shown.opponents.unwrap_or_default();
    let hands = shown.hands.unwrap_or_default();
    let of = Figures {
        player: person.id,
        time: shown.time,
        lang,
    };
    let page = PlayersShowPage {
        shell: Shell::new(visit, visitor, seen(&person.name, lang)).shared(visit, &club.name),
        noindex: club.noindex,
        club_href: routes::club(&club.slug, ""),
        entry: shown.has_entry.then(|| routes::member(&club.slug, person.id)),
        club: club.name,
        public: person.public.as_ref().map(|name| seen(name, lang)).unwrap_or_default(),
        is_guest: person.is_guest,
        is_me: person.is_me,
        is_active: person.is_active,
        hands: whole.map(find),
        sums,
        results: shown.results.iter().map(|one| result(one, lang)).collect(),
        seasons: shown.seasons.iter().map(|one| season(one, lang)).collect(),
        ratings_href: routes::player_ratings(person.id),
        ratings: shown.ratings.iter().map(|one| rating(one, lang)).collect(),
        all_opponents: all_opponents(&opponents, person.id, shown.time, lang).filter(|_| preview.is_none()),
        opponents: opponent_lines(&opponents, person.id, lang).take(OPPONENTS).collect(),
        hands_missing: hands.are_missing,
        games: figures::games(&hands, of),
        hands_shown: shown.choice.is_some_and(|choice| choice.hands),
        records: Some(routes::player_records(person.id))
            .filter(|_| preview.is_none() && !(shown.results.is_empty() && shown.seasons.is_empty())),
        times: times(person.id, shown.time, !shown.seasons.is_empty(), lang),
        preview,
    };
    Ok(html(page.render()))
}

fn times(player: MemberId, chosen: TimeChosen, has_season: bool, lang: Lang) -> Vec<MarkedChoice> {
    let offered = TimeChosen::EVERY.into_iter();
    let offered = offered.filter(|time| has_season || *time != TimeChosen::Season);
    let of = |time: TimeChosen| {
        let key = match time {
            TimeChosen::All => "player-time-all",
            TimeChosen::Year => "player-time-year",
            TimeChosen::Days90 => "player-time-90d",
            TimeChosen::Season => "player-time-season",
        };
        let address = match time {
            TimeChosen::All => routes::player(player),
            TimeChosen::Year | TimeChosen::Days90 | TimeChosen::Season => {
                format!("{}?time={}", routes::player(player), time.as_str())
            }
        };
        Choice::new(address, lang.t(key)).marked(time == chosen)
    };
    offered.map(of).collect()
}

fn all_opponents(all: &[Opponent], player: MemberId, time: TimeChosen, lang: Lang) -> Option<LinkView> {
    let says = || lang.t_args("player-opponents-all", &[("count", Arg::Number(all.len() as i64))]);
    (all.len() > OPPONENTS).then(|| LinkView::new(opponents_href(player, time), says()))
}

fn result(one: &PlayerResult, lang: Lang) -> ResultRow {
    ResultRow {
        name: one.name.clone(),
        href: routes::tournament(one.tournament, "standings"),
        day: day(one.starts_at, lang),
        place: place(one.rank, one.ranked, lang),
        is_running: one.is_running,
        is_hidden: !one.published,
        points: mixed(&one.points),
        tables: one.tables,
        way: routes::tournament(one.tournament, &format!("players/{}", one.entry.0)),
    }
}

fn sums(shown: &PlayerShown, lang: Lang) -> Vec<SumView> {
    let places = &shown.places;
    let Some(mean) = places.mean().filter(|_| !shown.results.is_empty()) else {
        return Vec::new();
    };
    // Where nothing stands behind a number, nothing leads there.
    let link = |place: Option<usize>, is_any: bool, name: String| LinkView {
        href: if is_any {
            results_href(shown.person.id, shown.time, place)
        } else {
            String::new()
        },
        name,
    };
    let counts = [
        (1, "player-place-first", &places.firsts),
        (2, "player-place-second", &places.seconds),
        (3, "player-place-third", &places.thirds),
    ];
    let counts = counts.map(|(place, key, number)| {
        let said = lang.t_args(key, &[("count", Arg::from(share(number)))]);
        link(Some(place), *number != Exact::zero(), said)
    });
    let sum = |title, parts| SumView { title, parts };
    vec![
        sum(
            "player-tables",
            vec![link(None, places.tables > 0, places.tables.to_string())],
        ),
        sum("player-places", counts.into()),
        sum(
            "player-mean-place",
            vec![link(None, places.tables > 0, decimal(&mean, lang))],
        ),
    ]
}

fn season(one: &PlayerSeason, lang: Lang) -> SeasonLine {
    let missing = i64::try_from(one.missing).unwrap_or(i64::MAX);
    let address = routes::league(&one.league_slug, &one.season_slug);
    SeasonLine {
        name: format!("{} · {}", one.league, one.season),
        href: format!("{address}?person={0}#p{0}", one.person.0),
        place: place(one.rank, one.ranked, lang),
        missing: match one.rank {
            Some(_) => String::new(),
            // Nobody has played yet.
            None if one.ranked == 0 => String::new(),
            None if missing == 0 => lang.t("player-below-minimum").into_owned(),
            None => lang.n("league-missing", missing),
        },
        total: mixed(&one.total),
        played: one.played,
        way: format!("{address}/players/{}", one.person.0),
        is_hidden: !one.published,
    }
}

fn rating(one: &PlayerRating, lang: Lang) -> RatingLine {
    let row = &one.row;
    let word = match row.group {
        RowGroup::Ranked | RowGroup::Provisional => "rating-is-provisional",
        RowGroup::Inactive => "rating-is-inactive",
    };
    let place = row.rank.map(|rank| format!("{rank}."));
    RatingLine {
        name: list_title(&one.game, one.method, lang),
        federation: one.federation.clone().unwrap_or_default(),
        href: routes::rating_list(one.list, &format!("players/{}", row.person.0)),
        rank: place.unwrap_or_else(|| lang.t(word).into_owned()),
        value: shown_value(row.value, one.method, lang),
        strength: shown_rating(row.mu, row.sigma, lang),
        tables: row.tables,
        is_hidden: !one.published,
    }
}
