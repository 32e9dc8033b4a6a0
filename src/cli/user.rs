//! `talon user`: adds, invites, resets, locks and lists accounts. A password comes from the terminal or from
//! standard input, never from an argument, which others on the machine could read.

use std::io::{self, BufRead, IsTerminal};

use anyhow::Context;
use chrono::Utc;
use clap::Subcommand;

use super::Exit;
use super::database::Database;
use crate::service::Actor;
use crate::service::account::{self, Passwords, UserToAdd};
use crate::store::{Store, users};
use crate::text::Lang;

/// Add, invite, reset, lock and list accounts
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    database: Database,
    #[command(subcommand)]
    act: Act,
}

#[derive(Debug, Subcommand)]
enum Act {
    /// Add an account; its password is asked for
    Add {
        /// Mail address
        email: String,
        /// Name that others see
        #[arg(long)]
        name: String,
        /// May run the site
        #[arg(long)]
        admin: bool,
    },
    /// Print a link by which somebody makes an account
    Invite {
        /// Mail address
        email: String,
        /// Club to join, by its word
        #[arg(long)]
        club: Option<String>,
        #[command(flatten)]
        at: At,
    },
    /// Print a link by which somebody chooses a new password
    Reset {
        /// Mail address
        email: String,
        #[command(flatten)]
        at: At,
    },
    /// Lock an account and end its sessions
    Lock {
        /// Mail address
        email: String,
        /// Open it again
        #[arg(long)]
        undo: bool,
    },
    /// List all accounts
    List,
}

/// Where the site is reached.
#[derive(Debug, clap::Args)]
struct At {
    /// Scheme, host and port under which people reach the site
    #[arg(long, env = "TALON_BASE_URL", default_value = "http://127.0.0.1:8080")]
    base_url: String,
}

pub(super) fn run(args: &Args, lang: Lang) -> anyhow::Result<Exit> {
    let store = args.database.open()?;
    let (actor, now) = (Actor::CommandLine, Utc::now());
    let done = match &args.act {
        Act::Add { email, name, admin } => {
            let password = password()?;
            let language = lang.code();
            let user = UserToAdd { email, name, password: &password, is_admin: *admin, language };
            account::add_user(&store, &Passwords::default(), &actor, &user, now).map(|_| ())
        }
        Act::Invite { email, club, at } => account::make_invite(&store, &actor, email, club.as_deref(), now)
            .map(|token| println!("{}/invite/{token}", at.base_url)),
        Act::Reset { email, at } => account::make_reset(&store, &actor, email, now)
            .map(|token| println!("{}/reset/{token}", at.base_url)),
        Act::Lock { email, undo } => account::lock_user(&store, &actor, email, !undo, now),
        Act::List => return list(&store),
    };
    done?;
    Ok(Exit::Ok)
}

fn password() -> anyhow::Result<String> {
    if io::stdin().is_terminal() {
        return rpassword::prompt_password("Password: ").context("cannot read the password");
    }
    let mut line = String::new();
    io::stdin().lock().read_line(&mut line).context("cannot read the password")?;
    Ok(line.trim_end_matches(['\r', '\n']).to_owned())
}

fn list(store: &Store) -> anyhow::Result<Exit> {
    for user in store.read(users::all)? {
        let role = if user.is_admin { "admin" } else { "member" };
        let state = if user.locked_at.is_some() { "locked" } else { "open" };
        println!("{}\t{}\t{role}\t{state}", user.email, user.name);
    }
    Ok(Exit::Ok)
}
