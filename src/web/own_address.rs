//! An address of this site where a record should stand: what is read is the record behind it, as far as its reader may
//! see it.

use crate::packed::unpack;
use talon_http::{Problem, State, Visit};
use talon_service::read_hand::read_hand;
use talon_service::read_session::read_session;
use talon_service::{ActError, Actor};

/// No address of this site is longer.
const ADDRESS_MAX: usize = 8192;

/// What of this site an address leads to.
#[derive(Debug, Clone, PartialEq, Eq)]
enum OwnAddress {
    /// A hand, also by a position of it.
    Hand(String),
    Session(String),
    /// A record that the address carries.
    Carried(String),
}

/// The records behind an address; `None` where the text is none of this site, or leads to nothing that this reader may
/// see.
///
/// # Errors
/// When the database fails.
pub(crate) async fn behind(visit: &Visit, text: &str) -> Result<Option<String>, Problem> {
    let Some(address) = own(text, &visit.state.config.base_url) else {
        return Ok(None);
    };
    let read = move |state: &State, actor: &Actor| {
        let found = state.store.read(|db| match &address {
            OwnAddress::Carried(packed) => Ok(unpack(packed)),
            OwnAddress::Hand(id) => read_hand(db, actor, id).map(|hand| Some(hand.record)),
            OwnAddress::Session(id) => {
                let session = read_session(db, actor, id)?;
                let ledger = session.ledger();
                let records: Vec<&str> = session.in_order(&ledger).collect();
                Ok((!records.is_empty()).then(|| records.join("\n")))
            }
        });
        match found {
            Err(ActError::NotFound(_)) => Ok(None),
            found => Ok(found?),
        }
    };
    Ok(visit.act(read).await?.0)
}

/// Reads an address as browsers show and copy it.
fn own(text: &str, base_url: &str) -> Option<OwnAddress> {
    let text = text.trim();
    if text.len() > ADDRESS_MAX || text.contains(char::is_whitespace) {
        return None;
    }
    let bare = |address: &str| {
        let behind = address.split_once("://").map_or(address, |(_, behind)| behind);
        behind.trim_end_matches('/').to_owned()
    };
    let (text, base) = (bare(text), bare(base_url));
    let path = text.strip_prefix(&base)?.strip_prefix('/')?;
    let (path, rest) = path.split_at(path.find(['?', '#']).unwrap_or(path.len()));
    let query = rest.strip_prefix('?').unwrap_or_default();
    let query = query.split('#').next().unwrap_or_default();
    let carried = || query.split('&').find_map(|part| part.strip_prefix("record="));
    let mut parts = path.split('/');
    match (parts.next()?, parts.next()) {
        ("check", None) | ("hands", Some("new")) => Some(OwnAddress::Carried(carried()?.to_owned())),
        ("check", Some(packed)) => Some(OwnAddress::Carried(packed.to_owned())),
        ("hands", Some("drafts")) | ("sessions", Some("new")) => None,
        ("hands", Some(id)) => Some(OwnAddress::Hand(id.to_owned())),
        ("sessions", Some(id)) => Some(OwnAddress::Session(id.to_owned())),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_this_site_are_known_and_no_others() {
        let own = |text: &str| own(text, "https://club.example/ulti");
        let hand = |id: &str| Some(OwnAddress::Hand(id.to_owned()));
        assert_eq!(own(" https://club.example/ulti/hands/12\n"), hand("12"));
        assert_eq!(own("club.example/ulti/hands/12/7?view=all#at-7"), hand("12"));
        assert_eq!(own("http://club.example/ulti/hands/s3cret/"), hand("s3cret"));
        let session = Some(OwnAddress::Session("3".to_owned()));
        assert_eq!(own("https://club.example/ulti/sessions/3?sums=1"), session);
        let carried = Some(OwnAddress::Carried("abc".to_owned()));
        for text in ["check/abc/4", "check?record=abc", "hands/new?record=abc#x"] {
            assert_eq!(own(&format!("https://club.example/ulti/{text}")), carried, "{text}");
        }
        for other in [
            "https://other.example/hands/12",
            "https://club.example/hands/12",
            "https://club.example/ulti/hands",
            "https://club.example/ulti/hands/new",
            "https://club.example/ulti/hands/drafts/3",
            "https://club.example/ulti/clubs/makk",
            "see https://club.example/ulti/hands/12",
            "",
        ] {
            assert_eq!(own(other), None, "{other}");
        }
    }
}
