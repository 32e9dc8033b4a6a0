//! What tests of several areas share.

pub mod act;
pub mod backend;
pub mod everywhere;
pub mod process;
pub mod site;
