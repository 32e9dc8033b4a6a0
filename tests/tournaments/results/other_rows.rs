//! Rows that have other fields than three scores: tables of four, and tables where deals are compared.

use talon_tournament::duplicate::Award;
use talon_tournament::standings::BoardScore;
use talon_tournament::tournament::Status;

use super::super::boards::compared;
use super::*;

#[test]
fn a_table_of_four_has_four_fields_and_needs_all_of_them() {
    on_each_site(|site| {
        let town = town(site);
        let grid = Grid::of(site, &town, 4);
        let mut director = browser(site, Who::Director);
        let page = director.get(&grid.path).text();
        assert_eq!(values(&row(&page, 1)).len(), 4, "{page}");
        let four = |scores| Row {
            before: ";;;",
            ..Row::of("1", scores)
        };
        let three = post(&mut director, &grid, "a", &[four(&["1", "2", "-3"])]);
        assert_eq!(three.status, 409, "a score too few");
        assert_eq!(
            post(&mut director, &grid, "b", &[four(&["1", "2", "-4", "1"])]).status,
            303
        );
        assert_eq!(grid.stands(site, 1), Some((vec![1, 2, -4, 1], ResultState::Confirmed)));
    });
}

#[test]
fn three_play_on_at_a_table_of_four_where_one_did_not_come() {
    on_each_site(|site| {
        let town = town(site);
        let grid = Grid::of(site, &town, 4);
        let mut director = browser(site, Who::Director);
        for page in [&grid.path, &grid.table(1)] {
            let page = director.get(page).text();
            assert_eq!(page.matches("name=\"missing\"").count() % 4, 0, "{page}");
            assert!(page.contains("name=\"missing\""), "{page}");
        }
        // What stood in the row is what is sent but for the tick.
        let only_ticked = [
            ("table", "1"),
            ("version", "0"),
            ("key", "t"),
            ("before", ";;;"),
            ("zero_sum", "1"),
            ("missing", "1"),
        ];
        let empty = ["", "", "", ""].map(|score| ("score", score));
        let ticked = send(&mut director, &grid.path, &[&only_ticked[..], &empty].concat());
        assert_eq!(ticked.status, 409, "a tick alone is not lost");
        let mut send_four = |key: &str, missing: &[&str]| {
            let common = [
                ("table", "1"),
                ("version", "0"),
                ("key", key),
                ("before", ";;;"),
                ("zero_sum", "1"),
            ];
            let scores = ["7", "", "", "-5"].map(|score| ("score", score));
            let missing = missing.iter().map(|seat| ("missing", *seat));
            let form: Vec<(&str, &str)> = common.into_iter().chain(scores).chain(missing).collect();
            send(&mut director, &grid.path, &form)
        };
        assert_eq!(send_four("a", &["1", "2"]).status, 409, "two cannot play");
        assert_eq!(grid.stands(site, 1), None);
        let played = send_four("b", &["1"]);
        assert_eq!(played.status, 303, "{}", played.text());
        let (scores, state) = grid.stands(site, 1).expect("a result");
        assert_eq!((scores, state), (vec![7, 0, -2, -5], ResultState::Confirmed));
        let tournament = grid.tournament(site);
        let missing = &tournament.table(1, 1).expect("a table").seats[1].entry;
        let entry = tournament.entry(*missing).expect("an entry");
        assert_eq!(entry.status, Status::NoShow, "they are out of the next rounds");
        let page = director.get(&grid.path).text();
        assert!(row(&page, 1).contains("did not come"), "{page}");
        let rows = tournament.ranking().expect("standings").rows;
        let played: Vec<u32> = rows.iter().map(|row| row.played).collect();
        assert_eq!(played, [1, 1, 1, 0], "three came: {rows:?}");
    });
}

#[test]
fn where_deals_are_compared_a_row_has_a_field_for_each_board_and_seat() {
    on_each_site(|site| {
        let town = town(site);
        let id = compared(&site.store);
        let path = format!("/tournaments/{id}/rounds/1/results");
        let grid = Grid { id, path };
        grant(&site.store, town.director, Role::Director, id);
        let mut director = browser(site, Who::Director);
        let fields = |page: &str, table| row(page, table).matches("name=\"board\"").count();
        let page = director.get(&grid.path).text();
        assert_eq!((fields(&page, 1), fields(&page, 2)), (9, 9), "{page}");
        let typed = ["4", "-2", "−2", "A", "A+", "a-", "", "", ""];
        let mut send_boards = |table: &str, key: &str, boards: &[&str]| {
            let mut form = vec![("table", table), ("version", "0"), ("key", key), ("before", ";;;;;;;;")];
            form.extend(boards.iter().map(|score| ("board", *score)));
            send(&mut director, &grid.path, &form)
        };
        assert_eq!(send_boards("1", "a", &[""; 9]).status, 303);
        assert_eq!(grid.stands(site, 1), None, "a row that nobody typed in is not sent");
        assert_eq!(send_boards("1", "b", &typed).status, 303);
        let wrong = send_boards("2", "c", &["x", "", "", "", "", "", "", "", "5"]);
        assert_eq!(wrong.status, 409);
        let wrong = row(&wrong.text(), 2);
        assert!(
            wrong.contains("class=\"err\"") && wrong.contains("value=\"x\"") && wrong.contains("value=\"5\""),
            "{wrong}"
        );
        let tournament = grid.tournament(site);
        let result = tournament.table(1, 1).and_then(|table| table.result.as_ref());
        let Some(TableOutcome::Played(seats)) = result.map(|result| &result.outcome) else {
            panic!("the boards are entered: {result:?}");
        };
        let awarded = [Award::Average, Award::AveragePlus, Award::AverageMinus].map(BoardScore::Awarded);
        for (seat, (raw, award)) in seats.iter().zip([4, -2, -2].into_iter().zip(awarded)) {
            assert_eq!(seat.boards, [BoardScore::Raw(raw), award, BoardScore::NotPlayed]);
        }
        let closed = director.get(&grid.path).text();
        assert_eq!((fields(&closed, 1), fields(&closed, 2)), (0, 9), "{closed}");
    });
}
