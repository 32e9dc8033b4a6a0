//! Players who check themselves in: not at all, with the word of the door, or at once, as whoever directs says; always
//! for themselves alone.

use talon_service::ActError;
use talon_service::tournaments::{check_in, read};
use talon_store::{StoreError, arrivals};

use super::check_in::row;
use super::evening::Night;
use crate::clubs::people::{CLI, Who, browser, send, town};
use crate::harness::site::{Answer, Client, Site, on_each_site};

/// Two members with accounts (entries 1 and 2) and a guest, while players are being checked in this way.
fn door(site: &Site, how: &str) -> Night {
    let mut night = Night::begin(site);
    night.direct(&[("act", "open")]);
    for who in [Who::Member, Who::Scorer] {
        let mut own = browser(site, who);
        let entries = format!("{}/entries", night.at);
        let member = own.get(&entries).hidden("member").expect("a way to enter oneself");
        let form = [("act", "enter"), ("member", member.as_str()), ("key", "mine")];
        assert_eq!(send(&mut own, &entries, &form).status, 303);
    }
    assert_eq!(
        night.send("entries", &[("act", "guest"), ("name", "Guest")]).status,
        303
    );
    let set = night.send("settings/check-in", &[("self_check_in", how)]);
    assert_eq!(set.status, 303, "{}", set.text());
    night.direct(&[("act", "check-in")]);
    night
}

fn say(client: &mut Client, night: &Night, key: &str) -> Answer {
    send(client, &format!("{}/check-in", night.at), &[("key", key)])
}

const BUTTON: &str = ">I am here</button>";

/// The pages on which players say that they are here.
const PAGES: [&str; 3] = ["", "/entries", "/check-in"];

fn offered(client: &mut Client, night: &Night) -> [bool; 3] {
    PAGES.map(|page| client.get(&format!("{}{page}", night.at)).text().contains(BUTTON))
}

/// The entries that wait for the word of the door.
fn waiting(site: &Site, night: &Night) -> Vec<u16> {
    let found: Result<_, ActError> = site.store.read(|db| {
        let shown = read::tournament(db, &CLI, night.id())?;
        check_in::waiting(db, &shown.loaded)
    });
    let found = found.expect("the evening");
    found.into_iter().map(|entry| entry.0).collect()
}

/// How many are known to have said that they are here.
fn said(site: &Site, night: &Night) -> usize {
    let said: Result<_, StoreError> = site.store.read(|db| arrivals::of_tournament(db, night.id()));
    said.expect("a list").len()
}

#[test]
fn nobody_checks_themselves_in_unless_the_director_says_so() {
    on_each_site(|site| {
        town(site);
        let mut night = door(site, "no");
        let mut member = browser(site, Who::Member);
        assert_eq!(offered(&mut member, &night), [false; 3]);
        let page = member.get(&format!("{}/check-in", night.at)).text();
        assert!(page.contains("Players are checked in at the door"), "{page}");
        assert_eq!(say(&mut member, &night, "a").status, 403);
        assert_eq!(night.statuses(site)[0], "registered");
        assert!(
            night
                .page("entries")
                .contains("Players check themselves in: not at all.")
        );
        assert!(night.page("print/door").contains("cannot check themselves in"));
    });
}

#[test]
fn with_approval_a_player_waits_for_the_word_of_the_door() {
    on_each_site(|site| {
        town(site);
        let mut night = door(site, "approved");
        let mut member = browser(site, Who::Member);
        assert_eq!(offered(&mut member, &night), [true; 3]);
        for key in ["a", "a", "b"] {
            assert_eq!(say(&mut member, &night, key).status, 303, "again is once");
        }
        assert_eq!(waiting(site, &night), [1]);
        assert_eq!(night.statuses(site)[0], "registered", "not by their word alone");
        assert_eq!(night.page("log").matches("Said that they are here").count(), 1);
        for page in PAGES {
            let text = member.get(&format!("{}{page}", night.at)).text();
            assert!(text.contains("once it is approved at the door"), "{page}: {text}");
        }
        let page = night.page("entries");
        let own = row(&page, 1);
        assert!(
            own.contains("says they are here") && own.contains(">Approve<") && own.contains("class=\"tap\""),
            "{own}"
        );
        assert!(!row(&page, 2).contains("says they are here"), "{page}");
        let console = night.page("direct");
        let waits = format!("<a href=\"{}/entries\">1 player says they are here and waits", night.at);
        assert!(console.contains(&waits), "{console}");
        let seen = site.client().get(&format!("{}/entries", night.at)).text();
        assert!(!seen.contains("says they are here"), "it is the door's to know: {seen}");
        // The door does not believe it, and then does.
        assert_eq!(night.act_on("reject", "1"), 303);
        assert_eq!(
            (waiting(site, &night), offered(&mut member, &night)),
            (vec![], [true; 3])
        );
        assert_eq!(say(&mut member, &night, "c").status, 303);
        assert_eq!(night.act_on("check-in", "1"), 303);
        assert!(!night.page("direct").contains("waits for you to let them in"));
        assert_eq!((waiting(site, &night), night.statuses(site)[0]), (vec![], "checked_in"));
        assert!(
            member
                .get(&format!("{}/check-in", night.at))
                .text()
                .contains("You are checked in.")
        );
        assert_eq!(say(&mut member, &night, "d").status, 303, "they are here already");
    });
}

#[test]
fn who_waits_for_the_door_waits_again_when_all_present_is_taken_back() {
    on_each_site(|site| {
        town(site);
        let mut night = door(site, "approved");
        let mut member = browser(site, Who::Member);
        assert_eq!(say(&mut member, &night, "a").status, 303);
        assert_eq!(night.all_present(site).status, 303);
        assert_eq!(night.statuses(site), ["checked_in"; 3]);
        assert_eq!(waiting(site, &night), Vec::<u16>::new(), "they are here");
        let entries = format!("{}/entries", night.at);
        let revision = night.director.get(&entries).hidden("revision").expect("a way back");
        let undo = [("act", "undo-all"), ("revision", revision.as_str())];
        assert_eq!(night.send("entries", &undo).status, 303);
        assert_eq!(night.statuses(site), ["registered"; 3]);
        assert_eq!(waiting(site, &night), [1]);
        let own = row(&night.page("entries"), 1);
        assert!(own.contains("says they are here") && own.contains(">Approve<"), "{own}");
        let page = member.get(&format!("{}/check-in", night.at)).text();
        assert!(page.contains("once it is approved at the door"), "{page}");
        // Who left has to say it again.
        assert_eq!(night.act_on("no-show", "1"), 303);
        assert_eq!((waiting(site, &night), said(site, &night)), (vec![], 0));
    });
}

#[test]
fn at_once_a_player_is_here_and_the_door_takes_it_back() {
    on_each_site(|site| {
        town(site);
        let mut night = door(site, "at_once");
        let mut member = browser(site, Who::Member);
        assert_eq!(say(&mut member, &night, "a").status, 303);
        assert_eq!(night.statuses(site), ["checked_in", "registered", "registered"]);
        assert_eq!(offered(&mut member, &night), [false; 3]);
        assert!(night.page("direct").contains("Undo: Said that they are here (Anna)"));
        assert_eq!(night.act_on("uncheck", "1"), 303);
        assert_eq!(night.statuses(site)[0], "registered");
        assert_eq!(offered(&mut member, &night), [true; 3], "and they may say it again");
    });
}

#[test]
fn nobody_says_it_for_anyone_else() {
    on_each_site(|site| {
        town(site);
        let night = door(site, "at_once");
        let mut visitor = site.client();
        let page = visitor.get(&format!("{}/check-in", night.at)).text();
        let way = format!("href=\"/sign-in?next={}/check-in\"", night.at);
        assert!(page.contains(&way) && !page.contains(BUTTON), "{page}");
        for (who, status) in [
            (Who::Visitor, 401),
            (Who::Stranger, 403),
            (Who::Director, 403),
            (Who::Owner, 403),
            (Who::Admin, 403),
        ] {
            let mut client = browser(site, who);
            assert_eq!(say(&mut client, &night, "a").status, status, "{who:?}");
            assert_eq!(offered(&mut client, &night), [false; 3], "{who:?}");
        }
        let mut member = browser(site, Who::Member);
        let check_in = format!("{}/check-in", night.at);
        let other = send(&mut member, &check_in, &[("key", "x"), ("entry", "3")]);
        assert_eq!(other.status, 400, "there is no field for another one");
        assert_eq!(night.statuses(site), ["registered"; 3]);
        // Whoever left asks at the door.
        let mut scorer = browser(site, Who::Scorer);
        let leave = [("act", "withdraw"), ("entry", "2"), ("key", "out")];
        assert_eq!(send(&mut scorer, &format!("{}/entries", night.at), &leave).status, 303);
        assert_eq!(offered(&mut scorer, &night), [false; 3]);
        assert_eq!(say(&mut scorer, &night, "back").status, 409);
        let page = scorer.get(&check_in).text();
        assert!(page.contains("You are no longer in this tournament."), "{page}");
    });
}

#[test]
fn it_is_said_while_players_are_checked_in_and_neither_before_nor_after() {
    on_each_site(|site| {
        town(site);
        let mut night = Night::begin(site);
        let how = [("self_check_in", "approved")];
        assert_eq!(night.send("settings/check-in", &how).status, 303);
        night.fill(site);
        let mut member = browser(site, Who::Member);
        let page = member.get(&format!("{}/check-in", night.at)).text();
        assert!(page.contains("You are checked in.") && !page.contains(BUTTON), "{page}");
        assert_eq!(night.act_on("withdraw", "1"), 303);
        assert_eq!(say(&mut member, &night, "later").status, 409, "it has begun");
        assert_eq!(offered(&mut member, &night), [false; 3]);
        let page = member.get(&format!("{}/check-in", night.at)).text();
        assert!(page.contains("Check-in is over"), "{page}");
    });
}

#[test]
fn nobody_waits_any_more_once_play_begins() {
    on_each_site(|site| {
        town(site);
        let mut night = door(site, "approved");
        let mut member = browser(site, Who::Member);
        assert_eq!(say(&mut member, &night, "here").status, 303);
        for entry in ["2", "3"] {
            assert_eq!(night.act_on("check-in", entry), 303);
        }
        assert_eq!(
            night
                .send("entries", &[("act", "guest"), ("name", "Third"), ("here", "1")])
                .status,
            303
        );
        night.direct(&[("act", "start")]);
        assert_eq!(waiting(site, &night), Vec::<u16>::new(), "nobody waits any more");
        let own = row(&night.page("entries"), 1);
        assert!(
            !own.contains("says they are here") && own.contains("class=\"tap\""),
            "{own}"
        );
    });
}

#[test]
fn whoever_directs_says_how_and_nobody_else() {
    on_each_site(|site| {
        let town = town(site);
        let id = town.tournaments[0];
        let address = format!("/tournaments/{id}/settings/check-in");
        for (who, status) in [
            (Who::Visitor, 401),
            (Who::Member, 403),
            (Who::Scorer, 403),
            (Who::Owner, 403),
            (Who::Director, 303),
        ] {
            let form = [("self_check_in", "at_once"), ("key", "k")];
            assert_eq!(send(&mut browser(site, who), &address, &form).status, status, "{who:?}");
        }
        let mut director = browser(site, Who::Director);
        let settings = director
            .get(&format!("/tournaments/{id}/settings?saved=check-in"))
            .text();
        assert!(settings.contains("<option value=\"at_once\" selected>"), "{settings}");
        assert!(settings.contains("Saved: Self check-in"), "{settings}");
        for bad in [("self_check_in", "perhaps"), ("how", "no")] {
            assert_eq!(
                send(&mut director, &address, &[bad, ("key", "b")]).status,
                400,
                "{bad:?}"
            );
        }
        // It is no fact of the tournament: its file does not tell it.
        let file = director.get(&format!("/tournaments/{id}/event.json")).text();
        assert!(!file.contains("check_in\":"), "{file}");
        let door = site.client().get(&format!("/tournaments/{id}/print/door")).text();
        assert!(door.contains(&format!("/tournaments/{id}/check-in</p>")) && door.contains("class=\"qr\""));
    });
}
