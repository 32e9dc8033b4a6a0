//! Tells cargo that the migrations are part of the program, and the program what it was built from: pages that
//! browsers keep are stale once a template or a word has changed.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;

fn main() {
    let mut hasher = DefaultHasher::new();
    for folder in ["migrations", "src", "templates", "locales", "static", "docs"] {
        println!("cargo:rerun-if-changed={folder}");
        hash_folder(Path::new(folder), &mut hasher);
    }
    println!("cargo:rustc-env=TALON_BUILD={:016x}", hasher.finish());
}

/// Adds names and contents; what cannot be read counts as empty, because the compiler says better what is missing.
fn hash_folder(folder: &Path, hasher: &mut DefaultHasher) {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let mut paths: Vec<_> = entries.map(|entry| entry.path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            hash_folder(&path, hasher);
        } else {
            path.hash(hasher);
            std::fs::read(&path).unwrap_or_default().hash(hasher);
        }
    }
}
