//! What evenings are walked through.

use std::fmt;

use talon_tournament::rounds::Again;
use talon_tournament::rounds::boards::Boards;
use talon_tournament::rounds::swiss::First;
use talon_tournament::standings::{Carry, TeamPlace};
use talon_tournament::tournament::{Entrants, Format, Preset, Stage};
use talon_tournament::{EntryNo, Round, SitOut, Table};

use super::Act;

/// An evening.
#[derive(Debug, Clone)]
pub struct Plan {
    pub name: &'static str,
    pub preset: Preset,
    /// In place of those of the preset.
    pub stages: Option<Vec<Stage>>,
    pub players: u16,
    pub teams: Vec<(EntryNo, Option<TeamPlace>)>,
    /// What happens besides, after so many complete rounds.
    pub happens: Vec<(usize, Vec<Act>)>,
    /// It may end before all its stages were played.
    pub ends_early: bool,
}

impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} for {}", self.name, self.players)
    }
}

impl Plan {
    /// A preset as it is.
    pub fn of(preset: Preset, players: u16) -> Plan {
        let name = preset.as_str();
        Plan {
            name,
            preset,
            stages: None,
            players,
            teams: Vec::new(),
            happens: Vec::new(),
            ends_early: false,
        }
    }

    /// Stages of one's own; who is too many sits at tables of four.
    pub fn stages(name: &'static str, stages: Vec<Stage>, players: u16) -> Plan {
        Plan {
            name,
            stages: Some(stages),
            ..Plan::of(Preset::ClubEvening, players)
        }
    }

    /// The same with stages where tables of three leave someone out.
    pub fn with_byes(self) -> Plan {
        Plan {
            preset: Preset::SerbianLeague,
            ..self
        }
    }

    pub fn happening(self, after: usize, acts: Vec<Act>) -> Plan {
        let mut happens = self.happens;
        happens.push((after, acts));
        Plan { happens, ..self }
    }

    pub fn ending_early(self) -> Plan {
        Plan {
            ends_early: true,
            ..self
        }
    }

    /// Teams of so many, in the order of entries; the last one may be smaller.
    pub fn in_teams(self, size: u16) -> Plan {
        let member = |entry: u16| {
            let member = TeamPlace {
                team: (entry - 1) / size + 1,
                board: (entry - 1) % size + 1,
            };
            (EntryNo(entry), Some(member))
        };
        Plan {
            teams: (1..=self.players).map(member).collect(),
            ..self
        }
    }
}

/// A final of the best three.
fn last(carry: Carry) -> Stage {
    Stage {
        entrants: Entrants::Best(3),
        carry,
        ..Stage::of(Format::Lot { again: Again::Always }, 2)
    }
}

/// Rounds of threes, everyone a place further on in each; who is too many sits out.
pub fn script(players: u16, rounds: u16) -> Vec<Round> {
    let round = |number: u16| {
        let mut order: Vec<EntryNo> = (1..=players).map(EntryNo).collect();
        order.rotate_left(usize::from(number - 1) * usize::from(players % 3) % usize::from(players));
        let (seated, byes) = order.split_at(usize::from(players / 3 * 3));
        let seats = seated.chunks(3).map(<[_]>::to_vec);
        let table = |(number, seats)| Table { number, seats };
        let mut byes = byes.to_vec();
        byes.sort_unstable();
        Round {
            number,
            byes,
            tables: (1..).zip(seats).map(table).collect(),
        }
    };
    (1..=rounds).map(round).collect()
}

/// Every format of a stage, with a final after some of them.
pub fn formats(players: u16) -> Vec<Plan> {
    let swiss = |first| Format::Swiss { first };
    let one = |name, format, rounds| Plan::stages(name, vec![Stage::of(format, rounds)], players);
    let then = |name, format, rounds, carry| Plan::stages(name, vec![Stage::of(format, rounds), last(carry)], players);
    let mut plans = vec![
        one("a schedule", Format::Schedule, 2),
        one("swiss in pots", swiss(First::Pots), 2),
        one("swiss in layers", swiss(First::Layers), 2),
        then(
            "a cut and a final",
            Format::Cut { again: Again::From(2) },
            2,
            Carry::Half,
        ),
        one("a lot", Format::Lot { again: Again::Never }, 3),
        one(
            "an interval",
            Format::Interval {
                step: 2,
                again: Again::Never,
            },
            2,
        ),
        then(
            "a script that is shorter than the stage",
            Format::Script {
                rounds: script(players, 2),
            },
            5,
            Carry::All,
        ),
        one(
            "a script that is longer than the stage",
            Format::Script {
                rounds: script(players, 3),
            },
            2,
        ),
        then("groups of three", Format::Groups { size: 3 }, 9, Carry::Nothing),
        then("groups of five", Format::Groups { size: 5 }, 9, Carry::All),
        then("groups of six", Format::Groups { size: 6 }, 9, Carry::Nothing),
        one("groups that stop early", Format::Groups { size: 4 }, 2),
        one("a knock-out of the best", Format::Knockout { best: 1 }, 9),
        then(
            "a knock-out of the best two and a final",
            Format::Knockout { best: 2 },
            9,
            Carry::Nothing,
        ),
        then("a knock-out with byes", Format::Knockout { best: 1 }, 9, Carry::Nothing).with_byes(),
        one("a knock-out of two with byes", Format::Knockout { best: 2 }, 9).with_byes(),
    ];
    plans.extend(with_boards(players));
    plans.extend(teams(players));
    plans
}

/// Stages in which deals are compared.
fn with_boards(players: u16) -> [Plan; 3] {
    let plan = |name, format, boards| {
        let stage = Stage {
            boards: Some(boards),
            ..Stage::of(format, 2)
        };
        Plan::stages(name, vec![stage], players)
    };
    [
        plan("copies of boards", Format::Schedule, Boards::Copies),
        plan("boards that travel", Format::Schedule, Boards::Travelling),
        plan(
            "boards that travel, round by round",
            Format::Swiss { first: First::Lot },
            Boards::Travelling,
        ),
    ]
}

/// Teams of every size of which there are enough: three teams at least are drawn, whatever their size.
fn teams(players: u16) -> Vec<Plan> {
    let mut plans = Vec::new();
    for (name, size) in [
        ("single players as teams", 1),
        ("teams of two", 2),
        ("teams of three", 3),
    ] {
        if players > 2 * size {
            plans.push(Plan::stages(name, vec![Stage::of(Format::Teams, 2)], players).in_teams(size));
        }
    }
    plans
}

/// Evenings that do not go as they were meant.
pub fn troubles() -> Vec<Plan> {
    let gone = |entries: &[u16]| {
        entries
            .iter()
            .map(|entry| Act::Withdraw(EntryNo(*entry)))
            .collect::<Vec<_>>()
    };
    let final_of = |format, rounds| vec![Stage::of(format, rounds), last(Carry::Nothing)];
    let script = Format::Script { rounds: script(9, 4) };
    let knockout = |best| vec![Stage::of(Format::Knockout { best }, 9)];
    vec![
        Plan::of(Preset::ClubEvening, 6).happening(1, gone(&[2])),
        Plan::of(Preset::ClubEvening, 5).happening(2, vec![Act::Late]),
        Plan::of(Preset::ClubEvening, 4)
            .happening(1, gone(&[1, 2]))
            .ending_early(),
        Plan::of(Preset::Final21, 7).happening(2, gone(&[3, 4])),
        Plan::of(Preset::SerbianLeague, 5).happening(8, gone(&[5, 1])),
        Plan::of(Preset::DuplicateEvening, 6).happening(1, gone(&[6])),
        // A group loses someone, a group is too small to go on, a group gets someone.
        Plan::of(Preset::WashingtonGroups, 8).happening(1, gone(&[4])),
        Plan::of(Preset::WashingtonGroups, 8).happening(2, gone(&[1, 2])),
        Plan::of(Preset::WashingtonGroups, 7).happening(1, vec![Act::Late]),
        Plan::of(Preset::WashingtonGroups, 3)
            .happening(3, gone(&[2]))
            .ending_early(),
        Plan::of(Preset::WashingtonGroups, 9).happening(2, gone(&[1, 4, 7])),
        Plan::stages("a script of whom some leave", final_of(script.clone(), 4), 9).happening(1, gone(&[1, 5])),
        Plan::stages("a script of whom many leave", final_of(script.clone(), 4), 9).happening(2, gone(&[1, 2, 4, 5])),
        Plan::stages("a script to which somebody comes", vec![Stage::of(script, 4)], 9).happening(1, vec![Act::Late]),
        Plan::stages("teams of which one is short", vec![Stage::of(Format::Teams, 3)], 8)
            .in_teams(2)
            .happening(1, gone(&[3])),
        Plan::stages("teams of which one leaves", vec![Stage::of(Format::Teams, 3)], 8)
            .in_teams(2)
            .happening(1, gone(&[3, 4])),
        Plan::stages("teams of which two are left", vec![Stage::of(Format::Teams, 3)], 6)
            .in_teams(2)
            .happening(1, gone(&[1, 2]))
            .ending_early(),
        Plan::stages("teams, too many for threes", vec![Stage::of(Format::Teams, 2)], 10).in_teams(2),
        Plan::stages("a knock-out in which winners leave", knockout(1), 9).happening(1, gone(&[1, 2, 3, 4, 5])),
        Plan::stages("a knock-out of which two are left", knockout(1), 9)
            .happening(1, gone(&[1, 2, 3, 4, 5, 6, 7]))
            .ending_early(),
        Plan::stages(
            "a final of which one is left out",
            final_of(Format::Lot { again: Again::Always }, 2),
            6,
        )
        .happening(3, gone(&[1, 2, 3, 4]))
        .ending_early(),
        Plan::stages(
            "a final to which somebody comes",
            final_of(Format::Lot { again: Again::Always }, 2),
            6,
        )
        .happening(3, vec![Act::Late]),
    ]
}

/// Whether tables of three and four can seat so many when nobody sits out.
pub fn seats_all(players: u16) -> bool {
    talon_tournament::Shape::of(players.into(), SitOut::Fours).is_ok()
}
