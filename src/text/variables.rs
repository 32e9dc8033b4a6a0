//! Which variables a message has, itself or through the messages that it refers to, so that nothing else is worked out
//! for it. It formats nothing.

use std::collections::{BTreeMap, HashMap};

use crate::catalog::key_of;

/// The variables of each message by its key.
pub(super) type Variables = HashMap<&'static str, Vec<&'static str>>;

/// What one message names.
#[derive(Debug, Default)]
struct Named {
    variables: Vec<&'static str>,
    messages: Vec<&'static str>,
}

/// The variables of all messages of these catalogs that have any.
pub(super) fn variables(sources: &[&'static str]) -> Variables {
    let mut named: BTreeMap<&'static str, Named> = BTreeMap::new();
    for source in sources {
        let mut key = None;
        for line in source.lines() {
            if !line.starts_with(' ') {
                key = key_of(line);
            }
            if let Some(key) = key {
                named.entry(key).or_default().add(line);
            }
        }
    }
    named
        .keys()
        .map(|key| (*key, all_of(&named, key)))
        .filter(|(_, found)| !found.is_empty())
        .collect()
}

fn all_of(named: &BTreeMap<&'static str, Named>, key: &'static str) -> Vec<&'static str> {
    let (mut found, mut open, mut seen) = (Vec::new(), vec![key], Vec::new());
    while let Some(key) = open.pop() {
        if let (Some(one), false) = (named.get(key), seen.contains(&key)) {
            seen.push(key);
            open.extend(&one.messages);
            for name in &one.variables {
                push_new(&mut found, name);
            }
        }
    }
    found
}

fn push_new(list: &mut Vec<&'static str>, name: &'static str) {
    if !list.contains(&name) {
        list.push(name);
    }
}

impl Named {
    fn add(&mut self, line: &'static str) {
        for inside in line.split("{ ").skip(1) {
            let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '-';
            let (list, name) = match inside.strip_prefix('$') {
                Some(name) => (&mut self.variables, name),
                None => (&mut self.messages, inside),
            };
            let name = name.split(|c: char| !is_part(c)).next().unwrap_or_default();
            push_new(list, name);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "## words with { $none }
at = { $trick ->
        [0] {\"\"}
       *[other] Trick { $trick }: { other }
    }
other = { $count }{ at }
plain = no more
one = { at }{ $by } and { $by }
";

    #[test]
    fn a_message_has_its_own_variables_and_those_of_the_messages_in_it() {
        let found = variables(&[SOURCE]);
        assert_eq!(found["one"], ["by", "trick", "count"]);
        assert_eq!(found["at"], ["trick", "count"]);
        assert_eq!(found.len(), 3, "{found:?}");
    }
}
