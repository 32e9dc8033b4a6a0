//! What made a table of a season.

/// The cause of a published table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RevisionCause {
    /// A tournament ended, or was put right.
    Unit,
    /// Those who manage the league changed something.
    Act,
    /// Two entries of the club became one, or two again.
    Merge,
    /// People came into lists by tag, or left them.
    Lists,
    /// They published what had waited.
    ByHand,
}

impl RevisionCause {
    /// All of them.
    pub const ALL: [RevisionCause; 5] = [
        RevisionCause::Unit,
        RevisionCause::Act,
        RevisionCause::Merge,
        RevisionCause::Lists,
        RevisionCause::ByHand,
    ];

    /// The word under which it is kept, and in files.
    pub const fn as_str(self) -> &'static str {
        match self {
            RevisionCause::Unit => "unit",
            RevisionCause::Act => "act",
            RevisionCause::Merge => "merge",
            RevisionCause::Lists => "lists",
            RevisionCause::ByHand => "by_hand",
        }
    }
    /// The cause of this word.
    pub fn parse(word: &str) -> Option<RevisionCause> {
        RevisionCause::ALL.into_iter().find(|cause| cause.as_str() == word)
    }
}
