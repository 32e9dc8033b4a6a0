//! The little language in which a club may write what a tournament is worth: `100 * (n - rank + 1) / n + tables`.
//!
//! Numbers (`12`, `2.5`), the variables `n rank points tables`, `+ - * /`, round brackets, `min(a, b)`, `max(a, b)` and
//! `floor(a)`; spaces mean nothing. What is divided by zero is zero.

use serde::{Deserialize, Serialize};

use crate::Exact;

/// Characters of a formula.
const LENGTH_MAX: usize = 200;
/// Brackets in one another.
const DEPTH_MAX: usize = 20;
/// Digits of a number.
const DIGITS_MAX: usize = 9;

/// A formula that has been read.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "FormulaText", into = "FormulaText")]
pub struct Formula {
    /// As it was written.
    text: String,
    term: Term,
}

/// A formula as files have it.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct FormulaText {
    text: String,
}

impl TryFrom<FormulaText> for Formula {
    type Error = FormulaFault;

    fn try_from(written: FormulaText) -> Result<Formula, FormulaFault> {
        Formula::parse(&written.text)
    }
}

impl From<Formula> for FormulaText {
    fn from(formula: Formula) -> FormulaText {
        FormulaText { text: formula.text }
    }
}

/// What a formula is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Variables {
    /// Entries of the tournament.
    pub n: i64,
    pub rank: i64,
    /// Total in the tournament.
    pub points: Exact,
    /// Tables played.
    pub tables: i64,
}

/// Where a formula cannot be read: the character, from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum FormulaFault {
    #[error("the formula is longer than {LENGTH_MAX} characters")]
    TooLong,
    #[error("brackets in one another beyond {DEPTH_MAX} at character {0}")]
    TooDeep(usize),
    #[error("a number with too many digits at character {0}")]
    TooLarge(usize),
    #[error("not understood at character {0}")]
    Unexpected(usize),
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Term {
    Number(Exact),
    Variable(Variable),
    Sum(Box<Term>, Box<Term>),
    Difference(Box<Term>, Box<Term>),
    Product(Box<Term>, Box<Term>),
    Quotient(Box<Term>, Box<Term>),
    Least(Box<Term>, Box<Term>),
    Most(Box<Term>, Box<Term>),
    Floor(Box<Term>),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Variable {
    N,
    Rank,
    Points,
    Tables,
}

impl Formula {
    /// Reads a formula.
    ///
    /// # Errors
    /// At the first character that does not fit.
    pub fn parse(text: &str) -> Result<Formula, FormulaFault> {
        let letters: Vec<char> = text.chars().collect();
        if letters.len() > LENGTH_MAX {
            return Err(FormulaFault::TooLong);
        }
        let mut reader = Reader {
            letters: &letters,
            at: 0,
            depth: 0,
        };
        let term = reader.sum()?;
        if reader.next().is_some() {
            Err(FormulaFault::Unexpected(reader.at))
        } else {
            Ok(Formula {
                text: text.to_owned(),
                term,
            })
        }
    }

    /// As it was written.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Whether it asks for nothing but the rank and the number of entries.
    pub(crate) fn is_by_place(&self) -> bool {
        self.term.is_by_place()
    }

    /// Whether it asks for the total in the tournament.
    pub(crate) fn asks_for_points(&self) -> bool {
        self.term.asks_for_points()
    }

    /// What it gives.
    pub fn value(&self, variables: &Variables) -> Exact {
        self.term.value(variables)
    }
}

impl Term {
    fn is_by_place(&self) -> bool {
        match self {
            Term::Number(_) => true,
            Term::Variable(variable) => matches!(variable, Variable::N | Variable::Rank),
            Term::Sum(a, b)
            | Term::Difference(a, b)
            | Term::Product(a, b)
            | Term::Quotient(a, b)
            | Term::Least(a, b)
            | Term::Most(a, b) => a.is_by_place() && b.is_by_place(),
            Term::Floor(a) => a.is_by_place(),
        }
    }

    fn asks_for_points(&self) -> bool {
        match self {
            Term::Number(_) => false,
            Term::Variable(variable) => matches!(variable, Variable::Points),
            Term::Sum(a, b)
            | Term::Difference(a, b)
            | Term::Product(a, b)
            | Term::Quotient(a, b)
            | Term::Least(a, b)
            | Term::Most(a, b) => a.asks_for_points() || b.asks_for_points(),
            Term::Floor(a) => a.asks_for_points(),
        }
    }

    fn value(&self, of: &Variables) -> Exact {
        match self {
            Term::Number(number) => number.clone(),
            Term::Variable(Variable::N) => Exact::from(of.n),
            Term::Variable(Variable::Rank) => Exact::from(of.rank),
            Term::Variable(Variable::Points) => of.points.clone(),
            Term::Variable(Variable::Tables) => Exact::from(of.tables),
            Term::Sum(a, b) => a.value(of) + b.value(of),
            Term::Difference(a, b) => a.value(of) - b.value(of),
            Term::Product(a, b) => a.value(of) * b.value(of),
            Term::Quotient(a, b) => a.value(of).over(&b.value(of)).unwrap_or_else(Exact::zero),
            Term::Least(a, b) => a.value(of).min(b.value(of)),
            Term::Most(a, b) => a.value(of).max(b.value(of)),
            Term::Floor(a) => a.value(of).floor(),
        }
    }
}

struct Reader<'a> {
    letters: &'a [char],
    at: usize,
    depth: usize,
}

type Read = Result<Term, FormulaFault>;

impl Reader<'_> {
    /// The next character that means something.
    fn next(&mut self) -> Option<char> {
        while self.letters.get(self.at).is_some_and(|letter| letter.is_whitespace()) {
            self.at += 1;
        }
        self.letters.get(self.at).copied()
    }

    fn take(&mut self, wanted: char) -> bool {
        let there = self.next() == Some(wanted);
        self.at += usize::from(there);
        there
    }

    fn need(&mut self, wanted: char) -> Result<(), FormulaFault> {
        if self.take(wanted) {
            Ok(())
        } else {
            Err(FormulaFault::Unexpected(self.at))
        }
    }

    fn sum(&mut self) -> Read {
        let mut left = self.product()?;
        loop {
            left = if self.take('+') {
                Term::Sum(Box::new(left), Box::new(self.product()?))
            } else if self.take('-') {
                Term::Difference(Box::new(left), Box::new(self.product()?))
            } else {
                return Ok(left);
            };
        }
    }

    fn product(&mut self) -> Read {
        let mut left = self.single()?;
        loop {
            left = if self.take('*') {
                Term::Product(Box::new(left), Box::new(self.single()?))
            } else if self.take('/') {
                Term::Quotient(Box::new(left), Box::new(self.single()?))
            } else {
                return Ok(left);
            };
        }
    }

    /// A number, a variable, a function, something in brackets, or one of these with a minus before it.
    fn single(&mut self) -> Read {
        self.depth += 1;
        if self.depth > DEPTH_MAX {
            return Err(FormulaFault::TooDeep(self.at));
        }
        let term = match self.next() {
            Some('-') => {
                self.at += 1;
                Term::Difference(Box::new(Term::Number(Exact::zero())), Box::new(self.single()?))
            }
            Some('(') => {
                self.at += 1;
                let inside = self.sum()?;
                self.need(')')?;
                inside
            }
            Some(letter) if letter.is_ascii_digit() => self.number()?,
            Some(letter) if letter.is_ascii_lowercase() => self.word()?,
            _ => return Err(FormulaFault::Unexpected(self.at)),
        };
        self.depth -= 1;
        Ok(term)
    }

    fn while_true(&mut self, fits: impl Fn(&char) -> bool) -> String {
        let run: String = self.letters[self.at..]
            .iter()
            .take_while(|letter| fits(letter))
            .collect();
        self.at += run.len();
        run
    }

    fn number(&mut self) -> Read {
        let start = self.at;
        let whole = self.while_true(char::is_ascii_digit);
        let mut decimals = String::new();
        if self.letters.get(self.at) == Some(&'.') {
            self.at += 1;
            decimals = self.while_true(char::is_ascii_digit);
            if decimals.is_empty() {
                return Err(FormulaFault::Unexpected(self.at));
            }
        }
        if whole.len() + decimals.len() > DIGITS_MAX {
            return Err(FormulaFault::TooLarge(start));
        }
        let below = (0..decimals.len()).fold(1, |below, _| below * 10);
        let above = (whole + &decimals).parse().ok();
        let number = above.and_then(|above| Exact::ratio(above, below));
        number.map(Term::Number).ok_or(FormulaFault::Unexpected(start))
    }

    fn word(&mut self) -> Read {
        let start = self.at;
        let word = self.while_true(char::is_ascii_lowercase);
        let variable = match word.as_str() {
            "n" => Variable::N,
            "rank" => Variable::Rank,
            "points" => Variable::Points,
            "tables" => Variable::Tables,
            "min" => return self.two(Term::Least),
            "max" => return self.two(Term::Most),
            "floor" => {
                self.need('(')?;
                let inside = self.sum()?;
                self.need(')')?;
                return Ok(Term::Floor(Box::new(inside)));
            }
            _ => return Err(FormulaFault::Unexpected(start)),
        };
        Ok(Term::Variable(variable))
    }

    fn two(&mut self, of: fn(Box<Term>, Box<Term>) -> Term) -> Read {
        self.need('(')?;
        let first = self.sum()?;
        self.need(',')?;
        let second = self.sum()?;
        self.need(')')?;
        Ok(of(Box::new(first), Box::new(second)))
    }
}
