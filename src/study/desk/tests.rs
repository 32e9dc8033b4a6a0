//! The worked examples, and questions that make no sense.

use super::*;

fn replied(question: &str) -> serde_json::Value {
    serde_json::from_str(&ask(question.as_bytes()).to_json("words")).unwrap()
}

fn without_why(question: &str) -> serde_json::Value {
    let mut reply = replied(question);
    let words = reply.as_object_mut().unwrap();
    assert!(words.remove("why").is_some() || words.remove("message").is_some());
    reply
}

#[test]
fn every_question_has_an_example_and_every_example_its_answer() {
    for desk in DESKS {
        let examples: Vec<&str> = desk.examples.iter().map(|example| example.ask).collect();
        let questions: Vec<&str> = desk.questions.iter().map(|question| question.ask).collect();
        assert_eq!(examples, questions);
    }
    for example in DESKS.iter().flat_map(|desk| desk.examples) {
        let answer: serde_json::Value = serde_json::from_str(example.answer).unwrap();
        let mut given = without_why(example.question);
        // How many nodes a search takes is no promise.
        let nodes = given["answer"]
            .as_object_mut()
            .and_then(|answer| answer.remove("nodes"));
        assert_eq!(nodes.is_some(), example.ask == "solve");
        assert_eq!(given, answer, "{}", example.question);
    }
}
