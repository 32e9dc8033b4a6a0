//! What a button of the editor does: a word, and after a colon what with.

use serde_json::Value as Json;

use super::editing::Step;
use super::ends::EndForm;
use talon_editor::Place;
use talon_records::GameKind;
use talon_rules::cards::Seat;
use talon_store::DraftId;

/// What is to be done beside taking what was typed.
#[derive(Debug, Clone, PartialEq, Default)]
pub(super) enum EditorAct {
    #[default]
    Nothing,
    /// Opens a text as a record.
    Open,
    Download,
    DownloadPpn,
    /// Keeps the hand as a draft of its own.
    Apart,
    /// The same, in the place of another draft.
    Drop(Option<DraftId>),
    /// Decides for this page against the draft, of which it was shown this revision.
    Keep(Option<i64>),
    Undo,
    Redo,
    New(GameKind),
    Step(Step),
    /// Only the result is known, and no card.
    Score,
    /// Cards are added to a result.
    Cards,
    /// The place to which the next card goes.
    Lit(Place),
    /// The position that is shown.
    At(usize),
    /// The last position is shown.
    Front,
    Hand(HandAct),
    /// Nothing that this page can do.
    Unknown,
}

/// What is done to the hand. A card is read once it is known of which game it is.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum HandAct {
    Give(String),
    Take(String),
    Clear(Place),
    /// The contract is known, and not how it was bid.
    Given,
    Auction,
    Say(Json),
    SayAll(Vec<Json>),
    Form(EndForm),
    Discard(Seat),
    End,
    /// The last action is taken out.
    Back,
    Remove(usize),
    PlayOut,
    DropRest,
}

impl EditorAct {
    /// Reads what a button sends.
    pub fn parse(text: &str) -> EditorAct {
        let (word, with) = match text.split_once(':') {
            Some((word, with)) => (word, Some(with)),
            None => (text, None),
        };
        let act = match with {
            None => EditorAct::alone(word),
            Some(with) => EditorAct::with(word, with),
        };
        act.unwrap_or(EditorAct::Unknown)
    }

    fn alone(word: &str) -> Option<EditorAct> {
        Some(match word {
            "" => EditorAct::Nothing,
            "open" => EditorAct::Open,
            "download" => EditorAct::Download,
            "ppn" => EditorAct::DownloadPpn,
            "apart" => EditorAct::Apart,
            "drop" => EditorAct::Drop(None),
            "keep" => EditorAct::Keep(None),
            "undo" => EditorAct::Undo,
            "redo" => EditorAct::Redo,
            "score" => EditorAct::Score,
            "cards" => EditorAct::Cards,
            "front" => EditorAct::Front,
            "given" => EditorAct::Hand(HandAct::Given),
            "auction" => EditorAct::Hand(HandAct::Auction),
            "end" => EditorAct::Hand(HandAct::End),
            "back" => EditorAct::Hand(HandAct::Back),
            "out" => EditorAct::Hand(HandAct::PlayOut),
            "rest" => EditorAct::Hand(HandAct::DropRest),
            form => EditorAct::Hand(HandAct::Form(EndForm::parse(form)?)),
        })
    }

    fn with(word: &str, with: &str) -> Option<EditorAct> {
        Some(match word {
            "drop" => EditorAct::Drop(Some(DraftId(with.parse().ok()?))),
            "keep" => EditorAct::Keep(Some(with.parse().ok()?)),
            "new" => EditorAct::New(GameKind::parse(with)?),
            "step" => EditorAct::Step(Step::parse(with)?),
            "lit" => EditorAct::Lit(Place::parse(with)?),
            "at" => EditorAct::At(with.parse().ok()?),
            "give" => EditorAct::Hand(HandAct::Give(with.to_owned())),
            "take" => EditorAct::Hand(HandAct::Take(with.to_owned())),
            "clear" => EditorAct::Hand(HandAct::Clear(Place::parse(with)?)),
            "say" => EditorAct::Hand(HandAct::Say(serde_json::from_str(with).ok()?)),
            "say-all" => EditorAct::Hand(HandAct::SayAll(serde_json::from_str(with).ok()?)),
            "discard" => EditorAct::Hand(HandAct::Discard(Seat::parse(with)?)),
            "remove" => EditorAct::Hand(HandAct::Remove(with.parse().ok()?)),
            _ => return None,
        })
    }

    /// The form that does it, whose fields stay where it was not taken.
    pub fn form(&self) -> Option<EndForm> {
        if let EditorAct::Hand(HandAct::Form(form)) = self {
            Some(*form)
        } else {
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_that_no_button_sends_is_unknown_and_so_is_one_with_something_else_behind_it() {
        assert_eq!(EditorAct::parse(""), EditorAct::Nothing);
        assert_eq!(EditorAct::parse("keep:7"), EditorAct::Keep(Some(7)));
        assert_eq!(EditorAct::parse("at:3"), EditorAct::At(3));
        assert_eq!(EditorAct::parse("claim").form(), Some(EndForm::Claim));
        let say = EditorAct::parse("say:{\"type\":\"pass\",\"by\":\"A\"}");
        assert!(
            matches!(say, EditorAct::Hand(HandAct::Say(_))),
            "only the first colon parts"
        );
        for text in [
            "wipe",
            "at",
            "at:x",
            "new:bridge",
            "say:{",
            "undo:1",
            "remove",
            "discard:D",
            "step:",
        ] {
            assert_eq!(EditorAct::parse(text), EditorAct::Unknown, "{text}");
        }
    }
}
