//! From the bytes of a file to letters: which of the usual encodings it is, guessed or told. It must not know what is
//! written in it.

use encoding_rs::{UTF_16BE, UTF_16LE, WINDOWS_1250, WINDOWS_1252};

/// How letters are written as bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Encoding {
    Utf8,
    Utf16Le,
    Utf16Be,
    /// Hungarian, Croatian and Serbian in Latin letters, as older programs write them.
    Windows1250,
    /// Western Europe.
    Windows1252,
}

/// Letters of the four languages outside ASCII.
const OURS: &str = "áéíóöőúüűÁÉÍÓÖŐÚÜŰčćđšžČĆĐŠŽ";
/// Letters of the neighbours to the west.
const WESTERN: &str = "àâäæçèéêëîïñôöùûüÿœßáíóúøåãõÀÂÄÆÇÈÉÊËÎÏÑÔÖÙÛÜŒÁÍÓÚØÅÃÕ";

impl Encoding {
    pub const ALL: [Encoding; 5] =
        [Encoding::Utf8, Encoding::Utf16Le, Encoding::Utf16Be, Encoding::Windows1250, Encoding::Windows1252];

    /// Its word in forms.
    pub fn as_str(self) -> &'static str {
        match self {
            Encoding::Utf8 => "utf-8",
            Encoding::Utf16Le => "utf-16le",
            Encoding::Utf16Be => "utf-16be",
            Encoding::Windows1250 => "windows-1250",
            Encoding::Windows1252 => "windows-1252",
        }
    }

    pub fn parse(word: &str) -> Option<Encoding> {
        Encoding::ALL.into_iter().find(|one| one.as_str() == word)
    }

    /// What the bytes look like. A mark at the beginning decides; without one, bytes that are no UTF-8 come from an older
    /// program, and the letters tell from which.
    pub fn guess(bytes: &[u8]) -> Encoding {
        match bytes {
            [0xEF, 0xBB, 0xBF, ..] => return Encoding::Utf8,
            [0xFF, 0xFE, ..] => return Encoding::Utf16Le,
            [0xFE, 0xFF, ..] => return Encoding::Utf16Be,
            _ => {}
        }
        if let Some(wide) = without_mark(bytes) {
            return wide;
        }
        if std::str::from_utf8(bytes).is_ok() {
            return Encoding::Utf8;
        }
        let all_of = |encoding: Encoding, letters: &str| {
            let text = encoding.read(bytes);
            text.chars().filter(|c| !c.is_ascii()).all(|c| letters.contains(c))
        };
        let western = all_of(Encoding::Windows1252, WESTERN) && !all_of(Encoding::Windows1250, OURS);
        if western { Encoding::Windows1252 } else { Encoding::Windows1250 }
    }

    /// The text; what is no letter in this encoding becomes U+FFFD.
    pub fn read(self, bytes: &[u8]) -> String {
        let text = match self {
            Encoding::Utf8 => String::from_utf8_lossy(bytes),
            Encoding::Utf16Le => UTF_16LE.decode_without_bom_handling(bytes).0,
            Encoding::Utf16Be => UTF_16BE.decode_without_bom_handling(bytes).0,
            Encoding::Windows1250 => WINDOWS_1250.decode_without_bom_handling(bytes).0,
            Encoding::Windows1252 => WINDOWS_1252.decode_without_bom_handling(bytes).0,
        };
        text.strip_prefix('\u{FEFF}').unwrap_or(&text).to_owned()
    }
}

/// UTF-16 whose mark is missing: in a list of names nearly every other byte is nought.
fn without_mark(bytes: &[u8]) -> Option<Encoding> {
    let front = bytes.get(..bytes.len().min(2_000)).unwrap_or_default();
    let noughts = |odd: usize| front.iter().skip(odd).step_by(2).filter(|byte| **byte == 0).count();
    let half = front.len() / 2;
    let (even, odd) = (noughts(0), noughts(1));
    match () {
        () if half < 4 => None,
        () if odd > half / 2 && even < half / 8 => Some(Encoding::Utf16Le),
        () if even > half / 2 && odd < half / 8 => Some(Encoding::Utf16Be),
        () => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "név;e-mail\r\nŐze Űrhajós Béla;b@example.org\r\nČavić Đorđe;\r\n";

    fn wide(text: &str, mark: bool, big: bool) -> Vec<u8> {
        let units = mark.then_some(0xFEFF).into_iter().chain(text.encode_utf16());
        units.flat_map(|unit: u16| if big { unit.to_be_bytes() } else { unit.to_le_bytes() }).collect()
    }

    #[test]
    fn each_encoding_is_recognized_and_read() {
        let plain = TEXT.as_bytes().to_vec();
        let marked = [b"\xEF\xBB\xBF", TEXT.as_bytes()].concat();
        let old = WINDOWS_1250.encode(TEXT).0.into_owned();
        for (bytes, encoding) in [
            (plain, Encoding::Utf8),
            (marked, Encoding::Utf8),
            (wide(TEXT, true, false), Encoding::Utf16Le),
            (wide(TEXT, true, true), Encoding::Utf16Be),
            (wide(TEXT, false, false), Encoding::Utf16Le),
            (wide(TEXT, false, true), Encoding::Utf16Be),
            (old, Encoding::Windows1250),
        ] {
            assert_eq!(Encoding::guess(&bytes), encoding);
            assert_eq!(encoding.read(&bytes), TEXT, "{encoding:?}");
        }
        let french = "nom;adresse\nFrançois Lefèvre;Besançon\n";
        let bytes = WINDOWS_1252.encode(french).0;
        assert_eq!(Encoding::guess(&bytes), Encoding::Windows1252);
        assert_eq!(Encoding::Windows1252.read(&bytes), french);
    }

    #[test]
    fn any_bytes_become_some_text() {
        for bytes in
            [&b""[..], b"\xff", b"\x00\x00\x00", b"\xff\xfe\x00", b"\xef\xbb\xbf", b"\xd8\x00\xd8\x00"]
        {
            for encoding in Encoding::ALL {
                let _ = encoding.read(bytes);
            }
            let _ = Encoding::guess(bytes);
        }
        assert_eq!(Encoding::Utf8.read(b"a\xffb"), "a\u{FFFD}b");
    }
}
