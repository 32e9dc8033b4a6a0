//! Why a round was drawn as it is: each table, each bye, each pair that meets again.

use crate::standings::mixed;
use crate::{Arg, Lang};
use talon_tournament::rounds::{ByeReason, ByeWhy, RepeatWhy, TableOrigin, TableReason};

impl Lang {
    /// Why these players sit together.
    pub fn table_reason(self, reason: &TableReason) -> String {
        let count = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
        let why = match reason.origin {
            TableOrigin::Standings => self.t("round-why-standings").into_owned(),
            TableOrigin::Changed { apart: 0, again } => self.n("round-why-again", count(again)),
            TableOrigin::Changed { apart, again: 0 } => self.n("round-why-apart", count(apart)),
            TableOrigin::Changed { apart, again } => format!(
                "{}, {}",
                self.n("round-why-apart", count(apart)),
                self.n("round-why-again", count(again))
            ),
            TableOrigin::TurnAtFour => self.t("round-why-four").into_owned(),
            TableOrigin::Rest => self.t("round-why-rest").into_owned(),
            TableOrigin::Lot => self.t("round-why-lot").into_owned(),
            TableOrigin::Pots => self.t("round-why-pots").into_owned(),
            TableOrigin::Layers => self.t("round-why-layers").into_owned(),
            TableOrigin::Interval(step) => self.n("round-why-interval", count(step)),
        };
        let spread = mixed(&reason.spread);
        self.t_args("round-why-table", &[("why", why.into()), ("spread", spread.into())])
    }

    /// Why this player sits out.
    pub fn bye_reason(self, bye: &ByeReason, name: &str) -> String {
        let key = match bye.why {
            ByeWhy::Lowest => "round-why-bye-lowest",
            ByeWhy::Lot => "round-why-bye-lot",
        };
        let args = [
            ("name", Arg::from(name)),
            ("rank", Arg::Number(bye.rank.into())),
            ("count", Arg::Number(bye.had.into())),
        ];
        self.t_args(key, &args)
    }

    /// Why two meet again.
    pub fn repeat_reason(self, why: RepeatWhy) -> String {
        let key = match why {
            RepeatWhy::Unavoidable => "round-why-repeat-unavoidable",
            RepeatWhy::NothingBetter => "round-why-repeat-best",
            RepeatWhy::Allowed => "round-why-repeat-allowed",
        };
        self.t(key).into_owned()
    }
}
