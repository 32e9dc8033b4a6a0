//! Lines of boards worked by hand.

use super::*;
use crate::{EntryNo, Exact};

fn exact(text: &str) -> Exact {
    text.parse().unwrap()
}

#[test]
fn a_score_gets_two_for_each_lower_and_one_for_each_equal_one() {
    assert_eq!(matchpoints(&[10, -4, 10, 2]), [5, 0, 5, 2]);
    assert_eq!(matchpoints(&[7, 7, 7]), [2, 2, 2]);
    assert_eq!(matchpoints(&[3]), [0]);
    assert_eq!(matchpoints(&[]), [] as [i64; 0]);
    let percents: Vec<String> = [5, 0, 5, 2]
        .iter()
        .map(|mp| percent(&Exact::from(*mp), 4).unwrap().decimals(2))
        .collect();
    assert_eq!(percents, ["83.33", "0.00", "83.33", "33.33"]);
    assert_eq!(percent(&Exact::zero(), 1), None);
}

#[test]
fn fewer_results_are_brought_to_the_expected_count() {
    // Eight expected, six there: the top 10 becomes 13 2/3 of 14, the bottom 1/3.
    assert_eq!(neuberg(&exact("10"), 6, 8), Some(exact("41/3")));
    assert_eq!(neuberg(&exact("0"), 6, 8), Some(exact("1/3")));
    assert_eq!(neuberg(&exact("5"), 6, 8), Some(exact("7")));
    assert_eq!(neuberg(&exact("5"), 6, 6), Some(exact("5")));
    assert_eq!(neuberg(&exact("5"), 0, 6), None);
}

#[test]
fn awards_are_averages_but_never_hurt_the_innocent_nor_help_the_guilty() {
    let session = |boards: &str| {
        let boards: Vec<Board> = boards
            .split(' ')
            .map(|board| match board {
                "average" => Board::Awarded(Award::Average),
                "plus" => Board::Awarded(Award::AveragePlus),
                "minus" => Board::Awarded(Award::AverageMinus),
                percent => Board::Played(exact(percent)),
            })
            .collect();
        session_percent(&boards).unwrap().decimals(2)
    };
    assert_eq!(session("70 80 plus"), "75.00");
    assert_eq!(session("50 40 plus"), "50.00");
    assert_eq!(session("70 80 minus"), "63.33");
    assert_eq!(session("20 30 minus"), "25.00");
    assert_eq!(session("70 average plus"), "63.33");
    assert_eq!(session("plus minus average"), "50.00");
    assert_eq!(session_percent(&[]), None);
}

#[test]
fn differences_to_the_other_tables_are_cut_off_at_the_cap() {
    let said = |cap| -> Vec<String> {
        cross_difference(&[10, 4, -50], cap)
            .unwrap()
            .iter()
            .map(Exact::to_string)
            .collect()
    };
    assert_eq!(said(None), ["33", "24", "-57"]);
    assert_eq!(said(Some(20)), ["13", "7", "-20"]);
    assert_eq!(cross_difference(&[5], None), None);
    let far = cross_difference(&[i64::MAX, i64::MIN], None).unwrap();
    assert_eq!(&far[0] + &far[1], Exact::zero());
}

#[test]
fn the_datum_leaves_the_extremes_out_from_five_on() {
    assert_eq!(datum(&[10, 4, -50, 0]), Some(exact("-9")));
    assert_eq!(datum(&[10, 4, -50, 0, 7]), Some(exact("11/3")));
    assert_eq!(datum(&[]), None);
}

#[test]
fn totals_are_parted_into_cards_and_players() {
    let share = |entry, board, line, raw| Share {
        entry: EntryNo(entry),
        board,
        line,
        raw,
    };
    // One board at two tables; the first line was worth 6, the others -2 and -4.
    let shares = [
        share(1, 1, 0, 8),
        share(2, 1, 1, -4),
        share(3, 1, 2, -4),
        share(4, 1, 0, 4),
        share(5, 1, 1, 0),
        share(6, 1, 2, -4),
    ];
    let luck = luck(&shares).unwrap();
    let of = |entry, total, cards, beyond| LuckOfEntry {
        entry: EntryNo(entry),
        total: exact(total),
        cards: exact(cards),
        beyond: exact(beyond),
    };
    assert_eq!(luck.each[0], of(1, "8", "6", "2"));
    assert_eq!(luck.each[4], of(5, "0", "-2", "2"));
    assert_eq!(luck.cards, exact("56/3"));
    assert_eq!(luck.players, exact("8/3"));
    assert_eq!(luck.totals, exact("64/3"));
    assert_eq!(super::luck(&[]), None);
}
