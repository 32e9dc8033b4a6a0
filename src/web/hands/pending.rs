//! Where the solver's review of a hand stands while there is none to be shown, and who may ask for it.

use talon_service::Actor;
use talon_store::analyses::{AnalysisBrief, AnalysisState};

/// A review that is not there yet, as `hands/_review.html` takes it.
#[derive(Debug, Clone, Hash)]
pub struct Pending {
    /// What is said of it.
    pub key: &'static str,
    /// Where it is asked for, by anyone who may.
    pub ask: Option<String>,
    /// Anyone who asks has to be signed in.
    pub sign_in: bool,
}

impl Pending {
    /// What is to be said, if anything.
    pub fn of(
        analysis: Option<AnalysisBrief>,
        may_ask: bool,
        actor: &Actor,
        address: &str,
        ply: Option<usize>,
    ) -> Option<Pending> {
        let (key, ask, sign_in) = match analysis {
            Some(AnalysisBrief { is_there: true, .. }) => return None,
            Some(AnalysisBrief {
                state: AnalysisState::Queued,
                ..
            }) => ("review-queued", false, false),
            Some(_) => ("review-failed", false, false),
            None if may_ask => ("review-ask", true, false),
            None if actor.person().is_none() => ("review-ask", false, true),
            None => return None,
        };
        // Anyone who asks comes back to the position at which they asked.
        let place = ply.map_or_else(String::new, |ply| format!("?ply={ply}"));
        Some(Pending {
            key,
            ask: ask.then(|| format!("/hands/{address}/analysis{place}")),
            sign_in,
        })
    }

    /// Whether it offers to have the hand judged, now or after signing in.
    pub fn offers(&self) -> bool {
        self.ask.is_some() || self.sign_in
    }
}
