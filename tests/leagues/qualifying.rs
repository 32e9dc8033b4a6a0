//! Who comes on from a season, on the site: made by the owner, read by everyone, entered into a tournament in one go.

use talon_service::tournaments::{ActOnEntry, EntryAct};
use talon_tournament::EntryNo;

use super::*;
use crate::harness::act::request;

/// The first two of the season's table qualify for a final.
fn qualify(site: &Site, owner: &mut Client) -> Answer {
    let form = [
        ("act", "qualify"),
        ("at", "0"),
        ("name", "Final"),
        ("source", "season"),
        ("quota", "2"),
        ("source", ""),
        ("quota", ""),
    ];
    send_to(site, owner, "qualifying", &form)
}

fn first_of_table(site: &Site, count: usize) -> Vec<i64> {
    let table = season(site, None).table.expect("a table");
    table.people().take(count).map(|person| person.0).collect()
}

#[test]
fn those_who_qualify_are_listed_with_reserves_and_a_wild_card() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let made = qualify(site, &mut owner);
        assert_eq!(made.status, 303, "{}", made.text());
        let first = first_of_table(site, 3);
        let decline = [("act", "decline"), ("at", "0"), ("person", &first[0].to_string())];
        assert_eq!(send_to(site, &mut owner, "qualifying", &decline).status, 303);
        let guest_free = season(site, None).members_by_name();
        let invited = guest_free
            .iter()
            .map(|person| person.0)
            .find(|person| !first.contains(person));
        let invited = invited.expect("someone else").to_string();
        let choose = [
            ("act", "choose"),
            ("at", "0"),
            ("person", invited.as_str()),
            ("reason", "Title holder"),
        ];
        assert_eq!(send_to(site, &mut owner, "qualifying", &choose).status, 303);
        let mut visitor = site.client();
        let here = format!("/leagues/{LEAGUE}/{}", season(site, None).head.slug);
        let page = visitor.get(&format!("{here}/qualified")).text();
        for words in [
            "Final",
            "Table of the season (2)",
            "Title holder (1)",
            "Not coming:",
            "In reserve:",
        ] {
            assert!(page.contains(words), "{words}: {page}");
        }
        assert!(visitor.get(&here).text().contains("Who qualified"));
        let json: serde_json::Value =
            serde_json::from_str(&visitor.get(&format!("/leagues/{LEAGUE}.json")).text()).expect("JSON");
        let sources = &json["qualifications"][0]["sources"];
        assert_eq!(
            sources[0]["players"][0]["player"], first[1],
            "the first one does not come"
        );
        assert_eq!(
            (&sources[1]["kind"], &sources[1]["reason"]),
            (&"chosen".into(), &"Title holder".into())
        );
        assert_eq!(visitor.get(&format!("{here}/qualifying")).status, 404);
    });
}

/// A tournament to come.
fn new_final(owner: &mut Client) -> TournamentId {
    let made = owner.submit(
        &format!("/clubs/{}/tournaments/new", example_club::SLUG),
        &[
            ("name", "Final"),
            ("preset", "club-evening"),
            ("game", "ulti"),
            ("day", "2031-01-05"),
            ("time", "18:00"),
            ("venue", ""),
            ("key", ""),
        ],
    );
    assert_eq!(made.status, 303, "{}", made.text());
    let at = made.header("location").expect("an address");
    let id = at.split('/').nth(2).and_then(|id| id.parse().ok());
    TournamentId(id.expect("a number"))
}

/// Who is entered.
fn entries(site: &Site, id: TournamentId) -> Vec<i64> {
    let shown = site.store.read(|db| read::tournament(db, &Actor::CommandLine, id));
    let loaded = shown.expect("the tournament").loaded;
    let mut members: Vec<i64> = loaded.members.values().map(|member| member.id.0).collect();
    members.sort_unstable();
    members
}

#[test]
fn those_who_qualify_are_entered_once() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        assert_eq!(qualify(site, &mut owner).status, 303);
        let id = new_final(&mut owner);
        let enter = [("act", "enter"), ("at", "0"), ("tournament", &id.to_string())];
        let entered = send_to(site, &mut owner, "qualifying", &enter);
        assert_eq!(entered.status, 303, "{}", entered.text());
        let mut first = first_of_table(site, 2);
        first.sort_unstable();
        assert_eq!(entries(site, id), first);
        let again = send_to(site, &mut owner, "qualifying", &enter);
        assert_eq!(again.status, 422, "everybody is in");
    });
}

#[test]
fn who_was_entered_stays_after_a_correction_and_the_difference_is_told() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        assert_eq!(qualify(site, &mut owner).status, 303);
        let id = new_final(&mut owner);
        let enter = [("act", "enter"), ("at", "0"), ("tournament", &id.to_string())];
        assert_eq!(send_to(site, &mut owner, "qualifying", &enter).status, 303);
        let here = format!("/leagues/{LEAGUE}/{}", season(site, None).head.slug);
        let pages = [format!("{here}/qualified"), format!("{here}/qualifying")];
        for page in &pages {
            let text = owner.get(page).text();
            assert!(text.contains("Everyone who qualifies is entered."), "{page}: {text}");
        }
        let before = first_of_table(site, 2);
        let penalty = [
            ("act", "adjust"),
            ("person", &before[0].to_string()),
            ("amount", "-50"),
            ("unit", ""),
            ("text", "dealt twice"),
        ];
        assert_eq!(manage(site, &mut owner, &penalty).status, 303);
        let after = first_of_table(site, 2);
        assert!(!after.contains(&before[0]), "the leader is out");
        let shown = season(site, None);
        let name = |person: i64| {
            shown
                .name(talon_league::LeaguePerson(person))
                .expect("a name")
                .to_owned()
        };
        let come = after.iter().find(|person| !before.contains(person)).expect("another");
        let missing = format!("Qualified by this table but not entered: {}.", name(*come));
        let beyond = format!(
            "Entered, but not qualified by this table: {}. They stay in the tournament.",
            name(before[0])
        );
        for page in &pages {
            let text = owner.get(page).text();
            assert!(text.contains(&missing) && text.contains(&beyond), "{page}: {text}");
        }
        assert!(
            !site.client().get(&pages[0]).text().contains("not qualified"),
            "the final is not published yet"
        );
        let mut stay = before.clone();
        stay.sort_unstable();
        assert_eq!(entries(site, id), stay);
        // Entering again adds those who qualify now, and puts nobody out.
        assert_eq!(send_to(site, &mut owner, "qualifying", &enter).status, 303);
        stay.push(*come);
        stay.sort_unstable();
        assert_eq!(entries(site, id), stay);
        let text = owner.get(&pages[0]).text();
        assert!(!text.contains("not entered:") && text.contains(&beyond), "{text}");
    });
}

#[test]
fn who_withdrew_was_entered_and_a_form_from_before_enters_nobody() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        assert_eq!(qualify(site, &mut owner).status, 303);
        let id = new_final(&mut owner);
        let here = format!("/leagues/{LEAGUE}/{}", season(site, None).head.slug);
        let version = season(site, None).head.version.to_string();
        let id_said = id.to_string();
        let stale = [
            ("act", "enter"),
            ("at", "0"),
            ("tournament", id_said.as_str()),
            ("key", ""),
            ("version", version.as_str()),
        ];
        let more = [
            ("act", "decline"),
            ("at", "0"),
            ("person", &first_of_table(site, 1)[0].to_string()),
        ];
        assert_eq!(send_to(site, &mut owner, "qualifying", &more).status, 303);
        assert_eq!(owner.submit(&format!("{here}/qualifying"), &stale).status, 409);
        assert_eq!(entries(site, id), Vec::<i64>::new());
        let enter = [("act", "enter"), ("at", "0"), ("tournament", id_said.as_str())];
        assert_eq!(send_to(site, &mut owner, "qualifying", &enter).status, 303);
        let withdraw = ActOnEntry {
            entry: EntryNo(1),
            act: EntryAct::Withdraw,
        };
        let open = ChangeState {
            step: StateChange::Open,
            reason: "",
        };
        let night = request(&site.store, &Actor::CommandLine, id, Utc::now());
        night.act(open).expect("it is open");
        night.act(withdraw).expect("a withdrawal");
        let text = owner.get(&format!("{here}/qualified")).text();
        assert!(text.contains("Everyone who qualifies is entered."), "{text}");
        // What was done last to the season is the entering, and no undo forgets it.
        assert_ne!(manage(site, &mut owner, &[("act", "undo")]).status, 303);
    });
}

#[test]
fn what_a_new_season_leads_to_is_named_in_the_language_of_the_club() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        for (preset, name) in [("federation", "Középdöntő"), ("best-three", "Döntő")] {
            let form = [
                ("name", preset),
                ("preset", preset),
                ("season", "2026"),
                ("from", "2026-01-01"),
                ("to", "2036-12-31"),
                ("takes", ""),
                ("game", ""),
                ("slug", preset),
                ("key", ""),
            ];
            let made = owner.submit("/clubs/pelda/leagues/new", &form);
            assert_eq!(made.status, 303, "{}", made.text());
            let address = SeasonAddress {
                league: preset,
                season: None,
                revision: None,
            };
            let shown = site.store.read(|db| leagues::season(db, &Actor::Visitor, &address));
            let shown = shown.expect("a season");
            assert_eq!(shown.club.language, "hu");
            let names: Vec<&str> = shown
                .season
                .qualifications
                .iter()
                .map(|one| one.name.as_str())
                .collect();
            assert_eq!(names, [name], "whatever the owner reads");
        }
    });
}
