//! What the owner of a league sets: how it counts, what it takes in, its days, its name, and the season after it.

use chrono::Months;
use talon_service::Actor;
use talon_service::leagues::{self, SeasonAddress};
use talon_store::leagues::SeasonState;

use super::{LEAGUE, owner, said, season, send_to};
use crate::harness::site::{Answer, Client, Site, on_each_example_site};

/// The form of how a season counts as the example club has it, with other values for some of its fields.
pub(super) fn counting<'a>(act: &'a str, changed: &[(&'a str, &'a str)]) -> Vec<(&'a str, &'a str)> {
    let usual = [
        ("points", "vector"),
        ("list", "10 7 5 4 3 2 1"),
        ("rest", "1"),
        ("formula", ""),
        ("participation", "0"),
        ("counting", "best"),
        ("n", "8"),
        ("steps", ""),
        ("minimum", "4"),
        ("growing", "true"),
        ("guests", "counted"),
        ("planned", "12"),
        ("reason", ""),
    ];
    let value = |name: &str| {
        changed
            .iter()
            .find(|(field, _)| *field == name)
            .map(|(_, value)| *value)
    };
    let fields = usual.map(|(name, text)| (name, value(name).unwrap_or(text)));
    let chain = ["counted_places", "best_unit", "all_units"].map(|item| ("chain", item));
    [("act", act)].into_iter().chain(fields).chain(chain).collect()
}

fn set(site: &Site, owner: &mut Client, form: &[(&str, &str)]) -> Answer {
    send_to(site, owner, "settings", form)
}

#[test]
fn another_way_of_counting_is_looked_at_before_it_is_saved_and_needs_a_reason() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let before = season(site, None);
        let linear = [("points", "linear"), ("counting", "drop"), ("n", "1")];
        let looked = set(site, &mut owner, &counting("look", &linear));
        let page = looked.text();
        assert_eq!(looked.status, 200, "{page}");
        assert!(page.contains("With these settings"), "{page}");
        assert!(
            page.contains("<option value=\"linear\" selected>"),
            "what was chosen stays: {page}"
        );
        assert_eq!(season(site, None).head.version, before.head.version, "nothing is saved");

        let unreasoned = set(site, &mut owner, &counting("counting", &linear));
        assert_eq!(unreasoned.status, 422);
        assert!(unreasoned.text().contains("<option value=\"drop\" selected>"));
        let reasoned = [&linear[..], &[("reason", "as the members voted")]].concat();
        assert_eq!(set(site, &mut owner, &counting("counting", &reasoned)).status, 303);
        let after = season(site, None);
        assert_ne!(said(&after), said(&before));
        assert_eq!(
            (after.head.revision, after.season.changes.len()),
            (before.head.revision + 1, 1)
        );
        let same = set(site, &mut owner, &counting("counting", &reasoned));
        assert_eq!(same.status, 422, "nothing would be different");
    });
}

#[test]
fn a_field_that_cannot_be_read_is_named_and_all_that_was_typed_stays() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let version = season(site, None).head.version;
        let before = owner
            .get(&format!("/leagues/{LEAGUE}/{}/settings", season(site, None).head.slug))
            .text();
        for (changed, words) in [
            (&[("list", "10 seven")][..], "Enter the points for at least one place"),
            (&[("n", "")], "Enter a whole number."),
            (&[("counting", "growing"), ("steps", "4-1")], "Enter pairs such as 4:1"),
            (
                &[("counting", "growing"), ("steps", "4:1 5:3")],
                "at most one more event",
            ),
            (&[("points", "formula"), ("formula", "100*(n-place)")], "at character 8"),
            (&[("minimum", "-1")], "Enter a whole number."),
            (&[("planned", "4000000000")], "A season can have at most 500 events"),
        ] {
            let refused = set(site, &mut owner, &counting("counting", changed));
            let page = refused.text();
            assert_eq!(refused.status, 422, "{changed:?}: {page}");
            assert!(page.contains(words) && !before.contains(words), "{words}: {page}");
            for (field, typed) in changed
                .iter()
                .filter(|(field, _)| *field != "counting" && *field != "points")
            {
                let input = page
                    .split("<input")
                    .find(|input| input.contains(&format!("name=\"{field}\"")));
                assert!(
                    input.is_some_and(|input| input.contains(&format!("value=\"{typed}\""))),
                    "{field} {typed}: {page}"
                );
            }
        }
        for nonsense in [("points", "luck"), ("counting", "none"), ("guests", "gone")] {
            assert_eq!(set(site, &mut owner, &counting("counting", &[nonsense])).status, 400);
        }
        assert_eq!(season(site, None).head.version, version);
    });
}

#[test]
fn a_rule_takes_in_what_it_takes_and_what_counts_already_stays() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let units = season(site, None).units.len();
        let rule = |pattern: &'static str, takes: &'static [(&'static str, &'static str)]| {
            let mut form = vec![
                ("act", "rule"),
                ("units", "tournaments"),
                ("game", ""),
                ("pattern", pattern),
                ("weekday", ""),
                ("rule_from", ""),
                ("rule_to", ""),
                ("entries", ""),
            ];
            form.extend_from_slice(takes);
            form
        };
        assert_eq!(set(site, &mut owner, &rule("", &[])).status, 303);
        assert!(season(site, None).season.rule.is_none());
        assert_eq!(season(site, None).units.len(), units, "what counts stays");
        let out = [("act", "take-out"), ("unit", "1"), ("reason", "not of this league")];
        assert_eq!(send_to(site, &mut owner, "units", &out).status, 303);
        assert_eq!(set(site, &mut owner, &rule("*", &[("takes", "true")])).status, 303);
        let after = season(site, None);
        assert_eq!(after.units.len(), units, "what was taken out by hand stays out");
        assert!(after.units.iter().any(|unit| unit.taken_out.is_some()));
        let mut bad = rule("", &[("takes", "true")]);
        bad.retain(|(name, _)| *name != "entries");
        bad.push(("entries", "many"));
        assert_eq!(set(site, &mut owner, &bad).status, 422);
    });
}

#[test]
fn a_tournament_counts_by_hand_with_its_weight_and_no_other_way_twice() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let before = said(&season(site, None));
        let tournament = season(site, None).units[0]
            .tournament
            .expect("a tournament")
            .to_string();
        let add = |weight: &'static str, tournament: &str| {
            [("act", "add"), ("weight", weight), ("group", "")]
                .map(|(name, text)| (name, text.to_owned()))
                .into_iter()
                .chain([("tournament", tournament.to_owned())])
                .collect::<Vec<_>>()
        };
        let mut send = |form: &[(&str, String)]| {
            let form: Vec<(&str, &str)> = form.iter().map(|(name, text)| (*name, text.as_str())).collect();
            send_to(site, &mut owner, "units", &form)
        };
        let twice = send(&add("1", &tournament));
        assert_eq!(twice.status, 422, "it counts already");
        let out =
            [("act", "take-out"), ("unit", "1"), ("reason", "by mistake")].map(|(name, text)| (name, text.to_owned()));
        assert_eq!(send(&out).status, 303);
        assert_eq!(send(&add("x", &tournament)).status, 422);
        assert_eq!(send(&add("-1", &tournament)).status, 422);
        assert_eq!(send(&add("1/2", &tournament)).status, 303);
        let halved = season(site, None);
        let unit = halved.units.last().expect("a unit");
        assert_eq!(
            (unit.weight.to_string(), unit.taken_out.is_some()),
            ("1/2".to_owned(), false)
        );
        assert_ne!(said(&halved), before);
        let number = unit.number.0.to_string();
        let change = [
            ("act", "change"),
            ("unit", &number),
            ("weight", "1"),
            ("group", "spring"),
            ("bonus", "true"),
        ];
        assert_eq!(send(&change.map(|(name, text)| (name, text.to_owned()))).status, 303);
        let changed = season(site, None);
        let unit = changed.season.units.last().expect("a unit");
        assert_eq!((unit.bonus, unit.group.as_deref()), (true, Some("spring")));
        assert_eq!(send(&add("1", "999999")).status, 404);
    });
}

#[test]
fn a_league_is_renamed_and_its_earlier_address_leads_on() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let taken = [("act", "name"), ("name", "Csütörtök"), ("slug", "Nem jó!")];
        let refused = set(site, &mut owner, &taken);
        assert_eq!(refused.status, 422);
        assert!(refused.text().contains("value=\"Nem jó!\""), "{}", refused.text());
        let name = [("act", "name"), ("name", "Csütörtöki bajnokság"), ("slug", "csutortok")];
        assert_eq!(set(site, &mut owner, &name).status, 303);
        let mut visitor = site.client();
        assert!(
            visitor
                .get("/leagues/csutortok")
                .text()
                .contains("Csütörtöki bajnokság")
        );
        let earlier = visitor.get(&format!("/leagues/{LEAGUE}"));
        assert_eq!(
            (earlier.status, earlier.header("location")),
            (308, Some("/leagues/csutortok/2026-27"))
        );
    });
}

#[test]
fn the_next_season_counts_alike_between_its_own_days() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let last = season(site, None);
        let page = format!("/leagues/{LEAGUE}/next");
        let proposed = owner.get(&page).text();
        // It lasts nine months and has its break.
        let from = (last.head.starts_on + Months::new(12)).to_string();
        assert!(proposed.contains(&format!("value=\"{from}\"")), "{proposed}");
        let form = [
            ("season", "2031"),
            ("from", "2031-01-01"),
            ("to", "2031-12-31"),
            ("key", ""),
        ];
        let mut backwards = form;
        backwards[2].1 = "2030-12-31";
        let refused = owner.submit(&page, &backwards);
        assert_eq!(refused.status, 422);
        assert!(
            refused.text().contains("The last day is before the first one."),
            "{}",
            refused.text()
        );
        let mut beside = form;
        let begins = last.head.ends_on.to_string();
        beside[1].1 = &begins;
        let refused = owner.submit(&page, &beside);
        assert_eq!(refused.status, 422);
        assert!(
            refused.text().contains("The current season ends later."),
            "{}",
            refused.text()
        );
        let taken = [
            ("season", &*last.head.name),
            ("from", "2026-01-01"),
            ("to", "2026-12-31"),
            ("key", ""),
        ];
        assert_eq!(owner.submit(&page, &taken).status, 422, "there is such a season");
        let made = owner.submit(&page, &form);
        assert_eq!(made.status, 303, "{}", made.text());
        let address = SeasonAddress {
            league: LEAGUE,
            season: Some("2031"),
            revision: None,
        };
        let next = site
            .store
            .read(|db| leagues::season(db, &Actor::Visitor, &address))
            .expect("it is shown");
        assert_eq!(next.season.profile, last.season.profile);
        assert_eq!((next.head.state, next.units.len()), (SeasonState::Running, 0));
        let rule = next.season.rule.expect("it takes in what is played");
        assert_eq!(rule.from.map(|day| day.to_string()).as_deref(), Some("2031-01-01"));
    });
}

#[test]
fn the_days_of_a_season_and_its_guests_are_set_and_someone_elses_change_is_not_lost() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let days = [
            ("act", "dates"),
            ("season", "Ősz"),
            ("from", "2026-10-01"),
            ("to", "2031-06-30"),
        ];
        assert_eq!(set(site, &mut owner, &days).status, 303);
        let after = season(site, None);
        assert_eq!(
            (after.head.name.as_str(), after.head.starts_on.to_string().as_str()),
            ("Ősz", "2026-10-01")
        );
        let rule = after.season.rule.expect("a rule");
        assert_eq!(
            rule.from.map(|day| day.to_string()).as_deref(),
            Some("2026-10-01"),
            "the rule goes with them"
        );
        let mut backwards = days;
        backwards[3].1 = "2026-09-30";
        let refused = set(site, &mut owner, &backwards);
        assert_eq!(refused.status, 422);
        assert!(refused.text().contains("value=\"2026-09-30\""), "{}", refused.text());
        let mut unreadable = days;
        unreadable[2].1 = "soon";
        assert!(set(site, &mut owner, &unreadable).text().contains("value=\"soon\""));
        assert_eq!(
            set(site, &mut owner, &[("act", "guests"), ("listed", "true")]).status,
            303
        );
        let page = format!("/leagues/{LEAGUE}/{}/settings", season(site, None).head.slug);
        let stale = owner.submit(&page, &[("act", "guests"), ("version", "1"), ("key", "")]);
        assert_eq!(stale.status, 409, "{}", stale.text());
        assert!(season(site, None).season.lists_guests);
    });
}

#[test]
fn an_archived_season_keeps_its_days_and_a_hidden_one_has_a_hidden_successor() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        for act in ["finish", "archive", "hide"] {
            assert_eq!(
                send_to_hidden(site, &mut owner, "manage", &[("act", act)]).status,
                303,
                "{act}"
            );
        }
        let days = [
            ("act", "dates"),
            ("season", "Ősz"),
            ("from", "2026-10-01"),
            ("to", "2031-06-30"),
        ];
        let refused = send_to_hidden(site, &mut owner, "settings", &days);
        assert_eq!(refused.status, 422);
        assert!(
            refused.text().contains("role=\"alert\"><p>This season is archived."),
            "{}",
            refused.text()
        );
        let form = [
            ("season", "2031"),
            ("from", "2031-01-01"),
            ("to", "2031-12-31"),
            ("key", ""),
        ];
        let made = owner.submit(&format!("/leagues/{LEAGUE}/next"), &form);
        assert_eq!(made.status, 303, "{}", made.text());
        assert_eq!(site.client().get(&format!("/leagues/{LEAGUE}/2031")).status, 404);
        assert_eq!(owner.get(&format!("/leagues/{LEAGUE}/2031")).status, 200);
    });
}

/// Sends a form of a page of the season 2026/27, though visitors may not see it.
fn send_to_hidden(site: &Site, owner: &mut Client, page: &str, fields: &[(&str, &str)]) -> Answer {
    let address = SeasonAddress {
        league: LEAGUE,
        season: Some("2026-27"),
        revision: None,
    };
    let shown = site.store.read(|db| leagues::season(db, &Actor::CommandLine, &address));
    let version = shown.expect("a season").head.version.to_string();
    let mut form = vec![("version", version.as_str()), ("key", "")];
    form.extend_from_slice(fields);
    owner.submit(&format!("/leagues/{LEAGUE}/2026-27/{page}"), &form)
}
