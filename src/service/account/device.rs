//! Knows a browser in which someone has signed in before, so that guesses of a password from elsewhere use up attempts
//! of their own, and not those of the owner (S-28). Such a cookie opens nothing.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq as _;

use super::secret;
use crate::{ActError, find_person};
use talon_store::Store;
use talon_store::users::User;
use talon_tournament::names::MailAddress;

const NONCE_BYTES: usize = 32;

/// What the browser keeps after its owner has signed in.
pub(super) fn cookie(user: &User) -> Result<String, ActError> {
    let nonce = secret::random()?;
    Ok(format!("{}.{}", URL_SAFE_NO_PAD.encode(nonce), seal(user, &nonce)))
}

/// Under which name a try to sign in is counted: that of the account, or, from a browser that its owner has used,
/// that of this browser.
///
/// # Errors
/// When the database fails.
pub fn try_name(store: &Store, email: &str, cookie: Option<&str>) -> Result<String, ActError> {
    let (typed, email) = (email, MailAddress::folded(email));
    let Some((nonce, sealed)) = cookie.and_then(|cookie| cookie.split_once('.')) else {
        return Ok(email);
    };
    let Some(user) = store.read(|db| find_person::typed(db, typed))? else {
        return Ok(email);
    };
    let bytes = URL_SAFE_NO_PAD
        .decode(nonce)
        .ok()
        .filter(|bytes| bytes.len() == NONCE_BYTES);
    let known = bytes.is_some_and(|bytes| seal(&user, &bytes).as_bytes().ct_eq(sealed.as_bytes()).into());
    Ok(if known {
        format!("{email} in the browser {nonce}")
    } else {
        email
    })
}

/// Only who can read the database can make one: the hash of a password is known nowhere else, and a new password
/// ends the browsers that knew the old one. Nonces of one length leave nothing to be appended.
fn seal(user: &User, nonce: &[u8]) -> String {
    let mut hash = Sha256::new();
    hash.update(b"talon device\0");
    hash.update(user.id.0.to_be_bytes());
    hash.update(user.password_hash.as_deref().unwrap_or_default().as_bytes());
    hash.update(b"\0");
    hash.update(nonce);
    URL_SAFE_NO_PAD.encode(hash.finalize())
}
