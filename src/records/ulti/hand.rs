//! A record of Ulti as a whole: its rules, deal and actions are read, played and compared with what it claims. It
//! puts the parts of this folder together and knows no rule.

use serde_json::{Map, Value as Json, json};

use super::actions::UltiWords;
use super::claimed::read_claimed;
use super::compare::compare_claimed;
use super::computed::{computed_json, final_json};
use super::deal::{DealRead, read_deal, read_given_deal};
use super::score::score_json;
use super::{session, spoiled};
use crate::acts::{self, Own, Played, Vocabulary, read_diagnosed, read_played};
use crate::check::{Knowledge, Options};
use crate::game::{Edit, GameFormat, GameHand, Read, Walk, read_nothing};
use crate::json::Value;
use crate::options::{is_default, read_rules};
use crate::schema::GameSchema;
use crate::structure::{Envelope, Faults, FormatVersion};
use talon_rules::cards::{CardSet, Pack, Seat, Suit};
use talon_rules::games::session::{Book, DealEntry, Standing, TablePlay};
use talon_rules::games::trick::PlayRules;
use talon_rules::games::ulti::{
    Action, BID_CODES, Bid, COMPONENT_CODES, Class, SILENT_CODES, SILENT_PART_CODES, Variant, trump_suits,
};
use talon_rules::games::{GameKind, Rung, Summary};

pub(super) type UltiLine<'a> = acts::ActionLine<'a, UltiWords>;

/// Ulti's part of the format.
#[derive(Debug)]
pub struct UltiFormat;

/// A hand of Ulti as far as it was legal.
#[derive(Debug)]
struct Hand<'a> {
    deal: DealRead,
    played: Played<'a, UltiWords>,
}

impl GameFormat for UltiFormat {
    fn pack(&self) -> Pack {
        Pack::German
    }

    fn table_play(&self) -> TablePlay {
        TablePlay::Deals(9)
    }

    fn deals_talon_to_forehand(&self, rules: &Json) -> bool {
        rules["options"]["two_round"] != Json::Bool(true)
    }

    fn action_types(&self) -> &'static [&'static str] {
        UltiWords::TYPES
    }

    fn contracts(&self) -> &'static [&'static str] {
        BID_CODES.as_slice()
    }

    fn ladder(&self) -> Vec<Rung> {
        let rung = |bid: Bid| Rung {
            step: bid.step(),
            code: bid.code(),
            class: bid.class().code(),
            win: bid.win(),
            loss: bid.loss(),
        };
        Bid::all().map(rung).collect()
    }

    fn components(&self) -> &'static [&'static str] {
        COMPONENT_CODES
    }

    fn silent_bids(&self) -> &'static [&'static str] {
        SILENT_CODES
    }

    fn silent_parts(&self) -> &'static [&'static str] {
        SILENT_PART_CODES
    }

    fn bid_json(&self, code: &str) -> Map<String, Json> {
        Map::from_iter([("bid".to_owned(), json!(code))])
    }

    fn given_json(&self, code: &str, trump: Option<Suit>) -> Map<String, Json> {
        let trump = trump.filter(|suit| self.open_trumps(code).contains(suit));
        let trump = trump.map(|suit| ("trump".to_owned(), json!(self.pack().suit_code(suit))));
        self.bid_json(code).into_iter().chain(trump).collect()
    }

    fn open_trumps(&self, code: &str) -> &'static [Suit] {
        let is_open = Bid::parse(code).is_some_and(|bid| bid.class() == Class::Trump);
        if is_open { trump_suits(Class::Trump) } else { &[] }
    }

    fn contract_json(&self, code: &str) -> Json {
        json!(code)
    }

    fn schema(&self, version: FormatVersion) -> GameSchema {
        super::schema::schema(version)
    }

    fn sound(&self) -> &'static str {
        spoiled::WHOLE
    }

    fn spoiled(&self) -> &'static [Edit] {
        spoiled::EDITS
    }

    fn read_rules<'a>(&self, rules: Value<'a>, faults: &mut Faults<'a>) {
        let _ = read_rules::<Variant>(GameKind::Ulti, rules, faults);
    }

    fn read<'a>(&self, envelope: &Envelope<'a>, options: &Options, faults: &mut Faults<'a>) -> Read<'a> {
        let before = faults.errors();
        let variant = envelope
            .rules
            .and_then(|rules| read_rules::<Variant>(GameKind::Ulti, rules, faults));
        read_nothing(envelope.context, faults);
        let deciding = &["auction_variant"];
        read_diagnosed(
            variant,
            options,
            before,
            deciding,
            faults,
            |variant, options, faults| read_under(variant, envelope, options, faults),
        )
    }

    fn read_score<'a>(
        &self,
        envelope: &Envelope<'a>,
        score: Value<'a>,
        options: &Options,
        faults: &mut Faults<'a>,
    ) -> Read<'a> {
        super::scored::read(envelope, score, options, faults)
    }

    fn normal_score(&self, score: &Json) -> Json {
        super::score::normal(score)
    }

    fn is_default_option(&self, name: &str, value: &Json) -> bool {
        is_default::<Variant>(name, value)
    }
}

/// The record under these options.
fn read_under<'a>(
    variant: Option<Variant>,
    envelope: &Envelope<'a>,
    options: &Options,
    faults: &mut Faults<'a>,
) -> Read<'a> {
    let is_given = envelope.begins_given();
    let deal = envelope.deal.and_then(|deal| {
        if is_given {
            read_given_deal(deal, faults)
        } else {
            read_deal(deal, variant.as_ref(), faults)
        }
    });
    let make = deal.map(|read| move |variant: &Variant| read.start(variant));
    let own = Own {
        start: variant.zip(make.as_ref()).map(|(variant, make)| (variant, make as _)),
        claimed: read_claimed,
        compare,
        // The two auctions deal differently: for the other the record is read again.
        passed_over: &["auction_variant", "table_size"],
    };
    let reading = read_played(envelope, options, &own, variant.as_ref(), faults);
    let hand = reading.played.zip(deal).map(|(played, deal)| Hand { deal, played });
    Read {
        hand: hand.map(|hand| Box::new(hand) as _),
        unchecked: reading.unchecked,
    }
}

fn compare<'a>(claimed: Value<'a>, line: &UltiLine<'a>, faults: &mut Faults<'a>, strict: bool) {
    let Some(mut outcome) = line.state.outcome() else {
        return claimed.members().for_each(|(_, value)| faults.not_compared(value));
    };
    if line.withholds_scores() {
        outcome.scores = None;
    }
    compare_claimed(claimed, &outcome, || computed(line), strict, faults);
}

impl GameHand for Hand<'_> {
    fn knowledge(&self) -> Knowledge {
        self.deal.knowledge
    }

    fn plies(&self) -> usize {
        self.played.line.ply()
    }

    fn summary(&self) -> Option<Summary> {
        let mut summary = self.played.line.state.summary()?;
        if self.played.line.withholds_scores() {
            summary.scores = None;
        }
        Some(summary)
    }

    fn score(&self) -> Option<Json> {
        Some(score_json(&self.played.line.state.written()?))
    }

    fn computed(&self) -> Map<String, Json> {
        computed(&self.played.line)
    }

    fn computed_at(&self, ply: usize) -> Map<String, Json> {
        computed(&self.played.line_at(ply))
    }

    fn declarer_cards(&self) -> Option<CardSet> {
        let (declarer, _) = self.played.line.state.contract()?;
        Some(self.played.shown_by(declarer))
    }

    fn play_rules(&self) -> PlayRules {
        self.played.line.state.play_rules()
    }

    fn walk(&self, variation: Option<usize>) -> Walk {
        self.played.walk(variation, Action::deed)
    }

    fn talon_taker(&self) -> Option<Seat> {
        self.deal.normalised.then_some(self.deal.deal.forehand)
    }

    fn keeps_talon(&self) -> bool {
        self.played.rules.two_round || self.deal.is_given
    }

    fn book(&self) -> &dyn Book {
        &self.played.rules
    }

    fn entered(&self, standing: &Standing) -> DealEntry {
        let line = &self.played.line;
        session::entered(line.state.summary(), &line.rulings, line.withholds_scores(), standing)
    }
}

fn computed(line: &UltiLine<'_>) -> Map<String, Json> {
    // A hand that is stopped before anyone has a contract has no result of its own; what was ruled stands all the same.
    let outcome = line.state.outcome();
    let known = outcome
        .as_ref()
        .map(|outcome| computed_json(outcome, !line.withholds_scores()));
    let mut computed = known.unwrap_or_default();
    if let Some(after) = final_json(outcome.as_ref(), &line.rulings) {
        computed.insert("final".into(), after);
    }
    computed
}
