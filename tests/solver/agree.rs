//! One verdict of the solver beside the plain search: value, every legal card, and that the line gives nothing away.

use std::sync::atomic::AtomicBool;

use talon_rules::cards::CardSet;
use talon_solver::{Bounds, Budget, Objective, Position, Solver};

use super::brute::Brute;

/// Fails where the two say different things of a position; `judge` says what finished play is worth.
pub fn agree(solver: &mut Solver, position: &Position, brute: &Brute, ask: Objective, judge: &dyn Fn(&Brute) -> i64) {
    let stop = AtomicBool::new(false);
    let verdict = solver.solve(position, ask, &Budget::ENDLESS, &stop).unwrap();
    assert!(verdict.complete);
    let legal: CardSet = brute.legal().into_iter().collect();
    assert_eq!(verdict.cards.iter().map(|(card, _)| *card).collect::<CardSet>(), legal);
    let mut best: Option<i64> = None;
    for (card, value) in &verdict.cards {
        let plain = brute.after(*card).value(judge);
        assert_eq!(*value, Bounds::exact(plain), "{card:?} {ask:?} {position:?}");
        let high = (brute.to_play == brute.alone) != brute.few;
        best = Some(best.map_or(plain, |best| if high { best.max(plain) } else { best.min(plain) }));
    }
    assert_eq!(verdict.value, Bounds::exact(best.unwrap()), "{ask:?} {position:?}");
    let mut at = brute.clone();
    for card in &verdict.line {
        assert!(at.legal().contains(card), "{card:?} {position:?}");
        at = at.after(*card);
    }
    assert_eq!(
        Bounds::exact(at.value(judge)),
        verdict.value,
        "{ask:?} {:?} {position:?}",
        verdict.line
    );
}
