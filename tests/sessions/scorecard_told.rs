//! What a card tells those at the table: deals that count otherwise after a correction, two answers to one deal,
//! refusals by name, notes and points; and that a form pressed twice begins one card.

use super::scorecards::{SIMPLE, begin, save, send, three};
use crate::harness::site::{Client, on_each_site};

const FOUR: [(&str, &str); 4] = [("who", "0"), ("call", "H"), ("f.tricks.A", "6"), ("f.tricks.B", "2")];

fn preferans(client: &mut Client) -> String {
    begin(client, "preferans", &["Ante", "Bojan", "Cvita", ""])
}

/// Does an act on a deal and answers the page that tells of it.
fn told(client: &mut Client, card: &str, deal: &str, form: &[(&str, &str)]) -> String {
    let page = format!("{card}/deals/{deal}");
    let done = send(client, &page, &page, form);
    assert_eq!(done.status, 303, "{}", done.text());
    let to = done.header("location").expect("the card").to_owned();
    client.get(&to).text()
}

#[test]
fn a_void_takes_a_refa_away_and_the_card_says_which_later_deals_changed() {
    on_each_site(|site| {
        let mut phone = site.client();
        let card = preferans(&mut phone);
        assert_eq!(save(&mut phone, &card, "1", &[("call", "passed_out")]).status, 303);
        assert_eq!(save(&mut phone, &card, "2", &FOUR).status, 303);
        let void = [("act", "void"), ("reason", "dealt wrongly")];
        let page = told(&mut phone, &card, "1", &void);
        assert!(page.contains("deal 2 is no longer under a refa: 16 → 8"), "{page}");
        let page = told(&mut phone, &card, "1", &[("act", "restore")]);
        assert!(page.contains("deal 2 is now under a refa: 8 → 16"), "{page}");
        let nonsense = phone.get(&format!("{card}?changed=<b>1v2_3</b>&end=")).text();
        assert!(!nonsense.contains("Counted again"), "{nonsense}");
    });
}

#[test]
fn a_deal_that_is_put_in_says_what_it_did_to_the_one_behind_it() {
    on_each_site(|site| {
        let mut phone = site.client();
        let card = preferans(&mut phone);
        assert_eq!(save(&mut phone, &card, "1", &FOUR).status, 303);
        let page = format!("{card}/deals/1");
        let passed = [("call", "passed_out"), ("number", "1"), ("dealer", "2"), ("seen", "0")];
        let done = send(&mut phone, &page, &format!("{page}/insert"), &passed);
        assert_eq!(done.status, 303, "{}", done.text());
        let told = phone.get(done.header("location").expect("the card")).text();
        assert!(told.contains("deal 2 is now under a refa: 8 → 16"), "{told}");
    });
}

/// A sheet so short that two deals end it.
fn short(client: &mut Client) -> String {
    let form = [
        ("game", "preferans"),
        ("preset", "hr"),
        ("bula", "6"),
        ("refas", "1"),
        ("name", "Ante"),
        ("name", "Bojan"),
        ("name", "Cvita"),
        ("name", ""),
        ("dealer", "2"),
        ("dealing", "in-turn"),
        ("point", ""),
        ("unit", ""),
    ];
    let begun = client.post("/sessions/new", &form);
    assert_eq!(begun.status, 303, "{}", begun.text());
    begun.header("location").expect("the card").to_owned()
}

#[test]
fn a_correction_that_ends_the_sheet_earlier_says_so_and_the_later_deals_stay_marked() {
    on_each_site(|site| {
        let mut phone = site.client();
        let card = short(&mut phone);
        let lost = [FOUR[0], FOUR[1], ("f.tricks.A", "5"), ("f.tricks.B", "3")];
        for (number, deal) in [("1", &FOUR), ("2", &lost), ("3", &FOUR), ("4", &FOUR), ("5", &FOUR)] {
            let saved = save(&mut phone, &card, number, deal);
            assert_eq!(saved.status, 303, "{number}: {}", saved.text());
        }
        assert!(
            phone.get(&card).text().contains("The session is over"),
            "the fall is made good"
        );
        let to = format!("{card}/deals/2/correct");
        let mut right = FOUR.to_vec();
        right.extend([("number", "2"), ("seen", "0"), ("dealer", "0")]);
        let done = send(&mut phone, &format!("{card}/deals/2"), &to, &right);
        assert_eq!(done.status, 303, "{}", done.text());
        let page = phone.get(done.header("location").expect("the card")).text();
        for said in [
            "The sheet now ends with deal 3",
            "Deals 4, 5 stay on the list",
            "do not count",
        ] {
            assert!(page.contains(said), "{said}: {page}");
        }
    });
}

#[test]
fn two_answers_stand_on_top_of_both_phones_and_are_settled_there() {
    on_each_site(|site| {
        let (mut one, mut other) = (site.client(), site.client());
        let card = three(&mut one);
        assert_eq!(save(&mut one, &card, "1", &SIMPLE).status, 303);
        let before = one.get(&format!("{card}/revision")).text();
        let lost = [SIMPLE[0], SIMPLE[1], ("f.made.simple", "lost")];
        assert_eq!(save(&mut other, &card, "1", &lost).status, 303);
        assert_ne!(
            one.get(&format!("{card}/revision")).text(),
            before,
            "an open page hears of it"
        );
        for phone in [&mut one, &mut other] {
            let page = phone.get(&card).text();
            for said in [
                "Deal 1: two versions",
                "Keep the first version",
                "Keep the other version",
            ] {
                assert!(page.contains(said), "{said}: {page}");
            }
        }
        let deal = format!("{card}/deals/1");
        assert_eq!(send(&mut other, &card, &deal, &[("act", "keep-second")]).status, 303);
        assert!(!one.get(&card).text().contains("two versions"));
    });
}

#[test]
fn the_second_answer_is_counted_where_it_would_stand() {
    on_each_site(|site| {
        let (mut one, mut other) = (site.client(), site.client());
        let card = preferans(&mut one);
        assert_eq!(save(&mut one, &card, "1", &[("call", "passed_out")]).status, 303);
        assert_eq!(save(&mut one, &card, "2", &FOUR).status, 303);
        let seven = [FOUR[0], FOUR[1], ("f.tricks.A", "7"), ("f.tricks.B", "1")];
        assert_eq!(save(&mut other, &card, "2", &seven).status, 303);
        let page = one.get(&card).text();
        let (_, both) = page.split_once("two versions").expect("two versions");
        let both = both.split("Keep the other version").next().unwrap_or_default();
        assert_eq!(both.matches("under a refa").count(), 2, "{both}");
    });
}

#[test]
fn refusals_are_said_by_name() {
    on_each_site(|site| {
        let mut phone = site.client();
        let card = preferans(&mut phone);
        let said = |phone: &mut Client, more: &[(&str, &str)]| {
            let mut form = vec![("who", "0"), ("call", "H")];
            form.extend(more);
            let refused = save(phone, &card, "1", &form);
            assert_eq!(refused.status, 409);
            refused.text()
        };
        let kontra = [("f.came", "only.C"), ("f.kontra", "B1"), ("f.tricks.A", "6")];
        let page = said(&mut phone, &kontra);
        assert!(
            page.contains("Bojan dropped, so only Cvita can say kontra. (P-5.5)"),
            "{page}"
        );
        let tricks = [
            ("f.came", "only.C"),
            ("f.tricks.A", "6"),
            ("f.tricks.B", "3"),
            ("f.tricks.C", "1"),
        ];
        let page = said(&mut phone, &tricks);
        assert!(page.contains("Bojan dropped and wins no tricks. (P-6.1)"), "{page}");
        let many = [("f.tricks.A", "7"), ("f.tricks.B", "2"), ("f.tricks.C", "2")];
        let page = said(&mut phone, &many);
        assert!(page.contains("These tricks add up to 11; a deal has ten."), "{page}");
    });
}

#[test]
fn points_are_held_against_the_verdict_and_both_sides_are_needed() {
    on_each_site(|site| {
        let mut phone = site.client();
        let card = three(&mut phone);
        let with = |phone: &mut Client, declarer: &str, defenders: &str| {
            let mut form = SIMPLE.to_vec();
            form.extend([("f.points.declarer", declarer), ("f.points.defenders", defenders)]);
            save(phone, &card, "1", &form)
        };
        let missing = with(&mut phone, "60", "");
        assert_eq!(missing.status, 409);
        assert!(
            missing.text().contains("Card points of the defenders"),
            "{}",
            missing.text()
        );
        let wrong = with(&mut phone, "40", "50");
        assert_eq!(wrong.status, 409);
        assert!(wrong.text().contains("(U-7"), "{}", wrong.text());
        assert_eq!(with(&mut phone, "60", "30").status, 303);
        let records = phone.get(&format!("{card}/deals.ndjson")).text();
        assert!(
            records.contains(r#""points":{"declarer":60,"defenders":30}"#),
            "{records}"
        );
        let text = phone.get(&format!("{card}/deals.txt")).text();
        assert!(text.contains("points 60:30"), "{text}");
    });
}

#[test]
fn a_note_stands_beside_its_deal_and_goes_into_every_file() {
    on_each_site(|site| {
        let mut phone = site.client();
        let card = three(&mut phone);
        let mut form = SIMPLE.to_vec();
        form.push(("note", "Cili forgot <b>the ace</b>"));
        assert_eq!(save(&mut phone, &card, "1", &form).status, 303);
        let page = phone.get(&card).text();
        assert!(
            page.contains("Cili forgot &#60;b&#62;the ace") || page.contains("Cili forgot &lt;b&gt;the ace"),
            "{page}"
        );
        for file in ["deals.txt", "deals.csv", "deals.ndjson"] {
            let text = phone.get(&format!("{card}/{file}")).text();
            assert!(text.contains("Cili forgot <b>the ace</b>"), "{file}: {text}");
        }
        for asked in ["", "?who=1&call=betli"] {
            let deal = phone.get(&format!("{card}/deals/1{asked}")).text();
            let (_, field) = deal.split_once("name=\"note\"").expect("the field of the note");
            let field = field.split('>').next().unwrap_or_default();
            assert!(field.contains("value=\"Cili forgot"), "{asked}: {field}");
        }
        form.pop();
        form.extend([("note", "x\u{202e}y"), ("number", "1"), ("dealer", "2"), ("seen", "0")]);
        let to = format!("{card}/deals/1/correct");
        let refused = send(&mut phone, &format!("{card}/deals/1"), &to, &form);
        assert_eq!(refused.status, 409, "letters that turn a text round");
    });
}

#[test]
fn a_form_pressed_twice_begins_one_card_and_another_form_another() {
    on_each_site(|site| {
        let mut phone = site.client();
        let key = phone.get("/sessions/new").hidden("key").expect("the form's own key");
        let mut press = |first: &str| {
            let mut form = vec![("game", "ulti"), ("key", key.as_str()), ("name", first)];
            form.extend([("name", "Béla"), ("name", "Cili"), ("name", ""), ("dealer", "0")]);
            form.extend([("dealing", "in-turn"), ("point", ""), ("unit", "")]);
            let begun = phone.post("/sessions/new", &form);
            assert_eq!(begun.status, 303, "{}", begun.text());
            begun.header("location").expect("the card").to_owned()
        };
        let first = press("Anna");
        assert_eq!(press("Anna"), first);
        assert_ne!(press("Dani"), first);
    });
}

#[test]
fn a_card_of_preferans_begins_with_a_named_set_and_any_numbers() {
    on_each_site(|site| {
        let mut phone = site.client();
        let shown = phone.get("/sessions/new").text();
        assert!(
            shown.contains("name=\"preset\"") && shown.contains("Serbian (sr)"),
            "{shown}"
        );
        let press = |phone: &mut Client, preset: &str, bula: &str, refas: &str| {
            let mut form = vec![
                ("game", "preferans"),
                ("preset", preset),
                ("bula", bula),
                ("refas", refas),
            ];
            form.extend([("name", "Ante"), ("name", "Bojan"), ("name", "Cvita"), ("name", "")]);
            form.extend([("dealer", "2"), ("dealing", "in-turn"), ("point", ""), ("unit", "")]);
            phone.post("/sessions/new", &form)
        };
        let begun = press(&mut phone, "sr", "84", "7");
        assert_eq!(begun.status, 303, "{}", begun.text());
        let card = begun.header("location").expect("the card").to_owned();
        assert_eq!(save(&mut phone, &card, "1", &FOUR).status, 303);
        let records = phone.get(&format!("{card}/deals.ndjson")).text();
        for said in [r#""bula":84"#, r#""refas":7"#, r#""plain_two":"refa_else_wins""#] {
            assert!(records.contains(said), "{said}: {records}");
        }
        let settings = phone.get(&format!("{card}/settings")).text();
        assert!(
            settings.contains("name=\"option.bula\"") && settings.contains("value=\"84\""),
            "{settings}"
        );
        for (preset, bula, refas) in [("sr", "83", ""), ("sr", "x", ""), ("nobody", "", ""), ("sr", "", "201")] {
            assert_eq!(
                press(&mut phone, preset, bula, refas).status,
                422,
                "{preset} {bula} {refas}"
            );
        }
    });
}

#[test]
fn a_two_under_an_open_refa_needs_no_word_of_it_where_the_card_has_the_sheet() {
    on_each_site(|site| {
        let mut phone = site.client();
        let card = preferans(&mut phone);
        let page = format!("{card}/text");
        let mut write = |text: &str| {
            let looked = send(&mut phone, &page, &page, &[("act", "look"), ("text", text)]);
            let hidden = |name: &str| looked.hidden(name).unwrap_or_default();
            let (key, seen) = (hidden("key"), hidden("seen"));
            let token = hidden("csrf");
            let form = [
                ("act", "add"),
                ("key", &key),
                ("csrf", &token),
                ("seen", &seen),
                ("text", text),
            ];
            (looked.status, phone.post(&page, &form).status)
        };
        assert_eq!(write("Ante 2: 6 2 2\n").1, 422, "nobody has a refa");
        assert_eq!(write("pass\nBojan 2: 6 2 2\n"), (200, 303));
        let page = phone.get(&card).text();
        assert!(page.contains("tricks 2–6–2, under a refa"), "{page}");
    });
}

#[test]
fn what_a_form_comes_to_is_told_in_a_kilobyte() {
    on_each_site(|site| {
        let mut phone = site.client();
        let card = three(&mut phone);
        let form = [SIMPLE[0], SIMPLE[1], ("f.kontra.simple", "1"), ("preview", "pay")];
        let shown = save(&mut phone, &card, "1", &form);
        let page = shown.text();
        assert_eq!(shown.status, 200, "{page}");
        assert!(page.contains("class=\"ends\"") && page.contains("+4"), "{page}");
        assert!(page.len() < 1024, "{} bytes: {page}", page.len());
        assert!(
            phone.get(&card).text().contains("No deals yet"),
            "a preview saves nothing"
        );
    });
}

#[test]
fn all_ten_tricks_and_the_simple_lost_is_asked_once_and_then_saved() {
    on_each_site(|site| {
        let mut phone = site.client();
        let card = three(&mut phone);
        let odd = [
            SIMPLE[0],
            SIMPLE[1],
            ("f.made.simple", "lost"),
            ("f.silent.durchmars", "won"),
        ];
        let asked = save(&mut phone, &card, "1", &odd);
        let page = asked.text();
        assert!(
            page.contains("All ten tricks and the Simple lost?") && page.contains("name=\"sure\""),
            "{page}"
        );
        assert!(phone.get(&card).text().contains("No deals yet"));
        let mut sure = odd.to_vec();
        sure.push(("sure", "1"));
        let saved = save(&mut phone, &card, "1", &sure);
        assert_eq!(saved.status, 303, "{}", saved.text());
    });
}
