//! Texts as people type them: what is found in a bad one and where, and that nothing brings the reader down.

use proptest::prelude::*;
use talon_records::{Finding, read};
use talon_rules::games::Code;

/// Lines that say nearly everything that can be said.
const ALL: &str = "\
# remark
ulti: Anna, Béla, Cili Kis; deals Cili; rules four_aces=on silent_bids=100+ulti kontra_max_level=none; date 2026-11-24; round 2
1. Anna parti: +; silent 100 +; points 100:10; trump zöld; note jó; volt: igen
2. Cili deals; Béla piros 40-100 ulti kontra 40-100, rekontra ulti: + -
Cili színtelen terített durchmars kontra both: bukott
ulti: Dani, Anna, Béla, Cili; deals Dani; session -
Anna 20-100 ulti: - -; Béla 20 20; seven Béla +
pref: A, B, C; deals A; rules sr refas=none; session x
1. B game betl, kontra C, rekontra B: 1; refa -
2. C 5, A invites, k5 A: 5 5
";

/// Records that were accepted, and each finding with its line and column.
fn told(text: &str) -> (u64, Vec<(u64, u64, Finding)>) {
    let mut records = read(text.as_bytes(), crate::options());
    let (mut accepted, mut found) = (0, Vec::new());
    while let Ok(Some(record)) = records.next_checked() {
        accepted += u64::from(record.checked.is_accepted());
        for finding in &record.checked.findings {
            let at = record.place(finding);
            found.push((at.line, at.column, finding.clone()));
        }
    }
    (accepted, found)
}

/// The only error of a line under a usual head, as column, code, pointer, and what would mend it.
fn fault(head: &str, line: &str) -> (u64, &'static str, String, Option<String>) {
    let (accepted, found) = told(&format!("{head}\n{line}\n{NEXT}\n"));
    let errors: Vec<_> = found.into_iter().filter(|(.., finding)| finding.is_error()).collect();
    assert_eq!(accepted, u64::from(head == ULTI), "{line}: {errors:?}");
    let (at, column, finding) = errors.into_iter().next().unwrap_or_else(|| panic!("{line}"));
    assert_eq!(at, 2, "{line}");
    let fix = finding.fix.as_ref().and_then(|fix| fix.as_str().map(str::to_owned));
    (column, finding.code.as_str(), finding.pointer.as_str().to_owned(), fix)
}

const ULTI: &str = "ulti: Anna, Béla, Cili; deals Cili";
const PREF: &str = "pref: Ante, Bojan, Cvita; deals Cvita";
/// Sound under the first head, and nothing under the other.
const NEXT: &str = "Béla parti: +";

#[test]
fn a_fault_is_told_where_it_stands_with_what_was_meant_and_the_next_line_is_read() {
    let parts = "/score/components".to_owned();
    let told = |line| fault(ULTI, line);
    assert_eq!(
        told("Anna parit: +"),
        (6, "BAD_VALUE", "/score/contract".into(), Some("parti".into()))
    );
    assert_eq!(told("Xaver parti: +").0, 1);
    assert_eq!(told("Anna ulti: +"), (13, "MISSING_MEMBER", parts.clone(), None));
    assert_eq!(told("Anna ulti: + + -"), (16, "BAD_VALUE", parts.clone(), None));
    assert_eq!(
        told("Anna ulti: bukot"),
        (12, "BAD_VALUE", parts.clone(), Some("bukott".into()))
    );
    assert_eq!(told("Anna parti"), (11, "MISSING_MEMBER", parts, None));
    assert_eq!(told("Anna piros 20-100 parti: +").1, "BID_UNKNOWN");
    // A hundred may be either.
    assert_eq!(
        told("Anna piros száz: +"),
        (12, "BAD_VALUE", "/score/contract".into(), None)
    );
    assert_eq!(told("Anna betli kontra: +").1, "MISSING_MEMBER");
    assert_eq!(told("Anna parti kontra Anna: +").1, "KONTRA_NOT_ENTITLED");
    assert_eq!(told("Anna 40-100 ulti kontra: + +").1, "MISSING_MEMBER");
    assert_eq!(told("Anna parti: +; csendes ulty +").3, Some("ulti".into()));
    assert_eq!(told("Anna parti: +; adu kék").2, "/score/trump");
    // What the engine finds has its place too.
    assert_eq!(
        told("Anna 40-100: +; silent 100 +"),
        (17, "SILENT_NOT_OPEN", "/score/silent/100".into(), None)
    );
    assert_eq!(told("Anna 40-100 kontra parti: +").0, 13);
}

#[test]
fn a_fault_in_a_line_of_the_other_game_is_told_in_the_same_way() {
    let told = |line| fault(PREF, line);
    assert_eq!(told("Ante 9: 6 2 2").2, "/score/contract");
    assert_eq!(told("Ante treg: 6 2 2").3, Some("tref".into()));
    assert_eq!(told("Ante 4: 6"), (10, "MISSING_MEMBER", "/score/tricks".into(), None));
    assert_eq!(told("Ante 4: 6 5").1, "BAD_VALUE");
    assert_eq!(told("Ante 4, samo Bojan: 6 2 2").1, "BAD_VALUE");
    assert_eq!(told("Ante 4, Bojan: 6 2 2").2, "/score/invited_by");
    assert_eq!(told("Ante 4, rekontra Ante: 6 4").2, "/score/kontra_giver");
    assert_eq!(told("Ante 4, kontra Ante: 6 4").1, "KONTRA_NOT_ENTITLED");
    assert_eq!(told("Ante 4: 7 2 2").1, "BAD_VALUE");
    assert_eq!(told("Ante 4: prošao").1, "MISSING_MEMBER");
}

#[test]
fn a_head_that_cannot_be_read_is_one_record_and_says_why() {
    for (head, code, column) in [
        ("ulti: Anna, Béla; deals Anna", "BAD_VALUE", 7),
        ("ulti: Anna, Anna, Béla; deals Béla", "BAD_VALUE", 13),
        ("ulti: A, Béla, Cili; deals Cili", "BAD_VALUE", 7),
        ("ulti: Anna, Béla, Cili; deals Dani", "BAD_VALUE", 31),
        (
            "ulti: Anna, Béla, Cili; deals A; rules four_ases=off",
            "UNKNOWN_OPTION",
            40,
        ),
        (
            "ulti: Anna, Béla, Cili; deals A; rules forfeit_value=3",
            "BAD_VALUE",
            54,
        ),
    ] {
        let (accepted, found) = told(&format!("{head}\nAnna parti: +\nBéla parti: +\n"));
        assert_eq!((accepted, found.len()), (0, 1), "{head}: {found:?}");
        assert_eq!(
            (found[0].0, found[0].1, found[0].2.code.as_str()),
            (1, column, code),
            "{head}"
        );
    }
    for (text, pointer) in [
        ("1. Anna parti: +\n", "/game"),
        ("ulti: Anna, Béla, Cili; deals Cili\n", "/score"),
        ("ulti: Anna, Béla, Cili\nAnna parti: +\n", "/deal/dealer"),
    ] {
        let (_, found) = told(text);
        assert_eq!(
            (found.len(), found[0].2.pointer.as_str()),
            (1, pointer),
            "{text}: {found:?}"
        );
        assert_eq!(found[0].2.code, Code::MissingMember);
    }
}

#[test]
fn lines_without_a_head_and_bytes_of_another_code_page_are_told() {
    let (_, found) = told("1. Anna parti: +\nBéla ulti: + +\n");
    assert_eq!((found.len(), found[0].2.code), (1, Code::MissingMember), "{found:?}");
    let text = [ULTI.as_bytes(), b"\nB\xe9la parti: +\nB parti: +\n"].concat();
    let mut records = read(text.as_slice(), crate::options());
    let refused = records
        .next_checked()
        .unwrap()
        .map(|record| record.checked.findings[0].code);
    assert_eq!(refused, Some(Code::NotUtf8));
    let next = records.next_checked().unwrap().unwrap();
    assert!(next.checked.is_accepted(), "{:?}", next.checked.findings);
    // It was dealt all the same.
    let text = std::str::from_utf8(next.text).unwrap();
    assert!(text.contains("deals Anna") && text.ends_with("deal 2"), "{text}");
}

#[test]
fn the_text_is_known_by_how_it_begins_and_nothing_else_is_taken_for_it() {
    use crate::translate::claims;
    for text in [
        "ulti: A, B, C",
        "\u{feff}# a\n\nПреф: А, Б, Ц",
        "12. Anna parti: +",
        "1. pass",
        "Anna parti: +\nulti: Anna, Béla, Cili",
    ] {
        assert!(claims(text.as_bytes()), "{text}");
    }
    for text in [
        "{\"format\": \"talon\"}",
        "[Bula 60]",
        "1. e4 e5 2. Nf3",
        "1. 1 1BDH D,D,D",
        "1. 1 LS7CNIOQAHDW21P9V4U6RB83ME5TKJGF M3,P,3 M6:-8",
        "Dear all, see below: a record",
        "deal;dealer;declarer\n1;A;B\n",
        "PokerStars Hand #1: Hold'em",
        "",
    ] {
        assert!(!claims(text.as_bytes()), "{text}");
    }
}

#[test]
fn nearly_everything_that_can_be_said_is_read() {
    let (accepted, found) = told(ALL);
    let refused: Vec<_> = found.iter().filter(|(.., finding)| finding.is_error()).collect();
    // A fifth kontra is more than these options allow.
    assert_eq!((accepted, refused.len()), (5, 1), "{refused:?}");
    assert_eq!((refused[0].0, refused[0].2.code), (10, Code::Limit));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn one_changed_character_is_told_in_place_or_read(at in any::<prop::sample::Index>(), put in prop::char::any()) {
        let mut letters: Vec<char> = ALL.chars().collect();
        let place = at.index(letters.len());
        letters[place] = put;
        let text: String = letters.into_iter().collect();
        let lines = text.lines().count() as u64 + 1;
        for (line, ..) in told(&text).1 {
            prop_assert!(line <= lines);
        }
    }

    #[test]
    fn no_text_brings_the_reader_down(text in "(ulti|pref|1\\.|Anna|kontra|silent|both|p:|[a-z0-9:;,+ #=.\\-áđж]|\\n){0,60}") {
        told(&format!("{ULTI}\n{text}"));
        told(&text);
    }
}
