//! What the forms of the page of units show: what was typed in one that was not taken, or what is usual.

use chrono::NaiveDate;

use super::table_form::{self, TableFields};
use super::unit_counts::CountsFields;
use super::units::UnitsAct;
use crate::choice::Choice;
use talon_league::UnitNo;
use talon_service::leagues::SeasonShown;
use talon_text::Lang;

/// How a unit counts, as a form shows it.
#[derive(Debug, Default)]
pub(super) struct UnitFields {
    /// What is added.
    pub source: String,
    pub counts: CountsFields,
    /// What was typed as the reason why it does not count.
    pub reason: String,
}

/// The form of a free table.
#[derive(Debug)]
pub(super) struct FreeTableForm {
    pub people: Vec<Choice>,
    pub games: Vec<Choice>,
    pub fields: TableFields,
    pub counts: UnitFields,
}

/// What is put right of a free table.
#[derive(Debug)]
pub(super) struct TableCorrection {
    pub number: u32,
    pub fields: TableFields,
}

pub(super) fn adds(sent: Option<&UnitsAct>) -> UnitFields {
    match sent {
        Some(UnitsAct::Add(form)) => UnitFields::of(form.tournament.to_string(), form.counts()),
        _ => UnitFields::usual(),
    }
}

pub(super) fn adds_round(sent: Option<&UnitsAct>) -> UnitFields {
    match sent {
        Some(UnitsAct::AddRound(form)) => UnitFields::of(form.round.to_string(), form.counts()),
        _ => UnitFields::usual(),
    }
}

/// The form of a free table, empty or as it was sent.
pub(super) fn table_view(shown: &SeasonShown, today: NaiveDate, sent: Option<&UnitsAct>, lang: Lang) -> FreeTableForm {
    let (fields, counts) = match sent {
        Some(UnitsAct::AddTable(form)) => (form.fields(), UnitFields::of(String::new(), form.counts())),
        _ => (TableFields::empty(shown, today), UnitFields::usual()),
    };
    FreeTableForm {
        people: table_form::people(shown, lang),
        games: table_form::games(lang),
        fields,
        counts,
    }
}

/// A free table as it is, or as someone wanted it.
pub(super) fn correction(shown: &SeasonShown, number: u32, sent: Option<&UnitsAct>) -> Option<TableCorrection> {
    let unit = shown.season.unit(UnitNo(number)).filter(|unit| !unit.undone)?;
    let as_it_is = TableFields::of(unit)?;
    let fields = match sent {
        Some(UnitsAct::CorrectTable(form)) => form.fields(),
        _ => as_it_is,
    };
    Some(TableCorrection { number, fields })
}

pub(super) fn adds_evening(sent: Option<&UnitsAct>) -> UnitFields {
    match sent {
        Some(UnitsAct::AddEvening(form)) => UnitFields::of(form.evening.to_string(), form.counts()),
        _ => UnitFields::usual(),
    }
}

impl UnitFields {
    /// Of what is not yet added.
    pub fn usual() -> UnitFields {
        UnitFields::of(String::new(), CountsFields::usual())
    }

    pub fn of(source: String, counts: CountsFields) -> UnitFields {
        UnitFields {
            source,
            counts,
            reason: String::new(),
        }
    }
}
