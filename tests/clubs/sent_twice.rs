//! Forms about what stands beside a tournament, sent twice: they answer as the first time and do nothing more.

use talon_store::TournamentId;
use talon_store::roles::{self, Role};

use super::people::{Who, browser, send, town, user};
use super::sign_up::{OPEN, evening, page, queue, settle, visitor};
use crate::harness::site::{Client, Site, on_each_site};

/// Sends a form of the page of those who manage the sign-up.
fn manage(director: &mut Client, id: TournamentId, form: &[(&str, &str)]) -> u16 {
    send(director, &format!("/tournaments/{id}/sign-up"), form).status
}

#[test]
fn the_settings_of_a_sign_up_that_are_sent_again_undo_no_later_ones() {
    on_each_site(|site| {
        let id = evening(site, &town(site));
        let mut director = browser(site, Who::Director);
        let places = |key, places| [("act", "settings"), ("key", key), ("open", "1"), ("places", places)];
        let sent = [places("first", "4"), places("second", "7"), places("first", "4")];
        assert_eq!(sent.map(|form| manage(&mut director, id, &form)), [303; 3]);
        let shown = director.get(&format!("/tournaments/{id}/sign-up")).text();
        assert!(
            shown.contains("value=\"7\"") && !shown.contains("value=\"4\""),
            "{shown}"
        );
        assert_eq!(
            manage(&mut director, id, &places("first", "5")),
            409,
            "that was another form"
        );
        assert_eq!(manage(&mut director, id, &places("third", "none")), 409);
        assert_eq!(
            manage(&mut director, id, &places("third", "9")),
            303,
            "what was refused used no key"
        );
    });
}

#[test]
fn a_tap_that_is_sent_again_signs_nobody_up_who_has_withdrawn() {
    on_each_site(|site| {
        let town = town(site);
        let id = evening(site, &town);
        settle(site, id, OPEN);
        let mut member = browser(site, Who::Member);
        let mut tap = |act, key| send(&mut member, &page(id), &[("act", act), ("key", key)]).status;
        assert_eq!([tap("member", "one"), tap("member", "one")], [303; 2]);
        assert_eq!(queue(site, id), [format!("{} in", town.member)]);
        assert_eq!([tap("withdraw", "two"), tap("member", "one")], [303; 2]);
        assert_eq!(queue(site, id), Vec::<String>::new());
        assert_eq!([tap("member", "three"), tap("withdraw", "two")], [303; 2]);
        assert_eq!(queue(site, id), [format!("{} in", town.member)]);
        let other = "/clubs/two/sign-up";
        let form = [("act", "withdraw"), ("key", "four")];
        assert_eq!(send(&mut member, &format!("{other}/{id}"), &form).status, 404);
        assert_eq!(queue(site, id).len(), 1, "it is an evening of another club");
    });
}

#[test]
fn an_approval_and_a_removal_that_are_sent_again_are_one() {
    on_each_site(|site| {
        let id = evening(site, &town(site));
        let asks = [OPEN, &[("approval", "1")]].concat();
        settle(site, id, &asks);
        let _link = visitor(site, id, "Vera Visitor");
        let signups: Vec<_> = site
            .store
            .read(|db| talon_store::signups::active(db, id))
            .expect("a list");
        let signup = signups[0].id.to_string();
        let mut director = browser(site, Who::Director);
        let mut act = |act, key| manage(&mut director, id, &[("act", act), ("key", key), ("signup", &signup)]);
        assert_eq!([act("approve", "one"), act("approve", "one")], [303; 2]);
        assert_eq!(queue(site, id), ["Vera Visitor in"]);
        assert_eq!(act("remove", "one"), 409, "that was another form");
        assert_eq!([act("remove", "two"), act("remove", "two")], [303; 2]);
        assert_eq!(queue(site, id), Vec::<String>::new());
    });
}

/// Whether the member enters the results of a tournament.
fn scores(site: &Site, id: TournamentId) -> bool {
    let member = user(&site.store, &Who::Member.mail());
    let held = site.store.read(|db| roles::of_user(db, member)).expect("roles");
    held.iter()
        .any(|one| one.role == Role::Scorer && one.tournament == id.to_string())
}

fn revision(site: &Site, id: TournamentId) -> i64 {
    site.store
        .read(|db| talon_store::tournaments::head(db, id))
        .expect("a tournament")
        .revision
}

#[test]
fn a_role_that_is_given_or_taken_by_the_same_form_again_stays_as_it_is_now() {
    on_each_site(|site| {
        let town = town(site);
        let id = evening(site, &town);
        let path = format!("/tournaments/{id}/officials");
        let member = town.member.to_string();
        let before = revision(site, id);
        let mut owner = browser(site, Who::Owner);
        let mut set = |act, key| send(&mut owner, &path, &[("act", act), ("key", key), ("member", &member)]).status;
        assert_eq!([set("appoint-scorer", "one"), set("appoint-scorer", "one")], [303; 2]);
        assert!(scores(site, id));
        assert_eq!(set("appoint-scorer", "two"), 409, "they are scorer already");
        assert_eq!([set("remove-scorer", "three"), set("appoint-scorer", "one")], [303; 2]);
        assert!(!scores(site, id));
        assert_eq!(revision(site, id), before, "it is no step of the tournament");
    });
}
