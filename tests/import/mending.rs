//! Refused and waiting records that get another verdict after the import was read, on both databases: mended by hand,
//! or put in the place of what is stored.

use talon_service::import_hands::{self, Choices};
use talon_service::{ActError, Actor};
use talon_store::records::{self, RecordStatus};
use talon_store::{hands, imports};

use super::pages::{form_to, here, import, otherwise, with_anna};
use super::{club, import as import_text, now, records as lines, stored};
use crate::accounts::people::{MAIL, PASSWORD};
use crate::harness::backend::on_both;

/// The text of a box, as the page carries it.
pub(super) fn boxed(page: &str) -> String {
    let text = page
        .split("<textarea")
        .nth(1)
        .unwrap()
        .split("</textarea>")
        .next()
        .unwrap();
    let text = text.split_once(">\n").unwrap().1;
    text.replace("&quot;", "\"")
        .replace("&#34;", "\"")
        .replace("&#38;", "&")
        .replace("&amp;", "&")
}

pub(super) fn example() -> serde_json::Value {
    serde_json::from_str(include_str!("../fixtures/example.talon.json")).unwrap()
}

/// The example with a card that was not allowed.
fn faulty() -> String {
    example().to_string().replace(r#""card":"LX""#, r#""card":"L8""#)
}

#[test]
fn a_refused_record_is_mended_checked_and_taken_into_the_same_import() {
    with_anna(|site, client| {
        let text = format!("{}\n{}", lines(1, &[]), faulty());
        let address = import(site, client, &text);
        let way = format!("{address}/records/2/mend");
        assert!(client.get(&address).text().contains(&format!("href=\"{way}\"")));
        let page = client.get(&way).text();
        let box_text = boxed(&page);
        assert!(box_text.lines().count() > 20, "a long line is broken: {box_text}");
        assert!(page.contains("MUST_BEAT") && page.contains("^</b>"), "{page}");

        let still = form_to(client, &way, &[("text", &box_text), ("do", "store")]);
        assert_eq!((still.status, boxed(&still.text())), (422, box_text.clone()));
        assert!(still.text().contains("still refused"));
        let wrong = "\"card\":\"L8\"";
        assert_eq!(
            box_text.matches(wrong).count(),
            2,
            "the first of them, the other stands where it belongs"
        );
        let mended = box_text.replacen(wrong, "\"card\":\"LX\"", 1);
        let checked = form_to(client, &way, &[("text", &mended), ("do", "check")]);
        assert_eq!((checked.status, boxed(&checked.text())), (200, mended.clone()));
        assert!(
            checked.text().contains("It has not been imported yet"),
            "{}",
            checked.text()
        );
        assert_eq!(here(site), 1, "checking stores nothing");

        let done = form_to(client, &way, &[("text", &mended), ("do", "store")]);
        assert_eq!((done.status, here(site)), (303, 2), "{}", done.text());
        let report = client.get(done.header("location").unwrap()).text();
        for part in [
            "2 records: 2 accepted, 0 duplicates, 0 waiting, 0 refused.",
            "The corrected record was imported.",
            "One refused record was corrected by hand",
        ] {
            assert!(report.contains(part), "{part}: {report}");
        }
        assert_eq!(
            client.get(&format!("{address}/raw")).bytes,
            text.as_bytes(),
            "what was sent stays"
        );
        assert_eq!(
            client.get(&way).header("location"),
            Some(address.as_str()),
            "there is nothing to mend"
        );
        let late = form_to(client, &way, &[("text", "typed too late"), ("do", "store")]);
        assert_eq!((late.status, boxed(&late.text())), (409, "typed too late".to_owned()));
        assert_eq!(client.submit(&format!("{address}/undo"), &[]).status, 303);
        assert_eq!(here(site), 0, "it goes with its import");
    });
}

#[test]
fn a_mended_record_that_is_stored_already_says_so_or_waits() {
    with_anna(|site, client| {
        let (one, two) = (lines(1, &[]), otherwise(&lines(1, &[])));
        import(site, client, &one);
        let address = import(site, client, "{}\n{}\n");
        let mend = |client: &mut _, record: u32, text: &str| {
            let way = format!("{address}/records/{record}/mend");
            form_to(client, &way, &[("text", text), ("do", "store")])
        };
        let there = mend(client, 1, &one);
        let report = client.get(there.header("location").unwrap()).text();
        assert!(
            report.contains("0 accepted, 1 duplicate, 0 waiting, 1 refused."),
            "{report}"
        );
        assert!(report.contains("it counts as a duplicate"));
        let waits = mend(client, 2, &two);
        let report = client.get(waits.header("location").unwrap()).text();
        assert!(
            report.contains("0 accepted, 1 duplicate, 1 waiting, 0 refused."),
            "{report}"
        );
        assert!(report.contains("<td>Anita, "), "the difference is shown: {report}");
        assert_eq!(here(site), 1);
    });
}

#[test]
fn what_was_typed_after_the_session_had_ended_is_kept() {
    with_anna(|site, client| {
        let address = import(site, client, "{}");
        let way = format!("{address}/records/1/mend");
        let sound = lines(1, &[]);
        let mut gone = site.client();
        let asked = form_to(&mut gone, &way, &[("text", &sound), ("do", "store")]);
        assert_eq!(asked.status, 401);
        let field = |name: &str| asked.hidden(name).unwrap_or_else(|| panic!("{name}: {}", asked.text()));
        let (csrf, path, again) = (field("csrf"), field("again_path"), field("again"));
        let form = [
            ("email", MAIL),
            ("password", PASSWORD),
            ("next", "/import"),
            ("csrf", &csrf),
            ("again_path", &path),
            ("again", &again),
        ];
        let offered = gone.post("/sign-in", &form);
        assert_eq!(offered.status, 200, "{}", offered.text());
        let token = offered.hidden("csrf").unwrap();
        let sent = gone.post(&path, &[("csrf", &token), ("text", &sound), ("do", "store")]);
        assert_eq!((sent.status, here(site)), (303, 1), "{}", sent.text());
    });
}

#[test]
fn a_record_that_could_not_be_read_can_be_typed_again_and_nothing_strange_is_taken() {
    with_anna(|site, client| {
        let address = import(site, client, &format!("{{\"a\":\"{}\"}}\n{{}}", "x".repeat(300 * 1024)));
        let way = format!("{address}/records/1/mend");
        let page = client.get(&way).text();
        assert!(
            page.contains("could not be read as text") && page.contains("/raw\""),
            "{page}"
        );
        let blank = import(site, client, " \n");
        let said = client.get(&blank).text();
        assert!(
            said.contains("there is no record here"),
            "the reason outlives the text: {said}"
        );
        let lines = client.get(&format!("{blank}/refused.ndjson")).text();
        assert!(
            lines.contains("there is no record here") && !lines.contains("\"detail\""),
            "{lines}"
        );
        let packed = form_to(
            client,
            "/import",
            &[("club", "kor"), ("text", "[1]"), ("file:a.zip", "PK\u{3}\u{4}")],
        );
        assert!(packed.status == 415 && packed.text().contains("This file is compressed"));
        assert_eq!(form_to(client, &way, &[("texts", "{}")]).status, 400);
        assert_eq!(form_to(client, &way, &[("file:a.json", "{}")]).status, 400);
        for strange in ["", " ", "\u{feff}", "[]", "{}{}", "\0", "nonsense"] {
            let sent = form_to(client, &way, &[("text", strange), ("do", "store")]);
            assert_eq!(sent.status, 422, "{strange:?}");
        }
        let large = "x".repeat(3 * 1024 * 1024);
        assert_eq!(form_to(client, &way, &[("text", &large)]).status, 413);
        assert_eq!(client.get(&format!("{address}/records/3/mend")).status, 404);
        assert_eq!(here(site), 0);
    });
}

#[test]
fn a_waiting_record_can_take_the_place_of_the_stored_hand_which_stays_readable() {
    with_anna(|site, client| {
        let text = lines(1, &[]);
        import(site, client, &text);
        let address = import(site, client, &otherwise(&text));
        let token = client.get(&address).hidden("csrf").unwrap();
        let way = format!("{address}/records/1");
        assert_eq!(
            client.post(&way, &[("csrf", &token), ("choice", "replace")]).status,
            303
        );
        assert_eq!(here(site), 2);
        let found = site.store.read(|db| -> Result<_, talon_store::StoreError> {
            let old = hands::by_id(db, talon_store::HandId(1))?;
            let new = hands::superseded_by(db, old.club_id, &old.doc_hash)?.expect("a newer one");
            Ok((old, hands::by_id(db, new)?))
        });
        let (old, new) = found.unwrap();
        assert!(
            old.voided_at.is_none() && new.record.contains("\"supersedes\":\"sha256:"),
            "{}",
            new.record
        );
        assert!(new.record.contains("Anita"));
        assert_eq!(client.get("/hands/1/0").status, 200);
    });
}

#[test]
fn nothing_is_mended_where_nothing_was_stored_or_all_was_taken_back() {
    on_both(|store, _| {
        let club = club(store);
        let actor = Actor::CommandLine;
        let text = lines(2, &[2]);
        let whole = lines(2, &[]);
        let sound = whole.lines().nth(1).unwrap();
        let atomic = Choices {
            atomic: true,
            ..Choices::default()
        };
        let dry = Choices {
            dry_run: true,
            ..Choices::default()
        };
        for choices in [atomic, dry] {
            let import = import_text(store, &club, &text, &choices);
            let mended = import_hands::mend(store, &actor, &import.public_id, 2, sound, now());
            assert!(matches!(mended, Err(ActError::Conflict(_))), "{mended:?}");
        }
        let import = import_text(store, &club, &text, &Choices::default());
        let mend = |text: &str| import_hands::mend(store, &actor, &import.public_id, 2, text, now());
        assert_eq!(mend("{}").unwrap(), RecordStatus::Rejected);
        assert_eq!(mend(sound).unwrap(), RecordStatus::Accepted);
        assert!(matches!(mend(sound), Err(ActError::Conflict(_))), "once");
        let counts = store.read(|db| imports::by_id(db, import.id)).unwrap().counts;
        assert_eq!((counts.total, counts.accepted, counts.rejected), (2, 2, 0));
        let row = store.read(|db| records::one(db, import.id, 2)).unwrap();
        assert_eq!((row.mended.as_deref(), row.code, row.raw), (Some("typed"), None, None));
        assert_eq!(stored(store, &club), 2);
        import_hands::undo(store, &actor, &import.public_id, now()).unwrap();
        assert_eq!(stored(store, &club), 0);
        assert!(matches!(mend(sound), Err(ActError::Conflict(_))), "taken back");
    });
}

/// A record whose kontra comes in time with the usual window only, and not by the option that it names.
pub(super) fn late_kontra() -> String {
    let fixture = include_str!("../fixtures/ulti/KONTRA_WINDOW.legal-with.json");
    let fixture: serde_json::Value = serde_json::from_str(fixture).unwrap();
    fixture["record"].to_string()
}

#[test]
fn an_option_that_makes_refused_records_legal_is_used_for_the_whole_upload_when_asked() {
    with_anna(|site, client| {
        let late = late_kontra();
        let other = late.replace("\"format\"", "\"source\":{\"table\":\"2\"},\"format\"");
        let twice = late.replace("\"game\"", "\"game\":\"ulti\",\"game\"");
        let text = format!("{late}\n{other}\n{}\n{twice}\n", faulty());
        let address = import(site, client, &text);
        let report = client.get(&address).text();
        assert!(
            report.contains("2 records become legal with") && report.contains("kontra_window: trick2"),
            "{report}"
        );
        let token = client.get(&address).hidden("csrf").unwrap();
        let way = format!("{address}/option");
        for wrong in ["", "trick2", "{}", "[1]", "{\"a\":1,\"b\":2}"] {
            assert_eq!(
                client.post(&way, &[("csrf", &token), ("option", wrong)]).status,
                400,
                "{wrong}"
            );
        }
        let nothing = client.post(&way, &[("csrf", &token), ("option", "{\"no_such\":true}")]);
        let report = client.get(nothing.header("location").unwrap()).text();
        assert!(
            report.contains("No refused record is legal with this option."),
            "{report}"
        );
        let used = client.post(&way, &[("csrf", &token), ("option", "{\"kontra_window\":\"trick2\"}")]);
        assert_eq!((used.status, here(site)), (303, 1), "{}", used.text());
        let report = client.get(used.header("location").unwrap()).text();
        assert!(
            report.contains("1 accepted, 0 duplicates, 1 waiting, 2 refused."),
            "{report}"
        );
        // The second is the same hand from another table.
        assert!(
            report.contains("2 refused records were imported with the option"),
            "{report}"
        );
        let stored = site.store.read(|db| hands::by_id(db, talon_store::HandId(1))).unwrap();
        assert!(
            !stored.record.contains("own_card"),
            "the record says by which rules it was played"
        );
    });
}
