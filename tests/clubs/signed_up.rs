//! What a sign-up and the entry that came of it do to each other: steps that are taken back, links that withdraw,
//! people who come again and people who leave the club.

use chrono::Utc;
use talon_service::clubs::set_active;
use talon_service::merge_members::{self, MergePair};
use talon_service::tournaments::sign_up::{TakeAll, TakeIn};
use talon_service::tournaments::{ActOnEntry, ChangeState, Enter, EntryAct, Publish, StateChange, UndoStep, read};
use talon_store::members::{self, MemberChange, Shown};
use talon_store::signups::{self, SignupState};
use talon_store::{MemberId, SignupId, TournamentId, merges};
use talon_tournament::EntryNo;

use super::people::{CLI, Who, browser, entry, join, signed_in, town, user};
use super::sign_up::{OPEN, evening, manage, page, queue, settle, tap, visitor, with_places};
use crate::accounts::people::account;
use crate::api::described::fits;
use crate::api::token;
use crate::harness::act::request;
use crate::harness::site::{Site, on_each_site};

/// The number and the state of each entry.
fn entries(site: &Site, id: TournamentId) -> Vec<String> {
    let shown = site
        .store
        .read(|db| read::tournament(db, &CLI, id))
        .expect("the evening");
    let entries = shown.loaded.tournament.entries.iter();
    entries
        .map(|one| format!("{} {}", one.number.0, one.status.as_str()))
        .collect()
}

/// Takes the last step back.
fn undo(site: &Site, id: TournamentId) {
    let shown = site
        .store
        .read(|db| read::tournament(db, &CLI, id))
        .expect("the evening");
    let revision = shown.last_step.expect("a step").revision;
    request(&site.store, &CLI, id, Utc::now())
        .act(UndoStep { revision })
        .expect("it is taken back");
}

fn enter(site: &Site, id: TournamentId, member: MemberId) {
    request(&site.store, &CLI, id, Utc::now())
        .act(Enter { member, here: false })
        .expect("an entry");
}

fn take_all(site: &Site, id: TournamentId) {
    request(&site.store, &CLI, id, Utc::now())
        .act(TakeAll)
        .expect("entries");
}

fn act_on(site: &Site, id: TournamentId, entry: u16, act: EntryAct) {
    let act = ActOnEntry {
        entry: EntryNo(entry),
        act,
    };
    request(&site.store, &CLI, id, Utc::now()).act(act).expect("an act");
}

fn last(site: &Site, id: TournamentId) -> SignupId {
    let active = site.store.read(|db| signups::active(db, id)).expect("a list");
    active.last().expect("a sign-up").id
}

#[test]
fn taking_people_in_is_taken_back_with_their_sign_ups_and_no_link_withdraws_someone_else() {
    on_each_site(|site| {
        let town = town(site);
        let id = evening(site, &town);
        settle(site, id, OPEN);
        let first = visitor(site, id, "A One");
        visitor(site, id, "B Two");
        take_all(site, id);
        assert_eq!(entries(site, id), ["1 registered", "2 registered"]);
        undo(site, id);
        assert_eq!(entries(site, id), Vec::<String>::new());
        assert_eq!(queue(site, id), ["A One in", "B Two in"], "nobody is lost");
        // Someone else has the first number now.
        enter(site, id, town.guest);
        assert_eq!(site.client().post(&first, &[]).status, 303);
        assert_eq!(
            entries(site, id),
            ["1 registered"],
            "the link withdraws the one who has it"
        );
        assert_eq!(queue(site, id), ["B Two in"]);
        take_all(site, id);
        assert_eq!(
            entries(site, id),
            ["1 registered", "2 registered"],
            "taken in again at once"
        );
    });
}

#[test]
fn one_who_was_taken_in_by_mistake_stands_in_the_queue_as_before() {
    on_each_site(|site| {
        let town = town(site);
        let id = evening(site, &town);
        settle(site, id, &with_places("1"));
        visitor(site, id, "A One");
        visitor(site, id, "B Two");
        let wrong = TakeIn {
            id: last(site, id),
            member: Some(town.guest),
        };
        request(&site.store, &CLI, id, Utc::now()).act(wrong).expect("an entry");
        assert_eq!(queue(site, id), ["A One in"]);
        undo(site, id);
        assert_eq!(queue(site, id), ["A One in", "B Two waiting"]);
        let active = site.store.read(|db| signups::active(db, id)).expect("a list");
        assert_eq!(active[1].member_id, None, "who it is can be said again");
    });
}

#[test]
fn a_link_withdraws_an_entry_until_play_begins_and_that_is_taken_back_too() {
    on_each_site(|site| {
        let town = town(site);
        let id = evening(site, &town);
        settle(site, id, OPEN);
        let links = ["A One", "B Two", "C Three"].map(|name| visitor(site, id, name));
        take_all(site, id);
        assert_eq!(site.client().post(&links[0], &[]).status, 303);
        assert_eq!(site.client().post(&links[0], &[]).status, 303, "twice is once");
        assert_eq!(entries(site, id), ["1 withdrawn", "2 registered", "3 registered"]);
        undo(site, id);
        assert_eq!(entries(site, id)[0], "1 registered");
        assert!(site.client().get(&links[0]).text().contains("list of entries"));
        // The director did it first.
        act_on(site, id, 2, EntryAct::Withdraw);
        assert_eq!(site.client().post(&links[1], &[]).status, 303);
        assert!(site.client().get(&links[1]).text().contains("You have withdrawn"));
        for member in [town.guest, town.member] {
            enter(site, id, member);
        }
        let now = Utc::now();
        let hide = |published| request(&site.store, &CLI, id, now).act(Publish { published });
        hide(false).expect("hidden");
        assert_eq!(site.client().get(&links[0]).status, 404, "nobody sees what is hidden");
        assert_eq!(site.client().post(&links[0], &[]).status, 404);
        hide(true).expect("shown");
        for entry in [1, 3, 4, 5] {
            act_on(site, id, entry, EntryAct::CheckIn);
        }
        for step in [StateChange::StartCheckIn, StateChange::Start] {
            let step = ChangeState { step, reason: "" };
            request(&site.store, &CLI, id, now).act(step).expect("a step");
        }
        let answer = site.client().post(&links[0], &[]);
        assert_eq!(answer.status, 409);
        assert!(answer.text().contains("Play has begun"), "{}", answer.text());
        assert_eq!(entries(site, id)[0], "1 checked_in", "they play on");
    });
}

#[test]
fn whoever_withdrew_and_signs_up_again_is_entered_with_all_others_and_whoever_was_sent_away_is_not() {
    on_each_site(|site| {
        let town = town(site);
        let id = evening(site, &town);
        settle(site, id, OPEN);
        let mut member = browser(site, Who::Member);
        let mut scorer = browser(site, Who::Scorer);
        assert_eq!(
            [tap(&mut member, id, "member"), tap(&mut scorer, id, "member")],
            [303, 303]
        );
        take_all(site, id);
        act_on(site, id, 1, EntryAct::Withdraw);
        act_on(site, id, 2, EntryAct::Exclude);
        assert_eq!(
            [tap(&mut member, id, "member"), tap(&mut scorer, id, "member")],
            [303, 303]
        );
        visitor(site, id, "New One");
        assert_eq!(manage(site, id, &[("act", "take-all")]).status, 303);
        assert_eq!(entries(site, id), ["1 registered", "2 excluded", "3 registered"]);
        assert_eq!(queue(site, id), [format!("{} in", town.scorer)]);
        undo(site, id);
        assert_eq!(entries(site, id), ["1 withdrawn", "2 excluded"]);
        assert_eq!(queue(site, id).len(), 3, "all three have signed up as before");
    });
}

#[test]
fn whoever_leaves_the_club_leaves_the_queue_and_nobody_is_approved_once_play_has_begun() {
    on_each_site(|site| {
        let town = town(site);
        let id = evening(site, &town);
        let mut fields = with_places("1");
        fields.push(("approval", "1"));
        settle(site, id, &fields);
        assert_eq!(tap(&mut browser(site, Who::Member), id, "member"), 303);
        assert_eq!(tap(&mut browser(site, Who::Scorer), id, "member"), 303);
        visitor(site, id, "Early Bird");
        set_active(&site.store, &CLI, "one", town.member, false, Utc::now()).expect("gone");
        assert_eq!(
            queue(site, id),
            [format!("{} in", town.scorer), "Early Bird asked".to_owned()]
        );
        for member in [town.guest, town.director, town.owner] {
            enter(site, id, member);
        }
        for entry in 1..=3 {
            act_on(site, id, entry, EntryAct::CheckIn);
        }
        for step in [StateChange::StartCheckIn, StateChange::Start] {
            let step = ChangeState { step, reason: "" };
            request(&site.store, &CLI, id, Utc::now()).act(step).expect("a step");
        }
        let number = last(site, id).0.to_string();
        let answer = manage(site, id, &[("act", "approve"), ("signup", &number)]);
        assert_eq!(answer.status, 409);
        assert!(answer.text().contains("Play has begun"), "{}", answer.text());
        assert_eq!(queue(site, id)[1], "Early Bird asked");
    });
}

#[test]
fn two_who_were_taken_for_one_have_signed_up_both_again_when_they_are_separated() {
    on_each_site(|site| {
        let town = town(site);
        let id = evening(site, &town);
        settle(site, id, &with_places("2"));
        account(&site.store, "double@example.org", false);
        let double = join(&site.store, "one", "double@example.org");
        let plain = entry(&site.store, "one", "Plain Entry");
        assert_eq!(tap(&mut browser(site, Who::Member), id, "member"), 303);
        let sign_up = |member| {
            site.store
                .write(|db| {
                    let new = signups::NewSignup {
                        tournament: id,
                        member: Some(member),
                        name: None,
                        token_hash: None,
                        state: SignupState::In,
                        now: Utc::now().into(),
                    };
                    signups::insert(db, &new)
                })
                .expect("a sign-up")
        };
        sign_up(plain);
        assert_eq!(tap(&mut signed_in(site, "double@example.org"), id, "member"), 303);
        let before = queue(site, id);
        assert_eq!(before[2], format!("{double} waiting"));
        let pair = MergePair {
            stays: town.member,
            goes: plain,
        };
        merge_members::merge(&site.store, &CLI, "one", pair, Utc::now()).expect("a merge");
        assert_eq!(queue(site, id), [format!("{} in", town.member), format!("{double} in")]);
        let merge = site.store.read(|db| merges::into(db, town.member)).expect("merges")[0].id;
        merge_members::separate(&site.store, &CLI, "one", town.member, merge, Utc::now()).expect("separated");
        let expected = [
            format!("{} in", town.member),
            format!("{plain} waiting"),
            format!("{double} in"),
        ];
        assert_eq!(queue(site, id), expected, "nobody loses a place by it");
        assert_eq!(tap(&mut signed_in(site, "double@example.org"), id, "withdraw"), 303);
        assert_eq!(queue(site, id)[1], format!("{plain} in"));
    });
}

/// An entry of the club's list under this name, of which the public sees nothing.
fn called(name: &str) -> MemberChange<'_> {
    MemberChange {
        name,
        search_key: "",
        alias: None,
        shown: Shown::Alias,
        email: None,
        is_guest: false,
        is_minor: false,
    }
}

#[test]
fn names_are_seen_by_those_for_whom_they_are() {
    on_each_site(|site| {
        let town = town(site);
        let id = evening(site, &town);
        settle(site, id, OPEN);
        visitor(site, id, "Secret Visitor");
        assert_eq!(tap(&mut browser(site, Who::Member), id, "member"), 303);
        // All accounts of this town have one name: who is signed in and who runs the club are called so too.
        let member = "Hidden Member";
        site.store
            .write(|db| members::set(db, town.member, &called(member)))
            .expect("a name");
        let ways = [
            page(id),
            "/clubs/one".to_owned(),
            format!("/tournaments/{id}/entries"),
            "/api/v1/clubs/one/signups".to_owned(),
        ];
        let is_unseen = |when: &str| {
            for way in &ways {
                for mut client in [site.client(), browser(site, Who::Stranger)] {
                    let text = client.get(way).text();
                    assert!(
                        !text.contains("Secret Visitor") && !text.contains(member),
                        "{when} {way}: {text}"
                    );
                }
            }
        };
        is_unseen("signed up");
        let inside = browser(site, Who::Owner).get(&page(id)).text();
        assert!(inside.contains("Secret Visitor") && inside.contains(member), "{inside}");
        // As an entry nobody is seen by more than before.
        assert_eq!(manage(site, id, &[("act", "take-all")]).status, 303);
        is_unseen("entered");
        let inside = browser(site, Who::Owner).get(&ways[2]).text();
        assert!(inside.contains("Secret Visitor") && inside.contains(member), "{inside}");
        let mut shown = OPEN.to_vec();
        shown.push(("names", "1"));
        settle(site, id, &shown);
        visitor(site, id, "Shown Visitor");
        let outside = site.client().get(&page(id)).text();
        assert!(
            outside.contains("Shown Visitor") && !outside.contains(member),
            "{outside}"
        );
        assert_eq!(manage(site, id, &[("act", "take-all")]).status, 303);
        let outside = site.client().get(&ways[2]).text();
        assert!(
            outside.contains("Shown Visitor") && !outside.contains("Secret Visitor"),
            "{outside}"
        );
    });
}

#[test]
fn a_program_reads_who_comes_and_a_stranger_no_name_that_is_not_theirs_to_see() {
    on_each_site(|site| {
        let town = town(site);
        let id = evening(site, &town);
        let read = |token: Option<&str>| -> serde_json::Value {
            let token = token.map(|token| ("authorization", token));
            let headers: Vec<(&str, &str)> = token.into_iter().collect();
            let answer = site.client().send("GET", "/api/v1/clubs/one/signups", &headers, b"");
            fits("listSignups", &answer);
            serde_json::from_str(&answer.text()).expect("JSON")
        };
        assert_eq!(read(None)["signups"], serde_json::json!([]), "none is open");
        settle(site, id, &with_places("1"));
        visitor(site, id, "Vera Visitor");
        assert_eq!(tap(&mut browser(site, Who::Member), id, "member"), 303);
        let seen = read(None);
        let one = &seen["signups"][0];
        assert_eq!(
            (&one["tournament"], &one["url"], &one["closed"]),
            (&id.0.into(), &page(id).into(), &serde_json::Value::Null)
        );
        assert_eq!(
            [&one["places"], &one["taken"], &one["left"], &one["waiting"]],
            [1, 1, 0, 1]
        );
        let said = |seen: &serde_json::Value| -> Vec<String> {
            let people = seen["signups"][0]["people"].as_array().expect("people");
            let word = |one: &serde_json::Value| {
                format!(
                    "{} {} {}",
                    one["name"].as_str().unwrap_or("-"),
                    one["state"],
                    one["visitor"]
                )
            };
            people.iter().map(word).collect()
        };
        assert_eq!(said(&seen), ["- \"in\" true", "Anna \"waiting\" false"]);
        let owner = token(&site.store, user(&site.store, &Who::Owner.mail()), "read");
        let inside = read(Some(&owner));
        assert_eq!(said(&inside), ["Vera Visitor \"in\" true", "Anna \"waiting\" false"]);
        assert_eq!(site.client().get("/api/v1/clubs/nowhere/signups").status, 404);
        assert_eq!(site.client().get("/api/v1/clubs/one/signups?all=1").status, 400);
    });
}
