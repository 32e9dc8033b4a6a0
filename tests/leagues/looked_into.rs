//! One column of a table, the seasons of a league with their winners, and its records: each number leads to what it was
//! made from.

use talon_service::Actor;
use talon_service::leagues::{self, SeasonAddress};
use talon_service::tournaments::Publish;
use talon_store::clubs;
use talon_tournament::tournament::file;

use super::settings::counting;
use super::{LEAGUE, manage, manage_page, owner, rounds, season, send_to};
use crate::harness::act::import_tournament;
use crate::harness::site::{Site, on_each_example_site};

fn page(site: &Site, path: &str) -> String {
    let answer = site.client().get(path);
    assert_eq!(answer.status, 200, "{path}: {}", answer.text());
    answer.text()
}

#[test]
fn a_column_shows_who_was_there_what_counts_and_what_it_did_to_the_ranks() {
    on_each_example_site(|site| {
        owner(site);
        let shown = season(site, None);
        let table = shown.table.as_ref().expect("a table");
        let here = format!("/leagues/{LEAGUE}/{}", shown.head.slug);
        let last = *table.units.last().expect("a unit");
        let text = page(site, &format!("{here}/units/{}", last.0));
        for row in table.rows.iter().filter(|row| table.cell(row, last).is_some()) {
            let name = shown.name(row.person).expect("a name");
            assert!(text.contains(name), "{name}: {text}");
        }
        let tournament = shown.units.iter().find(|unit| unit.number == last).expect("a unit");
        let id = tournament.tournament.expect("a tournament");
        assert!(text.contains(&format!("/tournaments/{id}/standings")), "{text}");
        let json: serde_json::Value =
            serde_json::from_str(&page(site, &format!("/api/v1/leagues/{LEAGUE}/units/{}", last.0))).expect("JSON");
        let rows = json["rows"].as_array().expect("rows");
        let there = table.rows.iter().filter(|row| table.cell(row, last).is_some());
        assert_eq!(rows.len(), there.count());
        for row in rows {
            let person = talon_league::LeaguePerson(row["player"].as_i64().expect("a number"));
            let of_table = table.row(person).expect("a row");
            assert_eq!(row["rank_after"].as_u64(), of_table.rank.map(|rank| rank as u64));
            assert_eq!(row["rank_before"].as_u64(), of_table.before.map(|rank| rank as u64));
            let cell = table.cell(of_table, last).expect("a cell");
            assert_eq!(row["points"].as_str(), Some(cell.points.to_string().as_str()));
        }
        for missing in [format!("{here}/units/99"), format!("/api/v1/leagues/{LEAGUE}/units/99")] {
            assert_eq!(site.client().get(&missing).status, 404, "{missing}");
        }
        let header = page(site, &here);
        assert!(header.contains(&format!("{here}/units/{}", last.0)), "{header}");
    });
}

#[test]
fn a_unit_that_was_taken_out_keeps_its_column_in_the_table_in_which_it_counted() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let shown = season(site, None);
        let here = format!("/leagues/{LEAGUE}/{}", shown.head.slug);
        let first = shown.column(talon_league::UnitNo(1)).expect("a column").rows[0]
            .row
            .person;
        let name = shown.name(first).expect("a name");
        let out = [("act", "take-out"), ("unit", "1"), ("reason", "half the club was ill")];
        assert_eq!(send_to(site, &mut owner, "units", &out).status, 303);
        assert_eq!(site.client().get(&format!("{here}/units/1")).status, 404);
        let before = page(site, &format!("{here}/units/1?revision=1"));
        assert!(before.contains(name), "{name}: {before}");
    });
}

#[test]
fn the_seasons_of_a_league_name_their_winners_and_medals_are_of_those_that_have_ended() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let text = page(site, &format!("/leagues/{LEAGUE}/history"));
        for words in ["2026/27", "2025/26", "Béla", "First, second and third places"] {
            assert!(text.contains(words), "{words}: {text}");
        }
        let winner = season(site, None);
        let first = winner.table.as_ref().expect("a table").rows[0].person.0;
        let way = format!("/leagues/{LEAGUE}/{}/players/{first}", winner.head.slug);
        assert!(text.contains(&way), "{text}");
        assert_eq!(manage(site, &mut owner, &[("act", "hide")]).status, 303);
        let hidden = page(site, &format!("/leagues/{LEAGUE}/history"));
        assert!(!hidden.contains("2026/27") && hidden.contains("2025/26"), "{hidden}");
        assert_eq!(site.client().get("/leagues/nowhere/history").status, 404);
    });
}

#[test]
fn records_lead_to_what_they_were_made_from() {
    on_each_example_site(|site| {
        owner(site);
        let address = format!("/leagues/{LEAGUE}/records");
        let text = page(site, &address);
        for words in [
            "Most points from one event",
            "Most events won in a season",
            "Longest winning streak",
            "Closest finish, by points",
        ] {
            assert!(text.contains(words), "{words}: {text}");
        }
        let ways: Vec<&str> = text
            .split("href=\"")
            .skip(1)
            .filter_map(|rest| rest.split('"').next())
            .filter(|way| way.starts_with(&format!("/leagues/{LEAGUE}/20")))
            .collect();
        assert!(ways.len() >= 6, "{text}");
        for way in ways {
            page(site, way);
        }
        // Nobody is found by a name that they no longer show.
        let shown = season(site, None);
        let mut people = shown.table.as_ref().expect("a table").people();
        let bela = people.find(|one| shown.name(*one) == Some("Béla")).expect("Béla");
        assert!(text.contains("Béla"), "{text}");
        let club = site.store.read(|db| clubs::by_slug(db, "pelda")).expect("the club");
        site.store
            .write(|db| {
                for (member, _) in talon_store::members::everybody(db, club.id)? {
                    talon_store::members::set_shown(db, member.id, talon_store::members::Shown::Alias, None)?;
                }
                Ok::<_, talon_store::StoreError>(())
            })
            .expect("a choice");
        let hidden = page(site, &address);
        assert!(
            !hidden.contains("Béla") && hidden.contains(&format!("Player {}", bela.0)),
            "{hidden}"
        );
    });
}

#[test]
fn with_one_tournament_to_come_a_row_says_what_it_takes() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let shown = season(site, None);
        let row = shown.table.as_ref().expect("a table").rows[1].person.0;
        let way = format!("/leagues/{LEAGUE}/{}/players/{row}", shown.head.slug);
        assert!(!page(site, &way).contains("What does it take?"), "ten are to come");
        let planned = counting("counting", &[("planned", "3"), ("reason", "the hall is closed")]);
        assert_eq!(send_to(site, &mut owner, "settings", &planned).status, 303);
        let text = page(site, &way);
        assert!(text.contains("What does it take?") && text.contains("rank 1"), "{text}");
    });
}

#[test]
fn a_table_is_put_in_another_order_by_its_address_and_its_ranks_stay() {
    on_each_example_site(|site| {
        owner(site);
        let shown = season(site, None);
        let table = shown.table.as_ref().expect("a table");
        let here = format!("/leagues/{LEAGUE}/{}", shown.head.slug);
        let order = |path: &str| -> Vec<i64> {
            let text = page(site, path);
            let rows = text.split("<tr id=\"p").skip(1);
            rows.filter_map(|row| row.split('"').next()?.parse().ok()).collect()
        };
        let ranked: Vec<i64> = shown.rows(table).iter().map(|row| row.person.0).collect();
        assert_eq!(order(&here), ranked);
        let mut named = shown.rows(table);
        shown.sort_by_name(&mut named);
        let named: Vec<i64> = named.iter().map(|row| row.person.0).collect();
        assert_eq!(order(&format!("{here}?sort=name")), named);
        assert_ne!(named, ranked);
        let unit = table.units[0];
        let by_unit = order(&format!("{here}?sort=unit-{}", unit.0));
        let points: Vec<_> = by_unit
            .iter()
            .map(|person| table.cell(table.row(talon_league::LeaguePerson(*person)).expect("a row"), unit))
            .map(|cell| cell.map(|cell| cell.points.clone()))
            .collect();
        assert!(points.is_sorted_by(|one, other| one >= other), "{points:?}");
        assert!(page(site, &format!("{here}?sort=name")).contains("aria-sort=\"ascending\""));
    });
}

#[test]
fn the_last_change_is_taken_back_once_and_only_while_nothing_came_after_it() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let before = season(site, None);
        assert_eq!(
            manage(site, &mut owner, &[("act", "undo")]).status,
            409,
            "nothing was done yet"
        );
        let out = [("act", "take-out"), ("unit", "1"), ("reason", "the wrong one")];
        assert_eq!(send_to(site, &mut owner, "units", &out).status, 303);
        assert_ne!(season(site, None).table, before.table);
        let page = format!("/leagues/{LEAGUE}/{}/manage", before.head.slug);
        assert!(owner.get(&page).text().contains("Undo the last change"));
        assert_eq!(manage(site, &mut owner, &[("act", "undo")]).status, 303);
        let back = season(site, None);
        assert_eq!((&back.season, &back.table), (&before.season, &before.table));
        assert_eq!(back.head.revision, 3, "what was published stays published");
        assert!(!owner.get(&page).text().contains("Undo the last change"));
        assert_eq!(manage(site, &mut owner, &[("act", "undo")]).status, 409, "only once");
        assert_eq!(send_to(site, &mut owner, "units", &out).status, 303);
        assert_eq!(manage(site, &mut owner, &[("act", "hide")]).status, 303);
        let gone = format!("/leagues/{LEAGUE}/{}/manage", before.head.slug);
        assert!(
            !owner.get(&gone).text().contains("Undo the last change"),
            "it was hidden since"
        );
    });
}

#[test]
fn an_adjustment_that_was_undone_keeps_its_number_and_is_nowhere_told() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let before = season(site, None);
        let person = before.table.as_ref().expect("a table").rows[0].person.0.to_string();
        let adjust = |text: &'static str| {
            [
                ("act", "adjust".to_owned()),
                ("person", person.clone()),
                ("unit", String::new()),
                ("amount", "-2".to_owned()),
                ("text", text.to_owned()),
            ]
        };
        let mut send = |site: &Site, form: &[(&str, String)]| {
            let form: Vec<(&str, &str)> = form.iter().map(|(name, text)| (*name, text.as_str())).collect();
            manage(site, &mut owner, &form).status
        };
        assert_eq!(send(site, &adjust("by mistake")), 303);
        assert_eq!(send(site, &[("act", "undo".to_owned())]), 303);
        assert_eq!(season(site, None).table, before.table);
        assert_eq!(send(site, &adjust("came late")), 303);
        let after = season(site, None).season;
        let numbers: Vec<(u32, bool)> = after
            .adjustments
            .iter()
            .map(|one| (one.number.0, one.stands()))
            .collect();
        assert_eq!(numbers, [(1, false), (2, true)]);
        let here = format!("/leagues/{LEAGUE}/{}", before.head.slug);
        for path in [here.clone(), format!("{here}/manage")] {
            let text = owner.get(&path).text();
            assert!(
                text.contains("came late") && !text.contains("by mistake"),
                "{path}: {text}"
            );
        }
    });
}

#[test]
fn a_tournament_whose_adding_was_undone_is_added_again_under_a_number_of_its_own() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let before = season(site, None);
        let units = before.units.len();
        let tournament = before.units[0].tournament.expect("a tournament").to_string();
        let out = [("act", "take-out"), ("unit", "1"), ("reason", "half its weight")];
        let add = [
            ("act", "add"),
            ("tournament", tournament.as_str()),
            ("weight", "1/2"),
            ("group", ""),
        ];
        assert_eq!(send_to(site, &mut owner, "units", &out).status, 303);
        assert_eq!(send_to(site, &mut owner, "units", &add).status, 303);
        let with = season(site, None);
        let revision = with.head.revision;
        assert_eq!(manage(site, &mut owner, &[("act", "undo")]).status, 303);
        let undone = season(site, None);
        assert_eq!(
            (undone.season.counting().len(), undone.units.len()),
            (units - 1, units + 1)
        );
        assert_eq!(send_to(site, &mut owner, "units", &add).status, 303);
        let again = season(site, None);
        let last = again.season.counting().iter().map(|unit| unit.number.0).max();
        assert_eq!(last, Some(units as u32 + 2), "the number before it stays taken");
        let here = format!("/leagues/{LEAGUE}/{}", before.head.slug);
        let column = format!("{here}/units/{}", units + 1);
        assert_eq!(site.client().get(&column).status, 404);
        let old = site.client().get(&format!("{column}?revision={revision}"));
        assert_eq!(old.status, 200, "the table in which it counted keeps its column");
        let listed = owner.get(&format!("{here}/units")).text();
        assert!(
            !listed.contains(&format!("name=\"unit\" value=\"{}\"", units + 1)),
            "{listed}"
        );
    });
}

#[test]
fn what_was_published_by_hand_is_no_longer_undone() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        assert_eq!(manage(site, &mut owner, &[("act", "publishing")]).status, 303);
        let out = [("act", "take-out"), ("unit", "1"), ("reason", "the wrong one")];
        assert_eq!(send_to(site, &mut owner, "units", &out).status, 303);
        for reason in ["", " ", "a\u{202e}b"] {
            let refused = manage(site, &mut owner, &[("act", "publish"), ("reason", reason)]);
            assert_eq!(refused.status, 422, "{reason:?}");
            assert!(
                refused.text().contains("Enter a reason of at most 200"),
                "{}",
                refused.text()
            );
        }
        let page = manage_page(site);
        assert!(owner.get(&page).text().contains("Undo the last change"));
        let version = season(site, None).head.version.to_string();
        let publish = [
            ("act", "publish"),
            ("reason", "as the members voted"),
            ("version", &version),
            ("key", ""),
        ];
        assert_eq!(owner.submit(&page, &publish).status, 303);
        let published = season(site, None);
        assert!(!owner.get(&page).text().contains("Undo the last change"));
        assert_eq!(manage(site, &mut owner, &[("act", "undo")]).status, 409);
        assert_eq!(season(site, None).table, published.table);
        assert_eq!(
            owner.submit(&page, &publish).status,
            409,
            "someone else published it meanwhile"
        );
    });
}

#[test]
fn what_was_changed_and_not_published_is_told_on_no_page_of_visitors() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let shown = season(site, None);
        let here = format!("/leagues/{LEAGUE}/{}", shown.head.slug);
        let row = shown.table.as_ref().expect("a table").rows[1].person.0;
        let pages = [
            here.clone(),
            format!("{here}/print"),
            format!("{here}/units/1"),
            format!("{here}/units/2"),
            format!("{here}/players/{row}"),
            format!("/leagues/{LEAGUE}/records"),
            format!("/api/v1/leagues/{LEAGUE}/units/2"),
            format!("/api/v1/leagues/{LEAGUE}/standings"),
            "/leagues".to_owned(),
        ];
        // A sheet says when it was printed, to the minute.
        let told = |path: &String| {
            let text = page(site, path);
            let lines = text.lines().filter(|line| !line.trim_start().starts_with("Printed "));
            lines.collect::<Vec<_>>().join("\n")
        };
        assert_eq!(manage(site, &mut owner, &[("act", "publishing")]).status, 303);
        let before = pages.each_ref().map(told);
        let other = [
            ("points", "linear"),
            ("counting", "all"),
            ("minimum", "2"),
            ("planned", "3"),
            ("reason", "a secret so far"),
        ];
        assert_eq!(
            send_to(site, &mut owner, "settings", &counting("counting", &other)).status,
            303
        );
        for (path, text) in pages.iter().zip(&before) {
            assert_eq!(&told(path), text, "{path}");
        }
        let publish = [("act", "publish"), ("reason", "as the members voted")];
        assert_eq!(manage(site, &mut owner, &publish).status, 303);
        let after = told(&here);
        assert!(after.contains("a secret so far") && after != before[0], "{after}");
    });
}

#[test]
fn no_page_of_a_season_asks_the_database_more_often_for_more_units() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let shown = season(site, None);
        let id = shown
            .units
            .iter()
            .find_map(|unit| unit.tournament)
            .expect("a tournament");
        let row = shown.table.as_ref().expect("a table").rows[0].person.0;
        let here = format!("/leagues/{LEAGUE}/{}", shown.head.slug);
        let pages = [
            here.clone(),
            format!("{here}?sort=name"),
            format!("{here}/units/1"),
            format!("{here}/players/{row}"),
            format!("/leagues/{LEAGUE}/records"),
        ];
        let count = || {
            let mut visitor = site.client();
            pages.clone().map(|path| {
                visitor.get(&path);
                let before = site.store.statements();
                assert_eq!(visitor.get(&path).status, 200, "{path}");
                site.store.statements() - before
            })
        };
        let with_evening = count();
        assert!(
            with_evening[0] <= 32,
            "what is played now is counted too: {with_evening:?}"
        );
        let night = rounds::night(site, rounds::RUNNING);
        let text = owner.get(&format!("/tournaments/{id}/event.json")).text();
        for number in 1..=6 {
            let mut again = file::read(text.as_bytes()).expect("a sound file");
            again.0.name = format!("Evening {number}");
            import_tournament(site, &again.0, &again.1);
        }
        assert_eq!(
            season(site, None).units.len(),
            shown.units.len() + 6,
            "the rule took them in"
        );
        assert_eq!(with_evening, count());
        night.act(Publish { published: false });
        let few = count();
        assert!(few.iter().all(|statements| *statements <= 14), "{few:?}");
    });
}

#[test]
fn a_tournament_may_count_in_two_leagues_and_those_who_manage_them_are_told() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let units = format!("/leagues/{LEAGUE}/{}/units", season(site, None).head.slug);
        assert!(!owner.get(&units).text().contains("also counts in"));
        let form = [
            ("name", "Cups"),
            ("preset", "best-three"),
            ("season", "2026"),
            ("from", "2020-01-01"),
            ("to", "2036-12-31"),
            ("takes", "tournaments"),
            ("slug", "cups"),
            ("key", ""),
        ];
        assert_eq!(owner.submit("/clubs/pelda/leagues/new", &form).status, 303);
        let text = owner.get(&units).text();
        assert!(text.contains("also counts in Cups, 2026"), "{text}");
        assert!(
            page(site, "/leagues/cups").contains("After 2 events"),
            "it counts in both"
        );
        let address = SeasonAddress {
            league: "cups",
            season: None,
            revision: None,
        };
        let cups = site.store.read(|db| leagues::season(db, &Actor::CommandLine, &address));
        let version = cups.expect("a season").head.version.to_string();
        let out = [
            ("act", "take-out"),
            ("unit", "1"),
            ("reason", "no cup"),
            ("version", &version),
            ("key", ""),
        ];
        assert_eq!(owner.submit("/leagues/cups/2026/units", &out).status, 303);
        let text = owner.get(&units).text();
        assert_eq!(text.matches("also counts in Cups, 2026").count(), 1, "{text}");
    });
}
