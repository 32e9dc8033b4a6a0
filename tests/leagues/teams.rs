//! Teams in a season: the owner's forms, what visitors read, and what becomes of a team when its members move.

use serde_json::Value;
use talon_league::{CountedTeams, LeaguePerson, TeamNo};
use talon_service::clubs::{TypedEntry, add_entry};
use talon_tournament::Exact;

use super::*;

fn person(site: &Site, name: &str) -> String {
    entry_of(site, name).0.to_string()
}

fn send(site: &Site, owner: &mut Client, fields: &[(&str, &str)]) -> Answer {
    send_to(site, owner, "settings/teams", fields)
}

fn done(site: &Site, owner: &mut Client, fields: &[(&str, &str)]) {
    let sent = send(site, owner, fields);
    assert_eq!(sent.status, 303, "{fields:?}: {}", sent.text());
}

fn add(site: &Site, owner: &mut Client, name: &str) {
    done(site, owner, &[("act", "add"), ("name", name)]);
}

fn join(site: &Site, owner: &mut Client, team: &str, name: &str, days: [&str; 2]) -> Answer {
    let person = person(site, name);
    let [from, to] = days;
    let form = [
        ("act", "join"),
        ("team", team),
        ("person", &person),
        ("from", from),
        ("to", to),
    ];
    send(site, owner, &form)
}

/// Two teams of two: Anna and Béla in the first, Cili and Dezső in the second.
fn with_teams(site: &Site) -> Client {
    let mut owner = owner(site);
    add(site, &mut owner, "Vasutas");
    add(site, &mut owner, "Postás");
    for (team, name) in [("1", "Anna"), ("1", "Béla"), ("2", "Cili"), ("2", "Dezső")] {
        let joined = join(site, &mut owner, team, name, ["", ""]);
        assert_eq!(joined.status, 303, "{name}: {}", joined.text());
    }
    owner
}

fn teams(site: &Site) -> CountedTeams {
    let table = season(site, None).table.expect("a table");
    table.teams.expect("teams")
}

/// What everyone of a team has from each unit, added up; none of the example club is dropped so early.
fn sum_of(site: &Site, names: &[&str]) -> Exact {
    let table = season(site, None).table.expect("a table");
    let total = |name: &&str| {
        let row = table.row(LeaguePerson(entry_of(site, name).0));
        row.map_or_else(Exact::zero, |row| row.total.clone())
    };
    names.iter().map(total).sum()
}

fn teams_page(site: &Site) -> String {
    format!("/leagues/{LEAGUE}/{}/teams", season(site, None).head.slug)
}

#[test]
fn an_owner_makes_teams_and_a_visitor_reads_what_their_members_brought() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let page = teams_page(site);
        let mut visitor = site.client();
        assert!(!visitor.get(&format!("/leagues/{LEAGUE}")).text().contains("/teams"));
        let empty = visitor.get(&page);
        assert_eq!(empty.status, 200);
        assert!(empty.text().contains("This season has no teams."), "{}", empty.text());
        add(site, &mut owner, "Vasutas");
        add(site, &mut owner, "Postás");
        for (team, name) in [("1", "Anna"), ("1", "Béla"), ("2", "Cili"), ("2", "Dezső")] {
            let joined = join(site, &mut owner, team, name, ["", ""]);
            assert_eq!(joined.status, 303, "{name}: {}", joined.text());
        }
        let teams = teams(site);
        assert_eq!(teams.row(TeamNo(1)).unwrap().total, sum_of(site, &["Anna", "Béla"]));
        assert_eq!(teams.row(TeamNo(2)).unwrap().total, sum_of(site, &["Cili", "Dezső"]));
        let linked = visitor.get(&format!("/leagues/{LEAGUE}")).text();
        assert!(linked.contains(&format!("href=\"{page}\"")), "{linked}");
        let text = visitor.get(&page).text();
        for words in [
            "<b>Vasutas</b>",
            "<b>Postás</b>",
            "Points by member: ",
            "In each event, a team gets the points of its best 3 members.",
        ] {
            assert!(text.contains(words), "{words}: {text}");
        }
        assert!(!text.contains("/settings"), "a visitor changes nothing: {text}");
        let same = visitor.get(&format!("/leagues/{LEAGUE}/teams"));
        assert_eq!((same.status, same.text().contains("<b>Vasutas</b>")), (200, true));
        let file = visitor.get(&format!("/leagues/{LEAGUE}.csv?list=teams")).text();
        let lines: Vec<&str> = file.lines().collect();
        assert_eq!(lines.len(), 3, "{file}");
        let first = &teams.rows[0];
        let name = ["Vasutas", "Postás"][first.team.0 as usize - 1];
        assert!(lines[1].starts_with(&format!("1,{name},{}", first.total)), "{file}");
        let message = visitor.get(&format!("/leagues/{LEAGUE}.txt?list=teams")).text();
        assert!(message.contains("Vasutas") && !message.contains("Anna"), "{message}");
        assert_eq!(visitor.get(&format!("/leagues/{LEAGUE}.csv?list=clubs")).status, 404);
        let print = visitor.get(&format!("/leagues/{LEAGUE}/{}/print", season(site, None).head.slug));
        assert!(print.text().contains("Postás"), "{}", print.text());
    });
}

#[test]
fn the_teams_stand_in_a_frame_on_another_site() {
    on_each_example_site(|site| {
        let frame = format!("/embed/leagues/{LEAGUE}?list=teams");
        assert_eq!(site.client().get(&frame).status, 400, "there are none");
        let mut owner = with_teams(site);
        let shown = site.client().get(&frame);
        assert_eq!(shown.status, 200);
        let text = shown.text();
        let total = |names: &[&str]| talon_text::mixed(&sum_of(site, names));
        for said in [
            "Vasutas".to_owned(),
            "Postás".to_owned(),
            format!("<b>{}</b>", total(&["Anna", "Béla"])),
            format!("<b>{}</b>", total(&["Cili", "Dezső"])),
            format!("{}\"", teams_page(site)),
        ] {
            assert!(text.contains(&said), "{said}: {text}");
        }
        assert!(!text.contains("Anna"), "{text}");
        let share = format!("{}?list=teams", teams_page(site).replace("/teams", "/share"));
        let text = owner.get(&share).text();
        assert!(text.contains("<option value=\"teams\" selected>"), "{text}");
    });
}

#[test]
fn names_in_teams_are_those_that_a_reader_may_see() {
    on_each_example_site(|site| {
        let mut owner = with_teams(site);
        let page = teams_page(site);
        let anna = entry_of(site, "Anna");
        assert!(owner.get(&page).text().contains("Anna"));
        site.store
            .write(|db| members::set_shown(db, anna, members::Shown::Alias, Some("Sirály")))
            .expect("another name");
        for address in [page.clone(), format!("{page}?revision=5")] {
            let text = site.client().get(&address).text();
            assert!(text.contains("Sirály") && !text.contains("Anna"), "{address}: {text}");
        }
        site.store
            .write(|db| members::set_shown(db, anna, members::Shown::Alias, None))
            .expect("no name");
        let told = site.client().get(&format!("/leagues/{LEAGUE}.json")).text();
        let json: Value = serde_json::from_str(&told).expect("JSON");
        let member = &json["teams"]["rows"]
            .as_array()
            .expect("rows")
            .iter()
            .flat_map(|row| row["members"].as_array().expect("members"))
            .find(|member| member["player"] == anna.0)
            .expect("Anna")
            .clone();
        assert!(member["name"].is_null() && !told.contains("Anna"), "{member}");
    });
}

#[test]
fn the_api_tells_of_teams_with_shares_and_places() {
    on_each_example_site(|site| {
        with_teams(site);
        let told = site.client().get(&format!("/api/v1/leagues/{LEAGUE}/standings"));
        let json: Value = serde_json::from_str(&told.text()).expect("JSON");
        let teams = &json["teams"];
        assert_eq!(
            (&teams["best"], teams["rows"].as_array().map(Vec::len)),
            (&3.into(), Some(2))
        );
        let first = &teams["rows"][0];
        assert_eq!(first["rank"], 1);
        let cell = &first["cells"][0];
        assert!(cell["place"].is_number() && cell["counted"] == true, "{cell}");
        let shares = cell["shares"].as_array().expect("shares");
        let points: Exact = cell["points"].as_str().expect("points").parse().expect("a number");
        let sum: Exact = shares
            .iter()
            .map(|share| share["points"].as_str().expect("points").parse::<Exact>())
            .collect::<Result<Vec<_>, _>>()
            .expect("numbers")
            .iter()
            .sum();
        assert_eq!(points, sum, "{cell}");
    });
}

#[test]
fn whoever_moves_to_another_team_leaves_what_they_brought() {
    on_each_example_site(|site| {
        let mut owner = with_teams(site);
        let before = teams(site);
        let days: Vec<_> = season(site, None).units.iter().map(|unit| unit.day).collect();
        let last = days.iter().min().expect("a unit").to_string();
        let next = days
            .iter()
            .min()
            .expect("a unit")
            .succ_opt()
            .expect("a day")
            .to_string();
        let anna = person(site, "Anna");
        let early = join(site, &mut owner, "2", "Anna", [&next, ""]);
        assert_eq!(early.status, 422);
        let text = early.text();
        assert!(
            text.contains("Anna cannot be in Vasutas and in Postás on the same day"),
            "{text}"
        );
        assert!(
            text.contains(&format!("value=\"{next}\"")),
            "what was typed stays: {text}"
        );
        let leave = [
            ("act", "leave"),
            ("team", "1"),
            ("person", &anna),
            ("since", ""),
            ("last", &last),
        ];
        done(site, &mut owner, &leave);
        assert_eq!(join(site, &mut owner, "2", "Anna", [&next, ""]).status, 303);
        let after = teams(site);
        let shares = |teams: &CountedTeams, team: u32, at: usize| {
            let cell = teams.row(TeamNo(team)).expect("a team").cells[at].clone();
            cell.map(|cell| (cell.points, cell.shares))
        };
        for team in [1, 2] {
            assert_eq!(shares(&after, team, 0), shares(&before, team, 0), "team {team}");
        }
        let has_anna = |team| {
            let (_, shares) = shares(&after, team, 1).expect("a cell");
            shares.iter().any(|share| share.person.0.to_string() == anna)
        };
        assert_eq!((has_anna(1), has_anna(2)), (false, true));
        let text = site.client().get(&teams_page(site)).text();
        assert!(text.contains("–") && text.contains("Anna"), "{text}");
    });
}

#[test]
fn an_older_table_has_the_teams_of_its_day_and_the_last_act_is_taken_back() {
    on_each_example_site(|site| {
        let mut owner = with_teams(site);
        let made = season(site, None);
        let revision = made.head.revision;
        let score = [("act", "score"), ("scoring", "best"), ("count", "1"), ("reason", "")];
        let unsaid = send(site, &mut owner, &score);
        assert_eq!(unsaid.status, 422);
        assert!(unsaid.text().contains("Enter a reason"), "{}", unsaid.text());
        let score = [
            ("act", "score"),
            ("scoring", "best"),
            ("count", "1"),
            ("reason", "as voted"),
        ];
        done(site, &mut owner, &score);
        let now = teams(site);
        assert_eq!(now.scoring.most(), Some(1));
        let page = teams_page(site);
        let older = site.client().get(&format!("{page}?revision={revision}")).text();
        assert!(
            older.contains("best 3 members") && older.contains("This is an earlier table."),
            "{older}"
        );
        let link = format!("{page}?revision={revision}");
        let text = site
            .client()
            .get(&format!("/leagues/{LEAGUE}?revision={revision}"))
            .text();
        assert!(text.contains(&link), "{text}");
        let told = site
            .client()
            .get(&format!("/leagues/{LEAGUE}/{}/revisions", made.head.slug))
            .text();
        assert!(told.contains("as voted"), "{told}");
        assert_eq!(manage(site, &mut owner, &[("act", "undo")]).status, 303);
        assert_eq!(Some(teams(site)), made.table.and_then(|table| table.teams));
        let add_third = [("act", "add"), ("name", "Kertész")];
        done(site, &mut owner, &add_third);
        assert_eq!(manage(site, &mut owner, &[("act", "undo")]).status, 303);
        assert_eq!(teams(site).rows.len(), 2);
        done(site, &mut owner, &add_third);
        assert!(
            teams(site).row(TeamNo(4)).is_some(),
            "its number is never another one’s"
        );
    });
}

#[test]
fn a_team_goes_as_long_as_it_has_earned_nothing() {
    on_each_example_site(|site| {
        let mut owner = with_teams(site);
        let remove = |team: &'static str| [("act", "remove"), ("team", team)];
        let kept = send(site, &mut owner, &remove("1"));
        assert_eq!(kept.status, 422);
        assert!(
            kept.text()
                .contains("Vasutas already has results, so it cannot be removed."),
            "{}",
            kept.text()
        );
        add(site, &mut owner, "Kertész");
        assert_eq!(teams(site).rows.len(), 3);
        done(site, &mut owner, &remove("3"));
        assert_eq!(teams(site).rows.len(), 2);
        let again = send(site, &mut owner, &remove("3"));
        assert_eq!(again.status, 422);
        assert!(
            again.text().contains("This team is not part of this season."),
            "{}",
            again.text()
        );
    });
}

#[test]
fn what_no_team_can_have_is_refused_with_its_reason() {
    on_each_example_site(|site| {
        let mut owner = with_teams(site);
        let guest = entry_of(site, "Kovács Éva").0.to_string();
        for (form, says) in [
            (
                vec![("act", "add"), ("name", "VASUTAS")],
                "Another team is called Vasutas.",
            ),
            (
                vec![("act", "add"), ("name", " ")],
                "Enter a team name of at most 80 characters",
            ),
            (
                vec![("act", "rename"), ("team", "2"), ("name", "vasutas")],
                "Another team is called Vasutas.",
            ),
            (
                vec![
                    ("act", "join"),
                    ("team", "1"),
                    ("person", &guest),
                    ("from", ""),
                    ("to", ""),
                ],
                "Only members of the club can be in a team.",
            ),
            (
                vec![
                    ("act", "join"),
                    ("team", "1"),
                    ("person", "999999"),
                    ("from", ""),
                    ("to", ""),
                ],
                "Only members of the club can be in a team.",
            ),
            (
                vec![("act", "score"), ("scoring", "best"), ("count", "0"), ("reason", "x")],
                "Enter how many members count, from 1 to 100.",
            ),
        ] {
            let refused = send(site, &mut owner, &form);
            assert_eq!(refused.status, 422, "{form:?}");
            assert!(refused.text().contains(says), "{says}: {}", refused.text());
        }
        done(
            site,
            &mut owner,
            &[("act", "rename"), ("team", "2"), ("name", "postás")],
        );
        assert!(site.client().get(&teams_page(site)).text().contains("<b>postás</b>"));
        let mut visitor = site.client();
        let page = format!("/leagues/{LEAGUE}/{}/settings/teams", season(site, None).head.slug);
        assert_eq!(visitor.get(&page).status, 404);
    });
}

#[test]
fn a_merge_follows_into_the_team_and_separates_again() {
    on_each_example_site(|site| {
        let mut owner = with_teams(site);
        let entry = TypedEntry {
            name: "Zsuzsi",
            ..TypedEntry::default()
        };
        let zsuzsi = add_entry(
            &site.store,
            &Actor::CommandLine,
            example_club::SLUG,
            &entry,
            None,
            Utc::now(),
        );
        let pair = MergePair {
            stays: entry_of(site, "Erzsi"),
            goes: zsuzsi.expect("an entry"),
        };
        assert_eq!(join(site, &mut owner, "2", "Zsuzsi", ["", ""]).status, 303);
        let apart = season(site, None);
        merge_members::merge(&site.store, &Actor::CommandLine, example_club::SLUG, pair, Utc::now()).expect("a merge");
        let merged = teams(site);
        assert_eq!(
            merged.row(TeamNo(2)).expect("a team").total,
            sum_of(site, &["Cili", "Dezső", "Erzsi"])
        );
        let twice = join(site, &mut owner, "1", "Erzsi", ["", ""]);
        assert_eq!(twice.status, 422);
        assert!(
            twice.text().contains("Erzsi cannot be in Postás and in Vasutas"),
            "{}",
            twice.text()
        );
        let id = site.store.read(|db| merges::into(db, pair.stays)).expect("merges")[0].id;
        let cli = Actor::CommandLine;
        merge_members::separate(&site.store, &cli, example_club::SLUG, pair.stays, id, Utc::now()).expect("two again");
        assert_eq!(season(site, None).table, apart.table);
        merge_members::merge(&site.store, &cli, example_club::SLUG, pair, Utc::now()).expect("one again");
        let erzsi = pair.stays.0.to_string();
        let leave = [
            ("act", "leave"),
            ("team", "2"),
            ("person", &erzsi),
            ("since", ""),
            ("last", "2020-01-01"),
        ];
        done(site, &mut owner, &leave);
        let left = teams(site);
        assert_eq!(
            left.row(TeamNo(2)).expect("a team").total,
            sum_of(site, &["Cili", "Dezső"])
        );
    });
}
