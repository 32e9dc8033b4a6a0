//! What waits for the director: faults, disputes and people first, then tables without a result by how late they are.
//! That all tables of a round are still playing is one line and not one for each.

use std::cmp::Reverse;

use chrono::{DateTime, NaiveDate, NaiveDateTime, Utc};

use super::frame::name;
use super::result_rows;
use crate::routes;
use talon_service::tournaments::read::ShownTournament;
use talon_service::tournaments::sign_up::NotEntered;
use talon_text::{Arg, Lang};
use talon_tournament::EntryNo;
use talon_tournament::tournament::{Now, attention_with};

/// Something that waits.
#[derive(Debug)]
pub(super) struct Todo {
    pub text: String,
    pub href: String,
    pub class: &'static str,
}

/// What time it is: the day in the club, and the moment in UTC.
pub(super) struct Clock {
    pub today: NaiveDate,
    pub now: NaiveDateTime,
}

impl Clock {
    pub fn of(today: NaiveDate, now: DateTime<Utc>) -> Clock {
        Clock {
            today,
            now: now.naive_utc(),
        }
    }
}

/// A table that still plays.
struct Playing {
    round: u16,
    table: u16,
    /// Minutes since its time was over; 0 while it has some, or where nobody counts.
    late: i64,
}

/// What waits for the director: who signed up, deals and tables.
pub(super) fn all(
    shown: &ShownTournament,
    signed_up: NotEntered,
    differing: &[(u16, u16)],
    clock: &Clock,
    lang: Lang,
) -> Vec<Todo> {
    let mut todo = sign_ups(shown, signed_up, lang);
    todo.extend(at_door(shown, signed_up, lang));
    todo.extend(deals(shown, lang));
    todo.extend(list(shown, differing, clock, lang));
    todo
}

/// What waits at the tables, those with other hands among it.
fn list(shown: &ShownTournament, differing: &[(u16, u16)], clock: &Clock, lang: Lang) -> Vec<Todo> {
    let tournament = &shown.loaded.tournament;
    let waiting = attention_with(tournament, differing, Some(clock.today));
    let (mut todo, mut playing) = (Vec::new(), Vec::new());
    for now in &waiting {
        match *now {
            Now::Missing { round, table } => playing.push(Playing {
                round,
                table,
                late: minutes_late(shown, round, table, clock.now),
            }),
            _ => todo.push(entry_of(shown, now, lang)),
        }
    }
    playing.sort_by_key(|one| (Reverse(one.late), one.round, one.table));
    let of_round = |number: u16| tournament.round(number).map_or(0, |round| round.tables.len());
    let mut rounds: Vec<u16> = playing.iter().map(|one| one.round).collect();
    rounds.sort_unstable();
    rounds.dedup();
    for round in rounds {
        let of: Vec<&Playing> = playing.iter().filter(|one| one.round == round).collect();
        if of.iter().all(|one| one.late == 0) && of.len() * 2 > of_round(round) {
            todo.push(all_playing(shown, round, of.len(), lang));
        } else {
            todo.extend(of.into_iter().map(|one| still_playing(shown, one, lang)));
        }
    }
    todo
}

/// Who signed up and is no player yet: nobody comes to a table by the sign-up alone.
pub(super) fn sign_ups(shown: &ShownTournament, of: NotEntered, lang: Lang) -> Vec<Todo> {
    let one = |key: &str, count: usize| Todo {
        text: lang.n(key, count as i64),
        href: routes::tournament(shown.loaded.id, "sign-up"),
        class: "warn",
    };
    let placed = (of.placed > 0).then(|| one("tournament-now-signed-up", of.placed));
    let asking = (of.asking > 0).then(|| one("tournament-now-asking", of.asking));
    placed.into_iter().chain(asking).collect()
}

/// Who say that they are here and were not let in yet; on the list at the door each of them stands in their own row.
fn at_door(shown: &ShownTournament, of: NotEntered, lang: Lang) -> Option<Todo> {
    (of.at_door > 0).then(|| Todo {
        text: lang.n("tournament-now-at-door", of.at_door as i64),
        href: routes::tournament(shown.loaded.id, "entries"),
        class: "warn",
    })
}

/// That deals are compared and nobody has made any yet.
fn deals(shown: &ShownTournament, lang: Lang) -> Option<Todo> {
    let tournament = &shown.loaded.tournament;
    let are_missing = tournament.deals.is_none() && tournament.takes_deals().is_ok();
    are_missing.then(|| Todo {
        text: lang.t("tournament-now-deals").into_owned(),
        href: routes::tournament(shown.loaded.id, "boards"),
        class: "",
    })
}

fn minutes_late(shown: &ShownTournament, round: u16, table: u16, now: NaiveDateTime) -> i64 {
    let tournament = &shown.loaded.tournament;
    let extra = tournament.table(round, table).map_or(0, |table| table.extra_minutes);
    let ends = tournament
        .round(round)
        .and_then(|round| round.ends(tournament.profile.minutes, extra));
    ends.map_or(0, |ends| (now - ends).num_minutes().max(0))
}

fn all_playing(shown: &ShownTournament, round: u16, tables: usize, lang: Lang) -> Todo {
    let args = [
        ("round", Arg::Number(round.into())),
        ("count", Arg::Number(i64::try_from(tables).unwrap_or(i64::MAX))),
    ];
    Todo {
        text: lang.t_args("tournament-now-playing-tables", &args),
        href: result_rows::address(shown, round),
        class: "",
    }
}

fn still_playing(shown: &ShownTournament, one: &Playing, lang: Lang) -> Todo {
    let missing = Now::Missing {
        round: one.round,
        table: one.table,
    };
    let mut todo = entry_of(shown, &missing, lang);
    if one.late > 0 {
        let late = lang.n("tournament-now-late-by", one.late);
        todo.text = format!("{} ({late})", todo.text);
        todo.class = "warn";
    }
    todo
}

/// What waits, in words.
pub(super) fn said(shown: &ShownTournament, now: &Now, lang: Lang) -> String {
    entry_of(shown, now, lang).text
}

fn entry_of(shown: &ShownTournament, now: &Now, lang: Lang) -> Todo {
    let id = shown.loaded.id;
    let table = |key: &str, class, round: u16, table: u16| {
        let args = [
            ("round", Arg::Number(round.into())),
            ("table", Arg::Number(table.into())),
        ];
        let href = routes::tournament(id, &format!("rounds/{round}/tables/{table}"));
        Todo {
            text: lang.t_args(key, &args),
            href,
            class,
        }
    };
    let entry = |key: &str, entry: EntryNo| {
        let href = format!("{}#e{}", routes::tournament(id, "entries"), entry.0);
        let text = lang.t_args(key, &[("name", Arg::from(name(shown, entry, lang)))]);
        Todo {
            text,
            href,
            class: "warn",
        }
    };
    match *now {
        Now::Disputed { round, table: at } => table("tournament-now-disputed", "bad", round, at),
        Now::Voided { round, table: at } => table("tournament-now-voided", "bad", round, at),
        Now::HandsDiffer { round, table: at } => {
            let todo = table("tournament-now-hands-differ", "bad", round, at);
            Todo {
                href: format!("{}/hands", todo.href),
                ..todo
            }
        }
        Now::Overdue { round, table: at } => table("tournament-now-overdue", "bad", round, at),
        Now::HandsClosed { round } => {
            let text = lang.t_args("tournament-now-hands-closed", &[("round", Arg::Number(round.into()))]);
            Todo {
                text,
                href: routes::tournament(id, &format!("rounds/{round}/hands")),
                class: "",
            }
        }
        Now::OneDevice { round, table: at } => table("tournament-now-one-device", "warn", round, at),
        Now::Unconfirmed { round, table: at } => table("tournament-now-unconfirmed", "warn", round, at),
        Now::Missing { round, table: at } => table("tournament-now-missing", "", round, at),
        Now::SeatedButGone {
            round,
            table: at,
            entry,
        } => {
            let gone = name(shown, entry, lang);
            let mut todo = table("tournament-now-gone", "warn", round, at);
            todo.text = format!("{gone}: {}", todo.text);
            todo
        }
        Now::LateWithoutSeat { entry: one } => entry("tournament-now-late", one),
        Now::NotHere { entry: one } => entry("tournament-now-not-here", one),
    }
}
