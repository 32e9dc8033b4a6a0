//! Where one stands in a hand and how one looks at it: what an address says beyond the hand itself.

use serde::Deserialize;

use talon_http::Problem;
use talon_records::scene::View;
use talon_rules::cards::Seat;

/// What an address may ask, as it stands there.
#[derive(Debug, Clone, Default, Hash, Deserialize)]
pub(crate) struct HandQuery {
    pub view: Option<String>,
    pub then: Option<String>,
    pub turn: Option<String>,
    pub legal: Option<String>,
    pub review: Option<String>,
    pub text: Option<String>,
    pub faces: Option<String>,
}

/// A position and the way of looking at it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Viewpoint {
    pub ply: usize,
    pub view: View,
    /// Whatever came later is hidden.
    pub then: bool,
    /// Who sits below, where someone chose.
    pub turn: Option<Seat>,
    pub legal: bool,
    /// With what the solver says.
    pub review: bool,
    /// In words instead of cards, where the address says so; else as the reader once chose.
    pub text: Option<bool>,
    /// A variation, by its place in the record; else what happened.
    pub line: Option<usize>,
}

impl Viewpoint {
    /// What is asked.
    ///
    /// # Errors
    /// When the viewpoint or the seat is none.
    pub fn read(ply: usize, asked: &HandQuery) -> Result<Viewpoint, Problem> {
        let view = match asked.view.as_deref() {
            None => View::All,
            Some(word) => View::parse(word).ok_or_else(|| Problem::not_found("viewpoint"))?,
        };
        let turn = match asked.turn.as_deref() {
            None => None,
            Some(word) => Some(Seat::parse(word).ok_or_else(|| Problem::not_found("seat"))?),
        };
        let text = asked.text.as_deref().map(|word| word != "0");
        Ok(Viewpoint {
            ply,
            view,
            then: asked.then.is_some(),
            turn,
            legal: asked.legal.is_some(),
            review: asked.review.is_some(),
            text,
            line: None,
        })
    }

    /// Its parameters, those at their defaults left out.
    pub fn parameters(&self) -> Vec<String> {
        let mut parts = Vec::new();
        if self.view != View::All {
            parts.push(format!("view={}", self.view.as_str()));
        }
        if self.then {
            parts.push("then=1".into());
        }
        if let Some(seat) = self.turn {
            parts.push(format!("turn={}", seat.letter()));
        }
        if self.legal {
            parts.push("legal=1".into());
        }
        if self.review {
            parts.push("review=1".into());
        }
        if let Some(text) = self.text {
            parts.push(format!("text={}", u8::from(text)));
        }
        parts
    }

    /// Whether the rest of the hand is kept from the reader: on wish, or because a viewpoint does not know it.
    pub(crate) fn hides_later(&self) -> bool {
        self.then || self.view != View::All
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spot_reads_back_from_its_own_parameters() {
        let asked = HandQuery {
            view: Some("B".into()),
            then: Some("1".into()),
            turn: Some("C".into()),
            legal: Some("1".into()),
            review: Some("1".into()),
            text: Some("1".into()),
            faces: None,
        };
        let viewpoint = Viewpoint::read(7, &asked).unwrap();
        assert_eq!(
            viewpoint.parameters().join("&"),
            "view=B&then=1&turn=C&legal=1&review=1&text=1"
        );
        assert!(
            Viewpoint::read(7, &HandQuery::default())
                .unwrap()
                .parameters()
                .is_empty()
        );
        assert!(
            Viewpoint::read(
                7,
                &HandQuery {
                    view: Some("D".into()),
                    ..HandQuery::default()
                }
            )
            .is_err()
        );
    }
}
