//! What each address of the table is asked for.

use talon_service::authorization::{Action, Route};

use super::{Case, HANDS, Things, filled};
use crate::clubs::people::{Town, Who};

fn at(route: &Route, what: &'static str, values: &[(&str, String)]) -> Case {
    let path = filled(route.path, values);
    Case {
        what,
        path,
        exists: true,
        in_first_club: false,
        owner: None,
        published: |_| false,
    }
}

fn missing(case: Case) -> Case {
    Case { exists: false, ..case }
}

fn ours(case: Case) -> Case {
    Case {
        in_first_club: true,
        ..case
    }
}

fn slug(slug: &str) -> (&'static str, String) {
    ("{slug}", slug.to_owned())
}

fn id(id: impl ToString) -> (&'static str, String) {
    ("{id}", id.to_string())
}

/// Tournaments that an address is asked for: entries are taken before the first round, the rest happens at tables.
fn tournaments(route: &Route, town: &Town) -> Vec<Case> {
    let takes_entries = route.path.ends_with("/entries");
    let tournament = |what, number: i64| Case {
        published: |_| true,
        ..at(route, what, &[id(number)])
    };
    let owner = takes_entries.then_some(Who::Member);
    let own = tournament("our tournament", town.tournaments[usize::from(!takes_entries)].0);
    vec![
        Case { owner, ..ours(own) },
        tournament("a tournament of another club", town.tournaments[2].0),
        missing(tournament("no tournament", 999_999)),
    ]
}

/// Addresses of tournaments in which deals are compared.
fn compares(path: &str) -> bool {
    ["/boards", "/print/dealing/", "/print/records/"]
        .iter()
        .any(|part| path.contains(part))
}

/// Tournaments in which deals are compared: scores are entered before they are agreed, and told after that.
fn boards(route: &Route, things: &Things) -> Vec<Case> {
    let own = match route.path {
        path if path.contains("/dealing/") => things.dealt,
        path => things.boards[usize::from(!path.contains("{table}"))],
    };
    let ours_there = ours(at(route, "our tournament", &[id(own)]));
    vec![
        Case {
            published: |_| true,
            ..ours_there
        },
        missing(at(route, "no boards", &[id(things.town.tournaments[2])])),
        missing(at(route, "no tournament", &[id(999_999)])),
    ]
}

/// Seasons that everyone sees, of either club.
fn leagues(route: &Route) -> Vec<Case> {
    let season = |what, league: &str| Case {
        published: |_| true,
        ..at(route, what, &[slug(league), ("{season}", "2026".to_owned())])
    };
    // An address without a season leads to the latest one, whatever is asked for in it.
    let leads_on = route.path.starts_with("/leagues/{slug}/") && !route.path.contains("{season}");
    if route.path.contains("/units/") && !leads_on {
        let column = |what, number: &str| {
            let season = ("{season}", "2025".to_owned());
            let mut case = at(
                route,
                what,
                &[slug("league-one"), season, ("{number}", number.to_owned())],
            );
            if case.path.starts_with("/api/") {
                case.path.push_str("?season=2025");
            }
            Case {
                published: |_| true,
                ..case
            }
        };
        return vec![
            ours(column("a column", "1")),
            missing(column("a column that the league does not have", "9")),
        ];
    }
    if route.path.contains("{id}") && !leads_on {
        // Nothing was played there, so that nobody has a row.
        let row = [slug("league-one"), ("{season}", "2026".to_owned()), id(999_999)];
        return vec![missing(at(route, "no row of a league", &row))];
    }
    vec![
        ours(season("a league", "league-one")),
        season("a league of another club", "league-two"),
        missing(season("no league", "nowhere")),
    ]
}

/// Rating lists that everyone sees, of either club; in none of them is a table.
fn ratings(route: &Route) -> Vec<Case> {
    let list = |what, number: u32| Case {
        published: |_| true,
        ..at(route, what, &[("{list}", number.to_string())])
    };
    let parts = ["{id}", "{player}", "{table}", "{unit}"];
    if parts.iter().any(|part| route.path.contains(part)) {
        let nothing = [
            ("{list}", "1".to_owned()),
            id(999_999),
            ("{player}", "999999".to_owned()),
        ];
        return vec![missing(at(route, "nothing of a list", &nothing))];
    }
    vec![
        ours(list("a list", 1)),
        list("a list of another club", 2),
        missing(list("no list", 999_999)),
    ]
}

/// What each address is asked for. What has no thing of ours behind it is asked for as missing.
pub(super) fn cases(route: &Route, things: &Things) -> Vec<Case> {
    if route.path.contains("{slug}") || route.object == "member" {
        return of_clubs(route, things);
    }
    let at = |what, values: &[(&str, String)]| at(route, what, values);
    match route.object {
        "account" if route.path.contains("{id}") => {
            vec![at("an account", &[id(things.account)]), missing(at("no account", &[]))]
        }
        "token" => vec![
            missing(at("no token", &[])),
            Case {
                owner: Some(Who::Member),
                ..at("a token", &[id(things.token)])
            },
        ],
        "hand" => of_hands(route, things),
        "draft" => vec![
            Case {
                owner: Some(Who::Member),
                ..at("a draft", &[id(things.drafts[0])])
            },
            Case {
                owner: Some(Who::Owner),
                ..at("the draft of another", &[id(things.drafts[1])])
            },
            missing(at("no draft", &[])),
        ],
        // A record of it can be asked for only where it was read.
        "import" if !route.path.contains("{record}") => vec![
            Case {
                owner: Some(Who::Member),
                ..ours(at("an import", &[("{id}", things.imports[0].clone())]))
            },
            Case {
                owner: Some(Who::Owner),
                ..ours(at("another import", &[("{id}", things.imports[1].clone())]))
            },
            Case {
                owner: None,
                ..at("an import of another club", &[("{id}", things.imports[2].clone())])
            },
            missing(at("no import", &[])),
        ],
        "link" | "import" => vec![missing(at("nothing", &[]))],
        "rating" => ratings(route),
        "tournament" if compares(route.path) => boards(route, things),
        "tournament" => tournaments(route, &things.town),
        // A list holds what is published and nothing else.
        _ if matches!(
            route.action,
            Action::SeeHands | Action::SeeTournament | Action::SeeLeague | Action::SeeRatings
        ) =>
        {
            vec![Case {
                published: |_| true,
                ..at("the page", &[])
            }]
        }
        _ => vec![at("the page", &[])],
    }
}

/// The same of a hand and of what is noted on it.
fn of_hands(route: &Route, things: &Things) -> Vec<Case> {
    let at = |what, values: &[(&str, String)]| at(route, what, values);
    match route.path {
        path if HANDS.contains(&path) => {
            let hand = |what, id: i64, published: fn(Who) -> bool| Case {
                published,
                ..at(what, &[("{id}", id.to_string())])
            };
            vec![
                hand("a public hand", things.hands[3], |_| true),
                hand("a hand of the club", things.hands[0], |who| {
                    matches!(who, Who::Member | Who::Scorer | Who::Director | Who::Owner)
                }),
                hand("a hand of the member alone", things.hands[1], |who| who == Who::Member),
                hand("a hand of another club", things.hands[2], |_| false),
                missing(at("no hand", &[])),
            ]
        }
        path if path.ends_with("/sharing") || path.ends_with("/out") => vec![
            Case {
                owner: Some(Who::Member),
                ..ours(at("a hand of the club", &[id(things.hands[0])]))
            },
            at("a public hand of another club", &[id(things.hands[3])]),
            missing(at("no hand", &[])),
        ],
        path if path.contains("{note}") => vec![
            Case {
                owner: Some(Who::Member),
                ..ours(at(
                    "a note",
                    &[id(things.hands[4]), ("{note}", things.note.to_string())],
                ))
            },
            missing(at(
                "a note on another hand",
                &[id(things.hands[3]), ("{note}", things.note.to_string())],
            )),
            missing(at("no note", &[id(things.hands[4]), ("{note}", "999999".to_owned())])),
        ],
        _ => vec![missing(at("nothing", &[]))],
    }
}

/// What nobody reads of a player who did not choose so.
const SHOWN_BY_CHOICE: [&str; 2] = ["/players/{id}/hands", "/players/{id}/opponents"];

/// The same of a club and of what lies in it.
fn of_clubs(route: &Route, things: &Things) -> Vec<Case> {
    let (town, at) = (&things.town, |what, values: &[(&str, String)]| at(route, what, values));
    match route.object {
        "league" => leagues(route),
        "club" => vec![
            ours(at("the club", &[slug("one")])),
            at("another club", &[slug("two")]),
            missing(at("no club", &[slug("nowhere")])),
        ],
        "tournament" | "announcement" => published(route, things),
        // Of two who sat together, which takes three tables, the tests of players ask.
        "member" if route.path.ends_with("/with/{other}") => vec![missing(at("nobody", &[id(town.member.0)]))],
        // Of hands and of those whom players met too: nobody has shown them there.
        "member" if SHOWN_BY_CHOICE.contains(&route.path) => vec![missing(at("no player", &[]))],
        "member" if !route.path.contains("{slug}") => vec![
            Case {
                owner: Some(Who::Member),
                // They have a place in a tournament that everyone sees.
                published: |_| true,
                ..ours(at("a player", &[id(town.member.0)]))
            },
            at("a player of another club", &[id(town.other.0)]),
            missing(at("no player", &[])),
        ],
        "import" => {
            let list = |of: usize| id(&things.lists[of]);
            vec![
                ours(at("a list", &[slug("one"), list(0)])),
                at("a list of another club", &[slug("two"), list(1)]),
                missing(at("a list of another club at the first", &[slug("one"), list(1)])),
                missing(at("no list", &[slug("one")])),
                missing(at("a list of no club", &[slug("nowhere"), list(0)])),
            ]
        }
        "member" if route.path.ends_with("/separate") => {
            let of = |place: usize| id(things.merges[place].0.0);
            vec![
                ours(at("merged entries", &[slug("one"), of(0)])),
                at("merged entries of another club", &[slug("two"), of(1)]),
                missing(at("merged entries of another club at the first", &[slug("one"), of(1)])),
                missing(at("no entries", &[slug("one"), id(999_999)])),
            ]
        }
        "member" => vec![
            Case {
                owner: Some(Who::Member),
                ..ours(at("an entry with an account", &[slug("one"), id(town.member.0)]))
            },
            ours(at("an entry", &[slug("one"), id(town.guest.0)])),
            at("an entry of another club", &[slug("two"), id(town.other.0)]),
            missing(at(
                "an entry of another club at the first",
                &[slug("one"), id(town.other.0)],
            )),
            missing(at("no entry", &[slug("one"), id(999_999)])),
            missing(at("an entry of no club", &[slug("nowhere"), id(town.guest.0)])),
        ],
        "link" => vec![
            at("a link of another club", &[slug("two"), id(things.links[1])]),
            missing(at(
                "a link of another club at the first",
                &[slug("one"), id(things.links[1])],
            )),
            missing(at("no link", &[slug("one"), id(999_999)])),
            ours(at("a link", &[slug("one"), id(things.links[0])])),
        ],
        other => panic!("{} has a {other}: give this test some to ask for", route.path),
    }
}

/// Tournaments of a club for which people could sign up, and what a club announces.
fn published(route: &Route, things: &Things) -> Vec<Case> {
    let (town, at) = (&things.town, |what, values: &[(&str, String)]| at(route, what, values));
    if route.object == "announcement" {
        let of = |place: usize| ("{n}", things.news[place].to_string());
        return vec![
            ours(at("an announcement", &[slug("one"), of(0)])),
            at("an announcement of another club", &[slug("two"), of(1)]),
            missing(at(
                "an announcement of another club at the first",
                &[slug("one"), of(1)],
            )),
            missing(at("no announcement", &[slug("one"), ("{n}", "999999".to_owned())])),
        ];
    }
    // Whether people sign up there at all is asked by the tests of that.
    let of = |place: usize| ("{tournament}", town.tournaments[place].to_string());
    let seen = |case: Case| Case {
        published: |_| true,
        ..case
    };
    vec![
        seen(ours(at("our tournament", &[slug("one"), of(0)]))),
        seen(at("a tournament of another club", &[slug("two"), of(2)])),
        missing(at("a tournament of another club at the first", &[slug("one"), of(2)])),
        missing(at(
            "no tournament",
            &[slug("one"), ("{tournament}", "999999".to_owned())],
        )),
    ]
}

/// What an act of the director's console says beside its word.
pub(super) fn of_console(route: &Route) -> &'static [(&'static str, &'static str)] {
    match route.act.unwrap_or_default() {
        "swap" => &[("round", "9"), ("one", "1"), ("other", "2")],
        "publish-round" | "begin" | "due" => &[("round", "9")],
        "room" | "extra-time" => &[("round", "9"), ("table", "1")],
        "substitute" => &[("round", "9"), ("table", "1"), ("entry", "1"), ("member", "")],
        "penalty" => &[("entry", "999"), ("amount", "1"), ("reason", "late")],
        "revoke" => &[("at", "9")],
        "play-off" => &[("tied", "1"), ("score", "1"), ("tied", "2"), ("score", "2")],
        "go-on" => &[("way", "keep"), ("revision", "0")],
        "sit-out" => &[("sit_out", ""), ("revision", "0")],
        "make-deals" => &[("seen_by", "officials"), ("revision", "0")],
        "undo" | "release" => &[("revision", "0")],
        _ => &[],
    }
}

/// Forms before signing in, which are tied to a browser and not to a session.
pub(super) fn is_of_a_browser(route: &Route) -> bool {
    // Scorecards have no account at all: the tests of sessions try their addresses.
    let is_of_link = |path: &str| path.ends_with("/{token}") || path.starts_with("/card/{token}/");
    route.path.starts_with("/scorecards/") || route.method == "POST" && is_of_link(route.path)
}
