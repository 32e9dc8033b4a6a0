//! What is not there, or not for the person who asks.

/// What is not there, or not for the person who asks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Missing {
    #[error("account")]
    Account,
    #[error("act")]
    Act,
    #[error("announcement")]
    Announcement,
    #[error("board")]
    Board,
    #[error("club")]
    Club,
    #[error("draft")]
    Draft,
    #[error("hand")]
    Hand,
    #[error("import")]
    Import,
    #[error("import of this job")]
    ImportOfJob,
    #[error("league")]
    League,
    #[error("link")]
    Link,
    #[error("list")]
    List,
    #[error("member")]
    Member,
    #[error("note")]
    Note,
    #[error("player")]
    Player,
    #[error("position")]
    Position,
    #[error("proposal")]
    Proposal,
    #[error("rated table")]
    RatedTable,
    #[error("rating list")]
    RatingList,
    #[error("record")]
    Record,
    #[error("scorecard")]
    Scorecard,
    #[error("session")]
    Session,
    #[error("sign-up")]
    SignUp,
    #[error("table card")]
    TableCard,
    #[error("tournament")]
    Tournament,
    #[error("upload")]
    Upload,
}
