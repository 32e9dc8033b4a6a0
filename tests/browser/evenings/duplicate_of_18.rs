//! A duplicate evening of 18: Talon makes the deals and keeps them sealed, someone who does not play prints the sheets
//! by which they are dealt, players and officials enter results board by board, and after the last table everyone sees
//! the cards with the best contract.

use fantoccini::key::Key;
use serde_json::json;
use talon_tournament::standings::{BoardScore, TableOutcome};

use super::{Night, card, confirms, effort, on_each_database, scorer};
use crate::accounts::people::PASSWORD;
use crate::browser::person::Person;
use crate::browser::tournament_paper::sheets;
use crate::clubs::people::{Who, town};
use crate::harness::site::Site;

const TABLES: u16 = 6;

/// What a table scores on a board of the round.
fn scores(table: u16, board: i64) -> [i64; 3] {
    let first = i64::from(table) + board;
    [first, 1, -1 - first]
}

/// Types the boards of a table in the form that is open, from field to field with the key that goes on.
async fn types(person: &Person, table: u16) {
    person
        .touch(".boards tbody tr:first-child td:nth-of-type(1) input")
        .await;
    let typed: Vec<String> = (1..=3)
        .flat_map(|board| scores(table, board))
        .map(|score| score.to_string())
        .collect();
    let on = char::from(Key::Enter).to_string();
    person.browser.write(&typed.join(&on)).await;
}

/// Whether the boards of a table are what was typed.
fn holds(night: &Night<'_>, table: u16) -> bool {
    let tournament = night.tournament();
    let result = tournament.table(1, table).and_then(|table| table.result.as_ref());
    let Some(TableOutcome::Played(seats)) = result.map(|result| &result.outcome) else {
        return false;
    };
    seats.iter().enumerate().all(|(at, seat)| {
        let boards = (1..=3).map(|board| BoardScore::Raw(scores(table, board)[at]));
        seat.boards == boards.collect::<Vec<_>>()
    })
}

/// The director makes the deals and prints the sheets of the first round.
async fn deals_are_made(night: &Night<'_>, director: &mut Person, reader: &mut Person) {
    let before = director.effort();
    director.tab(night, "boards").await;
    director.press("button[value=make-deals]").await;
    director.took("deals made", before, effort(2, 2));
    let before = director.effort();
    director
        .press(&format!("a[href=\"{}/print/dealing/1\"]", night.at))
        .await;
    director.took("dealing sheets opened", before, effort(1, 1));
    let count = "return [document.querySelectorAll('.board-deal').length, \
         document.querySelectorAll('.deal-hand').length]";
    assert_eq!(director.browser.tell(count).await, json!([3, 9]));
    director.sees("6 copies, for tables 1, 2, 3, 4, 5, 6").await;
    assert_eq!(sheets(&director.browser, "duplicate-dealing"), 1);
    // Everyone is told that they are made, and nothing of them.
    reader.open(&format!("{}/boards", night.at)).await;
    reader.sees("Fingerprint").await;
    let cards = "return document.querySelector('.dealt, a[href*=\"/boards/\"], a[href*=dealing]') !== null";
    assert_eq!(reader.browser.tell(cards).await, json!(false));
}

/// Two players of a table, each on a phone of their own, with the card of the table.
async fn two_players(night: &Night<'_>, director: &mut Person) -> Option<[Person; 2]> {
    let card = card(night, director, 1, 1).await;
    let (mut one, mut other) = (Person::new(night.site).await?, Person::new(night.site).await?);
    let before = one.effort();
    one.open(&card).await;
    one.touch("form.result .iam label:nth-of-type(1)").await;
    types(&one, 1).await;
    one.keeps_picture("duplicate-card");
    one.press("form.result button[value=enter]").await;
    one.took("a player sends three boards", before, effort(3, 2));
    assert!(holds(night, 1), "{}", one.text().await);
    let before = other.effort();
    confirms(&mut other, &card).await;
    other.took("another one confirms them", before, effort(2, 2));
    Some([one, other])
}

/// An official enters the boards of a table in the grid of the round: of each board the last score follows.
async fn enters(night: &Night<'_>, person: &mut Person, table: u16) {
    person.open(&format!("{}/rounds/1/results", night.at)).await;
    let before = person.effort();
    person.touch(&format!("#t{table}-board0")).await;
    let on = char::from(Key::Enter).to_string();
    let typed = (1..=3).map(|board| {
        let [first, second, _] = scores(table, board);
        format!("{first}{on}{second}{on}")
    });
    person.browser.write(&typed.collect::<String>()).await;
    let saved = format!("document.querySelector('#t{table} .said').innerText === 'Saved'");
    person.browser.until(&saved).await;
    person.took("three boards of a table", before, effort(1, 0));
    person.keeps_picture("duplicate-grid");
    assert!(holds(night, table), "{}", person.text().await);
}

/// From the page of their table a player goes to the boards: closed before the last table has played, open afterwards.
async fn looks(night: &Night<'_>, player: &mut Person, is_open: bool) {
    player.press(&format!(".head a[href=\"{}\"]", night.at)).await;
    player.tab(night, "boards").await;
    let first = format!("a[href=\"{}/boards/1\"]", night.at);
    if !is_open {
        player.sees("played at 5 of 6 tables").await;
        let link = format!("return document.querySelector('{first}') !== null");
        assert_eq!(player.browser.tell(&link).await, json!(false));
        return;
    }
    let before = player.effort();
    player.press(&first).await;
    player.took("the page of a board", before, effort(1, 1));
    player.keeps_picture("duplicate-board");
    player.sees("Best contract with all cards in sight:").await;
    let seen = "return [document.querySelectorAll('.dealt .deal-hand').length, \
         document.querySelectorAll('.traveller tbody tr').length]";
    assert_eq!(player.browser.tell(seen).await, json!([3, TABLES]));
}

/// The record of a round as everyone prints it.
async fn record(night: &Night<'_>, reader: &mut Person) {
    reader.open(&format!("{}/print", night.at)).await;
    reader.press(&format!("a[href=\"{}/print/records/1\"]", night.at)).await;
    let seen = "return [document.querySelectorAll('.board-record').length, \
         document.querySelectorAll('.deal-hand').length, document.querySelectorAll('.deal-best').length]";
    assert_eq!(reader.browser.tell(seen).await, json!([3, 9, 3]));
    assert_eq!(sheets(&reader.browser, "duplicate-records"), 2);
}

async fn evening(site: &Site) -> Option<()> {
    town(site);
    let mut director = Person::signed_in(site, &Who::Owner.mail(), PASSWORD).await?;
    let mut reader = Person::new(site).await?;
    let before = director.effort();
    let night = director.makes(site, "duplicate-evening", "ulti").await;
    director.pastes(&night, 18).await;
    director.press("button[value=start-first-round]").await;
    director.took("from home to round 1 of a duplicate evening", before, effort(10, 7));
    deals_are_made(&night, &mut director, &mut reader).await;
    director.open(&format!("{}/direct", night.at)).await;
    director.next("Start round 1").await;
    let [mut one, mut other] = two_players(&night, &mut director).await?;
    for table in 2..TABLES {
        enters(&night, &mut director, table).await;
    }
    looks(&night, &mut one, false).await;
    let mut scorer = scorer(&night, &mut director).await?;
    enters(&night, &mut scorer, TABLES).await;
    director.open(&night.page(1, TABLES)).await;
    director.press("button[value=confirm]").await;
    looks(&night, &mut other, true).await;
    record(&night, &mut reader).await;
    director.open(&format!("{}/direct", night.at)).await;
    let before = director.effort();
    director.next("Publish round 2").await;
    director.took("the next round of a schedule", before, effort(1, 1));
    Some(())
}

#[tokio::test]
async fn a_duplicate_evening_of_18_is_dealt_sealed_and_opened_after_the_last_table() {
    on_each_database(evening).await;
}
