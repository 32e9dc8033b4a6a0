//! When each part of a contract was decided. It asks the engine at every position and judges nothing itself.

use super::timeline::Timeline;

/// A part of the contract that was decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Settled {
    /// The code of the component.
    pub code: &'static str,
    pub made: bool,
    /// The first position from which it stood so.
    pub ply: usize,
}

/// The decided parts, in the order of the contract.
pub fn settled(timeline: &Timeline) -> Vec<Settled> {
    let verdicts: Vec<Vec<(&'static str, bool)>> = timeline.states.iter().map(|state| state.decided()).collect();
    let parts = verdicts.last().into_iter().flatten();
    parts
        .map(|(code, made)| {
            // An irregular card may take back what seemed decided, so the search goes from the end.
            let stands = |verdict: &Vec<(&'static str, bool)>| verdict.contains(&(*code, *made));
            let ply = verdicts
                .iter()
                .rposition(|verdict| !stands(verdict))
                .map_or(0, |before| before + 1);
            Settled { code, made: *made, ply }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Options, Reader};

    const EXAMPLE: &str = include_str!("../../tests/fixtures/example.talon.json");

    #[test]
    fn the_ulti_of_the_example_is_made_with_the_last_card() {
        let mut reader = Reader::new();
        let checked = reader.check(EXAMPLE.as_bytes(), &Options::default());
        let timeline = Timeline::of(checked.hand().unwrap());
        let all = settled(&timeline);
        assert_eq!(all.iter().map(|one| one.code).collect::<Vec<_>>(), ["simple", "ulti"]);
        assert!(all.iter().all(|one| one.made));
        assert_eq!(all[1].ply, timeline.last());
        assert!(timeline.states[all[0].ply - 1].decided().is_empty());
    }
}
