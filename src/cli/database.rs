//! The option that says where the data is, shared by all commands that need it.

use std::fmt;
use std::path::PathBuf;

use anyhow::Context;

use talon_store::Store;

const DEFAULT: &str = "sqlite:data/talon.db";

/// Where the data is.
#[derive(clap::Args)]
pub(super) struct Database {
    /// sqlite:FILE or postgres://USER@HOST/NAME [default: sqlite:data/talon.db]
    #[arg(long, env = "TALON_DATABASE_URL", hide_env_values = true, global = true)]
    database_url: Option<String>,
    /// File with the database address; keeps its password out of the process list
    #[arg(
        long,
        env = "TALON_DATABASE_URL_FILE",
        value_name = "FILE",
        conflicts_with = "database_url",
        global = true
    )]
    database_url_file: Option<PathBuf>,
}

impl fmt::Debug for Database {
    // The address may hold a password.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Database")
    }
}

impl Database {
    pub fn url(&self) -> anyhow::Result<String> {
        match (&self.database_url, &self.database_url_file) {
            (Some(url), _) => Ok(url.clone()),
            (None, Some(file)) => secret(file),
            (None, None) => Ok(DEFAULT.to_owned()),
        }
    }

    pub fn open(&self) -> anyhow::Result<Store> {
        Store::open(&self.url()?).context("cannot open the database")
    }

    /// One that is there already: anyone who asks what is in it has mistyped the address of one that is not.
    pub fn open_existing(&self) -> anyhow::Result<Store> {
        let url = self.url()?;
        let is_there = Store::is_there(&url).context("cannot open the database")?;
        anyhow::ensure!(is_there, "there is no database at {url}; `talon migrate` creates one");
        self.open()
    }
}

/// The one line of a file that holds a secret.
fn secret(file: &PathBuf) -> anyhow::Result<String> {
    let text = std::fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
    let line = text.trim_end_matches(['\r', '\n']);
    let is_one = !line.is_empty() && !line.contains(['\r', '\n']);
    anyhow::ensure!(is_one, "{}: expected exactly one line", file.display());
    Ok(line.to_owned())
}
