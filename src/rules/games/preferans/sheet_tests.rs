//! The session of section 10.1 deal by deal, write-off, hats.

use super::*;
use crate::games::preferans::scoring::{DealFacts, Kontra};
use crate::games::preferans::{Contract, Variant};
use crate::games::session::Hat;

struct Deal {
    /// Declarer, contract code, volunteers, tricks of A, B, C; empty when all passed.
    what: &'static str,
    invited_by: Option<Seat>,
    kontra: Option<Kontra>,
    bula: [i64; 3],
    left: i64,
}

const fn deal(what: &'static str, bula: [i64; 3], left: i64) -> Deal {
    Deal {
        what,
        invited_by: None,
        kontra: None,
        bula,
        left,
    }
}

const fn doubled(giver: Seat, deal: Deal) -> Deal {
    Deal {
        kontra: Some(Kontra { giver, level: 1 }),
        ..deal
    }
}

/// The deals of section 10.1 with bulas and S after each.
const SESSION: [Deal; 20] = [
    deal("A 4 BC 622", [22, 30, 30], 82),
    deal("", [22, 30, 30], 82),
    deal("C 5 A 307", [22, 30, 10], 62),
    deal("B 6 AC 010", [22, 54, 10], 86),
    Deal {
        invited_by: Some(Seat::C),
        ..deal("A 3 C 712", [10, 54, 22], 86)
    },
    deal("C 2 AB -", [10, 54, 18], 82),
    doubled(Seat::B, deal("A 2 BC 532", [18, 54, 18], 90)),
    deal("B G5 - -", [18, 42, 18], 78),
    deal("", [18, 42, 18], 78),
    deal("C 7 AB 217", [18, 56, 4], 78),
    deal("B G7 - -", [18, 40, 4], 62),
    deal("B 7 AC 262", [18, 26, 4], 48),
    deal("C 5 A 406", [18, 26, -6], 38),
    deal("", [18, 26, -6], 38),
    deal("A 4 BC 631", [10, 26, -6], 30),
    deal("C 4 AB 325", [10, 26, 2], 38),
    deal("B G4 A 280", [10, 16, 2], 28),
    deal("A 7 BC 622", [-4, 16, 2], 14),
    doubled(Seat::C, deal("B 5 AC 163", [-4, -4, 22], 14)),
    deal("C G7 AB 226", [-4, -4, 8], 0),
];

fn seats(letters: &str) -> BySeat<bool> {
    BySeat::from_fn(|seat| letters.contains(seat.letter()))
}

fn facts(deal: &Deal) -> Option<DealFacts> {
    let words: Vec<&str> = deal.what.split_whitespace().collect();
    let [declarer, contract, volunteers, tricks] = words[..] else {
        return None;
    };
    let (value, game) = contract
        .strip_prefix('G')
        .map_or((contract, false), |value| (value, true));
    let contract = Contract::new(value.parse().unwrap()).unwrap();
    let digits: Vec<u8> = tricks
        .bytes()
        .filter(u8::is_ascii_digit)
        .map(|digit| digit - b'0')
        .collect();
    let tricks = match digits[..] {
        [a, b, c] => Some(BySeat { a, b, c }),
        _ => None,
    };
    let declarer = Seat::parse(declarer).unwrap();
    let volunteers = seats(volunteers);
    Some(DealFacts {
        declarer,
        contract,
        game,
        volunteers,
        invited_by: deal.invited_by,
        kontra: deal.kontra,
        tricks,
    })
}

/// The totals of P-9.4, from even bulas all the way (P-9.6).
#[test]
fn the_complete_session_comes_out_as_written() {
    let variant = Variant {
        bula: 30,
        refas: Some(1),
        ..Variant::default()
    };
    let mut sheet = Sheet::new(&variant);
    for (place, deal) in SESSION.iter().enumerate() {
        assert!(!sheet.is_over(), "before deal {}", place + 1);
        match facts(deal) {
            Some(facts) => {
                let score = facts.score(&sheet.before(), &variant);
                sheet.enter(facts.declarer, &score);
                assert_eq!(score.session_over, place == 19, "deal {}", place + 1);
            }
            None => assert_eq!(sheet.enter_passed_out(&variant), place == 1, "deal {}", place + 1),
        }
        assert_eq!(
            [sheet.bula.a, sheet.bula.b, sheet.bula.c],
            deal.bula,
            "deal {}",
            place + 1
        );
        assert_eq!(sheet.sum(), deal.left, "deal {}", place + 1);
    }
    assert!(sheet.is_over());
    assert_eq!(sheet.open_refa, BySeat::default());
    let soup = BySeat {
        a: BySeat { a: 0, b: 168, c: 180 },
        b: BySeat { a: 108, b: 0, c: 58 },
        c: BySeat { a: 88, b: 228, c: 0 },
    };
    assert_eq!(sheet.soup, soup);
    assert_eq!(sheet.totals(), BySeat { a: 192, b: -190, c: -2 });
}

/// P-9.5.
#[test]
fn the_rest_is_written_off_in_thirds() {
    let change = |a, b, c| {
        let change = write_off(&BySeat { a, b, c });
        [change.a, change.b, change.c]
    };
    assert_eq!(change(24, 34, 28), [-28, -29, -29]);
    assert_eq!(change(8, 2, 0), [-4, -3, -3]);
    assert_eq!(change(2, 2, 4), [-3, -2, -3]);
    assert_eq!(change(-6, 4, 2), [0, 0, 0]);
}

#[test]
fn a_hat_is_drawn_below_zero_and_taken_off_at_zero() {
    assert_eq!(Hat::drawn(8, 0), None);
    assert_eq!(Hat::drawn(8, -2), Some(Hat::Hat));
    assert_eq!(Hat::drawn(0, -4), Some(Hat::Hat));
    assert_eq!(Hat::drawn(-4, -12), None);
    assert_eq!(Hat::drawn(-4, 0), Some(Hat::Inverted));
}

#[test]
fn with_four_columns_the_rest_is_written_off_in_four_parts() {
    let table = |bula: [i64; 4]| TableSheet {
        bula: bula.to_vec(),
        soup: vec![vec![0; 4]; 4],
        open_refa: vec![0; 4],
        refas_written: 0,
    };
    let off = |bula| written_off(&table(bula)).map(|sheet| sheet.bula);
    assert_eq!(
        off([24, 34, 28, 20]),
        Some(vec![-2, 7, 1, -6]),
        "two more from the two highest"
    );
    assert_eq!(
        off([10, -4, 10, 1]),
        Some(vec![5, -8, 6, -3]),
        "of equals the earlier first"
    );
    assert_eq!(off([2, -6, 2, 2]), None);
    let mut sheet = table([10, -10, 0, 0]);
    sheet.soup[3][0] = 40;
    assert_eq!(settled(&sheet), [-140, 100, 0, 40]);
}

#[test]
fn who_sits_out_counts_among_what_is_left_and_may_be_under_the_hat() {
    let before = |out| Before {
        bula: Some(BySeat { a: 2, b: 2, c: 2 }),
        open_refa: BySeat { a: 1, b: 0, c: 0 },
        refas_written: 0,
        out,
    };
    assert_eq!(
        [before(None), before(Some(4)), before(Some(-2))].map(|one| one.sum()),
        [Some(6), Some(10), Some(4)]
    );
    let variant = Variant::default();
    assert!(before(Some(4)).may_write_refa(&variant) && !before(Some(-2)).may_write_refa(&variant));
    let frozen = Variant {
        refa_frozen_under_hat: true,
        ..variant
    };
    assert!(before(Some(4)).has_refa(Seat::A, &frozen) && !before(Some(-2)).has_refa(Seat::A, &frozen));
}

#[test]
fn refas_are_written_until_the_maximum_and_not_under_a_hat() {
    let open = |written, a, variant: &Variant| {
        let bula = Some(BySeat { a, b: 10, c: 10 });
        Before {
            bula,
            refas_written: written,
            ..Before::default()
        }
        .may_write_refa(variant)
    };
    let variant = Variant {
        refas: Some(2),
        ..Variant::default()
    };
    assert!(open(1, 10, &variant) && !open(2, 10, &variant));
    assert!(open(1, 0, &variant) && !open(1, -2, &variant));
    assert!(open(
        1,
        -2,
        &Variant {
            refa_blocked_by_hat: false,
            ..variant
        }
    ));
    assert!(open(200, 10, &Variant { refas: None, ..variant }));
}
