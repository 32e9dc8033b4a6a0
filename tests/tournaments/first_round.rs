//! From the home page to the first round of a club evening: how many pages it takes, and what the one step does.

use talon_store::roles::Role;

use super::evening::Night;
use crate::clubs::people::{Who, browser, grant, send, town};
use crate::harness::site::{Client, Site, on_each_site};

/// A phone that counts the pages it was shown.
struct Phone {
    client: Client,
    page: String,
    views: usize,
}

impl Phone {
    fn open(&mut self, path: &str) {
        self.page = self.client.get(path).text();
        self.views += 1;
    }

    /// Follows a link of the page that is shown.
    fn tap(&mut self, path: &str) {
        assert!(self.page.contains(&format!("href=\"{path}\"")), "{path}: {}", self.page);
        self.open(path);
    }

    /// Sends a form and follows where it leads.
    fn send(&mut self, path: &str, form: &[(&str, &str)]) -> String {
        let answer = send(&mut self.client, path, form);
        assert_eq!(answer.status, 303, "{}", answer.text());
        let to = answer.header("location").expect("an address").to_owned();
        self.open(&to);
        to
    }
}

fn names(count: usize) -> String {
    (1..=count).map(|number| format!("Player {number}\n")).collect()
}

const BUTTON: &str = "value=\"start-first-round\"";

#[test]
fn twenty_one_names_sit_down_to_round_one_within_seven_pages() {
    on_each_site(|site| {
        town(site);
        let mut phone = Phone {
            client: browser(site, Who::Owner),
            page: String::new(),
            views: 0,
        };
        phone.open("/");
        phone.tap("/tournaments");
        phone.tap("/clubs/one/tournaments/new");
        let new = [
            ("name", "Friday evening"),
            ("preset", "club-evening"),
            ("game", "ulti"),
            ("day", "2026-11-27"),
            ("time", "18:00"),
            ("venue", ""),
            ("key", "new"),
        ];
        let direct = phone.send("/clubs/one/tournaments/new", &new);
        assert!(!phone.page.contains(BUTTON), "nobody is entered: {}", phone.page);
        let at = direct.trim_end_matches("/direct").to_owned();
        phone.tap(&format!("{at}/entries"));
        phone.send(
            &format!("{at}/entries"),
            &[("act", "many"), ("names", &names(21)), ("key", "names")],
        );
        // The list itself goes on to the first round, and so does the console.
        assert!(phone.page.contains("Start round 1 with 21 players"), "{}", phone.page);
        let console = phone.client.get(&direct).text();
        assert!(console.contains("Start round 1 with 21 players"), "{console}");
        phone.send(&direct, &[("act", "start-first-round"), ("key", "start")]);
        assert_eq!(phone.views, 7);
        let round = site.client().get(&format!("{at}/rounds/1"));
        assert_eq!(round.status, 200, "everyone sees who sits where");
        assert_eq!(round.text().matches("class=\"top-line\"").count(), 7);
    });
}

fn with_names(site: &Site, count: usize) -> Night {
    let mut night = Night::begin(site);
    let sent = night.send("entries", &[("act", "many"), ("names", &names(count))]);
    assert_eq!(sent.status, 303, "{}", sent.text());
    night
}

#[test]
fn the_step_is_undone_as_one_and_done_once() {
    on_each_site(|site| {
        town(site);
        let mut night = with_names(site, 9);
        let form = [("act", "start-first-round"), ("key", "once")];
        let at = format!("{}/direct", night.at);
        for _ in 0..2 {
            assert_eq!(
                send(&mut night.director, &at, &form).status,
                303,
                "sent twice, done once"
            );
        }
        let again = night.send("direct", &[("act", "start-first-round")]);
        assert_eq!(again.status, 409, "it has begun");
        let page = night.page("direct");
        assert!(page.contains("from the names to round 1"), "{page}");
        let revision = page
            .split("name=\"revision\" value=\"")
            .nth(1)
            .expect("a step to take back");
        let revision = revision.split('"').next().expect("a number").to_owned();
        night.direct(&[("act", "undo"), ("revision", &revision)]);
        let page = night.page("direct");
        assert!(page.contains(BUTTON) && page.contains("value=\"open\""), "{page}");
        assert_eq!(site.client().get(&night.at).status, 404, "it is a draft again");
    });
}

#[test]
fn once_players_are_checked_in_only_those_who_are_here_are_seated() {
    on_each_site(|site| {
        town(site);
        let mut night = with_names(site, 9);
        night.direct(&[("act", "open")]);
        night.direct(&[("act", "check-in")]);
        assert!(!night.page("direct").contains(BUTTON), "nobody is here");
        for entry in ["1", "2", "3", "5", "7", "9"] {
            let checked = night.send("entries", &[("act", "check-in"), ("entry", entry)]);
            assert_eq!(checked.status, 303);
        }
        let page = night.page("direct");
        assert!(page.contains("Start round 1 with 6 players"), "{page}");
        let door = night.page("entries");
        assert!(
            !door.contains(BUTTON),
            "the list does not leave three of them out: {door}"
        );
        for entry in ["4", "6", "8"] {
            assert_eq!(
                night.send("entries", &[("act", "no-show"), ("entry", entry)]).status,
                303
            );
        }
        let door = night.page("entries");
        assert!(door.contains("Start round 1 with 6 players"), "{door}");
        night.direct(&[("act", "start-first-round")]);
        let round = night.page("rounds/1");
        assert!(round.contains("Player 9") && !round.contains("Player 4"), "{round}");
    });
}

#[test]
fn who_does_not_direct_cannot_start_it() {
    on_each_site(|site| {
        let town = town(site);
        let night = with_names(site, 9);
        let at = format!("{}/direct", night.at);
        for who in [Who::Member, Who::Stranger] {
            let form = [("act", "start-first-round"), ("key", "mine")];
            let answer = send(&mut browser(site, who), &at, &form);
            assert!([403, 404].contains(&answer.status), "{who:?}: {}", answer.status);
        }
        grant(&site.store, town.scorer, Role::Scorer, night.id());
        let door = browser(site, Who::Scorer).get(&format!("{}/entries", night.at)).text();
        assert!(door.contains("Player 9") && !door.contains(BUTTON), "{door}");
    });
}

#[test]
fn five_who_make_no_tables_are_not_offered_it() {
    on_each_site(|site| {
        town(site);
        let mut night = with_names(site, 5);
        let page = night.page("direct");
        assert!(
            !page.contains(BUTTON) && page.contains("do not divide evenly"),
            "{page}"
        );
        assert_eq!(night.send("direct", &[("act", "start-first-round")]).status, 409);
    });
}

#[test]
fn tables_that_all_play_are_one_line_and_the_last_ones_have_their_own() {
    on_each_site(|site| {
        town(site);
        let mut night = Night::in_round_one(site);
        let page = night.page("direct");
        assert!(page.contains("Round 1: 3 tables are still playing"), "{page}");
        assert!(!page.contains("no result yet"), "{page}");
        assert_eq!(night.result(1, 1, "0", ["7", "-2", "-5"]).status, 303);
        assert_eq!(night.result(1, 3, "0", ["7", "-2", "-5"]).status, 303);
        let page = night.page("direct");
        assert!(page.contains("Round 1, table 2: no result yet"), "{page}");
        assert!(!page.contains("still playing"), "{page}");
    });
}
