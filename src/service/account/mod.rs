//! Accounts: getting in and out, passwords, links that work once, tokens of programs. One act per file.
//! It knows no page; links leave here as tokens, and the caller that shows them puts the address in front.

mod api_tokens;
pub(super) mod begin_session;
mod device;
mod end_sessions;
mod first_admin;
mod links;
pub(super) mod manage;
mod overview;
pub(super) mod password_rules;
mod passwords;
mod profile;
pub(super) mod secret;
mod sign_in;
mod sign_out;
mod site;

mod accept_invite;
pub(super) mod change_password;
mod reset_password;

pub use accept_invite::accept_invite;
pub use api_tokens::{NewToken, create_token, revoke_token};
pub use change_password::change_password;
pub use device::try_name;
pub use end_sessions::{end_other_sessions, end_session};
pub use first_admin::{first_admin_link, make_first_admin};
pub use links::{link_of, make_invite, make_reset};
pub use manage::{UserToAdd, add_user, lock_user};
pub use overview::{Overview, OwnSession, overview};
pub use password_rules::{LENGTH_MAX, LENGTH_MIN};
pub use passwords::Passwords;
pub use profile::save_profile;
pub use reset_password::reset_password;
pub use secret::typable as typable_secret;
pub use secret::{form_token, fresh as fresh_secret};
pub use sign_in::{SignIn, SignedIn, sign_in};
pub use sign_out::sign_out;
pub use site::{
    PER_PAGE as SITE_ACCOUNTS_PER_PAGE, SiteAccount, SiteAccounts, end_sessions_of, list_accounts, set_locked,
};
