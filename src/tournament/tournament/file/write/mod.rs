//! Writes a tournament in canonical form: members in their order, nothing that can be computed, nothing that is usual.

pub(super) mod profile;
mod rounds;

use chrono::{NaiveDate, NaiveDateTime, NaiveTime};

use super::{AuditLine, Club, FORMAT, FileMember, Outside, Version, words};
use crate::duplicate::DEALT_BY;
use crate::tournament::{Adjustment, Entry, MadeDeals, MemberKey, Seeding, Stage, Tournament};
use crate::{EntryNo, Exact};
use talon_records::json::canonical::{Array, Object, integer, string};

/// How times are written; a fraction of a second has three, six or nine digits, where there is one.
const DATE: &str = "%Y-%m-%d";
const CLOCK: &str = "%H:%M:%S%.f";
const MOMENT: &str = "%Y-%m-%dT%H:%M:%S%.f";

/// The whole file, or without `outside` what the database keeps.
pub(super) fn whole(tournament: &Tournament, outside: Option<&Outside>) -> Vec<u8> {
    let mut out = Vec::new();
    let mut file = Object::begin(&mut out);
    list(file.plain_member("adjustments"), &tournament.adjustments, adjustment);
    list(file.plain_member("apart"), &tournament.apart, |out, pair| {
        list(out, [&pair.one, &pair.other], entry)
    });
    if let Some(outside) = outside {
        list(file.plain_member("audit"), &outside.audit, audit);
    }
    rounds::boards(file.plain_member("boards"), tournament);
    if let Some(owner) = outside.and_then(|outside| outside.club.as_ref()) {
        club(file.plain_member("club"), owner);
    }
    if let Some(made) = &tournament.deals {
        deals(file.plain_member("deals"), made);
    }
    list(file.plain_member("entries"), &tournament.entries, entered);
    string(file.plain_member("format"), FORMAT);
    if let Some(outside) = outside {
        let mut members: Vec<&FileMember> = outside.members.iter().collect();
        members.sort_by_key(|member| member.key);
        list(file.plain_member("members"), members, known);
    }
    list(file.plain_member("playoffs"), &tournament.playoffs, |out, scores| {
        list(out, scores, played_off)
    });
    profile::profile(file.plain_member("profile"), &tournament.profile);
    list(file.plain_member("rounds"), &tournament.rounds, rounds::round);
    if let Some(by) = &tournament.seeding {
        seeding(file.plain_member("seeding"), by);
    }
    list(file.plain_member("stages"), &tournament.stages, stage);
    basics(file.plain_member("tournament"), tournament);
    string(file.plain_member("version"), Version::of(tournament).as_str());
    file.end();
    out
}

fn deals(out: &mut Vec<u8>, made: &MadeDeals) {
    let mut object = Object::begin(out);
    string(object.plain_member("commitment"), &made.commitment.to_string());
    string(object.plain_member("method"), DEALT_BY);
    if let Some(seed) = made.seed {
        string(object.plain_member("seed"), &seed.to_hex());
    }
    string(
        object.plain_member("seen_by"),
        words::word(words::SEEN_BY, made.seen_by),
    );
    object.end();
}

fn seeding(out: &mut Vec<u8>, by: &Seeding) {
    let mut object = Object::begin(out);
    string(object.plain_member("club"), &by.source.club);
    string(object.plain_member("method"), by.source.method.as_str());
    list(object.plain_member("order"), &by.order, entry);
    integer(object.plain_member("revision"), by.source.revision.into());
    object.end();
}

fn basics(out: &mut Vec<u8>, tournament: &Tournament) {
    let mut object = Object::begin(out);
    date(object.plain_member("date"), tournament.starts.date());
    string(object.plain_member("game"), tournament.game.as_str());
    string(object.plain_member("name"), &tournament.name);
    switch(object.plain_member("published"), tournament.published);
    integer(object.plain_member("revision"), tournament.revision.into());
    string(object.plain_member("state"), tournament.state.as_str());
    clock(object.plain_member("time"), tournament.starts.time());
    text_unless_empty(&mut object, "venue", &tournament.venue);
    object.end();
}

fn entered(out: &mut Vec<u8>, entered: &Entry) {
    let mut object = Object::begin(out);
    integer(object.plain_member("first_round"), entered.first_round.into());
    entry(object.plain_member("key"), &entered.number);
    if let Some(last) = entered.last_round {
        integer(object.plain_member("last_round"), last.into());
    }
    member(object.plain_member("member"), entered.member);
    if let Some(paid) = entered.paid {
        profile::amount(object.plain_member("paid"), &paid);
    }
    string(object.plain_member("status"), entered.status.as_str());
    if let Some(place) = entered.team {
        let mut team = Object::begin(object.plain_member("team"));
        integer(team.plain_member("board"), place.board.into());
        integer(team.plain_member("team"), place.team.into());
        team.end();
    }
    object.end();
}

fn adjustment(out: &mut Vec<u8>, adjustment: &Adjustment) {
    let mut object = Object::begin(out);
    exact(object.plain_member("amount"), &adjustment.amount);
    member_if_any(&mut object, "by", adjustment.by);
    entry(object.plain_member("entry"), &adjustment.entry);
    string(object.plain_member("reason"), &adjustment.reason);
    switch(object.plain_member("revoked"), adjustment.revoked);
    integer(object.plain_member("round"), adjustment.round.into());
    object.end();
}

fn played_off(out: &mut Vec<u8>, (played, raw): &(EntryNo, i64)) {
    let mut object = Object::begin(out);
    entry(object.plain_member("entry"), played);
    integer(object.plain_member("raw"), *raw);
    object.end();
}

fn stage(out: &mut Vec<u8>, stage: &Stage) {
    let mut object = Object::begin(out);
    if let Some(boards) = stage.boards {
        string(object.plain_member("boards"), words::word(words::BOARDS, boards));
    }
    profile::carry(object.plain_member("carry"), &stage.carry);
    profile::entrants(object.plain_member("entrants"), &stage.entrants);
    profile::format(object.plain_member("format"), &stage.format);
    text_unless_empty(&mut object, "name", &stage.name);
    integer(object.plain_member("rounds"), stage.rounds.into());
    object.end();
}

fn club(out: &mut Vec<u8>, club: &Club) {
    let mut object = Object::begin(out);
    string(object.plain_member("name"), &club.name);
    string(object.plain_member("slug"), &club.slug);
    string(object.plain_member("timezone"), &club.timezone);
    object.end();
}

fn known(out: &mut Vec<u8>, known: &FileMember) {
    let mut object = Object::begin(out);
    if let Some(alias) = &known.alias {
        string(object.plain_member("alias"), alias);
    }
    member(object.plain_member("key"), known.key);
    string(object.plain_member("name"), &known.name);
    object.end();
}

fn audit(out: &mut Vec<u8>, line: &AuditLine) {
    let mut object = Object::begin(out);
    string(object.plain_member("act"), &line.act);
    string(
        object.plain_member("at"),
        &line.at.format("%Y-%m-%dT%H:%M:%S%.fZ").to_string(),
    );
    member_if_any(&mut object, "by", line.by);
    text_unless_empty(&mut object, "detail", &line.detail);
    object.end();
}

/// A list, item by item.
pub(super) fn list<T>(out: &mut Vec<u8>, items: impl IntoIterator<Item = T>, mut each: impl FnMut(&mut Vec<u8>, T)) {
    let mut array = Array::begin(out);
    for item in items {
        each(array.item(), item);
    }
    array.end();
}

fn entry(out: &mut Vec<u8>, entry: &EntryNo) {
    string(out, &format!("e{}", entry.0));
}

fn member(out: &mut Vec<u8>, member: MemberKey) {
    string(out, &format!("m{}", member.0));
}

fn member_if_any(object: &mut Object<'_>, name: &'static str, whom: Option<MemberKey>) {
    if let Some(whom) = whom {
        member(object.plain_member(name), whom);
    }
}

fn text_unless_empty(object: &mut Object<'_>, name: &'static str, text: &str) {
    if !text.is_empty() {
        string(object.plain_member(name), text);
    }
}

pub(super) fn exact(out: &mut Vec<u8>, number: &Exact) {
    string(out, &number.to_string());
}

fn switch(out: &mut Vec<u8>, on: bool) {
    out.extend_from_slice(if on { b"true" } else { b"false" });
}

fn date(out: &mut Vec<u8>, date: NaiveDate) {
    string(out, &date.format(DATE).to_string());
}

fn clock(out: &mut Vec<u8>, time: NaiveTime) {
    string(out, &time.format(CLOCK).to_string());
}

fn moment(out: &mut Vec<u8>, moment: NaiveDateTime) {
    string(out, &moment.format(MOMENT).to_string());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_written_with_as_much_of_a_second_as_they_have() {
        let day = NaiveDate::from_ymd_opt(2026, 3, 14).expect("a day");
        let written = |write: &dyn Fn(&mut Vec<u8>)| {
            let mut out = Vec::new();
            write(&mut out);
            String::from_utf8(out).expect("text")
        };
        assert_eq!(written(&|out| date(out, day)), r#""2026-03-14""#);
        for (micros, fraction) in [(0, ""), (250_000, ".250"), (120, ".000120")] {
            let time = NaiveTime::from_hms_micro_opt(9, 5, 0, micros).expect("a time");
            assert_eq!(written(&|out| clock(out, time)), format!(r#""09:05:00{fraction}""#));
            assert_eq!(
                written(&|out| moment(out, day.and_time(time))),
                format!(r#""2026-03-14T09:05:00{fraction}""#)
            );
        }
    }
}
