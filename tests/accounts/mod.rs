//! Accounts over HTTP, on both databases: who gets in, who does not, and what each is told.

mod links;
mod pages;
mod people;
mod signing_in;
mod tokens;
