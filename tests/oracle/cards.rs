//! Cards as two letters: rank orders, which card beats which, who wins a trick and which cards may be played.
//! Knows nothing of records.

pub const SUITS: &str = "ALHB";
pub const RANKS: &str = "AXKOU987";

pub fn deck() -> Vec<String> {
    SUITS
        .chars()
        .flat_map(|suit| RANKS.chars().map(move |rank| format!("{suit}{rank}")))
        .collect()
}

/// What is wrong with a card code, if anything.
pub fn code_fault(card: &str) -> Option<&'static str> {
    let letters: Vec<char> = card.chars().collect();
    let among =
        |suits: &str, ranks: &str| letters.len() == 2 && suits.contains(letters[0]) && ranks.contains(letters[1]);
    if among(SUITS, RANKS) {
        None
    } else if among("SDHC", "AKQJX987") {
        Some("DEAL_WRONG_DECK")
    } else {
        Some("BAD_CARD")
    }
}

pub fn suit(card: &str) -> String {
    card[..1].to_owned()
}

pub fn is_ace(card: &str) -> bool {
    card.ends_with('A')
}

/// Ten points for each ace and each ten (U-7.1).
pub fn points(card: &str) -> i64 {
    if card.ends_with('A') || card.ends_with('X') {
        10
    } else {
        0
    }
}

/// The higher, the stronger within its suit (U-1.4, U-1.5).
fn strength(card: &str, trump: Option<&str>) -> usize {
    let order = if trump.is_some() { "789UOKXA" } else { "789XUOKA" };
    order.find(&card[1..]).unwrap()
}

/// Whether `card`, played later, beats `winning`.
pub fn beats(card: &str, winning: &str, trump: Option<&str>) -> bool {
    if suit(card) == suit(winning) {
        return strength(card, trump) > strength(winning, trump);
    }
    trump == Some(suit(card).as_str())
}

/// The card that wins what lies on the table.
pub fn winning(table: &[String], trump: Option<&str>) -> String {
    let mut best = table[0].clone();
    for card in &table[1..] {
        if beats(card, &best, trump) {
            best = card.clone();
        }
    }
    best
}

/// The cards of a hand that U-6.2 to U-6.8 leave, without the rule on the seven.
fn left_by_duties(hand: &[String], table: &[String], trump: Option<&str>) -> Vec<String> {
    if table.is_empty() {
        return hand.to_vec();
    }
    let best = winning(table, trump);
    let of_suit = |wanted: &str| {
        hand.iter()
            .filter(|c| suit(c) == wanted)
            .cloned()
            .collect::<Vec<String>>()
    };
    let beating = |cards: &[String]| {
        let higher: Vec<String> = cards.iter().filter(|c| beats(c, &best, trump)).cloned().collect();
        if higher.is_empty() { cards.to_vec() } else { higher }
    };
    let same = of_suit(&suit(&table[0]));
    if !same.is_empty() {
        return beating(&same);
    }
    let trumps = trump.map(of_suit).unwrap_or_default();
    if !trumps.is_empty() {
        return beating(&trumps);
    }
    hand.to_vec()
}

/// Everything the duties of a card look at.
#[derive(Debug)]
pub struct Moment<'a> {
    pub hand: &'a [String],
    pub table: &'a [String],
    pub trump: Option<&'a str>,
    /// The declarer of a contract with `ulti` in tricks 1 to 9 (U-6.9).
    pub keeps_seven: bool,
}

/// The legal set of section 6.
pub fn legal(moment: &Moment) -> Vec<String> {
    let mut set = left_by_duties(moment.hand, moment.table, moment.trump);
    if moment.keeps_seven && set.len() > 1 {
        let seven = format!("{}7", moment.trump.unwrap());
        set.retain(|card| *card != seven);
    }
    set
}

/// Which duty a held card breaks, in the order follow, trump, beat, seven.
pub fn broken_duty(card: &str, moment: &Moment) -> Option<&'static str> {
    if legal(moment).iter().any(|c| c == card) {
        return None;
    }
    let Some(led) = moment.table.first() else {
        return Some("SEVEN_RESERVED");
    };
    let holds = |wanted: &str| moment.hand.iter().any(|c| suit(c) == wanted);
    if holds(&suit(led)) && suit(card) != suit(led) {
        return Some("MUST_FOLLOW");
    }
    if let Some(trump) = moment.trump
        && !holds(&suit(led))
        && holds(trump)
        && suit(card) != trump
    {
        return Some("MUST_TRUMP");
    }
    if left_by_duties(moment.hand, moment.table, moment.trump)
        .iter()
        .any(|c| c == card)
    {
        return Some("SEVEN_RESERVED");
    }
    Some("MUST_BEAT")
}

#[cfg(test)]
fn cards(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

#[cfg(test)]
fn check(hand: &str, table: &str, trump: Option<&str>, keeps_seven: bool, expected: &str) {
    let (hand, table) = (cards(hand), cards(table));
    let moment = Moment {
        hand: &hand,
        table: &table,
        trump,
        keeps_seven,
    };
    assert_eq!(
        legal(&moment),
        cards(expected),
        "{hand:?} to {table:?}, trump {trump:?}"
    );
    for card in &hand {
        assert_eq!(
            broken_duty(card, &moment).is_none(),
            cards(expected).contains(card),
            "{card}"
        );
    }
}

#[test]
fn the_legal_set_follows_beats_trumps_and_overtrumps() {
    check("AA A8 LX H7", "", Some("L"), false, "AA A8 LX H7"); // U-6.2
    check("AA A8 LX H7", "A9", Some("L"), false, "AA"); // U-6.3, U-6.4
    check("A7 A8 LX H7", "A9", Some("L"), false, "A7 A8");
    check("H7 LX L7", "A9", Some("L"), false, "LX L7"); // U-6.5
    check("H7 LX L7", "A9 L8", Some("L"), false, "LX"); // U-6.6
    check("H7 LX L7", "A9 LA", Some("L"), false, "LX L7");
    check("AA A7 LX", "A9 L7", Some("L"), false, "AA A7"); // U-6.7
    check("H7 B8", "A9", Some("L"), false, "H7 B8"); // U-6.8
    check("AX AU A7", "A9", None, false, "AX AU"); // U-1.5
    check("AX A7", "AU", None, false, "AX A7");
    check("AX A7", "AU", Some("B"), false, "AX"); // U-1.4
    check("L7 B8", "", Some("L"), true, "B8"); // U-6.9
    check("L7", "", Some("L"), true, "L7");
    check("L7 B8", "A9", Some("L"), true, "L7");
    check("L7 L8 B8", "A9", Some("L"), true, "L8");
}

#[test]
fn a_broken_duty_has_the_name_of_the_first_that_is_broken() {
    let named = |hand: &str, table: &str, card: &str, seven: bool| {
        let (hand, table) = (cards(hand), cards(table));
        broken_duty(
            card,
            &Moment {
                hand: &hand,
                table: &table,
                trump: Some("L"),
                keeps_seven: seven,
            },
        )
    };
    assert_eq!(named("AA A8 L9", "A9", "L9", false), Some("MUST_FOLLOW"));
    assert_eq!(named("AA A8 L9", "A9", "A8", false), Some("MUST_BEAT"));
    assert_eq!(named("LX L7 H7", "A9", "H7", false), Some("MUST_TRUMP"));
    assert_eq!(named("LX L7 H7", "A9 L9", "L7", false), Some("MUST_BEAT"));
    assert_eq!(named("LX L7 H7", "A9", "L7", true), Some("SEVEN_RESERVED"));
    assert_eq!(named("LX L7 H7", "", "L7", true), Some("SEVEN_RESERVED"));
    assert_eq!(winning(&cards("A9 L7 AA"), Some("L")), "L7"); // U-6.10
    assert_eq!(winning(&cards("A9 L7 AA"), None), "AA");
}

#[test]
fn a_card_code_of_the_other_deck_is_told_from_nonsense() {
    assert_eq!(deck().len(), 32); // U-1.2
    assert!(deck().iter().all(|card| code_fault(card).is_none()));
    for (card, code) in [
        ("SA", "DEAL_WRONG_DECK"),
        ("HQ", "DEAL_WRONG_DECK"),
        ("CX", "DEAL_WRONG_DECK"),
    ] {
        assert_eq!(code_fault(card), Some(code));
    }
    for card in ["10H", "HT", "ha", "♥A", "", "A", "AAA", "??"] {
        assert_eq!(code_fault(card), Some("BAD_CARD"), "{card}");
    }
}
