//! What nobody may learn, reach or do who is not meant to: looked at over HTTP, on both databases.

mod addresses;
mod canaries;
mod canary;
mod disguised;
mod forged;
mod forms;
mod framed;
mod hands;
mod hostile;
mod inert;
mod names;
mod no_store;
mod requests;
mod routes;
mod sizes;
mod slow;
mod strange;
mod too_much;
