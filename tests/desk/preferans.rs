//! The worked deals and the session of section 10 of the rules of Preferans, put to the desk line by line, and what
//! only a text can ask.

use serde_json::{Value, json};

use super::facts;

/// A deal of A's: contract, who came, who invited, kontra as level and giver, tricks of A, B and C.
fn deal(contract: &str, volunteers: &str, invited_by: Value, kontra: (u8, Value), tricks: &[u8]) -> Value {
    let played = json!({"A": tricks.first(), "B": tricks.get(1), "C": tricks.get(2)});
    let tricks = if tricks.is_empty() { Value::Null } else { played };
    json!({
        "declarer": "A", "contract": coded(contract), "volunteers": seats(volunteers), "invited_by": invited_by,
        "kontra_level": kontra.0, "kontra_giver": kontra.1, "tricks": tricks,
    })
}

/// `5` or `G5` as questions have it.
fn coded(contract: &str) -> Value {
    contract.parse::<u8>().map_or_else(|_| contract.into(), Value::from)
}

fn seats(letters: &str) -> Vec<String> {
    letters.chars().map(String::from).collect()
}

/// What the deal brings when so much is left to go and A has so many open refas.
fn scored(deal: &Value, left: i64, refas: u8) -> Value {
    let mut question = deal.clone();
    question["game"] = "preferans".into();
    question["ask"] = "score".into();
    question["before"] = json!({"bula": {"A": left, "B": 0, "C": 0}, "open_refa": {"A": refas, "B": 0, "C": 0}});
    facts(&question.to_string())["answer"].clone()
}

struct Line {
    deal: Value,
    left: i64,
    refas: u8,
    multiplier: i64,
    value: i64,
    bula: Value,
    soup: Value,
    penalised: &'static str,
}

fn line(deal: Value, sheet: (i64, u8), b: (i64, i64), bula: Value, soup: Value, penalised: &'static str) -> Line {
    Line {
        deal,
        left: sheet.0,
        refas: sheet.1,
        multiplier: b.0,
        value: b.1,
        bula,
        soup,
        penalised,
    }
}

/// So much is left to go that nothing is near its end, and there is no refa.
const FAR: (i64, u8) = (1000, 0);

fn no_kontra() -> (u8, Value) {
    (0, Value::Null)
}

fn both(contract: &str, tricks: &[u8]) -> Value {
    deal(contract, "BC", Value::Null, no_kontra(), tricks)
}

fn alone(contract: &str, tricks: &[u8]) -> Value {
    deal(contract, "B", Value::Null, no_kontra(), tricks)
}

fn invites(tricks: &[u8]) -> Value {
    deal("4", "B", json!("B"), no_kontra(), tricks)
}

fn kontra(contract: &str, level: u8, by: &str, tricks: &[u8]) -> Value {
    deal(contract, "BC", Value::Null, (level, json!(by)), tricks)
}

fn dropped(contract: &str) -> Value {
    deal(contract, "", Value::Null, no_kontra(), &[])
}

/// What B writes against A.
fn b(amount: i64) -> Value {
    json!({"B": {"A": amount}})
}

/// What B and C write against A.
fn two(first: i64, second: i64) -> Value {
    json!({"B": {"A": first}, "C": {"A": second}})
}

fn nothing() -> Value {
    json!({})
}

/// The table of section 10, in its order.
fn worked_deals() -> Vec<Line> {
    let tables = [
        suit_deals(),
        doubled_deals(),
        deals_without_tricks(),
        deals_with_refa_or_near_the_end(),
    ];
    tables.into_iter().flatten().collect()
}

fn suit_deals() -> Vec<Line> {
    vec![
        line(both("4", &[6, 2, 2]), FAR, (1, 8), json!({"A": -8}), two(16, 16), ""),
        line(both("5", &[6, 3, 1]), FAR, (1, 10), json!({"A": -10}), two(30, 10), ""),
        line(
            both("4", &[7, 2, 1]),
            FAR,
            (1, 8),
            json!({"A": -8, "C": 8}),
            two(16, 8),
            "C",
        ),
        line(both("4", &[7, 3, 0]), FAR, (1, 8), json!({"A": -8, "C": 8}), b(24), "C"),
        line(
            both("5", &[8, 1, 1]),
            FAR,
            (1, 10),
            json!({"A": -10, "B": 10, "C": 10}),
            two(10, 10),
            "BC",
        ),
        line(both("G3", &[6, 4, 0]), FAR, (1, 8), json!({"A": -8}), b(32), ""),
        line(both("5", &[5, 3, 2]), FAR, (1, 10), json!({"A": 10}), two(30, 20), ""),
        line(
            alone("5", &[9, 1, 0]),
            FAR,
            (1, 10),
            json!({"A": -10, "B": 10}),
            b(10),
            "B",
        ),
        line(alone("5", &[6, 4, 0]), FAR, (1, 10), json!({"A": -10}), b(40), ""),
        line(invites(&[7, 2, 1]), FAR, (1, 8), json!({"A": -8, "B": 8}), b(24), "B"),
        line(invites(&[6, 0, 4]), FAR, (1, 8), json!({"A": -8}), b(32), ""),
    ]
}

fn doubled_deals() -> Vec<Line> {
    vec![
        line(
            kontra("4", 1, "B", &[6, 2, 2]),
            FAR,
            (2, 16),
            json!({"A": -16, "B": 16}),
            b(64),
            "B",
        ),
        line(
            kontra("4", 1, "B", &[5, 3, 2]),
            FAR,
            (2, 16),
            json!({"A": 16}),
            b(80),
            "",
        ),
        line(
            kontra("G5", 1, "C", &[5, 3, 2]),
            (1000, 1),
            (4, 48),
            json!({"A": 48}),
            json!({"C": {"A": 240}}),
            "",
        ),
        line(
            kontra("G2", 2, "B", &[5, 3, 2]),
            (1000, 1),
            (8, 48),
            json!({"A": 48}),
            b(240),
            "",
        ),
    ]
}

/// Betl: the declarer is to make no trick.
fn deals_without_tricks() -> Vec<Line> {
    vec![
        line(both("6", &[0, 6, 4]), FAR, (1, 12), json!({"A": -12}), nothing(), ""),
        line(both("6", &[1, 0, 0]), FAR, (1, 12), json!({"A": 12}), two(60, 60), ""),
        line(
            kontra("G6", 2, "B", &[1, 0, 0]),
            FAR,
            (4, 56),
            json!({"A": 56}),
            two(280, 280),
            "",
        ),
        line(
            kontra("6", 1, "C", &[0, 6, 4]),
            FAR,
            (2, 24),
            json!({"A": -24, "C": 24}),
            nothing(),
            "C",
        ),
    ]
}

fn deals_with_refa_or_near_the_end() -> Vec<Line> {
    vec![
        line(dropped("7"), (1000, 1), (2, 28), json!({"A": -28}), nothing(), ""),
        line(both("2", &[]), FAR, (1, 4), json!({"A": -4}), nothing(), ""),
        line(
            both("2", &[6, 2, 2]),
            (1000, 1),
            (2, 8),
            json!({"A": -8}),
            two(16, 16),
            "",
        ),
        line(both("5", &[6, 2, 2]), (6, 0), (1, 6), json!({"A": -6}), two(12, 12), ""),
        line(
            both("5", &[5, 3, 2]),
            (6, 0),
            (1, 10),
            json!({"A": 10}),
            two(30, 20),
            "",
        ),
        line(
            both("5", &[7, 2, 1]),
            (6, 0),
            (1, 10),
            json!({"A": -10, "C": 10}),
            two(20, 10),
            "C",
        ),
        line(dropped("4"), (8, 0), (1, 8), json!({"A": -8}), nothing(), ""),
    ]
}

#[test]
fn the_26_worked_deals_bring_what_the_rules_say() {
    let deals = worked_deals();
    assert_eq!(deals.len(), 26);
    for (number, line) in (1..).zip(deals) {
        let found = scored(&line.deal, line.left, line.refas);
        let change: i64 = line
            .bula
            .as_object()
            .unwrap()
            .values()
            .map(|n| n.as_i64().unwrap())
            .sum();
        let expected = json!({
            "multiplier": line.multiplier, "value": line.value, "made": line.bula["A"].as_i64() < Some(0),
            "penalised": seats(line.penalised), "bula_change": line.bula, "soup": line.soup,
            "refa_used": line.refas > 0, "reduced": number == 23, "session_over": matches!(number, 23 | 26),
            "sum_after": line.left + change,
        });
        assert_eq!(found, expected, "deal {number}");
    }
}

#[test]
fn the_last_fall_can_cost_double() {
    let fall = deal("4", "B", Value::Null, (0, Value::Null), &[5, 5, 0]);
    let mut question = fall;
    question["game"] = "preferans".into();
    question["ask"] = "score".into();
    question["before"] = json!({"bula": {"A": 6, "B": 0, "C": 0}, "open_refa": {}});
    question["options"] = json!({"last_fall_double": true});
    let answer = &facts(&question.to_string())["answer"];
    assert_eq!(
        (&answer["bula_change"], &answer["soup"]),
        (&json!({"A": 16}), &json!({"B": {"A": 40}}))
    );
}

/// A deal of the session: declarer, contract, who came, invited by, kontra by, tricks of A, B and C.
fn of(declarer: &str, contract: u8, game: bool, came: &str, tricks: Option<[u8; 3]>) -> Value {
    json!({
        "declarer": declarer, "contract": contract, "game": game, "volunteers": seats(came), "invited_by": null,
        "kontra_level": 0, "kontra_giver": null, "tricks": tricks.map(|[a, b, c]| json!({"A": a, "B": b, "C": c})),
    })
}

fn with(mut deal: Value, more: Value) -> Value {
    for (name, value) in more.as_object().unwrap() {
        deal[name] = value.clone();
    }
    deal
}

/// The deals of 10.1 with bulas and S after each.
fn session() -> Vec<(Value, [i64; 3], i64)> {
    let passed = || json!({"passed_out": true});
    let kontra = |by: &str| json!({"kontra_level": 1, "kontra_giver": by});
    vec![
        (of("A", 4, false, "BC", Some([6, 2, 2])), [22, 30, 30], 82),
        (passed(), [22, 30, 30], 82),
        (of("C", 5, false, "A", Some([3, 0, 7])), [22, 30, 10], 62),
        (of("B", 6, false, "AC", Some([0, 1, 0])), [22, 54, 10], 86),
        (
            with(of("A", 3, false, "C", Some([7, 1, 2])), json!({"invited_by": "C"})),
            [10, 54, 22],
            86,
        ),
        (of("C", 2, false, "AB", None), [10, 54, 18], 82),
        (
            with(of("A", 2, false, "BC", Some([5, 3, 2])), kontra("B")),
            [18, 54, 18],
            90,
        ),
        (of("B", 5, true, "", None), [18, 42, 18], 78),
        (passed(), [18, 42, 18], 78),
        (of("C", 7, false, "AB", Some([2, 1, 7])), [18, 56, 4], 78),
        (of("B", 7, true, "", None), [18, 40, 4], 62),
        (of("B", 7, false, "AC", Some([2, 6, 2])), [18, 26, 4], 48),
        (of("C", 5, false, "A", Some([4, 0, 6])), [18, 26, -6], 38),
        (passed(), [18, 26, -6], 38),
        (of("A", 4, false, "BC", Some([6, 3, 1])), [10, 26, -6], 30),
        (of("C", 4, false, "AB", Some([3, 2, 5])), [10, 26, 2], 38),
        (of("B", 4, true, "A", Some([2, 8, 0])), [10, 16, 2], 28),
        (of("A", 7, false, "BC", Some([6, 2, 2])), [-4, 16, 2], 14),
        (
            with(of("B", 5, false, "AC", Some([1, 6, 3])), kontra("C")),
            [-4, -4, 22],
            14,
        ),
        (of("C", 7, true, "AB", Some([2, 2, 6])), [-4, -4, 8], 0),
    ]
}

fn reckoned(deals: &[Value]) -> Value {
    let question =
        json!({"game": "preferans", "ask": "session", "bula": 30, "refas": 1, "first_dealer": "C", "deals": deals});
    facts(&question.to_string())
}

#[test]
fn the_session_of_twenty_deals_comes_out_line_by_line() {
    let lines = session();
    let deals: Vec<Value> = lines.iter().map(|(deal, _, _)| deal.clone()).collect();
    let answer = &reckoned(&deals)["answer"];
    let after = answer["after_each"].as_array().unwrap();
    assert_eq!(after.len(), 20);
    for (number, ((_, [a, b, c], sum), found)) in lines.iter().zip(after).enumerate() {
        assert_eq!(found["dealer"], ["C", "A", "B"][number % 3], "deal {}", number + 1);
        assert_eq!(found["bula"], json!({"A": a, "B": b, "C": c}), "deal {}", number + 1);
        assert_eq!(
            (&found["sum"], &found["over"]),
            (&json!(sum), &json!(number == 19)),
            "deal {}",
            number + 1
        );
    }
    assert_eq!(after[1]["open_refa"], json!({"A": 1, "B": 1, "C": 1}));
    assert_eq!(after[4]["open_refa"], json!({"A": 0, "B": 0, "C": 0}));
    let soup = json!({"A": {"B": 168, "C": 180}, "B": {"A": 108, "C": 58}, "C": {"A": 88, "B": 228}});
    assert_eq!(after[19]["soup"], soup);
    assert_eq!(answer["totals"], json!({"A": 192, "B": -190, "C": -2}));
    assert_eq!(answer["over"], true);
    let more: Vec<Value> = deals.into_iter().chain([json!({"passed_out": true})]).collect();
    assert_eq!(
        reckoned(&more),
        json!({"ok": true, "answer": "reject", "code": "AFTER_END", "rule": "P-9.1"})
    );
}

#[test]
fn each_deal_of_the_session_alone_brings_the_same() {
    let lines = session();
    let deals: Vec<Value> = lines.iter().map(|(deal, _, _)| deal.clone()).collect();
    let answer = reckoned(&deals);
    let after = answer["answer"]["after_each"].as_array().unwrap();
    for number in 1..20 {
        if deals[number].get("passed_out").is_some() {
            continue;
        }
        let before = json!({"bula": after[number - 1]["bula"], "open_refa": after[number - 1]["open_refa"]});
        // Here `game` says whether it is a game, and stands in place of the name.
        let question = with(deals[number].clone(), json!({"ask": "score", "before": before}));
        let found = facts(&question.to_string());
        assert_eq!(
            found["answer"]["sum_after"],
            after[number]["sum"],
            "deal {}: {found}",
            number + 1
        );
    }
}

#[test]
fn game_may_name_the_game_and_say_that_it_is_one() {
    let ask = |game: &str, contract: &str| {
        let question = format!(
            r#"{{{game}"ask":"defence_next","declarer":"A","contract":{contract},"refa":false,"actions":["B:drop","C:drop"]}}"#
        );
        facts(&question)
    };
    let unplayed = |bula: i64| json!({"outcome": "unplayed", "bula": {"A": bula}});
    for (game, contract, bula) in [
        (r#""game":"preferans","#, "5", -10),
        (r#""game":"preferans","#, r#""G5""#, -12),
        (r#""game":"preferans","game":true,"#, "5", -12),
        (r#""game":true,"game":"preferans","#, r#""G5""#, -12),
        (r#""game":"preferans","game":false,"#, "5", -10),
        (r#""game":true,"#, "5", -12),
    ] {
        assert_eq!(ask(game, contract)["answer"], unplayed(bula), "{game} {contract}");
    }
    for (game, code) in [
        (r#""game":true,"game":false,"#, "DUPLICATE_MEMBER"),
        (r#""game":"preferans","game":"preferans","#, "DUPLICATE_MEMBER"),
        (r#""game":"ulti","game":true,"#, "DUPLICATE_MEMBER"),
        (r#""game":null,"#, "WRONG_TYPE"),
        ("", "MISSING_MEMBER"),
    ] {
        assert_eq!(ask(game, "5"), json!({"ok": false, "code": code}), "{game}");
    }
    let nested = r#"{"game":"preferans","ask":"session","bula":30,"refas":1,"first_dealer":"A","deals":[{"game":true,"game":false}]}"#;
    assert_eq!(facts(nested)["code"], "DUPLICATE_MEMBER");
}
