//! What each card was worth, on the command line: the promised shape for programs, lines for people, and what cannot be
//! judged.

use serde_json::Value;

use super::talon;

const EXAMPLE: &str = include_str!("../fixtures/example.talon.json");
const PREFERANS: &str = include_str!("../fixtures/examples/preferans.talon.json");

fn run(options: &[&str], input: &str, code: i32) -> (String, String) {
    let done = talon()
        .arg("analyse")
        .args(options)
        .arg("-")
        .write_stdin(input)
        .assert()
        .code(code);
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
    (text(&done.get_output().stdout), text(&done.get_output().stderr))
}

fn reports(options: &[&str], input: &str) -> Vec<Value> {
    let all = [&["--format", "json"], options].concat();
    run(&all, input, 0)
        .0
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

fn both() -> String {
    let line = |text: &str| serde_json::from_str::<Value>(text).unwrap().to_string();
    format!("{}\n{}\n", line(EXAMPLE), line(PREFERANS))
}

#[test]
fn each_record_is_one_object_with_an_entry_for_each_card_that_was_played() {
    let all = reports(&[], &both());
    assert_eq!(all.len(), 2);
    for (report, (number, (objective, unit), record)) in all.iter().zip([
        (1, ("settlement", "declarer_total"), EXAMPLE),
        (2, ("tricks", "tricks"), PREFERANS),
    ]) {
        assert_eq!((&report["record"], &report["complete"]), (&number.into(), &true.into()));
        assert_eq!(
            (&report["options"]["objective"], &report["options"]["unit"]),
            (&objective.into(), &unit.into())
        );
        assert!(report["engine"].as_str().unwrap().starts_with("talon-solver/"));
        let record: Value = serde_json::from_str(record).unwrap();
        let actions = record["actions"].as_array().unwrap();
        let plays: Vec<(usize, &Value)> = actions
            .iter()
            .enumerate()
            .filter(|(_, action)| action["type"] == "play")
            .collect();
        let plies = report["plies"].as_array().unwrap();
        assert_eq!(plies.len(), plays.len());
        for (ply, (place, action)) in plies.iter().zip(plays) {
            assert_eq!(ply["ply"], place, "the position in which it was played");
            assert_eq!((&ply["by"], &ply["played"]), (&action["by"], &action["card"]));
            assert!(ply["values"].get(action["card"].as_str().unwrap()).is_some());
            assert!(
                ply["best"]
                    .as_array()
                    .unwrap()
                    .iter()
                    .all(|best| ply["values"][best.as_str().unwrap()] == ply["value"])
            );
            let after = ply["values"][action["card"].as_str().unwrap()].as_i64().unwrap();
            assert_eq!(
                ply["loss"].as_i64(),
                Some((ply["value"].as_i64().unwrap() - after).abs())
            );
            let none = ply["loss"] == 0;
            assert_eq!(none, ["best", "equal"].contains(&ply["verdict"].as_str().unwrap()));
            assert!(!ply["made"].as_object().unwrap().is_empty());
        }
    }
}

#[test]
fn the_cards_laid_away_and_the_contracts_that_could_have_been_made_are_told_too() {
    for (report, played) in reports(&[], &both()).iter().zip(["simple+ulti", "S"]) {
        let laid = &report["discards"];
        assert_eq!(
            (&laid["value"], &laid["complete"]),
            (&report["plies"][0]["value"], &true.into())
        );
        assert_eq!(
            (
                laid["laid"].as_array().unwrap().len(),
                laid["best"].as_array().unwrap().len()
            ),
            (2, 2)
        );
        assert_eq!(laid["loss"] == 0, laid["best"] == laid["laid"]);
        assert_eq!(report["contracts"]["complete"], true);
        let list = report["contracts"]["list"].as_array().unwrap();
        let one = list.iter().find(|one| one["contract"] == played).unwrap();
        assert!(one["made"].is_boolean());
        let made = list.iter().filter(|one| one["made"] == true);
        assert!(made.clone().count() > 0);
        assert!(made.clone().all(|one| one["discards"].as_array().unwrap().len() == 2));
    }
    let (text, _) = run(&[], &both(), 0);
    assert!(text.contains("Discard: A7 B7 (value 10); no other is better"), "{text}");
    assert!(text.contains("Ulti (leaves, A7 B7)"), "{text}");
    assert!(
        text.contains("Discard: C8 D8 (value 7); best: CX C8 (value 8)"),
        "{text}"
    );
    assert!(text.contains("Hearts (4) (8 tricks, CX C8)"), "{text}");
    let cut = &reports(&["--nodes", "1000"], EXAMPLE)[0];
    assert_eq!(
        (&cut["discards"]["complete"], &cut["contracts"]["complete"]),
        (&false.into(), &false.into())
    );
    assert_eq!(cut["discards"]["best"], serde_json::json!([]));
}

#[test]
fn values_and_losses_have_one_unit_which_the_head_names() {
    let (text, _) = run(&[], &both(), 0);
    let heads: Vec<&str> = text.lines().filter(|line| line.starts_with("Record ")).collect();
    let says = |head: &str, unit: &str| head.contains(&format!("values and losses are {unit}"));
    assert!(
        says(
            heads[0],
            "the declarer’s total in game points, from both opponents together"
        ),
        "{text}"
    );
    assert!(says(heads[1], "tricks of the declarer"), "{text}");
    // Each line has the value before the card; the next one of the same hand what is left after a loss.
    let lines: Vec<Vec<&str>> = text.lines().map(|line| line.split_whitespace().collect()).collect();
    let mut told = 0;
    for (one, next) in lines.iter().zip(lines.iter().skip(1)) {
        let number = |words: &[&str]| words.get(4).and_then(|word| word.parse::<i64>().ok());
        let lost = one
            .iter()
            .position(|word| *word == "loses")
            .and_then(|at| one.get(at + 1));
        let (Some(value), Some(after), Some(lost)) = (number(one), number(next), lost) else {
            continue;
        };
        assert_eq!(
            lost.trim_end_matches(';').parse::<i64>().ok(),
            Some((value - after).abs()),
            "{one:?}"
        );
        told += 1;
    }
    assert!(told > 0, "{text}");
}

#[test]
fn one_record_of_a_file_is_judged_alone() {
    let second = reports(&["--record", "2"], &both());
    assert_eq!(second, reports(&[], &both())[1..]);
    let (_, error) = run(&["--record", "3"], &both(), 2);
    assert!(
        error.contains("record 3 does not exist; the last one in the file is 2"),
        "{error}"
    );
}

#[test]
fn a_budget_that_runs_out_is_told_and_so_is_what_is_not_known() {
    let cut = &reports(&["--nodes", "1000"], EXAMPLE)[0];
    assert_eq!(
        (&cut["complete"], &cut["options"]["nodes"]),
        (&false.into(), &1000.into())
    );
    let open = cut["plies"]
        .as_array()
        .unwrap()
        .iter()
        .find(|ply| ply["value"].is_object())
        .unwrap();
    assert!(open["value"]["at_least"].as_i64().unwrap() < open["value"]["at_most"].as_i64().unwrap());
    assert_eq!((&open["loss"], &open["verdict"]), (&Value::Null, &Value::Null));
}

#[test]
fn the_lines_for_people_are_there_in_four_languages() {
    let (text, _) = run(&[], EXAMPLE, 0);
    assert!(text.contains("with all cards visible"), "{text}");
    let played = serde_json::from_str::<Value>(EXAMPLE).unwrap()["actions"]
        .as_array()
        .unwrap()
        .len();
    assert!(text.lines().count() > 10 && text.lines().count() < played + 3, "{text}");
    for lang in ["hu", "hr", "sr"] {
        let (other, _) = run(&["--lang", lang], EXAMPLE, 0);
        assert!(
            other != text && !other.contains("analys") && !other.contains("cli-"),
            "{other}"
        );
    }
}

#[test]
fn a_record_that_is_not_legal_is_refused_with_its_finding_and_the_rest_is_judged() {
    let mut record: Value = serde_json::from_str(EXAMPLE).unwrap();
    record["actions"][0]["bid"] = "ladder".into();
    let (text, _) = run(&["--format", "json"], &format!("{record}\n{}", both()), 3);
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines[0].contains("UNKNOWN_MEMBER /actions/0/bid"), "{text}");
    assert_eq!(lines.iter().filter(|line| line.starts_with('{')).count(), 2, "{text}");
    run(&[], "{\"talon\":", 3);
}
