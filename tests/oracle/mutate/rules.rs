//! The ways to spoil what a record says of its rules, and to set options that are there.

use serde_json::{Value, json};

use super::super::{options, preferans};
use super::Chance;
use super::record::is_preferans;

/// Gives an option a value that mostly it may not have.
pub fn change_an_option(chance: &mut Chance, record: &mut Value) {
    let all = if is_preferans(record) {
        preferans::options::defaults()
    } else {
        options::defaults()
    };
    let mut names: Vec<String> = all.keys().cloned().collect();
    names.push("preset".to_owned());
    let name = chance.pick(&names).clone();
    let values = [
        json!(true),
        json!(false),
        json!(1),
        json!(2),
        json!(4),
        json!(null),
        json!("mandatory"),
        json!("never"),
        json!("own_card"),
        json!("after_trick1"),
        json!("two_round"),
        json!("two_passes"),
        json!("hearts_simple"),
        json!("100_and_durchmars_only"),
        json!(["100"]),
        json!([]),
        json!("individual"),
        json!("through"),
        json!("play"),
        json!("any"),
        json!("giver"),
        json!("refa_else_wins"),
    ];
    if !record["rules"].is_object() {
        return;
    }
    if !record["rules"]["options"].is_object() {
        record["rules"]["options"] = json!({});
    }
    record["rules"]["options"][name] = chance.pick(&values).clone();
}

/// Sets an option to a value that it may have.
pub fn set_an_option(chance: &mut Chance, record: &mut Value) {
    let all = [
        ("forfeit_value", json!(2)),
        ("marriage_needs_trick", json!(true)),
        ("marriage_needs_trick", json!(true)),
        ("loss_factor", json!(2)),
        ("silent_bids", json!([])),
        ("silent_bids", json!(["100", "aces"])),
        ("silent_bids", json!(["aces", "ulti", "durchmars"])),
        ("silent_loss_factor", json!(1)),
        ("silent_100_replaces_simple", json!(true)),
        ("silent_20_100_value", json!(4)),
        ("silent_kontra", json!("never")),
        ("silent_kontra", json!("100_and_durchmars_only")),
        ("silent_ulti_all_pay", json!(true)),
        ("defender_lost_silent_ulti", json!(4)),
        ("defender_lost_silent_ulti", json!(4)),
        ("kontra_window", json!("own_card")),
        ("kontra_window", json!("after_trick1")),
        ("kontra_max_level", json!(2)),
        ("four_aces", json!(false)),
        ("min_contract", json!("hearts_simple")),
        ("simple_forfeit", json!("never")),
        ("simple_forfeit", json!("mandatory")),
        ("require_cards_for_bid", json!(true)),
        ("standalone_trump_durchmars", json!(false)),
        ("auction_end", json!("two_passes")),
        ("open_exposes", json!("declarer")),
        ("table_size", json!(4)),
    ];
    let own = [
        ("bid_step", json!("any")),
        ("kontra_max", json!(4)),
        ("plain_two", json!("refa_else_wins")),
        ("plain_two", json!("refa_else_nothing")),
        ("plain_two", json!("play")),
        ("plain_two_refa_exempt", json!(false)),
        ("quota_pair", json!("two_each")),
        ("kontra_bearer", json!("individual")),
        ("betl_kontra_soup", json!("giver")),
        ("refa_block", json!("never")),
        ("refa_frozen_under_hat", json!(true)),
        ("refas", json!(null)),
        ("refas", json!(0)),
        ("last_fall_double", json!(true)),
        ("last_hand_soup_limit", json!(true)),
        ("preferans8", json!(true)),
        ("bula", json!(100)),
    ];
    let (name, value) = chance
        .pick(if is_preferans(record) { &own[..] } else { &all[..] })
        .clone();
    if !record["rules"]["options"].is_object() {
        record["rules"]["options"] = json!({});
    }
    record["rules"]["options"][name] = value;
}
