//! What stands in the address of a card: a key of 132 random bits to write, one derived from it to read, the number of
//! a card for the person who began it, or the card of a table of a tournament.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest as _, Sha256};

use crate::ActError;
use crate::account::fresh_secret;
use crate::idempotency::IdempotentRequest;
use crate::tournaments::Card;
use talon_store::ScorecardId;

/// Letters of a key.
const LENGTH: usize = 22;

/// A key of either kind; only what it opens tells which.
#[derive(Clone, PartialEq, Eq)]
pub struct CardKey(String);

/// How someone comes to a card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CardWay {
    Key(CardKey),
    /// By its number, which opens it for the person who began it.
    Own(ScorecardId),
    /// By the card of a table of a tournament.
    Table(Card),
}

impl CardWay {
    /// Reads what stands in an address.
    pub fn parse(text: &str) -> Option<CardWay> {
        if let Some(card) = Card::parse(text) {
            return Some(CardWay::Table(card));
        }
        if text.len() == LENGTH {
            return CardKey::parse(text).map(CardWay::Key);
        }
        let is_number = !text.is_empty() && text.len() < LENGTH && text.bytes().all(|byte| byte.is_ascii_digit());
        let id: i64 = text.parse().ok().filter(|_| is_number && !text.starts_with('0'))?;
        Some(CardWay::Own(ScorecardId(id)))
    }

    /// What stands in an address.
    pub fn text(&self) -> String {
        match self {
            CardWay::Key(key) => key.text().to_owned(),
            CardWay::Own(id) => id.to_string(),
            CardWay::Table(card) => card.text(),
        }
    }
}

impl CardKey {
    /// A new key to write with.
    ///
    /// # Errors
    /// When the system has no random numbers.
    pub fn fresh() -> Result<CardKey, ActError> {
        Ok(CardKey(fresh_secret()?.chars().take(LENGTH).collect()))
    }

    /// The key of the card that a form begins: the same for the same form, so that one pressed twice begins one card.
    /// A form without a secret of its own has a fresh one.
    ///
    /// # Errors
    /// When the system has no random numbers.
    pub(super) fn of_form(form: IdempotentRequest<'_>) -> Result<CardKey, ActError> {
        match form.key.filter(|secret| secret.len() >= LENGTH) {
            Some(secret) => Ok(CardKey::derived(&format!("writer {secret} {}", form.request))),
            None => CardKey::fresh(),
        }
    }

    fn derived(from: &str) -> CardKey {
        let derived = URL_SAFE_NO_PAD.encode(Sha256::digest(format!("talon scorecard {from}")));
        CardKey(derived.chars().take(LENGTH).collect())
    }

    /// Reads what stands in an address.
    pub fn parse(text: &str) -> Option<CardKey> {
        let is_letter = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
        (text.len() == LENGTH && text.bytes().all(is_letter)).then(|| CardKey(text.to_owned()))
    }

    /// The key that reads what this one writes.
    #[must_use]
    pub fn to_read(&self) -> CardKey {
        CardKey::derived(&format!("reader {}", self.0))
    }

    /// What stands in its address.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// By which it is known here.
    pub(super) fn hash(&self) -> talon_store::Hash {
        Sha256::digest(self.0.as_bytes()).into()
    }
}

impl std::fmt::Debug for CardKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("CardKey(..)")
    }
}
