//! Lists the latest sessions of which someone may see every hand.

use crate::list_hands::sight;
use crate::pseudonyms::Pseudonyms;
use crate::{ActError, Actor};
use talon_store::Db;
use talon_store::hands::{self, HandSummary, Session};

/// A session in a list.
#[derive(Debug, Clone)]
pub struct SessionRow {
    pub session: Session,
    /// Its first deal, which says who played, when and where.
    pub first: HandSummary,
    pub deals: usize,
}

/// At most so many, those played last first.
///
/// # Errors
/// When the database fails.
pub fn list_sessions(db: &mut Db, actor: &Actor, limit: usize) -> Result<Vec<SessionRow>, ActError> {
    let sight = sight(db, actor)?;
    let mut found = hands::latest_sessions(db, &sight, None, limit)?;
    let pseudonyms = Pseudonyms::over(db, actor, found.iter().map(|(session, ..)| session.club_id))?;
    for (session, first, _) in &mut found {
        pseudonyms.word(session.club_id, &mut session.key);
        pseudonyms.summary(actor, first);
    }
    Ok(found
        .into_iter()
        .map(|(session, first, deals)| SessionRow { session, first, deals })
        .collect())
}
