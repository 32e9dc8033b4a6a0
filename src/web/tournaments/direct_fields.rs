//! What is typed in the forms of the director's console: penalties, and tables that decide a tie. A form that is not
//! taken comes back open, with all that was typed in it.

use super::direct_acts::{DirectAct, DirectForm};
use talon_http::invalid_key;
use talon_service::{ActError, InvalidValue};
use talon_text::{Lang, number};
use talon_tournament::{EntryNo, Exact};

/// Who can share a place that a table decides.
pub(super) const TIED: usize = 4;

/// What stands in the forms.
#[derive(Debug, Default)]
pub(super) struct DirectFields {
    act: String,
    pub entry: String,
    pub amount: String,
    pub amount_error: String,
    pub reason: String,
    /// Places of a table that decides a tie.
    pub tied: [Tied; TIED],
}

/// One of them: how its fields are called, as people count, and what stands in them.
#[derive(Debug, Default)]
pub(super) struct Tied {
    pub at: usize,
    pub number: usize,
    pub entry: String,
    pub score: String,
}

impl DirectFields {
    /// What a form sent that was not taken, or nothing.
    pub fn of(form: Option<&DirectForm>, error: Option<&ActError>, lang: Lang) -> DirectFields {
        let mut fields = DirectFields {
            act: form.map(|form| form.word.clone()).unwrap_or_default(),
            tied: std::array::from_fn(|at| Tied {
                at,
                number: at + 1,
                ..Tied::default()
            }),
            ..DirectFields::default()
        };
        if let Some(ActError::Invalid { field: "amount", why }) = error {
            fields.amount_error = lang.t(invalid_key(*why)).into_owned();
        }
        match form.map(|form| &form.act) {
            Some(DirectAct::Penalty { entry, amount, reason }) => {
                fields.entry = entry.to_string();
                (fields.amount, fields.reason) = (amount.clone(), reason.clone());
            }
            Some(DirectAct::PlayOff { tied, score }) => {
                for ((row, entry), score) in fields.tied.iter_mut().zip(tied).zip(score) {
                    (row.entry, row.score) = (entry.clone(), score.clone());
                }
            }
            _ => {}
        }
        fields
    }

    /// Whether it was this form that was not taken.
    pub fn is(&self, act: &str) -> bool {
        self.act == act
    }

    /// The reason that was typed in this form.
    pub fn reason(&self, act: &str) -> &str {
        if self.is(act) { &self.reason } else { "" }
    }

    /// Whether this entry was chosen for a penalty.
    pub(crate) fn is_entry(&self, entry: &u16) -> bool {
        self.is("penalty") && self.entry == entry.to_string()
    }
}

impl Tied {
    /// Whether this entry was chosen here.
    pub(crate) fn is_entry(&self, entry: &u16) -> bool {
        self.entry == entry.to_string()
    }
}

/// The points of a penalty or an award.
pub(super) fn amount(typed: &str) -> Result<Exact, ActError> {
    number::exact(typed).ok_or(ActError::Invalid {
        field: "amount",
        why: InvalidValue::BadPenalty,
    })
}

/// Minutes that a table gets beyond the others.
pub(super) fn minutes(typed: &str) -> Result<u16, ActError> {
    match typed.trim() {
        "" => Ok(0),
        text => number::count(text).ok_or(ActError::Invalid {
            field: "minutes",
            why: InvalidValue::BadNumber,
        }),
    }
}

/// The scores of a table that decides a tie.
pub(super) fn tied(entries: &[String], scores: &[String]) -> Result<Vec<(EntryNo, i64)>, ActError> {
    let bad = |field, why| ActError::Invalid { field, why };
    if entries.len() != scores.len() || entries.len() > TIED {
        return Err(bad("tied", InvalidValue::BadChoice));
    }
    let mut tied = Vec::new();
    for (entry, score) in entries.iter().zip(scores).filter(|(entry, _)| !entry.is_empty()) {
        let entry = entry.parse().map_err(|_| bad("tied", InvalidValue::BadChoice))?;
        let raw = number::whole(score).ok_or_else(|| bad("score", InvalidValue::BadScore))?;
        tied.push((EntryNo(entry), raw));
    }
    if tied.len() < 2 {
        return Err(bad("tied", InvalidValue::BadChoice));
    }
    Ok(tied)
}
