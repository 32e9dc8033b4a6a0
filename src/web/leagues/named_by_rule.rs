//! What the rule of a season names, as the pages of those who manage it list it.

use super::unit_choices::within;
use super::words::day_of;
use talon_league::RuleOutcome;
use talon_service::leagues::{NamedByRule, SeasonShown};
use talon_text::Lang;

/// What is over and listed, the latest of all.
const LISTED: usize = 12;

/// What the rule takes now, and what it would take next.
#[derive(Debug)]
pub(super) struct NamedView {
    /// The season has a rule.
    pub has_rule: bool,
    /// It has none, and what one took in before counts still.
    pub has_left: bool,
    /// How many it names of what is over.
    pub total: String,
    /// The latest of them.
    pub now: Vec<NamedRow>,
    pub next: Vec<NamedRow>,
    /// How many wait to be accepted; empty for none.
    pub waiting: String,
}

/// One of them.
#[derive(Debug)]
pub(super) struct NamedRow {
    pub name: String,
    pub day: String,
    pub said: String,
}

impl NamedView {
    pub fn of(shown: &SeasonShown, named: &[NamedByRule], lang: Lang) -> NamedView {
        let is_coming = |one: &&NamedByRule| one.ruled == RuleOutcome::Coming;
        let row = |one: &NamedByRule| NamedRow {
            name: within(shown, one.day, one.name.clone(), lang),
            day: day_of(one.day, lang),
            said: lang.t(said(one.ruled)).into_owned(),
        };
        let total = named.iter().filter(|one| !is_coming(one)).count();
        let waiting = named.iter().filter(|one| one.ruled == RuleOutcome::Proposed).count();
        NamedView {
            has_rule: shown.season.rule.is_some(),
            has_left: shown.season.rule.is_none() && total > 0,
            total: lang.n("league-named-total", total as i64),
            now: named
                .iter()
                .filter(|one| !is_coming(one))
                .take(LISTED)
                .map(row)
                .collect(),
            next: named.iter().filter(is_coming).take(LISTED).map(row).collect(),
            waiting: match waiting {
                0 => String::new(),
                waiting => lang.n("league-named-waiting", waiting as i64),
            },
        }
    }
}

const fn said(ruled: RuleOutcome) -> &'static str {
    match ruled {
        RuleOutcome::Taken(_) => "league-named-taken",
        RuleOutcome::ByHand(_) => "league-named-by-hand",
        RuleOutcome::Left(_) => "league-named-left",
        RuleOutcome::Rounds => "league-named-rounds",
        RuleOutcome::Out(_) => "league-named-out",
        RuleOutcome::Refused(_) => "league-named-refused",
        RuleOutcome::Proposed => "league-named-proposed",
        RuleOutcome::Takes => "league-named-takes",
        RuleOutcome::Coming => "league-named-coming",
    }
}
