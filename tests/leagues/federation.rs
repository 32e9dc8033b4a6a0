//! Clubs join a federation, propose their tournaments to its leagues, and stand in its tables.

use chrono::{Months, NaiveDate, TimeDelta};
use talon_service::leagues::NewLeagueForm;
use talon_service::tournaments::Publish;
use talon_store::SeasonId;

use super::*;
use crate::accounts::people::{PASSWORD, account};
use crate::clubs::people::{CLI, club, join, own};

pub const CUP: &str = "szovetsegi-kupa";
/// A finished tournament of the example club that everyone sees.
pub const TOURNAMENT: &str = "/tournaments/1/leagues";

/// A federation with a league that runs, and a browser in which its owner is signed in.
pub fn federation(site: &Site) -> Client {
    club(&site.store, "szovetseg", "Szövetség");
    account(&site.store, "chief@example.org", false);
    let chief = join(&site.store, "szovetseg", "chief@example.org");
    own(site, "szovetseg", chief);
    let today: NaiveDate = Utc::now().date_naive();
    let form = NewLeagueForm {
        name: "Szövetségi kupa",
        slug: CUP,
        preset: "club-evenings",
        season: "2026",
        from: today - TimeDelta::days(600),
        to: today + Months::new(20),
        takes: "",
        game: "",
        leads_to: "",
    };
    leagues::create(&site.store, &CLI, "szovetseg", &form, None, Utc::now()).expect("a league");
    let mut chief = site.client();
    let sent = chief.submit("/sign-in", &[("email", "chief@example.org"), ("password", PASSWORD)]);
    assert_eq!(sent.status, 303, "{}", sent.text());
    let cup = cup(site);
    let publish = [("act", "show"), ("version", &cup.head.version.to_string()), ("key", "")];
    let manage = format!("/leagues/{CUP}/2026/manage");
    assert_eq!(chief.submit(&manage, &publish).status, 303);
    chief
}

pub fn cup(site: &Site) -> SeasonShown {
    let address = SeasonAddress {
        league: CUP,
        season: None,
        revision: None,
    };
    let shown = site.store.read(|db| leagues::season(db, &CLI, &address));
    shown.expect("a season")
}

/// The address of the only season of the cup, and its number.
pub fn season_of_cup(site: &Site) -> (String, SeasonId) {
    let head = cup(site).head;
    (format!("/leagues/{CUP}/{}", head.slug), head.id)
}

/// The federation invites the example club, which accepts.
pub fn joined(chief: &mut Client, owner: &mut Client) {
    let invite = [("act", "invite"), ("club", "pelda")];
    assert_eq!(chief.submit("/clubs/szovetseg/clubs", &invite).status, 303);
    let accept = [("act", "accept"), ("club", "szovetseg")];
    assert_eq!(owner.submit("/clubs/pelda/clubs", &accept).status, 303);
}

pub fn propose(site: &Site, owner: &mut Client) {
    let id = season_of_cup(site).1.to_string();
    let sent = owner.submit(TOURNAMENT, &[("act", "propose"), ("season", &id)]);
    assert_eq!(sent.status, 303, "{}", sent.text());
}

/// Sends a form of the page on which the federation says what counts.
pub fn decide(site: &Site, chief: &mut Client, fields: &[(&str, &str)]) -> Answer {
    let version = cup(site).head.version.to_string();
    let mut form = vec![("version", version.as_str()), ("key", "")];
    form.extend_from_slice(fields);
    chief.submit(&format!("{}/units", season_of_cup(site).0), &form)
}

pub const ACCEPT: [(&str, &str); 4] = [("act", "add"), ("tournament", "1"), ("weight", ""), ("group", "")];

#[test]
fn a_tournament_of_a_member_club_counts_once_the_federation_accepts_it() {
    on_each_example_site(|site| {
        let (mut owner, mut chief) = (owner(site), federation(site));
        let early = decide(site, &mut chief, &ACCEPT);
        assert_eq!(early.status, 404, "nobody proposed it");
        joined(&mut chief, &mut owner);
        let offered = owner.get(TOURNAMENT).text();
        assert!(offered.contains("Szövetségi kupa"), "{offered}");
        propose(site, &mut owner);
        let waiting = owner.get(TOURNAMENT).text();
        assert!(waiting.contains("proposed, not decided yet"), "{waiting}");
        let units = chief.get(&format!("{}/units", season_of_cup(site).0)).text();
        assert!(
            units.contains("Proposed by member clubs") && units.contains("Példa"),
            "{units}"
        );
        let accepted = decide(site, &mut chief, &ACCEPT);
        assert_eq!(accepted.status, 303, "{}", accepted.text());
        assert!(owner.get(TOURNAMENT).text().contains("chip good\">counts"));
        let table = cup(site).table.expect("a table");
        assert!(table.rows.len() > 3, "the people of the member club have rows");
        let shown = site.client().get(&season_of_cup(site).0).text();
        assert_eq!(
            shown.matches("<small>Példa Kártyaklub</small>").count(),
            table.rows.len(),
            "{shown}"
        );
        let home = site.client().get("/clubs/szovetseg").text();
        assert!(
            home.contains("Member clubs") && home.contains("href=\"/clubs/pelda\""),
            "{home}"
        );
    });
}

/// Names that the example club keeps to itself, and all others in its list.
fn everybody_of_pelda(site: &Site) -> Vec<members::Member> {
    let listed = site.store.read(|db| {
        let club = clubs::by_slug(db, "pelda")?;
        members::everybody(db, club.id)
    });
    listed
        .expect("the list")
        .into_iter()
        .map(|(member, _)| member)
        .collect()
}

#[test]
fn nobody_of_a_member_club_is_in_a_table_or_a_list_before_they_played_there() {
    on_each_example_site(|site| {
        let (mut owner, mut chief) = (owner(site), federation(site));
        joined(&mut chief, &mut owner);
        let page = season_of_cup(site).0;
        let seen: Vec<String> = [page.clone(), format!("{page}/units"), format!("{page}/manage")]
            .iter()
            .map(|page| chief.get(page).text())
            .collect();
        // The owner of the federation is an Anna too.
        let others = everybody_of_pelda(site)
            .into_iter()
            .filter(|member| member.name != "Anna");
        for member in others {
            let name = format!(">{}<", member.name);
            assert!(seen.iter().all(|text| !text.contains(&name)), "{name}");
        }
        assert!(
            cup(site)
                .table
                .is_none_or(|table| table.rows.is_empty() || table.rows.len() == 1)
        );
    });
}

#[test]
fn what_a_club_withdrew_or_left_behind_is_not_made_to_count() {
    on_each_example_site(|site| {
        let (mut owner, mut chief) = (owner(site), federation(site));
        joined(&mut chief, &mut owner);
        propose(site, &mut owner);
        let leave = [("act", "leave"), ("club", "szovetseg")];
        assert_eq!(owner.submit("/clubs/pelda/clubs", &leave).status, 303);
        assert_eq!(decide(site, &mut chief, &ACCEPT).status, 404, "its club is gone");
        assert!(
            !chief
                .get(&format!("{}/units", season_of_cup(site).0))
                .text()
                .contains("Proposed by")
        );
        joined(&mut chief, &mut owner);
        assert_eq!(decide(site, &mut chief, &ACCEPT).status, 303, "it waited");
        let id = season_of_cup(site).1.to_string();
        let withdraw = [
            ("act", "withdraw"),
            ("season", id.as_str()),
            ("reason", "entered twice"),
        ];
        assert_eq!(owner.submit(TOURNAMENT, &withdraw).status, 303);
        let back = [("act", "put-back"), ("unit", "1")];
        assert_eq!(decide(site, &mut chief, &back).status, 404, "the club took it back");
        propose(site, &mut owner);
        assert_eq!(decide(site, &mut chief, &ACCEPT).status, 303);
        assert!(
            cup(site).units.iter().filter(|unit| unit.counts).count() == 1,
            "the same unit counts again"
        );
        let out = [("act", "take-out"), ("unit", "1"), ("reason", "too few players")];
        assert_eq!(decide(site, &mut chief, &out).status, 303);
        assert!(owner.get(TOURNAMENT).text().contains("refused: too few players"));
        assert_eq!(
            decide(site, &mut chief, &back).status,
            303,
            "the federation changes its mind"
        );
    });
}

#[test]
fn the_people_of_a_member_club_are_named_as_they_let_themselves_be_seen() {
    on_each_example_site(|site| {
        let (mut owner, mut chief) = (owner(site), federation(site));
        joined(&mut chief, &mut owner);
        propose(site, &mut owner);
        assert_eq!(decide(site, &mut chief, &ACCEPT).status, 303);
        for (name, alias) in [("Dezső", Some("Sirály")), ("Ferenc", None)] {
            let everybody = everybody_of_pelda(site);
            let id = everybody.iter().find(|member| member.name == name).expect(name).id;
            let hidden = site
                .store
                .write(|db| members::set_shown(db, id, members::Shown::Alias, alias));
            hidden.expect("a choice");
        }
        let page = season_of_cup(site).0;
        let seen = [
            site.client().get(&page).text(),
            chief.get(&page).text(),
            chief.get(&format!("{page}/units")).text(),
            leagues_file(site),
        ];
        for text in &seen {
            assert!(!text.contains("Dezső") && !text.contains("Ferenc"), "{text}");
        }
        assert!(seen[0].contains("Sirály") && seen[3].contains("Sirály"));
        assert!(
            owner.get(&format!("/leagues/{LEAGUE}")).text().contains("Dezső"),
            "in their own club"
        );
    });
}

#[test]
fn what_a_club_keeps_to_itself_stays_there() {
    on_each_example_site(|site| {
        let (mut owner, mut chief) = (owner(site), federation(site));
        joined(&mut chief, &mut owner);
        let director = find_person::by_mail(&site.store, "member2@example.org").expect("the owner");
        let hide = ActRequest {
            store: &site.store,
            actor: &director,
            id: TournamentId(1),
            form: IdempotentRequest { key: None, request: "" },
            now: Utc::now(),
        };
        hide.act(Publish { published: false }).expect("a private tournament");
        propose(site, &mut owner);
        let page = season_of_cup(site).0;
        let units = chief.get(&format!("{page}/units")).text();
        assert!(
            units.contains("Private tournament") && !units.contains("Őszi klubest"),
            "{units}"
        );
        assert_eq!(decide(site, &mut chief, &ACCEPT).status, 303, "it counts all the same");
        for path in [page.clone(), format!("{page}/units"), format!("{page}/units/1")] {
            let text = chief.get(&path).text();
            assert!(
                !text.contains("Őszi klubest") && !text.contains("/tournaments/1\""),
                "{path}: {text}"
            );
        }
        for (reader, finds) in [(&mut chief, false), (&mut owner, false)] {
            let text = reader.get("/leagues?game=ulti").text();
            assert_eq!(
                text.contains("Szövetségi kupa"),
                finds,
                "its game is told to nobody: {text}"
            );
        }
        let exported = site.store.read(|db| leagues::export_league(db, &CLI, CUP, true));
        assert!(exported.expect("a file").events.is_empty(), "events are of the club");
    });
}

/// The league as a file.
pub fn leagues_file(site: &Site) -> String {
    let exported = site.store.read(|db| leagues::export_league(db, &CLI, CUP, false));
    String::from_utf8(exported.expect("a file").file).expect("text")
}

#[test]
fn a_proposal_is_refused_with_a_reason_and_can_be_made_again() {
    on_each_example_site(|site| {
        let (mut owner, mut chief) = (owner(site), federation(site));
        joined(&mut chief, &mut owner);
        propose(site, &mut owner);
        let silent = [("act", "refuse"), ("tournament", "1"), ("reason", " ")];
        assert_eq!(decide(site, &mut chief, &silent).status, 422);
        let refuse = [("act", "refuse"), ("tournament", "1"), ("reason", "too few players")];
        assert_eq!(decide(site, &mut chief, &refuse).status, 303);
        let told = owner.get(TOURNAMENT).text();
        assert!(told.contains("refused: too few players"), "{told}");
        assert_eq!(decide(site, &mut chief, &ACCEPT).status, 404, "it waits no more");
        propose(site, &mut owner);
        assert_eq!(decide(site, &mut chief, &ACCEPT).status, 303);
    });
}

#[test]
fn a_club_withdraws_what_counts_with_a_reason_and_leaves_when_nothing_counts() {
    on_each_example_site(|site| {
        let (mut owner, mut chief) = (owner(site), federation(site));
        joined(&mut chief, &mut owner);
        propose(site, &mut owner);
        assert_eq!(decide(site, &mut chief, &ACCEPT).status, 303);
        let leave = [("act", "leave"), ("club", "szovetseg")];
        let refused = owner.submit("/clubs/pelda/clubs", &leave);
        assert_eq!(refused.status, 409);
        assert!(
            refused.text().contains("A running season of the federation counts"),
            "{}",
            refused.text()
        );
        let id = season_of_cup(site).1.to_string();
        let withdraw = |reason: &'static str| [("act", "withdraw"), ("season", id.clone().leak()), ("reason", reason)];
        assert_eq!(owner.submit(TOURNAMENT, &withdraw("")).status, 409, "why?");
        let manage = |chief: &mut Client, fields: &[(&str, &str)]| {
            let version = cup(site).head.version.to_string();
            let mut form = vec![("version", version.as_str()), ("key", "")];
            form.extend_from_slice(fields);
            chief.submit(&format!("{}/manage", season_of_cup(site).0), &form).status
        };
        assert_eq!(manage(&mut chief, &[("act", "finish")]), 303);
        let late = owner.submit(TOURNAMENT, &withdraw("entered twice"));
        assert_eq!(late.status, 409);
        assert!(late.text().contains("only the federation can take"), "{}", late.text());
        let reopen = [("act", "reopen"), ("reason", "one more evening")];
        assert_eq!(manage(&mut chief, &reopen), 303);
        assert_eq!(owner.submit(TOURNAMENT, &withdraw("entered twice")).status, 303);
        let told = owner.get(TOURNAMENT).text();
        assert!(told.contains("no longer counts: entered twice"), "{told}");
        assert!(cup(site).units.iter().all(|unit| !unit.counts));
        assert_eq!(owner.submit("/clubs/pelda/clubs", &leave).status, 303);
        let told = owner.get(TOURNAMENT).text();
        assert!(!told.contains("Szövetségi kupa"), "{told}");
        assert_eq!(
            chief
                .submit("/clubs/szovetseg/clubs", &[("act", "invite"), ("club", "pelda")])
                .status,
            303
        );
    });
}

#[test]
fn a_corrected_result_of_a_member_club_moves_the_table_of_the_federation() {
    on_each_example_site(|site| {
        let (mut owner, mut chief) = (owner(site), federation(site));
        joined(&mut chief, &mut owner);
        propose(site, &mut owner);
        assert_eq!(decide(site, &mut chief, &ACCEPT).status, 303);
        let before = cup(site);
        let night = Night {
            site,
            director: find_person::by_mail(&site.store, "member2@example.org").expect("the owner"),
            id: TournamentId(1),
        };
        night.step(StateChange::Reopen);
        night.rule(&[-300, 100, 200].map(SeatResult::of));
        let after = cup(site);
        assert_eq!(after.head.revision, before.head.revision + 1);
        assert_eq!(
            after.table.map(|table| table.rows.len()),
            before.table.map(|table| table.rows.len())
        );
    });
}
