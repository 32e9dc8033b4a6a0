//! `GET /leagues/{slug}/history`: the seasons of a league with those who came first.

use actix_web::HttpResponse;
use actix_web::web;
use askama::Template;

use crate::page::{PageResult, moved};
use crate::routes;
use crate::shell::{Shell, html};
use talon_http::{Problem, Visit, Visitor};
use talon_league::{CountedSeason, LeaguePerson, medals};
use talon_service::leagues::{self, Honours, SeasonHonours};
use talon_service::{ActError, Actor};
use talon_store::Db;
use talon_text::{Arg, Lang, mixed};

/// People who are told of those with medals.
const MEDALS: usize = 50;

/// templates/leagues/history.html
#[derive(Debug, Template)]
#[template(path = "leagues/history.html")]
struct LeaguesHistoryPage {
    shell: Shell,
    frame: HonoursFrame,
    seasons: Vec<SeasonLine>,
    medals: Vec<MedalRow>,
}

/// What stands above the pages about all seasons of a league.
#[derive(Debug)]
pub(super) struct HonoursFrame {
    pub club: String,
    pub club_href: String,
    pub league: String,
    pub league_href: String,
    pub noindex: bool,
}

/// A season.
#[derive(Debug)]
struct SeasonLine {
    name: String,
    href: String,
    facts: String,
    /// Those who came first, second and third, or stand there now.
    first: Vec<PodiumLine>,
}

/// A place of a season.
#[derive(Debug)]
struct PodiumLine {
    rank: String,
    medal: &'static str,
    name: String,
    href: String,
    total: String,
}

/// Someone with medals.
#[derive(Debug)]
struct MedalRow {
    name: String,
    places: [usize; 3],
}

/// The seasons of a league.
///
/// # Errors
/// Not found, also when the reader may not see the league.
pub async fn get(visit: Visit, slug: web::Path<String>) -> PageResult {
    let opened = opened(&visit, &slug, "/history", |_, _, honours| Ok(medals(&honours.played()))).await?;
    let (honours, medals, visitor) = match opened {
        Opened::Here(honours, medals, visitor) => (honours, medals, visitor),
        Opened::Elsewhere(answer) => return Ok(answer),
    };
    let lang = visit.prefs.lang;
    let frame = frame(&honours);
    let page = LeaguesHistoryPage {
        shell: frame.shell(&visit, &visitor, &lang.t("league-history")),
        seasons: honours
            .seasons
            .iter()
            .rev()
            .map(|one| season(&honours, one, lang))
            .collect(),
        medals: medals
            .into_iter()
            .take(MEDALS)
            .map(|one| MedalRow {
                name: name(&honours, one.person, lang),
                places: one.places,
            })
            .collect(),
        frame,
    };
    Ok(html(page.render()))
}

/// The league of an address, or the way to where it is now.
pub(super) enum Opened<T> {
    Here(Box<Honours>, T, Visitor),
    Elsewhere(HttpResponse),
}

/// The seasons of a league as the reader may see them, with something that is counted from them where no other request
/// waits for it.
///
/// # Errors
/// Not found, also when they may not see it.
pub(super) async fn opened<T: Send + 'static>(
    visit: &Visit,
    slug: &str,
    rest: &str,
    more: impl FnOnce(&mut Db, &Actor, &Honours) -> Result<T, ActError> + Send + 'static,
) -> Result<Opened<T>, Problem> {
    let wanted = slug.to_owned();
    let ((honours, counted), visitor) = visit
        .act(move |state, actor| {
            Ok(state.store.read(|db| {
                let honours = leagues::honours(db, actor, &wanted)?;
                let counted = more(db, actor, &honours)?;
                Ok::<_, ActError>((honours, counted))
            })?)
        })
        .await?;
    Ok(if honours.league.slug == slug {
        Opened::Here(Box::new(honours), counted, visitor)
    } else {
        Opened::Elsewhere(moved(&format!("/leagues/{}{rest}", honours.league.slug)))
    })
}

impl HonoursFrame {
    /// The frame of a page about the league; others show it as its own, where everyone may find it.
    pub fn shell(&self, visit: &Visit, visitor: &Visitor, title: &str) -> Shell {
        let shell = Shell::new(visit, visitor, format!("{title}: {}", self.league));
        if self.noindex {
            shell
        } else {
            shell.shared(visit, &self.club)
        }
    }
}

pub(super) fn frame(honours: &Honours) -> HonoursFrame {
    HonoursFrame {
        club: honours.club.name.clone(),
        club_href: routes::club(&honours.club.slug, ""),
        league: honours.league.name.clone(),
        league_href: format!("/leagues/{}", honours.league.slug),
        noindex: honours.club.noindex || honours.seasons.iter().any(|one| !one.head.published),
    }
}

pub(crate) fn name(honours: &Honours, person: LeaguePerson, lang: Lang) -> String {
    let numbered = || lang.t_args("club-member-numbered", &[("number", Arg::from(person.0.to_string()))]);
    honours.name(person).map_or_else(numbered, str::to_owned)
}

fn season(honours: &Honours, one: &SeasonHonours, lang: Lang) -> SeasonLine {
    let href = routes::league(&honours.league.slug, &one.head.slug);
    let played = lang.n("league-played", one.table.with_result as i64);
    let people = lang.n("league-history-people", people(&one.table) as i64);
    let state = lang.t(&format!("league-state-{}", one.head.state.as_str()));
    let podium = one.table.rows.iter().filter_map(|row| {
        let rank = row.rank.filter(|rank| *rank <= 3 && row.played > 0)?;
        Some(PodiumLine {
            rank: format!("{rank}."),
            medal: ["first", "second", "third"][rank - 1],
            name: name(honours, row.person, lang),
            href: format!("{href}/players/{}", row.person.0),
            total: mixed(&row.total),
        })
    });
    SeasonLine {
        name: one.head.name.clone(),
        facts: format!("{state} · {played} · {people}"),
        first: podium.collect(),
        href,
    }
}

fn people(table: &CountedSeason) -> usize {
    table.rows.iter().filter(|row| row.played > 0).count()
}
