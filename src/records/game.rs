//! The border between what all records have in common and what one game reads in them. A game's folder implements
//! [`GameFormat`]; nobody else in the program asks which game it is.

use serde_json::{Map, Value as Json};

use super::check::{Knowledge, Options};
use super::json::Value;
use super::schema::GameSchema;
use super::structure::{Envelope, Faults, FormatVersion};
use talon_rules::cards::{BySeat, CardSet, Pack, Seat, Suit};
use talon_rules::games::session::{Book, DealEntry, Standing, TablePlay};
use talon_rules::games::trick::PlayRules;
use talon_rules::games::{Code, Deed, GameKind, Position, Rung, Summary};

/// One game's part of the format.
pub trait GameFormat: Sync {
    /// The pack its records are written in.
    fn pack(&self) -> Pack;

    /// The types of action its records may have.
    fn action_types(&self) -> &'static [&'static str];

    /// Codes of its contracts, in ascending order, as lists can be searched by them.
    fn contracts(&self) -> &'static [&'static str];

    /// The bids with what they are worth, in ascending order.
    fn ladder(&self) -> Vec<Rung>;

    /// Codes of what a contract can promise.
    fn components(&self) -> &'static [&'static str];

    /// Bids that may arise without having been said, by their words in records.
    fn silent_bids(&self) -> &'static [&'static str] {
        &[]
    }

    /// The same by their codes among the parts of a hand.
    fn silent_parts(&self) -> &'static [&'static str] {
        &[]
    }

    /// Names of rule sets that several options make together; none where the options stand alone.
    fn rule_sets(&self) -> &'static [&'static str] {
        &[]
    }

    /// The members of a bid, by its code, beside type and seat.
    fn bid_json(&self, code: &str) -> Map<String, Json>;

    /// The members of a contract that is given without its auction, by its code, beside type and seat; `trump` is named
    /// where the contract leaves it open.
    fn given_json(&self, code: &str, trump: Option<Suit>) -> Map<String, Json>;

    /// The suits among which a declarer may name the trump of a contract, by its code, after the auction; none where
    /// the contract says it.
    fn open_trumps(&self, _code: &str) -> &'static [Suit] {
        &[]
    }

    /// How a contract, by its code, stands in answers.
    fn contract_json(&self, code: &str) -> Json;

    /// What it adds to the schema of a version of the format.
    fn schema(&self, version: FormatVersion) -> GameSchema;

    /// Reads what is the game's own in a record, plays its actions and says what it finds.
    fn read<'a>(&self, envelope: &Envelope<'a>, options: &Options, faults: &mut Faults<'a>) -> Read<'a>;

    /// Reads a record without cards, whose result stands in `score`, and says what cannot be.
    fn read_score<'a>(
        &self,
        envelope: &Envelope<'a>,
        score: Value<'a>,
        options: &Options,
        faults: &mut Faults<'a>,
    ) -> Read<'a>;

    /// The score of an accepted record in its normal form.
    fn normal_score(&self, score: &Json) -> Json;

    /// Says what is wrong with rules that stand alone, outside a record.
    fn read_rules<'a>(&self, rules: Value<'a>, faults: &mut Faults<'a>);

    /// What a table of a tournament usually plays in a round.
    fn table_play(&self) -> TablePlay;

    /// Whether forehand gets the talon with the deal, under these rules.
    fn deals_talon_to_forehand(&self, _rules: &Json) -> bool {
        false
    }

    /// A sound record to try.
    fn sound(&self) -> &'static str;

    /// What spoils a sound record, one for each code that its records can show.
    fn spoiled(&self) -> &'static [Edit];

    /// Whether an option has the value that it has when nothing is said of it.
    fn is_default_option(&self, name: &str, value: &Json) -> bool;

    /// The scores that a record claims, as lists show them; `None` where it claims none.
    fn claimed_scores(&self, claimed: &Json) -> Option<BySeat<i64>> {
        let scores = claimed.get("scores")?.as_object()?;
        Some(BySeat::from_fn(|seat| {
            scores.get(seat.letter()).and_then(Json::as_i64).unwrap_or(0)
        }))
    }

    /// The code of the contract that a record claims.
    fn claimed_contract(&self, claimed: &Json) -> Option<&'static str> {
        let code = claimed.get("contract")?.as_str()?;
        self.contracts().iter().copied().find(|known| *known == code)
    }

    /// Says where the state before the deal, as a record gives it, contradicts that of its session.
    fn contradicted<'a>(&self, _record: &Envelope<'a>, _standing: &Standing, _faults: &mut Faults<'a>) {}
}

/// What to exchange in a sound record so that it fails with this code.
#[derive(Debug, Clone, Copy)]
pub struct Edit {
    pub code: Code,
    pub sound: &'static str,
    pub right: &'static str,
    pub wrong: &'static str,
}

/// What a game read.
#[derive(Debug, Default)]
pub struct Read<'a> {
    /// Present when game, rules and deal are sound.
    pub hand: Option<Box<Hand<'a>>>,
    /// Actions that were not reached.
    pub unchecked: usize,
}

/// A hand as far as it was legal.
pub type Hand<'a> = dyn GameHand + 'a;

/// What anyone may ask of a hand that was read.
pub trait GameHand: std::fmt::Debug {
    /// How much of the cards is known.
    fn knowledge(&self) -> Knowledge;

    /// Number of actions that were legal; the position after them is the last one.
    fn plies(&self) -> usize;

    /// The result as far as it is known; `None` before there is a contract. Without scores where an irregular play
    /// withholds them.
    fn summary(&self) -> Option<Summary>;

    /// What would be written down of it on paper, as `score` of a record without cards in its normal form; `None` while
    /// it has no result.
    fn score(&self) -> Option<Json>;

    /// Whether nothing of its facts was written down but a total that someone typed.
    fn is_total(&self) -> bool {
        self.knowledge() == Knowledge::Score && self.score().is_some_and(|score| score == Json::Object(Map::new()))
    }

    /// The result as reports give it; empty before there is a contract.
    fn computed(&self) -> Map<String, Json>;

    /// The same as it was known after so many actions.
    fn computed_at(&self, ply: usize) -> Map<String, Json>;

    /// The cards that the declarer played with, as far as they are known; `None` before there is a contract.
    fn declarer_cards(&self) -> Option<CardSet>;

    /// What beats what in the contract that it came to.
    fn play_rules(&self) -> PlayRules;

    /// The steps of the main line, or of the variation at this place in the record's list.
    fn walk(&self, variation: Option<usize>) -> Walk;

    /// Places of the actions, from the deal on, that the normal form leaves out of a line.
    fn dropped(&self, _variation: Option<usize>) -> Vec<usize> {
        Vec::new()
    }

    /// The seat to whose hand two cards written as talon belong.
    fn talon_taker(&self) -> Option<Seat>;

    /// Whether the talon is a part of the deal.
    fn keeps_talon(&self) -> bool;

    /// How the session stood before the deal, as its record has it, in a game that is written in columns. Bulas of
    /// which nothing is known are zero.
    fn before(&self) -> Option<Standing> {
        None
    }

    /// How its rules keep the book of a session.
    fn book(&self) -> &dyn Book;

    /// The deal as it is entered in a session that stands so.
    fn entered(&self, standing: &Standing) -> DealEntry;
}

/// A line, step by step.
#[derive(Debug, Default)]
pub struct Walk {
    /// The deal, then the position after each action.
    pub positions: Vec<Box<dyn Position>>,
    pub steps: Vec<LineAction>,
}

/// One action of a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LineAction {
    pub by: Option<Seat>,
    /// `None` for what only the record says, such as a ruling or an irregularity.
    pub deed: Option<Deed>,
    /// It was illegal and happened all the same.
    pub irregular: bool,
}

/// The format of a game.
pub fn format_of(game: GameKind) -> &'static dyn GameFormat {
    super::FORMATS[game as usize]
}

/// The value of a member that holds an object with nothing known in it.
pub(super) fn read_nothing<'a>(value: Option<Value<'a>>, faults: &mut Faults<'a>) {
    if let Some(value) = value
        && faults.object(value)
    {
        for (name, _) in value.members() {
            faults.unknown(name, &[]);
        }
    }
}
