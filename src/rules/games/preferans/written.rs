//! A deal of which only the result was written down, as on the sheet of a table: what the rules forbid in it, and the same
//! [`Outcome`] as that of a deal that was played. The answers of the defence go through the engine; no card is known.

use super::action::{Action, Answer};
use super::contract::{Aim, Contract};
use super::outcome::{Outcome, OutcomeKind};
use super::rules;
use super::scoring::DealFacts;
use super::sheet::Before;
use super::state::{Phase, Preferans};
use super::variant::Variant;
use crate::cards::{BySeat, Seat};
use crate::games::{ActionPart, Code, Expected, Game, RuleId, Summary, Violation};

const TRICKS: ActionPart = ActionPart::Member("tricks");

/// What was written down of a deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WrittenDeal {
    pub kind: OutcomeKind,
    /// `None` when everyone passed. Of the tricks, those of a Bettel may be the declarer's alone.
    pub facts: Option<DealFacts>,
}

impl WrittenDeal {
    /// Everything that the rules forbid in it, played on this sheet; empty when it can be counted.
    ///
    /// ```
    /// use talon_rules::cards::{BySeat, Seat};
    /// use talon_rules::games::preferans::{Before, Contract, DealFacts, OutcomeKind, Variant, WrittenDeal};
    ///
    /// let facts = DealFacts {
    ///     declarer: Seat::A,
    ///     contract: Contract::new(4).expect("a contract"),
    ///     game: false,
    ///     volunteers: BySeat { a: false, b: true, c: true },
    ///     invited_by: None,
    ///     kontra: None,
    ///     tricks: Some(BySeat { a: 6, b: 2, c: 2 }),
    /// };
    /// let deal = WrittenDeal { kind: OutcomeKind::Played, facts: Some(facts) };
    /// let (before, variant) = (Before::default(), Variant::default());
    /// assert!(deal.check(&before, &variant).is_empty());
    /// assert_eq!(deal.outcome(&before, &variant).score.map(|score| score.value), Some(8));
    ///
    /// let facts = DealFacts { tricks: Some(BySeat { a: 7, b: 2, c: 2 }), ..facts };
    /// let eleven = WrittenDeal { facts: Some(facts), ..deal };
    /// assert_eq!(eleven.check(&before, &variant)[0].rule.map(|rule| rule.as_str()), Some("P-6.5"));
    /// ```
    pub fn check(&self, before: &Before, variant: &Variant) -> Vec<Violation> {
        let mut found = Vec::new();
        let Some(facts) = &self.facts else { return found };
        if facts.contract == Contract::PREFERANS && !variant.preferans8 {
            let place = ActionPart::Member("contract");
            found.push(Violation::new(Code::BadValue, rules::CONTRACT, place));
        }
        if !check_volunteers(facts, &mut found) {
            return found;
        }
        let Some(hand) = defence(facts, before, variant, &mut found) else {
            return found;
        };
        self.check_outcome(facts, &hand, &mut found);
        if found.is_empty()
            && let Some(tricks) = &facts.tricks
        {
            check_tricks(facts, tricks, &hand, &mut found);
        }
        found
    }

    /// Whether there are tricks exactly where the deal was played.
    fn check_outcome(&self, facts: &DealFacts, hand: &Preferans, found: &mut Vec<Violation>) {
        let two = hand.is_undoubled_two();
        let rule = if two { rules::PLAIN_TWO } else { rules::BOTH_DROP };
        let is_played = hand.phase() != Phase::Over && !two;
        if !is_played && facts.tricks.is_some() {
            found.push(Violation::new(Code::WrongPhase, rule, TRICKS));
        } else if is_played != (self.kind == OutcomeKind::Played) {
            let kind = if is_played { "played" } else { "unplayed" };
            let words: &'static [&'static str] = if kind == "played" { &["played"] } else { &["unplayed"] };
            let place = ActionPart::Member("outcome");
            found.push(Violation::new(Code::OutcomeImpossible, rule, place).expecting(Expected::Words(words)));
        } else if is_played && facts.tricks.is_none() {
            let missing = Violation::new(Code::MissingMember, rules::ACTIVE, ActionPart::Action);
            found.push(missing.expecting(Expected::Words(&["tricks"])));
        }
    }

    /// The result on this sheet, as far as it does not depend on the order of the tricks.
    pub fn outcome(&self, before: &Before, variant: &Variant) -> Outcome {
        let Some(facts) = &self.facts else {
            return Outcome {
                kind: Some(OutcomeKind::PassedOut),
                complete: true,
                declarer: None,
                contract: None,
                game: false,
                volunteers: BySeat::default(),
                invited_by: None,
                kontra: None,
                made: None,
                tricks: None,
                counted: None,
                decided_at: None,
                score: None,
                refa_written: before.may_write_refa(variant).into(),
            };
        };
        let hand = defence(facts, before, variant, &mut Vec::new());
        let counted = hand
            .zip(facts.tricks)
            .and_then(|(hand, tricks)| hand.counted_after(&tricks));
        let tricks = counted.or(facts.tricks);
        let score = DealFacts { tricks, ..*facts }.score(before, variant);
        let whole = |tricks: &BySeat<u8>| !is_declarers_alone(facts, tricks);
        Outcome {
            kind: Some(self.kind),
            complete: true,
            declarer: Some(facts.declarer),
            contract: Some(facts.contract),
            game: facts.game,
            volunteers: facts.volunteers,
            invited_by: facts.invited_by,
            kontra: facts.kontra,
            made: score.made,
            tricks: facts.tricks.filter(whole),
            counted: counted.filter(whole),
            decided_at: None,
            score: Some(score),
            refa_written: score.refa_written.into(),
        }
    }

    /// The result as lists and pages need it; `None` when everyone passed.
    pub fn summary(&self, before: &Before, variant: &Variant) -> Option<Summary> {
        super::summary::summary_of(&self.outcome(before, variant))
    }
}

/// Whether of a Bettel only the declarer's tricks were written.
fn is_declarers_alone(facts: &DealFacts, tricks: &BySeat<u8>) -> bool {
    let others = facts.declarer.others();
    facts.contract.aim() == Aim::NoTrick && tricks[facts.declarer] < 10 && others.iter().all(|seat| tricks[*seat] == 0)
}

/// Whether those who came are defenders, in Bettel both of them (P-5.1).
fn check_volunteers(facts: &DealFacts, found: &mut Vec<Violation>) -> bool {
    let bettel = facts.contract == Contract::BETTEL;
    let both = facts.declarer.others().into_iter().all(|seat| facts.volunteers[seat]);
    let sound = !facts.volunteers[facts.declarer] && (!bettel || both);
    if !sound {
        let place = ActionPart::Member("volunteers");
        found.push(Violation::new(Code::BadValue, rules::ANSWERS, place));
    }
    sound
}

/// The deal after the answers of the defence and all kontras.
fn defence(facts: &DealFacts, before: &Before, variant: &Variant, found: &mut Vec<Violation>) -> Option<Preferans> {
    let mut hand = Preferans::after_auction(facts.declarer, facts.contract, facts.game, before, variant);
    let invite = ActionPart::Member("invited_by");
    if facts.invited_by.is_some_and(|seat| !facts.volunteers[seat]) {
        found.push(Violation::new(Code::WrongPhase, rules::INVITE, invite));
        return None;
    }
    for (seat, answer) in answers(facts) {
        if let Err(violation) = hand.apply(seat, Action::Defend(answer)) {
            let rule = violation.rule.filter(|rule| *rule == rules::PLAIN_TWO);
            found.push(Violation::new(Code::WrongPhase, rule.unwrap_or(rules::INVITE), invite));
            return None;
        }
    }
    let Some(kontra) = facts.kontra else { return Some(hand) };
    let giver = ActionPart::Member("kontra_giver");
    if !facts.volunteers[kontra.giver] {
        found.push(Violation::new(Code::KontraNotEntitled, rules::KONTRA_WINDOW, giver));
        return None;
    }
    let speakers = [kontra.giver, facts.declarer].into_iter().cycle();
    for seat in speakers.take(kontra.level.into()) {
        if let Err(violation) = hand.apply(seat, Action::Kontra) {
            let place = if violation.code == Code::Limit {
                ActionPart::Member("kontra_level")
            } else {
                giver
            };
            found.push(Violation { place, ..violation });
            return None;
        }
    }
    Some(hand)
}

/// What the defenders said, in the order asked.
fn answers(facts: &DealFacts) -> Vec<(Seat, Answer)> {
    if facts.contract == Contract::BETTEL {
        // Nobody is asked; an invitation has no place.
        return facts
            .invited_by
            .map(|seat| (seat, Answer::Invite))
            .into_iter()
            .collect();
    }
    let [first, second] = [facts.declarer.next(), facts.declarer.previous()];
    let own = |seat: Seat| {
        if facts.volunteers[seat] {
            Answer::Play
        } else {
            Answer::Drop
        }
    };
    // The defender who is asked last invites instead of saying that they play (P-5.3).
    let last = if facts.invited_by == Some(second) {
        Answer::Invite
    } else {
        own(second)
    };
    let mut said = vec![(first, own(first)), (second, last)];
    if facts.invited_by == Some(first) {
        said.push((first, Answer::Invite));
    }
    said
}

/// Ten tricks, or as many as decided the deal, all won by those who played; of two who write for themselves the first five
/// of the defence, when there were more (P-6.1, P-6.5).
fn check_tricks(facts: &DealFacts, tricks: &BySeat<u8>, hand: &Preferans, found: &mut Vec<Violation>) {
    let idle = |seat: &Seat| *seat != facts.declarer && !hand.is_active(*seat);
    for seat in Seat::ALL
        .into_iter()
        .filter(|seat| tricks[*seat] > 10 || idle(seat) && tricks[*seat] > 0)
    {
        let most = if idle(&seat) { 0 } else { 10 };
        let place = ActionPart::Inner("tricks", seat.letter());
        found.push(Violation::new(Code::BadValue, rules::ACTIVE, place).expecting(Expected::Number(most)));
    }
    if !found.is_empty() || is_declarers_alone(facts, tricks) {
        return;
    }
    let [first, second] = facts.declarer.others();
    let own = tricks[facts.declarer];
    let against = tricks[first] + tricks[second];
    let sum = own + against;
    let mut refuse = |code: Code, rule: RuleId, expected: Expected| {
        found.push(Violation::new(code, rule, TRICKS).expecting(expected));
    };
    if sum > 10 || sum < 10 && !facts.contract.is_decided(own, against) {
        refuse(Code::BadValue, rules::DECIDED, Expected::Number(10));
    } else if hand.counted_after(tricks).is_none() {
        refuse(Code::ClaimIncomplete, rules::DECIDED, Expected::Nothing);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::preferans::Kontra;

    fn set(seats: &str) -> BySeat<bool> {
        BySeat::from_fn(|seat| seats.contains(seat.letter()))
    }

    /// A deal of A's that was played.
    fn deal(value: u8, came: &str, tricks: [u8; 3]) -> WrittenDeal {
        let [a, b, c] = tricks;
        let facts = DealFacts {
            declarer: Seat::A,
            contract: Contract::new(value).unwrap(),
            game: false,
            volunteers: set(came),
            invited_by: None,
            kontra: None,
            tricks: Some(BySeat { a, b, c }),
        };
        WrittenDeal {
            kind: OutcomeKind::Played,
            facts: Some(facts),
        }
    }

    fn with(deal: WrittenDeal, change: impl FnOnce(&mut DealFacts)) -> WrittenDeal {
        let mut facts = deal.facts.unwrap();
        change(&mut facts);
        WrittenDeal {
            facts: Some(facts),
            ..deal
        }
    }

    fn codes(deal: &WrittenDeal) -> Vec<(&'static str, &'static str)> {
        deal.check(&Before::default(), &Variant::default())
            .iter()
            .map(|one| (one.code.as_str(), one.rule.map_or("", |rule| rule.as_str())))
            .collect()
    }

    #[test]
    fn tricks_are_ten_or_decide_and_belong_to_those_who_play() {
        assert_eq!(codes(&deal(4, "BC", [6, 2, 2])), []);
        assert_eq!(codes(&deal(4, "BC", [3, 2, 3])), []);
        assert_eq!(codes(&deal(4, "BC", [5, 2, 2])), [("BAD_VALUE", "P-6.5")]);
        assert_eq!(codes(&deal(4, "BC", [7, 2, 2])), [("BAD_VALUE", "P-6.5")]);
        assert_eq!(codes(&deal(4, "B", [6, 3, 1])), [("BAD_VALUE", "P-6.1")]);
        assert_eq!(codes(&deal(4, "BC", [4, 4, 2])), [("CLAIM_INCOMPLETE", "P-6.5")]);
        assert_eq!(codes(&deal(6, "BC", [2, 0, 0])), []);
    }

    #[test]
    fn who_may_come_invite_and_double_is_asked_of_the_engine() {
        let invited = |by, came| with(deal(4, came, [6, 2, 2]), |facts| facts.invited_by = Some(by));
        assert_eq!(codes(&invited(Seat::B, "B")), []);
        assert_eq!(codes(&invited(Seat::C, "C")), []);
        assert_eq!(codes(&invited(Seat::B, "BC")), [("WRONG_PHASE", "P-5.3")]);
        assert_eq!(codes(&invited(Seat::C, "B")), [("WRONG_PHASE", "P-5.3")]);
        let doubled = |giver, level, came| {
            with(deal(4, came, [6, 2, 2]), |facts| {
                facts.kontra = Some(Kontra { giver, level })
            })
        };
        assert_eq!(codes(&doubled(Seat::B, 10, "B")), []);
        assert_eq!(codes(&doubled(Seat::B, 11, "B")), [("LIMIT", "P-5.6")]);
        assert_eq!(codes(&doubled(Seat::C, 1, "B")), [("KONTRA_NOT_ENTITLED", "P-5.5")]);
        assert_eq!(codes(&doubled(Seat::A, 1, "B")), [("KONTRA_NOT_ENTITLED", "P-5.5")]);
        assert_eq!(codes(&deal(4, "AB", [6, 4, 0])), [("BAD_VALUE", "P-5.1")]);
        assert_eq!(codes(&deal(6, "B", [0, 0, 0])), [("BAD_VALUE", "P-5.1")]);
    }

    #[test]
    fn a_plain_two_without_kontra_and_a_deal_that_nobody_came_to_are_not_played() {
        assert_eq!(codes(&deal(2, "BC", [6, 2, 2])), [("WRONG_PHASE", "P-5.10")]);
        let doubled = with(deal(2, "BC", [6, 2, 2]), |facts| {
            facts.kontra = Some(Kontra {
                giver: Seat::B,
                level: 1,
            });
        });
        assert_eq!(codes(&doubled), []);
        let unplayed = |value, came| WrittenDeal {
            kind: OutcomeKind::Unplayed,
            ..with(deal(value, came, [0, 0, 0]), |facts| facts.tricks = None)
        };
        assert_eq!(codes(&unplayed(2, "BC")), []);
        assert_eq!(codes(&unplayed(5, "")), []);
        assert_eq!(codes(&unplayed(5, "B")), [("OUTCOME_IMPOSSIBLE", "P-5.4")]);
        let played = WrittenDeal {
            kind: OutcomeKind::Played,
            ..unplayed(5, "")
        };
        assert_eq!(codes(&played), [("OUTCOME_IMPOSSIBLE", "P-5.4")]);
        let refa = Before {
            open_refa: BySeat { a: 1, b: 0, c: 0 },
            ..Before::default()
        };
        assert!(deal(2, "BC", [6, 2, 2]).check(&refa, &Variant::default()).is_empty());
    }
}
