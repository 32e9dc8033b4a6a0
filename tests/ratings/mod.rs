//! Ratings on the site: what a visitor reads, what whoever manages a list does, and what a tournament that changes does
//! to a list that was published.

use chrono::Utc;
use talon_league::RatedAt;
use talon_samples::example_club;
use talon_service::clubs::{TypedEntry, change_entry};
use talon_service::merge_members::MergePair;
use talon_service::ratings::{self, RatingListShown};
use talon_service::tournaments::{ActOnResult, ChangeState, ResultAct, ResultTyped, read};
use talon_service::{Actor, find_person, merge_members};
use talon_store::members::{self, Member, Shown};
use talon_store::{MemberId, RatingListId, TournamentId, clubs, merges};
use talon_tournament::rating::RatedSource;
use talon_tournament::standings::{SeatResult, TableOutcome};
use talon_tournament::tournament::{StateChange, file};

use crate::harness::act::import_tournament;
use crate::harness::act::request;
use crate::harness::site::{Answer, Client, Site, on_each_example_site};

mod federation;
mod federation_people;
mod outside;
mod published;
mod seeding;

/// The list of the example club.
const LIST: RatingListId = RatingListId(1);

/// The example club, and browsers in which its owner and a member are signed in.
fn signed_in(site: &Site) -> [Client; 2] {
    let accounts = example_club::open_accounts(&site.store, &site.passwords, Utc::now().into()).expect("accounts");
    [1, 2].map(|at| {
        let mut client = site.client();
        let account = &accounts[at];
        let sent = client.submit(
            "/sign-in",
            &[("email", &account.email), ("password", &account.password)],
        );
        assert_eq!(sent.status, 303, "{}", sent.text());
        client
    })
}

fn list(site: &Site, revision: Option<i64>) -> RatingListShown {
    let shown = site
        .store
        .read(|db| ratings::rating_list(db, &Actor::Visitor, LIST, revision));
    shown.expect("a list that everybody sees")
}

fn get(site: &Site, path: &str) -> Answer {
    site.client().get(path)
}

fn everybody(site: &Site) -> Vec<Member> {
    let found: Result<_, talon_store::StoreError> = site.store.read(|db| {
        let club = clubs::by_slug(db, example_club::SLUG)?;
        members::everybody(db, club.id)
    });
    found.expect("members").into_iter().map(|(one, _)| one).collect()
}

fn named(site: &Site, name: &str) -> Member {
    let found = everybody(site).into_iter().find(|one| one.name == name);
    found.expect("somebody of this name")
}

/// What stands in the rows.
fn rows(shown: &RatingListShown) -> Vec<String> {
    shown.rows.iter().map(|row| format!("{row:?}")).collect()
}

/// Every tournament of the list.
fn all_tournaments(site: &Site) -> Vec<TournamentId> {
    let found = site
        .store
        .read(|db| ratings::tables(db, &Actor::Visitor, LIST, 0, 1_000))
        .expect("tables");
    let mut all: Vec<TournamentId> = found
        .tables
        .iter()
        .filter_map(|table| tournament_of(table.at))
        .collect();
    all.dedup();
    all
}

/// The first tournament of the list.
fn first_tournament(site: &Site) -> TournamentId {
    let found = site
        .store
        .read(|db| ratings::tables(db, &Actor::Visitor, LIST, 0, 1_000))
        .expect("tables");
    tournament_of(found.tables.last().expect("a table").at).expect("a tournament")
}

fn tournament_of(at: RatedAt) -> Option<TournamentId> {
    match at.source {
        RatedSource::Tournament(id) => Some(TournamentId(id)),
        RatedSource::Evening(_) | RatedSource::FreeTable { .. } => None,
    }
}

/// The first table, as forms have it.
fn numbers<'a>(part: &'a str, id: &'a str) -> [(&'a str, &'a str); 4] {
    [("part", part), ("id", id), ("round", "1"), ("table", "1")]
}

/// Sends a form of a page of the list.
fn manage(client: &mut Client, fields: &[(&str, &str)]) -> Answer {
    let mut form = vec![("key", "")];
    form.extend_from_slice(fields);
    client.submit("/ratings/1", &form)
}

#[test]
fn a_visitor_reads_who_is_how_strong_and_why() {
    on_each_example_site(|site| {
        signed_in(site);
        let listed = get(site, "/ratings").text();
        assert!(listed.contains("Ulti ratings (Weng–Lin)"), "{listed}");
        assert!(get(site, "/clubs/pelda/ratings").text().contains("/ratings/1"));
        assert!(!get(site, "/ratings?game=preferans").text().contains("/ratings/1"));
        let shown = list(site, None);
        assert!(shown.rows.len() > 5 && shown.tables > 10, "{shown:?}");
        // Nobody of the example has played fifteen tables.
        assert!(shown.rows.iter().all(|row| row.rank.is_none()));
        let text = get(site, "/ratings/1").text();
        for words in ["Provisional", "revision 1", "How ratings work", " ± "] {
            assert!(text.contains(words), "{words}: {text}");
        }
        assert!(!text.contains("Manage list"), "a visitor manages nothing");
        let first = &shown.rows[0];
        let text = get(site, &format!("/ratings/1/players/{}", first.person.0)).text();
        for words in [
            "<svg",
            "plot-title",
            "plot-desc",
            "class=\"band\"",
            "class=\"dot\"",
            "expected",
        ] {
            assert!(text.contains(words), "{words}: {text}");
        }
        let tournament = first_tournament(site);
        let table = get(site, &format!("/ratings/1/tables/{tournament}/1/1")).text();
        assert!(table.contains("% ahead of") && table.contains("25 ± 8"), "{table}");
        for page in ["about", "calibration", "revisions", "tables"] {
            assert_eq!(get(site, &format!("/ratings/1/{page}")).status, 200, "{page}");
        }
        for path in [
            "/ratings/2",
            "/ratings/x",
            "/ratings/1?revision=9",
            "/ratings/1/players/999999",
            "/ratings/1/tables/999/1/1",
        ] {
            assert_eq!(get(site, path).status, 404, "{path}");
        }
    });
}

#[test]
fn guests_keep_no_rating() {
    on_each_example_site(|site| {
        signed_in(site);
        let guests: Vec<MemberId> = everybody(site)
            .iter()
            .filter(|one| one.is_guest)
            .map(|one| one.id)
            .collect();
        assert!(!guests.is_empty());
        let shown = list(site, None);
        assert!(shown.rows.iter().all(|row| !guests.contains(&MemberId(row.person.0))));
    });
}

#[test]
fn a_member_who_becomes_a_guest_leaves_the_list_and_comes_back_with_all_that_they_had() {
    on_each_example_site(|site| {
        let [mut owner, _] = signed_in(site);
        let before = list(site, None);
        let first = MemberId(before.rows[0].person.0);
        let member = everybody(site)
            .into_iter()
            .find(|one| one.id == first)
            .expect("a member");
        let set = |is_guest| {
            let entry = TypedEntry {
                licence: None,
                name: &member.name,
                alias: member.alias.as_deref().unwrap_or_default(),
                shown: "full",
                email: member.email.as_deref().unwrap_or_default(),
                number: None,
                is_guest,
                is_minor: false,
            };
            let slug = example_club::SLUG;
            change_entry(&site.store, &Actor::CommandLine, slug, first, &entry, Utc::now()).expect("a change");
        };
        set(true);
        let without = list(site, None);
        assert_eq!(without.row.revision, before.row.revision + 1);
        let is_there = |shown: &RatingListShown| shown.rows.iter().any(|row| row.person.0 == first.0);
        assert!(!is_there(&without));
        let told = owner.get("/ratings/1/revisions").text();
        assert!(told.contains("→ –"), "who is in it no more is told: {told}");
        assert!(
            !is_there(&list(site, Some(before.row.revision))),
            "nor in what was published before"
        );
        set(false);
        assert_eq!(rows(&list(site, None)), rows(&before));
    });
}

#[test]
fn a_table_that_is_taken_out_changes_the_list_and_allowed_again_gives_the_first_one() {
    on_each_example_site(|site| {
        let [mut owner, mut member] = signed_in(site);
        let tournament = first_tournament(site).to_string();
        let before = list(site, None);
        let table = numbers("tournament", &tournament);
        let exclude = |reason: &'static str| [&[("act", "exclude"), ("reason", reason)][..], &table].concat();
        assert_eq!(manage(&mut owner, &exclude(" ")).status, 422);
        assert_eq!(manage(&mut member, &exclude("because")).status, 404);
        let gone = manage(&mut owner, &exclude("it was played for fun"));
        assert_eq!(gone.status, 303, "{}", gone.text());
        let without = list(site, None);
        assert_eq!(without.tables + 1, before.tables);
        assert_eq!(without.row.revision, 2);
        for path in [
            format!("/ratings/1/tables/{tournament}/1/1"),
            "/ratings/1/revisions".to_owned(),
        ] {
            let text = get(site, &path).text();
            assert!(text.contains("it was played for fun"), "{path}: {text}");
        }
        let allow = [&[("act", "allow")][..], &table].concat();
        assert_eq!(manage(&mut owner, &allow).status, 303);
        assert_eq!(manage(&mut owner, &allow).status, 404, "it is rated already");
        assert_eq!(rows(&list(site, None)), rows(&before));
        assert_eq!(rows(&list(site, Some(2))), rows(&without), "a revision stays as it was");
        let unknown = numbers("tournament", "999");
        let unknown = [&[("act", "exclude"), ("reason", "x")][..], &unknown].concat();
        assert_eq!(manage(&mut owner, &unknown).status, 404);
        let no_part = [&[("act", "exclude"), ("reason", "x")][..], &numbers("club", "1")].concat();
        assert_eq!(manage(&mut owner, &no_part).status, 404);
    });
}

/// Gives the first table of a tournament these scores, and answers what it had.
fn rule(site: &Site, id: TournamentId, scores: &[SeatResult]) -> Vec<SeatResult> {
    let director = find_person::by_mail(&site.store, "member2@example.org").expect("the owner");
    rule_as(site, &director, id, scores)
}

fn rule_as(site: &Site, director: &Actor, id: TournamentId, scores: &[SeatResult]) -> Vec<SeatResult> {
    let loaded = site.store.read(|db| read::tournament(db, director, id));
    let tournament = loaded.expect("a tournament").loaded.tournament;
    let table = tournament.table(1, 1).expect("a table").clone();
    let TableOutcome::Played(before) = table.result.expect("a result").outcome else {
        panic!("a table that was played")
    };
    let typed = ResultTyped {
        round: 1,
        table: 1,
        seen: table.version,
        reason: "misread",
        device: None,
    };
    let act = ResultAct::Rule(scores.to_vec());
    let done = request(&site.store, director, id, Utc::now()).act(ActOnResult { typed, act });
    done.expect("a ruling");
    before
}

#[test]
fn a_result_that_is_put_right_says_what_moved_and_put_back_gives_the_first_list() {
    on_each_example_site(|site| {
        signed_in(site);
        let before = list(site, None);
        let id = first_tournament(site);
        let director = find_person::by_mail(&site.store, "member2@example.org").expect("the owner");
        let reopen = ChangeState {
            step: StateChange::Reopen,
            reason: "a result was wrong",
        };
        request(&site.store, &director, id, Utc::now())
            .act(reopen)
            .expect("open again");
        assert_eq!(list(site, None).row.revision, 1, "what is over still counts");
        let old = rule(site, id, &[-300, 100, 200].map(SeatResult::of));
        let corrected = list(site, None);
        assert_eq!(corrected.row.revision, 2);
        assert_ne!(rows(&corrected), rows(&before));
        let text = get(site, "/ratings/1/revisions").text();
        assert!(text.contains("Corrected: Round 1, table 1"), "{text}");
        let person = corrected
            .rows
            .iter()
            .find(|row| before.rows.iter().all(|was| was != *row));
        let page = get(
            site,
            &format!("/ratings/1/players/{}", person.expect("who moved").person.0),
        )
        .text();
        assert!(page.contains("published before a correction"), "{page}");
        rule(site, id, &old);
        let back = list(site, None);
        assert_eq!((back.row.revision, rows(&back)), (3, rows(&before)));
    });
}

#[test]
fn what_is_kept_of_tournaments_may_be_emptied_and_gives_the_same_list() {
    on_each_example_site(|site| {
        let [mut owner, _] = signed_in(site);
        let before = list(site, None);
        let club = before.club.id;
        let emptied: Result<(), talon_store::StoreError> = site.store.write(|db| {
            for source in talon_store::ratings::sources(db, club, "ulti", None)? {
                talon_store::ratings::set_source(db, source.tournament, None)?;
            }
            Ok(())
        });
        emptied.expect("nothing is kept");
        let form = [("game", "ulti"), ("method", "elo"), ("key", "")];
        assert_eq!(
            owner.submit("/clubs/pelda/ratings", &form).header("location"),
            Some("/ratings/2")
        );
        let tournament = first_tournament(site).to_string();
        let table = numbers("tournament", &tournament);
        for act in [&[("act", "exclude"), ("reason", "x")][..], &[("act", "allow")]] {
            assert_eq!(manage(&mut owner, &[act, &table[..]].concat()).status, 303);
        }
        assert_eq!(rows(&list(site, None)), rows(&before));
    });
}

#[test]
fn a_merge_gives_tables_to_whom_they_belong_and_taken_back_the_list_as_it_was() {
    on_each_example_site(|site| {
        let [mut owner, _] = signed_in(site);
        let text = owner
            .get(&format!("/tournaments/{}/event.json", first_tournament(site)))
            .text();
        let mut renamed = file::read(text.as_bytes()).expect("a sound file");
        let erzsi = renamed
            .1
            .members
            .iter_mut()
            .find(|one| one.name == "Erzsi")
            .expect("Erzsi");
        erzsi.name = "Zsuzsi".to_owned();
        import_tournament(site, &renamed.0, &renamed.1);
        let apart = list(site, None);
        assert_eq!(apart.row.revision, 2, "a tournament from a file is rated too");
        let pair = MergePair {
            stays: named(site, "Erzsi").id,
            goes: named(site, "Zsuzsi").id,
        };
        merge_members::merge(&site.store, &Actor::CommandLine, example_club::SLUG, pair, Utc::now()).expect("a merge");
        let merged = list(site, None);
        let tables = |shown: &RatingListShown, id: MemberId| {
            let mut rows = shown.rows.iter();
            rows.find(|row| row.person.0 == id.0).map(|row| row.tables)
        };
        // Whoever came in with the file is a guest and had none; as Erzsi they have.
        assert!(tables(&merged, pair.stays) > tables(&apart, pair.stays));
        // What is kept of the tournaments may be made again in between.
        let form = [("game", "ulti"), ("method", "elo"), ("key", "")];
        for tournament in all_tournaments(site) {
            let emptied = site
                .store
                .write(|db| talon_store::ratings::set_source(db, tournament, None));
            emptied.expect("it may be emptied");
        }
        assert_eq!(owner.submit("/clubs/pelda/ratings", &form).status, 303);
        let id = site.store.read(|db| merges::into(db, pair.stays)).expect("merges")[0].id;
        let slug = example_club::SLUG;
        merge_members::separate(&site.store, &Actor::CommandLine, slug, pair.stays, id, Utc::now()).expect("apart");
        assert_eq!(rows(&list(site, None)), rows(&apart));
        let text = get(site, "/ratings/1/revisions").text();
        assert!(text.contains("were merged or split"), "{text}");
    });
}

#[test]
fn an_owner_makes_a_list_once_for_each_way_and_nobody_else_makes_one() {
    on_each_example_site(|site| {
        let [mut owner, mut member] = signed_in(site);
        let page = "/clubs/pelda/ratings";
        let form = |game: &'static str, method: &'static str| [("game", game), ("method", method), ("key", "")];
        assert_eq!(member.submit(page, &form("ulti", "elo")).status, 403);
        assert_eq!(owner.submit(page, &form("ulti", "elo")).status, 303);
        let again = owner.submit(page, &form("ulti", "elo"));
        assert_eq!(again.status, 422);
        assert!(again.text().contains("already has this list"), "{}", again.text());
        assert_eq!(owner.submit(page, &form("ulti", "chance")).status, 422);
        // It waits for the owner to show it.
        assert_eq!(
            (get(site, "/ratings/2").status, owner.get("/ratings/2").status),
            (404, 200)
        );
        assert!(!get(site, "/ratings").text().contains("/ratings/2"));
        assert_eq!(
            owner.submit("/ratings/2", &[("act", "publish"), ("key", "")]).status,
            303
        );
        let text = get(site, "/ratings/2").text();
        assert!(text.contains("Ulti ratings (Elo)") && !text.contains(" ± "), "{text}");
        let table = format!("/ratings/2/tables/{}/1/1", first_tournament(site));
        assert!(get(site, &table).text().contains("The changes add up to"), "{table}");
    });
}

#[test]
fn a_player_who_leaves_a_list_is_hidden_from_others_whose_ratings_stay_the_same() {
    on_each_example_site(|site| {
        let [mut owner, mut member] = signed_in(site);
        let before = list(site, None);
        let anna = find_person::by_mail(&site.store, "member1@example.org").expect("a member");
        let me = everybody(site)
            .into_iter()
            .find(|one| one.user_id == anna.user())
            .expect("an entry")
            .id;
        let page = format!("/ratings/1/players/{me}");
        let row = format!("id=\"p{me}\"");
        assert!(get(site, "/ratings/1").text().contains(&row));
        assert_eq!(owner.submit(&page, &[("act", "leave")]).status, 404, "it is not theirs");
        assert_eq!(member.submit(&page, &[("act", "leave")]).status, 303);
        assert_eq!(get(site, &page).status, 404);
        assert_eq!(owner.get(&page).status, 404);
        assert!(member.get(&page).text().contains("You left this list"));
        for client in [&mut site.client(), &mut owner] {
            assert!(!client.get("/ratings/1").text().contains(&row));
            assert!(!client.get(&format!("/players/{me}")).text().contains("id=\"ratings\""));
            assert_eq!(client.get(&format!("/api/v1/ratings/1/history/{me}")).status, 404);
        }
        let after = list(site, None);
        let mut others = before.clone();
        others.rows.retain(|row| row.person.0 != me.0);
        assert_eq!(rows(&after), rows(&others));
        assert_eq!(member.submit(&page, &[("act", "return")]).status, 303);
        assert_eq!(rows(&list(site, None)), rows(&before));
    });
}

/// How someone wants to be called, and whether they are under age.
fn change(site: &Site, member: &Member, shown: Shown, alias: Option<&str>, is_minor: bool) {
    let change = members::MemberChange {
        name: &member.name,
        search_key: &talon_store::search_key(&member.name),
        alias,
        shown,
        email: None,
        is_guest: member.is_guest,
        is_minor,
    };
    let done = site.store.write(|db| members::set(db, member.id, &change));
    done.expect("a change");
}
