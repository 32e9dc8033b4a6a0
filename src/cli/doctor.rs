//! `talon doctor`: looks whether what is stored is as it was written. Changes nothing.

use std::io::{self, Write as _};

use anyhow::Context;

use super::Exit;
use super::database::Database;
use talon_service::hand_figures::{self, Recounted, Unsound};
use talon_store::audit::{self, Broken};
use talon_store::{AuditId, Db, StoreResult, has_trigrams};

/// Check that the audit log is unchanged
#[derive(Debug, clap::Args)]
pub(super) struct DoctorArgs {
    #[command(flatten)]
    database: Database,
    /// Seal printed by an earlier run: the entry it names must still be there, unchanged. Without a seal, missing
    /// entries at the end of the log go unnoticed
    #[arg(long, value_name = "NUMBER:HASH", value_parser = seal)]
    seal: Option<Seal>,
}

/// The number of an entry and the beginning of its hash, to be kept apart from the database.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Seal {
    entry: AuditId,
    hash: String,
}

/// Hexadecimal digits of a hash that stand in a seal.
const DIGITS: usize = 16;

impl Seal {
    fn of(entry: AuditId, hash: &[u8]) -> Seal {
        let digits: String = hash.iter().map(|byte| format!("{byte:02x}")).take(DIGITS / 2).collect();
        Seal { entry, hash: digits }
    }
}

fn seal(raw: &str) -> Result<Seal, String> {
    let parts = raw
        .split_once(':')
        .and_then(|(entry, hash)| Some((entry.parse().ok()?, hash)));
    let is_hash = |hash: &str| hash.len() == DIGITS && hash.bytes().all(|byte| byte.is_ascii_hexdigit());
    match parts {
        Some((entry, hash)) if is_hash(hash) => Ok(Seal {
            entry: AuditId(entry),
            hash: hash.to_ascii_lowercase(),
        }),
        _ => Err("a number, a colon and sixteen hexadecimal digits are expected".to_owned()),
    }
}

/// What is known of the log.
struct LogFacts {
    count: u64,
    broken: Option<(AuditId, Broken)>,
    last: Option<Seal>,
    /// The entry that a seal names, as it is now.
    sealed: Option<Seal>,
    has_trigrams: bool,
}

/// What makes the search fast on a server that refused it when the tables were made.
const ADD_TRIGRAMS: &str = "CREATE EXTENSION pg_trgm; \
    CREATE INDEX search_texts_trigrams ON search_texts USING gin (search_key gin_trgm_ops);";

fn look(db: &mut Db, wanted: Option<&Seal>) -> StoreResult<LogFacts> {
    let (count, broken) = audit::verify(db)?;
    let sealed = match wanted {
        Some(wanted) => audit::hash_of(db, wanted.entry)?.map(|hash| Seal::of(wanted.entry, &hash)),
        None => None,
    };
    let last = audit::newest(db)?.map(|(entry, hash)| Seal::of(entry, &hash));
    Ok(LogFacts {
        count,
        broken,
        last,
        sealed,
        has_trigrams: has_trigrams(db)?,
    })
}

pub(super) fn run(args: &DoctorArgs) -> anyhow::Result<Exit> {
    let store = args.database.open_existing()?;
    let found = store
        .read(|db| look(db, args.seal.as_ref()))
        .context("cannot read the audit log")?;
    let recounted = store
        .read(hand_figures::recount)
        .context("cannot recount the players' figures")?;
    let count = found.count;
    let mut out = io::stdout().lock();
    if !found.has_trigrams {
        writeln!(
            out,
            "search: the extension pg_trgm is missing, so names are searched one by one; to add it: {ADD_TRIGRAMS}"
        )?;
    }
    if let Some((entry, how)) = found.broken {
        let how = match how {
            Broken::Gap => "does not continue from the entry before it",
            Broken::Changed => "differs from what was originally written",
            Broken::Reason => "has a reason that differs from the one originally given",
        };
        writeln!(
            out,
            "audit log: entry {entry} {how}; the {count} entries before it are unchanged"
        )?;
        return Ok(Exit::Failed);
    }
    if let Some(wanted) = args
        .seal
        .as_ref()
        .filter(|wanted| found.sealed.as_ref() != Some(wanted))
    {
        let entry = wanted.entry;
        let how = if found.sealed.is_some() {
            "is not the one that was sealed"
        } else {
            "is gone"
        };
        writeln!(out, "audit log: entry {entry} {how}; entries in the log: {count}")?;
        return Ok(Exit::Failed);
    }
    writeln!(out, "audit log: {count} entries, all unchanged")?;
    let sound = say_figures(&mut out, &recounted)?;
    if let Some(Seal { entry, hash }) = found.last {
        writeln!(out, "seal: {entry}:{hash}")?;
    }
    Ok(if sound { Exit::Ok } else { Exit::Failed })
}

/// Says whether what players did in hands is as the records have it, and answers that.
fn say_figures(out: &mut impl io::Write, recounted: &Recounted) -> io::Result<bool> {
    match &recounted.unsound {
        Some(Unsound::Hand(hand)) => {
            writeln!(out, "players: the figures of hand {hand} do not match its record")?;
        }
        Some(Unsound::Month(month)) => writeln!(
            out,
            "players: the sums of {} in month {} of club {} do not match its hands",
            month.game, month.month, month.club
        )?,
        None if recounted.hands > 0 => writeln!(
            out,
            "players: {} hands in {} months, all counted as their records say",
            recounted.hands, recounted.months
        )?,
        None => {}
    }
    if recounted.waits {
        writeln!(
            out,
            "players: older hands have not been counted yet; a running server counts them"
        )?;
    }
    Ok(recounted.unsound.is_none())
}
