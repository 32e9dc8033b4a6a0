//! An evening whose complete schedule is kept while players leave it, come back and join it (T-7.1): nobody meets
//! anyone twice, and only those sit out whose tables lose a player. Who is to sit where is worked out from the schedule
//! as it was drawn, by code of its own.

use std::collections::{BTreeMap, BTreeSet};

use super::Faults;
use super::scores;
use talon_records::usual_rules;
use talon_rules::chance::Chance;
use talon_rules::games::GameKind;
use talon_rules::games::session::TablePlay;
use talon_tournament::standings::SeatResult;
use talon_tournament::tournament::{
    Format, MemberKey, Next, Origin, Preset, Refusal, ResultSource, Round, Stage, TableStanding, Tournament, check,
    next,
};
use talon_tournament::{EntryNo, EntryPair, SitOut};

/// Complete schedules: so many players of whom each meets each in so many rounds.
const COMPLETE: [(u16, u16); 3] = [(9, 4), (15, 7), (21, 10)];
/// With nine players no more leave at once, so that a table is left.
const SMALL: u16 = 9;

/// What a round of the schedule is: its tables, who sits at each.
type Lineup = BTreeSet<BTreeSet<EntryNo>>;

/// The evening, and what is known of it without asking it.
struct KeptEvening {
    tournament: Tournament,
    chance: Chance,
    faults: Faults,
    /// The schedule as it was drawn, a round each; who joins takes a name in it.
    drawn: Vec<Lineup>,
    /// Who has left and still has a place in the schedule.
    gone: BTreeSet<EntryNo>,
    /// Places that were empty at any time, each by the one who had it first.
    emptied: usize,
    met: BTreeSet<EntryPair>,
    out: BTreeMap<EntryNo, usize>,
    /// Empty places two of which were drawn to one table in a round that was played.
    together: BTreeMap<EntryPair, u16>,
    movements: Movements,
}

/// How often something happened between rounds.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Movements {
    pub left: u64,
    pub came_back: u64,
    pub joined: u64,
}

/// An evening that was played.
#[derive(Debug, Default)]
pub(super) struct KeptDone {
    pub rounds: u64,
    pub broken: Vec<(u8, String)>,
    pub movements: Movements,
}

/// Plays the evening of a seed.
pub(super) fn run(seed: u64, chance: Chance) -> KeptDone {
    match KeptEvening::begin(seed, chance) {
        Ok(mut evening) => {
            let rounds = evening.play_all();
            let played = evening.tournament.rounds.len() as u64;
            evening.faults.hold(1, rounds == played, || {
                format!("{rounds} rounds of {played} could be played")
            });
            KeptDone {
                rounds,
                broken: evening.faults.0,
                movements: evening.movements,
            }
        }
        Err(refusal) => KeptDone {
            broken: vec![(1, format!("a complete schedule is not drawn: {refusal:?}"))],
            ..KeptDone::default()
        },
    }
}

impl KeptEvening {
    fn begin(seed: u64, mut chance: Chance) -> Result<KeptEvening, Refusal> {
        let (players, rounds) = COMPLETE[chance.below(COMPLETE.len())];
        let (preset, game) = (Preset::Final21, GameKind::ALL[0]);
        let mut profile = preset.profile(usual_rules(game), TablePlay::Deals(9));
        profile.two_person = false;
        let starts = chrono::NaiveDateTime::default();
        let mut tournament = Tournament::new("Kept".to_owned(), game, starts, profile, preset.stages());
        tournament.set_stages(vec![Stage::of(Format::Schedule, rounds)])?;
        tournament.set_sit_out([SitOut::Byes, SitOut::Fours][chance.below(2)])?;
        tournament.open()?;
        for member in 1..=players {
            tournament.enter(MemberKey(member))?;
        }
        tournament.start_check_in()?;
        tournament.check_in_all()?;
        tournament.start()?;
        tournament.draw(seed)?;
        let drawn = tournament.rounds.iter().map(lineup).collect();
        Ok(KeptEvening {
            tournament,
            chance,
            faults: Faults::default(),
            drawn,
            gone: BTreeSet::new(),
            emptied: 0,
            met: BTreeSet::new(),
            out: BTreeMap::new(),
            together: BTreeMap::new(),
            movements: Movements::default(),
        })
    }

    fn play_all(&mut self) -> u64 {
        let leavers = 1 + self
            .chance
            .below(if self.tournament.entries.len() == usize::from(SMALL) {
                2
            } else {
                3
            });
        let rounds = self.drawn.len() as u16;
        self.hold_complete();
        for number in 1..=rounds {
            let stays = next(&self.tournament) == Next::Publish { round: number };
            self.faults.hold(3, stays, || {
                format!("round {number}: the schedule is not kept: {:?}", next(&self.tournament))
            });
            if !stays || self.refused(number, |one| one.play(number)) {
                return u64::from(number) - 1;
            }
            self.hold(number);
            if number < rounds && self.refused(number, |one| one.come_and_go(leavers, number)) {
                return u64::from(number);
            }
        }
        u64::from(rounds)
    }

    /// Everyone meets everyone once.
    fn hold_complete(&mut self) {
        let tables = self.drawn.iter().flatten();
        let meetings: Vec<EntryPair> = tables.flat_map(pairs).collect();
        let different: BTreeSet<&EntryPair> = meetings.iter().collect();
        let players = self.tournament.entries.len();
        let all = players * (players - 1) / 2;
        self.faults
            .hold(5, different.len() == all && meetings.len() == all, || {
                format!("{} of {all} pairs meet in {} meetings", different.len(), meetings.len())
            });
    }

    /// Does something that nothing speaks against; whether it was refused all the same.
    fn refused(&mut self, round: u16, act: impl FnOnce(&mut KeptEvening) -> Result<(), Refusal>) -> bool {
        let refusal = act(self).and_then(|()| check(&self.tournament)).err();
        self.faults
            .hold(1, refusal.is_none(), || format!("round {round}: {refusal:?}"));
        refusal.is_some()
    }

    fn play(&mut self, number: u16) -> Result<(), Refusal> {
        self.tournament.publish_round(number)?;
        let tables = self.tournament.round(number).map(|round| round.tables.clone());
        for table in tables.unwrap_or_default() {
            let raw = scores::raw(table.seats.len(), &mut self.chance);
            let typed = ResultSource {
                origin: Origin::Director,
                standing: TableStanding::director(None),
                seen: 0,
            };
            let seats = raw.into_iter().map(SeatResult::of).collect();
            self.tournament.enter_result(number, table.number, seats, typed)?;
        }
        Ok(())
    }

    /// Between rounds somebody leaves, comes back to the place that was kept, or joins while a place is empty.
    fn come_and_go(&mut self, leavers: usize, number: u16) -> Result<(), Refusal> {
        let gone: Vec<EntryNo> = self.gone.iter().copied().collect();
        if !gone.is_empty() {
            let one = gone[self.chance.below(gone.len())];
            match self.chance.below(8) {
                0 => {
                    self.tournament.check_in(one)?;
                    self.gone.remove(&one);
                    self.movements.came_back += 1;
                }
                1 => self.join(number)?,
                _ => {}
            }
        }
        while self.emptied < leavers && self.chance.below(3) == 0 {
            let there: Vec<EntryNo> = self.drawn.iter().flatten().flatten().copied().collect();
            let one = there[self.chance.below(there.len())];
            if self.gone.insert(one) {
                self.tournament.withdraw(one)?;
                self.emptied += 1;
                self.movements.left += 1;
            }
        }
        Ok(())
    }

    /// Whose name is gone from the schedule had the place that the newcomer has now.
    fn join(&mut self, number: u16) -> Result<(), Refusal> {
        let newcomer = self.tournament.enter(MemberKey(100 + number))?;
        self.movements.joined += 1;
        let of = |lineup: Lineup| lineup.into_iter().flatten().collect::<BTreeSet<EntryNo>>();
        let now = self
            .tournament
            .round(number + 1)
            .map(lineup)
            .map(of)
            .unwrap_or_default();
        let left: Vec<EntryNo> = self.gone.iter().copied().filter(|one| !now.contains(one)).collect();
        self.faults.hold(3, left.len() == 1 && now.contains(&newcomer), || {
            format!("after round {number}: {newcomer:?} takes the places of {left:?}")
        });
        for place in left {
            self.gone.remove(&place);
            let named = |one: EntryNo| if one == place { newcomer } else { one };
            for round in &mut self.drawn {
                *round = round
                    .iter()
                    .map(|table| table.iter().copied().map(named).collect())
                    .collect();
            }
        }
        Ok(())
    }

    /// A round as it was published, against what is told of it in the schedule.
    fn hold(&mut self, number: u16) {
        let drawn = self.drawn[usize::from(number) - 1].clone();
        let Some(round) = self.tournament.round(number) else {
            return;
        };
        let (seated, byes) = (lineup(round), round.byes.clone());
        let out: BTreeSet<EntryNo> = byes.iter().copied().collect();
        let is_whole = |table: &&BTreeSet<EntryNo>| table.is_disjoint(&self.gone);
        let whole: Lineup = drawn.iter().filter(is_whole).cloned().collect();
        let broken = drawn.iter().filter(|table| !is_whole(table));
        let mates: BTreeSet<EntryNo> = broken
            .flatten()
            .filter(|one| !self.gone.contains(one))
            .copied()
            .collect();
        let is_so = seated == whole && out == mates && out.len() == byes.len();
        self.faults.hold(3, is_so, || {
            format!("round {number}: {out:?} sit out and not {mates:?}, at the tables {seated:?} and not {whole:?}")
        });
        self.count_byes(number, &drawn, byes.len());
        for entry in byes {
            let times = self.out.entry(entry).or_default();
            *times += 1;
            let most = self.emptied;
            self.faults.hold(3, *times <= most, || {
                format!("round {number}: {entry:?} sits out {times} times for {most} who left")
            });
        }
        for pair in seated.iter().flat_map(pairs) {
            self.faults.hold(5, self.met.insert(pair), || {
                format!("round {number}: {pair:?} meet again")
            });
        }
    }

    /// Two sit out for one who left, four for two; where two of them were drawn together, which happens once, the third
    /// sits out alone.
    fn count_byes(&mut self, number: u16, drawn: &Lineup, byes: usize) {
        let gone = &self.gone;
        let of_table = |table: &BTreeSet<EntryNo>| table.intersection(gone).copied().collect::<BTreeSet<EntryNo>>();
        let together: Vec<EntryPair> = drawn.iter().flat_map(|table| pairs(&of_table(table))).collect();
        let fewer = if together.len() == 3 { 6 } else { 3 * together.len() };
        let told = 2 * gone.len();
        self.faults.hold(3, byes + fewer == told, || {
            format!("round {number}: {byes} sit out where {told} less {fewer} do")
        });
        for pair in together {
            let before = self.together.insert(pair, number);
            self.faults.hold(3, before.is_none(), || {
                format!("{pair:?} are drawn together in rounds {before:?} and {number}")
            });
        }
    }
}

fn lineup(round: &Round) -> Lineup {
    let tables = round.tables.iter();
    tables
        .map(|table| table.seats.iter().map(|seat| seat.entry).collect())
        .collect()
}

fn pairs(table: &BTreeSet<EntryNo>) -> Vec<EntryPair> {
    let after = |one: &EntryNo| {
        let one = *one;
        let others = table.iter().filter(move |other| **other > one);
        others.map(move |other| EntryPair::of(one, *other))
    };
    table.iter().flat_map(after).collect()
}
