//! The form of a result, as the page of a table and the card of a table have it: what it sends, and what stands in it.

use std::collections::BTreeMap;

use super::frame::{SeatView, TableView};
use talon_http::{Problem, ProblemKind};
use talon_service::ActError;
use talon_service::clubs::Seen;
use talon_service::tournaments::ResultAct;
use talon_service::tournaments::read::Shown;
use talon_text::{Arg, Lang, number};
use talon_tournament::EntryNo;
use talon_tournament::event::{MemberKey, Table};
use talon_tournament::standings::{Came, Outcome, SeatResult};

/// The score of a seat in the form.
#[derive(Debug)]
pub(super) struct Field {
    pub at: usize,
    pub name: String,
    pub score: String,
    pub deals: String,
    pub absent: bool,
}

/// What the form sends: one score and maybe more for each seat, numbered from 0.
pub(super) type Sent = BTreeMap<String, String>;

/// Only what the form has (S-3).
pub(super) fn allowed(fields: Vec<(String, String)>, with_seat: bool) -> Result<Sent, Problem> {
    let known = |name: &str| {
        matches!(name, "act" | "version" | "key" | "reason" | "again" | "csrf")
            || with_seat && name == "seat"
            || ["score", "deals", "absent"].iter().any(|word| {
                name.strip_prefix(word)
                    .is_some_and(|at| matches!(at, "0" | "1" | "2" | "3"))
            })
    };
    let mut sent = Sent::new();
    for (name, value) in fields {
        if !known(&name) || sent.insert(name, value).is_some() {
            return Err(Problem::new(ProblemKind::BadRequest, "the form has a field too many"));
        }
    }
    Ok(sent)
}

pub(super) fn asked(sent: &Sent, table: &Table) -> Result<ResultAct, ActError> {
    let bad = |field| ActError::Invalid {
        field,
        key: "event-score-bad",
    };
    let is_absent = |at: usize| sent.contains_key(&format!("absent{at}"));
    let absent = || {
        (0..table.seats.len())
            .filter(|at| is_absent(*at))
            .map(|at| table.seats[at].entry)
    };
    let seats = || {
        let seat = |at: usize| {
            let value = |word: &str| sent.get(&format!("{word}{at}")).map_or("", |text| text.trim());
            if is_absent(at) {
                return Ok(SeatResult {
                    came: Came::Nobody,
                    ..SeatResult::default()
                });
            }
            let raw = number::whole(value("score")).ok_or_else(|| bad("score"))?;
            let deals = match value("deals") {
                "" => None,
                text => Some(number::count(text).ok_or(ActError::Invalid {
                    field: "deals",
                    key: "set-bad-number",
                })?),
            };
            Ok(SeatResult {
                raw,
                deals,
                ..SeatResult::default()
            })
        };
        (0..table.seats.len()).map(seat).collect::<Result<Vec<_>, ActError>>()
    };
    Ok(match sent.get("act").map(String::as_str) {
        Some("enter") => ResultAct::Enter(seats()?),
        Some("rule") => ResultAct::Rule(seats()?),
        Some("not-played") => ResultAct::NotPlayed {
            absent: absent().collect::<Vec<EntryNo>>(),
            again: sent.contains_key("again"),
        },
        Some("confirm") => ResultAct::Confirm,
        Some("dispute") => ResultAct::Dispute,
        Some("take-back") => ResultAct::TakeBack,
        Some("void") => ResultAct::Void,
        _ => {
            return Err(ActError::Invalid {
                field: "act",
                key: "field-bad-choice",
            });
        }
    })
}

/// Which form of a page was sent and not taken, and what stood in it: it comes back open, with everything in its place.
#[derive(Debug, Default)]
pub(super) struct Retyped {
    act: String,
    reason: String,
}

impl Retyped {
    pub fn of(sent: &Sent) -> Retyped {
        let word = |name: &str| sent.get(name).cloned().unwrap_or_default();
        Retyped {
            act: word("act"),
            reason: word("reason"),
        }
    }

    /// Whether it was this form.
    pub fn is(&self, act: &str) -> bool {
        self.act == act
    }

    /// The reason that was typed in this form.
    pub fn reason(&self, act: &str) -> &str {
        if self.is(act) { &self.reason } else { "" }
    }
}

/// What was typed, or else what is entered.
pub(super) fn fields(view: &TableView, table: &Table, sent: &Sent) -> Vec<Field> {
    let entered = table.result.as_ref().filter(|result| result.counts());
    let seat = |at: usize| match entered.map(|result| &result.outcome) {
        Some(Outcome::Played(seats)) => seats.get(at).cloned(),
        _ => None,
    };
    let typed = |word: &str, at: usize| sent.get(&format!("{word}{at}")).cloned();
    let field = |(at, one): (usize, &SeatView)| Field {
        at,
        name: if one.substitute.is_empty() {
            one.name.clone()
        } else {
            format!("{} ({})", one.substitute, one.name)
        },
        score: typed("score", at)
            .or_else(|| seat(at).map(|seat| seat.raw.to_string()))
            .unwrap_or_default(),
        deals: typed("deals", at)
            .or_else(|| seat(at).and_then(|seat| seat.deals).map(|deals| deals.to_string()))
            .unwrap_or_default(),
        absent: sent.contains_key(&format!("absent{at}")),
    };
    view.seats.iter().enumerate().map(field).collect()
}

/// What is there instead of what was typed, for whoever was too late: the scores, and who entered them.
#[derive(Debug)]
pub(super) struct There {
    pub scores: Vec<(String, String)>,
    pub by: String,
}

/// The result that is there now, if there is one.
pub(super) fn there(shown: &Shown, table: &Table, view: &TableView, lang: Lang) -> Option<There> {
    let result = table.result.as_ref().filter(|result| result.counts())?;
    let who = |key: MemberKey| match shown.loaded.name(key, shown.rights.inside) {
        Seen::Name(name) => name,
        Seen::Numbered(id) => lang.t_args("club-member-numbered", &[("number", Arg::Number(id.0))]),
    };
    let by = match result.by {
        Some(key) => lang.t_args("night-entered-by", &[("name", Arg::from(who(key)))]),
        None => lang.t(&format!("night-origin-{}", result.origin.as_str())).into_owned(),
    };
    let seat = |seat: &SeatView| (seat.name.clone(), seat.score.clone());
    Some(There {
        scores: view.seats.iter().map(seat).collect(),
        by,
    })
}
