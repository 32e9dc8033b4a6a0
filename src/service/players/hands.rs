//! What someone did in hands, from sums that are kept by month, and the hands behind each number.

use std::collections::BTreeMap;

use super::club_people::ClubPeople;
use crate::{ActError, hand_figures};
use talon_store::hands::Audience;
use talon_store::player_hands::PlayedPart;
use talon_store::player_sums::{self, Period, PlayerSum, SumsQuery};
use talon_store::texts;
use talon_store::{ClubId, Db, MemberId, TextId, search_key};

/// Hands under which no share is told.
pub const HANDS_FOR_SHARE: i64 = 20;
/// Words of a name that are looked for in every order.
const WORDS_MAX: usize = 4;

/// Some hands, added up.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct HandSums {
    pub hands: i64,
    pub made: i64,
    pub lost: i64,
    pub pay: i64,
    pub kontra: i64,
    pub kontra_won: i64,
    pub silent_won: i64,
    pub quota_met: i64,
    pub quota_missed: i64,
    pub soup: i64,
    pub judged: i64,
    pub judged_cards: i64,
    pub loss: i64,
}

impl HandSums {
    fn add(&mut self, sum: &PlayerSum) {
        self.hands += sum.hands;
        self.made += sum.made;
        self.lost += sum.lost;
        self.pay += sum.pay;
        self.kontra += sum.kontra;
        self.kontra_won += sum.kontra_won;
        self.silent_won += sum.silent_won;
        self.quota_met += sum.quota_met;
        self.quota_missed += sum.quota_missed;
        self.soup += sum.soup;
        self.judged += sum.judged;
        self.judged_cards += sum.judged_cards;
        self.loss += sum.loss;
    }
}

/// What someone did in the hands of a game.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct GameFigures {
    pub game: String,
    pub all: HandSums,
    pub declared: HandSums,
    pub defended: HandSums,
    /// As declarer, by the code of the contract, the one that they played most often first.
    pub contracts: Vec<(String, HandSums)>,
    /// As declarer, by the code of the suit that they named.
    pub trumps: Vec<(String, i64)>,
    /// What the cards of everybody in the club cost, where the figures of the person tell of mistakes.
    pub club: Option<Mistakes>,
}

/// What cards cost as declarer and as defender.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Mistakes {
    pub declared: HandSums,
    pub defended: HandSums,
}

/// What someone did in hands.
#[derive(Debug, Clone, Default)]
pub struct HandFigures {
    pub games: Vec<GameFigures>,
    /// Older hands have not been read yet.
    pub are_missing: bool,
}

/// Whose hands are asked for, by whom.
#[derive(Clone, Copy)]
pub(super) struct FiguresQuery<'a> {
    pub club: ClubId,
    pub people: &'a ClubPeople,
    pub person: MemberId,
    pub audience: Audience,
    pub period: Period,
    pub with_mistakes: bool,
}

impl FiguresQuery<'_> {
    /// The names in records by which they are meant: their own and those of entries that were given up for theirs, in
    /// any order of the words; none that someone else has too.
    pub fn names(&self, db: &mut Db) -> Result<Vec<TextId>, ActError> {
        let mut keys: Vec<String> = Vec::new();
        for name in self.people.names_of(self.person) {
            keys.extend(orders(&name));
        }
        if keys.is_empty() {
            return Ok(Vec::new());
        }
        Ok(texts::with_keys(db, self.club, &keys)?)
    }
}

/// A name in every order of its words, as it is searched.
fn orders(name: &str) -> Vec<String> {
    let words: Vec<String> = name.split_whitespace().map(search_key).collect();
    if words.len() > WORDS_MAX {
        return vec![words.join(" ")];
    }
    let mut orders: Vec<Vec<String>> = vec![Vec::new()];
    for word in &words {
        orders = orders
            .iter()
            .flat_map(|order| {
                (0..=order.len()).map(|at| {
                    let mut longer = order.clone();
                    longer.insert(at, word.clone());
                    longer
                })
            })
            .collect();
    }
    let mut keys: Vec<String> = orders.iter().map(|order| order.join(" ")).collect();
    keys.sort_unstable();
    keys.dedup();
    keys
}

/// The figures; none where no hand tells of them.
pub(super) fn figures(db: &mut Db, asked: &FiguresQuery<'_>) -> Result<HandFigures, ActError> {
    let names = asked.names(db)?;
    let are_missing = hand_figures::are_missing(db)?;
    if names.is_empty() {
        return Ok(HandFigures {
            games: Vec::new(),
            are_missing,
        });
    }
    let mut query = SumsQuery {
        audience: asked.audience,
        club: asked.club,
        names: Some(names),
        period: asked.period,
    };
    let mut games = by_game(&player_sums::read(db, &query)?);
    if asked.with_mistakes && games.iter().any(|game| game.all.judged > 0) {
        query.names = None;
        let club = by_game(&player_sums::read(db, &query)?);
        for game in &mut games {
            let all = club.iter().find(|one| one.game == game.game);
            game.club = all.map(|all| Mistakes {
                declared: all.declared,
                defended: all.defended,
            });
        }
    }
    Ok(HandFigures { games, are_missing })
}

fn by_game(sums: &[PlayerSum]) -> Vec<GameFigures> {
    let mut games: BTreeMap<&str, Vec<&PlayerSum>> = BTreeMap::new();
    for sum in sums {
        games.entry(&sum.game).or_default().push(sum);
    }
    games.into_iter().map(|(game, sums)| of_game(game, &sums)).collect()
}

fn of_game(game: &str, sums: &[&PlayerSum]) -> GameFigures {
    let mut figures = GameFigures {
        game: game.to_owned(),
        ..GameFigures::default()
    };
    let mut contracts: BTreeMap<&str, HandSums> = BTreeMap::new();
    let mut trumps: BTreeMap<&str, i64> = BTreeMap::new();
    for sum in sums {
        figures.all.add(sum);
        match PlayedPart::parse(&sum.played_as) {
            Some(PlayedPart::Declarer) => {
                figures.declared.add(sum);
                contracts.entry(&sum.contract).or_default().add(sum);
                if !sum.trump.is_empty() {
                    *trumps.entry(&sum.trump).or_default() += sum.hands;
                }
            }
            Some(PlayedPart::Defender) => figures.defended.add(sum),
            Some(PlayedPart::Passed) | None => {}
        }
    }
    figures.contracts = contracts
        .into_iter()
        .map(|(code, sums)| (code.to_owned(), sums))
        .collect();
    figures.contracts.sort_by_key(|(_, sums)| std::cmp::Reverse(sums.hands));
    figures.trumps = trumps
        .into_iter()
        .map(|(code, hands)| (code.to_owned(), hands))
        .collect();
    figures.trumps.sort_by_key(|(_, hands)| std::cmp::Reverse(*hands));
    figures
}

#[cfg(test)]
mod tests {
    use super::orders;

    #[test]
    fn a_name_is_meant_in_any_order_of_its_words_and_a_long_one_as_it_stands() {
        assert_eq!(orders("Kovács Anna"), ["anna kovacs", "kovacs anna"]);
        assert_eq!(orders("a b a"), ["a a b", "a b a", "b a a"]);
        assert_eq!(orders("A B C D E"), ["a b c d e"]);
    }
}
