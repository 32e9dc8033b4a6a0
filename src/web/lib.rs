//! The pages: one folder per noun, one file per page, each a struct and a template of the same name. It knows no
//! table and has no JSON API.
//!
//! [`routes`] lists every page and makes every address, [`Shell`] is the frame around a page, `parts` are what several
//! pages show. A handler reads what it needs through `talon_service`, fills the struct of its page and lets the
//! template draw it.
//!
//! ```
//! use talon_store::MemberId;
//! use talon_web::routes;
//!
//! assert_eq!(routes::member("makk", MemberId(7)), "/clubs/makk/members/7");
//! assert_eq!(routes::rule("U-6.13"), "/rules/ulti#U-6.13");
//! ```

mod account;
mod act_form;
pub mod check;
mod choice;
mod clubs;
mod desk;
mod device;
pub mod docs;
mod embed;
mod figures;
mod finding;
mod hands;
mod home;
mod imports;
mod leagues;
mod markup;
mod own_address;
mod packed;
mod page;
mod parts;
mod picture;
mod players;
mod plot;
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
mod wall;

pub use shell::Shell;
