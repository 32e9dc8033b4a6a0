//! The pages about findings and the check page: every example fails in the way it says, its mended twin is sound,
//! and both can be tried under an address.

use talon_ppn::Ppn;
use talon_records::notation::Notation as _;
use talon_records::{Reader, format_of};
use talon_rules::games::{Code, GameKind};
use talon_web::check::address;
use talon_web::docs::examples::example;

use crate::harness::site::on_each_site;

/// Findings that always come in company: a card too many is another one too few, an irregular card asks for a ruling,
/// and a value is read for the refa only where the field of that is missing.
const IN_COMPANY: &[&[Code]] = &[
    &[Code::DealDuplicate, Code::DealMissing, Code::DealHandSize],
    &[Code::Irregular, Code::RulingNeeded],
    &[Code::RevokeProven, Code::Unverifiable],
    &[Code::PpnValue, Code::PpnDialect, Code::ResultMismatch],
];

fn codes(record: &[u8]) -> (bool, Vec<Code>) {
    let mut reader = Reader::new();
    let checked = reader.check(record, &talon_ppn::options());
    (
        checked.is_accepted(),
        checked.findings.iter().map(|finding| finding.code).collect(),
    )
}

#[test]
fn every_example_fails_as_it_says_and_is_sound_when_mended() {
    for game in GameKind::ALL {
        assert_eq!(codes(format_of(*game).sound().as_bytes()), (true, Vec::new()));
    }
    let shown = Code::ALL.iter().filter_map(|code| Some((*code, example(*code)?)));
    let mut count = 0;
    for (code, example) in shown {
        count += 1;
        let (_, found) = codes(&example.failing);
        let company = IN_COMPANY
            .iter()
            .find(|codes| codes.contains(&code))
            .copied()
            .unwrap_or_default();
        assert!(found.contains(&code), "{}: {found:?}", code.as_str());
        assert!(
            found.iter().all(|one| *one == code || company.contains(one)),
            "{}: {found:?}",
            code.as_str()
        );
        let (sound, left) = codes(example.mended.as_bytes());
        assert!(
            sound && left.iter().all(|one| company.contains(one)),
            "{}: {left:?}",
            code.as_str()
        );
        assert_ne!(example.failing_part, example.mended_part, "{}", code.as_str());
    }
    assert!(count >= 49, "{count}");
}

#[test]
fn the_page_of_a_code_shows_both_records_and_lets_one_try_them() {
    on_each_site(|site| {
        let mut client = site.client();
        for lang in ["en", "hu", "hr", "sr"] {
            client.cookies.insert("lang".into(), lang.into());
            let page = client.get("/docs/errors/MUST_BEAT").text();
            assert!(!page.contains('⟦'), "{page}");
            assert!(page.contains("&#34;card&#34;:&#34;B9&#34;") && page.contains("&#34;card&#34;:&#34;BA&#34;"));
            assert!(page.contains("href=\"/rules/ulti#U-6.4\""), "{page}");
            let tries: Vec<&str> = page
                .split("href=\"/check?record=")
                .skip(1)
                .filter_map(|rest| rest.split('"').next())
                .collect();
            assert_eq!(tries.len(), 2);
            let failing = client.get(&format!("/check?record={}", tries[0])).text();
            assert!(
                failing.contains("/docs/errors/MUST_BEAT") && failing.contains("notice bad"),
                "{failing}"
            );
            let mended = client.get(&format!("/check?record={}", tries[1])).text();
            assert!(mended.contains("notice good"), "{mended}");
        }
    });
}

#[test]
fn the_check_page_offers_records_to_try_and_sums_up_several() {
    on_each_site(|site| {
        let mut client = site.client();
        let page = client.get("/check").text();
        assert_eq!(page.matches("href=\"/check?record=").count(), 10, "{page}");
        assert!(page.contains("A Preferans session in PPN"), "{page}");
        let session = address(Ppn.sample()).expect("short enough");
        assert!(page.contains(&session.replace('&', "&#38;")));
        let judged = client.get(&session).text();
        assert!(judged.contains("20 records: 20 legal, 0 not legal."), "{judged}");
        let bad = client.get("/check?record=nonsense").text();
        assert!(bad.contains("id=\"text-err\""), "{bad}");
        let failing = String::from_utf8(example(Code::MustBeat).expect("an example").failing).expect("text");
        let two = format!("[{},{failing}]", format_of(GameKind::ALL[0]).sound());
        let packed = address(&two).expect("short enough");
        let page = client.get(&packed).text();
        assert!(page.contains("2 records: 1 legal, 1 not legal."), "{page}");
        assert!(
            page.contains("href=\"#record-2\"") && page.contains("id=\"record-2\""),
            "{page}"
        );
    });
}

#[test]
fn the_front_page_leads_to_check_rules_desk_and_hands() {
    on_each_site(|site| {
        let mut client = site.client();
        let page = client.get("/").text();
        for way in ["/hands", "/desk/ulti", "/rules/ulti", "/docs/format"] {
            assert!(page.contains(&format!("<li><a href=\"{way}\">")), "{way}: {page}");
        }
        assert!(
            page.contains("action=\"/check\" enctype=\"multipart/form-data\""),
            "{page}"
        );
        assert!(page.contains("No public hands yet."), "{page}");
    });
}
