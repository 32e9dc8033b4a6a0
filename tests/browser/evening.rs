//! A whole evening as people have it: a director, a scorer, a player with an account, players who hold the card of
//! their table and a reader at home, each in a browser of their own at the width of a phone, on both databases. And the
//! network goes away while a result is typed.

use serde_json::json;
use talon_service::ActError;
use talon_service::tournaments::{parse_id, read};
use talon_store::{StoreError, TournamentId, clubs, members};
use talon_tournament::EntryNo;
use talon_tournament::tournament::Tournament;

use super::person::Person;
use crate::accounts::people::PASSWORD;
use crate::clubs::people::{CLI, Who, town, user};
use crate::harness::backend::Backend;
use crate::harness::site::Site;

impl Person {
    /// The main button of the console.
    async fn next(&mut self, says: &str) {
        let there = self
            .browser
            .words("return document.querySelector('.next:not(.first) .btn')?.textContent ?? ''")
            .await;
        assert!(
            there.contains(says),
            "the next step is {there:?} and not {says:?}: {}",
            self.text().await
        );
        self.press(".next:not(.first) .btn").await;
    }

    /// Someone leaves, or never came: the row says so without another page.
    async fn leaves(&self, entry: u16, act: &str) {
        let button = format!("#e{entry} button[value={act}]");
        self.unfold(&button).await;
        self.browser.click(&button).await;
        self.browser
            .until(&format!("!document.querySelector('{button}')"))
            .await;
    }

    /// Enters a result that adds up to zero in the form that is open.
    async fn enter(&mut self, first: i64) {
        let seats = self
            .browser
            .tell("return document.querySelectorAll('form.result .score').length")
            .await;
        let seats = seats.as_u64().expect("a number");
        let scores = if seats == 4 {
            vec![first, 1, -1, -first]
        } else {
            vec![first, -1, 1 - first]
        };
        for (at, score) in scores.iter().enumerate() {
            self.fill(&[(&format!("#score{at}"), &score.to_string())]).await;
        }
        self.press("form.result button[value=enter]").await;
    }
}

/// The tournament behind the pages.
struct Night<'a> {
    site: &'a Site,
    id: TournamentId,
    at: String,
}

impl Night<'_> {
    fn tournament(&self) -> Tournament {
        let shown: Result<_, ActError> = self.site.store.read(|db| read::tournament(db, &CLI, self.id));
        Tournament::clone(&shown.expect("the event").loaded.tournament)
    }

    fn table_of(&self, round: u16, entry: u16) -> (u16, usize) {
        let tournament = self.tournament();
        let tables = &tournament.round(round).expect("a round").tables;
        let seat = |table: &talon_tournament::tournament::Table| Some((table.number, table.seat_of(EntryNo(entry))?));
        tables.iter().find_map(seat).expect("a seat")
    }

    fn page(&self, round: u16, table: u16) -> String {
        format!("{}/rounds/{round}/tables/{table}", self.at)
    }

    /// Tables of a round that have no result that counts.
    fn open_tables(&self, round: u16) -> Vec<u16> {
        let tournament = self.tournament();
        let tables = tournament.round(round).expect("a round").tables.iter();
        let open = tables.filter(|table| table.result.as_ref().is_none_or(|result| !result.counts()));
        open.map(|table| table.number).collect()
    }
}

/// Twelve pages are enough for it (the director has a room full of people), one more for two rounds and prizes.
async fn from_empty_club_begin_round_one<'a>(site: &'a Site, director: &mut Person, member: i64) -> Night<'a> {
    director.open("/clubs/one/tournaments/new").await;
    director
        .fill(&[("#name", "Friday evening"), ("#day", "2026-11-27"), ("#time", "18:00")])
        .await;
    director.press("main form button.go").await;
    let at = director
        .browser
        .words("return location.pathname.replace('/direct', '')")
        .await;
    let id = parse_id(at.rsplit('/').next().expect("a number")).expect("an event");
    director.next("Open").await;
    director.open(&format!("{at}/entries")).await;
    director.fill(&[("#member", &member.to_string())]).await;
    director.press("form:has(#member) button[value=enter]").await;
    let names: Vec<String> = (2..=21).map(|number| format!("Player {number:02}")).collect();
    director.fill(&[("#names", &names.join("\n"))]).await;
    director.press("button[value=many]").await;
    director.open(&format!("{at}/direct")).await;
    for says in ["check-in", "Start", "Draw round 1", "Publish round 1"] {
        director.next(says).await;
    }
    assert!(director.loads <= 12, "{} pages", director.loads);
    Night { site, id, at }
}

/// Round one: who came late, who never came, and results by everyone who may enter one.
async fn round_one(night: &Night<'_>, director: &mut Person, scorer: i64) -> Option<()> {
    let at = &night.at;
    let (mine, _) = night.table_of(1, 1);
    let gone = (2..=21)
        .find(|entry| night.table_of(1, *entry).0 != mine)
        .expect("another table");
    let (missing, _) = night.table_of(1, gone);
    director.open(&format!("{at}/entries")).await;
    director.fill(&[("#name", "Late Lajos")]).await;
    director.press("button[value=guest]").await;
    director.leaves(gone, "no-show").await;
    director.open(&night.page(1, missing)).await;
    director.unfold("button[value=not-played]").await;
    director
        .browser
        .click(&format!("input[name=absent][value='{gone}']"))
        .await;
    director.press("button[value=not-played]").await;

    let mut player = Person::signed_in(night.site, &Who::Member.mail(), PASSWORD).await?;
    player.open(at).await;
    player.press(".seat a.go").await;
    player.enter(9).await;
    player.sees("entered").await;
    director.open(&night.page(1, mine)).await;
    let card = director
        .browser
        .words("return new URL(document.querySelector('a.address').href).pathname")
        .await;
    let mut other = Person::new(night.site).await?;
    other.open(&card).await;
    other.browser.click(".iam input:not([value=\"1\"])").await;
    other.press("button[value=confirm]").await;
    other.sees("confirmed").await;

    disputed(night, director, &mut other).await;
    let appoint = format!("form:has(input[name=member][value=\"{scorer}\"]) button[value=\"appoint-scorer\"]");
    director.open(&format!("{at}/officials")).await;
    director.press(&appoint).await;
    let mut scorer = Person::signed_in(night.site, &Who::Scorer.mail(), PASSWORD).await?;
    for table in night.open_tables(1) {
        scorer.open(&night.page(1, table)).await;
        scorer.enter(i64::from(table)).await;
        director.open(&night.page(1, table)).await;
        director.press("button[value=confirm]").await;
    }
    Some(())
}

/// One player enters a result, another one of the table says that it is wrong, and the director decides.
async fn disputed(night: &Night<'_>, director: &mut Person, player: &mut Person) {
    let table = night.open_tables(1)[0];
    director.open(&night.page(1, table)).await;
    let card = director
        .browser
        .words("return new URL(document.querySelector('a.address').href).pathname")
        .await;
    player.open(&card).await;
    player.browser.click(".iam label:nth-of-type(1)").await;
    player.enter(20).await;
    player.sees("+20").await;
    player.open(&card).await;
    player.unfold("#dispute-reason").await;
    player.browser.click("details .iam label:nth-of-type(2)").await;
    player.fill(&[("#dispute-reason", "it was twelve")]).await;
    player.press("button[value=dispute]").await;
    director.open(&format!("{}/direct", night.at)).await;
    director.sees("disputed").await;
    director.open(&night.page(1, table)).await;
    let ruled = [
        ("#rule0", "12"),
        ("#rule1", "-1"),
        ("#rule2", "-11"),
        ("#rule-reason", "both agree"),
    ];
    director.fill(&ruled).await;
    director.press("button[value=rule]").await;
    director.sees("+12").await;
}

async fn evening(site: &Site) -> Option<()> {
    let town = town(site);
    let scorer: Result<_, StoreError> = site.store.read(|db| {
        let club = clubs::by_slug(db, "one")?.id;
        members::of_account(db, club, user(&site.store, &Who::Scorer.mail()))
    });
    let scorer = scorer.expect("a club").expect("an entry").id.0;
    let mut director = Person::signed_in(site, &Who::Owner.mail(), PASSWORD).await?;
    let night = from_empty_club_begin_round_one(site, &mut director, town.member.0).await;
    director.next("Start round 1").await;
    let mut reader = Person::new(site).await?;
    reader.open(&format!("{}/standings", night.at)).await;
    round_one(&night, &mut director, scorer).await?;
    // Nobody touched this browser since before the first result.
    reader
        .browser
        .until("[...document.querySelectorAll('.ranks tbody tr')].length === 22")
        .await;

    director.open(&format!("{}/entries", night.at)).await;
    director.leaves(5, "withdraw").await;
    director.open(&format!("{}/direct", night.at)).await;
    for says in ["Draw round 2", "Publish round 2", "Start round 2"] {
        director.next(says).await;
    }
    let tournament = night.tournament();
    let second: Vec<EntryNo> = tournament.round(2).expect("a round").everybody().collect();
    assert!(
        second.contains(&EntryNo(22)) && !second.contains(&EntryNo(5)),
        "the late one plays, who left does not"
    );
    for table in night.open_tables(2) {
        director.open(&night.page(2, table)).await;
        director.enter(i64::from(table) + 2).await;
    }
    let standings = |tournament: &Tournament| tournament.ranking().expect("standings").rows;
    let before = standings(&night.tournament());
    let (mine, _) = night.table_of(1, 1);
    director.open(&night.page(1, mine)).await;
    director
        .fill(&[
            ("#rule0", "-9"),
            ("#rule1", "4"),
            ("#rule2", "5"),
            ("#rule-reason", "slip found"),
        ])
        .await;
    director.press("button[value=rule]").await;
    assert_ne!(standings(&night.tournament()), before, "an old result was put right");

    director.open(&format!("{}/direct", night.at)).await;
    director.press("button[value=finish]").await;
    director.next("Close").await;
    reader.open(&format!("{}/standings", night.at)).await;
    let first = standings(&night.tournament()).first().expect("a winner").entry;
    let row = reader
        .browser
        .words("return document.querySelector('.ranks tbody tr a').getAttribute('href')")
        .await;
    assert_eq!(row, format!("{}/players/{}", night.at, first.0));
    Some(())
}

#[tokio::test]
async fn a_whole_evening_is_played_on_phones_on_both_databases() {
    for backend in Backend::all() {
        eprintln!("on {}", backend.name);
        let site = Site::start(&backend.open());
        if evening(&site).await.is_none() {
            return;
        }
    }
}

#[tokio::test]
async fn a_result_typed_without_a_connection_is_kept_and_sent_once() {
    let backend = Backend::sqlite();
    let site = Site::start(&backend.open());
    let town = town(&site);
    let Some(mut player) = Person::new(&site).await else {
        return;
    };
    let night = Night {
        site: &site,
        id: town.tournaments[1],
        at: format!("/tournaments/{}", town.tournaments[1]),
    };
    let Some(mut director) = Person::signed_in(&site, &Who::Director.mail(), PASSWORD).await else {
        return;
    };
    director.open(&night.page(1, 1)).await;
    let card = director
        .browser
        .words("return new URL(document.querySelector('a.address').href).pathname")
        .await;
    player.open(&card).await;
    let network = |offline: bool| {
        let wish = json!({"offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1});
        player.browser.order("Network.enable", &json!({}));
        player.browser.order("Network.emulateNetworkConditions", &wish);
    };
    network(true);
    player.browser.click(".iam label:nth-of-type(1)").await;
    player
        .fill(&[("#score0", "7"), ("#score1", "-3"), ("#score2", "-4")])
        .await;
    player.browser.click("button[value=enter]").await;
    player.sees("Not sent yet").await;
    assert_eq!(night.open_tables(1), [1], "nothing has come through");
    network(false);
    player.browser.until("document.querySelector('.scores')").await;
    player.sees("+7").await;
    let tournament = night.tournament();
    let table = tournament.table(1, 1).expect("a table");
    assert_eq!(table.version, 1, "it was sent once");
    let waiting = player
        .browser
        .words("return localStorage.getItem('talon.results') ?? ''")
        .await;
    assert_eq!(waiting, "[]", "nothing waits any more");
}
