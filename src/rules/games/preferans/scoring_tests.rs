//! The 26 worked deals of section 10, line by line, and the options that change a score.

use super::*;

/// A is the declarer of every worked deal.
fn facts(contract: &str, volunteers: &str, tricks: Option<[u8; 3]>) -> DealFacts {
    let (value, game) = contract
        .strip_prefix('G')
        .map_or((contract, false), |value| (value, true));
    let contract = Contract::new(value.parse().unwrap()).unwrap();
    DealFacts {
        declarer: Seat::A,
        contract,
        game,
        volunteers: BySeat::from_fn(|seat| volunteers.contains(seat.letter())),
        invited_by: None,
        kontra: None,
        tricks: tricks.map(|[a, b, c]| BySeat { a, b, c }),
    }
}

fn kontra(facts: DealFacts, giver: Seat, level: u8) -> DealFacts {
    DealFacts {
        kontra: Some(Kontra { giver, level }),
        ..facts
    }
}

fn invited(facts: DealFacts, by: Seat) -> DealFacts {
    DealFacts {
        invited_by: Some(by),
        ..facts
    }
}

fn before(left: i64, refa: u8) -> Before {
    let bula = BySeat { a: left, b: 0, c: 0 };
    Before {
        bula: Some(bula),
        open_refa: BySeat { a: refa, b: 0, c: 0 },
        ..Before::default()
    }
}

struct Line {
    number: u8,
    facts: DealFacts,
    left: i64,
    refa: u8,
    multiplier: i64,
    value: i64,
    bula: [i64; 3],
    soup: [i64; 2],
    over: bool,
    reduced: bool,
}

fn line(number: u8, facts: DealFacts, multiplier: i64, value: i64, bula: [i64; 3], soup: [i64; 2]) -> Line {
    Line {
        number,
        facts,
        left: 1000,
        refa: 0,
        multiplier,
        value,
        bula,
        soup,
        over: false,
        reduced: false,
    }
}

fn worked_deals() -> Vec<Line> {
    use Seat::{B, C};
    let both = |contract, tricks| facts(contract, "BC", Some(tricks));
    let refa = |line: Line| Line { refa: 1, ..line };
    let left = |left, line: Line| Line { left, ..line };
    let over = |line: Line| Line { over: true, ..line };
    vec![
        line(1, both("4", [6, 2, 2]), 1, 8, [-8, 0, 0], [16, 16]),
        line(2, both("5", [6, 3, 1]), 1, 10, [-10, 0, 0], [30, 10]),
        line(3, both("4", [7, 2, 1]), 1, 8, [-8, 0, 8], [16, 8]),
        line(4, both("4", [7, 3, 0]), 1, 8, [-8, 0, 8], [24, 0]),
        line(5, both("5", [8, 1, 1]), 1, 10, [-10, 10, 10], [10, 10]),
        line(6, both("G3", [6, 4, 0]), 1, 8, [-8, 0, 0], [32, 0]),
        line(7, both("5", [5, 3, 2]), 1, 10, [10, 0, 0], [30, 20]),
        line(8, facts("5", "B", Some([9, 1, 0])), 1, 10, [-10, 10, 0], [10, 0]),
        line(9, facts("5", "B", Some([6, 4, 0])), 1, 10, [-10, 0, 0], [40, 0]),
        line(
            10,
            invited(facts("4", "B", Some([7, 2, 1])), B),
            1,
            8,
            [-8, 8, 0],
            [24, 0],
        ),
        line(
            11,
            invited(facts("4", "B", Some([6, 0, 4])), B),
            1,
            8,
            [-8, 0, 0],
            [32, 0],
        ),
        line(12, kontra(both("4", [6, 2, 2]), B, 1), 2, 16, [-16, 16, 0], [64, 0]),
        line(13, kontra(both("4", [5, 3, 2]), B, 1), 2, 16, [16, 0, 0], [80, 0]),
        refa(line(
            14,
            kontra(both("G5", [5, 3, 2]), C, 1),
            4,
            48,
            [48, 0, 0],
            [0, 240],
        )),
        refa(line(
            15,
            kontra(both("G2", [5, 3, 2]), B, 2),
            8,
            48,
            [48, 0, 0],
            [240, 0],
        )),
        line(16, both("6", [0, 6, 4]), 1, 12, [-12, 0, 0], [0, 0]),
        line(17, both("6", [1, 0, 0]), 1, 12, [12, 0, 0], [60, 60]),
        line(18, kontra(both("G6", [1, 0, 0]), B, 2), 4, 56, [56, 0, 0], [280, 280]),
        line(19, kontra(both("6", [0, 6, 4]), C, 1), 2, 24, [-24, 0, 24], [0, 0]),
        refa(line(20, facts("7", "", None), 2, 28, [-28, 0, 0], [0, 0])),
        line(21, facts("2", "BC", None), 1, 4, [-4, 0, 0], [0, 0]),
        refa(line(22, both("2", [6, 2, 2]), 2, 8, [-8, 0, 0], [16, 16])),
        over(left(
            6,
            Line {
                reduced: true,
                ..line(23, both("5", [6, 2, 2]), 1, 6, [-6, 0, 0], [12, 12])
            },
        )),
        left(6, line(24, both("5", [5, 3, 2]), 1, 10, [10, 0, 0], [30, 20])),
        left(6, line(25, both("5", [7, 2, 1]), 1, 10, [-10, 0, 10], [20, 10])),
        over(left(8, line(26, facts("4", "", None), 1, 8, [-8, 0, 0], [0, 0]))),
    ]
}

#[test]
fn the_26_worked_deals_come_out_as_written() {
    let deals = worked_deals();
    assert_eq!(deals.len(), 26);
    for deal in deals {
        let score = deal.facts.score(&before(deal.left, deal.refa), &Variant::default());
        let bula = [score.bula_change.a, score.bula_change.b, score.bula_change.c];
        assert_eq!(bula, deal.bula, "bula of deal {}", deal.number);
        assert_eq!(
            [score.soup.a, score.soup.b, score.soup.c],
            [0, deal.soup[0], deal.soup[1]]
        );
        assert_eq!(
            (score.multiplier, score.value),
            (deal.multiplier, deal.value),
            "deal {}",
            deal.number
        );
        assert_eq!(score.refa_used, deal.refa > 0, "deal {}", deal.number);
        assert_eq!(
            (score.session_over, score.reduced),
            (deal.over, deal.reduced),
            "deal {}",
            deal.number
        );
    }
}

/// P-9.3: only a contract that was made, with nobody penalised, brings the end nearer.
#[test]
fn a_fall_raises_what_is_left_and_one_penalty_leaves_it() {
    for deal in worked_deals() {
        let score = deal.facts.score(&before(deal.left, deal.refa), &Variant::default());
        let change = score.bula_change.a + score.bula_change.b + score.bula_change.c;
        let penalised = Seat::ALL.into_iter().filter(|seat| score.penalised[*seat]).count() as i64;
        let expected = if score.made == Some(true) { penalised - 1 } else { 1 };
        assert_eq!(change, expected * score.value, "deal {}", deal.number);
    }
}

fn scored(facts: DealFacts, left: i64, variant: &Variant) -> Score {
    facts.score(&before(left, 0), variant)
}

#[test]
fn a_last_fall_costs_double_where_the_option_says_so() {
    let variant = Variant {
        last_fall_double: true,
        ..Variant::default()
    };
    let falls = facts("4", "B", Some([5, 5, 0]));
    let score = scored(falls, 6, &variant);
    assert_eq!((score.bula_change.a, score.soup.b), (16, 40));
    assert_eq!(
        scored(falls, 8, &variant).bula_change.a,
        8,
        "B is not above what is left"
    );
}

#[test]
fn a_last_hand_pays_no_more_soup_than_is_left_where_the_option_says_so() {
    let variant = Variant {
        last_hand_soup_limit: true,
        ..Variant::default()
    };
    let score = scored(facts("4", "B", Some([5, 5, 0])), 6, &variant);
    assert_eq!((score.bula_change.a, score.soup.b), (8, 30));
}

#[test]
fn each_must_have_two_where_four_together_do_not_count() {
    let variant = Variant {
        quota_together: false,
        ..Variant::default()
    };
    let score = scored(facts("5", "BC", Some([6, 3, 1])), 1000, &variant);
    assert_eq!(
        score.penalised,
        BySeat {
            a: false,
            b: false,
            c: true
        }
    );
}

#[test]
fn a_voluntary_partner_keeps_their_tricks_under_kontra_where_the_option_says_so() {
    let variant = Variant {
        kontra_individual: true,
        ..Variant::default()
    };
    let score = scored(kontra(facts("4", "BC", Some([6, 2, 2])), Seat::B, 1), 1000, &variant);
    assert_eq!((score.soup.b, score.soup.c), (32, 32));
    assert_eq!(
        score.penalised,
        BySeat {
            a: false,
            b: true,
            c: false
        }
    );
    let helper = scored(kontra(facts("4", "B", Some([6, 2, 2])), Seat::B, 1), 1000, &variant);
    assert_eq!(
        (helper.soup.b, helper.soup.c),
        (64, 0),
        "a partner drawn in writes nothing"
    );
}

#[test]
fn only_the_giver_writes_a_doubled_bettel_where_the_option_says_so() {
    let variant = Variant {
        betl_soup_giver_only: true,
        ..Variant::default()
    };
    let falls = facts("6", "BC", Some([1, 0, 0]));
    let score = scored(kontra(falls, Seat::C, 1), 1000, &variant);
    assert_eq!((score.soup.b, score.soup.c), (0, 120));
    let plain = scored(falls, 1000, &variant);
    assert_eq!((plain.soup.b, plain.soup.c), (60, 60));
}

#[test]
fn an_undoubled_two_goes_by_its_option() {
    let two = facts("2", "BC", None);
    let with = |plain_two| Variant {
        plain_two,
        ..Variant::default()
    };
    let hat = Before {
        bula: Some(BySeat { a: -2, b: 50, c: 50 }),
        ..Before::default()
    };
    let writes = two.score(&before(100, 0), &with(PlainTwo::RefaElseWins));
    assert_eq!(
        (writes.refa_written, writes.made, writes.bula_change.a),
        (true, None, 0)
    );
    let blocked = two.score(&hat, &with(PlainTwo::RefaElseWins));
    assert_eq!(
        (blocked.refa_written, blocked.made, blocked.bula_change.a),
        (false, Some(true), -4)
    );
    let nothing = two.score(&hat, &with(PlainTwo::RefaElseNothing));
    assert_eq!(
        (nothing.refa_written, nothing.made, nothing.bula_change.a),
        (false, None, 0)
    );
    let dropped = facts("2", "", None).score(&hat, &with(PlainTwo::Play));
    assert_eq!(
        (dropped.refa_written, dropped.made, dropped.bula_change.a),
        (false, Some(true), -4)
    );
}

#[test]
fn a_refa_exempts_a_two_only_where_the_option_says_so() {
    let exempt = Variant::default();
    let strict = Variant {
        plain_two_refa_exempt: false,
        ..exempt
    };
    assert!(is_plain_two(Contract::TWO, false, false, &exempt));
    assert!(!is_plain_two(Contract::TWO, false, true, &exempt));
    assert!(is_plain_two(Contract::TWO, false, true, &strict));
    assert!(!is_plain_two(Contract::TWO, true, false, &exempt));
    let score = facts("2", "BC", None).score(&before(100, 1), &strict);
    assert_eq!((score.bula_change.a, score.refa_used), (-8, true));
}

#[test]
fn preferans_falls_with_the_first_trick_and_pays_it() {
    let variant = Variant {
        preferans8: true,
        ..Variant::default()
    };
    let made = scored(facts("8", "BC", Some([10, 0, 0])), 1000, &variant);
    assert_eq!(
        (made.bula_change, made.penalised),
        (BySeat { a: -16, b: 0, c: 0 }, BySeat::default())
    );
    let fell = scored(facts("G8", "BC", Some([3, 1, 0])), 1000, &variant);
    assert_eq!((fell.bula_change.a, fell.soup.b, fell.soup.c), (18, 18, 0));
    let bold = scored(kontra(facts("8", "BC", Some([10, 0, 0])), Seat::B, 1), 1000, &variant);
    assert_eq!((bold.bula_change.a, bold.bula_change.b), (-32, 32));
}

#[test]
fn a_frozen_refa_neither_doubles_nor_is_used() {
    let variant = Variant {
        refa_frozen_under_hat: true,
        ..Variant::default()
    };
    let under = Before {
        bula: Some(BySeat { a: 20, b: -2, c: 30 }),
        open_refa: BySeat { a: 1, b: 1, c: 1 },
        refas_written: 1,
        out: None,
    };
    let score = facts("4", "BC", Some([6, 2, 2])).score(&under, &variant);
    assert_eq!((score.value, score.refa_used), (8, false));
    let score = facts("4", "BC", Some([6, 2, 2])).score(&under, &Variant::default());
    assert_eq!((score.value, score.refa_used), (16, true));
}
