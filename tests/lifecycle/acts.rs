//! What every act leaves behind, whatever was done before.

use std::collections::BTreeSet;

use proptest::prelude::*;
use talon_tournament::EntryNo;
use talon_tournament::standings::{BadFacts, FactsFault, SeatResult, TableOutcome};
use talon_tournament::tournament::{
    Origin, Preset, ResultSource, ResultState, RoundState, Status, TableStanding, Why, attention, check, next,
};

use super::chance_played::{Evening, prepared};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn an_act_leaves_a_sound_tournament_and_a_refused_one_the_tournament_as_it_was(seed in any::<u64>()) {
        let mut evening = Evening::of(seed);
        for _ in 0..80 {
            let before = evening.tournament.clone();
            if let Err(refusal) = evening.act() {
                prop_assert!(evening.tournament == before, "{refusal}");
            }
            prop_assert_eq!(check(&evening.tournament).map_err(|refusal| refusal.to_string()), Ok(()));
            attention(&evening.tournament);
            next(&evening.tournament);
        }
    }

    #[test]
    fn a_result_that_is_put_right_and_put_back_gives_the_same_standings(seed in any::<u64>(), raw in -500..500i64) {
        let mut evening = Evening::of(seed);
        for _ in 0..60 {
            let _ = evening.act();
        }
        let mut tournament = evening.tournament;
        let played = tournament.rounds.iter().find_map(|round| {
            let counts = |table: &&talon_tournament::tournament::Table| table.result.as_ref().is_some_and(|one| one.counts());
            Some((round.number, round.tables.iter().find(counts)?.clone()))
        });
        let Some((round, table)) = played else { return Ok(()) };
        let Some(TableOutcome::Played(scores)) = table.result.clone().map(|result| result.outcome) else { return Ok(()) };
        let before = tournament.ranking().unwrap();
        let standing = TableStanding::director(None);
        let typed = |seen| ResultSource { origin: Origin::Director, standing, seen };
        let mut others = scores.clone();
        (others[0].raw, others[1].raw) = (others[0].raw + raw, others[1].raw - raw);
        let _ = tournament.rule(round, table.number, others, "counted again", typed(table.version));
        let version = tournament.table(round, table.number).unwrap().version;
        if tournament.rule(round, table.number, scores, "counted once more", typed(version)).is_ok() {
            prop_assert_eq!(tournament.ranking().unwrap(), before);
        }
    }
}

#[test]
fn evenings_played_by_chance_come_to_everything_that_an_evening_can_come_to() {
    let mut seen = BTreeSet::new();
    for seed in 0..24 {
        let mut evening = Evening::of(seed);
        for _ in 0..120 {
            let _ = evening.act();
        }
        let tournament = &evening.tournament;
        let tables = || tournament.rounds.iter().flat_map(|round| &round.tables);
        seen.extend(tournament.entries.iter().map(|entry| entry.status.as_str()));
        seen.extend(tournament.rounds.iter().map(|round| round.state.as_str()));
        seen.extend(
            tables()
                .filter_map(|table| table.result.as_ref())
                .map(|result| result.state.as_str()),
        );
        seen.extend(
            tables()
                .flat_map(|table| &table.seats)
                .filter_map(|seat| seat.substitute)
                .map(|_| "seat"),
        );
        seen.extend(
            tournament
                .adjustments
                .iter()
                .filter(|one| one.revoked)
                .map(|_| "revoked"),
        );
    }
    let words = Status::ALL
        .map(Status::as_str)
        .into_iter()
        .chain(RoundState::ALL.map(RoundState::as_str));
    let words = words
        .chain(ResultState::ALL.map(ResultState::as_str))
        .chain(["seat", "revoked"]);
    let missing: Vec<&str> = words.filter(|word| !seen.contains(word)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn boards_of_a_table_must_be_as_many_as_at_the_others() {
    let mut tournament = prepared(Preset::DuplicateEvening);
    tournament.open().unwrap();
    for member in 1..=6 {
        tournament
            .enter(talon_tournament::tournament::MemberKey(member))
            .unwrap();
    }
    tournament.start_check_in().unwrap();
    for entry in 1..=6 {
        tournament.check_in(EntryNo(entry)).unwrap();
    }
    tournament.start().unwrap();
    tournament.draw(1).unwrap();
    tournament.publish_round(1).unwrap();
    let scores = |boards: usize| -> Vec<SeatResult> {
        let score = |raw| SeatResult {
            boards: vec![talon_tournament::standings::BoardScore::Raw(raw); boards],
            ..SeatResult::of(raw)
        };
        [4, -1, -3].map(score).to_vec()
    };
    let standing = TableStanding::director(None);
    let typed = ResultSource {
        origin: Origin::Director,
        standing,
        seen: 0,
    };
    for fewer in [0, 2] {
        let refused = tournament.enter_result(1, 1, scores(fewer), typed).unwrap_err();
        assert_eq!(
            refused.why,
            Why::Facts(BadFacts::from(FactsFault::BoardCount)),
            "{fewer}"
        );
    }
    tournament.enter_result(1, 1, scores(3), typed).unwrap();
    assert!(tournament.enter_result(1, 2, scores(2), typed).is_err());
    tournament.enter_result(1, 2, scores(3), typed).unwrap();
    assert_eq!(
        tournament.table(1, 2).unwrap().result.as_ref().unwrap().state,
        ResultState::Entered
    );
    check(&tournament).unwrap();
}
