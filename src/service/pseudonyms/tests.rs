//! Names are found however they are written, and nothing else is changed.

use serde_json::{Value, json};

use super::replace::{Replacements, TextForm};
use talon_store::former_names::FormerName;
use talon_store::members::{Called, Shown};
use talon_store::{ClubId, MemberId};

fn called(id: i64, name: &str, alias: Option<&str>, shown: Shown) -> Called {
    let alias = alias.map(str::to_owned);
    Called {
        id: MemberId(id),
        club_id: ClubId(1),
        name: name.to_owned(),
        alias,
        shown,
        merged_into: None,
        is_guest: false,
        is_minor: false,
    }
}

fn replacements() -> Replacements {
    Replacements::of(
        &[
            called(1, "Kovács Anna", Some("Foxy"), Shown::Alias),
            called(2, "Nagy Béla", None, Shown::Short),
            called(3, "Cili", None, Shown::Alias),
            called(4, "Szabó Dóra", None, Shown::Full),
            called(5, "Kis Pál", Some("One"), Shown::Alias),
            called(6, "Kis Pál", Some("Two"), Shown::Alias),
            called(7, "Tóth Éva", Some("Eve"), Shown::Alias),
            called(8, "Tóth Éva", None, Shown::Full),
            called(9, "A", Some("Ace"), Shown::Alias),
            Called {
                merged_into: Some(MemberId(1)),
                ..called(10, "Kovács Panni", None, Shown::Full)
            },
        ],
        &[],
    )
}

#[test]
fn a_record_is_given_with_the_name_that_was_chosen() {
    let record = json!({"players": {"A": {"name": "Kovács Anna"}}}).to_string();
    let given = |alias, shown| {
        let replacements = Replacements::of(&[called(41, "Kovács Anna", alias, shown)], &[]);
        replacements.record(&record).into_owned()
    };
    assert!(given(Some("Foxy"), Shown::Alias).contains("\"Foxy\""));
    assert!(given(None, Shown::Alias).contains("\"#41\""));
    assert!(given(Some("Foxy"), Shown::Short).contains("Kovács A."));
    assert_eq!(given(Some("Foxy"), Shown::Full), record);
}

#[test]
fn what_someone_was_called_before_is_given_by_the_name_of_today() {
    let former = |member: i64, name: &str| FormerName {
        club_id: ClubId(1),
        member_id: MemberId(member),
        name: name.to_owned(),
    };
    let all = [
        called(1, "Nagy Anna", Some("Foxy"), Shown::Alias),
        called(2, "Kis Éva", None, Shown::Full),
        called(3, "Szabó Dóra", None, Shown::Full),
        Called {
            merged_into: Some(MemberId(1)),
            ..called(4, "Kovács A.", None, Shown::Full)
        },
    ];
    let former = [
        former(1, "Kovács Anna"),
        former(1, "Szabó Dóra"),
        former(2, "Tóth Éva"),
        former(2, "Kis Éva"),
        former(4, "Panni Kovács"),
    ];
    let replacements = Replacements::of(&all, &former);
    for (written, shown) in [
        ("Kovács Anna", "Foxy"),
        ("Kovács Panni", "Foxy"),
        ("Tóth Éva", "Kis Éva"),
        ("Kis Éva", "Kis Éva"),
        // Who has the name now and shows it does not pass for whoever had it before.
        ("Szabó Dóra", "N. N."),
    ] {
        assert_eq!(replacements.text(written, TextForm::Name), shown, "{written}");
    }
}

#[test]
fn a_name_is_found_in_any_order_with_marks_or_without_and_cut_short() {
    let replacements = replacements();
    for (written, shown) in [
        ("Kovács Anna", "Foxy"),
        ("Anna Kovács", "Foxy"),
        ("KOVACS  anna", "Foxy"),
        ("Kovács, Anna", "Foxy"),
        ("Kova\u{301}cs Anna jun.", "Foxy jun."),
        ("Kovács Panni", "Foxy"),
        ("Kovács A.", "Foxy"),
        ("Anna K.", "Foxy"),
        ("Kovács Annamária", "Kovács Annamária"),
        ("Nagy Béla", "Nagy B."),
        ("Béla N.", "Nagy B."),
        ("Nagy B.", "Nagy B."),
        ("Cili", "#3"),
        ("Cili Kiss", "Cili Kiss"),
        ("Szabó Dóra", "Szabó Dóra"),
        ("Kis Pál", "N. N."),
        ("Tóth Éva", "N. N."),
        ("", ""),
    ] {
        assert_eq!(replacements.text(written, TextForm::Name), shown, "{written}");
    }
}

#[test]
fn a_sentence_keeps_all_but_the_name() {
    let replacements = replacements();
    for (written, shown) in [
        ("Szép volt, Kovács Annának gratulálunk!", "Szép volt, Foxy gratulálunk!"),
        ("Anna Kovács and Nagy Béla: well done", "Foxy and Nagy B.: well done"),
        ("Cili should keep the ten; cilia", "#3 should keep the ten; cilia"),
        (
            "A keeps the ace, Kovács a kettest",
            "Ace keeps the ace, Kovács a kettest",
        ),
        (
            "Kovács was not there. Nor was Anna",
            "Kovács was not there. Nor was Anna",
        ),
    ] {
        assert_eq!(replacements.text(written, TextForm::Prose), shown, "{written}");
    }
    assert_eq!(
        replacements.text("evening-kovacs-anna-3", TextForm::Word),
        "evening-member1-3"
    );
    assert_eq!(replacements.text("A", TextForm::Word), "A");
}

#[test]
fn a_record_loses_names_and_what_they_could_be_guessed_from_and_nothing_else() {
    let record = json!({
        "actions": [{"by": "A", "type": "pass"}],
        "annotations": [{"author": "Kovács Anna", "id": "n", "kind": "comment", "text": "Kovács Annával"}],
        "corrections": [
            {"by": "A", "now": "Kovács Anna", "pointer": "/players/A/name", "reason": "", "was": "Kovács Ana"},
            {"by": "Anna Kovács", "now": 2, "pointer": "/source/deal", "reason": "", "was": 1},
        ],
        "deal": {"dealer": "A"},
        "ext": {"x-kovacs anna": {"Kovács Anna": "Anna Kovács"}},
        "id": "https://example.org/kov%C3%A1cs-anna/1",
        "players": {
            "A": {"name": "Kovács Anna", "ref": "https://example.org/7"},
            "B": {"name": "Szabó Dóra", "ref": "https://example.org/8"},
        },
        "source": {"event": "Kovács Anna Memorial", "recorder": "Nagy Béla", "sitting_out": "A", "url": "https://a/kovacs_anna"},
        "supersedes": "sha256:00",
    });
    let given: Value = serde_json::from_str(&replacements().record(&record.to_string())).unwrap();
    assert_eq!(
        given,
        json!({
            "actions": [{"by": "A", "type": "pass"}],
            "annotations": [{"author": "Foxy", "id": "n", "kind": "comment", "text": "Foxy"}],
            "corrections": [{"by": "Foxy", "now": 2, "pointer": "/source/deal", "reason": "", "was": 1}],
            "deal": {"dealer": "A"},
            "ext": {"x-member1": {"member1": "Foxy"}},
            "players": {
                "A": {"name": "Foxy"},
                "B": {"name": "Szabó Dóra", "ref": "https://example.org/8"},
            },
            "source": {"event": "Foxy Memorial", "recorder": "Nagy B.", "sitting_out": "Ace"},
        })
    );
    let other = r#"{"players":{"A":{"name":"Zoli"}},"supersedes":"sha256:00"}"#;
    assert_eq!(replacements().record(other), other);
}

#[test]
fn a_text_that_would_grow_without_end_is_left_out() {
    let replacements = Replacements::of(&[called(1, "Ab Cd", Some(&"x".repeat(80)), Shown::Alias)], &[]);
    let record = json!({"annotations": [{"text": "Ab Cd ".repeat(3000)}]}).to_string();
    assert_eq!(replacements.record(&record), r#"{"annotations":[{"text":"…"}]}"#);
    let record = json!({"players": {"A": {"name": "Ab Cd, the younger"}}}).to_string();
    let given: Value = serde_json::from_str(&replacements.record(&record)).unwrap();
    assert_eq!(
        given["players"]["A"]["name"],
        "x".repeat(80),
        "a name is no longer than names are"
    );
}
