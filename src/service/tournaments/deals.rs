//! The deals of boards: they are made by chance, and told to those who may know them. No player of the tournament sees
//! a deal before its last table has played it, whatever else they may do (S-7).

use serde_json::{Value, json};

use super::Loaded;
use super::act::{ActContext, TournamentAct};
use super::read::{self, ShownTournament};
use crate::account::secret;
use crate::audit::Deed;
use crate::authorization::{Action, Standing};
use crate::{ActError, Actor, Conflict};
use talon_store::{Db, TournamentId};
use talon_tournament::duplicate::{BoardDeal, DealSeed};
use talon_tournament::tournament::file::words;
use talon_tournament::tournament::{Board, DealsSeenBy, Place, Refusal, Tournament, Why};

/// Makes the deals of all boards.
#[derive(Debug, Clone, Copy)]
pub struct MakeDeals {
    /// The revision that was seen: nobody gives up deals that someone else has just made.
    pub revision: i64,
    pub seen_by: DealsSeenBy,
    pub seed: DealSeed,
}

impl MakeDeals {
    /// Deals of a seed that nobody knows.
    ///
    /// # Errors
    /// When the system has no chance to give.
    pub fn by_chance(revision: i64, seen_by: DealsSeenBy) -> Result<MakeDeals, ActError> {
        let seed = DealSeed::new(secret::random()?);
        Ok(MakeDeals {
            revision,
            seen_by,
            seed,
        })
    }
}

impl TournamentAct for MakeDeals {
    fn deed(&self) -> Deed {
        Deed::MakeDeals
    }

    fn permit(&self, context: &mut ActContext<'_>) -> Result<(), ActError> {
        context.require(Action::MakePairings)
    }

    fn apply(self, context: &mut ActContext<'_>) -> Result<Value, ActError> {
        if self.revision != context.loaded.revision {
            return Err(ActError::Conflict(Conflict::ChangedMeanwhile));
        }
        context.loaded.tournament.make_deals(self.seed, self.seen_by)?;
        let seen_by = words::word(words::SEEN_BY, self.seen_by);
        Ok(json!({"deals": seen_by, "commitment": self.seed.commitment().to_string()}))
    }
}

/// The tournament, for someone who puts the cards of its boards into their pockets.
///
/// # Errors
/// When the reader may not see the deals: they play, no deals were made, or others see them.
pub fn dealing_sheets(db: &mut Db, actor: &Actor, id: TournamentId) -> Result<ShownTournament, ActError> {
    let shown = read::tournament_for(db, actor, id, Action::SeeDeals)?;
    if shown.rights.deals {
        // Drafts too: cards are put into pockets before anyone is told where to sit.
        let loaded = Loaded::by_id(db, id)?;
        Ok(ShownTournament { loaded, ..shown })
    } else {
        Err(ActError::Denied(Action::SeeDeals))
    }
}

/// Whether someone sees all deals at once: those whom the director chose, as long as they do not play.
pub(super) fn sees_sealed(standing: &Standing, actor: &Actor, loaded: &Loaded) -> bool {
    loaded.tournament.deals.is_some()
        && standing.may(Action::SeeDeals, &loaded.object())
        && loaded.key_of(actor).is_none()
}

/// The word by which the table of rights knows who sees the deals of a tournament.
pub(super) fn setting(tournament: &Tournament) -> Option<&'static str> {
    tournament.deals.map(|deals| match deals.seen_by {
        DealsSeenBy::Officials => "deals_officials",
        DealsSeenBy::Owners => "deals_owners",
    })
}

impl ShownTournament {
    /// The deal of a board, if the reader may know it.
    pub fn deal_of(&self, board: Board) -> Option<BoardDeal> {
        let tournament = &self.loaded.tournament;
        let may_know = self.rights.deals || tournament.opens_deal(board);
        tournament.deal_of(board).filter(|_| may_know)
    }

    /// What the deals were made of, once everyone may know it.
    pub fn open_seed(&self) -> Option<DealSeed> {
        let tournament = &self.loaded.tournament;
        tournament.deals?.seed.filter(|_| tournament.opens_seed())
    }
}

/// Refuses a hand of the table whose cards no board has that lies there.
pub(super) fn must_be_dealt(loaded: &Loaded, place: Place, record: &str) -> Result<(), Refusal> {
    match loaded.tournament.other_deal(place, record) {
        Some(board) => Err(Refusal::at(place, Why::OtherDeal(board))),
        None => Ok(()),
    }
}
