//! The auction from one player's seat: numbers, "mine", games from the hand, the name of a game, and what to do with
//! the talon. It sees that player's cards only, and asks the engine which bids there are.

use super::outlook::{ContractChoice, Outlook, lay_for};
use super::plan::ContractOdds;
use talon_rules::cards::CardSet;
use talon_rules::chance::Chance;
use talon_rules::games::preferans::{Action, Aim, Bid, Contract};

/// How someone bids tonight.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Bidder {
    /// How sure a number has to be, beyond what everyone asks for.
    caution: f32,
}

/// How likely a number, and a game from the hand, has to be for the boldest.
const NUMBER: f32 = 0.53;
const GAME: f32 = 0.7;
/// With a refa to use up people dare a little more.
const REFA: f32 = 0.04;

/// What a player knows when it is their turn to speak.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Speaker<'a> {
    pub cards: CardSet,
    pub outlook: &'a Outlook,
    pub has_refa: bool,
    pub standing: Option<Bid>,
    /// The bids that may be said now.
    pub bids: &'a [Bid],
    pub may_hold: bool,
}

impl Bidder {
    /// Someone's manner.
    pub fn new(chance: &mut Chance) -> Bidder {
        Bidder {
            caution: 0.14 * chance.unit(),
        }
    }

    /// What they say in the auction.
    pub fn speak(&self, speaker: &Speaker<'_>, chance: &mut Chance) -> Action {
        let mood = 0.06 * (chance.unit() - 0.5) - if speaker.has_refa { REFA } else { 0.0 };
        let plan = ContractOdds::of(speaker.cards);
        let may = |bid: Bid| speaker.bids.contains(&bid);
        let sure_game = GAME + self.caution + mood;
        let games = games(&plan)
            .into_iter()
            .filter(|(bid, _, chance)| may(*bid) && *chance >= sure_game);
        let best = games.max_by(|one, other| worth(one.1, one.2).total_cmp(&worth(other.1, other.2)));
        if let Some((bid, ..)) = best {
            return Action::Bid(bid);
        }
        let sure = NUMBER + self.caution + mood;
        match (speaker.standing, speaker.bids.first()) {
            (Some(Bid::Number(number)), _) if speaker.may_hold && speaker.outlook.reach(number) >= sure => Action::Hold,
            (_, Some(Bid::Number(number))) if speaker.outlook.reach(*number) >= sure => {
                Action::Bid(Bid::Number(*number))
            }
            _ => Action::Pass,
        }
    }

    /// What they say in the naming round (P-3.8): their best suit that is high enough, or that another's is better.
    pub fn name(&self, cards: CardSet, names: &[Bid], may_concede: bool) -> Action {
        let plan = ContractOdds::of(cards);
        let sure = GAME + self.caution - 0.1;
        let chance = |bid: &Bid| named(*bid).map_or(0.0, |contract| plan.chance(contract));
        let best = names.iter().max_by(|one, other| chance(one).total_cmp(&chance(other)));
        match best {
            Some(bid) if !may_concede || chance(bid) >= sure => Action::Bid(*bid),
            _ => Action::Pass,
        }
    }

    /// The suit of a lone game: the likeliest, a higher one where it is as good.
    pub fn suit(&self, cards: CardSet, allowed: &[Contract]) -> Option<Contract> {
        let plan = ContractOdds::of(cards);
        allowed.iter().copied().max_by(|one, other| {
            let worth = |contract: &Contract| worth(*contract, plan.chance(*contract));
            worth(one).total_cmp(&worth(other))
        })
    }

    /// Two cards to discard and a contract for the other ten.
    pub fn choose(&self, cards: CardSet, allowed: &[Contract], plain_two: bool) -> Option<ContractChoice> {
        let choices = allowed.iter().map(|contract| lay_for(cards, *contract, plain_two));
        choices.max_by(|one, other| worth(one.contract, one.chance).total_cmp(&worth(other.contract, other.chance)))
    }
}

/// The games of P-3.6, each with what it would come to and how likely that is.
fn games(plan: &ContractOdds) -> [(Bid, Contract, f32); 3] {
    let suits = Contract::all().filter(|contract| contract.trump().is_some());
    let likelier = |best: Contract, other| {
        if plan.chance(other) > plan.chance(best) {
            other
        } else {
            best
        }
    };
    let suit = suits.fold(Contract::TWO, likelier);
    [
        (Bid::Game, suit),
        (Bid::Named(Contract::BETTEL), Contract::BETTEL),
        (Bid::Named(Contract::SANAC), Contract::SANAC),
    ]
    .map(|(bid, contract)| (bid, contract, plan.chance(contract)))
}

fn named(bid: Bid) -> Option<Contract> {
    if let Bid::Named(contract) = bid {
        Some(contract)
    } else {
        None
    }
}

/// What a contract is worth to the declarer: a fall costs what it would have brought, and the soup of both defenders.
fn worth(contract: Contract, chance: f32) -> f32 {
    let value = f32::from(contract.value()) + 3.0;
    let cost = if contract.aim() == Aim::NoTrick { 2.2 } else { 1.7 };
    value * (chance - cost * (1.0 - chance))
}

#[cfg(test)]
mod tests {
    use super::*;
    use talon_rules::cards::Pack;

    const BOLD: Bidder = Bidder { caution: 0.0 };

    fn cards(text: &str) -> CardSet {
        text.split_whitespace()
            .map(|code| Pack::French.parse(code).unwrap())
            .collect()
    }

    fn says(text: &str, standing: Option<Bid>, bids: &[Bid], may_hold: bool) -> Action {
        let (cards, mut chance) = (cards(text), Chance::of(1, 1));
        let outlook = Outlook::of(cards, false, &mut chance);
        let speaker = Speaker {
            cards,
            outlook: &outlook,
            has_refa: false,
            standing,
            bids,
            may_hold,
        };
        BOLD.speak(&speaker, &mut chance)
    }

    const FIRST: [Bid; 4] = [
        Bid::Number(2),
        Bid::Game,
        Bid::Named(Contract::BETTEL),
        Bid::Named(Contract::SANAC),
    ];
    const GOOD: &str = "HA HK HJ H9 H8 SK S8 CX D9 D8";
    const POOR: &str = "HX H9 SX S9 S8 CJ CX DJ DX D9";

    #[test]
    fn a_good_hand_begins_a_poor_one_passes_and_a_great_one_needs_no_talon() {
        assert_eq!(says(GOOD, None, &FIRST, false), Action::Bid(Bid::Number(2)));
        assert_eq!(says(POOR, None, &FIRST, false), Action::Pass);
        let great = says("HA HK HQ HJ HX H9 SA SK CA D9", None, &FIRST, false);
        assert!(matches!(great, Action::Bid(Bid::Game | Bid::Named(_))), "{great:?}");
    }

    #[test]
    fn a_number_is_held_as_far_as_the_suit_reaches() {
        let standing = |number| Some(Bid::Number(number));
        assert_eq!(says(GOOD, standing(4), &[], true), Action::Hold);
        assert_eq!(says(GOOD, standing(6), &[], true), Action::Pass);
    }

    #[test]
    fn the_name_of_a_game_is_the_best_suit_and_a_better_one_is_conceded() {
        let name = |value| Bid::Named(Contract::new(value).unwrap());
        let hearts = cards("HA HK HQ HJ HX H9 SA SK CA D9");
        let any = [2, 3, 4, 5].map(name);
        assert_eq!(BOLD.name(hearts, &any, false), Action::Bid(name(4)));
        assert_eq!(BOLD.name(hearts, &[name(5)], true), Action::Pass);
    }
}
