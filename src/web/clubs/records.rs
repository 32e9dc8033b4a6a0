//! `GET /clubs/{slug}/records`: who won the leagues of a club, who has the most medals, and what nobody has done
//! better.

use actix_web::web;
use askama::Template;

use crate::leagues::{RecordView, person_name, record_view};
use crate::page::{LinkView, PageResult};
use crate::routes;
use crate::shell::{Shell, html};
use talon_http::Visit;
use talon_league::{LeaguePerson, Medals, medals, medals_together, records};
use talon_service::leagues::{self, ClubHonours, Honours, SeasonHonours};
use talon_text::Lang;

/// Seasons and people that are told of.
const SEASONS: usize = 60;
const PEOPLE: usize = 50;

/// templates/clubs/records.html
#[derive(Debug, Template)]
#[template(path = "clubs/records.html")]
struct ClubsRecordsPage {
    shell: Shell,
    club: LinkView,
    noindex: bool,
    /// The season that ended last comes first.
    champions: Vec<ChampionLine>,
    medals: Vec<ClubMedals>,
    leagues: Vec<ClubLeagueRecords>,
}

/// Who won a season.
#[derive(Debug)]
struct ChampionLine {
    season: LinkView,
    /// One, or those who share the first place.
    winners: Vec<LinkView>,
}

/// Someone with medals.
#[derive(Debug)]
struct ClubMedals {
    name: String,
    places: [usize; 3],
}

/// The records of a league.
#[derive(Debug)]
struct ClubLeagueRecords {
    league: LinkView,
    records: Vec<RecordView>,
}

/// The page.
///
/// # Errors
/// Not found, when there is no such club.
pub async fn get(visit: Visit, slug: web::Path<String>) -> PageResult {
    let wanted = slug.into_inner();
    let (found, visitor) = visit
        .act(move |state, actor| Ok(state.store.read(|db| leagues::club_honours(db, actor, &wanted))?))
        .await?;
    let lang = visit.prefs.lang;
    let mut seasons = found.leagues.iter().flat_map(|one| &one.seasons);
    let noindex = found.club.noindex || seasons.any(|one| !one.head.published);
    let shell = Shell::new(
        &visit,
        &visitor,
        format!("{}: {}", lang.t("club-records"), found.club.name),
    );
    let page = ClubsRecordsPage {
        shell: if noindex {
            shell
        } else {
            shell.shared(&visit, &found.club.name)
        },
        noindex,
        champions: champions(&found, lang),
        medals: club_medals(&found, lang),
        leagues: found.leagues.iter().filter_map(|one| league(one, lang)).collect(),
        club: LinkView::new(routes::club(&found.club.slug, ""), found.club.name),
    };
    Ok(html(page.render()))
}

fn champions(found: &ClubHonours, lang: Lang) -> Vec<ChampionLine> {
    let seasons = found
        .leagues
        .iter()
        .flat_map(|honours| honours.seasons.iter().map(move |one| (honours, one)));
    let mut ended: Vec<_> = seasons.filter(|(_, one)| !one.played().winners().is_empty()).collect();
    ended.sort_by_key(|(_, one)| std::cmp::Reverse((one.head.ends_on, one.head.id)));
    let line = |(honours, one): (&Honours, &SeasonHonours)| {
        let href = routes::league(&honours.league.slug, &one.head.slug);
        let winner = |person: LeaguePerson| {
            LinkView::new(
                format!("{href}/players/{}", person.0),
                person_name(honours, person, lang),
            )
        };
        ChampionLine {
            season: LinkView::new(&href, format!("{} · {}", honours.league.name, one.head.name)),
            winners: one.played().winners().into_iter().map(winner).collect(),
        }
    };
    ended.into_iter().take(SEASONS).map(line).collect()
}

fn club_medals(found: &ClubHonours, lang: Lang) -> Vec<ClubMedals> {
    let of_leagues = found.leagues.iter().flat_map(|one| medals(&one.played()));
    let line = |one: Medals| {
        // Whoever stands in several tables has the same name in each.
        let league = found.leagues.iter().find(|league| league.knows(one.person))?;
        Some(ClubMedals {
            name: person_name(league, one.person, lang),
            places: one.places,
        })
    };
    let told = medals_together(of_leagues).into_iter().take(PEOPLE);
    told.filter_map(line).collect()
}

fn league(honours: &Honours, lang: Lang) -> Option<ClubLeagueRecords> {
    let found = records(&honours.played());
    if found.is_empty() {
        return None;
    }
    let href = format!("/leagues/{}", honours.league.slug);
    Some(ClubLeagueRecords {
        league: LinkView::new(href, &honours.league.name),
        records: found.iter().map(|one| record_view(honours, one, lang)).collect(),
    })
}
