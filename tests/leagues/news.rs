//! Why each table of a season was published: the event, the adjustment or the rules, and whom it concerns.

use talon_league::LeaguePerson;
use talon_service::find_person;
use talon_service::leagues::SeasonShown;
use talon_tournament::Exact;
use talon_tournament::standings::SeatResult;
use talon_tournament::tournament::StateChange;

use super::settings::counting;
use super::{LEAGUE, Night, manage, owner, season, send_to};
use crate::harness::site::{Site, on_each_example_site};

/// What the page of earlier tables says of the last one.
fn latest(site: &Site) -> String {
    let here = format!("/leagues/{LEAGUE}/{}/revisions", season(site, None).head.slug);
    let page = site.client().get(&here).text();
    let section = page.split("<section>").nth(1).expect("a table");
    section.split("</section>").next().expect("its end").to_owned()
}

/// The same in the feed, which is in the language of the club.
fn told(site: &Site) -> String {
    let feed = site.client().get(&format!("/leagues/{LEAGUE}.atom")).text();
    feed.split("<entry>").nth(1).expect("an entry").to_owned()
}

/// The total of each row, in their order.
fn totals(shown: &SeasonShown) -> Vec<(LeaguePerson, Exact)> {
    let rows = &shown.table.as_ref().expect("a table").rows;
    let mut totals: Vec<(LeaguePerson, Exact)> = rows.iter().map(|row| (row.person, row.total.clone())).collect();
    totals.sort();
    totals
}

#[test]
fn a_corrected_event_is_named_with_its_page_and_whose_totals_changed() {
    on_each_example_site(|site| {
        owner(site);
        let before = season(site, None);
        let unit = before
            .units
            .iter()
            .find(|unit| unit.tournament.is_some())
            .expect("a unit");
        let night = Night {
            site,
            director: find_person::by_mail(&site.store, "member2@example.org").expect("the owner"),
            id: unit.tournament.expect("a tournament"),
        };
        night.step(StateChange::Reopen);
        let mut last = season(site, None);
        for scores in [[-300, 100, 200], [200, -300, 100], [100, 200, -300]] {
            last = season(site, None);
            night.rule(&scores.map(SeatResult::of));
            if totals(&last) != totals(&season(site, None)) {
                break;
            }
        }
        let said = latest(site);
        let name = unit.name.as_deref().expect("a name");
        let href = format!("/units/{}\">{name}", unit.number.0);
        assert!(
            said.contains("<b>Result corrected</b>:") && said.contains(&href),
            "{said}"
        );
        assert!(
            !said.contains("ended or was corrected"),
            "what is known is not told vaguely: {said}"
        );
        let after = season(site, None);
        let (now, then) = (
            after.table.as_ref().expect("a table"),
            last.table.as_ref().expect("a table"),
        );
        let changed = now
            .rows
            .iter()
            .find(|row| then.row(row.person).is_some_and(|was| was.total != row.total));
        let changed = after.name(changed.expect("someone").person).expect("a name").to_owned();
        let told_of = said.split("What changed").nth(1).expect("totals");
        assert!(told_of.contains(&format!("<li>{changed}: ")), "{changed}: {said}");
        let told = told(site);
        assert!(told.contains("Javított eredmény: ") && told.contains(name), "{told}");
    });
}

#[test]
fn an_adjustment_is_told_with_whom_it_concerns_and_another_profile_with_its_reason() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let shown = season(site, None);
        let person = shown.table.as_ref().expect("a table").rows[0].person;
        let name = shown.name(person).expect("a name").to_owned();
        let number = person.0.to_string();
        let fine = [
            ("act", "adjust"),
            ("person", number.as_str()),
            ("unit", ""),
            ("amount", "-4"),
            ("text", "came late"),
        ];
        assert_eq!(manage(site, &mut owner, &fine).status, 303);
        let said = latest(site);
        assert!(
            said.contains(&format!("<b>Adjustment</b>: {name} −4: came late")),
            "{said}"
        );
        assert_eq!(said.matches("came late").count(), 1, "no reason is told twice: {said}");
        let feed = told(site);
        assert!(feed.contains(&format!("Módosítás: {name} -4: came late")), "{feed}");
        let revoke = [("act", "revoke"), ("adjustment", "1"), ("reason", "the train was late")];
        assert_eq!(manage(site, &mut owner, &revoke).status, 303);
        let said = latest(site);
        let back = format!("<b>Adjustment taken back</b>: {name} +4: the train was late");
        assert!(said.contains(&back), "{said}");
        let best = counting("counting", &[("n", "2"), ("reason", "the hall was closed")]);
        assert_eq!(send_to(site, &mut owner, "settings", &best).status, 303);
        let said = latest(site);
        assert!(
            said.contains("<b>Counted by other rules</b>: the hall was closed"),
            "{said}"
        );
    });
}

#[test]
fn an_event_that_counts_no_more_is_named() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let out = [("act", "take-out"), ("unit", "1"), ("reason", "half the club was ill")];
        assert_eq!(send_to(site, &mut owner, "units", &out).status, 303);
        let said = latest(site);
        assert!(
            said.contains("<b>No longer counts</b>:") && said.contains("/units/1\">"),
            "{said}"
        );
        assert!(told(site).contains("Már nem számít: "));
    });
}

#[test]
fn who_leaves_a_challenge_list_is_named() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let play = [("act", "play"), ("most", "2")];
        assert_eq!(send_to(site, &mut owner, "challenge", &play).status, 303);
        assert!(latest(site).contains("<b>Challenge list begun</b>"));
        let shown = season(site, None);
        let last = shown
            .table
            .as_ref()
            .expect("a table")
            .challenge
            .last()
            .expect("someone")
            .person;
        let leave = [("act", "leave"), ("person", &*last.0.to_string())];
        assert_eq!(send_to(site, &mut owner, "challenge", &leave).status, 303);
        let name = shown.name(last).expect("a name");
        let said = latest(site);
        let gone = format!("<b>No longer on the challenge list</b>: {name}");
        assert!(said.contains(&gone), "{gone}: {said}");
    });
}
