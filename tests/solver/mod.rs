//! The solver held against a search that knows no tricks of the trade, and against itself.

mod agree;
mod brute;
mod contracts;
mod counts;
mod deals;
mod discards;
mod list;
mod pay;
mod preferans;
mod ulti;
mod whole;
mod worked;
