//! Clubs, those who belong to them, their roles and the log: over HTTP, on both databases.

mod acts;
mod api;
mod arrived;
mod at_once;
mod audit;
mod embeds;
mod first_steps;
mod import;
mod import_files;
mod invites;
mod licences;
mod member;
mod members;
mod merge;
mod news;
pub mod people;
mod players;
mod previews;
mod records;
mod renamed;
mod rights;
mod sent_twice;
mod settings;
mod sign_up;
mod sign_up_said;
mod signed_up;
mod unseen;
