//! Texts as people type them: what is found in a bad one and where, and that nothing brings the reader down.

use proptest::prelude::*;
use talon_records::normal::Writer;
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
fn words_of_the_game_between_brackets_are_no_note() {
    assert_eq!(
        fault(ULTI, "Anna ulti: + - (kontra Béla)"),
        (17, "BAD_VALUE", "/score".into(), None)
    );
    assert_eq!(fault(ULTI, "Anna parti: + (silent 100 +)").0, 16);
    assert_eq!(fault(ULTI, "Anna parti: + (100:10)").0, 16);
    assert_eq!(fault(PREF, "Ante 4: 6 2 2 (kontra Bojan)").0, 16);
    for line in ["Anna parti: + (szép volt)", "Anna parti: +; note (kontra Béla)"] {
        assert_eq!(told(&format!("{ULTI}\n{line}\n")).0, 1, "{line}");
    }
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
    // More numbers than anybody has tricks for, and two of whom each came alone.
    let many = format!("Ante 4: {}", "10 ".repeat(30));
    assert_eq!(told(many.trim()).1, "BAD_VALUE");
    assert_eq!(told("Ante 4, samo Bojan, samo Cvita: 6 2 2").1, "BAD_VALUE");
    assert_eq!(told("Ante 4, Bojan ide, samo Cvita: 6 2 2").1, "BAD_VALUE");
}

#[test]
fn options_go_before_the_set_of_rules_wherever_they_stand() {
    let options = |head: &str| {
        let mut faults = crate::faults::Faults::default();
        let head = crate::head::read(head, 0, &mut faults).unwrap();
        (faults.is_sound(), head.options)
    };
    let said = |rest: &str| options(&format!("pref: Ante, Bojan, Cvita; deals Cvita; {rest}"));
    let (is_sound, first) = said("bula 32; rules sr");
    assert!(is_sound && first["bula"] == 32, "{first:?}");
    assert_eq!(said("rules sr; bula 32"), (true, first.clone()));
    assert_eq!(said("rules sr bula=32"), (true, first));
    for twice in ["rules sr; rules hr", "bula 32; bula 40", "bula 32; rules sr bula=40"] {
        assert!(!said(twice).0, "{twice}");
    }
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
fn lines_without_a_head_and_damaged_bytes_are_told() {
    let (_, found) = told("1. Anna parti: +\nBéla ulti: + +\n");
    assert_eq!((found.len(), found[0].2.code), (1, Code::MissingMember), "{found:?}");
    // After a letter in UTF-8 a byte that is none is damage, and no letter of another code page.
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

const HAND: &str = include_str!("../../docs/samples/hands.txt");

/// The only error of the first hand with one of its lines changed, as line, column, code, and what would mend it. The
/// hand behind it is sound.
fn hand_fault(line: &str, changed: &str) -> (u64, u64, &'static str, Option<String>) {
    assert!(HAND.contains(line), "{line}");
    let (accepted, found) = told(&HAND.replacen(line, changed, 1));
    let errors: Vec<_> = found.into_iter().filter(|(.., finding)| finding.is_error()).collect();
    assert_eq!((accepted, errors.len()), (1, 1), "{changed}: {errors:?}");
    let (at, column, finding) = &errors[0];
    let fix = finding.fix.as_ref().and_then(|fix| fix.as_str().map(str::to_owned));
    (*at, *column, finding.code.as_str(), fix)
}

#[test]
fn a_hand_is_read_with_its_auction_its_marriages_and_its_kontra() {
    let (accepted, found) = told(HAND);
    assert_eq!((accepted, found.len()), (2, 0), "{found:?}");
}

/// A line of the hand, what stands there instead, and what is told: line, column, code, and what would mend it.
type HandFault = (&'static str, &'static str, u64, u64, &'static str, &'static str);

const HAND_FAULTS: &[HandFault] = &[
    ("t K U", "t K alos", 5, 35, "BAD_CARD", "alsó"),
    ("t K U", "t K; U", 5, 37, "MISSING_MEMBER", ""),
    ("; z U;", "; z; U m;", 5, 17, "MISSING_MEMBER", ""),
    // A card that someone else has.
    ("B: m A 10", "B: m O 10", 5, 6, "DEAL_DUPLICATE", ""),
    ("C: rest", "C: rest zA", 6, 4, "BAD_VALUE", ""),
    ("bids:", "bidz:", 7, 1, "BAD_VALUE", "bids"),
    ("C ulti (m7", "C utli (m7", 7, 31, "BAD_VALUE", "ulti"),
    ("C ulti (m7 t7)", "C betli ulti (m7 t7)", 7, 31, "BID_UNKNOWN", ""),
    ("C ulti (m7 t7)", "C ulti (m7 t7", 7, 42, "MISSING_MEMBER", ""),
    ("C ulti (m7 t7)", "C ulti (m7)", 7, 31, "DISCARD_COUNT", ""),
    // Hungarians say this for a pass and for Simple.
    ("B -; C ulti", "B passz; C ulti", 7, 26, "BAD_VALUE", ""),
    ("trump zöld", "trump zold\ntrump zöld", 9, 1, "BAD_VALUE", ""),
    ("trump zöld", "# nothing", 9, 6, "WRONG_PHASE", ""),
    ("húsz piros", "negyven piros", 9, 6, "BAD_VALUE", ""),
    ("kontra A ulti", "rekontra A ulti", 9, 23, "BAD_VALUE", ""),
    ("kontra A ulti", "kontra A négy ász", 9, 23, "KONTRA_COMPONENT", ""),
    ("2: zO zU zK", "2: zO zU", 10, 9, "MISSING_MEMBER", ""),
    ("2: zO zU zK", "2: zO zU zK z9", 10, 13, "BAD_VALUE", ""),
    ("3: pK", "4: pK", 11, 1, "BAD_VALUE", ""),
    ("2: zO zU zK", "2: zO zU tK", 10, 10, "CARD_NOT_HELD", ""),
    ("2: zO zU zK", "2: C zO zU zK", 10, 6, "OUT_OF_TURN", ""),
    ("2: zO zU zK", "2: C B zO zU zK", 10, 8, "MISSING_MEMBER", ""),
];

#[test]
fn a_fault_in_a_hand_is_told_where_it_stands() {
    let told: Vec<_> = HAND_FAULTS
        .iter()
        .map(|(line, changed, ..)| {
            let (at, column, code, fix) = hand_fault(line, changed);
            format!("{changed}: {at} {column} {code} {}", fix.unwrap_or_default())
        })
        .collect();
    let wanted: Vec<_> = HAND_FAULTS
        .iter()
        .map(|(_, changed, at, column, code, fix)| format!("{changed}: {at} {column} {code} {fix}"))
        .collect();
    assert_eq!(told.join("\n"), wanted.join("\n"));
}

#[test]
fn hands_stand_between_the_lines_of_an_evening_and_take_turns_with_them() {
    let own: Vec<&str> = HAND.lines().skip(3).take_while(|line| !line.is_empty()).collect();
    let hand = own.join("\n");
    let text =
        format!("{ULTI}\n{hand}\nBéla parti: +\n3. Cili deals\n\n# by heart\n{hand}\nnote jó\n4. Cili ulti: + -\n");
    let (accepted, found) = told(&text);
    assert_eq!((accepted, found.len()), (4, 0), "{found:?}");
    let mut records = read(text.as_bytes(), crate::options());
    let mut ends = Vec::new();
    while let Ok(Some(record)) = records.next_checked() {
        let last = std::str::from_utf8(record.text).unwrap().lines().last().unwrap();
        ends.push(
            last.split("; ")
                .filter(|part| !part.starts_with("session"))
                .collect::<Vec<_>>()
                .join("; "),
        );
        // What was cut out is the same text when it comes in by itself.
        let mut again = read(record.text, crate::options());
        assert_eq!(again.next_checked().unwrap().unwrap().text, record.text);
    }
    let own = |deals: &str, number: u8| format!("ulti: Anna, Béla, Cili; deals {deals}; deal {number}");
    assert_eq!(ends, [own("Cili", 1), own("Anna", 2), own("Cili", 3), own("Anna", 4)]);
}

#[test]
fn a_line_may_have_several_tricks() {
    let together = HAND
        .replacen(" tU\n2: zO zU zK\n3: ", " tU   2: zO zU zK, 3:", 1)
        .replacen("\n9: ", "; 9: ", 1)
        .replacen("\n10: z7", " 10: z7", 1);
    assert_eq!(together.lines().count() + 4, HAND.lines().count());
    assert_eq!(normal(&together), normal(HAND));
    let fault = |from: &str, to: &str| {
        let (_, found) = told(&together.replacen(from, to, 1));
        let (_, column, finding) = found.into_iter().next().unwrap();
        (column, finding.code.as_str(), finding.pointer.as_str().to_owned())
    };
    // A trick that is not whole, one with a wrong number, and a bad card are told where they stand.
    assert_eq!(fault("zO zU zK", "zO zU"), (54, "MISSING_MEMBER", "/actions/17".into()));
    assert_eq!(fault("3:pK", "4:pK"), (59, "BAD_VALUE", "/actions".into()));
    assert_eq!(fault("3:pK", "3:pQ"), (61, "BAD_CARD", "/actions/18".into()));
}

#[test]
fn of_a_hand_with_a_fault_the_record_has_what_comes_before_it() {
    let made = |from: &str, to: &str| {
        let text = HAND.replacen(from, to, 1);
        let mut records = read(text.as_bytes(), crate::options());
        let record = records.next_checked().unwrap().unwrap();
        let plies = record.checked.hand().map(talon_records::Hand::plies);
        let made = Writer::new().normal(record.checked.record.as_ref().unwrap()).text;
        let made: serde_json::Value = serde_json::from_slice(&made).unwrap();
        let cards = |seat: &str| made["deal"]["hands"][seat].as_array().map_or(0, Vec::len);
        (
            plies,
            ["A", "B", "C"].map(cards),
            made["actions"].as_array().map_or(0, Vec::len),
        )
    };
    // Two tricks and a card of the third.
    assert_eq!(made("3: pK pA p8", "3: pK pQ p8"), (Some(19), [12, 10, 10], 19));
    assert_eq!(made("C ulti (m7", "C utli (m7").1, [12, 10, 10]);
    // One hand cannot be read, and nobody knows what is left for the third.
    assert_eq!(made("B: m A 10", "B: m A q").1, [12, 0, 0]);
}

#[test]
fn a_hand_that_stops_is_told_behind_its_last_card() {
    let text = HAND.lines().take(10).collect::<Vec<_>>().join("\n");
    let (accepted, found) = told(&text);
    assert_eq!((accepted, found.len()), (1, 1), "{found:?}");
    assert_eq!((found[0].0, found[0].1, found[0].2.code), (10, 10, Code::Incomplete));
}

#[test]
fn cards_are_said_in_many_ways() {
    let wanted = HAND.replacen(
        "B: m A 10 K 9; z U; p 10 9 8; t K U",
        "B: AA AX AK A9 LU HX H9 H8 BK BU",
        1,
    );
    for said in [
        "B: makk ász, makk tízes, makk király, makk 9; alsó zöld; piros tízes 9 8; tök: király alsó",
        "B: ász makk, tízes makk, király makk, 9 makk; zU; p T 9 8; tK tu",
        "B: M A T K 9; Z U; P T 9 8; T K U",
        "Béla: žir as desetka kralj devetka; зелена U; herc 10 9 8; tikva kralj donji",
        "B: ma m10 mk m9 zu px p9 p8 tk tu",
    ] {
        let text = HAND.replacen("B: m A 10 K 9; z U; p 10 9 8; t K U", said, 1);
        assert_eq!(normal(&text), normal(&wanted), "{said}");
    }
}

/// The deals and actions of the records of a text.
fn normal(text: &str) -> Vec<String> {
    let mut records = read(text.as_bytes(), crate::options());
    let mut found = Vec::new();
    while let Ok(Some(record)) = records.next_checked() {
        let findings = &record.checked.findings;
        assert!(record.checked.is_accepted(), "{text}: {findings:?}");
        let normal = Writer::new().normal(record.checked.record.as_ref().unwrap()).text;
        let normal: serde_json::Value = serde_json::from_slice(&normal).unwrap();
        found.push(format!("{} {}", normal["deal"], normal["actions"]));
    }
    found
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn one_changed_character_is_told_in_place_or_read(at in any::<prop::sample::Index>(), put in prop::char::any()) {
        let mut letters: Vec<char> = ALL.chars().chain(HAND.chars()).collect();
        let place = at.index(letters.len());
        letters[place] = put;
        let text: String = letters.into_iter().collect();
        let lines = text.lines().count() as u64 + 1;
        for (line, ..) in told(&text).1 {
            prop_assert!(line <= lines);
        }
    }

    #[test]
    fn no_text_brings_the_reader_down(text in "(ulti|pref|1\\.|1:|Anna|A:|kontra|silent|both|p:|bids|given|trump|tA|zöld|rest|claims|[a-z0-9:;,+ #=.!()?\\-áđж]|\\n){0,60}") {
        told(&format!("{ULTI}\n{text}"));
        told(&text);
    }
}
