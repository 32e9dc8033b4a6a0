//! From the bytes of a file to letters: which of the usual encodings it is, guessed or told.

use encoding_rs::{ISO_8859_2, MACINTOSH, UTF_16BE, UTF_16LE, WINDOWS_1250, WINDOWS_1251, WINDOWS_1252};
use serde::{Deserialize, Serialize};
use yore::code_pages::CP852;

/// How letters are written as bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "&'static str")]
pub enum Encoding {
    Utf8,
    Utf16Le,
    Utf16Be,
    /// Hungarian, Croatian and Serbian in Latin letters, as older programs of Windows write them.
    Windows1250,
    /// The same letters by the standard, as mail and older Unix wrote them.
    Iso8859_2,
    /// The same in DOS.
    Cp852,
    /// The same on older Macs.
    MacCentralEurope,
    /// Croatian and Slovene Macs had letters of their own.
    MacCroatian,
    /// Western Europe.
    Windows1252,
    MacRoman,
    /// Serbian in Cyrillic letters.
    Windows1251,
}

impl TryFrom<String> for Encoding {
    type Error = String;

    fn try_from(word: String) -> Result<Encoding, String> {
        Encoding::parse(&word).ok_or(word)
    }
}

impl From<Encoding> for &'static str {
    fn from(encoding: Encoding) -> &'static str {
        encoding.as_str()
    }
}

/// Letters of the four languages outside ASCII.
const OURS: &str = "áéíóöőúüűÁÉÍÓÖŐÚÜŰčćđšžČĆĐŠŽ";
/// Letters of the neighbours to the west.
const WESTERN: &str = "àâäæçèéêëìîïñòôöùûüÿœßáíóúøåãõÀÂÄÆÇÈÉÊËÎÏÑÔÖÙÛÜŒÁÍÓÚØÅÃÕ";
const CYRILLIC: &str = "абвгдђежзијклљмнњопрстћуфхцчџшАБВГДЂЕЖЗИЈКЛЉМНЊОПРСТЋУФХЦЧЏШ";
/// Signs of older Macs from byte 128 on.
const MAC_CENTRAL_EUROPE: &str = "ÄĀāÉĄÖÜáąČäčĆćéŹźĎíďĒēĖóėôöõúĚěü†°Ę£§•¶ß®©™ę¨≠ģĮįĪ≤≥īĶ∂∑łĻļĽľĹĺŅņŃ¬√ńŇ∆«»…\u{a0}ňŐÕőŌ\
    –—“”‘’÷◊ōŔŕŘ‹›řŖŗŠ‚„šŚśÁŤťÍŽžŪÓÔūŮÚůŰűŲųÝýķŻŁżĢˇ";
const MAC_CROATIAN: &str = "ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®Š™´¨≠ŽØ∞±≤≥∆µ∂∑∏š∫ªºΩžø¿¡¬√ƒ≈Ć«Č…\u{a0}ÀÃÕŒœĐ\
    —“”‘’÷◊\u{f8ff}©⁄€‹›Æ»–·‚„‰ÂćÁčÈÍÎÏÌÓÔđÒÚÛÙıˆ˜¯πË˚¸Êæˇ";

impl Encoding {
    pub const ALL: [Encoding; 11] = [
        Encoding::Utf8,
        Encoding::Utf16Le,
        Encoding::Utf16Be,
        Encoding::Windows1250,
        Encoding::Iso8859_2,
        Encoding::Cp852,
        Encoding::MacCentralEurope,
        Encoding::MacCroatian,
        Encoding::Windows1252,
        Encoding::MacRoman,
        Encoding::Windows1251,
    ];

    /// Its word in forms, and as it is kept.
    pub fn as_str(self) -> &'static str {
        match self {
            Encoding::Utf8 => "utf-8",
            Encoding::Utf16Le => "utf-16le",
            Encoding::Utf16Be => "utf-16be",
            Encoding::Windows1250 => "windows-1250",
            Encoding::Iso8859_2 => "iso-8859-2",
            Encoding::Cp852 => "ibm852",
            Encoding::MacCentralEurope => "mac-central-europe",
            Encoding::MacCroatian => "mac-croatian",
            Encoding::Windows1252 => "windows-1252",
            Encoding::MacRoman => "macintosh",
            Encoding::Windows1251 => "windows-1251",
        }
    }

    pub fn parse(word: &str) -> Option<Encoding> {
        Encoding::ALL.into_iter().find(|one| one.as_str() == word)
    }

    /// Whether it has all letters, so that a guess that comes out well is right.
    pub fn is_unicode(self) -> bool {
        matches!(self, Encoding::Utf8 | Encoding::Utf16Le | Encoding::Utf16Be)
    }

    /// What the bytes look like. A mark at the beginning decides; without one, bytes that are no UTF-8 come from an
    /// older program, and the letters tell from which: those that it does not make a mess of.
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
        if is_utf8(bytes) {
            return Encoding::Utf8;
        }
        let older = Encoding::ALL
            .into_iter()
            .filter_map(|one| Some((one.mess(bytes)?, one)));
        older
            .min_by_key(|(mess, _)| *mess)
            .map_or(Encoding::Windows1250, |(_, one)| one)
    }

    /// The text; what is no letter in this encoding becomes U+FFFD.
    pub fn read(self, bytes: &[u8]) -> String {
        let known = match self {
            Encoding::Utf8 => return unmarked(&String::from_utf8_lossy(bytes)),
            Encoding::Cp852 => return CP852.decode(bytes).into_owned(),
            Encoding::MacCentralEurope => return by_table(bytes, MAC_CENTRAL_EUROPE),
            Encoding::MacCroatian => return by_table(bytes, MAC_CROATIAN),
            Encoding::Utf16Le => UTF_16LE,
            Encoding::Utf16Be => UTF_16BE,
            Encoding::Windows1250 => WINDOWS_1250,
            Encoding::Iso8859_2 => ISO_8859_2,
            Encoding::Windows1252 => WINDOWS_1252,
            Encoding::MacRoman => MACINTOSH,
            Encoding::Windows1251 => WINDOWS_1251,
        };
        unmarked(&known.decode_without_bom_handling(bytes).0)
    }

    /// How badly a list would read in this encoding; none where each sign has more than one byte.
    fn mess(self, bytes: &[u8]) -> Option<usize> {
        let letters = match self {
            Encoding::Utf8 | Encoding::Utf16Le | Encoding::Utf16Be => return None,
            Encoding::Windows1252 | Encoding::MacRoman => WESTERN,
            Encoding::Windows1251 => CYRILLIC,
            Encoding::Windows1250
            | Encoding::Iso8859_2
            | Encoding::Cp852
            | Encoding::MacCentralEurope
            | Encoding::MacCroatian => OURS,
        };
        let (mut mess, mut before) = (0, ' ');
        for letter in self
            .read(bytes.get(..bytes.len().min(LOOKED_AT)).unwrap_or_default())
            .chars()
        {
            mess += match letter {
                letter if letter.is_ascii() || letters.contains(letter) => 0,
                letter if letter.is_alphabetic() => 2,
                '\u{a0}' => 1,
                _ => 8,
            };
            // A capital inside a word, next to a small letter, where one of the two is no ASCII.
            let foreign = !letter.is_ascii() || !before.is_ascii();
            if foreign && before.is_lowercase() && letter.is_uppercase() {
                mess += 8;
            }
            before = letter;
        }
        Some(mess)
    }
}

/// Bytes of a list that are looked at to find out how it is written.
const LOOKED_AT: usize = 1 << 18;

fn unmarked(text: &str) -> String {
    text.strip_prefix('\u{FEFF}').unwrap_or(text).to_owned()
}

fn by_table(bytes: &[u8], table: &str) -> String {
    let table: Vec<char> = table.chars().collect();
    let sign = |byte: &u8| match byte.checked_sub(0x80) {
        None => char::from(*byte),
        Some(at) => table.get(usize::from(at)).copied().unwrap_or('\u{FFFD}'),
    };
    bytes.iter().map(sign).collect()
}

/// Whether it is UTF-8, or was before a byte here and there was spoiled: letters of older encodings are no UTF-8 nearly
/// everywhere.
fn is_utf8(bytes: &[u8]) -> bool {
    let (mut sound, mut spoiled) = (0, 0);
    for chunk in bytes.utf8_chunks() {
        sound += chunk.valid().chars().filter(|c| !c.is_ascii()).count();
        spoiled += usize::from(!chunk.invalid().is_empty());
    }
    spoiled * 8 <= sound
}

/// UTF-16 whose mark is missing: in a list of names nearly every other byte is zero.
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
mod tests;
