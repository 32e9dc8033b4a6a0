//! The form of a result, as the page of a table and the card of a table have it: what it sends, and what stands in it.

use serde::Deserialize;

use super::frame::{SeatView, TableView};
use super::table_boards::typed_boards;
use crate::act_form::ActForm;
use talon_service::clubs::PublicName;
use talon_service::tournaments::ResultAct;
use talon_service::tournaments::read::ShownTournament;
use talon_service::{ActError, InvalidValue};
use talon_text::{Arg, Lang, number};
use talon_tournament::EntryNo;
use talon_tournament::standings::{Came, SeatResult, TableOutcome};
use talon_tournament::tournament::{MemberKey, ResultState, Seat, Table, TableResult};

/// Seats of a table at which nobody can miss.
const THREE: usize = 3;

/// The score of a seat in the form.
#[derive(Debug)]
pub(super) struct SeatScoreView {
    pub at: usize,
    pub entry: u16,
    pub name: String,
    pub score: String,
    pub deals: String,
    pub absent: bool,
    /// Whether the others played without them; none at a table of three, which is not played then.
    pub missing: Option<bool>,
}

/// What is said of a result, by the page of a table or by its card.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum ResultFields {
    Enter {
        /// In the order of the seats.
        #[serde(default)]
        score: Vec<String>,
        /// The same, where it has to be said how many deals were played.
        #[serde(default)]
        deals: Vec<String>,
        /// The scores add up to zero, so that one which is left empty is counted.
        #[serde(default)]
        zero_sum: Option<String>,
        /// The seats, from 0, whose players did not come, at a table of four that three played.
        #[serde(default)]
        missing: Vec<usize>,
        /// Board by board, each in the order of the seats, where deals are compared.
        #[serde(default)]
        board: Vec<String>,
    },
    NotPlayed {
        /// The entries that did not come.
        #[serde(default)]
        absent: Vec<u16>,
        /// They are drawn again.
        #[serde(default)]
        again: Option<String>,
    },
    Confirm,
    Dispute {
        #[serde(default)]
        reason: String,
    },
    TakeBack,
    Rule {
        #[serde(default)]
        score: Vec<String>,
        #[serde(default)]
        deals: Vec<String>,
        #[serde(default)]
        zero_sum: Option<String>,
        #[serde(default)]
        missing: Vec<usize>,
        #[serde(default)]
        board: Vec<String>,
        #[serde(default)]
        reason: String,
    },
    Void {
        #[serde(default)]
        reason: String,
    },
}

impl ResultFields {
    /// What is to be done.
    ///
    /// # Errors
    /// When a score is no number.
    pub fn act(&self) -> Result<ResultAct, ActError> {
        Ok(match self {
            ResultFields::Enter { board, .. } if !board.is_empty() => ResultAct::EnterBoards(typed_boards(board)?),
            ResultFields::Rule { board, .. } if !board.is_empty() => ResultAct::RuleBoards(typed_boards(board)?),
            ResultFields::Enter { .. } => ResultAct::Enter(self.seats()?),
            ResultFields::Rule { .. } => ResultAct::Rule(self.seats()?),
            ResultFields::NotPlayed { absent, again } => ResultAct::NotPlayed {
                absent: absent.iter().copied().map(EntryNo).collect(),
                again: again.is_some(),
            },
            ResultFields::Confirm => ResultAct::Confirm,
            ResultFields::Dispute { .. } => ResultAct::Dispute,
            ResultFields::TakeBack => ResultAct::TakeBack,
            ResultFields::Void { .. } => ResultAct::Void,
        })
    }

    /// A result for each seat. Where scores add up to zero, one that is left empty is what the others leave.
    fn seats(&self) -> Result<Vec<SeatResult>, ActError> {
        let (ResultFields::Enter {
            score,
            deals,
            zero_sum,
            missing,
            ..
        }
        | ResultFields::Rule {
            score,
            deals,
            zero_sum,
            missing,
            ..
        }) = self
        else {
            return Ok(Vec::new());
        };
        let bad = |field, why| ActError::Invalid { field, why };
        let raw = |(at, typed): (usize, &String)| match typed.trim() {
            _ if missing.contains(&at) => Ok(Some(0)),
            "" => Ok(None),
            typed => match number::whole(typed) {
                Some(raw) => Ok(Some(raw)),
                None => Err(bad("score", InvalidValue::BadScore)),
            },
        };
        let raws: Vec<Option<i64>> = score.iter().enumerate().map(raw).collect::<Result<_, _>>()?;
        let counted = match raws.iter().filter(|raw| raw.is_none()).count() {
            1 if zero_sum.is_some() => raws
                .iter()
                .flatten()
                .try_fold(0_i64, |rest, raw| rest.checked_sub(*raw)),
            _ => None,
        };
        let seat = |(at, raw): (usize, &Option<i64>)| {
            if missing.contains(&at) {
                return Ok(SeatResult {
                    came: Came::Nobody,
                    ..SeatResult::default()
                });
            }
            let deals = match deals.get(at).map_or("", |text| text.trim()) {
                "" => None,
                text => Some(number::count(text).ok_or(bad("deals", InvalidValue::BadNumber))?),
            };
            Ok(SeatResult {
                raw: raw.or(counted).ok_or(bad("score", InvalidValue::Required))?,
                deals,
                ..SeatResult::default()
            })
        };
        raws.iter().enumerate().map(seat).collect()
    }

    pub fn reason(&self) -> &str {
        match self {
            ResultFields::Dispute { reason } | ResultFields::Rule { reason, .. } | ResultFields::Void { reason } => {
                reason
            }
            _ => "",
        }
    }

    /// Whether those who did not come are drawn again.
    pub(crate) fn draws_again(&self) -> bool {
        matches!(self, ResultFields::NotPlayed { again: Some(_), .. })
    }

    /// Whether it says that the player of a seat did not come and the others played.
    fn is_missing(&self, at: usize) -> Option<bool> {
        match self {
            ResultFields::Enter { missing, .. } | ResultFields::Rule { missing, .. } => Some(missing.contains(&at)),
            _ => None,
        }
    }

    fn is_absent(&self, entry: EntryNo) -> bool {
        matches!(self, ResultFields::NotPlayed { absent, .. } if absent.contains(&entry.0))
    }

    /// What was typed for a seat: its score and its deals.
    fn typed(&self, at: usize) -> (Option<String>, Option<String>) {
        match self {
            ResultFields::Enter { score, deals, .. } | ResultFields::Rule { score, deals, .. } => {
                (score.get(at).cloned(), deals.get(at).cloned())
            }
            _ => (None, None),
        }
    }
}

/// Which form of a page was sent and not taken, and what stood in it: it comes back open, with everything in its place.
#[derive(Debug, Default)]
pub(super) struct Retyped {
    act: String,
    reason: String,
}

impl Retyped {
    pub fn of<Common>(form: &ActForm<Common, ResultFields>) -> Retyped {
        Retyped {
            act: form.word.clone(),
            reason: form.act.reason().to_owned(),
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

/// What was typed, or else what is entered, also where someone says that it is wrong: a ruling may uphold it.
pub(super) fn fields(view: &TableView, table: &Table, sent: Option<&ResultFields>) -> Vec<SeatScoreView> {
    let is_there = |result: &&TableResult| result.counts() || result.state == ResultState::Disputed;
    let entered = table.result.as_ref().filter(is_there);
    let seat = |at: usize| match entered.map(|result| &result.outcome) {
        Some(TableOutcome::Played(seats)) => seats.get(at).cloned(),
        _ => None,
    };
    let field = |(at, (one, there)): (usize, (&SeatView, &Seat))| {
        let (score, deals) = sent.map(|sent| sent.typed(at)).unwrap_or_default();
        let counted = || seat(at).and_then(|seat| seat.deals);
        SeatScoreView {
            at,
            entry: there.entry.0,
            name: if one.substitute.is_empty() {
                one.name.clone()
            } else {
                format!("{} ({})", one.substitute, one.name)
            },
            score: score
                .or_else(|| {
                    seat(at)
                        .filter(|seat| seat.came != Came::Nobody)
                        .map(|seat| seat.raw.to_string())
                })
                .unwrap_or_default(),
            deals: deals
                .or_else(|| counted().map(|deals| deals.to_string()))
                .unwrap_or_default(),
            absent: sent.is_some_and(|sent| sent.is_absent(there.entry)),
            missing: (table.seats.len() > THREE).then(|| {
                let came = seat(at).map(|seat| seat.came);
                sent.and_then(|sent| sent.is_missing(at))
                    .unwrap_or(came == Some(Came::Nobody))
            }),
        }
    };
    view.seats.iter().zip(&table.seats).enumerate().map(field).collect()
}

/// What is there instead of what was typed, for anyone who was too late: the scores, and who entered them.
#[derive(Debug)]
pub(super) struct There {
    pub scores: Vec<(String, String)>,
    pub by: String,
}

/// The result that is there now, if there is one.
pub(super) fn there(shown: &ShownTournament, table: &Table, view: &TableView, lang: Lang) -> Option<There> {
    let result = table.result.as_ref().filter(|result| result.counts())?;
    let who = |key: MemberKey| match shown.loaded.name(key, shown.rights.inside) {
        PublicName::Name(name) => name,
        PublicName::Numbered(id) => lang.t_args("club-member-numbered", &[("number", Arg::Number(id.0))]),
    };
    let by = match result.by {
        Some(key) => lang.t_args("tournament-entered-by", &[("name", Arg::from(who(key)))]),
        None => lang
            .t(&format!("tournament-origin-{}", result.origin.as_str()))
            .into_owned(),
    };
    let seat = |seat: &SeatView| (seat.name.clone(), seat.score.clone());
    Some(There {
        scores: view.seats.iter().map(seat).collect(),
        by,
    })
}
