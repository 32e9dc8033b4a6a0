//! Which verdicts of a hand of Ulti can stand together, counted a second time with plain loops, and held against hands
//! that the engine plays to their end in every way there is.

use std::collections::BTreeSet;

use proptest::prelude::*;
use talon_rules::cards::{BySeat, Card, CardSet, Pack, Seat, Suit};
use talon_rules::chance::Chance;
use talon_rules::games::Game;
use talon_rules::games::ulti::{
    Action, Bid, Class, Component, ComponentResult, ComponentSet, LastSeven, MarriagesSaid, SidePoints, Silent, Ulti,
    Variant, WrittenHand, bid_exists, is_forfeit, trump_suits,
};

use super::{cards, variants};

const DECLARER: Seat = Seat::A;
/// Cards that each player holds when all ways to go on are tried.
const CARDS_LEFT: usize = 3;

/// One way in which the tricks of a hand can go.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Tricks {
    declarer_has_all: bool,
    declarer_has_none: bool,
    declarer_has_aces: bool,
    defenders_have_aces: bool,
    /// Aces and tens of the declarer.
    high: i64,
    declarer_has_last: bool,
}

/// Every way to split tricks, aces, tens and the last trick; those that no verdict tells apart are one.
fn all_tricks() -> BTreeSet<Tricks> {
    let mut all = BTreeSet::new();
    for tricks in 0..=10 {
        for aces in 0..=4 {
            for talon_aces in 0..=(4 - aces).min(2) {
                for tens in 0..=4 {
                    for talon_tens in 0..=(4 - tens).min(2 - talon_aces) {
                        let theirs = (4 - aces - talon_aces) + (4 - tens - talon_tens);
                        if aces + tens > 3 * tricks || theirs > 3 * (10 - tricks) {
                            continue;
                        }
                        for declarer_has_last in [true, false] {
                            if if declarer_has_last { tricks == 0 } else { tricks == 10 } {
                                continue;
                            }
                            all.insert(Tricks {
                                declarer_has_all: tricks == 10,
                                declarer_has_none: tricks == 0,
                                declarer_has_aces: aces == 4,
                                defenders_have_aces: 4 - aces - talon_aces == 4,
                                high: aces + tens,
                                declarer_has_last,
                            });
                        }
                    }
                }
            }
        }
    }
    all
}

/// Who played the trump seven to the last trick, as far as it matters: the declarer or a defender, and whether it won.
type SevenOfSide = Option<(bool, bool)>;

/// All that can be noted of one way in which a hand ends.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Way {
    made: Vec<Component>,
    silent: [Option<bool>; 4],
    seven: SevenOfSide,
    said: Said,
    points: (i64, i64),
}

/// Whether each side said forty, and how many twenties.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Said {
    own: (bool, u8),
    theirs: (bool, u8),
}

/// Every way in which a hand of this contract can end, as the rules document counts.
fn ways(contract: Bid, variant: &Variant) -> BTreeSet<Way> {
    let mut ways = BTreeSet::new();
    for tricks in all_tricks() {
        for forty in [None, Some(true), Some(false)] {
            for own in 0..=3 {
                for theirs in 0..=3 - own {
                    let own_forty = forty == Some(true);
                    let too_many = contract.has(Component::Forty) && own > 0
                        || contract.has(Component::Twenty) && (own_forty || own > 1);
                    if too_many {
                        continue;
                    }
                    for seven in [
                        None,
                        tricks.declarer_has_last.then_some((true, true)),
                        (!tricks.declarer_has_last).then_some((true, false)),
                        (!tricks.declarer_has_last).then_some((false, true)),
                        Some((false, false)),
                    ] {
                        let said = Said {
                            own: (own_forty, own),
                            theirs: (forty == Some(false), theirs),
                        };
                        ways.insert(judged(contract, variant, tricks, said, seven));
                    }
                }
            }
        }
    }
    ways
}

/// The verdicts on one way (U-7.10 to U-7.12, U-10.1 to U-10.3).
fn judged(contract: Bid, variant: &Variant, tricks: Tricks, said: Said, seven: SevenOfSide) -> Way {
    let worth = |side: (bool, u8), has_trick: bool| {
        let said = i64::from(side.0) * 40 + i64::from(side.1) * 20;
        if variant.marriage_needs_trick && !has_trick {
            0
        } else {
            said
        }
    };
    let in_tricks = 10 * (tricks.high + i64::from(tricks.declarer_has_last));
    let points = (
        in_tricks + worth(said.own, !tricks.declarer_has_none),
        90 - in_tricks + worth(said.theirs, !tricks.declarer_has_all),
    );
    let is_made = |part: &Component| match part {
        Component::Simple => points.0 > points.1,
        Component::Forty => said.own.0 && in_tricks >= 60,
        Component::Twenty => said.own.1 > 0 && in_tricks >= 80,
        Component::Ulti => seven == Some((true, true)),
        Component::Aces => tricks.declarer_has_aces,
        Component::Durchmars | Component::OpenDurchmars => tricks.declarer_has_all,
        _ => unreachable!("a part of a trump game"),
    };
    let open = |silent: Silent| silent.goes_with(contract, variant);
    let marched = open(Silent::Durchmars) && (tricks.declarer_has_all || tricks.declarer_has_none);
    let result = |silent: Silent, won: bool, lost: bool| (open(silent) && (won || lost)).then_some(won);
    Way {
        made: contract.components().iter().filter(is_made).collect(),
        silent: [
            result(Silent::Hundred, points.0 >= 100, points.1 >= 100),
            result(Silent::Aces, tricks.declarer_has_aces, tricks.defenders_have_aces).filter(|_| !marched),
            result(Silent::Durchmars, tricks.declarer_has_all, tricks.declarer_has_none),
            result(
                Silent::Ulti,
                seven == Some((true, true)),
                seven == Some((true, false)) || seven == Some((false, true)),
            ),
        ],
        seven,
        said,
        points,
    }
}

/// What is noted of a hand, of everything that can be.
fn written(contract: Bid, way: &Way) -> WrittenHand {
    let said = |side: (bool, u8)| MarriagesSaid {
        forty: side.0,
        twenties: side.1,
    };
    let result = |won: bool| {
        if won {
            ComponentResult::Win
        } else {
            ComponentResult::Lose
        }
    };
    WrittenHand {
        made: way.made.iter().copied().collect(),
        silent: Some(way.silent.map(|silent| silent.map(result))),
        seven: way.seven.map(|(of_declarer, won)| LastSeven {
            by: if of_declarer { DECLARER } else { DECLARER.next() },
            won,
        }),
        marriages: Some(BySeat::from_fn(|seat| match seat {
            DECLARER => said(way.said.own),
            Seat::B => said(way.said.theirs),
            Seat::C => MarriagesSaid::default(),
        })),
        points: Some(SidePoints {
            declarer: u16::try_from(way.points.0).unwrap(),
            defenders: u16::try_from(way.points.1).unwrap(),
        }),
        ..WrittenHand::new(DECLARER, contract)
    }
}

/// The same with some of it not noted, a bit for each member.
fn partly(hand: &WrittenHand, left_out: u8) -> WrittenHand {
    let kept = |member: u8| left_out >> member & 1 == 0;
    WrittenHand {
        silent: hand.silent.filter(|_| kept(0)),
        seven: hand.seven.filter(|_| kept(1)),
        marriages: hand.marriages.filter(|_| kept(2)),
        points: hand.points.filter(|_| kept(3)),
        ..*hand
    }
}

/// Whether this way brings all that is written.
fn brings(way: &Way, contract: Bid, hand: &WrittenHand) -> bool {
    let all = written(contract, way);
    let is_noted = |left_out: bool, member: u8| if left_out { 1 << member } else { 0 };
    let left_out = is_noted(hand.silent.is_none(), 0)
        + is_noted(hand.seven.is_none(), 1)
        + is_noted(hand.marriages.is_none(), 2)
        + is_noted(hand.points.is_none(), 3);
    partly(&all, left_out) == *hand
}

fn subsets(all: ComponentSet) -> Vec<ComponentSet> {
    let mut subsets = vec![ComponentSet::default()];
    for part in all.iter() {
        let with: Vec<ComponentSet> = subsets.iter().map(|some| some.iter().chain([part]).collect()).collect();
        subsets.extend(with);
    }
    subsets
}

/// Each way to fill in verdicts and silent bids, of those that contract and rules leave open.
fn fillings(contract: Bid, variant: &Variant) -> Vec<WrittenHand> {
    let mut silents = vec![[None; 4]];
    for silent in Silent::ALL
        .into_iter()
        .filter(|silent| silent.goes_with(contract, variant))
    {
        for result in [ComponentResult::Win, ComponentResult::Lose] {
            let untouched = silents.iter().filter(|some| some[silent as usize].is_none());
            let with: Vec<_> = untouched
                .map(|some| {
                    let mut with = *some;
                    with[silent as usize] = Some(result);
                    with
                })
                .collect();
            silents.extend(with);
        }
    }
    let made = subsets(contract.components());
    let all = made
        .iter()
        .flat_map(|made| silents.iter().map(move |silent| (*made, *silent)));
    all.map(|(made, silent)| WrittenHand {
        made,
        silent: Some(silent),
        ..WrittenHand::new(DECLARER, contract)
    })
    .collect()
}

/// How many fillings there are and how many are possible, when both ways of counting agree on each.
fn agreed(contract: Bid, variant: &Variant) -> (usize, usize) {
    let ways = ways(contract, variant);
    let ends: BTreeSet<_> = ways.iter().map(|way| (way.made.clone(), way.silent)).collect();
    let fillings = fillings(contract, variant);
    let mut possible = 0;
    for hand in &fillings {
        let silent = hand
            .silent
            .unwrap()
            .map(|one| one.map(|result| result == ComponentResult::Win));
        let can_be = ends.contains(&(hand.made.iter().collect(), silent));
        assert_eq!(hand.can_be(variant), can_be, "{hand:?} under {variant:?}");
        possible += usize::from(can_be);
        let unnoted = WrittenHand { silent: None, ..*hand };
        let can_be = ends
            .iter()
            .any(|(made, _)| made.iter().copied().collect::<ComponentSet>() == hand.made);
        assert_eq!(unnoted.can_be(variant), can_be, "{unnoted:?} under {variant:?}");
    }
    (fillings.len(), possible)
}

fn trump_games() -> impl Iterator<Item = Bid> {
    Bid::all().filter(|bid| bid.class() != Class::Plain)
}

#[test]
fn of_each_trump_game_exactly_those_ends_are_taken_that_some_count_brings() {
    let variant = Variant::default();
    for contract in trump_games() {
        let counted = agreed(contract, &variant);
        match contract.code() {
            "simple" => assert_eq!(counted, (162, 50)),
            "simple+ulti" => assert_eq!(counted, (108, 35)),
            code => assert!(counted.1 > 0, "{code}: {counted:?}"),
        }
    }
}

/// Contracts that can be played under these rules.
fn contracts(variant: &Variant) -> Vec<Bid> {
    trump_games()
        .filter(|bid| bid_exists(*bid, variant) && !is_forfeit(*bid, variant))
        .filter(|bid| !variant.min_contract_hearts_simple || bid.step() > 1)
        .collect()
}

/// How much a card is worth to whoever wants to win tricks.
fn strength(card: Card, trump: Suit) -> i64 {
    const ORDER: &str = "789UOKXA";
    let rank = ORDER.find(Pack::German.rank_code(card.rank())).unwrap();
    i64::try_from(rank).unwrap() + if card.suit() == trump { 8 } else { 0 }
}

/// A hand before its first card: even ones, and strong ones of either side, so that rare ends come about.
fn dealt(chance: &mut Chance, contract: Bid, variant: &Variant) -> Ulti {
    let suits = trump_suits(contract.class());
    let trump = suits[chance.below(suits.len())];
    let lean = [-4, -1, 0, 1, 4][chance.below(5)];
    let mut pack: Vec<(i64, Card)> = cards()
        .map(|card| {
            (
                strength(card, trump) * lean + i64::try_from(chance.below(8)).unwrap(),
                card,
            )
        })
        .collect();
    pack.sort_unstable();
    // Two of one end lie in the talon, or two of the middle.
    let at = [0, 15, 30][chance.below(3)];
    let laid: Vec<(i64, Card)> = pack.drain(at..at + 2).collect();
    let set = |part: &[(i64, Card)]| part.iter().fold(CardSet::EMPTY, |all, (_, card)| all.with(*card));
    let holdings = BySeat::from_fn(|seat| match seat {
        Seat::A => set(&pack[..10]),
        Seat::B => set(&pack[20..]),
        Seat::C => set(&pack[10..20]),
    });
    let talon = set(&laid);
    Ulti::in_play(holdings, talon, DECLARER, contract, Some(trump), DECLARER, variant)
}

/// Plays up to the last tricks: by chance, or the strongest card each time; marriages are said as a rule.
fn play_to_the_last_tricks(game: &mut Ulti, chance: &mut Chance) {
    let (trump, by_strength) = (game.trump().unwrap(), chance.below(2) == 0);
    while game.table().holdings[game.next_to_play()].certain.len() > CARDS_LEFT || !game.trick().is_empty() {
        let moves = moves(game);
        let said = moves.iter().find(|(_, action)| matches!(action, Action::Marriage(_)));
        let strongest = moves.iter().max_by_key(|(_, action)| match action {
            Action::Play(card) => strength(*card, trump),
            _ => -1,
        });
        let any = moves.get(chance.below(moves.len()));
        let chosen = said.filter(|_| chance.below(8) > 0);
        let chosen = chosen.or(strongest.filter(|_| by_strength)).or(any);
        let (seat, action) = *chosen.unwrap();
        game.apply(seat, action).unwrap();
    }
}

/// Cards, and what is said with them.
fn moves(game: &Ulti) -> Vec<(Seat, Action)> {
    let mut all = game.legal_actions();
    all.retain(|(_, action)| matches!(action, Action::Play(_) | Action::Marriage(_)));
    all
}

/// Plays on in every way and tries what would be written down of each end.
fn play_on(game: &Ulti, ends: &mut Vec<WrittenHand>) {
    let moves = moves(game);
    if moves.is_empty() {
        let end = game.written().expect("a hand that is over");
        if !ends.contains(&end) {
            ends.push(end);
        }
    }
    for (seat, action) in moves {
        let mut next = game.clone();
        next.apply(seat, action).expect("a legal card");
        play_on(&next, ends);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn under_any_rules_the_ends_that_are_taken_are_those_that_some_count_brings(
        variant in variants(),
        at in any::<prop::sample::Index>(),
    ) {
        let games: Vec<Bid> = trump_games().collect();
        agreed(games[at.index(games.len())], &variant);
    }

    #[test]
    fn what_else_is_noted_is_taken_exactly_when_some_count_brings_it_too(
        variant in variants(),
        at in any::<prop::sample::Index>(),
        seed in any::<u64>(),
    ) {
        let games: Vec<Bid> = trump_games().collect();
        let contract = games[at.index(games.len())];
        let ways: Vec<Way> = ways(contract, &variant).into_iter().collect();
        let mut chance = Chance::of(seed, 0);
        let mut any = || &ways[chance.below(ways.len())];
        for nth in 0..32_u8 {
            // Each member from a way of its own, or two from one way, so that some are possible and some are not.
            let (first, second) = (any().clone(), any().clone());
            let mixed = Way {
                points: if nth & 1 == 0 { second.points } else { first.points },
                seven: if nth & 2 == 0 { second.seven } else { first.seven },
                silent: if nth & 4 == 0 { second.silent } else { first.silent },
                ..first
            };
            let hand = partly(&written(contract, &mixed), nth >> 1);
            let can_be = ways.iter().any(|way| brings(way, contract, &hand));
            prop_assert_eq!(hand.can_be(&variant), can_be, "{:?}", hand);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn no_end_that_the_engine_can_play_is_called_impossible(
        variant in variants(),
        at in any::<prop::sample::Index>(),
        seed in any::<u64>(),
    ) {
        let games = contracts(&variant);
        prop_assume!(!games.is_empty());
        let mut chance = Chance::of(seed, 1);
        // Where least is bid most can come about unsaid.
        let contract = games[if chance.below(2) == 0 { 0 } else { at.index(games.len()) }];
        let mut game = dealt(&mut chance, contract, &variant);
        play_to_the_last_tricks(&mut game, &mut chance);
        let mut ends = Vec::new();
        play_on(&game, &mut ends);
        prop_assert!(!ends.is_empty());
        for end in &ends {
            prop_assert_eq!(end.check(&variant), vec![], "{:?}", end);
            for left_out in 0..16 {
                let hand = partly(end, left_out);
                prop_assert!(hand.can_be(&variant), "{:?}", hand);
            }
        }
    }
}
