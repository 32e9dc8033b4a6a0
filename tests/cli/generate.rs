use super::talon;

fn records(game: &str, seed: &str) -> String {
    let done = talon()
        .args(["generate", "--game", game, "--hands", "20", "--seed", seed])
        .assert()
        .code(0);
    String::from_utf8(done.get_output().stdout.clone()).unwrap()
}

#[test]
fn a_seed_gives_the_same_bytes_each_time_and_another_seed_gives_others() {
    for game in ["ulti", "preferans"] {
        let first = records(game, "7");
        assert_eq!(first.lines().count(), 20);
        assert_eq!(first, records(game, "7"));
        assert_ne!(first, records(game, "8"));
    }
}

#[test]
fn hands_of_two_games_under_one_seed_bear_different_ids() {
    let ids = |game: &str| -> Vec<String> {
        let record = |line: &str| serde_json::from_str::<serde_json::Value>(line).unwrap();
        records(game, "7")
            .lines()
            .map(|line| record(line)["id"].to_string())
            .collect()
    };
    let all: std::collections::BTreeSet<String> = ids("ulti").into_iter().chain(ids("preferans")).collect();
    assert_eq!(all.len(), 40);
}

#[test]
fn a_game_that_cannot_be_generated_is_a_usage_error_that_says_so() {
    let done = talon()
        .args(["generate", "--game", "skat", "--hands", "1", "--seed", "1"])
        .assert()
        .code(2);
    assert!(String::from_utf8_lossy(&done.get_output().stderr).contains("expected: ulti, preferans"));
    talon()
        .args(["generate", "--game", "ulti", "--seed", "1"])
        .assert()
        .code(2);
}
