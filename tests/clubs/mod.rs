//! Clubs, those who belong to them, their roles and the log: over HTTP, on both databases.

mod acts;
mod api;
mod audit;
mod invites;
mod member;
mod members;
pub mod people;
mod rights;
mod settings;
