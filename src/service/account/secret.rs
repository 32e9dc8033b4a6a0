//! Secrets made by chance, and what is derived from them.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};

use crate::ActError;
use talon_store::StoreError;

/// 256 random bits.
pub(crate) fn random() -> Result<[u8; 32], ActError> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| StoreError::Unavailable(format!("random numbers: {error}")))?;
    Ok(bytes)
}

/// 256 random bits as they are shown.
///
/// # Errors
/// When the system has no random numbers.
pub fn fresh() -> Result<String, ActError> {
    Ok(URL_SAFE_NO_PAD.encode(random()?))
}

/// 80 random bits that someone can type: four groups of letters and digits none of which look alike.
///
/// # Errors
/// When the system has no random numbers.
pub fn typable() -> Result<String, ActError> {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    let letter = |byte: &u8| {
        LETTERS
            .get(usize::from(byte % 32))
            .map_or('a', |letter| char::from(*letter))
    };
    let groups: Vec<String> = random()?
        .chunks(4)
        .take(4)
        .map(|four| four.iter().map(letter).collect())
        .collect();
    Ok(groups.join("-"))
}

/// What a form must carry that was shown to the browser with this cookie: the cookie itself stays out of pages.
pub fn form_token(cookie: &str) -> String {
    let mut hash = Sha256::new();
    hash.update(b"talon form\0");
    hash.update(cookie.as_bytes());
    URL_SAFE_NO_PAD.encode(hash.finalize())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_typed_has_no_letters_that_look_alike() {
        let one = typable().unwrap();
        assert_eq!((one.len(), one.split('-').count()), (19, 4), "{one}");
        assert!(!one.contains(['0', '1', 'l', 'o']), "{one}");
        assert_ne!(one, typable().unwrap());
    }
}
