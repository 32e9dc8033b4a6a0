//! The pages of clubs: what visitors see of one, who belongs to it, and what its owners and the site's admins do.

pub mod act;
pub mod audit;
pub mod calendar;
pub mod embed;
pub mod federation;
pub(crate) mod frame;
mod home;
pub mod import;
pub mod invites;
pub mod join;
pub mod list;
pub(crate) mod log;
pub mod member;
mod member_tags;
pub mod members;
pub mod merge;
pub mod new;
pub mod news;
pub mod records;
pub mod settings;
pub mod show;
pub mod sign_up;

pub(crate) use frame::letters;
pub(crate) use log::{LogLine, UTC, lines};
