//! Where a season stands: its text says it, and the lists ask for it beside the text.

use crate::words::words;

words! {
    /// The state of a season.
    SeasonState { Draft = "draft", Running = "running", Finished = "finished", Archived = "archived" }
}
