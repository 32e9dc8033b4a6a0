//! The people and places of the made-up club: first names and evenings.

use talon_rules::cards::{BySeat, Seat};
use talon_rules::chance::Chance;

/// First names for the players.
pub const NAMES: [&str; 32] = [
    "Anna", "Béla", "Cili", "Dezső", "Erzsi", "Ferenc", "Gizi", "Henrik", "Ilona", "János", "Kati", "László", "Marika",
    "Nándor", "Olga", "Péter", "Rozi", "Sándor", "Teréz", "Vilmos", "Zsuzsa", "Ágnes", "Ödön", "Gábor", "Piroska",
    "Imre", "Júlia", "Lajos", "Margit", "Miklós", "Éva", "Zoltán",
];

/// The members who play in the example club.
pub const MEMBERS: [&str; 6] = ["Anna", "Béla", "Cili", "Dezső", "Erzsi", "Ferenc"];

/// Evenings on which the club plays.
pub const EVENTS: [&str; 8] = [
    "Csütörtöki kör",
    "Klubest",
    "Hétfői kör",
    "Tavaszi parti",
    "Kávéházi asztal",
    "Vasárnapi blattolás",
    "Őszi kupa",
    "Baráti asztal",
];

/// How many hands make a session: each player deals four times.
pub(crate) const SESSION_HANDS: u64 = 12;

/// Where and by whom a hand was played.
#[derive(Debug, Clone)]
pub struct Setting {
    pub event: &'static str,
    pub table: u64,
    pub round: u64,
    /// Number of the hand within the session, from 1.
    pub deal: u64,
    pub date: String,
    pub session: String,
    pub players: BySeat<&'static str>,
}

impl Setting {
    /// The setting of a hand in a series whose sessions all have the same number of hands.
    pub fn of(seed: u64, number: u64) -> Setting {
        let mut setting = Setting::of_session('s', seed, number / SESSION_HANDS);
        setting.deal += number % SESSION_HANDS;
        setting
    }

    /// The first deal of a session; the letter keeps the sessions of different games apart.
    pub fn of_session(letter: char, seed: u64, session: u64) -> Setting {
        let mut chance = Chance::of(seed ^ 0x6e61_6d65_7321, session);
        let mut names = NAMES;
        chance.shuffle(&mut names);
        let day = chance.below(365);
        Setting {
            event: EVENTS[chance.below(EVENTS.len())],
            table: 1 + chance.below(8) as u64,
            round: 1 + session % 6,
            deal: 1,
            date: date_of(day),
            session: format!("{letter}{seed}-{session}"),
            players: BySeat {
                a: names[0],
                b: names[1],
                c: names[2],
            },
        }
    }

    /// Who deals: the deal moves one seat to the right with each hand (U-2.1).
    pub fn dealer(number: u64) -> Seat {
        Seat::ALL[(number % 3) as usize]
    }
}

/// The day of 2026 with this number, from 0.
fn date_of(day: usize) -> String {
    const MONTHS: [usize; 12] = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    let (mut day, mut month) = (day, 0);
    while month < 11 && day >= MONTHS[month] {
        day -= MONTHS[month];
        month += 1;
    }
    format!("2026-{:02}-{:02}", month + 1, day + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_dates_of_the_year() {
        assert_eq!(date_of(0), "2026-01-01");
        assert_eq!(date_of(59), "2026-03-01");
        assert_eq!(date_of(364), "2026-12-31");
    }

    #[test]
    fn a_session_keeps_its_players_for_twelve_hands() {
        let (first, last, next) = (Setting::of(5, 0), Setting::of(5, 11), Setting::of(5, 12));
        assert_eq!(first.players, last.players);
        assert_eq!(
            (first.session == last.session, first.session == next.session),
            (true, false)
        );
        assert_eq!((first.deal, last.deal, next.deal), (1, 12, 1));
    }
}
