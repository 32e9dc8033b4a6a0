//! Prizes in whole units: what each rank gets, and what is left over.

use super::ranks::is_ranking;

/// Prizes paid out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Payouts {
    /// For each rank that was given, in the same order.
    pub each: Vec<u64>,
    /// What is not paid out: parts of a unit of shared prizes, and prizes for ranks that nobody has.
    pub remainder: u64,
}

/// Why prizes cannot be paid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum PrizeFault {
    #[error("the ranks are no ranking")]
    Ranks,
    #[error("the prizes are too large to be added up")]
    TooMuch,
}

/// Pays the first prize to the first rank and so on; those who share a rank share the prizes of the places they cover,
/// in whole units.
///
/// # Errors
/// When the ranks are no ranking, or the prizes do not fit into a number.
pub fn payouts(ranks: &[usize], prizes: &[u64]) -> Result<Payouts, PrizeFault> {
    if !is_ranking(ranks) {
        return Err(PrizeFault::Ranks);
    }
    let sum = |prizes: &[u64]| {
        prizes
            .iter()
            .try_fold(0u64, |sum, prize| sum.checked_add(*prize))
            .ok_or(PrizeFault::TooMuch)
    };
    let pot = sum(prizes)?;
    let prize = |rank: &usize| {
        let sharing = ranks.iter().filter(|other| *other == rank).count();
        let covered = prizes
            .get(rank - 1..prizes.len().min(rank - 1 + sharing))
            .unwrap_or_default();
        Ok(sum(covered)? / sharing as u64)
    };
    let each = ranks.iter().map(prize).collect::<Result<Vec<u64>, PrizeFault>>()?;
    let remainder = pot - sum(&each)?;
    Ok(Payouts { each, remainder })
}

/// The prizes that a pot makes: so much of the pot is paid out, in these shares of it. Whole units; the rest stays in
/// the pot.
///
/// # Errors
/// When more than the whole would be paid.
pub fn from_pot(pot: u64, paid_percent: u8, shares_percent: &[u8]) -> Result<Vec<u64>, PrizeFault> {
    let shares: u32 = shares_percent.iter().copied().map(u32::from).sum();
    if paid_percent > 100 || shares > 100 {
        return Err(PrizeFault::TooMuch);
    }
    let of = |share: &u8| {
        let part = u128::from(pot) * u128::from(paid_percent) * u128::from(*share) / 10_000;
        u64::try_from(part).map_err(|_| PrizeFault::TooMuch)
    };
    shares_percent.iter().map(of).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shared_ranks_share_their_prizes_in_whole_units() {
        let paid = |ranks: &[usize], prizes: &[u64]| {
            let paid = payouts(ranks, prizes).unwrap();
            assert_eq!(
                paid.each.iter().sum::<u64>() + paid.remainder,
                prizes.iter().sum::<u64>(),
                "{ranks:?}"
            );
            (paid.each, paid.remainder)
        };
        assert_eq!(paid(&[1, 2, 2], &[100, 60, 40]), (vec![100, 50, 50], 0));
        assert_eq!(paid(&[1, 1, 1], &[100, 50, 20]), (vec![56, 56, 56], 2));
        assert_eq!(paid(&[3, 1, 1], &[45, 35, 20]), (vec![20, 40, 40], 0));
        assert_eq!(paid(&[1, 2, 3, 3], &[45, 35, 20]), (vec![45, 35, 10, 10], 0));
        assert_eq!(paid(&[1, 2], &[45, 35, 20]), (vec![45, 35], 20));
        assert_eq!(paid(&[], &[45]), (vec![], 45));
        assert_eq!(paid(&[1, 2, 3], &[]), (vec![0, 0, 0], 0));
    }

    #[test]
    fn what_is_no_ranking_is_refused() {
        for ranks in [&[0][..], &[2], &[1, 3], &[1, 1, 2], &[1, 2, 2, 3], &[2, 2]] {
            assert_eq!(payouts(ranks, &[10]), Err(PrizeFault::Ranks), "{ranks:?}");
        }
        assert_eq!(payouts(&[1], &[u64::MAX, 1]), Err(PrizeFault::TooMuch));
    }

    #[test]
    fn a_pot_is_split_without_exceeding_what_is_paid() {
        assert_eq!(from_pot(1000, 70, &[45, 35, 20]), Ok(vec![315, 245, 140]));
        assert_eq!(from_pot(101, 70, &[45, 35, 20]), Ok(vec![31, 24, 14]));
        assert_eq!(from_pot(100, 70, &[60, 50]), Err(PrizeFault::TooMuch));
        assert_eq!(from_pot(u64::MAX, 100, &[100]), Ok(vec![u64::MAX]));
    }

    #[test]
    fn the_pot_of_a_cup_is_shared_by_its_places() {
        let prizes = from_pot(270, 70, &[45, 35, 20]).unwrap();
        assert_eq!(prizes, [85, 66, 37]);
        let shared_first = payouts(&[1, 1, 3], &prizes).unwrap();
        assert_eq!((shared_first.each, shared_first.remainder), (vec![75, 75, 37], 1));
        let shared_third = payouts(&[1, 2, 3, 3], &prizes).unwrap();
        assert_eq!((shared_third.each, shared_third.remainder), (vec![85, 66, 18, 18], 1));
    }
}
