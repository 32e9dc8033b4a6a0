//! The rules desk against questions with known answers: a data file, the worked examples of the rules, the
//! table of bids, and questions that make no sense.

mod explained;
mod nonsense;
mod page;
mod preferans;
mod questions;
mod tournament;
mod worked;
mod written;

use serde_json::Value;
use talon_study::desk;
use talon_text::Lang;

/// The answer in English, as an object.
pub fn answered(question: &str) -> Value {
    let reply = desk::ask(question.as_bytes());
    serde_json::from_str(&reply.to_json(&Lang::En.reply(&reply))).unwrap()
}

/// The answer without its words.
pub fn facts(question: &str) -> Value {
    let mut answer = answered(question);
    let members = answer.as_object_mut().unwrap();
    let words = members.remove("why").or_else(|| members.remove("message")).unwrap();
    let words = words.as_str().unwrap();
    assert!(
        words.len() > 10 && !words.contains('⟦') && !words.contains('{'),
        "{question}: {words}"
    );
    answer
}

#[test]
fn a_reason_that_begins_with_a_seat_begins_with_a_capital() {
    let why = &answered(r#"{"game":"ulti","ask":"auction","forehand":1,"actions":[]}"#)["why"];
    assert_eq!(why, "Seat B (1) is to act; nobody has bid yet.");
}

#[test]
fn every_question_of_the_examples_is_explained_in_every_language() {
    for example in desk::DESKS.iter().flat_map(|desk| desk.examples) {
        for lang in Lang::ALL {
            let reply = desk::ask(example.question.as_bytes());
            let words = lang.reply(&reply);
            assert!(
                !words.starts_with(char::is_lowercase),
                "{} {}: {words}",
                lang.code(),
                example.ask
            );
            assert!(
                words.len() > 10 && !words.contains('⟦'),
                "{} {}: {words}",
                lang.code(),
                example.ask
            );
        }
    }
}
