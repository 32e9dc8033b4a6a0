//! The SHA-256 by which records are recognised, as 32 bytes for keys and as text for people.
//! Does not decide what is hashed; see the canonical form.

use std::fmt;

use sha2::{Digest, Sha256};

/// A SHA-256.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hash(pub [u8; 32]);

impl Hash {
    /// The hash of these bytes.
    #[must_use]
    pub fn of(bytes: &[u8]) -> Self {
        Self(Sha256::digest(bytes).into())
    }

    /// Reads `sha256:` and 64 lower-case hexadecimal digits; the prefix may be left out.
    #[must_use]
    pub fn parse(written: &str) -> Option<Self> {
        let digits = written.strip_prefix("sha256:").unwrap_or(written).as_bytes();
        let mut hash = [0; 32];
        let (pairs, rest) = digits.as_chunks::<2>();
        if pairs.len() != hash.len() || !rest.is_empty() {
            return None;
        }
        for (byte, [high, low]) in hash.iter_mut().zip(pairs) {
            *byte = digit(*high)? * 16 + digit(*low)?;
        }
        Some(Self(hash))
    }

    /// The 64 digits without a prefix.
    #[must_use]
    pub fn to_hex(self) -> String {
        format!("{self}").split_off("sha256:".len())
    }
}

fn digit(letter: u8) -> Option<u8> {
    match letter {
        b'0'..=b'9' => Some(letter - b'0'),
        b'a'..=b'f' => Some(letter - b'a' + 10),
        _ => None,
    }
}

impl fmt::Display for Hash {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("sha256:")?;
        self.0.iter().try_for_each(|byte| write!(out, "{byte:02x}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hash_is_written_with_its_prefix_and_read_back() {
        let hash = Hash::of(b"");
        let written = "sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
        assert_eq!(hash.to_string(), written);
        assert_eq!(Hash::parse(written), Some(hash));
        assert_eq!(Hash::parse(&hash.to_hex()), Some(hash));
    }

    #[test]
    fn what_is_not_a_hash_is_not_read() {
        let hex = Hash::of(b"").to_hex();
        assert_eq!(Hash::parse(&hex.to_uppercase()), None);
        assert_eq!(Hash::parse(&hex[1..]), None);
        assert_eq!(Hash::parse(&format!("{hex}0")), None);
        assert_eq!(Hash::parse(&format!("md5:{hex}")), None);
    }
}
