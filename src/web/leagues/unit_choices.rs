//! What can be added to a season by hand, as the page of its units offers it.

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDate, Utc};

use super::round_form::RoundsOffered;
use super::words::day_of;
use crate::choice::Choice;
use talon_league::{RuleOutcome, UnitNo};
use talon_service::leagues::{self, EveningOffered, NamedByRule, ProposedUnit, SeasonShown, TableReport};
use talon_service::{ActError, Actor};
use talon_store::tournaments::Listed;
use talon_store::{Db, TournamentId};
use talon_text::{Arg, Lang};

/// What is offered, and where else the units of the season count.
#[derive(Debug)]
pub(super) struct UnitsOffered {
    pub tournaments: Vec<Listed>,
    pub rounds: RoundsOffered,
    pub evenings: Vec<EveningOffered>,
    pub also: BTreeMap<UnitNo, Vec<String>>,
    /// Tables that wait to be confirmed.
    pub reports: Vec<TableReport>,
    /// What the rule names.
    pub named: Vec<NamedByRule>,
    /// Tournaments of member clubs that wait to be accepted.
    pub proposed: Vec<ProposedUnit>,
}

impl UnitsOffered {
    pub fn read(
        db: &mut Db,
        actor: &Actor,
        shown: &SeasonShown,
        chosen: Option<TournamentId>,
        now: DateTime<Utc>,
    ) -> Result<UnitsOffered, ActError> {
        Ok(UnitsOffered {
            tournaments: leagues::offered(db, actor, shown)?,
            rounds: RoundsOffered::read(db, actor, shown, chosen)?,
            evenings: leagues::offered_evenings(db, actor, shown)?,
            also: leagues::also_counting(db, shown)?,
            reports: leagues::waiting(db, shown)?,
            named: leagues::named_by_rule(db, actor, shown, now)?,
            proposed: leagues::proposed_units(db, shown)?,
        })
    }

    /// Whether the rule took a unit in and no longer names it.
    pub fn has_left_rule(&self, unit: UnitNo) -> bool {
        self.named.iter().any(|one| one.ruled == RuleOutcome::Left(unit))
    }
}

/// A tournament that can be added, with its day, and whether that is beyond those of the season.
pub(super) fn choice(shown: &SeasonShown, one: &Listed, lang: Lang) -> Choice {
    let dated = dated_choice(one, lang);
    Choice::new(dated.value, within(shown, one.starts_at.date(), dated.label, lang))
}

/// A tournament with its day.
pub(super) fn dated_choice(one: &Listed, lang: Lang) -> Choice {
    let day = day_of(one.starts_at.date(), lang);
    Choice::new(one.id.to_string(), format!("{day}: {}", one.name))
}

/// An evening that can be added, with the people at its table.
pub(super) fn evening_choice(shown: &SeasonShown, one: &EveningOffered, lang: Lang) -> Choice {
    let label = format!("{}: {}", day_of(one.day, lang), one.people.join(", "));
    Choice::new(one.session.to_string(), within(shown, one.day, label, lang))
}

/// A choice that says so where its day is beyond those of the season.
pub(super) fn within(shown: &SeasonShown, day: NaiveDate, label: String, lang: Lang) -> String {
    match (shown.head.starts_on..=shown.head.ends_on).contains(&day) {
        true => label,
        false => lang.t_args("league-unit-outside", &[("name", Arg::from(label))]),
    }
}
