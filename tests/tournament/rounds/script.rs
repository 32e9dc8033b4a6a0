use talon_tournament::EntryNo;
use talon_tournament::rounds::script::{self, SCRIPT_ROUNDS_MAX, ScriptFault};

use super::entries;

#[test]
fn a_script_is_read_and_written() {
    let text = "1-2-3 4-5-6 7\n5-1-7 2-4-3 6\n";
    let with_notes = "# the final\n\n1-2-3 4-5-6 7 # seven waits\n  5-1-7\t2-4-3 6";
    let rounds = script::read(with_notes, 7).unwrap();
    assert_eq!(rounds.len(), 2);
    assert_eq!(rounds[1].number, 2);
    assert_eq!(rounds[1].tables[0].seats, entries([5, 1, 7]));
    assert_eq!(rounds[1].byes, entries([6]));
    assert_eq!(script::write(&rounds), text);
    assert_eq!(script::read(text, 7).unwrap(), rounds);
    assert_eq!(script::read("1-2-3-4 5-6-7", 7).unwrap()[0].tables.len(), 2);
}

#[test]
fn what_is_wrong_with_a_script_is_told_with_its_line() {
    let long = "1-2-3\n".repeat(SCRIPT_ROUNDS_MAX + 1);
    let none = EntryNo(0);
    for (text, players, line, fault) in [
        ("", 6, 1, ScriptFault::NoRound),
        ("# nothing\n\n", 6, 2, ScriptFault::NoRound),
        (&long, 3, SCRIPT_ROUNDS_MAX + 1, ScriptFault::TooManyRounds),
        ("1-2", 2, 1, ScriptFault::Players(2)),
        (
            "1-2-3 4-5-6\n1-2-x 4-5-6",
            6,
            2,
            ScriptFault::NotANumber("x".to_owned()),
        ),
        ("1-2-3 4-5--6", 6, 1, ScriptFault::NotANumber(String::new())),
        ("+1-2-3 4-5-6", 6, 1, ScriptFault::NotANumber("+1".to_owned())),
        ("1-2-3 4-5-7", 6, 1, ScriptFault::Unknown(7, 6)),
        ("1-2-3 4-5-65537", 6, 1, ScriptFault::Unknown(65537, 6)),
        ("0-2-3 4-5-6", 6, 1, ScriptFault::Unknown(0, 6)),
        ("1-2-3 4-5-1", 6, 1, ScriptFault::Doubled(EntryNo(1))),
        ("1-2-3 4-5", 5, 1, ScriptFault::TableSize(2)),
        ("1-2-3-4-5", 5, 1, ScriptFault::TableSize(5)),
        ("1-2-3 4-5-6\n1-2-4", 6, 2, ScriptFault::Missing(EntryNo(3))),
        ("1-2-3 4 5 6", 6, 1, ScriptFault::Shape { found: 0, byes: 3 }),
        (
            "1-2-3 4-5-6 7\n1-2-3-4 5-6-7",
            7,
            2,
            ScriptFault::Shape { found: 1, byes: 0 },
        ),
        (
            "1-2-3 4-5-6 7\n1-2-4 3-5-6 7",
            7,
            2,
            ScriptFault::Byes(EntryNo(7), none),
        ),
        (
            "1-2-3-4 5-6-7\n1-5-6-7 2-3-4\n1-2-3-7 4-5-6",
            7,
            3,
            ScriptFault::Fours(EntryNo(7), none),
        ),
    ] {
        let error = script::read(text, players).unwrap_err();
        assert_eq!(error.line, line, "{text}");
        match (&error.fault, &fault) {
            // Which of several it is that still had no turn does not matter.
            (ScriptFault::Byes(ahead, _), ScriptFault::Byes(wanted, _)) => assert_eq!(ahead, wanted),
            (ScriptFault::Fours(..), ScriptFault::Fours(..)) => {}
            (found, wanted) => assert_eq!(found, wanted, "{text}"),
        }
        assert!(error.to_string().starts_with(&format!("line {line}: ")));
    }
}
