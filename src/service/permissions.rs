//! The table of who may do what and of what each address does, as data (S-1). The server does not start when it has
//! a word that nobody knows. It must not know how an act is done.

use std::collections::BTreeSet;

const PERMISSIONS: &str = include_str!("permissions.csv");
const ROUTES: &str = include_str!("routes.csv");
const WORDS: [&str; 7] = ["no", "self", "own_table", "own_tournament", "own_club", "published", "any"];
const METHODS: [&str; 5] = ["GET", "POST", "PUT", "PATCH", "DELETE"];
const OBJECTS: [&str; 6] = ["none", "hand", "import", "account", "token", "link"];

/// One address of the site.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Route {
    pub method: &'static str,
    pub path: &'static str,
    pub action: &'static str,
    pub object: &'static str,
    /// The answer to those who may not.
    pub denied: &'static str,
}

/// All addresses.
///
/// # Errors
/// A sentence about the line that is wrong.
pub fn routes() -> Result<Vec<Route>, String> {
    parse(PERMISSIONS, ROUTES)
}

fn parse(permissions: &'static str, routes: &'static str) -> Result<Vec<Route>, String> {
    let mut actions = BTreeSet::new();
    let columns = permissions.lines().next().map_or(0, |head| head.split(',').count());
    for line in permissions.lines().skip(1) {
        let mut cells = line.split(',');
        let action = cells.next().unwrap_or_default();
        let unknown = cells.clone().find(|cell| !WORDS.contains(cell));
        if let Some(word) = unknown {
            return Err(format!("permissions: {action}: unknown word {word:?}"));
        }
        if cells.count() + 1 != columns || !actions.insert(action) {
            return Err(format!("permissions: {action}: a cell too many or too few, or said twice"));
        }
    }
    routes.lines().skip(1).map(|line| route(line, &actions)).collect()
}

fn route(line: &'static str, actions: &BTreeSet<&str>) -> Result<Route, String> {
    let cells: Vec<&'static str> = line.split(',').collect();
    let &[method, path, action, object, denied] = cells.as_slice() else {
        return Err(format!("routes: {line}: five cells are expected"));
    };
    let known = METHODS.contains(&method)
        && path.starts_with('/')
        && actions.contains(action)
        && OBJECTS.contains(&object)
        && matches!(denied, "401" | "403" | "404");
    if known {
        Ok(Route { method, path, action, object, denied })
    } else {
        Err(format!("routes: {line}: unknown word"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str = "action,visitor\nlook,any\n";

    #[test]
    fn the_tables_have_known_words_only() {
        assert!(!routes().unwrap().is_empty());
    }

    #[test]
    fn a_word_nobody_knows_is_refused() {
        assert!(parse(GOOD, "h\nGET,/,look,none,404").is_ok());
        assert!(parse("action,visitor\nlook,maybe\n", "h").unwrap_err().contains("maybe"));
        assert!(parse("action,visitor\nlook,any,no\n", "h").is_err());
        for bad in ["GET,/,touch,none,404", "LOOK,/,look,none,404", "GET,/,look,none,200", "GET,/,look,none"]
        {
            let routes: &'static str = Box::leak(format!("h\n{bad}").into_boxed_str());
            assert!(parse(GOOD, routes).is_err(), "{bad}");
        }
    }

    #[test]
    fn every_page_is_in_the_table() {
        let known = routes().unwrap();
        for text in [include_str!("../web/routes.rs")] {
            for call in text.split("web::resource(\"").skip(1) {
                let path = call.split('"').next().unwrap();
                let line = call.split(".service(").next().unwrap();
                for (call, method) in [("get()", "GET"), ("post()", "POST")] {
                    let there = known.iter().any(|route| route.path == path && route.method == method);
                    assert!(there || !line.contains(call), "{method} {path} has no line in routes.csv");
                }
            }
        }
    }
}
