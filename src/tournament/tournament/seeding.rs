//! In which order of strength the players begin: what the first draw goes by where it does not go by lot. Without it
//! that is the order in which they were entered.

use std::collections::BTreeSet;

use super::{Place, Refusal, SettingPart, Tournament, Why};
use crate::EntryNo;
use crate::rating::Method;

/// An order, and where it comes from. Both stay with the tournament, so that its draw can be repeated.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seeding {
    /// Those who had a rating, the strongest first. All others follow in the order in which they were entered.
    pub order: Vec<EntryNo>,
    pub source: SeedingSource,
}

/// A rating list as it was published.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeedingSource {
    /// The word of its club in addresses, as it was then.
    pub club: String,
    pub method: Method,
    pub revision: u32,
}

impl Tournament {
    /// Sets the order in which the players begin; none for that in which they were entered.
    ///
    /// # Errors
    /// Once a round was drawn, and when someone is named twice or is not entered.
    pub fn seed_by(&mut self, seeding: Option<Seeding>) -> Result<(), Refusal> {
        self.must_take_setting(SettingPart::Seeding)?;
        let mut seen = BTreeSet::new();
        for entry in seeding.iter().flat_map(|seeding| &seeding.order) {
            let place = || Place::entry(*entry);
            self.entry(*entry).ok_or_else(|| Refusal::at(place(), Why::NoEntry))?;
            if !seen.insert(*entry) {
                return Err(Refusal::at(place(), Why::SamePlace));
            }
        }
        self.seeding = seeding;
        Ok(())
    }

    /// These in the order in which they begin.
    pub(super) fn seeded(&self, entries: &[EntryNo]) -> Vec<EntryNo> {
        let order = self.seeding.as_ref().map(|seeding| seeding.order.as_slice());
        let order = order.unwrap_or_default();
        let mut seeded = entries.to_vec();
        seeded.sort_by_key(|entry| order.iter().position(|other| other == entry).unwrap_or(order.len()));
        seeded
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rounds::swiss::First;
    use crate::tournament::file::{self, FileMember, Outside};
    use crate::tournament::tests::tournament;
    use crate::tournament::{Entry, Format, Preset, Stage, State};

    fn seeding(order: &[u16]) -> Seeding {
        Seeding {
            order: order.iter().copied().map(EntryNo).collect(),
            source: SeedingSource {
                club: "friday".to_owned(),
                method: Method::WengLin,
                revision: 12,
            },
        }
    }

    fn nine(format: Format) -> Tournament {
        let mut tournament = tournament(Preset::ClubEvening, 9);
        let stage = Stage {
            format,
            ..tournament.stages[0].clone()
        };
        tournament.set_stages(vec![stage]).unwrap();
        tournament
    }

    /// Who sits at which table of the first round.
    fn tables(tournament: &Tournament) -> Vec<Vec<u16>> {
        let preview = tournament.preview(7).unwrap();
        let seats = |table: &crate::Table| {
            let mut seats: Vec<u16> = table.seats.iter().map(|entry| entry.0).collect();
            seats.sort_unstable();
            seats
        };
        let mut tables: Vec<Vec<u16>> = preview.rounds()[0].tables.iter().map(seats).collect();
        tables.sort();
        tables
    }

    #[test]
    fn the_layers_of_a_first_round_follow_the_seeding() {
        let mut evening = nine(Format::Swiss { first: First::Layers });
        assert_eq!(tables(&evening), [[1, 4, 7], [2, 5, 8], [3, 6, 9]]);
        evening.seed_by(Some(seeding(&[9, 1, 8, 2, 7, 3, 6, 4, 5]))).unwrap();
        assert_eq!(tables(&evening), [[1, 4, 7], [2, 6, 9], [3, 5, 8]]);
        // The others follow as they were entered.
        evening.seed_by(Some(seeding(&[9, 8]))).unwrap();
        assert_eq!(tables(&evening), [[1, 4, 7], [2, 5, 9], [3, 6, 8]]);
        evening.seed_by(None).unwrap();
        assert_eq!(tables(&evening), [[1, 4, 7], [2, 5, 8], [3, 6, 9]]);
    }

    #[test]
    fn there_is_one_of_each_pot_of_the_seeding_at_every_table() {
        let mut evening = nine(Format::Swiss { first: First::Pots });
        let order = [9, 1, 8, 2, 7, 3, 6, 4, 5];
        evening.seed_by(Some(seeding(&order))).unwrap();
        for table in tables(&evening) {
            for pot in order.chunks(3) {
                assert_eq!(table.iter().filter(|seat| pot.contains(seat)).count(), 1, "{table:?}");
            }
        }
    }

    #[test]
    fn groups_are_as_strong_as_each_other() {
        let mut evening = nine(Format::Groups { size: 3 });
        assert_eq!(tables(&evening), [[1, 2, 3], [4, 5, 6], [7, 8, 9]]);
        evening.seed_by(Some(seeding(&[9, 8, 7, 6, 5, 4, 3, 2, 1]))).unwrap();
        // 9 8 7, then back 4 5 6, then 3 2 1.
        assert_eq!(tables(&evening), [[1, 6, 7], [2, 5, 8], [3, 4, 9]]);
    }

    #[test]
    fn a_whole_schedule_does_not_ask_for_it() {
        let mut evening = nine(Format::Schedule);
        let before = tables(&evening);
        evening.seed_by(Some(seeding(&[9, 8, 7, 6, 5, 4, 3, 2, 1]))).unwrap();
        assert_eq!(tables(&evening), before);
    }

    #[test]
    fn it_stays_from_the_first_draw_on_and_names_everyone_once() {
        let mut evening = nine(Format::Swiss { first: First::Layers });
        for (order, why) in [(&[1, 10][..], Why::NoEntry), (&[1, 1], Why::SamePlace)] {
            assert_eq!(evening.seed_by(Some(seeding(order))).unwrap_err().why, why);
        }
        evening.seed_by(Some(seeding(&[9, 8]))).unwrap();
        evening.draw(1).unwrap();
        assert_eq!(evening.seed_by(None).unwrap_err().why, Why::Frozen);
        evening.state = State::Archived;
        assert!(evening.seed_by(None).is_err());
    }

    #[test]
    fn a_file_keeps_it_with_its_list_and_revision() {
        let mut evening = nine(Format::Swiss { first: First::Layers });
        evening.profile.rules = r#"{"edition":1,"id":"ulti"}"#.to_owned();
        let without = file::kept(&evening);
        assert!(!String::from_utf8(without).unwrap().contains("seeding"));
        evening.seed_by(Some(seeding(&[9, 8]))).unwrap();
        let text = file::kept(&evening);
        let said = String::from_utf8(text.clone()).unwrap();
        let wanted =
            "\"seeding\":{\"club\":\"friday\",\"method\":\"weng_lin\",\"order\":[\"e9\",\"e8\"],\"revision\":12}";
        assert!(said.contains(wanted) && said.contains("\"version\":\"1.5\""), "{said}");
        assert_eq!(file::read_kept(&text).unwrap(), evening);
        let member = |entry: &Entry| FileMember {
            key: entry.member,
            name: format!("Player {}", entry.number.0),
            alias: None,
        };
        let outside = Outside {
            members: evening.entries.iter().map(member).collect(),
            ..Outside::default()
        };
        let whole = String::from_utf8(file::write(&evening, &outside)).unwrap();
        assert_eq!(file::read(whole.as_bytes()).unwrap().0.seeding, evening.seeding);
        let twice = whole.replace("[\"e9\",\"e8\"]", "[\"e9\",\"e9\"]");
        assert!(file::read(twice.as_bytes()).is_err());
    }
}
