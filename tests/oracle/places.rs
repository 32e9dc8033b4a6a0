//! Where the cards are: three hands and the talon, some cards perhaps unknown.
//! Knows no rules; it only counts and eliminates.

use std::collections::BTreeMap;

/// A place has cards that are surely there and a size; cards that are surely nowhere are loose.
#[derive(Debug, Clone, Default)]
pub struct Places {
    sure: BTreeMap<String, Vec<String>>,
    size: BTreeMap<String, usize>,
    loose: Vec<String>,
}

impl Places {
    /// `known` cards lie in a place of `size`; the places must be filled before `settle` is asked.
    pub fn put(&mut self, place: &str, known: Vec<String>, size: usize) {
        self.sure.insert(place.to_owned(), known);
        self.size.insert(place.to_owned(), size);
    }

    /// All cards that lie nowhere become loose.
    pub fn set_loose(&mut self, deck: Vec<String>) {
        let sure: Vec<String> = self.sure.values().flatten().cloned().collect();
        self.loose = deck.into_iter().filter(|card| !sure.contains(card)).collect();
        self.settle();
    }

    pub fn cards(&self, place: &str) -> &[String] {
        self.sure.get(place).map(Vec::as_slice).unwrap_or_default()
    }

    pub fn size(&self, place: &str) -> usize {
        self.size.get(place).copied().unwrap_or(0)
    }

    pub fn is_known(&self, place: &str) -> bool {
        self.cards(place).len() == self.size(place)
    }

    pub fn all_known(&self) -> bool {
        self.size.keys().all(|place| self.is_known(place))
    }

    pub fn loose(&self) -> &[String] {
        &self.loose
    }

    pub fn has(&self, place: &str, card: &str) -> bool {
        self.cards(place).iter().any(|c| c == card)
    }

    pub fn could_have(&self, place: &str, card: &str) -> bool {
        self.has(place, card) || (!self.is_known(place) && self.loose.iter().any(|c| c == card))
    }

    /// A loose card turns out to be here.
    pub fn learn(&mut self, place: &str, card: &str) {
        if !self.has(place, card) {
            self.loose.retain(|c| c != card);
            self.sure.get_mut(place).unwrap().push(card.to_owned());
            self.settle();
        }
    }

    /// Takes a card that could be here away.
    pub fn take(&mut self, place: &str, card: &str) {
        self.sure.get_mut(place).unwrap().retain(|c| c != card);
        self.loose.retain(|c| c != card);
        *self.size.get_mut(place).unwrap() -= 1;
        self.settle();
    }

    /// Puts a known card here.
    pub fn add(&mut self, place: &str, card: &str) {
        self.sure.get_mut(place).unwrap().push(card.to_owned());
        *self.size.get_mut(place).unwrap() += 1;
    }

    /// An unseen card goes from one place to another: nothing is sure in the first any more.
    pub fn move_unseen(&mut self, from: &str, to: &str) {
        let known = std::mem::take(self.sure.get_mut(from).unwrap());
        self.loose.extend(known);
        *self.size.get_mut(from).unwrap() -= 1;
        *self.size.get_mut(to).unwrap() += 1;
        self.settle();
    }

    /// All that lies in one place goes to another.
    pub fn move_all(&mut self, from: &str, to: &str) {
        let known = std::mem::take(self.sure.get_mut(from).unwrap());
        let size = std::mem::take(self.size.get_mut(from).unwrap());
        self.sure.get_mut(to).unwrap().extend(known);
        *self.size.get_mut(to).unwrap() += size;
    }

    /// When only one place has room, everything loose lies there.
    fn settle(&mut self) {
        let open: Vec<String> = self
            .size
            .keys()
            .filter(|place| !self.is_known(place))
            .cloned()
            .collect();
        if let [only] = open.as_slice() {
            let room = self.size(only) - self.cards(only).len();
            if room == self.loose.len() {
                let loose = std::mem::take(&mut self.loose);
                self.sure.get_mut(only).unwrap().extend(loose);
            }
        }
    }
}
