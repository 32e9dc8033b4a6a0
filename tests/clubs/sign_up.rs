//! Signing up for an evening: members with one tap, visitors by name; the queue for places, which goes on in whichever
//! way one becomes free; and what the director does with it.

use chrono::Utc;
use talon_service::merge_members::{self, MergePair};
use talon_service::tournaments::{
    ActOnEntry, ChangeState, Enter, EnterGuest, EntryAct, NewTournament, StateChange, create,
};
use talon_store::signups::{self, SignupState};
use talon_store::{MemberId, SignupId, TournamentId};
use talon_tournament::EntryNo;

use super::people::{self, CLI, Town, Who, browser, entry, grant, join, signed_in, town};
use crate::accounts::people::account;
use crate::harness::act::request;
use crate::harness::backend::{Backend, Contents};
use crate::harness::site::{Answer, Client, Site, on_each_site};

/// An evening of the first club that is yet to come and takes entries, directed by its director.
pub(super) fn evening(site: &Site, town: &Town) -> TournamentId {
    let now = Utc::now();
    let new = NewTournament {
        name: "Next Friday",
        preset: "club-evening",
        game: "ulti",
        starts: (now + chrono::TimeDelta::days(7)).naive_utc(),
        venue: "",
    };
    let id = create(&site.store, &CLI, "one", &new, None, now).expect("an evening");
    let step = ChangeState {
        step: StateChange::Open,
        reason: "",
    };
    request(&site.store, &CLI, id, now).act(step).expect("it is open");
    grant(&site.store, town.director, talon_store::roles::Role::Director, id);
    id
}

pub(super) fn page(id: TournamentId) -> String {
    format!("/clubs/one/sign-up/{id}")
}

/// The director says what the sign-up allows.
pub(super) fn settle(site: &Site, id: TournamentId, fields: &[(&str, &str)]) {
    let mut director = browser(site, Who::Director);
    let mut form = vec![("act", "settings"), ("key", "")];
    form.extend_from_slice(fields);
    let answer = people::send(&mut director, &format!("/tournaments/{id}/sign-up"), &form);
    assert_eq!(answer.status, 303, "{}", answer.text());
}

pub(super) fn manage(site: &Site, id: TournamentId, fields: &[(&str, &str)]) -> Answer {
    let mut director = browser(site, Who::Director);
    let mut form = vec![("key", "")];
    form.extend_from_slice(fields);
    people::send(&mut director, &format!("/tournaments/{id}/sign-up"), &form)
}

/// Someone without an account signs up; the answer is their link.
pub(super) fn visitor(site: &Site, id: TournamentId, name: &str) -> String {
    let answer = try_visitor(site, id, name);
    assert_eq!(answer.status, 303, "{name}: {}", answer.text());
    answer.header("location").expect("a link").to_owned()
}

fn try_visitor(site: &Site, id: TournamentId, name: &str) -> Answer {
    let mut client = site.client();
    let key = client.get(&page(id)).hidden("key").unwrap_or_default();
    client.post(&page(id), &[("act", "visitor"), ("key", &key), ("name", name)])
}

pub(super) fn tap(client: &mut Client, id: TournamentId, act: &str) -> u16 {
    people::send(client, &page(id), &[("act", act), ("key", "")]).status
}

/// Those who want to come, in their order: the number of the entry in the list or the name, and the state.
pub(super) fn queue(site: &Site, id: TournamentId) -> Vec<String> {
    let active = site.store.read(|db| signups::active(db, id)).expect("a list");
    let said = active.iter().map(|one| {
        let who = one.name.clone().or(one.member_id.map(|id| id.to_string()));
        format!("{} {}", who.unwrap_or_default(), one.state.as_str())
    });
    said.collect()
}

pub(super) const OPEN: &[(&str, &str)] = &[("open", "1"), ("visitors", "1"), ("places", ""), ("closes", "")];

pub(super) fn with_places(places: &'static str) -> Vec<(&'static str, &'static str)> {
    vec![("open", "1"), ("visitors", "1"), ("places", places), ("closes", "")]
}

#[test]
fn a_member_signs_up_with_one_tap_and_a_visitor_by_name_with_a_link_that_withdraws() {
    on_each_site(|site| {
        let town = town(site);
        let id = evening(site, &town);
        assert!(site.client().get(&page(id)).text().contains("Sign-up is not open"));
        settle(site, id, OPEN);
        let mut member = browser(site, Who::Member);
        for _ in 0..2 {
            assert_eq!(tap(&mut member, id, "member"), 303, "a second tap does nothing more");
        }
        let link = visitor(site, id, "Vera Visitor");
        assert_eq!(
            queue(site, id),
            [format!("{} in", town.member), "Vera Visitor in".to_owned()]
        );
        let shown = site.client().get(&link).text();
        assert!(
            shown.contains("Vera Visitor") && shown.contains("have a place"),
            "{shown}"
        );
        assert_eq!(site.client().post(&link, &[]).status, 303);
        assert_eq!(site.client().post(&link, &[]).status, 303, "twice is once");
        assert!(site.client().get(&link).text().contains("You have withdrawn"));
        assert_eq!(queue(site, id), [format!("{} in", town.member)]);
        assert_eq!(tap(&mut member, id, "withdraw"), 303);
        assert_eq!(queue(site, id), Vec::<String>::new());
        assert_eq!(site.client().get("/sign-up/nothing").status, 404);
        assert_eq!(site.client().post("/sign-up/nothing", &[]).status, 404);
        assert_eq!(site.client().get(&format!("/clubs/two/sign-up/{id}")).status, 404);
        let home = site.client().get("/clubs/one").text();
        assert!(home.contains(&page(id)), "the first page of the club leads there");
        assert!(site.client().get("/clubs/one/calendar").text().contains(&page(id)));
    });
}

#[test]
fn of_two_who_take_the_last_place_at_once_one_is_in_and_one_is_first_in_the_queue() {
    for backend in Backend::all_with(Contents::Tables) {
        let site = Site::start(&backend.open());
        let town = town(&site);
        let id = evening(&site, &town);
        settle(&site, id, &with_places("1"));
        std::thread::scope(|scope| {
            for name in ["One Visitor", "Other Visitor"] {
                let site = &site;
                scope.spawn(move || visitor(site, id, name));
            }
        });
        let states: Vec<String> = queue(&site, id)
            .iter()
            .map(|one| one.split(' ').next_back().unwrap_or_default().to_owned())
            .collect();
        assert_eq!(states, ["in", "waiting"], "{}", backend.name);
    }
}

#[test]
fn a_place_that_becomes_free_in_any_way_goes_to_the_first_who_waits() {
    on_each_site(|site| {
        let town = town(site);
        let id = evening(site, &town);
        settle(site, id, &with_places("2"));
        let now = Utc::now();
        let enter = |member: MemberId| Enter { member, here: false };
        // The first place is an entry, the second a sign-up.
        request(&site.store, &CLI, id, now)
            .act(enter(town.guest))
            .expect("an entry");
        let first = visitor(site, id, "A One");
        for name in ["B Two", "C Three", "D Four", "E Five"] {
            visitor(site, id, name);
        }
        let waits = site.client().get(&page(id)).text();
        assert!(
            waits.contains("No places left") && waits.contains("4 waiting"),
            "{waits}"
        );
        // By the link.
        assert_eq!(site.client().post(&first, &[]).status, 303);
        assert_eq!(
            queue(site, id),
            ["B Two in", "C Three waiting", "D Four waiting", "E Five waiting"]
        );
        // By the director, of a sign-up and of an entry.
        let remove = |id: SignupId| ("signup", id.0.to_string());
        let active = site.store.read(|db| signups::active(db, id)).expect("a list");
        let (field, number) = remove(active[0].id);
        assert_eq!(manage(site, id, &[("act", "remove"), (field, &number)]).status, 303);
        assert_eq!(queue(site, id), ["C Three in", "D Four waiting", "E Five waiting"]);
        let leave = ActOnEntry {
            entry: EntryNo(1),
            act: EntryAct::Withdraw,
        };
        request(&site.store, &CLI, id, now).act(leave).expect("they left");
        assert_eq!(queue(site, id), ["C Three in", "D Four in", "E Five waiting"]);
        // By more places; and fewer take none away.
        settle(site, id, &with_places("3"));
        assert_eq!(queue(site, id), ["C Three in", "D Four in", "E Five in"]);
        settle(site, id, &with_places("1"));
        assert_eq!(queue(site, id), ["C Three in", "D Four in", "E Five in"]);
        visitor(site, id, "F Six");
        assert_eq!(queue(site, id)[3], "F Six waiting");
    });
}

#[test]
fn entries_that_turn_out_to_be_one_person_have_one_place() {
    on_each_site(|site| {
        let town = town(site);
        let id = evening(site, &town);
        settle(site, id, &with_places("2"));
        account(&site.store, "double@example.org", false);
        join(&site.store, "one", "double@example.org");
        for mail in [Who::Member.mail(), "double@example.org".to_owned()] {
            assert_eq!(tap(&mut signed_in(site, &mail), id, "member"), 303);
        }
        visitor(site, id, "Waits");
        assert_eq!(queue(site, id)[2], "Waits waiting");
        // Without an account of its own the entry can be given up for the other.
        let plain = entry(&site.store, "one", "Plain Entry");
        let sign_up = site.store.write(|db| {
            let old = signups::active(db, id)?[1].id;
            signups::set_state(db, old, SignupState::Removed, Utc::now().into())?;
            let new = signups::NewSignup {
                tournament: id,
                member: Some(plain),
                name: None,
                token_hash: None,
                state: SignupState::In,
                now: Utc::now().into(),
            };
            signups::insert(db, &new)
        });
        sign_up.expect("a sign-up");
        let pair = MergePair {
            stays: town.member,
            goes: plain,
        };
        merge_members::merge(&site.store, &CLI, "one", pair, Utc::now()).expect("a merge");
        assert_eq!(queue(site, id), [format!("{} in", town.member), "Waits in".to_owned()]);
    });
}

#[test]
fn who_signed_up_by_link_and_by_account_is_one_when_the_director_says_so() {
    on_each_site(|site| {
        let town = town(site);
        let id = evening(site, &town);
        settle(site, id, &with_places("2"));
        let name = site
            .store
            .read(|db| talon_store::members::anywhere(db, town.member))
            .expect("the member")
            .name;
        visitor(site, id, &name);
        assert_eq!(tap(&mut browser(site, Who::Member), id, "member"), 303);
        visitor(site, id, "Waits");
        let mut director = browser(site, Who::Director);
        let list = director.get(&format!("/tournaments/{id}/sign-up")).text();
        assert!(list.contains("from the member list"), "the same name is told: {list}");
        // All at once leaves out whom the director has to look at.
        assert_eq!(manage(site, id, &[("act", "take-all")]).status, 303);
        assert_eq!(queue(site, id), [format!("{name} in"), "Waits waiting".to_owned()]);
        let first = site.store.read(|db| signups::active(db, id)).expect("a list")[0]
            .id
            .0
            .to_string();
        let member = town.member.to_string();
        let take = [("act", "take"), ("signup", first.as_str()), ("member", member.as_str())];
        assert_eq!(manage(site, id, &take).status, 303);
        assert_eq!(queue(site, id), ["Waits in"], "one place became free");
        let entries = site.client().get(&format!("/tournaments/{id}/entries")).text();
        assert_eq!(entries.matches("id=\"e").count(), 1, "one entry: {entries}");
    });
}

#[test]
fn the_director_approves_visitors_and_takes_those_with_a_place_in() {
    on_each_site(|site| {
        let town = town(site);
        let id = evening(site, &town);
        let mut fields = with_places("1");
        fields.push(("approval", "1"));
        settle(site, id, &fields);
        let early = visitor(site, id, "Early Bird");
        assert!(site.client().get(&early).text().contains("still have to approve"));
        assert_eq!(tap(&mut browser(site, Who::Member), id, "member"), 303);
        assert_eq!(
            queue(site, id),
            ["Early Bird asked".to_owned(), format!("{} in", town.member)]
        );
        let number = site.store.read(|db| signups::active(db, id)).expect("a list")[0]
            .id
            .0
            .to_string();
        assert_eq!(manage(site, id, &[("act", "approve"), ("signup", &number)]).status, 303);
        assert_eq!(queue(site, id)[0], "Early Bird waiting");
        assert_eq!(manage(site, id, &[("act", "take-all")]).status, 303);
        // The place is an entry now, so that nobody moved up.
        assert_eq!(queue(site, id), ["Early Bird waiting"]);
        assert_eq!(manage(site, id, &[("act", "take"), ("signup", &number)]).status, 303);
        assert_eq!(queue(site, id), Vec::<String>::new());
        let entries = site.client().get(&format!("/tournaments/{id}/entries")).text();
        assert!(!entries.contains("Early Bird"), "only the organisers see it: {entries}");
        let inside = browser(site, Who::Owner)
            .get(&format!("/tournaments/{id}/entries"))
            .text();
        assert!(inside.contains("Early Bird"), "{inside}");
        // The link still withdraws this entry, and no other.
        assert!(site.client().get(&early).text().contains("list of entries"));
        assert_eq!(site.client().post(&early, &[]).status, 303);
        let left = site
            .store
            .read(|db| talon_service::tournaments::read::tournament(db, &CLI, id))
            .expect("the evening");
        let states: Vec<&str> = left
            .loaded
            .tournament
            .entries
            .iter()
            .map(|one| one.status.as_str())
            .collect();
        assert_eq!(states, ["registered", "withdrawn"]);
        for (who, status) in [
            (Who::Owner, 200),
            (Who::Scorer, 403),
            (Who::Member, 403),
            (Who::Stranger, 403),
        ] {
            let answer = browser(site, who).get(&format!("/tournaments/{id}/sign-up"));
            assert_eq!(answer.status, status, "{who:?}");
        }
    });
}

#[test]
fn who_signed_up_and_is_no_player_is_told_to_the_director_and_nobody_else() {
    on_each_site(|site| {
        let town = town(site);
        let id = evening(site, &town);
        let mut fields = OPEN.to_vec();
        fields.push(("approval", "1"));
        settle(site, id, &fields);
        let told = |who: Who, page: &str| browser(site, who).get(&format!("/tournaments/{id}/{page}")).text();
        assert!(!told(Who::Director, "direct").contains("sign-up is waiting"));
        let link = visitor(site, id, "Early Bird");
        assert_eq!(tap(&mut browser(site, Who::Member), id, "member"), 303);
        for page in ["direct", "entries"] {
            let seen = told(Who::Director, page);
            assert!(
                seen.contains("1 person with a place by sign-up is not among the players yet"),
                "{page}: {seen}"
            );
            assert!(seen.contains("1 sign-up is waiting to be approved"), "{page}: {seen}");
        }
        let others = told(Who::Member, "entries");
        assert!(!others.contains("waiting to be approved"), "{others}");

        let number = site.store.read(|db| signups::active(db, id)).expect("a list")[0]
            .id
            .0
            .to_string();
        assert_eq!(manage(site, id, &[("act", "approve"), ("signup", &number)]).status, 303);
        assert!(site.client().get(&link).text().contains("have a place"));
        let actor = CLI;
        let request = request(&site.store, &actor, id, Utc::now());
        let begin = |step| {
            let reason = "";
            request.act(ChangeState { step, reason }).expect("a step");
        };
        begin(StateChange::StartCheckIn);
        for name in ["Guest 1", "Guest 2", "Guest 3"] {
            request.act(EnterGuest { name, here: true }).expect("a guest");
        }
        begin(StateChange::Start);
        let late = site.client().get(&link).text();
        assert!(late.contains("you are not among the players"), "{late}");
        assert!(told(Who::Director, "direct").contains("2 people with a place by sign-up"));
    });
}

#[test]
fn nobody_signs_up_for_what_is_closed_over_begun_or_hidden() {
    on_each_site(|site| {
        let town = town(site);
        let id = evening(site, &town);
        let past = ["2020-01-01T18:00", "not a time", ""];
        settle(
            site,
            id,
            &[("open", "1"), ("visitors", "1"), ("places", ""), ("closes", past[0])],
        );
        let answer = try_visitor(site, id, "Too Late");
        assert_eq!(answer.status, 422);
        assert!(answer.text().contains("Sign-up has closed"), "{}", answer.text());
        assert_eq!(tap(&mut browser(site, Who::Member), id, "member"), 422);
        for (field, bad) in [
            ("closes", past[1]),
            ("closes", "0026-11-28T18:00"),
            ("closes", "+20261-11-28T18:00"),
            ("places", "0"),
            ("places", "many"),
            ("places", "-1"),
        ] {
            let answer = manage(site, id, &[("act", "settings"), ("open", "1"), (field, bad)]);
            assert!(matches!(answer.status, 409 | 422), "{field}={bad}: {}", answer.status);
        }
        settle(site, id, &[("open", "1"), ("places", ""), ("closes", "")]);
        let key = "k".repeat(43);
        let by_name = [("act", "visitor"), ("key", key.as_str()), ("name", "No Account")];
        assert_eq!(
            site.client().post(&page(id), &by_name).status,
            401,
            "visitors are not let in"
        );
        settle(site, id, OPEN);
        let weak = [("act", "visitor"), ("key", "1"), ("name", "Weak Key")];
        assert_eq!(site.client().post(&page(id), &weak).status, 422);
        assert_eq!(try_visitor(site, id, "   ").status, 422, "a name is needed");
        let now = Utc::now();
        let hide = talon_service::tournaments::Publish { published: false };
        request(&site.store, &CLI, id, now).act(hide).expect("hidden");
        assert_eq!(try_visitor(site, id, "Nobody").status, 404);
        let show = talon_service::tournaments::Publish { published: true };
        request(&site.store, &CLI, id, now).act(show).expect("shown");
        // One that was played last week, and one that is being played.
        let begun = town.tournaments[1];
        settle(site, begun, OPEN);
        let answer = try_visitor(site, begun, "Much Too Late");
        assert!(answer.text().contains("Play has begun"), "{}", answer.text());
        assert_eq!(queue(site, id), Vec::<String>::new());
    });
}

#[test]
fn a_form_sent_twice_signs_up_once_and_twenty_an_hour_come_from_one_address() {
    for backend in Backend::all_with(Contents::Tables) {
        let store = backend.open();
        let free = Site::start(&store);
        let town = town(&free);
        let id = evening(&free, &town);
        settle(&free, id, OPEN);
        let mut client = free.client();
        let key = client.get(&page(id)).hidden("key").expect("a key");
        let form = [("act", "visitor"), ("key", key.as_str()), ("name", "Double Click")];
        let links: Vec<String> = (0..2)
            .map(|_| {
                client
                    .post(&page(id), &form)
                    .header("location")
                    .expect("a link")
                    .to_owned()
            })
            .collect();
        assert_eq!(links[0], links[1]);
        assert_eq!(queue(&free, id), ["Double Click in"]);
        // A member enters themselves only through the queue.
        let mut member = browser(&free, Who::Member);
        let own = town.member.to_string();
        let enter = [("act", "enter"), ("member", own.as_str()), ("key", "")];
        assert_eq!(
            people::send(&mut member, &format!("/tournaments/{id}/entries"), &enter).status,
            403
        );
        drop(free);
        let site = Site::with(&store, |config| config.rate_limits = true);
        let sent: Vec<u16> = (0..21)
            .map(|number| try_visitor(&site, id, &format!("V {number}")).status)
            .collect();
        assert_eq!(sent[..20], [303; 20]);
        assert_eq!(sent[20], 429, "one too many");
        assert_eq!(
            tap(&mut browser(&site, Who::Member), id, "member"),
            429,
            "whoever it is"
        );
    }
}

#[test]
fn the_names_of_visitors_are_forgotten_ninety_days_after_the_evening() {
    on_each_site(|site| {
        let town = town(site);
        let id = evening(site, &town);
        settle(site, id, OPEN);
        let link = visitor(site, id, "Old Visitor");
        let later = |days| Utc::now() + chrono::TimeDelta::days(days);
        let forget = |days| {
            talon_service::retention::forget_old(&site.store, later(days))
                .expect("forgotten")
                .visitors
        };
        assert_eq!((forget(90), forget(98), forget(98)), (0, 1, 0));
        assert_eq!(site.client().get(&link).status, 404);
        assert!(!browser(site, Who::Owner).get(&page(id)).text().contains("Old Visitor"));
    });
}
