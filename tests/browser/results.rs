//! The result grid of a round on a phone: seven tables on one page, with taps that are counted, with the keyboard
//! alone, without a network and without script.

use chrono::Utc;
use fantoccini::key::Key;
use serde_json::json;
use talon_service::ActError;
use talon_service::tournaments::{ActOnRound, RoundAct, read};
use talon_store::TournamentId;
use talon_store::roles::Role;
use talon_tournament::standings::TableOutcome;

use super::person::Person;
use crate::accounts::people::PASSWORD;
use crate::clubs::people::{CLI, Who, grant, tournament, town};
use crate::harness::act::request;
use crate::harness::backend::Backend;
use crate::harness::site::Site;

const TABLES: u16 = 7;

/// A director with a phone, at the grid of a round of 21.
struct Desk {
    person: Person,
    id: TournamentId,
    site: Site,
    _backend: Backend,
}

impl Desk {
    async fn begin() -> Option<Desk> {
        let backend = Backend::sqlite();
        let site = Site::start(&backend.open());
        let town = town(&site);
        let id = tournament(&site.store, "one", usize::from(TABLES) * 3);
        let begin = ActOnRound {
            round: 1,
            act: RoundAct::Begin,
        };
        request(&site.store, &CLI, id, Utc::now()).act(begin).expect("a round");
        grant(&site.store, town.director, Role::Director, id);
        let mut person = Person::signed_in(&site, &Who::Director.mail(), PASSWORD).await?;
        person.browser.size(360, 740);
        person.open(&format!("/tournaments/{id}/rounds/1/results")).await;
        person.browser.tell("window.isFirst = true").await;
        Some(Desk {
            person,
            id,
            site,
            _backend: backend,
        })
    }

    async fn tap(&self, selector: &str) {
        self.person.touch(selector).await;
    }

    fn taps(&self) -> usize {
        self.person.effort().taps
    }

    async fn write(&self, text: &str) {
        self.person.browser.write(text).await;
    }

    async fn enter(&self) {
        self.person.browser.press(&[Key::Enter.into()]).await;
    }

    async fn value(&self, selector: &str) -> String {
        let script = format!("return document.querySelector({}).value", json!(selector));
        self.person.browser.words(&script).await
    }

    /// Waits until a row says this.
    async fn row_says(&self, table: u16, words: &str) {
        let there = format!(
            "document.querySelector('#t{table}').innerText.includes({})",
            json!(words)
        );
        self.person.browser.until(&there).await;
    }

    /// The scores of the round, table by table; nothing of those that have none.
    fn scores(&self) -> Vec<Vec<i64>> {
        let shown: Result<_, ActError> = self.site.store.read(|db| read::tournament(db, &CLI, self.id));
        let shown = shown.expect("a tournament");
        let round = shown.loaded.tournament.round(1).expect("a round");
        let scores = |table: &talon_tournament::tournament::Table| match &table.result.as_ref()?.outcome {
            TableOutcome::Played(seats) => Some(seats.iter().map(|seat| seat.raw).collect()),
            TableOutcome::Bye { .. } => None,
        };
        let tables = round.tables.iter();
        tables.map(|table| scores(table).unwrap_or_default()).collect()
    }

    /// Nothing was loaded since the grid was opened.
    async fn is_one_page_view(&self) {
        assert_eq!(
            self.person.browser.tell("return window.isFirst === true").await,
            json!(true)
        );
        assert_eq!(self.person.loads, 1);
    }

    fn network(&self, offline: bool) {
        let wish = json!({"offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1});
        self.person.browser.order("Network.enable", &json!({}));
        self.person.browser.order("Network.emulateNetworkConditions", &wish);
    }
}

/// What the tests type at a table: the third score follows.
fn typed(table: u16) -> [String; 2] {
    [format!("{}", 10 + table), format!("-{table}")]
}

fn expected() -> Vec<Vec<i64>> {
    (1..=i64::from(TABLES))
        .map(|table| vec![10 + table, -table, -10])
        .collect()
}

const NOTHING_LEFT: &str = "!document.querySelector('[data-row] input[name=score]')";

#[tokio::test]
async fn seven_tables_are_entered_in_one_page_view_with_two_taps_a_table() {
    let Some(desk) = Desk::begin().await else { return };
    for table in 1..=TABLES {
        let [first, second] = typed(table);
        desk.tap(&format!("#t{table}-score0")).await;
        desk.write(&first).await;
        desk.tap(&format!("#t{table}-score1")).await;
        desk.write(&second).await;
        assert_eq!(
            desk.value(&format!("#t{table}-score2")).await,
            "-10",
            "the third is counted"
        );
    }
    // The last row is left by the key of the phone that goes on.
    desk.enter().await;
    desk.person.browser.until(NOTHING_LEFT).await;
    assert_eq!(desk.scores(), expected());
    assert!(desk.taps() <= 2 * usize::from(TABLES), "{} taps", desk.taps());
    desk.is_one_page_view().await;
    desk.row_says(7, "confirmed").await;
}

#[tokio::test]
async fn a_round_is_entered_by_the_enter_key_alone() {
    let Some(desk) = Desk::begin().await else { return };
    desk.person.browser.tab_to("#t1-score0").await;
    for table in 1..=TABLES {
        let [first, second] = typed(table);
        for (at, score) in [first, second].into_iter().enumerate() {
            let focus = desk.person.browser.focus().await;
            assert!(focus.contains(&format!("id=\"t{table}-score{at}\"")), "{focus}");
            desk.write(&score).await;
            desk.enter().await;
        }
    }
    desk.person.browser.until(NOTHING_LEFT).await;
    assert_eq!(desk.scores(), expected());
    assert_eq!(desk.taps(), 0);
    desk.is_one_page_view().await;
}

#[tokio::test]
async fn a_row_that_is_refused_says_why_and_what_is_typed_in_others_stays() {
    let Some(desk) = Desk::begin().await else { return };
    desk.tap("#t3-score0").await;
    desk.write("5").await;
    desk.tap("#t1-score0").await;
    desk.write("7").await;
    desk.enter().await;
    desk.write("2").await;
    // One sign for the row turns the score that was typed last, which keeps the focus.
    desk.tap("#t1 [data-turn]").await;
    assert_eq!(desk.value("#t1-score1").await, "-2");
    assert!(desk.person.browser.focus().await.contains("id=\"t1-score1\""));
    assert_eq!(desk.value("#t1-score2").await, "-5");
    desk.tap("#t1-score2").await;
    desk.person.browser.press(&[Key::End.into(), '1']).await;
    desk.enter().await;
    desk.person.browser.until("document.querySelector('#t1 .err')").await;
    assert_eq!(desk.value("#t1-score2").await, "-51", "what was typed is still there");
    assert_eq!(desk.scores()[0], Vec::<i64>::new());
    assert_eq!(desk.value("#t3-score0").await, "5");
    desk.tap("#t1-score2").await;
    desk.person
        .browser
        .press(&[Key::End.into(), Key::Backspace.into()])
        .await;
    desk.tap("#t1 .acts button:not([data-turn])").await;
    desk.row_says(1, "Saved").await;
    assert_eq!(desk.scores()[0], [7, -2, -5]);
    assert_eq!(
        desk.value("#t3-score0").await,
        "5",
        "an open row is nobody else's matter"
    );
    desk.is_one_page_view().await;
}

#[tokio::test]
async fn rows_typed_without_a_network_wait_in_their_place_and_are_sent_when_it_is_back() {
    let Some(desk) = Desk::begin().await else { return };
    desk.network(true);
    for table in [1, 2] {
        let [first, second] = typed(table);
        desk.tap(&format!("#t{table}-score0")).await;
        desk.write(&first).await;
        desk.enter().await;
        desk.write(&second).await;
        desk.enter().await;
        desk.row_says(table, "Not sent yet, saved on this device").await;
    }
    desk.write("99").await;
    assert!(desk.scores().iter().all(Vec::is_empty), "nothing has come through");
    let kept = "return JSON.parse(localStorage.getItem('talon.results')).length";
    assert_eq!(desk.person.browser.tell(kept).await, json!(2));
    desk.network(false);
    desk.row_says(1, "Saved").await;
    desk.row_says(2, "Saved").await;
    assert_eq!(desk.scores()[..2], expected()[..2]);
    assert_eq!(desk.person.browser.tell(kept).await, json!(0));
    assert_eq!(
        desk.value("#t3-score0").await,
        "99",
        "what was being typed is still there"
    );
    desk.person
        .browser
        .until("!document.querySelector('[data-notice=kept]')")
        .await;
    desk.is_one_page_view().await;
}

#[tokio::test]
async fn when_the_session_has_ended_what_was_typed_is_kept_and_sent_after_signing_in_again() {
    let Some(mut desk) = Desk::begin().await else { return };
    desk.tap("#t3-score0").await;
    desk.write("5").await;
    desk.person.browser.order("Network.clearBrowserCookies", &json!({}));
    let [first, second] = typed(1);
    desk.tap("#t1-score0").await;
    desk.write(&first).await;
    desk.enter().await;
    desk.write(&second).await;
    desk.enter().await;
    desk.person
        .browser
        .until("document.querySelector('main input[name=again]')")
        .await;
    assert!(desk.scores().iter().all(Vec::is_empty), "nobody is signed in");
    desk.person
        .fill(&[("#email", &Who::Director.mail()), ("#password", PASSWORD)])
        .await;
    desk.person.press("main button.go").await;
    desk.person.press("main button.go").await;
    desk.row_says(1, "Saved").await;
    assert_eq!(desk.scores()[0], expected()[0]);
    assert_eq!(
        desk.value("#t3-score0").await,
        "5",
        "what was typed in another row went with it"
    );
    let kept = "return JSON.parse(localStorage.getItem('talon.results')).length";
    assert_eq!(desk.person.browser.tell(kept).await, json!(0));
}

#[tokio::test]
async fn without_script_the_rows_are_one_form() {
    let Some(mut desk) = Desk::begin().await else { return };
    desk.person.browser.without_script();
    desk.person
        .open(&format!("/tournaments/{}/rounds/1/results", desk.id))
        .await;
    let hidden = "return [...document.querySelectorAll('[data-script]')].every((one) => !one.checkVisibility())";
    assert_eq!(
        desk.person.browser.tell(hidden).await,
        json!(true),
        "no button does nothing"
    );
    for (field, score) in [
        ("#t2-score0", "11"),
        ("#t2-score1", "-4"),
        ("#t5-score0", "3"),
        ("#t5-score1", "3"),
        ("#t5-score2", "3"),
    ] {
        desk.tap(field).await;
        desk.write(score).await;
    }
    desk.person.press("main form[data-grid] > .btns .btn.go").await;
    desk.row_says(2, "Saved").await;
    assert_eq!(desk.value("#t5-score1").await, "3");
    let fault = "document.querySelector('#t5 .err') && !document.querySelector('#t2 .err')";
    desk.person.browser.until(fault).await;
    assert_eq!(desk.scores()[1], [11, -4, -7]);
    assert_eq!(desk.scores()[4], Vec::<i64>::new());
}
