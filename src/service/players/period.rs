//! The time that a page of a player tells of.

use chrono::{Datelike as _, TimeDelta};
use talon_store::Moment;
use talon_store::player_sums::Period;

use super::seasons::PlayerSeason;

/// The time that a reader chose.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum TimeChosen {
    #[default]
    All,
    /// The last twelve months.
    Year,
    /// The last 90 days.
    Days90,
    /// The season of a league that ends last, of those in which they stand.
    Season,
}

impl TimeChosen {
    pub const EVERY: [TimeChosen; 4] = [
        TimeChosen::Season,
        TimeChosen::Days90,
        TimeChosen::Year,
        TimeChosen::All,
    ];

    pub fn as_str(self) -> &'static str {
        match self {
            TimeChosen::All => "all",
            TimeChosen::Year => "year",
            TimeChosen::Days90 => "90d",
            TimeChosen::Season => "season",
        }
    }

    pub fn parse(word: &str) -> Option<TimeChosen> {
        TimeChosen::EVERY.into_iter().find(|one| one.as_str() == word)
    }

    /// From which day on and before which; everything where there is no season.
    pub(super) fn period(self, seasons: &[PlayerSeason], now: Moment) -> Period {
        let since = |days: i64| {
            let day = (now.utc() - TimeDelta::days(days)).date_naive();
            day.and_hms_opt(0, 0, 0).map(|start| Moment::from(start.and_utc()))
        };
        match self {
            TimeChosen::All => Period::default(),
            TimeChosen::Days90 => Period {
                from: since(90),
                before: None,
            },
            TimeChosen::Year => {
                let today = now.utc().date_naive();
                let ago = today.with_year(today.year() - 1);
                let start = ago.and_then(|day| day.and_hms_opt(0, 0, 0));
                Period {
                    from: start.map(|start| Moment::from(start.and_utc())).or_else(|| since(365)),
                    before: None,
                }
            }
            TimeChosen::Season => seasons.first().map_or_else(Period::default, |season| Period {
                from: season
                    .starts_on
                    .and_hms_opt(0, 0, 0)
                    .map(|at| Moment::from(at.and_utc())),
                before: season
                    .ends_on
                    .succ_opt()
                    .and_then(|day| day.and_hms_opt(0, 0, 0))
                    .map(|at| Moment::from(at.and_utc())),
            }),
        }
    }
}

/// Whether a time belongs to a period.
pub(super) fn holds(period: &Period, at: Moment) -> bool {
    period.from.is_none_or(|from| from <= at) && period.before.is_none_or(|before| at < before)
}
