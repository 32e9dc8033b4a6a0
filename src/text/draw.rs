//! A drawn schedule in words: how it came about, and the reason for every repeat and bye. It does not count anything
//! that the schedule does not say.

use crate::{Arg, Lang};
use talon_tournament::EntryPair;
use talon_tournament::seating::{
    Bye, Crowding, Origin, Outlook, Prefer, Repeat, Schedule, SeatingPlan, System, WhyRepeats,
};

fn number(count: impl Into<i64>) -> Arg<'static> {
    Arg::Number(count.into())
}

/// Counts here are small; one that is not is shown as the largest there is.
fn large(count: u64) -> Arg<'static> {
    Arg::Number(i64::try_from(count).unwrap_or(i64::MAX))
}

impl Lang {
    /// Players, rounds and tables of a plan in one line.
    pub fn draw_plan(self, plan: &SeatingPlan) -> String {
        let args = [("players", number(plan.players())), ("rounds", number(plan.rounds()))];
        let mut parts = vec![self.t_args("draw-summary", &args)];
        if plan.threes() > 0 {
            parts.push(self.n("draw-threes", plan.threes().into()));
        }
        if plan.fours() > 0 {
            parts.push(self.n("draw-fours", plan.fours().into()));
        }
        if plan.byes() > 0 {
            parts.push(self.n("draw-byes-each", plan.byes().into()));
        }
        parts.join(", ")
    }

    /// How a schedule came about.
    pub fn draw_origin(self, origin: Origin) -> String {
        let of = |key: &str, system: System, rounds: u16| {
            let system = self.label(match system {
                System::AffinePlane => "draw-system-affine-plane",
                System::Kirkman => "draw-system-kirkman",
                System::NearlyKirkman => "draw-system-nearly-kirkman",
                System::Fours => "draw-system-fours",
                System::Shifts => "draw-system-shifts",
            });
            self.t_args(key, &[("system", system.into()), ("rounds", number(rounds))])
        };
        match origin {
            Origin::Design(system) => of("draw-origin-design", system, 0),
            Origin::DesignLessOne(system) => of("draw-origin-design-less-one", system, 0),
            Origin::DesignAgain(system) => of("draw-origin-design-again", system, 0),
            Origin::DesignAndSearch { system, rounds } => of("draw-origin-design-and-search", system, rounds),
            Origin::Stored => self.t("draw-origin-stored").into_owned(),
            Origin::Searched => self.t("draw-origin-searched").into_owned(),
        }
    }

    /// Why a schedule has repeats.
    pub fn draw_why(self, why: WhyRepeats) -> String {
        match why {
            WhyRepeats::Crowded(Crowding::Pairs { meetings, pairs }) => self.t_args(
                "draw-why-pairs",
                &[("meetings", large(meetings)), ("pairs", large(pairs))],
            ),
            WhyRepeats::Crowded(Crowding::Players {
                players,
                opponents,
                others,
            }) => {
                let args = [
                    ("players", number(players)),
                    ("opponents", large(opponents)),
                    ("others", large(others)),
                ];
                self.t_args("draw-why-players", &args)
            }
            WhyRepeats::Proved => self.t("draw-why-proved").into_owned(),
            WhyRepeats::EvenVisits => self.t("draw-why-even").into_owned(),
            WhyRepeats::Crowded(Crowding::Room) | WhyRepeats::BestFound => self.t("draw-why-best-found").into_owned(),
        }
    }

    /// A pair that meets again.
    pub fn draw_repeat(self, repeat: &Repeat) -> String {
        let rounds: Vec<String> = repeat.rounds.iter().map(u16::to_string).collect();
        let EntryPair { one, other } = repeat.pair;
        let args = [
            ("one", number(one.0)),
            ("other", number(other.0)),
            ("rounds", rounds.join(", ").into()),
        ];
        self.t_args("draw-repeat", &args)
    }

    /// Someone who sits out, and why.
    pub fn draw_bye(self, bye: &Bye) -> String {
        let key = if bye.before == 0 {
            "draw-bye-first"
        } else {
            "draw-bye-again"
        };
        let args = [
            ("entry", number(bye.entry.0)),
            ("left", number(bye.left)),
            ("number", number(bye.before + 1)),
        ];
        self.t_args(key, &args)
    }

    /// How evenly seats are spread, and visits to tables of four where not every table has four seats.
    pub fn draw_spread(self, schedule: &Schedule) -> Vec<String> {
        let left = large(schedule.neighbour_repeats());
        let seats = [("spread", number(schedule.seat_spread())), ("left", left)];
        let mut lines = vec![self.t_args("draw-seats", &seats)];
        if schedule.plan().fours() > 0 && schedule.plan().threes() > 0 {
            let spread = schedule.visit_spread();
            let key = if spread > 1 {
                "draw-visits-uneven"
            } else {
                "draw-visits-even"
            };
            lines.push(self.t_args(key, &[("spread", number(spread))]));
        }
        lines.extend(schedule.other().map(|other| self.draw_other(&other)));
        lines
    }

    /// What the other preference would give.
    pub fn draw_other(self, other: &Outlook) -> String {
        let key = match other.prefer {
            Prefer::Repeats => "draw-other-repeats",
            Prefer::Even => "draw-other-even",
        };
        self.t_args(
            key,
            &[
                ("repeats", large(other.repeats)),
                ("spread", number(other.visit_spread)),
            ],
        )
    }
}
