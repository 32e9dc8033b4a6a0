//! What someone did in hands, in words and numbers; each number of hands leads to those hands.

use talon_records::format_of;
use talon_rules::cards::Pack;
use talon_rules::games::GameKind;
use talon_service::players::{GameFigures, HANDS_FOR_SHARE, HandFigures, HandSums, Mistakes, TimeChosen};
use talon_store::MemberId;
use talon_store::player_hands::{HandMark, PlayedPart};
use talon_text::{Arg, Lang, decimal, signed};
use talon_tournament::Exact;

use super::parts::difference;
use crate::page::LinkView;
use crate::routes;

/// A game.
#[derive(Debug)]
pub(super) struct GameView {
    pub id: String,
    pub name: String,
    pub facts: Vec<FactView>,
    pub contracts: Vec<ContractView>,
}

/// A fact with what is said of it.
#[derive(Debug)]
pub(super) struct FactView {
    pub key: &'static str,
    pub parts: Vec<FactPart>,
}

/// A number with the hands behind it.
#[derive(Debug)]
pub(super) struct FactPart {
    pub text: String,
    pub href: Option<String>,
    /// What stands behind the number.
    pub more: String,
}

/// A contract that they played.
#[derive(Debug)]
pub(super) struct ContractView {
    pub name: String,
    pub tried: LinkView,
    pub made: LinkView,
    pub share: String,
    pub mean: String,
}

/// Whose figures, and of which time.
#[derive(Debug, Clone, Copy)]
pub(super) struct Figures {
    pub player: MemberId,
    pub time: TimeChosen,
    pub lang: Lang,
}

/// Which hands a number leads to.
#[derive(Debug, Clone, Copy, Default)]
struct Behind<'a> {
    contract: Option<&'a str>,
    played_as: Option<PlayedPart>,
    trump: Option<&'a str>,
    mark: Option<HandMark>,
}

impl Behind<'_> {
    fn declared() -> Self {
        Behind {
            played_as: Some(PlayedPart::Declarer),
            ..Behind::default()
        }
    }

    fn defended() -> Self {
        Behind {
            played_as: Some(PlayedPart::Defender),
            ..Behind::default()
        }
    }

    fn marked(self, mark: HandMark) -> Self {
        Behind {
            mark: Some(mark),
            ..self
        }
    }
}

/// The games, with nothing of those that nobody played.
pub(super) fn games(figures: &HandFigures, of: Figures) -> Vec<GameView> {
    let played = figures.games.iter().filter(|game| game.all.hands > 0);
    played.filter_map(|game| of.game(game)).collect()
}

/// The name of a suit in a game.
pub(super) fn suit(game: GameKind, code: &str, lang: Lang) -> String {
    match (Pack::read_suit(code), format_of(game).pack()) {
        (Some(suit), Pack::German) => lang.suit(suit).into_owned(),
        (Some(suit), Pack::French) => lang.suit_french(suit).into_owned(),
        (None, _) => code.to_owned(),
    }
}

impl Figures {
    fn game(self, game: &GameFigures) -> Option<GameView> {
        let kind = GameKind::parse(&game.game)?;
        Some(GameView {
            id: format!("hands-{}", game.game),
            name: self.lang.t(&format!("game-{}", game.game)).into_owned(),
            facts: self.facts(game, kind),
            contracts: game
                .contracts
                .iter()
                .map(|(code, sums)| self.contract(game, code, sums))
                .collect(),
        })
    }

    fn facts(self, game: &GameFigures, kind: GameKind) -> Vec<FactView> {
        let (declared, defended, all) = (&game.declared, &game.defended, Behind::default());
        let counted = |hands: i64, of: i64, behind: Behind<'_>| self.counted(game, hands, of, behind);
        let mut facts = vec![
            fact("player-hands-played", vec![self.number(game, game.all.hands, all)]),
            fact(
                "player-hands-declared",
                vec![counted(declared.hands, game.all.hands, Behind::declared())],
            ),
            fact(
                "player-hands-made",
                vec![counted(
                    declared.made,
                    declared.hands,
                    Behind::declared().marked(HandMark::Made),
                )],
            ),
            fact(
                "player-hands-defended",
                vec![counted(
                    defended.lost,
                    defended.hands,
                    Behind::defended().marked(HandMark::Lost),
                )],
            ),
            fact(
                "player-hands-kontra",
                vec![self.number(game, game.all.kontra, all.marked(HandMark::Kontra))],
            ),
            fact(
                "player-hands-kontra-won",
                vec![counted(
                    game.all.kontra_won,
                    game.all.kontra,
                    all.marked(HandMark::KontraWon),
                )],
            ),
        ];
        let answered = game.all.quota_met + game.all.quota_missed;
        if answered > 0 {
            facts.push(fact(
                "player-hands-quota-met",
                vec![counted(game.all.quota_met, answered, all.marked(HandMark::QuotaMet))],
            ));
            facts.push(fact(
                "player-hands-quota-missed",
                vec![counted(
                    game.all.quota_missed,
                    answered,
                    all.marked(HandMark::QuotaMissed),
                )],
            ));
        }
        if game.all.soup != 0 {
            let written = self.number(game, game.all.soup, all.marked(HandMark::Soup));
            facts.push(fact("player-hands-soup", vec![written]));
        }
        if game.all.silent_won > 0 {
            let won = self.number(game, game.all.silent_won, all.marked(HandMark::SilentWon));
            facts.push(fact("player-hands-silent", vec![won]));
        }
        if !game.trumps.is_empty() {
            facts.push(fact("player-hands-trump", self.trumps(game, kind)));
        }
        if let Some(club) = &game.club {
            facts.extend(self.mistakes(game, club));
        }
        facts
    }

    fn trumps(self, game: &GameFigures, kind: GameKind) -> Vec<FactPart> {
        let named = game.trumps.iter().map(|(code, hands)| {
            let behind = Behind {
                trump: Some(code),
                ..Behind::declared()
            };
            let mut part = self.number(game, *hands, behind);
            part.more = suit(kind, code, self.lang);
            part
        });
        named.collect()
    }

    /// What the cards of each part cost, beside what those of the club did.
    fn mistakes(self, game: &GameFigures, club: &Mistakes) -> Vec<FactView> {
        let parts = [
            (
                "player-mistakes-declared",
                &game.declared,
                &club.declared,
                Behind::declared(),
            ),
            (
                "player-mistakes-defended",
                &game.defended,
                &club.defended,
                Behind::defended(),
            ),
        ];
        let told = parts.into_iter().filter_map(|(key, own, club, behind)| {
            let (own_mean, club_mean) = (mean_loss(own)?, mean_loss(club)?);
            let args = [
                ("own", Arg::from(decimal(&own_mean, self.lang))),
                ("club", Arg::from(decimal(&club_mean, self.lang))),
            ];
            let mut over = self.counted(game, own.judged, own.hands, behind.marked(HandMark::Judged));
            over.more = self.of(own.judged, own.hands, false);
            let said = FactPart {
                text: self.lang.t_args("player-mistakes-mean", &args),
                href: None,
                more: String::new(),
            };
            Some(fact(key, vec![said, over]))
        });
        told.collect()
    }

    fn contract(self, game: &GameFigures, code: &str, sums: &HandSums) -> ContractView {
        let behind = Behind {
            contract: Some(code),
            ..Behind::declared()
        };
        let mean = usize::try_from(sums.hands).ok();
        let mean = mean.and_then(|hands| Exact::from(sums.pay).shared_by(hands));
        ContractView {
            name: self.lang.bid(code).into_owned(),
            tried: LinkView::new(self.address(game, behind), sums.hands.to_string()),
            made: LinkView::new(self.address(game, behind.marked(HandMark::Made)), sums.made.to_string()),
            share: share(sums.made, sums.hands).unwrap_or_else(|| "–".to_owned()),
            mean: mean.map(|mean| difference(&mean, self.lang)).unwrap_or_default(),
        }
    }

    fn number(self, game: &GameFigures, number: i64, behind: Behind<'_>) -> FactPart {
        FactPart {
            text: number.to_string(),
            href: (number != 0).then(|| self.address(game, behind)),
            more: String::new(),
        }
    }

    /// A part of some hands.
    fn counted(self, game: &GameFigures, hands: i64, of: i64, behind: Behind<'_>) -> FactPart {
        FactPart {
            more: self.of(hands, of, true),
            ..self.number(game, hands, behind)
        }
    }

    fn of(self, hands: i64, of: i64, with_share: bool) -> String {
        let all = [("all", Arg::Number(of))];
        match share(hands, of).filter(|_| with_share) {
            Some(share) => {
                let args = [("all", Arg::Number(of)), ("share", Arg::from(share))];
                self.lang.t_args("player-hands-share", &args)
            }
            None => self.lang.t_args("player-hands-of", &all),
        }
    }

    fn address(self, game: &GameFigures, behind: Behind<'_>) -> String {
        let said = [
            ("time", Some(self.time.as_str())),
            ("game", Some(game.game.as_str())),
            ("contract", behind.contract),
            ("as", behind.played_as.map(PlayedPart::as_str)),
            ("trump", behind.trump),
            ("mark", behind.mark.map(HandMark::as_str)),
        ];
        let said: Vec<(&str, &str)> = said
            .into_iter()
            .filter_map(|(name, value)| Some((name, value?)))
            .collect();
        let query = serde_html_form::to_string(&said).unwrap_or_default();
        format!("{}?{query}", routes::player_hands(self.player))
    }
}

fn fact(key: &'static str, parts: Vec<FactPart>) -> FactView {
    FactView { key, parts }
}

fn mean_loss(sums: &HandSums) -> Option<Exact> {
    let cards = usize::try_from(sums.judged_cards).ok()?;
    Exact::from(sums.loss).shared_by(cards)
}

/// A share in whole per cent; none where the hands are too few for one.
fn share(hands: i64, of: i64) -> Option<String> {
    let half = of / 2;
    (of >= HANDS_FOR_SHARE).then(|| format!("{}\u{a0}%", (100 * hands + half) / of))
}

/// What a hand brought, with its sign.
pub(crate) fn paid(pay: i32) -> String {
    signed(i64::from(pay))
}
