//! The rules as data: every file of a fixtures folder is one record with what the check must say of it.

mod crowded;
mod evenings;
mod fixtures;
mod reasons;
mod scores;
