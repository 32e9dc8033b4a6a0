use super::*;

#[test]
fn the_tables_have_known_words_only() {
    assert!(!routes().unwrap().is_empty());
}

/// The table with one text in place of another.
fn spoiled(from: &str, to: &str) -> Result<Matrix, String> {
    assert!(PERMISSIONS.contains(from), "{from}");
    matrix_of(Box::leak(PERMISSIONS.replacen(from, to, 1).into_boxed_str()))
}

#[test]
fn a_word_nobody_knows_is_refused() {
    assert!(matrix_of(PERMISSIONS).is_ok());
    for (from, to, says) in [
        ("see_clubs,any", "see_clubs,maybe", "maybe"),
        ("see_clubs,any", "see_clubs,any,any", "too many"),
        ("see_clubs,any,", "see_clubs,", "too few"),
        ("own_table?self_entry", "own_table?weather", "weather"),
        ("see_clubs,", "see_stars,", "no such action"),
        ("see_hands,", "see_clubs,", "said twice"),
        ("visitor,member", "member,visitor", "head"),
    ] {
        let error = spoiled(from, to).unwrap_err();
        assert!(error.contains(says), "{from} {to}: {error}");
    }
    let line = PERMISSIONS.lines().find(|line| line.starts_with("run_site")).unwrap();
    assert!(
        spoiled(&format!("{line}\n"), "")
            .unwrap_err()
            .contains("run_site has no line")
    );
    assert!(routes_of("h\nGET,/,read_pages,none,404").is_ok());
    for bad in [
        "GET,/,touch,none,404",
        "LOOK,/,read_pages,none,404",
        "GET,/,read_pages,none,200",
        "GET,/,read_pages,none,401",
        "GET,/,read_pages,none",
        "GET,/,read_pages,moon,404",
        "GET,/,read_pages,none,404\nGET,/,read_pages,none,404",
    ] {
        assert!(
            routes_of(Box::leak(format!("h\n{bad}").into_boxed_str())).is_err(),
            "{bad}"
        );
    }
}

/// The rows of the guide that clubs read, so that a slip in the table is noticed and not only a wrong word.
#[test]
fn the_table_says_what_was_decided() {
    let matrix = matrix().unwrap();
    let word = |action, column| matrix.cell(action, column).word;
    for column in Column::ALL {
        assert_eq!(word(Action::SeeHands, column), Word::Published);
    }
    for action in [
        Action::ChangeClub,
        Action::ManageMembers,
        Action::AppointOwner,
        Action::ReopenTournament,
    ] {
        for column in Column::ALL {
            let expected = if column == Column::ClubOwner {
                Word::OwnClub
            } else {
                Word::No
            };
            assert_eq!(word(action, column), expected, "{action:?} {column:?}");
        }
    }
    assert_eq!(word(Action::ReadMails, Column::SiteAdmin), Word::Audited);
    assert_eq!(
        matrix.cell(Action::EnterResult, Column::Member).setting,
        Some("self_entry")
    );
    assert_eq!(
        word(Action::ChangeConfirmedResult, Column::Director),
        Word::OwnTournament
    );
    assert_eq!(word(Action::ChangeConfirmedResult, Column::ClubOwner), Word::No);
    assert_eq!(word(Action::RunSite, Column::ClubOwner), Word::No);
}

#[test]
fn every_page_is_in_the_table() {
    let known = routes().unwrap();
    let lists = [
        include_str!("../../../web/routes.rs"),
        include_str!("../../../web/routes/club_pages.rs"),
        include_str!("../../../web/routes/people.rs"),
        include_str!("../../../web/routes/rating_lists.rs"),
        include_str!("../../../web/routes/seasons.rs"),
    ];
    for text in lists {
        for call in text.split("web::resource(\"").skip(1) {
            let path = call.split('"').next().unwrap();
            let line = call.split(".service(").next().unwrap();
            for (call, method) in [("get()", "GET"), ("post()", "POST")] {
                let there = known.iter().any(|route| route.path == path && route.method == method);
                assert!(
                    there || !line.contains(call),
                    "{method} {path} has no line in routes.csv"
                );
            }
        }
    }
}
