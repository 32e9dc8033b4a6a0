//! Nothing acknowledged is lost: the program is killed in the middle of its writes, again and again, and the calls that
//! it makes to the system are watched, since a kill alone cannot show that the disk was waited for.

use std::collections::BTreeSet;
use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::process::{Command, Stdio};
use std::sync::mpsc;

use diesel::sql_types::Text;
use talon_samples::generate::ulti::records;
use talon_store::imports::{Import, ImportState};
use talon_store::{ImportId, Store, StoreResult, hands, imports};

use crate::accounts::people::{MAIL, PASSWORD, anna};
use crate::harness::backend::Backend;
use crate::harness::process::{Running, talon};
use crate::harness::site::encode;

const WRITERS: usize = 4;

#[derive(diesel::QueryableByName)]
struct Line {
    #[diesel(sql_type = Text)]
    line: String,
}

fn serve(backend: &Backend) -> Running {
    let args = ["serve", "--listen", "127.0.0.1:0", "--rate-limits", "off"];
    Running::start(talon(&args, &[("TALON_DATABASE_URL", &backend.url)]))
}

/// Cookies and form token of someone signed in.
fn signed_in(server: &Running) -> (String, String) {
    let mut client = server.client();
    assert_eq!(
        client
            .submit("/sign-in", &[("email", MAIL), ("password", PASSWORD)])
            .status,
        303
    );
    let token = client.get("/account").hidden("csrf").expect("a token");
    (format!("talon={}", client.cookies["talon"]), token)
}

/// Makes an API token of this name; none when there is no whole answer.
fn write(to: SocketAddr, (cookie, csrf): &(String, String), label: &str) -> Option<u16> {
    let body = encode(&[("label", label), ("scopes", "read"), ("csrf", csrf)]);
    let request = format!(
        "POST /account/tokens HTTP/1.1\r\nhost: talon.test\r\nconnection: close\r\nsec-fetch-site: same-origin\r\n\
         content-type: application/x-www-form-urlencoded\r\ncookie: {cookie}\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    let mut stream = TcpStream::connect(to).ok()?;
    stream.write_all(request.as_bytes()).ok()?;
    let mut head = [0; 12];
    stream.read_exact(&mut head).ok()?;
    String::from_utf8_lossy(&head).split(' ').nth(1)?.parse().ok()
}

fn is_sound(backend: &Backend) {
    if backend.is_sqlite() {
        let said: Vec<Line> = backend.ask("SELECT integrity_check AS line FROM pragma_integrity_check");
        assert_eq!(said.iter().map(|line| line.line.as_str()).collect::<Vec<_>>(), ["ok"]);
        let broken: Vec<Line> = backend.ask("SELECT \"table\" AS line FROM pragma_foreign_key_check");
        assert_eq!(broken.len(), 0);
    }
}

#[test]
fn a_server_killed_in_the_middle_of_its_writes_keeps_all_that_it_acknowledged() {
    for backend in Backend::all() {
        anna(&backend.open(), false);
        let mut acknowledged = BTreeSet::new();
        for (round, enough) in [1, 4, 9, 2, 6].into_iter().enumerate() {
            let server = serve(&backend);
            let (address, access) = (server.address, signed_in(&server));
            let (tell, told) = mpsc::channel();
            std::thread::scope(|scope| {
                for writer in 0..WRITERS {
                    let (tell, access) = (tell.clone(), &access);
                    scope.spawn(move || {
                        for n in 0.. {
                            let label = format!("round {round} writer {writer} number {n}");
                            match write(address, access, &label) {
                                Some(200) => drop(tell.send(label)),
                                Some(status) => panic!("{status}"),
                                None => break,
                            }
                        }
                    });
                }
                drop(tell);
                acknowledged.extend((0..enough).map(|_| told.recv().expect("an acknowledgement")));
                server.kill();
                acknowledged.extend(told.iter());
            });
            is_sound(&backend);
            let kept: Vec<Line> = backend.ask("SELECT label AS line FROM api_tokens");
            let kept: BTreeSet<String> = kept.into_iter().map(|line| line.line).collect();
            let lost: Vec<_> = acknowledged.difference(&kept).collect();
            assert!(lost.is_empty(), "{}: {lost:?}", backend.name);
            // Of each writer at most one was on its way when the end came.
            assert!(kept.len() <= acknowledged.len() + WRITERS * (round + 1));
        }
        let server = serve(&backend);
        assert_eq!(server.client().get("/readyz").status, 200);
        assert_eq!(server.end().0.code(), Some(0));
    }
}

/// The one import, and how many hands there are.
fn state(store: &Store) -> Option<(Import, i64)> {
    let read: StoreResult<_> = store.read(|db| Ok((imports::by_id(db, ImportId(1))?, hands::count(db, None)?)));
    read.ok()
}

fn until(store: &Store, wanted: impl Fn(&Import, i64) -> bool) -> (Import, i64) {
    loop {
        match state(store) {
            Some((import, stored)) if wanted(&import, stored) => return (import, stored),
            _ => std::thread::yield_now(),
        }
    }
}

#[test]
fn an_import_that_is_killed_is_whole_as_far_as_it_came_and_read_to_its_end_by_the_next_server() {
    const RECORDS: usize = 2400;
    for backend in Backend::all() {
        let store = backend.open();
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("night.ndjson");
        let text: Vec<String> = records(20_261_121).take(RECORDS).collect();
        std::fs::write(&file, text.join("\n")).expect("a file");
        let run = |args: &[&str]| {
            let mut command = talon(args, &[("TALON_DATABASE_URL", &backend.url)]);
            command.stdout(Stdio::null()).stderr(Stdio::null());
            command
        };
        assert!(
            run(&["club", "add", "here", "Here"])
                .status()
                .expect("an end")
                .success()
        );
        let path = file.to_str().expect("a plain path");
        let mut child = run(&["import", path, "--club", "here"]).spawn().expect("a start");
        until(&store, |_, stored| stored > 0);
        child.kill().expect("killed");
        child.wait().expect("an end");
        is_sound(&backend);
        let (import, stored) = state(&store).expect("an import");
        let counts = import.counts;
        assert_eq!(counts.accepted, stored, "{}", backend.name);
        assert_eq!(
            counts.total,
            counts.accepted + counts.duplicates + counts.waiting + counts.rejected,
            "{}",
            backend.name
        );
        assert!(
            import.state == ImportState::Running && stored < RECORDS as i64,
            "{stored}"
        );

        // Whoever held the job is not heard of any more: its time is over.
        backend.behind_the_back("UPDATE jobs SET lease_until = '2026-01-01 00:00:00'");
        let server = serve(&backend);
        let (import, stored) = until(&store, |import, _| import.state == ImportState::Done);
        let counts = import.counts;
        assert_eq!((counts.total, counts.accepted), (RECORDS as i64, stored));
        assert_eq!(counts.accepted + counts.duplicates, RECORDS as i64);
        assert_eq!(server.end().0.code(), Some(0));
        is_sound(&backend);
    }
}

#[test]
fn a_server_that_is_told_to_end_while_it_reads_an_import_ends_well_and_goes_on_next_time() {
    const RECORDS: usize = 1000;
    for backend in Backend::all() {
        let store = backend.open();
        let club = store
            .write(|db| crate::store::samples::club(db, "here"))
            .expect("a club");
        let club = store.read(|db| talon_store::clubs::by_id(db, club)).expect("a club");
        let choices = talon_service::import_hands::Choices::default();
        let request = talon_service::import_hands::Request {
            club: &club,
            file_name: "night.ndjson",
            media_type: "application/x-ndjson",
            choices: &choices,
            key: None,
        };
        let text: Vec<String> = records(20_261_122).take(RECORDS).collect();
        let (actor, now) = (talon_service::Actor::CommandLine, chrono::Utc::now().into());
        let bytes = text.join("\n");
        let upload = talon_service::import_hands::keep_upload(&store, &actor, &request, &mut bytes.as_bytes(), now)
            .expect("kept");
        talon_service::import_hands::start(&store, &actor, &request, upload, now).expect("a queued import");
        let server = serve(&backend);
        until(&store, |_, stored| stored > 0);
        let (status, log) = server.end();
        assert_eq!(status.code(), Some(0), "{log}");
        let (import, stored) = state(&store).expect("an import");
        assert_eq!(import.counts.accepted, stored);
        let server = serve(&backend);
        let (import, stored) = until(&store, |import, _| import.state == ImportState::Done);
        assert_eq!((import.counts.total, import.counts.accepted), (RECORDS as i64, stored));
        assert_eq!(server.end().0.code(), Some(0));
    }
}

/// What a trace says that matters, in its order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Event {
    LogWritten,
    LogSynced,
    Acknowledged,
}

fn event(line: &str) -> Option<Event> {
    let answers = ["sendto(", "write(", "writev("].iter().any(|call| line.contains(call));
    if line.contains("pwrite64(") && line.contains("-wal>") {
        Some(Event::LogWritten)
    } else if (line.contains("fdatasync(") || line.contains("fsync(")) && line.contains("-wal>") {
        Some(Event::LogSynced)
    } else {
        // Of the answers only those that say that a form was done.
        (answers && line.contains("HTTP/1.1 200") && line.contains("talon_")).then_some(Event::Acknowledged)
    }
}

#[test]
fn the_disk_is_waited_for_between_a_write_and_its_acknowledgement() {
    // It may be there and not be allowed to watch.
    let tried = Command::new("strace")
        .args(["-o", "/dev/null", "true"])
        .stderr(Stdio::null())
        .status();
    if !tried.is_ok_and(|status| status.success()) {
        let required = std::env::var("TALON_REQUIRE_STRACE").is_ok_and(|value| value == "1");
        assert!(!required, "TALON_REQUIRE_STRACE is set, but strace cannot watch");
        eprintln!("the system calls are passed over: strace cannot watch");
        return;
    }
    let backend = Backend::sqlite();
    anna(&backend.open(), false);
    let folder = tempfile::tempdir().expect("a folder");
    let trace = folder.path().join("trace");
    let mut command = Command::new("strace");
    command.args([
        "-D",
        "-f",
        "-y",
        "-s",
        "4000",
        "-e",
        "trace=pwrite64,fdatasync,fsync,sendto,write,writev",
        "-o",
    ]);
    command.arg(&trace).arg(env!("CARGO_BIN_EXE_talon"));
    command
        .args(["serve", "--listen", "127.0.0.1:0"])
        .env("TALON_DATABASE_URL", &backend.url);
    let server = Running::start(command);
    let access = signed_in(&server);
    for n in 0..3 {
        assert_eq!(write(server.address, &access, &format!("number {n}")), Some(200));
    }
    assert_eq!(server.end().0.code(), Some(0));
    let text = loop {
        let text = std::fs::read_to_string(&trace).expect("a trace");
        if text.lines().last().is_some_and(|line| line.contains("+++ exited with")) {
            break text;
        }
        std::thread::yield_now();
    };
    let events: Vec<Event> = text.lines().filter_map(event).collect();
    let mut acknowledged = 0;
    for (at, _) in events
        .iter()
        .enumerate()
        .filter(|(_, event)| **event == Event::Acknowledged)
    {
        let before = &events[..at];
        let last = |kind| before.iter().rposition(|event| *event == kind);
        let (written, synced) = (last(Event::LogWritten), last(Event::LogSynced));
        assert!(
            written.is_some() && synced > written,
            "answered before the disk: {events:?}"
        );
        acknowledged += 1;
    }
    assert_eq!(acknowledged, 3, "{events:?}");
}
