//! Tables outside tournaments that players report: who may, who confirms, and that nothing counts before that.

use chrono::Days;
use talon_league::UnitKind;
use talon_service::clubs::{TypedEntry, add_entry};
use talon_store::leagues::RevisionCause;

use super::*;

/// Browsers of the owner and of three members: Anna, Cili and Dezső.
struct People {
    owner: Client,
    anna: Client,
    cili: Client,
    dezso: Client,
}

fn people(site: &Site) -> People {
    let accounts = example_club::open_accounts(&site.store, &site.passwords, Utc::now().into()).expect("accounts");
    let signed_in = |at: usize| {
        let mut client = site.client();
        let (email, password) = (accounts[at].email.as_str(), accounts[at].password.as_str());
        let sent = client.submit("/sign-in", &[("email", email), ("password", password)]);
        assert_eq!(sent.status, 303, "{}", sent.text());
        client
    };
    People {
        owner: signed_in(1),
        anna: signed_in(2),
        cili: signed_in(3),
        dezso: signed_in(4),
    }
}

fn page(site: &Site) -> String {
    format!("/leagues/{LEAGUE}/{}/tables", season(site, None).head.slug)
}

/// The same, with the season set to take reports.
fn open(site: &Site) -> People {
    let mut people = people(site);
    let set = [("act", "reports"), ("taken", "true")];
    let done = send_to(site, &mut people.owner, "settings", &set);
    assert_eq!(done.status, 303, "{}", done.text());
    people
}

const SEATS: [(&str, &str); 3] = [("Anna", "40"), ("Cili", "-10"), ("Ferenc", "-30")];

fn today() -> chrono::NaiveDate {
    Utc::now().date_naive()
}

fn report(site: &Site, client: &mut Client, day: chrono::NaiveDate, list: &[(&str, &str)]) -> Answer {
    let day = day.to_string();
    let list: Vec<(String, &str)> = list
        .iter()
        .map(|(name, score)| (entry_of(site, name).to_string(), *score))
        .collect();
    let mut form = vec![("act", "report"), ("key", ""), ("day", day.as_str())];
    form.extend([("game", "ulti"), ("venue", "Ede’s kitchen")]);
    for (person, score) in &list {
        form.extend([("person", person.as_str()), ("score", score)]);
    }
    client.submit(&page(site), &form)
}

/// Says of a report whether it was so.
fn decide(site: &Site, client: &mut Client, act: &str, id: &str) -> Answer {
    client.submit(&page(site), &[("act", act), ("report", id), ("key", "")])
}

/// The numbers of the reports that a page shows.
fn waiting(client: &mut Client, page: &str) -> Vec<String> {
    let text = client.get(page).text();
    let parts = text.split("name=\"report\" value=\"").skip(1);
    parts
        .map(|part| part.split('"').next().expect("a number").to_owned())
        .collect()
}

fn tables(site: &Site) -> usize {
    let shown = season(site, None);
    shown
        .units
        .iter()
        .filter(|unit| unit.kind == UnitKind::Table && unit.counts)
        .count()
}

#[test]
fn a_reported_table_counts_once_another_of_its_people_confirms_it() {
    on_each_example_site(|site| {
        let People {
            mut owner,
            mut anna,
            mut cili,
            ..
        } = open(site);
        let here = page(site);
        let league = format!("/leagues/{LEAGUE}");
        let form = anna.get(&here).text();
        let me = format!("<option value=\"{}\" selected>", entry_of(site, "Anna"));
        assert!(form.contains(&me), "whoever reports sits there: {form}");
        let sent = report(site, &mut anna, today(), &SEATS);
        assert_eq!(sent.status, 303, "{}", sent.text());
        let revision = season(site, None).head.revision;
        assert_eq!(tables(site), 0, "nobody has confirmed it");
        let id = waiting(&mut anna, &here).pop().expect("their own");
        assert!(
            !anna.get(&here).text().contains("value=\"confirm\""),
            "nobody agrees with themselves"
        );
        let own = decide(site, &mut anna, "confirm", &id);
        assert_eq!(own.status, 422);
        assert!(
            own.text().contains("Someone else who sat at the table"),
            "{}",
            own.text()
        );
        assert!(!anna.get(&league).text().contains("waiting for you to confirm"));
        assert!(
            cili.get(&league)
                .text()
                .contains("1 reported table is waiting for you to confirm")
        );
        let units = format!("/leagues/{LEAGUE}/{}/units", season(site, None).head.slug);
        assert_eq!(waiting(&mut owner, &units), [id.as_str()]);
        let told = owner.get(&units).text();
        assert!(told.contains("Anna +40, Cili −10, Ferenc −30"), "{told}");
        assert!(told.contains("Ulti, Ede’s kitchen"), "{told}");
        assert_eq!((tables(site), season(site, None).head.revision), (0, revision));
        let done = decide(site, &mut cili, "confirm", &id);
        assert_eq!(done.status, 303, "{}", done.text());
        let shown = season(site, None);
        assert_eq!((tables(site), shown.head.revision), (1, revision + 1));
        assert_eq!(shown.revision.as_ref().expect("a table").cause, RevisionCause::Unit);
        let gone = decide(site, &mut cili, "confirm", &id);
        assert_eq!(gone.status, 422);
        assert_eq!((tables(site), waiting(&mut anna, &here)), (1, Vec::new()));
        let again = report(site, &mut cili, today(), &SEATS);
        assert_eq!(again.status, 422);
        assert!(
            again.text().contains("This result already counts: Table."),
            "{}",
            again.text()
        );
    });
}

#[test]
fn who_did_not_sit_at_a_table_neither_sees_its_report_nor_says_anything_of_it() {
    on_each_example_site(|site| {
        let People {
            mut anna, mut dezso, ..
        } = open(site);
        let here = page(site);
        assert_eq!(report(site, &mut anna, today(), &SEATS).status, 303);
        let id = waiting(&mut anna, &here).pop().expect("their own");
        assert_eq!(waiting(&mut dezso, &here), Vec::<String>::new());
        for act in ["confirm", "reject"] {
            let stranger = decide(site, &mut dezso, act, &id);
            assert_eq!(stranger.status, 422, "{act}");
            assert!(stranger.text().contains("no longer waiting"), "{}", stranger.text());
        }
        assert_eq!(site.client().get(&here).status, 404);
        assert_eq!((tables(site), waiting(&mut anna, &here)), (0, vec![id]));
    });
}

#[test]
fn a_report_is_withdrawn_refused_or_confirmed_by_an_owner() {
    on_each_example_site(|site| {
        let People {
            mut owner,
            mut anna,
            mut cili,
            ..
        } = open(site);
        let here = page(site);
        for (act, at) in [
            ("reject", "withdrawn"),
            ("reject", "refused"),
            ("confirm", "by an owner"),
        ] {
            assert_eq!(report(site, &mut anna, today(), &SEATS).status, 303, "{at}");
            let id = waiting(&mut cili, &here).pop().expect("a report");
            let client = match at {
                "withdrawn" => &mut anna,
                "refused" => &mut cili,
                _ => &mut owner,
            };
            let done = decide(site, client, act, &id);
            assert_eq!(done.status, 303, "{at}: {}", done.text());
            assert_eq!(tables(site), usize::from(act == "confirm"), "{at}");
            assert_eq!(waiting(&mut cili, &here), Vec::<String>::new(), "{at}");
        }
        let log = owner.get(&format!("/clubs/{}/audit", example_club::SLUG)).text();
        for words in [
            "Table reported",
            "Reported table confirmed",
            "Reported table rejected or withdrawn",
        ] {
            assert!(log.contains(words), "{words}: {log}");
        }
    });
}

#[test]
fn what_cannot_be_reported_is_refused_in_words() {
    on_each_example_site(|site| {
        let People {
            mut anna, mut owner, ..
        } = open(site);
        let (first, last) = (season(site, None).head.starts_on, today() + Days::new(2));
        let without_me = [("Béla", "40"), ("Cili", "-10"), ("Ferenc", "-30")];
        for (day, list, says) in [
            (
                today(),
                &without_me[..],
                "You can only report a table at which you sat.",
            ),
            (last, &SEATS[..], "This day is in the future."),
            (first - Days::new(1), &SEATS[..], "This day is outside the season."),
            (today(), &SEATS[..2], "A table has three or four players."),
            (
                today(),
                &[SEATS[0], SEATS[1], ("Cili", "-30")][..],
                "Cili is at the table twice.",
            ),
            (
                today(),
                &[SEATS[0], SEATS[1], ("Ferenc", "-30,5")][..],
                "is not a score.",
            ),
        ] {
            let refused = report(site, &mut anna, day, list);
            assert_eq!(refused.status, 422, "{says}");
            assert!(refused.text().contains(says), "{says}: {}", refused.text());
        }
        assert_eq!(report(site, &mut anna, today(), &SEATS).status, 303);
        let turned = [SEATS[2], SEATS[0], SEATS[1]];
        let twice = report(site, &mut anna, today(), &turned);
        assert_eq!(twice.status, 422);
        assert!(twice.text().contains("has already been reported"), "{}", twice.text());
        for number in 1..20 {
            let score = number.to_string();
            let list = [("Anna", score.as_str()), SEATS[1], SEATS[2]];
            assert_eq!(report(site, &mut anna, today(), &list).status, 303, "{number}");
        }
        let list = [("Anna", "99"), SEATS[1], SEATS[2]];
        let full = report(site, &mut anna, today(), &list);
        assert_eq!(full.status, 422);
        assert!(
            full.text().contains("20 of your reports are waiting"),
            "{}",
            full.text()
        );
        // An owner who wants to write one down does so by themselves.
        assert_eq!(send_to(site, &mut owner, "settings", &[("act", "reports")]).status, 303);
        let closed = report(site, &mut owner, today(), &SEATS);
        assert_eq!(closed.status, 422);
        assert!(
            closed.text().contains("is not accepting table reports"),
            "{}",
            closed.text()
        );
    });
}

#[test]
fn a_season_that_takes_no_reports_has_no_page_for_them() {
    on_each_example_site(|site| {
        let mut people = people(site);
        let here = page(site);
        let league = format!("/leagues/{LEAGUE}");
        assert!(!people.anna.get(&league).text().contains("Report a table"));
        assert_eq!(people.anna.get(&here).status, 404);
        let token = people.anna.get("/account").hidden("csrf").expect("a token");
        let form = [
            ("act", "reject"),
            ("report", "1"),
            ("key", ""),
            ("csrf", token.as_str()),
        ];
        assert_eq!(people.anna.post(&here, &form).status, 404);
        let set = [("act", "reports"), ("taken", "true")];
        assert_eq!(send_to(site, &mut people.owner, "settings", &set).status, 303);
        assert!(
            people
                .anna
                .get(&league)
                .text()
                .contains(&format!("{here}\">Report a table</a>"))
        );
        assert!(!site.client().get(&league).text().contains("Report a table"));
        assert_eq!(manage(site, &mut people.owner, &[("act", "finish")]).status, 303);
        assert_eq!(people.anna.get(&here).status, 404);
    });
}

#[test]
fn a_report_waits_for_whoever_its_people_are_now() {
    on_each_example_site(|site| {
        let People { mut anna, mut cili, .. } = open(site);
        let entry = TypedEntry {
            name: "Dezső Kovács",
            ..TypedEntry::default()
        };
        let cli = Actor::CommandLine;
        add_entry(&site.store, &cli, example_club::SLUG, &entry, None, Utc::now()).expect("an entry");
        let seats = [SEATS[0], SEATS[1], ("Dezső Kovács", "-30")];
        assert_eq!(report(site, &mut anna, today(), &seats).status, 303);
        let pair = MergePair {
            stays: entry_of(site, "Dezső"),
            goes: entry_of(site, "Dezső Kovács"),
        };
        merge_members::merge(&site.store, &cli, example_club::SLUG, pair, Utc::now()).expect("a merge");
        let here = page(site);
        let text = cili.get(&here).text();
        assert!(text.contains("Anna +40, Cili −10, Dezső −30"), "{text}");
        let id = waiting(&mut cili, &here).pop().expect("a report");
        assert_eq!(decide(site, &mut cili, "confirm", &id).status, 303);
        assert_eq!(tables(site), 1);
    });
}
