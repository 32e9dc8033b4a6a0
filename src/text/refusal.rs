//! Says why a tournament refused an act, and where. It knows the reasons as data and decides nothing.

use crate::{Arg, Lang};
use talon_tournament::rounds::teams::TeamsError;
use talon_tournament::rounds::{DrawError, FieldError};
use talon_tournament::seating::PlanError;
use talon_tournament::standings::FactsFault;
use talon_tournament::tournament::{Place, Refusal, Why};
use talon_tournament::{EntryNo, EntryPair};

impl Lang {
    /// Why an act was refused, with its place in front; `name` knows the entries.
    pub fn refusal(self, refusal: &Refusal, name: &dyn Fn(EntryNo) -> String) -> String {
        let place = self.tournament_place(&refusal.place, name);
        let why = self.why_refused(&refusal.why, name);
        if place.is_empty() {
            why
        } else {
            format!("{place}: {why}")
        }
    }

    /// A place in a tournament.
    fn tournament_place(self, place: &Place, name: &dyn Fn(EntryNo) -> String) -> String {
        let number = |key: &str, number: Option<u16>| {
            number.map(|number| self.t_args(key, &[("number", Arg::Number(number.into()))]))
        };
        let numbered = [
            number("tournament-place-stage", place.stage),
            number("tournament-place-round", place.round),
            number("tournament-place-table", place.table),
        ];
        // Within the sentence a place begins with a small letter, and a name as it is written.
        let numbered = numbered.into_iter().flatten().enumerate();
        let numbered = numbered.map(|(at, part)| if at == 0 { part } else { small(&part) });
        let parts: Vec<String> = numbered.chain(place.entry.map(name)).collect();
        parts.join(", ")
    }

    fn why_refused(self, why: &Why, name: &dyn Fn(EntryNo) -> String) -> String {
        let number = |key: &str, count: i64| self.t_args(key, &[("count", Arg::Number(count))]);
        match why {
            Why::NotInThisState(state) => {
                let state = self.t(&format!("tournament-state-{}", state.as_str())).into_owned();
                self.t_args("refusal-state", &[("state", Arg::from(state))])
            }
            Why::TooLong(most) => number("refusal-too-long", *most as i64),
            Why::TooManyEntries(most) => number("refusal-too-many", *most as i64),
            Why::TooFewThere(count) => number("refusal-too-few", *count as i64),
            Why::RoundOpen(round) => number("refusal-round-open", (*round).into()),
            Why::Drafted(round) => number("refusal-drafted", (*round).into()),
            Why::NotItsTurn(round) => number("refusal-not-its-turn", (*round).into()),
            Why::TooManyHands(most) => number("refusal-too-many-hands", *most as i64),
            Why::HandElsewhere { round, table } => {
                let (round, table) = (Arg::Number((*round).into()), Arg::Number((*table).into()));
                self.t_args("refusal-hand-elsewhere", &[("round", round), ("table", table)])
            }
            Why::OtherDeal(board) => number("refusal-other-deal", *board as i64),
            Why::SubstituteSeated(table) => number("refusal-substitute", (*table).into()),
            Why::DayOutside => self.t("field-day-outside").into_owned(),
            Why::Facts(bad) => match bad.fault {
                FactsFault::NotZeroSum(sum) => {
                    let sum = sum.to_string().replace('-', "−");
                    self.t_args("refusal-sum", &[("count", Arg::from(sum))])
                }
                fault => self.t(score_key(fault)).into_owned(),
            },
            Why::Draw(DrawError::Unseatable(left)) => number("refusal-unseatable", left.players as i64),
            Why::Plan(PlanError::NoTables(left)) => number("refusal-unseatable", (*left).into()),
            Why::Plan(PlanError::TooFew(left)) => number("refusal-too-few", (*left).into()),
            Why::Field(FieldError::TooFew(left)) => number("refusal-too-few", *left as i64),
            Why::Teams(TeamsError::TooFew(teams)) => number("refusal-teams", *teams as i64),
            Why::Draw(DrawError::Together(EntryPair { one, other })) => {
                let names = [("one", Arg::from(name(*one))), ("other", Arg::from(name(*other)))];
                self.t_args("refusal-together", &names)
            }
            other => self.t(key(other)).into_owned(),
        }
    }
}

/// The sentence of scores that cannot be.
fn score_key(fault: FactsFault) -> &'static str {
    match fault {
        FactsFault::NotZeroSum(_) => "refusal-sum",
        FactsFault::EntryTwice
        | FactsFault::UnknownEntry
        | FactsFault::SeatedTwice
        | FactsFault::NotInPlay
        | FactsFault::RoundOrder
        | FactsFault::TableTwice
        | FactsFault::TableSize
        | FactsFault::UnknownTable
        | FactsFault::ResultTwice
        | FactsFault::SeatCount
        | FactsFault::TooFewPlayed
        | FactsFault::RawTooLarge
        | FactsFault::DealsMissing
        | FactsFault::GamesMissing => "refusal-score",
        FactsFault::BoardCount => "refusal-board-count",
        FactsFault::NobodyAbsent => "refusal-nobody-absent",
    }
}

/// A text as it goes on within a sentence.
fn small(text: &str) -> String {
    let mut letters = text.chars();
    let first: String = letters.by_ref().take(1).flat_map(char::to_lowercase).collect();
    first + letters.as_str()
}

/// The sentence of a reason, where it has no number in it.
fn key(why: &Why) -> &'static str {
    match why {
        Why::Unchanged => "refusal-unchanged",
        Why::Frozen => "refusal-frozen",
        Why::Empty => "refusal-empty",
        Why::Characters => "field-bad-characters",
        Why::NoReason => "refusal-no-reason",
        Why::EnteredAlready(_) => "refusal-entered",
        Why::Withheld => "refusal-withheld",
        Why::NoBoards => "refusal-no-boards",
        Why::BoardsInPlay => "refusal-boards-in-play",
        Why::BoardsLeft => "refusal-boards-left",
        Why::BoardsTold => "refusal-boards-told",
        Why::OtherDeal(_) => "refusal-other-deal",
        Why::NoFee => "refusal-no-fee",
        Why::NotInPlay => "refusal-not-in-play",
        Why::InPlayAlready => "refusal-in-play",
        Why::HasPlayed => "refusal-played",
        Why::RoundCount => "refusal-round-count",
        Why::Format(_) => "refusal-format",
        Why::AllDrawn => "refusal-all-drawn",
        Why::Published => "refusal-published",
        Why::NotPublished => "refusal-not-published",
        Why::SeatsAbsent => "refusal-seats-absent",
        Why::SamePlace => "refusal-same-place",
        Why::Stale { .. } => "refusal-stale",
        Why::Settled => "refusal-settled",
        Why::NotYours => "refusal-not-yours",
        Why::Ruled => "refusal-ruled",
        Why::Voided => "refusal-voided",
        Why::Disputed => "refusal-disputed",
        Why::DisputeOpen => "refusal-dispute-open",
        Why::OneDevice => "refusal-one-device",
        Why::NoResult => "refusal-no-result",
        Why::OwnResult => "refusal-own-result",
        Why::NotAtTable => "refusal-not-at-table",
        Why::HandsDiffer => "refusal-hands",
        Why::HandNotHere => "refusal-hand-not-here",
        Why::OtherGame => "refusal-other-game",
        Why::OtherPlayers => "refusal-other-players",
        Why::OtherRules => "refusal-other-rules",
        Why::HandsOpen => "refusal-hands-open",
        Why::NoEntry | Why::NoRound | Why::NoTable | Why::NoStage | Why::NoAdjustment => "refusal-missing",
        Why::Draw(_)
        | Why::Field(_)
        | Why::Plan(_)
        | Why::Apart(_)
        | Why::Past(_)
        | Why::Teams(_)
        | Why::Groups(_)
        | Why::Knockout(_) => "refusal-draw",
        Why::Facts(bad) => score_key(bad.fault),
        Why::NotInThisState(_) => "refusal-state",
        Why::TooLong(_) => "refusal-too-long",
        Why::TooManyEntries(_) => "refusal-too-many",
        Why::TooFewThere(_) => "refusal-too-few",
        Why::RoundOpen(_) => "refusal-round-open",
        Why::Drafted(_) => "refusal-drafted",
        Why::NotItsTurn(_) => "refusal-not-its-turn",
        Why::TooManyHands(_) => "refusal-too-many-hands",
        Why::HandElsewhere { .. } => "refusal-hand-elsewhere",
        Why::SubstituteSeated(_) => "refusal-substitute",
        Why::DayOutside => "field-day-outside",
    }
}
