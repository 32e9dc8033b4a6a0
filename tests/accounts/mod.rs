//! Accounts over HTTP, on both databases: who gets in, who does not, and what each is told.

mod alphabets;
mod at_once;
mod data;
mod expiry;
mod headers;
mod links;
pub mod people;
mod signing_in;
mod site;
mod throttling;
mod tokens;
