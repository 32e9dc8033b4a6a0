//! An auction from what PPN keeps of it, the highest call of each player, and the other way round (PPN-2). What may be
//! said is asked of the engine; here its answers are only searched.

use crate::words::seats_of;
use talon_rules::cards::{BySeat, Seat};
use talon_rules::games::preferans::{Action, Auction, Bid, Variant};

/// The highest call of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Top {
    /// They never bid.
    Pass,
    /// They last held this number.
    Hold(u8),
    /// They last bid this.
    Bid(Bid),
}

/// Why no auction can be told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoAuction {
    /// The fields cannot be read.
    Unreadable,
    /// No legal auction leaves these calls.
    None,
    /// More than one does, which the default rules never allow.
    Several,
}

impl Top {
    /// Reads one part of the field: `P`, `4`, `M4`, `G`, `G4`.
    pub fn parse(text: &str) -> Option<Top> {
        if text == "P" {
            return Some(Top::Pass);
        }
        if let Some(number) = text.strip_prefix('M') {
            return match Bid::parse(number) {
                Some(Bid::Number(value)) if value > 2 => Some(Top::Hold(value)),
                _ => None,
            };
        }
        Bid::parse(text).map(Top::Bid)
    }

    /// As it is written.
    pub fn code(self) -> String {
        match self {
            Top::Pass => "P".to_owned(),
            Top::Hold(value) => format!("M{value}"),
            Top::Bid(bid) => bid.code().to_owned(),
        }
    }

    /// The highest number that they can have said.
    const fn number(self) -> u8 {
        match self {
            Top::Hold(value) | Top::Bid(Bid::Number(value)) => value,
            Top::Pass | Top::Bid(_) => 0,
        }
    }
}

/// The auction of a field such as `M3,P,3` in an order such as `123`.
///
/// # Errors
/// When the fields cannot be read, or not exactly one auction fits.
pub fn auction_of(bids: &str, order: &str, variant: &Variant) -> Result<Vec<(Seat, Action)>, NoAuction> {
    let order = seats_of(order).ok_or(NoAuction::Unreadable)?;
    let mut parts = bids.split(',').map(Top::parse);
    let mut next = || parts.next().flatten().ok_or(NoAuction::Unreadable);
    let tops = [next()?, next()?, next()?];
    if parts.next().is_some() {
        return Err(NoAuction::Unreadable);
    }
    rebuild(&tops, order[0], variant)
}

/// The one auction that leaves these highest calls, forehand's first.
///
/// # Errors
/// When none does, or more than one.
pub(crate) fn rebuild(tops: &[Top; 3], forehand: Seat, variant: &Variant) -> Result<Vec<(Seat, Action)>, NoAuction> {
    let wanted = by_seat(tops, forehand);
    let mut search = Search {
        wanted,
        variant,
        line: Vec::new(),
        found: Vec::new(),
    };
    search.go(Auction::new(forehand), BySeat::from_fn(|_| Top::Pass));
    match search.found.len() {
        0 => Err(NoAuction::None),
        1 => Ok(search.found.remove(0)),
        _ => Err(NoAuction::Several),
    }
}

fn by_seat(tops: &[Top; 3], forehand: Seat) -> BySeat<Top> {
    BySeat::from_fn(|seat| tops[(seat.index() + 3 - forehand.index()) % 3])
}

/// The highest call of each player, forehand's first.
pub fn tops_of(calls: impl IntoIterator<Item = (Seat, Action)>, forehand: Seat) -> [Top; 3] {
    let mut tops = BySeat::from_fn(|_| Top::Pass);
    let mut number = 0;
    for (seat, action) in calls {
        say(&mut tops, &mut number, seat, action);
    }
    [forehand, forehand.next(), forehand.previous()].map(|seat| tops[seat])
}

fn say(tops: &mut BySeat<Top>, number: &mut u8, seat: Seat, action: Action) {
    match action {
        Action::Bid(bid) => {
            if let Bid::Number(value) = bid {
                *number = value;
            }
            tops[seat] = Top::Bid(bid);
        }
        Action::Hold => tops[seat] = Top::Hold(*number),
        _ => {}
    }
}

/// Looks through the auctions in which nobody says more than their highest call.
struct Search<'v> {
    wanted: BySeat<Top>,
    variant: &'v Variant,
    line: Vec<(Seat, Action)>,
    found: Vec<Vec<(Seat, Action)>>,
}

impl Search<'_> {
    fn go(&mut self, auction: Auction, said: BySeat<Top>) {
        if auction.won().is_some() {
            if said == self.wanted {
                self.found.push(self.line.clone());
            }
            return;
        }
        let seat = auction.turn();
        let mut actions: Vec<Action> = auction.bids(self.variant).map(Action::Bid).collect();
        actions.extend([Action::Hold, Action::Pass]);
        for action in actions {
            if self.found.len() > 1 {
                return;
            }
            if auction.check(action, self.variant).is_err() || !self.leads_on(action, seat, &said) {
                continue;
            }
            let (mut next, mut said) = (auction, said);
            let mut number = match auction.standing() {
                Some((_, Bid::Number(value))) => value,
                _ => 0,
            };
            next.apply(action, self.variant);
            say(&mut said, &mut number, seat, action);
            self.line.push((seat, action));
            self.go(next, said);
            self.line.pop();
        }
    }

    /// Whether the player can still come to their highest call after this.
    fn leads_on(&self, action: Action, seat: Seat, said: &BySeat<Top>) -> bool {
        let wanted = self.wanted[seat];
        match action {
            Action::Bid(Bid::Number(value)) => value <= wanted.number(),
            Action::Bid(Bid::Game) => matches!(wanted, Top::Bid(Bid::Game | Bid::Named(_))),
            Action::Bid(named) => wanted == Top::Bid(named),
            Action::Hold => wanted.number() > 2,
            _ => wanted == said[seat],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(bids: &str, order: &str) -> Result<String, NoAuction> {
        let word = |(seat, action): (Seat, Action)| match action {
            Action::Bid(bid) => format!("{}:{}", seat.letter(), bid.code()),
            other => format!("{}:{}", seat.letter(), other.word()),
        };
        let calls = auction_of(bids, order, &Variant::default())?;
        Ok(calls.into_iter().map(word).collect::<Vec<_>>().join(" "))
    }

    /// All complete auctions of A as forehand.
    fn complete(
        auction: Auction,
        variant: &Variant,
        line: &mut Vec<(Seat, Action)>,
        all: &mut Vec<Vec<(Seat, Action)>>,
    ) {
        if auction.won().is_some() {
            all.push(line.clone());
            return;
        }
        let bids = auction.bids(variant).map(Action::Bid);
        for action in bids.chain([Action::Hold, Action::Pass]) {
            if auction.check(action, variant).is_ok() {
                let mut next = auction;
                next.apply(action, variant);
                line.push((auction.turn(), action));
                complete(next, variant, line, all);
                line.pop();
            }
        }
    }

    #[test]
    fn the_highest_calls_tell_how_the_auction_went() {
        assert_eq!(line("M3,P,3", "123").unwrap(), "A:2 B:pass C:3 A:hold C:pass");
        assert_eq!(line("2,G4,G", "123").unwrap(), "A:2 B:G C:G B:G4 C:pass");
        assert_eq!(line("P,P,P", "231").unwrap(), "B:pass C:pass A:pass");
        assert_eq!(line("P,2,3", "312").unwrap(), "C:pass A:2 B:3 A:pass");
    }

    #[test]
    fn calls_that_no_auction_leaves_are_refused() {
        for bids in ["3,P,P", "P,P,M3", "M3,P,2", "2,2,P", "G6,G,P", "G,G,G", "M3,M3,3"] {
            assert_eq!(line(bids, "123"), Err(NoAuction::None), "{bids}");
        }
        for (bids, order) in [
            ("2,P", "123"),
            ("2,P,P,P", "123"),
            ("M2,P,P", "123"),
            ("2,P,P", "132"),
            ("", ""),
        ] {
            assert_eq!(line(bids, order), Err(NoAuction::Unreadable), "{bids} {order}");
        }
    }

    /// P-3.12 and PPN-2: each of the 152 auctions is told by its field.
    #[test]
    fn each_of_the_152_auctions_comes_back_from_its_highest_calls() {
        let variant = Variant::default();
        let mut all = Vec::new();
        complete(Auction::new(Seat::A), &variant, &mut Vec::new(), &mut all);
        assert_eq!(all.len(), 152);
        for auction in all {
            let tops = tops_of(auction.iter().copied(), Seat::A);
            assert_eq!(rebuild(&tops, Seat::A, &variant).as_ref(), Ok(&auction), "{tops:?}");
            let written = tops.map(Top::code).join(",");
            assert_eq!(auction_of(&written, "123", &variant), Ok(auction), "{written}");
        }
    }
}
