//! Under which name someone is seen: whole among those of their club, as they chose it by everyone else (S-67).

use talon_store::MemberId;
use talon_store::members::{Member, Shown};

/// What stands in place of a name that is not shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PublicName {
    Name(String),
    /// Nothing was chosen to be shown: a number takes the place of a name.
    Numbered(MemberId),
}

/// The name for the public.
pub fn public_name(member: &Member) -> PublicName {
    public_name_of(member.id, &member.name, member.alias.as_deref(), member.shown)
}

/// The public name of a member with this name who chose one.
pub(crate) fn public_name_of(id: MemberId, name: &str, alias: Option<&str>, shown: Shown) -> PublicName {
    match (shown, alias) {
        (Shown::Full, _) => PublicName::Name(name.to_owned()),
        (Shown::Short, _) => PublicName::Name(short(name)),
        (Shown::Alias, Some(alias)) => PublicName::Name(alias.to_owned()),
        (Shown::Alias, None) => PublicName::Numbered(id),
    }
}

/// Whether everyone may read on the page of a member what they played in public: of guests and of those under age only
/// under another name.
pub fn shows_results(member: &Member) -> bool {
    let is_sheltered = member.is_guest || member.is_minor;
    matches!(public_name(member), PublicName::Name(_)) && (!is_sheltered || member.shown == Shown::Alias)
}

/// The first word whole and of the others the first letter, in whichever order a language puts the names of a person.
fn short(name: &str) -> String {
    let mut words = name.split_whitespace();
    let first = words.next().unwrap_or_default().to_owned();
    words
        .filter_map(|word| word.chars().next())
        .fold(first, |mut short, letter| {
            short.push(' ');
            short.extend(letter.to_uppercase());
            short.push('.');
            short
        })
}

#[cfg(test)]
mod tests {
    use super::short;

    #[test]
    fn a_short_name_is_one_word_and_first_letters() {
        for (name, expected) in [
            ("Kovács Anna", "Kovács A."),
            ("Anna", "Anna"),
            ("  Nagy  Kis Pál ", "Nagy K. P."),
            ("", ""),
            ("Đurđa đ", "Đurđa Đ."),
        ] {
            assert_eq!(short(name), expected);
        }
    }
}
