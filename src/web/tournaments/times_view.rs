//! What the pages of a table of a round over weeks show of when it meets, and of how its host is reached.

use chrono::{DateTime, Datelike as _, NaiveDate, NaiveDateTime, Utc, Weekday};

use super::frame::name;
use talon_service::ActError;
use talon_service::clubs::clock;
use talon_service::tournaments::read::ShownTournament;
use talon_service::tournaments::{
    AgreedTime, HostContact, Loaded, PROPOSALS_MAX, ProposedBy, ProposedTime, TablePlace, TableTimes, host_contact,
    times_of,
};
use talon_store::Db;
use talon_text::{Arg, Lang};
use talon_tournament::EntryNo;
use talon_tournament::tournament::MemberKey;

/// What is kept of when a table meets.
#[derive(Debug, Default)]
pub(super) struct TimesFacts {
    /// The last day on which it can; none where it has not to meet.
    until: Option<NaiveDate>,
    now: NaiveDateTime,
    times: TableTimes,
    /// Read only for those who may know it.
    host: Option<HostContact>,
}

impl TimesFacts {
    /// Of a table; how its host is reached only for those who sit there and for the director.
    pub fn of(
        db: &mut Db,
        loaded: &Loaded,
        place: TablePlace,
        now: DateTime<Utc>,
        is_concerned: bool,
    ) -> Result<TimesFacts, ActError> {
        let until = loaded.tournament.meets_until(place.round, place.table);
        if until.is_none() {
            return Ok(TimesFacts::default());
        }
        let host = if is_concerned {
            host_contact(db, loaded, place.round, place.table)?
        } else {
            None
        };
        Ok(TimesFacts {
            until,
            now: clock::local(&loaded.club.timezone, now),
            times: times_of(db, loaded, now)?.remove(&place).unwrap_or_default(),
            host,
        })
    }
}

/// Who reads them.
#[derive(Debug, Clone, Copy)]
pub(super) struct TimesReader {
    /// Their key, if they sit at the table.
    pub me: Option<MemberKey>,
    /// They direct the tournament.
    pub directs: bool,
    /// The seat they said is theirs, by the card of the table.
    pub seat: Option<EntryNo>,
    /// They hold the card of the table.
    pub by_card: bool,
}

/// When a table meets, as its pages tell it.
#[derive(Debug, Default)]
pub(super) struct TimesView {
    /// The time that is agreed, in words; empty where none is.
    pub agreed: String,
    /// How the host is reached, in words; empty where the reader is not to know.
    pub contact: String,
    /// The reader is host and has not said how they are reached.
    pub says_nothing: bool,
    /// The reader is of the table, or its director.
    pub is_shown: bool,
    /// They have yet to say who they are.
    pub asks_seat: bool,
    pub help: String,
    pub post: String,
    pub seat: Option<u16>,
    pub rows: Vec<TimeRow>,
    /// What can still be proposed, as it was typed.
    pub fields: Vec<TimeField>,
    /// Limits of the fields.
    pub first: String,
    pub last: String,
}

/// A time that was proposed.
#[derive(Debug)]
pub(super) struct TimeRow {
    pub value: String,
    pub says: String,
    pub suits: String,
    pub is_agreed: bool,
    pub can_tick: bool,
    pub can_untick: bool,
    pub can_withdraw: bool,
}

/// A field for one more.
#[derive(Debug)]
pub(super) struct TimeField {
    pub label: String,
    pub value: String,
}

impl TimesView {
    pub fn of(
        facts: &TimesFacts,
        shown: &ShownTournament,
        reader: TimesReader,
        post: String,
        typed: &[String],
        lang: Lang,
    ) -> TimesView {
        let Some(until) = facts.until else {
            return TimesView::default();
        };
        let is_shown = reader.me.is_some() || reader.directs || reader.by_card;
        let can_act = reader.me.is_some() || reader.directs;
        let agreed = facts.times.agreed;
        let host = facts.host.as_ref().filter(|_| is_shown);
        let contact = host.map(|host| contact(host, reader, lang)).unwrap_or_default();
        let club = shown.loaded.club.name.as_str();
        TimesView {
            agreed: agreed.map(|one| agreed_words(one, lang)).unwrap_or_default(),
            says_nothing: host.is_some_and(|host| host.contact.is_none() && Some(host.host) == reader.me)
                && !reader.by_card,
            contact,
            is_shown,
            asks_seat: is_shown && !can_act,
            help: lang.t_args("tournament-times-help", &[("club", Arg::from(club))]),
            post,
            seat: reader.seat.map(|seat| seat.0),
            rows: facts
                .times
                .proposed
                .iter()
                .map(|one| row(one, shown, reader, agreed, lang))
                .collect(),
            fields: if can_act {
                fields(&facts.times, reader, typed, lang)
            } else {
                Vec::new()
            },
            first: value(facts.now),
            last: format!("{until}T23:59"),
        }
    }
}

/// How the host is reached, for those who are not the host.
fn contact(host: &HostContact, reader: TimesReader, lang: Lang) -> String {
    match &host.contact {
        Some(contact) => lang.t_args("tournament-contact", &[("contact", Arg::from(contact.as_str()))]),
        None if Some(host.host) == reader.me => String::new(),
        None if reader.directs => String::new(),
        None => lang.t("tournament-contact-none").into_owned(),
    }
}

fn row(
    one: &ProposedTime,
    shown: &ShownTournament,
    reader: TimesReader,
    agreed: Option<AgreedTime>,
    lang: Lang,
) -> TimeRow {
    let suits_me = reader.me.is_some_and(|me| one.suits.contains(&me));
    let is_own = reader.me.is_some_and(|me| one.by == ProposedBy::Member(me));
    let names: Vec<String> = one.suits.iter().map(|key| person(shown, *key, lang)).collect();
    TimeRow {
        value: value(one.starts),
        says: when(one.starts, lang),
        suits: if names.is_empty() {
            lang.t("tournament-times-suits-nobody").into_owned()
        } else {
            lang.t_args("tournament-times-suits", &[("names", Arg::from(names.join(", ")))])
        },
        is_agreed: agreed.is_some_and(|agreed| agreed.starts == one.starts),
        can_tick: reader.me.is_some() && !suits_me,
        can_untick: suits_me && !is_own,
        can_withdraw: is_own || reader.directs,
    }
}

/// Fields for what can still be proposed.
fn fields(times: &TableTimes, reader: TimesReader, typed: &[String], lang: Lang) -> Vec<TimeField> {
    let by = ProposedBy::of(reader.me);
    let own = times.proposed.iter().filter(|one| one.by == by).count();
    let free = PROPOSALS_MAX.saturating_sub(own);
    let field = |at: usize| TimeField {
        label: lang.t_args(
            "tournament-times-number",
            &[("number", Arg::Number((own + at) as i64 + 1))],
        ),
        value: typed.get(at).cloned().unwrap_or_default(),
    };
    (0..free.max(typed.len().min(PROPOSALS_MAX))).map(field).collect()
}

/// A member of the tournament by the name that the reader sees.
fn person(shown: &ShownTournament, key: MemberKey, lang: Lang) -> String {
    let entries = &shown.loaded.tournament.entries;
    match entries.iter().find(|entry| entry.member == key) {
        Some(entry) => name(shown, entry.number, lang),
        None => shown.member_name(key).unwrap_or_else(|| {
            let number = Arg::Number(key.0.into());
            lang.t_args("tournament-entry-numbered", &[("number", number)])
        }),
    }
}

/// A time as forms send it.
fn value(at: NaiveDateTime) -> String {
    at.format("%Y-%m-%dT%H:%M").to_string()
}

/// A day of the week and a time, as people say them.
fn when(at: NaiveDateTime, lang: Lang) -> String {
    let weekday = match at.weekday() {
        Weekday::Mon => "monday",
        Weekday::Tue => "tuesday",
        Weekday::Wed => "wednesday",
        Weekday::Thu => "thursday",
        Weekday::Fri => "friday",
        Weekday::Sat => "saturday",
        Weekday::Sun => "sunday",
    };
    let weekday = lang.t(&format!("league-weekday-{weekday}")).into_owned();
    let args = [
        ("weekday", Arg::from(weekday)),
        ("day", Arg::from(lang.short_day(at.month(), at.day()))),
        ("time", Arg::from(at.format("%H:%M").to_string())),
    ];
    lang.t_args("tournament-times-when", &args)
}

/// That a time is agreed.
pub(super) fn agreed_words(agreed: AgreedTime, lang: Lang) -> String {
    lang.t_args(
        "tournament-times-agreed",
        &[("when", Arg::from(when(agreed.starts, lang)))],
    )
}

/// How far a table is with that, in a line.
pub(super) fn progress_words(times: Option<&TableTimes>, lang: Lang) -> String {
    match times {
        Some(TableTimes {
            agreed: Some(agreed), ..
        }) => agreed_words(*agreed, lang),
        Some(times) if !times.proposed.is_empty() => lang.n("tournament-times-open", times.proposed.len() as i64),
        Some(_) | None => lang.t("tournament-times-none").into_owned(),
    }
}
