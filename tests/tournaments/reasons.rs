//! The sentence that says why someone stands where they stand, for each tie-break in each language.

use talon_text::Lang;
use talon_tournament::standings::{By, Compared, Facts, Mark, Profile, RankedEntry, TieBreak, standings};
use talon_tournament::{EntryNo, Exact};

/// A tie-break with what the one ahead and the one behind have in it.
const VALUES: [(TieBreak, &str, &str); 10] = [
    (TieBreak::TableWins, "11/2", "5"),
    (TieBreak::SecondPlaces, "3", "7/3"),
    (TieBreak::RawSum, "40", "-39"),
    (TieBreak::BestTable, "0", "-12"),
    (TieBreak::HeadToHead, "3/2", "1/2"),
    (TieBreak::Opponents, "73/7", "10"),
    (TieBreak::LastRound, "5/3", "2/3"),
    (TieBreak::EarliestEntry, "-3", "-7"),
    (TieBreak::Lot, "184467440737095", "7"),
    (TieBreak::Playoff, "5", "-5"),
];

/// In the order of the values: how the one ahead and the one behind are told of it.
const SAID: [(Lang, [[&str; 2]; 10]); 4] = [
    (
        Lang::En,
        [
            ["ahead on tables won, 5½ to 5", "behind on tables won, 5 to 5½"],
            ["ahead on second places, 3 to 2⅓", "behind on second places, 2⅓ to 3"],
            ["ahead on score, +40 to −39", "behind on score, −39 to +40"],
            [
                "ahead on the best table, 0 to −12",
                "behind on the best table, −12 to 0",
            ],
            [
                "ahead on the tables where they met, 1½ to ½",
                "behind on the tables where they met, ½ to 1½",
            ],
            [
                "ahead on the opponents’ totals, 10 3/7 to 10",
                "behind on the opponents’ totals, 10 to 10 3/7",
            ],
            ["ahead on the last round, 1⅔ to ⅔", "behind on the last round, ⅔ to 1⅔"],
            [
                "ahead with the lower draw number, 3 before 7",
                "behind with the higher draw number, 7 after 3",
            ],
            ["ahead by lot", "behind by lot"],
            [
                "ahead on the tie-break table, +5 to −5",
                "behind on the tie-break table, −5 to +5",
            ],
        ],
    ),
    (
        Lang::Hu,
        [
            ["X előtt: nyert asztalok 5½ – 5", "X mögött: nyert asztalok 5 – 5½"],
            ["X előtt: második helyek 3 – 2⅓", "X mögött: második helyek 2⅓ – 3"],
            ["X előtt: játékpont +40 – −39", "X mögött: játékpont −39 – +40"],
            ["X előtt: legjobb asztal 0 – −12", "X mögött: legjobb asztal −12 – 0"],
            [
                "X előtt: egymás elleni asztalok 1½ – ½",
                "X mögött: egymás elleni asztalok ½ – 1½",
            ],
            [
                "X előtt: az ellenfelek pontjai 10 3/7 – 10",
                "X mögött: az ellenfelek pontjai 10 – 10 3/7",
            ],
            ["X előtt: utolsó forduló 1⅔ – ⅔", "X mögött: utolsó forduló ⅔ – 1⅔"],
            [
                "X előtt a kisebb sorszámmal: 3, illetve 7",
                "X mögött a nagyobb sorszámmal: 7, illetve 3",
            ],
            ["X előtt sorsolással", "X mögött sorsolással"],
            ["X előtt: döntő asztal +5 – −5", "X mögött: döntő asztal −5 – +5"],
        ],
    ),
    (
        Lang::Hr,
        [
            [
                "ispred, dobiveni stolovi: 5½ prema 5",
                "iza, dobiveni stolovi: 5 prema 5½",
            ],
            ["ispred, druga mjesta: 3 prema 2⅓", "iza, druga mjesta: 2⅓ prema 3"],
            [
                "ispred, zbroj rezultata: +40 prema −39",
                "iza, zbroj rezultata: −39 prema +40",
            ],
            ["ispred, najbolji stol: 0 prema −12", "iza, najbolji stol: −12 prema 0"],
            [
                "ispred, međusobni stolovi: 1½ prema ½",
                "iza, međusobni stolovi: ½ prema 1½",
            ],
            [
                "ispred, bodovi protivnika: 10 3/7 prema 10",
                "iza, bodovi protivnika: 10 prema 10 3/7",
            ],
            ["ispred, zadnje kolo: 1⅔ prema ⅔", "iza, zadnje kolo: ⅔ prema 1⅔"],
            [
                "ispred zbog manjeg startnog broja: 3 prema 7",
                "iza zbog većeg startnog broja: 7 prema 3",
            ],
            ["ispred po ždrijebu", "iza po ždrijebu"],
            [
                "ispred, odlučujući stol: +5 prema −5",
                "iza, odlučujući stol: −5 prema +5",
            ],
        ],
    ),
    (
        Lang::Sr,
        [
            [
                "ispred, dobijeni stolovi: 5½ prema 5",
                "iza, dobijeni stolovi: 5 prema 5½",
            ],
            ["ispred, druga mesta: 3 prema 2⅓", "iza, druga mesta: 2⅓ prema 3"],
            [
                "ispred, zbir rezultata: +40 prema −39",
                "iza, zbir rezultata: −39 prema +40",
            ],
            ["ispred, najbolji sto: 0 prema −12", "iza, najbolji sto: −12 prema 0"],
            [
                "ispred, međusobni stolovi: 1½ prema ½",
                "iza, međusobni stolovi: ½ prema 1½",
            ],
            [
                "ispred, bodovi protivnika: 10 3/7 prema 10",
                "iza, bodovi protivnika: 10 prema 10 3/7",
            ],
            ["ispred, poslednje kolo: 1⅔ prema ⅔", "iza, poslednje kolo: ⅔ prema 1⅔"],
            [
                "ispred zbog manjeg startnog broja: 3 prema 7",
                "iza zbog većeg startnog broja: 7 prema 3",
            ],
            ["ispred po žrebu", "iza po žrebu"],
            [
                "ispred, odlučujući sto: +5 prema −5",
                "iza, odlučujući sto: −5 prema +5",
            ],
        ],
    ),
];

/// How a sentence begins, with so many points.
fn begins(lang: Lang, points: &str) -> String {
    match lang {
        Lang::En => format!("Level with X on {points} points; "),
        Lang::Hu => format!("{points} ponttal holtversenyben, "),
        Lang::Hr | Lang::Sr => format!("Isti broj bodova kao X ({points}); "),
        Lang::SrCyrl => format!("Исти број бодова као X ({points}); "),
    }
}

/// A row with this total beside another one.
fn row(total: &str, by: By, (own, theirs): (Option<&str>, Option<&str>), is_ahead: bool) -> RankedEntry {
    let facts = Facts {
        entries: vec![talon_tournament::standings::EntrySpan::new(EntryNo(1))],
        ..Facts::default()
    };
    let alone = standings(&facts, &Profile::default(), 1).expect("standings").remove(0);
    let number = |text: &str| text.parse().expect("a number");
    let other = Compared {
        other: EntryNo(2),
        by,
        own: own.map(number),
        theirs: theirs.map(number),
    };
    let (above, below) = if is_ahead {
        (None, Some(other))
    } else {
        (Some(other), None)
    };
    let total: Exact = number(total);
    RankedEntry {
        rank: Some(1),
        mark: Mark::InPlay,
        points: total.clone(),
        total,
        above,
        below,
        ..alone
    }
}

fn said(lang: Lang, row: &RankedEntry) -> String {
    lang.standing(row, &|_| "X".to_owned()).replace('\u{a0}', " ")
}

#[test]
fn each_tie_break_has_its_sentence_in_each_language() {
    assert_eq!(VALUES.map(|(item, ..)| item), TieBreak::ALL);
    for (lang, sentences) in SAID {
        for ((item, more, less), [ahead, behind]) in VALUES.into_iter().zip(sentences) {
            let begin = begins(lang, "19");
            let row_ahead = row("19", By::Item(item), (Some(more), Some(less)), true);
            assert_eq!(said(lang, &row_ahead), format!("{begin}{ahead}."), "{item:?}");
            let row_behind = row("19", By::Item(item), (Some(less), Some(more)), false);
            assert_eq!(said(lang, &row_behind), format!("{begin}{behind}."), "{item:?}");
        }
    }
}

#[test]
fn parts_of_points_signs_and_missing_numbers_are_told_as_in_the_tables() {
    let best = |lang, total| {
        said(
            lang,
            &row(total, By::Item(TieBreak::BestTable), (Some("-4"), None), true),
        )
    };
    assert_eq!(
        best(Lang::En, "23/3"),
        "Level with X on 7⅔ points; ahead on the best table, −4 to none."
    );
    assert_eq!(
        best(Lang::En, "1"),
        "Level with X on 1 point; ahead on the best table, −4 to none."
    );
    assert_eq!(
        best(Lang::Hu, "-1/2"),
        "−½ ponttal holtversenyben, X előtt: legjobb asztal −4 – nincs."
    );
    assert_eq!(
        best(Lang::Hr, "-8"),
        "Isti broj bodova kao X (−8); ispred, najbolji stol: −4 prema nema."
    );
    let shared = |lang| said(lang, &row("3", By::Nothing, (None, None), true));
    assert_eq!(
        shared(Lang::En),
        "Level with X on 3 points and in everything else; they share the place."
    );
    assert_eq!(
        shared(Lang::Hu),
        "3 ponttal holtversenyben, minden másban is egyenlők: X; a helyezés közös."
    );
    let total = |lang| said(lang, &row("-7/2", By::Total, (None, None), true));
    assert_eq!(total(Lang::En), "Decided by the total: −3½.");
    assert_eq!(total(Lang::Sr), "Odlučuje zbir: −3½.");
}
