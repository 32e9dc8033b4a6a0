//! `talon demo`: the site with an example club, in a data folder of its own that is made once and used again.

use std::path::PathBuf;

use anyhow::Context;
use chrono::Utc;

use super::serve::Site;
use super::{Exit, serve};
use crate::service::example_club;
use crate::store::{Moment, Store};

/// Serve an example club
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// Where its data is
    #[arg(long, env = "TALON_DATA", default_value = "./talon-demo", value_name = "FOLDER")]
    data: PathBuf,
    #[command(flatten)]
    site: Site,
}

pub(super) fn run(args: &Args) -> anyhow::Result<Exit> {
    args.site.prepare()?;
    let url = format!("sqlite:{}", args.data.join("talon.db").display());
    let store = Store::open(&url).with_context(|| format!("cannot open {}", args.data.display()))?;
    if let Some(loaded) = example_club::load(&store, Moment::from(Utc::now()))? {
        let (hands, refused) = (loaded.hands.counts, loaded.refused.counts);
        eprintln!(
            "example club: {} hands; a second upload with {} accepted and {} rejected",
            hands.accepted, refused.accepted, refused.rejected
        );
    }
    serve::listen(&store, &args.site, |_| Ok(()))
}
