//! Who may do something, read off the table of permissions, for the sentence to someone who may not.

use super::{Action, Column, Word, matrix};

/// Somebody who may, by what they are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Holder {
    /// The person it belongs to.
    OfIt,
    /// Players of the table.
    OfTheTable,
    Member,
    /// Anyone with an account.
    Account,
    Scorer,
    Director,
    Owner,
    Admin,
}

impl Holder {
    /// All who may do this, each once.
    pub fn of(action: Action) -> Vec<Holder> {
        let Ok(matrix) = matrix() else { return Vec::new() };
        let mut holders = Vec::new();
        for column in Column::ALL {
            let holder = match (matrix.cell(action, column).word, column) {
                (Word::No | Word::Published, _) => continue,
                (Word::Own, _) => Holder::OfIt,
                (Word::OwnTable, _) => Holder::OfTheTable,
                (_, Column::Visitor | Column::Member) if holders.contains(&Holder::Account) => continue,
                (Word::Any, Column::Visitor | Column::Member) => Holder::Account,
                (_, Column::Visitor | Column::Member) => Holder::Member,
                (_, Column::Scorer) => Holder::Scorer,
                (_, Column::Director) => Holder::Director,
                (_, Column::ClubOwner) => Holder::Owner,
                (_, Column::SiteAdmin) => Holder::Admin,
            };
            if !holders.contains(&holder) {
                holders.push(holder);
            }
        }
        // What is for members or accounts is for whoever else is one too.
        if holders.contains(&Holder::Account) || holders.contains(&Holder::Member) {
            holders.retain(|one| !matches!(one, Holder::Scorer | Holder::Director | Holder::Owner));
        }
        holders
    }
}
