//! Talon.
