use std::collections::BTreeMap;

use serde_json::Value;

use super::talon;

fn run(options: &str, code: i32) -> (String, String) {
    let done = talon().arg("draw").args(options.split_whitespace()).assert().code(code);
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
    (text(&done.get_output().stdout), text(&done.get_output().stderr))
}

fn drawn(options: &str) -> Value {
    serde_json::from_str(&run(&format!("{options} --format json"), 0).0).unwrap()
}

fn numbers(list: &Value) -> Vec<u64> {
    list.as_array()
        .unwrap()
        .iter()
        .map(|number| number.as_u64().unwrap())
        .collect()
}

/// Repeats, seat spread and byes of each player, counted from the tables alone.
fn counted(draw: &Value) -> (u64, u64, BTreeMap<u64, u64>) {
    let players = draw["players"].as_u64().unwrap();
    let mut met: BTreeMap<(u64, u64), u64> = BTreeMap::new();
    let mut seats: BTreeMap<u64, [u64; 4]> = BTreeMap::new();
    let mut byes: BTreeMap<u64, u64> = (1..=players).map(|player| (player, 0)).collect();
    for (number, round) in (1..).zip(draw["rounds"].as_array().unwrap()) {
        assert_eq!(round["number"], number);
        let mut all = numbers(&round["byes"]);
        all.iter().for_each(|player| *byes.get_mut(player).unwrap() += 1);
        for (number, table) in (1..).zip(round["tables"].as_array().unwrap()) {
            assert_eq!(table["number"], number);
            let table = numbers(&table["seats"]);
            assert!(matches!(table.len(), 3 | 4));
            for (seat, player) in table.iter().enumerate() {
                seats.entry(*player).or_default()[seat] += 1;
                for other in &table[seat + 1..] {
                    *met.entry((*player.min(other), *player.max(other))).or_default() += 1;
                }
            }
            all.extend(table);
        }
        all.sort_unstable();
        assert_eq!(all, (1..=players).collect::<Vec<_>>());
    }
    let spread = |seats: &[u64; 4]| seats[..3].iter().max().unwrap() - seats[..3].iter().min().unwrap();
    let spread = seats.values().map(spread).max().unwrap();
    (met.values().map(|times| times - 1).sum(), spread, byes)
}

#[test]
fn twenty_one_players_meet_each_other_once_in_ten_rounds() {
    let draw = drawn("--players 21 --rounds 10");
    assert_eq!(draw["rounds"].as_array().unwrap().len(), 10);
    assert_eq!(
        (&draw["repeats"], &draw["bound"], &draw["seat_spread"]),
        (&0.into(), &0.into(), &1.into())
    );
    assert_eq!((&draw["players"], &draw["seed"]), (&21.into(), &1.into()));
    let (repeats, spread, byes) = counted(&draw);
    assert_eq!((repeats, spread), (0, 1));
    assert!(byes.values().all(|byes| *byes == 0));
    assert_eq!(drawn("--players 21 --rounds 9")["seat_spread"], 0);
}

#[test]
fn what_is_said_of_a_draw_is_what_its_tables_say() {
    for options in [
        "--players 20 --rounds 10 --sit-out byes",
        "--players 10 --rounds 3 --sit-out byes --seed 9",
        "--players 10 --rounds 1",
        "--players 16 --rounds 5 --table-size 4",
        "--players 9 --rounds 7",
    ] {
        let draw = drawn(options);
        let (repeats, spread, byes) = counted(&draw);
        assert_eq!(draw["repeats"], repeats, "{options}");
        assert!(draw["bound"].as_u64().unwrap() <= repeats, "{options}");
        if !options.contains("table-size") {
            assert_eq!(draw["seat_spread"], spread, "{options}");
        }
        assert!(
            byes.values().max().unwrap() - byes.values().min().unwrap() <= 1,
            "{options}"
        );
    }
}

#[test]
fn those_left_over_come_as_a_fourth_unless_byes_are_asked_for() {
    let round = |options: &str| drawn(options)["rounds"][0].clone();
    let fours = round("--players 11 --rounds 1");
    assert_eq!(numbers(&fours["byes"]), [0; 0]);
    assert_eq!(fours["tables"].as_array().unwrap().len(), 3);
    assert_eq!(fours, round("--players 11 --rounds 1 --sit-out fours"));
    let byes = round("--players 11 --rounds 1 --sit-out byes");
    assert_eq!(
        (numbers(&byes["byes"]).len(), byes["tables"].as_array().unwrap().len()),
        (2, 3)
    );
}

#[test]
fn players_who_keep_apart_never_sit_at_one_table() {
    let options = "--players 21 --rounds 8 --apart 1-2-3 --apart 7-21,9-10";
    let tables = drawn(options)["rounds"].as_array().unwrap().clone();
    for table in tables.iter().flat_map(|round| round["tables"].as_array().unwrap()) {
        let seats = numbers(&table["seats"]);
        for apart in [[1, 2], [1, 3], [2, 3], [7, 21], [9, 10]] {
            assert!(!apart.iter().all(|player| seats.contains(player)), "{seats:?}");
        }
    }
    let (text, _) = run(options, 0);
    assert!(
        text.contains("Never at the same table: 1-2, 1-3, 2-3, 7-21, 9-10"),
        "{text}"
    );
}

#[test]
fn a_seed_draws_the_same_bytes_each_time_and_another_seed_others() {
    let first = run("--players 24 --rounds 11 --seed 7 --format json", 0).0;
    assert_eq!(first, run("--players 24 --rounds 11 --seed 7 --format json", 0).0);
    assert_ne!(first, run("--players 24 --rounds 11 --seed 8 --format json", 0).0);
    assert!(
        first
            .starts_with("{\"players\":24,\"rounds\":[{\"number\":1,\"byes\":[],\"tables\":[{\"number\":1,\"seats\":[")
    );
}

#[test]
fn the_text_names_every_repeat_and_every_bye_with_its_reason() {
    let (text, _) = run("--players 9 --rounds 5", 0);
    for words in [
        "9 players, 5 rounds, 3 tables of three",
        "affine plane",
        "Repeats: 9 (lower bound 9)",
    ] {
        assert!(text.contains(words), "{words}\n{text}");
    }
    assert!(text.contains("45 meetings at the tables, but only 36 pairs"));
    assert_eq!(text.matches(" meet in rounds ").count(), 9);
    assert_eq!(text.matches("\n  Table ").count(), 15);

    let (text, _) = run("--players 4 --rounds 5 --sit-out byes", 0);
    assert_eq!(text.matches("first bye").count(), 4);
    assert_eq!(text.matches("bye number 2; nobody has had fewer").count(), 1);
    for lang in ["hu", "hr", "sr"] {
        let (other, _) = run(&format!("--players 4 --rounds 5 --sit-out byes --lang {lang}"), 0);
        assert!(other != text && !other.contains("draw-"), "{other}");
    }
}

#[test]
fn what_cannot_be_drawn_is_refused_with_the_option_at_fault() {
    for (options, code, words) in [
        ("--players 2 --rounds 1", 3, "--players: at least three"),
        ("--players 0 --rounds 1", 3, "--players: at least three"),
        ("--players 5 --rounds 1", 3, "--sit-out byes two of them sit out"),
        ("--players 601 --rounds 1", 3, "--players: at most 600"),
        ("--players 9 --rounds 0", 3, "--rounds: at least one"),
        ("--players 9 --rounds 201", 3, "--rounds: at most 200"),
        (
            "--players 9 --rounds 2 --table-size 4 --sit-out byes",
            2,
            "--sit-out byes",
        ),
        ("--players 9 --rounds 2 --table-size 5", 2, "[possible values: 3, 4]"),
        ("--players 9 --rounds 2 --sit-out chairs", 2, "chairs"),
        ("--players nine --rounds 2", 2, "--players"),
        ("--players 70000 --rounds 2", 2, "--players"),
        ("--rounds 2", 2, "--players"),
        ("--players 9 --rounds 2 --apart 4", 2, "two or more player numbers"),
        ("--players 9 --rounds 2 --apart 4-x", 2, "two or more player numbers"),
        (
            "--players 9 --rounds 2 --apart 4-5-4",
            3,
            "--apart: entry 4 cannot be kept apart from itself",
        ),
        (
            "--players 9 --rounds 2 --apart 4-10",
            3,
            "--apart: 10 is kept apart from a player",
        ),
        (
            "--players 9 --rounds 2 --apart 1-2-3-4",
            3,
            "--apart: no round keeps all these pairs apart",
        ),
    ] {
        let (text, error) = run(options, code);
        assert!(error.contains(words), "{options}: {error}");
        assert_eq!(text, "", "{options}");
    }
}

#[test]
fn what_is_preferred_is_drawn_and_the_other_is_told() {
    let visits = |draw: &Value| {
        let mut visits: BTreeMap<u64, u64> = (1..=13).map(|player| (player, 0)).collect();
        for table in draw["rounds"]
            .as_array()
            .unwrap()
            .iter()
            .flat_map(|round| round["tables"].as_array().unwrap())
        {
            let seats = numbers(&table["seats"]);
            seats
                .iter()
                .filter(|_| seats.len() == 4)
                .for_each(|player| *visits.get_mut(player).unwrap() += 1);
        }
        visits.values().max().unwrap() - visits.values().min().unwrap()
    };
    let fewest = drawn("--players 13 --rounds 5");
    assert_eq!((counted(&fewest).0, &fewest["repeats"]), (3, &3.into()));
    assert_eq!(
        (&fewest["other"]["prefer"], &fewest["other"]["repeats"]),
        (&"even".into(), &7.into())
    );
    let even = drawn("--players 13 --rounds 5 --prefer even");
    assert_eq!((counted(&even).0, visits(&even)), (7, 1));
    let other = &even["other"];
    assert_eq!((&other["prefer"], &other["repeats"]), (&"repeats".into(), &3.into()));
    assert_eq!(other["visit_spread"], visits(&fewest));
    let (text, _) = run("--players 13 --rounds 5", 0);
    assert!(
        text.contains("With visits to tables of four spread evenly instead: 7 repeats."),
        "{text}"
    );
    let (text, _) = run("--players 13 --rounds 5 --prefer even", 0);
    assert!(
        text.contains("Reason: visits to tables of four are spread evenly."),
        "{text}"
    );
    assert!(text.contains("With the fewest repeats instead: 3 repeats"), "{text}");
    // Where both come to the same there is nothing to tell.
    assert!(drawn("--players 21 --rounds 10")["other"].is_null());
    run("--players 13 --rounds 5 --prefer luck", 2);
}

#[test]
fn the_best_schedules_that_are_known_are_reached() {
    for (options, best) in [
        ("--players 20 --rounds 11 --sit-out byes", 9),
        ("--players 22 --rounds 11 --sit-out byes", 7),
        ("--players 13 --rounds 5", 3),
        ("--players 24 --rounds 12", 12),
    ] {
        let (repeats, _, byes) = counted(&drawn(options));
        assert!(repeats <= best, "{options}: {repeats}");
        assert!(
            byes.values().max().unwrap() - byes.values().min().unwrap() <= 1,
            "{options}"
        );
    }
}
