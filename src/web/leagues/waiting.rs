//! What waits to be accepted into a season, or refused: what its rule proposed, and tournaments of member clubs.

use super::unit_choices::within;
use super::words::day_of;
use talon_league::{RuleOutcome, UnitSource};
use talon_service::leagues::{NamedByRule, ProposedUnit, SeasonShown};
use talon_text::Lang;

/// Something that waits.
#[derive(Debug)]
pub(super) struct WaitingView {
    /// `tournament` or `evening`, and its number there.
    pub field: &'static str,
    pub id: i64,
    pub name: String,
    pub day: String,
    /// What else is told of it.
    pub more: Vec<String>,
    /// The acts by which it is accepted and refused.
    pub accept: &'static str,
    pub refuse: &'static str,
    /// What was typed in a form that was not taken.
    pub reason: String,
}

impl WaitingView {
    /// What the rule proposed; `reason` says what was typed to refuse it.
    pub fn by_rule(
        shown: &SeasonShown,
        named: &[NamedByRule],
        reason: impl Fn(&UnitSource) -> String,
        lang: Lang,
    ) -> Vec<WaitingView> {
        let waits = named.iter().filter(|one| one.ruled == RuleOutcome::Proposed);
        let view = |one: &NamedByRule| {
            let (field, id, accept) = match &one.source {
                UnitSource::Tournament { id } => ("tournament", *id, "add"),
                UnitSource::Evening { id } => ("evening", *id, "add-evening"),
                UnitSource::Round { .. } | UnitSource::Table { .. } | UnitSource::Typed { .. } => return None,
            };
            Some(WaitingView {
                field,
                id,
                name: within(shown, one.day, one.name.clone(), lang),
                day: day_of(one.day, lang),
                more: Vec::new(),
                accept,
                refuse: "refuse-proposed",
                reason: reason(&one.source),
            })
        };
        waits.filter_map(view).collect()
    }

    /// A tournament that a member club proposed.
    pub fn by_club(shown: &SeasonShown, one: &ProposedUnit, reason: &str, lang: Lang) -> WaitingView {
        let name = match &one.name {
            Some(name) => name.clone(),
            None => lang.t("proposal-private").into_owned(),
        };
        WaitingView {
            field: "tournament",
            id: one.tournament.0,
            name: within(shown, one.day, name, lang),
            day: day_of(one.day, lang),
            more: vec![one.club.clone(), lang.n("proposal-players", one.entries as i64)],
            accept: "add",
            refuse: "refuse",
            reason: reason.to_owned(),
        }
    }
}
