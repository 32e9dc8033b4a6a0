//! Every address that can be looked at, from the table that the program itself reads, with everything that stands in
//! brackets given the values of one site: an address that is added is asked for without a word here.

use std::collections::{BTreeMap, BTreeSet};

use talon_service::authorization::{Route, routes};
use talon_store::{StoreError, TournamentId, clubs, leagues, members, ratings, tournaments};

use super::site::{BASE, Site};

/// What stands in brackets where nothing of the site is meant.
const PLAIN: [(&str, &str); 13] = [
    ("{hand}", "x"),
    ("{line}", "x"),
    ("{note}", "1"),
    ("{record}", "1"),
    ("{code}", "MUST_BEAT"),
    ("{game}", "ulti"),
    ("{way}", "nothing"),
    ("{token}", "nothing"),
    ("{deal}", "1"),
    ("{color}", "0b5d3b.css"),
    ("{version}", "1.0"),
    ("{name:.*}", "talon.css"),
    ("{ply}", "1"),
];
/// What goes on for as long as somebody listens, and tells no more than that something changed.
const ENDLESS: [&str; 1] = ["/tournaments/{id}/live"];
/// Ways to ask for more of a page than its address alone shows.
const MORE: [(&str, &[&str]); 9] = [
    (
        "/leagues/{slug}/{season}",
        &[
            "revision=1",
            "revision=2",
            "revision=3",
            "view=all&sort=name",
            "view=form",
            "game=ulti",
            LIST,
            "team=1",
        ],
    ),
    ("/leagues/{slug}/{season}/players/{id}", &["revision=1"]),
    ("/leagues/{slug}/{season}/units/{number}", &["revision=1"]),
    ("/leagues/{slug}/{season}/wall", &["revision=1", LIST, "team=1"]),
    ("/leagues/{slug}/{season}/print", &["revision=1", LIST, "team=1"]),
    (
        "/api/v1/leagues/{slug}/standings",
        &["revision=1", "revision=2", LIST, "team=1"],
    ),
    ("/leagues/{slug}.csv", &["revision=1", LIST, "list=teams"]),
    ("/ratings/{list}", &["revision=1", "revision=2"]),
    (
        "/embed/",
        &[
            "fragment=1",
            "columns=grid",
            "list=%C3%9Ajonc&fragment=1",
            "rows=3",
            "list=teams",
        ],
    ),
];
const LIST: &str = "list=%C3%9Ajonc";
/// The last number of a tournament that is looked for.
const TOURNAMENTS: i64 = 20;
/// Leagues and lists that are looked for.
const MANY: i64 = 50;

/// What there is on a site, by what stands for it in addresses.
#[derive(Debug)]
pub struct Things {
    pub clubs: Vec<String>,
    /// Each with its seasons.
    pub leagues: BTreeMap<String, BTreeSet<String>>,
    /// Of any of the leagues.
    pub season_numbers: Vec<String>,
    /// Those who were given up for another entry too.
    pub members: Vec<String>,
    pub tournaments: Vec<String>,
    pub lists: Vec<String>,
}

fn each(all: impl Iterator<Item = String>) -> Vec<String> {
    all.collect::<BTreeSet<String>>().into_iter().collect()
}

fn numbers(last: u32) -> Vec<String> {
    (1..=last).map(|number| number.to_string()).collect()
}

impl Things {
    /// Everything that a site has.
    pub fn of(site: &Site) -> Things {
        let found = site.store.read(|db| {
            let clubs = clubs::all(db)?;
            let mut people = Vec::new();
            for club in &clubs {
                people.extend(members::entries(db, club.id)?);
            }
            let leagues = leagues::all(db, None, MANY)?;
            let ids: Vec<TournamentId> = (1..=TOURNAMENTS).map(TournamentId).collect();
            Ok::<_, StoreError>(Things {
                clubs: clubs.iter().map(|club| club.slug.clone()).collect(),
                leagues: leagues.iter().fold(BTreeMap::new(), |mut all, (league, season)| {
                    let seasons: &mut BTreeSet<String> = all.entry(league.slug.clone()).or_default();
                    seasons.insert(season.slug.clone());
                    all
                }),
                season_numbers: each(leagues.iter().map(|(_, season)| season.id.to_string())),
                members: people.iter().map(|one| one.id.0.to_string()).collect(),
                tournaments: each(tournaments::titles(db, &ids)?.iter().map(|one| one.id.to_string())),
                lists: each(
                    ratings::all(db, None, None, MANY)?
                        .iter()
                        .map(|list| list.id.0.to_string()),
                ),
            })
        });
        found.expect("a site")
    }

    /// What the first brackets of an address can be.
    fn values(&self, path: &str, name: &str) -> Vec<String> {
        let plain = PLAIN.iter().find(|(bracket, _)| *bracket == name);
        if let Some((_, value)) = plain {
            return vec![(*value).to_owned()];
        }
        let before = path.split(name).next().unwrap_or_default();
        match name {
            "{slug}" if before.ends_with("/leagues/") => self.leagues.keys().cloned().collect(),
            "{slug}" => self.clubs.clone(),
            "{season}" if path.starts_with("/ratings/") => self.season_numbers.clone(),
            "{season}" => {
                let league = before.split("leagues/").nth(1).and_then(|rest| rest.split('/').next());
                let seasons = league.and_then(|league| self.leagues.get(league));
                seasons.into_iter().flatten().cloned().collect()
            }
            "{list}" => self.lists.clone(),
            "{id}" | "{player}" | "{other}" | "{number}"
                if ["/players/", "/members/", "/with/", "/history/"]
                    .iter()
                    .any(|part| before.ends_with(part)) =>
            {
                // Of a tournament it is the number of an entry.
                let of_entry = before.contains("/tournaments/");
                if of_entry { numbers(9) } else { self.members.clone() }
            }
            "{id}" | "{tournament}" if before.ends_with("/tournaments/") => self.tournaments.clone(),
            "{tournament}" => self.tournaments.clone(),
            "{round}" | "{table}" => numbers(2),
            "{id}" | "{number}" | "{n}" | "{unit}" => numbers(3),
            unknown => panic!("{path}: give this test a value for {unknown}"),
        }
    }

    fn filled(&self, path: &str) -> Vec<String> {
        let Some(open) = path.find('{') else {
            return vec![path.to_owned()];
        };
        let close = open + path[open..].find('}').expect("a closing bracket") + 1;
        let values = self.values(path, &path[open..close]);
        let one = |value: &String| format!("{}{value}{}", &path[..open], &path[close..]);
        values.iter().flat_map(|value| self.filled(&one(value))).collect()
    }

    /// Every address, and every way to ask for more of it.
    pub fn addresses(&self) -> Vec<String> {
        self.addresses_where(|_| true)
    }

    /// The same of these.
    pub fn addresses_where(&self, wanted: impl Fn(&Route) -> bool) -> Vec<String> {
        let mut all = BTreeSet::new();
        let routes = routes().expect("a table");
        let looked_at = routes.iter().filter(|route| route.method == "GET" && wanted(route));
        for route in looked_at.filter(|route| !ENDLESS.contains(&route.path)) {
            let is_of = |part: &str| route.path == part || part == "/embed/" && route.path.starts_with(part);
            let more = MORE.iter().filter(|(part, _)| is_of(part));
            for path in self.filled(route.path) {
                for query in more.clone().flat_map(|(_, queries)| queries.iter()) {
                    all.insert(format!("{path}?{query}"));
                }
                all.insert(path);
            }
        }
        let shown = self.leagues.keys().map(|slug| format!("leagues/{slug}"));
        let shown = shown.chain(self.tournaments.iter().map(|id| format!("tournaments/{id}")));
        for format in ["json", "xml"] {
            let told = shown
                .clone()
                .map(|page| format!("/oembed?format={format}&url={BASE}/{page}"));
            all.extend(told);
        }
        all.into_iter().collect()
    }
}
