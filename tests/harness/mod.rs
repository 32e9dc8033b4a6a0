//! What tests of several areas share.

pub mod backend;
pub mod process;
pub mod site;
