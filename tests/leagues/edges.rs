//! Evenings and people at the edge of a season: nights that go on into another year or over a change of the clock, and
//! players who leave the club.

use chrono::{NaiveDate, NaiveDateTime, Utc};
use talon_service::Actor;
use talon_service::leagues::{self, SeasonAddress};
use talon_store::{StoreResult, members};
use talon_tournament::tournament::file;

use super::{LEAGUE, entry_of, owner, said, season};
use crate::harness::act::import_tournament;
use crate::harness::site::{Client, Site, on_each_example_site};

/// A league of one year that takes in tournaments by itself.
fn league_of_year(owner: &mut Client, slug: &str, year: i32) {
    let (from, to) = (format!("{year}-01-01"), format!("{year}-12-31"));
    let form = [
        ("name", slug),
        ("preset", "monthly"),
        ("season", "One year"),
        ("from", from.as_str()),
        ("to", to.as_str()),
        ("takes", "tournaments"),
        ("game", ""),
        ("slug", slug),
        ("key", ""),
    ];
    let made = owner.submit("/clubs/pelda/leagues/new", &form);
    assert_eq!(made.status, 303, "{}", made.text());
}

/// The days of what a league has taken in.
fn days(site: &Site, league: &str) -> Vec<NaiveDate> {
    let address = SeasonAddress {
        league,
        season: None,
        revision: None,
    };
    let shown = site
        .store
        .read(|db| leagues::season(db, &Actor::CommandLine, &address))
        .expect("a season");
    shown.units.iter().map(|unit| unit.day).collect()
}

fn at(year: i32, month: u32, day: u32, hour: u32) -> NaiveDateTime {
    let day = NaiveDate::from_ymd_opt(year, month, day).expect("a day");
    day.and_hms_opt(hour, 30, 0).expect("a time")
}

#[test]
fn a_night_counts_by_when_it_began_over_new_year_and_while_the_clock_is_changed() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        league_of_year(&mut owner, "old-year", 2031);
        league_of_year(&mut owner, "new-year", 2032);
        let unit = season(site, None).units[0].tournament.expect("a tournament");
        let text = owner.get(&format!("/tournaments/{unit}/event.json")).text();
        // In Budapest the first of these hours is passed over, and the second comes twice.
        let nights = [
            at(2031, 3, 30, 2),
            at(2031, 10, 26, 2),
            at(2031, 12, 31, 23),
            at(2032, 1, 1, 0),
        ];
        for (number, night) in nights.iter().enumerate() {
            let (mut tournament, outside) = file::read(text.as_bytes()).expect("a sound file");
            tournament.starts = *night;
            tournament.name = format!("Night {number}");
            import_tournament(site, &tournament, &outside);
        }
        let [first, second, third, fourth] = nights.map(|night| night.date());
        assert_eq!(days(site, "old-year"), [first, second, third]);
        assert_eq!(days(site, "new-year"), [fourth]);
    });
}

#[test]
fn the_row_of_someone_who_left_the_club_stays() {
    on_each_example_site(|site| {
        owner(site);
        let before = said(&season(site, None));
        let gone = entry_of(site, "Erzsi");
        let left: StoreResult<()> = site
            .store
            .write(|db| members::set_deactivated(db, gone, Some(Utc::now().into())));
        left.expect("a member less");
        assert_eq!(said(&season(site, None)), before);
        let page = site.client().get(&format!("/leagues/{LEAGUE}")).text();
        assert!(page.contains(&format!("id=\"p{gone}\"")), "{page}");
        let row = format!("/leagues/{LEAGUE}/{}/players/{gone}", season(site, None).head.slug);
        assert_eq!(site.client().get(&row).status, 200);
    });
}
