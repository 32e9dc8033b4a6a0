//! Per cent of a session of boards, with what a director awards where a board could not be played.

use crate::Exact;

/// What a director gives for a board that was not played as it should.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Award {
    /// 50 per cent.
    Average,
    /// 60 per cent, or the own mean of the boards that were played, whichever is higher.
    AveragePlus,
    /// 40 per cent, or that mean, whichever is lower.
    AverageMinus,
}

/// A board of someone's session.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Board {
    /// Played, with so many per cent.
    Played(Exact),
    Awarded(Award),
}

impl Award {
    const fn usual(self) -> i64 {
        match self {
            Award::Average => 50,
            Award::AveragePlus => 60,
            Award::AverageMinus => 40,
        }
    }

    /// In per cent, given the mean of the boards that were played, if there are any.
    pub fn percent(self, own: Option<&Exact>) -> Exact {
        let usual = Exact::from(self.usual());
        match (self, own) {
            (Award::AveragePlus, Some(own)) if *own > usual => own.clone(),
            (Award::AverageMinus, Some(own)) if *own < usual => own.clone(),
            _ => usual,
        }
    }
}

/// The plain mean over all boards; none without boards.
pub fn session_percent(boards: &[Board]) -> Option<Exact> {
    let played: Vec<&Exact> = boards
        .iter()
        .filter_map(|board| match board {
            Board::Played(percent) => Some(percent),
            Board::Awarded(_) => None,
        })
        .collect();
    let own = played.iter().copied().sum::<Exact>().shared_by(played.len());
    let percent = |board: &Board| match board {
        Board::Played(percent) => percent.clone(),
        Board::Awarded(award) => award.percent(own.as_ref()),
    };
    boards.iter().map(percent).sum::<Exact>().shared_by(boards.len())
}
