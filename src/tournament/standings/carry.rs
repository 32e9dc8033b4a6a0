//! What entrants of a stage bring along from the stage before it.

use super::explain::RankedEntry;
use super::facts::Adjustment;
use crate::{EntryNo, Exact, points_by_rank, ranks};

/// How much counts on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Carry {
    Nothing,
    /// The whole total.
    All,
    /// Half of it, exactly.
    Half,
    /// Points by the order among those who go on; nothing behind the end of the list.
    Places(Vec<Exact>),
}

/// What the entrants bring along, as awards that count from the start of the next stage. `rows` are the standings of
/// the stage before; entrants who are not in them bring nothing, and of those with a rank equal ones share.
pub fn carried(rows: &[RankedEntry], entrants: &[EntryNo], carry: &Carry) -> Vec<Adjustment> {
    let going: Vec<&RankedEntry> = rows.iter().filter(|row| entrants.contains(&row.entry)).collect();
    let amounts: Vec<Exact> = match carry {
        Carry::Nothing => return Vec::new(),
        Carry::All => going.iter().map(|row| row.total.clone()).collect(),
        Carry::Half => going.iter().filter_map(|row| row.total.shared_by(2)).collect(),
        Carry::Places(list) => {
            let shared = |at: usize| at > 0 && going[at].rank.is_some() && going[at].rank == going[at - 1].rank;
            points_by_rank(list, &ranks(going.len(), shared)).unwrap_or_default()
        }
    };
    let award = |(row, amount): (&RankedEntry, Exact)| Adjustment {
        entry: row.entry,
        amount,
        round: 0,
        revoked: false,
    };
    going.into_iter().zip(amounts).map(award).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::standings::{EntrySpan, Facts, Profile, standings};

    /// Standings of six whose totals are these, in order of their numbers.
    fn rows(totals: [i64; 6]) -> Vec<RankedEntry> {
        let entries = (1..=6).map(|number| EntrySpan::new(EntryNo(number))).collect();
        let award = |(total, number): (i64, u16)| Adjustment {
            entry: EntryNo(number),
            amount: Exact::from(total),
            round: 0,
            revoked: false,
        };
        let adjustments = totals.into_iter().zip(1..).map(award).collect();
        standings(
            &Facts {
                entries,
                adjustments,
                ..Facts::default()
            },
            &Profile::default(),
            0,
        )
        .unwrap()
    }

    fn said(carry: &Carry) -> String {
        let going = [1, 3, 4, 5].map(EntryNo);
        let brought = carried(&rows([9, 8, 7, 7, 3, 1]), &going, carry);
        brought
            .iter()
            .map(|one| format!("{}={}", one.entry.0, one.amount))
            .collect::<Vec<_>>()
            .join(" ")
    }

    #[test]
    fn totals_go_along_whole_or_half_or_as_points_among_those_who_go_on() {
        assert_eq!(said(&Carry::Nothing), "");
        assert_eq!(said(&Carry::All), "1=9 3=7 4=7 5=3");
        assert_eq!(said(&Carry::Half), "1=9/2 3=7/2 4=7/2 5=3/2");
        assert_eq!(
            said(&Carry::Places([6, 3, 2].map(Exact::from).to_vec())),
            "1=6 3=5/2 4=5/2 5=0"
        );
    }
}
