//! What both pages of players draw.

use chrono::{Datelike as _, NaiveDateTime};

use talon_service::clubs::PublicName;
use talon_service::players::TimeChosen;
use talon_service::{ActError, Missing};
use talon_text::{Arg, Lang, decimal, mixed};
use talon_tournament::Exact;

/// A name as the reader sees it.
pub fn seen(name: &PublicName, lang: Lang) -> String {
    match name {
        PublicName::Name(name) => name.clone(),
        PublicName::Numbered(id) => lang.t_args("club-member-numbered", &[("number", Arg::from(id.0))]),
    }
}

/// The time that an address asks for, all of it where it says nothing.
pub fn time_asked(word: Option<&str>) -> Result<TimeChosen, ActError> {
    let parsed = word.map(|word| TimeChosen::parse(word).ok_or(ActError::NotFound(Missing::Player)));
    Ok(parsed.transpose()?.unwrap_or(TimeChosen::All))
}

/// The day of a time by the clock of the club.
pub fn day(at: NaiveDateTime, lang: Lang) -> String {
    lang.day(at.year(), at.month(), at.day())
}

/// A place among so many; a line where there is none.
pub fn place(rank: Option<usize>, of: usize, lang: Lang) -> String {
    let count = |number: usize| Arg::Number(i64::try_from(number).unwrap_or(i64::MAX));
    match rank {
        Some(rank) => lang.t_args("player-place-of", &[("rank", count(rank)), ("count", count(of))]),
        None => "–".to_owned(),
    }
}

/// A mean, with a sign where it says who had more.
pub fn difference(number: &Exact, lang: Lang) -> String {
    let size = |number: &Exact| decimal(number, lang);
    match number.cmp(&Exact::zero()) {
        std::cmp::Ordering::Greater => format!("+{}", size(number)),
        std::cmp::Ordering::Less => format!("\u{2212}{}", size(&(Exact::zero() - number.clone()))),
        std::cmp::Ordering::Equal => "0".to_owned(),
    }
}

/// A number of places, of which some were shared.
pub fn share(number: &Exact) -> String {
    mixed(number)
}
