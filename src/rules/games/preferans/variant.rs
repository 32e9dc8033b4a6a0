//! The rule-set options of section 11: one struct of named choices, and the presets that are made of them.

use super::contract::Contract;

/// What becomes of a plain two that nobody doubled (P-5.10).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum PlainTwo {
    /// The declarer wins by default.
    #[default]
    DeclarerWins,
    /// A refa for each if one may be written, else the declarer wins.
    RefaElseWins,
    /// A refa for each if one may be written, else nothing.
    RefaElseNothing,
    /// It is played like any other contract.
    Play,
}

/// Everything a club can choose about the rules. The default is the rule set `preferans`, edition 1, preset `hr`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Variant {
    /// Each player's bula at the start; even and above zero (P-9.6).
    pub bula: u16,
    /// How many refas may be written in a session; `None` for any number.
    pub refas: Option<u8>,
    /// Option `bid_step`: any higher number may be bid.
    pub jump_bids: bool,
    /// The highest level of kontra, 1 to 10.
    pub kontra_max: u8,
    pub plain_two: PlainTwo,
    /// A declarer with an open refa plays their two like any other contract.
    pub plain_two_refa_exempt: bool,
    /// Option `quota_pair`: two voluntary defenders may also pass with four tricks together.
    pub quota_together: bool,
    /// Option `kontra_bearer`: under kontra a voluntary partner still writes their own tricks.
    pub kontra_individual: bool,
    /// Option `betl_kontra_soup`: under kontra only the giver writes the soup of a lost Bettel.
    pub betl_soup_giver_only: bool,
    /// Option `sans_lead`: Sanac is led by the defender before the declarer.
    pub sans_through: bool,
    /// Option `refa_block`: nobody writes a refa while someone is under the hat.
    pub refa_blocked_by_hat: bool,
    pub refa_frozen_under_hat: bool,
    pub last_fall_double: bool,
    pub last_hand_soup_limit: bool,
    /// The contract Preferans exists.
    pub preferans8: bool,
    /// Live play stops when the result is decided.
    pub stop_when_decided: bool,
    /// Option `sheet_view`: the left column is against the seat before.
    pub left_is_previous: bool,
}

impl Default for Variant {
    fn default() -> Variant {
        Variant {
            bula: 50,
            refas: Some(3),
            jump_bids: false,
            kontra_max: 10,
            plain_two: PlainTwo::DeclarerWins,
            plain_two_refa_exempt: true,
            quota_together: true,
            kontra_individual: false,
            betl_soup_giver_only: false,
            sans_through: false,
            refa_blocked_by_hat: true,
            refa_frozen_under_hat: false,
            last_fall_double: false,
            last_hand_soup_limit: false,
            preferans8: false,
            stop_when_decided: true,
            left_is_previous: false,
        }
    }
}

impl Variant {
    /// The highest contract there is.
    pub const fn highest(&self) -> Contract {
        if self.preferans8 {
            Contract::PREFERANS
        } else {
            Contract::SANAC
        }
    }

    /// The rule set of this preset name (section 11).
    pub fn preset(name: &str) -> Option<Variant> {
        let hr = Variant::default();
        let sr = Variant {
            kontra_max: 4,
            plain_two: PlainTwo::RefaElseWins,
            sans_through: true,
            left_is_previous: true,
            bula: 100,
            refas: Some(2),
            ..hr
        };
        Some(match name {
            "hr" => hr,
            "sr" => sr,
            "iklub" => Variant {
                kontra_max: 2,
                last_fall_double: true,
                ..sr
            },
            "vojvodina" => Variant {
                plain_two: PlainTwo::Play,
                bula: 400,
                refas: Some(8),
                ..sr
            },
            "prefko" => Variant {
                preferans8: true,
                bula: 60,
                ..sr
            },
            _ => return None,
        })
    }
}

/// The names of the presets.
pub const PRESETS: [&str; 5] = ["hr", "iklub", "prefko", "sr", "vojvodina"];
