use proptest::prelude::*;

use super::*;
use crate::json::value::Value;

fn reason(text: &[u8]) -> Option<(Reason, u32)> {
    Tape::new()
        .read(text, Limits::default())
        .err()
        .map(|fault| (fault.reason, fault.offset))
}

#[track_caller]
fn check(text: &str, expected: Reason, offset: u32) {
    assert_eq!(reason(text.as_bytes()), Some((expected, offset)), "{text}");
}

fn duplicates(text: &str) -> Vec<String> {
    let mut tape = Tape::new();
    let document = tape.read(text.as_bytes(), Limits::default()).unwrap();
    document
        .duplicates()
        .map(|name| document.pointer_at(name.offset()).to_string())
        .collect()
}

#[test]
fn values_know_what_they_are_and_where_they_stand() {
    let mut tape = Tape::new();
    let text = " {\"a\": [1, -2.5, \"x\\n\", {}], \"b\": true, \"c\": null, \"d\": false}";
    let document = tape.read(text.as_bytes(), Limits::default()).unwrap();
    let root = document.root();
    assert_eq!(
        (root.kind(), root.offset(), root.end(), root.len()),
        (ValueKind::Object, 1, text.len(), 4)
    );
    let a = root.get("a").unwrap();
    assert_eq!((a.len(), a.source()), (4, "[1, -2.5, \"x\\n\", {}]"));
    let items: Vec<Value<'_>> = a.items().collect();
    assert_eq!(items[0].as_int(), Some(1));
    assert_eq!((items[1].kind(), items[1].as_int()), (ValueKind::Number, None));
    assert_eq!(
        (items[2].as_str().as_deref(), items[2].as_plain_str()),
        (Some("x\n"), None)
    );
    assert!(items[2].is("x\n") && items[3].is_empty());
    let names: Vec<_> = root.members().filter_map(|(name, _)| name.as_plain_str()).collect();
    assert_eq!(names, ["a", "b", "c", "d"]);
    assert_eq!(
        (root.get("b").unwrap().as_bool(), root.get("d").unwrap().as_bool()),
        (Some(true), Some(false))
    );
    assert!(root.get("c").unwrap().is_null() && root.get("e").is_none());
    assert_eq!(
        document.odd_numbers().map(|number| number.source()).collect::<Vec<_>>(),
        ["-2.5"]
    );
}

#[test]
fn pointers_lead_to_values_and_back() {
    let mut tape = Tape::new();
    let text = r#"{"a/b":[{"x":1},{"card":"L8"}],"z":0}"#;
    let document = tape.read(text.as_bytes(), Limits::default()).unwrap();
    let pointer = document.pointer_at(text.find("L8").unwrap());
    assert_eq!(pointer.as_str(), "/a~1b/1/card");
    let (name, value) = document.find(&pointer).unwrap();
    assert!(name.unwrap().is("card") && value.is("L8"));
    assert_eq!(document.pointer_at(0).as_str(), "");
    assert!(document.find(&pointer.clone().name("deeper")).is_none());
    assert!(document.find(&crate::json::Pointer::root()).unwrap().0.is_none());
}

#[test]
fn broken_grammar_is_refused_where_it_breaks() {
    check("", Reason::NoRecord, 0);
    check(" \n ", Reason::NoRecord, 3);
    check("{\"a\":1", Reason::UnexpectedEnd, 6);
    check("[1,]", Reason::TrailingComma, 3);
    check("{\"a\":1,}", Reason::TrailingComma, 7);
    check("{\"a\":1 \"b\":2}", Reason::ExpectedComma, 7);
    check("{\"a\" 1}", Reason::ExpectedColon, 5);
    check("{1:1}", Reason::ExpectedName, 1);
    check("{} {}", Reason::TrailingText, 3);
    check("tru", Reason::UnexpectedEnd, 3);
    check("[01]", Reason::BadNumber, 1);
    check("[-]", Reason::BadNumber, 2);
    check("[1.]", Reason::BadNumber, 3);
    check("[1e400]", Reason::BadNumber, 1);
    check("[\0]", Reason::Invisible('\0'), 1);
    check("[:]", Reason::ExpectedValue, 1);
}

#[test]
fn what_other_notations_and_writing_programs_make_of_json_is_told_by_name() {
    check("date;table;A\n1;2;3", Reason::NotJson, 0);
    check("\n <html>", Reason::NotJson, 2);
    for marks in ["“a”", "„a”", "»a«", "‘a’", "'a'", "`a`"] {
        check(&format!("[{marks}]"), Reason::OddQuotes, 1);
        check(&format!("{{{marks}:1}}"), Reason::OddQuotes, 1);
    }
    check("{a:1}", Reason::Unquoted, 1);
    check("[tru]", Reason::Unquoted, 1);
    check("[None]", Reason::Unquoted, 1);
    check("{\"a\":ász}", Reason::Unquoted, 5);
    for comment in ["// one", "/* one */", "# one"] {
        check(&format!("[{comment}\n1]"), Reason::Comment, 1);
        check(&format!("[1 {comment}\n]"), Reason::Comment, 3);
        check(&format!("{{{comment}\n}}"), Reason::Comment, 1);
    }
}

#[test]
fn broken_strings_are_refused_where_they_break() {
    check("\"a\nb\"", Reason::ControlCharacter('\n'), 2);
    check("[\"abcdefghijklm\u{1}\"]", Reason::ControlCharacter('\u{1}'), 15);
    check(r#"["\x"]"#, Reason::BadEscape, 2);
    check(r#"["\u12g4"]"#, Reason::BadEscape, 2);
    check(r#"["ab\ud800"]"#, Reason::LoneSurrogate, 4);
    check(r#"["\udc00"]"#, Reason::LoneSurrogate, 2);
    check(r#"["\ud800\u0041"]"#, Reason::LoneSurrogate, 2);
    check(r#"["\ud83d"#, Reason::UnexpectedEnd, 8);
    check(r#"["\ud83d\"#, Reason::UnexpectedEnd, 9);
    check("[\"never ends", Reason::UnexpectedEnd, 12);
}

#[test]
fn bytes_that_are_not_utf_8_are_refused() {
    assert_eq!(reason(b"{\"a\":\"\xFF\"}"), Some((Reason::InvalidUtf8, 6)));
    assert_eq!(reason(b"\xFF\xFE{\0}\0"), Some((Reason::Utf16, 0)));
    assert_eq!(reason(b"{\0}\0"), Some((Reason::Utf16, 0)));
    assert_eq!(reason(b"\0{\0}"), Some((Reason::Utf16, 0)));
}

#[test]
fn a_byte_order_mark_is_skipped_and_told() {
    let mut tape = Tape::new();
    let document = tape.read("\u{FEFF}{}".as_bytes(), Limits::default()).unwrap();
    assert!(document.has_byte_order_mark());
    assert_eq!(document.root().offset(), 3);
    assert!(!tape.read(b"{}", Limits::default()).unwrap().has_byte_order_mark());
}

#[test]
fn thirty_two_levels_are_read_and_the_next_is_refused() {
    let nested = |levels: usize| "[".repeat(levels) + &"]".repeat(levels);
    assert_eq!(reason(nested(32).as_bytes()), None);
    check(&nested(33), Reason::TooDeep { depth_max: 32 }, 32);
    check(&"[".repeat(200_000), Reason::TooDeep { depth_max: 32 }, 32);
}

#[test]
fn a_text_over_the_limit_is_refused_unread() {
    let limits = Limits {
        bytes_max: 4,
        ..Limits::default()
    };
    let mut tape = Tape::new();
    assert!(tape.read(b"[11]", limits).is_ok());
    let fault = tape.read(b"[111]", limits).unwrap_err();
    assert_eq!(fault.reason, Reason::TooLarge { bytes_max: 4 });
}

#[test]
fn integers_end_where_not_every_reader_keeps_them() {
    for (text, integer) in [
        ("9007199254740991", Some(9_007_199_254_740_991)),
        ("-9007199254740991", Some(-9_007_199_254_740_991)),
        ("9007199254740992", None),
        ("1000000000000000000000000", None),
        ("-0", Some(0)),
        ("1.0", None),
        ("1e2", None),
    ] {
        let mut tape = Tape::new();
        let document = tape.read(text.as_bytes(), Limits::default()).unwrap();
        assert_eq!(document.root().as_int(), integer, "{text}");
        assert_eq!(document.odd_numbers().count(), usize::from(integer.is_none()), "{text}");
    }
}

#[test]
fn double_members_are_told_at_every_depth_and_reading_goes_on() {
    assert_eq!(duplicates(r#"{"a":1,"b":2,"a":3}"#), ["/a"]);
    assert_eq!(duplicates(r#"{"a":1,"\u0061":2}"#), ["/a"]);
    assert_eq!(duplicates(r#"{"\u0061":2,"a":1}"#), ["/a"]);
    assert_eq!(
        duplicates(r#"{"x":[{"k":{},"k":{"y":1,"y":2}}],"x":0}"#),
        ["/x/0/k", "/x/0/k/y", "/x"]
    );
    assert!(duplicates(r#"{"aaaaaaaaa":1,"aaaaaaaab":2,"aaaaaaaa":3,"a":4}"#).is_empty());
    let many: Vec<String> = (0..100).chain([7, 99, 7]).map(|n| format!("\"{n}\":0")).collect();
    assert_eq!(duplicates(&format!("{{{}}}", many.join(","))), ["/7", "/99", "/7"]);
}

#[test]
fn a_double_member_at_the_very_end_of_a_text_is_told() {
    assert_eq!(duplicates(r#"{"type":1,"type":2}"#), ["/type"]);
    assert_eq!(duplicates(r#"{"a":1,"a":2}"#), ["/a"]);
    assert_eq!(duplicates(r#"{"longer one":1,"longer one":2}"#), ["/longer one"]);
}

#[test]
fn a_tape_used_again_forgets_the_text_before() {
    let mut tape = Tape::new();
    assert_eq!(
        tape.read(br#"{"a":1.5,"a":2}"#, Limits::default())
            .unwrap()
            .duplicates()
            .count(),
        1
    );
    assert!(tape.read(b"[1", Limits::default()).is_err());
    let document = tape.read(b"[[]]", Limits::default()).unwrap();
    assert_eq!((document.duplicates().count(), document.odd_numbers().count()), (0, 0));
    assert_eq!(document.root().items().count(), 1);
}

fn same(mine: Value<'_>, theirs: &serde_json::Value) -> bool {
    match theirs {
        serde_json::Value::Null => mine.is_null(),
        serde_json::Value::Bool(truth) => mine.as_bool() == Some(*truth),
        serde_json::Value::Number(number) => match mine.kind() {
            ValueKind::Int => mine.as_int() == number.as_i64().or(Some(0)),
            ValueKind::Number => mine.source().parse::<f64>().ok() == number.as_f64(),
            _ => false,
        },
        serde_json::Value::String(said) => mine.is(said),
        serde_json::Value::Array(items) => {
            mine.len() == items.len() && mine.items().zip(items).all(|(mine, theirs)| same(mine, theirs))
        }
        serde_json::Value::Object(members) => {
            mine.kind() == ValueKind::Object
                && members.iter().all(|(name, theirs)| {
                    mine.members()
                        .filter(|(mine, _)| mine.is(name))
                        .last()
                        .is_some_and(|(_, mine)| same(mine, theirs))
                })
        }
    }
}

/// Both readers must agree on whether a text is JSON, and on what it says.
fn agrees_with_serde(text: &[u8]) -> Result<(), TestCaseError> {
    let mut tape = Tape::new();
    let theirs = serde_json::from_slice::<serde_json::Value>(text);
    match tape.read(text, Limits::default()) {
        Ok(document) => {
            let theirs = theirs.map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert!(same(document.root(), &theirs));
        }
        Err(fault) if fault.reason.is_syntax() => prop_assert!(theirs.is_err(), "{:?}", fault),
        Err(_) => {}
    }
    Ok(())
}

fn example() -> &'static str {
    include_str!("../../../../tests/fixtures/examples/ulti.talon.json")
}

#[test]
fn the_example_reads_as_another_reader_reads_it() {
    agrees_with_serde(example().as_bytes()).unwrap();
}

proptest! {
    #[test]
    fn random_bytes_never_panic(bytes in prop::collection::vec(any::<u8>(), 0..64)) {
        if !bytes.starts_with(&[0xEF, 0xBB, 0xBF]) {
            agrees_with_serde(&bytes)?;
        }
    }

    #[test]
    fn texts_made_of_json_letters_are_judged_as_another_reader_judges_them(
        text in r#"[\[\]{}:, "\\a\-+.0-9eEtrufalsn\t\n]{0,24}"#
    ) {
        agrees_with_serde(text.as_bytes())?;
    }

    #[test]
    fn strings_with_escapes_are_judged_as_another_reader_judges_them(
        text in r#""(\\["\\/bfnrtu]|\\u[dD][89aAbBcCdDeE][0-9a-f]{2}|[0-9a-g\x00-\x20é😀]){0,9}""#
    ) {
        agrees_with_serde(text.as_bytes())?;
    }

    #[test]
    fn an_example_with_a_byte_changed_is_judged_as_another_reader_judges_it(
        at in 0..3000usize, byte in prop_oneof![any::<u8>(), prop::sample::select(b"\"\\{}[]:,0 ".to_vec())], cut in 0..3000usize
    ) {
        let mut bytes = example().as_bytes().to_vec();
        let at = at % bytes.len();
        bytes[at] = byte;
        agrees_with_serde(&bytes)?;
        bytes.truncate(cut);
        agrees_with_serde(&bytes)?;
    }
}
