//! The options of section 11 by name: what they take, and how each is kept in the struct of choices.

use super::variant::{PlainTwo, Variant};
use crate::games::option::{Allowed, OptionInfo, RuleSet, Setting};
use Setting::{Null, Number, Switch, Word};

const fn option(name: &'static str, allowed: Allowed, alternatives: &'static [Setting]) -> OptionInfo {
    OptionInfo {
        name,
        allowed,
        alternatives,
    }
}

const PLAIN_TWO: [&str; 4] = ["declarer_wins", "play", "refa_else_nothing", "refa_else_wins"];

/// Every option, alphabetical.
pub const OPTIONS: [OptionInfo; 17] = [
    option("betl_kontra_soup", Allowed::Words(&["both", "giver"]), &[Word("giver")]),
    option("bid_step", Allowed::Words(&["any", "next"]), &[Word("any")]),
    option(
        "bula",
        Allowed::Range {
            least: 2,
            most: 10_000,
            step: 2,
        },
        &[],
    ),
    option(
        "kontra_bearer",
        Allowed::Words(&["giver", "individual"]),
        &[Word("individual")],
    ),
    option(
        "kontra_max",
        Allowed::Range {
            least: 1,
            most: 10,
            step: 1,
        },
        &[Number(2), Number(4)],
    ),
    option("last_fall_double", Allowed::Switch, &[Switch(true)]),
    option("last_hand_soup_limit", Allowed::Switch, &[Switch(true)]),
    option(
        "plain_two",
        Allowed::Words(&PLAIN_TWO),
        &[Word("refa_else_wins"), Word("refa_else_nothing"), Word("play")],
    ),
    option("plain_two_refa_exempt", Allowed::Switch, &[Switch(false)]),
    option("preferans8", Allowed::Switch, &[Switch(true)]),
    option(
        "quota_pair",
        Allowed::Words(&["two_each", "two_or_four"]),
        &[Word("two_each")],
    ),
    option(
        "refa_block",
        Allowed::Words(&["any_under_hat", "never"]),
        &[Word("never")],
    ),
    option("refa_frozen_under_hat", Allowed::Switch, &[Switch(true)]),
    option("refas", Allowed::RangeOrNull { least: 0, most: 200 }, &[Null]),
    option("sans_lead", Allowed::Words(&["seed", "through"]), &[Word("through")]),
    option(
        "sheet_view",
        Allowed::Words(&["left_is_next", "left_is_prev"]),
        &[Word("left_is_prev")],
    ),
    option("stop_when_decided", Allowed::Switch, &[Switch(false)]),
];

impl RuleSet for Variant {
    const OPTIONS: &'static [OptionInfo] = &OPTIONS;

    fn put(&mut self, name: &str, setting: Setting) -> bool {
        match (name, setting) {
            ("betl_kontra_soup", Word(w)) => self.betl_soup_giver_only = w == "giver",
            ("bid_step", Word(w)) => self.jump_bids = w == "any",
            ("bula", Number(n)) => self.bula = n as u16,
            ("kontra_bearer", Word(w)) => self.kontra_individual = w == "individual",
            ("kontra_max", Number(n)) => self.kontra_max = n as u8,
            ("last_fall_double", Switch(on)) => self.last_fall_double = on,
            ("last_hand_soup_limit", Switch(on)) => self.last_hand_soup_limit = on,
            ("plain_two", Word(w)) => {
                self.plain_two = match w {
                    "refa_else_wins" => PlainTwo::RefaElseWins,
                    "refa_else_nothing" => PlainTwo::RefaElseNothing,
                    "play" => PlainTwo::Play,
                    "declarer_wins" => PlainTwo::DeclarerWins,
                    _ => return false,
                }
            }
            ("plain_two_refa_exempt", Switch(on)) => self.plain_two_refa_exempt = on,
            ("preferans8", Switch(on)) => self.preferans8 = on,
            ("quota_pair", Word(w)) => self.quota_together = w == "two_or_four",
            ("refa_block", Word(w)) => self.refa_blocked_by_hat = w == "any_under_hat",
            ("refa_frozen_under_hat", Switch(on)) => self.refa_frozen_under_hat = on,
            ("refas", Number(n)) => self.refas = Some(n as u8),
            ("refas", Null) => self.refas = None,
            ("sans_lead", Word(w)) => self.sans_through = w == "through",
            ("sheet_view", Word(w)) => self.left_is_previous = w == "left_is_prev",
            ("stop_when_decided", Switch(on)) => self.stop_when_decided = on,
            _ => return false,
        }
        true
    }

    fn get(&self, name: &str) -> Option<Setting> {
        let pick = |on: bool, yes, no| Word(if on { yes } else { no });
        Some(match name {
            "betl_kontra_soup" => pick(self.betl_soup_giver_only, "giver", "both"),
            "bid_step" => pick(self.jump_bids, "any", "next"),
            "bula" => Number(self.bula.into()),
            "kontra_bearer" => pick(self.kontra_individual, "individual", "giver"),
            "kontra_max" => Number(self.kontra_max.into()),
            "last_fall_double" => Switch(self.last_fall_double),
            "last_hand_soup_limit" => Switch(self.last_hand_soup_limit),
            "plain_two" => Word(match self.plain_two {
                PlainTwo::DeclarerWins => "declarer_wins",
                PlainTwo::RefaElseWins => "refa_else_wins",
                PlainTwo::RefaElseNothing => "refa_else_nothing",
                PlainTwo::Play => "play",
            }),
            "plain_two_refa_exempt" => Switch(self.plain_two_refa_exempt),
            "preferans8" => Switch(self.preferans8),
            "quota_pair" => pick(self.quota_together, "two_or_four", "two_each"),
            "refa_block" => pick(self.refa_blocked_by_hat, "any_under_hat", "never"),
            "refa_frozen_under_hat" => Switch(self.refa_frozen_under_hat),
            "refas" => self.refas.map_or(Null, |most| Number(most.into())),
            "sans_lead" => pick(self.sans_through, "through", "seed"),
            "sheet_view" => pick(self.left_is_previous, "left_is_prev", "left_is_next"),
            "stop_when_decided" => Switch(self.stop_when_decided),
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
        let mut variant = Variant::default();
        assert!(variant.set("bula", Number(60)) && !variant.set("bula", Number(61)));
        assert!(!variant.set("bula", Number(0)) && !variant.set("preset", Word("sr")));
        assert_eq!(variant.bula, 60);
    }

    #[test]
    fn options_stand_in_alphabetical_order() {
        assert!(OPTIONS.is_sorted_by_key(|info| info.name));
    }

    /// The presets of section 11 differ from the default in these options.
    #[test]
    fn presets_are_made_of_options() {
        let changed = |name: &str| {
            let variant = Variant::preset(name).unwrap();
            OPTIONS
                .iter()
                .filter(|info| !variant.is_default(info.name))
                .map(|info| info.name)
                .collect::<Vec<_>>()
        };
        let sr = ["bula", "kontra_max", "plain_two", "refas", "sans_lead", "sheet_view"];
        assert_eq!(changed("hr"), [""; 0]);
        assert_eq!(changed("sr"), sr);
        let iklub = [
            "bula",
            "kontra_max",
            "last_fall_double",
            "plain_two",
            "refas",
            "sans_lead",
            "sheet_view",
        ];
        assert_eq!(changed("iklub"), iklub);
        assert_eq!(changed("vojvodina"), sr);
        let prefko = [
            "bula",
            "kontra_max",
            "plain_two",
            "preferans8",
            "refas",
            "sans_lead",
            "sheet_view",
        ];
        assert_eq!(changed("prefko"), prefko);
        assert_eq!(Variant::preset("at"), None);
    }
}
