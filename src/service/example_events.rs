//! Two events of the example club, one that is over and one in its second round. Both come about by the acts by which every
//! event does, at the hands of the club's owner.

use chrono::{DateTime, NaiveDateTime, TimeDelta, Utc};

use super::tournaments::{self, NewEvent, ResultAct, ResultTyped, RoundAct, Step, read};
use super::{ActError, Actor, find_club};
use crate::games::GameKind;
use crate::store::{MemberId, Store, TournamentId};
use crate::tournament::EntryNo;
use crate::tournament::standings::SeatResult;

/// Guests who fill the tables.
const GUESTS: [&str; 2] = ["Horvát Péter", "Novák Ilona"];
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
    for step in [Step::Finish, Step::Archive] {
        done.step(step)?;
    }
    let running = Night::begin(store, director, slug, "Téli klubest", today, now)?;
    running.round(1, usize::MAX)?;
    running.round(2, 1)
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

    fn event(&self) -> Result<crate::event::Event, ActError> {
        Ok(self.store.read(|db| read::event(db, self.director, self.id))?.loaded.event)
    }

    fn step(&self, step: Step) -> Result<(), ActError> {
        tournaments::step(self.store, self.director, self.id, step, "", None, self.now).map(|_| ())
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
