//! Between the JSON of a file, in which people have keys and tournaments hashes, and a season whose people and
//! tournaments are numbers. What goes in was found sound.

use serde::de::Error as _;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json, json};
use talon_tournament::file_shape::number_of;

use super::instant::{moment, written};
use super::shape::{LEAGUE_FILE, LeagueValue, MemberShape, SOURCE, ValueShape};
use super::{FORMAT, FileRevision, FileSeason, FileTag, LeagueClub, LeagueFile, LeagueMember, ShownName, Version};
use crate::cause::RevisionCause;
use crate::counted::CountedSeason;
use crate::document::{LeaguePerson, LeagueSeason, PersonLot};

type Members = Map<String, Json>;

/// Members of the season's own object that the kept text has on top.
const OF_SEASON: [&str; 10] = [
    "profile",
    "state",
    "publishing",
    "lists_guests",
    "takes_reports",
    "goes_on",
    "planned",
    "rule",
    "team_scoring",
    "team_list",
];

/// Members that name a person.
const PEOPLE: [&str; 3] = ["person", "other", "by"];

const OF_HEAD: [&str; 5] = ["slug", "name", "from", "to", "published"];

/// What lists know of a season, as the file writes it.
#[derive(Serialize, Deserialize)]
struct Head {
    slug: String,
    name: String,
    from: chrono::NaiveDate,
    to: chrono::NaiveDate,
    published: bool,
}

#[derive(Deserialize)]
struct Club {
    slug: String,
    name: String,
    timezone: String,
}

pub(super) fn outward(file: &LeagueFile) -> serde_json::Result<Json> {
    let mut document = object(serde_json::to_value(&file.document)?);
    document.remove("lots");
    let head = &file.season;
    let mut season = object(serde_json::to_value(Head {
        slug: head.slug.clone(),
        name: head.name.clone(),
        from: head.from,
        to: head.to,
        published: head.published,
    })?);
    for name in OF_SEASON {
        if let Some(value) = document.remove(name) {
            season.insert(name.to_owned(), value);
        }
    }
    let mut root = document;
    let mut revisions = Vec::new();
    for revision in &file.revisions {
        revisions.push(self::revision(revision)?);
    }
    if let Some(club) = &file.club {
        let club = json!({"slug": club.slug, "name": club.name, "timezone": club.timezone});
        root.insert("club".to_owned(), club);
    }
    root.insert("format".to_owned(), json!(FORMAT));
    root.insert("version".to_owned(), json!(Version::NEWEST));
    let league = json!({"slug": file.slug, "name": file.name, "kind": "individual"});
    root.insert("league".to_owned(), league);
    root.insert("season".to_owned(), Json::Object(season));
    root.insert("revisions".to_owned(), revisions.into());
    let members = (1..).zip(&file.members).map(|(key, member)| {
        let lot = file.document.lots.iter().find(|lot| lot.person == LeaguePerson(key));
        known(key, member, lot)
    });
    root.insert("members".to_owned(), members.collect());
    let mut root = Json::Object(root);
    each_object(&mut root, &mut |inner| with_keys(inner, file));
    fit(&mut root, &ValueShape::Object(LEAGUE_FILE));
    Ok(root)
}

fn revision(revision: &FileRevision) -> serde_json::Result<Json> {
    let mut out = json!({
        "number": revision.number,
        "time": written(revision.made_at),
        "cause": revision.cause.as_str(),
        "table": serde_json::to_value(&revision.table)?,
    });
    if let Some(reason) = &revision.reason {
        out["reason"] = json!(reason);
    }
    if !revision.corrected.is_empty() {
        out["corrected"] = serde_json::to_value(&revision.corrected)?;
    }
    if revision.is_current {
        out["current"] = json!(true);
    }
    Ok(out)
}

fn known(key: i64, member: &LeagueMember, lot: Option<&PersonLot>) -> Json {
    let mut out = json!({"key": super::key(LeaguePerson(key)), "name": member.name});
    if let Some(alias) = &member.alias {
        out["alias"] = json!(alias);
    }
    if member.is_guest {
        out["guest"] = json!(true);
    }
    if let Some(shown) = member.shown {
        out["shown"] = json!(shown.as_str());
    }
    if let Some(lot) = lot {
        out["lot"] = json!(lot.lot.to_string());
    }
    if !member.tags.is_empty() {
        let tag = |one: &FileTag| match one.agreed {
            true => json!({"tag": one.tag, "agreed": true}),
            false => json!({"tag": one.tag}),
        };
        out["tags"] = member.tags.iter().map(tag).collect();
    }
    out
}

pub(super) fn inward(json: Json) -> serde_json::Result<LeagueFile> {
    let mut json = json;
    let mut hashes = Hashes::default();
    fit(&mut json, &ValueShape::Object(LEAGUE_FILE));
    each_object(&mut json, &mut |inner| with_numbers(inner, &mut hashes));
    let mut root = object(json);
    let mut take = |name: &str| root.remove(name);
    let season = take("season").unwrap_or_default();
    let league = take("league").unwrap_or_default();
    let club = take("club").map(serde_json::from_value::<Club>).transpose()?;
    let members = list(take("members"));
    let revisions = list(take("revisions"));
    let mut document = Map::new();
    for name in [
        "units",
        "adjustments",
        "changes",
        "teams",
        "divisions",
        "playoffs",
        "former_guests",
        "qualifications",
        "challenge",
        "lists",
        "pot",
        "carry",
    ] {
        if let Some(value) = take(name) {
            document.insert(name.to_owned(), value);
        }
    }
    let head: Head = serde_json::from_value(picked(&season, &OF_HEAD).into())?;
    document.extend(picked(&season, &OF_SEASON));
    let mut document: LeagueSeason = serde_json::from_value(Json::Object(document))?;
    document.lots = (1..).zip(&members).filter_map(|(key, one)| lot(key, one)).collect();
    Ok(LeagueFile {
        club: club.map(|club| LeagueClub {
            slug: club.slug,
            name: club.name,
            timezone: club.timezone,
        }),
        slug: text(&league, "slug"),
        name: text(&league, "name"),
        season: FileSeason {
            slug: head.slug,
            name: head.name,
            from: head.from,
            to: head.to,
            published: head.published,
        },
        members: members.iter().map(member).collect(),
        document,
        events: hashes.events,
        evenings: hashes.evenings,
        revisions: revisions.iter().map(read_revision).collect::<Result<_, _>>()?,
    })
}

fn member(one: &Json) -> LeagueMember {
    LeagueMember {
        name: text(one, "name"),
        alias: one.get("alias").map(|_| text(one, "alias")),
        is_guest: one["guest"] == json!(true),
        shown: one.get("shown").and_then(Json::as_str).and_then(ShownName::parse),
        tags: list(one.get("tags").cloned()).iter().map(tag).collect(),
    }
}

fn tag(one: &Json) -> FileTag {
    FileTag {
        tag: text(one, "tag"),
        agreed: one["agreed"] == json!(true),
    }
}

fn lot(key: i64, one: &Json) -> Option<PersonLot> {
    let lot = one.get("lot")?.as_u64()?;
    let person = LeaguePerson(key);
    Some(PersonLot { person, lot })
}

fn read_revision(one: &Json) -> serde_json::Result<FileRevision> {
    let time = moment(&text(one, "time")).ok_or_else(|| serde_json::Error::custom("no time"))?;
    let word = text(one, "cause");
    let cause = RevisionCause::parse(&word).ok_or_else(|| serde_json::Error::custom("no cause"))?;
    let table: CountedSeason = serde_json::from_value(one["table"].clone())?;
    Ok(FileRevision {
        number: one["number"].as_i64().unwrap_or(0),
        made_at: time,
        cause,
        reason: one.get("reason").map(|_| text(one, "reason")),
        corrected: match one.get("corrected") {
            Some(units) => serde_json::from_value(units.clone())?,
            None => Vec::new(),
        },
        is_current: one["current"] == json!(true),
        table,
    })
}

/// People get their keys, tournaments and evenings their hashes, tables an object of their own, and seeds their digits.
fn with_keys(object: &mut Members, file: &LeagueFile) {
    for name in PEOPLE {
        if let Some(number) = object.get(name).and_then(Json::as_i64) {
            object.insert(name.to_owned(), json!(super::key(LeaguePerson(number))));
        }
    }
    if let Some(seed) = object.get("lot").and_then(Json::as_u64) {
        object.insert("lot".to_owned(), json!(seed.to_string()));
    }
    if let Some(day) = object.remove("day") {
        object.insert("date".to_owned(), day);
    }
    let Some(Json::Object(source)) = object.get_mut("source") else {
        return;
    };
    let kind = source.remove("kind");
    let (member, hashes) = match kind.as_ref().and_then(Json::as_str) {
        Some("evening") => ("evening", &file.evenings),
        _ => ("event", &file.events),
    };
    if let Some(seats) = source.remove("seats") {
        let mut table = Members::from_iter([("seats".to_owned(), seats)]);
        for name in ["game", "venue"] {
            table.extend(source.remove(name).map(|value| (name.to_owned(), value)));
        }
        source.insert("table".to_owned(), Json::Object(table));
    }
    if let Some(id) = source.remove("id").and_then(|id| id.as_u64()) {
        let at = usize::try_from(id).unwrap_or(0).saturating_sub(1);
        source.insert(member.to_owned(), json!(hashes.get(at)));
    }
}

/// The hashes of a file on its way in.
#[derive(Default)]
struct Hashes {
    events: Vec<String>,
    evenings: Vec<String>,
}

impl Hashes {
    /// The place of one, from 1. What is named again has the same, so that it is seen to count twice.
    fn place(known: &mut Vec<String>, hash: &Json) -> usize {
        let hash = hash.as_str().unwrap_or_default().to_owned();
        let at = known.iter().position(|one| *one == hash).unwrap_or(known.len());
        if at == known.len() {
            known.push(hash);
        }
        at + 1
    }
}

/// The other way round; hashes are noted, and become their places.
fn with_numbers(object: &mut Members, hashes: &mut Hashes) {
    for name in PEOPLE {
        if let Some(number) = object
            .get(name)
            .and_then(Json::as_str)
            .and_then(|key| number_of(key, 'm'))
        {
            object.insert(name.to_owned(), json!(number));
        }
    }
    if let Some(seed) = object
        .get("lot")
        .and_then(Json::as_str)
        .and_then(|lot| lot.parse::<u64>().ok())
    {
        object.insert("lot".to_owned(), json!(seed));
    }
    if let Some(day) = object.remove("date") {
        object.insert("day".to_owned(), day);
    }
    let Some(Json::Object(source)) = object.get_mut("source") else {
        return;
    };
    let (event, evening) = (source.remove("event"), source.remove("evening"));
    let (whole, table) = (source.get("round").is_none(), source.remove("table"));
    let (kind, place) = match (event, evening) {
        (Some(hash), _) => {
            let kind = if whole { "tournament" } else { "round" };
            (kind, Some(Hashes::place(&mut hashes.events, &hash)))
        }
        (None, Some(hash)) => ("evening", Some(Hashes::place(&mut hashes.evenings, &hash))),
        (None, None) if table.is_some() => ("table", None),
        (None, None) => ("typed", None),
    };
    if let Some(Json::Object(table)) = table {
        source.extend(table);
    }
    if let Some(place) = place {
        source.insert("id".to_owned(), json!(place));
    }
    source.insert("kind".to_owned(), json!(kind));
}

/// Leaves out what no shape has, because a later version may have brought it, and writes exact numbers as texts, whole
/// ones too.
fn fit(value: &mut Json, kind: &ValueShape) {
    let keep = |object: &mut Members, fields: &[MemberShape]| {
        object.retain(|name, _| name == "kind" || fields.iter().any(|field| field.name == name));
        for field in fields {
            if let Some(inner) = object.get_mut(field.name) {
                fit(inner, &field.kind);
            }
        }
    };
    match (kind, value) {
        (ValueShape::Object(fields), Json::Object(object)) => keep(object, fields),
        (ValueShape::Own(LeagueValue::Source), Json::Object(object)) => keep(object, SOURCE),
        (ValueShape::OneOf(cases), Json::Object(object)) => {
            let word = object.get("kind").and_then(Json::as_str);
            if let Some(case) = cases.iter().find(|case| Some(case.word) == word) {
                keep(object, case.fields);
            }
        }
        (ValueShape::List { of, .. }, Json::Array(items)) => items.iter_mut().for_each(|item| fit(item, of)),
        (ValueShape::Maybe(inner), value) => fit(value, inner),
        (ValueShape::Exact, value @ Json::Number(_)) => *value = Json::String(value.to_string()),
        _ => {}
    }
}

/// Does it to every object in it, the inner ones first.
fn each_object(value: &mut Json, act: &mut impl FnMut(&mut Members)) {
    match value {
        Json::Object(object) => {
            object.values_mut().for_each(|inner| each_object(inner, act));
            act(object);
        }
        Json::Array(items) => items.iter_mut().for_each(|item| each_object(item, act)),
        _ => {}
    }
}

fn object(value: Json) -> Members {
    if let Json::Object(object) = value {
        object
    } else {
        Map::new()
    }
}

fn list(value: Option<Json>) -> Vec<Json> {
    if let Some(Json::Array(items)) = value {
        items
    } else {
        Vec::new()
    }
}

fn picked(object: &Json, names: &[&str]) -> Members {
    let of_name = |name: &&str| Some(((*name).to_owned(), object.get(*name)?.clone()));
    names.iter().filter_map(of_name).collect()
}

fn text(object: &Json, name: &str) -> String {
    object.get(name).and_then(Json::as_str).unwrap_or_default().to_owned()
}
