//! The review on the page of a hand and its questions: all without script.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use talon_service::jobs::{Clock, Worker};
use talon_service::{Actor, analyse_hand};
use talon_store::hands::Visibility;
use talon_store::{HandId, analyses};
use talon_study::analysis::Report;

use crate::accounts::people::{PASSWORD, account};
use crate::harness::site::{Client, Site, on_each_site};
use crate::replay::{section, store_record, words};
use crate::store::samples::minute;

/// A hand of Preferans in which mistakes are made.
fn record() -> String {
    talon_samples::generate::preferans::records(4).next().unwrap()
}

fn work(site: &Site) {
    let clock: Clock = Arc::new(|| minute(9));
    let worker = Worker::new(&site.store, "judge", clock, Arc::new(AtomicBool::new(false)));
    while worker.turn().unwrap() {}
}

/// A hand that is judged, with what was said of it.
pub(super) fn on_judged(test: impl Fn(&mut Client, &str, &Report)) {
    on_each_site(|site| {
        let hand = store_record(&site.store, &record(), Visibility::Public, 1);
        analyse_hand::ask(&site.store, &Actor::CommandLine, &hand.0.to_string(), minute(8)).unwrap();
        work(site);
        let body = site
            .store
            .read(|db| analyses::of_hand(db, hand))
            .unwrap()
            .unwrap()
            .body
            .unwrap();
        test(
            &mut site.client(),
            &format!("/hands/{}", hand.0),
            &serde_json::from_str(&body).unwrap(),
        );
    });
}

pub(super) fn page(client: &mut Client, path: &str) -> String {
    let answer = client.get(path);
    assert_eq!(answer.status, 200, "{path}");
    let text = answer.text();
    assert!(!text.contains('⟦'), "a key without words in {path}: {text}");
    text
}

#[test]
fn a_review_is_shown_on_wish_with_every_card_that_could_be_played() {
    on_judged(|client, hand, report| {
        for lang in ["en", "hu", "hr", "sr"] {
            client.cookies.insert("lang".into(), lang.into());
            for card in report.plies.iter().step_by(5) {
                let plain = page(client, &format!("{hand}/{}", card.ply));
                assert!(!plain.contains("id=\"review\""), "nobody asked for it");
                assert!(plain.contains(&format!("href=\"{hand}/{}?review=1\"", card.ply)));
                let judged = page(client, &format!("{hand}/{}?review=1", card.ply));
                let review = section(&judged, "review");
                let rows = review
                    .split("class=\"choices\"")
                    .nth(1)
                    .unwrap()
                    .split("</tbody>")
                    .next()
                    .unwrap();
                assert_eq!(rows.matches("<th scope=\"row\">").count(), card.values.len());
                assert_eq!(rows.matches("<tr class=\"best\">").count(), card.best.len());
                let mistakes = report
                    .plies
                    .iter()
                    .filter(|card| card.class().unwrap().is_mistake())
                    .count();
                assert_eq!(review.matches("class=\"dot ").count(), mistakes);
            }
        }
        client.cookies.insert("lang".into(), "en".into());
        let text = words(section(&page(client, &format!("{hand}?review=1")), "review"));
        assert!(text.contains("The solver sees all cards"), "{text}");
    });
}

#[test]
fn the_review_tells_what_could_have_been_done_before_the_first_card() {
    on_judged(|client, hand, report| {
        let (laid, contracts) = (report.discards.as_ref().unwrap(), report.contracts.as_ref().unwrap());
        let made = contracts.list.iter().filter(|one| one.made == Some(true)).count();
        assert!(made > 0 && laid.complete);
        for lang in ["en", "hu", "hr", "sr"] {
            client.cookies.insert("lang".into(), lang.into());
            let page = page(client, &format!("{hand}?review=1"));
            let review = section(&page, "review");
            let part = review.split("class=\"before\"").nth(1).unwrap();
            let cards = part.split("</p>").next().unwrap().matches("<i class=\"m ").count();
            assert_eq!(cards, if laid.best == laid.laid { 2 } else { 4 }, "{part}");
            let table = review
                .split("choices contracts")
                .nth(1)
                .unwrap()
                .split("</tbody>")
                .next()
                .unwrap();
            assert_eq!(table.matches("<th scope=\"row\">").count(), made);
        }
        client.cookies.insert("lang".into(), "en".into());
        let text = words(section(&page(client, &format!("{hand}?review=1")), "review"));
        assert!(
            text.contains("all cards are visible and both sides play as well as possible"),
            "{text}"
        );
    });
}

#[test]
fn a_review_by_an_earlier_engine_shows_what_it_said_until_there_is_a_new_one() {
    on_each_site(|site| {
        let hand = store_record(&site.store, &record(), Visibility::Public, 1);
        analyse_hand::ask(&site.store, &Actor::CommandLine, &hand.0.to_string(), minute(8)).unwrap();
        work(site);
        let body = site
            .store
            .read(|db| analyses::of_hand(db, hand))
            .unwrap()
            .unwrap()
            .body
            .unwrap();
        let mut old: serde_json::Value = serde_json::from_str(&body).unwrap();
        old.as_object_mut()
            .unwrap()
            .retain(|name, _| !["discards", "contracts"].contains(&name.as_str()));
        let old = old.to_string();
        let found = analyses::FinishedAnalysis {
            engine: "talon-solver/1",
            complete: true,
            nodes: 5,
            body: &old,
            mistakes: 0,
        };
        site.store
            .write(|db| analyses::finish(db, hand, &found, minute(9)))
            .unwrap();
        let mut client = site.client();
        let shown = page(&mut client, &format!("/hands/{}?review=1", hand.0));
        let review = section(&shown, "review");
        assert!(
            review.contains("class=\"graph\"") && !review.contains("class=\"before\""),
            "{review}"
        );
    });
}

#[test]
fn the_review_does_not_tell_the_rest_to_readers_who_hide_it() {
    on_judged(|client, hand, report| {
        let ply = report.plies[4].ply;
        for view in ["then=1", "view=A"] {
            let hidden = page(client, &format!("{hand}/{ply}?review=1&{view}"));
            assert!(
                !hidden.contains("class=\"choices\"") && !hidden.contains("class=\"graph\""),
                "{view}"
            );
        }
    });
}

#[test]
fn members_have_a_hand_judged_and_visitors_do_not() {
    on_each_site(|site| {
        let HandId(id) = store_record(&site.store, &record(), Visibility::Public, 1);
        let hand = format!("/hands/{id}");
        let mut visitor = site.client();
        assert!(!page(&mut visitor, &hand).contains("/analysis"));
        account(&site.store, "member@example.org", false);
        let mut member = site.client();
        let form = [("email", "member@example.org"), ("password", PASSWORD)];
        assert_eq!(member.submit("/sign-in", &form).status, 303);
        let before = page(&mut member, &hand);
        assert!(before.contains(&format!("action=\"{hand}/analysis\"")), "{before}");
        let token = member.get(&hand).hidden("csrf").unwrap();
        assert!(page(&mut member, &format!("{hand}/5")).contains(&format!("action=\"{hand}/analysis?ply=5\"")));
        let asked = member.post(&format!("{hand}/analysis?ply=5"), &[("csrf", &token)]);
        assert_eq!(
            (asked.status, asked.header("location")),
            (303, Some(&*format!("{hand}/5?review=1#review")))
        );
        assert!(words(&page(&mut member, &hand)).contains("The solver is working"));
        work(site);
        assert!(
            page(&mut visitor, &hand).contains("?review=1"),
            "what is known is for everybody who sees the hand"
        );
    });
}

#[test]
fn a_question_takes_every_best_card_and_says_what_another_one_costs() {
    on_judged(|client, hand, report| {
        let mistakes: Vec<_> = report
            .plies
            .iter()
            .filter(|card| card.class().unwrap().is_mistake())
            .collect();
        assert!(!mistakes.is_empty());
        for (number, card) in (1..).zip(&mistakes) {
            let place = format!("{hand}/quiz/{number}");
            let asked = page(client, &place);
            assert_eq!(asked.matches("type=\"radio\"").count(), card.values.len());
            assert!(
                !section(&asked, "answer").contains("role=\"status\""),
                "nothing is given away"
            );
            for code in card.values.keys() {
                let said = page(client, &format!("{place}?card={code}"));
                let right = section(&said, "answer").contains("notice good");
                assert_eq!(right, card.best.contains(code), "{code}");
            }
            assert!(words(&page(client, &format!("{place}?show=1"))).contains("was played"));
            assert!(words(&page(client, &format!("{place}?hint=1"))).contains("Look at:"));
        }
        assert_eq!(client.get(&format!("{hand}/quiz/{}", mistakes.len() + 1)).status, 404);
        assert_eq!(client.get(&format!("{hand}/quiz/0")).status, 404);
    });
}

/// What stands over the table.
pub(super) fn over_the_table(page: &str) -> &str {
    page.split("<p class=\"state\">")
        .nth(1)
        .unwrap()
        .split("</p>")
        .next()
        .unwrap()
}

#[test]
fn questions_and_lines_say_the_contract_and_the_score_as_the_hand_does() {
    on_judged(|client, hand, report| {
        let card = report
            .plies
            .iter()
            .find(|card| card.class().unwrap().is_mistake())
            .unwrap();
        for lang in ["en", "hu", "hr", "sr"] {
            client.cookies.insert("lang".into(), lang.into());
            let there = page(client, &format!("{hand}/{}", card.ply));
            let line = over_the_table(&there);
            assert!(line.contains("<b>") && line.contains("class=\"score\""), "{line}");
            assert_eq!(over_the_table(&page(client, &format!("{hand}/quiz/1"))), line);
            assert_eq!(
                over_the_table(&page(client, &format!("{hand}/play/{}", card.ply))),
                line
            );
        }
    });
}

#[test]
fn a_choice_of_a_question_is_named_once_and_the_way_on_leads_after_a_right_answer() {
    on_judged(|client, hand, report| {
        let card = report
            .plies
            .iter()
            .find(|card| card.class().unwrap().is_mistake())
            .unwrap();
        let asked = page(client, &format!("{hand}/quiz/1"));
        let label = asked
            .split("class=\"picks\"")
            .nth(1)
            .unwrap()
            .split("</label>")
            .next()
            .unwrap();
        assert!(
            label.contains("aria-label") && !label.contains("class=\"vh\""),
            "{label}"
        );
        let main = |page: &str| {
            let parts: Vec<_> = section(page, "answer")
                .split("class=\"btn go\"")
                .map(str::to_owned)
                .collect();
            assert_eq!(parts.len(), 2, "one main act: {page}");
            words(&format!("<i {}", parts[1])).trim().to_owned()
        };
        assert!(main(&asked).starts_with("Answer"), "{}", main(&asked));
        let right = page(client, &format!("{hand}/quiz/1?card={}", card.best[0]));
        assert!(
            ["Next question", "Back to the hand"]
                .iter()
                .any(|way| main(&right).starts_with(way))
        );
        assert!(
            asked.contains("type=\"radio\"") && !right.contains("type=\"radio\""),
            "what is solved is not asked"
        );
    });
}

#[test]
fn a_visitor_is_told_where_a_review_is_asked_for() {
    on_each_site(|site| {
        let HandId(id) = store_record(&site.store, &record(), Visibility::Public, 1);
        let (hand, mut visitor) = (format!("/hands/{id}/9"), site.client());
        let shown = page(&mut visitor, &hand);
        assert!(shown.contains("data-key=\"review\" href=\"#review\""), "{shown}");
        let way = format!("href=\"/sign-in?next=/hands/{id}/9\"");
        assert!(section(&shown, "review").contains(&way), "{shown}");
        let hidden = page(&mut visitor, &format!("{hand}?then=1"));
        assert!(
            !hidden.contains("href=\"#review\""),
            "no review is shown to whoever hides the rest"
        );
    });
}

#[test]
fn a_loss_is_counted_and_a_card_without_choice_is_called_so() {
    on_judged(|client, hand, report| {
        let all = page(client, &format!("{hand}/0?review=1"));
        let review = words(section(&all, "review"));
        assert!(
            review.contains("costs 1 trick"),
            "a hand in which a trick is lost: {review}"
        );
        assert!(!review.contains("costs 1 tricks"), "{review}");
        let forced = report
            .plies
            .iter()
            .find(|card| card.values.len() == 1)
            .expect("a card without choice");
        let there = page(client, &format!("{hand}/{}?review=1", forced.ply));
        let there = words(section(&there, "review"));
        assert!(
            there.contains("It was the only legal card.") && !there.contains("number 1 of 1"),
            "{there}"
        );
    });
}
