//! What stands around the table of a season: one row with its curve, the rules in words, pages by the address of the
//! league alone.

use chrono::Utc;
use talon_league::{CountedRow, LeaguePerson, LeaguePreset};
use talon_service::Actor;
use talon_service::leagues::{self, SeasonAddress, SeasonShown};
use talon_store::members::{self, Shown};
use talon_store::{MemberId, clubs, roles};

use super::settings::counting;
use super::{LEAGUE, manage, owner, season, send_to};
use crate::clubs::people::{Who, browser, town};
use crate::harness::site::{Site, on_each_example_site, on_each_site};

/// A season that has ended.
const PAST: &str = "2025-26";

fn past(site: &Site) -> SeasonShown {
    let address = SeasonAddress {
        league: LEAGUE,
        season: Some(PAST),
        revision: None,
    };
    let shown = site.store.read(|db| leagues::season(db, &Actor::Visitor, &address));
    shown.expect("a season that everybody sees")
}

fn page(site: &Site, path: &str) -> String {
    let answer = site.client().get(path);
    assert_eq!(answer.status, 200, "{path}: {}", answer.text());
    answer.text()
}

#[test]
fn a_row_shows_its_rank_after_each_event_as_a_picture_and_in_the_table() {
    on_each_example_site(|site| {
        owner(site);
        let shown = past(site);
        let table = shown.table.as_ref().expect("a table");
        let row = &table.rows[2];
        let curve = shown.rank_curve(row.person);
        assert_eq!(curve.len(), table.units.len());
        assert_eq!(curve.last().copied().flatten(), row.rank);
        // The page of each column says the same.
        for (at, unit) in table.units.iter().enumerate() {
            let column = shown.column(*unit).expect("a column");
            let there = column.rows.iter().find(|one| one.row.person == row.person);
            if let Some(there) = there {
                assert_eq!(curve[at], there.rank_after, "{unit:?}");
            }
        }
        let text = page(site, &format!("/leagues/{LEAGUE}/{PAST}/players/{}", row.person.0));
        let dots = text.matches("class=\"dot").count();
        assert_eq!(dots, curve.iter().flatten().count(), "{text}");
        assert!(
            text.contains("Rank after each event") && text.contains("<desc id=\"plot-desc\">From rank "),
            "{text}"
        );
        let cells = text.split("<tr>").skip(2).map(|line| {
            let last = line.rsplit("<td class=\"num\">").next().unwrap_or_default();
            last.split('<').next().unwrap_or_default().trim().to_owned()
        });
        let ranks: Vec<String> = curve
            .iter()
            .rev()
            .map(|rank| rank.map(|rank| format!("{rank}.")).unwrap_or_default())
            .collect();
        assert_eq!(cells.collect::<Vec<_>>(), ranks, "{text}");
    });
}

#[test]
fn a_row_says_why_an_event_of_it_was_dropped() {
    on_each_example_site(|site| {
        owner(site);
        let shown = past(site);
        let table = shown.table.as_ref().expect("a table");
        let mut rows = table.rows.iter();
        let has_dropped = |row: &&CountedRow| row.cells.iter().flatten().any(|cell| !cell.counted);
        let row = rows.find(has_dropped).expect("a row with a dropped result");
        let text = page(site, &format!("/leagues/{LEAGUE}/{PAST}/players/{}", row.person.0));
        let why = format!("dropped: {} better events count", row.counted());
        assert!(text.contains(&why), "{why}: {text}");
    });
}

#[test]
fn every_page_of_a_season_is_found_by_the_address_of_its_league_alone() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let here = format!("/leagues/{LEAGUE}/{}", season(site, None).head.slug);
        let row = season(site, None).table.as_ref().expect("a table").rows[0].person;
        let LeaguePerson(row) = row;
        let player = format!("players/{row}");
        let parts = [
            ("rules", "rules"),
            ("print", "print"),
            ("wall?hold=1", "wall?hold=1"),
            ("share", "share"),
            ("revisions", "revisions"),
            ("pot", "pot"),
            ("qualified", "qualified"),
            ("challenge", "challenge"),
            ("chain", "qualified"),
            ("units/1", "units/1"),
            (&player, &player),
            ("units", "units"),
            ("tables", "tables"),
            ("settings", "settings"),
            ("settings/teams", "settings/teams"),
            ("divisions", "divisions"),
            ("lists", "lists"),
            ("qualifying", "qualifying"),
            ("manage", "manage"),
            ("adjustments", "manage"),
            ("adjustments?a=1", "manage?a=1"),
            ("publish", "manage"),
        ];
        for (asked, there) in parts {
            let answer = owner.get(&format!("/leagues/{LEAGUE}/{asked}"));
            let way = format!("{here}/{there}");
            assert_eq!(answer.status, 303, "{asked}");
            assert_eq!(answer.header("location"), Some(way.as_str()), "{asked}");
            assert_eq!(owner.get(&way).status, 200, "{way}");
        }
        let groups = owner.get(&format!("/leagues/{LEAGUE}/groups"));
        assert_eq!(groups.header("location"), Some(here.as_str()));
        assert_eq!(site.client().get("/leagues/nowhere/rules").status, 404);

        // A season that nobody else sees is not the latest one for others.
        assert_eq!(manage(site, &mut owner, &[("act", "hide")]).status, 303);
        let rules = format!("/leagues/{LEAGUE}/rules");
        let visitor = site.client().get(&rules);
        let past = format!("/leagues/{LEAGUE}/{PAST}/rules");
        assert_eq!(visitor.header("location"), Some(past.as_str()));
        let own = format!("{here}/rules");
        assert_eq!(owner.get(&rules).header("location"), Some(own.as_str()));
    });
}

#[test]
fn the_rules_of_a_season_are_a_page_of_words_and_the_table_leads_to_it() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let here = format!("/leagues/{LEAGUE}/{}", season(site, None).head.slug);
        let way = format!("href=\"{here}/rules\"");
        let table = page(site, &here);
        assert!(table.contains(&way), "{table}");
        let text = page(site, &format!("{here}/rules"));
        for words in [
            "Each player’s best 8 of 12 events count.",
            "Points below zero never count.",
            "Guests keep their places in an event, and nobody gets their points.",
            "Counts automatically: ",
            "The season runs from ",
        ] {
            assert!(text.contains(words), "{words}: {text}");
        }
        let changed = [
            ("counting", "growing"),
            ("steps", "4:1 8:2"),
            ("guests", "passed-over"),
            ("reason", "decided in spring"),
        ];
        let changed = counting("counting", &changed);
        assert_eq!(send_to(site, &mut owner, "settings", &changed).status, 303);
        let text = page(site, &format!("{here}/rules"));
        for words in [
            "After 8 events, the worst results are dropped: 2.",
            "Places are counted as if no guests had played.",
            "decided in spring",
        ] {
            assert!(text.contains(words), "{words}: {text}");
        }
        // What was published before the change says what held then.
        let before = page(site, &format!("{here}/rules?revision=1"));
        assert!(
            before.contains("Guests keep their places") && !before.contains("decided in spring"),
            "{before}"
        );
    });
}

#[test]
fn below_the_table_stand_the_latest_results_records_and_champions_with_ways_to_more() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let shown = season(site, None);
        let table = shown.table.as_ref().expect("a table");
        let here = format!("/leagues/{LEAGUE}/{}", shown.head.slug);
        let text = page(site, &here);
        let section = |heading: &str| {
            let rest = text.split(&format!("{heading}</h2>")).nth(1);
            let rest = rest.unwrap_or_else(|| panic!("{heading}: {text}"));
            rest.split("</section>").next().expect("a section").to_owned()
        };
        let name = |person| shown.name(person).expect("a name");

        let latest = section("Latest results");
        let winners = shown.latest_winners();
        assert_eq!(winners[0].unit, *table.units.last().expect("a unit"));
        for one in &winners {
            // A guest who won has no row.
            let won = |row: &&CountedRow| table.cell(row, one.unit).is_some_and(|cell| cell.rank == Some(1));
            let expected: Vec<LeaguePerson> = table.rows.iter().filter(won).map(|row| row.person).collect();
            assert_eq!(one.people, expected);
            let way = format!("href=\"{here}/units/{}\"", one.unit.0);
            assert!(latest.contains(&way), "{latest}");
            for winner in expected {
                assert!(latest.contains(&format!("Winner: {}", name(winner))), "{latest}");
            }
        }
        let records = section("Records of this season");
        for words in [
            "Most points from one event",
            "Most events won in a season",
            "/records\"",
        ] {
            assert!(records.contains(words), "{words}: {records}");
        }
        let champions = section("Past champions");
        let before = past(site);
        let first = before.table.as_ref().expect("a table").rows[0].person;
        assert!(
            champions.contains(&format!("/{PAST}\""))
                && champions.contains(name(first))
                && champions.contains("/history\""),
            "{champions}"
        );
        let coming = section("Coming up");
        assert!(coming.contains("href=\"/clubs/pelda/sign-up/"), "{coming}");
        // Only a reader with a row is led to it.
        assert!(!text.contains("Go to my row"), "{text}");
        let me = table.people().next().expect("a row");
        take_over(site, me);
        let own = owner.get(&here).text();
        assert!(own.contains(&format!("href=\"#p{}\">Go to my row", me.0)), "{own}");
    });
}

/// The account of the owner belongs to this entry from now on.
fn take_over(site: &Site, me: LeaguePerson) {
    let shown = season(site, None);
    let owners = site.store.write(|db| {
        let club = clubs::by_slug(db, &shown.club.slug)?;
        let user = roles::active_owners(db, club.id)?.into_iter().next();
        for (member, _) in members::everybody(db, club.id)? {
            if member.user_id.is_some() && member.user_id == user {
                members::set_account(db, member.id, None)?;
            }
        }
        members::set_account(db, MemberId(me.0), user)
    });
    owners.expect("an entry");
}

#[test]
fn whoever_manages_a_league_sees_what_the_waiting_table_changes_and_readers_what_an_older_one_moved() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        assert_eq!(manage(site, &mut owner, &[("act", "publishing")]).status, 303);
        let shown = season(site, None);
        let table = shown.table.as_ref().expect("a table");
        let (first, second) = (table.rows[0].person, table.rows[1].person);
        let less = [
            ("act", "adjust"),
            ("person", &first.0.to_string()),
            ("unit", ""),
            ("amount", "-50"),
            ("text", "late three times"),
        ];
        assert_eq!(manage(site, &mut owner, &less).status, 303);
        let text = owner.get(&super::manage_page(site)).text();
        let name = |person| shown.name(person).expect("a name");
        let after = |heading: &str| {
            let rest = text.split(&format!("{heading}</h3>")).nth(1);
            let rest = rest.unwrap_or_else(|| panic!("{heading}: {text}"));
            rest.split("</ul>").next().expect("a list").to_owned()
        };
        let moves = after("Who moves");
        assert!(moves.contains(&format!("{}: 2. → 1.", name(second))), "{moves}");
        let changes = after("What changes");
        let total = &table.rows[0].total;
        assert!(
            changes.contains(&format!("{}: Points {total} → ", name(first))) && !changes.contains(name(second)),
            "{changes}"
        );
        let publish = [("act", "publish"), ("reason", "as decided")];
        assert_eq!(manage(site, &mut owner, &publish).status, 303);
        let here = format!("/leagues/{LEAGUE}/{}", shown.head.slug);
        let now = page(site, &here);
        assert!(!now.contains("Moved since revision"), "{now}");
        assert_eq!(
            manage(
                site,
                &mut owner,
                &[("act", "revoke"), ("adjustment", "1"), ("reason", "heard")]
            )
            .status,
            303
        );
        assert_eq!(manage(site, &mut owner, &publish).status, 303);
        let older = page(site, &format!("{here}?revision=2"));
        let moved = older.split("Moved since revision 1</h2>").nth(1).expect("what moved");
        assert!(moved.contains(&format!("{}: 2. → 1.", name(second))), "{older}");
    });
}

#[test]
fn a_poster_has_the_next_dates_and_what_was_decided() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let shown = season(site, None);
        let person = shown.table.as_ref().expect("a table").rows[0].person.0.to_string();
        let poster = format!("/leagues/{LEAGUE}/{}/print", shown.head.slug);
        let text = page(site, &poster);
        assert!(
            text.contains("Coming up</h3>") && !text.contains("Adjustments</h3>"),
            "{text}"
        );
        let more = [
            ("act", "adjust"),
            ("person", person.as_str()),
            ("unit", ""),
            ("amount", "2"),
            ("text", "for fair play"),
        ];
        assert_eq!(manage(site, &mut owner, &more).status, 303);
        assert_eq!(manage(site, &mut owner, &[("act", "finish")]).status, 303);
        let text = page(site, &poster);
        for words in [
            "Adjustments</h3>",
            "Adjusted by +2: for fair play",
            "revision 2",
            "For the club",
        ] {
            assert!(text.contains(words), "{words}: {text}");
        }
        assert!(!text.contains("Coming up</h3>"), "nothing comes after the end: {text}");
    });
}

#[test]
fn the_list_of_leagues_says_when_each_goes_on_and_sorts_what_has_ended_by_years() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let text = page(site, "/leagues");
        let next = site.store.read(|db| {
            let shown = leagues::season(
                db,
                &Actor::Visitor,
                &SeasonAddress {
                    league: LEAGUE,
                    season: None,
                    revision: None,
                },
            )?;
            leagues::next(db, &Actor::Visitor, &shown, Utc::now())
        });
        let next = next.expect("what comes next");
        assert!(text.contains(&format!("Next: {}, ", next[0].name)), "{text}");
        let year = past(site).head.ends_on.format("%Y").to_string();
        assert!(text.contains(&format!("<h3>{year}</h3>")), "{text}");
        assert!(
            !owner
                .get("/clubs/pelda/leagues")
                .text()
                .contains("Start with one of these")
        );
    });
}

#[test]
fn two_players_of_one_name_are_told_apart_by_their_numbers() {
    on_each_example_site(|site| {
        owner(site);
        let shown = season(site, None);
        let mut people = shown.table.as_ref().expect("a table").people();
        let (one, other) = (people.next().expect("a row"), people.next().expect("a row"));
        let name = shown.name(one).expect("a name").to_owned();
        let here = format!("/leagues/{LEAGUE}/{}", shown.head.slug);
        let numbered = |person: LeaguePerson| format!("{name} ({})", person.0);
        assert!(!page(site, &here).contains(&numbered(one)));
        let named = site
            .store
            .write(|db| members::set_shown(db, MemberId(other.0), Shown::Alias, Some(&name)));
        named.expect("a name");
        let text = page(site, &here);
        assert!(
            text.contains(&numbered(one)) && text.contains(&numbered(other)),
            "{text}"
        );
        let row = page(site, &format!("{here}/players/{}", other.0));
        assert!(row.contains(&format!("<h1>{}</h1>", numbered(other))), "{row}");
        for file in ["csv", "txt"] {
            let text = page(site, &format!("/leagues/{LEAGUE}.{file}"));
            assert!(
                text.contains(&numbered(one)) && text.contains(&numbered(other)),
                "{text}"
            );
        }
    });
}

#[test]
fn a_club_without_a_league_offers_those_who_manage_it_the_leagues_that_are_ready() {
    on_each_site(|site| {
        town(site);
        let mut owner = browser(site, Who::Owner);
        let text = owner.get("/clubs/one/leagues").text();
        for preset in LeaguePreset::ALL {
            let way = format!("/clubs/one/leagues/new?preset={}", preset.as_str());
            assert!(text.contains(&format!("href=\"{way}\"")), "{way}: {text}");
            let form = owner.get(&way).text();
            let chosen = format!("value=\"{}\" checked", preset.as_str());
            assert!(form.contains(&chosen), "{chosen}: {form}");
        }
        let others = browser(site, Who::Member).get("/clubs/one/leagues").text();
        assert!(!others.contains("?preset="), "{others}");
    });
}
