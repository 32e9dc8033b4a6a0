//! A record inside an address: nothing is stored, and yet a replay can be passed on.

use std::io::{Read as _, Write as _};

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

use talon_records::json::Limits;

/// An address longer than this is refused by browsers and proxies.
const PACKED_MAX: usize = 6000;

/// A record as a part of an address; `None` when it is too long for one.
pub fn pack(text: &[u8]) -> Option<String> {
    let mut encoder = flate2::write::DeflateEncoder::new(Vec::new(), flate2::Compression::best());
    encoder.write_all(text).ok()?;
    let packed = URL_SAFE_NO_PAD.encode(encoder.finish().ok()?);
    (packed.len() <= PACKED_MAX).then_some(packed)
}

/// The record that an address carries; never more than a record may have.
pub fn unpack(packed: &str) -> Option<String> {
    if packed.len() > PACKED_MAX {
        return None;
    }
    let bytes = URL_SAFE_NO_PAD.decode(packed).ok()?;
    let mut text = String::new();
    let limit = Limits::default().bytes_max;
    let unpacked = flate2::read::DeflateDecoder::new(&bytes[..]).take(u64::from(limit) + 1);
    let length = { unpacked }.read_to_string(&mut text).ok()?;
    (length <= limit as usize).then_some(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_carries_a_record_there_and_back() {
        let text = include_str!("../../tests/fixtures/example.talon.json");
        let packed = pack(text.as_bytes()).unwrap();
        assert_eq!(unpack(&packed).as_deref(), Some(text));
        assert_eq!(unpack("not a record"), None);
    }
}
