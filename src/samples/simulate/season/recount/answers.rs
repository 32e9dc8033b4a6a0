//! What the rows of a season are asked one after the other: more is better, and nothing is least.

use talon_league::{CountedCell, PlayoffResult};
use talon_rules::chance::Chance;
use talon_tournament::Exact;
use talon_tournament::league::SeasonItem;

use super::columns::PlayedColumn;
use super::order::{Question, Standing};

impl Standing<'_> {
    /// What everyone of a group has, more is better; none where the group cannot be asked.
    pub(super) fn answers(&self, question: Question, level: &[usize]) -> Option<Vec<Option<Exact>>> {
        match question {
            Question::Total => Some(level.iter().map(|line| Some(self.lines[*line].total.clone())).collect()),
            Question::Places(place) => Some(level.iter().map(|line| self.places(*line, place)).collect()),
            Question::Item(SeasonItem::HeadToHead) => self.among(level),
            Question::Item(item) => Some(level.iter().map(|line| self.answer(item, *line, level)).collect()),
        }
    }

    fn places(&self, line: usize, place: usize) -> Option<Exact> {
        let cells = self.lines[line].cells.iter().flatten();
        let at_place = cells.filter(|cell| cell.counted && cell.rank == Some(place));
        Some(whole(at_place.count()))
    }

    fn answer(&self, item: SeasonItem, line: usize, level: &[usize]) -> Option<Exact> {
        let own = &self.lines[line];
        let cells = || own.cells.iter().flatten();
        let sum =
            |cells: &mut dyn Iterator<Item = &CountedCell>| cells.fold(Exact::zero(), |sum, one| &sum + &one.points);
        match item {
            SeasonItem::BestUnit => cells().map(|cell| cell.points.clone()).max(),
            SeasonItem::AllUnits => Some(sum(&mut cells())),
            SeasonItem::RawSum => {
                let counted = cells().filter(|cell| cell.counted);
                Some(counted.fold(Exact::zero(), |sum, cell| &sum + &cell.raw))
            }
            SeasonItem::FewerUnits => Some(-whole(own.played)),
            SeasonItem::MoreUnits => Some(whole(own.played)),
            SeasonItem::LastUnit => {
                let last = self.columns.iter().rposition(PlayedColumn::has_result)?;
                own.cells[last].as_ref().map(|cell| cell.points.clone())
            }
            SeasonItem::Opponents => self.opponents(line),
            SeasonItem::Lot => {
                let kept = self.book.season.lots.iter().find(|lot| lot.person == own.person);
                let number = kept.map_or(u64::try_from(own.person.0).unwrap_or(0), |lot| lot.lot);
                let drawn = Chance::of(self.book.season.profile.lot, number).draw();
                Some(Exact::large(i128::from(drawn)))
            }
            SeasonItem::Playoff => self.playoff(line, level),
            // Asked for the whole group.
            SeasonItem::HeadToHead | SeasonItem::CountedPlaces => None,
        }
    }

    /// The mean of the totals of those with whom they sat.
    fn opponents(&self, line: usize) -> Option<Exact> {
        let (mut sum, mut count) = (Exact::zero(), 0);
        for table in self
            .tables
            .iter()
            .filter(|table| table.iter().any(|seat| seat.0 == line))
        {
            for (other, _) in table.iter().filter(|seat| seat.0 != line) {
                sum = &sum + &self.lines[*other].total;
                count += 1;
            }
        }
        sum.shared_by(count)
    }

    /// The place in the first play-off in which all of them were.
    fn playoff(&self, line: usize, level: &[usize]) -> Option<Exact> {
        let place_of = |places: &[PlayoffResult], line: usize| {
            let found = places.iter().find(|one| one.person == self.lines[line].person);
            found.map(|one| one.place)
        };
        let mut playoffs = self.book.season.playoffs.iter();
        let of_all = playoffs.find(|one| level.iter().all(|line| place_of(&one.places, *line).is_some()))?;
        place_of(&of_all.places, line).map(|place| Exact::from(-i64::from(place)))
    }

    /// What they did to each other, one for each whom they beat and a half for each who had as much, where all have
    /// met.
    fn among(&self, level: &[usize]) -> Option<Vec<Option<Exact>>> {
        let mut made: Vec<Option<Exact>> = Vec::new();
        for own in level {
            let mut halves = 0;
            for other in level.iter().filter(|other| *other != own) {
                let score =
                    |table: &[(usize, i64)], line: usize| table.iter().find(|seat| seat.0 == line).map(|seat| seat.1);
                let together = self
                    .tables
                    .iter()
                    .filter_map(|table| Some((score(table, *own)?, score(table, *other)?)));
                let both: Vec<(i64, i64)> = together.collect();
                if both.is_empty() {
                    return None;
                }
                halves += both
                    .iter()
                    .map(|(mine, theirs)| 1 + (mine - theirs).signum())
                    .sum::<i64>();
            }
            made.push(Exact::ratio(halves, 2));
        }
        Some(made)
    }
}

fn whole(count: usize) -> Exact {
    Exact::from(count as i64)
}
