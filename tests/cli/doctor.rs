//! `talon doctor` as a shell runs it.

use chrono::Utc;
use talon_service::Actor;
use talon_service::clubs::{ClubToAdd, add_club};

use crate::accounts::people::anna;
use crate::harness::backend::Backend;
use crate::harness::process::talon;

fn doctor(backend: &Backend) -> (Option<i32>, String) {
    let output = talon(&["doctor"], &[("TALON_DATABASE_URL", &backend.url)])
        .output()
        .expect("an end");
    (
        output.status.code(),
        String::from_utf8_lossy(&output.stdout).trim_end().to_owned(),
    )
}

#[test]
fn a_log_that_was_changed_behind_its_back_is_told_with_the_entry() {
    for backend in Backend::all() {
        let store = backend.open();
        assert_eq!(
            doctor(&backend),
            (Some(0), "audit log: 0 entries, all unchanged".to_owned())
        );
        anna(&store, false);
        for slug in ["one", "two"] {
            let club = ClubToAdd {
                slug,
                name: "Club",
                timezone: "UTC",
                language: "en",
                owner: None,
            };
            add_club(&store, &Actor::CommandLine, &club, None, Utc::now()).expect("a club");
        }
        let (code, said) = doctor(&backend);
        let sealed = said
            .strip_prefix("audit log: 3 entries, all unchanged\nseal: ")
            .expect(&said);
        assert_eq!((code, sealed.len()), (Some(0), "3:0123456789abcdef".len()));
        backend.behind_the_back("UPDATE audit SET action = 'sign_in' WHERE id = 2");
        let (code, said) = doctor(&backend);
        assert!(
            code == Some(1) && said.contains("entry 2 differs from what was originally written"),
            "{said}"
        );
        backend.behind_the_back("DELETE FROM audit WHERE id = 2");
        let (code, said) = doctor(&backend);
        assert!(code == Some(1) && said.contains("entry 3 does not continue"), "{said}");
    }
}

#[test]
fn a_log_that_was_cut_off_is_told_by_its_seal() {
    for backend in Backend::all() {
        let store = backend.open();
        anna(&store, false);
        let club = ClubToAdd {
            slug: "one",
            name: "Club",
            timezone: "UTC",
            language: "en",
            owner: None,
        };
        add_club(&store, &Actor::CommandLine, &club, None, Utc::now()).expect("a club");
        let said = doctor(&backend).1;
        let seal = said.split_once("seal: ").expect(&said).1.to_owned();
        let with = |seal: &str| {
            let env = [("TALON_DATABASE_URL", backend.url.as_str())];
            let output = talon(&["doctor", "--seal", seal], &env).output().expect("an end");
            (
                output.status.code(),
                String::from_utf8_lossy(&output.stdout).into_owned(),
            )
        };
        assert_eq!(with(&seal).0, Some(0));
        assert_eq!(with("nonsense").0, Some(2));
        let other = with("2:0123456789abcdef");
        assert!(
            other.0 == Some(1) && other.1.contains("entry 2 is not the one that was sealed"),
            "{other:?}"
        );
        backend.behind_the_back("DELETE FROM audit WHERE id = 2");
        assert_eq!(doctor(&backend).0, Some(0), "the chain that is left holds");
        let (code, said) = with(&seal);
        assert!(
            code == Some(1) && said.contains("entry 2 is gone; entries in the log: 1"),
            "{said}"
        );
    }
}

#[test]
fn a_server_without_an_index_for_parts_of_names_is_told_with_what_adds_it() {
    if let Some(backend) = Backend::postgres() {
        drop(backend.open());
        backend.behind_the_back("DROP INDEX search_texts_trigrams; DROP EXTENSION pg_trgm");
        let (code, said) = doctor(&backend);
        let add = said
            .lines()
            .find_map(|line| line.split_once("to add it: "))
            .expect(&said)
            .1
            .to_owned();
        assert_eq!(code, Some(0), "what is stored is sound");
        backend.behind_the_back(&add);
        assert!(!doctor(&backend).1.contains("pg_trgm"));
    }
}
