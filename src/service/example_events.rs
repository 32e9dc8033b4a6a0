//! Two events of the example club, one that is over and one in its second round. Both come about by the acts by which every
//! event does, at the hands of the club's owner.

use std::ops::ControlFlow;

use chrono::{DateTime, NaiveDateTime, TimeDelta, Utc};
use serde_json::{Value, json};

use super::tournaments::{self, NewEvent, ResultAct, ResultTyped, RoundAct, Sent, Step, TableAt, read};
use super::{ActError, Actor, find_club};
use crate::event::{Event, Seat};
use crate::games::GameKind;
use crate::generate;
use crate::store::{MemberId, Store, TournamentId};
use crate::tournament::EntryNo;
use crate::tournament::standings::SeatResult;

/// Guests who fill the tables.
const GUESTS: [&str; 2] = ["Horvát Péter", "Novák Ilona"];
/// Deals of a table.
const DEALS: usize = 9;
/// Scores of tables of three and four, one line after the other.
const THREES: [[i64; 3]; 5] = [[18, -4, -14], [-6, 11, -5], [3, -12, 9], [-8, -8, 16], [24, -10, -14]];
const FOURS: [[i64; 4]; 3] = [[12, 3, -5, -10], [-7, 15, -4, -4], [2, -9, 13, -6]];

/// Makes them.
///
/// # Errors
/// When the database fails.
pub fn load(store: &Store, director: &Actor, slug: &str, now: DateTime<Utc>) -> Result<(), ActError> {
    let club = store.read(|db| find_club::named(db, slug))?;
    if !store.read(|db| read::list(db, director, Some(club.id), 1))?.events.is_empty() {
        return Ok(());
    }
    let today = now.date_naive().and_hms_opt(18, 0, 0).unwrap_or_default();
    let done = Night::begin(store, director, slug, "Őszi klubest", today - TimeDelta::days(14), now)?;
    for round in 1..=4 {
        done.round(round, usize::MAX)?;
    }
    done.hands(1, DEALS, 71)?;
    for step in [Step::Finish, Step::Archive] {
        done.step(step)?;
    }
    let running = Night::begin(store, director, slug, "Téli klubest", today, now)?;
    running.round(1, usize::MAX)?;
    running.round(2, 1)?;
    running.hands(2, DEALS - 2, 72)
}

/// An event that is being played.
struct Night<'a> {
    store: &'a Store,
    director: &'a Actor,
    id: TournamentId,
    now: DateTime<Utc>,
}

impl<'a> Night<'a> {
    fn begin(
        store: &'a Store,
        director: &'a Actor,
        slug: &str,
        name: &str,
        starts: NaiveDateTime,
        now: DateTime<Utc>,
    ) -> Result<Night<'a>, ActError> {
        let new = NewEvent {
            name,
            preset: "club-evening",
            game: GameKind::ALL[0].as_str(),
            starts,
            venue: "Kávéház",
        };
        let id = tournaments::create(store, director, slug, &new, None, now)?;
        let night = Night { store, director, id, now };
        night.step(Step::Open)?;
        let members: Vec<MemberId> = store.read(|db| {
            let shown = read::event(db, director, id)?;
            let offered = read::to_enter(db, &shown.loaded)?;
            Ok::<_, ActError>(offered.into_iter().map(|(id, _)| id).collect())
        })?;
        for member in members {
            tournaments::enter(store, director, id, member, false, None, now)?;
        }
        night.step(Step::StartCheckIn)?;
        let entered = night.event()?.entries.len();
        for entry in (1..).take(entered) {
            let act = tournaments::EntryAct::CheckIn;
            tournaments::act_on_entry(store, director, id, EntryNo(entry), act, None, now)?;
        }
        // Guests of the first evening are in the club when the second begins.
        tournaments::enter_many(store, director, id, &GUESTS.join("\n"), true, None, now)?;
        night.step(Step::Start)?;
        Ok(night)
    }

    fn event(&self) -> Result<Event, ActError> {
        Ok(self.store.read(|db| read::event(db, self.director, self.id))?.loaded.event)
    }

    fn step(&self, step: Step) -> Result<(), ActError> {
        tournaments::step(self.store, self.director, self.id, step, "", None, self.now).map(|_| ())
    }

    /// Brings so many hands to the last table of three of a round; where all are there, its result is what they come to.
    fn hands(&self, round: u16, deals: usize, seed: u64) -> Result<(), ActError> {
        let (store, director, id, now) = (self.store, self.director, self.id, self.now);
        let shown = store.read(|db| read::event(db, director, id))?;
        let event = &shown.loaded.event;
        let tables = event.round(round).map(|round| round.tables.clone()).unwrap_or_default();
        let Some(table) = tables.iter().rev().find(|table| table.seats.len() == 3) else { return Ok(()) };
        let name = |seat: &Seat| {
            let member = event.entry(seat.entry).and_then(|entry| shown.loaded.members.get(&entry.member));
            member.map(|member| member.name.clone()).unwrap_or_default()
        };
        let names: Vec<String> = table.seats.iter().map(name).collect();
        let text = records(event, (round, table.number), &names, deals, seed);
        let at = TableAt { id, round, table: table.number };
        let sent = Sent { file_name: "table.ndjson", media_type: "application/x-ndjson", key: None };
        let mut bytes = text.as_bytes();
        let go_on = &mut |_| ControlFlow::Continue(());
        tournaments::bring_hands(store, director, at, sent, &mut bytes, now.into(), go_on)?;
        let tally = store.read(|db| {
            let shown = read::event(db, director, id)?;
            Ok::<_, ActError>(tournaments::table_hands(db, director, &shown, at)?.tally)
        })?;
        let (Some(seats), true) = (tally.seats, deals == DEALS) else { return Ok(()) };
        let act = ResultAct::Hands(seats.iter().map(|seat| seat.raw).collect());
        let seen = table.version;
        let typed = ResultTyped { round, table: table.number, seen, reason: "a leosztások szerint" };
        tournaments::act_on_result(store, director, id, typed, &act, None, now)?;
        Ok(())
    }

    /// Draws and plays a round; only so many tables have a result.
    fn round(&self, round: u16, results: usize) -> Result<(), ActError> {
        let (store, director, id, now) = (self.store, self.director, self.id, self.now);
        tournaments::draw(store, director, id, false, Some(u64::from(round)), None, now)?;
        for act in [RoundAct::Publish, RoundAct::Begin] {
            tournaments::act_on_round(store, director, id, round, act, None, now)?;
        }
        let event = self.event()?;
        let tables = event.round(round).map(|round| round.tables.clone()).unwrap_or_default();
        for table in tables.iter().take(results) {
            let at = usize::from(round * 7 + table.number);
            let raw = match table.seats.len() {
                4 => FOURS[at % FOURS.len()].to_vec(),
                _ => THREES[at % THREES.len()].to_vec(),
            };
            let act = ResultAct::Enter(raw.into_iter().map(SeatResult::of).collect());
            let typed = ResultTyped { round, table: table.number, seen: 0, reason: "" };
            tournaments::act_on_result(store, director, id, typed, &act, None, now)?;
        }
        Ok(())
    }
}

/// Records of hands that these three played at a table, one a line.
fn records(event: &Event, (round, table): (u16, u16), names: &[String], deals: usize, seed: u64) -> String {
    let line = |(deal, text): (usize, String)| {
        let mut record: Value = serde_json::from_str(&text).ok()?;
        let members = record.as_object_mut()?;
        members.remove("id");
        members.remove("annotations");
        members.remove("variations");
        let seats = crate::cards::Seat::ALL
            .into_iter()
            .zip(names)
            .map(|(seat, name)| (seat.letter(), json!({"name": name})));
        members.insert("players".into(), seats.collect());
        let date = event.starts.date().to_string();
        let source = json!({"event": event.name, "venue": event.venue, "round": round, "table": table.to_string(),
            "deal": deal, "date": date, "origin": "constructed"});
        members.insert("source".into(), source);
        Some(record.to_string())
    };
    let made = (1..).zip(generate::records(event.game, seed).take(deals));
    made.filter_map(line).collect::<Vec<_>>().join("\n")
}
