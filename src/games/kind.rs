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
            pub const fn rule_letter(self) -> &'static str {
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
        // Rules about the notation of a game begin with the name of the notation, whose first letter is the game's.
        GameKind::ALL.iter().copied().find(|game| id.starts_with(game.rule_letter()) && id.contains('-'))
    }
}
