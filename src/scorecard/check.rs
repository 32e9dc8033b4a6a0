//! Whether a line can stand on a card: that its people are there, and what the engine says of its score.

use serde_json::{Map, Value as Json};
use talon_records::{Finding, Options, Reader};

use crate::act::CardRefusal;
use crate::card::{DealId, Line, PersonNo, Scorecard};

impl Scorecard {
    /// A line in the place of a deal, with its people.
    pub(crate) fn check_line_of(&self, id: DealId, dealer: PersonNo, line: &Line) -> Result<(), CardRefusal> {
        let (_, deal) = self.deal(id).ok_or(CardRefusal::NoSuchDeal)?;
        self.as_for(deal).check_line(dealer, line)
    }

    pub(crate) fn check_line(&self, dealer: PersonNo, line: &Line) -> Result<(), CardRefusal> {
        self.check_person(dealer)?;
        match line {
            Line::Misdeal { .. } => Ok(()),
            Line::Score(score) => self.check_score(dealer, score),
        }
    }

    /// Whether the rules let such a deal end so.
    ///
    /// # Errors
    /// With what the engine says.
    pub fn check_score(&self, dealer: PersonNo, score: &Map<String, Json>) -> Result<(), CardRefusal> {
        match self.findings(dealer, score, &Options::default()) {
            None => Ok(()),
            Some(findings) => Err(CardRefusal::Impossible(findings)),
        }
    }

    /// Why such a deal cannot end so, without looking for options that would let it.
    pub(crate) fn faults(&self, dealer: PersonNo, score: &Map<String, Json>) -> Vec<Finding> {
        let options = Options {
            diagnose: false,
            ..Options::default()
        };
        self.findings(dealer, score, &options).unwrap_or_default()
    }

    fn findings(&self, dealer: PersonNo, score: &Map<String, Json>, options: &Options) -> Option<Vec<Finding>> {
        let record = self.record_of(dealer, score, None);
        let mut reader = Reader::new();
        let checked = reader.check(record.as_bytes(), options);
        (!checked.is_accepted()).then_some(checked.findings)
    }
}
