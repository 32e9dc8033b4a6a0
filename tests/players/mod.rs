//! The page of a player: every number on it is counted here once more from the tables themselves.

mod figures;
mod listed;
mod partner;
mod ratings;
mod records;
mod results;
mod together;
mod unseen;

use std::collections::BTreeMap;

use chrono::Utc;
use talon_samples::example_club;
use talon_service::tournaments::{ActOnResult, ChangeState, ResultAct, ResultTyped, TournamentAct, read};
use talon_service::{Actor, find_club, find_person};
use talon_store::members::{self, Member, MemberChange, Shown};
use talon_store::tournaments::TournamentState;
use talon_store::{MemberId, StoreError, TournamentId, clubs};
use talon_tournament::standings::{SeatResult, TableOutcome};
use talon_tournament::tournament::{StateChange, Table};

use crate::harness::act::request;
use crate::harness::site::{Client, Site};

/// Who looks after the example club.
const OWNER: &str = "member2@example.org";

/// The example club, and browsers in which its owner and one of its members are signed in.
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

fn owner(site: &Site) -> Actor {
    find_person::by_mail(&site.store, OWNER).expect("the owner")
}

/// Shows the list of the club to its members alone.
fn close_list(site: &Site) {
    let closed: Result<(), StoreError> = site.store.write(|db| {
        let club = clubs::by_slug(db, example_club::SLUG)?;
        let settings = clubs::Settings {
            name: club.name,
            timezone: club.timezone,
            language: club.language,
            about: club.about,
            logo_text: club.logo_text,
            default_game: None,
            rule_set: None,
            members_public: false,
            noindex: false,
            frame_sites: String::new(),
        };
        clubs::set(db, club.id, &settings)
    });
    closed.expect("a change");
}

/// Everyone whom the club lists.
fn people(site: &Site) -> Vec<Member> {
    let club = find_club::by_slug(&site.store, example_club::SLUG).expect("a club");
    let found = site.store.read(|db| members::everybody(db, club.id));
    found.expect("members").into_iter().map(|(member, _)| member).collect()
}

fn named(site: &Site, name: &str) -> Member {
    people(site)
        .into_iter()
        .find(|one| one.name == name)
        .expect("someone of this name")
}

/// The entry of the account in which the second browser is signed in.
fn member(site: &Site) -> Member {
    let user = find_person::by_mail(&site.store, "member1@example.org")
        .expect("a member")
        .user();
    people(site)
        .into_iter()
        .find(|one| one.user_id == user)
        .expect("their entry")
}

/// Has someone seen otherwise.
fn show(site: &Site, member: &Member, shown: Shown, alias: Option<&str>, is_guest: bool) {
    let entry = MemberChange {
        name: &member.name,
        search_key: &talon_store::search_key(&member.name),
        alias,
        shown,
        email: None,
        is_guest,
        is_minor: false,
    };
    site.store
        .write(|db| members::set(db, member.id, &entry))
        .expect("a change");
}

fn act(site: &Site, id: TournamentId, act: impl TournamentAct) {
    let director = owner(site);
    request(&site.store, &director, id, Utc::now())
        .act(act)
        .expect("an act");
}

/// Gives the first table of the first round of a tournament that is over these scores, and answers what it had.
fn correct(site: &Site, id: TournamentId, scores: [i64; 3]) -> [i64; 3] {
    let reason = "misread";
    let is_over = |site: &Site| {
        let shown = site
            .store
            .read(|db| read::tournament(db, &owner(site), id))
            .expect("a tournament");
        shown.loaded.tournament.state != talon_tournament::tournament::State::Running
    };
    if is_over(site) {
        let step = StateChange::Reopen;
        act(site, id, ChangeState { step, reason });
    }
    let table = tables(site, id)
        .into_iter()
        .find(|one| (one.round, one.table.number) == (1, 1))
        .expect("a table")
        .table;
    let typed = ResultTyped {
        round: 1,
        table: 1,
        seen: table.version,
        reason,
        device: None,
    };
    let result = ResultAct::Rule(scores.map(SeatResult::of).to_vec());
    act(site, id, ActOnResult { typed, act: result });
    let before: Vec<i64> = seats(&table).iter().map(|(_, raw)| *raw).collect();
    before.try_into().expect("a table of three")
}

/// A table of a tournament.
struct At {
    round: u16,
    table: Table,
}

fn tables(site: &Site, id: TournamentId) -> Vec<At> {
    let shown = site
        .store
        .read(|db| read::tournament(db, &Actor::CommandLine, id))
        .expect("a tournament");
    let rounds = shown.loaded.tournament.rounds.clone();
    let at = |round: u16, table| At { round, table };
    let all = rounds.into_iter().flat_map(|round| {
        let number = round.number;
        round.tables.into_iter().map(move |table| at(number, table))
    });
    all.collect()
}

/// Who sat at a table with what, by the numbers of entries; nobody where nothing was entered.
fn seats(table: &Table) -> Vec<(u16, i64)> {
    match table.result.as_ref().map(|result| &result.outcome) {
        Some(TableOutcome::Played(seats)) => table
            .seats
            .iter()
            .map(|seat| seat.entry.0)
            .zip(seats.iter().map(|seat| seat.raw))
            .collect(),
        _ => Vec::new(),
    }
}

/// Everyone in a tournament by the number of their entry.
fn entries(site: &Site, id: TournamentId) -> BTreeMap<u16, MemberId> {
    let shown = site
        .store
        .read(|db| read::tournament(db, &Actor::CommandLine, id))
        .expect("a tournament");
    let loaded = &shown.loaded;
    let entries = loaded.tournament.entries.iter();
    entries
        .map(|entry| (entry.number.0, loaded.members[&entry.member].id))
        .collect()
}

/// A table at which someone has a score.
struct Sat {
    tournament: TournamentId,
    own: i64,
    others: Vec<(MemberId, i64)>,
}

/// All of them.
fn sat(site: &Site, tournaments: &[TournamentId], who: MemberId) -> Vec<Sat> {
    let mut all = Vec::new();
    for id in tournaments {
        let entries = entries(site, *id);
        for at in tables(site, *id) {
            let scores: Vec<(MemberId, i64)> = seats(&at.table)
                .into_iter()
                .map(|(entry, raw)| (entries[&entry], raw))
                .collect();
            let (own, others): (Vec<_>, Vec<_>) = scores.into_iter().partition(|(one, _)| *one == who);
            all.extend(own.first().map(|(_, own)| Sat {
                tournament: *id,
                own: *own,
                others,
            }));
        }
    }
    all
}

/// The tournaments of the example club in which something was played; one is still open for sign-up.
fn tournaments(site: &Site) -> Vec<TournamentId> {
    let club = find_club::by_slug(&site.store, example_club::SLUG).expect("a club");
    let listed = site
        .store
        .read(|db| read::list(db, &owner(site), Some(club.id), 1, Utc::now()));
    let listed = listed.expect("a list").tournaments;
    let played = listed.iter().filter(|one| one.state != TournamentState::Open);
    let mut ids: Vec<TournamentId> = played.map(|one| one.id).collect();
    ids.sort_unstable();
    ids
}

/// What stands in the cells of a table under a heading, row by row; none where there is no such part.
fn rows(page: &str, heading: &str) -> Vec<Vec<String>> {
    let Some((_, part)) = page.split_once(&format!("<h2 id=\"{heading}\">")) else {
        return Vec::new();
    };
    let part = part.split("</section>").next().unwrap_or_default();
    body(part)
}

/// The same of the first table of a page.
fn body(page: &str) -> Vec<Vec<String>> {
    let body = page
        .split("<tbody>")
        .nth(1)
        .and_then(|rest| rest.split("</tbody>").next());
    let rows = body
        .unwrap_or_default()
        .split("</tr>")
        .filter(|row| row.contains("<th"));
    rows.map(|row| row.split("</t").map(words).filter(|cell| !cell.is_empty()).collect())
        .collect()
}

/// The text of some HTML.
fn words(html: &str) -> String {
    let mut text = String::new();
    for part in html.split('<') {
        text.push_str(part.split_once('>').map_or(part, |(_, rest)| rest));
        text.push(' ');
    }
    let text = text.replace("h>", " ").replace("d>", " ");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What a list of facts says under this name.
fn fact(page: &str, name: &str) -> String {
    let said = page
        .split_once(&format!("<dt>{name}</dt>"))
        .and_then(|(_, rest)| rest.split("</dd>").next());
    words(said.unwrap_or_default())
}
