//! Someone who is in two clubs of a federation is one person in its tables once they say so themselves.

use talon_league::file::read;
use talon_league::{LeagueAct, LeaguePerson, NewUnit, TypedResult, UnitSource};
use talon_service::clubs::{LinkAct, LinkRequest, TypedEntry, add_entry, link_club};
use talon_service::leagues::{ActOnProposal, ActOnSeason, BroughtLeague, ImportLeague, SeasonForm, import_league};
use talon_service::tournaments::{Chosen, Import};
use talon_store::{StoreError, joined_entries};
use talon_tournament::Exact;

use super::federation::{ACCEPT, CUP, cup, decide, federation, joined, leagues_file, propose, season_of_cup};
use super::*;
use crate::accounts::people::{PASSWORD, account};
use crate::clubs::people::{CLI, club, join};

const MAIL: &str = "both@example.org";
const PAGE: &str = "/account/page/federations";

/// A federation with two clubs, a tournament of each in its cup, and one account in both.
pub(super) struct Both {
    pub owner: Client,
    pub chief: Client,
    /// The browser in which they are signed in.
    pub them: Client,
    /// Their entry in the example club, the older one.
    pub here: MemberId,
    /// And in the other one.
    pub there: MemberId,
}

pub(super) fn both(site: &Site) -> Both {
    let (mut owner, mut chief) = (owner(site), federation(site));
    joined(&mut chief, &mut owner);
    propose(site, &mut owner);
    assert_eq!(decide(site, &mut chief, &ACCEPT).status, 303);
    club(&site.store, "masik", "Második Klub");
    for (act, club, other) in [
        (LinkAct::Invite, "szovetseg", "masik"),
        (LinkAct::Accept, "masik", "szovetseg"),
    ] {
        let request = LinkRequest { act, club: other };
        link_club(&site.store, &CLI, club, request, Utc::now()).expect("a link");
    }
    let user = account(&site.store, MAIL, false);
    let here = entry_of(site, "Dezső");
    let there = added(site, "masik", "Dani");
    for entry in [here, there] {
        let linked: Result<(), StoreError> = site.store.write(|db| members::set_account(db, entry, Some(user)));
        linked.expect("an account");
    }
    let tournament = played_there(site, &mut owner, there);
    let proposal = ActOnProposal {
        store: &site.store,
        actor: &CLI,
        tournament,
        season: season_of_cup(site).1,
        now: Utc::now(),
    };
    proposal.propose().expect("a proposal");
    let id = tournament.0.to_string();
    let accept = [
        ("act", "add"),
        ("tournament", id.as_str()),
        ("weight", ""),
        ("group", ""),
    ];
    assert_eq!(decide(site, &mut chief, &accept).status, 303);
    let mut them = site.client();
    let sent = them.submit("/sign-in", &[("email", MAIL), ("password", PASSWORD)]);
    assert_eq!(sent.status, 303, "{}", sent.text());
    Both {
        owner,
        chief,
        them,
        here,
        there,
    }
}

/// A new member of a club, without an account.
pub(super) fn added(site: &Site, slug: &str, name: &str) -> MemberId {
    let typed = TypedEntry {
        name,
        ..TypedEntry::default()
    };
    add_entry(&site.store, &CLI, slug, &typed, None, Utc::now()).expect("an entry")
}

/// A tournament of the other club, in which this entry played at the place of Dezső.
fn played_there(site: &Site, owner: &mut Client, entry: MemberId) -> TournamentId {
    let text = owner.get("/tournaments/1/event.json").text();
    let (mut tournament, outside) = file::read(text.as_bytes()).expect("a sound file");
    tournament.name = "Másik est".to_owned();
    let dezso = outside.members.iter().find(|one| one.name == "Dezső").expect("Dezső");
    let chosen = Chosen::from([(dezso.key, Some(entry))]);
    let import = Import {
        slug: "masik",
        chosen: &chosen,
        key: None,
    };
    let imported =
        talon_service::tournaments::import_tournament(&site.store, &CLI, &import, &tournament, &outside, Utc::now());
    imported.expect("an import").id
}

pub(super) fn say(them: &mut Client, step: &str) -> u16 {
    sent(them, step).status
}

fn sent(them: &mut Client, step: &str) -> Answer {
    let csrf = them.get("/account/page").hidden("csrf").expect("a token");
    let form = [("federation", "szovetseg"), ("step", step), ("csrf", csrf.as_str())];
    them.post(PAGE, &form)
}

/// The bytes of the table that everyone sees.
pub(super) fn bytes(site: &Site) -> String {
    cup(site).table.expect("a table").text().expect("text")
}

/// In how many units someone played, if they have a row.
pub(super) fn played(site: &Site, entry: MemberId) -> Option<usize> {
    let table = cup(site).table.expect("a table");
    table.row(LeaguePerson(entry.0)).map(|row| row.played)
}

#[test]
fn someone_in_two_clubs_is_one_row_of_the_federation_once_they_say_so() {
    on_each_example_site(|site| {
        let mut both = both(site);
        let (apart, own) = (bytes(site), said(&season(site, None)));
        assert_eq!((played(site, both.here), played(site, both.there)), (Some(1), Some(1)));
        let page = both.them.get("/account/page").text();
        assert!(
            page.contains("These are all me") && page.contains("(Második Klub)") && !page.contains("Separate again"),
            "{page}"
        );
        assert!(page.contains("others can see from the published tables"), "{page}");
        assert_eq!(say(&mut both.them, "join"), 303);
        assert_eq!((played(site, both.here), played(site, both.there)), (Some(2), None));
        let shown = site.client().get(&season_of_cup(site).0).text();
        assert!(!shown.contains("Második Klub") && shown.contains("Dezső"), "{shown}");
        let revision = cup(site).head.revision;
        assert_eq!(say(&mut both.them, "join"), 303, "sent twice");
        assert_eq!(cup(site).head.revision, revision, "done once");
        assert_eq!(said(&season(site, None)), own, "the league of the club stays");
        let page = both.them.get("/account/page").text();
        assert!(
            page.contains("Separate again") && !page.contains("These are all me"),
            "{page}"
        );
        assert_eq!(say(&mut both.them, "separate"), 303);
        assert_eq!(bytes(site), apart, "the former table, byte for byte");
        assert_eq!(say(&mut both.them, "separate"), 303, "sent twice");
        assert_eq!(cup(site).head.revision, revision + 1);
    });
}

#[test]
fn nobody_but_the_person_says_it_and_no_club_reads_of_it() {
    on_each_example_site(|site| {
        let mut both = both(site);
        for client in [&mut both.owner, &mut both.chief] {
            assert!(!client.get("/account/page").text().contains("These are all me"));
            assert_eq!(say(client, "join"), 409, "they have no two entries there");
        }
        assert_eq!(played(site, both.there), Some(1));
        let before = site.client().get(&season_of_cup(site).0).text();
        assert!(before.contains("Második Klub"), "{before}");
        let revision = cup(site).head.revision;
        assert_eq!(say(&mut both.them, "join"), 303);
        let own = both.them.get("/account/audit").text();
        assert!(own.contains("Joined their entries in a federation"), "{own}");
        for (client, club) in [(&mut both.owner, "pelda"), (&mut both.chief, "szovetseg")] {
            let log = client.get(&format!("/clubs/{club}/audit")).text();
            assert!(!log.contains("Joined their entries"), "{log}");
        }
        // A table from before keeps its rows, each under the name of its own entry.
        let old = format!("{}?revision={revision}", season_of_cup(site).0);
        let old = site.client().get(&old).text();
        assert!(old.contains("Második Klub") && old.contains("Dezső"), "{old}");
        for id in [both.here, both.there] {
            let page = site.client().get(&format!("/players/{id}")).text();
            let other = if id == both.here { "Második" } else { "Példa" };
            assert!(!page.contains(other), "{page}");
        }
        let data = both.them.get("/account/data").hidden("csrf").expect("a token");
        let form = [("csrf", data.as_str()), ("password", PASSWORD)];
        let sent = both.them.post("/account/data", &form).text();
        assert!(sent.contains("\"counts_as\""), "{sent}");
    });
}

#[test]
fn the_entry_of_the_federation_itself_comes_first() {
    on_each_example_site(|site| {
        let mut both = both(site);
        assert_eq!(say(&mut both.them, "join"), 303);
        let member = join(&site.store, "szovetseg", MAIL);
        let page = both.them.get("/account/page").text();
        assert!(
            page.contains("These are all me") && page.contains("Separate again"),
            "the new one is not said to be them: {page}"
        );
        assert_eq!(played(site, member), None);
        assert_eq!(say(&mut both.them, "join"), 303);
        assert_eq!((played(site, member), played(site, both.here)), (Some(2), None));
        let page = both.them.get(&season_of_cup(site).0);
        assert_eq!(page.status, 200);
    });
}

/// Both of these entries played in an evening that counts.
pub(super) fn both_played(site: &Site, entries: [MemberId; 2]) {
    let results = entries.map(|entry| TypedResult {
        person: LeaguePerson(entry.0),
        points: Exact::from(3),
    });
    let source = UnitSource::Typed {
        results: results.to_vec(),
    };
    let unit = NewUnit {
        name: Some("Open evening".to_owned()),
        ..NewUnit::of(source, Utc::now().date_naive())
    };
    let shown = cup(site);
    let act = ActOnSeason {
        store: &site.store,
        actor: &CLI,
        season: shown.head.id,
        seen: shown.head.version,
        form: IdempotentRequest { key: None, request: "" },
        now: Utc::now(),
    };
    act.act(SeasonForm::Act(Box::new(LeagueAct::Add(unit))))
        .expect("a unit");
}

#[test]
fn two_who_played_in_one_event_are_not_one_person() {
    on_each_example_site(|site| {
        let mut both = both(site);
        both_played(site, [both.here, both.there]);
        let before = bytes(site);
        let page = both.them.get("/account/page").text();
        assert!(
            page.contains("These are all me") && !page.contains("two people"),
            "{page}"
        );
        let refused = sent(&mut both.them, "join");
        let told = refused.text();
        assert_eq!(refused.status, 409, "{told}");
        assert!(
            told.contains("two people: Open evening (Szövetségi kupa)") && !told.contains("These are all me"),
            "{told}"
        );
        assert_eq!(bytes(site), before);
    });
}

#[test]
fn an_entry_of_a_minor_is_joined_to_no_other() {
    on_each_example_site(|site| {
        let mut both = both(site);
        let before = bytes(site);
        let member = site
            .store
            .read(|db| members::anywhere(db, both.there))
            .expect("an entry");
        let change = members::MemberChange {
            name: &member.name,
            search_key: &talon_store::search_key(&member.name),
            alias: None,
            shown: member.shown,
            email: None,
            is_guest: false,
            is_minor: true,
        };
        let changed: Result<(), StoreError> = site.store.write(|db| members::set(db, member.id, &change));
        changed.expect("a minor");
        let page = both.them.get("/account/page").text();
        assert!(!page.contains("These are all me"), "{page}");
        assert_eq!(say(&mut both.them, "join"), 409);
        assert_eq!(bytes(site), before);
    });
}

/// Sends a form of the page on which the federation manages its season.
fn manage_cup(site: &Site, chief: &mut Client, fields: &[(&str, &str)]) {
    let version = cup(site).head.version.to_string();
    let mut form = vec![("version", version.as_str()), ("key", "")];
    form.extend_from_slice(fields);
    let sent = chief.submit(&format!("{}/manage", season_of_cup(site).0), &form);
    assert_eq!(sent.status, 303, "{}", sent.text());
}

#[test]
fn a_season_that_was_over_before_keeps_its_rows_and_what_is_told_of_them() {
    on_each_example_site(|site| {
        let mut both = both(site);
        let person = both.there.to_string();
        let adjust = [
            ("act", "adjust"),
            ("person", person.as_str()),
            ("unit", ""),
            ("amount", "-5"),
            ("text", "came late"),
        ];
        manage_cup(site, &mut both.chief, &adjust);
        manage_cup(site, &mut both.chief, &[("act", "finish")]);
        let before = bytes(site);
        assert_eq!(say(&mut both.them, "join"), 303);
        assert_eq!(bytes(site), before, "it is not counted again");
        let shown = site.client().get(&season_of_cup(site).0).text();
        assert!(shown.contains("came late"), "{shown}");
        let honours = site.store.read(|db| leagues::honours(db, &Actor::Visitor, CUP));
        let honours = honours.expect("its seasons");
        let table = &honours.seasons[0].table;
        let rows = |entry: MemberId| table.people().filter(|one| one.0 == entry.0).count();
        assert_eq!((rows(both.here), rows(both.there)), (1, 1), "also in the history");
        let history = site.client().get(&format!("/leagues/{CUP}/history"));
        assert_eq!(history.status, 200, "{}", history.text());
    });
}

/// Merges Dezső into a new entry of their club.
pub(super) fn merge_here(site: &Site, here: MemberId) -> MemberId {
    let slug = example_club::SLUG;
    let stays = added(site, slug, "Nagy Dezső");
    let pair = MergePair { stays, goes: here };
    merge_members::merge(&site.store, &CLI, slug, pair, Utc::now()).expect("a merge");
    stays
}

pub(super) fn separate_here(site: &Site, stays: MemberId) {
    let id = site.store.read(|db| merges::into(db, stays)).expect("merges")[0].id;
    merge_members::separate(&site.store, &CLI, example_club::SLUG, stays, id, Utc::now()).expect("two again");
}

#[test]
fn an_entry_that_its_club_merges_is_followed() {
    on_each_example_site(|site| {
        let mut both = both(site);
        assert_eq!(say(&mut both.them, "join"), 303);
        let one = bytes(site);
        let stays = merge_here(site, both.here);
        assert_eq!((played(site, stays), played(site, both.there)), (Some(2), None));
        let page = both.them.get("/account/page").text();
        assert!(
            page.contains("Nagy Dezső") && !page.contains("These are all me"),
            "{page}"
        );
        separate_here(site, stays);
        assert_eq!(bytes(site), one, "as before the merge");
    });
}

#[test]
fn nobody_speaks_for_an_entry_that_is_no_longer_theirs() {
    on_each_example_site(|site| {
        let mut both = both(site);
        let apart = bytes(site);
        let stays = merge_here(site, both.here);
        assert_eq!(say(&mut both.them, "join"), 303);
        assert_eq!(played(site, stays), Some(2));
        separate_here(site, stays);
        assert_eq!(bytes(site), apart, "the account went with the other entry");
        let user = site
            .store
            .read(|db| members::anywhere(db, both.here))
            .expect("an entry")
            .user_id;
        let left = site
            .store
            .read(|db| joined_entries::of_user(db, user.expect("an account")));
        assert_eq!(left.expect("rows"), []);
        assert_eq!(say(&mut both.them, "join"), 303, "they say it again of the right one");
        assert_eq!(played(site, both.here), Some(2));
    });
}

#[test]
fn the_file_of_a_season_tells_of_two_entries_and_is_the_same_after_an_import() {
    on_each_example_site(|site| {
        let mut both = both(site);
        assert_eq!(say(&mut both.them, "join"), 303);
        let file = leagues_file(site);
        let league = read(file.as_bytes()).expect("a sound file");
        let last = league.file.revisions.last().expect("a table");
        assert!(!last.is_current, "elsewhere nobody knows who is one person");
        let import = ImportLeague {
            club: "szovetseg",
            bytes: file.as_bytes(),
            file: &league.file,
            events: &[],
            adds_members: false,
        };
        let done = import_league(&site.store, &CLI, &import, Utc::now());
        assert!(matches!(done, Ok(BroughtLeague::Known)), "{done:?}");
        assert_eq!(leagues_file(site), file);
        assert_eq!(say(&mut both.them, "separate"), 303);
        let text = leagues_file(site);
        let league = read(text.as_bytes()).expect("a sound file");
        assert!(league.file.revisions.last().expect("a table").is_current, "{CUP}");
    });
}
