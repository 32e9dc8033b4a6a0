//! The search over everything: what words mean for hands, and the page with all that was found.

mod meaning;
pub mod show;
