//! The time of day where a tournament is played, and how long a round still lasts. It asks no clock: a time is an
//! argument.

use chrono::{DateTime, NaiveDateTime, Utc};
use chrono_tz::Tz;

use talon_service::clubs::clock;
use talon_tournament::tournament::{Round, RoundState, Table, Tournament};

/// A moment, by the clock of a club.
#[derive(Debug, Clone, Copy)]
pub(super) struct Clock {
    now: DateTime<Utc>,
    zone: Tz,
}

impl Clock {
    /// By the name of a zone; one that is not known is UTC.
    pub fn of(zone: &str, now: DateTime<Utc>) -> Clock {
        Clock {
            now,
            zone: clock::zone(zone),
        }
    }

    pub fn local(self) -> NaiveDateTime {
        self.now.with_timezone(&self.zone).naive_local()
    }

    /// Seconds until the round that is played ends, below zero when its time is up; none where no time was set.
    pub fn left(self, tournament: &Tournament) -> Option<i64> {
        let round = tournament
            .rounds
            .iter()
            .rev()
            .find(|round| round.state == RoundState::Playing)?;
        self.until(tournament, round, 0)
    }

    /// The same for a table, which may have got more time than the others.
    pub(crate) fn left_at(self, tournament: &Tournament, round: &Round, table: &Table) -> Option<i64> {
        self.until(tournament, round, table.extra_minutes)
    }

    fn until(self, tournament: &Tournament, round: &Round, extra_minutes: u16) -> Option<i64> {
        let end = round.ends(tournament.profile.minutes, extra_minutes)?;
        Some((end - self.now.naive_utc()).num_seconds())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_shows_the_time_of_its_club() {
        let now = DateTime::from_timestamp(1_751_000_000, 0).unwrap();
        assert_eq!(
            Clock::of("Europe/Budapest", now)
                .local()
                .format("%-H:%M:%S")
                .to_string(),
            "6:53:20"
        );
        assert_eq!(
            Clock::of("nowhere", now).local().format("%-H:%M:%S").to_string(),
            "4:53:20"
        );
    }
}
