//! Names in the order in which the language of a club sorts them: Hungarian "cs" after all other "c", "ö" after "o",
//! Croatian and Serbian "č", "ć", "dž", "đ", "lj", "nj", "š", "ž" as letters of their own.

use std::cmp::Ordering;

use icu_collator::options::CollatorOptions;
use icu_collator::preferences::CollationNumericOrdering;
use icu_collator::{Collator, CollatorBorrowed, CollatorPreferences};
use icu_locale_core::{Locale, locale};

/// How names are compared.
pub struct NameOrder(Option<CollatorBorrowed<'static>>);

impl std::fmt::Debug for NameOrder {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("NameOrder")
    }
}

impl NameOrder {
    /// As a language sorts: the code of the club's own, or of the reader's where a list is of no club.
    pub fn of(language: &str) -> NameOrder {
        let mut preferences = CollatorPreferences::from(&locale_of(language));
        // "Guest 2" stands before "Guest 10".
        preferences.numeric_ordering = Some(CollationNumericOrdering::True);
        // The rules of all languages are part of the program, so that they are never missing.
        NameOrder(Collator::try_new(preferences, CollatorOptions::default()).ok())
    }

    /// Which of two names stands first.
    pub fn compare(&self, one: &str, other: &str) -> Ordering {
        self.0
            .as_ref()
            .map_or_else(|| one.cmp(other), |collator| collator.compare(one, other))
    }

    /// Sorts whatever has names as a reader sees them; where a number takes the place of a name it comes after all
    /// names.
    pub(crate) fn sort_seen<T>(&self, list: &mut [T], name: impl Fn(&T) -> Option<String>) {
        list.sort_by(|one, other| match (name(one), name(other)) {
            (Some(one), Some(other)) => self.compare(&one, &other),
            (one, other) => one.is_none().cmp(&other.is_none()),
        });
    }

    /// Sorts whatever has names; equal names stay as they stood.
    pub fn sort<T>(&self, list: &mut [T], name: impl Fn(&T) -> &str) {
        list.sort_by(|one, other| self.compare(name(one), name(other)));
    }
}

/// A language sorts as its own code says, but for Serbian: Latin letters are sorted as in Croatian; Cyrillic ones are
/// in their own order in every language.
fn locale_of(language: &str) -> Locale {
    if language.starts_with("sr") {
        return locale!("sr-Latn");
    }
    language.parse().unwrap_or(locale!("en"))
}

#[cfg(test)]
mod tests {
    use super::NameOrder;

    fn sorted<'a>(language: &str, names: &[&'a str]) -> Vec<&'a str> {
        let mut names: Vec<&str> = names.iter().rev().copied().collect();
        NameOrder::of(language).sort(&mut names, |name| name);
        names
    }

    #[test]
    fn hungarian_letters_of_two_signs_and_of_two_dots_are_letters() {
        let names = [
            "Cukor", "Czakó", "Csaba", "Dudás", "Dzurinda", "Gut", "Gyula", "Luca", "Lyka", "Nuti", "Nyúl", "Olt",
            "Ómama", "Orsós", "Ödön", "Őze", "Sut", "Szabó", "Tus", "Tyúk", "Uzsoki", "Ügető", "Zuhany", "Zsolt",
        ];
        assert_eq!(sorted("hu", &names), names);
    }

    #[test]
    fn croatian_and_serbian_letters_have_their_own_places() {
        let names = [
            "Cuk", "Čuk", "Ćuk", "Duje", "Džaja", "Đuro", "Lovro", "Luka", "Ljubo", "Nuša", "Njegoš", "Suk", "Šuk",
            "Zuk", "Žuk",
        ];
        assert_eq!(sorted("hr", &names), names);
        assert_eq!(sorted("sr", &names), names);
        let cyrillic = ["Дуле", "Ђура", "Ћира", "Чеда", "Џона", "Шоле"];
        assert_eq!(sorted("sr", &cyrillic), cyrillic);
    }

    #[test]
    fn numbers_in_names_are_numbers() {
        assert_eq!(sorted("en", &["Guest 2", "Guest 10"]), ["Guest 2", "Guest 10"]);
        assert_eq!(sorted("??", &["Anna", "Éva", "Zoe"]), ["Anna", "Éva", "Zoe"]);
    }
}
