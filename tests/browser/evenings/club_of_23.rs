//! A club evening of 23 in Hungarian: the director begins too early and takes it back, people are checked in at the
//! door, one comes late and one never; results by players, the scorer and the director, a dispute, one who leaves, and
//! the standings that a reader at home follows.

use serde_json::json;
use talon_text::Lang;
use talon_tournament::EntryNo;
use talon_tournament::tournament::{State, Tournament};

use super::{Night, by_card, card, effort, on_each_database, scorer};
use crate::accounts::people::PASSWORD;
use crate::browser::person::Person;
use crate::clubs::people::{Who, town};
use crate::harness::site::Site;

/// So many names are pasted; one more enters by their own phone.
const NAMES: u16 = 22;

/// A club evening from the home page to its first round with everyone who is on the list.
async fn to_round_one<'a>(site: &'a Site, director: &mut Person) -> Night<'a> {
    let before = director.effort();
    let night = director.makes(site, "club-evening", "ulti").await;
    director.pastes(&night, usize::from(NAMES)).await;
    director.press("button[value=start-first-round]").await;
    director.took("from home to round 1 of a club evening", before, effort(9, 8));
    assert_eq!(night.tournament().rounds.len(), 1);
    night
}

/// It was too early: one tap takes it back. Then it is opened, a member enters by their own phone, and people are
/// checked in as they come.
async fn check_in(night: &Night<'_>, director: &mut Person, member: &mut Person) {
    let undo = director
        .browser
        .words("return document.querySelector('.undo button').textContent");
    assert!(undo.await.contains("a nevektől az 1. fordulóig"));
    let before = director.effort();
    director.press("button[value=undo]").await;
    director.took("the first round taken back", before, effort(1, 1));
    assert_eq!(night.tournament().state, State::Draft);
    director.next("Nevezés megnyitása").await;
    member.open(&format!("{}/entries", night.at)).await;
    let before = member.effort();
    member.press("button[value=enter]").await;
    member.took("a member enters", before, effort(1, 1));
    director.next("Jelenlét felvétele").await;
    director.press(&format!(".next a[href=\"{}/entries\"]", night.at)).await;
    let start = "return document.querySelector('button[value=start-first-round]') !== null";
    assert_eq!(director.browser.tell(start).await, json!(false), "nobody is here");
    assert_eq!(director.counts().await, "Itt van: 0 / 23");
    let before = director.effort();
    for entry in 1..=20 {
        director.tap(entry).await;
    }
    director.took("20 people checked in", before, effort(20, 0));
    director.keeps_picture("club-evening-door");
    assert_eq!(director.counts().await, "Itt van: 20 / 23");
    let before = director.effort();
    director.press(".door-all [value=all]").await;
    director.took("all who are left checked in", before, effort(2, 1));
    assert_eq!(director.counts().await, "Itt van: 23 / 23");
    let before = director.effort();
    director.press("button[value=start-first-round]").await;
    director.took("from the door to round 1", before, effort(1, 1));
    director.next("1. forduló indítása").await;
}

/// One comes late, and one never came: their table is settled without them, and so are the next rounds.
async fn late_and_missing(night: &Night<'_>, director: &mut Person) -> u16 {
    director.tab(night, "entries").await;
    let before = director.effort();
    director.unfold("#name").await;
    director.types("#name", "Late Lajos").await;
    director.press("button[value=guest]").await;
    director.took("a late entry", before, effort(3, 1));
    let mine = night.table_of(1, 23);
    let gone = (1..=22).find(|entry| night.table_of(1, *entry) != mine);
    let gone = gone.expect("another table");
    let table = night.table_of(1, gone);
    director.open(&night.page(1, table)).await;
    let before = director.effort();
    director.unfold("button[value=not-played]").await;
    director.touch(&format!("input[name=absent][value='{gone}']")).await;
    director.press("button[value=not-played]").await;
    director.took("someone who never came", before, effort(3, 1));
    gone
}

/// One player enters a result, another one of the table says that it is wrong, and the director decides.
async fn disputed(night: &Night<'_>, director: &mut Person, table: u16) -> Option<()> {
    let card = card(night, director, 1, table).await;
    let seats = night.seats(1, table);
    let (mut one, mut other) = (Person::new(night.site).await?, Person::new(night.site).await?);
    one.open(&card).await;
    one.touch("form.result .iam label:nth-of-type(1)").await;
    one.sends(seats).await;
    other.open(&card).await;
    other.unfold("#dispute-reason").await;
    other.touch("details .iam label:nth-of-type(2)").await;
    other.types("#dispute-reason", "tizenkettő volt").await;
    other.press("button[value=dispute]").await;
    director.open(&format!("{}/direct", night.at)).await;
    director.sees("vitatott").await;
    director
        .press(&format!(".todo a[href=\"{}\"]", night.page(1, table)))
        .await;
    let mut ruled = vec![("#rule0", "12"), ("#rule1", "-1"), ("#rule2", "-11")];
    if seats == 4 {
        ruled.push(("#rule3", "0"));
    }
    ruled.push(("#rule-reason", "mindketten így mondják"));
    director.fill(&ruled).await;
    director.press("button[value=rule]").await;
    director.sees("+12").await;
    Some(())
}

/// Round one: results by players, by the scorer in the grid, and the director confirms what the scorer entered.
async fn round_one(night: &Night<'_>, director: &mut Person) -> Option<u16> {
    let gone = late_and_missing(night, director).await;
    by_card(night, director, 1, night.open_tables(1)[0]).await?;
    disputed(night, director, night.open_tables(1)[0]).await?;
    let mut scorer = scorer(night, director).await?;
    scorer.open(&format!("{}/rounds/1/results", night.at)).await;
    let open = night.open_tables(1);
    scorer.enters(night, 1, &open).await;
    for table in open {
        director.open(&night.page(1, table)).await;
        let before = director.effort();
        director.press("button[value=confirm]").await;
        director.took("a result of the scorer confirmed", before, effort(1, 1));
    }
    Some(gone)
}

/// Round two: one has left, who came late plays, and the director enters seven tables on one page.
async fn round_two(night: &Night<'_>, director: &mut Person, left: u16) {
    director.open(&format!("{}/entries", night.at)).await;
    let before = director.effort();
    director.leaves(left, "withdraw").await;
    director.took("someone leaves", before, effort(2, 0));
    director.tab(night, "direct").await;
    let before = director.effort();
    for says in ["2. forduló sorsolása", "2. forduló közzététele"] {
        director.next(says).await;
    }
    director.took("the next round, drawn and published", before, effort(2, 2));
    director.next("2. forduló indítása").await;
    let reach = director
        .number("return document.querySelector('main').getBoundingClientRect().bottom + scrollY")
        .await;
    director.keeps_picture("club-evening-director");
    assert!(reach <= 1100.0, "the page of the director reaches {reach} px");
    let second: Vec<EntryNo> = night.round(2).everybody().collect();
    assert!(
        second.contains(&EntryNo(24)) && !second.contains(&EntryNo(left)),
        "the late one plays, who left does not"
    );
    let before = director.effort();
    director
        .press(&format!(".next a[href=\"{}/rounds/2/results\"]", night.at))
        .await;
    let open = night.open_tables(2);
    assert_eq!(open.len(), 7);
    for table in &open {
        let one = director.effort();
        director.enters(night, 2, &[*table]).await;
        // Two scores of three are typed, and three of four.
        director.took("a table in the grid", one, effort(night.seats(2, *table) - 1, 0));
    }
    let fours = open.iter().filter(|table| night.seats(2, **table) == 4).count();
    director.keeps_picture("club-evening-grid");
    director.took("seven tables in the grid", before, effort(1 + 2 * 7 + fours, 1));
}

/// An old result is put right, and the tournament ends with its winner.
async fn end(night: &Night<'_>, director: &mut Person, reader: &mut Person) {
    let standings = |tournament: &Tournament| tournament.ranking().expect("standings").rows;
    let before = standings(&night.tournament());
    let mine = night.table_of(1, 23);
    director.open(&night.page(1, mine)).await;
    let mut ruled = vec![("#rule0", "-9"), ("#rule1", "4"), ("#rule2", "5")];
    if night.seats(1, mine) == 4 {
        ruled.push(("#rule3", "0"));
    }
    ruled.push(("#rule-reason", "megvan a lap"));
    director.fill(&ruled).await;
    director.press("button[value=rule]").await;
    assert_ne!(standings(&night.tournament()), before, "an old result was put right");
    director.open(&format!("{}/direct", night.at)).await;
    director.press("button[value=finish]").await;
    director.next("Verseny lezárása").await;
    reader.open(&night.at).await;
    reader.keeps_picture("club-evening-finished");
    let first = standings(&night.tournament()).first().expect("a winner").entry;
    let winner = reader
        .browser
        .words("return document.querySelector('.podium a').getAttribute('href')")
        .await;
    assert_eq!(winner, format!("{}/players/{}", night.at, first.0));
}

async fn evening(site: &Site) -> Option<()> {
    town(site);
    let mut director = Person::signed_in(site, &Who::Owner.mail(), PASSWORD).await?;
    let mut member = Person::signed_in(site, &Who::Member.mail(), PASSWORD).await?;
    director.speaks(Lang::Hu);
    member.speaks(Lang::Hu);
    let night = to_round_one(site, &mut director).await;
    check_in(&night, &mut director, &mut member).await;
    let mut reader = Person::new(site).await?;
    reader.open(&format!("{}/standings", night.at)).await;
    member.open(&night.at).await;
    let table = night.table_of(1, 23);
    let before = member.effort();
    member.press(".seat a.go").await;
    member.sends(night.seats(1, table)).await;
    member.took(
        "a player with an account sends a result",
        before,
        effort(night.seats(1, table) + 1, 2),
    );
    let gone = round_one(&night, &mut director).await?;
    // Nobody touched this browser since before the first result.
    reader
        .browser
        .until("[...document.querySelectorAll('.ranks tbody tr')].length === 24")
        .await;
    director.open(&format!("{}/direct", night.at)).await;
    director
        .press(&format!(".todo a[href=\"{}\"]", night.page(1, table)))
        .await;
    director.press("button[value=confirm]").await;
    let left = if gone == 5 { 6 } else { 5 };
    round_two(&night, &mut director, left).await;
    end(&night, &mut director, &mut reader).await;
    Some(())
}

#[tokio::test]
async fn a_club_evening_of_23_is_played_on_phones_within_few_taps() {
    on_each_database(evening).await;
}
