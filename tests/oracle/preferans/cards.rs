//! French cards as two letters: who wins a trick, and what must be played to it (P-1.3, P-6.3, P-6.4).

pub const SUITS: &str = "SDHC";
pub const RANKS: &str = "AKQJX987";

pub fn deck() -> Vec<String> {
    SUITS
        .chars()
        .flat_map(|suit| RANKS.chars().map(move |rank| format!("{suit}{rank}")))
        .collect()
}

/// What is wrong with a card code, if anything.
pub fn code_fault(card: &str) -> Option<&'static str> {
    match super::super::cards::code_fault(card) {
        Some("DEAL_WRONG_DECK") => None,
        None if deck().iter().any(|own| own == card) => None,
        None => Some("DEAL_WRONG_DECK"),
        other => other,
    }
}

/// The trump suit of a contract.
pub fn trump(contract: i64) -> Option<&'static str> {
    ["S", "D", "H", "C"].get(usize::try_from(contract - 2).ok()?).copied()
}

pub fn suit(card: &str) -> &str {
    &card[..1]
}

fn strength(card: &str) -> usize {
    RANKS.len() - RANKS.find(&card[1..]).unwrap()
}

/// Which of the cards wins, in the order in which they were played.
pub fn winner(trick: &[String], trump: Option<&str>) -> usize {
    let worth = |card: &str| {
        let kind = if trump == Some(suit(card)) {
            2
        } else {
            usize::from(suit(card) == suit(&trick[0]))
        };
        (kind, strength(card))
    };
    (0..trick.len()).max_by_key(|place| worth(&trick[*place])).unwrap()
}

/// The duty that a card of this hand breaks.
pub fn broken_duty(card: &str, hand: &[String], trick: &[String], trump: Option<&str>) -> Option<&'static str> {
    let led = suit(trick.first()?);
    let has = |wanted: &str| hand.iter().any(|own| suit(own) == wanted);
    if has(led) {
        return (suit(card) != led).then_some("MUST_FOLLOW");
    }
    let trump = trump.filter(|trump| has(trump))?;
    (suit(card) != trump).then_some("MUST_TRUMP")
}

#[cfg(test)]
fn cards(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

#[test]
fn suits_are_followed_then_trumped_and_nothing_need_be_beaten() {
    let duty = |hand: &str, trick: &str, card: &str, contract: i64| {
        broken_duty(card, &cards(hand), &cards(trick), trump(contract))
    };
    assert_eq!(duty("SA S7 H7", "SK", "S7", 4), None);
    assert_eq!(duty("SA S7 H7", "SK", "H7", 4), Some("MUST_FOLLOW"));
    assert_eq!(duty("DA H7 HA", "SK H9", "H7", 4), None);
    assert_eq!(duty("DA H7 HA", "SK", "DA", 4), Some("MUST_TRUMP"));
    assert_eq!(duty("DA H7 HA", "SK", "DA", 6), None);
    assert_eq!(duty("DA H7", "", "DA", 4), None);
}

#[test]
fn the_highest_trump_wins_else_the_highest_of_the_suit_led() {
    assert_eq!(winner(&cards("SX SJ DA"), trump(4)), 1);
    assert_eq!(winner(&cards("SA H7 H8"), trump(4)), 2);
    assert_eq!(winner(&cards("SA H7 H8"), trump(7)), 0);
    assert_eq!(
        (code_fault("LO"), code_fault("HA"), code_fault("SX")),
        (Some("DEAL_WRONG_DECK"), None, None)
    );
    assert_eq!(code_fault("10H"), Some("BAD_CARD"));
}
