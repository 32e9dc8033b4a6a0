//! Two clubs with a person for each role in them, each with a browser of their own.

use chrono::Utc;
use talon_service::Actor;
use talon_service::clubs::{
    ClubToAdd, NewLink, OwnerChange, TypedEntry, add_account, add_club, add_entry, invite, set_owner,
};
use talon_service::tournaments::{self, NewTournament, RoundAct, StateChange};
use talon_store::invites::Becomes;
use talon_store::roles::{self, Held, Role};
use talon_store::{MemberId, Store, StoreError, TournamentId, UserId, clubs, members};

use crate::accounts::people::{PASSWORD, account};
use crate::harness::act::{request, seeded};
use crate::harness::site::{Client, Site};

pub const CLI: Actor = Actor::CommandLine;

/// What someone is towards the first club.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Who {
    Visitor,
    /// Signed in, and in no club.
    Stranger,
    Member,
    Scorer,
    Director,
    Owner,
    /// Runs the site.
    Admin,
    /// The same, looking after the first club.
    Acting,
}

impl Who {
    pub const ALL: [Who; 8] = [
        Who::Visitor,
        Who::Stranger,
        Who::Member,
        Who::Scorer,
        Who::Director,
        Who::Owner,
        Who::Admin,
        Who::Acting,
    ];

    pub fn mail(self) -> String {
        format!("{self:?}@example.org").to_lowercase()
    }
}

/// The two clubs `one` and `two`, and the entries of the first by name.
#[derive(Debug)]
pub struct Town {
    pub guest: MemberId,
    pub member: MemberId,
    pub scorer: MemberId,
    pub director: MemberId,
    pub owner: MemberId,
    /// An entry of the second club.
    pub other: MemberId,
    /// A tournament of the first club that takes entries, one with a round that is published, and one of the second
    /// club.
    pub tournaments: [TournamentId; 3],
}

pub fn club(store: &Store, slug: &str, name: &str) {
    let club = ClubToAdd {
        slug,
        name,
        timezone: "Europe/Budapest",
        language: "en",
        owner: None,
    };
    add_club(store, &CLI, &club, None, Utc::now()).expect("a club");
}

/// The secret of a link by which someone becomes a member.
pub fn join_link(site: &Site, slug: &str) -> String {
    let (role, password) = (Becomes::Member, "");
    let link = NewLink {
        slug,
        role,
        days: 1,
        label: "",
        member: None,
        password,
        key: None,
    };
    invite(&site.store, &site.passwords, &CLI, &link, Utc::now()).expect("a link")
}

/// The entry of an account in a club.
pub fn join(store: &Store, slug: &str, mail: &str) -> MemberId {
    add_account(store, &CLI, slug, mail, Utc::now()).expect("a member")
}

/// Makes a member an owner.
pub fn own(site: &Site, slug: &str, member: MemberId) {
    let change = OwnerChange {
        slug,
        member,
        owner: true,
        password: "",
    };
    set_owner(&site.store, &site.passwords, &CLI, &change, Utc::now()).expect("an owner");
}

/// Adds someone without an account.
pub fn entry(store: &Store, slug: &str, name: &str) -> MemberId {
    let typed = TypedEntry {
        name,
        is_guest: true,
        ..TypedEntry::default()
    };
    add_entry(store, &CLI, slug, &typed, None, Utc::now()).expect("an entry")
}

pub fn town(site: &Site) -> Town {
    let store = &site.store;
    club(store, "one", "Club One");
    club(store, "two", "Club Two");
    for who in Who::ALL.into_iter().filter(|who| *who != Who::Visitor) {
        account(store, &who.mail(), matches!(who, Who::Admin | Who::Acting));
    }
    account(store, "rival@example.org", false);
    let rival = join(store, "two", "rival@example.org");
    own(site, "two", rival);
    let [member, scorer, director, owner] =
        [Who::Member, Who::Scorer, Who::Director, Who::Owner].map(|who| join(store, "one", &who.mail()));
    own(site, "one", owner);
    let open = tournament(store, "one", 0);
    let running = tournament(store, "one", 3);
    for tournament in [open, running] {
        grant(store, scorer, Role::Scorer, tournament);
        grant(store, director, Role::Director, tournament);
    }
    let elsewhere = tournament(store, "two", 3);
    let guest = entry(store, "one", "Guest of One");
    let tournaments = [open, running, elsewhere];
    let other = entry(store, "two", "Guest of Two");
    Town {
        guest,
        member,
        scorer,
        director,
        owner,
        other,
        tournaments,
    }
}

/// A tournament that everyone sees: one that takes entries, or one in which so many guests have sat down.
pub fn tournament(store: &Store, slug: &str, guests: usize) -> TournamentId {
    let day = chrono::NaiveDate::from_ymd_opt(2026, 11, 27).expect("a day");
    let starts = day.and_hms_opt(18, 0, 0).expect("a time");
    let new = NewTournament {
        name: "Friday",
        preset: "club-evening",
        game: "ulti",
        starts,
        venue: "",
    };
    let now = Utc::now();
    let id = tournaments::create(store, &CLI, slug, &new, None, now).expect("an event");
    let step = |step| {
        request(store, &CLI, id, now)
            .act(tournaments::ChangeState { step, reason: "" })
            .expect("a step")
    };
    step(StateChange::Open);
    if guests > 0 {
        step(StateChange::StartCheckIn);
        for guest in 0..guests {
            let name = format!("Sitter {guest}");
            request(store, &CLI, id, now)
                .act(tournaments::EnterGuest {
                    name: &name,
                    here: true,
                })
                .expect("a guest");
        }
        step(StateChange::Start);
        tournaments::draw(&request(store, &CLI, id, now), seeded(1)).expect("a draft");
        request(store, &CLI, id, now)
            .act(tournaments::ActOnRound {
                round: 1,
                act: RoundAct::Publish,
            })
            .expect("a round");
    }
    id
}

/// A role over a tournament.
pub fn grant(store: &Store, member: MemberId, role: Role, tournament: TournamentId) {
    let granted = store.write(|db| {
        let club = clubs::by_slug(db, "one")?.id;
        let user = members::by_id(db, club, member)?.user_id.expect("an account");
        let tournament = tournament.to_string();
        let granted_at = Utc::now().into();
        roles::grant(
            db,
            &Held {
                user_id: user,
                role,
                club_id: club,
                tournament,
                granted_by: None,
                granted_at,
            },
        )?;
        Ok::<_, StoreError>(())
    });
    granted.expect("a role");
}

/// Signs someone in.
pub fn signed_in(site: &Site, mail: &str) -> Client {
    let mut client = site.client();
    let answer = client.submit("/sign-in", &[("email", mail), ("password", PASSWORD)]);
    assert_eq!(answer.status, 303, "{mail}: {}", answer.text());
    client
}

/// A browser of someone; of the one who looks after the first club with the switch on.
pub fn browser(site: &Site, who: Who) -> Client {
    if who == Who::Visitor {
        return site.client();
    }
    let mut client = signed_in(site, &who.mail());
    if who == Who::Acting {
        let token = csrf(&mut client);
        let form = [("on", "1"), ("reason", "asked by the owner"), ("csrf", &token)];
        assert_eq!(client.post("/clubs/one/act", &form).status, 303);
    }
    client
}

/// What forms of this session carry.
pub fn csrf(client: &mut Client) -> String {
    client.get("/account").hidden("csrf").unwrap_or_default()
}

/// Sends a form of this session.
pub fn send(client: &mut Client, path: &str, form: &[(&str, &str)]) -> crate::harness::site::Answer {
    let token = csrf(client);
    let mut form = form.to_vec();
    form.push(("csrf", &token));
    client.post(path, &form)
}

/// The account of a mail address.
pub fn user(store: &Store, mail: &str) -> UserId {
    let found: Result<_, StoreError> = store.read(|db| talon_store::users::by_email(db, mail));
    found.expect("an account").id
}
