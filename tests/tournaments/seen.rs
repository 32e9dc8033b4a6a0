//! Who sees what of a tournament, and under which names.

use talon_service::tournaments::{self, Official, SetOfficial};
use talon_store::roles::Role;

use crate::clubs::people::{CLI, Who, browser, grant, send, tournament, town};
use crate::harness::act::request;
use crate::harness::site::on_each_site;
use crate::tournaments::evening::Night;

#[test]
fn a_hidden_tournament_is_seen_by_its_officials_the_owner_and_an_admin_who_manages_the_club() {
    on_each_site(|site| {
        let town = town(site);
        let id = town.tournaments[1];
        request(&site.store, &CLI, id, chrono::Utc::now())
            .act(tournaments::Publish { published: false })
            .expect("hidden");
        let path = format!("/tournaments/{id}");
        for (who, status) in [
            (Who::Visitor, 404),
            (Who::Stranger, 404),
            (Who::Member, 404),
            (Who::Scorer, 200),
            (Who::Director, 200),
            (Who::Owner, 200),
            (Who::Admin, 404),
            (Who::Acting, 200),
        ] {
            let mut client = browser(site, who);
            for page in [
                "",
                "/standings",
                "/cross",
                "/players/1",
                "/entries",
                "/live",
                "/rounds/1",
                "/rounds/1/tables/1",
            ] {
                assert_eq!(client.get(&format!("{path}{page}")).status, status, "{who:?} {page}");
            }
            let listed = client.get("/tournaments").text().contains(&format!("\"{path}\""));
            let lists = matches!(who, Who::Scorer | Who::Director | Who::Owner);
            assert_eq!(listed, lists, "{who:?}");
        }
    });
}

#[test]
fn a_role_over_one_tournament_is_none_over_another_and_ends_when_it_is_taken() {
    on_each_site(|site| {
        let town = town(site);
        let other = tournament(&site.store, "one", 3);
        let mut director = browser(site, Who::Director);
        assert_eq!(
            director
                .get(&format!("/tournaments/{}/direct", town.tournaments[1]))
                .status,
            200
        );
        assert_eq!(director.get(&format!("/tournaments/{other}/direct")).status, 403);
        grant(&site.store, town.member, Role::Director, other);
        let mut member = browser(site, Who::Member);
        let path = format!("/tournaments/{other}/direct");
        assert_eq!(member.get(&path).status, 200);
        let appoint = [("act", "appoint-director"), ("member", "1"), ("key", "")];
        let officials = format!("/tournaments/{other}/officials");
        assert!(!member.get(&officials).text().contains("appoint-director"));
        assert_eq!(
            send(&mut member, &officials, &appoint).status,
            403,
            "a director appoints no directors"
        );
        let now = chrono::Utc::now();
        let official = SetOfficial {
            member: town.member,
            official: Official::Director,
            appoint: false,
        };
        request(&site.store, &CLI, other, now)
            .act_beside(official)
            .expect("taken");
        assert_eq!(browser(site, Who::Member).get(&path).status, 403);
    });
}

#[test]
fn addresses_of_nothing_are_told_so() {
    on_each_site(|site| {
        let town = town(site);
        let id = town.tournaments[1];
        let mut owner = browser(site, Who::Owner);
        for path in [
            "/tournaments/0".to_owned(),
            "/tournaments/x".to_owned(),
            "/tournaments/99999999999999999999".to_owned(),
            format!("/tournaments/{id}/rounds/2"),
            format!("/tournaments/{id}/rounds/70000"),
            format!("/tournaments/{id}/rounds/1/tables/9"),
            format!("/tournaments/{id}/rounds/1/tables/-1"),
            "/tournaments?club=nowhere".to_owned(),
        ] {
            assert_eq!(owner.get(&path).status, 404, "{path}");
        }
        assert_eq!(owner.get(&format!("/tournaments/{id}/standings?stage=9")).status, 200);
    });
}

#[test]
fn a_list_of_fifty_asks_the_database_no_more_often_than_a_list_of_one() {
    on_each_site(|site| {
        town(site);
        let asked = || {
            let before = site.store.statements();
            assert_eq!(site.client().get("/tournaments?club=one").status, 200);
            site.store.statements() - before
        };
        let few = asked();
        for _ in 0..48 {
            tournament(&site.store, "one", 0);
        }
        assert_eq!(asked(), few);
        assert!(few <= 5, "{few} statements");
    });
}

#[test]
fn a_director_reads_the_log_of_their_tournament_and_players_do_not() {
    on_each_site(|site| {
        town(site);
        let mut night = Night::in_round_one(site);
        assert_eq!(night.result(1, 1, "0", ["6", "-4", "-2"]).status, 303);
        let log = night.page("log");
        for said in ["Result entered", "+6", "Round published", "Round drawn"] {
            assert!(log.contains(said), "{said}: {log}");
        }
        let path = format!("{}/log", night.at);
        assert_ne!(site.client().get(&path).status, 200);
        for who in [Who::Member, Who::Scorer] {
            assert_eq!(browser(site, who).get(&path).status, 403, "{who:?}");
        }
    });
}
