//! Clubs and those who belong to them: one act per file, each in one transaction with its entry in the log. It knows no
//! page; links leave here as secrets, and the caller that shows them puts the address in front.

mod act;
mod activity;
pub mod clock;
mod create;
mod entries;
pub(crate) mod fields;
mod first_steps;
mod frame_sites;
mod home;
mod invite;
mod join;
mod licences;
pub mod log;
mod member_clubs;
mod names;
mod owners;
pub mod read;
mod rename;
mod settings;
mod tags;

pub use act::{act_in_club, stop_acting};
pub use activity::set_active;
pub use create::{ClubToAdd, add_club, proposed_slug};
pub use entries::{EntryForm as TypedEntry, add_entry, change_entry, choose_shown};
pub(crate) use entries::{entry, insert_entry, make_member};
pub use fields::{ABOUT_MAX, LANGUAGES, LOGO_MAX, REASON_MAX, game_choices, game_word, zones};
pub use first_steps::{FirstSteps, first_steps};
pub use frame_sites::FRAME_SITES_MAX;
pub use home::{ClubHome, Coming, NextOne, coming, home, signups};
pub use invite::{DAYS, NewLink, invite, list_invites, revoke_invite};
pub use join::{add_account, invite_of, join_as_new, join_club, member_of_account};
pub use licences::{LICENCE_MAX, licence_of};
pub(crate) use licences::{keep_licence, licence_key};
pub use member_clubs::{ClubLinks, LinkAct, LinkRequest, LinkedClub, club_links, link_club};
pub(crate) use names::public_name_of;
pub use names::{PublicName, public_name, shows_results};
pub(crate) use owners::must_not_be_last;
pub use owners::{Change as OwnerChange, set_owner};
pub(crate) use read::active_by_name;
pub use rename::rename;
pub use settings::{ClubSettingsForm as TypedSettings, change_settings};
pub(crate) use tags::keep as keep_tags;
pub use tags::{TAG_MAX, TAGS_MAX, TypedTags, set_tags, tags_seen};
