//! What of a league leaves the site: files, feed, calendar, the frame in another page, the poster, the API.

use chrono::Utc;
use talon_service::Actor;
use talon_service::leagues::SeasonShown;
use talon_service::tournaments::Publish;
use talon_store::members::{self, Shown};
use talon_store::{MemberId, leagues};

use super::{LEAGUE, manage, owner, season, send_to};
use crate::harness::act::request;
use crate::harness::site::{Answer, Site, on_each_example_site};

/// Every address at which a league is read.
fn addresses(shown: &SeasonShown) -> Vec<String> {
    let season = &shown.head.slug;
    let page = format!("/leagues/{LEAGUE}/{season}");
    let row = shown.table.as_ref().expect("a table").rows[0].person.0;
    let mut all: Vec<String> = ["", "/share", "/print", "/revisions"]
        .map(|rest| format!("{page}{rest}"))
        .into();
    all.push(format!("{page}/players/{row}"));
    all.push(format!("{page}/units/1"));
    all.extend(["csv", "txt", "json", "atom", "ics"].map(|kind| format!("/leagues/{LEAGUE}.{kind}?season={season}")));
    let api = [
        "",
        "/standings",
        "/revisions",
        "/units",
        "/units/1",
        "/adjustments",
        "/outlook",
    ];
    all.extend(api.map(|rest| format!("/api/v1/leagues/{LEAGUE}{rest}")));
    all.push(format!("/api/v1/leagues/{LEAGUE}/seasons/{season}"));
    all.extend([format!("/leagues/{LEAGUE}"), format!("/embed/leagues/{LEAGUE}")]);
    all
}

fn get(site: &Site, path: &str) -> Answer {
    site.client().get(path)
}

#[test]
fn files_have_the_rows_of_the_page_and_say_when_nothing_has_changed() {
    on_each_example_site(|site| {
        owner(site);
        let shown = season(site, None);
        let table = shown.table.as_ref().expect("a table");
        let csv = get(site, &format!("/leagues/{LEAGUE}.csv")).text();
        let lines: Vec<&str> = csv.lines().collect();
        assert_eq!(lines.len(), table.rows.len() + 1, "{csv}");
        assert!(
            lines[0].starts_with("\u{FEFF}Rank,Player,Points,Counted,Played,"),
            "{csv}"
        );
        let first = shown.rows(table)[0];
        let name = shown.name(first.person).expect("a name");
        assert!(lines[1].starts_with(&format!("1,{name},{}", first.total)), "{csv}");

        let text = get(site, &format!("/leagues/{LEAGUE}.txt")).text();
        assert!(
            text.contains(name) && text.contains(&format!("/leagues/{LEAGUE}/")),
            "{text}"
        );

        let file = get(site, &format!("/leagues/{LEAGUE}.json")).text();
        let asked = get(site, &format!("/api/v1/leagues/{LEAGUE}/standings")).text();
        let read = |text: &str| -> serde_json::Value { serde_json::from_str(text).expect("JSON") };
        assert_eq!(read(&file), read(&asked));
        let said = read(&asked);
        assert_eq!(said["rows"][0]["total"], first.total.to_string());
        assert_eq!(said["rows"].as_array().map(Vec::len), Some(table.rows.len()));
        assert_eq!(said["units"].as_array().map(Vec::len), Some(table.units.len()));
        // What counts is the total.
        for (row, kept) in said["rows"].as_array().into_iter().flatten().zip(shown.rows(table)) {
            let cells = row["cells"].as_array().expect("cells");
            let counted = cells.iter().filter(|cell| cell["counted"] == true);
            let exact = |cell: &serde_json::Value| -> talon_tournament::Exact {
                cell["points"]
                    .as_str()
                    .and_then(|text| text.parse().ok())
                    .expect("points")
            };
            let sum = counted
                .map(exact)
                .fold(talon_tournament::Exact::zero(), |sum, one| &sum + &one);
            assert_eq!(sum, kept.total);
        }

        for path in addresses(&shown) {
            let is_page = path.starts_with("/leagues/") && !path.contains('.');
            let answer = get(site, &path);
            assert_eq!(answer.status, 200, "{path}");
            if !is_page {
                let tag = answer.header("etag").expect("a tag").to_owned();
                let again = site.client().send("GET", &path, &[("if-none-match", &tag)], b"");
                assert_eq!(again.status, 304, "{path}");
            }
        }
    });
}

#[test]
fn what_is_hidden_is_found_at_no_address() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let shown = season(site, None);
        for path in addresses(&shown) {
            assert_eq!(get(site, &path).status, 200, "{path}");
        }
        // This season, and the one before it.
        for _ in 0..2 {
            assert_eq!(manage(site, &mut owner, &[("act", "hide")]).status, 303);
        }
        for path in addresses(&shown) {
            assert_eq!(get(site, &path).status, 404, "{path}");
        }
        let embed = format!("/embed/leagues/{LEAGUE}");
        assert_eq!(owner.get(&embed).status, 404, "also for who sees it elsewhere");
        let list = get(site, "/api/v1/leagues").text();
        assert!(!list.contains(LEAGUE), "{list}");
    });
}

#[test]
fn a_league_that_was_renamed_is_found_where_it_was() {
    on_each_example_site(|site| {
        owner(site);
        let shown = season(site, None);
        let renamed = site
            .store
            .write(|db| leagues::rename(db, &shown.league, "pelda-liga", "Liga"));
        renamed.expect("another name");
        for path in addresses(&shown) {
            let answer = get(site, &path);
            let is_page = path.starts_with("/leagues/") && !path.contains('.');
            assert_eq!(answer.status, if is_page { 308 } else { 200 }, "{path}");
            if is_page {
                let to = answer.header("location").expect("a way").to_owned();
                assert!(to.starts_with("/leagues/pelda-liga/"), "{path}: {to}");
                assert_eq!(get(site, &to).status, 200, "{to}");
            }
        }
    });
}

#[test]
fn a_frame_shows_what_a_visitor_sees_as_it_was_asked_for_and_nothing_to_press() {
    on_each_example_site(|site| {
        owner(site);
        let path = format!("/embed/leagues/{LEAGUE}");
        let answer = get(site, &format!("{path}?lang=hu&theme=dark&rows=3&columns=grid"));
        assert_eq!(answer.status, 200);
        let policy = answer.header("content-security-policy").expect("a policy");
        assert!(
            policy.contains("frame-ancestors *") && policy.contains("default-src 'none'"),
            "{policy}"
        );
        assert_eq!(answer.header("access-control-allow-origin"), Some("*"));
        assert_eq!(answer.header("set-cookie"), None);
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"));
        let page = answer.text();
        assert!(
            page.contains("data-theme=\"dark\"") && page.contains("lang=\"hu\""),
            "{page}"
        );
        assert_eq!(page.matches("<th scope=\"row\">").count(), 3, "{page}");
        for pressed in ["<script", "<form", "<button", "style="] {
            assert!(!page.contains(pressed), "{pressed}: {page}");
        }
        let piece = get(site, &format!("{path}?fragment=1")).text();
        assert!(piece.trim().starts_with("<table class=\"talon-league\">"), "{piece}");
        assert!(piece.trim().ends_with("</table>"), "{piece}");
        for bad in [
            "rows=0",
            "rows=1e3",
            "theme=%22%3E%3Cscript%3E",
            "accent=fff",
            "columns=all",
            "lang=xx",
        ] {
            let refused = get(site, &format!("{path}?{bad}"));
            assert_eq!(refused.status, 400, "{bad}");
            assert!(
                refused.text().contains("theme=auto|light|dark"),
                "{bad}: {}",
                refused.text()
            );
        }
        assert_eq!(get(site, "/embed/leagues/nowhere").status, 404);
    });
}

#[test]
fn a_feed_tells_each_table_with_who_moved_and_a_calendar_each_tournament() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let first = season(site, None);
        let row = first.table.as_ref().expect("a table").rows[0].clone();
        let person = row.person.0.to_string();
        let adjust = [
            ("act", "adjust"),
            ("person", person.as_str()),
            ("unit", ""),
            ("amount", "-100"),
            ("text", "a penalty"),
        ];
        assert_eq!(manage(site, &mut owner, &adjust).status, 303);
        let feed = get(site, &format!("/leagues/{LEAGUE}.atom"));
        assert_eq!(feed.header("content-type"), Some("application/atom+xml; charset=utf-8"));
        let text = feed.text();
        assert_eq!(text.matches("<entry>").count(), 2, "{text}");
        assert!(text.contains("xml:lang=\"hu\""), "in the language of the club: {text}");
        assert!(
            text.contains(&format!("<id>urn:x-talon:season:{}:2:", first.head.id.0)),
            "{text}"
        );
        let newest = text.split("<entry>").nth(1).expect("an entry");
        assert!(newest.contains("helyet javított"), "who moved up: {newest}");

        let listed = get(site, &format!("/leagues/{LEAGUE}/{}/revisions", first.head.slug)).text();
        assert!(listed.contains("Revision 2") && listed.contains(": 1. → "), "{listed}");

        let calendar = get(site, &format!("/leagues/{LEAGUE}.ics")).text();
        let dates = first.units.iter().filter(|unit| unit.tournament.is_some()).count();
        assert!(calendar.matches("BEGIN:VEVENT").count() >= dates, "{calendar}");
        assert!(
            calendar.contains("SUMMARY:") && calendar.contains("SEQUENCE:"),
            "{calendar}"
        );
    });
}

#[test]
fn a_row_by_itself_says_of_each_tournament_whether_it_counts() {
    on_each_example_site(|site| {
        owner(site);
        let shown = season(site, None);
        let row = &shown.table.as_ref().expect("a table").rows[0];
        let page = format!("/leagues/{LEAGUE}/{}/players", shown.head.slug);
        let text = get(site, &format!("{page}/{}", row.person.0)).text();
        assert_eq!(text.matches(">counts</td>").count(), row.counted(), "{text}");
        for nobody in ["0", "999999", "x"] {
            assert_eq!(get(site, &format!("{page}/{nobody}")).status, 404, "{nobody}");
        }
    });
}

#[test]
fn nobody_who_hides_their_name_is_named_by_what_leaves_the_site() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let shown = season(site, None);
        let table = shown.table.as_ref().expect("a table");
        let (person, name) = table
            .people()
            .find_map(|person| Some((person, shown.name(person)?.to_owned())))
            .expect("somebody with a name");
        let names = |path: &String| get(site, path).text().contains(&name);
        let naming: Vec<String> = addresses(&shown).into_iter().filter(names).collect();
        assert!(naming.len() > 9, "{naming:?}");
        let hidden = site
            .store
            .write(|db| members::set_shown(db, MemberId(person.0), Shown::Alias, None));
        hidden.expect("a choice");
        for path in naming {
            let text = get(site, &path).text();
            assert!(!text.contains(&name), "{path}: {text}");
        }
        let inside = owner.get(&format!("/leagues/{LEAGUE}")).text();
        assert!(inside.contains(&name), "the club knows its people");
    });
}

#[test]
fn what_waits_to_be_published_is_told_to_nobody_but_those_who_manage() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let shown = season(site, None);
        let person = shown.table.as_ref().expect("a table").rows[0].person.0.to_string();
        let by_hand = [("act", "publishing")];
        assert_eq!(manage(site, &mut owner, &by_hand).status, 303);
        let adjust = [
            ("act", "adjust"),
            ("person", person.as_str()),
            ("unit", ""),
            ("amount", "-1"),
            ("text", "a secret so far"),
        ];
        assert_eq!(manage(site, &mut owner, &adjust).status, 303);
        let out = [("act", "take-out"), ("unit", "1"), ("reason", "another secret")];
        assert_eq!(send_to(site, &mut owner, "units", &out).status, 303);
        for path in addresses(&shown) {
            let text = get(site, &path).text();
            assert!(
                !text.contains("a secret so far") && !text.contains("another secret"),
                "{path}: {text}"
            );
        }
        let published = [("act", "publish"), ("reason", "told to everybody")];
        assert_eq!(manage(site, &mut owner, &published).status, 303);
        let standings = format!("/api/v1/leagues/{LEAGUE}/standings");
        assert!(get(site, &standings).text().contains("a secret so far"));
        let page = get(site, &format!("/leagues/{LEAGUE}")).text();
        assert!(page.contains("another secret"), "{page}");
        let first = get(site, &format!("{standings}?revision=1")).text();
        assert!(!first.contains("a secret so far"), "not of the table before: {first}");
    });
}

#[test]
fn a_date_that_is_not_published_is_in_the_calendar_of_those_who_may_see_it_alone() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let shown = season(site, None);
        let id = shown
            .units
            .iter()
            .find_map(|unit| unit.tournament)
            .expect("a tournament");
        let event = format!("/tournaments/{id}\r\n");
        let path = format!("/leagues/{LEAGUE}.ics");
        assert!(get(site, &path).text().contains(&event));
        request(&site.store, &Actor::CommandLine, id, Utc::now())
            .act(Publish { published: false })
            .expect("hidden");
        assert!(!get(site, &path).text().contains(&event));
        assert!(owner.get(&path).text().contains(&event), "its owner may");
        let text = get(site, &format!("/leagues/{LEAGUE}/{}", shown.head.slug)).text();
        assert!(!text.contains(&format!("/tournaments/{id}/")), "{text}");
    });
}
