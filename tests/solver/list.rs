//! The seeded list of deals on which nodes are counted: for each question random ones, and ones in which seat A, who
//! declares, has the best of twelve hands for it.

use talon_rules::cards::{BySeat, Card, CardSet, Rank, Seat, Suit};
use talon_rules::chance::Chance;
use talon_rules::games::preferans::Contract;
use talon_rules::games::ulti::Bid;
use talon_solver::{Position, preferans, ulti};

/// A question asked of forty random and forty shaped deals.
#[derive(Debug, Clone, Copy)]
pub struct Row {
    pub name: &'static str,
    pub objective: &'static str,
    seed: u64,
    contract: Contracted,
    shape: fn(CardSet) -> usize,
}

#[derive(Debug, Clone, Copy)]
enum Contracted {
    /// A bid of Ulti, trump being the declarer's longest suit but hearts; with the trump 7 where it is an Ulti.
    Ulti(&'static str),
    /// A contract of Preferans; nothing for the declarer's longest suit.
    Preferans(Option<u8>),
}

pub const ROWS: [Row; 11] = [
    row("points", "points", 1, Contracted::Ulti("simple"), strong),
    row("Simple", "simple", 1, Contracted::Ulti("simple"), strong),
    row(
        "settlement of Simple",
        "settlement",
        1,
        Contracted::Ulti("simple"),
        strong,
    ),
    row("Durchmars", "dur", 1, Contracted::Ulti("dur"), strong),
    row("Ulti", "ulti", 2, Contracted::Ulti("simple+ulti"), strong),
    row(
        "settlement of Ulti",
        "settlement",
        2,
        Contracted::Ulti("simple+ulti"),
        strong,
    ),
    row("Betli", "betli", 3, Contracted::Ulti("betli"), low),
    row("plain Durchmars", "plain_dur", 4, Contracted::Ulti("plain_dur"), high),
    row("Preferans in trumps", "tricks", 5, Contracted::Preferans(None), strong),
    row("Preferans, sans", "tricks", 6, Contracted::Preferans(Some(7)), high),
    row("Preferans, betl", "made", 7, Contracted::Preferans(Some(6)), low),
];

const fn row(
    name: &'static str,
    objective: &'static str,
    seed: u64,
    contract: Contracted,
    shape: fn(CardSet) -> usize,
) -> Row {
    Row {
        name,
        objective,
        seed,
        contract,
        shape,
    }
}

pub type Dealt = (BySeat<CardSet>, [Card; 2]);

const TRUMPS: [Suit; 3] = [Suit::Acorns, Suit::Leaves, Suit::Bells];

fn longest(holding: CardSet, suits: &[Suit]) -> Suit {
    *suits
        .iter()
        .rev()
        .max_by_key(|suit| holding.and(CardSet::suit(**suit)).len())
        .unwrap()
}

fn strong(holding: CardSet) -> usize {
    let trumps = holding.and(CardSet::suit(longest(holding, &TRUMPS))).len();
    3 * trumps + 2 * holding.and(CardSet::rank(Rank::Ace)).len() + holding.and(CardSet::rank(Rank::Ten)).len()
}

fn low(holding: CardSet) -> usize {
    let worth = |rank: Rank| match rank {
        Rank::Seven => 6,
        Rank::Eight => 5,
        Rank::Nine => 4,
        Rank::Ten => 3,
        Rank::Under => 2,
        Rank::Over => 1,
        Rank::King | Rank::Ace => 0,
    };
    holding.iter().map(|card| worth(card.rank())).sum()
}

fn high(holding: CardSet) -> usize {
    let count = |rank| holding.and(CardSet::rank(rank)).len();
    9 * count(Rank::Ace) + 5 * count(Rank::King) + 2 * count(Rank::Over)
}

pub fn deal(chance: &mut Chance) -> Dealt {
    let mut pack: Vec<Card> = CardSet::FULL.iter().collect();
    chance.shuffle(&mut pack);
    let holdings = BySeat::from_fn(|seat| pack[seat.index() * 10..][..10].iter().copied().collect());
    (holdings, [pack[30], pack[31]])
}

impl Row {
    /// Its deals, so many of each kind.
    pub fn deals(&self, count: usize, shaped: bool) -> Vec<Dealt> {
        let made = (0..).map(|number| {
            let mut chance = Chance::of(self.seed, number);
            let tries = if shaped { 12 } else { 1 };
            (0..tries)
                .map(|_| deal(&mut chance))
                .max_by_key(|dealt| (self.shape)(dealt.0.a))
                .unwrap()
        });
        made.filter(|dealt| self.fits(dealt)).take(count).collect()
    }

    fn fits(&self, (holdings, _): &Dealt) -> bool {
        let seven = Card::new(longest(holdings.a, &TRUMPS), Rank::Seven);
        !matches!(self.contract, Contracted::Ulti("simple+ulti")) || holdings.a.contains(seven)
    }

    /// The position before the first card; who leads in Preferans is as random as the cards.
    pub fn position(&self, dealt: &Dealt) -> Position {
        match self.contract {
            Contracted::Ulti(code) => ulti::position(&of_ulti(code, dealt)).unwrap(),
            Contracted::Preferans(value) => preferans::position(&of_preferans(value, dealt)).unwrap(),
        }
    }

    /// A whole hand of any legal cards: the positions, and the card that was played in each.
    pub fn played(&self, dealt: &Dealt, number: u64) -> (Vec<Position>, Vec<Card>) {
        let mut chance = Chance::of(8, number);
        let (mut positions, mut fallen) = (Vec::new(), Vec::new());
        let (mut won, mut table, mut holdings) = (BySeat::<CardSet>::default(), Vec::new(), dealt.0);
        let mut leader = self.position(dealt).cards().to_play;
        while !table.is_empty() || !holdings[leader].is_empty() {
            let position = self.later(dealt, &holdings, (leader, &table), &won);
            let cards = *position.cards();
            let seat = cards.to_play;
            let legal: Vec<Card> = cards.rules.legal(cards.holdings[seat], &cards.trick).iter().collect();
            let card = legal[chance.below(legal.len())];
            positions.push(position);
            fallen.push(card);
            holdings[seat] = holdings[seat].without(CardSet::one(card));
            table.push(card);
            if table.len() == 3 {
                let mut trick = cards.trick;
                trick.add(seat, card);
                (leader, _) = trick.winner(&cards.rules).unwrap();
                won[leader] = won[leader].or(table.drain(..).collect());
            }
        }
        (positions, fallen)
    }

    /// The position after some cards: what is held and was won, the cards on the table from the leader's on. Whoever
    /// could declare a marriage did.
    fn later(
        &self,
        dealt: &Dealt,
        holdings: &BySeat<CardSet>,
        (leader, table): (Seat, &[Card]),
        won: &BySeat<CardSet>,
    ) -> Position {
        let (holdings, table) = (*holdings, table.to_vec());
        match self.contract {
            Contracted::Ulti(code) => {
                let begun = of_ulti(code, dealt);
                let marriages = Some(BySeat::from_fn(|seat| begun.may_declare(seat)));
                let won = *won;
                ulti::position(&ulti::PositionFacts {
                    holdings,
                    leader,
                    table,
                    won,
                    marriages,
                    ..begun
                })
                .unwrap()
            }
            Contracted::Preferans(value) => {
                let tricks = won.map(|_, cards| (cards.len() / 3) as u8);
                let begun = of_preferans(value, dealt);
                preferans::position(&preferans::PositionFacts {
                    holdings,
                    leader,
                    table,
                    tricks,
                    ..begun
                })
                .unwrap()
            }
        }
    }
}

fn of_ulti(code: &str, (holdings, talon): &Dealt) -> ulti::PositionFacts {
    let bid = Bid::parse(code).unwrap();
    let plain = matches!(code, "betli" | "plain_dur");
    let trump = (!plain).then(|| longest(holdings.a, &TRUMPS));
    ulti::PositionFacts::new(*holdings, talon.iter().copied().collect(), Seat::A, bid, trump, Seat::A)
}

fn of_preferans(value: Option<u8>, (holdings, talon): &Dealt) -> preferans::PositionFacts {
    let of_suit = |suit| match suit {
        Suit::Leaves => 2,
        Suit::Bells => 3,
        Suit::Hearts => 4,
        Suit::Acorns => 5,
    };
    let value = value.unwrap_or_else(|| of_suit(longest(holdings.a, &Suit::ALL)));
    let leader = Seat::ALL[talon[0].index() % 3];
    preferans::PositionFacts::new(*holdings, Seat::A, Contract::new(value).unwrap(), leader)
}
