//! The 54 bids as the table of the rules prints them, and what can be read off a bid.
//! Knows nothing of cards or of an auction.

/// Step, code, class, number of components, win value, loss value: one line of the printed table.
type Row = (i64, &'static str, &'static str, i64, i64, i64);

#[rustfmt::skip]
const TABLE: &[Row] = &[
    (1, "simple", "trump", 1, 1, 1),
    (2, "p:simple", "hearts", 1, 2, 2),
    (3, "h40", "trump", 1, 4, 4),
    (4, "simple+aces", "trump", 2, 5, 5),
    (5, "simple+ulti", "trump", 2, 5, 9),
    (6, "betli", "nt", 1, 5, 5),
    (7, "dur", "trump", 1, 6, 6),
    (7, "plain_dur", "nt", 1, 6, 6),
    (8, "h40+aces", "trump", 2, 8, 8),
    (9, "h40+ulti", "trump", 2, 8, 12),
    (10, "h20", "trump", 1, 8, 8),
    (10, "p:h40", "hearts", 1, 8, 8),
    (11, "simple+ulti+aces", "trump", 3, 9, 13),
    (12, "p:simple+aces", "hearts", 2, 10, 10),
    (13, "p:simple+ulti", "hearts", 2, 10, 18),
    (14, "h40+dur", "trump", 2, 10, 10),
    (14, "ulti+dur", "trump", 2, 10, 14),
    (15, "rebetli", "nt x2", 1, 10, 10),
    (16, "h40+ulti+aces", "trump", 3, 12, 16),
    (17, "h20+aces", "trump", 2, 12, 12),
    (18, "h20+ulti", "trump", 2, 12, 16),
    (19, "odur", "trump", 1, 12, 12),
    (19, "p:dur", "hearts", 1, 12, 12),
    (19, "redur", "nt x2", 1, 12, 12),
    (20, "h40+ulti+dur", "trump", 3, 14, 18),
    (21, "h20+dur", "trump", 2, 14, 14),
    (22, "h20+ulti+aces", "trump", 3, 16, 20),
    (23, "h40+odur", "trump", 2, 16, 16),
    (23, "ulti+odur", "trump", 2, 16, 20),
    (23, "p:h40+aces", "hearts", 2, 16, 16),
    (24, "p:h40+ulti", "hearts", 2, 16, 24),
    (25, "p:h20", "hearts", 1, 16, 16),
    (26, "h20+ulti+dur", "trump", 3, 18, 22),
    (26, "p:simple+ulti+aces", "hearts", 3, 18, 26),
    (27, "h40+ulti+odur", "trump", 3, 20, 24),
    (28, "h20+odur", "trump", 2, 20, 20),
    (28, "p:h40+dur", "hearts", 2, 20, 20),
    (28, "p:ulti+dur", "hearts", 2, 20, 28),
    (29, "open_betli", "nt open", 1, 20, 20),
    (30, "h20+ulti+odur", "trump", 3, 24, 28),
    (31, "p:h40+ulti+aces", "hearts", 3, 24, 32),
    (32, "p:h20+aces", "hearts", 2, 24, 24),
    (33, "p:h20+ulti", "hearts", 2, 24, 32),
    (34, "p:odur", "hearts", 1, 24, 24),
    (34, "open_plain_dur", "nt open", 1, 24, 24),
    (35, "p:h40+ulti+dur", "hearts", 3, 28, 36),
    (36, "p:h20+dur", "hearts", 2, 28, 28),
    (37, "p:h20+ulti+aces", "hearts", 3, 32, 40),
    (38, "p:h40+odur", "hearts", 2, 32, 32),
    (38, "p:ulti+odur", "hearts", 2, 32, 40),
    (39, "p:h20+ulti+dur", "hearts", 3, 36, 44),
    (40, "p:h40+ulti+odur", "hearts", 3, 40, 48),
    (41, "p:h20+odur", "hearts", 2, 40, 40),
    (42, "p:h20+ulti+odur", "hearts", 3, 48, 56),
];

fn row(bid: &str) -> Option<&'static Row> {
    TABLE.iter().find(|row| row.1 == bid)
}

pub fn exists(bid: &str) -> bool {
    row(bid).is_some()
}

/// The step of an existing bid.
pub fn step(bid: &str) -> i64 {
    row(bid).unwrap().0
}

/// `trump`, `hearts` or `nt`.
pub fn class(bid: &str) -> String {
    row(bid).unwrap().2.split(' ').next().unwrap().to_owned()
}

pub fn is_trump_game(bid: &str) -> bool {
    class(bid) != "nt"
}

pub fn components(bid: &str) -> Vec<String> {
    bid.trim_start_matches("p:").split('+').map(str::to_owned).collect()
}

pub fn has(bid: &str, component: &str) -> bool {
    components(bid).iter().any(|c| c == component)
}

/// The value of one component, hearts not yet doubled (4.1).
fn plain_value(component: &str) -> i64 {
    match component {
        "simple" => 1,
        "h40" | "aces" | "ulti" => 4,
        "betli" => 5,
        "dur" | "plain_dur" => 6,
        "h20" => 8,
        "rebetli" => 10,
        "odur" | "redur" => 12,
        "open_betli" => 20,
        "open_plain_dur" => 24,
        other => panic!("no component {other}"),
    }
}

/// The value of a component in this contract.
pub fn value(bid: &str, component: &str) -> i64 {
    plain_value(component) * if class(bid) == "hearts" { 2 } else { 1 }
}

/// Whether the bid `new` outranks `standing`, which may stand doubled from the first round (U-5.1, U-14.4).
pub fn outranks(new: &str, standing: &str, factor: i64) -> bool {
    if factor == 1 {
        return step(new) > step(standing);
    }
    let (new, old) = (row(new).unwrap(), row(standing).unwrap());
    if new.4 != old.4 * factor {
        return new.4 > old.4 * factor;
    }
    if new.3 != old.3 {
        return new.3 < old.3;
    }
    new.0 > old.0
}

/// The components of a set of the base, `ulti` and the upper part, with the implicit `simple` (U-4.1, U-4.2).
fn written(base: &str, ulti: &str, upper: &str) -> String {
    let simple = base.is_empty() && upper != "dur" && upper != "odur";
    let parts = [base, if simple { "simple" } else { "" }, ulti, upper];
    parts
        .into_iter()
        .filter(|part| !part.is_empty())
        .collect::<Vec<_>>()
        .join("+")
}

/// All bids that U-4.1 to U-4.4 allow.
fn all_by_formula() -> Vec<String> {
    let mut bids: Vec<String> = ["betli", "rebetli", "open_betli", "plain_dur", "redur", "open_plain_dur"]
        .iter()
        .map(|&bid| bid.to_owned())
        .collect();
    for base in ["", "h40", "h20"] {
        for ulti in ["", "ulti"] {
            for upper in ["", "aces", "dur", "odur"] {
                let bid = written(base, ulti, upper);
                bids.push(format!("p:{bid}"));
                bids.push(bid);
            }
        }
    }
    bids
}

/// The key of U-5.1 to U-5.4: value, few components, tie-break.
fn key(bid: &str) -> (i64, i64, i64) {
    let win: i64 = components(bid).iter().map(|c| value(bid, c)).sum();
    let n = components(bid).len() as i64;
    let durchmars = has(bid, "dur") || has(bid, "odur");
    let hearts = class(bid) == "hearts";
    let tie = match (win, n) {
        (10, 2) if durchmars => 2,
        (10, 2) => i64::from(has(bid, "ulti")),
        (24, 3) => i64::from(hearts),
        _ => i64::from(has(bid, "ulti") && !has(bid, "aces") && !durchmars),
    };
    (win, -n, tie)
}

#[test]
fn the_formula_of_the_rules_gives_the_printed_table() {
    let mut bids = all_by_formula();
    assert_eq!(bids.len(), 54);
    bids.sort_by_key(|bid| key(bid));
    let mut step_now = 0;
    let mut last = None;
    for bid in &bids {
        if last != Some(key(bid)) {
            step_now += 1;
            last = Some(key(bid));
        }
        let printed = row(bid).unwrap_or_else(|| panic!("{bid} is not in the table"));
        let penalty = if !has(bid, "ulti") { 0 } else { value(bid, "ulti") };
        let (win, n, _) = key(bid);
        assert_eq!(
            *printed,
            (step_now, printed.1, printed.2, -n, win, win + penalty),
            "{bid}: U-5.1, U-5.2, U-5.3, U-5.4, U-5.5"
        );
    }
    assert_eq!(step_now, 42);
}
