//! Evenings that were kept on a scorecard as units of a season: when they count, what they come to, and what a
//! correction does to a published table.

use chrono::TimeDelta;
use talon_league::{LeaguePerson, UnitKind};
use talon_service::leagues::{ShownUnit, season as read_season};
use talon_service::retention;
use talon_service::tournaments::{ActOnHands, HandsAct, TableAt};
use talon_store::hands::Session;
use talon_store::leagues::RevisionCause;
use talon_store::tournament_hands::{self, Closed};
use talon_store::{StoreError, clubs, hands};
use talon_tournament::tournament::State;

use super::*;
use crate::harness::act::request;
use crate::sessions::scorecards::{SIMPLE, begin, save, send};

/// A card on which these people played two deals, each won by the first of them.
pub(super) fn card(client: &mut Client, names: [&str; 3]) -> String {
    let [one, two, three] = names;
    let card = begin(client, "ulti", &[one, two, three, ""]);
    for number in ["1", "2"] {
        assert_eq!(save(client, &card, number, &SIMPLE).status, 303);
    }
    card
}

pub(super) fn set_card(client: &mut Client, card: &str, act: &str) {
    let page = format!("{card}/settings");
    let sent = send(client, &page, &page, &[("act", act)]);
    assert_eq!(sent.status, 303, "{act}: {}", sent.text());
}

/// Puts the deals among the hands of the club.
pub(super) fn put(client: &mut Client, card: &str) -> Answer {
    let sent = send(client, card, &format!("{card}/club"), &[("club", example_club::SLUG)]);
    assert_eq!(sent.status, 303, "{}", sent.text());
    sent
}

/// The session of the scorecard that the club has.
pub(super) fn session(site: &Site) -> Session {
    let found = site.store.read(|db| -> Result<_, StoreError> {
        let club = clubs::by_slug(db, example_club::SLUG)?;
        hands::sessions_of_club(db, club.id)
    });
    let mut found = found.expect("sessions");
    found.retain(|session| session.key.starts_with("scorecard-"));
    found.pop().expect("the evening")
}

fn person(site: &Site, name: &str) -> LeaguePerson {
    LeaguePerson(entry_of(site, name).0)
}

fn add(site: &Site, owner: &mut Client, session: &str) -> Answer {
    let form = [
        ("act", "add-evening"),
        ("evening", session),
        ("weight", "1"),
        ("group", ""),
    ];
    send_to(site, owner, "units", &form)
}

/// What everyone has from the evening: place, points and raw sum, by name.
fn column(site: &Site, names: &[&str]) -> Vec<String> {
    let shown = season(site, None);
    let table = shown.table.as_ref().expect("a table");
    let unit = evening_unit(&shown).expect("an evening").number;
    let cell = |name: &&str| {
        let row = table.row(person(site, name));
        let cell = row.and_then(|row| table.cell(row, unit));
        cell.map_or_else(
            || format!("{name} -"),
            |cell| {
                format!(
                    "{name} {} {} {} {}",
                    cell.rank.unwrap_or(0),
                    cell.points,
                    cell.raw,
                    cell.tables
                )
            },
        )
    };
    names.iter().map(cell).collect()
}

fn evening_unit(shown: &SeasonShown) -> Option<&ShownUnit> {
    shown.units.iter().find(|unit| unit.kind == UnitKind::Evening)
}

pub(super) const PEOPLE: [&str; 3] = ["Anna", "Béla", "Cili"];
/// What two deals that Anna won come to; the two others share a place.
const WON: [&str; 3] = ["Anna 1 10 4 1", "Béla 2 6 -2 1", "Cili 2 6 -2 1"];

/// An evening of Anna, Béla and Cili that is over and counts, by hand.
fn counting(site: &Site, owner: &mut Client) -> String {
    let card = card(owner, PEOPLE);
    set_card(owner, &card, "close");
    put(owner, &card);
    let id = session(site).id.to_string();
    let added = add(site, owner, &id);
    assert_eq!(added.status, 303, "{}", added.text());
    card
}

#[test]
fn an_evening_counts_by_hand_once_its_scorecard_is_closed() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let units = format!("/leagues/{LEAGUE}/{}/units", season(site, None).head.slug);
        let card = card(&mut owner, PEOPLE);
        put(&mut owner, &card);
        let id = session(site).id.to_string();
        let option = format!("<option value=\"{id}\"");
        let page = owner.get(&units).text();
        assert!(!page.contains(&option), "an open card is not over: {page}");
        let early = add(site, &mut owner, &id);
        assert_eq!(early.status, 422);
        assert!(early.text().contains("is still open"), "{}", early.text());
        set_card(&mut owner, &card, "close");
        let page = owner.get(&units).text();
        assert!(page.contains(&option) && page.contains("Anna, Béla, Cili<"), "{page}");
        let added = add(site, &mut owner, &id);
        assert_eq!(added.status, 303, "{}", added.text());
        assert_eq!(column(site, &PEOPLE), WON);
        let page = owner.get(&units).text();
        assert!(!page.contains(&option), "it counts already: {page}");
        assert!(
            page.contains(&format!("<a href=\"/sessions/{id}\">Evening</a>")),
            "{page}"
        );
        let twice = add(site, &mut owner, &id);
        assert_eq!(twice.status, 422);
        assert!(twice.text().contains("Evening"), "{}", twice.text());
    });
}

#[test]
fn the_column_of_an_evening_leads_to_it_for_those_who_may_see_its_hands() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        counting(site, &mut owner);
        let shown = season(site, None);
        let number = evening_unit(&shown).expect("an evening").number.0;
        let page = format!("/leagues/{LEAGUE}/{}/units/{number}", shown.head.slug);
        let way = format!("/sessions/{}", session(site).id);
        let seen = owner.get(&page).text();
        assert!(seen.contains(&way) && seen.contains("Open the evening"), "{seen}");
        let visitor = site.client().get(&page);
        assert_eq!(visitor.status, 200);
        let text = visitor.text();
        assert!(text.contains("Evening") && !text.contains("/sessions/"), "{text}");
        assert_eq!(site.client().get(&way).status, 404);
        let told = |client: &mut Client| -> serde_json::Value {
            let answer = client.get(&format!("/api/v1/leagues/{LEAGUE}/units/{number}"));
            serde_json::from_str(&answer.text()).expect("JSON")
        };
        let unit = &told(&mut site.client())["unit"];
        assert_eq!(
            (&unit["kind"], &unit["session"]),
            (&"evening".into(), &serde_json::Value::Null)
        );
        assert!(unit["tournament"].is_null() && unit["name"].is_null(), "{unit}");
        let table = site.client().get(&format!("/leagues/{LEAGUE}")).text();
        assert!(table.contains("Evening"), "{table}");
    });
}

#[test]
fn an_evening_that_goes_on_leaves_the_table_and_comes_back_with_what_was_put_right() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let before = season(site, None).table;
        let card = counting(site, &mut owner);
        let revision = season(site, None).head.revision;
        set_card(&mut owner, &card, "reopen");
        let open = season(site, None);
        assert_eq!(open.head.revision, revision + 1, "told in the same moment");
        assert_eq!(open.revision.as_ref().expect("a table").cause, RevisionCause::Unit);
        assert_eq!(column(site, &PEOPLE), ["Anna -", "Béla -", "Cili -"]);
        let with_result = |table: &Option<talon_league::CountedSeason>| table.as_ref().expect("a table").with_result;
        assert_eq!(with_result(&open.table), with_result(&before));
        let lost = [
            ("number", "2"),
            ("seen", "0"),
            ("dealer", "0"),
            ("who", "0"),
            ("call", "betli"),
            ("f.made.betli", "lost"),
        ];
        let page = format!("{card}/deals/2");
        let sent = send(&mut owner, &page, &format!("{page}/correct"), &lost);
        assert_eq!(sent.status, 303, "{}", sent.text());
        set_card(&mut owner, &card, "close");
        assert_eq!(column(site, &PEOPLE), WON, "the club has the deals as they were");
        put(&mut owner, &card);
        assert_eq!(
            column(site, &PEOPLE),
            ["Anna 3 5 -8 1", "Béla 1 17/2 4 1", "Cili 1 17/2 4 1"]
        );
    });
}

#[test]
fn an_evening_whose_open_card_nobody_wrote_on_for_months_is_over() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let card = counting(site, &mut owner);
        set_card(&mut owner, &card, "reopen");
        assert_eq!(column(site, &PEOPLE), ["Anna -", "Béla -", "Cili -"]);
        let later = Utc::now() + TimeDelta::days(talon_service::scorecards::DAYS_KEPT + 1);
        let gone = retention::forget_old(&site.store, later).expect("what is old");
        assert!(gone.scorecards > 0);
        assert_eq!(column(site, &PEOPLE), WON);
    });
}

#[test]
fn a_hand_that_is_taken_out_and_an_import_that_is_taken_back_are_gone_from_the_table() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let card = card(&mut owner, PEOPLE);
        set_card(&mut owner, &card, "close");
        let report = put(&mut owner, &card)
            .header("location")
            .expect("the report")
            .to_owned();
        assert_eq!(add(site, &mut owner, &session(site).id.to_string()).status, 303);
        let found = site.store.read(|db| hands::members(db, session(site).id, 10));
        let hand = found.expect("hands")[0].0.id;
        let sharing = format!("/hands/{hand}/sharing");
        let token = owner.get(&sharing).hidden("csrf").expect("a token");
        let form = [("act", "take"), ("reason", "dealt wrongly"), ("csrf", token.as_str())];
        let out = owner.post(&format!("/hands/{hand}/out"), &form);
        assert_eq!(out.status, 303, "{}", out.text());
        assert_eq!(
            column(site, &PEOPLE),
            ["Anna 1 10 2 1", "Béla 2 6 -1 1", "Cili 2 6 -1 1"]
        );
        let undone = owner.submit(&format!("{report}/undo"), &[]);
        assert_eq!(undone.status, 303, "{}", undone.text());
        assert_eq!(column(site, &PEOPLE), ["Anna -", "Béla -", "Cili -"]);
    });
}

#[test]
fn a_rule_takes_evenings_in_when_they_end_and_what_was_taken_out_stays_out() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let first = card(&mut owner, PEOPLE);
        set_card(&mut owner, &first, "close");
        put(&mut owner, &first);
        let rule = |units: &'static str, game: &'static str| {
            [
                ("act", "rule"),
                ("takes", "true"),
                ("units", units),
                ("game", game),
                ("pattern", "a name that no tournament has"),
                ("weekday", ""),
                ("rule_from", ""),
                ("rule_to", ""),
                ("entries", "21"),
            ]
        };
        let evenings = |site: &Site| {
            let shown = season(site, None);
            let units = shown
                .units
                .iter()
                .filter(|unit| unit.kind == UnitKind::Evening && unit.counts);
            let ids: Vec<i64> = units
                .filter_map(|unit| shown.season.unit(unit.number)?.source.evening())
                .collect();
            ids
        };
        for (units, game) in [("tournaments", "ulti"), ("evenings", "preferans")] {
            assert_eq!(send_to(site, &mut owner, "settings", &rule(units, game)).status, 303);
            let taken = evenings(site);
            assert!(!taken.contains(&session(site).id.0), "{units} of {game}: {taken:?}");
        }
        assert_eq!(send_to(site, &mut owner, "settings", &rule("both", "ulti")).status, 303);
        let known = evenings(site);
        assert!(known.contains(&session(site).id.0), "what was over already: {known:?}");
        // One whose deals come before its end, and one whose deals come after it.
        let second = card(&mut owner, ["Anna", "Béla", "Dezső"]);
        put(&mut owner, &second);
        assert_eq!(evenings(site), known, "it is not over");
        set_card(&mut owner, &second, "close");
        let id = session(site).id.0;
        assert_eq!(evenings(site), [&known[..], &[id]].concat());
        let third = card(&mut owner, ["Anna", "Erzsi", "Ferenc"]);
        set_card(&mut owner, &third, "close");
        put(&mut owner, &third);
        let last = session(site).id.0;
        assert_eq!(evenings(site), [&known[..], &[id, last]].concat());
        let number = season(site, None).units.last().expect("a unit").number.0.to_string();
        let out = [
            ("act", "take-out"),
            ("unit", number.as_str()),
            ("reason", "a friendly game"),
        ];
        assert_eq!(send_to(site, &mut owner, "units", &out).status, 303);
        set_card(&mut owner, &third, "reopen");
        set_card(&mut owner, &third, "close");
        assert!(!evenings(site).contains(&last), "by hand wins");
    });
}

#[test]
fn who_is_not_in_the_list_keeps_their_place_and_has_a_row_once_they_are() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let card = card(&mut owner, ["Vendel", "Béla", "Cili"]);
        set_card(&mut owner, &card, "close");
        put(&mut owner, &card);
        assert_eq!(add(site, &mut owner, &session(site).id.to_string()).status, 303);
        let others = ["Béla", "Cili"];
        assert_eq!(
            column(site, &others),
            ["Béla 2 6 -2 1", "Cili 2 6 -2 1"],
            "the first place is nobody’s"
        );
        let list = [("act", "guests"), ("listed", "true")];
        let listed = send_to(site, &mut owner, "settings", &list);
        assert_eq!(listed.status, 303, "{}", listed.text());
        let shown = season(site, None);
        let people: Vec<i64> = shown
            .table
            .as_ref()
            .expect("a table")
            .people()
            .map(|one| one.0)
            .collect();
        assert!(people.iter().all(|person| *person > 0), "{people:?}");
        assert_eq!(owner.get(&format!("/leagues/{LEAGUE}")).status, 200);
        let entry = [
            ("name", "Vendel"),
            ("alias", ""),
            ("email", ""),
            ("shown", "full"),
            ("key", ""),
        ];
        let added = owner.submit(&format!("/clubs/{}/members", example_club::SLUG), &entry);
        assert_eq!(added.status, 303, "{}", added.text());
        assert_eq!(column(site, &["Vendel"]), ["Vendel 1 10 4 1"]);
    });
}

#[test]
fn an_evening_at_a_table_of_a_tournament_counts_with_the_tournament_alone() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let before = season(site, None);
        let tournament = before
            .units
            .iter()
            .find_map(|unit| unit.tournament)
            .expect("a tournament");
        counting(site, &mut owner);
        let evening = session(site);
        let number = evening_unit(&season(site, None))
            .expect("an evening")
            .number
            .0
            .to_string();
        // Someone says at which table it was played.
        let placed = site.store.write(|db| -> Result<(), StoreError> {
            let hand = hands::members(db, evening.id, 10)?[0].0.id;
            let at = Closed {
                hand,
                tournament,
                round: 1,
                table: 1,
            };
            tournament_hands::put(db, at, true)
        });
        placed.expect("a hand at a table");
        let out = [
            ("act", "take-out"),
            ("unit", number.as_str()),
            ("reason", "a table of the cup"),
        ];
        assert_eq!(send_to(site, &mut owner, "units", &out).status, 303);
        assert_eq!(
            said(&season(site, None)),
            said(&before),
            "what is left is the tournaments"
        );
        let refused = add(site, &mut owner, &evening.id.to_string());
        assert_eq!(refused.status, 422);
        let name = before.units.iter().find_map(|unit| unit.name.clone()).expect("a name");
        let text = refused.text();
        assert!(text.contains("was played at a table") && text.contains(&name), "{text}");
        let back = [("act", "put-back"), ("unit", number.as_str())];
        assert_eq!(send_to(site, &mut owner, "units", &back).status, 303);
        assert_eq!(
            column(site, &PEOPLE),
            ["Anna -", "Béla -", "Cili -"],
            "no result of its own"
        );
    });
}

#[test]
fn an_evening_leaves_the_table_when_a_hand_of_it_is_placed_in_a_tournament_and_comes_back() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        counting(site, &mut owner);
        assert_eq!(column(site, &PEOPLE), WON);
        let evening = session(site);
        let hand = site.store.read(|db| hands::members(db, evening.id, 10)).expect("hands")[0]
            .0
            .id;
        let is_running = |id: &i64| {
            let shown = site
                .store
                .read(|db| read::tournament(db, &Actor::CommandLine, TournamentId(*id)));
            shown.is_ok_and(|shown| shown.loaded.tournament.state == State::Running)
        };
        let id = TournamentId((1..10).find(is_running).expect("a running tournament"));
        let at = TableAt { id, round: 1, table: 1 };
        let place = |act| {
            let request = request(&site.store, &Actor::CommandLine, id, Utc::now());
            request.act(ActOnHands { at, act }).expect("an act");
        };
        place(HandsAct::Add(hand.to_string()));
        assert_eq!(column(site, &PEOPLE), ["Anna -", "Béla -", "Cili -"]);
        assert_eq!(
            season(site, None).revision.expect("a revision").cause,
            RevisionCause::Unit
        );
        place(HandsAct::Take(hand));
        place(HandsAct::Free(hand));
        assert_eq!(column(site, &PEOPLE), WON);
    });
}

#[test]
fn nobody_else_adds_an_evening_and_one_that_nobody_sees_is_not_told() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let card = card(&mut owner, PEOPLE);
        set_card(&mut owner, &card, "close");
        put(&mut owner, &card);
        let id = session(site).id.to_string();
        let page = format!("/leagues/{LEAGUE}/{}/units", season(site, None).head.slug);
        let form = [
            ("act", "add-evening"),
            ("evening", id.as_str()),
            ("weight", "1"),
            ("group", ""),
        ];
        let version = season(site, None).head.version.to_string();
        let sent = [&[("version", version.as_str()), ("key", "")][..], &form[..]].concat();
        assert_ne!(site.client().submit(&page, &sent).status, 303);
        let missing = add(site, &mut owner, "999999");
        assert_eq!(missing.status, 404, "{}", missing.text());
        for hand in site
            .store
            .read(|db| hands::members(db, session(site).id, 10))
            .expect("hands")
        {
            let form = [("visibility", "private")];
            let sent = owner.submit(&format!("/hands/{}/sharing", hand.0.id), &form);
            assert_eq!(sent.status, 303, "{}", sent.text());
        }
        let refused = add(site, &mut owner, &id);
        assert_eq!(refused.status, 422);
        assert!(
            refused.text().contains("Share them with the club"),
            "{}",
            refused.text()
        );
        let actor = Actor::Visitor;
        let address = SeasonAddress {
            league: LEAGUE,
            season: None,
            revision: None,
        };
        let shown = site
            .store
            .read(|db| read_season(db, &actor, &address))
            .expect("a season");
        assert!(evening_unit(&shown).is_none());
    });
}
