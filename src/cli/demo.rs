//! `talon demo`: the site with an example club, in a data folder of its own that is made once and used again.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Context;
use chrono::Utc;

use super::serve::Site;
use super::{Exit, aside, serve};
use talon_http::refused_words;
use talon_samples::example_club::{self, Account};
use talon_service::ActError;
use talon_service::account::Passwords;
use talon_service::analyse_hand;
use talon_store::{Moment, Store};
use talon_text::Lang;

/// Public hands that the solver judges after the start: all that the example club has.
const JUDGED: i64 = 1000;

/// Run a site with an example club
#[derive(Debug, clap::Args)]
pub(super) struct DemoArgs {
    /// Folder for its data
    #[arg(long, env = "TALON_DATA", default_value = "./talon-demo", value_name = "FOLDER")]
    data: PathBuf,
    #[command(flatten)]
    site: Site,
}

pub(super) fn run(args: &DemoArgs, lang: Lang) -> anyhow::Result<Exit> {
    args.site.prepare(lang)?;
    let url = format!("sqlite:{}", args.data.join("talon.db").display());
    let store = Store::open(&url).with_context(|| format!("cannot open {}", args.data.display()))?;
    let now = Moment::from(Utc::now());
    let loaded = match example_club::load(&store, now) {
        Err(error @ ActError::Conflict(_)) => {
            let why = refused_words(&error, lang);
            aside(format_args!("talon: {}: {why}", args.data.display()));
            return Ok(Exit::Conflict);
        }
        loaded => loaded?,
    };
    if let Some(loaded) = loaded {
        analyse_hand::ask_newest(&store, JUDGED, now)?;
        let (hands, refused) = (loaded.hands.counts, loaded.refused.counts);
        aside(format_args!(
            "example club: {} hands; a second upload with {} accepted and {} rejected",
            hands.accepted, refused.accepted, refused.rejected
        ));
    }
    let accounts = example_club::open_accounts(&store, &Passwords::default(), now)?;
    serve::listen(&store, &args.site, lang, |out| write_accounts(out, &accounts))
}

/// The passwords are shown here and nowhere else.
fn write_accounts(out: &mut dyn Write, accounts: &[Account]) -> std::io::Result<()> {
    writeln!(
        out,
        "accounts and passwords; the passwords are valid until the next start:"
    )?;
    for Account { role, email, password } in accounts {
        writeln!(out, "  {role:<8}  {email:<20}  {password}")?;
    }
    Ok(())
}
