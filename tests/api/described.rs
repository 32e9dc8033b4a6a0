//! The description against what is there: the same addresses, sound schemas, and answers as they are described.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use talon_records::Finding;
use talon_records::json::Pointer;
use talon_records::report::{ReportEntry, ReportFinding, ReportHashes, ReportSummary};
use talon_rules::games::Code;
use talon_service::authorization::routes;
use talon_tournament::tournament::file::Version;

use super::json;
use crate::harness::site::on_each_site;

fn document() -> Value {
    serde_json::to_value(talon_api::document()).expect("the description is JSON")
}

/// Method, address and description of every operation.
fn operations(document: &Value) -> impl Iterator<Item = (String, &String, &Value)> {
    let paths = document["paths"].as_object().expect("addresses").iter();
    paths.flat_map(|(path, item)| {
        let methods = item.as_object().expect("methods").iter();
        methods.map(move |(method, operation)| (method.to_ascii_uppercase(), path, operation))
    })
}

#[test]
fn every_operation_is_in_the_table_of_rights() {
    let (known, document) = (routes().unwrap(), document());
    for (method, path, _) in operations(&document) {
        let there = known.iter().any(|route| route.path == path && route.method == method);
        assert!(there, "{method} {path} has no line in routes.csv");
    }
    for route in known.iter().filter(|route| route.path.starts_with("/api/")) {
        let there = operations(&document).any(|(method, path, _)| route.path == path && route.method == method);
        assert!(there, "{} {} is not there", route.method, route.path);
    }
}

#[test]
fn every_operation_has_a_name_of_its_own_and_a_parameter_for_each_place_of_its_address() {
    let document = document();
    let mut names = BTreeSet::new();
    for (method, path, operation) in operations(&document) {
        let name = operation["operationId"].as_str().unwrap();
        assert!(names.insert(name), "{name} is there twice");
        let parameters = operation["parameters"].as_array().into_iter().flatten();
        let described: BTreeSet<&str> = parameters
            .filter(|one| one["in"] == "path")
            .filter_map(|one| one["name"].as_str())
            .collect();
        let places = path.split('{').skip(1).filter_map(|rest| rest.split('}').next());
        assert_eq!(described, places.collect(), "{method} {path}");
    }
    assert!(names.len() > 40);
}

#[test]
fn every_schema_is_one_and_every_reference_leads_somewhere() {
    let document = document();
    let mut schemas: Vec<&Value> = document["components"]["schemas"]
        .as_object()
        .unwrap()
        .values()
        .collect();
    collect(&document["paths"], "schema", &mut schemas);
    collect(&document["components"]["responses"], "schema", &mut schemas);
    assert!(schemas.len() > 200);
    for schema in schemas {
        jsonschema::meta::validate(schema).unwrap_or_else(|error| panic!("{schema}: {error}"));
    }
    let mut references = Vec::new();
    collect(&document, "$ref", &mut references);
    assert!(!references.is_empty());
    for reference in references {
        let pointer = reference.as_str().and_then(|text| text.strip_prefix('#'));
        let pointer = pointer.expect("inside the document");
        assert!(document.pointer(pointer).is_some(), "{reference} leads nowhere");
    }
}

/// The values of every member of this name, wherever it stands.
fn collect<'a>(value: &'a Value, name: &str, found: &mut Vec<&'a Value>) {
    match value {
        Value::Object(members) => {
            found.extend(members.get(name));
            members.values().for_each(|value| collect(value, name, found));
        }
        Value::Array(items) => items.iter().for_each(|value| collect(value, name, found)),
        _ => {}
    }
}

/// The schema that an answer of an operation is described with, able to follow references.
fn schema_of(document: &Value, id: &str, status: u16) -> Value {
    let (_, _, operation) = operations(document)
        .find(|(_, _, one)| one["operationId"] == id)
        .expect(id);
    let mut answer = &operation["responses"][status.to_string()];
    assert!(!answer.is_null(), "{id} is not said to answer {status}");
    if let Some(reference) = answer["$ref"].as_str() {
        answer = document.pointer(&reference[1..]).unwrap();
    }
    let kind = if status < 400 {
        "application/json"
    } else {
        "application/problem+json"
    };
    let mut schema = answer["content"][kind]["schema"].clone();
    schema["components"] = document["components"].clone();
    schema
}

/// Holds an answer against its description.
pub fn fits(id: &str, answer: &crate::harness::site::Answer) {
    let document = document();
    let schema = schema_of(&document, id, answer.status);
    let value = json(answer);
    let validator = jsonschema::validator_for(&schema).expect("a schema");
    let faults: Vec<String> = validator.iter_errors(&value).map(|error| error.to_string()).collect();
    assert!(faults.is_empty(), "{id} {}: {faults:?}\n{value}", answer.status);
}

#[test]
fn answers_are_as_they_are_described() {
    on_each_site(|site| {
        super::hands::store_many(&site.store, 3);
        let mut client = site.client();
        fits("listHands", &client.get("/api/v1/hands?limit=2"));
        fits("listHands", &client.get("/api/v1/hands?limit=0"));
        fits("readHand", &client.get("/api/v1/hands/1"));
        fits("readHand", &client.get("/api/v1/hands/9"));
        fits("downloadRecord", &client.get("/hands/1.json"));
        fits("describeApi", &client.get("/api/openapi.json"));
        let schema = client.get("/schemas/talon-1.0.json");
        fits("describeFormat", &schema);
        assert_eq!(json(&schema), talon_records::schema(talon_records::FormatVersion::V1_0));
        let schema = client.get("/schemas/talon-event-1.0.json");
        fits("describeEventFile", &schema);
        assert_eq!(json(&schema), talon_tournament::tournament::file::schema(Version::V1_0));
        let schema = client.get("/schemas/talon-event-1.1.json");
        fits("describeEventFile", &schema);
        assert_eq!(json(&schema), talon_tournament::tournament::file::schema(Version::V1_1));
        for body in ["{}", "[]", "[1,{\"game\":\"ulti\",\"ask\":\"ladder\"}]", "nonsense"] {
            let headers = [("content-type", "application/json")];
            fits(
                "askDesk",
                &client.send("POST", "/api/v1/desk", &headers, body.as_bytes()),
            );
        }
    });
}

#[test]
fn everything_that_the_desk_can_be_asked_has_a_worked_example() {
    let document = document();
    let of = |name: &str| {
        document["components"]["schemas"][name]["examples"]
            .as_array()
            .unwrap()
            .clone()
    };
    let (questions, answers) = (of("DeskQuestion"), of("DeskAnswer"));
    let asked: usize = talon_study::desk::DESKS.iter().map(|desk| desk.questions.len()).sum();
    assert_eq!((questions.len(), answers.len()), (asked, asked));
    for (question, answer) in questions.iter().zip(answers) {
        let reply = talon_study::desk::ask(question.to_string().as_bytes());
        let mut said: Value = serde_json::from_str(&reply.to_json("")).unwrap();
        // How many positions were searched may change with every release, so that no example says it.
        said["answer"].as_object_mut().map(|answer| answer.remove("nodes"));
        assert_eq!(said["answer"], answer["answer"], "{question}");
    }
}

#[test]
fn the_document_is_sent_and_every_address_takes_the_methods_described_there() {
    on_each_site(|site| {
        let mut client = site.client();
        let said = json(&client.get("/api/openapi.json"));
        assert_eq!(said, document());
        assert_eq!(said["openapi"], "3.1.0");
        for (path, item) in said["paths"].as_object().unwrap() {
            let address = path.replace("{slug}", "one");
            let address = ["{id}", "{number}", "{round}", "{list}", "{player}", "{season}"]
                .iter()
                .fold(address, |address, place| address.replace(place, "1"));
            let answer = client.send("OPTIONS", &address, &[], b"");
            let allowed: BTreeSet<&str> = answer.header("allow").unwrap_or_default().split(", ").collect();
            let mut described: BTreeSet<String> = item
                .as_object()
                .unwrap()
                .keys()
                .map(|method| method.to_ascii_uppercase())
                .collect();
            if described.contains("GET") {
                described.insert("HEAD".to_owned());
            }
            assert_eq!(allowed, described.iter().map(String::as_str).collect(), "{path}");
            assert_eq!(answer.status, 405, "{path}");
        }
    });
}

/// An entry of a report, in which every member stands that can.
fn full_entry() -> ReportEntry {
    let text = || Some("x".to_owned());
    let finding = ReportFinding {
        also: vec![String::new()],
        by: Some("A".into()),
        cause: Some("MUST_BEAT".into()),
        column: Some(1),
        expected: Some(json!([1])),
        fix: Some(json!(1)),
        found: Some(json!(1)),
        hint: text(),
        legal_with: vec![serde_json::Map::new()],
        line: Some(1),
        message: text(),
        ply: Some(1),
        record: Some(1),
        rule: Some("U-6.4".into()),
        trick: Some(1),
        ..ReportFinding::from(&Finding::new(Code::MustBeat, Pointer::root(), 0))
    };
    let hash = || "sha256:0".to_owned();
    ReportEntry {
        computed: Some(serde_json::Map::new()),
        findings: vec![finding],
        hashes: Some(ReportHashes {
            deal: Some(hash()),
            doc: hash(),
            play: Some(hash()),
            score: Some(hash()),
        }),
        id: Some(1),
        knowledge: Some("full"),
        line: Some(1),
        mended: text(),
        record: 1,
        status: "accepted",
        unchecked: Some(1),
        url: text(),
        ..ReportEntry::default()
    }
}

#[test]
fn a_report_has_the_members_that_are_described() {
    let document = document();
    let members = |value: &Value| value.as_object().unwrap().keys().cloned().collect::<BTreeSet<_>>();
    let described = |name: &str| members(&document["components"]["schemas"][name]["properties"]);
    let entry = json!(full_entry());
    assert_eq!(members(&entry), described("RecordView"));
    assert_eq!(members(&entry["findings"][0]), described("FindingView"));
    assert_eq!(members(&entry["hashes"]), described("Hashes"));
    assert_eq!(members(&json!(ReportSummary::default())), described("Summary"));
    let fits = |value: &Value| {
        let mut schema = json!({"$ref": "#/components/schemas/RecordView"});
        schema["components"] = document["components"].clone();
        jsonschema::validate(&schema, value).map_err(|error| error.to_string())
    };
    assert_eq!(fits(&entry), Ok(()));
    assert_eq!(fits(&json!(ReportEntry::default())), Ok(()));
}

#[test]
fn every_operation_says_what_token_it_needs_and_how_it_fails() {
    let document = document();
    for (method, path, operation) in operations(&document) {
        let responses = operation["responses"].as_object().unwrap();
        for status in ["401", "403", "429", "500", "503"] {
            assert!(responses.contains_key(status), "{method} {path} {status}");
        }
        assert_eq!(responses.contains_key("413"), operation.get("requestBody").is_some());
        let tagged = operation["responses"]["200"]["headers"].get("ETag");
        assert_eq!(tagged.is_some(), responses.contains_key("304"), "{method} {path}");
    }
    let security = |id: &str| {
        let mut all = operations(&document);
        all.find(|(_, _, one)| one["operationId"] == id).expect(id).2["security"].clone()
    };
    for (id, scope, is_open) in [
        ("listHands", "read", true),
        ("askDesk", "read", true),
        ("checkRecords", "read", true),
        ("listMembers", "read", true),
        ("readResultsFeed", "read", true),
        ("readImport", "read", false),
        ("listInvites", "read", false),
        ("readClubLog", "read", false),
        ("downloadEvent", "read", false),
        ("startImport", "import", false),
        ("askAnalysis", "import", false),
        ("addClub", "manage", false),
        ("changeMember", "manage", false),
    ] {
        let token = json!({"token": [scope]});
        let expected = if is_open { json!([{}, token]) } else { json!([token]) };
        assert_eq!(security(id), expected, "{id}");
    }
}

#[test]
fn the_scope_of_each_operation_that_writes_was_chosen() {
    let written: Vec<String> = operations(&document())
        .filter(|(method, ..)| *method != "GET")
        .map(|(method, path, operation)| {
            let security = operation["security"].as_array().into_iter().flatten().last();
            let scope = security.and_then(|one| one["token"][0].as_str());
            format!("{} {method} {path}", scope.unwrap_or("none"))
        })
        .collect();
    let mut expected = vec![
        "read POST /api/v1/check",
        "read POST /api/v1/desk",
        "import POST /api/v1/hands/{id}/analysis",
        "import POST /api/v1/imports",
        "manage POST /api/v1/clubs",
        "manage PATCH /api/v1/clubs/{slug}",
        "manage POST /api/v1/clubs/{slug}/members",
        "manage PATCH /api/v1/clubs/{slug}/members/{id}",
        "manage POST /api/v1/clubs/{slug}/invites",
    ];
    let mut written: Vec<&str> = written.iter().map(String::as_str).collect();
    written.sort_unstable();
    expected.sort_unstable();
    assert_eq!(written, expected);
}
