//! `talon serve` as a shell or a container runs it: where it listens, what it says, how it ends, and that every
//! option can be set in the environment.

use std::io::{BufRead as _, BufReader, Write as _};
use std::net::TcpStream;

use crate::clubs::people;
use crate::harness::backend::Backend;
use crate::harness::process::{Running, talon};
use crate::harness::site::Client;

/// A server on a port of its own with these settings and nothing else.
fn serve(url: &str, env: &[(&str, &str)]) -> Running {
    let mut all = vec![("TALON_LISTEN", "127.0.0.1:0"), ("TALON_DATABASE_URL", url)];
    all.extend_from_slice(env);
    Running::start(talon(&["serve"], &all))
}

/// What it says when it does not begin.
fn refusal(env: &[(&str, &str)]) -> (Option<i32>, String) {
    let backend = Backend::sqlite();
    let mut all = vec![("TALON_DATABASE_URL", backend.url.as_str())];
    all.extend_from_slice(env);
    let output = talon(&["serve"], &all).output().expect("an end");
    (
        output.status.code(),
        String::from_utf8_lossy(&output.stderr).into_owned(),
    )
}

#[test]
fn a_server_says_where_it_listens_and_ends_calmly_when_told() {
    for backend in Backend::all() {
        let mut server = serve(&backend.url, &[]);
        let link = server.line();
        let base = format!("http://{}/welcome/", server.address);
        assert!(
            link.starts_with("this site has no administrator yet") && link.contains(&base),
            "{link}"
        );
        assert_eq!(server.client().get("/readyz").status, 200);
        let (status, log) = server.end();
        assert_eq!(status.code(), Some(0), "{log}");
        assert!(log.contains("path=\"/readyz\" status=200"), "{log}");
        assert!(!log.contains("rate limits") && !log.contains("plain HTTP"), "{log}");
    }
}

#[test]
fn a_server_goes_on_when_nobody_reads_what_it_says_at_its_start() {
    let backend = Backend::sqlite();
    let mut command = talon(
        &["serve", "--listen", "127.0.0.1:0"],
        &[("TALON_DATABASE_URL", &backend.url)],
    );
    let (reader, writer) = std::io::pipe().expect("a pipe");
    drop(reader);
    let mut child = command
        .stdout(writer)
        .stderr(std::process::Stdio::piped())
        .spawn()
        .expect("a start");
    let log = BufReader::new(child.stderr.take().expect("its log"));
    let warned = log
        .lines()
        .map_while(Result::ok)
        .any(|line| line.contains("could be written"));
    let still = child.try_wait().expect("a state");
    child.kill().expect("an end");
    child.wait().expect("an end");
    assert_eq!((warned, still), (true, None));
}

#[test]
fn what_cannot_be_a_place_to_listen_is_wrong_usage() {
    for (name, value) in [
        ("TALON_LISTEN", "nonsense"),
        ("TALON_METRICS_LISTEN", "9090"),
        ("TALON_BASE_URL", "foo"),
    ] {
        assert_eq!(refusal(&[(name, value)]).0, Some(2), "{name}");
    }
    assert_eq!(refusal(&[("TALON_INSECURE_HTTP", "maybe")]).0, Some(2));
}

#[test]
fn a_server_that_other_machines_reach_wants_a_proxy_or_a_word() {
    for open in ["0.0.0.0:0", "[::]:0"] {
        let (code, said) = refusal(&[("TALON_LISTEN", open)]);
        assert_eq!(code, Some(1), "{said}");
        assert!(
            said.contains("--trusted-proxies") && said.contains("--insecure-http"),
            "{said}"
        );
    }
    let backend = Backend::sqlite();
    let proxy = [
        ("TALON_LISTEN", "0.0.0.0:0"),
        ("TALON_TRUSTED_PROXIES", "10.0.0.1,10.0.0.2"),
    ];
    let (status, log) = serve(&backend.url, &proxy).end();
    assert_eq!((status.code(), log.contains("plain HTTP")), (Some(0), false));
    let open = |word| {
        serve(
            &backend.url,
            &[("TALON_LISTEN", "0.0.0.0:0"), ("TALON_INSECURE_HTTP", word)],
        )
    };
    assert!(open("1").end().1.contains("plain HTTP beyond this machine"));
    assert_eq!(
        refusal(&[("TALON_LISTEN", "0.0.0.0:0"), ("TALON_INSECURE_HTTP", "0")]).0,
        Some(1)
    );
}

#[test]
fn the_base_address_is_checked_and_stands_in_every_link() {
    let backend = Backend::sqlite();
    let mut server = serve(&backend.url, &[("TALON_BASE_URL", "https://cards.test/")]);
    assert!(server.line().contains(" https://cards.test/welcome/"));
    let answer = server.client().send("GET", "/sign-in", &[], b"");
    let cookie = answer.header("set-cookie").expect("a cookie");
    assert!(
        cookie.starts_with("__Host-talon-form=") && cookie.contains("Secure"),
        "{cookie}"
    );
    drop(server);
    let (code, said) = refusal(&[("TALON_LISTEN", "127.0.0.1:0"), ("TALON_BASE_URL", "cards.test")]);
    assert!(code == Some(2) && said.contains("base address"), "{said}");
}

#[test]
fn the_address_of_the_database_comes_from_a_file_too() {
    for backend in Backend::all() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("database_url");
        let path = file.to_str().expect("a plain path");
        let command = || {
            let env = [("TALON_LISTEN", "127.0.0.1:0"), ("TALON_DATABASE_URL_FILE", path)];
            talon(&["serve"], &env)
        };
        std::fs::write(&file, format!("{}\n", backend.url)).expect("a file");
        assert_eq!(Running::start(command()).end().0.code(), Some(0));
        let both = command()
            .env("TALON_DATABASE_URL", &backend.url)
            .output()
            .expect("an end");
        assert_eq!(both.status.code(), Some(2));
        std::fs::write(&file, "postgres://u:s3cret@nowhere/x\nmore").expect("a file");
        let bad = command().output().expect("an end");
        let said = String::from_utf8_lossy(&bad.stderr).into_owned();
        assert!(
            bad.status.code() == Some(1) && said.contains("one line") && !said.contains("s3cret"),
            "{said}"
        );
    }
}

#[test]
fn the_log_has_one_line_for_each_request_and_no_secret() {
    let backend = Backend::sqlite();
    let mut server = serve(&backend.url, &[("TALON_LOG", "json"), ("TALON_RATE_LIMITS", "off")]);
    let link = server.line();
    let link = link.split("/welcome/").nth(1).expect("a link").to_owned();
    let mut client = server.client();
    let form = [
        ("email", "anna@example.org"),
        ("name", "Anna"),
        ("password", "seven geese by the river"),
    ];
    assert_eq!(client.submit(&format!("/welcome/{link}"), &form).status, 303);
    let wrong = [("email", "anna@example.org"), ("password", "nine pigs in the mud")];
    assert_eq!(client.submit("/sign-in?next=/s3cret", &wrong).status, 422);
    let answer = client.get("/account?q=s3cret");
    let (_, log) = server.end();
    let number = answer.header("x-request-id").expect("a number").to_owned();
    let lines: Vec<serde_json::Value> = log
        .lines()
        .map(|line| serde_json::from_str(line).expect("a line of JSON"))
        .collect();
    assert!(lines.iter().any(|line| {
        line["message"]
            .as_str()
            .is_some_and(|text| text.contains("rate limits"))
    }));
    let told = lines.iter().filter(|line| line["message"] == "security");
    let told: Vec<_> = told
        .map(|line| (line["action"].clone(), line["outcome"].clone(), line["user"].clone()))
        .collect();
    let [made, tried] = [("make the first admin", "done"), ("sign in", "refused")]
        .map(|(action, outcome)| (action.into(), outcome.into(), 1.into()));
    assert_eq!(told, [made, tried], "{log}");
    let requests: Vec<_> = lines.iter().filter(|line| line["message"] == "request").collect();
    assert_eq!(requests.len(), 5, "{log}");
    let last = requests.last().expect("a request");
    assert_eq!((&last["number"], &last["path"]), (&number.into(), &"/account".into()));
    assert_eq!((&last["status"], &last["user"]), (&200.into(), &1.into()));
    assert!(
        last["timestamp"].as_str().is_some_and(|time| time.ends_with('Z')),
        "{last}"
    );
    for secret in [
        link.as_str(),
        "anna@",
        "Anna",
        "geese",
        "pigs",
        "s3cret",
        &client.cookies["talon"],
    ] {
        assert!(!log.contains(secret), "{secret} in {log}");
    }
}

#[test]
fn figures_are_told_on_a_listener_of_their_own() {
    for backend in Backend::all() {
        let command = talon(
            &["serve", "--listen", "127.0.0.1:0", "--metrics-listen", "127.0.0.1:0"],
            &[("TALON_DATABASE_URL", &backend.url)],
        );
        let mut server = Running::start(command);
        let mut client = server.client();
        assert_eq!((client.get("/metrics").status, client.get("/").status), (404, 200));
        let at = server.logged("metrics at http://");
        let mut watcher = Client::of(at.split('/').next().expect("an address").parse().expect("an address"));
        let figures = watcher.get("/metrics");
        assert_eq!(
            figures.header("content-type"),
            Some("text/plain; version=0.0.4; charset=utf-8")
        );
        let text = figures.text();
        for line in [
            "talon_http_request_seconds_count{route=\"/\",method=\"GET\",status=\"200\"} 1",
            "talon_http_request_seconds_count{route=\"none\",method=\"GET\",status=\"404\"} 1",
            "talon_import_records{status=\"accepted\"} 0",
        ] {
            assert!(text.lines().any(|one| one == line), "{line} in {text}");
        }
        assert!(
            text.contains("talon_database_connections{pool=\"writers\",state="),
            "{text}"
        );
        assert_eq!(watcher.get("/").status, 404);
        assert_eq!(server.end().0.code(), Some(0));
    }
}

#[test]
fn how_often_may_be_asked_is_a_setting_and_nonsense_is_refused() {
    let backend = Backend::sqlite();
    let server = serve(&backend.url, &[("TALON_LIMITS", "page=2:1/3600,check=1:1/60")]);
    let mut client = server.client();
    assert_eq!([0; 3].map(|_| client.get("/clubs").status), [200, 200, 429]);
    assert_eq!(server.end().0.code(), Some(0));
    let (code, said) = refusal(&[("TALON_LISTEN", "127.0.0.1:0"), ("TALON_LIMITS", "pages=2:1/60")]);
    assert!(code == Some(2) && said.contains("sign-in, link, page"), "{said}");
}

#[test]
fn listeners_to_a_tournament_are_told_when_the_server_ends() {
    for backend in Backend::all() {
        let store = backend.open();
        people::club(&store, "one", "Club One");
        let id = people::tournament(&store, "one", 3);
        let server = serve(&backend.url, &[]);
        let mut listener = TcpStream::connect(server.address).expect("it listens");
        let request = format!("GET /tournaments/{id}/live HTTP/1.1\r\nhost: talon.test\r\n\r\n");
        listener.write_all(request.as_bytes()).expect("taken");
        let mut lines = BufReader::new(listener).lines().map_while(Result::ok);
        assert!(lines.any(|line| line.starts_with("data: ")), "the first news");
        let rest = std::thread::spawn(move || lines.collect::<Vec<_>>());
        let (status, log) = server.end();
        assert_eq!(status.code(), Some(0), "{log}");
        // Whoever is cut off instead gets no last piece.
        let rest = rest.join().expect("lines");
        assert!(rest.iter().any(|line| line == "0"), "{rest:?}");
    }
}

#[test]
fn the_foot_of_a_page_leads_to_the_source_that_was_named() {
    for backend in Backend::all() {
        let with = |address: &str| {
            talon(
                &["serve", "--listen", "127.0.0.1:0", "--source-url", address],
                &[("TALON_DATABASE_URL", &backend.url)],
            )
        };
        let server = Running::start(with("https://example.org/talon"));
        for path in ["/", "/nowhere"] {
            let page = server.client().get(path).text();
            assert!(
                page.contains("<a href=\"https://example.org/talon\">Source"),
                "{path}: {page}"
            );
        }
        assert_eq!(server.end().0.code(), Some(0));
        let refused = with("javascript:alert(1)").output().expect("an answer");
        assert_eq!(refused.status.code(), Some(2));
    }
}
