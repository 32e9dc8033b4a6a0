//! Entering many by their names: what each line of a list would do, and doing it. The plan is made from the list and
//! the club whenever it is shown or carried out, so that what is shown is what is done.

use std::collections::HashMap;

use serde_json::{Value, json};

use super::Loaded;
use super::act::{ActContext, TournamentAct};
use super::enter::enter;
use super::read;
use crate::audit::Deed;
use crate::authorization::Action;
use crate::clubs::{TypedEntry, insert_entry};
use crate::member_lists::kind::ForeignFile;
use crate::{ActError, Actor, InvalidValue};
use talon_store::{Db, MemberId, TournamentId, members, search_key};
use talon_tournament::EntryNo;
use talon_tournament::names::{NAME_MAX, NameFault, PersonName};

/// Names that can be entered in one go.
pub const NAMES_MAX: usize = 300;

/// What a line does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LineFate {
    /// The only member of the club who has the name is entered.
    Member(MemberId),
    /// A guest is added to the club and entered.
    Guest,
    /// Nothing: the only member who has the name is entered already.
    Entered(EntryNo),
    /// Nothing: the name stands in this earlier line.
    Twice(usize),
    /// Nothing: several members have the name.
    Several,
    /// Nothing: it is no name.
    NoName(NameFault),
}

impl LineFate {
    /// Whether someone is entered.
    pub fn enters(self) -> bool {
        matches!(self, LineFate::Member(_) | LineFate::Guest)
    }

    /// Whether the line may mean someone else of the same name.
    pub fn may_be_another(self) -> bool {
        matches!(self, LineFate::Entered(_) | LineFate::Twice(_) | LineFate::Several)
    }
}

/// A line of the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlannedLine {
    /// Counted from 1.
    pub line: usize,
    /// As it was typed.
    pub typed: String,
    /// As it would be entered.
    pub name: String,
    pub fate: LineFate,
}

impl PlannedLine {
    /// Whether someone should look at it first: it does nothing, or not quite what it says.
    pub fn needs_a_look(&self) -> bool {
        !self.fate.enters() || self.name != self.typed
    }
}

/// What each line of a list would do.
///
/// # Errors
/// When the actor may not enter others, there is no such tournament, or it is no list of names.
pub fn plan_many(db: &mut Db, actor: &Actor, id: TournamentId, names: &str) -> Result<Vec<PlannedLine>, ActError> {
    let shown = read::tournament_for(db, actor, id, Action::AddGuest)?;
    plan(db, &shown.loaded, names)
}

/// Enters those whom a list names: members of the club who alone have the name, else new guests. Who is entered
/// already, stands in the list twice or has a name that several members have is passed over, unless the line is said to
/// mean someone else: then a guest is added.
#[derive(Debug, Clone, Copy)]
pub struct EnterMany<'a> {
    /// The list as it was pasted.
    pub names: &'a str,
    /// Lines, from 1, whose names are those of other people than the ones who have them already.
    pub others: &'a [usize],
    /// They are ticked off at once.
    pub here: bool,
}

impl TournamentAct for EnterMany<'_> {
    fn deed(&self) -> Deed {
        Deed::ChangeEntry
    }

    fn permit(&self, context: &mut ActContext<'_>) -> Result<(), ActError> {
        context.require(Action::AddGuest)?;
        context.require(Action::RegisterPlayer)
    }

    fn apply(self, context: &mut ActContext<'_>) -> Result<Value, ActError> {
        let (mut entered, mut guests) = (0, 0);
        for line in plan(context.db, &context.loaded, self.names)? {
            let is_another = line.fate.may_be_another() && self.others.contains(&line.line);
            let member = match line.fate {
                LineFate::Member(member) => member,
                fate if fate == LineFate::Guest || is_another => {
                    guests += 1;
                    insert_entry(
                        context.db,
                        context.actor,
                        &context.loaded.club,
                        &TypedEntry::guest(&line.name, None),
                        context.now,
                    )?
                }
                _ => continue,
            };
            enter(context, member, self.here)?;
            entered += 1;
        }
        if entered == 0 {
            return Err(ActError::Invalid {
                field: "names",
                why: InvalidValue::NobodyToEnter,
            });
        }
        Ok(json!({"act": "many", "entered": entered, "guests": guests}))
    }
}

/// The lines of a list that say anything, with what each would do.
fn plan(db: &mut Db, loaded: &Loaded, names: &str) -> Result<Vec<PlannedLine>, ActError> {
    if let Some(kind) = ForeignFile::of_text(names) {
        return Err(ActError::Invalid {
            field: "names",
            why: kind.invalid(),
        });
    }
    let typed: Vec<(usize, &str)> = (1..)
        .zip(names.lines().map(str::trim))
        .filter(|(_, line)| !line.is_empty())
        .collect();
    if typed.is_empty() || typed.len() > NAMES_MAX {
        return Err(ActError::Invalid {
            field: "names",
            why: InvalidValue::BadNames,
        });
    }
    let (mut lines, mut earlier) = (Vec::new(), HashMap::new());
    for (line, typed) in typed {
        let cell = name_in(typed);
        let (name, fate) = match PersonName::parse(cell) {
            Err(fault) => (cell.to_owned(), LineFate::NoName(fault)),
            Ok(name) => {
                let first = *earlier.entry(search_key(&name)).or_insert(line);
                let fate = if first == line {
                    fate(db, loaded, &name)?
                } else {
                    LineFate::Twice(first)
                };
                (name.into_string(), fate)
            }
        };
        let typed = typed.chars().take(NAME_MAX * 2).collect();
        lines.push(PlannedLine {
            line,
            typed,
            name,
            fate,
        });
    }
    Ok(lines)
}

/// What a name that stands in the list for the first time does.
fn fate(db: &mut Db, loaded: &Loaded, name: &str) -> Result<LineFate, ActError> {
    let mut free = Vec::new();
    let mut entered = None;
    for member in members::named(db, loaded.club.id, &search_key(name))? {
        match entry_of(loaded, member.id) {
            Some(number) => entered = Some(number),
            None => free.push(member.id),
        }
    }
    Ok(match (free.as_slice(), entered) {
        ([], None) => LineFate::Guest,
        ([], Some(number)) => LineFate::Entered(number),
        ([only], None) => LineFate::Member(*only),
        _ => LineFate::Several,
    })
}

fn entry_of(loaded: &Loaded, member: MemberId) -> Option<EntryNo> {
    let key = loaded
        .members
        .iter()
        .find(|(_, one)| one.id == member)
        .map(|(key, _)| *key)?;
    loaded
        .tournament
        .entries
        .iter()
        .find(|entry| entry.member == key)
        .map(|entry| entry.number)
}

/// The name in a line: the first of its cells that has letters, without a number or a mark of a list in front of it.
fn name_in(line: &str) -> &str {
    let cells = || line.split(['\t', ';', '|']).map(str::trim);
    let lettered = cells().find(|cell| cell.chars().any(char::is_alphabetic));
    unnumbered(
        lettered
            .or_else(|| cells().find(|cell| !cell.is_empty()))
            .unwrap_or_default(),
    )
}

/// What stands behind "1.", "12)", "3 -" or "•".
fn unnumbered(cell: &str) -> &str {
    let digits = cell.bytes().take_while(u8::is_ascii_digit).count();
    let (number, rest) = cell.split_at(digits);
    let sign = |c: char| matches!(c, '.' | ')' | ':' | '-' | '–' | '—' | '/' | '#') || c.is_whitespace();
    let mark = |c: char| matches!(c, '-' | '–' | '—' | '•' | '*' | '·') || c.is_whitespace();
    let behind = match number.len() {
        1..=3 if rest.starts_with(sign) => rest.trim_start_matches(sign),
        0 if rest.starts_with(mark) => rest.trim_start_matches(mark),
        _ => cell,
    };
    if behind.chars().any(char::is_alphabetic) {
        behind
    } else {
        cell
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_of_a_line_stands_behind_its_number_and_before_what_else_it_says() {
        for (line, name) in [
            ("Anna Kiss", "Anna Kiss"),
            ("1. Anna Kiss", "Anna Kiss"),
            ("12.Anna", "Anna"),
            ("3) Kiss, Anna", "Kiss, Anna"),
            ("4 - Anna", "Anna"),
            ("5 Anna", "Anna"),
            ("6\tAnna\tBudapest", "Anna"),
            ("Anna; 1500", "Anna"),
            ("• Anna", "Anna"),
            ("- Anna", "Anna"),
            ("7.", "7."),
            ("1984", "1984"),
            ("2000 Anna", "2000 Anna"),
            ("Guest 3", "Guest 3"),
            ("O'Neil-Kiss Anna", "O'Neil-Kiss Anna"),
        ] {
            assert_eq!(name_in(line), name, "{line:?}");
        }
    }
}
