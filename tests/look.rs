//! Holds the look to its promises: contrast of the tokens, size of the style sheet, faces without text, and pages
//! that carry no style or script of their own. It knows nothing of what the pages say.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

const STYLE_SHEET_BYTES_MAX: usize = 30 * 1024;
const SCRIPT_BYTES_MAX: usize = 20 * 1024;

fn read(path: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap_or_else(|e| panic!("{path}: {e}"))
}

fn files_below(folder: &str, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut open = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)];
    while let Some(next) = open.pop() {
        for entry in fs::read_dir(&next).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                open.push(path);
            } else if path.to_string_lossy().ends_with(ending) {
                found.push(path);
            }
        }
    }
    assert!(!found.is_empty(), "no {ending} below {folder}");
    found
}

/// The declarations `--name: #color` of the first rule whose selector is `selector`.
fn tokens(css: &str, selector: &str) -> BTreeMap<String, String> {
    let rule = css
        .split_once(selector)
        .unwrap_or_else(|| panic!("no rule {selector}"))
        .1;
    let body = rule.split_once('}').unwrap().0;
    body.split(';')
        .filter_map(|part| part.split_once(':'))
        .map(|(name, value)| (name.trim().replace("{", "").trim().to_owned(), value.trim().to_owned()))
        .filter(|(_, value)| value.starts_with('#'))
        .collect()
}

/// Relative luminance of `#rgb` or `#rrggbb`, as WCAG 2.2 defines it.
fn luminance(color: &str) -> f64 {
    let digits: String = match color.len() {
        4 => color[1..].chars().flat_map(|c| [c, c]).collect(),
        7 => color[1..].to_owned(),
        _ => panic!("{color} is not an opaque color"),
    };
    let channel = |at: usize| {
        let value = f64::from(u8::from_str_radix(&digits[at..at + 2], 16).unwrap()) / 255.0;
        if value <= 0.04045 {
            value / 12.92
        } else {
            ((value + 0.055) / 1.055).powf(2.4)
        }
    };
    0.2126 * channel(0) + 0.7152 * channel(2) + 0.0722 * channel(4)
}

fn contrast(one: &str, other: &str) -> f64 {
    let (a, b) = (luminance(one), luminance(other));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

fn assert_readable(theme: &str, colors: &BTreeMap<String, String>) {
    let grounds = ["--bg", "--surface", "--sunken"];
    let mut pairs: Vec<(&str, &str)> = Vec::new();
    for ink in ["--text", "--muted", "--link", "--good", "--warn", "--bad", "--accent"] {
        pairs.extend(grounds.iter().map(|ground| (ink, *ground)));
    }
    pairs.extend([
        ("--on-accent", "--accent"),
        ("--accent", "--accent-soft"),
        ("--text", "--accent-soft"),
    ]);
    pairs.extend([
        ("--good", "--good-soft"),
        ("--warn", "--warn-soft"),
        ("--bad", "--bad-soft"),
    ]);
    pairs.extend([
        ("--on-felt", "--felt"),
        ("--on-felt-soft", "--felt"),
        ("--gold", "--felt"),
    ]);
    for (ink, ground) in pairs {
        let ratio = contrast(&colors[ink], &colors[ground]);
        assert!(ratio >= 4.5, "{theme}: {ink} on {ground} has {ratio:.2}");
    }
}

#[test]
fn every_text_pair_is_readable_in_both_themes() {
    let css = read("static/talon.css");
    let light = tokens(&css, ":root {");
    let mut dark = light.clone();
    dark.extend(tokens(&css, ":root[data-theme=dark] {"));
    assert_readable("light", &light);
    assert_readable("dark", &dark);
}

#[test]
fn the_dark_theme_is_the_same_whether_chosen_or_taken_from_the_system() {
    let css = read("static/talon.css");
    let chosen = tokens(&css, ":root[data-theme=dark] {");
    assert!(chosen.len() > 10, "the rule of the dark theme was not found whole");
    assert_eq!(chosen, tokens(&css, ":root:not([data-theme=light]) {"));
}

#[test]
fn style_sheet_and_scripts_stay_small() {
    assert!(read("static/talon.css").len() < STYLE_SHEET_BYTES_MAX);
    for script in files_below("static", ".js") {
        assert!(
            fs::read(&script).unwrap().len() < SCRIPT_BYTES_MAX,
            "{}",
            script.display()
        );
    }
}

#[test]
fn no_template_carries_style_or_script_of_its_own() {
    for path in files_below("templates", ".html") {
        let html = fs::read_to_string(&path).unwrap();
        // What may print raw is held by the tidy tests, with its reason.
        for word in [
            " style=",
            "<style",
            "javascript:",
            " onclick=",
            " onchange=",
            " onsubmit=",
            " onload=",
        ] {
            assert!(!html.contains(word), "{} contains {word:?}", path.display());
        }
        for tag in html.split("<script").skip(1) {
            let opening = tag.split('>').next().unwrap();
            assert!(
                opening.contains(" src="),
                "{} has a script without a file",
                path.display()
            );
        }
    }
}

#[test]
fn every_icon_that_a_template_names_is_drawn() {
    let icons = read("static/icons.svg");
    for path in files_below("templates", ".html") {
        let html = fs::read_to_string(&path).unwrap();
        for part in html.split("icons }}#").skip(1) {
            let name: String = part
                .chars()
                .take_while(|c| c.is_ascii_lowercase() || *c == '-')
                .collect();
            // An empty name is an expression of the template, whose values its comment lists.
            assert!(
                name.is_empty() || icons.contains(&format!("id=\"{name}\"")),
                "{}: {name}",
                path.display()
            );
        }
    }
}

#[test]
fn each_face_set_has_all_cards_and_neither_text_nor_style() {
    for set in ["german", "french", "french4"] {
        let svg = read(&format!("static/cards/{set}.svg"));
        for row in 0..4 {
            for rank in "AXKOU987".chars() {
                assert!(
                    svg.contains(&format!("id=\"i{row}{rank}\"")),
                    "{set}: no card {rank} in row {row}"
                );
            }
        }
        for word in ["<text", "<style", " style=", "<image", "<script", "font"] {
            assert!(!svg.contains(word), "{set} contains {word:?}");
        }
    }
}
