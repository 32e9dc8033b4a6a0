//! Who wrote something on a card, and when: its devices are numbered in the order in which they first wrote.

use chrono::SecondsFormat;

use talon_scorecard::{Author, Scorecard};
use talon_text::{Arg, Lang};

/// Who wrote something, and when.
#[derive(Debug)]
pub(super) struct StampView {
    pub who: String,
    /// For a script that knows the zone of the reader.
    pub datetime: String,
    /// In UTC.
    pub time: String,
}

/// The devices that wrote on a card.
pub(super) struct Devices {
    /// In the order in which they first wrote.
    marks: Vec<u64>,
    /// The one that looks.
    own: u64,
}

impl Devices {
    pub fn of(card: &Scorecard, own: u64) -> Devices {
        let mut authors: Vec<Author> = Vec::new();
        for deal in &card.deals {
            authors.push(deal.by);
            authors.extend(deal.history.iter().map(|was| was.by));
            authors.extend(deal.other.as_ref().map(|other| other.by));
        }
        authors.sort_by_key(|by| by.at);
        let mut marks = Vec::new();
        for by in authors {
            if !marks.contains(&by.device) {
                marks.push(by.device);
            }
        }
        Devices { marks, own }
    }

    pub fn stamp(&self, by: &Author, lang: Lang) -> StampView {
        let at = self.marks.iter().position(|mark| *mark == by.device).unwrap_or(0);
        let number = i64::try_from(at + 1).unwrap_or(i64::MAX);
        StampView {
            who: if by.device == self.own {
                lang.t("scorecard-by-own").into_owned()
            } else {
                lang.t_args("scorecard-by-device", &[("number", Arg::Number(number))])
            },
            datetime: by.at.and_utc().to_rfc3339_opts(SecondsFormat::Secs, true),
            time: by.at.format("%H:%M UTC").to_string(),
        }
    }
}
