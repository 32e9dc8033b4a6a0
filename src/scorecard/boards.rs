//! A card whose deals are boards: where a tournament compares deals, each deal of a table is one of the boards that lie
//! there. Its number tells who deals it, each board has one line, and the lines stand in the order of the boards,
//! whatever was played first.

use crate::act::CardRefusal;
use crate::card::{Author, Deal, DealId, Line, OtherAnswer, PersonNo, Scorecard};
use crate::note::both_notes;

/// The boards that lie at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BoardSet {
    /// The number that stands on the first.
    pub first: u32,
    pub count: u32,
}

/// A deal that was another board than the one under which it was written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BoardOfDeal {
    pub id: DealId,
    /// The place of the board in its set, from 1.
    pub board: u32,
}

impl Scorecard {
    /// The number by which people call a deal: of a board, that which stands on it.
    pub fn called_number(&self, number: u32) -> u32 {
        self.boards.map_or(number, |set| set.first + number.saturating_sub(1))
    }

    /// The boards of which nothing is written, by their places in the set, from 1.
    pub fn open_boards(&self) -> Vec<u32> {
        let count = self.boards.map_or(0, |set| set.count);
        let is_open = |board: &u32| !self.deals.iter().any(|deal| deal.board == Some(*board));
        (1..=count).filter(is_open).collect()
    }

    /// Who deals a board.
    pub fn dealer_of_board(&self, board: u32) -> Option<PersonNo> {
        let set = self.boards.filter(|set| (1..=set.count).contains(&board))?;
        let table = self.at_table();
        let turn = usize::try_from(set.first.saturating_sub(1) + board - 1).ok()?;
        table.get(turn % table.len().max(1)).copied()
    }

    /// The line that was written last.
    pub fn last_written(&self) -> Option<&Deal> {
        match self.boards {
            Some(_) => self.deals.iter().max_by_key(|deal| deal.id.0),
            None => self.deals.last(),
        }
    }

    /// Whether a deal under this dealer can be the board.
    pub(crate) fn check_board(&self, board: u32, dealer: PersonNo) -> Result<(), CardRefusal> {
        let deals = self.dealer_of_board(board).ok_or(CardRefusal::NoSuchBoard)?;
        match deals == dealer {
            true => Ok(()),
            false => Err(CardRefusal::BoardDealer(self.name(deals).to_owned())),
        }
    }

    /// Where a deal that is written under a number stands: behind all others, or where a board of that number does.
    pub(crate) fn place_of_next(&self, number: u32) -> usize {
        let is_before = |deal: &&Deal| self.boards.is_none() || deal.board.is_none_or(|own| own < number);
        self.deals.iter().take_while(is_before).count()
    }

    /// What a board came to; a second answer where it came to something else before, also on the same device, because
    /// no board is played twice. One that was struck out counts again with what is said now.
    pub(crate) fn save_board(&mut self, board: u32, told: OtherAnswer) -> Result<(), CardRefusal> {
        if matches!(told.line, Line::Misdeal { .. }) {
            return self.push(self.deals.len(), told, None);
        }
        self.check_board(board, told.dealer)?;
        let Some(there) = self.deals.iter_mut().find(|deal| deal.board == Some(board)) else {
            let place = self.place_of_next(board);
            self.push(place, told, None)?;
            if let Some(deal) = self.deals.get_mut(place) {
                deal.board = Some(board);
            }
            return Ok(());
        };
        if there.void.is_some() {
            let (id, by) = (there.id, told.by);
            let deal = self.changed(id, by)?;
            (deal.people, deal.dealer, deal.line, deal.void) = (told.people, told.dealer, told.line, None);
            deal.note = told.note.or(deal.note.take());
            return Ok(());
        }
        let is_same = (&there.people, &there.line) == (&told.people, &told.line);
        if let Some(note) = both_notes(&there.note, &told.note).filter(|_| is_same) {
            if there.by.device != told.by.device && !there.agreed.contains(&told.by.device) {
                there.agreed.push(told.by.device);
            }
            there.note = note;
            return Ok(());
        }
        let Some(other) = &mut there.other else {
            there.other = Some(told);
            return Ok(());
        };
        let is_same = (&other.people, &other.line) == (&told.people, &told.line);
        match both_notes(&other.note, &told.note).filter(|_| is_same) {
            Some(note) => {
                other.note = note;
                Ok(())
            }
            None => Err(CardRefusal::BoardAnswered),
        }
    }

    /// The deal was another board; where that one has a line, it was this one.
    pub(crate) fn set_board(&mut self, said: BoardOfDeal, by: Author) -> Result<(), CardRefusal> {
        let BoardOfDeal { id, board } = said;
        let (_, deal) = self.deal(id).ok_or(CardRefusal::NoSuchDeal)?;
        let was = deal.board.ok_or(CardRefusal::BoardStands)?;
        let there = self.deals.iter().find(|deal| deal.board == Some(board));
        let there = there.map(|deal| deal.id).filter(|there| *there != id);
        self.put_on_board(id, board, by)?;
        if let Some(there) = there {
            self.put_on_board(there, was, by)?;
        }
        // A misdeal stays behind the board that it was dealt after.
        let mut last = 0;
        let place = |deal: &Deal| {
            last = deal.board.unwrap_or(last);
            last
        };
        let places: Vec<u32> = self.deals.iter().map(place).collect();
        let mut placed: Vec<(u32, Deal)> = places.into_iter().zip(std::mem::take(&mut self.deals)).collect();
        placed.sort_by_key(|(place, _)| *place);
        self.deals = placed.into_iter().map(|(_, deal)| deal).collect();
        Ok(())
    }

    fn put_on_board(&mut self, id: DealId, board: u32, by: Author) -> Result<(), CardRefusal> {
        let dealer = self.dealer_of_board(board).ok_or(CardRefusal::NoSuchBoard)?;
        let (_, deal) = self.deal(id).ok_or(CardRefusal::NoSuchDeal)?;
        if deal.other.is_some() {
            return Err(CardRefusal::BoardAnswered);
        }
        let card = self.as_for(deal);
        let line = card.dealt_by(&deal.line, deal.dealer, dealer);
        let line = line.ok_or_else(|| CardRefusal::BoardDealer(card.name(dealer).to_owned()))?;
        card.check_line(dealer, &line)?;
        let deal = self.changed(id, by)?;
        (deal.dealer, deal.line, deal.board) = (dealer, line, Some(board));
        Ok(())
    }
}
