//! Makes a tournament of a text that was found sound: each value is what its place asks for. It does not judge
//! anything.

use std::str::FromStr;

use chrono::{NaiveDate, NaiveDateTime, NaiveTime};

use super::links::items;
use super::walk::number_of;
use super::{profile, rounds};
use crate::duplicate::DealSeed;
use crate::rating::Method;
use crate::standings::TeamPlace;
use crate::tournament::file::words::{self, WordTable};
use crate::tournament::file::{AuditLine, Club, FileMember, Outside};
use crate::tournament::{
    Adjustment, Entry, MadeDeals, MemberKey, Seeding, SeedingSource, Stage, State, Status, Tournament,
};
use crate::{EntryNo, EntryPair, Exact};
use talon_records::hash::Hash;
use talon_records::json::Value;
use talon_rules::games::GameKind;

pub(super) fn tournament(root: Value<'_>) -> Tournament {
    let about = object(root, "tournament");
    let starts = day_and_time(about);
    let stages = items(root, "stages").map(stage).collect();
    let profile = profile::profile(object(root, "profile"));
    let game = GameKind::parse(&text(about, "game")).unwrap_or(GameKind::ALL[0]);
    let mut tournament = Tournament::new(text(about, "name"), game, starts, profile, stages);
    tournament.venue = text(about, "venue");
    tournament.state = State::parse(&text(about, "state")).unwrap_or(State::Draft);
    tournament.published = switch(about, "published");
    tournament.revision = number(about, "revision");
    tournament.entries = items(root, "entries").map(entered).collect();
    tournament.rounds = items(root, "rounds").map(rounds::round).collect();
    rounds::lay_boards(root, &mut tournament.rounds);
    tournament.adjustments = items(root, "adjustments").map(adjustment).collect();
    let played_off = |score: Value<'_>| (entry(score, "entry"), number(score, "raw"));
    tournament.playoffs = items(root, "playoffs")
        .map(|scores| scores.items().map(played_off).collect())
        .collect();
    tournament.apart = items(root, "apart").map(apart).collect();
    tournament.deals = root.get("deals").and_then(deals);
    tournament.seeding = root.get("seeding").map(seeding);
    tournament.apart.sort_unstable();
    tournament.apart.dedup();
    tournament
}

pub(super) fn outside(root: Value<'_>) -> Outside {
    let club = root.get("club").map(|club| Club {
        slug: text(club, "slug"),
        name: text(club, "name"),
        timezone: text(club, "timezone"),
    });
    let known = |one: Value<'_>| FileMember {
        key: member(one, "key").unwrap_or(MemberKey(0)),
        name: text(one, "name"),
        alias: one.get("alias").map(|_| text(one, "alias")),
    };
    let mut members: Vec<FileMember> = items(root, "members").map(known).collect();
    members.sort_by_key(|member| member.key);
    let done = |line: Value<'_>| AuditLine {
        at: moment(text(line, "at").trim_end_matches('Z')).unwrap_or_default(),
        by: member(line, "by"),
        act: text(line, "act"),
        detail: text(line, "detail"),
    };
    Outside {
        club,
        members,
        audit: items(root, "audit").map(done).collect(),
    }
}

/// A day and a time, of a text that was found sound.
pub(super) fn day_and_time(one: Value<'_>) -> NaiveDateTime {
    date(one).and_time(parsed::<NaiveTime>(one, "time").unwrap_or_default())
}

fn deals(one: Value<'_>) -> Option<MadeDeals> {
    Some(MadeDeals {
        commitment: Hash::parse(&text(one, "commitment"))?,
        seed: DealSeed::parse(&text(one, "seed")),
        seen_by: word(one, "seen_by", words::SEEN_BY),
    })
}

fn seeding(one: Value<'_>) -> Seeding {
    Seeding {
        order: items(one, "order").map(keyed).collect(),
        source: SeedingSource {
            club: text(one, "club"),
            method: Method::parse(&text(one, "method")).unwrap_or_default(),
            revision: number(one, "revision"),
        },
    }
}

fn entered(one: Value<'_>) -> Entry {
    let place = |team: Value<'_>| TeamPlace {
        team: number(team, "team"),
        board: number(team, "board"),
    };
    Entry {
        number: entry(one, "key"),
        member: member(one, "member").unwrap_or(MemberKey(0)),
        team: one.get("team").map(place),
        status: Status::parse(&text(one, "status")).unwrap_or(Status::Registered),
        first_round: number(one, "first_round"),
        last_round: maybe_number(one, "last_round"),
        paid: maybe_number(one, "paid"),
    }
}

fn adjustment(one: Value<'_>) -> Adjustment {
    Adjustment {
        entry: entry(one, "entry"),
        amount: exact(one, "amount"),
        round: number(one, "round"),
        reason: text(one, "reason"),
        by: member(one, "by"),
        revoked: switch(one, "revoked"),
    }
}

fn apart(pair: Value<'_>) -> EntryPair {
    let mut both = pair.items().map(keyed);
    let mut next = || both.next().unwrap_or(EntryNo(0));
    EntryPair::of(next(), next())
}

fn stage(one: Value<'_>) -> Stage {
    Stage {
        name: text(one, "name"),
        format: profile::format(object(one, "format")),
        rounds: number(one, "rounds"),
        entrants: profile::entrants(object(one, "entrants")),
        carry: profile::carry(object(one, "carry")),
        boards: maybe_word(one, "boards", words::BOARDS),
    }
}

fn date(about: Value<'_>) -> NaiveDate {
    parsed(about, "date").unwrap_or_default()
}

/// The inner object of this name; where there is none, the outer one, in which nothing of it is found.
pub(super) fn object<'a>(outer: Value<'a>, name: &str) -> Value<'a> {
    outer.get(name).unwrap_or(outer)
}

pub(super) fn text(object: Value<'_>, name: &str) -> String {
    object
        .get(name)
        .and_then(|value| value.as_str())
        .map(String::from)
        .unwrap_or_default()
}

pub(super) fn parsed<T: FromStr>(object: Value<'_>, name: &str) -> Option<T> {
    object.get(name)?.as_str()?.parse().ok()
}

pub(super) fn moment(text: &str) -> Option<NaiveDateTime> {
    text.parse().ok()
}

pub(in crate::tournament::file) fn maybe_number<T: TryFrom<i64>>(object: Value<'_>, name: &str) -> Option<T> {
    T::try_from(object.get(name)?.as_int()?).ok()
}

pub(in crate::tournament::file) fn number<T: TryFrom<i64> + Default>(object: Value<'_>, name: &str) -> T {
    maybe_number(object, name).unwrap_or_default()
}

pub(super) fn switch(object: Value<'_>, name: &str) -> bool {
    object.get(name).and_then(|value| value.as_bool()).unwrap_or_default()
}

pub(super) fn exact(object: Value<'_>, name: &str) -> Exact {
    parsed(object, name).unwrap_or_else(Exact::zero)
}

pub(in crate::tournament::file) fn exacts(object: Value<'_>, name: &str) -> Vec<Exact> {
    items(object, name)
        .filter_map(|item| item.as_str()?.parse().ok())
        .collect()
}

pub(super) fn maybe_word<T: Copy>(object: Value<'_>, name: &str, list: WordTable<T>) -> Option<T> {
    words::value(list, &object.get(name)?.as_str()?)
}

/// A word of a list; the first of it, if there is none.
pub(in crate::tournament::file) fn word<T: Copy>(object: Value<'_>, name: &str, list: WordTable<T>) -> T {
    maybe_word(object, name, list).unwrap_or(list[0].1)
}

pub(super) fn entry(object: Value<'_>, name: &str) -> EntryNo {
    object.get(name).map_or(EntryNo(0), keyed)
}

/// The entry of a key.
pub(super) fn keyed(key: Value<'_>) -> EntryNo {
    EntryNo(key.as_str().and_then(|key| number_of(&key, 'e')).unwrap_or_default())
}

pub(super) fn member(object: Value<'_>, name: &str) -> Option<MemberKey> {
    number_of(&object.get(name)?.as_str()?, 'm').map(MemberKey)
}
