//! What of a tournament is taken along: files for spreadsheets, letters and programs, the event file out and in,
//! calendars.

use talon_service::clubs::{TypedEntry, add_entry};
use talon_service::tournaments::{self, StateChange};
use talon_store::roles::Role;
use talon_store::{StoreError, TournamentId, clubs, members};

use crate::clubs::people::{CLI, Who, browser, entry, grant, send, tournament, town};
use crate::harness::act::{request, seeded};
use crate::harness::backend::{Backend, Contents};
use crate::harness::site::{Answer, Client, Site, on_each_site};
use crate::import::pages::form_to;

const IMPORT: &str = "/clubs/one/tournaments/import";

fn get(client: &mut Client, id: TournamentId, page: &str) -> Answer {
    let answer = client.get(&format!("/tournaments/{id}/{page}"));
    assert_eq!(answer.status, 200, "{page}: {}", answer.text());
    answer
}

fn status(site: &Site, who: Who, path: &str) -> u16 {
    browser(site, who).get(path).status
}

#[test]
fn no_cell_of_a_table_is_a_formula_and_columns_of_a_letter_stand_under_one_another() {
    on_each_site(|site| {
        town(site);
        let id = tournament(&site.store, "one", 0);
        let now = chrono::Utc::now();
        let walk = |one| {
            request(&site.store, &CLI, id, now)
                .act(tournaments::ChangeState { step: one, reason: "" })
                .expect("a step")
        };
        walk(StateChange::StartCheckIn);
        for name in ["=HYPERLINK(\"http://evil.example\")", "@sum", "Kis; Pál, id."] {
            request(&site.store, &CLI, id, now)
                .act(tournaments::EnterGuest { name, here: true })
                .expect("a guest");
        }
        walk(StateChange::Start);
        tournaments::draw(&request(&site.store, &CLI, id, now), seeded(1)).expect("a draft");
        request(&site.store, &CLI, id, now)
            .act(tournaments::ActOnRound {
                round: 1,
                act: tournaments::RoundAct::Publish,
            })
            .expect("a round");
        let mut owner = browser(site, Who::Owner);
        for file in ["standings.csv", "rounds.csv"] {
            let answer = get(&mut owner, id, file);
            assert_eq!(answer.header("content-type"), Some("text/csv; charset=utf-8"));
            let text = answer.text();
            for line in text.trim_start_matches('\u{FEFF}').split_terminator("\r\n") {
                let mut cells = line.split(',').map(|cell| cell.trim_start_matches('"'));
                assert!(!cells.any(|cell| cell.starts_with(['=', '@', '+'])), "{file}: {line}");
            }
            assert!(text.contains("\"'=HYPERLINK(\"\"http://evil.example\"\")\""), "{text}");
            let hungarian = get(&mut owner, id, &format!("{file}?lang=hu")).text();
            assert!(
                hungarian.contains("\"Kis; Pál, id.\"")
                    && hungarian.lines().next().is_some_and(|head| head.contains(';')),
                "{hungarian}"
            );
        }
        let letter = get(&mut owner, id, "standings.txt").text();
        let table: Vec<&str> = letter
            .lines()
            .skip_while(|line| !line.starts_with("--") && !line.contains("Rank"))
            .collect();
        let rule = table[1].chars().count();
        assert!(
            table[1].chars().all(|c| c == '-') && table[0].chars().count() <= rule,
            "{letter}"
        );
        assert!(
            letter.ends_with(&format!("http://talon.test/tournaments/{id}/standings\n")),
            "{letter}"
        );
        let rounds = get(&mut owner, id, "rounds.txt").text();
        assert!(
            rounds.contains("Round 1 (published)") && rounds.contains("Table 1: "),
            "{rounds}"
        );
    });
}

#[test]
fn the_tournament_file_is_for_who_directs_and_nobody_else() {
    on_each_site(|site| {
        let town = town(site);
        let id = town.tournaments[1];
        let path = format!("/tournaments/{id}/event.json");
        for (who, expected) in [
            (Who::Visitor, 401),
            (Who::Stranger, 403),
            (Who::Member, 403),
            (Who::Scorer, 403),
            (Who::Owner, 403),
            (Who::Acting, 403),
            (Who::Director, 200),
        ] {
            assert_eq!(status(site, who, &path), expected, "{who:?}");
        }
        request(&site.store, &CLI, id, chrono::Utc::now())
            .act(tournaments::Publish { published: false })
            .expect("hidden");
        for (who, expected) in [
            (Who::Visitor, 404),
            (Who::Member, 404),
            (Who::Scorer, 403),
            (Who::Director, 200),
        ] {
            assert_eq!(status(site, who, &path), expected, "{who:?}");
        }
    });
}

/// The fields of the form by which a file is looked at or taken.
fn bring(client: &mut Client, act: &str, text: &str, more: &[(&str, &str)]) -> Answer {
    let mut parts = vec![("act", act), ("text", text)];
    parts.extend(more);
    form_to(client, IMPORT, &parts)
}

#[test]
fn a_tournament_that_goes_out_and_in_goes_out_the_same() {
    on_each_site(|site| {
        let town = town(site);
        let alias = TypedEntry {
            name: "Hidden Hilda",
            alias: "Queen",
            shown: "alias",
            ..TypedEntry::default()
        };
        add_entry(&site.store, &CLI, "one", &alias, None, chrono::Utc::now()).expect("somebody");
        let id = tournament(&site.store, "one", 8);
        grant(&site.store, town.owner, Role::Director, id);
        let mut owner = browser(site, Who::Owner);
        let out = get(&mut owner, id, "event.json").text();
        let looked = bring(&mut owner, "look", &out, &[]);
        assert_eq!(looked.status, 200, "{}", looked.text());
        assert_eq!(looked.text().matches("<select").count(), 8, "{}", looked.text());
        let found = looked.text().matches(" selected").count();
        assert_eq!(
            found, 5,
            "each is found by their name, and nobody is guessed where two have it"
        );
        let taken = bring(&mut owner, "apply", &out, &[("key", "once")]);
        assert_eq!(taken.status, 303, "{}", taken.text());
        let there = taken.header("location").expect("an address").to_owned();
        assert_ne!(there, format!("/tournaments/{id}"));
        assert_eq!(owner.get(&format!("{there}/event.json")).text(), out, "the same again");
        let again = bring(&mut owner, "apply", &out, &[("key", "once")]);
        assert_eq!(again.header("location"), Some(there.as_str()), "sent twice, taken once");
        // With nobody of the club in it.
        let guests: Vec<(String, &str)> = (1..=8).map(|key| (format!("m{key}"), "0")).collect();
        let mut more: Vec<(&str, &str)> = guests.iter().map(|(name, value)| (name.as_str(), *value)).collect();
        more.push(("key", "guests"));
        let taken = bring(&mut owner, "apply", &out, &more);
        assert_eq!(taken.status, 303, "{}", taken.text());
        let there = taken.header("location").expect("an address").to_owned();
        assert_eq!(owner.get(&format!("{there}/event.json")).text(), out);
        assert_eq!(
            owner.get(&format!("{there}/direct")).status,
            200,
            "who brings it in directs it"
        );
    });
}

fn named(site: &Site, name: &str) -> usize {
    let found: Result<_, StoreError> = site.store.read(|db| {
        let club = clubs::by_slug(db, "one")?.id;
        members::named(db, club, &talon_store::search_key(name))
    });
    found.expect("members").len()
}

#[test]
fn who_is_who_in_a_file_is_chosen_and_nobody_is_two() {
    on_each_site(|site| {
        let town = town(site);
        let id = tournament(&site.store, "one", 3);
        grant(&site.store, town.owner, Role::Director, id);
        let somebody = entry(&site.store, "one", "Somebody Else").to_string();
        let foreign = town.other.to_string();
        let mut owner = browser(site, Who::Owner);
        let out = get(&mut owner, id, "event.json").text();
        let twice = bring(&mut owner, "apply", &out, &[("m1", &somebody), ("m2", &somebody)]);
        assert_eq!(twice.status, 422);
        let page = twice.text();
        assert!(
            page.contains("the same member") && page.contains("talon-event"),
            "{page}"
        );
        assert_eq!(
            page.matches(&format!("<option value=\"{somebody}\" selected>")).count(),
            2,
            "what was chosen is kept"
        );
        assert_eq!(
            bring(&mut owner, "apply", &out, &[("m1", &foreign)]).status,
            422,
            "of another club"
        );
        assert_eq!(bring(&mut owner, "apply", &out, &[("m1", "x")]).status, 400);
        assert_eq!(
            bring(&mut owner, "apply", &out, &[("club_id", "1")]).status,
            400,
            "no field of ours"
        );
        let count = |name| named(site, name);
        assert_eq!(count("Sitter 0"), 2, "nothing was added by what was refused");
        let taken = bring(
            &mut owner,
            "apply",
            &out,
            &[("m1", &somebody), ("m2", "0"), ("key", "a")],
        );
        assert_eq!(taken.status, 303, "{}", taken.text());
        assert_eq!(
            [count("Sitter 0"), count("Sitter 1")],
            [2, 3],
            "one was chosen, one is a guest"
        );
        let there = taken.header("location").expect("an address").to_owned();
        assert!(owner.get(&format!("{there}/entries")).text().contains("Somebody Else"));
    });
}

#[test]
fn a_file_with_faults_is_told_its_places_and_nothing_of_it_is_lost_or_taken() {
    on_each_site(|site| {
        let town = town(site);
        let id = tournament(&site.store, "one", 3);
        grant(&site.store, town.owner, Role::Director, id);
        let mut owner = browser(site, Who::Owner);
        let out = get(&mut owner, id, "event.json").text();
        let bad = format!("\n{}", out.replacen("\"e1\"", "\"e77\"", 1));
        for act in ["look", "apply"] {
            let answer = bring(&mut owner, act, &bad, &[]);
            assert_eq!(answer.status, 422, "{act}");
            let page = answer.text();
            assert!(
                page.contains("line 1, column ") && page.contains("/entries/0"),
                "{page}"
            );
            assert!(page.contains("&#34;e77&#34;"), "what was sent is still there");
        }
        let file = form_to(
            &mut owner,
            IMPORT,
            &[("act", "look"), ("file:event.json", "{\"format\":")],
        );
        assert_eq!(file.status, 422);
        assert!(file.text().contains("JSON_SYNTAX"), "{}", file.text());
        let packed = form_to(
            &mut owner,
            IMPORT,
            &[("act", "look"), ("file:event.zip", "PK\u{3}\u{4}")],
        );
        assert_eq!(packed.status, 415);
        assert_eq!(
            bring(&mut owner, "look", "", &[]).status,
            200,
            "an empty form is the form"
        );
        let mut member = browser(site, Who::Member);
        assert_eq!(bring(&mut member, "apply", &out, &[]).status, 403);
        assert_eq!(member.get(IMPORT).status, 403);
        let listed = owner.get("/tournaments?club=one").text();
        assert_eq!(listed.matches("class=\"to\"").count(), 3, "{listed}");
    });
}

/// Lines of a calendar, put together again.
fn lines(text: &str) -> Vec<String> {
    text.replace("\r\n ", "")
        .split_terminator("\r\n")
        .map(str::to_owned)
        .collect()
}

fn uids(text: &str) -> Vec<String> {
    lines(text)
        .into_iter()
        .filter(|line| line.starts_with("UID:"))
        .collect()
}

#[test]
fn a_calendar_has_what_its_reader_may_see_by_the_clock_of_the_club() {
    on_each_site(|site| {
        let town = town(site);
        let hidden = town.tournaments[1];
        request(&site.store, &CLI, hidden, chrono::Utc::now())
            .act(tournaments::Publish { published: false })
            .expect("hidden");
        let club = site.store.read(|db| clubs::by_slug(db, "one")).expect("a club");
        let calendar = |who| browser(site, who).get("/clubs/one/calendar.ics");
        let answer = calendar(Who::Visitor);
        assert_eq!(answer.header("content-type"), Some("text/calendar; charset=utf-8"));
        let text = answer.text();
        assert_eq!(
            uids(&text),
            [format!(
                "UID:talon-{}-{}-tournament-{}",
                club.id,
                club.created_at.utc().timestamp(),
                town.tournaments[0]
            )],
            "the site may move: {text}"
        );
        assert!(!uids(&text)[0].contains("talon.test"), "no host: {text}");
        assert!(
            lines(&text).contains(&"DTSTART;TZID=Europe/Budapest:20261127T180000".to_owned()),
            "{text}"
        );
        assert!(lines(&text).contains(&"STATUS:CONFIRMED".to_owned()), "{text}");
        for (who, count) in [(Who::Member, 1), (Who::Scorer, 2), (Who::Owner, 2), (Who::Admin, 1)] {
            assert_eq!(uids(&calendar(who).text()).len(), count, "{who:?}");
        }
        let one = format!("/tournaments/{hidden}/event.ics");
        assert_eq!(
            (status(site, Who::Visitor, &one), status(site, Who::Owner, &one)),
            (404, 200)
        );
        let mut owner = browser(site, Who::Owner);
        let before = owner.get(&one).text();
        request(&site.store, &CLI, hidden, chrono::Utc::now())
            .act(tournaments::Publish { published: true })
            .expect("shown");
        let after = owner.get(&one).text();
        assert_eq!(uids(&before), uids(&after), "a calendar knows it again");
        assert!(before.contains("STATUS:TENTATIVE") && after.contains("STATUS:CONFIRMED"));
        let sequence = |text: &str| -> u32 {
            lines(text)
                .iter()
                .find_map(|line| line.strip_prefix("SEQUENCE:")?.parse().ok())
                .expect("a number")
        };
        assert!(sequence(&after) > sequence(&before));
        assert_eq!(status(site, Who::Visitor, "/clubs/nowhere/calendar.ics"), 404);
    });
}

#[test]
fn a_calendar_speaks_the_language_of_its_club_whatever_its_reader_speaks() {
    for backend in Backend::all_with(Contents::Tables) {
        let site = Site::start(&backend.open());
        let town = town(&site);
        let tournament = format!("/tournaments/{}/event.ics", town.tournaments[0]);
        for (language, state) in [("hu", "\\nnevezés nyitva\\n"), ("en", "\\nopen for entry\\n")] {
            backend.behind_the_back(&format!("UPDATE clubs SET language = '{language}'"));
            for path in ["/clubs/one/calendar.ics", &tournament] {
                for reader in ["en", "hu", "sr"] {
                    let mut client = site.client();
                    let text = client.send("GET", path, &[("accept-language", reader)], b"").text();
                    let told = lines(&text).iter().any(|line| line.contains(state));
                    assert!(told, "{path} of a club that speaks {language}, to {reader}: {text}");
                }
            }
        }
    }
}

#[test]
fn no_file_has_a_round_that_is_not_published() {
    on_each_site(|site| {
        let town = town(site);
        let id = town.tournaments[1];
        let now = chrono::Utc::now();
        let mut director = browser(site, Who::Director);
        let answer = send(
            &mut director,
            &format!("/tournaments/{id}/direct"),
            &[("act", "begin"), ("round", "1"), ("key", "b")],
        );
        assert_eq!(answer.status, 303);
        let seats = [3, -1, -2].map(talon_tournament::standings::SeatResult::of).to_vec();
        let typed = tournaments::ResultTyped {
            round: 1,
            table: 1,
            seen: 0,
            reason: "",
            device: None,
        };
        request(&site.store, &CLI, id, now)
            .act(tournaments::ActOnResult {
                typed,
                act: tournaments::ResultAct::Enter(seats),
            })
            .expect("a result");
        tournaments::draw(&request(&site.store, &CLI, id, now), seeded(2)).expect("a draft");
        for file in [
            "rounds.csv",
            "rounds.txt",
            "rounds.json",
            "standings.csv",
            "standings.txt",
            "standings.json",
        ] {
            let text = get(&mut director, id, file).text();
            assert_eq!(text, get(&mut director, id, file).text());
            let draft: &[&str] = match file {
                "rounds.csv" => &["\n2,"],
                "rounds.txt" => &["Round 2"],
                "rounds.json" => &["\"number\":2,\"stage\"", "drawn"],
                "standings.json" => &["\"rounds\":[1,2]", "\"as_of\":2"],
                _ => &["2."],
            };
            assert!(!draft.iter().any(|sign| text.contains(sign)), "{file}: {text}");
        }
        assert!(
            get(&mut director, id, "event.json").text().contains("\"drawn\""),
            "the whole event has it"
        );
    });
}

#[test]
fn a_frame_in_another_page_shows_what_a_visitor_sees_and_nothing_to_press() {
    on_each_site(|site| {
        let town = town(site);
        let id = town.tournaments[1];
        let path = format!("/embed/tournaments/{id}/standings");
        let mut owner = browser(site, Who::Owner);
        let answer = owner.get(&path);
        assert_eq!(answer.status, 200, "{}", answer.text());
        let policy = answer.header("content-security-policy").expect("a policy");
        assert!(
            policy.contains("frame-ancestors *") && policy.contains("default-src 'none'"),
            "{policy}"
        );
        assert_eq!(answer.header("x-frame-options"), None);
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
        let page = answer.text();
        assert!(
            page.contains("Sitter 0") && page.contains("http://talon.test/tournaments/"),
            "{page}"
        );
        for pressed in ["<script", "<form", "<button"] {
            assert!(!page.contains(pressed), "{pressed}: {page}");
        }
        assert_eq!(page, site.client().get(&path).text(), "the same for everybody");
        assert_eq!(
            site.client().get("/tournaments").header("x-frame-options"),
            Some("DENY")
        );
        request(&site.store, &CLI, id, chrono::Utc::now())
            .act(tournaments::Publish { published: false })
            .expect("hidden");
        assert_eq!(owner.get(&path).status, 404, "also for who would see it elsewhere");
    });
}
