//! The option that says where the data is, shared by all commands that need it.

use anyhow::Context;

use crate::store::Store;

/// Where the data is.
#[derive(Debug, clap::Args)]
pub(super) struct Database {
    /// sqlite:FILE or postgres://USER@HOST/NAME
    #[arg(long, env = "TALON_DATABASE_URL", default_value = "sqlite:data/talon.db", hide_env_values = true)]
    database_url: String,
}

impl Database {
    pub fn url(&self) -> &str {
        &self.database_url
    }

    pub fn open(&self) -> anyhow::Result<Store> {
        Store::open(&self.database_url).context("cannot open the database")
    }
}
