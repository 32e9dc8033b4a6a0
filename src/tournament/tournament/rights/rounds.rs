//! What becomes of a round, and who says so. Whether one can be drawn, the draw says.

use super::{Allowed, need};
use crate::EntryNo;
use crate::tournament::{Place, Refusal, Round, RoundState, State, Tournament, Why};

/// What is done with a round that is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RoundAct {
    /// Two change places in its draft.
    Swap,
    /// Everyone sees the draft.
    Publish,
    /// The cards are dealt.
    Begin,
    /// Its tables get rooms, more time and substitutes.
    Arrange,
    /// Everyone sees what was played in it.
    OpenHands,
    /// Its due date is set or taken away.
    SetDue,
}

impl RoundAct {
    /// All of them.
    pub const ALL: [RoundAct; 6] = [
        RoundAct::Swap,
        RoundAct::Publish,
        RoundAct::Begin,
        RoundAct::Arrange,
        RoundAct::OpenHands,
        RoundAct::SetDue,
    ];
}

/// What someone may do with a round.
pub(crate) type RoundRights = Allowed<RoundAct>;

impl Tournament {
    /// What someone may do with a round as it stands now: anyone who directs, everything that can be done at all.
    pub fn round_rights(&self, round: u16, directs: bool) -> RoundRights {
        Allowed::of(&RoundAct::ALL, |act| {
            need(directs)?;
            self.round_takes(round, act).map_err(|refusal| refusal.why)
        })
    }

    /// Whether a round is in a state in which this can be done with it, by anyone.
    pub(in crate::tournament) fn round_takes(&self, round: u16, act: RoundAct) -> Result<(), Refusal> {
        let last = match act {
            RoundAct::OpenHands => State::Archived,
            RoundAct::Swap | RoundAct::Publish | RoundAct::Begin | RoundAct::Arrange | RoundAct::SetDue => {
                State::Running
            }
        };
        self.is_between(State::Running, last).map_err(Refusal::tournament)?;
        let at = |why| Refusal::at(Place::round(round), why);
        let found = self.round(round).ok_or_else(|| at(Why::NoRound))?;
        match (act, found.state) {
            (RoundAct::Swap, RoundState::Drawn) | (RoundAct::Begin, RoundState::Published) => Ok(()),
            (RoundAct::Publish, RoundState::Drawn) => self.is_next_to_publish(found),
            (RoundAct::Arrange | RoundAct::SetDue, _) => Ok(()),
            (RoundAct::OpenHands | RoundAct::Begin, RoundState::Drawn) => Err(at(Why::NotPublished)),
            (RoundAct::OpenHands, _) if self.withholds_round(round) => Err(at(Why::Withheld)),
            (RoundAct::OpenHands, _) if self.shows_hands(round) => Err(at(Why::HandsOpen)),
            (RoundAct::OpenHands, _) if self.keeps_deals(found) => Err(at(Why::BoardsLeft)),
            (RoundAct::OpenHands, _) => Ok(()),
            (RoundAct::Swap | RoundAct::Publish | RoundAct::Begin, _) => Err(at(Why::Published)),
        }
    }

    /// Drafts are shown in their order, and only with those who are there.
    fn is_next_to_publish(&self, draft: &Round) -> Result<(), Refusal> {
        let place = Place::round(draft.number);
        let first = self.rounds.iter().find(|round| round.state == RoundState::Drawn);
        if let Some(first) = first.filter(|first| first.number < draft.number) {
            return Err(Refusal::at(place, Why::NotItsTurn(first.number)));
        }
        match self.absent_in(draft) {
            Some(gone) => Err(Refusal::at(place.of(gone), Why::SeatsAbsent)),
            None => Ok(()),
        }
    }

    /// Whether a draft cannot be shown because someone in it has left.
    pub(in crate::tournament) fn seats_absent(&self, draft: &Round) -> bool {
        self.absent_in(draft).is_some()
    }

    /// Someone in a draft who has left. A schedule that stays can be shown without them as long as it has a table.
    fn absent_in(&self, draft: &Round) -> Option<EntryNo> {
        if self.keeps_schedule(draft) && !self.as_seated(draft).tables.is_empty() {
            return None;
        }
        let plays = |entry| self.entry(entry).is_some_and(|entry| entry.plays_in(draft.number));
        draft.everybody().find(|entry| !plays(*entry))
    }
}
