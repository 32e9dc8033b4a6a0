//! `GET /search`: hands, players, tournaments, clubs and sessions that some words fit, each as far as the reader may
//! see it.

use actix_web::web::Query;
use askama::Template;
use chrono::{Datelike as _, NaiveDateTime};
use serde::Deserialize;

use super::meaning::{Meaning, meaning};
use crate::hands::rows::{HandRow, Records, from_record, rows};
use crate::page::PageResult;
use crate::routes;
use crate::shell::{Shell, html};
use talon_http::{Problem, Visit};
use talon_service::ActError;
use talon_service::list_hands::{list_hands_with_records, search_key};
use talon_service::search::{SearchResults, search};
use talon_store::hands::{HandFilter, Page};
use talon_store::{Db, HandId};

/// Hands that are shown; the list has the others.
const HANDS_MAX: usize = 10;
/// Letters of a search that are read.
const LETTERS_MAX: usize = 200;

/// templates/search/show.html
#[derive(Debug, Template)]
#[template(path = "search/show.html")]
struct SearchShowPage {
    shell: Shell,
    words: String,
    hands: Vec<HandRow>,
    /// The list with all hands that fit, where there are more.
    all_hands: Option<String>,
    groups: Vec<Group>,
}

impl SearchShowPage {
    fn is_empty(&self) -> bool {
        self.hands.is_empty() && self.groups.is_empty()
    }
}

/// What was found of one kind.
#[derive(Debug)]
struct Group {
    id: &'static str,
    title: String,
    links: Vec<Link>,
}

/// One of them.
#[derive(Debug)]
struct Link {
    href: String,
    name: String,
    beside: String,
}

/// What is searched.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct SearchQuery {
    #[serde(default)]
    q: String,
}

/// Shows what was found.
///
/// # Errors
/// When the database fails.
pub async fn get(visit: Visit, query: Query<SearchQuery>) -> PageResult {
    let words: String = query.into_inner().q.trim().chars().take(LETTERS_MAX).collect();
    let (prefs, lang) = (visit.prefs, visit.prefs.lang);
    let (asked, meant) = (words.clone(), meaning(&words));
    let ((mut hands, shown, found), visitor) = visit
        .act(move |state, actor| {
            let read = |db: &mut Db| -> Result<_, ActError> {
                if asked.is_empty() {
                    return Ok((None, SearchResults::default()));
                }
                let mut hands = None;
                for (parameters, filter) in filters(&meant) {
                    let page = list_hands_with_records(db, actor, &filter, Page::First, HANDS_MAX)?;
                    if !page.0.hands.is_empty() {
                        hands = Some((page, parameters));
                        break;
                    }
                }
                Ok((hands, search(db, actor, &asked, lang.code())?))
            };
            let (hands, found) = state.store.read(read).map_err(Problem::from)?;
            let records = hands.iter().flat_map(|((_, records), _)| records);
            let shown: Records = records.map(|(id, record)| (*id, from_record(record, &prefs))).collect();
            let hands = hands.map(|((slice, _), parameters)| (slice, parameters));
            Ok((hands, shown, found))
        })
        .await?;
    let all_hands = hands
        .as_mut()
        .filter(|(slice, _)| slice.older.is_some())
        .map(|(_, parameters)| {
            format!(
                "/hands?{}",
                serde_html_form::to_string(&*parameters).unwrap_or_default()
            )
        });
    let page = SearchShowPage {
        shell: Shell::new(&visit, &visitor, lang.t("search-title")),
        hands: hands.map(|(slice, _)| rows(&slice, &shown, &prefs)).unwrap_or_default(),
        all_hands,
        groups: groups(found, &visit),
        words,
    };
    Ok(html(page.render()))
}

type Parameters = Vec<(&'static str, String)>;

/// Which hands are looked for, one after the other until some are found: the one of a number, those with what the words
/// mean for hands, with the rest as the name of a player, or as a place; each as it stands in an address too.
fn filters(meant: &Meaning) -> Vec<(Parameters, HandFilter)> {
    let mut all = Vec::new();
    if let Some(number) = meant.number {
        all.push((
            Vec::new(),
            HandFilter {
                number: Some(HandId(number)),
                ..HandFilter::default()
            },
        ));
    }
    let plain = HandFilter {
        game: meant.game.map(str::to_owned),
        contract: meant.contract.map(str::to_owned),
        component: meant.component.map(|code| (code.to_owned(), meant.made)),
        made: meant.made.filter(|_| meant.component.is_none()),
        kontra_min: meant.kontra.and_then(|level| i32::try_from(level).ok()),
        ..HandFilter::default()
    };
    let rest = Some(search_key(&meant.rest)).filter(|rest| !rest.is_empty());
    if rest.is_none() {
        if plain != HandFilter::default() {
            all.push((meant.parameters("player"), plain));
        }
        return all;
    }
    let played_as = meant.role;
    all.push((
        meant.parameters("player"),
        HandFilter {
            player_key: rest.clone(),
            played_as,
            ..plain.clone()
        },
    ));
    all.push((
        meant.parameters("source"),
        HandFilter {
            source_key: rest,
            ..plain
        },
    ));
    all
}

fn groups(found: SearchResults, visit: &Visit) -> Vec<Group> {
    let lang = visit.prefs.lang;
    let day = |at: NaiveDateTime| lang.day(at.year(), at.month(), at.day());
    let players = found.players.into_iter().map(|one| Link {
        href: routes::player(one.id),
        name: one.name,
        beside: one.club,
    });
    let tournaments = found.tournaments.into_iter().map(|one| Link {
        href: routes::tournament(one.id, ""),
        beside: format!("{}, {}", one.club_name, day(one.starts_at)),
        name: one.name,
    });
    let clubs = found.clubs.into_iter().map(|one| Link {
        href: routes::club(&one.slug, ""),
        name: one.name,
        beside: String::new(),
    });
    let sessions = found.sessions.into_iter().map(|one| Link {
        href: format!("/sessions/{}", one.id),
        name: one.key,
        beside: lang.t(&format!("game-{}", one.game)).into_owned(),
    });
    let group = |id, key: &str, links: Vec<Link>| Group {
        id,
        title: lang.t(key).into_owned(),
        links,
    };
    let mut all = vec![
        group("players", "search-players", players.collect()),
        group("tournaments", "search-tournaments", tournaments.collect()),
        group("clubs", "search-clubs", clubs.collect()),
        group("sessions", "search-sessions", sessions.collect()),
    ];
    all.retain(|group| !group.links.is_empty());
    all
}
