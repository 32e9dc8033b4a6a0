use proptest::prelude::*;

use super::*;

/// What came out of a splitter: number, line, column, and the text or the word of the fault.
fn split_in_pieces(hint: Option<Hint>, input: &[u8], piece: usize, limits: Limits) -> Vec<String> {
    let mut splitter = Splitter::new(hint, limits);
    let mut told = Vec::new();
    for part in input.chunks(piece.max(1)) {
        splitter.feed(part);
        while let Some(record) = splitter.next_record() {
            told.push(tell(record));
        }
        assert!(
            splitter.buffer.len() <= 3 * limits.bytes_max as usize + piece + 4,
            "memory is bounded"
        );
    }
    splitter.finish();
    while let Some(record) = splitter.next_record() {
        told.push(tell(record));
    }
    told
}

fn tell(record: RawRecord<'_>) -> String {
    let Position { line, column } = record.position;
    let mark = if record.byte_order_mark { "bom " } else { "" };
    match record.body {
        Body::Text(text) => {
            format!(
                "{mark}{} {line}:{column} {}",
                record.number,
                String::from_utf8_lossy(text).trim_end()
            )
        }
        Body::Fault(fault, at) => {
            format!(
                "{mark}{} {line}:{column} !{} {}:{}",
                record.number,
                fault.reason.as_str(),
                at.line,
                at.column
            )
        }
    }
}

#[track_caller]
fn check_with(hint: Option<Hint>, limits: Limits, input: &[u8], expected: &[&str]) {
    for piece in [input.len(), 1, 3, 7] {
        assert_eq!(
            split_in_pieces(hint, input, piece, limits),
            expected,
            "in pieces of {piece}"
        );
    }
}

#[track_caller]
fn check(input: &str, expected: &[&str]) {
    check_with(None, Limits::default(), input.as_bytes(), expected);
}

#[test]
fn one_object_a_line_with_empty_lines_between() {
    check(
        "{\"a\":1}\n\n  \r\n{\"b\":2}\r\n{\"c\":3}",
        &["1 1:1 {\"a\":1}", "2 4:1 {\"b\":2}", "3 5:1 {\"c\":3}"],
    );
}

#[test]
fn a_damaged_line_spoils_only_itself() {
    check(
        "{\"a\":\n{\"b\":2}\n\"]]\n{}\n",
        &["1 1:1 {\"a\":", "2 2:1 {\"b\":2}", "3 3:1 \"]]", "4 4:1 {}"],
    );
}

#[test]
fn one_pretty_object_and_several_in_a_row() {
    check("{\n \"a\": 1\n}\n", &["1 1:1 {\n \"a\": 1\n}"]);
    check(
        "{\n}\n{\n\"a\":\"}\\\"\"} {}\n",
        &["1 1:1 {\n}", "2 3:1 {\n\"a\":\"}\\\"\"}", "3 4:12 {}"],
    );
}

#[test]
fn the_items_of_an_array() {
    check("[{\"ő\":1},{}]", &["1 1:2 {\"ő\":1}", "2 1:10 {}"]);
    check("[\n{}\n]\n", &["1 2:1 {}"]);
    check(
        "[\n  {\n  },\n  [1], 2, \"x\"\n]",
        &["1 2:3 {\n  }", "2 4:3 [1]", "3 4:8 2", "4 4:11 \"x\""],
    );
}

#[test]
fn a_syntax_error_ends_a_file_that_is_not_one_record_a_line() {
    check("{\n}\n{\n\"a\" 1}\n{\n}\n", &["1 1:1 {\n}", "2 3:1 {\n\"a\" 1}"]);
    check("{\n}\n{\n\"a\":[\n{\n}\n", &["1 1:1 {\n}", "2 3:1 {\n\"a\":[\n{\n}"]);
    check("[{}\n{}]", &["1 1:2 {}", "2 2:1 !expected_comma 2:1"]);
    check("[{},\n]", &["1 1:2 {}", "2 1:4 !trailing_comma 1:4"]);
    check("[{},\n", &["1 1:2 {}", "2 1:5 !unexpected_end 1:5"]);
    check("[{}] {}", &["1 1:2 {}", "2 1:6 !trailing_text 1:6"]);
    check("[{}", &["1 1:2 {}", "2 1:4 !unexpected_end 1:4"]);
    check("[,{}]", &["1 1:2 ,"]);
    check("hello\n", &["1 1:1 hello"]);
}

#[test]
fn an_input_without_a_record_is_one_refused_record() {
    check("", &["1 1:1 !no_record 1:1"]);
    check(" \n\n", &["1 3:1 !no_record 3:1"]);
    check("[ ]\n", &["1 2:1 !no_record 2:1"]);
    check_with(Some(Hint::Lines), Limits::default(), b"\n", &["1 2:1 !no_record 2:1"]);
}

#[test]
fn a_byte_order_mark_is_told_with_the_first_record() {
    check("\u{FEFF}{\"a\":1}\n{}\n", &["bom 1 1:1 {\"a\":1}", "2 2:1 {}"]);
    check("\u{FEFF}[{}]", &["bom 1 1:2 {}"]);
}

#[test]
fn sixteen_bit_text_is_refused_whole() {
    check_with(
        None,
        Limits::default(),
        b"\xFF\xFE{\0}\0\n\0{\0}\0",
        &["1 1:1 !utf16 1:1"],
    );
    check_with(
        Some(Hint::Lines),
        Limits::default(),
        b"{\0}\0\n\0",
        &["1 1:1 !utf16 1:1"],
    );
}

#[test]
fn a_record_too_large_spoils_only_itself() {
    let limits = Limits {
        bytes_max: 12,
        ..Limits::default()
    };
    let lines = b"{}\n{\"a\":1000000000}\n{\"b\":2}\n{\"c\":\"0000000000\"}";
    check_with(
        None,
        limits,
        lines,
        &[
            "1 1:1 {}",
            "2 2:1 !too_large 2:1",
            "3 3:1 {\"b\":2}",
            "4 4:1 !too_large 4:1",
        ],
    );
    let array = b"[{},\n{\"a\":\n1000000000},{\"b\":2}]";
    check_with(
        None,
        limits,
        array,
        &["1 1:2 {}", "2 2:1 !too_large 2:1", "3 3:13 {\"b\":2}"],
    );
    let first = b"{\"a\":\"0000000000000000000\"}\n{}\n";
    check_with(None, limits, first, &["1 1:1 !too_large 1:1", "2 2:1 {}"]);
}

#[test]
fn a_broken_record_that_swallows_the_rest_is_told_by_its_fault() {
    let limits = Limits {
        bytes_max: 40,
        ..Limits::default()
    };
    let input = format!("[{{}},\n{{\"a\" 1, {}", "{\"b\": 2}, ".repeat(30));
    check_with(
        None,
        limits,
        input.as_bytes(),
        &["1 1:2 {}", "2 2:1 !expected_colon 2:6"],
    );
}

#[test]
fn the_form_is_told_by_name_media_type_and_content() {
    assert_eq!(Hint::from_file_name("a.talon.ndjson", &[]), Some(Hint::Lines));
    assert_eq!(Hint::from_file_name("A.JSON", &[]), Some(Hint::Json));
    assert_eq!(Hint::from_file_name("hands.txt", &[]), None);
    assert_eq!(Hint::from_file_name("json", &[]), None);
    assert_eq!(
        Hint::from_media_type("application/x-ndjson; charset=utf-8"),
        Some(Hint::Lines)
    );
    assert_eq!(Hint::from_media_type("application/json"), Some(Hint::Json));
    assert_eq!(Hint::from_media_type("text/plain"), None);
    for (input, form) in [
        ("{}\n{\n", Form::Lines),
        ("{\n{}\n", Form::Lines),
        ("[1,2]\n{}\n", Form::Lines),
        ("[\n{}\n]\n", Form::Array),
        ("{\n\"a\":1}\n", Form::Values),
        ("{} {}\n{} {}\n", Form::Values),
    ] {
        let mut splitter = Splitter::new(None, Limits::default());
        splitter.feed(input.as_bytes());
        splitter.finish();
        while splitter.next_record().is_some() {}
        assert_eq!(splitter.form(), Some(form), "{input}");
    }
}

#[test]
fn blank_lines_are_never_kept() {
    let input = "\n".repeat(1000) + "  {}" + &" \n".repeat(1000) + "{}";
    let limits = Limits {
        bytes_max: 12,
        ..Limits::default()
    };
    check_with(None, limits, input.as_bytes(), &["1 1001:1   {}", "2 2001:1 {}"]);
}

#[test]
fn a_hint_goes_before_the_content() {
    check_with(
        Some(Hint::Json),
        Limits::default(),
        b"{}\n{]\n{}\n",
        &["1 1:1 {}", "2 2:1 {]"],
    );
    check_with(Some(Hint::Lines), Limits::default(), b"[{},{}]\n", &["1 1:1 [{},{}]"]);
}

/// Splits, stopping after `stop` records and going on with a new splitter from the mark.
fn split_with_a_break(input: &[u8], stop: u64) -> Vec<String> {
    let mut told = Vec::new();
    let mut splitter = Splitter::new(None, Limits::default());
    splitter.feed(input);
    splitter.finish();
    while splitter.mark().records < stop
        && let Some(record) = splitter.next_record()
    {
        told.push(tell(record));
    }
    let mark = splitter.mark();
    let mut splitter = Splitter::resume(None, Limits::default(), mark);
    splitter.feed(&input[usize::try_from(mark.offset).unwrap()..]);
    splitter.finish();
    while let Some(record) = splitter.next_record() {
        told.push(tell(record));
    }
    told
}

#[test]
fn a_new_splitter_goes_on_from_a_mark() {
    for input in [
        "{}\n\n{\"a\":1}\n{}\n",
        "{\n}\n{\n} {}",
        "[{},\n {\"a\":1}, {}\n]",
        "[{},",
        "{\n}\n{]\n{}",
    ] {
        let whole = split_in_pieces(None, input.as_bytes(), 100, Limits::default());
        for stop in 0..4 {
            assert_eq!(
                split_with_a_break(input.as_bytes(), stop),
                whole,
                "{input} broken after {stop}"
            );
        }
    }
}

proptest! {
    #[test]
    fn any_input_in_any_pieces_splits_alike(
        input in r#"([{}\[\],:"\\ \n]|\{\}|\{"a":1\}|\n|x){0,24}"#, piece in 1..9usize
    ) {
        let limits = Limits { bytes_max: 16, ..Limits::default() };
        let whole = split_in_pieces(None, input.as_bytes(), input.len(), limits);
        prop_assert!(!whole.is_empty() || input.trim_start().starts_with('['));
        prop_assert_eq!(split_in_pieces(None, input.as_bytes(), piece, limits), whole);
    }

    #[test]
    fn random_bytes_never_panic(input in prop::collection::vec(any::<u8>(), 0..200), piece in 1..50usize) {
        let limits = Limits { bytes_max: 32, ..Limits::default() };
        split_in_pieces(None, &input, piece, limits);
        split_in_pieces(Some(Hint::Lines), &input, piece, limits);
        split_in_pieces(Some(Hint::Json), &input, piece, limits);
    }
}
