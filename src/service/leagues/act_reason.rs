//! Why someone who manages a season does something, as they said it with the act.

use talon_league::{LeagueAct, NewProfile, reason_of};

/// The reason that an act gives, where it gives one that can be kept.
pub(super) fn reason_in(act: &LeagueAct) -> Option<String> {
    let reason: &str = match act {
        LeagueAct::TakeOut { reason, .. }
        | LeagueAct::Revoke { reason, .. }
        | LeagueAct::ChangeProfile(NewProfile { reason, .. })
        | LeagueAct::Refuse { reason, .. }
        | LeagueAct::Move { reason, .. } => reason,
        LeagueAct::Adjust(adjustment) => &adjustment.text,
        LeagueAct::Teams(act) => act.reason()?,
        LeagueAct::Add(_)
        | LeagueAct::AddAll(_)
        | LeagueAct::Take(_)
        | LeagueAct::ChangeUnit { .. }
        | LeagueAct::PutBack(_)
        | LeagueAct::CorrectTable { .. }
        | LeagueAct::SetRule(_)
        | LeagueAct::SetPublishing(_)
        | LeagueAct::ListGuests(_)
        | LeagueAct::TakeReports(_)
        | LeagueAct::GoOn(_)
        | LeagueAct::Bring { .. }
        | LeagueAct::Divide(_)
        | LeagueAct::Decline { .. }
        | LeagueAct::PlayOff(_)
        | LeagueAct::SetChallenge(_)
        | LeagueAct::SetList(_)
        | LeagueAct::RemoveList(_)
        | LeagueAct::SetPot(_)
        | LeagueAct::Qualify { .. }
        | LeagueAct::LeadTo { .. }
        | LeagueAct::DeclineToCome { .. } => return None,
    };
    reason_of(reason).ok()
}
