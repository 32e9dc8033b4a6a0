//! `talon club`: adds clubs, members and owners, and lists clubs.

use std::io::{self, Write as _};

use anyhow::Context;
use chrono::Utc;
use clap::Subcommand;

use super::Exit;
use super::database::Database;
use talon_service::Actor;
use talon_service::account::Passwords;
use talon_service::clubs::{self as service, ClubToAdd, LANGUAGES, OwnerChange};
use talon_store::{Store, clubs};

/// Add clubs, members and owners, and list clubs
#[derive(Debug, clap::Args)]
pub(super) struct ClubArgs {
    #[command(flatten)]
    database: Database,
    #[command(subcommand)]
    act: Act,
}

#[derive(Debug, Subcommand)]
enum Act {
    /// Add a club
    Add {
        /// Its short name in links
        slug: String,
        /// Its name
        name: String,
        /// Its time zone
        #[arg(long, env = "TALON_TIMEZONE", default_value = "Europe/Budapest")]
        timezone: String,
        /// Its language
        #[arg(long, env = "TALON_LANGUAGE", default_value = "hu", value_parser = LANGUAGES)]
        language: String,
        /// Email address of the account that owns it
        #[arg(long)]
        owner: Option<String>,
    },
    /// Add an account to a club
    Join {
        /// The club's short name
        slug: String,
        /// Email address of the account
        email: String,
    },
    /// Make an account an owner of a club
    Owner {
        /// The club's short name
        slug: String,
        /// Email address of the account
        email: String,
        /// Remove the account as an owner
        #[arg(long)]
        remove: bool,
    },
    /// List all clubs
    List,
}

pub(super) fn run(args: &ClubArgs) -> anyhow::Result<Exit> {
    let store = match &args.act {
        Act::Add { .. } => args.database.open()?,
        _ => args.database.open_existing()?,
    };
    let (actor, now) = (Actor::CommandLine, Utc::now());
    match &args.act {
        Act::Add {
            slug,
            name,
            timezone,
            language,
            owner,
        } => {
            let club = ClubToAdd {
                slug,
                name,
                timezone,
                language,
                owner: owner.as_deref(),
            };
            service::add_club(&store, &actor, &club, None, now).context("cannot add the club")?;
        }
        Act::Join { slug, email } => {
            service::add_account(&store, &actor, slug, email, now).context("cannot add the member")?;
        }
        Act::Owner { slug, email, remove } => {
            let member = if *remove {
                service::member_of_account(&store, &actor, slug, email)
            } else {
                service::add_account(&store, &actor, slug, email, now)
            };
            let member = member.context("cannot find the account")?;
            let change = OwnerChange {
                slug,
                member,
                owner: !remove,
                password: "",
            };
            service::set_owner(&store, &Passwords::default(), &actor, &change, now)
                .context("cannot change the owners")?;
        }
        Act::List => list(&store)?,
    }
    Ok(Exit::Ok)
}

fn list(store: &Store) -> anyhow::Result<()> {
    let mut out = io::stdout().lock();
    for club in store.read(clubs::all)? {
        writeln!(
            out,
            "{}\t{}\t{}\t{}",
            club.slug, club.name, club.timezone, club.language
        )?;
    }
    Ok(())
}
