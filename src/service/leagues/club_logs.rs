//! What becomes of a tournament in a season of a federation, in the logs of those whom it concerns: what its club does
//! in both, what the federation does in that of the club, beside the federation's own line about its season.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use serde_json::{Value, json};

use super::act::SeasonForm;
use crate::audit::{self, Deed, Note, Subject};
use crate::{ActError, Actor};
use talon_league::{LeagueSeason, UnitNo};
use talon_store::leagues::{League, SeasonHead};
use talon_store::{ClubId, Db, TournamentId, tournaments};

/// What was done to a proposal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ProposalStep {
    Proposed,
    Withdrawn,
    Accepted,
    Refused,
    /// It counted, and no longer does.
    TakenOut,
}

impl ProposalStep {
    const fn as_str(self) -> &'static str {
        match self {
            ProposalStep::Proposed => "proposal_proposed",
            ProposalStep::Withdrawn => "proposal_withdrawn",
            ProposalStep::Accepted => "proposal_accepted",
            ProposalStep::Refused => "proposal_refused",
            ProposalStep::TakenOut => "proposal_taken_out",
        }
    }
}

/// A tournament in a season, or one round of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct LoggedUnit {
    pub tournament: TournamentId,
    /// None: the whole of it.
    pub round: Option<u16>,
}

/// Who does something to which season.
#[derive(Debug, Clone, Copy)]
pub(super) struct LoggedSeason<'a> {
    pub actor: &'a Actor,
    pub league: &'a League,
    pub head: &'a SeasonHead,
    pub reason: Option<&'a str>,
    /// It takes back what was done before.
    pub is_undo: bool,
    pub now: DateTime<Utc>,
}

impl LoggedSeason<'_> {
    /// The line about the season in the log of the league's own club.
    pub fn tell_own(&self, db: &mut Db, deed: Deed) -> Result<(), ActError> {
        let detail = json!({"league": self.league.slug, "season": self.head.slug});
        self.write(db, self.league.club_id, deed, detail)
    }

    /// A line about a tournament in the log of a club.
    pub fn tell(&self, db: &mut Db, club: ClubId, unit: LoggedUnit, step: ProposalStep) -> Result<(), ActError> {
        let mut detail = json!({
            "league": self.league.slug,
            "season": self.head.slug,
            "tournament": unit.tournament.0,
            "proposal": step.as_str(),
        });
        if let Some(round) = unit.round {
            detail["round"] = json!(round);
        }
        self.write(db, club, Deed::ProposeUnit, detail)
    }

    fn write(&self, db: &mut Db, club: ClubId, deed: Deed, mut detail: Value) -> Result<(), ActError> {
        if self.is_undo {
            detail["undone"] = json!(true);
        }
        let note = Note::of(deed, Subject::Club).in_club(club).with(detail);
        audit::write(db, self.actor, &note.because(self.reason), self.now)
    }
}

/// What counted of tournaments before an act of those who manage the season, and the tournament that it refuses.
#[derive(Debug)]
pub(super) struct BeforeAct {
    counting: BTreeMap<UnitNo, LoggedUnit>,
    refused: Option<TournamentId>,
}

impl BeforeAct {
    pub fn of(season: &LeagueSeason, form: &SeasonForm) -> BeforeAct {
        let refused = match form {
            SeasonForm::RefuseProposal { tournament, .. } => Some(*tournament),
            _ => None,
        };
        BeforeAct {
            counting: counting(season),
            refused,
        }
    }

    /// Tells the clubs of what counts or no longer does, or was refused; not those of the league's own club.
    pub fn tell_clubs(&self, db: &mut Db, after: &LeagueSeason, logged: &LoggedSeason<'_>) -> Result<(), ActError> {
        let after = counting(after);
        let mut told: Vec<(LoggedUnit, ProposalStep)> = Vec::new();
        told.extend(in_first_only(&self.counting, &after).map(|unit| (unit, ProposalStep::TakenOut)));
        told.extend(in_first_only(&after, &self.counting).map(|unit| (unit, ProposalStep::Accepted)));
        let refused = self.refused.map(|tournament| LoggedUnit {
            tournament,
            round: None,
        });
        told.extend(refused.map(|unit| (unit, ProposalStep::Refused)));
        if told.is_empty() {
            return Ok(());
        }
        let ids: Vec<TournamentId> = told.iter().map(|(unit, _)| unit.tournament).collect();
        let titles = tournaments::titles(db, &ids)?;
        for (unit, step) in told {
            let title = titles.iter().find(|title| title.id == unit.tournament);
            if let Some(title) = title.filter(|title| title.club_id != logged.league.club_id) {
                logged.tell(db, title.club_id, unit, step)?;
            }
        }
        Ok(())
    }
}

fn in_first_only<'u>(
    first: &'u BTreeMap<UnitNo, LoggedUnit>,
    second: &'u BTreeMap<UnitNo, LoggedUnit>,
) -> impl Iterator<Item = LoggedUnit> + 'u {
    let units = first.iter();
    units
        .filter(move |(number, unit)| second.get(*number) != Some(*unit))
        .map(|(_, unit)| *unit)
}

fn counting(season: &LeagueSeason) -> BTreeMap<UnitNo, LoggedUnit> {
    let counting = season.counting().into_iter();
    let units = counting.filter_map(|unit| {
        let logged = LoggedUnit {
            tournament: TournamentId(unit.source.tournament()?),
            round: unit.source.round(),
        };
        Some((unit.number, logged))
    });
    units.collect()
}
