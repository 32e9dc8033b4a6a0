//! What the rule of a season takes in by itself, what it proposes, and what is decided by hand above it.

use chrono::{Months, NaiveDate};
use talon_league::file::{read as read_file, write};
use talon_league::{ByRule, UnitRule};
use talon_service::leagues::NewLeagueForm;
use talon_tournament::tournament::Preset;

use super::evenings::{PEOPLE, card, put, session as evening_of, set_card};
use super::federation::federation;
use super::*;
use crate::clubs::people::CLI;

const RULED: &str = "szabalyos";
/// The finished tournaments of the example club: an evening, and one with the same deals at every table.
const EVENING: (&str, &str) = ("1", "Őszi klubest");
const COMPARED: (&str, &str) = ("3", "Bajnokság azonos lapokkal");

/// A league of this club in which nothing counts yet, and which has no rule.
fn league(site: &Site, club: &str, slug: &str) {
    let today: NaiveDate = Utc::now().date_naive();
    let form = NewLeagueForm {
        name: "Szabályos",
        slug,
        preset: "club-evenings",
        season: "2026",
        from: today - Months::new(3),
        to: today + Months::new(6),
        takes: "",
        game: "",
        leads_to: "",
    };
    leagues::create(&site.store, &CLI, club, &form, None, Utc::now()).expect("a league");
}

fn ruled(site: &Site, slug: &str) -> SeasonShown {
    let address = SeasonAddress {
        league: slug,
        season: None,
        revision: None,
    };
    site.store
        .read(|db| leagues::season(db, &CLI, &address))
        .expect("a season")
}

/// The page of this name of the season, in English.
fn at(site: &Site, slug: &str, page: &str) -> String {
    format!("/leagues/{slug}/{}/{page}", ruled(site, slug).head.slug)
}

fn post(site: &Site, client: &mut Client, page: &str, fields: &[(&str, &str)]) -> Answer {
    let version = ruled(site, RULED).head.version.to_string();
    let form = [&[("version", version.as_str()), ("key", "")], fields].concat();
    client.submit(&at(site, RULED, page), &form)
}

/// The form of a rule, with these fields filled in.
pub fn rule<'a>(filled: &[(&'a str, &'a str)]) -> Vec<(&'a str, &'a str)> {
    let usual = [
        ("act", "rule"),
        ("takes", "true"),
        ("units", "tournaments"),
        ("game", ""),
        ("preset", ""),
        ("pattern", ""),
        ("weekday", ""),
        ("rule_from", ""),
        ("rule_to", ""),
        ("entries", ""),
    ];
    let is_filled = |name: &str| filled.iter().any(|(other, _)| *other == name);
    let left = usual.into_iter().filter(|(name, _)| !is_filled(name));
    left.chain(filled.iter().copied()).collect()
}

/// The tournaments that count, and those that were refused.
fn counted(site: &Site) -> (Vec<String>, Vec<String>) {
    let season = ruled(site, RULED).season;
    let ids = |is: &dyn Fn(&talon_league::LeagueUnit) -> bool| {
        let units = season.units.iter().filter(|unit| !unit.undone && is(unit));
        units
            .filter_map(|unit| unit.source.tournament())
            .map(|id| id.to_string())
            .collect()
    };
    (ids(&|unit| unit.counts()), ids(&|unit| unit.is_refused()))
}

#[test]
fn a_rule_names_tournaments_by_what_they_were_made_as() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        league(site, "pelda", RULED);
        let compared = rule(&[("preset", "duplicate-evening")]);
        assert_eq!(post(site, &mut owner, "settings", &compared).status, 303);
        assert_eq!(counted(site).0, [COMPARED.0]);
        let rules = site.client().get(&at(site, RULED, "rules")).text();
        assert!(rules.contains("Format of the tournament: Duplicate evening"), "{rules}");
        let unknown = rule(&[("preset", "final-22")]);
        assert_eq!(post(site, &mut owner, "settings", &unknown).status, 422);
        let evening = rule(&[("preset", "club-evening")]);
        assert_eq!(post(site, &mut owner, "settings", &evening).status, 303);
        assert_eq!(counted(site).0, [COMPARED.0, EVENING.0], "what counts stays");
    });
}

#[test]
fn what_a_rule_proposes_counts_once_it_is_accepted_and_is_refused_with_a_reason() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        league(site, "pelda", RULED);
        // To ask first says that something counts by itself.
        let proposes = rule(&[("proposes", "true"), ("takes", "false")]);
        assert_eq!(post(site, &mut owner, "settings", &proposes).status, 303);
        assert_eq!(counted(site).0, Vec::<String>::new(), "nothing counts before");
        let notice = "2 events wait to be accepted.";
        let seen = [&mut owner, &mut site.client()].map(|client| {
            let page = client.get(&format!("/leagues/{RULED}")).text();
            (page.contains(notice), page.contains("Decemberi klubest"))
        });
        assert_eq!(
            seen,
            [(true, false), (false, false)],
            "nor is what may be refused a next date"
        );
        let waiting = |owner: &mut Client, name: &str| {
            let text = owner.get(&at(site, RULED, "units")).text();
            let waits = text.split("id=\"by-rule\"").nth(1).unwrap_or_default();
            waits
                .split("</section>")
                .next()
                .is_some_and(|waits| waits.contains(name))
        };
        assert!(waiting(&mut owner, EVENING.1) && waiting(&mut owner, COMPARED.1));
        let rules = site.client().get(&at(site, RULED, "rules")).text();
        assert!(
            rules.contains("The league’s managers decide whether it counts"),
            "{rules}"
        );
        let accept = [("act", "add"), ("tournament", EVENING.0), ("weight", ""), ("group", "")];
        assert_eq!(post(site, &mut owner, "units", &accept).status, 303);
        assert_eq!(counted(site).0, [EVENING.0]);
        assert!(!waiting(&mut owner, EVENING.1) && waiting(&mut owner, COMPARED.1));
        let refuse = |reason| {
            [
                ("act", "refuse-proposed"),
                ("tournament", COMPARED.0),
                ("reason", reason),
            ]
        };
        let blank = post(site, &mut owner, "units", &refuse(" "));
        assert_eq!(blank.status, 422, "a reason is missing");
        assert_eq!(post(site, &mut owner, "units", &refuse("a training night")).status, 303);
        assert_eq!(counted(site), (vec![EVENING.0.to_owned()], vec![COMPARED.0.to_owned()]));
        assert!(!waiting(&mut owner, COMPARED.1));
        let own = owner.get(&at(site, RULED, "units")).text();
        assert!(own.contains("Refused: a training night"), "{own}");
        let season = at(site, RULED, "");
        for page in [season.trim_end_matches('/'), &format!("/api/v1/leagues/{RULED}/units")] {
            let seen = site.client().get(page).text();
            assert!(
                !seen.contains("a training night"),
                "what never counted is told nobody: {seen}"
            );
        }
        assert_eq!(
            post(site, &mut owner, "units", &refuse("again")).status,
            422,
            "decided already"
        );
        assert_eq!(post(site, &mut owner, "manage", &[("act", "undo")]).status, 303);
        assert!(waiting(&mut owner, COMPARED.1), "what was undone waits again");
    });
}

#[test]
fn what_a_rule_does_not_name_is_neither_accepted_nor_refused_as_if_it_had_been_proposed() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        league(site, "pelda", RULED);
        let evenings = rule(&[("proposes", "true"), ("preset", "club-evening")]);
        assert_eq!(post(site, &mut owner, "settings", &evenings).status, 303);
        for act in ["add-proposed", "refuse-proposed"] {
            let mut form = vec![("act", act), ("tournament", COMPARED.0)];
            form.extend((act == "refuse-proposed").then_some(("reason", "not for this season")));
            assert_eq!(post(site, &mut owner, "units", &form).status, 422, "{act}");
        }
        assert_eq!(counted(site), (Vec::new(), Vec::new()));
    });
}

#[test]
fn what_was_refused_is_counted_by_hand_after_all() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        league(site, "pelda", RULED);
        let proposes = rule(&[("proposes", "true")]);
        assert_eq!(post(site, &mut owner, "settings", &proposes).status, 303);
        let refuse = [
            ("act", "refuse-proposed"),
            ("tournament", COMPARED.0),
            ("reason", "training"),
        ];
        assert_eq!(post(site, &mut owner, "units", &refuse).status, 303);
        assert_eq!(post(site, &mut owner, "settings", &rule(&[])).status, 303);
        assert_eq!(
            counted(site),
            (vec![EVENING.0.to_owned()], vec![COMPARED.0.to_owned()]),
            "a rule that takes at once leaves it out too"
        );
        let back = [("act", "put-back"), ("unit", "1")];
        assert_eq!(post(site, &mut owner, "units", &back).status, 303);
        assert_eq!(counted(site).0, [COMPARED.0, EVENING.0]);
        let by_rule: Vec<Option<ByRule>> = ruled(site, RULED)
            .season
            .units
            .iter()
            .map(|unit| unit.by_rule)
            .collect();
        assert_eq!(
            by_rule,
            [None, Some(ByRule::Taken)],
            "whoever puts it back adds it by hand"
        );
    });
}

#[test]
fn one_press_accepts_all_that_the_rule_proposes() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        league(site, "pelda", RULED);
        let proposes = rule(&[("proposes", "true"), ("units", "both")]);
        assert_eq!(post(site, &mut owner, "settings", &proposes).status, 303);
        let card = card(&mut owner, PEOPLE);
        put(&mut owner, &card);
        let evening = evening_of(site).id.to_string();
        let field = format!("name=\"evening\" value=\"{evening}\"");
        let proposed = |owner: &mut Client| {
            let text = owner.get(&at(site, RULED, "units")).text();
            text.split("id=\"by-rule\"")
                .nth(1)
                .is_some_and(|waits| waits.contains(&field))
        };
        assert!(!proposed(&mut owner), "its scorecard is open");
        set_card(&mut owner, &card, "close");
        assert!(proposed(&mut owner), "it is over");
        assert_eq!(
            ruled(site, RULED).season.units.len(),
            0,
            "and counts once it is accepted"
        );
        let version = ruled(site, RULED).head.version.to_string();
        let all = [
            ("act", "add-proposed"),
            ("tournament", EVENING.0),
            ("tournament", COMPARED.0),
            ("evening", evening.as_str()),
        ];
        assert_eq!(post(site, &mut owner, "units", &all).status, 303);
        assert_eq!(ruled(site, RULED).season.counting().len(), 3);
        let stale = [&[("version", version.as_str()), ("key", "")], &all[..]].concat();
        assert_eq!(owner.submit(&at(site, RULED, "units"), &stale).status, 409);
        let twice = post(site, &mut owner, "units", &all);
        assert_eq!(twice.status, 422, "they count already");
        assert!(!proposed(&mut owner));
    });
}

#[test]
fn what_counts_and_leaves_the_rule_stays_and_whoever_manages_the_season_is_told() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        league(site, "pelda", RULED);
        let klubest = rule(&[("pattern", "*klubest")]);
        assert_eq!(post(site, &mut owner, "settings", &klubest).status, 303);
        let by_hand = [
            ("act", "add"),
            ("tournament", COMPARED.0),
            ("weight", ""),
            ("group", ""),
        ];
        assert_eq!(post(site, &mut owner, "units", &by_hand).status, 303);
        let told = "counts, but no longer matches";
        assert!(!owner.get(&at(site, RULED, "units")).text().contains(told));
        let other = rule(&[("pattern", "Cup *")]);
        assert_eq!(post(site, &mut owner, "settings", &other).status, 303);
        assert_eq!(counted(site).0, [EVENING.0, COMPARED.0], "both stay");
        for page in ["units", "settings"] {
            let text = owner.get(&at(site, RULED, page)).text();
            assert_eq!(text.matches(told).count(), 1, "only what the rule took: {text}");
        }
        let seen = site.client().get(at(site, RULED, "").trim_end_matches('/')).text();
        assert!(!seen.contains(told), "{seen}");
    });
}

#[test]
fn what_counts_is_told_to_have_left_the_rule_also_where_the_rule_is_switched_off_or_takes_less() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        league(site, "pelda", RULED);
        let both = rule(&[("units", "both")]);
        assert_eq!(post(site, &mut owner, "settings", &both).status, 303);
        let card = card(&mut owner, PEOPLE);
        put(&mut owner, &card);
        set_card(&mut owner, &card, "close");
        let season = ruled(site, RULED).season;
        let all = season.counting().len();
        let evenings = season
            .counting()
            .iter()
            .filter(|unit| unit.source.evening().is_some())
            .count();
        assert!(evenings > 0 && all == evenings + 2, "{all} {evenings}");
        let told = "counts, but no longer matches";
        let mut told_of = |form: Vec<(&str, &str)>| {
            assert_eq!(post(site, &mut owner, "settings", &form).status, 303);
            assert_eq!(ruled(site, RULED).season.counting().len(), all, "all of it stays");
            let settings = owner.get(&at(site, RULED, "settings")).text();
            let units = owner.get(&at(site, RULED, "units")).text().matches(told).count();
            assert_eq!(settings.contains(told), units > 0, "{settings}");
            units
        };
        assert_eq!(told_of(rule(&[("units", "tournaments")])), evenings);
        assert_eq!(told_of(rule(&[("units", "evenings")])), 2, "the tournaments");
        let off = rule(&[("takes", "false"), ("units", "both")]);
        assert_eq!(told_of(off), all, "nothing counts by itself any more");
        assert_eq!(told_of(both), 0);
    });
}

#[test]
fn as_many_entries_as_a_rule_asks_for_are_enough() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        league(site, "pelda", RULED);
        let entries = |id: &str| {
            let id = id.parse().map(TournamentId).expect("a number");
            let read = site.store.read(|db| read::tournament(db, &CLI, id));
            read.expect("a tournament").loaded.tournament.entries.len()
        };
        let [few, many] = {
            let mut both = [entries(EVENING.0), entries(COMPARED.0)];
            both.sort_unstable();
            both
        };
        assert!(few < many, "{few} {many}");
        let mut named = |least: usize| {
            let least = least.to_string();
            let form = rule(&[("proposes", "true"), ("entries", least.as_str())]);
            // One may be as much as the other and one more.
            assert!([303, 422].contains(&post(site, &mut owner, "settings", &form).status));
            let text = owner.get(&at(site, RULED, "settings")).text();
            [EVENING, COMPARED]
                .iter()
                .filter(|(_, name)| text.contains(name))
                .count()
        };
        let found = [few, few + 1, many, many + 1].map(&mut named);
        assert_eq!(found, [2, 1, 1, 0]);
        let mut statements = |entries: &str| {
            let form = rule(&[("proposes", "true"), ("entries", entries)]);
            assert_eq!(post(site, &mut owner, "settings", &form).status, 303);
            owner.get(&at(site, RULED, "settings"));
            let page = at(site, RULED, "settings");
            let before = site.store.statements();
            owner.get(&page);
            site.store.statements() - before
        };
        assert_eq!(statements("1"), statements("") + 1, "one question for all of them");
    });
}

#[test]
fn the_page_of_the_rule_lists_what_it_takes_now_and_what_comes_next() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        league(site, "pelda", RULED);
        assert!(!owner.get(&at(site, RULED, "settings")).text().contains("id=\"named\""));
        let evenings = rule(&[("preset", "club-evening")]);
        assert_eq!(post(site, &mut owner, "settings", &evenings).status, 303);
        let text = owner.get(&at(site, RULED, "settings")).text();
        let (now, next) = text
            .split("id=\"named\"")
            .nth(1)
            .and_then(|named| named.split_once("What comes next"))
            .expect("both lists");
        assert!(
            now.contains("One finished event matches") && now.contains(EVENING.1),
            "{now}"
        );
        assert!(
            now.contains("counts automatically") && !now.contains(COMPARED.1),
            "{now}"
        );
        let next = next.split("</section>").next().unwrap_or_default();
        let running = next.find("Téli klubest").expect("the one that is played now");
        let december = next.find("Decemberi klubest").expect("the one after it");
        assert!(running < december, "the next one first: {next}");
        assert!(!next.contains(EVENING.1), "{next}");
        let out = [("act", "take-out"), ("unit", "1"), ("reason", "by mistake")];
        assert_eq!(post(site, &mut owner, "units", &out).status, 303);
        let text = owner.get(&at(site, RULED, "settings")).text();
        assert!(text.contains("excluded by hand"), "by hand wins over the rule: {text}");
        assert_eq!(
            post(site, &mut owner, "settings", &rule(&[("entries", "50")])).status,
            303
        );
        let text = owner.get(&at(site, RULED, "settings")).text();
        assert!(text.contains("Nothing that has finished matches"), "{text}");
        assert!(text.contains("Decemberi klubest"), "more may still enter: {text}");
    });
}

#[test]
fn a_tournament_of_another_club_counts_neither_by_hand_nor_by_the_rule() {
    on_each_example_site(|site| {
        owner(site);
        let mut chief = federation(site);
        league(site, "szovetseg", RULED);
        assert_eq!(post(site, &mut chief, "settings", &rule(&[])).status, 303);
        assert_eq!(counted(site).0, Vec::<String>::new());
        for act in [
            vec![("act", "add"), ("tournament", EVENING.0), ("weight", ""), ("group", "")],
            vec![("act", "add-proposed"), ("tournament", EVENING.0)],
            vec![
                ("act", "refuse-proposed"),
                ("tournament", EVENING.0),
                ("reason", "not ours"),
            ],
        ] {
            assert_eq!(post(site, &mut chief, "units", &act).status, 404, "{act:?}");
        }
        let settings = chief.get(&at(site, RULED, "settings")).text();
        assert!(!settings.contains(EVENING.1), "{settings}");
    });
}

#[test]
fn a_unit_outside_the_dates_of_the_season_counts_by_hand_with_a_warning() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        league(site, "pelda", RULED);
        let dates = [
            ("act", "dates"),
            ("season", "2031"),
            ("from", "2031-01-01"),
            ("to", "2031-12-31"),
        ];
        assert_eq!(post(site, &mut owner, "settings", &dates).status, 303);
        let units = at(site, RULED, "units");
        let offered = owner.get(&units).text();
        assert!(
            offered.contains(&format!("{} (outside the season)", EVENING.1)),
            "{offered}"
        );
        let add = [("act", "add"), ("tournament", EVENING.0), ("weight", ""), ("group", "")];
        assert_eq!(post(site, &mut owner, "units", &add).status, 303);
        assert_eq!(counted(site).0, [EVENING.0]);
        let text = owner.get(&units).text();
        assert_eq!(text.matches("outside the dates of the season").count(), 1, "{text}");
    });
}

#[test]
fn a_file_keeps_the_rule_and_what_it_did() {
    let mut season = season_file::season();
    season.document.rule = Some(UnitRule {
        preset: Some(Preset::ClubEvening),
        proposes: true,
        ..UnitRule::default()
    });
    season.document.units[0].by_rule = Some(ByRule::Taken);
    season.document.units[1].by_rule = Some(ByRule::Refused);
    season.document.units[1].taken_out = Some("a training night".to_owned());
    let text = write(&season).expect("a text");
    let back = read_file(&text).expect("a sound file");
    assert_eq!(back.file, season);
    assert_eq!(write(&back.file).expect("a text"), text);
    let said = String::from_utf8(text).expect("a text");
    assert!(
        said.contains(r#""rule":{"preset":"club-evening","proposes":true}"#),
        "{said}"
    );
    for (good, bad) in [("club-evening", "club-night"), ("\"refused\"", "\"thrown\"")] {
        let refused = read_file(said.replace(good, bad).as_bytes());
        assert!(refused.is_err(), "{bad}");
    }
}
