//! Leagues on the site: what a visitor reads, what whoever manages one does, and what a tournament that changes does to
//! a published table.

use chrono::Utc;
use talon_league::RuledUnits;
use talon_samples::example_club;
use talon_service::idempotency::IdempotentRequest;
use talon_service::leagues::{self, SeasonAddress, SeasonShown};
use talon_service::merge_members::MergePair;
use talon_service::tournaments::{
    ActOnResult, ActRequest, ChangeSetting, ChangeState, ResultAct, ResultTyped, Setting, TournamentAct, read,
};
use talon_service::{Actor, find_person, merge_members};
use talon_store::{MemberId, TournamentId, clubs, members, merges};
use talon_tournament::standings::{SeatResult, TableOutcome};
use talon_tournament::tournament::{SettingPart, StateChange, Tournament, Withheld, file};

use crate::harness::act::import_tournament;
use crate::harness::site::{Answer, Client, Site, on_each_example_site};

mod api;
mod asked;
mod by_chance;
mod by_rule;
mod challenge;
mod dates;
mod divisions;
mod edges;
mod evenings;
pub mod federation;
mod federation_clubs;
mod free_tables;
mod frozen;
mod hand_records;
mod home;
mod hung;
mod index;
mod listed_file;
mod looked_into;
mod looks;
mod merged;
mod new_table;
mod news;
mod one_person;
mod parts;
mod past;
mod pot;
mod published;
mod qualifying;
mod rated;
mod refused;
mod rounds;
mod same_licence;
mod season_facts;
mod season_file;
mod season_pages;
mod settings;
mod sheet;
mod table_reports;
mod tag_list_file;
mod tag_lists;
mod team_file;
mod teams;
mod tonight;
mod turn;
mod ways_out;

pub const LEAGUE: &str = "pelda-klubesti-bajnoksag";

/// The example club, and a browser in which its owner is signed in.
pub fn owner(site: &Site) -> Client {
    let accounts = example_club::open_accounts(&site.store, &site.passwords, Utc::now().into()).expect("accounts");
    let mut client = site.client();
    let sent = client.submit(
        "/sign-in",
        &[("email", &accounts[1].email), ("password", &accounts[1].password)],
    );
    assert_eq!(sent.status, 303, "{}", sent.text());
    client
}

pub fn season(site: &Site, revision: Option<i64>) -> SeasonShown {
    let address = SeasonAddress {
        league: LEAGUE,
        season: None,
        revision,
    };
    let shown = site.store.read(|db| leagues::season(db, &Actor::Visitor, &address));
    shown.expect("a season that everybody sees")
}

fn manage_page(site: &Site) -> String {
    format!("/leagues/{LEAGUE}/{}/manage", season(site, None).head.slug)
}

/// Sends a form of the page that manages the season, as a browser that has just opened it.
pub fn manage(site: &Site, client: &mut Client, fields: &[(&str, &str)]) -> Answer {
    send_to(site, client, "manage", fields)
}

/// The same to another page of whoever manages it.
fn send_to(site: &Site, client: &mut Client, page: &str, fields: &[(&str, &str)]) -> Answer {
    let page = format!("/leagues/{LEAGUE}/{}/{page}", season(site, None).head.slug);
    let version = season(site, None).head.version.to_string();
    let mut form = vec![("version", version.as_str()), ("key", "")];
    form.extend_from_slice(fields);
    client.submit(&page, &form)
}

/// Rank and total of each row, and how many units count.
fn said(shown: &SeasonShown) -> Vec<String> {
    let table = shown.table.as_ref().expect("a table");
    let rank = |rank: Option<usize>| rank.map_or("-".to_owned(), |rank| rank.to_string());
    table
        .rows
        .iter()
        .map(|row| format!("{} {} {}", rank(row.rank), row.person.0, row.total))
        .collect()
}

#[test]
fn a_visitor_reads_the_table_of_a_league_and_how_it_is_counted() {
    on_each_example_site(|site| {
        owner(site);
        let mut visitor = site.client();
        let listed = visitor.get("/leagues").text();
        assert!(
            listed.contains("Klubesti bajnokság") && listed.contains("2 of 12 events"),
            "{listed}"
        );
        let page = visitor.get(&format!("/leagues/{LEAGUE}"));
        assert_eq!(page.status, 200);
        let text = page.text();
        for words in [
            "After 2 of 12 events",
            "Each player’s best 8 of 12 events count.",
            "Points by place: 10-7-5-4-3-2-1, and 1 for every place after that.",
            "revision 1",
        ] {
            assert!(text.contains(words), "{words}: {text}");
        }
        assert!(!text.contains("/manage"), "a visitor manages nothing");
        assert_eq!(visitor.get(&format!("/leagues/{LEAGUE}?revision=1")).status, 200);
        assert_eq!(visitor.get(&format!("/leagues/{LEAGUE}?revision=9")).status, 404);
        assert_eq!(visitor.get("/leagues/nowhere").status, 404);
        assert_eq!(visitor.get(&manage_page(site)).status, 404);
        assert!(
            visitor
                .get("/clubs/pelda/leagues")
                .text()
                .contains("Klubesti bajnokság")
        );
    });
}

#[test]
fn what_is_taken_out_and_put_back_gives_the_first_table_again() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let before = said(&season(site, None));
        let out = [("act", "take-out"), ("unit", "1"), ("reason", "half the club was ill")];
        assert_eq!(send_to(site, &mut owner, "units", &out).status, 303);
        let without = season(site, None);
        assert_eq!(without.head.revision, 2);
        assert_ne!(said(&without), before);
        let text = site.client().get(&format!("/leagues/{LEAGUE}")).text();
        assert!(text.contains("half the club was ill"), "{text}");
        assert_eq!(
            send_to(site, &mut owner, "units", &[("act", "put-back"), ("unit", "1")]).status,
            303
        );
        assert_eq!(
            (said(&season(site, None)), season(site, None).head.revision),
            (before.clone(), 3)
        );
        assert_eq!(said(&season(site, Some(1))), before);
        let blank = send_to(
            site,
            &mut owner,
            "units",
            &[("act", "take-out"), ("unit", "1"), ("reason", " ")],
        );
        assert_eq!(blank.status, 422);
        assert!(blank.text().contains("Enter a reason"), "{}", blank.text());
    });
}

#[test]
fn an_adjustment_moves_the_total_until_it_is_taken_back() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let before = season(site, None);
        let first = before.table.as_ref().unwrap().rows[0].clone();
        let person = first.person.0.to_string();
        let adjust = [
            ("act", "adjust"),
            ("person", &person),
            ("unit", ""),
            ("amount", "-2,5"),
            ("text", "came late"),
        ];
        assert_eq!(manage(site, &mut owner, &adjust).status, 303);
        let after = season(site, None);
        let row = after.table.as_ref().unwrap().row(first.person).unwrap().clone();
        assert_eq!(&row.total - &first.total, "-5/2".parse().unwrap());
        assert!(
            site.client()
                .get(&format!("/leagues/{LEAGUE}"))
                .text()
                .contains("came late")
        );
        let nonsense = [
            ("act", "adjust"),
            ("person", &person),
            ("unit", ""),
            ("amount", "many"),
            ("text", "x"),
        ];
        assert_eq!(manage(site, &mut owner, &nonsense).status, 422);
        let revoke = [
            ("act", "revoke"),
            ("adjustment", "1"),
            ("reason", "the tram did not come"),
        ];
        assert_eq!(manage(site, &mut owner, &revoke).status, 303);
        assert_eq!(said(&season(site, None)), said(&before));
    });
}

#[test]
fn a_form_of_an_older_version_changes_nothing() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let page = manage_page(site);
        let old = [("act", "hide"), ("version", "1"), ("key", "")];
        assert_eq!(owner.submit(&page, &old).status, 409);
        assert_eq!(site.client().get(&format!("/leagues/{LEAGUE}")).status, 200);
        assert_eq!(manage(site, &mut owner, &[("act", "hide")]).status, 303);
        for path in [page.trim_end_matches("/manage"), &page] {
            assert_eq!(site.client().get(path).status, 404, "{path}");
        }
        let before = site.client().get(&format!("/leagues/{LEAGUE}")).text();
        assert!(
            before.contains("2025/26") && !before.contains("2026/27"),
            "the season before: {before}"
        );
        assert_eq!(owner.get(&format!("/leagues/{LEAGUE}")).status, 200);
    });
}

/// Acts on a tournament as its director.
struct Night<'a> {
    site: &'a Site,
    director: Actor,
    id: TournamentId,
}

impl Night<'_> {
    fn act(&self, act: impl TournamentAct) {
        let request = ActRequest {
            store: &self.site.store,
            actor: &self.director,
            id: self.id,
            form: IdempotentRequest { key: None, request: "" },
            now: Utc::now(),
        };
        request.act(act).expect("an act");
    }

    fn step(&self, step: StateChange) {
        let reason = "a result was wrong";
        self.act(ChangeState { step, reason });
    }

    /// Keeps this from those who play, or tells it again.
    fn withhold(&self, withheld: Withheld) {
        let seen = self.site.store.read(|db| read::revision(db, &self.director, self.id));
        self.act(ChangeSetting {
            seen: seen.expect("a revision"),
            part: SettingPart::Withheld,
            read: |_: &Tournament| Ok(Setting::Withheld(withheld)),
        });
    }

    /// Gives the first table of the first round these scores, and answers what it had.
    fn rule(&self, scores: &[SeatResult]) -> Vec<SeatResult> {
        let loaded = self.site.store.read(|db| read::tournament(db, &self.director, self.id));
        let table = loaded
            .expect("a tournament")
            .loaded
            .tournament
            .table(1, 1)
            .expect("a table")
            .clone();
        let TableOutcome::Played(before) = table.result.expect("a result").outcome else {
            panic!("a table that was played")
        };
        let typed = ResultTyped {
            round: 1,
            table: 1,
            seen: table.version,
            reason: "misread",
            device: None,
        };
        let act = ResultAct::Rule(scores.to_vec());
        self.act(ActOnResult { typed, act });
        before
    }
}

#[test]
fn a_result_that_is_put_right_makes_the_next_table_and_put_back_the_first_one() {
    on_each_example_site(|site| {
        owner(site);
        let before = season(site, None);
        let night = Night {
            site,
            director: find_person::by_mail(&site.store, "member2@example.org").expect("the owner"),
            id: before
                .units
                .iter()
                .find_map(|unit| unit.tournament)
                .expect("a tournament"),
        };
        night.step(StateChange::Reopen);
        assert_eq!(season(site, None).head.revision, 1, "what is over still counts");
        let scores = [-300, 100, 200].map(SeatResult::of);
        let old = night.rule(&scores);
        let corrected = season(site, None);
        assert_eq!(corrected.head.revision, 2);
        let unit = before.units.iter().find(|unit| unit.tournament == Some(night.id));
        let unit = unit.expect("a unit").number;
        assert!(corrected.is_corrected(unit) && !before.is_corrected(unit));
        let here = format!("/leagues/{LEAGUE}");
        assert!(site.client().get(&here).text().contains("corrected"));
        let column = format!("{here}/{}/units/{}", corrected.head.slug, unit.0);
        let told = site.client().get(&column).text();
        assert!(told.contains("Corrected since the table before."), "{told}");
        let first = site.client().get(&format!("{column}?revision=1")).text();
        assert!(!first.contains("Corrected since"), "{first}");
        assert_ne!(corrected.table, before.table);
        night.rule(&old);
        let back = season(site, None);
        assert_eq!((back.head.revision, back.table), (3, before.table));
    });
}

#[test]
fn a_new_season_takes_in_by_itself_what_the_form_says() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let page = "/clubs/pelda/leagues/new";
        for (slug, takes, game, rule) in [
            (
                "asztalnal",
                "evenings",
                "preferans",
                Some((RuledUnits::Evenings, Some("preferans"))),
            ),
            ("minden", "both", "", Some((RuledUnits::Both, None))),
            ("kezzel", "", "ulti", None),
        ] {
            let form = [
                ("name", slug),
                ("preset", "monthly"),
                ("season", "2026"),
                ("from", "2026-01-01"),
                ("to", "2026-12-31"),
                ("takes", takes),
                ("game", game),
                ("slug", slug),
                ("key", ""),
            ];
            assert_eq!(owner.submit(page, &form).status, 303, "{slug}");
            let address = SeasonAddress {
                league: slug,
                season: None,
                revision: None,
            };
            let made = site
                .store
                .read(|db| leagues::season(db, &Actor::CommandLine, &address))
                .expect("a season");
            let taken = made.season.rule.as_ref().map(|rule| (rule.takes, rule.game.as_deref()));
            assert_eq!(taken, rule, "{slug}");
        }
        let wrong = [("name", "X"), ("takes", "weddings"), ("preset", "monthly"), ("key", "")];
        let days = [
            ("season", "2026"),
            ("from", "2026-01-01"),
            ("to", "2026-12-31"),
            ("slug", ""),
        ];
        assert_eq!(owner.submit(page, &[&wrong[..], &days[..]].concat()).status, 422);
    });
}

/// The entry of someone in the list of the example club.
fn entry_of(site: &Site, name: &str) -> MemberId {
    let found: Result<_, talon_store::StoreError> = site.store.read(|db| {
        let club = clubs::by_slug(db, example_club::SLUG)?;
        members::everybody(db, club.id)
    });
    let all = found.expect("members");
    let (entry, _) = all.into_iter().find(|(one, _)| one.name == name).expect("somebody");
    entry.id
}

#[test]
fn a_tournament_from_a_file_is_taken_in_and_a_merge_gives_its_result_to_whom_it_belongs() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let before = season(site, None);
        let unit = before
            .units
            .iter()
            .find_map(|unit| unit.tournament)
            .expect("a tournament");
        let text = owner.get(&format!("/tournaments/{unit}/event.json")).text();
        let mut renamed = file::read(text.as_bytes()).expect("a sound file");
        let erzsi = renamed
            .1
            .members
            .iter_mut()
            .find(|one| one.name == "Erzsi")
            .expect("Erzsi");
        erzsi.name = "Zsuzsi".to_owned();
        import_tournament(site, &renamed.0, &renamed.1);
        let imported = season(site, None);
        assert_eq!(
            (imported.units.len(), imported.head.revision),
            (3, 2),
            "taken in and published"
        );
        let pair = MergePair {
            stays: entry_of(site, "Erzsi"),
            goes: entry_of(site, "Zsuzsi"),
        };
        let played = |shown: &SeasonShown| {
            let table = shown.table.as_ref().expect("a table");
            let row = table.rows.iter().find(|row| row.person.0 == pair.stays.0);
            row.expect("a row").played
        };
        assert_eq!(played(&imported), 2);
        merge_members::merge(&site.store, &Actor::CommandLine, example_club::SLUG, pair, Utc::now()).expect("a merge");
        let merged = season(site, None);
        assert_eq!((played(&merged), merged.head.revision), (3, 3));
        let id = site.store.read(|db| merges::into(db, pair.stays)).expect("merges")[0].id;
        merge_members::separate(
            &site.store,
            &Actor::CommandLine,
            example_club::SLUG,
            pair.stays,
            id,
            Utc::now(),
        )
        .expect("two again");
        let apart = season(site, None);
        assert_eq!((apart.table, apart.head.revision), (imported.table, 4));
    });
}
