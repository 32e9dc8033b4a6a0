//! Which objective of Preferans is which search, and what is settled before it begins.

use super::duties::FollowOrTrump;
use super::fewest::Fewest;
use super::position::PositionFacts;
use super::shares::{COUNTED_MAX, Counted, Shares};
use super::tricks::Tricks;
use crate::contracts::Candidate;
use crate::goal::Goal;
use crate::layout::Layout;
use crate::no_trick::NoTrick;
use crate::position::Cards;
use crate::root::{Ask, Span};
use crate::run::{Bench, Question};
use crate::solve::{Case, Position};
use crate::verdict::{Objective, Verdict};
use talon_rules::cards::{BySeat, Card, Pack, Seat};
use talon_rules::games::preferans::{Aim, DealFacts as Deal, Score};

/// A position of Preferans.
#[derive(Debug)]
pub(crate) struct PreferansCase {
    pub(super) cards: Cards,
    pub(super) facts: PositionFacts,
}

impl Case for PreferansCase {
    fn cards(&self) -> &Cards {
        &self.cards
    }

    fn objectives(&self) -> Vec<Objective> {
        let own = self
            .facts
            .declarer
            .others()
            .into_iter()
            .filter(|seat| self.cards.active[*seat]);
        let quota = self.facts.contract.aim() == Aim::SixTricks;
        [Objective::Tricks, Objective::Made, Objective::Sheet]
            .into_iter()
            .chain(quota.then_some(Objective::Quota))
            .chain(own.map(Objective::OwnTricks))
            .collect()
    }

    fn laid(&self) -> Option<[Card; 2]> {
        self.two_laid()
    }

    fn pairs(&self) -> Vec<[Card; 2]> {
        self.all_pairs()
    }

    fn candidates(&self) -> Vec<Candidate> {
        self.all_candidates()
    }

    fn instead(&self, laid: Option<[Card; 2]>, candidate: Option<&Candidate>) -> Option<Position> {
        self.with(laid, candidate)
    }

    fn wants_few(&self, objective: Objective) -> bool {
        objective == Objective::Tricks && self.facts.contract.aim() == Aim::NoTrick
    }

    fn solve(&self, objective: Objective, bench: &mut Bench<'_, '_>) -> Option<Verdict> {
        let declarer = self.facts.declarer;
        match objective {
            Objective::Tricks if self.wants_few(objective) => Some(self.fewest(bench)),
            Objective::Tricks => Some(self.tricks_of(declarer, Ask::Exact, bench)),
            Objective::Made => Some(match self.facts.contract.aim() {
                Aim::NoTrick => self.no_trick(1, 0, bench),
                Aim::SixTricks => self.tricks_of(declarer, self.at_least(6), bench),
                Aim::AllTricks => self.tricks_of(declarer, self.at_least(10), bench),
            }),
            Objective::Sheet => Some(self.sheet(bench)),
            Objective::Quota if self.facts.contract.aim() == Aim::SixTricks => {
                let penalised = |score: Score| i64::from(Seat::ALL.into_iter().any(|s| score.penalised[s]));
                Some(self.shares(4, penalised, bench))
            }
            Objective::OwnTricks(seat) if self.cards.active[seat] => Some(self.tricks_of(seat, Ask::Exact, bench)),
            _ => None,
        }
    }
}

impl PreferansCase {
    fn at_least(&self, tricks: i32) -> Ask {
        Ask::AtLeast(tricks - i32::from(self.facts.tricks[self.facts.declarer]))
    }

    fn layout(&self, first: Seat) -> Layout {
        Layout::new(&self.cards.rules, Pack::French, first, &self.cards.active)
    }

    fn tricks_of(&self, seat: Seat, ask: Ask, bench: &mut Bench<'_, '_>) -> Verdict {
        let layout = self.layout(seat);
        let goal = Tricks { trump: layout.trump() };
        let left = self.cards.tricks_left() as i32;
        let question = Question {
            past: Some(()),
            ask,
            base: self.facts.tricks[seat].into(),
            within: Span { low: 0, high: left },
            guess: left * 3 / 5,
            ..self.question(&layout, &goal, 1)
        };
        question.answer::<FollowOrTrump>(bench)
    }

    /// The declarer's tricks where they want none.
    fn fewest(&self, bench: &mut Bench<'_, '_>) -> Verdict {
        let declarer = self.facts.declarer;
        let layout = self.layout(declarer);
        let question = Question {
            past: Some(()),
            base: self.facts.tricks[declarer].into(),
            unit: -1,
            within: Span {
                low: -(self.cards.tricks_left() as i32),
                high: 0,
            },
            ..self.question(&layout, &Fewest, 5)
        };
        question.answer::<FollowOrTrump>(bench)
    }

    /// Whether the declarer takes no trick, worth the first of two values if so and the second if not.
    fn no_trick(&self, made: i64, fallen: i64, bench: &mut Bench<'_, '_>) -> Verdict {
        let declarer = self.facts.declarer;
        let layout = self.layout(declarer);
        let lost = self.facts.tricks[declarer] > 0;
        let question = Question {
            past: (!lost).then_some(()),
            base: if lost { fallen } else { made },
            unit: made - fallen,
            within: Span { low: -1, high: 0 },
            ..self.question(&layout, &NoTrick::<false>, 2)
        };
        question.answer::<FollowOrTrump>(bench)
    }

    /// The change of the declarer's total (P-9.4).
    fn sheet(&self, bench: &mut Bench<'_, '_>) -> Verdict {
        let declarer = self.facts.declarer;
        let change = |score: Score| {
            let against: i64 = declarer.others().into_iter().map(|seat| score.soup[seat]).sum();
            -10 * score.bula_change[declarer] - against
        };
        if self.facts.contract.aim() == Aim::NoTrick {
            let of = |own: u8| change(self.score(BySeat::from_fn(|s| if s == declarer { own } else { 0 })));
            return self.no_trick(of(0), of(1), bench);
        }
        self.shares(3, change, bench)
    }

    fn score(&self, counted: BySeat<u8>) -> Score {
        let facts = &self.facts;
        let deal = Deal {
            declarer: facts.declarer,
            contract: facts.contract,
            game: facts.game,
            volunteers: facts.volunteers,
            invited_by: facts.invited_by,
            kontra: facts.kontra,
            tricks: Some(counted),
        };
        deal.score(&facts.before, &facts.variant)
    }

    /// A value that depends on the counted tricks of each defender.
    fn shares(&self, kind: i64, value: impl Fn(Score) -> i64, bench: &mut Bench<'_, '_>) -> Verdict {
        let declarer = self.facts.declarer;
        let layout = self.layout(declarer);
        let defender = |player: usize| layout.seats().get(player).copied();
        let counted = |first: u8, second: u8| {
            BySeat::from_fn(|seat| match () {
                () if Some(seat) == defender(1) => first,
                () if Some(seat) == defender(2) => second,
                () => 0,
            })
        };
        let wide: Vec<i64> = (0..36).map(|at| value(self.score(counted(at / 6, at % 6)))).collect();
        let base = wide.first().copied().unwrap_or(0);
        let small = |worth: i64| i32::try_from(worth - base).unwrap_or(0);
        let worth: [[i32; COUNTED_MAX + 1]; COUNTED_MAX + 1] =
            std::array::from_fn(|first| std::array::from_fn(|second| small(wide[first * 6 + second])));
        let most = i32::from(self.facts.contract.tricks_to_fall().unwrap_or(COUNTED_MAX as u8));
        let goal = Shares {
            trump: layout.trump(),
            together: Shares::is_by_sum(&worth),
            most,
            worth,
        };
        let of = |player: usize| defender(player).map_or(0, |seat| self.facts.counted[seat]);
        let (first, second) = (of(1), of(2));
        let past = match goal.together {
            true => Counted {
                first: first + second,
                second: 0,
            },
            false => Counted { first, second },
        };
        let fallen = i32::from(first + second) >= most;
        let decided = value(self.score(self.facts.counted));
        let all = || goal.worth.iter().flatten().copied();
        let span = Span {
            low: all().min().unwrap_or(0),
            high: all().max().unwrap_or(0),
        };
        let mut meaning = vec![kind, i64::from(layout.trump() != 0), layout.seats().len() as i64];
        meaning.extend(all().map(i64::from));
        let question = Question {
            past: (!fallen).then_some(past),
            base: if fallen { decided } else { base },
            within: span,
            meaning,
            ..self.question(&layout, &goal, kind)
        };
        question.answer::<FollowOrTrump>(bench)
    }

    fn question<'a, G: Goal>(&'a self, layout: &'a Layout, goal: &'a G, kind: i64) -> Question<'a, G> {
        Question {
            cards: &self.cards,
            layout,
            goal,
            past: None,
            reserved: None,
            ask: Ask::Exact,
            base: 0,
            unit: 1,
            within: Span { low: 0, high: 0 },
            guess: 0,
            meaning: vec![kind, i64::from(layout.trump() != 0), layout.seats().len() as i64],
        }
    }
}
