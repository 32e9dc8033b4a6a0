//! The best contract of each hand of a deal that was made, when everyone sees all cards: found by the solver within a
//! budget of nodes, and remembered, because everyone asks for the same boards.

use std::sync::{Arc, LazyLock, OnceLock};

use serde_json::{Value, json};

use super::read::ShownTournament;
use crate::bounded_cache::BoundedCache;
use talon_records::{GameFormat, Options, Reader, format_of};
use talon_rules::cards::{CardSet, Pack, Seat, Suit};
use talon_solver::Budget;
use talon_study::analysis::{ContractsReport, ENGINE, makeable};
use talon_tournament::duplicate::BoardDeal;
use talon_tournament::tournament::{Board, Tournament};

/// Nodes for one hand: of a thousand deals nearly all need a fraction of it.
const NODES_MAX: u64 = 4_000_000;
/// Bytes that are kept, and what a deal takes, about.
const KEPT_BYTES_MAX: usize = 1024 * 1024;
const DEAL_BYTES: usize = 512;

/// What was found of a deal, or is being found: whoever asks meanwhile waits for it.
type Found = Arc<OnceLock<Arc<Vec<BestContract>>>>;

static KEPT: LazyLock<BoundedCache<Found>> = LazyLock::new(|| BoundedCache::new(KEPT_BYTES_MAX));

/// What a hand makes at most as the declarer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BestContract {
    /// The contract by its code, and the trump suit where the code leaves it open.
    Makes {
        code: String,
        trump: Option<Suit>,
    },
    Nothing,
    /// The search did not come so far.
    Unknown,
}

impl ShownTournament {
    /// The best contracts of a board whose deal the reader may know. The solver thinks: hold no connection meanwhile.
    pub fn best_of(&self, board: Board) -> Option<Arc<Vec<BestContract>>> {
        let deal = self.deal_of(board)?;
        Some(best_contracts(&self.loaded.tournament, &deal))
    }
}

/// The best contract of each hand for which it is a fair question, in the order of hands. Where forehand gets the talon
/// at once, that is forehand alone: what the others find depends on what forehand lays there.
pub fn best_contracts(tournament: &Tournament, deal: &BoardDeal) -> Arc<Vec<BestContract>> {
    let cards = deal.hands.map(CardSet::bits);
    let key = format!(
        "{ENGINE} {} {} {cards:?}",
        tournament.game.as_str(),
        tournament.profile.rules
    );
    let found = KEPT.get_or_put(key.as_bytes(), Found::default, key.len() + DEAL_BYTES);
    Arc::clone(found.get_or_init(|| Arc::new(solve(tournament, deal))))
}

fn solve(tournament: &Tournament, deal: &BoardDeal) -> Vec<BestContract> {
    let hands = if tournament.forehand_takes_talon() { 1 } else { 3 };
    let declarers = Seat::ALL.into_iter().take(hands);
    declarers.map(|declarer| best(tournament, deal, declarer)).collect()
}

fn best(tournament: &Tournament, deal: &BoardDeal, declarer: Seat) -> BestContract {
    let format = format_of(tournament.game);
    let found = beginnings(format, declarer)
        .into_iter()
        .find_map(|actions| contracts(tournament, deal, format, &actions));
    found.map_or(BestContract::Unknown, |report| told(&report, format))
}

/// Ways in which the play can begin under this declarer: the lowest contract that is played against two defenders.
fn beginnings(format: &dyn GameFormat, declarer: Seat) -> Vec<Value> {
    let mut all = Vec::new();
    for code in format.contracts() {
        let mut given = format.given_json(code, format.open_trumps(code).first().copied());
        given.insert("type".to_owned(), json!("given"));
        given.insert("by".to_owned(), json!(declarer.letter()));
        let [one, other] = declarer.others();
        let defends = |seat: Seat| json!({"type": "defend", "by": seat.letter(), "choice": "play"});
        all.push(json!([given]));
        all.push(json!([given, defends(one), defends(other)]));
    }
    all
}

/// What can be made where the play begins so; none where it cannot.
fn contracts(
    tournament: &Tournament,
    deal: &BoardDeal,
    format: &dyn GameFormat,
    actions: &Value,
) -> Option<ContractsReport> {
    let pack = format.pack();
    let codes = |cards: CardSet| -> Value { pack.in_order(cards).map(|card| json!(pack.code(card))).collect() };
    let rules: Value = serde_json::from_str(&tournament.profile.rules).ok()?;
    let [a, b, c] = deal.hands.map(codes);
    let record = json!({
        "format": "talon", "version": "1.1", "game": tournament.game.as_str(), "rules": rules,
        "deal": {"dealer": "C", "talon": codes(deal.talon), "hands": {"A": a, "B": b, "C": c}},
        "actions": actions,
    });
    let options = Options {
        diagnose: false,
        ..Options::default()
    };
    let text = record.to_string();
    let mut reader = Reader::new();
    let checked = reader.check(text.as_bytes(), &options);
    if !checked.is_accepted() {
        return None;
    }
    makeable(checked.hand()?, pack, &Budget { nodes: NODES_MAX })
}

/// The highest contract that is made; nothing is told where a higher one is not known.
fn told(report: &ContractsReport, format: &dyn GameFormat) -> BestContract {
    let open = report.list.iter().rposition(|one| one.made.is_none());
    let made = report.list.iter().rposition(|one| one.made == Some(true));
    match (made, open) {
        (Some(made), open) if open.is_none_or(|open| open < made) => {
            let one = &report.list[made];
            let trump = one.trump.as_deref().and_then(Pack::read_suit);
            BestContract::Makes {
                code: one.contract.clone(),
                trump: trump.filter(|_| !format.open_trumps(&one.contract).is_empty()),
            }
        }
        (None, None) => BestContract::Nothing,
        (Some(_) | None, _) => BestContract::Unknown,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use talon_rules::games::GameKind;
    use talon_tournament::duplicate::{BoardKey, DealSeed, deal};
    use talon_tournament::tournament::Preset;

    fn evening(game: GameKind) -> Tournament {
        let rules = format!("{{\"edition\":1,\"id\":\"{}\"}}", game.as_str());
        let preset = Preset::DuplicateEvening;
        let profile = preset.profile(rules, format_of(game).table_play());
        let starts = chrono::NaiveDateTime::default();
        Tournament::new("Friday".to_owned(), game, starts, profile, preset.stages())
    }

    #[test]
    fn each_hand_that_takes_a_known_talon_has_a_best_contract() {
        for (game, hands) in GameKind::ALL.iter().zip([1, 3]) {
            let tournament = evening(*game);
            let mut known = 0;
            for at in 1..=6 {
                let board = BoardKey { stage: 1, set: 1, at };
                let dealt = deal(DealSeed::new([5; 32]), board);
                let best = best_contracts(&tournament, &dealt);
                assert_eq!(best.len(), hands, "{game:?}");
                known += best.iter().filter(|one| **one != BestContract::Unknown).count();
                assert!(
                    Arc::ptr_eq(&best, &best_contracts(&tournament, &dealt)),
                    "it is remembered"
                );
            }
            assert!(known >= 5 * hands, "{game:?}: {known}");
        }
    }

    #[test]
    fn readers_who_ask_at_once_get_what_one_of_them_found() {
        let tournament = evening(GameKind::ALL[0]);
        let dealt = deal(
            DealSeed::new([9; 32]),
            BoardKey {
                stage: 1,
                set: 7,
                at: 1,
            },
        );
        let all_ask = std::sync::Barrier::new(4);
        let found: Vec<_> = std::thread::scope(|scope| {
            let ask = || {
                all_ask.wait();
                best_contracts(&tournament, &dealt)
            };
            let asking: Vec<_> = (0..4).map(|_| scope.spawn(ask)).collect();
            asking.into_iter().map(|one| one.join().unwrap()).collect()
        });
        assert!(found.iter().all(|one| Arc::ptr_eq(one, &found[0])), "it is found once");
    }
}
