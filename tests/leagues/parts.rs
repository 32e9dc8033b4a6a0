//! Parts of the table of a season on the site: what was played in one game or at one place, and what people earned for
//! a team; each in every form of the table, with ways that keep what was chosen.

use serde_json::Value;
use talon_league::{LeagueAct, ListPoints, TeamAct, TeamScoring, UnitMark, UnitNo};
use talon_rules::games::GameKind;
use talon_service::clubs::{TypedTags, set_tags};
use talon_service::players::agree_to_tags;
use talon_service::tournaments::Publish;

use super::season_file;
use super::*;

/// Takes in what was played at the tournament that is over, in Preferans and somewhere else.
fn with_two_games(site: &Site) -> Client {
    let mut owner = owner(site);
    let shown = season(site, None);
    let unit = shown
        .units
        .iter()
        .find_map(|unit| unit.tournament)
        .expect("a tournament");
    let text = owner.get(&format!("/tournaments/{unit}/event.json")).text();
    let (mut tournament, outside) = file::read(text.as_bytes()).expect("a sound file");
    tournament.name = "Prefi est".to_owned();
    tournament.game = GameKind::Preferans;
    tournament.profile.rules = talon_records::usual_rules(GameKind::Preferans);
    tournament.profile.play = talon_records::format_of(GameKind::Preferans).table_play();
    tournament.venue = "Győr".to_owned();
    import_tournament(site, &tournament, &outside);
    assert_eq!(season(site, None).head.revision, 2, "taken in and published");
    owner
}

fn season_page(site: &Site) -> String {
    format!("/leagues/{LEAGUE}/{}", season(site, None).head.slug)
}

/// Every address of a part of the last table.
fn addresses(site: &Site, asked: &str) -> [String; 8] {
    let here = season_page(site);
    [
        format!("{here}?{asked}"),
        format!("{here}/print?{asked}"),
        format!("{here}/wall?{asked}"),
        format!("/leagues/{LEAGUE}.csv?{asked}"),
        format!("/leagues/{LEAGUE}.txt?{asked}"),
        format!("/leagues/{LEAGUE}.json?{asked}"),
        format!("/api/v1/leagues/{LEAGUE}/standings?{asked}"),
        format!("/embed/leagues/{LEAGUE}?{asked}"),
    ]
}

fn told(client: &mut Client, asked: &str) -> Value {
    let answer = client.get(&format!("/api/v1/leagues/{LEAGUE}/standings?{asked}"));
    assert_eq!(answer.status, 200, "{asked}: {}", answer.text());
    serde_json::from_str(&answer.text()).expect("JSON")
}

/// The rows of a table without what is only told of the season as a whole.
fn rows(table: &Value) -> Vec<Value> {
    let mut rows = table["rows"].as_array().expect("rows").clone();
    for row in &mut rows {
        row.as_object_mut()
            .expect("a row")
            .retain(|name, _| !name.contains("outlook") && !name.contains("rank_"));
    }
    rows
}

#[test]
fn a_season_of_two_games_shows_each_alone_in_every_form_of_the_table() {
    on_each_example_site(|site| {
        let mut visitor = site.client();
        let here = season_page(site);
        let plain = visitor.get(&here).text();
        assert!(
            !plain.contains("game=") && !plain.contains("Together"),
            "one game: {plain}"
        );
        let [others @ .., frame] = addresses(site, "game=preferans");
        for path in others {
            assert_eq!(visitor.get(&path).status, 404, "{path}");
        }
        assert_eq!(visitor.get(&frame).status, 200, "it waits for the first evening");
        let of_ulti = told(&mut visitor, "");
        with_two_games(site);
        let page = visitor.get(&here).text();
        for way in ["game=ulti", "game=preferans"] {
            assert!(page.contains(&format!("href=\"{here}?{way}\"")), "{way}: {page}");
            for path in addresses(site, way) {
                assert_eq!(visitor.get(&path).status, 200, "{path}");
            }
        }
        let ulti = told(&mut visitor, "game=ulti");
        assert_eq!(rows(&ulti), rows(&of_ulti), "as before the other game came");
        assert_eq!(
            (&ulti["units"], &ulti["planned"]),
            (&without_games(&ulti, &of_ulti), &Value::Null)
        );
        let preferans = told(&mut visitor, "game=preferans");
        assert_eq!(preferans["game"], "preferans");
        assert_eq!(preferans["units"].as_array().map(Vec::len), Some(1));
        assert_eq!(preferans["games"], serde_json::json!(["ulti", "preferans"]));
        let alone = visitor.get(&format!("{here}?game=preferans")).text();
        assert!(alone.contains("Only events of Preferans count"), "{alone}");
        assert!(alone.contains("?game=preferans&#38;sort=name"), "{alone}");
        assert!(alone.contains("noindex"), "{alone}");
    });
}

/// The units of a table as they were told before tables told of games.
fn without_games(table: &Value, before: &Value) -> Value {
    let mut units = before["units"].clone();
    for (unit, now) in units
        .as_array_mut()
        .expect("units")
        .iter_mut()
        .zip(table["units"].as_array().expect("units"))
    {
        assert_eq!(now["game"], "ulti");
        unit["game"] = now["game"].clone();
        unit["venue"] = now["venue"].clone();
    }
    units
}

#[test]
fn a_row_and_an_older_table_keep_the_game_that_was_chosen() {
    on_each_example_site(|site| {
        let mut owner = with_two_games(site);
        let here = season_page(site);
        let mut visitor = site.client();
        let anna = entry_of(site, "Anna").0;
        let row = format!("{here}/players/{anna}");
        let page = visitor.get(&format!("{here}?game=preferans")).text();
        assert!(page.contains(&format!("href=\"{row}?game=preferans\"")), "{page}");
        let [whole, part] = ["", "?game=preferans"].map(|asked| visitor.get(&format!("{row}{asked}")).text());
        let units = |text: &str| text.matches("/units/").count();
        assert!(units(&whole) > units(&part) && units(&part) == 1, "{part}");
        assert!(part.contains(&format!("href=\"{here}?game=preferans\"")), "{part}");
        let adjusted = [
            ("act", "adjust"),
            ("person", &anna.to_string()),
            ("unit", ""),
            ("amount", "-2"),
            ("text", "late"),
        ];
        let sent = manage(site, &mut owner, &adjusted);
        assert_eq!(sent.status, 303, "{}", sent.text());
        let now = told(&mut visitor, "game=ulti");
        assert_eq!(
            rows(&now),
            rows(&told(&mut visitor, "game=ulti&revision=2")),
            "the total is of the whole season"
        );
        let said = visitor.get(&format!("{here}?game=ulti")).text();
        assert!(said.contains("count only in the table of the whole season"), "{said}");
        let older = visitor.get(&format!("{here}?revision=2&game=ulti")).text();
        assert!(older.contains("?revision=2&#38;game=preferans\""), "{older}");
        assert!(older.contains(&format!("{row}?revision=2")), "{older}");
        assert_eq!(visitor.get(&format!("{row}?revision=2&game=ulti")).status, 200);
        assert_eq!(
            visitor.get(&format!("{here}?revision=1&game=preferans")).status,
            404,
            "it had one game"
        );
    });
}

#[test]
fn what_can_be_no_part_is_refused() {
    on_each_example_site(|site| {
        with_two_games(site);
        let here = season_page(site);
        let mut visitor = site.client();
        for (path, status) in [
            (format!("{here}?game=tarokk"), 400),
            (format!("{here}?team=x"), 400),
            (format!("{here}?list=junior&team=1"), 400),
            (format!("/api/v1/leagues/{LEAGUE}/standings?game=tarokk"), 400),
            (format!("/api/v1/leagues/{LEAGUE}/standings?list=junior&team=1"), 404),
            (format!("/leagues/{LEAGUE}.csv?list=teams&game=ulti"), 404),
            (format!("/embed/leagues/{LEAGUE}?list=teams&game=ulti"), 400),
            (format!("{here}?venue=P%C3%A9cs"), 404),
            (format!("{here}?team=7"), 404),
            (format!("{here}?list=nobody&game=ulti"), 404),
        ] {
            assert_eq!(visitor.get(&path).status, status, "{path}");
        }
    });
}

#[test]
fn a_frame_of_a_game_stands_empty_until_it_is_played_and_its_maker_keeps_what_was_chosen() {
    on_each_example_site(|site| {
        let mut visitor = site.client();
        let frame = format!("/embed/leagues/{LEAGUE}?game=preferans");
        let empty = visitor.get(&frame);
        assert_eq!(empty.status, 200, "{}", empty.text());
        let text = empty.text();
        assert!(text.contains(": Preferans</a>") && !text.contains("Béla"), "{text}");
        let page = season_page(site);
        assert!(
            text.contains(&format!("{page}\" target")),
            "it leads to the season: {text}"
        );
        let mut owner = with_two_games(site);
        let played = visitor.get(&frame).text();
        assert!(played.contains("<th scope=\"row\">"), "{played}");
        let share = format!("{}/share", season_page(site));
        let chosen = owner.get(&format!("{share}?theme=dark&rows=50&list=teams&game=ulti"));
        let text = chosen.text();
        assert_eq!(chosen.status, 200, "{text}");
        for kept in [
            "value=\"dark\" selected",
            "value=\"50\" selected",
            "Teams and divisions have one table",
        ] {
            assert!(text.contains(kept), "{kept}: {text}");
        }
        let of_team = owner.get(&format!("{share}?team=3")).text();
        assert!(of_team.contains("name=\"team\" value=\"3\""), "{of_team}");
    });
}

#[test]
fn a_place_has_a_table_for_whoever_may_see_what_was_played_there() {
    on_each_example_site(|site| {
        with_two_games(site);
        let here = season_page(site);
        let mut visitor = site.client();
        let asked = "venue=gy%C5%91r";
        for path in addresses(site, asked) {
            assert_eq!(visitor.get(&path).status, 200, "{path}");
        }
        let there = told(&mut visitor, asked);
        assert_eq!(there["units"].as_array().map(Vec::len), Some(1));
        assert_eq!(there["units"][0]["venue"], "Győr");
        assert!(visitor.get(&here).text().contains("Everywhere"));
        let of_game = visitor.get(&format!("{here}?game=ulti")).text();
        assert!(
            !of_game.contains("venue=Gy"),
            "no way leads to what is empty: {of_game}"
        );
        assert_eq!(visitor.get(&format!("{here}?game=ulti&{asked}")).status, 404);
        let director = find_person::by_mail(&site.store, "member2@example.org").expect("the owner");
        let unit = season(site, None).units.iter().filter_map(|unit| unit.tournament).max();
        let id = unit.expect("a tournament");
        Night { site, director, id }.act(Publish { published: false });
        for path in addresses(site, asked) {
            assert_eq!(visitor.get(&path).status, 404, "{path}");
        }
        let page = visitor.get(&here).text();
        assert!(!page.contains("Győr") && !page.contains("venue=Gy"), "{page}");
        let whole = told(&mut visitor, "");
        assert!(!whole.to_string().contains("Győr"), "{whole}");
    });
}

#[test]
fn a_list_stands_within_a_game() {
    on_each_example_site(|site| {
        let mut owner = with_two_games(site);
        for (name, at) in [("Anna", 1), ("Cili", 3), ("Dezső", 4)] {
            let id = entry_of(site, name);
            let typed = TypedTags {
                tags: "Junior",
                agreed: &[],
            };
            set_tags(
                &site.store,
                &Actor::CommandLine,
                example_club::SLUG,
                id,
                &typed,
                Utc::now(),
            )
            .expect("a tag");
            let who = find_person::by_mail(&site.store, &format!("member{at}@example.org")).expect("an account");
            agree_to_tags(&site.store, &who, id, &["Junior".to_owned()], Utc::now()).expect("a choice");
        }
        let form = [("act", "set"), ("tag", "Junior"), ("points", "own_places")];
        assert_eq!(send_to(site, &mut owner, "lists", &form).status, 303);
        let mut visitor = site.client();
        let both = told(&mut visitor, "list=junior&game=preferans");
        let mut names: Vec<&str> = both["rows"]
            .as_array()
            .expect("rows")
            .iter()
            .filter_map(|row| row["name"].as_str())
            .collect();
        names.sort_unstable();
        assert_eq!(
            (names, &both["list"]["tag"], &both["game"]),
            (
                vec!["Anna", "Cili", "Dezső"],
                &Value::from("Junior"),
                &Value::from("preferans")
            )
        );
        assert_eq!(both["rows"][0]["rank"], 1);
        let here = season_page(site);
        let page = visitor.get(&format!("{here}?list=junior&game=preferans")).text();
        for way in ["?list=Junior&#38;game=ulti", "?game=preferans", "?list=Junior"] {
            assert!(page.contains(&format!("\"{here}{way}\"")), "{way}: {page}");
        }
    });
}

fn teams(site: &Site, owner: &mut Client, people: &[&str]) {
    let send = |owner: &mut Client, form: &[(&str, &str)]| {
        let sent = send_to(site, owner, "settings/teams", form);
        assert_eq!(sent.status, 303, "{form:?}: {}", sent.text());
    };
    send(owner, &[("act", "add"), ("name", "Vasutas")]);
    for name in people {
        let person = entry_of(site, name).to_string();
        let form = [
            ("act", "join"),
            ("team", "1"),
            ("person", &person),
            ("from", ""),
            ("to", ""),
        ];
        send(owner, &form);
    }
}

#[test]
fn a_frame_of_the_people_of_a_team_is_chosen_once_visitors_see_them() {
    on_each_example_site(|site| {
        let mut owner = with_two_games(site);
        teams(site, &mut owner, &["Anna", "Cili"]);
        let share = format!("{}/share", season_page(site));
        let choice = "<select id=\"embed-team\"";
        assert!(!owner.get(&share).text().contains(choice), "two are too few");
        let person = entry_of(site, "Dezső").to_string();
        let form = [
            ("act", "join"),
            ("team", "1"),
            ("person", &person),
            ("from", ""),
            ("to", ""),
        ];
        assert_eq!(send_to(site, &mut owner, "settings/teams", &form).status, 303);
        assert!(owner.get(&share).text().contains(choice));
        let chosen = owner.get(&format!("{share}?list=&game=&team=1")).text();
        assert!(chosen.contains("<option value=\"1\" selected>"), "{chosen}");
        assert!(chosen.contains("team=1"), "the frame is of the team: {chosen}");
        let all = owner.get(&format!("{share}?list=&team=")).text();
        assert!(all.contains(choice) && !all.contains("team=1"), "{all}");
    });
}

#[test]
fn a_team_has_a_table_of_its_people_once_they_are_enough() {
    on_each_example_site(|site| {
        let mut owner = with_two_games(site);
        teams(site, &mut owner, &["Anna", "Cili"]);
        let here = season_page(site);
        let mut visitor = site.client();
        for path in addresses(site, "team=1") {
            assert_eq!(visitor.get(&path).status, 404, "two are too few: {path}");
        }
        assert!(!visitor.get(&format!("{here}/teams")).text().contains("?team=1"));
        let small = owner.get(&format!("{here}?team=1")).text();
        assert!(small.contains("fewer than 3 players"), "{small}");
        let person = entry_of(site, "Dezső").to_string();
        let form = [
            ("act", "join"),
            ("team", "1"),
            ("person", &person),
            ("from", ""),
            ("to", ""),
        ];
        assert_eq!(send_to(site, &mut owner, "settings/teams", &form).status, 303);
        for path in addresses(site, "team=1")
            .iter()
            .chain(&addresses(site, "team=1&game=ulti"))
        {
            assert_eq!(visitor.get(path).status, 200, "{path}");
        }
        assert!(visitor.get(&format!("{here}/teams")).text().contains("?team=1"));
        let (whole, team) = (told(&mut visitor, ""), told(&mut visitor, "team=1"));
        assert_eq!((&team["team"], rows(&team).len()), (&Value::from(1), 3));
        assert!(
            team["teams"].is_null() && whole["teams"].is_object(),
            "the teams are of the whole season"
        );
        for row in rows(&team) {
            let own = rows(&whole)
                .into_iter()
                .find(|one| one["player"] == row["player"])
                .expect("a row");
            assert_eq!(own["total"], row["total"], "in it all along: the points of the season");
        }
        let form = [
            ("act", "score"),
            ("scoring", "best"),
            ("count", "3"),
            ("list", "own_places"),
            ("reason", "voted"),
        ];
        assert_eq!(send_to(site, &mut owner, "settings/teams", &form).status, 303);
        let own = told(&mut visitor, "team=1");
        assert_ne!(rows(&own), rows(&team));
        let places: Vec<&Value> = own["rows"]
            .as_array()
            .expect("rows")
            .iter()
            .map(|row| &row["cells"][0]["rank"])
            .collect();
        assert!(
            places.iter().all(|place| place.as_u64().is_none_or(|place| place <= 3)),
            "{places:?}"
        );
        let said = visitor.get(&format!("{here}?team=1")).text();
        assert!(
            said.contains("What these players earned for Vasutas.") && said.contains("Places and points"),
            "{said}"
        );
    });
}

#[test]
fn what_units_were_goes_out_and_comes_in_with_the_table() {
    let mut season = season_file::season();
    let add = TeamAct::Add {
        name: "Vasutas".to_owned(),
    };
    season.document.act(LeagueAct::Teams(add)).expect("a team");
    let score = TeamAct::Score {
        scoring: TeamScoring::default(),
        list: ListPoints::OwnPlaces,
        reason: "voted".to_owned(),
    };
    season.document.act(LeagueAct::Teams(score)).expect("another way");
    let mut season = season_file::with_table(season);
    let unit = season.revisions[0].table.units[0];
    season.revisions[0].table.marks = vec![UnitMark {
        unit,
        game: Some("ulti".to_owned()),
        venue: Some("Győr".to_owned()),
    }];
    let json = season_file::out_and_in(&season);
    assert_eq!(json["season"]["team_list"], "own_places");
    let table = &json["revisions"][0]["table"];
    assert_eq!(table["teams"]["list"], "own_places");
    assert_eq!(
        table["marks"],
        serde_json::json!([{"game": "ulti", "unit": unit.0, "venue": "Győr"}])
    );
    let UnitNo(number) = unit;
    let text = String::from_utf8(talon_league::file::write(&season).expect("a text")).expect("a text");
    let good = format!("\"marks\":[{{\"game\":\"ulti\",\"unit\":{number}");
    let place = "/revisions/0/table/marks/0/unit";
    season_file::broken(
        &text,
        &good,
        "\"marks\":[{\"game\":\"ulti\",\"unit\":99",
        place,
        "unknown_unit",
    );
}
