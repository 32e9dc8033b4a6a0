//! Texts out of mails, chats and old files: what is around the lines is passed over and counted.

use talon_records::json::Position;
use talon_records::notation::{ReadAs, Wrapping};
use talon_records::read;

const EVENING: &str = "ulti: Anna, Béla, Cili; deals Cili\n1. Anna parti: +\n2. Cili ulti kontra ulti: + -\n";
const HAND: &str = include_str!("../../docs/samples/hands.txt");

/// How the text was read, how many of its records were accepted and refused, and where they begin.
fn pasted(text: &[u8]) -> (Option<ReadAs>, u64, u64, Vec<Position>) {
    let mut records = read(text, crate::options());
    let (mut accepted, mut refused, mut begin) = (0, 0, Vec::new());
    while let Ok(Some(record)) = records.next_checked() {
        match record.checked.is_accepted() {
            true => accepted += 1,
            false => refused += 1,
        }
        begin.push(record.begins);
    }
    (records.read_as(), accepted, refused, begin)
}

fn as_text(passed_over: u64, code_page: Option<&'static str>) -> Option<ReadAs> {
    let wrapping = Wrapping { passed_over, code_page };
    Some(ReadAs {
        notation: "text",
        wrapping,
    })
}

#[test]
fn an_evening_is_read_out_of_a_mail() {
    let quoted = |text: &str, mark: &str| -> String { text.lines().map(|line| format!("{mark}{line}\n")).collect() };
    for (text, passed_over, first) in [
        (EVENING.to_owned(), 0, (2, 1)),
        (format!("\u{feff}{EVENING}"), 0, (2, 1)),
        (quoted(EVENING, "> "), 0, (2, 3)),
        (quoted(EVENING, "> > "), 0, (2, 5)),
        (format!("Szia,\nitt a tegnapi este:\n\n{EVENING}-- \nAnna\n"), 4, (5, 1)),
        (
            format!("On Tuesday, Anna wrote:\n{}\nThanks!\n", quoted(EVENING, "> ")),
            2,
            (3, 3),
        ),
        (format!("Look:\n```text\n{EVENING}```\n1. e4 e5\nBye\n"), 5, (4, 1)),
        (EVENING.replace(' ', "\u{a0}"), 0, (2, 1)),
    ] {
        let (read_as, accepted, refused, begin) = pasted(text.as_bytes());
        assert_eq!((accepted, refused), (2, 0), "{text}");
        assert_eq!(read_as, as_text(passed_over, None), "{text}");
        assert_eq!((begin[0].line, begin[0].column), first, "{text}");
    }
}

#[test]
fn a_hand_is_read_out_of_quotes_and_its_faults_stand_where_they_are() {
    let quoted: String = HAND.lines().map(|line| format!("> {line}\n")).collect();
    assert_eq!(pasted(quoted.as_bytes()).1, 2);
    let faulty = quoted.replacen("3: pK", "3: pX", 1);
    let mut records = read(faulty.as_bytes(), crate::options());
    let record = records.next_checked().unwrap().unwrap();
    let finding = record
        .checked
        .findings
        .iter()
        .find(|finding| finding.is_error())
        .unwrap();
    let place = record.place(finding);
    assert_eq!((place.line, place.column), (11, 6), "{finding:?}");
}

#[test]
fn a_text_in_another_code_page_is_read_and_that_is_told() {
    let old = |text: &str| -> Vec<u8> {
        let byte = |letter| match letter {
            'é' => 0xE9,
            'š' => 0x9A,
            letter => u8::try_from(letter).unwrap(),
        };
        text.chars().map(byte).collect()
    };
    let (read_as, accepted, refused, _) = pasted(&old("ulti: Anna, Béla, Miloš; deals Miloš\nBéla parti: +\n"));
    assert_eq!((accepted, refused), (1, 0));
    assert_eq!(read_as, as_text(0, Some("Windows-1250")));
}

#[test]
fn deals_before_a_head_and_words_without_one_are_not_passed_over() {
    let (read_as, accepted, refused, _) = pasted(format!("1. Anna parti: +\n2. Béla parti: +\n{EVENING}").as_bytes());
    assert_eq!((read_as, accepted, refused), (as_text(0, None), 2, 1));
    // A line that is none of the deals, among them.
    let (_, accepted, refused, _) = pasted(format!("{EVENING}see you\n").as_bytes());
    assert_eq!((accepted, refused), (2, 1));
    for text in [
        "Dear all, ulti: yes\n",
        "ulti: yes\nno\n{\"format\": 1}",
        "<p>\nulti: A, B, C\n</p>\n",
    ] {
        let (_, accepted, refused, _) = pasted(text.as_bytes());
        assert_eq!((accepted, refused), (0, 1), "{text}");
    }
}
