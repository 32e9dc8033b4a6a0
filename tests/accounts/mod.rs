//! Accounts over HTTP, on both databases: who gets in, who does not, and what each is told.

mod pages;
