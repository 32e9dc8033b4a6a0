//! The rule-set options of section 13: one struct of named choices with their defaults, and the list of their
//! names and values that reader, schema and rule diagnosis share.

use crate::games::option::{Allowed, OptionInfo, RuleSet, Setting};

/// When a Simple may be thrown in (U-9.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum SimpleForfeit {
    #[default]
    Optional,
    Mandatory,
    Never,
}

/// Until when kontra may be said (U-8.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum KontraWindow {
    #[default]
    Trick2,
    OwnCard,
    AfterTrick1,
}

/// Which silent bids follow the level of Simple (U-10.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum SilentKontra {
    #[default]
    WithSimple,
    Never,
    HundredAndDurchmarsOnly,
}

/// Everything a club can choose about the rules. The default is the rule set `ulti`, edition 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Variant {
    pub four_aces: bool,
    /// Step 1 is never played.
    pub min_contract_hearts_simple: bool,
    pub simple_forfeit: SimpleForfeit,
    /// 1 or 2.
    pub forfeit_value: u8,
    pub require_cards_for_bid: bool,
    pub marriage_needs_trick: bool,
    /// Only the declarer lays their cards open.
    pub open_exposes_declarer: bool,
    /// Highest level of kontra, if any is set.
    pub kontra_max_level: Option<u8>,
    pub kontra_window: KontraWindow,
    pub standalone_trump_durchmars: bool,
    /// 1 or 2.
    pub loss_factor: u8,
    /// In the order of [`super::Silent::ALL`].
    pub silent_bids: [bool; 4],
    /// 1 or 2.
    pub silent_loss_factor: u8,
    pub silent_100_replaces_simple: bool,
    /// 2 or 4.
    pub silent_20_100_value: u8,
    pub silent_kontra: SilentKontra,
    pub silent_ulti_all_pay: bool,
    /// 0, 4 or 8.
    pub defender_lost_silent_ulti: u8,
    pub two_round: bool,
    pub auction_end_two_passes: bool,
    /// 3 or 4; who sits out is a matter of sessions.
    pub table_size: u8,
}

impl Default for Variant {
    fn default() -> Variant {
        Variant {
            four_aces: true,
            min_contract_hearts_simple: false,
            simple_forfeit: SimpleForfeit::Optional,
            forfeit_value: 1,
            require_cards_for_bid: false,
            marriage_needs_trick: false,
            open_exposes_declarer: false,
            kontra_max_level: None,
            kontra_window: KontraWindow::Trick2,
            standalone_trump_durchmars: true,
            loss_factor: 1,
            silent_bids: [true; 4],
            silent_loss_factor: 2,
            silent_100_replaces_simple: false,
            silent_20_100_value: 2,
            silent_kontra: SilentKontra::WithSimple,
            silent_ulti_all_pay: false,
            defender_lost_silent_ulti: 0,
            two_round: false,
            auction_end_two_passes: false,
            table_size: 3,
        }
    }
}

use Setting::{Number, Switch, Word, Words};

const fn option(name: &'static str, allowed: Allowed, alternatives: &'static [Setting]) -> OptionInfo {
    OptionInfo {
        name,
        allowed,
        alternatives,
    }
}

const WITHOUT_DURCHMARS: Setting = Words(0b1011);
const NO_SILENT: Setting = Words(0);

/// Every option, alphabetical.
pub const OPTIONS: [OptionInfo; 21] = [
    option(
        "auction_end",
        Allowed::Words(&["three_passes", "two_passes"]),
        &[Word("two_passes")],
    ),
    option(
        "auction_variant",
        Allowed::Words(&["normal", "two_round"]),
        &[Word("two_round")],
    ),
    option(
        "defender_lost_silent_ulti",
        Allowed::Numbers(&[0, 4, 8]),
        &[Number(4), Number(8)],
    ),
    option("forfeit_value", Allowed::Numbers(&[1, 2]), &[Number(2)]),
    option("four_aces", Allowed::Switch, &[Switch(false)]),
    option(
        "kontra_max_level",
        Allowed::RangeOrNull { least: 1, most: 20 },
        &[Number(2)],
    ),
    option(
        "kontra_window",
        Allowed::Words(&["after_trick1", "own_card", "trick2"]),
        &[Word("own_card"), Word("after_trick1")],
    ),
    option("loss_factor", Allowed::Numbers(&[1, 2]), &[Number(2)]),
    option("marriage_needs_trick", Allowed::Switch, &[Switch(true)]),
    option(
        "min_contract",
        Allowed::Words(&["hearts_simple", "simple"]),
        &[Word("hearts_simple")],
    ),
    option(
        "open_exposes",
        Allowed::Words(&["all", "declarer"]),
        &[Word("declarer")],
    ),
    option("require_cards_for_bid", Allowed::Switch, &[Switch(true)]),
    option("silent_100_replaces_simple", Allowed::Switch, &[Switch(true)]),
    option("silent_20_100_value", Allowed::Numbers(&[2, 4]), &[Number(4)]),
    option(
        "silent_bids",
        Allowed::List(super::SILENT_CODES),
        &[WITHOUT_DURCHMARS, NO_SILENT],
    ),
    option(
        "silent_kontra",
        Allowed::Words(&["100_and_durchmars_only", "never", "with_simple"]),
        &[Word("never"), Word("100_and_durchmars_only")],
    ),
    option("silent_loss_factor", Allowed::Numbers(&[1, 2]), &[Number(1)]),
    option("silent_ulti_all_pay", Allowed::Switch, &[Switch(true)]),
    option(
        "simple_forfeit",
        Allowed::Words(&["mandatory", "never", "optional"]),
        &[Word("mandatory"), Word("never")],
    ),
    option("standalone_trump_durchmars", Allowed::Switch, &[Switch(false)]),
    option("table_size", Allowed::Numbers(&[3, 4]), &[Number(4)]),
];

impl RuleSet for Variant {
    const OPTIONS: &'static [OptionInfo] = &OPTIONS;

    fn put(&mut self, name: &str, setting: Setting) -> bool {
        match (name, setting) {
            ("auction_end", Word(w)) => self.auction_end_two_passes = w == "two_passes",
            ("auction_variant", Word(w)) => self.two_round = w == "two_round",
            ("defender_lost_silent_ulti", Number(n)) => self.defender_lost_silent_ulti = n as u8,
            ("forfeit_value", Number(n)) => self.forfeit_value = n as u8,
            ("four_aces", Switch(on)) => self.four_aces = on,
            ("kontra_max_level", Number(n)) => self.kontra_max_level = Some(n as u8),
            ("kontra_max_level", Setting::Null) => self.kontra_max_level = None,
            ("kontra_window", Word(w)) => {
                self.kontra_window = match w {
                    "own_card" => KontraWindow::OwnCard,
                    "after_trick1" => KontraWindow::AfterTrick1,
                    "trick2" => KontraWindow::Trick2,
                    _ => return false,
                }
            }
            ("loss_factor", Number(n)) => self.loss_factor = n as u8,
            ("marriage_needs_trick", Switch(on)) => self.marriage_needs_trick = on,
            ("min_contract", Word(w)) => self.min_contract_hearts_simple = w == "hearts_simple",
            ("open_exposes", Word(w)) => self.open_exposes_declarer = w == "declarer",
            ("require_cards_for_bid", Switch(on)) => self.require_cards_for_bid = on,
            ("silent_100_replaces_simple", Switch(on)) => self.silent_100_replaces_simple = on,
            ("silent_20_100_value", Number(n)) => self.silent_20_100_value = n as u8,
            ("silent_bids", Words(mask)) => {
                self.silent_bids = std::array::from_fn(|place| mask >> place & 1 == 1);
            }
            ("silent_kontra", Word(w)) => {
                self.silent_kontra = match w {
                    "never" => SilentKontra::Never,
                    "100_and_durchmars_only" => SilentKontra::HundredAndDurchmarsOnly,
                    "with_simple" => SilentKontra::WithSimple,
                    _ => return false,
                }
            }
            ("silent_loss_factor", Number(n)) => self.silent_loss_factor = n as u8,
            ("silent_ulti_all_pay", Switch(on)) => self.silent_ulti_all_pay = on,
            ("simple_forfeit", Word(w)) => {
                self.simple_forfeit = match w {
                    "mandatory" => SimpleForfeit::Mandatory,
                    "never" => SimpleForfeit::Never,
                    "optional" => SimpleForfeit::Optional,
                    _ => return false,
                }
            }
            ("standalone_trump_durchmars", Switch(on)) => self.standalone_trump_durchmars = on,
            ("table_size", Number(n)) => self.table_size = n as u8,
            _ => return false,
        }
        true
    }

    fn get(&self, name: &str) -> Option<Setting> {
        let pick = |on: bool, yes, no| Word(if on { yes } else { no });
        Some(match name {
            "auction_end" => pick(self.auction_end_two_passes, "two_passes", "three_passes"),
            "auction_variant" => pick(self.two_round, "two_round", "normal"),
            "defender_lost_silent_ulti" => Number(self.defender_lost_silent_ulti.into()),
            "forfeit_value" => Number(self.forfeit_value.into()),
            "four_aces" => Switch(self.four_aces),
            "kontra_max_level" => self.kontra_max_level.map_or(Setting::Null, |n| Number(n.into())),
            "kontra_window" => Word(match self.kontra_window {
                KontraWindow::Trick2 => "trick2",
                KontraWindow::OwnCard => "own_card",
                KontraWindow::AfterTrick1 => "after_trick1",
            }),
            "loss_factor" => Number(self.loss_factor.into()),
            "marriage_needs_trick" => Switch(self.marriage_needs_trick),
            "min_contract" => pick(self.min_contract_hearts_simple, "hearts_simple", "simple"),
            "open_exposes" => pick(self.open_exposes_declarer, "declarer", "all"),
            "require_cards_for_bid" => Switch(self.require_cards_for_bid),
            "silent_100_replaces_simple" => Switch(self.silent_100_replaces_simple),
            "silent_20_100_value" => Number(self.silent_20_100_value.into()),
            "silent_bids" => Words(
                (0..4)
                    .filter(|place| self.silent_bids[*place])
                    .fold(0, |mask, place| mask | 1 << place),
            ),
            "silent_kontra" => Word(match self.silent_kontra {
                SilentKontra::WithSimple => "with_simple",
                SilentKontra::Never => "never",
                SilentKontra::HundredAndDurchmarsOnly => "100_and_durchmars_only",
            }),
            "silent_loss_factor" => Number(self.silent_loss_factor.into()),
            "silent_ulti_all_pay" => Switch(self.silent_ulti_all_pay),
            "simple_forfeit" => Word(match self.simple_forfeit {
                SimpleForfeit::Optional => "optional",
                SimpleForfeit::Mandatory => "mandatory",
                SimpleForfeit::Never => "never",
            }),
            "standalone_trump_durchmars" => Switch(self.standalone_trump_durchmars),
            "table_size" => Number(self.table_size.into()),
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_keeps_each_value_it_is_given() {
        for info in OPTIONS {
            assert!(Variant::default().is_default(info.name));
            for setting in info.alternatives {
                let mut variant = Variant::default();
                assert!(variant.set(info.name, *setting), "{} {setting:?}", info.name);
                assert_eq!(variant.get(info.name), Some(*setting));
                assert!(!variant.is_default(info.name));
            }
        }
    }

    #[test]
    fn a_value_outside_the_list_is_refused() {
        let mut variant = Variant::default();
        assert!(!variant.set("forfeit_value", Number(3)));
        assert!(!variant.set("kontra_window", Word("always")));
        assert!(!variant.set("kontra_max_level", Number(0)));
        assert!(!variant.set("nothing", Switch(true)));
        assert_eq!(variant, Variant::default());
    }
}
