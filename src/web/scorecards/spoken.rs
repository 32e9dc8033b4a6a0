//! Refusals of a deal as people at the table say them: by the names of those who sit there, and by what they said.

use serde_json::{Map, Value as Json};

use super::words::DealWords;
use talon_records::Finding;
use talon_rules::cards::Seat;
use talon_rules::games::Code;
use talon_text::Arg;

/// A deal as it was written, and the people in it.
#[derive(Debug, Clone, Copy)]
pub(super) struct SpokenDeal<'a> {
    pub score: &'a Map<String, Json>,
    pub words: DealWords<'a>,
}

impl SpokenDeal<'_> {
    /// A finding as these people say it; nothing where the sentence that everybody gets does as well.
    pub fn says(&self, finding: &Finding) -> Option<String> {
        let place = finding.pointer.to_string();
        let last = place.rsplit('/').next().unwrap_or_default();
        match finding.code {
            Code::KontraNotEntitled if last == "kontra_giver" => self.kontra(),
            Code::BadValue if place.contains("/tricks/") => {
                let seat = Seat::parse(last)?;
                let dropped = finding.expected == Some(Json::from(0));
                dropped.then(|| self.with("scorecard-says-dropped-tricks", &[("name", seat)]))
            }
            Code::BadValue if last == "tricks" => {
                let tricks = self.score.get("tricks")?.as_object()?;
                let sum: i64 = tricks.values().filter_map(Json::as_i64).sum();
                Some(self.words.lang.t_args("scorecard-says-sum", &[("sum", Arg::from(sum))]))
            }
            Code::MissingMember => {
                let missing = finding.expected.as_ref()?.as_array()?.first()?.as_str()?;
                let key = match missing {
                    "seven" => "scorecard-says-seven",
                    "marriages" => "scorecard-says-marriages",
                    _ => return None,
                };
                Some(self.words.lang.t(key).into_owned())
            }
            _ => None,
        }
    }

    /// Who cannot say the first kontra, and who can (P-5.5).
    fn kontra(&self) -> Option<String> {
        let giver = self.seat("kontra_giver")?;
        if self.seat("declarer") == Some(giver) {
            return Some(self.with("scorecard-says-kontra-declarer", &[("name", giver)]));
        }
        let came = self.score.get("volunteers")?.as_array()?.iter();
        let came: Vec<Seat> = came.filter_map(|seat| Seat::parse(seat.as_str()?)).collect();
        match came[..] {
            [] => Some(self.words.lang.t("scorecard-says-kontra-nobody").into_owned()),
            [one] => Some(self.with("scorecard-says-kontra-only", &[("name", giver), ("other", one)])),
            _ => None,
        }
    }

    fn seat(&self, member: &str) -> Option<Seat> {
        Seat::parse(self.score.get(member)?.as_str()?)
    }

    fn with(&self, key: &str, seats: &[(&'static str, Seat)]) -> String {
        let name = |seat: Seat| self.words.names.get(seat.index()).map_or("", String::as_str);
        let args: Vec<(&'static str, Arg<'_>)> = seats
            .iter()
            .map(|(variable, seat)| (*variable, name(*seat).into()))
            .collect();
        self.words.lang.t_args(key, &args)
    }
}
