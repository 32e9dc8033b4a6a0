//! What tests of several areas share.

pub mod act;
pub mod backend;
pub mod process;
pub mod site;
