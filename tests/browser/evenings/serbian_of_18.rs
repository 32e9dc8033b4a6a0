//! The Serbian league with 18 players of Preferans, in the language of its players: the director chooses the preset,
//! two rounds are played, and the only one at a table who is above zero has four points.

use talon_text::Lang;

use super::{Night, effort, on_each_database, scorer};
use crate::accounts::people::PASSWORD;
use crate::browser::person::Person;
use crate::clubs::people::{Who, town};
use crate::harness::site::Site;

/// What is scored at a table, and what the league pays for it: some alone above zero, some not.
const RESULTS: [([i64; 3], [u64; 3]); 3] = [
    ([120, -40, -80], [4, 1, 0]),
    ([100, 30, -130], [3, 2, 0]),
    ([90, -45, -45], [4, 1, 1]),
];

fn result(table: u16) -> ([i64; 3], [u64; 3]) {
    RESULTS[usize::from(table) % RESULTS.len()]
}

/// Enters a round in its grid, where nothing is counted because scores of a sheet need not come to nothing.
async fn enters(night: &Night<'_>, person: &mut Person, round: u16, tables: &[u16]) {
    person.open(&format!("{}/rounds/{round}/results", night.at)).await;
    let before = person.effort();
    for table in tables {
        for (at, score) in result(*table).0.iter().enumerate() {
            person
                .types(&format!("#t{table}-score{at}"), &score.abs().to_string())
                .await;
            if *score < 0 {
                person.touch(&format!("#t{table} [data-turn]")).await;
            }
        }
    }
    person.leaves_the_grid(tables).await;
    person.keeps_picture("serbian-grid");
    // Three scores, and the sign of one or two of them, which phones have no key for.
    person.took("a round of sheets in its grid", before, effort(5 * tables.len(), 0));
}

/// What the league owes each entry for the rounds that were played.
fn owed(night: &Night<'_>, rounds: u16) -> Vec<u64> {
    let mut owed = vec![0; 18];
    for round in (1..=rounds).map(|round| night.round(round)) {
        for table in &round.tables {
            for (seat, points) in table.seats.iter().zip(result(table.number).1) {
                owed[usize::from(seat.entry.0) - 1] += points;
            }
        }
    }
    owed
}

/// What the page of the standings says of each entry.
async fn told(night: &Night<'_>, reader: &mut Person) -> Vec<u64> {
    reader.open(&format!("{}/standings", night.at)).await;
    let script = "return Object.fromEntries([...document.querySelectorAll('.ranks tbody tr')].map((row) => \
         [row.querySelector('a').pathname.split('/').pop(), row.querySelector('.big').textContent]))";
    let rows = reader.browser.tell(script).await;
    let points = |entry: u16| rows[entry.to_string()].as_str().and_then(|points| points.parse().ok());
    (1..=18).map(|entry| points(entry).expect("points")).collect()
}

/// The second player of a table says that the result which the first one sent is right.
async fn two_players(night: &Night<'_>, director: &mut Person) -> Option<()> {
    let card = super::card(night, director, 1, 1).await;
    let mut one = Person::new(night.site).await?;
    let mut other = Person::new(night.site).await?;
    let before = one.effort();
    one.open(&card).await;
    one.touch("form.result .iam label:nth-of-type(1)").await;
    for (at, score) in result(1).0.iter().enumerate() {
        one.types(&format!("#score{at}"), &score.abs().to_string()).await;
        if *score < 0 {
            one.touch(&format!(".sign:has(#score{at}) button")).await;
        }
    }
    one.press("form.result button[value=enter]").await;
    one.took("a player sends a sheet", before, effort(7, 2));
    let before = other.effort();
    super::confirms(&mut other, &card).await;
    other.took("another one confirms it", before, effort(2, 2));
    Some(())
}

async fn evening(site: &Site) -> Option<()> {
    town(site);
    let mut director = Person::signed_in(site, &Who::Owner.mail(), PASSWORD).await?;
    director.speaks(Lang::Sr);
    let before = director.effort();
    let night = director.makes(site, "serbian-league", "preferans").await;
    director.pastes(&night, 18).await;
    director.press("button[value=start-first-round]").await;
    // Three of them choose the format and the game.
    director.took("from home to round 1 of a league", before, effort(12, 7));
    director.press("button[value=begin]").await;
    two_players(&night, &mut director).await?;
    let mut scorer = scorer(&night, &mut director).await?;
    let open = night.open_tables(1);
    enters(&night, &mut scorer, 1, &open).await;
    for table in open {
        director.open(&night.page(1, table)).await;
        director.press("button[value=confirm]").await;
    }
    let mut reader = Person::new(site).await?;
    assert_eq!(told(&night, &mut reader).await, owed(&night, 1));

    director.open(&format!("{}/direct", night.at)).await;
    let before = director.effort();
    director.press("button[value=publish-round]").await;
    director.took("the next round of a schedule", before, effort(1, 1));
    director.press("button[value=begin]").await;
    let open = night.open_tables(2);
    enters(&night, &mut director, 2, &open).await;
    assert_eq!(told(&night, &mut reader).await, owed(&night, 2));
    reader.keeps_picture("serbian-standings");
    Some(())
}

#[tokio::test]
async fn a_serbian_league_of_18_pays_four_points_to_who_is_alone_above_zero() {
    on_each_database(evening).await;
}
