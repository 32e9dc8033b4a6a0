//! The border to one game: what can be filled in of its deals. A game's folder implements [`CardGame`]; nobody else in
//! the crate asks which game it is.

use serde_json::{Map, Value as Json};
use talon_rules::cards::Seat;
use talon_rules::games::GameKind;
use talon_rules::games::session::{Book, Standing};

use crate::form::{AskAgain, CallChoice, CallPart, Field};

/// One game's part of a scorecard.
pub(crate) trait CardGame: Sync {
    fn game(&self) -> GameKind;

    /// Whether every deal counts for itself, so that four people can keep one card.
    fn counts_alone(&self) -> bool;

    /// How a session is kept under these rules.
    fn book(&self, rules: &Json) -> Box<dyn Book>;

    /// What of rules cannot change in the middle of an evening stays as it was.
    fn goes_on(&self, before: &Json, after: &mut Json);

    /// What can be called under these rules, the usual calls first.
    fn calls(&self, rules: &Json) -> Vec<CallChoice>;

    /// What its calls are put together from, where they are.
    fn call_parts(&self) -> &'static [CallPart] {
        &[]
    }

    /// What a deal is called that nobody declared, where there is such a deal.
    fn nobody_declares(&self) -> Option<&'static str>;

    /// What is asked of a deal with this call; `None` when there is no such call.
    fn fields(&self, rules: &Json, declarer: Option<Seat>, call: &str) -> Option<Vec<Field>>;

    /// The members of a score that the call itself says.
    fn begin(&self, declarer: Option<Seat>, call: &str) -> Map<String, Json>;

    /// The call that a score is an answer to.
    fn call_of(&self, score: &Map<String, Json>) -> Option<String>;

    /// A score with what it leaves out because it is nothing.
    fn spelled_out(&self, score: &Map<String, Json>) -> Map<String, Json>;

    /// What follows from what was filled in, as the evening stands.
    ///
    /// # Errors
    /// With the field without which nothing follows.
    fn finish(&self, rules: &Json, score: &mut Map<String, Json>, standing: Option<&Standing>) -> Result<(), String>;

    /// A score as it is where the session stands so, as far as only the session tells; `None` when it tells nothing.
    fn as_it_stands(&self, score: &Map<String, Json>, standing: &dyn Fn() -> Standing) -> Option<Map<String, Json>>;

    /// What of a score can be but seldom is, so that it is asked once whether it was meant.
    fn asks_again(&self, score: &Map<String, Json>) -> Option<AskAgain>;

    /// A score with everyone at another seat; `None` when one of them has none.
    fn reseat(&self, score: &Map<String, Json>, seat: &dyn Fn(Seat) -> Option<Seat>) -> Option<Map<String, Json>>;
}

/// A member that names a seat, at another one.
pub(crate) fn reseat_word(
    score: &mut Map<String, Json>,
    name: &str,
    seat: &dyn Fn(Seat) -> Option<Seat>,
) -> Option<()> {
    if let Some(word) = score.get_mut(name).filter(|word| !word.is_null()) {
        *word = Json::from(seat(Seat::parse(word.as_str()?)?)?.letter());
    }
    Some(())
}

/// An object whose members are seats, with all of them elsewhere.
pub(crate) fn reseat_keys(object: &mut Json, seat: &dyn Fn(Seat) -> Option<Seat>) -> Option<()> {
    let old = std::mem::take(object.as_object_mut()?);
    let mut new = Map::new();
    for (letter, value) in old {
        new.insert(seat(Seat::parse(&letter)?)?.letter().to_owned(), value);
    }
    *object = Json::Object(new);
    Some(())
}
