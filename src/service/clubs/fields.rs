//! What is taken as a time zone, a language, a game, a text.

use chrono::{Datelike as _, NaiveDate, NaiveDateTime};

use crate::{ActError, InvalidValue, naming};
use talon_records::format_of;
use talon_rules::games::GameKind;
use talon_tournament::tournament::YEARS;

const ZONES: &str = include_str!("zones.txt");
/// The languages a club or an account can be set to.
pub const LANGUAGES: [&str; 5] = ["en", "hu", "hr", "sr", "sr-Cyrl"];
/// Characters.
pub const ABOUT_MAX: usize = 4_000;
pub const LOGO_MAX: usize = 4;
pub const REASON_MAX: usize = 500;

/// A day as forms send it, in the years that tournaments have; none where nothing was typed.
pub(crate) fn day(field: &'static str, typed: &str) -> Result<Option<NaiveDate>, ActError> {
    let typed = typed.trim();
    if typed.is_empty() {
        return Ok(None);
    }
    let day = NaiveDate::parse_from_str(typed, "%Y-%m-%d").ok();
    in_years(field, day.filter(|day| YEARS.contains(&day.year()))).map(Some)
}

/// The same with a time of the day, with seconds or without.
pub(crate) fn day_and_time(field: &'static str, typed: &str) -> Result<Option<NaiveDateTime>, ActError> {
    let typed = typed.trim();
    if typed.is_empty() {
        return Ok(None);
    }
    let at = ["%Y-%m-%dT%H:%M", "%Y-%m-%dT%H:%M:%S", "%Y-%m-%d %H:%M"]
        .iter()
        .find_map(|format| NaiveDateTime::parse_from_str(typed, format).ok());
    in_years(field, at.filter(|at| YEARS.contains(&at.year()))).map(Some)
}

fn in_years<T>(field: &'static str, found: Option<T>) -> Result<T, ActError> {
    found.ok_or(ActError::Invalid {
        field,
        why: InvalidValue::BadDate,
    })
}

/// Every time zone that there is, by its usual name.
pub fn zones() -> impl Iterator<Item = &'static str> {
    ZONES.lines()
}

pub(super) fn timezone(typed: &str) -> Result<&'static str, ActError> {
    zones().find(|zone| *zone == typed.trim()).ok_or(ActError::Invalid {
        field: "timezone",
        why: InvalidValue::BadChoice,
    })
}

pub(super) fn language(typed: &str) -> Result<&'static str, ActError> {
    let known = LANGUAGES.into_iter().find(|language| *language == typed);
    known.ok_or(ActError::Invalid {
        field: "language",
        why: InvalidValue::BadChoice,
    })
}

/// Every game with its rule sets, as they are chosen together: the word of a game, or game and rule set with a stroke
/// between them.
pub fn game_choices() -> Vec<(&'static str, Option<&'static str>)> {
    let sets = |game: GameKind| {
        format_of(game)
            .rule_sets()
            .iter()
            .map(move |set| (game.as_str(), Some(*set)))
    };
    GameKind::ALL
        .iter()
        .flat_map(|game| std::iter::once((game.as_str(), None)).chain(sets(*game)))
        .collect()
}

/// The word by which such a choice is sent.
pub fn game_word(game: &str, rule_set: Option<&str>) -> String {
    rule_set.map_or_else(|| game.to_owned(), |set| format!("{game}/{set}"))
}

type Game = (Option<String>, Option<String>);

pub(super) fn game(typed: &str) -> Result<Game, ActError> {
    if typed.is_empty() {
        return Ok((None, None));
    }
    let found = game_choices()
        .into_iter()
        .find(|(game, set)| game_word(game, *set) == typed);
    let (game, set) = found.ok_or(ActError::Invalid {
        field: "game",
        why: InvalidValue::BadChoice,
    })?;
    Ok((Some(game.to_owned()), set.map(str::to_owned)))
}

fn hides(c: char) -> bool {
    let direction = matches!(c, '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}');
    direction || c.is_control() && c != '\n'
}

/// Nothing of it is seen, so alone it is no text.
fn is_unseen(c: char) -> bool {
    c.is_whitespace()
        || matches!(
            c,
            '\u{AD}' | '\u{180E}' | '\u{200B}'..='\u{200F}' | '\u{2060}' | '\u{FEFF}'
        )
}

/// A text of several lines; what a browser sends as the end of a line is made plain.
pub(crate) fn text(field: &'static str, typed: &str, most: usize) -> Result<String, ActError> {
    let text = typed.replace("\r\n", "\n").replace('\t', " ");
    let text = text.trim_matches(is_unseen);
    if text.chars().count() > most {
        return Err(ActError::Invalid {
            field,
            why: InvalidValue::TooLong,
        });
    }
    if text.chars().any(hides) {
        return Err(ActError::Invalid {
            field,
            why: InvalidValue::BadCharacters,
        });
    }
    Ok(text.to_owned())
}

/// A text of one line.
pub(crate) fn line(field: &'static str, typed: &str, most: usize) -> Result<String, ActError> {
    naming::line(field, &typed.replace('\t', " "), most)
}

/// The same, which may be left out.
pub(super) fn optional(field: &'static str, typed: &str, most: usize) -> Result<Option<String>, ActError> {
    Ok(Some(line(field, typed, most)?).filter(|line| !line.is_empty()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zones_and_games_are_those_that_there_are() {
        assert!(zones().count() > 300);
        for zone in zones() {
            assert!(
                zone.parse::<chrono_tz::Tz>().is_ok(),
                "{zone}: a club that chose it could not be read"
            );
        }
        assert_eq!(timezone(" Europe/Budapest ").unwrap(), "Europe/Budapest");
        for bad in ["", "europe/budapest", "Europe", "Europe/Budapest\nUTC", "<script>"] {
            assert!(timezone(bad).is_err(), "{bad:?}");
        }
        assert_eq!(game("").unwrap(), (None, None));
        for (name, set) in game_choices() {
            let chosen = game(&game_word(name, set)).unwrap();
            assert_eq!((chosen.0.as_deref(), chosen.1.as_deref()), (Some(name), set));
        }
        assert!(game("chess").is_err() && game_choices().len() > GameKind::ALL.len());
    }

    #[test]
    fn a_text_hides_nothing_and_has_an_end() {
        assert_eq!(text("about", " one\r\ntwo\n", 20).unwrap(), "one\ntwo");
        assert_eq!(optional("alias", "  ", 20).unwrap(), None);
        for bad in ["a\u{202E}b", "a\u{0}b", "a\u{7f}", &"x".repeat(21)] {
            assert!(text("about", bad, 20).is_err(), "{bad:?}");
        }
        assert!(line("alias", "one\ntwo", 20).is_err());
        assert_eq!(line("alias", " a\u{200b}\tb ", 20).unwrap(), "a b");
        assert_eq!(optional("alias", "\u{200b}\u{2060}", 20).unwrap(), None);
    }
}
