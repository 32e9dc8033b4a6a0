use super::Foreign;

const PGN: &str = "[Event \"Club\"]\n[Site \"?\"]\n[Date \"2026.03.14\"]\n[White \"Kiss, Anna\"]\n\n1. e4 e5 1-0\n";
const PBN: &str = "[Event \"Club night\"]\n[Board \"1\"]\n[West \"A A\"]\n[Deal \"N:AKQ2.J54.T98.765 ...\"]\n";
const TRF: &str = "012 Club Open\n022 Testville\n001    1 m    Kiss, Anna      1800 HUN\n";
const RECORD: &str = "{\n  \"format\": \"talon\", \"version\": \"1.0\"\n}\n";
const OLD: &str = "1. 1 1BDHM27WQK4CEIN3FVRJS5LP8GU6AOT9 M3,D,3 AR 4 10 0 8 2A1G,G9BG 7:0:8:0,3:24:0:0,0:0:0:0\n";

#[track_caller]
fn is(expected: Option<Foreign>, texts: &[&str]) {
    for text in texts {
        assert_eq!(Foreign::of_text(text.as_bytes()), expected, "{text}");
        let marked = format!("\u{feff}\n {text}");
        assert_eq!(Foreign::of_text(marked.as_bytes()), expected, "{marked}");
    }
}

#[test]
fn files_of_other_games_are_known_by_how_they_begin() {
    is(
        Some(Foreign::Pgn),
        &[
            PGN,
            "1. e4 e5 2. Nf3 Nc6",
            "1.Nf3 d5",
            "[GameType \"20\"]\n[White \"A\"]\n1. 32-28",
        ],
    );
    is(Some(Foreign::Pbn), &[PBN, "% PBN 2.1\n% EXPORT\n[Event \"\"]\n"]);
    is(Some(Foreign::Tags), &["[Event \"Club\"]\n[Site \"?\"]\n"]);
    is(
        Some(Foreign::Trf),
        &[TRF, "001    1 m    Kiss, Anna\n001    2 m    Nagy, Bela\nXXR 9\n"],
    );
    is(
        Some(Foreign::Lin),
        &["qx|o1,Board 1|md|3SAKQ2|sv|o|", "vg|Club,Segment 1,I,1,16|\nrs|4HN=|"],
    );
    is(
        Some(Foreign::Phh),
        &[
            "variant = 'NT'\nantes = [0, 0]\nactions = ['d dh p1 AcKc']\n",
            "[1]\nvariant = \"FT\"\nactions=[]\n",
        ],
    );
    is(Some(Foreign::Poker), &["PokerStars Hand #1: Hold'em\nSeat 1: a\n"]);
    is(Some(Foreign::Sgf), &["(;GM[Skat]PC[ISS]", "(;FF[4]GM[1]SZ[19])"]);
}

#[test]
fn rounds_as_ppn_had_them_at_first_are_told_from_those_of_today() {
    let header = "[Bula \"40\"]\n[Refe \"1\"]\n[Player1 \"cope\"]\n\n";
    let bracketed = OLD.replace("1. 1 ", "[1 ").trim_end().to_owned() + "]";
    let with_dealer = OLD.replace("1. 1 ", "[1 2 ").trim_end().to_owned() + "]";
    is(
        Some(Foreign::OldPpn),
        &[
            OLD,
            &format!("{header}{OLD}"),
            &bracketed,
            &format!("[Bula 60]\n{with_dealer}"),
        ],
    );
    is(
        None,
        &[
            "[1 231 1BDHM27WQK4CEIN3FVRJS5LP8GU6AOT9 P,P,P]",
            "[Bula 60]\n[Refe 2]\n[1 123 1BDHM27WQK4CEIN3FVRJS5LP8GU6AOT9 P,P,P]\n",
            // What this program writes of an evening, and tags that nobody foresaw.
            "[Event \"Club night\"]\n[Table \"2\"]\n[Bula 60]\n[1 123 1BDHM27WQK4CEIN3FVRJS5LP8GU6AOT9 P,P,P]\n",
            "[Board \"7\"]\n[1 123 x P,P,P]\n",
            "[Bula 60]\n",
            // A round as it is cut from its file, with the header behind it.
            "[1 123 LS7C P,P,P]\n[Bula 60]\n[Refe 2]\n",
            "[1\u{a0}123 LS7C P,P,P]\n[Bula 60]\n",
        ],
    );
}

#[test]
fn pages_documents_tables_and_addresses_are_told() {
    is(
        Some(Foreign::Html),
        &[
            "<!DOCTYPE html><html>",
            "<div class=x>{\"format\":1}</div>",
            "<HTML lang=hu>",
        ],
    );
    is(
        Some(Foreign::Xml),
        &["<?xml version=\"1.0\"?><mjloggm ver=\"2.3\">", "<game/>"],
    );
    is(Some(Foreign::Rtf), &["{\\rtf1\\ansi {\\fonttbl}"]);
    is(
        Some(Foreign::Csv),
        &["Name,Score\nAnna,3\n", "\"A\";\"B\"\n1;2\n", "a\tb\nc\td"],
    );
    is(
        Some(Foreign::Address),
        &["https://example.org/hands/7", "http://localhost:8080/hands/7.json\n"],
    );
}

#[test]
fn what_stands_around_a_record_is_told() {
    let wrapped = |before: &str| format!("{before}{RECORD}");
    is(
        Some(Foreign::Wrapped),
        &[
            &wrapped("Szia, itt a leosztás:\n"),
            &wrapped("[14/03/2026, 19:05] Anna: "),
            &wrapped("- "),
            "Hello\n[Bula 60]\n[1 123 x P,P,P]\n",
        ],
    );
    let quoted: String = RECORD.lines().map(|line| format!("> {line}\n")).collect();
    is(Some(Foreign::Quoted), &[&quoted, "> [1 123 x P,P,P]\n"]);
    // Of these the reader says which sign does not fit.
    is(
        None,
        &[
            &wrapped("```json\n"),
            &wrapped("// mine\n"),
            &wrapped("# mine\n"),
            &wrapped("\u{a0}"),
        ],
    );
}

#[test]
fn records_and_what_is_nearly_one_are_left_to_the_reader() {
    let list = format!("[{RECORD}]");
    is(
        None,
        &[
            "",
            "{}",
            RECORD,
            &list,
            "[\n{},\n{}\n]",
            "[]",
            "[1,2]",
            "[",
            "hello",
            "1",
            "\"a\"",
            "true",
            "{'a':1}",
        ],
    );
    is(None, &["\"format\": \"talon\",\n\"version\": \"1.0\",\n\"deal\": {\n"]);
}

#[test]
fn json_of_other_programs_is_known_by_its_members() {
    let of = |format, members: &[&str]| Foreign::of_members(format, |name| members.contains(&name));
    assert_eq!(of(None, &["ohh"]), Some(Foreign::Ohh));
    assert_eq!(of(None, &["id", "dealOrder", "cards"]), Some(Foreign::PpnJson));
    assert_eq!(
        of(Some("talon-event"), &["format", "stages"]),
        Some(Foreign::Tournament)
    );
    assert_eq!(of(Some("talon"), &["format", "ohh"]), None);
    assert_eq!(of(None, &["deal"]), None);
}

#[test]
fn each_kind_has_a_word_of_its_own() {
    let words: std::collections::BTreeSet<&str> = Foreign::all().map(Foreign::as_str).collect();
    assert_eq!(words.len(), Foreign::all().count());
    assert!(words.iter().all(|word| word.starts_with("foreign_")));
}

#[test]
fn chats_are_known_by_the_time_before_a_message_and_by_what_their_programs_export() {
    is(
        Some(Foreign::Chat),
        &[
            "2026. 11. 24. 19:02 - Titkosított.\n2026. 11. 24. 21:14 - Anna: szia\n",
            "[24/11/2026, 21:14:03] Anna: hi\n[24/11/2026, 21:15:03] Bela: hi\n",
            "Anna, [24.11.2026 21:14]\nhi\n",
            "<html><body><div class=\"page_wrap\"><div class=\"message default clearfix\">",
        ],
    );
    let has = |names: &'static [&'static str]| move |name: &str| names.contains(&name);
    for names in [
        &["participants", "messages", "title"][..],
        &["name", "type", "id", "messages"],
        &["about", "chats"],
    ] {
        assert_eq!(Foreign::of_members(None, has(names)), Some(Foreign::Chat), "{names:?}");
    }
    assert_eq!(Foreign::of_members(None, has(&["messages"])), None);
    // What stands in a message may be a record.
    is(
        Some(Foreign::Wrapped),
        &["[24/11/2026, 21:14:03] Anna: {\n \"format\": \"talon\"}\n"],
    );
}
