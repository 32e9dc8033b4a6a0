//! What a tournament is: its format, its size, what it counts, all from its seed.

use talon_rules::chance::Chance;
use talon_tournament::points::{Bye, Scheme};
use talon_tournament::rounds::Again;
use talon_tournament::rounds::boards::Boards;
use talon_tournament::rounds::swiss::First;
use talon_tournament::standings::{Profile, TieBreak};
use talon_tournament::{Apart, EntryNo, Exact, SitOut};

/// How the rounds of a tournament come about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum SimulatedFormat {
    Swiss(First),
    Cut(Again),
    Lot(Again),
    Interval(usize, Again),
    Schedule,
    Script,
    Group,
    Teams { boards: u16 },
    Knockout { best: usize },
    Boards(Boards),
}

/// A tournament before it begins.
#[derive(Debug, Clone)]
pub(super) struct SimulationPlan {
    pub seed: u64,
    pub format: SimulatedFormat,
    pub players: u16,
    pub rounds: u16,
    pub sit_out: SitOut,
    pub apart: Apart,
    pub profile: Profile,
}

impl SimulationPlan {
    pub fn of(seed: u64, chance: &mut Chance) -> SimulationPlan {
        let format = format(chance);
        let players = players(format, chance);
        let rounds = 3 + chance.below(10) as u16;
        let rounds = match format {
            // Whole schedules that a design serves at once; those that are searched have tests of their own.
            SimulatedFormat::Schedule => rounds.min((players - 1) / 2 - u16::from(players.is_multiple_of(2))),
            SimulatedFormat::Script | SimulatedFormat::Boards(_) => rounds.min(7),
            _ => rounds,
        };
        let sit_out = [SitOut::Byes, SitOut::Fours, SitOut::TablesOfFour][chance.below(3)];
        let mut apart = if chance.below(4) == 0 {
            families(players, chance)
        } else {
            Apart::nobody()
        };
        if matches!(format, SimulatedFormat::Knockout { .. }) {
            // A final table takes anyone who came through.
            apart = Apart::nobody();
        }
        SimulationPlan {
            seed,
            format,
            players,
            rounds,
            sit_out,
            apart,
            profile: profile(chance),
        }
    }

    /// Whether people may come and go between rounds.
    pub fn is_open(&self) -> bool {
        matches!(
            self.format,
            SimulatedFormat::Swiss(_)
                | SimulatedFormat::Cut(_)
                | SimulatedFormat::Lot(_)
                | SimulatedFormat::Interval(..)
        )
    }
}

fn format(chance: &mut Chance) -> SimulatedFormat {
    let again = [Again::Never, Again::Always, Again::From(4)][chance.below(3)];
    match chance.below(100) {
        0..35 => SimulatedFormat::Swiss([First::Lot, First::Pots, First::Layers][chance.below(3)]),
        35..48 => SimulatedFormat::Cut(again),
        48..56 => SimulatedFormat::Lot(again),
        56..63 => SimulatedFormat::Interval(1 + chance.below(12), again),
        63..72 => SimulatedFormat::Schedule,
        72..78 => SimulatedFormat::Script,
        78..83 => SimulatedFormat::Group,
        83..89 => SimulatedFormat::Teams {
            boards: 2 + chance.below(4) as u16,
        },
        89..93 => SimulatedFormat::Knockout {
            best: 1 + chance.below(2),
        },
        _ => SimulatedFormat::Boards([Boards::Copies, Boards::Travelling][chance.below(2)]),
    }
}

fn players(format: SimulatedFormat, chance: &mut Chance) -> u16 {
    match format {
        // Multiples of three for which there is a design.
        SimulatedFormat::Schedule => {
            [9, 15, 18, 21, 24, 27, 30, 33, 36, 39, 42, 45, 48, 51, 54, 57, 60][chance.below(17)]
        }
        SimulatedFormat::Group => 3 + chance.below(4) as u16,
        SimulatedFormat::Teams { .. } => 6 + chance.below(8) as u16,
        SimulatedFormat::Knockout { .. } => 6 + chance.below(55) as u16,
        SimulatedFormat::Script | SimulatedFormat::Boards(_) => 6 + chance.below(30) as u16,
        _ => 4 + chance.below(57) as u16,
    }
}

/// Some pairs of which each entry is in one at most, so that there is always a round.
fn families(players: u16, chance: &mut Chance) -> Apart {
    let mut entries: Vec<EntryNo> = (1..=players).map(EntryNo).collect();
    chance.shuffle(&mut entries);
    let mut apart = Apart::nobody();
    let count = chance.below(1 + usize::from(players / 6));
    for pair in entries.chunks_exact(2).take(if players < 9 { 0 } else { count }) {
        // No two of a list without repetition are the same.
        let _ = apart.pair(pair[0], pair[1]);
    }
    apart
}

fn profile(chance: &mut Chance) -> Profile {
    let usual = Profile::default();
    // The usual one more often than others.
    let [usual_one, usual_two, usual_three] = std::array::from_fn(|_| Scheme::usual());
    let schemes = [Scheme::Raw, Scheme::SerbianLeague, usual_one, usual_two, usual_three];
    let scheme = schemes[chance.below(schemes.len())].clone();
    let mut chain = usual.chain.clone();
    match chance.below(4) {
        0 => chain.push(TieBreak::Opponents),
        1 => chain.push(TieBreak::Lot),
        2 => chain = vec![TieBreak::HeadToHead, TieBreak::BestTable, TieBreak::LastRound],
        _ => {}
    }
    let bye = if chance.below(4) == 0 {
        Bye::Fixed(Exact::from(1))
    } else {
        Bye::Mean
    };
    Profile {
        scheme,
        chain,
        bye,
        lot: chance.draw(),
        ..usual
    }
}
