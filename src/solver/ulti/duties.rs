//! Follow suit and beat, else trump and overtrump, else anything (U-6.3 to U-6.8). That the trump 7 of an Ulti is kept
//! (U-6.9) is a card that the search reserves.

use crate::goal::{Duties, Open};
use crate::masks::above_of;

/// The duties of Ulti.
#[derive(Debug, Clone, Copy)]
pub(crate) struct FollowAndBeat;

impl Duties for FollowAndBeat {
    #[inline(always)]
    fn legal(holding: u32, trick: &Open, trump: u32) -> u32 {
        let same = holding & trick.led;
        let bound = if same != 0 { same } else { holding & trump };
        if bound == 0 {
            return holding;
        }
        // A plain suit cannot beat a trump that lies there, so anyone who follows it is free (U-6.7). Any trump beats a
        // plain card, so that only the trumps above another trump are a choice to be made.
        let better = bound & above_of(trick.best);
        if better != 0 { better } else { bound }
    }
}
