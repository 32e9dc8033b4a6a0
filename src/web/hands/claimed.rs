//! What a record claims of its result beside what the rules say, value by value. It compares nothing itself: a
//! difference is what the check found to be one, and what it did not compare is not called right.

use serde_json::Value as Json;

use super::position_view::PositionView;
use talon_records::Hand;
use talon_rules::games::Code;
use talon_text::ClaimNames;

/// The claims of a record.
#[derive(Debug)]
pub(crate) struct ClaimedView {
    pub held: Held,
    pub rows: Vec<ClaimRow>,
}

/// What came of holding a claim against the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Held {
    /// It was compared and is right.
    Right,
    Differs,
    /// Nothing was computed beside it.
    NotCompared,
    /// Of several values some were compared and are right.
    InPart,
}

impl Held {
    /// The key of its sentence.
    pub const fn key(self) -> &'static str {
        match self {
            Held::Right => "result-claimed-agrees",
            Held::Differs => "result-claimed-differs",
            Held::NotCompared => "result-claimed-not-compared",
            Held::InPart => "result-claimed-in-part",
        }
    }

    /// Whether it was compared, and agrees.
    pub(crate) fn is_right(self) -> bool {
        self == Held::Right
    }

    /// Whether the rules say something else.
    pub fn differs(self) -> bool {
        self == Held::Differs
    }

    /// Of the claim as a whole: a difference comes before everything else.
    fn all(rows: &[ClaimRow]) -> Held {
        let has = |held: Held| rows.iter().any(|row| row.held == held);
        match (has(Held::Differs), has(Held::NotCompared), has(Held::Right)) {
            (true, _, _) => Held::Differs,
            (false, true, true) => Held::InPart,
            (false, true, false) => Held::NotCompared,
            (false, false, _) => Held::Right,
        }
    }
}

/// One value.
#[derive(Debug)]
pub(crate) struct ClaimRow {
    pub name: String,
    pub claimed: String,
    pub computed: String,
    pub held: Held,
}

/// The claims, if the record makes any.
pub fn claimed(position: &PositionView<'_>, hand: &Hand<'_>) -> Option<ClaimedView> {
    let claims = position
        .replay_line
        .claimed
        .as_ref()
        .filter(|claims| !claims.is_empty())?;
    let computed = hand.computed();
    let mut rows = Vec::new();
    for (name, value) in claims {
        collect(position, &mut vec![name.as_str()], value, computed.get(name), &mut rows);
    }
    (!rows.is_empty()).then(|| ClaimedView {
        held: Held::all(&rows),
        rows,
    })
}

fn collect<'c>(
    position: &PositionView<'_>,
    path: &mut Vec<&'c str>,
    claimed: &'c Json,
    computed: Option<&Json>,
    rows: &mut Vec<ClaimRow>,
) {
    if let Json::Object(members) = claimed {
        for (name, value) in members {
            path.push(name);
            collect(position, path, value, computed.and_then(|own| own.get(name)), rows);
            path.pop();
        }
        return;
    }
    let (player, suit) = (|seat| position.name(seat), |suit| position.suit_words(suit));
    let names = ClaimNames {
        player: &player,
        suit: &suit,
        pack: position.pack,
    };
    rows.push(ClaimRow {
        name: position.lang.claim(path, &names),
        claimed: position.lang.claim_value(path, Some(claimed), &names),
        computed: position.lang.claim_value(path, computed, &names),
        held: held(position, path),
    });
}

/// What the check says of the value at a path: a finding, or a note that it was not compared, may point at it or at
/// something around it.
fn held(position: &PositionView<'_>, path: &[&str]) -> Held {
    let here = format!("/result/claimed/{}", path.join("/"));
    let is_around =
        |pointer: &str| here == pointer || here.strip_prefix(pointer).is_some_and(|rest| rest.starts_with('/'));
    let findings = &position.replay_line.findings;
    let mismatches = findings.iter().filter(|finding| finding.code == Code::ResultMismatch);
    match () {
        () if mismatches
            .into_iter()
            .any(|finding| is_around(finding.pointer.as_str())) =>
        {
            Held::Differs
        }
        () if position.replay_line.uncompared.iter().any(|pointer| is_around(pointer)) => Held::NotCompared,
        () => Held::Right,
    }
}
