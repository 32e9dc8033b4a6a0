//! The invariants, each counted by code that shares nothing with what it checks.

pub(super) mod extras;
pub(super) mod rows;
pub(super) mod tables;
