//! `talon demo`: an example club in a folder of its own, with an account for each role, at the first start and later.

use std::path::Path;

use crate::harness::process::{Running, talon};
use crate::harness::site::Client;

fn demo(folder: &Path) -> Running {
    let folder = folder.to_str().expect("a plain path");
    Running::start(talon(&["demo", "--listen", "127.0.0.1:0", "--data", folder], &[]))
}

/// Role, address and password, as they are printed.
fn accounts(server: &mut Running) -> Vec<[String; 3]> {
    assert!(server.line().starts_with("accounts"));
    let split = |line: String| {
        let words: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
        words.try_into().expect("three words")
    };
    (0..5).map(|_| split(server.line())).collect()
}

fn sign_in(client: &mut Client, [_, email, password]: &[String; 3]) -> u16 {
    client
        .submit("/sign-in", &[("email", email), ("password", password)])
        .status
}

/// All pages of the log of the club, the newest first.
fn whole_log(client: &mut Client) -> String {
    let (mut all, mut next) = (String::new(), Some("/clubs/pelda/audit".to_owned()));
    while let Some(path) = next {
        let page = client.get(&path).text();
        let link = page
            .split("rel=\"next\" href=\"")
            .nth(1)
            .and_then(|rest| rest.split('"').next());
        next = link.map(|path| path.replace("&amp;", "&").replace("&#38;", "&"));
        all += &page;
    }
    all
}

/// The hands of a list, in its order.
fn listed(page: &str) -> Vec<&str> {
    page.split("href=\"/hands/")
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .collect()
}

#[test]
fn an_example_club_can_be_looked_at_and_signed_in_to_at_each_start() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("club");
    let mut server = demo(&data);
    let first = accounts(&mut server);
    assert_eq!(
        first.iter().map(|one| one[0].as_str()).collect::<Vec<_>>(),
        ["admin", "owner", "member", "director", "scorer"]
    );
    let mut member = server.client();
    assert_eq!(sign_in(&mut member, &first[2]), 303);
    assert!(member.get("/account").text().contains("Példa Kártyaklub"));
    assert_eq!(sign_in(&mut server.client(), &first[0]), 303);
    let mut owner = server.client();
    assert_eq!(sign_in(&mut owner, &first[1]), 303);
    assert_eq!(owner.get("/clubs/pelda/settings").status, 200);
    assert_eq!(member.get("/clubs/pelda/settings").status, 403);
    // The second tournament is the one that runs.
    for (account, directs, enters) in [(&first[2], 403, false), (&first[3], 200, true), (&first[4], 403, true)] {
        let mut client = server.client();
        assert_eq!(sign_in(&mut client, account), 303);
        assert_eq!(client.get("/tournaments/2/direct").status, directs, "{}", account[0]);
        let table = client.get("/tournaments/2/rounds/2/tables/2").text();
        assert_eq!(table.contains("name=\"score"), enters, "{}: {table}", account[0]);
    }
    let log = whole_log(&mut owner);
    for words in [
        "Club added",
        "Joined the club",
        "Made owner",
        "Settings changed",
        "Guest added",
    ] {
        assert!(log.contains(words), "{words}: {log}");
    }
    for code in ["check_in", "club-evening"] {
        assert!(!log.contains(code), "{code}: {log}");
    }
    let hands = server.client().get("/hands").text();
    assert!(hands.matches("href=\"/hands/").count() >= 20, "{hands}");
    let others = server.client().get("/hands?game=preferans").text();
    assert!(
        others.contains("<li class=\"french\">") && !others.contains("<li class=\"german\">"),
        "{others}"
    );
    assert!(
        !hands.contains("unverified") && !others.contains("unverified"),
        "whoever answers for them brought them in"
    );
    assert!(
        others.contains("passed out") && !others.contains("unfinished"),
        "{others}"
    );
    assert!(!server.client().get("/hands?game=ulti").text().contains("passed out"));
    let (status, log) = server.end();
    assert_eq!(status.code(), Some(0), "{log}");
    assert!(first.iter().all(|one| !log.contains(&one[2])), "{log}");

    let mut server = demo(&data);
    let second = accounts(&mut server);
    assert_ne!(first[0][2], second[0][2]);
    assert_eq!(sign_in(&mut server.client(), &first[0]), 422);
    assert_eq!(sign_in(&mut server.client(), &second[0]), 303);
    let mut old = server.client();
    old.cookies = member.cookies;
    assert_eq!(old.get("/account").status, 401);
    // Meanwhile the solver has looked at some of them.
    assert_eq!(listed(&server.client().get("/hands").text()), listed(&hands));
    assert_eq!(server.end().0.code(), Some(0));
}

#[test]
fn a_folder_of_a_real_club_is_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let url = format!("sqlite:{}", folder.path().join("talon.db").display());
    let add = talon(
        &["club", "add", "wednesday", "Wednesday club"],
        &[("TALON_DATABASE_URL", &url)],
    )
    .status();
    assert!(add.expect("an end").success());
    let data = folder.path().to_str().expect("a plain path");
    let output = talon(&["demo", "--listen", "127.0.0.1:0", "--data", data], &[])
        .output()
        .expect("an end");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(
        output.status.code() == Some(4) && said.contains("another folder"),
        "{said}"
    );
}
