//! What players pay, and what can be won.

use serde::Deserialize;

use super::Failed;
use super::field::{Bad, FieldView, bad, choice, number, numbers};
use talon_service::tournaments::Setting;
use talon_text::Lang;
use talon_text::number::spaced;
use talon_tournament::tournament::{AMOUNT_MAX, Money, Prizes};

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct MoneyForm {
    currency: String,
    fee: String,
    prizes: String,
    amounts: String,
    house: String,
    shares: String,
}

/// How prizes are said.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum PrizesKind {
    Amounts,
    Pot,
}

impl PrizesKind {
    const ALL: [PrizesKind; 2] = [PrizesKind::Amounts, PrizesKind::Pot];

    const fn as_str(self) -> &'static str {
        match self {
            PrizesKind::Amounts => "amounts",
            PrizesKind::Pot => "pot",
        }
    }

    fn parse(word: &str) -> Option<PrizesKind> {
        PrizesKind::ALL.into_iter().find(|kind| kind.as_str() == word)
    }
}

impl MoneyForm {
    pub fn of(money: &Money) -> MoneyForm {
        let form = MoneyForm {
            currency: money.currency.clone(),
            fee: if money.fee > 0 {
                money.fee.to_string()
            } else {
                String::new()
            },
            ..MoneyForm::default()
        };
        match &money.prizes {
            Prizes::Amounts(amounts) => MoneyForm {
                prizes: PrizesKind::Amounts.as_str().to_owned(),
                amounts: spaced(amounts),
                ..form
            },
            Prizes::OfPot { house, shares } => MoneyForm {
                prizes: PrizesKind::Pot.as_str().to_owned(),
                house: house.to_string(),
                shares: spaced(shares),
                ..form
            },
        }
    }

    pub fn fields(&self, lang: Lang) -> Vec<FieldView> {
        vec![
            FieldView::text("currency", &self.currency, lang),
            FieldView::number("fee", &self.fee, lang),
            FieldView::choice("prizes", &PrizesKind::ALL.map(PrizesKind::as_str), &self.prizes, lang),
            FieldView::text("amounts", &self.amounts, lang).only(PrizesKind::Amounts.as_str()),
            FieldView::text("shares", &self.shares, lang).only(PrizesKind::Pot.as_str()),
            FieldView::number("house", &self.house, lang).only(PrizesKind::Pot.as_str()),
        ]
    }

    pub fn read(&self) -> Result<Setting, Failed> {
        let prizes = match choice("prizes", &self.prizes, PrizesKind::parse)? {
            PrizesKind::Amounts => {
                let amounts = numbers("amounts", &self.amounts);
                let amounts: Vec<u64> = amounts.map_err(|_| bad("amounts", BAD_AMOUNT))?;
                amounts.iter().try_for_each(|amount| can_be("amounts", *amount))?;
                Prizes::Amounts(amounts)
            }
            PrizesKind::Pot => self.of_pot()?,
        };
        let fee = number("fee", &self.fee)
            .map_err(|_| bad("fee", BAD_AMOUNT))?
            .unwrap_or(0);
        can_be("fee", fee)?;
        Ok(Setting::Money(Money {
            currency: self.currency.trim().to_owned(),
            fee,
            prizes,
        }))
    }

    fn of_pot(&self) -> Result<Prizes, Bad> {
        let house = number("house", &self.house).map_err(|_| bad("house", "set-bad-house"));
        let house: u64 = house?.unwrap_or(0);
        let house = u8::try_from(house).ok().filter(|house| *house <= 100);
        let shares = numbers("shares", &self.shares).map_err(|_| bad("shares", "set-bad-shares"));
        let shares: Vec<u64> = shares?;
        let whole: Option<u64> = shares.iter().try_fold(0, |sum: u64, share| sum.checked_add(*share));
        let shares: Vec<u8> = shares.iter().filter_map(|share| u8::try_from(*share).ok()).collect();
        match (house, whole) {
            (None, _) => Err(bad("house", "set-bad-house")),
            (_, Some(0)) => Err(bad("shares", "set-bad-no-shares")),
            (Some(house), Some(..=100)) => Ok(Prizes::OfPot { house, shares }),
            (Some(_), _) => Err(bad("shares", "set-bad-shares")),
        }
    }
}

/// What an amount can be, with the least and the most.
const BAD_AMOUNT: &str = "set-bad-amount";

fn can_be(field: &str, amount: u64) -> Result<(), Bad> {
    if amount <= AMOUNT_MAX {
        Ok(())
    } else {
        Err(bad(field, BAD_AMOUNT))
    }
}
