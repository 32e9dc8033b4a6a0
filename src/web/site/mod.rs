//! The pages of a site administrator.

pub mod accounts;
