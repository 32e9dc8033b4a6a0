//! What nobody may learn, reach or do who is not meant to: looked at over HTTP, on both databases.

mod canary;
mod forged;
mod hands;
mod hostile;
mod inert;
mod no_store;
mod requests;
mod routes;
mod strange;
mod too_much;
