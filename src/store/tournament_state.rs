//! Where a tournament stands: its text says it, and the lists ask for it beside the text.

use crate::words::words;

words! {
    /// The state of a tournament.
    TournamentState {
        Draft = "draft",
        Open = "open",
        CheckIn = "check_in",
        Running = "running",
        Finished = "finished",
        Archived = "archived",
    }
}

impl TournamentState {
    /// Those in which it is over.
    pub const OVER: &'static [TournamentState] = &[TournamentState::Finished, TournamentState::Archived];

    /// Those in which it has standings, or had.
    pub const PLAYED: &'static [TournamentState] = &[
        TournamentState::Running,
        TournamentState::Finished,
        TournamentState::Archived,
    ];
}
