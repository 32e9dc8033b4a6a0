//! Both databases are migrated in the same steps, and every step can be taken back.

use super::tree::{self, File};
use super::{none, one};
use std::collections::BTreeSet;

const BACKENDS: [&str; 2] = ["sqlite", "postgres"];

fn steps(files: &[File], backend: &str) -> BTreeSet<String> {
    let prefix = format!("migrations/{backend}/");
    let inside = files.iter().filter_map(|file| file.path.strip_prefix(&prefix));
    inside
        .filter_map(|path| path.split('/').next())
        .map(str::to_owned)
        .collect()
}

fn migration_faults(files: &[File]) -> Vec<String> {
    let [sqlite, postgres] = BACKENDS.map(|backend| steps(files, backend));
    let mut faults: Vec<String> = sqlite
        .symmetric_difference(&postgres)
        .map(|step| format!("{step}: exists for one database only"))
        .collect();
    for backend in BACKENDS {
        for step in steps(files, backend) {
            for part in ["up.sql", "down.sql"] {
                let path = format!("migrations/{backend}/{step}/{part}");
                let empty = files
                    .iter()
                    .find(|file| file.path == path)
                    .is_none_or(|file| file.text.trim().is_empty());
                if empty {
                    faults.push(format!("{path}: missing or empty"));
                }
            }
        }
    }
    faults
}

#[test]
fn migrations_come_in_pairs() {
    none(migration_faults(&tree::files("migrations", &["sql"])));
}

#[test]
fn a_migration_without_its_pair_is_noticed() {
    let step = |backend: &str, name: &str, part: &str| File {
        path: format!("migrations/{backend}/{name}/{part}.sql"),
        text: "SELECT 1;".to_owned(),
    };
    let mut files: Vec<File> = BACKENDS
        .iter()
        .flat_map(|b| [step(b, "1_clubs", "up"), step(b, "1_clubs", "down")])
        .collect();
    none(migration_faults(&files));
    let down = files.pop().expect("four files");
    one(migration_faults(&files), "postgres/1_clubs/down.sql");
    files.push(File {
        text: " \n".to_owned(),
        ..down
    });
    one(migration_faults(&files), "missing or empty");
    files.pop();
    files.push(step("postgres", "1_clubs", "down"));
    files.extend([step("sqlite", "2_hands", "up"), step("sqlite", "2_hands", "down")]);
    one(migration_faults(&files), "2_hands");
}
