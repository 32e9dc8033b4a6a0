//! The deals that a tournament has made for its boards, and when everyone may know them.

use super::{Board, Round, RoundState, State, Table, Tournament, Why};
use crate::duplicate::{BoardDeal, BoardKey, DealSeed, deal};
use crate::rounds::boards::Boards;
use talon_records::hash::Hash;
use talon_rules::cards::CardSet;

/// Deals that were made. What they are made of is told to nobody before the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MadeDeals {
    /// What is told of the seed from the beginning, so that nobody can change the deals unseen.
    pub commitment: Hash,
    /// None where the tournament came from a file that did not tell it.
    pub seed: Option<DealSeed>,
    pub seen_by: DealsSeenBy,
}

/// Who sees deals before the last table has played them. No player ever does.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum DealsSeenBy {
    /// Directors and scorers of the tournament who do not play in it.
    #[default]
    Officials,
    /// Owners of the club who do not play in it, so that the deals are secret from the director too.
    Owners,
}

impl MadeDeals {
    /// Deals made of a seed.
    pub fn of(seed: DealSeed, seen_by: DealsSeenBy) -> MadeDeals {
        MadeDeals {
            commitment: seed.commitment(),
            seed: Some(seed),
            seen_by,
        }
    }
}

impl Board {
    /// What its deal is made for.
    pub fn key(self) -> BoardKey {
        BoardKey {
            stage: self.stage,
            set: self.set,
            at: u16::try_from(self.at + 1).unwrap_or(u16::MAX),
        }
    }

    /// The place at a table of so many seats, from 0, that has a hand of the deal: forehand's, middlehand's, the last.
    pub fn place_of_hand(self, hand: usize, seats: usize) -> usize {
        (self.dealer(seats) + 1 + hand) % seats.max(1)
    }
}

impl BoardDeal {
    /// All cards that come to a hand where forehand gets the talon at once; else those dealt to it.
    pub fn cards_of(&self, hand: usize, takes_talon: bool) -> CardSet {
        let own = self.hands.get(hand).copied().unwrap_or_default();
        if hand == 0 && takes_talon {
            own.or(self.talon)
        } else {
            own
        }
    }
}

impl Tournament {
    /// The deal of a board, for those who may see it: whether that is everyone, [`Tournament::opens_deal`] says.
    pub fn deal_of(&self, board: Board) -> Option<BoardDeal> {
        let seed = self.deals?.seed?;
        Some(deal(seed, board.key()))
    }

    /// Whether everyone may know the deal of a board: each table at which it lies has played it, and it will lie at
    /// none that is still to be drawn.
    pub fn opens_deal(&self, board: Board) -> bool {
        if self.opens_seed() {
            return true;
        }
        let lies = |table: &Table| table.boards == Some(board.set);
        let mut rounds = self
            .rounds_of(board.stage)
            .filter(|round| round.tables.iter().any(lies))
            .peekable();
        let is_laid = rounds.peek().is_some();
        is_laid && rounds.all(|round| round.state == RoundState::Complete) && !self.lies_again(board.stage)
    }

    /// Whether deals that were made lie at a table of a round and are still secret.
    pub(super) fn keeps_deals(&self, round: &Round) -> bool {
        let mut tables = round.tables.iter();
        tables.any(|table| self.keeps_deals_at(round.number, table.number))
    }

    /// The same of a table.
    pub fn keeps_deals_at(&self, round: u16, table: u16) -> bool {
        let mut boards = self.boards_at(round, table).into_iter();
        self.deals.is_some() && boards.any(|board| !self.opens_deal(board))
    }

    /// Without what the deals are made of, for those who may not know it.
    pub fn forget_seed(&mut self) {
        if let Some(deals) = &mut self.deals {
            deals.seed = None;
        }
    }

    /// Whether everyone may know what the deals are made of: when the tournament is closed. Until then it can go on
    /// with a click, and its further rounds are dealt from the same seed.
    pub fn opens_seed(&self) -> bool {
        self.state == State::Archived
    }

    /// Whether everyone knows deals of a stage whose boards would travel on if it had more rounds.
    pub(super) fn has_told_boards(&self, stage: u16) -> bool {
        let at = usize::from(stage).checked_sub(1).and_then(|at| self.stages.get(at));
        let travels = at.is_some_and(|one| one.boards == Some(Boards::Travelling));
        let mut boards = self.boards().into_iter().filter(|board| board.stage == stage);
        travels && self.deals.is_some() && boards.any(|board| self.opens_deal(board))
    }

    /// Whether rounds are to come in which a set that was played may lie at another table.
    pub(super) fn lies_again(&self, stage: u16) -> bool {
        // What is finished can go on with a click, and then whoever was told of a deal would play it.
        if self.opens_seed() || self.state == State::Finished && self.deals.is_none() {
            return false;
        }
        let at = usize::from(stage).checked_sub(1).and_then(|at| self.stages.get(at));
        at.is_some_and(|one| match one.boards {
            Some(Boards::Travelling) => self.rounds_of(stage).count() < usize::from(one.rounds),
            Some(Boards::Copies) | None => false,
        })
    }

    /// Whether deals can be made now, by anyone: there are boards, and none of them is being played.
    ///
    /// # Errors
    /// Why not.
    pub fn takes_deals(&self) -> Result<(), Why> {
        self.is_between(State::Draft, State::Running)?;
        if self.stages.iter().all(|stage| stage.boards.is_none()) {
            return Err(Why::NoBoards);
        }
        let is_played = |table: &Table| table.boards.is_some() && (table.result.is_some() || !table.hands.is_empty());
        let is_begun = |round: &Round| match round.state {
            RoundState::Drawn => false,
            RoundState::Published => round.tables.iter().any(is_played),
            RoundState::Playing | RoundState::Complete => round.tables.iter().any(|table| table.boards.is_some()),
        };
        if self.rounds.iter().any(is_begun) {
            return Err(Why::BoardsInPlay);
        }
        Ok(())
    }
}
