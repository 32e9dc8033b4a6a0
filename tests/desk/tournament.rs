//! What only answers about tournaments have: reasons inside the value, names that are anything, and rules of a page of
//! their own.

use serde_json::{Value, json};
use talon_study::desk::{self, Desk};
use talon_text::Lang;
use talon_tournament::standings::{By, Compared, Mark, Profile, RankedEntry, TieBreak, standings};
use talon_tournament::{EntryNo, Exact};

use super::answered;

fn said(lang: Lang, question: &Value) -> Value {
    let reply = desk::ask(question.to_string().as_bytes());
    serde_json::from_str(&lang.reply_line(&reply)).unwrap()
}

fn order() -> Value {
    json!({"game": "tournament", "ask": "order", "players": {
        "A": {"points": 7, "firsts": 2, "seconds": 1, "raw": 40},
        "B": {"points": 7, "firsts": 1, "seconds": 3, "raw": 60},
        "C": {"points": 9, "firsts": 3, "seconds": 0, "raw": 10},
        "D": {"points": 7, "firsts": 1, "seconds": 3, "raw": 60},
    }})
}

#[test]
fn each_place_of_an_order_has_its_reason() {
    let why = &said(Lang::En, &order())["answer"]["why"];
    assert_eq!(why["C"], "Decided by the total: 9.");
    assert_eq!(why["A"], "Level with B on 7 points; ahead on tables won, 2 to 1.");
    assert_eq!(
        why["B"],
        "Level with D on 7 points and in everything else; they share the place."
    );
    assert_eq!(
        why["D"],
        "Level with B on 7 points and in everything else; they share the place."
    );
    for lang in Lang::ALL {
        let reasons = said(lang, &order())["answer"]["why"].as_object().unwrap().clone();
        assert_eq!(reasons.len(), 4, "{}", lang.code());
        for (name, words) in reasons {
            let words = words.as_str().unwrap();
            assert!(
                words.len() > 10 && !words.contains('⟦') && !words.contains('{'),
                "{name}: {words}"
            );
        }
    }
}

#[test]
fn names_may_be_anything_and_none_may_stand_twice() {
    let odd = "</b> { $x } \u{202e}";
    let mut question = order();
    let rows = question["players"].as_object_mut().unwrap();
    let row = rows.remove("A").unwrap();
    rows.insert(odd.to_owned(), row);
    let reply = said(Lang::Hu, &question);
    assert_eq!(reply["answer"]["ranks"][odd], 2, "{reply}");
    let twice = r#"{"game":"tournament","ask":"matchpoints","results":{"1":5,"1":4}}"#;
    assert_eq!(answered(twice)["code"], "DUPLICATE_MEMBER");
}

#[test]
fn a_question_with_too_many_rows_is_refused() {
    let results: serde_json::Map<String, Value> = (0..501).map(|table| (table.to_string(), json!(table))).collect();
    let question = json!({"game": "tournament", "ask": "matchpoints", "results": results});
    assert_eq!(answered(&question.to_string())["code"], "LIMIT");
}

#[test]
fn every_rule_that_an_answer_names_stands_on_the_page_and_has_words() {
    let page = include_str!("../../docs/rules/tournament.md");
    let desk = Desk::named("tournament").unwrap();
    for example in desk.examples {
        let rule = answered(example.question)["rule"].as_str().unwrap().to_owned();
        assert!(page.contains(&format!("**{rule}** ")), "{rule}");
    }
    let numbers = page.split("**T-").skip(1).filter_map(|rest| rest.split("**").next());
    let mut count = 0;
    for number in numbers {
        count += 1;
        for lang in Lang::ALL {
            assert!(
                !lang.rule(&format!("T-{number}")).contains('⟦'),
                "{} T-{number}",
                lang.code()
            );
        }
    }
    assert_eq!(count, 42);
}

fn row(rank: Option<usize>, mark: Mark, below: Option<Compared>) -> RankedEntry {
    let facts = talon_tournament::standings::Facts {
        entries: vec![talon_tournament::standings::EntrySpan::new(EntryNo(1))],
        ..Default::default()
    };
    let alone = standings(&facts, &Profile::default(), 1).unwrap().remove(0);
    RankedEntry {
        rank,
        mark,
        below,
        ..alone
    }
}

#[test]
fn rows_of_standings_are_explained_in_every_language() {
    let name = |entry: EntryNo| format!("No. {}", entry.0);
    let compared = |by: By| Compared {
        other: EntryNo(2),
        by,
        own: Some(Exact::from(3)),
        theirs: Exact::ratio(5, 2),
    };
    let said = |lang: Lang, row: &RankedEntry| lang.standing(row, &name);
    let split = row(Some(1), Mark::InPlay, Some(compared(By::Item(TieBreak::TableWins))));
    assert_eq!(
        said(Lang::En, &split),
        "Level with No. 2 on 0 points; ahead on tables won, 3 to 2½."
    );
    let behind = RankedEntry {
        above: split.below.clone(),
        below: None,
        ..split.clone()
    };
    assert_eq!(
        said(Lang::En, &behind),
        "Level with No. 2 on 0 points; behind on tables won, 3 to 2½."
    );
    assert_eq!(
        said(Lang::En, &row(None, Mark::Excluded, None)),
        "Excluded; the opponents keep their points."
    );
    for lang in Lang::ALL {
        let mut rows = vec![
            split.clone(),
            behind.clone(),
            row(Some(1), Mark::InPlay, Some(compared(By::Nothing))),
        ];
        rows.push(row(Some(1), Mark::Withdrawn, None));
        rows.extend(TieBreak::ALL.map(|item| row(Some(1), Mark::InPlay, Some(compared(By::Item(item))))));
        let marks = [
            Mark::Withdrawn,
            Mark::TooFewRounds,
            Mark::NotYet,
            Mark::NoShow,
            Mark::Excluded,
        ];
        rows.extend(marks.map(|mark| row(None, mark, None)));
        for row in &rows {
            let words = said(lang, row);
            assert!(words.len() > 8 && !words.contains('⟦'), "{}: {words}", lang.code());
        }
    }
}
