//! The list at the door: a row is a button, its way back stands in place, everybody at once is one step, and who is
//! looked for is found without marks.

use talon_service::tournaments::read;
use talon_store::roles::Role;
use talon_store::{StoreError, TournamentId, tournaments};

use super::evening::Night;
use crate::clubs::people::{CLI, Who, browser, grant, send, town};
use crate::harness::site::{Answer, Site, on_each_site};

impl Night {
    /// Guests of these names who are entered, none of them here, while players are being checked in.
    pub fn at_the_door(site: &Site, names: &[&str]) -> Night {
        let mut night = Night::begin(site);
        night.direct(&[("act", "open")]);
        for name in names {
            assert_eq!(night.send("entries", &[("act", "guest"), ("name", name)]).status, 303);
        }
        night.direct(&[("act", "check-in")]);
        night
    }

    pub fn id(&self) -> TournamentId {
        let number = self.at.rsplit('/').next().expect("a number");
        tournaments::parse_id(number).expect("a tournament")
    }

    /// How each entry stands, in the order of their numbers.
    pub fn statuses(&self, site: &Site) -> Vec<&'static str> {
        let shown = site.store.read(|db| read::tournament(db, &CLI, self.id()));
        let shown = shown.expect("the evening");
        let entries = shown.loaded.tournament.entries.iter();
        entries.map(|entry| entry.status.as_str()).collect()
    }

    pub fn revision(&self, site: &Site) -> String {
        let found = site.store.read(|db| read::revision(db, &CLI, self.id()));
        found.expect("the evening").to_string()
    }

    /// Says that all are here, having seen the evening as it is.
    pub fn all_present(&mut self, site: &Site) -> Answer {
        let revision = self.revision(site);
        self.send("entries", &[("act", "all"), ("revision", &revision)])
    }

    pub fn act_on(&mut self, act: &str, entry: &str) -> u16 {
        self.send("entries", &[("act", act), ("entry", entry)]).status
    }
}

/// The row of an entry.
pub fn row(page: &str, entry: u16) -> String {
    let row = page.split(&format!("<li id=\"e{entry}\"")).nth(1);
    let row = row.unwrap_or_else(|| panic!("entry {entry} is not in {page}"));
    row.split("</li>").next().unwrap_or_default().to_owned()
}

/// How often the log says this of the evening.
fn told(site: &Site, night: &Night, part: &str) -> usize {
    let steps: Result<_, StoreError> = site.store.read(|db| tournaments::steps(db, night.id()));
    let steps = steps.expect("a log");
    steps.iter().filter(|step| step.detail.contains(part)).count()
}

#[test]
fn a_row_is_a_button_that_then_says_by_name_who_is_here_and_takes_it_back_in_place() {
    on_each_site(|site| {
        town(site);
        let mut night = Night::at_the_door(site, &["Adam", "Bea", "Cili"]);
        let page = night.page("entries");
        assert!(page.contains("0 of 3 here"), "{page}");
        let bea = row(&page, 2);
        let (button, menu) = bea.split_once("<details>").expect("a menu");
        assert!(
            button.contains("class=\"tap\"") && button.contains("value=\"check-in\"") && button.contains("Bea"),
            "{bea}"
        );
        assert!(
            menu.contains("value=\"withdraw\"") && menu.contains("value=\"no-show\"") && !button.contains("withdraw"),
            "{bea}"
        );
        let tapped = night.send("entries", &[("act", "check-in"), ("entry", "2")]);
        let back = format!("{}/entries#e2", night.at);
        assert_eq!((tapped.status, tapped.header("location")), (303, Some(back.as_str())));
        let page = night.page("entries");
        let bea = row(&page, 2);
        assert!(page.contains("1 of 3 here"), "{page}");
        assert!(
            bea.contains("Bea is here") && bea.contains("value=\"uncheck\"") && bea.contains(">Undo<"),
            "{bea}"
        );
        assert!(!bea.contains("class=\"tap\""), "{bea}");
        assert_eq!(night.act_on("uncheck", "2"), 303);
        assert!(row(&night.page("entries"), 2).contains("class=\"tap\""));
        let seen = site.client().get(&format!("{}/entries", night.at)).text();
        assert!(
            !seen.contains("class=\"tap\"") && !seen.contains("value=\"all\""),
            "{seen}"
        );
        // Someone who never came keeps a way in, and none that is tapped by mistake.
        assert_eq!(night.act_on("no-show", "1"), 303);
        let adam = row(&night.page("entries"), 1);
        assert!(
            adam.contains("did not come") && adam.contains("value=\"check-in\"") && !adam.contains("class=\"tap\""),
            "{adam}"
        );
    });
}

#[test]
fn who_is_announced_while_it_runs_is_checked_in_by_their_row_too() {
    on_each_site(|site| {
        town(site);
        let mut night = Night::at_the_door(site, &["Adam", "Bea", "Cili", "Dani"]);
        for entry in ["1", "2", "3"] {
            assert_eq!(night.act_on("check-in", entry), 303);
        }
        night.direct(&[("act", "start")]);
        let page = night.page("entries");
        assert!(row(&page, 4).contains("class=\"tap\""), "{page}");
        assert!(!row(&page, 1).contains("class=\"tap\""), "{page}");
        assert!(!page.contains("value=\"all\""), "whoever comes now is late: one by one");
        let all = night.all_present(site);
        assert_eq!(all.status, 409, "{}", all.text());
        assert_eq!(night.act_on("check-in", "4"), 303);
        assert_eq!(night.statuses(site)[3], "late");
    });
}

#[test]
fn all_present_checks_in_those_who_are_announced_in_one_step_that_is_taken_back_as_one() {
    on_each_site(|site| {
        town(site);
        let mut night = Night::at_the_door(site, &["Adam", "Bea", "Cili", "Dani", "Edit"]);
        for (act, entry) in [("check-in", "1"), ("withdraw", "2"), ("exclude", "3")] {
            assert_eq!(night.act_on(act, entry), 303);
        }
        let before = night.statuses(site);
        assert_eq!(
            before,
            ["checked_in", "withdrawn", "excluded", "registered", "registered"]
        );
        assert!(night.page("entries").contains("2 players have not been checked in yet"));
        let entries = format!("{}/entries", night.at);
        let seen = night.director.get(&entries).hidden("revision").expect("what was seen");
        for _ in 0..2 {
            let form = [("act", "all"), ("revision", seen.as_str()), ("key", "once")];
            assert_eq!(send(&mut night.director, &entries, &form).status, 303);
        }
        let after = night.statuses(site);
        assert_eq!(
            after,
            ["checked_in", "withdrawn", "excluded", "checked_in", "checked_in"]
        );
        assert_eq!(
            told(site, &night, "\"all\""),
            1,
            "one entry of the log, though sent twice"
        );
        let again = night.all_present(site);
        assert_eq!(again.status, 409, "nobody is left: {}", again.text());
        let page = night.director.get(&entries);
        let revision = page.hidden("revision").expect("a way back");
        let text = page.text();
        assert!(
            text.contains("Undo “All present”") && !text.contains("value=\"all\""),
            "{text}"
        );
        let undo = [("act", "undo-all"), ("revision", revision.as_str())];
        assert_eq!(night.send("entries", &undo).status, 303);
        assert_eq!(night.statuses(site), before, "all of it, and nothing else");
        assert_eq!(night.send("entries", &undo).status, 409, "it is gone");
        assert!(!night.page("entries").contains("undo-all"));
        // What was done since is not lost with it.
        assert_eq!(night.all_present(site).status, 303);
        let revision = night.director.get(&entries).hidden("revision").expect("a way back");
        assert_eq!(night.act_on("uncheck", "5"), 303);
        let late = night.send("entries", &[("act", "undo-all"), ("revision", &revision)]);
        assert_eq!(late.status, 409, "{}", late.text());
        assert!(!night.page("entries").contains("undo-all"));
    });
}

#[test]
fn all_present_checks_in_nobody_when_someone_was_entered_since_it_was_asked() {
    on_each_site(|site| {
        town(site);
        let mut night = Night::at_the_door(site, &["Adam", "Bea"]);
        let entries = format!("{}/entries", night.at);
        let seen = night.director.get(&entries).hidden("revision").expect("what was seen");
        assert_eq!(night.send("entries", &[("act", "guest"), ("name", "Cili")]).status, 303);
        let stale = night.send("entries", &[("act", "all"), ("revision", &seen)]);
        assert_eq!(stale.status, 409, "{}", stale.text());
        assert_eq!(night.statuses(site), ["registered"; 3]);
        assert!(
            stale.text().contains("3 players have not been checked in yet"),
            "{}",
            stale.text()
        );
        let now = stale.hidden("revision").expect("what is shown now");
        assert_eq!(night.send("entries", &[("act", "all"), ("revision", &now)]).status, 303);
        assert_eq!(night.statuses(site), ["checked_in"; 3]);
        assert_eq!(night.send("entries", &[("act", "all")]).status, 400, "unseen");
    });
}

#[test]
fn only_who_registers_players_says_that_all_are_here_and_takes_back_nothing_else_that_way() {
    on_each_site(|site| {
        let town = town(site);
        let mut night = Night::at_the_door(site, &["Adam", "Bea"]);
        grant(&site.store, town.scorer, Role::Scorer, night.id());
        let entries = format!("{}/entries", night.at);
        let seen = night.revision(site);
        let all = [("act", "all"), ("revision", seen.as_str()), ("key", "early")];
        for (who, status) in [(Who::Visitor, 401), (Who::Stranger, 403), (Who::Member, 403)] {
            assert_eq!(send(&mut browser(site, who), &entries, &all).status, status, "{who:?}");
        }
        assert_eq!(night.act_on("check-in", "1"), 303);
        let mut scorer = browser(site, Who::Scorer);
        let last: Result<_, StoreError> = site.store.read(|db| tournaments::last_step(db, night.id()));
        let revision = last.expect("steps").expect("a step").revision.to_string();
        let other = [("act", "undo-all"), ("revision", revision.as_str()), ("key", "other")];
        assert_eq!(send(&mut scorer, &entries, &other).status, 409, "that is another step");
        let all = [("act", "all"), ("revision", revision.as_str()), ("key", "all")];
        assert_eq!(send(&mut scorer, &entries, &all).status, 303);
        assert_eq!(night.statuses(site), ["checked_in", "checked_in"]);
        let revision = scorer.get(&entries).hidden("revision").expect("a way back");
        let undo = [("act", "undo-all"), ("revision", revision.as_str()), ("key", "undo")];
        let mut member = browser(site, Who::Member);
        assert_eq!(send(&mut member, &entries, &undo).status, 403);
        assert_eq!(send(&mut scorer, &entries, &undo).status, 303);
        assert_eq!(night.statuses(site), ["checked_in", "registered"]);
    });
}

#[test]
fn who_is_looked_for_is_found_without_marks_and_without_script() {
    on_each_site(|site| {
        town(site);
        let mut night = Night::at_the_door(site, &["Kovács Béla", "Đorđe Petrović", "Kiss Anna"]);
        for (wanted, found) in [
            ("kovacs", [true, false, false]),
            ("B%C3%89LA", [true, false, false]),
            ("djordje", [false, true, false]),
            ("%D0%82%D0%BE%D1%80%D1%92%D0%B5", [false, true, false]),
            ("anna+kiss", [false, false, true]),
            ("k", [true, false, true]),
            ("", [true, true, true]),
        ] {
            let page = night.page(&format!("entries?q={wanted}"));
            let shown = [1, 2, 3].map(|entry| page.contains(&format!("<li id=\"e{entry}\"")));
            assert_eq!(shown, found, "{wanted}");
            assert!(page.contains("0 of 3 here"), "all are counted: {wanted}");
        }
        let none = night.page("entries?q=%3Cnobody%3E");
        assert!(
            none.contains("<p class=\"notice\" data-none>") && none.contains("value=\"&#60;nobody&#62;\""),
            "{none}"
        );
        assert!(!night.page("entries").contains("data-none>"));
    });
}

#[test]
fn the_list_for_the_door_is_printed_with_a_box_for_everyone_who_comes() {
    on_each_site(|site| {
        town(site);
        let mut night = Night::at_the_door(site, &["Adam", "Bea", "Cili"]);
        assert_eq!(night.act_on("check-in", "2"), 303);
        assert_eq!(night.act_on("withdraw", "3"), 303);
        let paper = night.page("print/entries");
        assert_eq!(paper.matches("class=\"tick\"").count(), 2, "{paper}");
        assert_eq!(paper.matches('✓').count(), 1, "{paper}");
        assert!(paper.contains("Adam") && !paper.contains("Cili"), "{paper}");
        let index = night.page("print");
        for page in ["entries", "door"] {
            assert!(index.contains(&format!("{}/print/{page}", night.at)), "{index}");
        }
    });
}
