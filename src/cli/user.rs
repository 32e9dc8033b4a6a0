//! `talon user`: adds, invites, resets, locks and lists accounts. A password comes from the terminal or from
//! standard input, never from an argument, which others on the machine could read.

use std::io::{self, BufRead, IsTerminal, Write as _};

use anyhow::Context;
use chrono::Utc;
use clap::Subcommand;

use super::database::Database;
use super::values::{base_url, no_base_url};
use super::{Exit, aside};
use talon_service::Actor;
use talon_service::account::{self, Passwords, UserToAdd};
use talon_service::config::Config;
use talon_store::{Store, users};
use talon_text::Lang;

/// Add, invite, reset, lock and list accounts
#[derive(Debug, clap::Args)]
pub(super) struct UserArgs {
    #[command(flatten)]
    database: Database,
    #[command(subcommand)]
    act: Act,
}

#[derive(Debug, Subcommand)]
enum Act {
    /// Add an account; its password is asked for
    Add {
        /// Email address
        email: String,
        /// Name that others see
        #[arg(long)]
        name: String,
        /// Make the account a site administrator
        #[arg(long)]
        admin: bool,
    },
    /// Print a link for creating an account
    Invite {
        /// Email address
        email: String,
        /// Short name of the club to join
        #[arg(long)]
        club: Option<String>,
        #[command(flatten)]
        at: At,
    },
    /// Print a link for setting a new password
    Reset {
        /// Email address
        email: String,
        #[command(flatten)]
        at: At,
    },
    /// Lock an account and end its sessions
    Lock {
        /// Email address
        email: String,
        /// Unlock the account
        #[arg(long)]
        undo: bool,
    },
    /// List all accounts
    List,
}

/// Where the site is reached.
#[derive(Debug, clap::Args)]
struct At {
    /// Scheme, host and port under which people reach the site [default: http://127.0.0.1:8080]
    #[arg(long, env = "TALON_BASE_URL", value_parser = base_url)]
    base_url: Option<String>,
}

impl At {
    /// The link of this address; where nobody said how the site is reached, that it has to be.
    fn link(&self, lang: Lang, path: &str) -> String {
        let base = self.base_url.clone().unwrap_or_else(|| {
            let usual = Config::default().base_url;
            aside(format_args!("talon: {}", no_base_url(lang, &usual)));
            usual
        });
        format!("{base}{path}")
    }
}

pub(super) fn run(args: &UserArgs, lang: Lang) -> anyhow::Result<Exit> {
    let store = match &args.act {
        Act::Add { .. } | Act::Invite { .. } => args.database.open()?,
        Act::Reset { .. } | Act::Lock { .. } | Act::List => args.database.open_existing()?,
    };
    let (actor, now) = (Actor::CommandLine, Utc::now());
    let mut link = None;
    match &args.act {
        Act::Add { email, name, admin } => {
            let password = password()?;
            let language = lang.code();
            let user = UserToAdd {
                email,
                name,
                password: &password,
                is_admin: *admin,
                language,
            };
            account::add_user(&store, &Passwords::default(), &actor, &user, now)?;
        }
        Act::Invite { email, club, at } => {
            let token = account::make_invite(&store, &actor, email, club.as_deref(), now)?;
            link = Some(at.link(lang, &format!("/invite/{token}")));
        }
        Act::Reset { email, at } => {
            let token = account::make_reset(&store, &actor, email, now)?;
            link = Some(at.link(lang, &format!("/reset/{token}")));
        }
        Act::Lock { email, undo } => account::lock_user(&store, &actor, email, !undo, now)?,
        Act::List => return list(&store),
    }
    if let Some(link) = link {
        writeln!(io::stdout().lock(), "{link}")?;
    }
    Ok(Exit::Ok)
}

fn password() -> anyhow::Result<String> {
    if io::stdin().is_terminal() {
        return rpassword::prompt_password("Password: ").context("cannot read the password");
    }
    let mut line = String::new();
    io::stdin()
        .lock()
        .read_line(&mut line)
        .context("cannot read the password")?;
    Ok(line.trim_end_matches(['\r', '\n']).to_owned())
}

fn list(store: &Store) -> anyhow::Result<Exit> {
    let mut out = io::stdout().lock();
    for user in store.read(users::all)? {
        let role = if user.is_admin { "admin" } else { "member" };
        let state = if user.locked_at.is_some() { "locked" } else { "open" };
        writeln!(out, "{}\t{}\t{role}\t{state}", user.email, user.name)?;
    }
    Ok(Exit::Ok)
}
