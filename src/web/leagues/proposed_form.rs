//! What is decided about tournaments and evenings that the rule of a season proposed, as forms send it.

use serde::Deserialize;

use super::units::UnitsAct;
use talon_league::UnitSource;

/// All of them that the page listed.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ProposedForm {
    #[serde(default)]
    tournament: Vec<i64>,
    #[serde(default)]
    evening: Vec<i64>,
}

impl ProposedForm {
    pub(super) fn sources(&self) -> Vec<UnitSource> {
        let tournaments = self.tournament.iter().map(|id| UnitSource::Tournament { id: *id });
        let evenings = self.evening.iter().map(|id| UnitSource::Evening { id: *id });
        tournaments.chain(evenings).collect()
    }
}

/// One that does not count.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RefusedForm {
    #[serde(default)]
    tournament: Option<i64>,
    #[serde(default)]
    evening: Option<i64>,
    pub reason: String,
}

impl RefusedForm {
    pub(super) fn source(&self) -> Option<UnitSource> {
        let tournament = self.tournament.map(|id| UnitSource::Tournament { id });
        tournament.or(self.evening.map(|id| UnitSource::Evening { id }))
    }
}

/// The reason that was typed for refusing this one.
pub(super) fn refused_reason(sent: Option<&UnitsAct>, source: &UnitSource) -> String {
    match sent {
        Some(UnitsAct::RefuseProposed(form)) if form.source().as_ref() == Some(source) => form.reason.clone(),
        _ => String::new(),
    }
}
