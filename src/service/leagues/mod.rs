//! Leagues: seasons that add up tournaments, rounds of them, evenings and tables. A season is kept as one text and
//! changed by one act at a time; what it comes to is counted from them each time, and what was published is kept by
//! revision.

mod act;
mod act_reason;
mod adjusting;
mod around;
mod club_logs;
mod column;
mod create;
mod entered;
mod export_league;
mod facts;
mod federation;
mod file_people;
mod free_tables;
mod goes_on;
mod hand_records;
mod history;
mod honours;
mod import_league;
mod index;
mod latest;
mod listed;
mod namesakes;
mod needs;
mod next_dates;
mod of_game;
mod offer;
mod one_person;
mod parts;
mod past;
mod proposals;
mod proposed;
mod read;
mod recount;
mod rounds;
mod same_licence;
mod shared_event;
mod table_reports;
mod tag_lists;
mod teams;

pub use act::{ActOnSeason, LeagueRefused, SeasonDates, SeasonForm, SeasonRefusal};
pub use around::{NextInSeason, SeasonAround, SeasonChampions, UnitWinners, around};
pub use column::{ColumnRow, SeasonColumn};
pub use create::{NewLeagueForm, create};
pub use entered::{EnterQualified, QualifiedEntered, qualified_entered};
pub use export_league::{ExportedLeague, export_league};
pub(crate) use facts::rounds_differ;
pub use goes_on::{LeagueName, NextSeason, next_season, rename};
pub use hand_records::{HandRecord, HandRecordKind, hand_records};
pub use history::{PublishedTable, SeasonHistory, dates, history, next, revisions};
pub use honours::{Honours, SeasonHonours, honours};
pub use import_league::{BroughtLeague, ImportLeague, LeagueNotBrought, import_league};
pub use index::{ClubInIndex, LeagueFilter, LeagueInList, LeagueIndex, SEASON_PAGES_MAX, index};
pub use latest::{LatestSeason, latest, league_word};
pub use next_dates::next_dates;
pub use offer::{EveningOffered, also_counting, offered, offered_evenings, taking_entries, with_profile};
pub(crate) use one_person::joined_pair;
pub use parts::TablePart;
pub use past::{PastPerson, PastPreview, PastProposal, PastRefused, PastSeasonForm, bring_past, preview_past};
pub use proposals::{ActOnProposal, ProposalState, SeasonToPropose, TournamentProposals, may_propose, proposals};
pub(crate) use proposed::counts_in_running;
pub use proposed::{ProposedUnit, proposed_units};
pub use read::{PersonClub, SeasonAddress, SeasonShown, ShownUnit, season};
pub(crate) use recount::{after_evenings, after_joined, after_merge, after_names, after_tournament};
pub use rounds::{RoundOffered, offered_rounds, with_rounds};
pub use same_licence::{
    ActOnLicences, LicenceNotDone, LicenceState, LicenceStep, LicensedEntry, SameLicence, same_licences,
};
pub(crate) use same_licence::{after_licences, confirmed, end_broken};
pub use shared_event::SharedEvent;
pub(crate) use shared_event::{shared_by_any, shared_event};
pub use table_reports::{ActOnReport, ReportForm, TableReport, waiting};
pub(crate) use tag_lists::after_tags;
pub use tag_lists::{LIST_LEAST, ManagedList, ShownList};
