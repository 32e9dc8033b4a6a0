//! Bids out of words.

use super::bid::{apart, bid_of, bid_words, parts_of};
use super::words::{Term, lexicon};
use crate::lexicon::words;
use talon_rules::games::ulti::Bid;

fn read(text: &str) -> Option<(&'static str, Vec<&'static str>)> {
    let line = apart(words(text, 0));
    let (mut terms, mut at) = (Vec::new(), 0);
    while at < line.len() {
        let found = lexicon().find_of(&line[at..], Term::is_bid)?;
        let [term] = found.meanings[..] else { return None };
        terms.push(term);
        at += found.length;
    }
    let said = bid_of(&terms)?;
    Some((said.bid.code(), said.parts.iter().map(|part| part.code()).collect()))
}

#[test]
fn every_bid_is_read_from_its_words_and_from_its_code() {
    for bid in Bid::all() {
        let parts: Vec<&str> = parts_of(bid).map(|part| part.code()).collect();
        assert_eq!(read(&bid_words(bid)), Some((bid.code(), parts)), "{}", bid_words(bid));
        assert_eq!(read(bid.code()).map(|(code, _)| code), Some(bid.code()));
    }
}

#[test]
fn words_stand_in_any_order_and_language() {
    for (text, code) in [
        ("ulti piros 40-100", "p:h40+ulti"),
        ("négyvenszáz", "h40"),
        ("negyvenszáz négy ász", "h40+aces"),
        ("terített színtelen durchmars", "open_plain_dur"),
        ("durchmars bez aduta", "plain_dur"),
        ("piros betli", "rebetli"),
        ("otvoreni betli", "open_betli"),
        ("színes durchmars", "dur"),
        ("четири аса", "simple+aces"),
        ("ulti parti", "simple+ulti"),
        ("betli ulti", ""),
        ("piros terített betli", ""),
        ("terített ulti", ""),
        ("ulti ulti", ""),
        ("100", ""),
    ] {
        assert_eq!(read(text).map_or("", |(code, _)| code), code, "{text}");
    }
    assert_eq!(read("ulti 20-100").unwrap().1, ["ulti", "h20"]);
}
