//! Hands that someone brings in for themselves alone: nobody else sees them, and nobody else sees the import.

use talon_service::{ActError, Actor, read_import};
use talon_store::hands::{Visibility, from_import, set_visibility};

use super::pages::{form_to, work};
use super::records;
use crate::api::token;
use crate::clubs::people::{Who, browser, town, user};
use crate::harness::site::{Site, on_each_site};

/// Brings a sound record and a damaged one into the club of the town; the address of the import.
fn bring(site: &Site, visibility: &str) -> String {
    let text = records(2, &[2]);
    let parts = [
        ("club", "one"),
        ("visibility", visibility),
        ("file:a.ndjson", text.as_str()),
    ];
    let sent = form_to(&mut browser(site, Who::Member), "/import", &parts);
    work(&site.store);
    sent.header("location")
        .unwrap_or_else(|| panic!("{}", sent.text()))
        .to_owned()
}

/// What someone is answered on every page of an import.
fn ways(site: &Site, who: Who, import: &str) -> [u16; 4] {
    let mut client = browser(site, who);
    ["", "/raw", "/refused.ndjson", "?show=accepted"].map(|page| client.get(&format!("{import}{page}")).status)
}

/// The same by program, with a token of their own.
fn by_program(site: &Site, who: Who, import: &str) -> u16 {
    let bearer = token(&site.store, user(&site.store, &who.mail()), "read");
    site.client()
        .send("GET", &format!("/api/v1{import}"), &[("authorization", &bearer)], b"")
        .status
}

#[test]
fn an_import_for_oneself_alone_is_there_for_nobody_else() {
    on_each_site(|site| {
        town(site);
        let (private, club) = (bring(site, "private"), bring(site, "club"));
        assert_eq!(ways(site, Who::Member, &private), [200; 4]);
        assert_eq!(by_program(site, Who::Member, &private), 200);
        assert_eq!(ways(site, Who::Owner, &club), [200; 4]);
        for who in [Who::Owner, Who::Director, Who::Scorer, Who::Acting, Who::Admin] {
            assert_eq!(ways(site, who, &private), [404; 4], "{who:?}");
            assert_eq!(by_program(site, who, &private), 404, "{who:?}");
        }
        // Whoever works on the server itself sees everything.
        let address = private.trim_start_matches("/imports/");
        let seen: Result<_, ActError> = site
            .store
            .read(|db| read_import::seen(db, &Actor::CommandLine, address));
        assert!(seen.is_ok());
    });
}

#[test]
fn an_import_of_which_a_hand_became_private_is_closed_to_others_too() {
    on_each_site(|site| {
        town(site);
        let import = bring(site, "club");
        assert_eq!(ways(site, Who::Owner, &import), [200; 4]);
        let address = import.trim_start_matches("/imports/");
        let seen: Result<_, ActError> = site
            .store
            .read(|db| read_import::seen(db, &Actor::CommandLine, address));
        let id = seen.expect("an import").id;
        let hand = site.store.read(|db| from_import(db, id, 0, 2)).expect("hands")[0].id;
        site.store
            .write(|db| set_visibility(db, hand, Visibility::Private, None))
            .expect("a change");
        assert_eq!(ways(site, Who::Owner, &import), [404; 4]);
        assert_eq!(ways(site, Who::Member, &import), [200; 4]);
    });
}
