//! What comes late: results after the end of a season, guests who become members, tournaments that nobody may see.

use chrono::Utc;
use talon_league::{CountedSeason, LeaguePerson};
use talon_samples::example_club;
use talon_service::clubs::{TypedEntry, add_entry, change_entry};
use talon_service::leagues::SeasonShown;
use talon_service::tournaments::Publish;
use talon_service::{Actor, find_person};
use talon_store::{MemberId, clubs, members};
use talon_tournament::standings::SeatResult;
use talon_tournament::tournament::{StateChange, file};

use super::{LEAGUE, Night, manage, manage_page, owner, season, send_to};
use crate::harness::act::import_tournament;
use crate::harness::act::request;
use crate::harness::site::{Client, Site, on_each_example_site};

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

/// What is counted in the table of a season, without what may still become of it.
fn table_of(shown: SeasonShown) -> CountedSeason {
    shown.table.expect("a table").without_outlook()
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
            (table_of(after.clone()), after.head.revision),
            (table_of(before.clone()), before.head.revision)
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

/// A guest of the example club who played in a tournament that counts.
fn guest(site: &Site, owner: &mut Client) -> MemberId {
    let units = season(site, None).units;
    let id = units.iter().find_map(|unit| unit.tournament).expect("a tournament");
    let text = owner.get(&format!("/tournaments/{id}/event.json")).text();
    let mut renamed = file::read(text.as_bytes()).expect("a sound file");
    let mut members = renamed.1.members.iter_mut();
    members.find(|one| one.name == "Erzsi").expect("Erzsi").name = "Zsuzsi".to_owned();
    import_tournament(site, &renamed.0, &renamed.1);
    let everybody = site.store.read(|db| {
        let club = clubs::by_slug(db, example_club::SLUG)?;
        members::everybody(db, club.id)
    });
    let everybody = everybody.expect("members");
    let found = everybody.iter().find(|(one, _)| one.name == "Zsuzsi");
    found.expect("a guest").0.id
}

fn set_guest(site: &Site, id: MemberId, is_guest: bool) {
    let entry = TypedEntry {
        name: "Zsuzsi",
        is_guest,
        ..TypedEntry::default()
    };
    let now = Utc::now();
    change_entry(&site.store, &Actor::CommandLine, example_club::SLUG, id, &entry, now).expect("an entry");
}

#[test]
fn a_guest_who_becomes_a_member_brings_what_they_played_if_the_owner_ticks_it() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let guest = guest(site, &mut owner);
        let row = || {
            let table = season(site, None).table.expect("a table");
            table.row(LeaguePerson(guest.0)).map(|row| row.played)
        };
        assert_eq!(row(), None, "guests have no row");
        let entry = format!("/clubs/{}/members/{guest}", example_club::SLUG);
        let help = "count in a season only if you tick it in its settings";
        assert!(owner.get(&entry).text().contains(help));
        set_guest(site, guest, false);
        assert_eq!(row(), None, "nobody has ticked it");
        let settings = format!("{}/settings", of_this_year(site));
        let offered = owner.get(&settings).text();
        assert!(offered.contains("Count what Zsuzsi played before"), "{offered}");
        let before = season(site, None);
        let id = guest.0.to_string();
        let bring = [("act", "bring"), ("person", id.as_str()), ("brings", "true")];
        assert_ne!(send_to(site, &mut site.client(), "settings", &bring).status, 303);
        assert_eq!(row(), None, "a visitor ticks nothing");
        assert_eq!(send_to(site, &mut owner, "settings", &bring).status, 303);
        assert_eq!(row(), Some(1));
        assert_eq!(season(site, None).head.revision, before.head.revision + 1);
        let ticked = owner.get(&settings).text();
        assert!(ticked.contains("name=\"brings\" value=\"true\" checked"), "{ticked}");
        let told = owner.get(&format!("{}/revisions", of_this_year(site))).text();
        assert!(told.contains("or someone became a guest or a member"), "{told}");
        assert!(told.contains("<b>Earlier results now count for</b>: Zsuzsi"), "{told}");
        assert_eq!(manage(site, &mut owner, &[("act", "undo")]).status, 303);
        assert_eq!(row(), None);
        assert_eq!(
            table_of(season(site, None)),
            table_of(before.clone()),
            "undone as every act"
        );
        assert_eq!(send_to(site, &mut owner, "settings", &bring).status, 303);
        set_guest(site, guest, true);
        assert_eq!(row(), None, "a guest again");
        set_guest(site, guest, false);
        assert_eq!(row(), Some(1), "and what was ticked stays");
        let untick = [("act", "bring"), ("person", id.as_str())];
        assert_eq!(send_to(site, &mut owner, "settings", &untick).status, 303);
        assert_eq!(
            table_of(season(site, None)),
            table_of(before.clone()),
            "and taken back later"
        );
        let member = before.table.expect("a table").rows[0].person.0.to_string();
        let stranger = [("act", "bring"), ("person", member.as_str()), ("brings", "true")];
        let refused = send_to(site, &mut owner, "settings", &stranger);
        assert!(refused.status != 303 && refused.text().contains("none of the guests who became members"));
    });
}

#[test]
fn a_guest_who_becomes_a_member_is_still_one_in_a_season_that_was_archived_then() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let guest = guest(site, &mut owner);
        let before = season(site, None);
        for act in ["finish", "archive"] {
            assert_eq!(manage(site, &mut owner, &[("act", act)]).status, 303, "{act}");
        }
        set_guest(site, guest, false);
        assert_eq!(table_of(season(site, None)), table_of(before));
        let page = owner.get(&format!("{}/manage", of_this_year(site))).text();
        assert!(!page.contains("Waiting to be published"), "{page}");
        let reopen = [("act", "reopen"), ("reason", "a card was misread")];
        assert_eq!(manage(site, &mut owner, &reopen).status, 303);
        let page = owner.get(&format!("{}/manage", of_this_year(site))).text();
        assert!(
            !page.contains("Waiting to be published"),
            "nobody has ticked anything: {page}"
        );
    });
}

#[test]
fn what_may_still_happen_is_told_of_a_season_that_goes_on_and_a_newcomer_is_no_news_in_it() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let (here, may) = (of_this_year(site), "Can still finish between rank");
        let league = |site: &Site| site.client().get(&here).text();
        assert!(league(site).contains(may));
        let before = season(site, None).head.revision;
        let newcomer = TypedEntry {
            name: "Someone New",
            ..TypedEntry::default()
        };
        let club = example_club::SLUG;
        add_entry(&site.store, &Actor::CommandLine, club, &newcomer, None, Utc::now()).expect("an entry");
        let manages = owner.get(&format!("{here}/manage")).text();
        assert!(!manages.contains("Waiting to be published"), "{manages}");
        assert_eq!(manage(site, &mut owner, &[("act", "finish")]).status, 303);
        assert!(!league(site).contains(may), "nothing is to come");
        let earlier = site.client().get(&format!("{here}?revision={before}")).text();
        assert_eq!(season(site, None).head.revision, before, "the table is the same");
        assert!(!earlier.contains(may), "it is the one of now");
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
