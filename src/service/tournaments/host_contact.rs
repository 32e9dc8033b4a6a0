//! How the host of a table is reached, for those who sit there and for the director: whoever calls this has found that
//! the reader is one of them.

use super::Loaded;
use crate::ActError;
use crate::players::shared_contact;
use talon_store::Db;
use talon_tournament::tournament::MemberKey;

/// The host of a table that still has to meet.
#[derive(Clone, PartialEq, Eq)]
pub struct HostContact {
    /// Who sits there as the host.
    pub host: MemberKey,
    /// As the host wrote it; none where it is not shared.
    pub contact: Option<String>,
}

impl std::fmt::Debug for HostContact {
    // How to reach someone is private.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("HostContact")
            .field("host", &self.host)
            .finish_non_exhaustive()
    }
}

/// The host of a table and how they are reached; nothing where there is no host, or the table has met.
///
/// # Errors
/// When the database fails.
pub fn host_contact(db: &mut Db, loaded: &Loaded, round: u16, table: u16) -> Result<Option<HostContact>, ActError> {
    let meets = loaded.tournament.meets_until(round, table);
    let Some(host) = meets.and_then(|_| loaded.tournament.host_of(round, table)) else {
        return Ok(None);
    };
    let contact = match loaded.members.get(&host) {
        Some(member) => shared_contact(db, member)?,
        None => None,
    };
    Ok(Some(HostContact { host, contact }))
}
