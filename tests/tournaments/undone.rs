//! Undoing a step gives nobody what they could not have asked for.

use talon_service::tournaments;
use talon_store::TournamentId;

use super::evening::Night;
use super::settings::set;
use crate::clubs::people::{CLI, Who, browser, send, town};
use crate::harness::act::{appoint_director, request};
use crate::harness::site::{Client, Site, on_each_site};

/// What a director is answered who takes the last step back.
fn undo(site: &Site, client: &mut Client, id: TournamentId) -> (u16, String) {
    let last: Result<_, talon_store::StoreError> = site.store.read(|db| talon_store::tournaments::last_step(db, id));
    let revision = last.expect("steps").expect("a step").revision.to_string();
    let console = format!("/tournaments/{id}/direct");
    let answer = send(
        client,
        &console,
        &[("act", "undo"), ("revision", &revision), ("key", &revision)],
    );
    (answer.status, answer.text())
}

#[test]
fn a_closed_tournament_is_not_opened_by_taking_back_that_it_was_closed() {
    on_each_site(|site| {
        let town = town(site);
        let id = town.tournaments[1];
        let console = format!("/tournaments/{id}/direct");
        let mut director = browser(site, Who::Director);
        let table = format!("/tournaments/{id}/rounds/1/tables/1");
        let scores = [
            ("act", "enter"),
            ("version", "0"),
            ("score", "2"),
            ("score", "-1"),
            ("score", "-1"),
        ];
        assert_eq!(
            send(&mut director, &table, &[&scores[..], &[("key", "s")]].concat()).status,
            303
        );
        let page = director.get(&console).text();
        assert!(page.contains("Undo: Result entered (Round 1, table 1)"), "{page}");
        let order =
            |page: &str| ["<h2>Standings</h2>", "class=\"tables\""].map(|part| page.find(part).expect("a part"));
        let overview = format!("/tournaments/{id}");
        let [standings, tables] = order(&director.get(&overview).text());
        assert!(tables < standings, "what is played comes first");
        for act in ["finish", "archive"] {
            assert_eq!(send(&mut director, &console, &[("act", act), ("key", act)]).status, 303);
        }
        let [standings, tables] = order(&director.get(&overview).text());
        assert!(standings < tables, "who won comes first");
        let page = director.get(&console).text();
        assert!(!page.contains("value=\"undo\""), "no button that does nothing");
        let (status, said) = undo(site, &mut director, id);
        assert_eq!(status, 409, "{said}");
        assert!(
            said.contains("An owner of the club can reopen it, with a reason"),
            "{said}"
        );
        let reopen = [("act", "reopen"), ("reason", "a wrong score"), ("key", "r")];
        let officials = format!("{overview}/officials");
        assert!(!director.get(&officials).text().contains("value=\"reopen\""));
        assert_eq!(send(&mut director, &officials, &reopen).status, 403);
        // An owner who does not direct the tournament finds the way there by themselves.
        let mut owner = browser(site, Who::Owner);
        assert!(owner.get(&overview).text().contains(&format!("href=\"{officials}\"")));
        assert!(owner.get(&officials).text().contains("value=\"reopen\""));
        let unreasoned = [("act", "reopen"), ("reason", ""), ("key", "r0")];
        assert_eq!(send(&mut owner, &officials, &unreasoned).status, 409);
        assert_eq!(send(&mut owner, &officials, &reopen).status, 303, "with a reason");
        // That it was opened again can be taken back: closing is the director's.
        assert_eq!(undo(site, &mut director, id).0, 303);
        assert_eq!(undo(site, &mut director, id).0, 409, "and then it is closed as before");
    });
}

#[test]
fn mail_addresses_that_an_owner_hides_again_are_not_shown_by_a_step_back() {
    on_each_site(|site| {
        let town = town(site);
        let mut night = Night::begin(site);
        let id = TournamentId(
            night
                .at
                .rsplit('/')
                .next()
                .and_then(|id| id.parse().ok())
                .expect("a number"),
        );
        assert_eq!(set(&mut night, "tables", &[("shared_mails", "1")]).status, 303);
        assert_eq!(set(&mut night, "tables", &[("shared_mails", "-")]).status, 303);
        let now = chrono::Utc::now();
        appoint_director(&request(&site.store, &CLI, id, now), town.member);
        let shares = || {
            let shown: Result<_, talon_service::ActError> =
                site.store.read(|db| tournaments::read::tournament(db, &CLI, id));
            shown.expect("the event").loaded.tournament.profile.shared_mails
        };
        let mut director = browser(site, Who::Member);
        let (status, said) = undo(site, &mut director, id);
        assert_eq!(status, 409, "{said}");
        assert!(said.contains("Only an owner of the club"), "{said}");
        assert!(!shares());
        assert_eq!(undo(site, &mut night.director, id).0, 303, "the owner may");
        assert!(shares());
    });
}
