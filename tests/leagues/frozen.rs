//! What comes late: results after the end of a season, guests who become members, tournaments that nobody may see.

use chrono::Utc;
use talon_samples::example_club;
use talon_service::clubs::{TypedEntry, change_entry};
use talon_service::tournaments::Publish;
use talon_service::{Actor, find_person};
use talon_store::{clubs, members};
use talon_tournament::standings::SeatResult;
use talon_tournament::tournament::{StateChange, file};

use super::{LEAGUE, Night, manage, manage_page, owner, season};
use crate::harness::act::import_tournament;
use crate::harness::act::request;
use crate::harness::site::{Site, on_each_example_site};

/// The first tournament of the season, and who directs it.
fn night(site: &Site) -> Night<'_> {
    let shown = season(site, None);
    Night {
        site,
        director: find_person::by_mail(&site.store, "member2@example.org").expect("the owner"),
        id: shown
            .units
            .iter()
            .find_map(|unit| unit.tournament)
            .expect("a tournament"),
    }
}

/// The latest season, whichever is shown first, by its address.
fn of_this_year(site: &Site) -> String {
    manage_page(site).trim_end_matches("/manage").to_owned()
}

#[test]
fn a_late_result_waits_after_the_end_until_it_is_published_and_an_archived_season_waits_for_its_reopening() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let here = of_this_year(site);
        let before = season(site, None);
        assert_eq!(manage(site, &mut owner, &[("act", "finish")]).status, 303);
        let night = night(site);
        night.step(StateChange::Reopen);
        night.rule(&[-300, 100, 200].map(SeatResult::of));
        let after = season(site, None);
        assert_eq!(
            (&after.table, after.head.revision),
            (&before.table, before.head.revision)
        );
        let manages = owner.get(&format!("{here}/manage")).text();
        assert!(manages.contains("Waiting to be published"), "{manages}");
        let publish = [("act", "publish"), ("reason", "a card was misread")];
        assert_eq!(manage(site, &mut owner, &[("act", "archive")]).status, 303);
        let refused = manage(site, &mut owner, &publish);
        assert_eq!(refused.status, 422);
        assert!(
            refused.text().contains("role=\"alert\"><p>This season is archived."),
            "{}",
            refused.text()
        );
        assert_eq!(season(site, None).head.revision, before.head.revision);
        let reopen = [("act", "reopen"), ("reason", "a card was misread")];
        assert_eq!(manage(site, &mut owner, &reopen).status, 303);
        assert_eq!(manage(site, &mut owner, &publish).status, 303);
        let published = season(site, None);
        assert_eq!(published.head.revision, before.head.revision + 1);
        assert_ne!(published.table, before.table);
        let told = site.client().get(&format!("{here}/revisions")).text();
        assert!(told.contains("a card was misread"), "{told}");
    });
}

#[test]
fn a_guest_who_becomes_a_member_brings_what_they_played() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let id = season(site, None)
            .units
            .iter()
            .find_map(|unit| unit.tournament)
            .expect("a tournament");
        let text = owner.get(&format!("/tournaments/{id}/event.json")).text();
        let mut renamed = file::read(text.as_bytes()).expect("a sound file");
        let erzsi = renamed
            .1
            .members
            .iter_mut()
            .find(|one| one.name == "Erzsi")
            .expect("Erzsi");
        erzsi.name = "Zsuzsi".to_owned();
        import_tournament(site, &renamed.0, &renamed.1);
        let club = site
            .store
            .read(|db| clubs::by_slug(db, example_club::SLUG))
            .expect("the club");
        let everybody = site.store.read(|db| members::everybody(db, club.id)).expect("members");
        let guest = everybody
            .iter()
            .find(|(one, _)| one.name == "Zsuzsi")
            .expect("a guest")
            .0
            .id;
        let row = || {
            let shown = season(site, None);
            let table = shown.table.as_ref().expect("a table");
            let found = table.rows.iter().find(|row| row.person.0 == guest.0);
            found.map(|row| row.played)
        };
        assert_eq!(row(), None, "guests have no row");
        let member = TypedEntry {
            name: "Zsuzsi",
            is_guest: false,
            ..TypedEntry::default()
        };
        change_entry(
            &site.store,
            &Actor::CommandLine,
            example_club::SLUG,
            guest,
            &member,
            Utc::now(),
        )
        .expect("a member");
        assert_eq!(row(), Some(1));
    });
}

#[test]
fn a_tournament_that_nobody_may_see_counts_and_its_column_leads_nowhere() {
    on_each_example_site(|site| {
        owner(site);
        let night = night(site);
        let before = season(site, None);
        let publish = Publish { published: false };
        request(&site.store, &Actor::CommandLine, night.id, Utc::now())
            .act(publish)
            .expect("hidden");
        let after = season(site, None);
        assert_eq!(after.table, before.table);
        let unit = before
            .units
            .iter()
            .find(|unit| unit.tournament == Some(night.id))
            .expect("a unit");
        let page = site
            .client()
            .get(&format!("{}/units/{}", of_this_year(site), unit.number.0))
            .text();
        assert!(page.contains("private tournament"), "{page}");
        assert!(!page.contains(&format!("/tournaments/{}", night.id)), "{page}");
        let name = unit.name.as_deref().expect("a name");
        let league = site.client().get(&format!("/leagues/{LEAGUE}")).text();
        assert!(!league.contains(name), "{league}");
    });
}
