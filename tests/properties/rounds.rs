//! What holds for every round that is drawn after others, whatever the format: people come late, leave and are kept
//! apart between rounds. What a draw must be is counted by the code beside the tests of the formats.

use std::collections::BTreeSet;

use proptest::prelude::*;
use talon_tournament::rounds::swiss::{self, First};
use talon_tournament::rounds::{Again, DrawError, Drawn, Field, Situation, cut, interval, lot};
use talon_tournament::{Apart, EntryNo, SitOut};

use crate::tournament::rounds::Tournament;

#[derive(Debug, Clone, Copy)]
enum Format {
    Swiss,
    First(First),
    Cut(Again),
    Interval(usize, Again),
    Lot(Again),
}

impl Format {
    fn draw(self, situation: &Situation) -> Result<Drawn, DrawError> {
        match self {
            Format::Swiss => swiss::draw(situation),
            Format::First(first) => swiss::first(situation, first),
            Format::Cut(again) => cut::draw(situation, again),
            Format::Interval(step, again) => interval::draw(situation, step, again),
            Format::Lot(again) => lot::draw(situation, again),
        }
    }
}

fn formats() -> impl Strategy<Value = Format> {
    let again = prop_oneof![
        Just(Again::Never),
        Just(Again::Always),
        (1..5_u16).prop_map(Again::From)
    ];
    prop_oneof![
        4 => Just(Format::Swiss),
        1 => Just(Format::First(First::Lot)),
        1 => Just(Format::First(First::Layers)),
        2 => again.clone().prop_map(Format::Cut),
        2 => (1..9_usize, again.clone()).prop_map(|(step, again)| Format::Interval(step, again)),
        2 => again.prop_map(Format::Lot),
    ]
}

/// What happens before a round: who leaves, how many come, who is kept apart from now on.
#[derive(Debug, Clone)]
struct Between {
    leaves: Option<prop::sample::Index>,
    come: u16,
    apart: Option<(prop::sample::Index, prop::sample::Index)>,
    format: Format,
}

fn between() -> impl Strategy<Value = Between> {
    let index = any::<prop::sample::Index>;
    let apart = prop::option::weighted(0.2, (index(), index()));
    (prop::option::weighted(0.2, index()), 0..10_u16, apart, formats()).prop_map(|(leaves, come, apart, format)| {
        Between {
            leaves,
            come: come.saturating_sub(7),
            apart,
            format,
        }
    })
}

fn tournaments() -> impl Strategy<Value = (Tournament, Vec<Between>)> {
    let sit_out = prop::sample::select(vec![SitOut::Byes, SitOut::Fours, SitOut::TablesOfFour]);
    let tournament =
        (9..28_u16, sit_out, any::<u64>()).prop_map(|(players, sit_out, seed)| Tournament::of(players, sit_out, seed));
    (tournament, prop::collection::vec(between(), 1..5))
}

impl Between {
    fn happens(&self, tournament: &mut Tournament) {
        let there: Vec<EntryNo> = tournament.points.keys().copied().collect();
        if let Some(leaves) = self.leaves.filter(|_| there.len() > 9) {
            tournament.points.remove(leaves.get(&there));
        }
        let last = there.last().map_or(0, |entry| entry.0);
        tournament
            .points
            .extend((1..=self.come).map(|more| (EntryNo(last + more), 0)));
        if let Some((one, other)) = &self.apart {
            let (one, other) = (*one.get(&there), *other.get(&there));
            if one != other {
                tournament.apart.pair(one, other).unwrap();
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(20))]

    /// Each once at a table or with a bye, tables of three and four as few as the choice allows, table numbers once,
    /// nobody next to someone they must not meet, repeats as told and never below what is told to be the least.
    #[test]
    fn every_round_is_whole_and_says_of_itself_what_is_so((mut tournament, rounds) in tournaments()) {
        for before in &rounds {
            before.happens(&mut tournament);
            match tournament.draw(|situation| before.format.draw(situation)) {
                Ok(drawn) => {
                    for table in &drawn.round.tables {
                        let seats: BTreeSet<_> = table.seats.iter().collect();
                        prop_assert_eq!(seats.len(), table.seats.len());
                    }
                    tournament.record(&drawn);
                }
                // Who is kept apart cannot be told from a field of nobody apart; without them every field is drawn.
                Err(error) => prop_assert!(!tournament.apart.is_empty(), "{error}"),
            }
        }
    }

    /// The same facts in any order and the same seed draw the same round; another seed is allowed another one.
    #[test]
    fn the_order_in_which_entries_are_told_changes_no_draw((mut tournament, rounds) in tournaments()) {
        for before in &rounds {
            before.happens(&mut tournament);
            let told = tournament.field();
            let mut turned: Vec<_> = told.to_vec();
            turned.reverse();
            let turned = Field::of(turned).unwrap();
            let [one, other] = [&told, &turned].map(|field| {
                let situation = Situation {
                    field,
                    past: &tournament.past,
                    apart: &tournament.apart,
                    sit_out: tournament.sit_out,
                    seed: tournament.seed,
                };
                before.format.draw(&situation)
            });
            prop_assert_eq!(&one, &other);
            if let Ok(drawn) = one {
                tournament.record(&drawn);
            }
        }
    }

    /// Where all sit in threes and tables may be cut from the standings whoever has met, they are cut so and nothing is
    /// moved.
    #[test]
    fn a_cut_that_allows_repeats_follows_the_standings((mut tournament, rounds) in tournaments()) {
        tournament.apart = Apart::nobody();
        // At tables of four everyone has their turn, which moves people.
        tournament.sit_out = SitOut::Byes;
        for before in &rounds {
            let before = Between { apart: None, format: Format::Cut(Again::Always), ..before.clone() };
            before.happens(&mut tournament);
            let drawn = tournament.draw(|situation| before.format.draw(situation)).unwrap();
            let rank = |entry: &EntryNo| tournament.points[entry];
            for two in drawn.round.tables.windows(2) {
                let (above, below) = (&two[0].seats, &two[1].seats);
                let (least, most) = (above.iter().map(rank).min(), below.iter().map(rank).max());
                prop_assert!(least >= most, "{:?}", drawn.round);
            }
            tournament.record(&drawn);
        }
    }
}
