//! Rating lists of a federation: which tournaments of its clubs they rate, and from when on.

use chrono::{DateTime, TimeDelta, Utc};
use serde_json::Value;
use talon_league::{LeaguePerson, RatedRow};
use talon_samples::example_club;
use talon_service::clubs::{LinkAct, LinkRequest, TypedEntry, add_entry, clock, link_club};
use talon_service::idempotency::IdempotentRequest;
use talon_service::ratings::{self, ActOnRatings, RatingForm, RatingListShown};
use talon_service::tournaments::{ChangeState, Chosen, Import, Publish, export_tournament, import_tournament};
use talon_service::{Actor, find_person};
use talon_store::ratings::{AlsoRated, RatingCause};
use talon_store::{MemberId, RatingListId, TournamentId};
use talon_tournament::standings::SeatResult;
use talon_tournament::tournament::{StateChange, file};

use super::{get, rows, rule, rule_as, signed_in};
use crate::clubs::people::{CLI, club};
use crate::harness::act::{rating_list, request};
use crate::harness::site::{Client, Site, on_each_example_site};

/// The list of the federation.
pub(super) const UNION: RatingListId = RatingListId(2);
pub(super) const PAGE: &str = "/ratings/2";

/// Before anything of the example was played.
pub(super) fn long_ago() -> DateTime<Utc> {
    Utc::now() - TimeDelta::days(2_000)
}

/// A federation with a list that everyone sees, which the example club joined, and browsers in which the owner and a
/// member of that club are signed in.
pub(super) fn federation(site: &Site) -> [Client; 2] {
    let clients = signed_in(site);
    club(&site.store, "szovetseg", "Szövetség");
    rating_list(site, "szovetseg", "weng_lin");
    belongs(site, example_club::SLUG);
    clients
}

pub(super) fn link(site: &Site, slug: &str, act: LinkAct, other: &str, now: DateTime<Utc>) {
    let request = LinkRequest { act, club: other };
    link_club(&site.store, &CLI, slug, request, now).expect("a link");
}

/// A club becomes a member of the federation.
pub(super) fn belongs(site: &Site, slug: &str) {
    link(site, "szovetseg", LinkAct::Invite, slug, Utc::now());
    link(site, slug, LinkAct::Accept, "szovetseg", Utc::now());
}

/// All that a club ever played may be rated.
pub(super) fn allow(site: &Site, slug: &str) {
    link(site, slug, LinkAct::AllowRatings, "szovetseg", long_ago());
}

pub(super) fn stop(site: &Site, slug: &str) {
    link(site, slug, LinkAct::StopRatings, "szovetseg", Utc::now());
}

pub(super) fn union(site: &Site, revision: Option<i64>) -> RatingListShown {
    let shown = site
        .store
        .read(|db| ratings::rating_list(db, &Actor::Visitor, UNION, revision));
    shown.expect("a list that everybody sees")
}

pub(super) fn cause(site: &Site) -> RatingCause {
    union(site, None).revision.expect("a revision").cause
}

pub(super) fn row(shown: &RatingListShown, id: MemberId) -> Option<&RatedRow> {
    shown.rows.iter().find(|row| row.person == LeaguePerson(id.0))
}

pub(super) fn manage(site: &Site, act: &RatingForm) {
    let request = ActOnRatings {
        store: &site.store,
        actor: &CLI,
        list: UNION,
        form: IdempotentRequest::default(),
        now: Utc::now(),
    };
    request.act(act).expect("an act on the list");
}

/// Plays the first tournament of the example once more in a club, with this entry in the place of someone.
pub(super) fn plays(
    site: &Site,
    slug: &str,
    name: &str,
    starts: DateTime<Utc>,
    sits: Option<(&str, MemberId)>,
) -> TournamentId {
    let owner = find_person::by_mail(&site.store, "member2@example.org").expect("the owner");
    let first = super::first_tournament(site);
    let text = site
        .store
        .read(|db| export_tournament(db, &owner, first))
        .expect("a file")
        .bytes;
    let (mut again, outside) = file::read(&text).expect("a sound file");
    again.name = name.to_owned();
    again.starts = clock::local("Europe/Budapest", starts);
    let key = |who: &str| outside.members.iter().find(|one| one.name == who).expect("someone").key;
    let chosen: Chosen = sits.into_iter().map(|(who, entry)| (key(who), Some(entry))).collect();
    let import = Import {
        slug,
        chosen: &chosen,
        key: None,
    };
    let done = import_tournament(&site.store, &CLI, &import, &again, &outside, Utc::now());
    done.expect("an import").id
}

/// A second member club, and its member who is Dezső of the example club too.
pub(super) fn second_club(site: &Site) -> MemberId {
    club(&site.store, "masik", "Második Klub");
    belongs(site, "masik");
    let typed = TypedEntry {
        name: "Dani",
        shown: "full",
        ..TypedEntry::default()
    };
    add_entry(&site.store, &CLI, "masik", &typed, None, Utc::now()).expect("an entry")
}

#[test]
fn a_club_says_itself_from_when_on_a_federation_rates_its_tournaments() {
    on_each_example_site(|site| {
        let [mut owner, mut member] = federation(site);
        assert!(union(site, None).rows.is_empty(), "nobody agreed yet");
        let form = |act: &'static str| [("act", act), ("club", "szovetseg")];
        let page = "/clubs/pelda/clubs";
        let csrf = member.get("/account").hidden("csrf").expect("a token");
        let sent = member.post(page, &[&form("allow-ratings")[..], &[("csrf", csrf.as_str())]].concat());
        assert_eq!(sent.status, 403);
        let seen = owner.get(page).text();
        assert!(
            seen.contains("that begin today or later") && !seen.contains("tournaments rated from"),
            "{seen}"
        );
        assert_eq!(owner.submit(page, &form("allow-ratings")).status, 303);
        let seen = owner.get(page).text();
        assert!(
            seen.contains("tournaments rated from") && seen.contains("Stop ratings"),
            "{seen}"
        );
        assert!(union(site, None).rows.is_empty(), "what was played before is not rated");
        plays(site, "pelda", "Mai est", Utc::now(), None);
        let after = union(site, None);
        assert_eq!(cause(site), RatingCause::Finished);
        assert!(after.rows.len() > 3, "{after:?}");
        let shown = get(site, PAGE).text();
        assert_eq!(
            shown.matches("<small>Példa Kártyaklub</small>").count(),
            after.rows.len(),
            "{shown}"
        );
        let about = get(site, "/ratings/2/about").text();
        assert!(
            about.contains("Tournaments of Példa Kártyaklub are rated too"),
            "{about}"
        );
        assert!(get(site, "/ratings/2/tables").text().contains("Mai est"));
        let revision = after.row.revision;
        assert_eq!(owner.submit(page, &form("allow-ratings")).status, 303, "said already");
        assert_eq!(union(site, None).row.revision, revision);
        assert_eq!(owner.submit(page, &form("stop-ratings")).status, 303);
        assert_eq!(cause(site), RatingCause::Rated);
        for asked in [None, Some(revision)] {
            assert!(union(site, asked).rows.is_empty(), "nor in what was published before");
        }
        let log = owner.get("/clubs/pelda/audit").text();
        assert!(
            log.contains("tournaments may be rated") && log.contains("tournaments no longer rated"),
            "{log}"
        );
        let stranger = owner.submit(page, &[("act", "allow-ratings"), ("club", "masik")]);
        assert_eq!(stranger.status, 404, "there is no such club");
    });
}

#[test]
fn a_club_that_leaves_a_federation_is_rated_by_it_no_more_until_it_says_so_again() {
    on_each_example_site(|site| {
        federation(site);
        allow(site, "pelda");
        let before = union(site, None);
        assert_eq!(
            rows(&before),
            rows(&super::list(site, None)),
            "the same tables as in the club's own list"
        );
        link(site, "pelda", LinkAct::Leave, "szovetseg", Utc::now());
        assert!(union(site, None).rows.is_empty());
        belongs(site, "pelda");
        assert!(union(site, None).rows.is_empty(), "to be a member is not enough");
        allow(site, "pelda");
        assert_eq!(rows(&union(site, None)), rows(&before));
        link(site, "szovetseg", LinkAct::Remove, "pelda", Utc::now());
        assert!(union(site, None).rows.is_empty());
        let request = LinkRequest {
            act: LinkAct::AllowRatings,
            club: "szovetseg",
        };
        let refused = link_club(&site.store, &CLI, "pelda", request, Utc::now());
        assert!(refused.is_err(), "it is no member");
    });
}

#[test]
fn files_and_programs_say_of_which_club_someone_is() {
    on_each_example_site(|site| {
        federation(site);
        allow(site, "pelda");
        let read = |path: &str| -> Value { serde_json::from_str(&get(site, path).text()).expect("JSON") };
        let asked = read("/api/v1/ratings/2");
        assert_eq!(asked, read("/ratings/2.json"));
        let all = asked["rows"].as_array().expect("rows");
        let club = serde_json::json!({"name": "Példa Kártyaklub", "slug": "pelda"});
        assert!(all.len() > 5 && all.iter().all(|row| row["club"] == club), "{asked}");
        let history = read(&format!("/api/v1/ratings/2/history/{}", all[0]["player"]));
        assert_eq!(history["club"], club);
        let csv = get(site, "/ratings/2.csv").text();
        assert!(
            csv.starts_with("\u{FEFF}Rank,Player,Club,Rating,Strength,±,Tables"),
            "{csv}"
        );
        assert!(
            csv.lines().skip(1).all(|line| line.contains(",Példa Kártyaklub,")),
            "{csv}"
        );
        assert!(
            !get(site, "/ratings/1.json").text().contains("\"club\":{"),
            "where all are of one"
        );
        let player = format!("/players/{}", all[0]["player"]);
        let page = get(site, &player).text();
        assert!(
            page.contains("<small>Szövetség</small>") && page.contains("/ratings/2/players/"),
            "{page}"
        );
        let own = get(site, &format!("/ratings/2{player}")).text();
        assert!(own.contains("<p>Példa Kártyaklub</p>"), "{own}");
        for path in [
            "/embed/ratings/2",
            "/ratings/2.txt",
            "/ratings/2/calibration",
            "/ratings/2/revisions",
        ] {
            assert_eq!(get(site, path).status, 200, "{path}");
        }
    });
}

#[test]
fn a_corrected_result_of_a_member_club_corrects_the_list_of_its_federation() {
    on_each_example_site(|site| {
        federation(site);
        allow(site, "pelda");
        let before = union(site, None);
        let id = super::first_tournament(site);
        let director = find_person::by_mail(&site.store, "member2@example.org").expect("the owner");
        let reopen = ChangeState {
            step: StateChange::Reopen,
            reason: "a result was wrong",
        };
        request(&site.store, &director, id, Utc::now())
            .act(reopen)
            .expect("open again");
        let old = rule(site, id, &[-300, 100, 200].map(SeatResult::of));
        let corrected = union(site, None);
        assert_eq!(
            (corrected.row.revision, cause(site)),
            (before.row.revision + 1, RatingCause::Corrected)
        );
        assert_ne!(rows(&corrected), rows(&before));
        let table = get(site, &format!("/ratings/2/tables/{id}/1/1"));
        assert!(
            table.status == 200 && table.text().contains("25 ± 8"),
            "{}",
            table.text()
        );
        manage(
            site,
            &RatingForm::Exclude {
                table: union_table(site, id),
                reason: "played for fun".to_owned(),
            },
        );
        assert_eq!(union(site, None).tables + 1, before.tables);
        manage(
            site,
            &RatingForm::Allow {
                table: union_table(site, id),
            },
        );
        rule(site, id, &old);
        assert_eq!(rows(&union(site, None)), rows(&before));
    });
}

/// The first table of a tournament.
fn union_table(site: &Site, id: TournamentId) -> talon_league::RatedAt {
    let found = site
        .store
        .read(|db| ratings::tables(db, &Actor::Visitor, UNION, 0, 1_000))
        .expect("tables");
    let mut all = found.tables.iter().map(|table| table.at);
    all.rfind(|at| super::tournament_of(*at) == Some(id)).expect("a table")
}

#[test]
fn what_a_club_hides_is_not_in_the_list_of_its_federation() {
    on_each_example_site(|site| {
        federation(site);
        allow(site, "pelda");
        let before = union(site, None);
        let own = super::list(site, None);
        let id = super::first_tournament(site);
        let director = find_person::by_mail(&site.store, "member2@example.org").expect("the owner");
        let publish = |published| {
            let done = request(&site.store, &director, id, Utc::now()).act(Publish { published });
            done.expect("a change");
        };
        publish(false);
        let without = union(site, None);
        assert!(without.tables < before.tables, "{without:?}");
        assert_eq!(cause(site), RatingCause::Reopened);
        assert_eq!(rows(&super::list(site, None)), rows(&own), "its own list keeps it");
        for path in ["/ratings/2/tables", "/ratings/2/revisions"] {
            assert!(!get(site, path).text().contains("Őszi klubest"), "{path}");
        }
        assert_eq!(get(site, &format!("/ratings/2/tables/{id}/1/1")).status, 404);
        publish(true);
        assert_eq!(
            (rows(&union(site, None)), cause(site)),
            (rows(&before), RatingCause::Finished)
        );
    });
}

#[test]
fn evenings_and_free_tables_of_member_clubs_stay_theirs() {
    on_each_example_site(|site| {
        let [mut owner, _] = federation(site);
        allow(site, "pelda");
        let (before, own) = (union(site, None), super::list(site, None));
        let also = [("act", "rate"), ("evenings", "true"), ("free_tables", "true")];
        assert_eq!(super::manage(&mut owner, &also).status, 303);
        assert!(super::list(site, None).tables > own.tables, "the example has evenings");
        let rates = AlsoRated {
            evenings: true,
            free_tables: true,
        };
        manage(site, &RatingForm::Rate(rates));
        assert_eq!(rows(&union(site, None)), rows(&before));
    });
}

#[test]
fn what_a_club_changed_while_no_list_rated_it_is_known_once_it_is_rated_again() {
    on_each_example_site(|site| {
        let [_, _] = federation(site);
        let dani = second_club(site);
        let id = plays(site, "masik", "Másik est", Utc::now(), Some(("Dezső", dani)));
        allow(site, "masik");
        let before = union(site, None);
        stop(site, "masik");
        let reopen = ChangeState {
            step: StateChange::Reopen,
            reason: "a result was wrong",
        };
        request(&site.store, &CLI, id, Utc::now())
            .act(reopen)
            .expect("open again");
        rule_as(site, &CLI, id, &[-300, 100, 200].map(SeatResult::of));
        allow(site, "masik");
        let after = union(site, None);
        assert_eq!(after.tables, before.tables);
        assert_ne!(rows(&after), rows(&before), "the result of today");
    });
}
