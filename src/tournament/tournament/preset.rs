//! Tournaments as clubs play them, ready with one click: each is a profile and its stages, and all of it can be changed
//! before the first round.

use super::{Entrants, Format, Money, Profile, Stage, Withheld};
use crate::points::{Bye, Scheme};
use crate::rounds::Again;
use crate::rounds::boards::Boards;
use crate::rounds::swiss::First;
use crate::standings::{self, Carry, TieBreak};
use crate::{Exact, SitOut};
use talon_rules::games::session::TablePlay;

/// The kinds of tournament that are ready.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Preset {
    /// 21 players, ten rounds, everyone meets everyone once: the final of the Hungarian federation.
    Final21,
    /// 42 players, by the standings and without meeting again; the best 21 go on.
    SemiFinal42,
    /// The same for 60 players.
    SemiFinal60,
    /// An evening of a club: anyone who comes, points by place.
    ClubEvening,
    /// Eight rounds in which nobody meets twice, then seven cut from the standings: the Serbian league.
    SerbianLeague,
    /// Small groups without common rounds, and a final of their winners: the league of Washington.
    WashingtonGroups,
    /// The same deals at every table, compared line by line.
    DuplicateEvening,
}

impl Preset {
    /// In the order in which they are offered.
    pub const ALL: [Preset; 7] = [
        Preset::ClubEvening,
        Preset::Final21,
        Preset::SemiFinal42,
        Preset::SemiFinal60,
        Preset::SerbianLeague,
        Preset::WashingtonGroups,
        Preset::DuplicateEvening,
    ];

    /// Its word in forms and addresses.
    pub const fn as_str(self) -> &'static str {
        match self {
            Preset::Final21 => "final-21",
            Preset::SemiFinal42 => "semi-final-42",
            Preset::SemiFinal60 => "semi-final-60",
            Preset::ClubEvening => "club-evening",
            Preset::SerbianLeague => "serbian-league",
            Preset::WashingtonGroups => "washington-groups",
            Preset::DuplicateEvening => "duplicate-evening",
        }
    }

    /// The preset of this word.
    pub fn parse(word: &str) -> Option<Preset> {
        Preset::ALL.into_iter().find(|preset| preset.as_str() == word)
    }

    /// Its stages.
    pub fn stages(self) -> Vec<Stage> {
        let swiss = Format::Swiss { first: First::Lot };
        match self {
            Preset::Final21 => vec![Stage::of(Format::Schedule, 10)],
            Preset::SemiFinal42 => vec![Stage::of(swiss, 7)],
            Preset::SemiFinal60 => vec![Stage::of(swiss, 8)],
            Preset::ClubEvening => vec![Stage::of(swiss, 4)],
            Preset::SerbianLeague => vec![
                Stage::of(Format::Schedule, 8),
                Stage {
                    carry: Carry::All,
                    ..Stage::of(Format::Cut { again: Again::Always }, 7)
                },
            ],
            Preset::WashingtonGroups => vec![
                Stage::of(Format::Groups { size: 4 }, 8),
                Stage {
                    entrants: Entrants::Best(3),
                    ..Stage::of(Format::Lot { again: Again::Always }, 3)
                },
            ],
            Preset::DuplicateEvening => {
                vec![Stage {
                    boards: Some(Boards::Copies),
                    ..Stage::of(Format::Schedule, 4)
                }]
            }
        }
    }

    /// Its profile; `rules` is the rule set of the game as canonical JSON, `usual` what its tables usually play.
    pub fn profile(self, rules: String, usual: TablePlay) -> Profile {
        let session = matches!(usual, TablePlay::Session { .. });
        let scoring = match self {
            Preset::SerbianLeague => standings::Profile {
                scheme: Scheme::SerbianLeague,
                zero_sum: false,
                chain: vec![TieBreak::RawSum, TieBreak::TableWins, TieBreak::HeadToHead],
                ..standings::Profile::default()
            },
            Preset::WashingtonGroups => standings::Profile {
                scheme: Scheme::Raw,
                zero_sum: false,
                bye: Bye::Fixed(Exact::zero()),
                chain: vec![TieBreak::TableWins, TieBreak::Opponents],
                ..standings::Profile::default()
            },
            Preset::DuplicateEvening => standings::Profile {
                scheme: Scheme::Matchpoints,
                zero_sum: !session,
                chain: vec![TieBreak::RawSum],
                ..standings::Profile::default()
            },
            Preset::Final21 | Preset::SemiFinal42 | Preset::SemiFinal60 | Preset::ClubEvening => standings::Profile {
                zero_sum: !session,
                ..standings::Profile::default()
            },
        };
        let play = if self == Preset::DuplicateEvening {
            TablePlay::Deals(3)
        } else {
            usual
        };
        Profile {
            scoring,
            sit_out: match self {
                // At a table of four the seats do not hold the same cards as at the others.
                Preset::SerbianLeague | Preset::DuplicateEvening => SitOut::Byes,
                Preset::ClubEvening
                | Preset::Final21
                | Preset::SemiFinal42
                | Preset::SemiFinal60
                | Preset::WashingtonGroups => SitOut::Fours,
            },
            rules,
            play,
            minutes: Some(if session { 120 } else { 45 }),
            stake: String::new(),
            self_entry: true,
            two_person: true,
            running_scores: false,
            shared_mails: false,
            money: Money::default(),
            withheld: Withheld::Nothing,
            round_starts: Vec::new(),
        }
    }
}
