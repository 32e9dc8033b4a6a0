//! The fields at the end of a round: who starts, the throws, and the summary.

use super::{PartSaid, PlayerSummary, Rows, Throw, Winner, parts, seat_field};
use crate::cards::card_of;
use crate::lexer::Token;
use crate::notes::{Notes, rules};
use crate::words::{Follower, seat_of};
use talon_rules::cards::{Card, Seat};

/// Starts, throws and summary, some of which an unplayed deal may lack (PPN-10).
#[derive(Default)]
pub(super) struct End<'t> {
    pub starts: Option<Seat>,
    pub starts_at: usize,
    pub throws: Vec<Throw<'t>>,
    pub throws_at: usize,
    pub summary: Option<[PlayerSummary; 3]>,
}

pub(super) fn read_end<'t>(mut rows: Rows<'_, 't>, notes: &mut Notes) -> End<'t> {
    let mut end = End {
        starts_at: rows.end,
        throws_at: rows.end,
        ..End::default()
    };
    let is_summary = |field: &Token<'_>| field.text.contains(['M', 'F']) && field.text.contains(':');
    let summary = rows.fields.last().copied().filter(is_summary);
    if summary.is_some() {
        rows.fields = rows.fields.split_last().map_or(&[], |(_, rest)| rest);
    }
    if !rows.fields.is_empty() {
        let field = rows.next();
        end.starts_at = field.at;
        end.starts = if field.text == "0" {
            None
        } else {
            seat_field(field, "/actions", notes)
        };
    }
    if !rows.fields.is_empty() {
        let field = rows.next();
        end.throws_at = field.at;
        if field.text != "0" {
            end.throws = read_throws(field, notes);
        }
    }
    for field in rows.fields {
        notes.syntax(*field, rules::PASSED_OUT, "", &[]);
    }
    end.summary = summary.and_then(|field| read_summary(field, notes));
    end
}

fn read_throws<'t>(field: Token<'t>, notes: &mut Notes) -> Vec<Throw<'t>> {
    let mut throws = Vec::new();
    let mut old = false;
    for (at, text) in parts(field, ',') {
        let cards = text.as_bytes().split_last().and_then(|(winner, cards)| {
            let winner = match winner {
                b'M' => Winner::Declarer,
                b'L' => Winner::Follower(Follower::First),
                b'R' => Winner::Follower(Follower::Second),
                digit => Winner::Seat(seat_of(*digit)?),
            };
            let cards: Vec<Card> = cards.iter().map(|one| card_of(*one)).collect::<Option<_>>()?;
            (2..=3).contains(&cards.len()).then_some((cards, winner))
        });
        match cards {
            Some((cards, winner)) => {
                if !old && !matches!(winner, Winner::Seat(_)) {
                    old = true;
                    notes.dialect(Token { at, text }, rules::THROWS, "/actions");
                }
                throws.push(Throw {
                    at,
                    text,
                    cards,
                    winner,
                });
            }
            None => {
                notes.syntax(Token { at, text }, rules::THROWS, "/actions", &[]);
                break;
            }
        }
    }
    if throws.len() > 10 {
        notes.syntax(field, rules::THROWS, "/actions", &[]);
    }
    throws
}

fn read_summary(field: Token<'_>, notes: &mut Notes) -> Option<[PlayerSummary; 3]> {
    let mut read = Vec::new();
    for (at, text) in parts(field, ',') {
        match read_part(text) {
            Some(said) => {
                if matches!(said, PartSaid::Follower { soup: None, .. }) {
                    notes.dialect(Token { at, text }, rules::NO_TRICK, "/result/claimed/soup");
                }
                read.push(PlayerSummary { at, said });
            }
            None => notes.syntax(
                Token { at, text },
                rules::SUMMARY,
                "/result/claimed",
                &["0", "M6:-8", "F2:L16"],
            ),
        }
    }
    let parts = <[PlayerSummary; 3]>::try_from(read).ok();
    if parts.is_none() && notes.errors() == 0 {
        notes.syntax(field, rules::SUMMARY, "/result/claimed", &[]);
    }
    parts
}

fn read_part(text: &str) -> Option<PartSaid> {
    if text == "0" {
        return Some(PartSaid::Nothing);
    }
    let number = |text: &str| text.parse::<u16>().ok().map(i64::from);
    let mut words = text.get(1..)?.split(':');
    let tricks = words.next()?.parse().ok().filter(|tricks| *tricks <= 10)?;
    let second = words.next();
    let third = words.next();
    if words.next().is_some() {
        return None;
    }
    match (text.as_bytes()[0], second, third) {
        (b'M', Some(change), None) => {
            let change = match change.strip_prefix('-') {
                Some(off) => -number(off)?,
                None => number(change)?,
            };
            Some(PartSaid::Main { tricks, change })
        }
        (b'F', None, None) => Some(PartSaid::Follower {
            tricks,
            soup: None,
            penalty: None,
        }),
        (b'F', Some(soup), penalty) => {
            let next = match soup.as_bytes().first()? {
                b'L' => false,
                b'R' => true,
                _ => return None,
            };
            let soup = number(soup.get(1..)?)?;
            let penalty = match penalty {
                Some(penalty) => Some(number(penalty)?),
                None => None,
            };
            Some(PartSaid::Follower {
                tricks,
                soup: Some((next, soup)),
                penalty,
            })
        }
        _ => None,
    }
}
