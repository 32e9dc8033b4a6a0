//! Claims (U-6.12): who must agree, what they must decide, and that they say nothing the cards have decided otherwise.

use super::SidePoints;
use super::action::{Claim, ClaimOutcome};
use super::bid::{Bid, Class};
use super::judge::{Judgement, SilentState, VERDICT_CODES};
use super::points::POINTS_OF_TRICKS;
use super::scoring::{ComponentResult, SILENT_CODES, Silent};
use super::state::Ulti;
use super::{COMPONENT_CODES, Component, ComponentSet, rules};
use crate::cards::{BySeat, Seat};
use crate::games::{ActionPart, Code, Expected, Violation};

/// What players agreed on, component by component.
struct Verdict {
    won: ComponentSet,
    lost: ComponentSet,
    points: Option<SidePoints>,
    silent: [Option<ComponentResult>; 4],
}

fn bad(at: ActionPart) -> Violation {
    Violation::new(Code::BadValue, rules::CLAIM, at)
}

fn refuse_if(wrong: bool, at: ActionPart, expected: Expected) -> Result<(), Violation> {
    if wrong {
        Err(bad(at).expecting(expected))
    } else {
        Ok(())
    }
}

impl Ulti {
    pub(super) fn check_claim(&self, claim: &Claim) -> Result<(), Violation> {
        let agreed = claim.agreed;
        if !(agreed.a && agreed.b && agreed.c) {
            return Err(
                Violation::new(Code::ClaimNotAgreed, rules::CLAIM, ActionPart::Member("agreed"))
                    .expecting(Expected::AllSeats),
            );
        }
        match claim.outcome {
            ClaimOutcome::Tricks(totals) => self.check_totals(&totals)?,
            ClaimOutcome::Verdict {
                won,
                lost,
                points,
                silent,
            } => {
                self.check_verdict(&Verdict {
                    won,
                    lost,
                    points,
                    silent,
                })?;
            }
            ClaimOutcome::Rest(_) => {}
        }
        let open = self.open_after(claim);
        if open == 0 {
            return Ok(());
        }
        Err(
            Violation::new(Code::ClaimIncomplete, rules::CLAIM, ActionPart::Member("outcome"))
                .expecting(Expected::Among(VERDICT_CODES, open)),
        )
    }

    fn check_totals(&self, totals: &BySeat<u8>) -> Result<(), Violation> {
        for seat in Seat::ALL {
            let at = ActionPart::Total("outcome", "tricks", seat);
            let won = self.tricks[seat];
            refuse_if(totals[seat] < won, at, Expected::Number(won.into()))?;
        }
        let sum = totals.a + totals.b + totals.c;
        refuse_if(sum != 10, ActionPart::Inner("outcome", "tricks"), Expected::Number(10))
    }

    fn check_verdict(&self, said: &Verdict) -> Result<(), Violation> {
        let (Some((declarer, contract)), Some(judged)) = (self.contract(), self.judge()) else {
            return Ok(());
        };
        check_components(said, contract)?;
        // Before a trick has fallen nothing is decided by play, and what the players hold is for the players to say.
        if self.trick_no > 1 {
            contradict_components(said, contract, &judged)?;
        }
        self.check_silent(said, contract, &judged)?;
        let Some(points) = said.points else { return Ok(()) };
        refuse_if(
            contract.class() == Class::Plain,
            ActionPart::Inner("outcome", "points"),
            Expected::Nothing,
        )?;
        self.check_points(said, points, declarer, &judged)
    }

    fn check_silent(&self, said: &Verdict, contract: Bid, judged: &Judgement) -> Result<(), Violation> {
        let exists = |silent: &Silent| silent.goes_with(contract, &self.variant);
        let allowed = Silent::ALL
            .into_iter()
            .filter(exists)
            .fold(0, |mask, silent| mask | 1 << silent as u64);
        for silent in Silent::ALL {
            let Some(fate) = said.silent[silent as usize] else {
                continue;
            };
            let at = ActionPart::Deep("outcome", "silent", silent.code());
            let among = if allowed == 0 {
                Expected::Nothing
            } else {
                Expected::Among(SILENT_CODES, allowed)
            };
            refuse_if(!exists(&silent), at, among)?;
            if self.trick_no == 1 {
                continue;
            }
            let decided = match judged.silent[silent as usize] {
                SilentState::Open if silent == Silent::Durchmars => {
                    refuse_if(self.has_ended_march(fate), at, Expected::Nothing)?;
                    continue;
                }
                SilentState::Open => continue,
                SilentState::Absent => Expected::Nothing,
                SilentState::Arisen(ComponentResult::Win) => Expected::Words(&["win"]),
                SilentState::Arisen(ComponentResult::Lose) => Expected::Words(&["lose"]),
            };
            refuse_if(judged.silent[silent as usize] != SilentState::Arisen(fate), at, decided)?;
        }
        check_marches(said)?;
        // Anyone who has a hundred points has more than the other side, which has at most ninety then.
        let simple = match said.silent[Silent::Hundred as usize] {
            Some(ComponentResult::Win) => said.lost,
            Some(ComponentResult::Lose) => said.won,
            None => return Ok(()),
        };
        let at = ActionPart::Deep("outcome", "silent", Silent::Hundred.code());
        refuse_if(simple.has(Component::Simple), at, Expected::Nothing)
    }

    /// Whether the side that would have all tricks lacks one already.
    fn has_ended_march(&self, fate: ComponentResult) -> bool {
        let Some((declarer, _)) = self.contract() else {
            return false;
        };
        let others = declarer.others().into_iter().any(|seat| self.tricks[seat] > 0);
        if fate == ComponentResult::Win {
            others
        } else {
            self.tricks[declarer] > 0
        }
    }

    /// Points must be such as the cards can still bring, and fit the Simple and the silent hundred.
    fn check_points(
        &self,
        said: &Verdict,
        points: SidePoints,
        declarer: Seat,
        judged: &Judgement,
    ) -> Result<(), Violation> {
        let (own, theirs) = (i64::from(points.declarer), i64::from(points.defenders));
        let [ours, others] = ["declarer", "defenders"].map(|side| ActionPart::Deep("outcome", "points", side));
        refuse_if(!judged.declarer_points.has(own), ours, Expected::Nothing)?;
        let (own_marriages, their_marriages) = self.marriage_points(declarer, None);
        let all = own_marriages.plus(their_marriages).plus_number(POINTS_OF_TRICKS);
        refuse_if(
            !judged.defenders_points.has(theirs) || !all.has(own + theirs),
            others,
            Expected::Nothing,
        )?;
        let simple = if own > theirs { said.lost } else { said.won };
        refuse_if(simple.has(Component::Simple), ours, Expected::Nothing)?;
        match said.silent[Silent::Hundred as usize] {
            Some(ComponentResult::Win) => refuse_if(own < 100, ours, Expected::Nothing),
            Some(ComponentResult::Lose) => refuse_if(theirs < 100, others, Expected::Nothing),
            None => Ok(()),
        }
    }
}

/// A side without a trick has none of the things that a trick brings (U-10.2); what its marriages bring it keeps.
fn check_marches(said: &Verdict) -> Result<(), Violation> {
    let of = |silent: Silent| said.silent[silent as usize];
    let Some(march) = of(Silent::Durchmars) else {
        return Ok(());
    };
    for silent in [Silent::Aces, Silent::Ulti] {
        let at = ActionPart::Deep("outcome", "silent", silent.code());
        refuse_if(of(silent).is_some_and(|fate| fate != march), at, Expected::Nothing)?;
    }
    let by_tricks = [Component::Forty, Component::Twenty, Component::Aces, Component::Ulti];
    let won = by_tricks
        .into_iter()
        .find(|part| march == ComponentResult::Lose && said.won.has(*part));
    won.map_or(Ok(()), |part| refuse_if(true, at(part), Expected::Words(&["false"])))
}

fn at(component: Component) -> ActionPart {
    ActionPart::Deep("outcome", "components", component.code())
}

fn check_components(said: &Verdict, contract: Bid) -> Result<(), Violation> {
    let parts = contract.components();
    let mut strange = said.won.without(parts).iter().chain(said.lost.without(parts).iter());
    if let Some(component) = strange.next() {
        return Err(bad(at(component)).expecting(Expected::Among(COMPONENT_CODES, parts.bits().into())));
    }
    Ok(())
}

fn contradict_components(said: &Verdict, contract: Bid, judged: &Judgement) -> Result<(), Violation> {
    for component in contract.components().iter() {
        let (won, lost) = (said.won.has(component), said.lost.has(component));
        refuse_if(
            won && judged.lost.has(component),
            at(component),
            Expected::Words(&["false"]),
        )?;
        refuse_if(
            lost && judged.made.has(component),
            at(component),
            Expected::Words(&["true"]),
        )?;
    }
    Ok(())
}
