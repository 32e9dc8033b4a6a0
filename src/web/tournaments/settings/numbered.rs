//! Fields that a form repeats, with a number at the end of each name, such as `rounds2`.

use std::collections::BTreeMap;

use serde::de::value::MapDeserializer;
use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer};

/// The fields of each number, of which the form decides how many there are.
#[derive(Debug, Clone)]
pub(super) struct Numbered<T>(BTreeMap<u16, T>);

impl<T> Numbered<T> {
    pub fn get(&self, number: u16) -> Option<&T> {
        self.0.get(&number)
    }

    pub fn numbers(&self) -> impl Iterator<Item = u16> {
        self.0.keys().copied()
    }
}

impl<T> Default for Numbered<T> {
    fn default() -> Self {
        Numbered(BTreeMap::new())
    }
}

impl<T> FromIterator<(u16, T)> for Numbered<T> {
    fn from_iter<I: IntoIterator<Item = (u16, T)>>(fields: I) -> Self {
        Numbered(fields.into_iter().collect())
    }
}

impl<'de, T: DeserializeOwned> Deserialize<'de> for Numbered<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut groups = BTreeMap::<u16, Vec<(String, String)>>::new();
        for (name, value) in BTreeMap::<String, String>::deserialize(deserializer)? {
            let (bare, number) = split(&name).ok_or_else(|| D::Error::custom("a field without a number"))?;
            groups.entry(number).or_default().push((bare.to_owned(), value));
        }
        let read = |(number, fields): (u16, Vec<_>)| {
            let fields = MapDeserializer::<_, D::Error>::new(fields.into_iter());
            Ok((number, T::deserialize(fields)?))
        };
        groups.into_iter().map(read).collect()
    }
}

/// A name without its number, and the number.
fn split(name: &str) -> Option<(&str, u16)> {
    let bare = name.trim_end_matches(|c: char| c.is_ascii_digit());
    let digits = &name[bare.len()..];
    let number = digits.parse().ok().filter(|_| !digits.starts_with('0'))?;
    Some((bare, number))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, PartialEq, Default, Deserialize)]
    #[serde(default, deny_unknown_fields)]
    struct Seat {
        team: String,
        board: String,
    }

    #[derive(Debug, Deserialize)]
    struct Form {
        title: String,
        #[serde(flatten)]
        seats: Numbered<Seat>,
    }

    #[test]
    fn fields_are_read_by_their_numbers_and_no_other_is_taken() {
        let form: Form = serde_html_form::from_str("team2=5&title=x&board2=1&team10=7").unwrap();
        let seat = |team: &str, board: &str| Seat {
            team: team.to_owned(),
            board: board.to_owned(),
        };
        assert_eq!(form.title, "x");
        assert_eq!(form.seats.numbers().collect::<Vec<_>>(), [2, 10]);
        assert_eq!(form.seats.get(2), Some(&seat("5", "1")));
        assert_eq!(form.seats.get(10), Some(&seat("7", "")));
        for bad in [
            "team=5",
            "role1=owner",
            "team01=5",
            "team1=5&team1=6",
            "team70000=1",
            "2=5",
        ] {
            let read = serde_html_form::from_str::<Form>(&format!("title=x&{bad}"));
            assert!(read.is_err(), "{bad}");
        }
    }
}
