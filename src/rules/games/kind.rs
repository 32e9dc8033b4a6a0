//! The list of games. A game that is not in it does not exist for the program.

macro_rules! games {
    ($($name:ident => $word:literal, $letter:literal);+ $(;)?) => {
        /// Every game of the program. This is the only list of them.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum GameKind { $($name),+ }

        impl GameKind {
            /// All games.
            pub const ALL: &'static [GameKind] = &[$(GameKind::$name),+];
            /// Their words in records.
            pub const NAMES: &'static [&'static str] = &[$($word),+];

            /// Its word in records.
            pub const fn as_str(self) -> &'static str {
                match self { $(GameKind::$name => $word),+ }
            }

            /// What the numbers of its rules begin with: `U` in `U-6.4`.
            pub(crate) const fn rule_letter(self) -> &'static str {
                match self { $(GameKind::$name => $letter),+ }
            }
        }
    };
}

games! { Ulti => "ulti", "U"; Preferans => "preferans", "P" }

impl GameKind {
    /// The game of this word.
    pub fn parse(word: &str) -> Option<GameKind> {
        GameKind::ALL.iter().copied().find(|game| game.as_str() == word)
    }

    /// The game that a rule of this number is of.
    pub fn of_rule(id: &str) -> Option<GameKind> {
        let (letters, _) = id.split_once('-')?;
        // Rules about the portable notation of a game begin with that notation's name: the game's letter and PN.
        let letter = letters.strip_suffix("PN").unwrap_or(letters);
        GameKind::ALL.iter().copied().find(|game| game.rule_letter() == letter)
    }
}
