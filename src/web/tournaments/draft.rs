//! The first draft on the console: who sits where with how they stand, why, what meets again, and what changes by hand
//! did to what was drawn.

use std::collections::BTreeMap;

use super::choice::{self, OtherWay};
use super::frame::{TableView, name, tables};
use crate::choice::Choice;
use talon_service::tournaments::read::ShownTournament;
use talon_text::{Arg, Lang, mixed};
use talon_tournament::rounds::Drawn;
use talon_tournament::tournament::{HandMade, Preview, Round, RoundState, Tournament, WayOutlook};
use talon_tournament::{EntryNo, EntryPair};

/// Facts of a draft that are in sight before its tables.
const IN_SIGHT: usize = 5;

/// A round that only the director sees.
#[derive(Debug)]
pub(super) struct Draft {
    pub number: u16,
    /// Whether it is out of the way, because a round is being played.
    pub is_folded: bool,
    pub title: String,
    pub tables: Vec<TableView>,
    pub byes: Vec<String>,
    pub facts: Vec<String>,
    /// What the facts fold under, where they are many.
    pub notes: String,
    /// Those who must not meet and do, in words.
    pub warnings: Vec<String>,
    pub people: Vec<Choice<u16>>,
    pub more: String,
    /// What drawing again is called; nothing where the ways to go on say it.
    pub redraw: Option<String>,
    pub other: Option<OtherWay>,
}

/// What is reckoned of the drafts for the console, which takes its time in a large field.
pub(super) struct Reckoned {
    /// The first draft as the engine drew it, with its reasons; it is drawn again for that.
    pub drawn: Option<Box<Drawn>>,
    /// How a schedule can go on that someone left or joined; not told while a round is being played, when it is
    /// nobody's question yet and each result would have it reckoned again.
    pub ways: Option<Vec<WayOutlook>>,
}

impl Reckoned {
    /// The ways to go on, if they are told.
    pub fn ways(&self) -> &[WayOutlook] {
        self.ways.as_deref().unwrap_or_default()
    }

    pub fn of(tournament: &Tournament) -> Reckoned {
        let draft = tournament
            .first_draft()
            .filter(|draft| !tournament.keeps_schedule(draft));
        let drawn = draft.and_then(|draft| {
            let mut earlier = tournament.clone();
            earlier.rounds.retain(|one| one.state > RoundState::Drawn);
            match earlier.preview(draft.drawn_by.seed) {
                Ok(Preview::Round(drawn)) => Some(drawn),
                _ => None,
            }
        });
        Reckoned {
            drawn,
            ways: (!is_played(tournament)).then(|| tournament.ways_on()),
        }
    }
}

impl Draft {
    /// The first draft, if there is one.
    pub fn of(shown: &ShownTournament, reckoned: &Reckoned, lang: Lang) -> Option<Draft> {
        let tournament = &shown.loaded.tournament;
        let drafts = tournament
            .rounds
            .iter()
            .filter(|round| round.state == RoundState::Drawn);
        let (first, count) = (tournament.first_draft()?, drafts.count() as i64);
        let round = &tournament.as_seated(first);
        let redraw = match (tournament.keeps_schedule(first), &reckoned.ways) {
            (false, _) => Some("tournament-redraw"),
            (true, Some(ways)) if ways.is_empty() => Some("tournament-redraw-rest"),
            (true, _) => None,
        };
        let mut people: Vec<Choice<u16>> = round
            .everybody()
            .map(|entry| Choice::new(entry.0, name(shown, entry, lang)))
            .collect();
        shown.name_order().sort(&mut people, |one| &one.label);
        let facts = facts(shown, round, reckoned.drawn.as_deref(), lang);
        let notes = (facts.len() > IN_SIGHT).then(|| lang.n("tournament-draft-notes", facts.len() as i64));
        let more = (count > 1).then(|| lang.n("tournament-draft-more", count - 1));
        Some(Draft {
            number: round.number,
            is_folded: is_played(tournament),
            title: lang.t_args("tournament-draft", &[("number", Arg::Number(round.number.into()))]),
            tables: with_reasons(shown, round, reckoned.drawn.as_deref(), lang),
            byes: round.byes.iter().map(|entry| name(shown, *entry, lang)).collect(),
            facts,
            notes: notes.unwrap_or_default(),
            warnings: warnings(shown, round, lang),
            people,
            more: more.unwrap_or_default(),
            redraw: redraw.map(|key| lang.t(key).into_owned()),
            other: choice::other_way(tournament, lang),
        })
    }
}

/// Whether a round is on that everyone sees.
fn is_played(tournament: &Tournament) -> bool {
    let on = |round: &Round| matches!(round.state, RoundState::Published | RoundState::Playing);
    tournament.rounds.iter().any(on)
}

/// The tables with how their players stand, and, where they are as they were drawn, why these sit together.
fn with_reasons(shown: &ShownTournament, round: &Round, drawn: Option<&Drawn>, lang: Lang) -> Vec<TableView> {
    let tournament = &shown.loaded.tournament;
    let standing = standing(tournament, round);
    let mut views = tables(shown, round, lang);
    for (view, table) in views.iter_mut().zip(&round.tables) {
        for (seat, of) in view.seats.iter_mut().zip(&table.seats) {
            seat.standing = standing.get(&of.entry).cloned().unwrap_or_default();
        }
        let as_drawn = drawn.and_then(|drawn| {
            let same = |one: &talon_tournament::Table| {
                one.seats.len() == table.seats.len() && one.seats.iter().all(|entry| table.seat_of(*entry).is_some())
            };
            let at = drawn.round.tables.iter().position(same)?;
            drawn.tables.get(at)
        });
        view.why = as_drawn.map(|reason| lang.table_reason(reason)).unwrap_or_default();
    }
    views
}

/// Everyone's rank and total before a round, in a few signs; nothing before the first round of a tournament.
fn standing(tournament: &Tournament, round: &Round) -> BTreeMap<EntryNo, String> {
    let before = round.number.saturating_sub(1);
    let ranking = (before > 0).then(|| tournament.ranking_of(round.stage, before).ok());
    let rows = ranking.flatten().map(|ranking| ranking.rows).unwrap_or_default();
    let say = |row: talon_tournament::standings::RankedEntry| {
        let total = mixed(&row.total);
        let text = match row.rank {
            Some(rank) => format!("{rank}. · {total}"),
            None => total,
        };
        (row.entry, text)
    };
    rows.into_iter().map(say).collect()
}

/// What is worth knowing of a draft: pairs that meet again, who sits out and why, how few repeats there could be, and
/// what was changed.
fn facts(shown: &ShownTournament, round: &Round, drawn: Option<&Drawn>, lang: Lang) -> Vec<String> {
    let tournament = &shown.loaded.tournament;
    let mut facts = repeats(shown, round, drawn, lang);
    if facts.is_empty() {
        facts.push(lang.t("tournament-draft-no-repeats").into_owned());
    }
    // That none has to is no news.
    let fewest = drawn.map_or(0, |drawn| drawn.bound.repeats);
    if fewest > 0 {
        facts.push(lang.n("tournament-draft-bound", fewest as i64));
    }
    let byes = drawn.iter().flat_map(|drawn| &drawn.byes);
    let byes = byes.filter(|bye| round.byes.contains(&bye.entry));
    facts.extend(byes.map(|bye| lang.bye_reason(bye, &name(shown, bye.entry, lang))));
    let kept = tournament
        .round(round.number)
        .filter(|draft| tournament.keeps_schedule(draft));
    let gone = kept.map(|draft| tournament.absent_from(draft)).unwrap_or_default();
    if !gone.is_empty() {
        let names: Vec<String> = gone.iter().map(|entry| name(shown, *entry, lang)).collect();
        facts.push(lang.t_args("tournament-draft-without", &[("names", Arg::from(names.join(", ")))]));
    }
    if round.drawn_by.by_hand {
        let made = drawn.and_then(|drawn| tournament.made_by_hand(round, drawn));
        facts.push(made.map_or_else(
            || lang.t("tournament-draft-by-hand").into_owned(),
            |made| compared(&made, lang),
        ));
    }
    facts
}

/// The pairs that meet again, with the reason where they are as they were drawn.
fn repeats(shown: &ShownTournament, round: &Round, drawn: Option<&Drawn>, lang: Lang) -> Vec<String> {
    let tournament = &shown.loaded.tournament;
    let again = |pair: EntryPair| {
        let last = tournament.met_before(pair, round.number)?;
        let args = [
            ("one", Arg::from(name(shown, pair.one, lang))),
            ("other", Arg::from(name(shown, pair.other, lang))),
            ("round", Arg::Number(last.into())),
        ];
        let said = lang.t_args("tournament-draft-again", &args);
        let told = drawn.and_then(|drawn| drawn.repeats.iter().find(|repeat| repeat.pair == pair));
        Some(match told {
            Some(repeat) => format!("{said} {}", lang.repeat_reason(repeat.why)),
            None => said,
        })
    };
    pairs(round).filter_map(again).collect()
}

fn warnings(shown: &ShownTournament, round: &Round, lang: Lang) -> Vec<String> {
    let tournament = &shown.loaded.tournament;
    let say = |pair: EntryPair| {
        let args = [
            ("one", Arg::from(name(shown, pair.one, lang))),
            ("other", Arg::from(name(shown, pair.other, lang))),
        ];
        lang.t_args("tournament-draft-apart", &args)
    };
    pairs(round)
        .filter(|pair| tournament.must_not_meet(*pair))
        .map(say)
        .collect()
}

fn pairs(round: &Round) -> impl Iterator<Item = EntryPair> {
    round.tables.iter().flat_map(|table| {
        let all = table.seats.iter().enumerate();
        all.flat_map(|(at, one)| {
            table.seats[at + 1..]
                .iter()
                .map(|other| EntryPair::of(one.entry, other.entry))
        })
    })
}

/// What changes by hand did, beside what was drawn.
fn compared(made: &HandMade, lang: Lang) -> String {
    let args = [
        ("tables", Arg::Number(made.tables as i64)),
        ("drawn", Arg::Number(made.drawn.repeats as i64)),
        ("now", Arg::Number(made.now.repeats as i64)),
        ("drawn_spread", Arg::from(mixed(&made.drawn.spread))),
        ("now_spread", Arg::from(mixed(&made.now.spread))),
    ];
    lang.t_args("tournament-draft-compared", &args)
}
