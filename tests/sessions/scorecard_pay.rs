//! The pay stands beside each name before a deal is saved: on a sheet too, in corrections, with the script, which asks
//! for it, and without; and what a second phone is told of whose turn it was to deal.

use super::scorecards::{SIMPLE, begin, save, send, three};
use crate::harness::site::{Client, on_each_site};

const FOUR: [(&str, &str); 4] = [("who", "0"), ("call", "H"), ("f.tricks.A", "6"), ("f.tricks.B", "2")];
const NAMES: [&str; 4] = ["Ante", "Bojan", "Cvita", ""];
/// Most of an answer that only tells the pay.
const PAY_BYTES: usize = 1024;

/// The words between two marks.
fn between<'a>(text: &'a str, open: &str, close: &str) -> Vec<&'a str> {
    let behind = text.split(open).skip(1);
    behind.filter_map(|rest| rest.split(close).next()).collect()
}

fn number(text: &str) -> i64 {
    text.replace('−', "-").parse().expect("a number")
}

/// What a button says that everyone gets: name and amount.
fn pays(page: &str) -> Vec<(String, i64)> {
    let said = between(page, "<span class=\"nowrap\">", "</b></span>");
    let split = |one: &str| {
        let (name, amount) = one.split_once(" <b class=\"").expect("a name and an amount");
        let (_, amount) = amount.split_once("\">").expect("an amount");
        (name.to_owned(), number(amount))
    };
    said.into_iter().map(split).collect()
}

/// How everyone stands on top of a card with a sheet.
fn sums(page: &str) -> Vec<(String, i64)> {
    let top = between(page, "<ul class=\"sums\"", "</ul>").concat();
    let split = |one: &str| {
        let name = between(one, "<span>", "</span>")[0].to_owned();
        let (_, sum) = between(one, "<em", "</em>")[0].rsplit_once('>').expect("a sum");
        (name, number(sum))
    };
    top.split("<li").skip(1).map(split).collect()
}

/// By how much the sums on top changed.
fn gained(before: &[(String, i64)], after: &[(String, i64)]) -> Vec<(String, i64)> {
    let pairs = before.iter().zip(after);
    pairs.map(|((name, was), (_, is))| (name.clone(), is - was)).collect()
}

#[test]
fn on_a_sheet_the_pay_is_told_before_saving_and_is_what_stands_on_top_afterwards() {
    on_each_site(|site| {
        let mut phone = site.client();
        let card = begin(&mut phone, "preferans", &NAMES);
        assert_eq!(save(&mut phone, &card, "1", &[("call", "passed_out")]).status, 303);
        let before = sums(&phone.get(&card).text());
        let mut asked = FOUR.to_vec();
        asked.push(("preview", "pay"));
        let answer = save(&mut phone, &card, "2", &asked).text();
        assert!(answer.len() < PAY_BYTES, "{} bytes: {answer}", answer.len());
        let told = pays(&answer);
        let names: Vec<&str> = told.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, NAMES[..3], "{answer}");
        assert!(
            told[0].1 > told[1].1 && told[1].1 > 0,
            "soup for the others too: {told:?}"
        );
        // The button without the script answers the whole page.
        asked.pop();
        asked.push(("preview", "1"));
        let page = save(&mut phone, &card, "2", &asked).text();
        assert_eq!(sums(&page), before, "it saves nothing");
        assert_eq!(pays(&page), told);
        assert_eq!(save(&mut phone, &card, "2", &FOUR).status, 303);
        assert_eq!(gained(&before, &sums(&phone.get(&card).text())), told);
    });
}

#[test]
fn the_first_deal_too_changes_the_top_by_what_it_pays_and_the_sheet_lies_there_before_it() {
    on_each_site(|site| {
        let mut phone = site.client();
        let card = begin(&mut phone, "preferans", &NAMES);
        let empty = phone.get(&card).text();
        let before = sums(&empty);
        assert!(
            before.iter().all(|(_, sum)| *sum == before[0].1 && *sum < 0),
            "{before:?}"
        );
        for told in ["class=\"ruled\"", "id=\"next-title\"", "No deals"] {
            assert!(empty.contains(told), "{told}: {empty}");
        }
        let mut asked = FOUR.to_vec();
        asked.push(("preview", "pay"));
        let told = pays(&save(&mut phone, &card, "1", &asked).text());
        assert_eq!(save(&mut phone, &card, "1", &FOUR).status, 303);
        assert_eq!(gained(&before, &sums(&phone.get(&card).text())), told);
    });
}

#[test]
fn made_and_lost_of_a_bettel_say_what_each_gets_and_a_deal_that_nobody_declared_zeros() {
    on_each_site(|site| {
        let mut phone = site.client();
        let card = begin(&mut phone, "preferans", &["Ante", "Bojan", "Cvita", "Dora"]);
        let bettel = [("who", "0"), ("call", "betl"), ("preview", "pay")];
        let answer = save(&mut phone, &card, "1", &bettel).text();
        assert!(answer.len() < PAY_BYTES, "{} bytes: {answer}", answer.len());
        let told = pays(&answer);
        assert_eq!(told.len(), 8, "two buttons for four people: {answer}");
        assert!(told[0].1 > 0 && told[4].1 < 0, "{told:?}");
        let first = phone.get(&format!("{card}?who=0&call=betl")).text();
        assert_eq!(pays(&first), told, "on the page too, before anything is chosen");
        let passed = phone.get(&format!("{card}?call=passed_out")).text();
        let zeros = pays(&passed);
        assert!(zeros.len() == 4 && zeros.iter().all(|(_, pay)| *pay == 0), "{zeros:?}");
        let kept = phone.get(&format!("{card}/forms")).text();
        assert!(kept.contains("data-call"), "{kept}");
        assert_eq!(pays(&kept), [], "what will stand before a deal is not known yet");
    });
}

#[test]
fn a_correction_tells_the_pay_at_its_place_with_the_script_and_without() {
    on_each_site(|site| {
        let mut phone = site.client();
        let card = begin(&mut phone, "preferans", &NAMES);
        assert_eq!(save(&mut phone, &card, "1", &[("call", "passed_out")]).status, 303);
        let before = sums(&phone.get(&card).text());
        assert_eq!(save(&mut phone, &card, "2", &FOUR).status, 303);
        let told = gained(&before, &sums(&phone.get(&card).text()));
        let page = format!("{card}/deals/2");
        assert_eq!(pays(&phone.get(&page).text()), told, "as it is");
        let mut lost = vec![FOUR[0], FOUR[1], ("f.tricks.A", "5"), ("f.tricks.B", "3")];
        lost.extend([("number", "2"), ("seen", "0"), ("dealer", "0")]);
        let ask = |phone: &mut Client, to: &str, preview: &'static str| {
            let mut form = lost.clone();
            form.push(("preview", preview));
            pays(&send(phone, &page, &format!("{page}/{to}"), &form).text())
        };
        let instead = ask(&mut phone, "correct", "pay");
        assert_eq!(instead.len(), 3);
        assert_eq!(ask(&mut phone, "correct", "1"), instead);
        assert_eq!(
            ask(&mut phone, "insert", "pay"),
            instead,
            "the same deal stands before both"
        );
        assert_eq!(send(&mut phone, &page, &format!("{page}/correct"), &lost).status, 303);
        assert_eq!(gained(&before, &sums(&phone.get(&card).text())), instead);
    });
}

#[test]
fn a_second_answer_hears_nothing_of_the_dealer_and_a_deal_out_of_turn_does() {
    on_each_site(|site| {
        let (mut one, mut other) = (site.client(), site.client());
        let card = three(&mut one);
        assert_eq!(save(&mut one, &card, "1", &SIMPLE).status, 303);
        let lost = [SIMPLE[0], SIMPLE[1], ("f.made.simple", "lost")];
        let second = save(&mut other, &card, "1", &lost);
        assert_eq!(second.header("location"), Some(card.as_str()));
        let page = other.get(&card).text();
        assert!(
            page.contains("two versions") && !page.contains("turn to deal"),
            "{page}"
        );
        let deal = format!("{card}/deals/1");
        assert_eq!(send(&mut one, &card, &deal, &[("act", "keep-both")]).status, 303);
        let next = one.get(&format!("{card}/deals/2")).text();
        assert!(next.contains("Anna deals"), "Cili dealt the first: {next}");
        let (_, history) = next.split_once("Earlier versions").expect("what it was");
        assert!(history.contains("Cili deals"), "{history}");
        let mut again = SIMPLE.to_vec();
        again.extend([("number", "3"), ("dealer", "0")]);
        let saved = send(&mut one, &card, &format!("{card}/deals"), &again);
        let to = saved.header("location").expect("the card").to_owned();
        assert!(one.get(&to).text().contains("turn to deal"), "{to}");
    });
}
