//! A record of Preferans as a whole: its rules, context, deal and actions are read, played and compared with what it
//! claims. It puts the parts of this folder together and knows no rule.

use serde_json::{Map, Value as Json, json};

use super::actions::PreferansWords;
use super::claimed::read_claimed;
use super::compare::compare_claimed;
use super::computed::{computed_json, final_json};
use super::context::read_context;
use super::deal::{DealRead, read_deal};
use super::score::score_json;
use super::{session, spoiled};
use crate::acts::{self, Own, Played, Vocabulary, read_diagnosed, read_played};
use crate::check::{Knowledge, Options};
use crate::game::{Edit, GameFormat, GameHand, Read, Walk};
use crate::json::Value;
use crate::options::{is_default, read_rules};
use crate::schema::GameSchema;
use crate::structure::{Envelope, Faults, FormatVersion};
use talon_rules::cards::{BySeat, CardSet, Pack, Seat, Suit};
use talon_rules::games::preferans::{Action, Bid, CONTRACT_CODES, Contract, PART, PRESETS, Variant};
use talon_rules::games::session::{Book, DealEntry, Standing, TablePlay};
use talon_rules::games::trick::PlayRules;
use talon_rules::games::{GameKind, Position as _, Rung, Summary};

pub(super) type PreferansLine<'a> = acts::ActionLine<'a, PreferansWords>;

/// The part of the format that is Preferans'.
#[derive(Debug)]
pub struct PreferansFormat;

/// A hand of Preferans as far as it was legal.
#[derive(Debug)]
struct Hand<'a> {
    deal: DealRead,
    played: Played<'a, PreferansWords>,
}

impl GameFormat for PreferansFormat {
    fn pack(&self) -> Pack {
        Pack::French
    }

    fn rule_sets(&self) -> &'static [&'static str] {
        &PRESETS
    }

    fn table_play(&self) -> TablePlay {
        TablePlay::Session {
            bula: 60,
            refas: Some(2),
        }
    }

    fn action_types(&self) -> &'static [&'static str] {
        PreferansWords::TYPES
    }

    fn contracts(&self) -> &'static [&'static str] {
        &CONTRACT_CODES
    }

    fn ladder(&self) -> Vec<Rung> {
        let rung = |contract: Contract, game: bool| Rung {
            step: contract.value() - 1,
            code: contract.code(game),
            class: if game { "game" } else { "number" },
            win: contract.base(game),
            loss: contract.base(game),
        };
        let all = || Contract::all().filter(|contract| *contract <= Contract::SANAC);
        all()
            .flat_map(|contract| [rung(contract, false), rung(contract, true)])
            .collect()
    }

    fn components(&self) -> &'static [&'static str] {
        &[PART]
    }

    fn bid_json(&self, code: &str) -> Map<String, Json> {
        let (game, value) = match Bid::parse(code) {
            Some(Bid::Number(value)) => (false, Some(value)),
            Some(Bid::Game) => (true, None),
            Some(Bid::Named(contract)) => (true, Some(contract.value())),
            None => (false, None),
        };
        let game = game.then(|| ("game".to_owned(), json!(true)));
        let value = value.map(|value| ("value".to_owned(), json!(value)));
        game.into_iter().chain(value).collect()
    }

    fn given_json(&self, code: &str, _trump: Option<Suit>) -> Map<String, Json> {
        let Some((contract, game)) = Contract::parse(code) else {
            return Map::new();
        };
        let game = game.then(|| ("game".to_owned(), json!(true)));
        let value = [("value".to_owned(), json!(contract.value()))];
        game.into_iter().chain(value).collect()
    }

    fn contract_json(&self, code: &str) -> Json {
        Contract::parse(code).map_or(Json::Null, |(contract, _)| json!(contract.value()))
    }

    /// What is claimed of bula and soup, in the points of the total (P-9.4).
    fn claimed_scores(&self, claimed: &Json) -> Option<BySeat<i64>> {
        let (bula, soup) = (claimed.get("bula_change"), claimed.get("soup"));
        bula.or(soup)?;
        let number = |value: Option<&Json>| value.and_then(Json::as_i64).unwrap_or(0);
        let gone = |seat: Seat| number(bula.and_then(|bula| bula.get(seat.letter())));
        let written = |writer: Seat, declarer: Seat| {
            number(soup.and_then(|soup| soup.get(writer.letter())?.get(declarer.letter())))
        };
        Some(BySeat::from_fn(|seat| {
            let against = seat.others().map(|other| written(seat, other) - written(other, seat));
            (-10_i64)
                .saturating_mul(gone(seat))
                .saturating_add(against.into_iter().sum::<i64>())
        }))
    }

    fn claimed_contract(&self, claimed: &Json) -> Option<&'static str> {
        let value = claimed.get("contract")?.as_u64()?;
        let contract = Contract::new(u8::try_from(value).ok()?)?;
        Some(contract.code(claimed.get("game") == Some(&Json::Bool(true))))
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
        let _ = read_rules::<Variant>(GameKind::Preferans, rules, faults);
    }

    fn read<'a>(&self, envelope: &Envelope<'a>, options: &Options, faults: &mut Faults<'a>) -> Read<'a> {
        let errors = faults.errors();
        let read = |rules| read_rules::<Variant>(GameKind::Preferans, rules, &mut *faults);
        let variant = envelope.rules.and_then(read);
        // It decides which contracts there are to be read.
        let deciding = &["preferans8"];
        read_diagnosed(
            variant,
            options,
            errors,
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

    fn contradicted<'a>(&self, record: &Envelope<'a>, standing: &Standing, faults: &mut Faults<'a>) {
        session::contradicted(record, standing, faults);
    }
}

/// The record under these options.
fn read_under<'a>(
    variant: Option<Variant>,
    envelope: &Envelope<'a>,
    options: &Options,
    faults: &mut Faults<'a>,
) -> Read<'a> {
    let before = read_context(envelope.context, faults);
    let is_given = envelope.begins_given();
    let deal = envelope.deal.and_then(|deal| read_deal(deal, is_given, faults));
    let ready = deal.zip(before);
    let make = ready.map(|(read, before)| move |variant: &Variant| read.start(&before, variant));
    let own = Own {
        start: variant.zip(make.as_ref()).map(|(variant, make)| (variant, make as _)),
        claimed: read_claimed,
        compare,
        // These change what a hand is worth, or how it is drawn, and never whether it is legal.
        passed_over: &["bula", "sheet_view", "stop_when_decided"],
    };
    let reading = read_played(envelope, options, &own, variant.as_ref(), faults);
    let hand = reading.played.zip(deal).map(|(played, deal)| Hand { deal, played });
    Read {
        hand: hand.map(|hand| Box::new(hand) as _),
        unchecked: reading.unchecked,
    }
}

fn compare<'a>(claimed: Value<'a>, line: &PreferansLine<'a>, faults: &mut Faults<'a>, strict: bool) {
    compare_claimed(claimed, &computed(line), strict, faults);
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
        self.played
            .line
            .state
            .declarer()
            .map(|declarer| self.played.shown_by(declarer))
    }

    fn play_rules(&self) -> PlayRules {
        self.played.line.state.play_rules()
    }

    fn walk(&self, variation: Option<usize>) -> Walk {
        self.played.walk(variation, Action::deed)
    }

    fn dropped(&self, variation: Option<usize>) -> Vec<usize> {
        self.played.dropped(variation)
    }

    fn talon_taker(&self) -> Option<Seat> {
        None
    }

    fn keeps_talon(&self) -> bool {
        true
    }

    fn before(&self) -> Option<Standing> {
        Some(session::standing_of(self.played.line.state.before()))
    }

    fn book(&self) -> &dyn Book {
        &self.played.rules
    }

    fn entered(&self, standing: &Standing) -> DealEntry {
        session::entered(&self.played, &self.deal, standing)
    }
}

fn computed(line: &PreferansLine<'_>) -> Map<String, Json> {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bids_are_written_as_records_have_them() {
        let written = |code| Json::Object(PreferansFormat.bid_json(code));
        assert_eq!(written("4"), json!({"value": 4}));
        assert_eq!(written("G"), json!({"game": true}));
        assert_eq!(written("G6"), json!({"game": true, "value": 6}));
        assert!(Bid::all().all(|bid| !PreferansFormat.bid_json(bid.code()).is_empty()));
        assert_eq!(PreferansFormat.contract_json("game-betl"), json!(6));
    }
}
