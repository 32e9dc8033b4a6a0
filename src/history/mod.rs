//! Files in, proved hands out: the record format, its checks, its canonical form and its hashes.
//! Pure: knows no database, no web, no clock and no language of people.

pub mod hash;
pub mod json;
pub mod stream;
