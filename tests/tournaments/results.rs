//! All results of a round in one form: each row is taken or refused for itself, for those who may enter results for
//! others.

use talon_service::ActError;
use talon_service::tournaments::read;
use talon_store::TournamentId;
use talon_store::roles::Role;
use talon_tournament::standings::TableOutcome;
use talon_tournament::tournament::{ResultState, Tournament};

use super::evening::{Night, draw_both_to_one_table};
use crate::clubs::people::{CLI, Town, Who, browser, grant, send, tournament, town};
use crate::harness::site::{Answer, Client, Site, on_each_site};

mod other_rows;

/// The grid of the first round of a tournament.
struct Grid {
    id: TournamentId,
    path: String,
}

impl Grid {
    /// So many guests sit at the tables of a published round, which the director and the scorer of the town look after.
    fn of(site: &Site, town: &Town, guests: usize) -> Grid {
        let id = tournament(&site.store, "one", guests);
        grant(&site.store, town.scorer, Role::Scorer, id);
        grant(&site.store, town.director, Role::Director, id);
        Grid {
            id,
            path: format!("/tournaments/{id}/rounds/1/results"),
        }
    }

    fn table(&self, table: u16) -> String {
        format!("/tournaments/{}/rounds/1/tables/{table}", self.id)
    }

    fn tournament(&self, site: &Site) -> Tournament {
        let shown: Result<_, ActError> = site.store.read(|db| read::tournament(db, &CLI, self.id));
        Tournament::clone(&shown.expect("a tournament").loaded.tournament)
    }

    /// The scores of a table and how sure they are.
    fn stands(&self, site: &Site, table: u16) -> Option<(Vec<i64>, ResultState)> {
        let tournament = self.tournament(site);
        let result = tournament.table(1, table)?.result.as_ref()?;
        let TableOutcome::Played(seats) = &result.outcome else {
            return None;
        };
        Some((seats.iter().map(|seat| seat.raw).collect(), result.state))
    }
}

/// A row as a browser sends it.
#[derive(Clone, Copy)]
struct Row<'a> {
    table: &'a str,
    version: &'a str,
    before: &'a str,
    scores: &'a [&'a str],
}

impl<'a> Row<'a> {
    fn of(table: &'a str, scores: &'a [&'a str]) -> Row<'a> {
        Row {
            table,
            version: "0",
            before: ";;",
            scores,
        }
    }
}

/// Sends rows, with keys of their own that begin so.
fn post(client: &mut Client, grid: &Grid, key: &str, rows: &[Row<'_>]) -> Answer {
    let keys: Vec<String> = rows.iter().map(|row| format!("{key}-t{}", row.table)).collect();
    let mut form = Vec::new();
    for (row, key) in rows.iter().zip(&keys) {
        form.extend([
            ("table", row.table),
            ("version", row.version),
            ("key", key),
            ("before", row.before),
            ("zero_sum", "1"),
        ]);
        form.extend(row.scores.iter().map(|score| ("score", *score)));
    }
    send(client, &grid.path, &form)
}

/// What stands in the row of a table.
fn row(page: &str, table: u16) -> String {
    let rest = page.split(&format!("id=\"t{table}\"")).nth(1).expect("a row");
    rest.split("data-row").nth(1).expect("its parts").to_owned()
}

/// The values of the fields of a row that can be typed in.
fn values(row: &str) -> Vec<String> {
    let fields = row.split("name=\"score\"").skip(1);
    let value = |rest: &str| {
        rest.split("value=\"")
            .nth(1)
            .and_then(|rest| rest.split('"').next().map(str::to_owned))
    };
    fields.filter_map(value).collect()
}

#[test]
fn a_row_is_saved_for_itself_and_the_word_of_a_director_counts_at_once() {
    on_each_site(|site| {
        let town = town(site);
        let grid = Grid::of(site, &town, 9);
        let mut director = browser(site, Who::Director);
        let page = director.get(&grid.path).text();
        assert_eq!(values(&row(&page, 2)), ["", "", ""], "{page}");
        let sent = [Row::of("2", &["7", "-2", "−5"])];
        for _ in 0..2 {
            let answer = post(&mut director, &grid, "a", &sent);
            assert_eq!(answer.status, 303, "sent twice, done once: {}", answer.text());
            assert_eq!(answer.header("location"), Some(&*format!("{}?saved=2", grid.path)));
        }
        assert_eq!(grid.stands(site, 2), Some((vec![7, -2, -5], ResultState::Confirmed)));
        assert_eq!(grid.stands(site, 1), None);
        let page = director.get(&format!("{}?saved=2,3", grid.path)).text();
        let saved = row(&page, 2);
        assert!(
            saved.contains("Saved") && saved.contains("confirmed") && saved.contains("+7"),
            "{saved}"
        );
        assert!(
            values(&saved).is_empty(),
            "what is confirmed is changed by a ruling only: {saved}"
        );
        assert!(!row(&page, 3).contains("Saved"), "there is nothing: {page}");

        let mut scorer = browser(site, Who::Scorer);
        assert_eq!(
            post(&mut scorer, &grid, "b", &[Row::of("3", &["4", "-4", "0"])]).status,
            303
        );
        let (_, state) = grid.stands(site, 3).expect("a result");
        assert_eq!(
            state,
            ResultState::Entered,
            "two persons are asked for, as at the table"
        );
        let page = scorer.get(&grid.path).text();
        assert_eq!(
            values(&row(&page, 3)),
            ["4", "-4", "0"],
            "it can still be mended: {page}"
        );
    });
}

#[test]
fn a_wrong_row_comes_back_with_its_reason_and_the_others_are_saved() {
    on_each_site(|site| {
        let town = town(site);
        let grid = Grid::of(site, &town, 15);
        let mut director = browser(site, Who::Director);
        let rows = [
            Row::of("1", &["1", "2", "-3"]),
            Row::of("2", &["9", "-2", "-5"]),
            Row::of("3", &["", "", ""]),
            Row::of("4", &["6", "", ""]),
            Row::of("5", &["8", "-4", "-4"]),
        ];
        let answer = post(&mut director, &grid, "a", &rows);
        assert_eq!(answer.status, 409);
        let page = answer.text();
        assert!(page.contains("2 results saved. 2 results were not saved."), "{page}");
        for table in [1, 5] {
            assert!(row(&page, table).contains("Saved"), "{page}");
            assert!(matches!(grid.stands(site, table), Some((_, ResultState::Confirmed))));
        }
        assert!(row(&page, 2).contains("class=\"err\""), "they do not add up: {page}");
        assert_eq!(
            values(&row(&page, 2)),
            ["9", "-2", "-5"],
            "what was typed is still there"
        );
        assert!(row(&page, 4).contains("class=\"err\""), "scores are missing: {page}");
        assert_eq!(values(&row(&page, 4)), ["6", "", ""]);
        let untouched = row(&page, 3);
        assert!(
            !untouched.contains("class=\"err\"") && !untouched.contains("Saved"),
            "{untouched}"
        );
        for table in 2..=4 {
            assert_eq!(grid.stands(site, table), None);
        }
        let mended = [Row::of("2", &["7", "-2", "-5"]), Row::of("4", &["6", "", "-5"])];
        assert_eq!(post(&mut director, &grid, "b", &mended).status, 303);
        assert_eq!(grid.stands(site, 2), Some((vec![7, -2, -5], ResultState::Confirmed)));
        let counted = Some((vec![6, -1, -5], ResultState::Confirmed));
        assert_eq!(grid.stands(site, 4), counted, "one that is left empty follows");
        let nothing = post(&mut director, &grid, "c", &[Row::of("3", &["", " ", ""])]);
        assert_eq!((nothing.status, nothing.header("location")), (303, Some(&*grid.path)));
    });
}

#[test]
fn a_row_that_changed_meanwhile_shows_both_results_and_keeps_what_was_typed() {
    on_each_site(|site| {
        let town = town(site);
        let grid = Grid::of(site, &town, 9);
        let (mut director, mut scorer) = (browser(site, Who::Director), browser(site, Who::Scorer));
        let quick = [Row::of("1", &["4", "-1", "-3"]), Row::of("2", &["5", "-1", "-4"])];
        assert_eq!(post(&mut scorer, &grid, "a", &quick).status, 303);
        let late = [
            Row::of("1", &["", "", ""]),
            Row::of("2", &["11", "-5", "-6"]),
            Row::of("3", &["8", "-4", "-4"]),
        ];
        let answer = post(&mut director, &grid, "b", &late);
        assert_eq!(answer.status, 409);
        let page = answer.text();
        assert!(row(&page, 3).contains("Saved"), "{page}");
        assert!(!row(&page, 1).contains("class=\"err\""), "nobody typed there: {page}");
        let conflict = row(&page, 2);
        assert!(
            conflict.contains("Someone else changed this first")
                && conflict.contains("There is a different result now"),
            "{conflict}"
        );
        assert!(conflict.contains("+5, Sitter") || conflict.contains("+5"), "{conflict}");
        assert_eq!(values(&conflict), ["11", "-5", "-6"]);
        assert_eq!(grid.stands(site, 2), Some((vec![5, -1, -4], ResultState::Entered)));

        let again = Row {
            version: "1",
            before: "5;-1;-4",
            ..Row::of("2", &["11", "-5", "-6"])
        };
        assert!(
            conflict.contains("value=\"1\"") && conflict.contains("value=\"5;-1;-4\""),
            "{conflict}"
        );
        assert_eq!(post(&mut director, &grid, "c", &[again]).status, 303);
        assert_eq!(grid.stands(site, 2), Some((vec![11, -5, -6], ResultState::Confirmed)));

        // By now it is agreed, and only a ruling changes it: what was typed stands there to be read.
        let stale = Row {
            scores: &["12", "-6", "-6"],
            ..again
        };
        let page = post(&mut scorer, &grid, "d", &[stale]).text();
        let conflict = row(&page, 2);
        assert!(values(&conflict).is_empty(), "{conflict}");
        assert!(
            conflict.contains("You typed:") && conflict.contains(" 12, "),
            "{conflict}"
        );
        assert!(conflict.contains("+11"), "{conflict}");
    });
}

#[test]
fn a_row_that_nobody_touched_is_not_sent_again_when_its_result_changes() {
    on_each_site(|site| {
        let town = town(site);
        let grid = Grid::of(site, &town, 9);
        let (mut director, mut scorer) = (browser(site, Who::Director), browser(site, Who::Scorer));
        assert_eq!(
            post(&mut scorer, &grid, "a", &[Row::of("1", &["4", "-1", "-3"])]).status,
            303
        );
        let mended = Row {
            version: "1",
            before: "4;-1;-3",
            ..Row::of("1", &["5", "-1", "-4"])
        };
        assert_eq!(post(&mut scorer, &grid, "b", &[mended]).status, 303);
        let seen = Row {
            scores: &["4", "-1", "-3"],
            ..mended
        };
        let answer = post(&mut director, &grid, "c", &[seen, Row::of("2", &["1", "1", "-2"])]);
        assert_eq!(answer.header("location"), Some(&*format!("{}?saved=2", grid.path)));
        assert_eq!(grid.stands(site, 1), Some((vec![5, -1, -4], ResultState::Entered)));
    });
}

#[test]
fn only_those_who_enter_results_for_others_see_the_grid_or_send_it() {
    on_each_site(|site| {
        let town = town(site);
        let grid = Grid::of(site, &town, 9);
        let sent = [Row::of("1", &["1", "2", "-3"])];
        for (who, may) in [
            (Who::Visitor, false),
            (Who::Stranger, false),
            (Who::Member, false),
            (Who::Owner, false),
            (Who::Acting, false),
            (Who::Scorer, true),
            (Who::Director, true),
        ] {
            let mut client = browser(site, who);
            let round = client.get(&format!("/tournaments/{}/rounds/1", grid.id)).text();
            assert_eq!(round.contains(&grid.path), may, "{who:?} is led there");
            let seen = client.get(&grid.path).status;
            let answer = post(&mut client, &grid, "k", &sent).status;
            assert_eq!(grid.stands(site, 1).is_some(), may, "{who:?}");
            if may {
                assert_eq!(
                    (seen, answer),
                    (200, if who == Who::Scorer { 303 } else { 409 }),
                    "{who:?}"
                );
            } else {
                assert!(
                    matches!(seen, 401 | 403) && matches!(answer, 401 | 403),
                    "{who:?}: {seen} {answer}"
                );
            }
        }
        let mut director = browser(site, Who::Director);
        assert!(
            director
                .get(&format!("/tournaments/{}/direct", grid.id))
                .text()
                .contains(&grid.path)
        );
        for path in ["rounds/9/results", "rounds/x/results"] {
            let path = format!("/tournaments/{}/{path}", grid.id);
            assert_eq!(director.get(&path).status, 404, "{path}");
        }
        let strange = [
            &[("version", "0"), ("score", "1")][..],
            &[("table", "x"), ("version", "0")],
            &[("table", "2"), ("version", "0"), ("key", "s"), ("confirmed_by", "1")],
            &[("table", "2"), ("version", "0"), ("key", "s"), ("act", "rule")],
        ];
        for form in strange {
            assert_eq!(send(&mut director, &grid.path, form).status, 400, "{form:?}");
        }
    });
}

#[test]
fn a_player_enters_their_own_result_at_the_table_and_not_in_the_grid() {
    on_each_site(|site| {
        town(site);
        let mut night = Night::begin(site);
        night.fill(site);
        let table = draw_both_to_one_table(&mut night).to_string();
        night.direct(&[("act", "publish-round"), ("round", "1")]);
        let mut player = browser(site, Who::Member);
        let path = format!("{}/rounds/1/results", night.at);
        assert_eq!(player.get(&path).status, 403);
        let form = [
            ("table", table.as_str()),
            ("version", "0"),
            ("key", "mine"),
            ("score", "3"),
            ("score", "-1"),
            ("score", "-2"),
        ];
        assert_eq!(send(&mut player, &path, &form).status, 403);
        assert!(
            !night.page(&format!("rounds/1/tables/{table}")).contains("+3"),
            "nothing was stored"
        );
    });
}

#[test]
fn a_disputed_table_is_settled_on_its_own_page() {
    on_each_site(|site| {
        let town = town(site);
        let grid = Grid::of(site, &town, 9);
        let (mut director, mut scorer) = (browser(site, Who::Director), browser(site, Who::Scorer));
        assert_eq!(
            post(&mut scorer, &grid, "a", &[Row::of("1", &["4", "-1", "-3"])]).status,
            303
        );
        let dispute = [
            ("act", "dispute"),
            ("version", "1"),
            ("reason", "it was five"),
            ("key", "d"),
        ];
        assert_eq!(send(&mut scorer, &grid.table(1), &dispute).status, 303);
        for (client, words) in [
            (&mut director, "Decide or correct the result"),
            (&mut scorer, "View the table"),
        ] {
            let page = client.get(&grid.path).text();
            let disputed = row(&page, 1);
            assert!(values(&disputed).is_empty(), "{disputed}");
            let link = format!("href=\"{}\">{words}", grid.table(1));
            assert!(
                disputed.contains("disputed") && disputed.contains("it was five") && disputed.contains(&link),
                "{disputed}"
            );
            assert_eq!(values(&row(&page, 2)), ["", "", ""], "the others are entered as ever");
        }
    });
}
