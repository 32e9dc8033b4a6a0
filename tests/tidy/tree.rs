//! The files of the repository as text. A folder that is not there is empty.

use std::fs;
use std::path::{Path, PathBuf};

/// One file, named from the root of the repository with forward slashes.
#[derive(Debug, Clone)]
pub struct File {
    pub path: String,
    pub text: String,
}

/// The folder that holds `Cargo.toml`.
pub fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// All files below a folder whose name ends in one of the extensions, by path.
pub fn files(folder: &str, extensions: &[&str]) -> Vec<File> {
    let mut found = Vec::new();
    walk(&root().join(folder), &mut |path| {
        let name = path.to_string_lossy().into_owned();
        if extensions.iter().any(|end| name.ends_with(&format!(".{end}"))) {
            let text = fs::read_to_string(path).unwrap_or_else(|e| panic!("{name}: {e}"));
            found.push(File {
                path: relative(path),
                text,
            });
        }
    });
    found.sort_by(|a, b| a.path.cmp(&b.path));
    found
}

/// The text of one file, if it is there.
pub fn read(path: &str) -> Option<String> {
    fs::read_to_string(root().join(path)).ok()
}

/// The names of all files below a folder, by path, whatever they hold.
pub fn names(folder: &str) -> Vec<String> {
    let mut found = Vec::new();
    walk(&root().join(folder), &mut |path| found.push(relative(path)));
    found.sort();
    found
}

/// Whether a file is compiled for tests only.
pub fn is_test(path: &str) -> bool {
    path.starts_with("tests/") || path.contains("/tests/") || path.ends_with("/tests.rs") || path.ends_with("_tests.rs")
}

fn walk(folder: &Path, visit: &mut impl FnMut(&Path)) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries {
        let path = entry.expect("a folder can be listed").path();
        if path.is_dir() {
            walk(&path, visit)
        } else {
            visit(&path)
        }
    }
}

fn relative(path: &Path) -> String {
    let inside = path.strip_prefix(root()).expect("below the root");
    inside.to_string_lossy().replace('\\', "/")
}

#[test]
fn files_of_tests_are_known_by_their_path() {
    assert!(is_test("tests/tidy.rs") && is_test("src/a/tests.rs") && is_test("src/a/b_tests.rs"));
    assert!(!is_test("src/a/contests.rs") && !is_test("src/latests/a.rs"));
}

#[test]
fn a_missing_folder_is_empty_and_an_existing_one_is_not() {
    assert!(files("no/such/folder", &["rs"]).is_empty());
    assert!(files("src", &["rs"]).iter().any(|file| file.path == "src/main.rs"));
    assert!(names("src").contains(&"src/lib.rs".to_owned()));
}
