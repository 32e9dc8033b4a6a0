//! Characters that nobody sees, or takes for another: which they are, and what programs call them.

use super::fault::Reason;

/// What old systems fill the end of a file with, and white space.
#[must_use]
pub const fn is_padding(byte: u8) -> bool {
    matches!(byte, 0 | 0x1A | b' ' | b'\t' | b'\n' | b'\r')
}

/// Why a character outside quotation marks does not fit, where an eye would not find it.
#[must_use]
pub fn odd_sign(sign: char) -> Option<Reason> {
    match sign {
        '\t' | '\n' | '\r' => None,
        '\u{A0}' | '\u{1680}' | '\u{2000}'..='\u{200A}' | '\u{202F}' | '\u{205F}' | '\u{3000}' => {
            Some(Reason::OddSpace(sign))
        }
        '\u{AD}' | '\u{34F}' | '\u{61C}' | '\u{180E}' | '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' => {
            Some(Reason::Invisible(sign))
        }
        '\u{2060}'..='\u{206F}' | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}' => Some(Reason::Invisible(sign)),
        '\u{2010}'..='\u{2015}' | '\u{2043}' | '\u{2212}' | '\u{FE58}' | '\u{FE63}' | '\u{FF0D}' => {
            Some(Reason::OddMinus(sign))
        }
        '\u{FF01}'..='\u{FF5E}' => Some(Reason::OddSign(sign)),
        _ if sign.is_control() => Some(Reason::Invisible(sign)),
        _ => None,
    }
}

/// `U+00A0`.
#[must_use]
pub fn code_point(sign: char) -> String {
    format!("U+{:04X}", u32::from(sign))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_nobody_sees_is_known_and_everything_else_is_left_alone() {
        for sign in ['\u{A0}', '\u{2009}', '\u{202F}', '\u{3000}'] {
            assert_eq!(odd_sign(sign), Some(Reason::OddSpace(sign)));
        }
        for sign in ['\u{200B}', '\u{FEFF}', '\u{AD}', '\0', '\u{1A}', '\u{85}', '\u{2028}'] {
            assert_eq!(odd_sign(sign), Some(Reason::Invisible(sign)));
        }
        for sign in ['\u{2212}', '\u{2013}', '\u{2014}'] {
            assert_eq!(odd_sign(sign), Some(Reason::OddMinus(sign)));
        }
        assert_eq!(odd_sign('\u{FF1A}'), Some(Reason::OddSign('\u{FF1A}')));
        for sign in ['a', 'ő', ' ', '\n', '\t', '"', '-', '“', '🂡'] {
            assert_eq!(odd_sign(sign), None, "{sign}");
        }
        assert_eq!(
            (code_point('\u{A0}').as_str(), code_point('🂡').as_str()),
            ("U+00A0", "U+1F0A1")
        );
    }
}
