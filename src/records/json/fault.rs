//! What can be wrong with a text before its members are looked at: the bytes, the grammar, the limits.
//! Holds facts only; the sentence for people is made elsewhere, and only when it is shown.

use super::foreign::Foreign;
use super::signs::odd_sign;

/// Why a text could not be read, and where.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SyntaxFault {
    /// What is wrong.
    pub reason: Reason,
    /// Byte offset in the text where it was noticed.
    pub offset: u32,
}

/// The kinds of damage, each with what a message needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// The bytes are not UTF-8.
    InvalidUtf8,
    /// The text is UTF-16 (or a relative of it), known by its byte order mark or its NUL bytes.
    Utf16,
    /// The file is an archive or packed.
    Packed,
    /// The file is a picture or a document and no text.
    NoText,
    /// A picture.
    Picture,
    /// A PDF.
    Pdf,
    /// A spreadsheet, or another document of an office program.
    Office,
    /// Longer than a record may be.
    TooLarge { bytes_max: u32 },
    /// Nested deeper than a record may be.
    TooDeep { depth_max: u32 },
    /// There is nothing in the text that could be a record.
    NoRecord,
    /// The text stops in the middle.
    UnexpectedEnd,
    /// Something stands where a value must.
    ExpectedValue,
    /// The text does not even begin like JSON.
    NotJson,
    /// What was sent is something else altogether, or has something else around it.
    Foreign(Foreign),
    /// A space, but not the plain one.
    OddSpace(char),
    /// A character that nobody sees.
    Invisible(char),
    /// A dash of print in the place of the plain minus.
    OddMinus(char),
    /// A sign that looks like one of JSON's and is another.
    OddSign(char),
    /// The line with which Markdown and chats begin and end a text that is to stay as it is.
    Fence,
    /// Quotation marks of print, or single ones, in the place of the plain double ones.
    OddQuotes,
    /// A word that is not in quotation marks.
    Unquoted,
    /// A comment, which JSON does not have.
    Comment,
    /// Something stands where a quoted member name must.
    ExpectedName,
    /// A member name is not followed by a colon.
    ExpectedColon,
    /// A member or item is followed by neither a comma nor the closing bracket.
    ExpectedComma,
    /// A comma with nothing after it.
    TrailingComma,
    /// More text after the end of the record.
    TrailingText,
    /// A number that JSON does not allow: a leading zero, a bare point, a size no number has.
    BadNumber,
    /// A control character inside a string.
    ControlCharacter(char),
    /// A backslash followed by nothing JSON knows.
    BadEscape,
    /// Half of a surrogate pair.
    LoneSurrogate,
}

impl Reason {
    /// The reason as a word, for messages and for tests.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::InvalidUtf8 => "invalid_utf8",
            Self::Utf16 => "utf16",
            Self::Packed => "packed",
            Self::NoText => "no_text",
            Self::Picture => "picture",
            Self::Pdf => "pdf",
            Self::Office => "office",
            Self::TooLarge { .. } => "too_large",
            Self::TooDeep { .. } => "too_deep",
            Self::NoRecord => "no_record",
            Self::UnexpectedEnd => "unexpected_end",
            Self::ExpectedValue => "expected_value",
            Self::NotJson => "not_json",
            Self::Foreign(kind) => kind.as_str(),
            Self::OddSpace(_) => "odd_space",
            Self::Invisible(_) => "invisible",
            Self::OddMinus(_) => "odd_minus",
            Self::OddSign(_) => "odd_sign",
            Self::Fence => "fence",
            Self::OddQuotes => "odd_quotes",
            Self::Unquoted => "unquoted",
            Self::Comment => "comment",
            Self::ExpectedName => "expected_name",
            Self::ExpectedColon => "expected_colon",
            Self::ExpectedComma => "expected_comma",
            Self::TrailingComma => "trailing_comma",
            Self::TrailingText => "trailing_text",
            Self::BadNumber => "bad_number",
            Self::ControlCharacter(_) => "control_character",
            Self::BadEscape => "bad_escape",
            Self::LoneSurrogate => "lone_surrogate",
        }
    }

    /// The same word, of a text that was kept; none when it is the word of no such reason.
    #[must_use]
    pub fn word(kept: &str) -> Option<&'static str> {
        let all = [
            Self::OddSpace(' '),
            Self::Invisible(' '),
            Self::OddMinus(' '),
            Self::OddSign(' '),
            Self::ControlCharacter(' '),
            Self::Fence,
            Self::InvalidUtf8,
            Self::Utf16,
            Self::Packed,
            Self::NoText,
            Self::Picture,
            Self::Pdf,
            Self::Office,
            Self::NoRecord,
            Self::UnexpectedEnd,
            Self::ExpectedValue,
            Self::NotJson,
            Self::OddQuotes,
            Self::Unquoted,
            Self::Comment,
            Self::ExpectedComma,
            Self::TrailingComma,
            Self::TrailingText,
        ];
        all.into_iter()
            .chain(Foreign::all().map(Self::Foreign))
            .map(Self::as_str)
            .find(|word| *word == kept)
    }

    /// The character that is meant, where the reason is one.
    #[must_use]
    pub const fn sign(self) -> Option<char> {
        match self {
            Self::OddSpace(sign)
            | Self::Invisible(sign)
            | Self::OddMinus(sign)
            | Self::OddSign(sign)
            | Self::ControlCharacter(sign) => Some(sign),
            _ => None,
        }
    }

    /// The same said more closely, by what stands there: how other notations and writing programs put it.
    #[must_use]
    pub(crate) fn at_sight_of(self, rest: &str) -> Self {
        let first = rest.chars().next();
        let wants_word = matches!(self, Self::ExpectedValue | Self::ExpectedName);
        if let Some(odd) = first.and_then(odd_sign) {
            return odd;
        }
        match first {
            _ if rest.starts_with("```") || rest.starts_with("~~~") => Self::Fence,
            Some('“' | '”' | '„' | '‟' | '«' | '»' | '‘' | '’' | '‚' | '‛' | '\'' | '`') => {
                Self::OddQuotes
            }
            _ if rest.starts_with("//") || rest.starts_with("/*") || first == Some('#') => Self::Comment,
            Some(letter) if wants_word && (letter.is_alphabetic() || letter == '_') => Self::Unquoted,
            _ => self,
        }
    }

    /// Whether the grammar is broken, as opposed to the bytes or a limit.
    #[must_use]
    pub(crate) const fn is_syntax(self) -> bool {
        !self.is_no_utf8() && !matches!(self, Self::TooLarge { .. } | Self::TooDeep { .. })
    }

    /// Whether the bytes are no text in UTF-8.
    #[must_use]
    pub const fn is_no_utf8(self) -> bool {
        matches!(
            self,
            Self::InvalidUtf8 | Self::Utf16 | Self::Packed | Self::NoText | Self::Picture | Self::Pdf | Self::Office
        )
    }
}

impl SyntaxFault {
    /// A fault at a byte offset.
    #[must_use]
    pub fn at(reason: Reason, offset: usize) -> Self {
        Self {
            reason,
            offset: u32::try_from(offset).unwrap_or(u32::MAX),
        }
    }
}
