//! Tells cargo that the migrations are part of the program, and the program what it was built from: pages that
//! browsers keep are stale once a template or a word has changed. An address of a page without a line in the table of
//! rights is not built at all; those of the API, which are put together in code, a test holds against the table.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;

fn main() {
    if let Some(missing) = address_without_rights() {
        println!("cargo::error={missing} has no line in src/service/routes.csv");
    }
    let mut hasher = DefaultHasher::new();
    for folder in ["migrations", "src", "templates", "locales", "static", "docs"] {
        println!("cargo:rerun-if-changed={folder}");
        hash_folder(Path::new(folder), &mut hasher);
    }
    println!("cargo:rustc-env=TALON_BUILD={:016x}", hasher.finish());
}

/// The first address of a page that the table of rights does not know.
fn address_without_rights() -> Option<String> {
    let read = |path: &Path| std::fs::read_to_string(path).unwrap_or_default();
    let table = read(Path::new("src/service/routes.csv"));
    let known =
        |method: &str, path: &str| table.lines().any(|line| line.starts_with(&format!("{method},{path},")));
    let pages = read(Path::new("src/web/routes.rs"));
    for call in pages.split("web::resource(\"").skip(1) {
        let path = call.split('"').next().unwrap_or_default();
        let chain = call.split(".service(").next().unwrap_or_default();
        for (method, word) in [("GET", "get()"), ("POST", "post()"), ("PUT", "put()"), ("DELETE", "delete()")]
        {
            if chain.contains(word) && !known(method, path) {
                return Some(format!("{method} {path}"));
            }
        }
    }
    None
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
