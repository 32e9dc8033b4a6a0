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

#[test]
fn a_hand_with_its_cards_is_read_out_of_a_chat_line_by_line() {
    let stamped = |line: &str| format!("24. 11. 2026. 21:14 - Anna: {line}\n");
    let chat: String = HAND.lines().filter(|line| !line.is_empty()).map(stamped).collect();
    let plain = pasted(HAND.as_bytes());
    let read = pasted(chat.as_bytes());
    assert_eq!((read.1, read.2), (plain.1, plain.2), "{chat}");
}

#[test]
fn no_deal_of_a_chat_disappears_and_no_chatter_is_one() {
    let stamp = "24. 11. 2026. 21:14 - Ante: ";
    let chat =
        |said: &str| format!("{stamp}pref: Ante, Boki, Ceca; deals Ceca\n{stamp}{said}\n{stamp}3. Ante 4: 6 2 2\n");
    for said in [
        "2. Boki 4:6 2 2",
        "Boki 4:6 2 2",
        "Boki 4:10 0 0",
        "2. Boki 4: 6 2 2",
        "2. dalje",
    ] {
        let (read_as, accepted, refused, _) = pasted(chat(said).as_bytes());
        assert_eq!((accepted, refused), (2, 0), "{said}");
        assert_eq!(read_as, as_text(0, None), "{said}");
    }
    for said in ["2. Boki 4 6 2 2", "2. Boki trfe: 6 2 2", "2. Boki tref: jest"] {
        let (_, accepted, refused, _) = pasted(chat(said).as_bytes());
        assert_eq!((accepted, refused), (1, 1), "told, not passed over: {said}");
    }
    for said in [
        "Boki: kada?",
        "vidimo se 19:30",
        "Bilo je lijepo",
        "sutra 7:30 kod mene",
        "https://pelda.test/x",
    ] {
        let (read_as, accepted, refused, _) = pasted(chat(said).as_bytes());
        assert_eq!((accepted, refused), (1, 0), "{said}");
        assert_eq!(read_as, as_text(1, None), "counted: {said}");
    }
}

#[test]
fn an_evening_is_read_out_of_a_chat_and_what_was_said_between_its_deals_is_passed_over() {
    let lines = [
        "Anna: ulti: Anna, Béla, Cili; oszt Cili",
        "Béla: 1. Anna parti: +",
        "Cili: holnap 19:30, nálam",
        "Cili: 2. Cili ulti kontra ulti: + -",
        "Béla: köszi mindenkinek",
    ];
    for stamp in [
        "2026. 11. 24. 21:14 - ",
        "[2026. 11. 24. 21:14:03] ",
        "[ 24. 11. 2026. 21:14 ] ",
        "11/24/26, 9:14\u{202f}PM - ",
    ] {
        let chat: String = lines.iter().map(|line| format!("{stamp}{line}\n")).collect();
        let (read_as, accepted, refused, begin) = pasted(chat.as_bytes());
        assert_eq!((accepted, refused, read_as), (2, 0, as_text(2, None)), "{chat}");
        let column = chat.lines().nth(1).unwrap().find("1. Anna").unwrap();
        let column = chat.lines().nth(1).unwrap()[..column].chars().count() as u64 + 1;
        assert_eq!((begin[0].line, begin[0].column), (2, column), "{chat}");
    }
    let copied =
        "Anna, [24.11.2026 21:14]\nulti: Anna, Béla, Cili; oszt Cili\n\nBéla, [24.11.2026 21:15]\n1. Anna parti: +\n";
    let (read_as, accepted, refused, _) = pasted(copied.as_bytes());
    assert_eq!((accepted, refused, read_as), (1, 0, as_text(0, None)));
}

/// What a member of a club would type, and how many of its deals are read.
const NOTES: &[(&str, u64)] = &[
    (
        "ulti: Anna, Béla, Cili; osztó: Cili\n1) Anna parti: meg van\n2) Béla ulti: elbukta\n",
        2,
    ),
    (
        "ulti: Anna, Béla, Cili; oszt Cili\n1. Béla „ulti”: −+\n2. Anna parti: + (szép volt)\n",
        2,
    ),
    (
        "ulti: Kiss Anna, Nagy Béla, Tóth Cili; osztó Cili\n1. Anna parti, kontra: bukott\n2. Nagy B. ulti: ++\n",
        2,
    ),
    ("ulti: O’Hara, Béla, Cili; oszt Cili\n1. O'Hara parti: +\n", 1),
    (
        "pref: Ante, Bojan, Cvita; dijeli Cvita; bula 60; refe 1\n1. Ante 4: 6/2/2\n",
        1,
    ),
    (
        "pref: Ante, Bojan, Cvita; dijeli Cvita; pravila hr refe=1\n1. Ante igra 4, oba došla: 6 2 2\n",
        1,
    ),
    (
        "pref: Ana, Boki, Ceca; deli Ceca\n1. dalje dalje dalje\n2. Boki 5, ide sama Ana: 6 4\n",
        2,
    ),
    (
        "преф: Ана, Боки, Цеца; дели Цеца\n1. Ана каро, обе дођу: 6 2 2\n2. сви пас\n",
        2,
    ),
    (
        "pref: Ana, Boki, Ceca; deli Ceca\n1. Ana 4, Boki dolazi, Ceca dolazi: 6 2 2\n2. Boki 4, Ceca ide: 6 4\n",
        2,
    ),
    (
        "pref: Ante, Bela, Cvita; osztó Cvita\n1. Ante herc, mindketten jönnek: 6 2 2\n2. Bela 4, senki sem\n",
        2,
    ),
];

#[test]
fn notes_are_read_as_people_write_them() {
    for (note, deals) in NOTES {
        let (_, accepted, refused, _) = pasted(note.as_bytes());
        assert_eq!((accepted, refused), (*deals, 0), "{note}");
    }
}
