//! What the rules forbid in a deal that was only written down: everything at once, each at its place. What is wrong in
//! one place is put right for the look at the others, and what then hangs on a guess is not said.

use super::contract::Contract;
use super::outcome::OutcomeKind;
use super::rules;
use super::scoring::DealFacts;
use super::sheet::Before;
use super::state::{Phase, Preferans};
use super::variant::Variant;
use super::written::{WrittenDeal, answer, double, is_declarers_alone};
use crate::cards::{BySeat, Seat};
use crate::games::{ActionPart, Code, Expected, RuleId, Violation};

const TRICKS: ActionPart = ActionPart::Member("tricks");
const INVITE: ActionPart = ActionPart::Member("invited_by");
const GIVER: ActionPart = ActionPart::Member("kontra_giver");

/// The deal after what the defence said, without what they could not have said.
struct Defence {
    hand: Preferans,
    facts: DealFacts,
    /// Who played is what was written.
    is_certain: bool,
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
        let defence = defence(facts, before, variant, &mut found);
        self.check_outcome(&defence, &mut found);
        found
    }

    /// Whether there are tricks exactly where the deal was played, and such as can be.
    fn check_outcome(&self, defence: &Defence, found: &mut Vec<Violation>) {
        let Defence {
            hand,
            facts,
            is_certain,
        } = defence;
        let nobody_came = !Seat::ALL.into_iter().any(|seat| facts.volunteers[seat]);
        let two = hand.is_undoubled_two();
        let rule = if two { rules::PLAIN_TWO } else { rules::BOTH_DROP };
        let is_played = hand.phase() != Phase::Over && !two;
        if is_played && let Some(tricks) = &facts.tricks {
            check_tricks(defence, tricks, found);
        }
        if nobody_came && !is_certain {
            // Somebody may have come all the same.
        } else if !is_played && facts.tricks.is_some() {
            found.push(Violation::new(Code::WrongPhase, rule, TRICKS));
        } else if is_played != (self.kind == OutcomeKind::Played) {
            let words: &'static [&'static str] = if is_played { &["played"] } else { &["unplayed"] };
            let place = ActionPart::Member("outcome");
            found.push(Violation::new(Code::OutcomeImpossible, rule, place).expecting(Expected::Words(words)));
        } else if is_played && facts.tricks.is_none() {
            let missing = Violation::new(Code::MissingMember, rules::ACTIVE, ActionPart::Action);
            found.push(missing.expecting(Expected::Words(&["tricks"])));
        }
    }
}

/// What the defence said, and what of it they could not have said.
fn defence(written: &DealFacts, before: &Before, variant: &Variant, found: &mut Vec<Violation>) -> Defence {
    let mut facts = *written;
    let begun = Preferans::after_auction(facts.declarer, facts.contract, facts.game, before, variant);
    mend_volunteers(&mut facts, found);
    mend_invitation(&mut facts, &begun, found);
    let is_certain = found
        .iter()
        .all(|one| matches!(one.place, ActionPart::Member("contract")));
    let mut hand = begun;
    let said = answer(&mut hand, &facts);
    debug_assert!(said.is_ok(), "coming and dropping are always open");
    mend_kontra(&mut facts, &mut hand, found);
    Defence {
        hand,
        facts,
        is_certain,
    }
}

/// Those who come are defenders, in Bettel both of them (P-5.1).
fn mend_volunteers(facts: &mut DealFacts, found: &mut Vec<Violation>) {
    let is_bettel = facts.contract == Contract::BETTEL;
    let declarer = facts.declarer;
    let mended = BySeat::from_fn(|seat| seat != declarer && (is_bettel || facts.volunteers[seat]));
    if mended != facts.volunteers {
        let place = ActionPart::Member("volunteers");
        found.push(Violation::new(Code::BadValue, rules::ANSWERS, place));
        facts.volunteers = mended;
    }
}

/// Whoever invites plays themselves, and takes along a partner who would have dropped (P-5.3).
fn mend_invitation(facts: &mut DealFacts, begun: &Preferans, found: &mut Vec<Violation>) {
    let Some(seat) = facts.invited_by else { return };
    let rule = if facts.volunteers[seat] {
        answer(&mut begun.clone(), facts).err().map(|violation| {
            let two = violation.rule.filter(|rule| *rule == rules::PLAIN_TWO);
            two.unwrap_or(rules::INVITE)
        })
    } else {
        Some(rules::INVITE)
    };
    if let Some(rule) = rule {
        found.push(Violation::new(Code::WrongPhase, rule, INVITE));
        facts.invited_by = None;
    }
}

/// A kontra is said by a defender who plays, and not too high (P-5.5, P-5.6). By whom else it was said is not known,
/// but it was said.
fn mend_kontra(facts: &mut DealFacts, hand: &mut Preferans, found: &mut Vec<Violation>) {
    let Some(kontra) = &mut facts.kontra else { return };
    if !facts.volunteers[kontra.giver] {
        found.push(Violation::new(Code::KontraNotEntitled, rules::KONTRA_WINDOW, GIVER));
        let others = facts.declarer.others();
        let Some(other) = others.into_iter().find(|seat| facts.volunteers[*seat]) else {
            facts.kontra = None;
            return;
        };
        kontra.giver = other;
    }
    if let Err(violation) = double(hand, facts.declarer, *kontra) {
        let place = if violation.code == Code::Limit {
            ActionPart::Member("kontra_level")
        } else {
            GIVER
        };
        let is_told = found.iter().any(|one| one.place == place);
        found.extend(Some(Violation { place, ..violation }).filter(|_| !is_told));
    }
}

/// Ten tricks, or as many as decided the deal, all won by those who played; of two who write for themselves the first
/// five of the defence, when there were more (P-6.1, P-6.5).
fn check_tricks(defence: &Defence, tricks: &BySeat<u8>, found: &mut Vec<Violation>) {
    let Defence { hand, facts, .. } = defence;
    let before = found.len();
    let idle = |seat: &Seat| defence.is_certain && *seat != facts.declarer && !hand.is_active(*seat);
    for seat in Seat::ALL
        .into_iter()
        .filter(|seat| tricks[*seat] > 10 || idle(seat) && tricks[*seat] > 0)
    {
        let most = if idle(&seat) { 0 } else { 10 };
        let place = ActionPart::Inner("tricks", seat.letter());
        found.push(Violation::new(Code::BadValue, rules::ACTIVE, place).expecting(Expected::Number(most)));
    }
    if found.len() > before || is_declarers_alone(facts, tricks) {
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
    } else if before == 0 && hand.counted_after(tricks).is_none() {
        // Who writes what hangs on all that was said before.
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

    #[test]
    fn everything_that_is_wrong_is_said_at_once() {
        let places = |deal: &WrittenDeal| -> Vec<(&'static str, ActionPart)> {
            deal.check(&Before::default(), &Variant::default())
                .iter()
                .map(|one| (one.code.as_str(), one.place))
                .collect()
        };
        let many = with(deal(4, "B", [6, 3, 2]), |facts| {
            facts.invited_by = Some(Seat::C);
            facts.kontra = Some(Kontra {
                giver: Seat::C,
                level: 11,
            });
        });
        assert_eq!(
            places(&many),
            [
                ("WRONG_PHASE", INVITE),
                ("KONTRA_NOT_ENTITLED", GIVER),
                ("LIMIT", ActionPart::Member("kontra_level")),
                ("BAD_VALUE", TRICKS),
            ]
        );
        let own = with(deal(8, "AB", [6, 12, 2]), |facts| {
            facts.kontra = Some(Kontra {
                giver: Seat::A,
                level: 1,
            });
        });
        assert_eq!(
            places(&own),
            [
                ("BAD_VALUE", ActionPart::Member("contract")),
                ("BAD_VALUE", ActionPart::Member("volunteers")),
                ("KONTRA_NOT_ENTITLED", GIVER),
                ("BAD_VALUE", ActionPart::Inner("tricks", "B")),
            ]
        );
        // Whoever is named twice over may have come: that nobody did is not said of it.
        let nobody = with(deal(4, "A", [6, 2, 2]), |facts| facts.tricks = None);
        assert_eq!(places(&nobody), [("BAD_VALUE", ActionPart::Member("volunteers"))]);
    }
}
