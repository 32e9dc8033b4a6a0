//! Which parts of a tournament can still be set, and by whom.

use super::{Allowed, need};
use crate::tournament::{State, Tournament, Why};

/// What is set together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SettingPart {
    /// Name, day and place.
    Basics,
    /// How results are counted.
    Scoring,
    /// How the tables play, and who sits out.
    Tables,
    /// What players pay, and what can be won.
    Money,
    /// What is not told before it is released.
    Withheld,
    /// When the rounds are to begin.
    Times,
    /// The rules of the game.
    Rules,
    Stages,
    Teams,
    /// Who must not meet.
    Apart,
    /// In which order the players begin.
    Seeding,
}

impl SettingPart {
    pub const ALL: [SettingPart; 11] = [
        SettingPart::Basics,
        SettingPart::Scoring,
        SettingPart::Tables,
        SettingPart::Money,
        SettingPart::Withheld,
        SettingPart::Times,
        SettingPart::Rules,
        SettingPart::Stages,
        SettingPart::Teams,
        SettingPart::Apart,
        SettingPart::Seeding,
    ];

    /// Its word in forms and texts.
    pub const fn as_str(self) -> &'static str {
        match self {
            SettingPart::Basics => "basics",
            SettingPart::Scoring => "scoring",
            SettingPart::Tables => "tables",
            SettingPart::Money => "money",
            SettingPart::Withheld => "withheld",
            SettingPart::Times => "times",
            SettingPart::Rules => "rules",
            SettingPart::Stages => "stages",
            SettingPart::Teams => "teams",
            SettingPart::Apart => "apart",
            SettingPart::Seeding => "seeding",
        }
    }
}

/// Which parts someone may set.
pub type SettingRights = Allowed<SettingPart>;

impl Tournament {
    /// Which parts someone may set now, if they direct it.
    pub fn setting_rights(&self, directs: bool) -> SettingRights {
        Allowed::of(&SettingPart::ALL, |part| {
            need(directs)?;
            self.takes_setting(part)
        })
    }

    /// Whether a part can still be set, by anyone. What is counted and what is played is fixed by the start.
    pub(in crate::tournament) fn takes_setting(&self, part: SettingPart) -> Result<(), Why> {
        match part {
            SettingPart::Basics | SettingPart::Tables | SettingPart::Money => {
                self.is_between(State::Draft, State::Finished)
            }
            SettingPart::Scoring | SettingPart::Rules => match self.state {
                State::Running | State::Finished => Err(Why::Frozen),
                State::Draft | State::Open | State::CheckIn | State::Archived => {
                    self.is_between(State::Draft, State::CheckIn)
                }
            },
            SettingPart::Withheld
            | SettingPart::Times
            | SettingPart::Stages
            | SettingPart::Teams
            | SettingPart::Apart => self.is_between(State::Draft, State::Running),
            SettingPart::Seeding if !self.rounds.is_empty() => Err(Why::Frozen),
            SettingPart::Seeding => self.is_between(State::Draft, State::Running),
        }
    }
}
