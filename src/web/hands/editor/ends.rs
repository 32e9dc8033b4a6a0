//! What ends a hand before its last card, and what a director decided: forms beside the cards, and what they send.

use serde_json::{Map, Value as Json, json};

use super::editing::Fault;
use super::page::Drawing;
use super::sent::EditorForm;
use crate::choice::{Choice, MarkedChoice};
use crate::hands::position_view::PositionView;
use talon_editor::{Act, ClaimEntry, ClaimOffer, Offers, RulingOffer};
use talon_rules::cards::{BySeat, Seat};
use talon_rules::games::Deed;

/// How the fields of these forms begin.
pub(super) const PREFIXES: [&str; 3] = ["claim-", "ruling-", "award-"];
/// What a ruling can be, in the words of the format.
const RULINGS: [&str; 5] = ["penalty", "score", "void", "warning", "note"];

/// What ends a hand early.
#[derive(Debug, Default)]
pub(super) struct EndsView {
    /// What each button does and says.
    pub buttons: Vec<Choice>,
    /// Why the record may stop here.
    pub reasons: Vec<Choice<&'static str>>,
    pub claim: Option<FormView>,
    pub ruling: Option<FormView>,
    /// The form that was not taken, and is open.
    pub refused: Option<EndForm>,
}

/// A form that ends a hand or rules on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum EndForm {
    Claim,
    Ruling,
}

impl EndForm {
    /// The form that does this act.
    pub fn parse(act: &str) -> Option<EndForm> {
        match act {
            "claim" => Some(EndForm::Claim),
            "ruling" => Some(EndForm::Ruling),
            _ => None,
        }
    }
}

/// The fields of a form: what is chosen, and what is typed.
#[derive(Debug, Default)]
pub(super) struct FormView {
    pub choices: Vec<ChoiceView>,
    pub numbers: Vec<EndFieldView>,
    pub texts: Vec<EndFieldView>,
}

/// A choice of one among several.
#[derive(Debug)]
pub(super) struct ChoiceView {
    pub id: String,
    pub label: String,
    pub options: Vec<MarkedChoice>,
}

/// A field for a number or a text.
#[derive(Debug)]
pub(super) struct EndFieldView {
    pub id: String,
    pub label: String,
    pub value: String,
}

pub(super) fn ends(drawing: &Drawing<'_>, position: &PositionView<'_>, offers: &Offers) -> EndsView {
    let shell = &drawing.looker.shell;
    let mut buttons = Vec::new();
    if let [only] = &offers.legal[..]
        && matches!(only.deed, Deed::Play(_))
    {
        buttons.push(Choice::new("out", shell.t("editor-play-out")));
    }
    for (seat, action) in &offers.ends.rest {
        let words = shell.with("editor-rest-to", "by", &position.name(*seat));
        buttons.push(Choice::new(format!("say:{action}"), words));
    }
    for one in &offers.ends.concessions {
        let names: Vec<String> = one.by.iter().map(|seat| position.name(*seat)).collect();
        let words = match &names[..] {
            [only] => shell.with("editor-concede", "by", only),
            all => shell.with("editor-concede-all", "by", &all.join(", ")),
        };
        let act = match &one.actions[..] {
            [only] => format!("say:{only}"),
            all => format!("say-all:{}", Json::from(all.to_vec())),
        };
        buttons.push(Choice::new(act, words));
    }
    let reason = |word: &'static str| Choice::new(word, shell.t(&format!("editor-end-{word}")));
    EndsView {
        buttons,
        reasons: if offers.ends.may_stop {
            ["record_lost", "abandoned", "time"].map(reason).into()
        } else {
            Vec::new()
        },
        claim: offers
            .ends
            .claim
            .as_ref()
            .map(|offer| claim_form(drawing, position, offer)),
        ruling: offers.ends.ruling.map(|offer| ruling_form(drawing, position, offer)),
        refused: drawing.editing.refused,
    }
}

fn filled<'d>(drawing: &'d Drawing<'_>, id: &str) -> Option<&'d str> {
    drawing.editing.filled.get(id).map(String::as_str)
}

fn choice(drawing: &Drawing<'_>, id: String, label: String, options: Vec<Choice>, usual: &str) -> ChoiceView {
    let chosen = filled(drawing, &id).unwrap_or(usual).to_owned();
    let options = options
        .into_iter()
        .map(|one| {
            let is_chosen = one.value == chosen;
            one.marked(is_chosen)
        })
        .collect();
    ChoiceView { id, label, options }
}

fn field(drawing: &Drawing<'_>, id: String, label: String) -> EndFieldView {
    let value = filled(drawing, &id).unwrap_or_default().to_owned();
    EndFieldView { id, label, value }
}

fn claim_form(drawing: &Drawing<'_>, position: &PositionView<'_>, offer: &ClaimOffer) -> FormView {
    let shell = &drawing.looker.shell;
    let word = |word: &str, key: &str| Choice::new(word, shell.t(key));
    let mut form = FormView::default();
    if offer.parts.is_empty() {
        let tricks = |seat: Seat| {
            let label = shell.with("editor-claim-tricks", "by", &position.name(seat));
            field(drawing, format!("claim-tricks-{}", seat.letter()), label)
        };
        form.numbers = Seat::ALL.map(tricks).into();
        return form;
    }
    for (part, decided) in &offer.parts {
        // What the cards have decided is not for anybody to say otherwise.
        let ways = [("made", "result-made"), ("lost", "result-lost")];
        let open = ways
            .into_iter()
            .filter(|(way, _)| decided.is_none_or(|made| made == (*way == "made")));
        let options = open.map(|(way, key)| word(way, key)).collect();
        let label = shell.lang.capitalized(&shell.lang.component(part));
        form.choices
            .push(choice(drawing, format!("claim-part-{part}"), label, options, "made"));
    }
    for name in &offer.silent {
        let options = vec![
            word("", "editor-claim-not-arisen"),
            word("won", "silent-win"),
            word("lost", "silent-lose"),
        ];
        let label = shell.lang.capitalized(&shell.t(&format!("silent-{name}")));
        form.choices
            .push(choice(drawing, format!("claim-silent-{name}"), label, options, ""));
    }
    if offer.counts_points {
        for (side, key) in [
            ("declarer", "editor-claim-points-declarer"),
            ("defenders", "editor-claim-points-defenders"),
        ] {
            let label = shell.t(key).into_owned();
            form.numbers.push(field(drawing, format!("claim-points-{side}"), label));
        }
    }
    form
}

fn ruling_form(drawing: &Drawing<'_>, position: &PositionView<'_>, offer: RulingOffer) -> FormView {
    let shell = &drawing.looker.shell;
    let kinds = RULINGS.map(|kind| {
        let words = shell.t(&format!("ruling-{kind}"));
        Choice::new(kind, shell.lang.capitalized(&words))
    });
    let kind = choice(
        drawing,
        "ruling-kind".to_owned(),
        shell.t("editor-ruling-kind").into_owned(),
        kinds.into(),
        "penalty",
    );
    let key = if offer.on_sheet {
        "editor-award-bula"
    } else {
        "editor-award-points"
    };
    let own = |seat: Seat| {
        let label = shell.with(key, "by", &position.name(seat));
        field(drawing, format!("award-{}", seat.letter()), label)
    };
    let mut numbers: Vec<EndFieldView> = Seat::ALL.map(own).into();
    for writer in Seat::ALL.into_iter().filter(|_| offer.on_sheet) {
        for against in writer.others() {
            let args = [
                ("by", position.name(writer).into()),
                ("against", position.name(against).into()),
            ];
            let label = shell.lang.t_args("editor-award-soup", &args);
            let id = format!("award-soup-{}{}", writer.letter(), against.letter());
            numbers.push(field(drawing, id, label));
        }
    }
    let text = |id: &str| field(drawing, id.to_owned(), shell.t(&format!("editor-{id}")).into_owned());
    FormView {
        choices: vec![kind],
        numbers,
        texts: ["ruling-official", "ruling-text"].map(text).into(),
    }
}

/// A number as it was typed; `None` where nothing was.
fn number<N: std::str::FromStr>(sent: &EditorForm, id: &str) -> Result<Option<N>, Fault> {
    let typed = sent.field(id).unwrap_or_default().trim().replace('\u{2212}', "-");
    match typed.trim_start_matches('+') {
        "" => Ok(None),
        typed => typed.parse().map(Some).map_err(|_| Fault::NoNumber),
    }
}

/// Whether it is the first of two words.
fn is_fate(said: &str, [good, bad]: [&str; 2]) -> Result<bool, Fault> {
    match said {
        said if said == good => Ok(true),
        said if said == bad => Ok(false),
        _ => Err(Fault::Unknown),
    }
}

/// The claim that a form says.
///
/// # Errors
/// When none can be made here, or a number is none.
pub(super) fn claim(text: &str, at: Option<usize>, sent: &EditorForm) -> Result<Act, Fault> {
    let offer = Offers::of(text, at).and_then(|offers| offers.ends.claim);
    let offer = offer.ok_or(Fault::Unknown)?;
    let mut claim = ClaimEntry::default();
    if offer.parts.is_empty() {
        let mut tricks = BySeat::default();
        for seat in Seat::ALL {
            tricks[seat] = number(sent, &format!("claim-tricks-{}", seat.letter()))?.unwrap_or(0);
        }
        claim.tricks = Some(tricks);
    }
    for (part, _) in &offer.parts {
        if let Some(fate) = sent.field(&format!("claim-part-{part}")) {
            claim.parts.push(((*part).to_owned(), is_fate(fate, ["made", "lost"])?));
        }
    }
    for name in &offer.silent {
        let fate = sent.field(&format!("claim-silent-{name}")).unwrap_or_default();
        if !fate.is_empty() {
            claim.silent.push(((*name).to_owned(), is_fate(fate, ["won", "lost"])?));
        }
    }
    let side = |side: &str| number(sent, &format!("claim-points-{side}"));
    claim.points = match (side("declarer")?, side("defenders")?) {
        (None, None) => None,
        (Some(declarer), Some(defenders)) => Some((declarer, defenders)),
        // The points of one side say nothing of the other's.
        (Some(_), None) | (None, Some(_)) => return Err(Fault::NoNumber),
    };
    let action = claim.action(offer.by);
    Ok(Act::Say { at, action })
}

/// The ruling that a form says.
///
/// # Errors
/// When a number is none.
pub(super) fn ruling(at: Option<usize>, sent: &EditorForm) -> Result<Act, Fault> {
    let kind = sent.field("ruling-kind").ok_or(Fault::Unknown)?;
    let mut action = Map::from_iter([
        ("type".to_owned(), json!("ruling")),
        ("by".to_owned(), json!("director")),
        ("kind".to_owned(), json!(kind)),
    ]);
    for (id, member) in [("ruling-official", "official"), ("ruling-text", "text")] {
        let said = sent.field(id).unwrap_or_default().trim();
        if !said.is_empty() {
            action.insert(member.to_owned(), json!(said));
        }
    }
    if matches!(kind, "score" | "penalty") {
        action.insert("award".to_owned(), award(sent)?);
    } else if has_award(sent) {
        return Err(Fault::NoAward);
    }
    let action = Json::Object(action);
    Ok(Act::Say { at, action })
}

fn has_award(sent: &EditorForm) -> bool {
    let mut fields = sent.fields.iter();
    fields.any(|(name, value)| name.starts_with("award-") && !value.trim().is_empty())
}

/// What is awarded: in points, or where the form has columns, on the sheet.
fn award(sent: &EditorForm) -> Result<Json, Fault> {
    let mut own = Map::new();
    for seat in Seat::ALL {
        if let Some(points) = number::<i32>(sent, &format!("award-{}", seat.letter()))? {
            own.insert(seat.letter().to_owned(), json!(points));
        }
    }
    if sent.field("award-soup-AB").is_none() {
        return Ok(json!({"scores": own}));
    }
    let mut soup = Map::new();
    for writer in Seat::ALL {
        let mut against = Map::new();
        for other in writer.others() {
            let id = format!("award-soup-{}{}", writer.letter(), other.letter());
            if let Some(points) = number::<i32>(sent, &id)? {
                against.insert(other.letter().to_owned(), json!(points));
            }
        }
        if !against.is_empty() {
            soup.insert(writer.letter().to_owned(), Json::Object(against));
        }
    }
    Ok(json!({"bula_change": own, "soup": soup}))
}
