use proptest::prelude::*;

use super::*;
use crate::hash::Hash;
use crate::json::{Limits, Tape};

fn canonical(text: &str) -> String {
    let mut tape = Tape::new();
    let mut out = Vec::new();
    value(&mut out, tape.read(text.as_bytes(), Limits::default()).unwrap().root());
    String::from_utf8(out).unwrap()
}

#[track_caller]
fn check(text: &str, expected: &str) {
    assert_eq!(canonical(text), expected, "{text}");
}

fn hash_of_four_members(text: &str) -> (usize, String) {
    let mut tape = Tape::new();
    let mut out = Vec::new();
    let wanted = ["game", "rules", "deal", "actions"];
    let root = tape.read(text.as_bytes(), Limits::default()).unwrap().root();
    members(&mut out, root, |name| wanted.iter().any(|one| name.is(one)));
    (out.len(), Hash::of(&out).to_hex())
}

#[test]
fn the_examples_hash_as_the_format_says() {
    let ulti = include_str!("../../../../tests/fixtures/examples/ulti.talon.json");
    let preferans = include_str!("../../../../tests/fixtures/examples/preferans.talon.json");
    let expected = "11b95f780d915d6794ab013e9fa7a4b31d1564af85a0a56dd943137b00e77254";
    assert_eq!(hash_of_four_members(ulti), (1837, expected.to_owned()));
    let expected = "1457fa98a61995c80aec187fa3be9c8d790da0c5ee019e353b4523113bc9096c";
    assert_eq!(hash_of_four_members(preferans), (1776, expected.to_owned()));
}

#[test]
fn white_space_goes_and_members_are_sorted_at_every_level() {
    check(
        "{ \"b\" : [ 1 , { \"d\" : true , \"c\" : null } ] , \"a\" : { } }",
        r#"{"a":{},"b":[1,{"c":null,"d":true}]}"#,
    );
    check(r#"{"by":1,"b":2,"bya":3,"":4}"#, r#"{"":4,"b":2,"by":1,"bya":3}"#);
}

#[test]
fn members_are_sorted_by_utf_16_code_units() {
    // The order the RFC prints for these names: the emoji's surrogates come before the Hebrew letter with dagesh.
    let names = ["\r", "1", "\u{80}", "\u{f6}", "\u{20ac}", "\u{1f600}", "\u{fb33}"];
    let backwards: Vec<String> = names
        .iter()
        .rev()
        .map(|name| format!("{}:0", serde_json::json!(name)))
        .collect();
    let sorted: Vec<String> = names
        .iter()
        .map(|name| format!("{}:0", serde_json::json!(name)))
        .collect();
    check(
        &format!("{{{}}}", backwards.join(",")),
        &format!("{{{}}}", sorted.join(",")),
    );
}

#[test]
fn an_object_too_large_for_the_quick_way_is_sorted_as_well() {
    let member = |n: usize| format!("\"k{n:03}\":{n}");
    let backwards: Vec<String> = (0..100).rev().map(member).collect();
    let sorted: Vec<String> = (0..100).map(member).collect();
    check(
        &format!("{{{}}}", backwards.join(",")),
        &format!("{{{}}}", sorted.join(",")),
    );
}

#[test]
fn names_alike_in_their_first_letters_or_beyond_ascii_are_sorted_as_well() {
    check(
        r#"{"longname2":1,"longname1":2,"longname":3}"#,
        r#"{"longname":3,"longname1":2,"longname2":1}"#,
    );
    check(r#"{"é":1,"e":2,"\u0061":3}"#, r#"{"a":3,"e":2,"é":1}"#);
    check(r#"{"b":-0,"a" : "x","c":1.0}"#, r#"{"a":"x","b":0,"c":1}"#);
    check(r#"{"a\u0000":1,"a":2}"#, r#"{"a":2,"a\u0000":1}"#);
}

#[test]
fn strings_are_escaped_one_way_only() {
    check(
        r#""\u0041\/\u00e9\u0008\u0009\u000a\u000c\u000d\u001F\u0022\\\ud83d\ude00\u007f""#,
        "\"A/é\\b\\t\\n\\f\\r\\u001f\\\"\\\\😀\u{7f}\"",
    );
    check("\"é€😀\"", "\"é€😀\"");
}

#[test]
fn integers_and_other_numbers_are_written_as_the_rfc_asks() {
    for (text, expected) in [
        ("-0", "0"),
        ("-12", "-12"),
        ("9007199254740991", "9007199254740991"),
        ("1.0", "1"),
        ("-0.0", "0"),
        ("4.50", "4.5"),
        ("2e-3", "0.002"),
        ("333333333.33333329", "333333333.3333333"),
        ("1E30", "1e+30"),
        ("0.000001", "0.000001"),
        ("0.000000000000000000000000001", "1e-27"),
        ("1e20", "100000000000000000000"),
        ("123456789012345678901", "123456789012345680000"),
        ("1.5e21", "1.5e+21"),
        ("-123.25", "-123.25"),
    ] {
        check(text, expected);
    }
}

#[test]
fn a_writer_builds_objects_and_arrays_by_hand() {
    let mut out = Vec::new();
    let mut object = Object::begin(&mut out);
    let mut array = Array::begin(object.plain_member("list"));
    integer(array.item(), -7);
    integer(array.item(), 12);
    string(array.item(), "a\"b");
    array.end();
    integer(object.member("n\n"), 3);
    object.end();
    assert_eq!(String::from_utf8(out).unwrap(), r#"{"list":[-7,12,"a\"b"],"n\n":3}"#);
}

fn any_json() -> impl Strategy<Value = serde_json::Value> {
    let leaf = prop_oneof![
        Just(serde_json::Value::Null),
        any::<bool>().prop_map(Into::into),
        (-(1i64 << 53) + 1..1i64 << 53).prop_map(Into::into),
        any::<String>().prop_map(Into::into),
    ];
    leaf.prop_recursive(6, 64, 8, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..8).prop_map(Into::into),
            prop::collection::btree_map(any::<String>(), inner, 0..8)
                .prop_map(|members| serde_json::Value::Object(members.into_iter().collect())),
        ]
    })
}

proptest! {
    #[test]
    fn the_canonical_form_says_the_same_and_is_its_own_canonical_form(json in any_json()) {
        let once = canonical(&serde_json::to_string_pretty(&json).unwrap());
        prop_assert_eq!(&serde_json::from_str::<serde_json::Value>(&once).unwrap(), &json);
        prop_assert_eq!(canonical(&once), once);
    }

    #[test]
    fn names_compare_as_their_utf_16_code_units(a in any::<String>(), b in any::<String>()) {
        prop_assert_eq!(compare(&a, &b), a.encode_utf16().cmp(b.encode_utf16()));
    }

    #[test]
    fn numbers_read_back_as_they_were(number in any::<f64>().prop_filter("finite", |n| n.is_finite())) {
        let written = canonical(&format!("{number:e}"));
        prop_assert_eq!(written.parse::<f64>().unwrap(), number);
    }
}
