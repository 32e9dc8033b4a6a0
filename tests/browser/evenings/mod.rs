//! Whole evenings as people have them: a director, a scorer and players with the card of their table, each in a browser
//! of their own at the width of a phone, on both databases; and how many taps and page views each act takes.

mod club_of_23;
mod duplicate_of_18;
mod final_of_21;
mod lost_network;
mod serbian_of_18;

use fantoccini::key::Key;
use serde_json::json;
use talon_service::ActError;
use talon_service::tournaments::{parse_id, read};
use talon_store::{MemberId, StoreError, TournamentId, clubs, members};
use talon_tournament::EntryNo;
use talon_tournament::tournament::{ResultState, Round, Table, Tournament};

use super::person::{Effort, Person};
use crate::accounts::people::PASSWORD;
use crate::clubs::people::{CLI, Who, user};
use crate::harness::backend::Backend;
use crate::harness::site::Site;

/// Plays an evening on each database, where there is a browser.
async fn on_each_database(evening: impl AsyncFn(&Site) -> Option<()>) {
    for backend in Backend::all() {
        eprintln!("on {}", backend.name);
        let site = Site::start(&backend.open());
        if evening(&site).await.is_none() {
            return;
        }
    }
}

/// A phone.
const PHONE: (u32, u32) = (360, 740);

const fn effort(taps: usize, views: usize) -> Effort {
    Effort { taps, views }
}

/// The tournament behind the pages.
struct Night<'a> {
    site: &'a Site,
    id: TournamentId,
    at: String,
}

impl<'a> Night<'a> {
    fn of(site: &'a Site, at: String) -> Night<'a> {
        let id = parse_id(at.rsplit('/').next().expect("a number")).expect("an event");
        Night { site, id, at }
    }

    fn tournament(&self) -> Tournament {
        let shown: Result<_, ActError> = self.site.store.read(|db| read::tournament(db, &CLI, self.id));
        Tournament::clone(&shown.expect("the event").loaded.tournament)
    }

    fn round(&self, round: u16) -> Round {
        self.tournament().round(round).expect("a round").clone()
    }

    /// At which table of a round someone sits.
    fn table_of(&self, round: u16, entry: u16) -> u16 {
        let round = self.round(round);
        let table = round
            .tables
            .iter()
            .find(|table| table.seat_of(EntryNo(entry)).is_some());
        table.expect("a seat").number
    }

    fn page(&self, round: u16, table: u16) -> String {
        format!("{}/rounds/{round}/tables/{table}", self.at)
    }

    /// Tables of a round that have no result that counts.
    fn open_tables(&self, round: u16) -> Vec<u16> {
        let round = self.round(round);
        let open = |table: &&Table| table.result.as_ref().is_none_or(|result| !result.counts());
        round.tables.iter().filter(open).map(|table| table.number).collect()
    }

    /// How many sit at a table.
    fn seats(&self, round: u16, table: u16) -> usize {
        let tournament = self.tournament();
        tournament.table(round, table).expect("a table").seats.len()
    }

    /// The member who keeps scores, by their entry in the club.
    fn scorer(&self) -> MemberId {
        let found: Result<_, StoreError> = self.site.store.read(|db| {
            let club = clubs::by_slug(db, "one")?.id;
            members::of_account(db, club, user(&self.site.store, &Who::Scorer.mail()))
        });
        found.expect("a club").expect("an entry").id
    }
}

impl Person {
    /// Follows one of the ways to the pages of the tournament that is open.
    async fn tab(&mut self, night: &Night<'_>, page: &str) {
        self.press(&format!(".tabs a[href=\"{}/{page}\"]", night.at)).await;
    }

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

    /// Keeps a picture of the page that is open, where a folder for them is named.
    fn keeps_picture(&self, name: &str) {
        self.browser.keeps_picture(name);
    }

    /// From the home page to the console of a new tournament of this kind.
    async fn makes<'a>(&mut self, site: &'a Site, preset: &str, game: &str) -> Night<'a> {
        self.browser.size(PHONE.0, PHONE.1);
        self.open("/").await;
        self.press(".menu a[href=\"/tournaments\"]").await;
        self.press(".head a.go").await;
        self.types("#name", "Friday evening").await;
        let preset = format!("input[name=preset][value={preset}]");
        if !self.is_so(&format!("document.querySelector('{preset}').checked")).await {
            self.touch(&preset).await;
        }
        if !self
            .is_so(&format!("document.querySelector('#game').value === '{game}'"))
            .await
        {
            self.fill(&[("#game", game)]).await;
        }
        self.press("main form button.go").await;
        let at = self
            .browser
            .words("return location.pathname.replace('/direct', '')")
            .await;
        Night::of(site, at)
    }

    async fn is_so(&self, condition: &str) -> bool {
        self.browser.tell(&format!("return {condition}")).await == json!(true)
    }

    /// Goes on to the list and pastes so many names.
    async fn pastes(&mut self, night: &Night<'_>, count: usize) {
        self.tab(night, "entries").await;
        let names: Vec<String> = (1..=count).map(|number| format!("Player {number:02}")).collect();
        self.fill(&[("#names", &names.join("\n"))]).await;
        self.press("button[value=many]").await;
    }

    /// Someone leaves, or never came: the row of the list that is open says so.
    async fn leaves(&self, entry: u16, act: &str) {
        let button = format!("#e{entry} button[value={act}]");
        self.unfold(&button).await;
        self.touch(&button).await;
        self.browser
            .until(&format!("!document.querySelector('{button}')"))
            .await;
    }

    /// Taps a field and types on the keys of the phone.
    async fn types(&self, field: &str, text: &str) {
        self.touch(field).await;
        self.browser.write(text).await;
    }

    /// Enters open tables of a round in the grid that is open, which counts the last score of each where they come to
    /// nothing together, and waits until the page has nothing left to send.
    async fn enters(&self, night: &Night<'_>, round: u16, tables: &[u16]) {
        let is_counted = night.tournament().profile.scoring.zero_sum;
        for table in tables {
            let seats = night.seats(round, *table);
            let scores = scores(*table, seats);
            let typed = if is_counted { seats - 1 } else { seats };
            for (at, score) in scores.iter().enumerate().take(typed) {
                self.types(&format!("#t{table}-score{at}"), &score.to_string()).await;
            }
        }
        self.leaves_the_grid(tables).await;
        assert!(
            night.open_tables(round).iter().all(|open| !tables.contains(open)),
            "{}",
            self.text().await
        );
    }

    /// Goes on from the last field of the grid, and waits until these tables are saved.
    async fn leaves_the_grid(&self, tables: &[u16]) {
        self.browser.press(&[Key::Enter.into()]).await;
        for table in tables {
            let row = format!("document.querySelector('#t{table}')");
            let is_saved = format!("{row}.querySelector('.said').textContent.trim() && !{row}.matches('[data-typed]')");
            self.browser.until(&is_saved).await;
        }
    }

    /// Enters a result of three or four in the form of a table that is open: two or three scores are typed.
    async fn sends(&mut self, seats: usize) {
        for (at, score) in scores(1, seats).iter().enumerate().take(seats - 1) {
            self.types(&format!("#score{at}"), &score.to_string()).await;
        }
        self.press("form.result button[value=enter]").await;
    }
}

/// What is scored at a table: nothing in all, and no sign to type but before the last score.
fn scores(table: u16, seats: usize) -> Vec<i64> {
    let mut scores: Vec<i64> = (0..seats as i64 - 1).map(|seat| 9 + i64::from(table) - seat).collect();
    scores.push(-scores.iter().sum::<i64>());
    scores
}

/// The address on the card of a table, which the director can show.
async fn card(night: &Night<'_>, director: &mut Person, round: u16, table: u16) -> String {
    director.open(&night.page(round, table)).await;
    director
        .browser
        .words("return new URL(document.querySelector('a.address').href).pathname")
        .await
}

/// Two players of a table with its card, each on a phone of their own: one sends the result, the other confirms it.
async fn by_card(night: &Night<'_>, director: &mut Person, round: u16, table: u16) -> Option<()> {
    let card = card(night, director, round, table).await;
    let seats = night.seats(round, table);
    let mut one = Person::new(night.site).await?;
    let before = one.effort();
    one.open(&card).await;
    one.touch("form.result .iam label:nth-of-type(1)").await;
    one.sends(seats).await;
    one.took("a player sends a result", before, effort(seats + 1, 2));
    let mut other = Person::new(night.site).await?;
    let before = other.effort();
    confirms(&mut other, &card).await;
    other.took("another one confirms it", before, effort(2, 2));
    let tournament = night.tournament();
    let result = tournament.table(round, table).and_then(|table| table.result.as_ref());
    assert_eq!(result.expect("a result").state, ResultState::Confirmed);
    Some(())
}

/// The second player of a table says by its card that its result is right.
async fn confirms(player: &mut Person, card: &str) {
    player.open(card).await;
    player
        .touch("form:has([value=confirm]) .iam label:nth-of-type(2)")
        .await;
    player.press("button[value=confirm]").await;
    player.browser.until("document.querySelector('.chip.good')").await;
}

/// The director makes a member the scorer, who signs in on a phone of their own.
async fn scorer(night: &Night<'_>, director: &mut Person) -> Option<Person> {
    let member = night.scorer().0;
    director.open(&format!("{}/officials", night.at)).await;
    director
        .press(&format!(
            "form:has(input[name=member][value=\"{member}\"]) button[value=\"appoint-scorer\"]"
        ))
        .await;
    Person::signed_in(night.site, &Who::Scorer.mail(), PASSWORD).await
}
