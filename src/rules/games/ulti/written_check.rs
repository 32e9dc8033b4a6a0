//! What is wrong with a hand of which only the result was written down: everything that can be proved without cards,
//! all of it at once. Places are those of the members of `score` in a record.

use super::action::Action;
use super::auction::{exists, is_forfeit, trump_suits};
use super::bid::Class;
use super::kontra::LEVEL_MAX;
use super::points::marriage_allowed;
use super::rules;
use super::scoring::{ComponentResult, Silent};
use super::state::Ulti;
use super::variant::Variant;
use super::written::{MarriagesSaid, WrittenHand};
use crate::cards::Seat;
use crate::games::{ActionPart, Code, Expected, Game, RuleId, Violation};

const COMPONENTS: ActionPart = ActionPart::Member("components");
const SILENT: ActionPart = ActionPart::Member("silent");

impl WrittenHand {
    /// Everything that the rules forbid in it; empty when it can be counted.
    ///
    /// ```
    /// use talon_rules::cards::Seat;
    /// use talon_rules::games::ulti::{Bid, Variant, WrittenHand};
    ///
    /// let variant = Variant::default();
    /// let simple = WrittenHand::new(Seat::A, Bid::parse("simple").expect("a bid"));
    /// assert!(simple.check(&variant).is_empty());
    /// assert_eq!(simple.outcome(&variant).scores.map(|scores| scores.a), Some(2));
    ///
    /// let doubled = WrittenHand { round_factor: Some(2), ..simple };
    /// assert_eq!(doubled.check(&variant)[0].rule.map(|rule| rule.as_str()), Some("U-14.2"));
    /// ```
    pub fn check(&self, variant: &Variant) -> Vec<Violation> {
        let mut found = Vec::new();
        self.check_contract(variant, &mut found);
        self.check_trump(&mut found);
        if self.round_factor.is_some() && !variant.two_round {
            let place = ActionPart::Member("round_factor");
            found.push(Violation::new(Code::BadValue, rules::FIRST_ROUND_FACTOR, place));
        }
        self.check_levels(variant, &mut found);
        if self.forfeit {
            self.check_forfeit(variant, &mut found);
            return found;
        }
        if is_forfeit(self.contract, variant) {
            found.push(Violation::new(
                Code::OutcomeImpossible,
                rules::FORFEIT_OPTION,
                COMPONENTS,
            ));
        }
        self.check_silent_open(variant, &mut found);
        self.check_marriages(&mut found);
        self.check_plain(&mut found);
        if found.is_empty() {
            found.extend(self.impossible(variant));
        }
        if found.is_empty() {
            self.check_needed(variant, &mut found);
        }
        found
    }

    fn check_contract(&self, variant: &Variant, found: &mut Vec<Violation>) {
        let place = ActionPart::Member("contract");
        if !exists(self.contract, variant) {
            found.push(Violation::new(Code::BidUnknown, rules::BIDS, place));
        } else if variant.min_contract_hearts_simple && self.contract.step() == 1 {
            found.push(Violation::new(Code::BidTooLow, rules::BIDS, place));
        }
    }

    /// In hearts and without trump the suit follows from the contract (U-3.8).
    fn check_trump(&self, found: &mut Vec<Violation>) {
        let suits = trump_suits(self.contract.class());
        if self.trump.is_some_and(|suit| !suits.contains(&suit)) {
            let place = ActionPart::Member("trump");
            found.push(Violation::new(Code::TrumpNotAllowed, rules::TRUMP_NAMING, place));
        }
    }

    fn check_levels(&self, variant: &Variant, found: &mut Vec<Violation>) {
        let most = variant.kontra_max_level.unwrap_or(LEVEL_MAX);
        let [first, second] = self.declarer.others();
        for part in self.contract.components().iter() {
            let joint = self.contract.class() != Class::Plain;
            let seats = if joint { &[first][..] } else { &[first, second] };
            for seat in seats.iter().filter(|seat| self.levels.of(**seat, part) > most) {
                let place = if joint {
                    ActionPart::Inner("kontra", part.code())
                } else {
                    ActionPart::Deep("kontra", part.code(), seat.letter())
                };
                let limit = Violation::new(Code::Limit, rules::KONTRA_RIGHT, place);
                found.push(limit.expecting(Expected::Number(most.into())));
            }
        }
    }

    /// The forfeit as the engine allows it; it comes before any kontra (U-9.1).
    fn check_forfeit(&self, variant: &Variant, found: &mut Vec<Violation>) {
        let trump = self.trump.or(trump_suits(self.contract.class()).first().copied());
        let mut hand = Ulti::after_auction(self.declarer, self.contract, trump, variant);
        let [defender, _] = self.declarer.others();
        let parts = self.contract.components();
        for part in parts.iter().filter(|part| self.levels.of(defender, *part) > 0) {
            let components = [part].into_iter().collect();
            let against = None;
            hand.apply_checked(defender, Action::Kontra { components, against });
        }
        if let Err(violation) = hand.check(self.declarer, Action::ThrowIn) {
            let place = ActionPart::Member("forfeit");
            found.push(Violation { place, ..violation });
        }
    }

    fn check_silent_open(&self, variant: &Variant, found: &mut Vec<Violation>) {
        let noted = self.silent.unwrap_or_default();
        let arisen = Silent::ALL
            .into_iter()
            .filter(|silent| noted[*silent as usize].is_some());
        for silent in arisen.filter(|silent| !silent.goes_with(self.contract, variant)) {
            let place = ActionPart::Inner("silent", silent.code());
            found.push(Violation::new(Code::SilentNotOpen, rules::SILENT, place));
        }
    }

    /// One forty and three twenties at most, and of the declarer what the contract leaves them (U-7.3, U-7.7).
    fn check_marriages(&self, found: &mut Vec<Violation>) {
        let Some(said) = self.marriages else { return };
        let place = |seat: Seat| ActionPart::Inner("marriages", seat.letter());
        let MarriagesSaid { forty, twenties } = said[self.declarer];
        let barred = forty && !marriage_allowed(self.contract, true, false)
            || twenties > 0 && !marriage_allowed(self.contract, false, twenties > 1);
        if barred {
            found.push(Violation::new(
                Code::MarriageNotAllowed,
                rules::MARRIAGE_LIMITS,
                place(self.declarer),
            ));
        }
        let forties = Seat::ALL.into_iter().filter(|seat| said[*seat].forty).count();
        let all_twenties: u8 = Seat::ALL.into_iter().map(|seat| said[seat].twenties).sum();
        if forties > 1 || all_twenties > 3 {
            let place = ActionPart::Member("marriages");
            found.push(Violation::new(Code::BadValue, rules::MARRIAGE, place));
        }
    }

    /// Without trump nobody counts points, says marriages or has a trump seven.
    fn check_plain(&self, found: &mut Vec<Violation>) {
        if self.contract.class() != Class::Plain {
            return;
        }
        let mut barred = |there: bool, code: Code, rule: RuleId, name: &'static str| {
            if there {
                found.push(Violation::new(code, rule, ActionPart::Member(name)));
            }
        };
        barred(self.points.is_some(), Code::PointsImpossible, rules::POINTS, "points");
        barred(
            self.seven.is_some(),
            Code::OutcomeImpossible,
            rules::SILENT_TABLE,
            "seven",
        );
        barred(
            self.marriages.is_some(),
            Code::MarriageNotAllowed,
            rules::MARRIAGE,
            "marriages",
        );
    }

    /// What stands in the way where not everything can be true together; the most particular place that explains it.
    fn impossible(&self, variant: &Variant) -> Option<Violation> {
        if self.can_be(variant) {
            return None;
        }
        let without_points = WrittenHand { points: None, ..*self };
        if self.points.is_some() && without_points.can_be(variant) {
            return Some(Violation::new(
                Code::PointsImpossible,
                rules::POINTS,
                ActionPart::Member("points"),
            ));
        }
        let without_seven = WrittenHand {
            seven: None,
            ..without_points
        };
        if self.seven.is_some() && without_seven.can_be(variant) {
            return Some(Violation::new(
                Code::OutcomeImpossible,
                rules::SILENT_TABLE,
                ActionPart::Member("seven"),
            ));
        }
        Some(without_seven.impossible_verdicts(variant))
    }

    fn impossible_verdicts(&self, variant: &Variant) -> Violation {
        let Some(noted) = self.silent.filter(|noted| noted.iter().any(Option::is_some)) else {
            return Violation::new(Code::OutcomeImpossible, rules::VERDICTS, COMPONENTS);
        };
        let march = noted[Silent::Durchmars as usize];
        if march.is_some() && march == noted[Silent::Aces as usize] {
            return Violation::new(Code::OutcomeImpossible, rules::SILENT_APART, SILENT);
        }
        let stands_without = |silent: &Silent| {
            let mut silents = noted;
            let there = silents[*silent as usize].take().is_some();
            let rest = WrittenHand {
                silent: Some(silents),
                ..*self
            };
            there && rest.can_be(variant)
        };
        let mut alone = Silent::ALL.into_iter().filter(stands_without);
        let (first, more) = (alone.next(), alone.next());
        match first.filter(|_| more.is_none()) {
            Some(silent) => {
                let rule = if silent == Silent::Hundred {
                    rules::VERDICTS
                } else {
                    rules::SILENT_TABLE
                };
                Violation::new(
                    Code::OutcomeImpossible,
                    rule,
                    ActionPart::Inner("silent", silent.code()),
                )
            }
            None => Violation::new(Code::OutcomeImpossible, rules::SILENT_TABLE, SILENT),
        }
    }

    /// What an option needs to know before it can say who pays.
    fn check_needed(&self, variant: &Variant, found: &mut Vec<Violation>) {
        let results = self.silent_results(variant);
        let lost = results[Silent::Ulti as usize] == Some(ComponentResult::Lose);
        if variant.silent_ulti_all_pay && lost && self.seven.is_none() {
            let missing = Violation::new(Code::MissingMember, rules::SILENT_TABLE, ActionPart::Action);
            found.push(missing.expecting(Expected::Words(&["seven"])));
        }
        let by_twenties = variant.silent_20_100_value != Variant::default().silent_20_100_value;
        if by_twenties && results[Silent::Hundred as usize].is_some() && self.marriages.is_none() {
            let missing = Violation::new(Code::MissingMember, rules::SILENT_TABLE, ActionPart::Action);
            found.push(missing.expecting(Expected::Words(&["marriages"])));
        }
    }
}

#[cfg(test)]
#[path = "written_tests.rs"]
mod tests;
