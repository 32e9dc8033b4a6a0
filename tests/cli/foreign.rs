//! Files that other programs write, records that came through a chat, and characters that nobody sees: each is told for
//! what it is, by one finding.

use serde_json::Value;

use super::talon;

const EXAMPLE: &str = include_str!("../fixtures/example.talon.json");
const CARDS: &str = "1BDHM27WQK4CEIN3FVRJS5LP8GU6AOT9";

/// The report of an input that is refused, or of one that is taken.
fn report(input: &[u8], code: i32) -> Value {
    let done = talon()
        .args(["validate", "--format", "json", "-"])
        .write_stdin(input.to_vec())
        .assert()
        .code(code);
    serde_json::from_slice(&done.get_output().stdout).unwrap()
}

/// The one finding of the one record.
#[track_caller]
fn only(input: &[u8]) -> Value {
    let report = report(input, 3);
    assert_eq!(report["summary"]["total"], 1, "{report}");
    let findings = report["records"][0]["findings"].as_array().unwrap();
    assert_eq!(findings.len(), 1, "{findings:?}");
    findings[0].clone()
}

#[track_caller]
fn tells(input: &[u8], code: &str, words: &str) {
    let finding = only(input);
    let message = finding["message"].as_str().unwrap();
    assert!(
        finding["code"] == code && message.contains(words),
        "not {code} with {words}: {finding}"
    );
}

#[test]
fn files_of_other_programs_are_told_for_what_they_are() {
    for (text, words) in [
        (
            "[Event \"Club night\"]\n[Board \"1\"]\n[West \"A\"]\n[Deal \"N:AKQ2.J54.T98.765 x\"]\n[Play \"N\"]\n*\n",
            "PBN",
        ),
        ("% PBN 2.1\n[Event \"\"]\n[Board \"1\"]\n", "PBN"),
        (
            "[Event \"Club\"]\n[Site \"?\"]\n[White \"Kiss, Anna\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n",
            "PGN",
        ),
        ("1. e4 e5 2. Nf3 Nc6 1-0\n", "PGN"),
        ("[Event \"Club\"]\n[Site \"?\"]\n", "no PPN round"),
        (
            "012 Club Open\n022 Testville\n001    1 m    Kiss, Anna   1800 HUN\n",
            "TRF",
        ),
        ("qx|o1,Board 1|md|3SAKQ2HJ54,S876|sv|o|\n", "LIN"),
        (
            "variant = 'NT'\nantes = [0, 0]\nactions = ['d dh p1 AcKc', 'p1 f']\n",
            "PHH",
        ),
        ("{\"ohh\": {\"spec_version\": \"1.4.6\", \"site_name\": \"X\"}}", "OHH"),
        (
            "PokerStars Hand #1:  Hold'em No Limit\nSeat 1: a (100 in chips)\n",
            "poker",
        ),
        ("(;GM[Skat]PC[International Skat Server])\n", "SGF"),
        ("{\"id\": 1, \"dealOrder\": 231, \"cards\": {}}", "JSON form of PPN"),
        (
            "{\"format\": \"talon-event\", \"version\": \"1.0\", \"stages\": []}",
            "whole tournament",
        ),
        (
            "<!DOCTYPE html>\n<html><body>{\"format\":\"talon\"}</body></html>\n",
            "web page",
        ),
        ("<?xml version=\"1.0\"?>\n<mjloggm ver=\"2.3\"/>\n", "XML"),
        ("{\\rtf1\\ansi {\\fonttbl}\n", "RTF"),
        ("Name;Score\nAnna;3\nBéla;-3\n", "CSV"),
        ("https://example.org/hands/7\n", "link"),
    ] {
        let code = if text.starts_with('{') && text.contains("id\"") || text.contains("ohh") {
            "MISSING_MEMBER"
        } else if text.contains("talon-event") {
            "BAD_VALUE"
        } else {
            "JSON_SYNTAX"
        };
        tells(text.as_bytes(), code, words);
    }
    // Other programs still write Latin-1, and end their lines as Windows does.
    tells(
        b"[Event \"Z\xfcrich\"]\r\n[White \"M\xfcller\"]\r\n\r\n1. e4 *\r\n",
        "JSON_SYNTAX",
        "PGN",
    );
}

#[test]
fn rounds_as_ppn_had_them_at_first_are_told_once_for_the_whole_file() {
    let tricks = "2A1G,G9BG,2A1G,G9BG,2A1G,G9BG,2A1G,G9BD,2A1D,G9BD";
    let row = format!("{CARDS} M3,D,3 AR 4 10 0 8 {tricks} 7:0:8:0,3:24:0:0,0:0:0:0");
    for file in [
        format!("[Bula \"40\"]\n[Refe \"1\"]\n[Player1 \"cope\"]\n\n1. 1 {row}\n2. 2 {CARDS} D,D,D\n"),
        format!("1. 1 {row}\n"),
        format!("[Bula 60]\n[Refe 2]\n[1 {row}]\n[2 {CARDS} P,P,P]\n"),
        format!("[Bula 60]\n[1 2 {row}]\n[2 3 {CARDS} P,P,P]\n"),
    ] {
        tells(file.as_bytes(), "PPN_SYNTAX", "old layout");
    }
}

#[test]
fn characters_that_nobody_sees_are_named() {
    let put = |at: &str, sign: &str| EXAMPLE.replacen(at, &format!("{at}{sign}"), 1);
    for (text, sign) in [
        (put("{\n", "\u{a0}"), "U+00A0"),
        (put("\"version\":", "\u{2009}"), "U+2009"),
        (put("\"format\"", "\u{202f}"), "U+202F"),
        (put("{\n  ", "\u{200b}"), "U+200B"),
        (put("{\n  ", "\u{feff}"), "U+FEFF"),
        (put("\"edition\":", "\u{2212}"), "U+2212"),
        (put("\"edition\":", "\u{2013}"), "U+2013"),
        (put("\"format\"", "\u{ff1a}"), "U+FF1A"),
        (put("\"edition\":", "\0"), "U+0000"),
        (put("\"name\":\"", "\u{1}"), "U+0001"),
        (format!("\u{200b}{EXAMPLE}"), "U+200B"),
    ] {
        let report = report(text.as_bytes(), 3);
        let findings = report["records"][0]["findings"].as_array().unwrap();
        let named = findings
            .iter()
            .filter(|finding| finding["found"] == sign)
            .collect::<Vec<_>>();
        let [finding] = named.as_slice() else {
            panic!("{sign}: {findings:?}")
        };
        assert!(finding["message"].as_str().unwrap().contains(sign), "{finding}");
        assert_eq!(report["summary"]["total"], 1, "{report}");
    }
    let card = EXAMPLE.replacen("\"AO\"", "\"AO\u{a0}\"", 1);
    tells(card.as_bytes(), "BAD_CARD", "AO[U+00A0]");
    let round = format!("[Bula 60]\n[1\u{a0}123 {CARDS} P,P,P]\n");
    let finding = only(round.as_bytes());
    assert_eq!(
        (&finding["code"], &finding["found"]),
        (&"PPN_SYNTAX".into(), &"U+00A0".into()),
        "{finding}"
    );
}

#[test]
fn what_a_chat_or_an_editor_puts_around_a_record_is_told() {
    let quoted: String = EXAMPLE.lines().map(|line| format!("> {line}\n")).collect();
    for (text, words) in [
        (format!("```json\n{EXAMPLE}\n```\n"), "```"),
        (format!("~~~\n{EXAMPLE}\n~~~\n"), "~~~"),
        (format!("// tonight\n{EXAMPLE}"), "comment"),
        (format!("/* tonight */ {EXAMPLE}"), "comment"),
        (format!("# tonight\n{EXAMPLE}"), "comment"),
        (EXAMPLE.replacen("\"deal\"", "// ours\n  \"deal\"", 1), "comment"),
        (EXAMPLE.replacen("\"B7\"],", "\"B7\",],", 1), "comma"),
        (EXAMPLE.replace('"', "”"), "quotation marks"),
        (
            format!("Szia, itt a leosztás:\n{EXAMPLE}\nÜdv\n"),
            "text before the record",
        ),
        (format!("[14/03/2026, 19:05] Anna: {EXAMPLE}"), "text before the record"),
        (
            format!("Tonight:\n[Bula 60]\n[1 123 {CARDS} P,P,P]\n"),
            "text before the record",
        ),
        (quoted, ">"),
    ] {
        tells(text.as_bytes(), "JSON_SYNTAX", words);
    }
    let behind = report(format!("{EXAMPLE}```\n").as_bytes(), 3);
    assert!(
        behind["records"][1]["findings"][0]["message"]
            .as_str()
            .unwrap()
            .contains("```"),
        "{behind}"
    );
}

#[test]
fn letters_of_older_code_pages_are_to_be_saved_as_utf_8() {
    let latin = [EXAMPLE.replace("Anna", "An").as_bytes(), b""].concat();
    let at = latin.windows(2).position(|two| two == b"An").unwrap();
    let spoilt = [&latin[..at], b"\xc1gi", &latin[at..]].concat();
    tells(&spoilt, "NOT_UTF8", "save the file as UTF-8");
    let wide: Vec<u8> = EXAMPLE.encode_utf16().flat_map(u16::to_le_bytes).collect();
    tells(&wide, "NOT_UTF8", "UTF-16; save the file as UTF-8");
}

#[test]
fn what_old_systems_fill_the_end_of_a_file_with_is_no_record() {
    let line = serde_json::from_str::<Value>(EXAMPLE).unwrap().to_string();
    let ppn = include_str!("../../docs/samples/session.ppn");
    for (text, total) in [
        (EXAMPLE.to_owned(), 1),
        (line.clone(), 1),
        (format!("{line}\n{line}\n"), 2),
        (format!("[{line},\n{line}]"), 2),
        (format!("{EXAMPLE}\n{EXAMPLE}"), 2),
        (ppn.to_owned(), 0),
    ] {
        let clean = report(text.as_bytes(), 0);
        assert!(total == 0 || clean["summary"]["total"] == total, "{clean}");
        for filling in ["\0", "\0\0\0\0\r\n\0", "\u{1a}", "\r\n\u{1a}", &"\0".repeat(5000)] {
            let filled = report(format!("{text}{filling}").as_bytes(), 0);
            assert_eq!(filled, clean, "{filling:?} behind {text}");
        }
    }
    tells(b"\0\0\0", "JSON_SYNTAX", "no record");
}

#[test]
fn a_number_is_quoted_as_it_is_written_and_told_once() {
    let large = "99999999999999999999999999";
    for (number, code, found) in [
        ("1.0", "WRONG_TYPE", Value::from(1.0)),
        ("1.50", "WRONG_TYPE", "1.50".into()),
        ("1e2", "WRONG_TYPE", "1e2".into()),
        (large, "BAD_VALUE", large.into()),
        (
            "-99999999999999999999999999",
            "BAD_VALUE",
            "-99999999999999999999999999".into(),
        ),
        ("-0", "UNKNOWN_RULES", "-0".into()),
    ] {
        let finding = only(
            EXAMPLE
                .replacen("\"edition\":1", &format!("\"edition\":{number}"), 1)
                .as_bytes(),
        );
        assert_eq!(
            (&finding["code"], &finding["found"]),
            (&code.into(), &found),
            "{finding}"
        );
        assert!(finding["message"].as_str().unwrap().contains(number), "{finding}");
    }
    for place in ["\"deal\":1", "\"round\":1"] {
        let name = place.split(':').next().unwrap();
        tells(
            EXAMPLE.replacen(place, &format!("{name}:{large}"), 1).as_bytes(),
            "BAD_VALUE",
            large,
        );
    }
    let kontra = EXAMPLE.replacen(
        "\"options\":{}",
        &format!("\"options\":{{\"kontra_max_level\":{large}}}"),
        1,
    );
    tells(kontra.as_bytes(), "BAD_VALUE", large);
}

#[test]
fn minus_zero_is_zero() {
    let preferans = include_str!("../fixtures/examples/preferans.talon.json");
    for text in [
        EXAMPLE.replacen("{\"type\":\"trump\"", "{\"at\":-0,\"ms\":-0,\"type\":\"trump\"", 1),
        preferans.replacen("\"bula_change\":{\"A\":-8", "\"bula_change\":{\"B\":-0,\"A\":-8", 1),
    ] {
        assert!(text.contains("-0"), "{text}");
        assert_eq!(
            report(text.as_bytes(), 0)["records"][0]["findings"],
            serde_json::json!([]),
            "{text}"
        );
    }
}
