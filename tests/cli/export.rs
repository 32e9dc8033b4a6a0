//! `talon export` as a shell runs it.

use super::import::with_club;

const SESSION: &str = include_str!("../../docs/samples/session.ppn");
const ULTI: &str = include_str!("../fixtures/example.talon.json");

#[test]
fn a_session_that_came_as_ppn_leaves_as_the_same_ppn_and_other_games_are_counted_and_left_out() {
    with_club(|talon| {
        assert_eq!(talon(&["import", "--club", "kor", "-"], SESSION).code, Some(0));
        let out = talon(&["export", "--club", "kor", "--format", "ppn"], "");
        assert_eq!((out.code, out.out.as_str(), out.err.as_str()), (Some(0), SESSION, ""));
        assert_eq!(talon(&["import", "--club", "kor", "-"], ULTI).code, Some(0));
        let out = talon(&["export", "--club", "kor", "--format", "ppn"], "");
        assert_eq!((out.code, out.out.as_str()), (Some(0), SESSION));
        assert_eq!(
            out.err.trim(),
            "One record cannot be written in this format and was left out."
        );
    });
}

#[test]
fn a_table_has_a_row_for_each_hand_with_what_came_of_it_and_no_formula() {
    with_club(|talon| {
        let spoilt = SESSION.replace("[Player1 Ana]", "[Player1 =1+1]");
        assert_eq!(talon(&["import", "--club", "kor", "-"], &spoilt).code, Some(0));
        assert_eq!(talon(&["import", "--club", "kor", "-"], ULTI).code, Some(0));
        let out = talon(&["export", "--club", "kor", "--format", "csv"], "");
        assert_eq!(out.code, Some(0), "{}", out.err);
        let out = out
            .out
            .strip_prefix('\u{feff}')
            .expect("a mark that says which letters these are");
        let mut table = csv::Reader::from_reader(out.as_bytes());
        let heads: Vec<String> = table.headers().expect("headings").iter().map(str::to_owned).collect();
        let rows: Vec<Vec<String>> = table
            .records()
            .map(|row| row.expect("a row").iter().map(str::to_owned).collect())
            .collect();
        assert_eq!(rows.len(), 21);
        let cell =
            |row: &[String], name: &str| row[heads.iter().position(|head| head == name).expect("a column")].clone();
        let cells = |row: &[String], names: &[&str]| names.iter().map(|name| cell(row, name)).collect::<Vec<_>>();
        let first = &rows[0];
        assert_eq!(
            cells(first, &["game", "date", "event", "table", "round", "deal", "dealer"]),
            ["preferans", "2026-03-14", "Club night", "2", "1", "1", "C"]
        );
        assert_eq!(
            cells(first, &["player_a", "player_b", "player_c"]),
            ["'=1+1", "Boris", "Ceca"]
        );
        assert_eq!(
            cells(first, &["declarer", "contract", "kontra", "complete"]),
            ["A", "H", "0", "yes"]
        );
        assert_eq!(cells(first, &["tricks_a", "tricks_b", "tricks_c"]), ["6", "2", "2"]);
        assert_eq!(cells(&rows[1], &["declarer", "contract", "deal"]), ["", "", "2"]);
        let ulti = &rows[20];
        assert_eq!(cells(ulti, &["game", "complete"]), ["ulti", "yes"]);
        let scores = cells(ulti, &["score_a", "score_b", "score_c"]);
        let sum: i64 = scores.iter().map(|score| score.parse::<i64>().expect("a number")).sum();
        assert_eq!(sum, 0, "{scores:?}");
    });
}

#[test]
fn an_evening_leaves_as_the_table_as_which_it_came_and_is_known_when_it_comes_again() {
    const TABLE: &str = include_str!("../fixtures/evenings/preferans_hr.csv");
    with_club(|talon| {
        assert_eq!(talon(&["import", "--club", "kor", "-"], ULTI).code, Some(0));
        assert_eq!(talon(&["import", "--club", "kor", "-"], TABLE).code, Some(0));
        let number = (1..4)
            .find(|number| {
                let number = number.to_string();
                talon(&["export", "--club", "kor", "--session", &number], "")
                    .out
                    .lines()
                    .count()
                    == 12
            })
            .expect("a session")
            .to_string();
        let evening = |format: &str| {
            talon(
                &["export", "--club", "kor", "--session", &number, "--format", format],
                "",
            )
        };
        let out = evening("csv");
        assert_eq!((out.code, out.out.as_str(), out.err.as_str()), (Some(0), TABLE, ""));
        assert!(evening("text").out.contains("\n3. Cili 4, only Anna: 6 4\n"));
        let again = talon(&["import", "--club", "kor", "-"], TABLE);
        assert!(
            again.out.contains("12 duplicates") || again.err.contains("12 duplicates"),
            "{} {}",
            again.out,
            again.err
        );
        let none = talon(&["export", "--club", "kor", "--session", "99"], "");
        assert_ne!(none.code, Some(0));
    });
}

#[test]
fn a_table_is_as_spreadsheets_of_its_language_expect_it() {
    with_club(|talon| {
        assert_eq!(talon(&["import", "--club", "kor", "-"], SESSION).code, Some(0));
        for (lang, separator, head, yes) in [
            ("en", ',', "game,date,event,", ",yes,"),
            ("hu", ';', "játék;dátum;verseny;", ";igen;"),
            ("hr", ';', "igra;datum;turnir;", ";da;"),
            ("sr", ';', "igra;datum;turnir;", ";da;"),
        ] {
            let out = talon(&["--lang", lang, "export", "--club", "kor", "--format", "csv"], "");
            assert_eq!(out.code, Some(0), "{}", out.err);
            let lines: Vec<&str> = out.out.split_terminator("\r\n").collect();
            assert!(lines[0].starts_with(&format!("\u{feff}{head}")), "{lang}: {}", lines[0]);
            assert!(lines[1].contains(yes), "{lang}: {}", lines[1]);
            let cells = |line: &str| line.matches(separator).count();
            assert!(
                lines.len() > 20 && lines.iter().all(|line| cells(line) == cells(lines[0])),
                "{lang}"
            );
        }
    });
}
