//! Divisions of a season on the site: made by the owner, read by everyone, and carried into the next season.

use talon_league::{LeagueAct, LeaguePerson, NewProfile};
use talon_tournament::league::SeasonProfile;

use super::*;

fn divide(site: &Site, owner: &mut Client, names: &str, moving: &str) -> Answer {
    let form = [
        ("act", "divide"),
        ("names", names),
        ("moves", "number"),
        ("count", moving),
        ("level", "playoff"),
    ];
    send_to(site, owner, "divisions", &form)
}

/// Everyone of the table in its order: the first half in the higher division.
fn place(site: &Site, owner: &mut Client) -> [Vec<i64>; 2] {
    let table = season(site, None).table.expect("a table");
    let people: Vec<i64> = table.people().map(|person| person.0).collect();
    let (first, second) = people.split_at(people.len() / 2);
    let numbers: Vec<String> = people.iter().map(ToString::to_string).collect();
    let mut form = vec![("act", "place")];
    for (at, number) in numbers.iter().enumerate() {
        let division = if at < first.len() { "0" } else { "1" };
        form.extend([("person", number.as_str()), ("division", division)]);
    }
    let sent = send_to(site, owner, "divisions", &form);
    assert_eq!(sent.status, 303, "{}", sent.text());
    [first.to_vec(), second.to_vec()]
}

fn moves(shown: &SeasonShown, division: usize) -> Vec<(i64, &'static str)> {
    let table = shown.table.as_ref().expect("a table");
    let rows = table.divisions[division].rows.iter();
    rows.filter_map(|row| Some((row.person.0, row.moves?.as_str())))
        .collect()
}

#[test]
fn a_season_is_divided_shown_and_carried_into_the_next_one() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        assert_eq!(divide(site, &mut owner, "Upper\nLower", "2").status, 303);
        let [first, second] = place(site, &mut owner);
        let shown = season(site, None);
        let one_each = "two would be more than half of three";
        assert_eq!((moves(&shown, 0).len(), moves(&shown, 1).len()), (1, 1), "{one_each}");
        let here = format!("/leagues/{LEAGUE}/{}", shown.head.slug);
        let mut visitor = site.client();
        let page = visitor.get(&here).text();
        for words in ["Upper", "Lower", ">up<", ">down<", "All divisions in one table"] {
            assert!(page.contains(words), "{words}: {page}");
        }
        assert!(visitor.get(&format!("{here}/print")).text().contains("<h3>Lower</h3>"));
        let csv = visitor.get(&format!("/leagues/{LEAGUE}.csv")).text();
        assert!(
            csv.lines().filter(|line| line.starts_with("Lower")).count() == second.len(),
            "{csv}"
        );
        let text = visitor.get(&format!("/leagues/{LEAGUE}.txt")).text();
        assert!(text.contains("\nLower\n\n"), "{text}");
        let json: serde_json::Value =
            serde_json::from_str(&visitor.get(&format!("/leagues/{LEAGUE}.json")).text()).expect("JSON");
        assert_eq!(
            json["divisions"][1]["rows"].as_array().expect("rows").len(),
            second.len()
        );
        let embed = |list: &str| format!("/embed/leagues/{LEAGUE}?list={list}");
        assert!(visitor.get(&embed("2")).text().contains("Lower"));
        assert_eq!(visitor.get(&embed("3")).status, 400);
        let (goes_down, goes_up) = (moves(&shown, 0), moves(&shown, 1));
        let next = format!("/leagues/{LEAGUE}/next");
        let before = owner.get(&next).text();
        assert!(before.contains("<dt>Lower</dt>"), "{before}");
        let made = owner.submit(
            &next,
            &[
                ("season", "Next"),
                ("from", "2031-01-01"),
                ("to", "2031-12-31"),
                ("key", ""),
            ],
        );
        assert_eq!(made.status, 303, "{}", made.text());
        let later = season(site, None).season.divisions.expect("divisions");
        let has = |at: usize, person: i64| later.divisions[at].has(LeaguePerson(person));
        assert!(goes_down.iter().all(|(person, _)| has(1, *person)));
        assert!(goes_up.iter().all(|(person, _)| has(0, *person)));
        assert_eq!(later.divisions[0].people.len(), first.len());
    });
}

#[test]
fn a_player_who_declines_stays_and_the_next_one_goes_up() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        assert_eq!(divide(site, &mut owner, "Upper\nLower", "1").status, 303);
        place(site, &mut owner);
        let [(first, _)] = moves(&season(site, None), 1)[..] else {
            panic!("one goes up")
        };
        let person = first.to_string();
        let mut act = |act: &str| {
            let form = [("act", act), ("person", person.as_str())];
            send_to(site, &mut owner, "divisions", &form).status
        };
        assert_eq!(act("decline"), 303);
        let [(next, "up")] = moves(&season(site, None), 1)[..] else {
            panic!("another goes up")
        };
        assert_ne!(next, first);
        assert_eq!(act("agree"), 303);
        assert_eq!(moves(&season(site, None), 1), [(first, "up")]);
    });
}

#[test]
fn what_is_no_division_is_refused_in_words_and_nothing_typed_is_lost() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        for (names, moving, words) in [
            ("Only one", "1", "from 2 to 20 divisions"),
            ("Same\nsame", "1", "Two divisions are called same"),
            ("One\nTwo", "1000", "At most 100 players"),
            ("One\nTwo", "many", "Enter a whole number."),
        ] {
            let refused = divide(site, &mut owner, names, moving);
            assert_eq!(refused.status, 422, "{names}");
            let text = refused.text();
            assert!(text.contains(words), "{words}: {text}");
            assert!(
                text.contains(names) && text.contains(&format!("value=\"{moving}\"")),
                "{text}"
            );
        }
        assert!(season(site, None).season.divisions.is_none());
        let place = [("act", "place"), ("person", "1"), ("division", "0")];
        assert_eq!(send_to(site, &mut owner, "divisions", &place).status, 422);
        let mut visitor = site.client();
        let page = format!("/leagues/{LEAGUE}/{}/divisions", season(site, None).head.slug);
        assert_eq!(visitor.get(&page).status, 404);
    });
}

/// Makes one person of two: the entry of the first name stays.
fn merge(site: &Site, stays: &str, goes: &str) {
    let pair = MergePair {
        stays: entry_of(site, stays),
        goes: entry_of(site, goes),
    };
    merge_members::merge(&site.store, &Actor::CommandLine, example_club::SLUG, pair, Utc::now()).expect("a merge");
}

#[test]
fn someone_whose_entry_became_another_one_may_decline_and_the_divisions_can_still_be_changed() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        assert_eq!(divide(site, &mut owner, "Upper\nLower", "1").status, 303);
        place(site, &mut owner);
        let [(person, "up")] = moves(&season(site, None), 1)[..] else {
            panic!("one goes up")
        };
        let shown = season(site, None);
        let goes = shown.name(LeaguePerson(person)).expect("a name").to_owned();
        let club = format!("/clubs/{}/members", example_club::SLUG);
        let added = owner.submit(
            &club,
            &[
                ("name", "Newly Entered"),
                ("alias", ""),
                ("shown", "full"),
                ("email", ""),
                ("key", ""),
            ],
        );
        assert_eq!(added.status, 303, "{}", added.text());
        merge(site, "Newly Entered", &goes);
        let stays = entry_of(site, "Newly Entered").0.to_string();
        assert_eq!(
            moves(&season(site, None), 1),
            [(stays.parse().expect("a number"), "up")]
        );
        let decline = [("act", "decline"), ("person", stays.as_str())];
        let declined = send_to(site, &mut owner, "divisions", &decline);
        assert_eq!(declined.status, 303, "{}", declined.text());
        assert_ne!(moves(&season(site, None), 1)[0].0.to_string(), stays);
        let renamed = divide(site, &mut owner, "Upper\nRenamed", "1");
        assert_eq!(renamed.status, 303, "{}", renamed.text());
        let gone = [("act", "place"), ("person", "999999"), ("division", "0")];
        assert_eq!(
            send_to(site, &mut owner, "divisions", &gone).status,
            404,
            "nobody of the club"
        );
    });
}

/// Nothing but totals decides, and the second of the lower division has as much as the first.
fn level(site: &Site, owner: &mut Client) -> [i64; 2] {
    let shown = season(site, None);
    let act = leagues::ActOnSeason {
        store: &site.store,
        actor: &Actor::CommandLine,
        season: shown.head.id,
        seen: shown.head.version,
        form: IdempotentRequest::default(),
        now: Utc::now(),
    };
    let change = NewProfile {
        profile: Box::new(SeasonProfile {
            chain: Vec::new(),
            ..shown.season.profile.clone()
        }),
        planned: shown.season.planned,
        reason: "totals alone".to_owned(),
    };
    act.act(leagues::SeasonForm::Act(Box::new(LeagueAct::ChangeProfile(change))))
        .expect("another profile");
    let table = season(site, None).table.expect("a table");
    let [first, second] = [0, 1].map(|at| table.divisions[1].rows[at].clone());
    let adjust = [
        ("act", "adjust"),
        ("person", &second.person.0.to_string()),
        ("unit", ""),
        ("amount", &(&first.total - &second.total).to_string()),
        ("text", "found in the papers"),
    ];
    assert_eq!(manage(site, owner, &adjust).status, 303);
    [first.person.0, second.person.0]
}

#[test]
fn no_next_season_is_made_while_people_are_level_on_the_line_and_their_playoff_decides() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        assert_eq!(divide(site, &mut owner, "Upper\nLower", "1").status, 303);
        place(site, &mut owner);
        let [first, second] = level(site, &mut owner);
        let mut open = moves(&season(site, None), 1);
        open.sort_unstable();
        let mut both = [(first, "open_up"), (second, "open_up")];
        both.sort_unstable();
        assert_eq!(open, both);
        let next = format!("/leagues/{LEAGUE}/next");
        assert!(owner.get(&next).text().contains("Enter their play-off first"));
        let form = [
            ("season", "Next"),
            ("from", "2031-01-01"),
            ("to", "2031-12-31"),
            ("key", ""),
        ];
        let refused = owner.submit(&next, &form);
        assert_eq!(refused.status, 409, "{}", refused.text());
        let (first_no, second_no) = (first.to_string(), second.to_string());
        let playoff = [
            ("act", "play-off"),
            ("person", first_no.as_str()),
            ("place", "2"),
            ("person", second_no.as_str()),
            ("place", "1"),
        ];
        assert_eq!(send_to(site, &mut owner, "divisions", &playoff).status, 303);
        assert_eq!(moves(&season(site, None), 1), [(second, "up")]);
        let other = playoff.map(|(name, value)| match (name, value) {
            ("place", "1") => (name, "2"),
            ("place", "2") => (name, "1"),
            kept => kept,
        });
        let contradicted = send_to(site, &mut owner, "divisions", &other);
        assert_eq!(contradicted.status, 422);
        assert!(contradicted.text().contains("opposite order"));
        assert_eq!(owner.submit(&next, &form).status, 303);
        let later = season(site, None).season.divisions.expect("divisions");
        assert!(later.divisions[0].has(LeaguePerson(second)) && later.divisions[1].has(LeaguePerson(first)));
    });
}
