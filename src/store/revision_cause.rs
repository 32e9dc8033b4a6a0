//! What made a table of a season or a rating list, as it is kept beside what was published.

use crate::words::words;

words! {
    /// What made a table of a season.
    RevisionCause { Unit = "unit", Act = "act", Merge = "merge", Lists = "lists", ByHand = "by_hand" }
}

words! {
    /// What made a rating list.
    RatingCause {
        Made = "made",
        Finished = "finished",
        Corrected = "corrected",
        Reopened = "reopened",
        Excluded = "excluded",
        Allowed = "allowed",
        Merge = "merge",
        Rated = "rated",
        Month = "month",
        Hand = "hand",
    }
}
