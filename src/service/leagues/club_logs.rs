//! What becomes of a tournament in a season of a federation, in the logs of those whom it concerns: what its club does
//! in both, what the federation does in that of the club, beside the federation's own line about its season.

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};
use serde_json::json;

use super::act::SeasonForm;
use crate::audit::{self, Deed, Note, Subject};
use crate::{ActError, Actor};
use talon_league::LeagueSeason;
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
            ProposalStep::Proposed => "proposed",
            ProposalStep::Withdrawn => "withdrawn",
            ProposalStep::Accepted => "accepted",
            ProposalStep::Refused => "refused",
            ProposalStep::TakenOut => "taken_out",
        }
    }
}

/// Who does something to which season.
#[derive(Debug, Clone, Copy)]
pub(super) struct LoggedSeason<'a> {
    pub actor: &'a Actor,
    pub league: &'a League,
    pub head: &'a SeasonHead,
    pub reason: Option<&'a str>,
    pub now: DateTime<Utc>,
}

impl<'a> LoggedSeason<'a> {
    /// The line about the season in the log of the league's own club.
    pub fn tell_own(&self, db: &mut Db, deed: Deed, is_undo: bool) -> Result<(), ActError> {
        let mut detail = json!({"league": self.league.slug, "season": self.head.slug});
        if is_undo {
            detail["undone"] = json!(true);
        }
        self.write(
            db,
            Note::of(deed, Subject::Club).in_club(self.league.club_id).with(detail),
        )
    }

    /// A line about a tournament in the log of a club.
    pub fn tell(
        &self,
        db: &mut Db,
        club: ClubId,
        tournament: TournamentId,
        step: ProposalStep,
    ) -> Result<(), ActError> {
        let detail = json!({
            "league": self.league.slug,
            "season": self.head.slug,
            "tournament": tournament.0,
            "proposal": step.as_str(),
        });
        self.write(
            db,
            Note::of(Deed::ProposeUnit, Subject::Club).in_club(club).with(detail),
        )
    }

    fn write(&self, db: &mut Db, note: Note<'a>) -> Result<(), ActError> {
        audit::write(db, self.actor, &note.because(self.reason), self.now)
    }
}

/// The tournaments that counted before an act of those who manage the season, and the one that it refuses.
#[derive(Debug)]
pub(super) struct BeforeAct {
    counting: BTreeSet<TournamentId>,
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

    /// Tells the clubs of tournaments that count or no longer do, or were refused; not those of the league's own club.
    pub fn tell_clubs(&self, db: &mut Db, after: &LeagueSeason, logged: &LoggedSeason<'_>) -> Result<(), ActError> {
        let after = counting(after);
        let ids: Vec<TournamentId> = after
            .symmetric_difference(&self.counting)
            .copied()
            .chain(self.refused)
            .collect();
        if ids.is_empty() {
            return Ok(());
        }
        let mut titles = tournaments::titles(db, &ids)?;
        titles.retain(|title| title.club_id != logged.league.club_id);
        for title in titles {
            let step = if self.refused == Some(title.id) {
                ProposalStep::Refused
            } else if after.contains(&title.id) {
                ProposalStep::Accepted
            } else {
                ProposalStep::TakenOut
            };
            logged.tell(db, title.club_id, title.id, step)?;
        }
        Ok(())
    }
}

fn counting(season: &LeagueSeason) -> BTreeSet<TournamentId> {
    let counting = season.counting().into_iter();
    counting
        .filter_map(|unit| unit.source.tournament().map(TournamentId))
        .collect()
}
