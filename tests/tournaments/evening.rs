//! A whole evening: entries, check-in, a draft that is changed, results by players and officials, a dispute, a late
//! one, one who leaves, penalties, the way back, and the standings.

use crate::clubs::people::{Who, browser, send, town};
use crate::harness::site::{Answer, Client, Site, on_each_site};

/// A tournament, and the browser of whoever directs it.
pub struct Night {
    pub at: String,
    pub director: Client,
    pub keys: u32,
}

impl Night {
    /// The owner makes it and so directs it.
    pub fn begin(site: &Site) -> Night {
        let mut director = browser(site, Who::Owner);
        let form = [
            ("name", "Friday evening"),
            ("preset", "club-evening"),
            ("game", "ulti"),
            ("day", "2026-11-27"),
            ("time", "18:00"),
            ("venue", "Back room"),
            ("key", "first"),
        ];
        let made = send(&mut director, "/clubs/one/tournaments/new", &form);
        assert_eq!(made.status, 303, "{}", made.text());
        let at = made
            .header("location")
            .expect("an address")
            .trim_end_matches("/direct")
            .to_owned();
        let again = send(&mut director, "/clubs/one/tournaments/new", &form);
        assert_eq!(
            again.header("location"),
            made.header("location"),
            "sent twice, made once"
        );
        Night { at, director, keys: 0 }
    }

    pub fn send(&mut self, page: &str, form: &[(&str, &str)]) -> Answer {
        self.keys += 1;
        let key = format!("key-{}", self.keys);
        let mut form = form.to_vec();
        form.push(("key", &key));
        send(&mut self.director, &format!("{}/{page}", self.at), &form)
    }

    pub fn direct(&mut self, form: &[(&str, &str)]) {
        let answer = self.send("direct", form);
        assert_eq!(answer.status, 303, "{form:?}: {}", answer.text());
    }

    pub fn page(&mut self, page: &str) -> String {
        self.director.get(&format!("{}/{page}", self.at)).text()
    }

    /// Nine players at three tables, of whom round one is being played.
    pub fn in_round_one(site: &Site) -> Night {
        let mut night = Night::begin(site);
        night.reach_round_one(site);
        night
    }

    pub fn reach_round_one(&mut self, site: &Site) {
        self.fill(site);
        self.direct(&[("act", "draw")]);
        self.direct(&[("act", "publish-round"), ("round", "1")]);
        self.direct(&[("act", "begin"), ("round", "1")]);
    }

    /// Nine players, two of whom have accounts.
    pub fn fill(&mut self, site: &Site) {
        self.direct(&[("act", "open")]);
        for who in [Who::Member, Who::Scorer] {
            let mut own = browser(site, who);
            let page = own.get(&format!("{}/entries", self.at));
            let member = page.hidden("member").expect("a way to enter oneself");
            let form = [("act", "enter"), ("member", member.as_str()), ("key", "mine")];
            assert_eq!(send(&mut own, &format!("{}/entries", self.at), &form).status, 303);
        }
        for guest in 3..=9 {
            let name = format!("Guest {guest}");
            assert_eq!(self.send("entries", &[("act", "guest"), ("name", &name)]).status, 303);
        }
        self.direct(&[("act", "check-in")]);
        let console = self.director.get(&format!("{}/direct", self.at)).text();
        let door = format!("class=\"btn go\" href=\"{}/entries\"", self.at);
        assert!(
            console.contains("Nobody has been checked in yet") && console.contains(&door),
            "{console}"
        );
        for entry in 1..=9 {
            let entry = entry.to_string();
            assert_eq!(
                self.send("entries", &[("act", "check-in"), ("entry", &entry)]).status,
                303
            );
        }
        self.direct(&[("act", "start")]);
    }

    pub fn table(round: u16, table: u16) -> String {
        format!("rounds/{round}/tables/{table}")
    }

    /// Enters a result as the director, whose word counts at once.
    pub fn result(&mut self, round: u16, table: u16, version: &str, scores: [&str; 3]) -> Answer {
        let [a, b, c] = scores;
        let form = [
            ("act", "enter"),
            ("version", version),
            ("score", a),
            ("score", b),
            ("score", c),
        ];
        self.send(&Night::table(round, table), &form)
    }
}

const WITHDRAW: &str = "value=\"withdraw\"";
const EXCLUDE: &str = "value=\"exclude\"";

#[test]
fn a_player_is_excluded_once_the_tournament_runs_and_withdrawn_before() {
    on_each_site(|site| {
        town(site);
        let mut night = Night::begin(site);
        assert_eq!(
            night.send("entries", &[("act", "guest"), ("name", "Guest 0")]).status,
            303
        );
        let list = night.page("entries");
        assert!(list.contains(WITHDRAW) && !list.contains(EXCLUDE), "{list}");
        night.fill(site);
        let list = night.page("entries");
        assert!(list.contains(WITHDRAW) && list.contains(EXCLUDE), "{list}");
        assert_eq!(night.send("entries", &[("act", "exclude"), ("entry", "9")]).status, 303);
        let list = night.page("entries");
        let row = list.split("id=\"e9\"").nth(1).expect("the row of entry 9");
        let row = row.split("</li>").next().unwrap_or_default();
        assert!(row.contains("excluded") && !row.contains(EXCLUDE), "{row}");
    });
}

#[test]
fn an_evening_goes_from_entries_to_standings() {
    on_each_site(|site| {
        town(site);
        let mut night = Night::begin(site);
        assert_eq!(site.client().get(&night.at).status, 404, "a draft is nobody else's");
        night.fill(site);
        night.direct(&[("act", "draw")]);
        assert_eq!(
            site.client().get(&format!("{}/rounds/1", night.at)).status,
            404,
            "nobody sees a draft"
        );
        night.direct(&[("act", "publish-round"), ("round", "1")]);
        night.direct(&[("act", "begin"), ("round", "1")]);
        for table in 1..=3 {
            assert_eq!(night.result(1, table, "0", ["7", "-2", "−5"]).status, 303);
        }
        let settled = night.result(1, 1, "1", ["9", "-4", "-5"]);
        assert_eq!(settled.status, 409, "a confirmed result is changed by a ruling only");
        let late = night.send("entries", &[("act", "guest"), ("name", "Late Lajos")]);
        assert_eq!(late.status, 303);
        assert_eq!(
            night.send("entries", &[("act", "withdraw"), ("entry", "9")]).status,
            303
        );
        night.direct(&[("act", "draw")]);
        night.direct(&[("act", "publish-round"), ("round", "2")]);
        let second = night.page("rounds/2");
        assert!(second.contains("Late Lajos") && !second.contains("Guest 9"), "{second}");
        night.direct(&[
            ("act", "penalty"),
            ("entry", "3"),
            ("amount", "-1/2"),
            ("reason", "late to the table"),
        ]);
        let standings = site.client().get(&format!("{}/standings", night.at)).text();
        assert_eq!(
            standings.matches("<tr").count(),
            11,
            "ten who played or came late, and the head: {standings}"
        );
        assert!(standings.contains("late to the table"), "{standings}");
        night.direct(&[("act", "revoke"), ("at", "0")]);
        let standings = site.client().get(&format!("{}/standings", night.at)).text();
        assert!(
            !standings.contains("late to the table"),
            "it does not count any more: {standings}"
        );
    });
}

/// Draws the first round until the two who have accounts sit at one table, and answers which it is.
pub fn draw_both_to_one_table(night: &mut Night) -> u16 {
    let mut drawn = false;
    for _ in 0..60 {
        night.direct(&[("act", if drawn { "redraw" } else { "draw" })]);
        drawn = true;
        let page = night.page("direct");
        let tables = page.split("class=\"top-line\"").skip(1);
        if tables
            .clone()
            .any(|table| table.matches("<span>Anna</span>").count() == 2)
        {
            break;
        }
    }
    let page = night.page("direct");
    let at = page.split("class=\"top-line\"").skip(1).position(|table| {
        table
            .split("</ol>")
            .next()
            .is_some_and(|seats| seats.matches("<span>Anna</span>").count() == 2)
    });
    u16::try_from(at.expect("a table of both") + 1).expect("a number")
}

#[test]
fn a_player_enters_a_result_and_another_one_confirms_or_disputes_it() {
    on_each_site(|site| {
        town(site);
        let mut night = Night::begin(site);
        night.fill(site);
        let table = draw_both_to_one_table(&mut night);
        night.direct(&[("act", "publish-round"), ("round", "1")]);
        let path = format!("{}/{}", night.at, Night::table(1, table));
        let mut one = browser(site, Who::Member);
        let mut other = browser(site, Who::Scorer);
        let enter = |version: &'static str, first: &'static str, key: &'static str| {
            let scores = [("score", first), ("score", "-4"), ("score", "-2")];
            [&[("act", "enter"), ("version", version), ("key", key)][..], &scores[..]].concat()
        };
        let answer = send(&mut one, &path, &enter("0", "5", "a"));
        assert_eq!(answer.status, 409, "they do not add up");
        assert!(answer.text().contains("value=\"5\""), "what was typed is still there");
        assert_eq!(send(&mut one, &path, &enter("0", "6", "b")).status, 303);
        assert_eq!(
            send(&mut one, &path, &enter("0", "6", "b")).status,
            303,
            "sent twice, done once"
        );
        let stale = send(&mut other, &path, &enter("0", "6", "c"));
        assert_eq!(stale.status, 403, "they did not enter it");
        let own = send(&mut one, &path, &[("act", "confirm"), ("version", "1"), ("key", "d")]);
        assert_eq!(own.status, 409, "nobody confirms their own");
        let no_reason = send(
            &mut other,
            &path,
            &[("act", "dispute"), ("version", "1"), ("reason", " "), ("key", "e")],
        );
        assert_eq!(no_reason.status, 409);
        let dispute = [
            ("act", "dispute"),
            ("version", "1"),
            ("reason", "it was six"),
            ("key", "f"),
        ];
        assert_eq!(send(&mut other, &path, &dispute).status, 303);
        assert!(night.page("direct").contains("the result is disputed"));
        let rule = [
            ("act", "rule"),
            ("version", "2"),
            ("score", "8"),
            ("score", "-5"),
            ("score", "-3"),
            ("reason", "seen"),
        ];
        assert_eq!(night.send(&Night::table(1, table), &rule).status, 303);
        let page = site.client().get(&path).text();
        assert!(page.contains("decided") && page.contains("+8"), "{page}");
        let strange = send(
            &mut one,
            &path,
            &[
                ("act", "confirm"),
                ("version", "3"),
                ("confirmed_by", "1"),
                ("key", "g"),
            ],
        );
        assert_eq!(strange.status, 400, "a field too many is refused");
    });
}

#[test]
fn a_ruling_begins_with_the_scores_that_stand_and_names_the_one_that_is_missing() {
    on_each_site(|site| {
        town(site);
        let mut night = Night::begin(site);
        night.fill(site);
        let table = draw_both_to_one_table(&mut night);
        night.direct(&[("act", "publish-round"), ("round", "1")]);
        let page = Night::table(1, table);
        let path = format!("{}/{page}", night.at);
        let scores = [("score", "6"), ("score", "-4"), ("score", "-2")];
        let enter = [&[("act", "enter"), ("version", "0"), ("key", "a")][..], &scores].concat();
        assert_eq!(send(&mut browser(site, Who::Member), &path, &enter).status, 303);
        let standings = site.client().get(&format!("{}/standings", night.at)).text();
        assert!(standings.contains("Standings in round 1"), "{standings}");
        let dispute = [("act", "dispute"), ("version", "1"), ("reason", "no"), ("key", "b")];
        assert_eq!(send(&mut browser(site, Who::Scorer), &path, &dispute).status, 303);
        let ruling = night.page(&page);
        for score in ["6", "-4", "-2"] {
            let there = format!("value=\"{score}\"");
            assert!(ruling.contains(&there), "whoever upholds it types nothing: {ruling}");
        }
        let scores = [("score", "8"), ("score", ""), ("score", ""), ("zero_sum", "1")];
        let rule = [&[("act", "rule"), ("version", "2"), ("reason", "seen")][..], &scores].concat();
        let refused = night.send(&page, &rule);
        assert_eq!(refused.status, 409);
        assert!(refused.text().contains("fill this in"), "{}", refused.text());
    });
}

#[test]
fn the_last_step_is_taken_back_and_the_one_before_it_too() {
    on_each_site(|site| {
        town(site);
        let mut night = Night::begin(site);
        night.fill(site);
        night.direct(&[("act", "draw")]);
        let draft = night.page("rounds/1");
        night.direct(&[("act", "publish-round"), ("round", "1")]);
        assert_eq!(night.result(1, 2, "0", ["4", "-1", "-3"]).status, 303);
        let undo = |night: &mut Night| {
            let revision = night
                .director
                .get(&format!("{}/direct", night.at))
                .hidden("revision")
                .expect("a step");
            night.direct(&[("act", "undo"), ("revision", &revision)]);
            revision
        };
        let revision = undo(&mut night);
        assert!(!night.page("rounds/1/tables/2").contains("+4"));
        let again = night.send("direct", &[("act", "undo"), ("revision", &revision)]);
        assert_eq!(again.status, 409, "it was taken back already");
        undo(&mut night);
        assert_eq!(
            site.client().get(&format!("{}/rounds/1", night.at)).status,
            404,
            "a draft again"
        );
        let tables = |page: &str| {
            page.split("class=\"top-line\"")
                .skip(1)
                .map(str::len)
                .collect::<Vec<_>>()
        };
        assert_eq!(tables(&night.page("rounds/1")), tables(&draft));
    });
}
