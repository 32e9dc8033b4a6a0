//! The words with which findings say what was expected are words that the text is read with.

const CATALOGS: [(&str, &str); 4] = [
    ("en", include_str!("../../locales/en/shorthand.ftl")),
    ("hu", include_str!("../../locales/hu/shorthand.ftl")),
    ("hr", include_str!("../../locales/hr/shorthand.ftl")),
    ("sr", include_str!("../../locales/sr/shorthand.ftl")),
];

/// The words of a catalog with their English ones.
fn said(catalog: &'static str) -> Vec<(String, &'static str)> {
    let lines = catalog
        .lines()
        .filter_map(|line| line.strip_prefix("said-")?.split_once(" = "));
    lines.map(|(key, word)| (key.replace('-', " "), word)).collect()
}

#[test]
fn what_was_expected_is_said_in_words_that_are_read() {
    for (language, catalog) in CATALOGS {
        for (english, word) in said(catalog) {
            let of_cards = crate::GAMES
                .iter()
                .map(|game| game.card_words().lexicon().reads_as(&english, word));
            let others = [
                crate::hand::hand_words().reads_as(&english, word),
                crate::words::common().reads_as(&english, word),
                crate::ulti::reads_as(&english, word),
                crate::preferans::reads_as(&english, word),
            ];
            let known: Vec<bool> = of_cards.chain(others).flatten().collect();
            assert!(!known.is_empty(), "{language}: nobody expects {english}");
            assert!(known.iter().all(|same| *same), "{language}: {word} is not {english}");
        }
    }
}
