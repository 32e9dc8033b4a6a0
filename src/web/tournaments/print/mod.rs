//! A tournament on paper: pages that are meant for A4, ink on white, and leave the program with anyone who carries them
//! off.

pub mod cards;
pub mod closing;
pub mod dealing;
pub mod door;
pub mod entries;
pub mod movement;
pub mod names;
mod paper;
pub mod records;
pub mod show;
pub mod slips;
pub mod standings;
