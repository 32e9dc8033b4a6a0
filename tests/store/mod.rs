//! The store on both databases: each query, the migrations, and what stays after a power cut.

mod arrivals;
mod both;
mod confirmed_pairs;
mod drafts;
mod federations;
mod files;
mod hands;
mod imports;
mod jobs;
mod leagues;
mod licences;
mod lists;
mod migrations;
mod people;
mod person_tags;
mod player_contacts;
mod players;
mod power_cut;
mod ratings;
pub mod samples;
mod scorecards;
mod search;
mod table_times;
mod words;
