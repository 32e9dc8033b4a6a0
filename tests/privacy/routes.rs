//! Every address of the site, from the table that the program itself reads: what a visitor is denied, and that
//! looking changes nothing.

use diesel::sql_types::Text;
use talon_samples::example_club;
use talon_service::authorization::{Column, Route, Word, matrix, routes};

use crate::accounts::people::{anna, signed_in};
use crate::harness::backend::{Backend, Contents};
use crate::harness::site::Site;

#[derive(diesel::QueryableByName)]
struct Line {
    #[diesel(sql_type = Text)]
    line: String,
}

/// Tables that a look may change: who was here when, and what is waiting to be done.
const BOOKKEEPING: [&str; 3] = ["auth_sessions", "settings", "jobs"];

fn path(route: &Route) -> String {
    let mut path = route.path.to_owned();
    for (name, value) in [
        ("{id}", "999999"),
        ("{slug}", "nowhere"),
        ("{ply}", "0"),
        ("{hand}", "nothing"),
        ("{line}", "x"),
        ("{note}", "1"),
        ("{number}", "1"),
        ("{n}", "1"),
        ("{round}", "1"),
        ("{table}", "1"),
        ("{record}", "1"),
        ("{code}", "MUST_BEAT"),
        ("{game}", "ulti"),
        ("{token}", "nothing"),
        ("{way}", "nothing"),
        ("{deal}", "1"),
        ("{season}", "2026"),
        ("{list}", "999999"),
        ("{color}", "0b5d3b.css"),
        ("{tournament}", "1"),
        ("{unit}", "1"),
        ("{player}", "1"),
        ("{other}", "1"),
        ("{version}", "1.0"),
        ("{name:.*}", "talon.css"),
    ] {
        path = path.replace(name, value);
    }
    let open = path.find('{');
    assert!(
        open.is_none(),
        "{path}: give this test a value for what stands in brackets"
    );
    path
}

#[test]
fn a_visitor_is_denied_what_the_table_denies_and_nothing_else() {
    for backend in Backend::all_with(Contents::Tables) {
        let site = Site::start(&backend.open());
        let mut denied = 0;
        for route in routes().expect("a table") {
            let path = path(&route);
            let status = match route.method {
                "GET" => site.client().get(&path).status,
                method => {
                    let form = "application/x-www-form-urlencoded";
                    let headers = [("sec-fetch-site", "same-origin"), ("content-type", form)];
                    site.client().send(method, &path, &headers, b"").status
                }
            };
            // An empty form may be found wanting before it is asked who sends it.
            let is_denied = matches!(status, 400 | 401 | 404 | 415 | 422) || status.to_string() == route.denied;
            if matrix().expect("a table").cell(route.action, Column::Visitor).word == Word::No {
                assert!(is_denied, "{} {path} answers a visitor with {status}", route.method);
                denied += 1;
            } else {
                assert_ne!(status, 401, "{} {path}", route.method);
            }
            assert!(status < 500, "{} {path}: {status}", route.method);
        }
        assert!(denied >= 6, "{denied}");
    }
}

/// All rows of all tables that matter, as one text.
fn rows(backend: &Backend) -> String {
    let tables: Vec<Line> = backend.ask(if backend.is_sqlite() {
        "SELECT name AS line FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY 1"
    } else {
        "SELECT tablename::text AS line FROM pg_tables WHERE schemaname = 'public' ORDER BY 1"
    });
    let mut all = String::new();
    for table in tables
        .iter()
        .map(|table| &table.line)
        .filter(|name| !BOOKKEEPING.contains(&name.as_str()))
    {
        let rows: Vec<Line> = backend.ask(&if backend.is_sqlite() {
            let columns: Vec<Line> = backend.ask(&format!(
                "SELECT 'quote(' || name || ')' AS line FROM pragma_table_info('{table}')"
            ));
            let columns: Vec<&str> = columns.iter().map(|column| column.line.as_str()).collect();
            format!("SELECT {} AS line FROM {table} ORDER BY 1", columns.join(" || ',' || "))
        } else {
            format!("SELECT t::text AS line FROM {table} t ORDER BY 1")
        });
        let lines: Vec<&str> = rows.iter().map(|row| row.line.as_str()).collect();
        all += &format!("{table}\n{}\n", lines.join("\n"));
    }
    all
}

#[test]
fn looking_changes_nothing() {
    for backend in Backend::all_with(Contents::ExampleClub) {
        let site = Site::start(&backend.open());
        anna(&site.store, false);
        let mut anna = signed_in(&site);
        let before = rows(&backend);
        assert!(before.len() > 10_000, "the example is there");
        for route in routes().expect("a table").iter().filter(|route| route.method == "GET") {
            let nowhere = path(route);
            let somewhere = nowhere.replace("999999", "1").replace("nowhere", example_club::SLUG);
            let mut paths = vec![nowhere, somewhere];
            paths.dedup();
            for path in paths {
                for method in ["GET", "HEAD"] {
                    let [visitor, person] =
                        [&mut site.client(), &mut anna].map(|client| client.send(method, &path, &[], b"").status);
                    assert!(visitor < 500 && person < 500, "{method} {path}: {visitor} {person}");
                }
            }
        }
        assert!(rows(&backend) == before, "something changed");
    }
}
