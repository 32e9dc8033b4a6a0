//! Whether an action is legal: type and moment first, then whose turn it is, then what the action itself needs.

use super::action::{Action, Answer};
use super::auction::Won;
use super::contract::Contract;
use super::rules;
use super::state::{End, Phase, Preferans};
use crate::cards::{Card, CardSet, Seat};
use crate::games::trick::Duty;
use crate::games::{ActionPart, Code, Expected, Proof, RuleId, Violation};

pub(super) type Checked = Result<Proof, Violation>;

pub(super) const TYPE: ActionPart = ActionPart::Member("type");

/// The values of all contracts; what may be announced is a part of it.
const VALUES: [&str; 7] = ["2", "3", "4", "5", "6", "7", "8"];

impl Preferans {
    pub(super) fn check_action(&self, seat: Seat, action: Action) -> Checked {
        if self.phase == Phase::Over {
            return Err(Violation::new(Code::AfterEnd, self.end_rule(), TYPE));
        }
        if let Some(rule) = self.wrong_moment(action) {
            let words = Expected::Words(self.words());
            return Err(Violation::new(Code::WrongPhase, rule, TYPE).expecting(words));
        }
        match action {
            Action::Bid(_) | Action::Hold | Action::Pass => self.check_call(seat, action),
            Action::Given { contract, .. } => self.check_given(contract),
            Action::Pickup => self.in_turn(seat, self.declarer(), rules::TALON),
            Action::Discard(cards) => {
                self.in_turn(seat, self.declarer(), rules::TALON)?;
                self.table.check_discard(seat, cards, rules::TALON)?;
                Ok(Proof::CERTAIN)
            }
            Action::Contract(contract) => self.check_contract(seat, contract),
            Action::Defend(answer) => self.check_answer(seat, answer),
            Action::Kontra => self.check_kontra(seat),
            Action::Play(card) => self.check_play(seat, card),
            Action::Claim(claim) => self.check_claim(&claim),
            Action::Concede => self.check_concede(seat),
        }
    }

    fn end_rule(&self) -> RuleId {
        match self.end {
            Some(End::PassedOut) => rules::PASSED_OUT,
            Some(End::BothDropped) => rules::BOTH_DROP,
            Some(End::Played) | None => rules::ACTIVE,
            Some(_) => rules::AGREED_END,
        }
    }

    /// The words that the phase allows.
    pub(super) fn words(&self) -> &'static [&'static str] {
        match self.phase {
            Phase::Given => &["given"],
            Phase::Auction => &["bid", "hold", "pass"],
            Phase::Pickup => &["pickup"],
            Phase::Discard => &["discard"],
            Phase::Contract => &["contract"],
            Phase::Answers => &["defend"],
            Phase::Window if self.is_undoubled_two() => &["kontra"],
            Phase::Window if self.may_still_invite() => &["claim", "concede", "defend", "kontra", "play"],
            Phase::Window => &["claim", "concede", "kontra", "play"],
            Phase::Play => &["claim", "concede", "play"],
            Phase::Over => &[],
        }
    }

    /// The rule that an action of this type breaks at this moment, if it breaks one.
    fn wrong_moment(&self, action: Action) -> Option<RuleId> {
        let word = action.word();
        // An answer or kontra is judged where it is checked: what is wrong with it depends on more than the phase.
        let judged_later =
            matches!(action, Action::Defend(_) | Action::Kontra) && matches!(self.phase, Phase::Window | Phase::Play);
        if judged_later || self.words().contains(&word) {
            return None;
        }
        if self.is_game() && matches!(word, "pickup" | "discard") {
            return Some(rules::GAME_TALON);
        }
        Some(match self.phase {
            Phase::Given | Phase::Auction => rules::TURN,
            Phase::Pickup | Phase::Discard => rules::TALON,
            Phase::Contract => rules::AS_NAMED,
            Phase::Answers => rules::ANSWERS,
            _ => match word {
                "bid" | "given" | "hold" | "pass" => rules::TURN,
                "pickup" | "discard" => rules::TALON,
                "contract" => rules::AS_NAMED,
                _ => rules::PLAIN_TWO,
            },
        })
    }

    pub(super) fn in_turn(&self, seat: Seat, expected: Option<Seat>, rule: RuleId) -> Checked {
        match expected {
            Some(expected) if expected != seat => {
                Err(Violation::new(Code::OutOfTurn, rule, ActionPart::Member("by")).expecting(Expected::Seat(expected)))
            }
            _ => Ok(Proof::CERTAIN),
        }
    }

    fn check_call(&self, seat: Seat, action: Action) -> Checked {
        self.in_turn(seat, Some(self.auction.turn()), rules::TURN)?;
        self.auction.check(action, &self.variant)?;
        Ok(Proof::CERTAIN)
    }

    /// What is wrong with discarding another number of cards than two.
    pub fn miscounted(&self, seat: Seat) -> Violation {
        let count = Violation::new(Code::DiscardCount, rules::TALON, ActionPart::Member("cards"))
            .expecting(Expected::Number(2));
        self.check_action(seat, Action::Discard([None, None]))
            .err()
            .unwrap_or(count)
    }

    fn check_contract(&self, seat: Seat, contract: Contract) -> Checked {
        self.in_turn(seat, self.declarer(), rules::AS_NAMED)?;
        let allowed = self.contracts();
        if allowed.contains(&contract) {
            return Ok(Proof::CERTAIN);
        }
        let (code, rule) = if self.is_game() {
            (Code::ContractNotAsNamed, rules::AS_NAMED)
        } else {
            (Code::ContractBelowBid, rules::CONTRACT)
        };
        let mask = allowed
            .iter()
            .fold(0, |mask, contract| mask | 1 << (contract.value() - 2));
        Err(Violation::new(code, rule, ActionPart::Member("value")).expecting(Expected::Among(&VALUES, mask)))
    }

    /// Any contract that the options know may have come of an auction that nobody wrote down.
    fn check_given(&self, contract: Contract) -> Checked {
        if contract > self.variant.highest() {
            return Err(Violation::new(
                Code::BadValue,
                rules::AS_NAMED,
                ActionPart::Member("value"),
            ));
        }
        Ok(Proof::CERTAIN)
    }

    /// The contracts that the declarer may announce.
    pub fn contracts(&self) -> Vec<Contract> {
        self.auction
            .won()
            .map(|won| contract_options(won, self.variant.highest()))
            .unwrap_or_default()
    }

    fn check_answer(&self, seat: Seat, answer: Answer) -> Checked {
        let wrong = |rule| Violation::new(Code::WrongPhase, rule, TYPE).expecting(Expected::Words(self.words()));
        if self.phase != Phase::Answers {
            if self.contract == Some(Contract::BETTEL) || answer != Answer::Invite {
                return Err(wrong(rules::ANSWERS));
            }
            if self.is_plain_two() {
                return Err(wrong(rules::PLAIN_TWO));
            }
            if !self.may_still_invite() {
                return Err(wrong(rules::INVITE));
            }
            let inviter = Seat::ALL
                .into_iter()
                .find(|seat| self.answers[*seat] == Some(Answer::Play));
            return self.in_turn(seat, inviter, rules::ANSWERS);
        }
        self.in_turn(seat, self.asked(), rules::ANSWERS)?;
        if answer != Answer::Invite {
            return Ok(Proof::CERTAIN);
        }
        if self.is_plain_two() {
            return Err(wrong(rules::PLAIN_TWO));
        }
        let after_drop = Seat::ALL
            .into_iter()
            .any(|seat| self.answers[seat] == Some(Answer::Drop));
        if after_drop {
            Ok(Proof::CERTAIN)
        } else {
            Err(wrong(rules::INVITE))
        }
    }

    /// Whether the first defender, who plays while their partner dropped, may take them along (P-5.3).
    pub(super) fn may_still_invite(&self) -> bool {
        let Some(declarer) = self.declarer() else { return false };
        let [first, second] = declarer.others().map(|seat| self.answers[seat]);
        let open = self.phase == Phase::Window && self.kontra.is_none() && !self.is_undoubled_two();
        open && first == Some(Answer::Play) && second == Some(Answer::Drop)
    }

    fn check_kontra(&self, seat: Seat) -> Checked {
        if self.phase == Phase::Play {
            return Err(Violation::new(Code::KontraWindow, rules::KONTRA_WINDOW, TYPE));
        }
        let (entitled, rule) = match self.kontra {
            None => (self.is_volunteer(seat), rules::KONTRA_WINDOW),
            Some(kontra) if kontra.level % 2 == 1 => (self.declarer() == Some(seat), rules::KONTRA_CHAIN),
            Some(kontra) => (kontra.giver == seat, rules::KONTRA_CHAIN),
        };
        if !entitled {
            return Err(Violation::new(Code::KontraNotEntitled, rule, ActionPart::Member("by")));
        }
        if self
            .kontra
            .is_some_and(|kontra| kontra.level >= self.variant.kontra_max)
        {
            return Err(Violation::new(Code::Limit, rules::KONTRA_CHAIN, ActionPart::Action)
                .expecting(Expected::Number(self.variant.kontra_max.into())));
        }
        Ok(Proof::CERTAIN)
    }

    fn check_play(&self, seat: Seat, card: Card) -> Checked {
        let next = self.next_to_play();
        let first = self.trick_no == 1 && self.trick.is_empty();
        let rule = if first && self.is_active(seat) {
            rules::FIRST_LEAD
        } else {
            rules::ACTIVE
        };
        self.in_turn(seat, Some(next), rule)?;
        self.check_card(seat, card)
    }

    /// The duties of a card, turn apart (P-6.3).
    fn check_card(&self, seat: Seat, card: Card) -> Checked {
        self.table.check_held(seat, card, rules::ACTIVE)?;
        let Some(contract) = self.contract else {
            return Ok(Proof::CERTAIN);
        };
        let legal = || self.legal_cards(seat);
        self.table
            .check_duties(seat, card, &self.trick, &contract.play_rules(), duty_words, legal)
    }

    /// The cards a seat may play when it is its turn; with unknown cards, those of the known ones.
    pub fn legal_cards(&self, seat: Seat) -> CardSet {
        let holding = self.table.holdings[seat].certain;
        self.contract
            .map_or(holding, |contract| contract.play_rules().legal(holding, &self.trick))
    }
}

fn duty_words(duty: Duty) -> (Code, RuleId) {
    match duty {
        Duty::Follow | Duty::Beat => (Code::MustFollow, rules::CARDS),
        Duty::Trump | Duty::Overtrump => (Code::MustTrump, rules::CARDS),
    }
}

/// The contracts that may be announced after an auction that ended like this (P-4.3, P-4.5).
pub fn contract_options(won: Won, highest: Contract) -> Vec<Contract> {
    let all = Contract::all().filter(|contract| *contract <= highest);
    match won {
        Won::PassedOut => Vec::new(),
        Won::Number { value, .. } => all.filter(|contract| contract.value() >= value).collect(),
        Won::LoneGame { .. } => all.filter(|contract| contract.trump().is_some()).collect(),
        Won::NamedGame { contract, .. } => vec![contract],
    }
}
