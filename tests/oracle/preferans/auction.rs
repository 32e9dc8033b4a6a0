//! The auction of section 3 as a list of calls: who is asked next and what they may say is found again each time.

use serde_json::{Map, Value};

/// How an auction ended. Players are roles: 0 for forehand, 1 for the next, 2 for the dealer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ended {
    PassedOut,
    Number {
        by: usize,
        value: i64,
    },
    /// `value` where it is fixed.
    Game {
        by: usize,
        value: Option<i64>,
    },
}

/// Who is asked, or how it ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Next {
    /// Words like `2`, `hold`, `pass`, `G`, `G6`.
    Ask {
        who: usize,
        may: Vec<String>,
    },
    Over(Ended),
}

/// All that was called, each with its role; silent passes are among them.
#[derive(Debug, Clone, Default)]
pub struct Auction {
    calls: Vec<(usize, String)>,
}

impl Auction {
    pub fn call(&mut self, who: usize, word: &str) {
        self.calls.push((who, word.to_owned()));
    }

    fn of(&self, who: usize) -> impl Iterator<Item = &str> {
        self.calls
            .iter()
            .filter(move |(by, _)| *by == who)
            .map(|(_, word)| word.as_str())
    }

    pub fn has_spoken(&self, who: usize) -> bool {
        self.of(who).next().is_some()
    }

    fn has_passed(&self, who: usize) -> bool {
        self.of(who).any(|word| word == "pass")
    }

    /// The standing number and who holds it.
    pub fn standing(&self) -> Option<(usize, i64)> {
        let (mut by, mut value) = (None, 0);
        for (who, word) in &self.calls {
            if let Ok(number) = word.parse() {
                (by, value) = (Some(*who), number);
            } else if word == "hold" {
                by = Some(*who);
            }
        }
        by.map(|by| (by, value))
    }

    /// The games that were bid, in order: 0 for a trump game, else its value. Names are none.
    fn games(&self) -> Vec<(usize, i64)> {
        let game = |word: &str| match word {
            "G" => Some(0),
            "G6" => Some(6),
            "G7" => Some(7),
            "G8" => Some(8),
            _ => None,
        };
        self.calls
            .iter()
            .filter_map(|(who, word)| Some((*who, game(word)?)))
            .collect()
    }

    pub fn best_game(&self) -> Option<i64> {
        self.games().into_iter().map(|(_, value)| value).max()
    }

    /// Who takes part in the naming round, in the order of speaking; empty while there is none.
    pub fn naming(&self) -> Vec<usize> {
        let games = self.games();
        let all_spoke = (0..3).all(|who| self.has_spoken(who));
        let dead = (0..3).any(|who| self.is_dead(who));
        if self.best_game() != Some(0) || games.len() < 2 || !all_spoke || dead {
            return vec![];
        }
        let mut who: Vec<usize> = games.into_iter().map(|(who, _)| who).collect();
        who.sort_unstable();
        who
    }

    /// Names said so far: who, and the value, nothing for a concession.
    fn names(&self) -> Vec<(usize, Option<i64>)> {
        let players = self.naming();
        let mut found = Vec::new();
        for who in players {
            let after_game = self.of(who).skip_while(|word| *word != "G").skip(1).last();
            match after_game {
                Some("pass") => found.push((who, None)),
                Some(word) => found.push((who, word.trim_start_matches('G').parse().ok())),
                None => {}
            }
        }
        found
    }

    pub fn highest_name(&self) -> Option<(usize, i64)> {
        let named = self.names().into_iter().filter_map(|(who, value)| Some((who, value?)));
        named.max_by_key(|(_, value)| *value)
    }

    /// A number bidder after someone bid a game: all they can do is pass (P-3.6).
    fn is_dead(&self, who: usize) -> bool {
        let bid_a_number = self.of(who).any(|word| word == "hold" || word.parse::<i64>().is_ok());
        self.best_game().is_some() && bid_a_number && !self.has_passed(who)
    }

    pub fn is_senior(&self, who: usize) -> bool {
        self.standing().is_some_and(|(holder, _)| who < holder)
    }

    /// Who is asked now and what they may say.
    pub fn next(&self, options: &Map<String, Value>) -> Next {
        let last = self.calls.last().map(|(who, _)| *who);
        let turn = |steps: usize| last.map_or(0, |who| (who + steps) % 3);
        if self.best_game().is_some() {
            let waiting = (1..3)
                .map(turn)
                .find(|who| !self.has_spoken(*who) || self.is_dead(*who));
            return match waiting {
                Some(who) => Next::Ask {
                    who,
                    may: self.may_say(who, options),
                },
                None => self.after_games(),
            };
        }
        let passed = (0..3).filter(|who| self.has_passed(*who)).count();
        let all_spoke = (0..3).all(|who| self.has_spoken(who));
        match self.standing() {
            None if passed == 3 => return Next::Over(Ended::PassedOut),
            Some((by, value)) if passed == 2 && all_spoke => return Next::Over(Ended::Number { by, value }),
            _ => {}
        }
        let holder = self.standing().map(|(who, _)| who);
        let first = usize::from(last.is_some());
        let who = (first..3)
            .map(turn)
            .find(|who| !self.has_passed(*who) && Some(*who) != holder)
            .unwrap();
        Next::Ask {
            who,
            may: self.may_say(who, options),
        }
    }

    fn may_say(&self, who: usize, options: &Map<String, Value>) -> Vec<String> {
        let top = if options["preferans8"] == true { 8 } else { 7 };
        let jumps = options["bid_step"] == "any";
        let standing = self.standing().map_or(1, |(_, value)| value);
        let (game, first) = (self.best_game(), !self.has_spoken(who));
        let mut may = vec!["pass".to_owned()];
        if game.is_none() && (first || !self.is_senior(who)) {
            let highest = if jumps { top } else { top.min(standing + 1) };
            may.extend((standing + 1..=highest).map(|value| value.to_string()));
        }
        if game.is_none() && !first && self.is_senior(who) {
            may.push("hold".to_owned());
        }
        if first {
            if game.unwrap_or(0) == 0 {
                may.push("G".to_owned());
            }
            may.extend(
                (6..=top)
                    .filter(|value| *value > game.unwrap_or(0))
                    .map(|value| format!("G{value}")),
            );
        }
        may
    }

    fn after_games(&self) -> Next {
        let best = self.best_game().unwrap();
        let games = self.games();
        let (by, _) = *games.iter().find(|(_, value)| *value == best).unwrap();
        if best > 0 {
            return Next::Over(Ended::Game { by, value: Some(best) });
        }
        if games.len() == 1 {
            return Next::Over(Ended::Game { by, value: None });
        }
        let named = self.names();
        let highest = self.highest_name();
        let waiting = self
            .naming()
            .into_iter()
            .find(|who| named.iter().all(|(by, _)| by != who));
        let Some(who) = waiting else {
            let (by, value) = highest.unwrap();
            return Next::Over(Ended::Game { by, value: Some(value) });
        };
        let value = highest.map_or(1, |(_, value)| value);
        let mut may: Vec<String> = (value + 1..=5).map(|value| format!("G{value}")).collect();
        if value > 2 {
            may.push("pass".to_owned()); // P-3.9: never over a two
        }
        Next::Ask { who, may }
    }
}

#[cfg(test)]
fn count(auction: &Auction, spoken: usize, found: &mut Vec<(Ended, usize)>) {
    match auction.next(&super::options::defaults()) {
        Next::Over(ended) => found.push((ended, spoken)),
        Next::Ask { who, may } => {
            let silent = may == ["pass"];
            for word in may {
                let mut after = auction.clone();
                after.call(who, &word);
                count(&after, spoken + usize::from(!silent), found);
            }
        }
    }
}

/// The check figure of P-3.12.
#[test]
fn there_are_152_auctions() {
    let mut found = Vec::new();
    count(&Auction::default(), 0, &mut found);
    let of = |wanted: fn(&Ended) -> bool| found.iter().filter(|(ended, _)| wanted(ended)).count();
    assert_eq!(found.len(), 152);
    assert_eq!(of(|ended| *ended == Ended::PassedOut), 1);
    assert_eq!(of(|ended| matches!(ended, Ended::Number { .. })), 63);
    assert_eq!(of(|ended| matches!(ended, Ended::Game { .. })), 88);
    assert_eq!(found.iter().map(|(_, spoken)| *spoken).max(), Some(12));
}
