//! The pages: one folder per noun, one file per page, each a struct and a template of the same name. It knows no
//! table and answers no JSON.

pub mod account;
pub mod check;
pub mod clubs;
pub mod desk;
pub mod docs;
pub mod finding;
pub mod hands;
pub mod home;
pub mod imports;
mod packed;
pub mod page;
mod parts;
pub mod players;
pub mod preferences;
pub mod problem;
pub mod routes;
pub mod rules;
pub mod search;
pub mod sessions;
pub mod shell;
pub mod site;
pub mod tournaments;

pub use shell::Shell;
