use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use serde_json::Value;

use super::talon;

const VALUE: &str = r#"{"id":1,"game":"ulti","ask":"bid_value","bid":"betli"}"#;

fn lines(stdin: impl Into<Vec<u8>>) -> Vec<Value> {
    let done = talon().arg("desk").write_stdin(stdin).assert().code(0);
    let text = String::from_utf8(done.get_output().stdout.clone()).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn answers_come_in_the_order_of_the_questions_and_a_bad_line_stops_nothing() {
    let mut asked = Vec::new();
    asked.extend(format!("{VALUE}\n\nnonsense\n").bytes());
    asked.extend(b"\xff\xfe\n");
    asked.extend(vec![b'x'; 600_000]);
    asked.extend(format!("\r\n{VALUE}\r\n{VALUE}").bytes());
    let answers = lines(asked);
    let codes: Vec<Option<&str>> = answers.iter().map(|answer| answer["code"].as_str()).collect();
    assert_eq!(
        codes,
        [
            None,
            Some("JSON_SYNTAX"),
            Some("NOT_UTF8"),
            Some("TOO_LARGE"),
            None,
            None
        ]
    );
    let messages = answers.iter().filter_map(|answer| answer["message"].as_str());
    assert!(
        messages.clone().any(|words| words.contains("256 KiB"))
            && !messages.into_iter().any(|words| words.contains('⟦'))
    );
    assert_eq!(answers[4]["answer"], 5);
    assert_eq!(answers[5]["id"], 1);
}

#[test]
fn nothing_asked_is_nothing_answered_and_a_byte_order_mark_is_passed_over() {
    assert!(lines("").is_empty());
    assert_eq!(lines(format!("\u{feff}{VALUE}\n"))[0]["ok"], true);
}

#[test]
fn the_reason_is_in_the_language_asked_for_by_option_or_environment() {
    let why = |args: &[&str], env: Option<&str>| {
        let mut command = talon();
        command
            .arg("desk")
            .args(args)
            .envs(env.map(|lang| ("TALON_LANG", lang)));
        let done = command.write_stdin(format!("{VALUE}\n")).assert().code(0);
        let answer: Value = serde_json::from_slice(&done.get_output().stdout).unwrap();
        answer["why"].as_str().unwrap().to_owned()
    };
    let english = why(&[], None);
    let hungarian = why(&["--lang", "hu"], None);
    assert_ne!(english, hungarian);
    assert_eq!(why(&[], Some("hu")), hungarian);
    assert_eq!(why(&["--lang", "en"], Some("hu")), english);
}

#[test]
fn an_answer_is_given_before_the_next_question_is_asked() {
    let mut program = Command::new(assert_cmd::cargo::cargo_bin("talon"))
        .arg("desk")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut questions = program.stdin.take().unwrap();
    let mut answers = BufReader::new(program.stdout.take().unwrap()).lines();
    for _ in 0..3 {
        writeln!(questions, "{VALUE}").unwrap();
        let answer: Value = serde_json::from_str(&answers.next().unwrap().unwrap()).unwrap();
        assert_eq!(answer["answer"], 5);
    }
    drop(questions);
    assert!(program.wait().unwrap().success());
}
