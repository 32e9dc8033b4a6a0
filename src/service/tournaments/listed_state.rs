//! The state of a tournament in its text and in the lists: the same words, known to two crates.

use talon_store::tournaments::TournamentState;
use talon_tournament::tournament::State;

/// Where a tournament stands, as the lists ask for it.
pub(super) const fn listed_state(state: State) -> TournamentState {
    match state {
        State::Draft => TournamentState::Draft,
        State::Open => TournamentState::Open,
        State::CheckIn => TournamentState::CheckIn,
        State::Running => TournamentState::Running,
        State::Finished => TournamentState::Finished,
        State::Archived => TournamentState::Archived,
    }
}

/// Where a tournament of a list stands.
pub const fn state_of(listed: TournamentState) -> State {
    match listed {
        TournamentState::Draft => State::Draft,
        TournamentState::Open => State::Open,
        TournamentState::CheckIn => State::CheckIn,
        TournamentState::Running => State::Running,
        TournamentState::Finished => State::Finished,
        TournamentState::Archived => State::Archived,
    }
}
