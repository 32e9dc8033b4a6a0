//! What is not there, or not for the person who asks.

reasons! {
    /// What is not there, or not for the person who asks.
    Missing {
        Account = "account",
        Act = "act",
        Announcement = "announcement",
        Board = "board",
        Club = "club",
        Draft = "draft",
        Hand = "hand",
        Import = "import",
        ImportOfJob = "import-of-job",
        League = "league",
        Link = "link",
        List = "list",
        Member = "member",
        Note = "note",
        Player = "player",
        Position = "position",
        Proposal = "proposal",
        RatedTable = "rated-table",
        RatingList = "rating-list",
        Record = "record",
        Scorecard = "scorecard",
        Session = "session",
        SignUp = "sign-up",
        TableCard = "table-card",
        Tournament = "tournament",
        Upload = "upload",
    }
}
