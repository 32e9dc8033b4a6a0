//! What is typed in the forms of the director's console: penalties, and tables that decide a tie. A form that is not taken
//! comes back open, with all that was typed in it.

use super::direct::DirectForm;
use talon_service::ActError;
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
        let word = |word: &Option<String>| word.clone().unwrap_or_default();
        let amount_error = match error {
            Some(ActError::Invalid { field: "amount", key }) => lang.t(key).into_owned(),
            _ => String::new(),
        };
        let rows = form.map(tied_rows);
        let tied = std::array::from_fn(|at| {
            let row = rows.and_then(|rows| rows.get(at).copied());
            Tied {
                at,
                number: at + 1,
                entry: row.map(|(entry, _)| word(entry)).unwrap_or_default(),
                score: row.map(|(_, score)| word(score)).unwrap_or_default(),
            }
        });
        let Some(form) = form else {
            return DirectFields {
                tied,
                ..DirectFields::default()
            };
        };
        DirectFields {
            act: form.act.clone(),
            entry: form.entry.map(|entry| entry.to_string()).unwrap_or_default(),
            amount: word(&form.amount),
            amount_error,
            reason: word(&form.reason),
            tied,
        }
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
pub(super) fn amount(form: &DirectForm) -> Result<Exact, ActError> {
    let amount = number::exact(form.amount.as_deref().unwrap_or_default());
    amount.ok_or(ActError::Invalid {
        field: "amount",
        key: "event-penalty-bad",
    })
}

/// Minutes that a table gets beyond the others.
pub(super) fn minutes(form: &DirectForm) -> Result<u16, ActError> {
    match form.minutes.as_deref().unwrap_or_default().trim() {
        "" => Ok(0),
        text => number::count(text).ok_or(ActError::Invalid {
            field: "minutes",
            key: "set-bad-number",
        }),
    }
}

/// The fields of a place and its score.
type Row<'a> = (&'a Option<String>, &'a Option<String>);

fn tied_rows(form: &DirectForm) -> [Row<'_>; TIED] {
    [
        (&form.tied0, &form.score0),
        (&form.tied1, &form.score1),
        (&form.tied2, &form.score2),
        (&form.tied3, &form.score3),
    ]
}

/// The scores of a table that decides a tie.
pub(super) fn tied(form: &DirectForm) -> Result<Vec<(EntryNo, i64)>, ActError> {
    let mut scores = Vec::new();
    for (entry, score) in tied_rows(form) {
        let entry = entry.as_deref().unwrap_or_default();
        if entry.is_empty() {
            continue;
        }
        let entry = entry.parse().map_err(|_| ActError::Invalid {
            field: "tied",
            key: "field-bad-choice",
        })?;
        let raw = number::whole(score.as_deref().unwrap_or_default());
        let raw = raw.ok_or(ActError::Invalid {
            field: "score",
            key: "event-score-bad",
        })?;
        scores.push((EntryNo(entry), raw));
    }
    if scores.len() < 2 {
        return Err(ActError::Invalid {
            field: "tied",
            key: "field-bad-choice",
        });
    }
    Ok(scores)
}
