//! Questions about who stands before whom.

use serde_json::{Map, Value as Json, json};

use super::input::{ROWS_MAX, RowShape, count, exact, list, named, score, written};
use super::table::names;
use crate::desk::input::{Input, Stop, bad, mistyped, one_of};
use crate::desk::reply::{Answer, Fact, QuestionFault, Why};
use talon_records::json::{Value, ValueKind};
use talon_tournament::Exact;
use talon_tournament::standings::{Boundary, By, Keys, Ordered, TieBreak, head_to_head as together, order as ordered};

/// The tie-breaks that the numbers of a question can decide.
pub(super) const CHAIN: &[&str] = &["table_wins", "second_places", "raw_sum"];
/// What a row says of a player.
pub(super) const COLUMNS: &[&str] = &["points", "firsts", "seconds", "raw", "penalty"];

/// Players with their numbers, in the order of the input.
struct Players {
    names: Vec<String>,
    totals: Vec<Exact>,
    /// Firsts, seconds and scores.
    numbers: Vec<[Exact; 3]>,
}

impl Keys for Players {
    type Item = TieBreak;

    fn total(&self, who: usize) -> Exact {
        self.totals.get(who).cloned().unwrap_or_else(Exact::zero)
    }

    fn key(&self, item: TieBreak, who: usize, _: &[usize]) -> Option<Exact> {
        let [firsts, seconds, raw] = self.numbers.get(who)?;
        match item {
            TieBreak::TableWins => Some(firsts.clone()),
            TieBreak::SecondPlaces => Some(seconds.clone()),
            TieBreak::RawSum => Some(raw.clone()),
            _ => None,
        }
    }

    fn head_to_head(&self, _: &[usize]) -> Option<Vec<Exact>> {
        None
    }
}

pub(super) fn order(input: &Input<'_>) -> Result<Answer, Stop> {
    let players = players(input)?;
    let chain = chain(input)?;
    let group: Vec<usize> = (0..players.names.len()).collect();
    let ordered = ordered(&players, &chain, &group);
    let ranks = ordered.ranks();
    let name = |who: &usize| players.names.get(*who).cloned().unwrap_or_default();
    let by_name: Map<String, Json> = ordered
        .order
        .iter()
        .zip(&ranks)
        .map(|(who, rank)| (name(who), json!(rank)))
        .collect();
    let totals: Map<String, Json> = group
        .iter()
        .map(|who| (name(who), written(&players.total(*who))))
        .collect();
    let order: Vec<String> = ordered.order.iter().map(name).collect();
    let value = json!({"order": order, "ranks": by_name, "totals": totals});
    let ties = ordered
        .boundaries
        .iter()
        .filter(|boundary| boundary.by != By::Total)
        .count();
    let key = if ties == 0 {
        "why-tour-order-plain"
    } else {
        "why-tour-order"
    };
    let mut answer = Answer::new(value, "T-2.2", Why::new(key));
    answer.told = (0..ordered.order.len())
        .map(|at| {
            (
                order.get(at).cloned().unwrap_or_default(),
                reason(&ordered, at, &order, &players),
            )
        })
        .collect();
    Ok(answer)
}

fn players(input: &Input<'_>) -> Result<Players, QuestionFault> {
    let row = RowShape {
        member: "players",
        columns: COLUMNS,
        needed: 4,
    };
    let mut players = Players {
        names: Vec::new(),
        totals: Vec::new(),
        numbers: Vec::new(),
    };
    for (name, value) in named(input, "players", 1..=ROWS_MAX)? {
        let values = row.read(value)?;
        let at = |column: usize, read: fn(&str, Value<'_>) -> Result<Exact, QuestionFault>| {
            values
                .get(column)
                .copied()
                .flatten()
                .map_or(Ok(Exact::zero()), |value| read("players", value))
        };
        players.names.push(name);
        players.totals.push(at(0, exact)? - at(4, exact)?);
        players.numbers.push([at(1, count)?, at(2, count)?, at(3, exact)?]);
    }
    Ok(players)
}

fn chain(input: &Input<'_>) -> Result<Vec<TieBreak>, QuestionFault> {
    let words = match input.get("chain") {
        None => return Ok(CHAIN.iter().filter_map(|word| TieBreak::parse(word)).collect()),
        Some(_) => list(input, "chain", 0..=CHAIN.len())?,
    };
    let mut chain = Vec::new();
    for word in words {
        let item = TieBreak::parse(one_of("chain", word, CHAIN)?).ok_or_else(|| bad("chain", word))?;
        if chain.contains(&item) {
            return Err(bad("chain", word));
        }
        chain.push(item);
    }
    Ok(chain)
}

/// Why someone stands where they do: what parts them from the one below, or else from the one above.
fn reason(ordered: &Ordered, at: usize, names: &[String], players: &Players) -> Why {
    let below = ordered
        .boundaries
        .get(at)
        .zip(names.get(at + 1))
        .map(|(between, name)| (between, name, true));
    let before = at.checked_sub(1);
    let above = before.and_then(|before| Some((ordered.boundaries.get(before)?, names.get(before)?, false)));
    let besides = |seen: &(&Boundary, &String, bool)| seen.0.by != By::Total;
    let decided = below.filter(besides).or(above.filter(besides));
    let total = ordered
        .order
        .get(at)
        .map_or_else(Exact::zero, |who| players.total(*who));
    let Some((boundary, other, is_upper)) = decided else {
        return Why::new("why-standing-total").with("total", Fact::Exact(total));
    };
    standing(boundary, other, is_upper, &total)
}

/// What parts two neighbors, told of one of them.
fn standing(boundary: &Boundary, other: &str, is_upper: bool, total: &Exact) -> Why {
    let (own, theirs) = if is_upper {
        (&boundary.upper, &boundary.lower)
    } else {
        (&boundary.lower, &boundary.upper)
    };
    let either = |upper, lower| if is_upper { upper } else { lower };
    let key = match boundary.by {
        By::Item(TieBreak::Lot) => either("why-standing-ahead-lot", "why-standing-behind-lot"),
        By::Item(TieBreak::EarliestEntry) => either("why-standing-ahead-entry", "why-standing-behind-entry"),
        By::Item(_) => either("why-standing-ahead", "why-standing-behind"),
        By::Total | By::Nothing => "why-standing-shared",
    };
    // A part of a point is counted as several are.
    let points = Why::new("standing-points")
        .with("count", Fact::Number(total.whole().unwrap_or(2)))
        .with("total", Fact::Exact(total.clone()));
    let why = Why::new(key)
        .with("points", Fact::Phrase(points))
        .with("other", Fact::Figures(other.to_owned()));
    let By::Item(item) = boundary.by else { return why };
    why.with("own", had(item, own.as_ref()))
        .with("theirs", had(item, theirs.as_ref()))
        .with("item", called(item))
}

/// What someone has in a tie-break, with a sign where it is a score.
fn had(item: TieBreak, number: Option<&Exact>) -> Fact {
    match (number, item) {
        (None, _) => Fact::Phrase(Why::new("standing-nothing")),
        (Some(number), TieBreak::RawSum | TieBreak::BestTable | TieBreak::Playoff) => {
            number.whole().map_or_else(|| Fact::Exact(number.clone()), Fact::Points)
        }
        // Counted downwards, so that more is better.
        (Some(number), TieBreak::EarliestEntry) => Fact::Exact(-number.clone()),
        (Some(number), _) => Fact::Exact(number.clone()),
    }
}

/// The words for a tie-break inside a sentence; two of them have sentences of their own.
fn called(item: TieBreak) -> Fact {
    let key = match item {
        TieBreak::TableWins => "standing-table_wins",
        TieBreak::SecondPlaces => "standing-second_places",
        TieBreak::RawSum => "standing-raw_sum",
        TieBreak::BestTable => "standing-best_table",
        TieBreak::HeadToHead => "standing-head_to_head",
        TieBreak::Opponents => "standing-opponents",
        TieBreak::LastRound => "standing-last_round",
        TieBreak::Playoff => "standing-playoff",
        TieBreak::EarliestEntry | TieBreak::Lot => return Fact::Absent,
    };
    Fact::Phrase(Why::new(key))
}

/// Players who are equal but for the tables at which they met.
struct Tied<'t>(&'t [Vec<(usize, i64)>]);

impl Keys for Tied<'_> {
    type Item = TieBreak;

    fn total(&self, _: usize) -> Exact {
        Exact::zero()
    }

    fn key(&self, _: TieBreak, _: usize, _: &[usize]) -> Option<Exact> {
        None
    }

    fn head_to_head(&self, group: &[usize]) -> Option<Vec<Exact>> {
        together(group, self.0)
    }
}

/// Players who may be tied in a question.
const TIED_MAX: usize = 60;

pub(super) fn head_to_head(input: &Input<'_>) -> Result<Answer, Stop> {
    let tied = names(input, "tied", 2..=TIED_MAX)?;
    let tables = shared_tables(input, &tied)?;
    let group: Vec<usize> = (0..tied.len()).collect();
    let Some(points) = together(&group, &tables) else {
        let why = Why::new("why-tour-h2h-unmet");
        return Ok(Answer::new(json!({"applied": false}), "T-2.3", why));
    };
    let points: Map<String, Json> = tied.iter().cloned().zip(points.iter().map(written)).collect();
    let found = ordered(&Tied(&tables), &[TieBreak::HeadToHead], &group);
    let order: Vec<&str> = found
        .order
        .iter()
        .filter_map(|who| tied.get(*who))
        .map(String::as_str)
        .collect();
    let parted = found.boundaries.iter().any(|boundary| boundary.by != By::Nothing);
    let key = if parted { "why-tour-h2h" } else { "why-tour-h2h-equal" };
    Ok(Answer::new(
        json!({"applied": true, "h2h": points, "order": order}),
        "T-2.3",
        Why::new(key),
    ))
}

/// The scores of those who are tied, table by table; others at the tables only had to be there.
fn shared_tables(input: &Input<'_>, tied: &[String]) -> Result<Vec<Vec<(usize, i64)>>, QuestionFault> {
    let name = "shared_tables";
    input.need(name)?;
    let mut tables = Vec::new();
    for item in list(input, name, 0..=ROWS_MAX)? {
        if item.kind() != ValueKind::Object {
            return Err(mistyped(name, item));
        }
        let mut table = Vec::new();
        let mut seats = 0;
        for (player, raw) in item.members() {
            seats += 1;
            let raw = score(name, raw)?;
            let player = player.as_str().unwrap_or_default();
            table.extend(tied.iter().position(|known| *known == player).map(|who| (who, raw)));
        }
        if !(1..=4).contains(&seats) {
            return Err(bad(name, item));
        }
        tables.push(table);
    }
    Ok(tables)
}
