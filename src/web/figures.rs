//! What an evening was like for each person, as a table draws it: of a scorecard, and of a session.

use talon_records::session::PersonFigures;
use talon_text::signed;

/// The evening of one person.
#[derive(Debug)]
pub(crate) struct FiguresView {
    pub name: String,
    /// Deals made, of those declared.
    pub declared: String,
    /// The number of a deal, and what it brought.
    pub best: Option<(u32, String)>,
    pub worst: Option<(u32, String)>,
}

/// The evening of everyone, once something was played.
pub(crate) fn figures(all: Vec<(String, PersonFigures)>) -> Vec<FiguresView> {
    if all.iter().all(|(_, one)| one.declared == 0) {
        return Vec::new();
    }
    let told = |deal: Option<(u32, i64)>| deal.map(|(number, gain)| (number, signed(gain)));
    let view = |(name, one): (String, PersonFigures)| FiguresView {
        name,
        declared: format!("{} / {}", one.made, one.declared),
        best: told(one.best),
        worst: told(one.worst),
    };
    all.into_iter().map(view).collect()
}
