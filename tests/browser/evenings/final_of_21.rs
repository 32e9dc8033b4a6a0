//! A final of 21 in which everyone meets everyone once, and two players leave it one after the other: the schedule
//! stays, who has lost their table sits out as the page says, and nobody meets twice.

use std::collections::BTreeSet;

use talon_tournament::EntryNo;
use talon_tournament::seating::Meetings;

use super::{Night, by_card, effort, on_each_database};
use crate::accounts::people::PASSWORD;
use crate::browser::person::Person;
use crate::clubs::people::{Who, town};
use crate::harness::site::Site;

/// Meetings of two who have met before, in all rounds that are drawn as they would be seated.
fn repeats(night: &Night<'_>) -> u64 {
    let tournament = night.tournament();
    let rounds = tournament.rounds.iter();
    let seated: Vec<_> = rounds.map(|round| tournament.as_seated(round).drawn()).collect();
    assert_eq!(seated.len(), 10, "the whole schedule is there");
    Meetings::of(&seated).repeats()
}

/// Who sit at the table of one of these in the schedule, without those themselves.
fn mates(night: &Night<'_>, round: u16, gone: &[u16]) -> BTreeSet<u16> {
    let round = night.round(round);
    let is_gone = |entry: &EntryNo| gone.contains(&entry.0);
    let broken = round
        .tables
        .iter()
        .map(|table| table.seats.iter().map(|seat| seat.entry));
    let broken = broken.filter(|seats| seats.clone().any(|entry| is_gone(&entry)));
    broken
        .flatten()
        .filter(|entry| !is_gone(entry))
        .map(|entry| entry.0)
        .collect()
}

/// The facts beside the way that is chosen, or the one of this label.
async fn facts(director: &Person, label: &str) -> String {
    let script = format!(
        "return [...document.querySelectorAll('.todo .who-is')].find((one) => one.textContent.includes('{label}'))\
         ?.innerText ?? ''"
    );
    director.browser.words(&script).await
}

const KEEP: &str = "Keep it: players whose table breaks up sit out";
/// What it is called when something else was chosen.
const DRAWN: &str = "As it is drawn now";
const FOURS: &str = "Draw the rest again with tables of four";

/// Publishes the next round of the schedule with the one tap that the page offers, and begins it.
async fn publish(night: &Night<'_>, director: &mut Person, round: u16) {
    let before = director.effort();
    director.next(&format!("Publish round {round}")).await;
    director.took("the next round of a schedule", before, effort(1, 1));
    assert_eq!(night.round(round).tables.len() * 3 + night.round(round).byes.len(), {
        let tournament = night.tournament();
        let there = tournament.entries.iter().filter(|entry| entry.status.is_in_play());
        there.count()
    });
    director.next(&format!("Start round {round}")).await;
}

/// Enters what is open in a round in its grid, to which the page of the director leads.
async fn play(night: &Night<'_>, director: &mut Person, round: u16) {
    director
        .press(&format!("a[href=\"{}/rounds/{round}/results\"]", night.at))
        .await;
    let before = director.effort();
    let open = night.open_tables(round);
    director.enters(night, round, &open).await;
    director.took("a round in its grid", before, effort(2 * open.len(), 0));
    director.tab(night, "direct").await;
}

/// Someone leaves: the page says how many sit out and that nobody meets again, and so it comes.
async fn leaves(night: &Night<'_>, director: &mut Person, gone: &[u16], round: u16) {
    let mates = mates(night, round, gone);
    let before = director.effort();
    director.tab(night, "entries").await;
    director.leaves(*gone.last().expect("someone"), "withdraw").await;
    director.tab(night, "direct").await;
    director.took("someone leaves", before, effort(4, 2));
    let keep = facts(director, KEEP).await;
    // In the round that drew both of them together the third of their table sits out alone.
    let sit = if mates.len() == 1 { "sits" } else { "sit" };
    for fact in [
        format!("{} {sit} out in round {round}.", mates.len()),
        "No repeat meetings.".to_owned(),
        "chosen".to_owned(),
    ] {
        assert!(keep.contains(&fact), "{fact}: {keep}");
    }
    director.keeps_picture(&format!("final-ways-{}", gone.len()));
    let most = ["", "more than once", "more than 2 times"][gone.len()];
    assert!(keep.contains(most), "{most}: {keep}");
    assert!(
        !facts(director, FOURS).await.contains("No repeat"),
        "fours cost repeats"
    );
    publish(night, director, round).await;
    let out: BTreeSet<u16> = night.round(round).byes.iter().map(|entry| entry.0).collect();
    assert_eq!(out, mates, "who has lost their table sits out");
    assert_eq!(repeats(night), 0);
    director.open(&format!("{}/rounds/{round}", night.at)).await;
    for entry in out {
        director.sees(&format!("Player {entry:02}")).await;
    }
    director.tab(night, "direct").await;
}

/// Another way is one tap, and one more leads back.
async fn looks_at_another_way(night: &Night<'_>, director: &mut Person) {
    let before = director.effort();
    director.press("button[name=way][value=fours]").await;
    director.took("another way to go on", before, effort(1, 1));
    let told = facts(director, DRAWN).await;
    assert!(
        repeats(night) > 0 && told.contains(&format!("{} repeat", repeats(night))),
        "{told}"
    );
    director.press("button[name=way][value=restore]").await;
    assert_eq!(repeats(night), 0);
}

async fn evening(site: &Site) -> Option<()> {
    town(site);
    let mut director = Person::signed_in(site, &Who::Owner.mail(), PASSWORD).await?;
    let before = director.effort();
    let night = director.makes(site, "final-21", "ulti").await;
    director.pastes(&night, 21).await;
    director.press("button[value=start-first-round]").await;
    // One of them chooses the final in place of the club evening.
    director.took("from home to round 1 of a final", before, effort(10, 7));
    director.next("Start round 1").await;
    by_card(&night, &mut director, 1, 4).await?;
    director.open(&format!("{}/direct", night.at)).await;
    play(&night, &mut director, 1).await;
    publish(&night, &mut director, 2).await;
    play(&night, &mut director, 2).await;
    leaves(&night, &mut director, &[5], 3).await;
    play(&night, &mut director, 3).await;
    looks_at_another_way(&night, &mut director).await;
    publish(&night, &mut director, 4).await;
    play(&night, &mut director, 4).await;
    leaves(&night, &mut director, &[5, 12], 5).await;
    play(&night, &mut director, 5).await;
    director.tab(&night, "standings").await;
    let rows = "document.querySelectorAll('.ranks tbody tr').length === 21";
    director.browser.until(rows).await;
    Some(())
}

#[tokio::test]
async fn a_final_of_21_keeps_its_schedule_when_one_and_then_another_leaves() {
    on_each_database(evening).await;
}
