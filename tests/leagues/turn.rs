//! Seasons that make the one after them by themselves: when, once, and until that is switched off.

use chrono::{DateTime, Datelike as _, Days, Months, NaiveDate, TimeDelta};
use talon_service::clubs::clock;
use talon_service::leagues::{NewLeagueForm, turn_seasons};

use super::*;
use crate::clubs::people::CLI;
use crate::harness::backend::{Backend, Contents};

const MONTHLY: &str = "havi-liga";

/// The first and the last day of a month so many after this one.
fn month(after: u32) -> [NaiveDate; 2] {
    let first = Utc::now().date_naive().with_day(1).expect("a day") + Months::new(after);
    [first, first + Months::new(1) - Days::new(1)]
}

fn name_of(after: u32) -> String {
    month(after)[0].format("%Y-%m").to_string()
}

/// A league of this month.
fn monthly(site: &Site) {
    let [from, to] = month(0);
    let form = NewLeagueForm {
        name: "Havi liga",
        slug: MONTHLY,
        preset: "monthly",
        season: &name_of(0),
        from,
        to,
        takes: "tournaments",
        game: "ulti",
        leads_to: "",
    };
    leagues::create(&site.store, &CLI, "pelda", &form, None, Utc::now()).expect("a league");
}

fn shown(site: &Site, season: Option<&str>) -> SeasonShown {
    let address = SeasonAddress {
        league: MONTHLY,
        season,
        revision: None,
    };
    let shown = site.store.read(|db| leagues::season(db, &Actor::Visitor, &address));
    shown.expect("a season that everybody sees")
}

/// The seasons by their names, the latest first.
fn seasons(site: &Site) -> Vec<String> {
    shown(site, None).seasons.into_iter().map(|head| head.name).collect()
}

fn send(site: &Site, client: &mut Client, season: &str, page: &str, fields: &[(&str, &str)]) -> Answer {
    let head = shown(site, Some(season)).head;
    let version = head.version.to_string();
    let form = [&[("version", version.as_str()), ("key", "")], fields].concat();
    client.submit(&format!("/leagues/{MONTHLY}/{}/{page}", head.slug), &form)
}

fn go_on(site: &Site, client: &mut Client, season: &str, goes_on: bool) {
    let mut form = vec![("act", "go-on")];
    form.extend(goes_on.then_some(("goes_on", "true")));
    let sent = send(site, client, season, "settings", &form);
    assert_eq!(sent.status, 303, "{}", sent.text());
}

/// By the clock of the club, so many minutes after a day is over.
fn after(day: NaiveDate, minutes: i64) -> DateTime<Utc> {
    let midnight = (day + Days::new(1)).and_hms_opt(0, 0, 0).expect("midnight");
    clock::moment("Europe/Budapest", midnight) + TimeDelta::minutes(minutes)
}

#[test]
fn a_season_that_goes_on_by_itself_is_followed_by_the_next_month_as_soon_as_its_last_day_is_over() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        monthly(site);
        let [_, last_day] = month(0);
        let turn = |now| turn_seasons(&site.store, now).expect("seasons");
        let first = name_of(0);
        assert!(
            shown(site, Some(&first)).season.goes_on,
            "a monthly league does from the start"
        );
        go_on(site, &mut owner, &first, false);
        assert_eq!(turn(after(last_day, 1)), 0, "nobody asks for it");
        go_on(site, &mut owner, &first, true);
        let settings = format!("/leagues/{MONTHLY}/{first}/settings");
        let text = owner.get(&settings).text();
        let told = format!("“{}” begins with the same settings", name_of(1));
        assert!(text.contains(&told), "{told}: {text}");
        assert_eq!(
            turn(after(last_day, -1)),
            0,
            "its last day goes on, by the clock of the club"
        );
        assert_eq!(turn(after(last_day, 1)), 1);
        assert_eq!(turn(after(last_day, 1)), 0, "never two");
        assert_eq!(seasons(site), [name_of(1), first.clone()]);
        let (before, next) = (shown(site, Some(&first)), shown(site, None));
        let days = [next.head.starts_on, next.head.ends_on];
        assert_eq!(days, month(1));
        assert_eq!(next.season.profile, before.season.profile);
        let rule = next.season.rule.clone().expect("a rule");
        assert_eq!([rule.from, rule.to].map(|day| day.expect("a day")), month(1));
        assert_eq!(rule.game, before.season.rule.expect("a rule").game);
        assert_eq!((before.season.goes_on, next.season.goes_on), (false, true));
        assert_eq!(next.head.state, talon_store::leagues::SeasonState::Running);
        let text = owner.get(&settings).text();
        assert!(text.contains("A later season has already been made."), "{text}");
        // Nobody ran the program for three months.
        assert_eq!(turn(after(month(3)[1], 1)), 3);
        assert_eq!(seasons(site), [4, 3, 2, 1, 0].map(name_of));
        go_on(site, &mut owner, &name_of(4), false);
        assert_eq!(turn(after(month(9)[1], 1)), 0, "it was switched off");
    });
}

#[test]
fn a_season_that_is_finished_makes_the_next_one_in_the_same_moment_and_only_once() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        monthly(site);
        let first = name_of(0);
        go_on(site, &mut owner, &first, false);
        go_on(site, &mut owner, &first, true);
        assert_eq!(send(site, &mut owner, &first, "manage", &[("act", "undo")]).status, 303);
        assert!(!shown(site, Some(&first)).season.goes_on, "undone as every act");
        go_on(site, &mut owner, &first, true);
        assert_eq!(
            send(site, &mut owner, &first, "manage", &[("act", "finish")]).status,
            303
        );
        assert_eq!(seasons(site), [name_of(1), first.clone()]);
        let reopen = [("act", "reopen"), ("reason", "a card was misread")];
        assert_eq!(send(site, &mut owner, &first, "manage", &reopen).status, 303);
        go_on(site, &mut owner, &first, true);
        assert_eq!(
            send(site, &mut owner, &first, "manage", &[("act", "finish")]).status,
            303
        );
        assert_eq!(seasons(site).len(), 2, "there is a later one");
        assert_eq!(turn_seasons(&site.store, Utc::now()).expect("seasons"), 0);
        let mut stranger = site.client();
        let form = [("version", "1"), ("key", ""), ("act", "go-on"), ("goes_on", "true")];
        let sent = stranger.submit(&format!("/leagues/{MONTHLY}/{first}/settings"), &form);
        assert_ne!(sent.status, 303, "{}", sent.text());
    });
}

#[test]
fn a_season_that_cannot_be_read_keeps_no_other_back() {
    for backend in Backend::all_with(Contents::ExampleClub) {
        let site = Site::start(&backend.open());
        monthly(&site);
        // It goes on too, by its text, and comes first.
        backend.behind_the_back(
            "UPDATE league_seasons SET ends_on = '2020-01-01', document = '{\"goes_on\":true' \
             WHERE id = (SELECT MIN(id) FROM league_seasons WHERE state = 'running')",
        );
        let [_, last_day] = month(0);
        assert!(turn_seasons(&site.store, after(last_day, 1)).is_err(), "it is told");
        assert_eq!(seasons(&site), [name_of(1), name_of(0)]);
    }
}
