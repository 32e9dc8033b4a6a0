//! Finds the catalogs in `locales`, so that a language and a file of words are there once their files are.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let locales = fs::canonicalize("../../locales")?;
    println!("cargo::rerun-if-changed={}", locales.display());
    let mut source = "static FOLDERS: &[(&str, &[&str])] = &[\n".to_owned();
    for folder in sorted(&locales, Path::is_dir)? {
        source += &format!("({:?}, &[\n", name(&folder));
        for file in sorted(&folder, is_catalog)? {
            source += &format!("include_str!({file:?}),\n");
        }
        source += "]),\n";
    }
    source += "];\n";
    let out = env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?;
    fs::write(Path::new(&out).join("folders.rs"), source)
}

/// What lies in a folder, by name; what an editor left there is no catalog.
fn sorted(folder: &Path, wanted: fn(&Path) -> bool) -> io::Result<Vec<PathBuf>> {
    let mut paths = fs::read_dir(folder)?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<io::Result<Vec<PathBuf>>>()?;
    paths.retain(|path| wanted(path));
    paths.sort();
    Ok(paths)
}

fn is_catalog(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "ftl")
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
