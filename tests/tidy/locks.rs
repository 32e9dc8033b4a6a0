//! The workspace of the fuzz targets has a lock file of its own, which nothing rebuilds when a member of ours changes
//! what it depends on: its build would then be refused as out of date.

use serde_json::Value;

use super::tree;
use super::{layers, none, one};

/// One package of a lock file: its name and the names of what it depends on.
struct Locked<'a> {
    name: &'a str,
    dependencies: Vec<&'a str>,
}

/// The packages of a lock file. A dependency with its version beside it counts by its name.
fn packages(lock: &str) -> Vec<Locked<'_>> {
    lock.split("[[package]]")
        .skip(1)
        .map(|package| {
            let name = package
                .lines()
                .find(|line| line.starts_with("name = "))
                .and_then(|line| line.split('"').nth(1))
                .unwrap_or_default();
            let dependencies = package
                .lines()
                .filter(|line| line.starts_with(" \""))
                .filter_map(|line| line.split('"').nth(1))
                .filter_map(|dependency| dependency.split(' ').next())
                .collect();
            Locked { name, dependencies }
        })
        .collect()
}

/// What a member depends on when it is built as part of another workspace: no tests, hence no dependencies of tests.
fn manifest_dependencies(package: &Value) -> Vec<&str> {
    package["dependencies"]
        .as_array()
        .into_iter()
        .flatten()
        .filter(|dependency| dependency["kind"] != "dev")
        .filter_map(|dependency| dependency["name"].as_str())
        .collect()
}

fn lock_faults(lock: &str, metadata: &Value) -> Vec<String> {
    let mut faults = Vec::new();
    for locked in packages(lock) {
        let members = metadata["packages"].as_array().into_iter().flatten();
        let Some(member) = members.into_iter().find(|member| member["name"] == locked.name) else {
            continue;
        };
        let mut wanted = manifest_dependencies(member);
        wanted.sort_unstable();
        wanted.dedup();
        if locked.dependencies != wanted {
            let (name, held) = (locked.name, &locked.dependencies);
            faults.push(format!(
                "fuzz/Cargo.lock: {name} depends on {wanted:?} and is locked with {held:?}"
            ));
        }
    }
    faults
}

#[test]
fn the_lock_file_of_the_fuzz_targets_knows_what_the_members_depend_on() {
    none(lock_faults(
        &tree::read("fuzz/Cargo.lock").expect("the lock file of the fuzz targets"),
        &layers::metadata(),
    ));
}

#[test]
fn a_lock_file_left_behind_is_noticed() {
    let member =
        |dependencies: Value| serde_json::json!({"packages": [{"name": "talon-ppn", "dependencies": dependencies}]});
    let lock =
        "version = 4\n\n[[package]]\nname = \"talon-ppn\"\ndependencies = [\n \"serde_json\",\n \"sha2 0.10.9\",\n]\n";
    let json = || serde_json::json!({"name": "serde_json", "kind": null});
    let hash = || serde_json::json!({"name": "sha2", "kind": null});
    let tests = || serde_json::json!({"name": "proptest", "kind": "dev"});
    none(lock_faults(lock, &member(vec![json(), hash(), tests()].into())));
    one(lock_faults(lock, &member(vec![json()].into())), "is locked with");
}
