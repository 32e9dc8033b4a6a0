//! No link of the site leads nowhere: every page that can be reached from the first one by links is asked for, and
//! every place inside a page that a link names is there.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use scraper::{Html, Selector};

use super::club;

/// Pages of one kind that are read; more of them say nothing new.
const PAGES_OF_A_KIND_MAX: usize = 12;

/// The address with its numbers taken out, so that pages of one kind look alike.
fn kind(address: &str) -> String {
    let path = address.split('?').next().unwrap_or_default();
    path.chars().map(|c| if c.is_ascii_digit() { '0' } else { c }).collect()
}

#[test]
fn every_link_leads_to_a_page_and_every_anchor_to_a_place_on_it() {
    let club = club();
    let mut client = club.site.client();
    let links = Selector::parse("a[href], link[href], script[src], use[href]").unwrap();
    let mut open = VecDeque::from([("/".to_owned(), "the start".to_owned())]);
    let mut met = BTreeSet::from(["/".to_owned()]);
    let mut read: BTreeMap<String, usize> = BTreeMap::new();
    let mut dead = Vec::new();
    let mut places: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut sought: BTreeSet<(String, String, String)> = BTreeSet::new();
    while let Some((address, from)) = open.pop_front() {
        let seen = read.entry(kind(&address)).or_default();
        *seen += 1;
        if *seen > PAGES_OF_A_KIND_MAX {
            continue;
        }
        let answer = client.get(&address);
        if answer.status >= 400 && answer.status != 401 {
            dead.push(format!("{address} from {from}: {}", answer.status));
        }
        if !answer
            .header("content-type")
            .is_some_and(|kind| kind.starts_with("text/html"))
        {
            continue;
        }
        let page = Html::parse_document(&answer.text());
        let ids = page
            .tree
            .nodes()
            .filter_map(|node| node.value().as_element()?.id().map(str::to_owned));
        places.insert(address.clone(), ids.collect());
        for link in page.select(&links) {
            let target = link
                .value()
                .attr("href")
                .or(link.value().attr("src"))
                .unwrap_or_default();
            let (path, place) = target.split_once('#').unwrap_or((target, ""));
            if !place.is_empty() {
                let on = if path.is_empty() { &address } else { path };
                sought.insert((on.to_owned(), place.to_owned(), address.clone()));
            }
            // Only a replay whose address carries its record has addresses within itself.
            let is_whole = ["/", "#", "?", "http:", "https:"]
                .iter()
                .any(|start| target.starts_with(start));
            if !is_whole && !target.is_empty() && !address.starts_with("/check/") {
                dead.push(format!("{target} on {address} is a relative address"));
            }
            let page = path.starts_with('/') && !path.starts_with("//");
            if page && met.insert(path.to_owned()) {
                open.push_back((path.to_owned(), address.clone()));
            }
        }
    }
    let missing = sought
        .iter()
        .filter(|(on, place, _)| places.get(on).is_some_and(|ids| !ids.contains(place)));
    dead.extend(missing.map(|(on, place, from)| format!("{on}#{place} from {from}")));
    let rules = sought
        .iter()
        .filter(|(on, place, _)| on == "/rules/ulti" && place.starts_with("U-"));
    assert!(rules.count() > 100, "only few links to rules were met");
    assert!(met.len() > 100, "only {} addresses were met", met.len());
    assert!(dead.is_empty(), "{} dead links:\n{}", dead.len(), dead.join("\n"));
}
