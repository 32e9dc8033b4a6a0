//! What records of all games have in common between their JSON and the engine: the deal, the actions that every game
//! has, a line of actions played up to the first that is refused, and how a refusal is reported. What is a game's
//! own is behind the trait [`Vocabulary`]; no rule is written here.

mod claim;
mod claimed;
mod deal;
mod diagnose;
mod fields;
mod item;
mod line;
mod record;
mod report;
mod ruling;
mod schema;

pub(super) use claim::{read_agreed, read_totals};
pub(super) use claimed::{compare_left_out, compare_value, each, mismatch, read_number};
pub(super) use deal::{CardList, DealForm, codes, knowledge, read_card, wrong_size};
pub(super) use diagnose::{Mend, mending_settings, read_diagnosed};
pub(super) use fields::Fields;
pub(super) use item::{ActionStep, Item, Misfit, read_actions};
pub(super) use line::ActionLine;
pub(super) use record::{Own, Played, read_played};
pub(super) use report::{expected_json, value_at};
pub(super) use ruling::{Ruling, RulingKind, read_seats};
pub(super) use schema::{action_schema, cards_schema, seat_schema};

use super::json::Value;
use super::structure::Faults;
use talon_rules::cards::{Card, Pack, Seat};
use talon_rules::games::option::RuleSet;
use talon_rules::games::{Game, Position, RuleId, Violation};

/// What a game's records say that others do not, and how its engine takes what all of them say.
pub(super) trait Vocabulary: Sized + 'static {
    /// The engine.
    type State: Game<Action = Self::Action> + Position;
    type Action: Copy + std::fmt::Debug;
    /// Its options.
    type Rules: RuleSet;

    /// The pack that its records are written in.
    const PACK: Pack;
    /// The types of action that its records may have, alphabetical.
    const TYPES: &'static [&'static str];
    /// The rule that a wrong deal breaks.
    const DEAL_RULE: RuleId;
    /// The codes of its bids, for a hint to anyone who mistyped one.
    const BIDS: &'static [&'static str];
    /// The part of a bid that is not said at the table, and so left out by anyone who writes as they speak.
    const UNSAID: &'static str;

    /// Reads an action of a type that is the game's own; `None` when it is no type of the game, `Some(None)` when it
    /// had findings. `rules` are there when they are sound.
    #[expect(
        clippy::option_option,
        reason = "the outer one says whether it is a type, the inner whether it was sound"
    )]
    fn read<'a>(
        word: &str,
        fields: &mut Fields<'a>,
        rules: Option<&Self::Rules>,
        faults: &mut Faults<'a>,
    ) -> Option<Option<ActionStep<'a, Self>>>;

    fn play(card: Card) -> Self::Action;
    fn discard(cards: [Option<Card>; 2]) -> Self::Action;
    fn concede() -> Self::Action;

    /// The card that an action shows to have been held.
    fn card_of(action: Self::Action) -> Option<Card>;

    /// Checks the shape of what a ruling awards.
    fn read_award<'a>(award: Value<'a>, faults: &mut Faults<'a>);

    /// A seat shows that it holds a card.
    fn show(state: &mut Self::State, seat: Seat, card: Card);

    /// What is wrong with something that no engine action can say.
    fn misfit(state: &Self::State, seat: Seat, misfit: Misfit) -> Violation;

    /// The rule by which an action is left out of the normal form, where the engine has done it by itself already;
    /// `dropped` were left out since the last one that counted.
    fn drops(_state: &Self::State, _seat: Seat, _action: Self::Action, _dropped: usize) -> Option<RuleId> {
        None
    }
}
