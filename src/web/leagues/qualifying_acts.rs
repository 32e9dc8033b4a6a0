//! What the forms of the qualifications of a season send.

use serde::Deserialize;

use talon_league::{LeagueAct, LeaguePerson, ListedPerson, Qualification, QualifyingFrom, QualifyingSource, UnitNo};
use talon_service::leagues::{SeasonForm, SeasonShown};
use talon_text::Lang;

/// Rows that a form has beyond those that are used.
const ROWS_FREE: usize = 2;

/// An act on the qualifications of a season; `at` is their place in the list.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum QualifyingAct {
    Qualify {
        at: usize,
        name: String,
        source: Vec<String>,
        quota: Vec<String>,
    },
    /// Someone comes by decision.
    Choose {
        at: usize,
        person: i64,
        reason: String,
    },
    Remove {
        at: usize,
    },
    Decline {
        at: usize,
        person: i64,
    },
    Agree {
        at: usize,
        person: i64,
    },
    Enter {
        at: usize,
        tournament: i64,
    },
}

/// The sources of a form, row by row.
#[derive(Debug, Clone)]
pub(crate) struct SourceRows(pub Vec<SourceFields>);

/// A row of it.
#[derive(Debug, Clone, Default)]
pub(crate) struct SourceFields {
    pub source: String,
    pub quota: String,
}

impl SourceRows {
    /// What was typed.
    pub fn typed(sources: &[String], quotas: &[String]) -> SourceRows {
        let row = |(source, quota): (&String, &String)| SourceFields {
            source: source.clone(),
            quota: quota.clone(),
        };
        SourceRows(sources.iter().zip(quotas).map(row).collect())
    }

    /// The name and the sources as they are kept, with free rows behind them.
    pub fn of(known: Option<&Qualification>) -> (String, SourceRows) {
        let sources = known.into_iter().flat_map(|known| &known.sources);
        let row = |(at, source): (usize, &QualifyingSource)| SourceFields {
            source: match &source.from {
                QualifyingFrom::Season => "season".to_owned(),
                QualifyingFrom::Unit { unit } => format!("unit-{}", unit.0),
                QualifyingFrom::Chosen { .. } => format!("chosen-{at}"),
            },
            quota: source.quota.to_string(),
        };
        let mut rows: Vec<SourceFields> = (0..).zip(sources).map(row).collect();
        rows.extend(std::iter::repeat_n(SourceFields::default(), ROWS_FREE));
        let name = known.map(|known| known.name.clone()).unwrap_or_default();
        (name, SourceRows(rows))
    }
}

impl QualifyingAct {
    /// What is done, or what is wrong with a field.
    pub fn form(&self, shown: &SeasonShown, lang: Lang) -> Result<SeasonForm, String> {
        let known = |at: usize| shown.season.qualifications.get(at);
        let missing = || lang.t("league-no-qualification").into_owned();
        let act = match self {
            QualifyingAct::Qualify {
                at,
                name,
                source,
                quota,
            } => LeagueAct::Qualify {
                at: *at,
                qualification: Some(Qualification {
                    name: name.clone(),
                    sources: sources(known(*at), &SourceRows::typed(source, quota), lang)?,
                    declined: known(*at).map(|known| known.declined.clone()).unwrap_or_default(),
                    leads_to: known(*at).and_then(|known| known.leads_to),
                }),
            },
            QualifyingAct::Choose { at, person, reason } => {
                let mut qualification = known(*at).cloned().ok_or_else(missing)?;
                let person = LeaguePerson(*person);
                qualification.sources.push(QualifyingSource {
                    quota: 1,
                    from: QualifyingFrom::Chosen {
                        people: vec![ListedPerson { person }],
                        reason: reason.clone(),
                    },
                });
                LeagueAct::Qualify {
                    at: *at,
                    qualification: Some(qualification),
                }
            }
            QualifyingAct::Remove { at } => LeagueAct::Qualify {
                at: *at,
                qualification: None,
            },
            QualifyingAct::Decline { at, person } => LeagueAct::DeclineToCome {
                at: *at,
                person: LeaguePerson(*person),
                declines: true,
            },
            QualifyingAct::Agree { at, person } => LeagueAct::DeclineToCome {
                at: *at,
                person: LeaguePerson(*person),
                declines: false,
            },
            // It is no act on the season.
            QualifyingAct::Enter { .. } => return Err(missing()),
        };
        Ok(SeasonForm::Act(Box::new(act)))
    }
}

/// The sources that rows name; a row without a source is none.
fn sources(known: Option<&Qualification>, rows: &SourceRows, lang: Lang) -> Result<Vec<QualifyingSource>, String> {
    let bad = || lang.t("set-bad-number").into_owned();
    let mut sources = Vec::new();
    for row in rows.0.iter().filter(|row| !row.source.is_empty()) {
        let quota: u32 = row.quota.trim().parse().map_err(|_| bad())?;
        let number = |prefix: &str| {
            row.source
                .strip_prefix(prefix)
                .and_then(|rest| rest.parse::<u32>().ok())
        };
        let from = if row.source == "season" {
            QualifyingFrom::Season
        } else if let Some(unit) = number("unit-") {
            QualifyingFrom::Unit { unit: UnitNo(unit) }
        } else {
            let at = number("chosen-").map(|at| at as usize);
            let kept = at.and_then(|at| known?.sources.get(at));
            kept.ok_or_else(bad)?.from.clone()
        };
        sources.push(QualifyingSource { quota, from });
    }
    Ok(sources)
}
