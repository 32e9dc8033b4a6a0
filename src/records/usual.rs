//! A card played, as nearly all programs write it: known by its bytes, because most actions of a record are such. What
//! the letters mean is for others to say, and every other way of writing it is read member by member.

const PLAY_LEN: usize = 36;

/// The letters of a card played: a seat and a card, or what stands in their places.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct UsualPlay {
    pub by: u8,
    pub card: [u8; 2],
}

impl UsualPlay {
    /// The letters, if this is written in one of the two orders that programs use, without spaces and escapes.
    #[inline]
    pub fn read(source: &[u8]) -> Option<Self> {
        let mut play = *source.first_chunk::<PLAY_LEN>().filter(|_| source.len() == PLAY_LEN)?;
        let (seat, card) = if play.starts_with(b"{\"type\"") {
            (21, 32)
        } else {
            (7, 18)
        };
        let said = Self {
            by: play[seat],
            card: [play[card], play[card + 1]],
        };
        [play[seat], play[card], play[card + 1]] = [b'?'; 3];
        let known = play == *b"{\"type\":\"play\",\"by\":\"?\",\"card\":\"??\"}"
            || play == *b"{\"by\":\"?\",\"card\":\"??\",\"type\":\"play\"}";
        let plain = said.by != b'\\' && said.card[0] != b'\\';
        (known && plain).then_some(said)
    }

    /// The same in canonical form.
    #[inline]
    pub fn canonical(self) -> [u8; PLAY_LEN] {
        let mut written = *b"{\"by\":\"?\",\"card\":\"??\",\"type\":\"play\"}";
        [written[7], written[18], written[19]] = [self.by, self.card[0], self.card[1]];
        written
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_is_known_in_both_usual_orders_and_in_no_other() {
        let play = Some(UsualPlay { by: b'B', card: *b"LX" });
        assert_eq!(UsualPlay::read(br#"{"type":"play","by":"B","card":"LX"}"#), play);
        assert_eq!(UsualPlay::read(br#"{"by":"B","card":"LX","type":"play"}"#), play);
        for other in [
            br#"{"type":"play","by":"B","gard":"LX"}"#,
            br#"{"type":"play","by":"B","card":"\n"}"#,
            br#"{"card":"LX","by":"B","type":"play"}"#,
            br#"{"type":"plan","by":"B","card":"LX"}"#,
        ] {
            assert_eq!(UsualPlay::read(other), None);
        }
    }
}
