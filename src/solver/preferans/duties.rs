//! Follow suit, else trump, else anything; nobody has to beat (P-6.3).

use crate::goal::{Duties, Open};

/// The duties of Preferans.
#[derive(Debug, Clone, Copy)]
pub(crate) struct FollowOrTrump;

impl Duties for FollowOrTrump {
    #[inline(always)]
    fn legal(holding: u32, trick: &Open, trump: u32) -> u32 {
        let same = holding & trick.led;
        if same != 0 {
            return same;
        }
        let trumps = holding & trump;
        if trumps != 0 { trumps } else { holding }
    }
}
