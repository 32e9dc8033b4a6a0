//! The defence from one seat: how many tricks ten cards will win against a contract, and so whether to play, to take
//! the partner along, to double; and whether the declarer doubles again. It sees that player's cards only.

use talon_rules::cards::{Card, CardSet, Rank, Suit};
use talon_rules::chance::Chance;
use talon_rules::games::preferans::{Aim, Answer, Contract};

/// What is known when a defender speaks.
#[derive(Debug, Clone, Copy)]
pub struct Stand {
    pub contract: Contract,
    /// Played from the hand, so that its declarer was sure of it.
    pub game: bool,
    /// It will be played only if someone doubles (P-5.10).
    pub plain_two: bool,
    /// What the partner answered, if they have.
    pub partner: Option<Answer>,
}

/// Tricks that someone who plays of their own will is taken to bring, and someone who dropped.
const WILLING: f32 = 2.1;
const UNWILLING: f32 = 0.7;

impl Stand {
    /// Whether they play.
    pub fn answer(&self, holding: CardSet, chance: &mut Chance) -> Answer {
        let own = self.expects(holding);
        let needed = match self.partner {
            _ if self.plain_two => 1.5,
            None => 2.0,
            Some(Answer::Drop) => 1.95,
            Some(_) => 1.8,
        };
        let alone = self.partner == Some(Answer::Drop);
        if own < needed + 0.5 * (chance.unit() - 0.5) {
            Answer::Drop
        } else if alone && !self.plain_two && self.takes_along(own, chance) {
            Answer::Invite
        } else {
            Answer::Play
        }
    }

    /// Whether a defender whose partner dropped takes them along: four tricks together must be likely (P-7.5).
    pub fn invites(&self, holding: CardSet, chance: &mut Chance) -> bool {
        !self.plain_two && self.takes_along(self.expects(holding), chance)
    }

    fn takes_along(&self, own: f32, chance: &mut Chance) -> bool {
        own + UNWILLING >= 4.0 + 0.5 * (chance.unit() - 0.5)
    }

    /// Whether they double: five tricks together must be likely.
    pub fn doubles(&self, holding: CardSet, chance: &mut Chance) -> bool {
        if self.contract.aim() == Aim::NoTrick {
            return low_cards(holding) >= 0.42 + 0.2 * chance.unit();
        }
        let partner = match self.partner {
            Some(Answer::Drop) | None => UNWILLING,
            Some(Answer::Play | Answer::Invite) => WILLING,
        };
        let needed = if self.plain_two { 4.7 } else { 5.2 };
        self.expects(holding) + partner >= needed + 0.6 * (chance.unit() - 0.3)
    }

    /// Tricks to expect of this hand.
    pub fn expects(&self, holding: CardSet) -> f32 {
        let sum: f32 = Suit::ALL.into_iter().map(|suit| self.in_suit(holding, suit)).sum();
        sum - if self.game { 0.2 } else { 0.0 }
    }

    fn in_suit(&self, holding: CardSet, suit: Suit) -> f32 {
        let held = holding.and(CardSet::suit(suit));
        let has = |rank| held.contains(Card::new(suit, rank));
        let (ace, king, queen, jack) = (has(Rank::Ace), has(Rank::King), has(Rank::Over), has(Rank::Under));
        let one = |yes: bool, worth: f32| if yes { worth } else { 0.0 };
        match self.contract.trump() {
            Some(trump) if trump == suit => trumps(held.len(), [ace, king, queen, jack]),
            Some(trump) => {
                let short = held.len() <= 1 && !holding.and(CardSet::suit(trump)).is_empty();
                let lives = match held.len() {
                    0..=2 => 0.95,
                    3 => 0.88,
                    4 => 0.72,
                    _ => 0.5,
                };
                let guarded = match held.len() {
                    0 | 1 => 0.12,
                    2 | 3 => 0.55,
                    4 => 0.4,
                    _ => 0.2,
                };
                one(ace, lives)
                    + one(king, if ace { lives * 0.75 } else { guarded })
                    + one(queen && held.len() >= 3, if ace || king { 0.35 } else { 0.2 })
                    + one(short, 0.3)
            }
            None => {
                let long = held.len() as f32;
                one(ace, 1.0)
                    + one(
                        king,
                        if ace {
                            1.0
                        } else if held.len() >= 2 {
                            0.7
                        } else {
                            0.2
                        },
                    )
                    + one(queen && held.len() >= 3, if ace || king { 0.6 } else { 0.35 })
                    + one(ace || king, 0.35 * (long - 3.0).max(0.0))
            }
        }
    }
}

/// Trumps in a defender's hand, with ace, king, queen, jack among them or not.
fn trumps(length: usize, [ace, king, queen, jack]: [bool; 4]) -> f32 {
    let one = |yes: bool, worth: f32| if yes { worth } else { 0.0 };
    let long = match length {
        0..=2 => 0.0,
        3 => 0.2,
        4 => 0.9,
        _ => 1.8,
    };
    one(ace, 1.0)
        + one(king, if length >= 2 { 0.9 } else { 0.3 })
        + one(queen, if length >= 3 { 0.75 } else { 0.3 })
        + one(jack, if length >= 3 { 0.35 } else { 0.1 })
        + long
}

/// How strongly ten cards speak against a Bettel, from 0 to 1.
fn low_cards(holding: CardSet) -> f32 {
    let low = [Rank::Seven, Rank::Eight, Rank::Nine].map(|rank| holding.and(CardSet::rank(rank)).len() as f32);
    0.17 * low[0] + 0.1 * low[1] + 0.05 * low[2]
}

/// Whether the declarer, so sure of their contract, doubles again; each level asks for more.
pub(crate) fn answers_kontra(sure: f32, level: u8, chance: &mut Chance) -> bool {
    sure >= 0.78 + 0.03 * f32::from(level) && chance.happens(0.5)
}

/// Whether the giver of a kontra goes on after the declarer doubled again.
pub fn goes_on(stand: &Stand, holding: CardSet, chance: &mut Chance) -> bool {
    chance.happens(0.3) && stand.expects(holding) >= 3.6
}

#[cfg(test)]
mod tests {
    use super::*;
    use talon_rules::cards::Pack;

    const HEARTS: Stand = Stand {
        contract: HEARTS_CONTRACT,
        game: false,
        plain_two: false,
        partner: Some(Answer::Drop),
    };
    const HEARTS_CONTRACT: Contract = match Contract::new(4) {
        Some(contract) => contract,
        None => Contract::TWO,
    };

    fn cards(text: &str) -> CardSet {
        text.split_whitespace()
            .map(|code| Pack::French.parse(code).unwrap())
            .collect()
    }

    fn chance() -> Chance {
        Chance::of(1, 1)
    }

    #[test]
    fn two_sure_tricks_play_and_nothing_drops() {
        assert_eq!(
            HEARTS.answer(cards("SA S8 DA D9 D8 H9 CQ CX C9 C7"), &mut chance()),
            Answer::Play
        );
        assert_eq!(
            HEARTS.answer(cards("SJ SX S9 DJ D9 D8 H9 CJ CX C9"), &mut chance()),
            Answer::Drop
        );
    }

    #[test]
    fn a_strong_hand_takes_its_partner_along_and_a_stronger_one_doubles() {
        let strong = cards("SA SK DA D9 D8 HK H9 CQ CX C9");
        assert_eq!(HEARTS.answer(strong, &mut chance()), Answer::Invite);
        assert!(!HEARTS.doubles(cards("SA S8 DA D9 D8 H9 CQ CX C9 C7"), &mut chance()));
        assert!(HEARTS.doubles(cards("SA SK DA DK D8 HA HK HQ CA C9"), &mut chance()));
    }

    #[test]
    fn nobody_is_taken_along_against_a_plain_two() {
        let stand = Stand {
            contract: Contract::TWO,
            plain_two: true,
            ..HEARTS
        };
        let strong = cards("DA DK HA H9 H8 SK S9 CQ CX C9");
        assert_eq!(stand.answer(strong, &mut chance()), Answer::Play);
        assert!(!stand.invites(strong, &mut chance()));
    }

    #[test]
    fn low_cards_double_a_bettel() {
        let stand = Stand {
            contract: Contract::BETTEL,
            ..HEARTS
        };
        assert!(stand.doubles(cards("S7 S8 D7 D8 H7 H8 C7 C9 CX CJ"), &mut chance()));
        assert!(!stand.doubles(cards("SA SK DA DK HA HK CA CK CQ CJ"), &mut chance()));
    }
}
