//! The tags of a PPN file: what they say of rules, players, place and time, and of the sheet before a round. A tag that
//! means nothing here is kept for anyone who writes the file again.

use serde_json::{Map, Value as Json, json};

use talon_records::options::setting_json;
use talon_rules::cards::{BySeat, Seat};
use talon_rules::games::option::{Allowed, OptionInfo, RuleSet, Setting};
use talon_rules::games::preferans::{Before, OPTIONS, Sheet, Variant};

/// The name under which PPN keeps in a record what only PPN has.
pub(crate) const EXT: &str = "x-ppn";

/// Tags in their order.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Header {
    pub tags: Vec<(String, String)>,
}

/// The sheet before a round, as far as it is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Carried {
    pub before: Before,
    /// By writer, then by declarer.
    pub soup: Option<BySeat<BySeat<i64>>>,
}

/// Tags that say how the session ended; they are compared after its last round.
pub(crate) fn is_result(name: &str) -> bool {
    ["Result", "Place"].iter().any(|word| {
        name.strip_prefix(word)
            .is_some_and(|digit| matches!(digit, "1" | "2" | "3"))
    })
}

impl Header {
    /// The value of the last tag of this name.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.tags
            .iter()
            .rev()
            .find(|(known, _)| known == name)
            .map(|(_, value)| value.as_str())
    }

    /// The options that the tags give, as a record has them and as the engine takes them.
    pub fn options(&self) -> (Map<String, Json>, Variant) {
        let mut options = Map::new();
        for word in self
            .get("Rules")
            .unwrap_or_default()
            .split(',')
            .filter(|word| !word.is_empty())
        {
            match (word.split_once('='), Variant::preset(word)) {
                (Some((name, value)), _) => {
                    options.insert(name.to_owned(), literal(value));
                }
                (None, Some(preset)) => options.extend(changed(&preset)),
                (None, None) => {
                    options.insert(word.to_owned(), json!(true));
                }
            }
        }
        for (tag, name) in [("Bula", "bula"), ("Refe", "refas")] {
            if let Some(value) = self.get(tag) {
                options.insert(name.to_owned(), literal(value));
            }
        }
        let variant = variant_of(&options);
        (options, variant)
    }

    /// The sheet before the round of this number: what the tag `Sheet` says, else an empty one before the first.
    pub fn sheet(&self, id: Option<u32>, variant: &Variant) -> Carried {
        match self.get("Sheet") {
            Some(text) => Carried::parse(text).unwrap_or_default(),
            None if id == Some(1) => Carried::of(&Sheet::new(variant)),
            None => Carried::default(),
        }
    }
}

/// The rule set of a record's options; what none can take is passed over.
pub(crate) fn variant_of(options: &Map<String, Json>) -> Variant {
    let mut variant = Variant::default();
    for (name, value) in options {
        let info = OPTIONS.iter().find(|info| info.name == name);
        if let Some(setting) = info.and_then(|info| setting(info, value)) {
            variant.set(name, setting);
        }
    }
    variant
}

/// The options in which a rule set differs from the default, as records have them.
pub fn changed(variant: &Variant) -> impl Iterator<Item = (String, Json)> + use<'_> {
    OPTIONS
        .iter()
        .filter(|info| !variant.is_default(info.name))
        .filter_map(|info| {
            Some((
                info.name.to_owned(),
                setting_json(info.allowed, variant.get(info.name)?),
            ))
        })
}

/// A value as JSON: a switch, a number, `null`, or else a word.
fn literal(text: &str) -> Json {
    match text {
        "true" => json!(true),
        "false" => json!(false),
        "null" => Json::Null,
        text => text.parse::<i32>().map_or_else(|_| json!(text), |number| json!(number)),
    }
}

fn setting(info: &OptionInfo, value: &Json) -> Option<Setting> {
    match (info.allowed, value) {
        (_, Json::Bool(on)) => Some(Setting::Switch(*on)),
        (_, Json::Null) => Some(Setting::Null),
        (_, Json::Number(number)) => Some(Setting::Number(number.as_i64()?)),
        (Allowed::Words(words), Json::String(text)) => {
            words.iter().find(|word| *word == text).map(|word| Setting::Word(word))
        }
        _ => None,
    }
}

impl Carried {
    /// The sheet as the engine has it.
    pub fn of(sheet: &Sheet) -> Carried {
        Carried {
            before: sheet.before(),
            soup: Some(sheet.soup),
        }
    }

    /// The engine's sheet, if the bulas are known.
    pub fn sheet(&self) -> Option<Sheet> {
        Some(Sheet {
            bula: self.before.bula?,
            soup: self.soup.unwrap_or_default(),
            open_refa: self.before.open_refa,
            refas_written: self.before.refas_written,
            out: self.before.out,
        })
    }

    /// As the tag `Sheet` has it: bulas, open refas, refas written, and where it is known what each wrote against the
    /// next player and the one before.
    pub fn code(&self) -> String {
        let Before {
            bula,
            open_refa,
            refas_written,
            ..
        } = self.before;
        let list = |numbers: Vec<i64>| numbers.iter().map(i64::to_string).collect::<Vec<_>>().join(",");
        let bulas = bula.map_or_else(|| "-".to_owned(), |bula| list(vec![bula.a, bula.b, bula.c]));
        let open = list(Seat::ALL.map(|seat| open_refa[seat].into()).to_vec());
        let mut code = format!("{bulas}/{open}/{refas_written}");
        if let Some(soup) = self.soup {
            let both = |seat: Seat| seat.others().map(|other| soup[seat][other]);
            code.push('/');
            code.push_str(&list(Seat::ALL.into_iter().flat_map(both).collect()));
        }
        code
    }

    /// Reads what `code` wrote.
    pub fn parse(text: &str) -> Option<Carried> {
        let numbers = |part: &str| -> Option<Vec<i64>> {
            part.split(',')
                .map(|number| number.parse::<i32>().ok().map(i64::from))
                .collect()
        };
        let by_seat = |part: &str| -> Option<BySeat<i64>> {
            let [a, b, c] = numbers(part)?.try_into().ok()?;
            Some(BySeat { a, b, c })
        };
        let mut parts = text.split('/');
        let first = parts.next()?;
        let bula = if first == "-" { None } else { Some(by_seat(first)?) };
        let small = |number: i64| u8::try_from(number).ok();
        let (mut open_refa, mut refas_written, mut soup) = (BySeat::default(), 0, None);
        if let Some(open) = parts.next() {
            let open = by_seat(open)?;
            open_refa = BySeat {
                a: small(open.a)?,
                b: small(open.b)?,
                c: small(open.c)?,
            };
        }
        if let Some(written) = parts.next() {
            refas_written = written.parse().ok()?;
        }
        if let Some(written) = parts.next() {
            let amounts: [i64; 6] = numbers(written)?.try_into().ok()?;
            let mut all: BySeat<BySeat<i64>> = BySeat::default();
            for seat in Seat::ALL {
                for (place, other) in seat.others().into_iter().enumerate() {
                    all[seat][other] = amounts[2 * seat.index() + place];
                }
            }
            soup = Some(all);
        }
        parts.next().is_none().then_some(Carried {
            before: Before {
                bula,
                open_refa,
                refas_written,
                out: None,
            },
            soup,
        })
    }

    /// Reads the `context` of an accepted record.
    pub(crate) fn of_context(context: &Json) -> Carried {
        let by_seat = |name: &str| {
            let seats = context.get(name)?;
            let number = |seat: Seat| seats.get(seat.letter()).and_then(Json::as_i64).unwrap_or(0);
            Some(BySeat::from_fn(number))
        };
        let small = |number: i64| u8::try_from(number).unwrap_or(u8::MAX);
        let open_refa = by_seat("refa").unwrap_or_default().map(|_, open| small(*open));
        let refas_written = small(context.get("refas_written").and_then(Json::as_i64).unwrap_or(0));
        Carried {
            before: Before {
                bula: by_seat("bula"),
                open_refa,
                refas_written,
                out: context.get("out").and_then(Json::as_i64),
            },
            soup: None,
        }
    }

    /// `context` of a record; empty when nothing is known.
    pub fn context(&self) -> Map<String, Json> {
        let Before {
            bula,
            open_refa,
            refas_written,
            ..
        } = self.before;
        let mut context = Map::new();
        if let Some(bula) = bula {
            context.insert("bula".into(), json!({"A": bula.a, "B": bula.b, "C": bula.c}));
        }
        if bula.is_some() || open_refa != BySeat::default() {
            context.insert(
                "refa".into(),
                json!({"A": open_refa.a, "B": open_refa.b, "C": open_refa.c}),
            );
        }
        if bula.is_some() || refas_written > 0 {
            context.insert("refas_written".into(), json!(refas_written));
        }
        context
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn header(tags: &[(&str, &str)]) -> Header {
        Header {
            tags: tags
                .iter()
                .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
                .collect(),
        }
    }

    #[test]
    fn tags_become_options() {
        let (options, variant) = header(&[("Bula", "60"), ("Refe", "2")]).options();
        assert_eq!(Json::Object(options), json!({"bula": 60, "refas": 2}));
        assert_eq!((variant.bula, variant.refas), (60, Some(2)));
        let (options, variant) = header(&[("Rules", "sr,sans_lead=seed"), ("Refe", "null")]).options();
        assert_eq!((variant.bula, variant.refas, variant.sans_through), (100, None, false));
        assert_eq!(
            (&options["refas"], &options["sheet_view"]),
            (&Json::Null, &json!("left_is_prev"))
        );
        let (options, _) = header(&[("Bula", "many")]).options();
        assert_eq!(options["bula"], "many");
    }

    #[test]
    fn a_sheet_reads_back() {
        let mut sheet = Sheet::new(&Variant::default());
        (sheet.bula.b, sheet.soup.a.c, sheet.soup.c.a, sheet.open_refa.b) = (-6, 40, 12, 1);
        let carried = Carried::of(&sheet);
        assert_eq!(carried.code(), "50,-6,50/0,1,0/0/0,40,0,0,12,0");
        assert_eq!(Carried::parse(&carried.code()), Some(carried));
        assert_eq!(carried.sheet(), Some(sheet));
        let unknown = Carried::default();
        assert_eq!(
            (Carried::parse("-"), Carried::parse(&unknown.code())),
            (Some(unknown), Some(unknown))
        );
        for stray in [
            "",
            "1,2",
            "1,2,3/0,0,0/0/1",
            "1,2,x",
            "1,2,3/0,0,-1",
            "1,2,3/0,0,0/0/0,0,0,0,0,0/7",
        ] {
            assert_eq!(Carried::parse(stray), None, "{stray}");
        }
    }
}
