use talon_samples::simulate::{KeptSchedule, event_seed, simulate, simulate_kept, simulate_season};

#[test]
fn events_of_all_kinds_break_no_invariant() {
    for tournament in 1..=8 {
        let done = simulate(100, tournament);
        assert!(done.failures.is_empty(), "{:?}", done.failures);
    }
}

#[test]
fn a_tournament_of_a_series_is_the_first_of_its_own_seed() {
    for tournament in [2, 5] {
        let own = event_seed(300, tournament);
        assert_eq!(simulate(300, tournament).rounds, simulate(own, 1).rounds);
    }
    assert_eq!(event_seed(7, 1), 7);
    assert_eq!(event_seed(u64::MAX, 2), 0);
}

#[test]
fn a_complete_schedule_is_kept_without_a_repeat_whoever_leaves_comes_back_and_joins() {
    let mut lengths = std::collections::BTreeSet::new();
    let (mut left, mut came_back, mut joined) = (0, 0, 0);
    for tournament in 1..=300 {
        let KeptSchedule { done, movements } = simulate_kept(700, tournament);
        assert!(done.failures.is_empty(), "{:?}", done.failures);
        lengths.insert(done.rounds);
        left += movements.left;
        came_back += movements.came_back;
        joined += movements.joined;
    }
    let all_happen = left > 200 && came_back > 20 && joined > 20;
    assert!(all_happen, "{left} left, {came_back} came back, {joined} joined");
    assert_eq!(lengths.into_iter().collect::<Vec<_>>(), [4, 7, 10]);
}

#[test]
fn seasons_of_all_kinds_break_no_property_and_each_is_the_first_of_its_own_seed() {
    let mut units = 0;
    for season in 1..=20 {
        let done = simulate_season(500, season);
        assert_eq!(done.failures, [], "season {season}");
        units += done.units;
    }
    assert!(units > 100, "{units}");
    assert_eq!(
        simulate_season(500, 3).units,
        simulate_season(event_seed(500, 3), 1).units
    );
}
