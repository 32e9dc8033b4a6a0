//! Players leave a schedule that was drawn at the start, come back and join it: what the director is shown, and what
//! becomes of it.

use chrono::Utc;
use talon_service::tournaments::{self, StateChange, read};
use talon_store::TournamentId;
use talon_tournament::SitOut;
use talon_tournament::seating::Meetings;
use talon_tournament::tournament::{Format, Stage, Status, Tournament};

use super::choices::{console, gathered};
use crate::clubs::people::{CLI, Town, Who, browser, send, town};
use crate::harness::act::request;
use crate::harness::site::{Client, Site, on_each_site};

/// A final of 21, of which some rounds are played.
struct Final<'a> {
    site: &'a Site,
    id: TournamentId,
    director: Client,
    keys: u32,
}

impl Final<'_> {
    fn after<'a>(site: &'a Site, town: &Town, rounds: u16) -> Final<'a> {
        let id = gathered(site, town, 21, SitOut::Byes, Stage::of(Format::Schedule, 10));
        let start = tournaments::ChangeState {
            step: StateChange::Start,
            reason: "",
        };
        request(&site.store, &CLI, id, Utc::now()).act(start).expect("begun");
        let director = browser(site, Who::Director);
        let mut evening = Final {
            site,
            id,
            director,
            keys: 0,
        };
        evening.direct(&[("act", "draw")]);
        (1..=rounds).for_each(|round| evening.play(round));
        evening
    }

    fn send(&mut self, page: &str, form: &[(&str, &str)]) -> u16 {
        self.keys += 1;
        let key = format!("leaver-{}", self.keys);
        let form = [form, &[("key", key.as_str())]].concat();
        let answer = send(&mut self.director, &format!("/tournaments/{}/{page}", self.id), &form);
        answer.status
    }

    fn direct(&mut self, form: &[(&str, &str)]) {
        assert_eq!(self.send("direct", form), 303, "{form:?}");
    }

    fn go_on(&mut self, way: &str) {
        let revision = self.revision();
        self.direct(&[("act", "go-on"), ("way", way), ("revision", &revision)]);
    }

    fn entry(&mut self, act: &str, entry: u16) {
        let form = [("act", act), ("entry", &entry.to_string())];
        assert_eq!(self.send("entries", &form), 303, "{form:?}");
    }

    fn play(&mut self, round: u16) {
        let number = round.to_string();
        self.direct(&[("act", "publish-round"), ("round", &number)]);
        self.direct(&[("act", "begin"), ("round", &number)]);
        for table in self.tournament().round(round).expect("a round").tables.clone() {
            let scores = ["7", "-2", "-5", "0"];
            let mut form = vec![("act", "enter"), ("version", "0")];
            form.extend(scores.iter().take(table.seats.len()).map(|score| ("score", *score)));
            assert_eq!(
                self.send(&format!("rounds/{round}/tables/{}", table.number), &form),
                303
            );
        }
    }

    fn console(&mut self) -> String {
        console(&mut self.director, self.id)
    }

    fn revision(&self) -> String {
        let read = self.site.store.read(|db| read::tournament(db, &CLI, self.id));
        read.expect("it").loaded.revision.to_string()
    }

    fn tournament(&self) -> Tournament {
        let read = self.site.store.read(|db| read::tournament(db, &CLI, self.id));
        Tournament::clone(&read.expect("it").loaded.tournament)
    }

    fn repeats(&self) -> u64 {
        let tournament = self.tournament();
        let rounds = tournament
            .rounds
            .iter()
            .map(|round| tournament.as_seated(round).drawn());
        Meetings::of(&rounds.collect::<Vec<_>>()).repeats()
    }
}

/// The facts that stand beside a way.
fn way<'a>(page: &'a str, label: &str) -> &'a str {
    let at = page
        .find(&format!("<b>{label}</b>"))
        .unwrap_or_else(|| panic!("{label}: {page}"));
    page[at..].split("</small>").next().unwrap_or_default()
}

const KEEP: &str = "Keep it: players whose table breaks up sit out";
const FOURS: &str = "Draw the rest again with tables of four";
const START: &str = "Back to the schedule drawn at the start";

#[test]
fn a_schedule_stays_when_someone_leaves_and_every_way_says_its_repeats() {
    on_each_site(|site| {
        let town = town(site);
        let mut evening = Final::after(site, &town, 2);
        assert!(!evening.console().contains(KEEP), "all are there");
        evening.entry("withdraw", 5);
        let page = evening.console();
        let keep = way(&page, KEEP);
        for fact in [
            "2 sit out in round 3.",
            "nobody sits out more than once",
            "No repeat meetings.",
        ] {
            assert!(keep.contains(fact), "{fact}: {keep}");
        }
        assert!(way(&page, FOURS).contains("40 repeat meetings."), "{page}");
        assert!(
            page.contains("value=\"publish-round\""),
            "the next step is to go on: {page}"
        );
        assert!(
            page.contains("the schedule stays, and players whose table breaks up sit out"),
            "{page}"
        );
        assert!(
            !page.contains("value=\"redraw\"") && !page.contains("value=\"restore\""),
            "{page}"
        );
        evening.play(3);
        let tournament = evening.tournament();
        let third = tournament.round(3).expect("a round");
        assert_eq!((third.tables.len(), third.byes.len()), (6, 2));
        assert_eq!(evening.repeats(), 0);
        assert_eq!(tournament.rounds.len(), 10);
    });
}

#[test]
fn another_way_is_chosen_changed_again_and_taken_back() {
    on_each_site(|site| {
        let town = town(site);
        let mut evening = Final::after(site, &town, 2);
        evening.entry("withdraw", 5);
        let stale = [("act", "go-on"), ("way", "fours"), ("revision", "1")];
        assert_eq!(evening.send("direct", &stale), 409, "something else was seen");
        let none = evening.revision();
        let unknown = [("act", "go-on"), ("way", "luck"), ("revision", none.as_str())];
        assert_eq!(evening.send("direct", &unknown), 409);
        evening.go_on("fours");
        assert_eq!(evening.repeats(), 40, "as it was told");
        let page = evening.console();
        assert!(way(&page, START).contains("No repeat meetings."), "{page}");
        let revision = evening.revision();
        evening.direct(&[("act", "undo"), ("revision", &revision)]);
        assert_eq!(evening.repeats(), 0);
        evening.go_on("fours");
        evening.go_on("restore");
        assert_eq!(evening.repeats(), 0);
        evening.go_on("seat_all");
        let tournament = evening.tournament();
        let next = tournament.as_seated(tournament.round(3).expect("a draft"));
        assert_eq!(next.byes, []);
        let log = evening.director.get(&format!("/tournaments/{}/log", evening.id)).text();
        assert!(log.contains("how it goes on: Keep it, but seat everyone"), "{log}");
    });
}

#[test]
fn who_comes_back_has_their_place_and_a_newcomer_takes_an_empty_one() {
    on_each_site(|site| {
        let town = town(site);
        let mut evening = Final::after(site, &town, 1);
        let drawn = evening.tournament().rounds;
        evening.entry("withdraw", 5);
        evening.entry("check-in", 5);
        // They were there from the first round on, so that they did not come late.
        assert_eq!(evening.tournament().entries[4].status, Status::CheckedIn);
        assert!(!evening.console().contains(KEEP));
        assert_eq!(evening.tournament().rounds, drawn);
        evening.entry("withdraw", 5);
        assert_eq!(
            evening.send("entries", &[("act", "guest"), ("name", "Late Lajos")]),
            303
        );
        let page = evening.console();
        assert!(
            !page.contains(KEEP) && page.contains("<span>Late Lajos</span>"),
            "{page}"
        );
        evening.play(2);
        assert_eq!(evening.repeats(), 0);
        assert_eq!(evening.tournament().round(2).expect("a round").tables.len(), 7);
    });
}

#[test]
fn a_tournament_that_someone_left_goes_on_elsewhere_by_its_file() {
    on_each_site(|site| {
        let town = town(site);
        let mut evening = Final::after(site, &town, 2);
        evening.entry("withdraw", 5);
        let file = evening.director.get(&format!("/tournaments/{}/event.json", evening.id));
        let named = file.header("content-disposition");
        assert_eq!(named, Some("attachment; filename=\"choice.event.json\""));
        for (file, name) in [
            ("standings.csv", "choice-standings.csv"),
            ("event.ics", "choice-talon.ics"),
        ] {
            let answer = evening.director.get(&format!("/tournaments/{}/{file}", evening.id));
            let named = format!("attachment; filename=\"{name}\"");
            assert_eq!(answer.header("content-disposition"), Some(named.as_str()), "{file}");
        }
        let (mut tournament, _) = talon_tournament::tournament::file::read(&file.bytes).expect("a file");
        assert_eq!(tournament, evening.tournament());
        tournament.publish_round(3).expect("published");
        assert_eq!(tournament.round(3).expect("a round").byes.len(), 2);
    });
}

#[test]
fn the_next_draft_is_out_of_the_way_while_a_round_is_played() {
    on_each_site(|site| {
        let town = town(site);
        let mut evening = Final::after(site, &town, 1);
        assert!(evening.console().contains("class=\"group draft\" open"));
        evening.direct(&[("act", "publish-round"), ("round", "2")]);
        let page = evening.console();
        assert!(page.contains("class=\"group draft\">"), "{page}");
    });
}
