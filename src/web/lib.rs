//! The pages: one folder per noun, one file per page, each a struct and a template of the same name. It knows no
//! table and answers no JSON.

mod account;
mod act_form;
pub mod check;
mod clubs;
mod desk;
mod device;
pub mod docs;
mod embed;
mod finding;
mod hands;
mod home;
mod imports;
mod leagues;
mod markup;
mod packed;
mod page;
mod parts;
mod picture;
mod players;
mod preferences;
mod preview;
pub mod problem;
mod qr;
mod ratings;
pub mod routes;
mod rules;
mod rules_form;
mod scorecards;
mod search;
pub mod sessions;
pub mod shell;
mod site;
mod sitemap;
mod sums_plot;
mod text_mark;
mod tight;
mod tournaments;

pub use shell::Shell;
