//! The example club's evenings of Preferans: a session played to its end, and one that still runs. Both are made afresh
//! each time and are always the same.

use super::session::{GeneratedHand, Session};
use super::write::record_line_with;
use crate::generate::notes::Notes;
use crate::generate::{MEMBERS, Setting};
use talon_rules::cards::BySeat;
use talon_rules::games::preferans::Variant;

const CLUB_SEED: u64 = 1926;
/// The session that is played to its end, and the one that is not, with the deals played so far.
const WHOLE: u64 = 1894;
const RUNNING: (u64, usize) = (2352, 11);

/// The hands of the club with the evening each was played on: the whole session, then the running one.
pub(crate) fn club_hands() -> Vec<(GeneratedHand, Setting)> {
    let session = |number| Session::new(CLUB_SEED, number, &Variant::default());
    let whole = session(WHOLE).map(|hand| set(hand, 1, "2026-04-16", [0, 1, 2]));
    let running = session(RUNNING.0)
        .take(RUNNING.1)
        .map(|hand| set(hand, 2, "2026-05-14", [4, 3, 5]));
    whole.chain(running).collect()
}

fn set(hand: GeneratedHand, table: u64, date: &str, [a, b, c]: [usize; 3]) -> (GeneratedHand, Setting) {
    let setting = Setting {
        event: "Preferánszest",
        table,
        round: 1,
        deal: hand.number,
        date: date.to_owned(),
        session: format!("{date}-preferans"),
        players: BySeat {
            a: MEMBERS[a],
            b: MEMBERS[b],
            c: MEMBERS[c],
        },
    };
    (hand, setting)
}

/// The records of [`club_hands`], one line each, some with what the members wrote about them.
pub fn club_records() -> Vec<String> {
    let notes = Notes::read(include_str!("club_notes.json"));
    let lines = club_hands()
        .into_iter()
        .map(|(hand, setting)| record_line_with(&hand, &setting));
    lines
        .enumerate()
        .map(|(place, line)| notes.with_notes(line, place + 1))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use talon_rules::cards::Seat;
    use talon_rules::games::preferans::{Action, Contract, Outcome, OutcomeKind, Score};

    type Trait = fn(&GeneratedHand, &Outcome, &Score) -> bool;

    fn crosses(hand: &GeneratedHand, score: &Score, falls: bool) -> bool {
        Seat::ALL.into_iter().any(|seat| {
            let before = hand.before.bula.unwrap()[seat];
            let after = before + score.bula_change[seat];
            (before < 0) != (after < 0) && (after < 0) == falls
        })
    }

    fn said(hand: &GeneratedHand, wanted: Action) -> bool {
        hand.actions.iter().any(|(_, action)| *action == wanted)
    }

    #[test]
    fn the_whole_session_has_all_that_a_sheet_can_show() {
        let hands: Vec<GeneratedHand> = Session::new(CLUB_SEED, WHOLE, &Variant::default()).collect();
        assert!((15..=25).contains(&hands.len()), "{}", hands.len());
        let traits: [Trait; 14] = [
            |_, outcome, _| outcome.kind == Some(OutcomeKind::PassedOut) && outcome.refa_written == 1,
            |_, _, score| score.refa_used,
            |_, outcome, _| outcome.kontra.is_some() && outcome.made == Some(true),
            |_, outcome, _| outcome.kontra.is_some() && outcome.made == Some(false),
            |_, outcome, _| outcome.contract == Some(Contract::BETTEL),
            |_, outcome, _| outcome.contract == Some(Contract::SANAC) && !outcome.game,
            |_, outcome, _| outcome.contract == Some(Contract::SANAC) && outcome.game,
            |_, outcome, _| outcome.invited_by.is_some(),
            |hand, _, _| hand.game.is_undoubled_two(),
            |hand, _, _| said(hand, Action::Hold),
            |hand, _, _| said(hand, Action::Concede),
            |hand, _, score| crosses(hand, score, true),
            |hand, _, score| crosses(hand, score, false),
            |_, _, score| score.session_over && score.reduced,
        ];
        for (place, has) in traits.iter().enumerate() {
            let found = hands.iter().any(|hand| {
                let outcome = hand.game.outcome().unwrap();
                has(hand, &outcome, &outcome.score.unwrap_or_default())
            });
            assert!(found, "trait {place}");
        }
    }

    #[test]
    fn the_running_session_has_a_rekontra_and_is_not_over() {
        let hands = Session::new(CLUB_SEED, RUNNING.0, &Variant::default()).take(RUNNING.1);
        let outcomes: Vec<Outcome> = hands.map(|hand| hand.game.outcome().unwrap()).collect();
        assert!(
            outcomes
                .iter()
                .any(|outcome| outcome.kontra.is_some_and(|kontra| kontra.level == 2))
        );
        assert!(
            !outcomes
                .iter()
                .any(|outcome| outcome.score.is_some_and(|score| score.session_over))
        );
    }
}
