//! The pages of an account: getting in and out, links that work once, and what belongs to it.

pub(super) mod again;
mod agent;
pub(crate) mod agree;
pub mod audit;
pub mod contact;
pub mod data;
pub(crate) mod federations;
pub(crate) mod form;
pub mod link;
pub mod page;
pub mod password;
pub mod profile;
pub mod sessions;
pub mod show;
pub mod sign_in;
pub mod sign_out;
pub mod tokens;
