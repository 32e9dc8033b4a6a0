//! An evening of Preferans as people keep it on a phone, in Croatian, deal after deal, taps counted.

use serde_json::{Value, json};

use super::club;
use super::scorecard::Phone;

const SEATS: [&str; 3] = ["A", "B", "C"];
/// The calls of the contracts from two to seven.
const CALLS: [&str; 6] = ["S", "D", "H", "C", "betl", "sans"];

fn place(seat: &Value) -> usize {
    let seat = seat.as_str().expect("a seat");
    SEATS.iter().position(|one| *one == seat).expect("a seat")
}

/// So many taps has a deal of this kind at most.
fn taps_at_most(score: &Value) -> usize {
    let came = score["volunteers"].as_array().map(Vec::len);
    match (score["outcome"].as_str(), score["contract"].as_u64()) {
        (Some("passed_out"), _) => 2,
        (_, Some(2)) if score.get("tricks").is_none() => 3,
        _ if came == Some(0) => 4,
        (_, Some(6)) => 4,
        _ => 5,
    }
}

/// What of a form cannot be reached where the page stands: a save button out of the screen, and fields that the bar
/// round it covers when they have the focus.
const COVERED: &str = "const out = []; \
    const bar = document.querySelector('.how .ends'); \
    for (const button of bar.querySelectorAll('button')) { \
        const at = button.getBoundingClientRect(); \
        const there = document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2); \
        if (at.bottom > innerHeight || !button.contains(there)) out.push(button.textContent.trim()); \
    } \
    for (const field of document.querySelectorAll('.how :is(input:not([type=hidden]), summary)')) { \
        if (!field.checkVisibility()) continue; \
        field.focus(); \
        const at = field.getBoundingClientRect(); \
        if (at.bottom > bar.getBoundingClientRect().top + 1) out.push(field.id || field.textContent.trim()); \
    } \
    return out.join(', ')";

#[tokio::test]
async fn saving_stays_where_the_thumb_is_and_covers_no_field_that_has_the_focus() {
    let club = club();
    let Some(mut phone) = Phone::new(&club.base).await else {
        return;
    };
    begin(&mut phone).await;
    let card = phone.browser.words("return location.pathname").await;
    phone.browser.without_script();
    for wishes in ["light", "dark"] {
        phone.browser.medium("", &[("prefers-color-scheme", wishes)]);
        for call in ["H", "betl"] {
            phone.open(&format!("{card}?who=0&call={call}")).await;
            let covered = phone.browser.words(COVERED).await;
            assert_eq!(covered, "", "{call}, {wishes}");
        }
    }
}

/// Begins a card in Croatian, with the rules and the first dealer of the worked evening.
async fn begin(phone: &mut Phone) {
    phone.speak("hr");
    phone.open("/sessions/new").await;
    phone.tap("#game-preferans").await;
    for (field, value) in [
        ("name0", "Ante"),
        ("name1", "Bojan"),
        ("name2", "Cvita"),
        ("bula", "30"),
        ("refas", "1"),
    ] {
        let script = format!("document.querySelector('#{field}').value = '{value}'");
        phone.browser.tell(&script).await;
    }
    phone.tap("#dealer0").await;
    phone.tap("main form button.go").await;
    phone.browser.until("document.querySelector('.sums')").await;
    let lang = phone.browser.words("return document.documentElement.lang").await;
    assert_eq!(lang, "hr");
}

/// Writes a deal, and answers the taps that it took.
async fn deal(phone: &mut Phone, number: usize, score: &Value) -> usize {
    let written = format!("document.querySelector('.lines tbody th')?.textContent.trim() === '{number}'");
    fill(phone, score, &written).await
}

/// The same until something is so.
async fn fill(phone: &mut Phone, score: &Value, written: &str) -> usize {
    let before = phone.taps();
    if score["outcome"] == "passed_out" {
        phone.tap("button[name='call'][value='passed_out']").await;
        phone.tap(".ends button").await;
        phone.browser.until(written).await;
        return phone.taps() - before;
    }
    let declarer = place(&score["declarer"]);
    let contract = usize::try_from(score["contract"].as_u64().expect("a contract")).expect("small");
    let game = if score["game"] == true { "game-" } else { "" };
    phone.tap(&format!("#who{declarer}")).await;
    let call = CALLS[contract - 2];
    phone.tap(&format!("button[name='call'][value='{game}{call}']")).await;
    phone.browser.until("document.querySelector('form[data-deal]')").await;
    if contract == 6 {
        let made = score["tricks"].as_object().is_some_and(serde_json::Map::is_empty);
        let how = if made { "made" } else { "lost" };
        phone.tap(&format!("button[name='f.result'][value='{how}']")).await;
        phone.browser.until(written).await;
        return phone.taps() - before;
    }
    let came = score["volunteers"].as_array().expect("who came");
    let code = match (&score["invited_by"], came.as_slice()) {
        (Value::String(seat), _) => Some(format!("invites.{seat}")),
        (_, []) => Some("nobody".to_owned()),
        (_, [Value::String(seat)]) => Some(format!("only.{seat}")),
        _ => None,
    };
    if let Some(code) = &code {
        phone.tap(&format!("[name='f.came'][value='{code}']")).await;
    }
    if let Some(giver) = score["kontra_giver"].as_str() {
        phone.tap(&format!("[name='f.kontra'][value='{giver}1']")).await;
    }
    if let Some(tricks) = score["tricks"].as_object() {
        let of = |seat: &str| tricks.get(seat).and_then(Value::as_u64).unwrap_or(0);
        let tap = |seat: &'static str| format!("[name='f.tricks.{seat}'][value='{}']", of(seat));
        phone.tap(&tap(SEATS[declarer])).await;
        // Where one person writes everything one number is enough.
        if code.is_none() && score.get("kontra_giver").is_none() {
            phone.tap(&tap(SEATS[(declarer + 1) % 3])).await;
        }
    }
    phone.tap(".ends button").await;
    phone.browser.until(written).await;
    phone.taps() - before
}

/// What each has to go; under the hat below zero.
async fn left(phone: &Phone) -> Vec<i64> {
    let script = "return JSON.stringify([...document.querySelectorAll('.sums b')].map((left) => \
        Number(left.querySelector('[aria-hidden]').textContent.replace('−', '-'))))";
    serde_json::from_str(&phone.browser.words(script).await).expect("three numbers")
}

#[tokio::test]
async fn a_whole_sheet_is_written_in_croatian_with_few_taps_a_deal() {
    let club = club();
    let Some(mut phone) = Phone::new(&club.base).await else {
        return;
    };
    begin(&mut phone).await;
    let evening = include_str!("../fixtures/evenings/preferans_hr.json");
    let evening: Value = serde_json::from_str(evening).expect("an evening");
    for (at, one) in evening["deals"].as_array().expect("deals").iter().enumerate() {
        let taps = deal(&mut phone, at + 1, &one["score"]).await;
        let most = taps_at_most(&one["score"]);
        assert!(taps <= most, "deal {} takes {taps} taps, and {most} are enough", at + 1);
        let wanted: Vec<i64> = serde_json::from_value(one["after"].clone()).expect("numbers");
        assert_eq!(left(&phone).await, wanted, "deal {}", at + 1);
    }
    let sums = "return JSON.stringify([...document.querySelectorAll('.sums em')].map((sum) => \
        Number(sum.textContent.replace('−', '-'))))";
    let sums: Value = serde_json::from_str(&phone.browser.words(sums).await).expect("totals");
    assert_eq!(sums, evening["totals"]);
    let said = phone
        .browser
        .words("return document.querySelector('main').textContent")
        .await;
    assert!(
        said.contains("Partija je gotova") && said.contains("Započni novi list"),
        "{said}"
    );
    let wide = phone.browser.tell("return document.documentElement.scrollWidth").await;
    assert_eq!(wide, json!(360), "nothing is wider than the phone");
    // The next sheet is its own page, and a game there takes one tap more.
    phone.tap("button[value='next-sheet']").await;
    phone
        .browser
        .until("document.querySelector('.sums') && !document.querySelector('.lines')")
        .await;
    let game = json!({"outcome": "played", "declarer": "A", "contract": 3, "game": true, "volunteers": ["B", "C"],
        "tricks": {"A": 6, "B": 2, "C": 2}});
    let taps = deal(&mut phone, 1, &game).await;
    assert!(taps <= 6, "a game takes {taps} taps");
}

#[tokio::test]
async fn the_first_half_of_a_sheet_is_written_without_a_network_and_comes_to_the_same() {
    let club = club();
    let Some(mut phone) = Phone::new(&club.base).await else {
        return;
    };
    begin(&mut phone).await;
    phone.lose_network().await;
    let evening = include_str!("../fixtures/evenings/preferans_hr.json");
    let evening: Value = serde_json::from_str(evening).expect("an evening");
    let (first, second) = evening["deals"].as_array().expect("deals").split_at(6);
    for (at, one) in first.iter().enumerate() {
        let kept = format!("document.querySelectorAll('.outbox li').length === {}", at + 1);
        let taps = fill(&mut phone, &one["score"], &kept).await;
        let most = taps_at_most(&one["score"]);
        assert!(taps <= most, "deal {} takes {taps} taps, and {most} are enough", at + 1);
    }
    phone.all_sent(first.len()).await;
    for (at, one) in second.iter().enumerate() {
        deal(&mut phone, first.len() + at + 1, &one["score"]).await;
        let wanted: Vec<i64> = serde_json::from_value(one["after"].clone()).expect("numbers");
        assert_eq!(left(&phone).await, wanted, "deal {}", first.len() + at + 1);
    }
}
