//! When the tables of a round over weeks meet: players propose times and say which suit them, by account or by the card
//! of their table.

use chrono::{Datelike as _, NaiveDate, NaiveDateTime, TimeDelta, Utc};

use talon_service::retention::forget_old;
use talon_store::roles::Role;
use talon_store::{MemberId, Moment, StoreError, table_times, tournaments};

use crate::clubs::people::{Who, browser, grant, send, town};
use crate::harness::site::{Answer, Client, Site, on_each_site};

use super::cards::{card, seats};
use super::evening::{Night, draw_both_to_one_table};

/// So many days from today at this hour.
fn at(days: i64, hour: u32) -> NaiveDateTime {
    let day: NaiveDate = (Utc::now() + TimeDelta::days(days)).date_naive();
    day.and_hms_opt(hour, 0, 0).expect("a time")
}

/// As a browser sends it.
fn typed(at: NaiveDateTime) -> String {
    at.format("%Y-%m-%dT%H:%M").to_string()
}

/// As people of the club read it.
fn read(at: NaiveDateTime) -> String {
    let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ];
    let month = months[at.month0() as usize];
    format!("{} {} {month}, {}", at.format("%A"), at.day(), at.format("%H:%M"))
}

/// A table at which two with accounts and one without sit, in a round that is due in nine days.
pub(super) struct Meeting {
    pub night: Night,
    pub table: u16,
    pub one: Client,
    pub other: Client,
    pub card: String,
    /// Of the one without an account.
    pub third: String,
    /// Of the club, and not in the tournament.
    guest: MemberId,
    /// Of the first one with an account.
    member: MemberId,
    keys: u32,
}

impl Meeting {
    pub fn of(site: &Site) -> Meeting {
        let town = town(site);
        let mut night = Night::begin(site);
        night.direct(&[("act", "open")]);
        let entries = format!("{}/entries", night.at);
        for guest in 1..=7 {
            let name = format!("Guest {guest}");
            assert_eq!(night.send("entries", &[("act", "guest"), ("name", &name)]).status, 303);
        }
        // With the highest numbers, so that the last of them is host.
        let [one, other] = [Who::Member, Who::Scorer].map(|who| {
            let mut own = browser(site, who);
            let member = own.get(&entries).hidden("member").expect("a way to enter oneself");
            let form = [("act", "enter"), ("member", member.as_str()), ("key", "mine")];
            assert_eq!(send(&mut own, &entries, &form).status, 303);
            own
        });
        night.direct(&[("act", "check-in")]);
        for entry in 1..=9 {
            let entry = entry.to_string();
            assert_eq!(
                night.send("entries", &[("act", "check-in"), ("entry", &entry)]).status,
                303
            );
        }
        night.direct(&[("act", "start")]);
        let table = draw_both_to_one_table(&mut night);
        night.direct(&[("act", "publish-round"), ("round", "1")]);
        let due = at(9, 0).date().to_string();
        night.direct(&[("act", "due"), ("round", "1"), ("due", &due)]);
        let card = card(&mut night, table);
        let there = seats(&site.client().get(&card).text());
        let third = there.into_iter().find(|seat| !["8", "9"].contains(&seat.as_str()));
        Meeting {
            night,
            table,
            one,
            other,
            card,
            third: third.expect("a guest"),
            guest: town.guest,
            member: town.member,
            keys: 0,
        }
    }

    pub fn path(&self) -> String {
        format!("{}/{}", self.night.at, Night::table(1, self.table))
    }

    fn key(&mut self) -> String {
        self.keys += 1;
        format!("times-{}", self.keys)
    }

    /// Says something as one of those with an account.
    fn say(&mut self, is_one: bool, act: &str, times: &[NaiveDateTime]) -> Answer {
        let (path, key) = (format!("{}/times", self.path()), self.key());
        let times: Vec<String> = times.iter().map(|at| typed(*at)).collect();
        let mut form = vec![("act", act), ("key", &key)];
        form.extend(times.iter().map(|at| ("time", at.as_str())));
        let client = if is_one { &mut self.one } else { &mut self.other };
        send(client, &path, &form)
    }

    /// Says something as the third, who has the card.
    fn say_by_card(&mut self, site: &Site, seat: &str, act: &str, at: NaiveDateTime) -> Answer {
        let (path, key) = (format!("{}/times", self.card), self.key());
        let form = [("act", act), ("time", &typed(at)), ("seat", seat), ("key", &key)];
        send(&mut site.client(), &path, &form)
    }

    /// When something was last said at the table.
    fn last_said(&self, site: &Site) -> Moment {
        let id = self.night.at.rsplit('/').next().and_then(tournaments::parse_id);
        let id = id.expect("a tournament");
        let said: Result<_, StoreError> = site.store.read(|db| table_times::of_tournament(db, id));
        let said = said.expect("what was said").into_iter().map(|one| one.said_at);
        said.max().expect("anything")
    }

    fn round(&mut self) -> String {
        self.night.page("rounds/1")
    }

    /// All three agree on a time that one of them proposes.
    fn agree(&mut self, site: &Site, at: NaiveDateTime) {
        assert_eq!(self.say(true, "propose", &[at]).status, 303);
        assert_eq!(self.say(false, "tick", &[at]).status, 303);
        let third = self.third.clone();
        assert_eq!(self.say_by_card(site, &third, "tick", at).status, 303);
    }
}

#[test]
fn a_time_that_suits_all_of_a_table_is_agreed_and_shown_to_everyone() {
    on_each_site(|site| {
        let mut meeting = Meeting::of(site);
        let (first, second) = (at(3, 18), at(4, 20));
        let proposed = meeting.say(true, "propose", &[first, second]);
        assert_eq!(proposed.status, 303, "{}", proposed.text());
        assert_eq!(meeting.say(false, "tick", &[first]).status, 303);
        assert!(!meeting.round().contains("Agreed"), "the third has not answered");
        assert!(meeting.night.page("direct").contains("2 times proposed, none agreed"));
        let page = meeting.one.get(&meeting.path()).text();
        assert!(
            page.contains(&read(first)) && page.contains("Suits: Anna, Anna"),
            "{page}"
        );
        let third = meeting.third.clone();
        assert_eq!(meeting.say_by_card(site, &third, "tick", first).status, 303);
        let agreed = format!("Agreed: {}", read(first));
        for page in ["rounds/1", "direct", &Night::table(1, meeting.table)] {
            let shown = site.client().get(&format!("{}/{page}", meeting.night.at)).text();
            let shown = if page == "direct" {
                meeting.night.page(page)
            } else {
                shown
            };
            assert!(shown.contains(&agreed), "{page}: {shown}");
        }
        assert!(site.client().get(&meeting.card).text().contains(&agreed));
        let calendar = site.client().get(&format!("{}/event.ics", meeting.night.at)).text();
        let calendar = calendar.replace("\r\n ", "");
        let event = format!("SUMMARY:Friday evening\\, round 1\\, table {}\r\n", meeting.table);
        let start = format!("DTSTART;TZID=Europe/Budapest:{}\r\n", first.format("%Y%m%dT%H%M%S"));
        assert!(calendar.contains(&event) && calendar.contains(&start), "{calendar}");
        assert!(!calendar.contains("Anna") && !calendar.contains("Guest"), "{calendar}");

        // Another agreement takes its place, and is gone when one of them takes it back.
        assert_eq!(meeting.say(false, "tick", &[second]).status, 303);
        assert_eq!(meeting.say_by_card(site, &third, "tick", second).status, 303);
        assert!(meeting.round().contains(&format!("Agreed: {}", read(second))));
        let last = meeting.last_said(site);
        assert_eq!(meeting.say_by_card(site, &third, "untick", second).status, 303);
        assert!(meeting.round().contains(&agreed), "the earlier one still suits all");
        assert!(meeting.last_said(site) > last, "calendars hear of something newer");
        assert_eq!(
            meeting.say(false, "withdraw", &[first]).status,
            403,
            "it is another player's"
        );
        assert_eq!(meeting.say(true, "withdraw", &[first]).status, 303);
        assert!(!meeting.round().contains("Agreed"));
        assert_eq!(meeting.say(false, "tick", &[first]).status, 409, "it was withdrawn");
    });
}

#[test]
fn what_cannot_be_a_time_is_refused_in_words_and_kept_as_it_was_typed() {
    on_each_site(|site| {
        let mut meeting = Meeting::of(site);
        for (times, says) in [
            (vec![at(-1, 18)], "This time is already over."),
            (
                vec![at(3, 18), at(10, 0)],
                "This time is after the last day of the round.",
            ),
            (vec![], "required"),
        ] {
            let refused = meeting.say(true, "propose", &times);
            let text = refused.text();
            assert_eq!(refused.status, 409, "{text}");
            assert!(says == "required" || text.contains(says), "{says}: {text}");
            for time in times {
                assert!(text.contains(&format!("value=\"{}\"", typed(time))), "{time}: {text}");
            }
        }
        let late = at(9, 23);
        assert_eq!(
            meeting.say(true, "propose", &[late]).status,
            303,
            "the last day can be played on"
        );
        let three = [at(2, 18), at(3, 18), at(4, 18)];
        let refused = meeting.say(true, "propose", &three);
        assert!(refused.text().contains("three proposals open"), "{}", refused.text());
        assert_eq!(meeting.say(true, "propose", &three[..2]).status, 303);
        let page = meeting.one.get(&meeting.path()).text();
        assert!(
            !page.contains("value=\"propose\""),
            "nothing is left to propose: {page}"
        );
        assert!(
            !page.contains(&read(three[2])),
            "nothing of a refused form is kept: {page}"
        );
        assert_eq!(
            meeting.say(false, "propose", &three[..1]).status,
            303,
            "the same time, so it suits both"
        );
        assert!(meeting.one.get(&meeting.path()).text().contains("Suits: Anna, Anna"));
    });
}

#[test]
fn seconds_are_left_out_so_that_a_proposal_can_be_answered_as_it_is_shown() {
    on_each_site(|site| {
        let mut meeting = Meeting::of(site);
        let (path, time) = (format!("{}/times", meeting.path()), at(3, 18));
        let typed = format!("{}:30", typed(time));
        let propose = [("act", "propose"), ("time", typed.as_str()), ("key", "seconds")];
        assert_eq!(send(&mut meeting.one, &path, &propose).status, 303);
        assert_eq!(meeting.say(false, "tick", &[time]).status, 303);
        assert!(meeting.one.get(&meeting.path()).text().contains("Suits: Anna, Anna"));
    });
}

#[test]
fn a_director_who_sits_there_withdraws_what_others_propose() {
    on_each_site(|site| {
        let mut meeting = Meeting::of(site);
        let time = at(3, 18);
        assert_eq!(meeting.say(false, "propose", &[time]).status, 303);
        let path = meeting.path();
        let button = "value=\"withdraw\"";
        assert!(!meeting.one.get(&path).text().contains(button));
        assert_eq!(meeting.say(true, "withdraw", &[time]).status, 403);
        let id = meeting.night.at.rsplit('/').next().and_then(tournaments::parse_id);
        grant(&site.store, meeting.member, Role::Director, id.expect("a tournament"));
        assert!(meeting.one.get(&path).text().contains(button));
        assert_eq!(meeting.say(true, "withdraw", &[time]).status, 303);
        assert!(meeting.one.get(&path).text().contains("No time has been proposed yet"));
    });
}

#[test]
fn what_was_said_of_times_is_forgotten_after_a_year() {
    on_each_site(|site| {
        let mut meeting = Meeting::of(site);
        assert_eq!(meeting.say(true, "propose", &[at(3, 18)]).status, 303);
        let after = |days| forget_old(&site.store, Utc::now() + TimeDelta::days(days));
        assert_eq!(after(364).expect("what is old").times, 0);
        assert_eq!(after(366).expect("what is old").times, 1);
    });
}

#[test]
fn a_form_that_is_sent_twice_is_done_once() {
    on_each_site(|site| {
        let mut meeting = Meeting::of(site);
        let (path, time) = (format!("{}/times", meeting.path()), typed(at(3, 18)));
        let propose = [("act", "propose"), ("time", &time), ("key", "same")];
        assert_eq!(send(&mut meeting.one, &path, &propose).status, 303);
        assert_eq!(meeting.say(true, "withdraw", &[at(3, 18)]).status, 303);
        assert_eq!(send(&mut meeting.one, &path, &propose).status, 303);
        let page = meeting.one.get(&meeting.path()).text();
        assert!(page.contains("No time has been proposed yet"), "{page}");
    });
}

#[test]
fn only_the_table_and_its_director_say_and_see_what_is_proposed() {
    on_each_site(|site| {
        let mut meeting = Meeting::of(site);
        let time = at(3, 18);
        assert_eq!(meeting.say(true, "propose", &[time]).status, 303);
        let path = meeting.path();
        for (who, status) in [(Who::Visitor, 401), (Who::Stranger, 403), (Who::Director, 403)] {
            let mut client = browser(site, who);
            let page = client.get(&path).text();
            assert!(
                !page.contains("id=\"times\"") && !page.contains(&read(time)),
                "{who:?}: {page}"
            );
            let csrf = page
                .split("name=\"csrf\" value=\"")
                .nth(1)
                .and_then(|rest| rest.split('"').next());
            let typed = typed(at(4, 18));
            let mut form = vec![("act", "propose"), ("time", typed.as_str()), ("key", "x")];
            form.extend(csrf.map(|csrf| ("csrf", csrf)));
            let answer = if who == Who::Visitor {
                client.post(&format!("{path}/times"), &form)
            } else {
                send(&mut client, &format!("{path}/times"), &form)
            };
            assert!(
                answer.status == status || answer.status == 403,
                "{who:?}: {}",
                answer.status
            );
        }
        let other_seat = if meeting.third == "1" { "2" } else { "1" };
        for seat in ["", "99", other_seat] {
            let answer = meeting.say_by_card(site, seat, "tick", time);
            assert_eq!(answer.status, 409, "{seat}: {}", answer.text());
        }
        let table = Night::table(1, meeting.table);
        let official = [("act", "propose"), ("time", &typed(at(5, 18)))];
        assert_eq!(meeting.night.send(&format!("{table}/times"), &official).status, 303);
        assert!(
            meeting.night.page(&table).contains("Nobody has said it suits them yet"),
            "the director does not sit there"
        );
        let tick = [("act", "tick"), ("time", &typed(time))];
        assert_eq!(meeting.night.send(&format!("{table}/times"), &tick).status, 403);
        let card = site.client().get(&meeting.card).text();
        assert!(
            card.contains("Say who you are") && !card.contains("value=\"tick\""),
            "{card}"
        );
        let card = site
            .client()
            .get(&format!("{}?seat={}", meeting.card, meeting.third))
            .text();
        assert!(
            card.contains("value=\"tick\"") && card.contains("value=\"propose\""),
            "{card}"
        );
    });
}

#[test]
fn those_who_no_longer_sit_there_do_not_count_and_what_is_played_needs_no_time() {
    on_each_site(|site| {
        let mut meeting = Meeting::of(site);
        let time = at(3, 18);
        meeting.agree(site, time);
        assert!(meeting.round().contains("Agreed: "));
        let (table, third) = (meeting.table.to_string(), meeting.third.clone());
        let guest = meeting.guest.to_string();
        let substitute = [
            ("act", "substitute"),
            ("round", "1"),
            ("table", table.as_str()),
            ("entry", third.as_str()),
            ("member", guest.as_str()),
        ];
        meeting.night.direct(&substitute);
        assert!(!meeting.round().contains("Agreed: "), "another one sits there now");
        assert!(meeting.one.get(&meeting.path()).text().contains("Suits: Anna, Anna<"));
        assert_eq!(meeting.say_by_card(site, &third, "tick", time).status, 303);
        assert!(meeting.round().contains("Agreed: "));
        // Somebody else sits there since, which is another version of the table.
        let version = meeting
            .night
            .director
            .get(&meeting.path())
            .hidden("version")
            .expect("a version");
        let result = meeting.night.result(1, meeting.table, &version, ["7", "-2", "-5"]);
        assert_eq!(result.status, 303, "{}", result.text());
        assert!(!meeting.round().contains("Agreed: "), "it has been played");
        assert_eq!(meeting.say(true, "propose", &[at(4, 18)]).status, 409);
        let page = meeting.one.get(&meeting.path()).text();
        assert!(!page.contains("id=\"times\""), "{page}");
    });
}
