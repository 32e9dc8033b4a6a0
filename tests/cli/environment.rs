//! What the environment sets, and what it does not.

use crate::harness::backend::Backend;
use crate::harness::process::{Running, talon};

/// How a command ended, and what it printed and said.
fn run(arguments: &[&str], env: &[(&str, &str)]) -> (Option<i32>, String, String) {
    let done = talon(arguments, env).output().expect("an end");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (done.status.code(), text(&done.stdout), text(&done.stderr))
}

#[test]
fn a_switch_for_one_act_is_not_set_beforehand() {
    for backend in Backend::all() {
        let database = ("TALON_DATABASE_URL", backend.url.as_str());
        let set = |name, value| [database, (name, value)];
        assert_eq!(run(&["club", "add", "kor", "Kör"], &[database]).0, Some(0));
        // The one club that a site has may be set; what is done to it may not.
        let import = ["import", "tests/fixtures/example.talon.json"];
        let (code, _, said) = run(&import, &[database, ("TALON_CLUB", "kor"), ("TALON_DRY_RUN", "1")]);
        assert!(code == Some(0) && said.contains("--dry-run"), "{said}");
        assert_eq!(
            run(&["export"], &set("TALON_CLUB", "kor")).1.lines().count(),
            1,
            "it was stored"
        );
        let (code, _, said) = run(&["user", "add", "anna@example.org"], &set("TALON_NAME", "Anna"));
        assert!(code == Some(2) && said.contains("--name"), "{said}");
        let invite = ["user", "invite", "bela@example.org"];
        let (code, link, said) = run(&invite, &set("TALON_ADMIN", "yes"));
        assert!(
            code == Some(0) && link.contains("/invite/") && said.contains("--admin"),
            "{said}"
        );
    }
}

#[test]
fn a_variable_that_is_misspelt_is_told_and_changes_nothing() {
    let (code, out, said) = run(&["schema"], &[("TALON_BASEURL", "https://cards.test")]);
    assert_eq!((code, out.starts_with('{')), (Some(0), true));
    assert!(
        said.contains("TALON_BASEURL") && said.contains("TALON_BASE_URL?"),
        "{said}"
    );
    let hungarian = run(&["schema"], &[("TALON_LANG", "hu"), ("TALON_LISTN", "127.0.0.1:0")]);
    assert!(hungarian.2.contains("erre gondolt: TALON_LISTEN?"), "{}", hungarian.2);
    assert_eq!(
        run(&["schema"], &[("TALON_LANG", "hu"), ("TALON_LISTEN", "127.0.0.1:0")]).2,
        ""
    );
    // A server says it in its log, for programs too.
    let backend = Backend::sqlite();
    let env = [
        ("TALON_DATABASE_URL", backend.url.as_str()),
        ("TALON_LISTEN", "127.0.0.1:0"),
        ("TALON_LOG", "json"),
        ("TALON_TRUSTED_PROXY", "10.0.0.1"),
    ];
    let (_, log) = Running::start(talon(&["serve"], &env)).end();
    let told = log
        .lines()
        .find(|line| line.contains("TALON_TRUSTED_PROXIES?"))
        .expect("a word");
    assert!(serde_json::from_str::<serde_json::Value>(told).is_ok(), "{told}");
}

#[test]
fn a_link_without_a_base_address_says_that_it_needs_one() {
    let backend = Backend::sqlite();
    let database = ("TALON_DATABASE_URL", backend.url.as_str());
    assert_eq!(run(&["club", "add", "kor", "Kör"], &[database]).0, Some(0));
    let invite = ["user", "invite", "bela@example.org", "--club", "kor"];
    let (_, link, said) = run(&invite, &[database]);
    assert!(link.starts_with("http://127.0.0.1:8080/invite/"), "{link}");
    assert!(said.contains("--base-url") && said.contains("TALON_BASE_URL"), "{said}");
    let (_, link, said) = run(&invite, &[database, ("TALON_BASE_URL", "https://cards.test")]);
    assert!(
        link.starts_with("https://cards.test/invite/") && said.is_empty(),
        "{link}{said}"
    );
    let serve = |more: &[(&str, &str)]| {
        let env = [&[database, ("TALON_LISTEN", "127.0.0.1:0")], more].concat();
        Running::start(talon(&["serve"], &env)).end().1
    };
    assert!(serve(&[]).contains("TALON_BASE_URL"));
    assert!(!serve(&[("TALON_BASE_URL", "https://cards.test")]).contains("TALON_BASE_URL"));
}
