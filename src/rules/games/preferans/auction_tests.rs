//! All auctions counted (P-3.12), the examples of section 3, and who is passed silently.

use super::*;

fn call(text: &str) -> Action {
    match text {
        "pass" => Action::Pass,
        "hold" => Action::Hold,
        bid => Action::Bid(Bid::parse(bid).unwrap()),
    }
}

/// Plays calls such as `A2 B3 Chold`; forehand is A.
fn said(calls: &str, variant: &Variant) -> Auction {
    let mut auction = Auction::new(Seat::A);
    for text in calls.split_whitespace() {
        let (seat, word) = text.split_at(1);
        assert_eq!(auction.won(), None, "{text} in {calls}");
        assert_eq!(auction.turn(), Seat::parse(seat).unwrap(), "{text} in {calls}");
        auction.check(call(word), variant).unwrap();
        auction.apply(call(word), variant);
    }
    auction
}

fn options(auction: &Auction, variant: &Variant) -> Vec<Action> {
    let bids = Bid::all().map(Action::Bid);
    let all = bids.chain([Action::Hold, Action::Pass]);
    let legal = |action: &Action| match action {
        // Numbers and games that no rule set reaches are refused by the reader.
        Action::Bid(Bid::Number(value)) if *value > variant.highest().value() => false,
        Action::Bid(Bid::Named(contract)) if *contract > variant.highest() => false,
        action => auction.check(*action, variant).is_ok(),
    };
    all.filter(legal).collect()
}

/// All complete auctions: outcome, number of spoken calls, highest call of each player.
fn complete(auction: Auction, spoken: usize, variant: &Variant, found: &mut Vec<(Won, usize)>) {
    if let Some(won) = auction.won() {
        found.push((won, spoken));
        return;
    }
    for action in options(&auction, variant) {
        let mut next = auction;
        next.apply(action, variant);
        complete(next, spoken + 1, variant, found);
    }
}

#[test]
fn the_rules_allow_exactly_152_auctions() {
    let mut found = Vec::new();
    complete(Auction::new(Seat::A), 0, &Variant::default(), &mut found);
    let count = |pick: fn(&Won) -> bool| found.iter().filter(|(won, _)| pick(won)).count();
    assert_eq!(found.len(), 152);
    assert_eq!(count(|won| *won == Won::PassedOut), 1);
    assert_eq!(count(|won| matches!(won, Won::Number { .. })), 63);
    assert_eq!(count(|won| won.is_game()), 88);
    assert_eq!(found.iter().map(|(_, spoken)| *spoken).max(), Some(12));
}

#[test]
fn what_may_be_said_is_what_the_list_of_bids_has() {
    fn walk(auction: Auction, variant: &Variant) {
        if auction.won().is_some() {
            return;
        }
        let listed: Vec<Action> = auction.bids(variant).map(Action::Bid).collect();
        let legal = options(&auction, variant);
        let bids: Vec<Action> = legal
            .iter()
            .copied()
            .filter(|action| matches!(action, Action::Bid(_)))
            .collect();
        assert_eq!(listed, bids);
        assert_ne!(legal, [Action::Pass], "a turn with nothing but a pass is silent");
        for action in legal {
            let mut next = auction;
            next.apply(action, variant);
            walk(next, variant);
        }
    }
    for jump_bids in [false, true] {
        for preferans8 in [false, true] {
            let variant = Variant {
                jump_bids,
                preferans8,
                ..Variant::default()
            };
            walk(Auction::new(Seat::B), &variant);
        }
    }
}

#[test]
fn the_examples_of_the_rules_end_as_they_say() {
    let variant = Variant::default();
    let game = |declarer, value| {
        Some(Won::NamedGame {
            declarer,
            contract: Contract::new(value).unwrap(),
        })
    };
    let examples = [
        (
            "A2 B3 C4 Ahold B5 Cpass Ahold B6 Ahold Bpass",
            Some(Won::Number {
                declarer: Seat::A,
                value: 6,
            }),
        ),
        (
            "A2 B3 C4 Apass Bhold C5 Bhold Cpass",
            Some(Won::Number {
                declarer: Seat::B,
                value: 5,
            }),
        ),
        ("A2 BG Cpass", Some(Won::LoneGame { declarer: Seat::B })),
        ("AG BG CG AG2 BG5", game(Seat::B, 5)),
        ("Apass BG6 CG7", game(Seat::C, 7)),
        ("Apass Bpass Cpass", Some(Won::PassedOut)),
    ];
    for (calls, won) in examples {
        assert_eq!(said(calls, &variant).won(), won, "{calls}");
    }
}

#[test]
fn those_who_can_only_pass_are_passed_in_order() {
    let variant = Variant::default();
    let silent = |calls: &str| said(calls, &variant).silent_passes().collect::<Vec<_>>();
    assert_eq!(silent("A2 BG Cpass"), [Seat::A]);
    assert_eq!(silent("A2 B3 CG"), [Seat::A, Seat::B]);
    assert_eq!(silent("AG7"), [Seat::B, Seat::C]);
    assert_eq!(silent("AG BG CG AG2 BG5"), [Seat::C]);
    assert_eq!(silent("A2 BG CG"), [Seat::A]);
    assert_eq!(silent("A2 B3"), []);
}

#[test]
fn each_refusal_names_its_rule() {
    let refused = |calls: &str, word: &str| {
        let fault = said(calls, &Variant::default())
            .check(call(word), &Variant::default())
            .unwrap_err();
        (fault.code, fault.rule.unwrap().as_str())
    };
    assert_eq!(refused("", "3"), (Code::BidStep, "P-3.2"));
    assert_eq!(refused("A2", "2"), (Code::BidTooLow, "P-3.2"));
    assert_eq!(refused("AG", "2"), (Code::BidTooLow, "P-3.6"));
    assert_eq!(refused("AG6", "G"), (Code::BidTooLow, "P-3.6"));
    assert_eq!(refused("AG6", "G6"), (Code::BidTooLow, "P-3.6"));
    assert_eq!(refused("A2 B3 Cpass", "4"), (Code::RaiseNotAllowed, "P-3.4"));
    assert_eq!(refused("A2 B3 Cpass", "G"), (Code::GameNotAllowed, "P-3.6"));
    assert_eq!(refused("A2", "hold"), (Code::HoldNotAllowed, "P-3.3"));
    assert_eq!(refused("AG", "hold"), (Code::HoldNotAllowed, "P-3.3"));
    assert_eq!(refused("A2 B3 C4 Ahold", "hold"), (Code::HoldNotAllowed, "P-3.4"));
    assert_eq!(refused("", "G4"), (Code::TrumpNotAllowed, "P-3.6"));
    assert_eq!(refused("", "G8"), (Code::BadValue, "P-3.6"));
    assert_eq!(
        refused("A2 B3 Cpass Ahold B4 Ahold B5 Ahold B6 Ahold", "8"),
        (Code::BadValue, "P-3.2")
    );
    assert_eq!(refused("AG BG Cpass", "pass"), (Code::BidTooLow, "P-3.8"));
    assert_eq!(refused("AG BG Cpass AG2", "pass"), (Code::BidTooLow, "P-3.9"));
    assert_eq!(refused("AG BG Cpass AG3", "G3"), (Code::BidTooLow, "P-3.8"));
    assert_eq!(refused("AG BG Cpass AG3", "G6"), (Code::TrumpNotAllowed, "P-3.8"));
    assert_eq!(refused("AG BG Cpass AG3", "4"), (Code::BidTooLow, "P-3.6"));
}

#[test]
fn with_jumps_any_higher_number_may_follow() {
    let variant = Variant {
        jump_bids: true,
        ..Variant::default()
    };
    assert_eq!(
        said("A5 B7 Cpass Ahold", &variant).won(),
        Some(Won::Number {
            declarer: Seat::A,
            value: 7
        })
    );
    assert_eq!(
        said("A7 Bpass Cpass", &variant).won(),
        Some(Won::Number {
            declarer: Seat::A,
            value: 7
        })
    );
}

#[test]
fn preferans_stands_above_sanac_where_it_is_played() {
    let variant = Variant {
        preferans8: true,
        ..Variant::default()
    };
    let won = Won::NamedGame {
        declarer: Seat::B,
        contract: Contract::PREFERANS,
    };
    assert_eq!(said("AG7 BG8", &variant).won(), Some(won));
}
