//! The pages of whoever runs the site.

pub mod accounts;
