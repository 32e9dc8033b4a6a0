//! The walk over every address of the table: each kind of person, and for each one's own thing, another thing of one's
//! own club, a thing of another club and one that is not there. What is expected is worked out here from the two files
//! alone.

mod cases;
mod forms;
mod published;
pub(super) mod seasons;

use chrono::Utc;
use serde_json::{Value, json};
use talon_service::authorization::{Column, Route, Word, matrix, routes};
use talon_service::import_hands::{Choices, Request, keep_upload, start};
use talon_service::merge_members::MergePair;
use talon_service::{find_club, find_person, hand_notes, member_lists, merge_members};
use talon_store::drafts::{self, DraftText};
use talon_store::hands::{NewHand, OnProbable, Visibility, insert_batch};
use talon_store::invites;
use talon_store::roles::Role;
use talon_store::tokens::{self, NewApiToken};
use talon_store::{MemberId, MergeId, StoreError, TournamentId, clubs, merges};

use self::cases::{cases, is_of_a_browser, of_console};
use super::people::{CLI, Town, Who, browser, csrf, entry, grant, join_link, town, user};
use crate::accounts::people::PASSWORD;
use crate::api::token;
use crate::harness::site::{Answer, Client, Site, on_each_site};
use crate::store::samples::{hand as sample, hash, minute};
use crate::tournaments::{boards::compared, boards::played, deals::dealt};

const EXAMPLE: &str = include_str!("../fixtures/example.talon.json");
/// Where hands are seen.
const HANDS: [&str; 6] = [
    "/hands/{id}",
    "/hands/{id}.json",
    "/hands/{id}/{ply}",
    "/api/v1/hands/{id}",
    "/hands/{id}/analysis",
    "/hands/{id}/notes",
];

/// One thing that an address is asked for.
#[derive(Debug, Clone)]
struct Case {
    what: &'static str,
    path: String,
    exists: bool,
    in_first_club: bool,
    /// Whose own it is; none of everyone's or nobody's.
    owner: Option<Who>,
    /// Whether it is there for this person to see, where that is said by the thing and not by the table.
    published: fn(Who) -> bool,
}

/// What lies in the two clubs to be asked for.
struct Things {
    town: Town,
    /// An open link of either club.
    links: [i64; 2],
    /// Of whom only whoever runs the site has a page.
    account: i64,
    /// A token of the member.
    token: i64,
    /// Of the member and of the owner of the first club, and of the owner of the second.
    imports: [String; 3],
    /// Lists of members that wait to be applied, of either club.
    lists: [String; 2],
    /// A merge in either club, and the entries that stayed.
    merges: [(MemberId, MergeId); 2],
    /// Hands that the first club sees, that only its member sees, and that the second club sees; then one of either
    /// that everyone sees.
    hands: [i64; 5],
    /// What the member and the owner of the first club are entering.
    drafts: [i64; 2],
    /// What either club announces.
    news: [i64; 2],
    /// What the member wrote for the club about the last of them.
    note: i64,
    /// Tournaments of the first club in which deals are compared: one that is being played, one that was.
    boards: [TournamentId; 2],
    /// One whose deals officials see.
    dealt: TournamentId,
}

/// A hand that someone is entering.
fn draft(site: &Site, mail: &str) -> i64 {
    let text = DraftText {
        document: "{}",
        history: "",
        typed: "",
    };
    let owner = user(&site.store, mail);
    let made: Result<_, StoreError> = site.store.write(|db| drafts::insert(db, owner, text, minute(0)));
    made.expect("a draft").0
}

fn things(site: &Site) -> Things {
    let town = town(site);
    let link = |slug: &str| {
        join_link(site, slug);
        let found: Result<_, StoreError> = site.store.read(|db| {
            let club = clubs::by_slug(db, slug)?;
            invites::of_club(db, club.id, 1)
        });
        found.expect("links")[0].id.0
    };
    let links = [link("one"), link("two")];
    let row = NewApiToken {
        token_hash: &hash(77),
        user_id: user(&site.store, &Who::Member.mail()),
        label: "mine",
        scopes: "read",
        created_at: minute(0),
        expires_at: minute(100_000_000),
    };
    let token: Result<_, StoreError> = site.store.write(|db| tokens::insert_api(db, &row));
    let imports = [
        import(site, "one", &Who::Member.mail()),
        import(site, "one", &Who::Owner.mail()),
        import(site, "two", "rival@example.org"),
    ];
    let lists = [(Who::Owner.mail(), "one"), ("rival@example.org".to_owned(), "two")].map(|(mail, slug)| {
        let actor = find_person::by_mail(&site.store, &mail).expect("somebody");
        member_lists::keep(&site.store, &actor, slug, "list.csv", b"name\nListed\n", Utc::now()).expect("a list")
    });
    let merges = ["one", "two"].map(|slug| merged(site, slug));
    let hands = [
        ("one", Visibility::Club),
        ("one", Visibility::Private),
        ("two", Visibility::Club),
        ("two", Visibility::Public),
        ("one", Visibility::Public),
    ]
    .map(|(slug, visibility)| hand(site, slug, visibility));
    let note = note(site, hands[4]);
    seasons::of_both_clubs(site);
    let news = ["one", "two"].map(|slug| published::announcement(site, slug));
    let drafts = [Who::Member, Who::Owner].map(|who| draft(site, &who.mail()));
    let account = user(&site.store, "rival@example.org").0;
    let boards = [compared(&site.store), played(&site.store)];
    let dealt = dealt(&site.store);
    for tournament in boards.into_iter().chain([dealt]) {
        grant(&site.store, town.scorer, Role::Scorer, tournament);
        grant(&site.store, town.director, Role::Director, tournament);
    }
    Things {
        account,
        note,
        news,
        drafts,
        token: token.expect("a token").0,
        links,
        imports,
        lists,
        merges,
        hands,
        boards,
        dealt,
        town,
    }
}

/// Two entries of a club, one given up for the other.
fn merged(site: &Site, slug: &str) -> (MemberId, MergeId) {
    let [stays, goes] = ["One Entry", "The Same"].map(|name| entry(&site.store, slug, name));
    merge_members::merge(&site.store, &CLI, slug, MergePair { stays, goes }, Utc::now()).expect("a merge");
    let found: Result<_, StoreError> = site.store.read(|db| merges::into(db, stays));
    (stays, found.expect("a merge")[0].id)
}

/// A hand that the member brought into the first club, or someone into the second.
fn hand(site: &Site, slug: &str, visibility: Visibility) -> i64 {
    let club = find_club::by_slug(&site.store, slug).expect("a club").id;
    let importer = (slug == "one").then(|| user(&site.store, &Who::Member.mail()));
    let hand = NewHand {
        importer_id: importer,
        visibility,
        record: EXAMPLE.to_owned(),
        ..sample(700 + visibility as u64)
    };
    let stored: Result<_, StoreError> = site
        .store
        .write(|db| insert_batch(db, club, &[hand], OnProbable::Store));
    stored.expect("a hand")[0].hand().0
}

/// A note of the member on this hand.
fn note(site: &Site, hand: i64) -> i64 {
    let actor = find_person::by_mail(&site.store, &Who::Member.mail()).expect("somebody");
    let place = hand_notes::NoteTarget {
        hand: &hand.to_string(),
        line: "main",
        ply: 0,
        cards: "",
    };
    let note = hand_notes::NoteDraft {
        audience: "club",
        sign: "!",
        text: "",
    };
    hand_notes::write(&site.store, &actor, &place, &note, None, Utc::now())
        .expect("a note")
        .0
}

/// An import that waits to be read.
fn import(site: &Site, slug: &str, mail: &str) -> String {
    let club = find_club::by_slug(&site.store, slug).expect("a club");
    let actor = find_person::by_mail(&site.store, mail).expect("somebody");
    let request = Request {
        club: &club,
        file_name: "night.ndjson",
        media_type: "application/x-ndjson",
        choices: &Choices::default(),
        key: None,
    };
    let (now, mut bytes) = (Utc::now().into(), "{}".as_bytes());
    let upload = keep_upload(&site.store, &actor, &request, &mut bytes, now).expect("an upload");
    start(&site.store, &actor, &request, upload, now)
        .expect("an import")
        .public_id
}

/// An address with these values, and what is nowhere for all others.
fn filled(path: &str, values: &[(&str, String)]) -> String {
    let rest = [
        ("{id}", "999999"),
        ("{ply}", "0"),
        ("{hand}", "nothing"),
        ("{line}", "x"),
        ("{record}", "1"),
        ("{number}", "1"),
        ("{code}", "MUST_BEAT"),
        ("{game}", "ulti"),
        ("{token}", "nothing"),
        ("{name:.*}", "talon.css"),
        ("{version}", "1.0"),
        ("{color}", "0b5d3b.css"),
    ];
    let known = values
        .iter()
        .fold(path.to_owned(), |path, (name, value)| path.replace(name, value));
    let path = rest.iter().fold(known, |path, (name, value)| path.replace(name, value));
    let parts = path
        .split('/')
        .map(|part| if part.starts_with('{') { "1" } else { part });
    parts.collect::<Vec<_>>().join("/")
}

/// Whether the files let this person do it.
fn allowed(who: Who, route: &Route, case: &Case) -> bool {
    let by_session = !route.path.starts_with("/api/");
    let is_inside = matches!(who, Who::Member | Who::Scorer | Who::Director | Who::Owner);
    let is_admin = matches!(who, Who::Admin | Who::Acting);
    let mut columns = vec![Column::Visitor];
    if who != Who::Visitor {
        columns.push(Column::Member);
    }
    columns.extend(match who {
        Who::Scorer => Some(Column::Scorer),
        Who::Director => Some(Column::Director),
        Who::Owner => Some(Column::ClubOwner),
        _ => None,
    });
    if is_admin {
        columns.push(Column::SiteAdmin);
    }
    let matrix = matrix().expect("a table");
    columns
        .into_iter()
        .map(|column| matrix.cell(route.action, column))
        // No tournament of the walk has deals that owners see.
        .any(|cell| match cell.word {
            _ if cell.setting == Some("deals_owners") => false,
            Word::No | Word::OwnTable => false,
            Word::OwnTournament => case.what == "our tournament",
            // Those who may do it to any hand do it to hands that they can see.
            Word::Any => route.object != "hand" || (case.published)(who),
            Word::Published => (case.published)(who),
            // What belongs to an account and names no owner is of whoever asks.
            Word::Own => {
                who != Who::Visitor
                    && case
                        .owner
                        .map_or(!matches!(route.object, "hand" | "import" | "tournament"), |owner| {
                            owner == who
                        })
            }
            Word::OwnClub => is_inside && case.in_first_club,
            Word::Audited => who == Who::Acting && by_session && case.in_first_club,
        })
}

/// The same of a tournament.
fn of_tournament(route: &Route, town: &Town) -> Vec<(&'static str, String)> {
    let fields: &[(&str, &str)] = match route.path {
        "/tournaments/{id}/entries" => &[("act", "enter"), ("member", "ours")],
        "/tournaments/{id}/direct" => of_console(route),
        "/tournaments/{id}/officials" if route.act == Some("reopen") => &[("reason", "a wrong score")],
        "/tournaments/{id}/officials" => &[("member", "ours")],
        "/tournaments/{id}/settings" => &[("act", "apart"), ("seen", "0"), ("one", ""), ("other", "")],
        "/clubs/{slug}/tournaments/import" => &[("act", "look"), ("text", "{}")],
        "/tournaments/{id}/rounds/{round}/hands" => &[("act", "open")],
        "/tournaments/{id}/rounds/{round}/results" => &[("table", "1"), ("version", "9"), ("score", "0")],
        path if path.ends_with("/tables/{table}/boards") => &[("act", "enter"), ("score", "1"), ("version", "9")],
        path if path.ends_with("/tables/{table}/hands") => &[("act", "add"), ("hands", "999999")],
        path if path.ends_with("/tables/{table}/times") => &[("act", "tick"), ("time", "2026-12-05T18:00")],
        path if path.ends_with("/tables/{table}") => &[("act", "enter"), ("version", "9"), ("score", "0")],
        _ => &[
            ("name", "Evening"),
            ("preset", "club-evening"),
            ("game", "ulti"),
            ("day", "2026-11-27"),
            ("time", "18:00"),
            ("venue", ""),
        ],
    };
    let own = town.member.to_string();
    let value = |value: &str| if value == "ours" { own.clone() } else { value.to_owned() };
    let mut fields: Vec<_> = fields.iter().map(|(name, text)| (*name, value(text))).collect();
    fields.extend(route.act.map(|act| ("act", act.to_owned())));
    fields.push(("key", String::new()));
    fields
}

/// A form that would be taken of whoever may.
fn form(route: &Route, who: Who, case: &Case, town: &Town) -> Vec<(&'static str, String)> {
    let settings: &[(&str, &str)] = &[
        ("name", "Club One"),
        ("logo_text", ""),
        ("about", ""),
        ("timezone", "UTC"),
        ("language", "en"),
        ("game", ""),
    ];
    let entry: &[(&str, &str)] = &[("name", "Somebody"), ("alias", ""), ("shown", "short"), ("email", "")];
    let fields: &[(&str, &str)] = match route.path {
        "/clubs/new" => return published::club(who),
        "/clubs/{slug}/clubs" | "/tournaments/{id}/leagues" => return seasons::of_federation(route),
        path if published::has(path) => return published::form(route),
        path if path.contains("tournaments") => return of_tournament(route, town),
        path if path.contains("leagues") || path.contains("ratings") => return seasons::form(route),
        // He goes on looking after it.
        "/clubs/{slug}/act" if who == Who::Acting && case.in_first_club => &[("on", "1"), ("reason", "still asked")],
        "/clubs/{slug}/act" => &[("on", "0")],
        "/hands/{id}/notes" => &[
            ("ply", "0"),
            ("line", "main"),
            ("text", "seen"),
            ("audience", "private"),
            ("key", ""),
        ],
        // What stays so.
        "/hands/{id}/sharing" => &[("visibility", "club")],
        "/hands/{id}/out" => &[("act", "back")],
        "/hands/{id}/notes/{note}" => &[("act", "restore")],
        "/hands/{id}/notes/{note}/hide" => &[("act", "show")],
        "/imports/{id}/option" => &[("option", "{\"renonce\":true}")],
        "/imports/{id}/records/{record}" => &[("choice", "leave_out")],
        "/clubs/{slug}/settings" => settings,
        "/clubs/{slug}/members" => &[
            ("name", "Added"),
            ("alias", ""),
            ("shown", ""),
            ("email", ""),
            ("key", ""),
        ],
        "/clubs/{slug}/members/{id}" => entry,
        "/clubs/{slug}/members/{id}/activity" => &[("on", "1")],
        "/clubs/{slug}/members/{id}/tags" => &[("tags", "junior")],
        "/clubs/{slug}/members/{id}/owner" => &[("on", "0"), ("password", PASSWORD)],
        // Nothing that would be gone, merged or separated for whoever comes next; a list is only told how it is to be
        // read.
        "/clubs/{slug}/members/import/{id}" => &[("separator", "comma")],
        "/clubs/{slug}/members/{id}/merge" => &[("goes", "0")],
        "/clubs/{slug}/members/{id}/separate" => &[("merge", "0")],
        "/clubs/{slug}/invites" => &[("label", ""), ("role", "member"), ("days", "1"), ("key", "")],
        "/site/accounts/{id}" => &[("do", "end")],
        "/account/profile" => &[("name", "Anna"), ("language", "en")],
        "/account/password" => &[("current", "wrong"), ("password", "wrong")],
        "/account/tokens" => &[("label", "new"), ("scopes", "read"), ("token-password", PASSWORD)],
        _ => &[],
    };
    fields
        .iter()
        .map(|(name, value)| (*name, (*value).to_owned()))
        .collect()
}

/// The same for a program.
fn body(route: &Route, who: Who) -> Value {
    match (route.method, route.path) {
        ("POST", "/api/v1/clubs") => {
            let slug = format!("api-{who:?}").to_lowercase();
            json!({"name": "New", "slug": slug, "timezone": "UTC", "language": "en"})
        }
        ("POST", "/api/v1/clubs/{slug}/members") => json!({"name": "Added", "is_guest": true}),
        ("POST", "/api/v1/clubs/{slug}/invites") => json!({"days": 1}),
        ("PATCH", _) => json!({}),
        _ => json!([]),
    }
}

fn ask(site: &Site, client: &mut Client, who: Who, route: &Route, case: &Case, town: &Town) -> Answer {
    if route.path.starts_with("/api/") {
        let bearer = (who != Who::Visitor)
            .then(|| format!("Bearer talon_{}_read import manage", user(&site.store, &who.mail()).0));
        let mut headers = vec![("content-type", "application/json")];
        headers.extend(bearer.as_deref().map(|bearer| ("authorization", bearer)));
        let body = if route.method == "GET" {
            String::new()
        } else {
            body(route, who).to_string()
        };
        return client.send(route.method, &case.path, &headers, body.as_bytes());
    }
    if route.method == "GET" {
        return client.get(&case.path);
    }
    let token = csrf(client);
    let form = form(route, who, case, town);
    let mut fields: Vec<(&str, &str)> = form.iter().map(|(name, value)| (*name, value.as_str())).collect();
    fields.push(("csrf", &token));
    client.post(&case.path, &fields)
}

/// Addresses that are asked by a form of their own, in `forms`: forms before signing in, files that are sent, what
/// one's own session or page is asked for by name, and the ends of sessions. Records of an import are asked for here
/// where there are none, and there where there are some.
const ELSEWHERE: [&str; 9] = [
    "/sign-in",
    "/sign-out",
    "/import",
    "/api/v1/imports",
    "/account/sessions",
    "/account/page",
    "/account/page/tags",
    "/account/page/contact",
    "/account/page/federations",
];

/// Whether it was denied, or what is wrong with the answer.
fn check(who: Who, route: &Route, case: &Case, status: u16) -> Result<bool, String> {
    let fault = |why: &str| {
        Err(format!(
            "{who:?} {} {} {:?} ({}): {status}, {why}",
            route.method, case.path, route.act, case.what
        ))
    };
    // Who is not signed in is asked to do so, whether there is such a thing or not.
    let asked_to_sign_in = who == Who::Visitor && status == 401;
    let told = status.to_string() == route.denied && !(who == Who::Visitor && status == 403);
    let denied = asked_to_sign_in || told;
    let may = allowed(who, route, case);
    // A program that acts shows who it is first.
    let acts = route.path.starts_with("/api/v1/clubs") && route.method != "GET";
    match (case.exists, may && !(acts && who == Who::Visitor)) {
        _ if status >= 500 => fault("a failure"),
        // Whoever may not even ask is told so first, which tells nothing of what is there.
        (false, _) if status == 404 || denied && !may => Ok(false),
        (false, _) => fault("and there is no such thing"),
        (true, true) if matches!(status, 401 | 403 | 404) => fault("and the table allows it"),
        (true, true) => Ok(false),
        (true, false) if denied => Ok(true),
        (true, false) => fault(&format!("and the table denies it with {}", route.denied)),
    }
}

#[test]
fn every_address_answers_everyone_as_the_table_says() {
    on_each_site(|site| {
        let things = things(site);
        // The owner comes last, because what they may do changes what the others are asked for.
        let mut people: Vec<Who> = Who::ALL.into_iter().filter(|who| *who != Who::Owner).collect();
        people.push(Who::Owner);
        let (mut asked, mut denied, mut faults) = (0, 0, Vec::new());
        for who in people {
            let mut client = browser(site, who);
            if who != Who::Visitor {
                token(&site.store, user(&site.store, &who.mail()), "read import manage");
            }
            let all = routes().expect("a table");
            for route in all
                .iter()
                .filter(|route| !ELSEWHERE.contains(&route.path) && !is_of_a_browser(route))
            {
                for case in cases(route, &things) {
                    let status = ask(site, &mut client, who, route, &case, &things.town).status;
                    match check(who, route, &case, status) {
                        Ok(was_denied) => denied += u32::from(was_denied),
                        Err(fault) => faults.push(fault),
                    }
                    asked += 1;
                }
            }
        }
        assert!(faults.is_empty(), "{}", faults.join("\n"));
        assert!(asked > 600 && denied > 150, "{asked} {denied}");
    });
}
