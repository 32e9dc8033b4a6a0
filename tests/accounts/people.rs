//! Accounts that tests sign in with.

use chrono::Utc;
use talon_service::Actor;
use talon_service::account::{Passwords, UserToAdd, add_user};
use talon_store::{Store, UserId};

use crate::harness::site::{Client, Site};

pub const MAIL: &str = "anna@example.org";
pub const PASSWORD: &str = "seven geese by the river";

pub fn anna(store: &Store, is_admin: bool) -> UserId {
    account(store, MAIL, is_admin)
}

/// An account with the same password.
pub fn account(store: &Store, email: &str, is_admin: bool) -> UserId {
    let user = UserToAdd {
        email,
        name: "Anna",
        password: PASSWORD,
        is_admin,
        language: "en",
    };
    add_user(store, &Passwords::new(1), &Actor::CommandLine, &user, Utc::now()).expect("a new account")
}

/// A browser in which Anna is signed in.
pub fn signed_in(site: &Site) -> Client {
    let mut client = site.client();
    let answer = client.submit("/sign-in", &[("email", MAIL), ("password", PASSWORD)]);
    assert_eq!(answer.status, 303, "{}", answer.text());
    client
}
