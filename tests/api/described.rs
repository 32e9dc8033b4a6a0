//! The description against what is there: the same addresses, sound schemas, and answers as they are described.

use std::collections::BTreeSet;

use serde_json::Value;
use talon_api::{OPERATIONS, document, failures};
use talon_service::authorization::routes;
use talon_tournament::event::file::Version;

use super::json;
use crate::harness::site::on_each_site;

#[test]
fn every_operation_is_in_the_table_of_rights() {
    let known = routes().unwrap();
    for one in OPERATIONS {
        let there = known
            .iter()
            .any(|route| route.path == one.path && route.method == one.method);
        assert!(there, "{} {} has no line in routes.csv", one.method, one.path);
    }
    for route in known.iter().filter(|route| route.path.starts_with("/api/")) {
        let there = OPERATIONS
            .iter()
            .any(|one| route.path == one.path && route.method == one.method);
        assert!(there, "{} {} is not there", route.method, route.path);
    }
}

#[test]
fn operations_of_one_address_stand_together_and_have_names_of_their_own() {
    let mut seen: Vec<&str> = OPERATIONS.iter().map(|one| one.path).collect();
    seen.dedup();
    let different: BTreeSet<&str> = seen.iter().copied().collect();
    assert_eq!(different.len(), seen.len());
    let names: BTreeSet<&str> = OPERATIONS.iter().map(|one| one.id).collect();
    assert_eq!(names.len(), OPERATIONS.len());
}

#[test]
fn every_schema_is_one_and_every_reference_leads_somewhere() {
    let document = document();
    let mut texts = Vec::new();
    for one in OPERATIONS {
        texts.extend(one.parameters.iter().map(|parameter| parameter.schema));
        texts.extend(one.body.iter().flat_map(|body| body.kinds).map(|(_, schema)| *schema));
        texts.extend(
            one.answers
                .iter()
                .flat_map(|answer| answer.kinds)
                .map(|(_, schema)| *schema),
        );
    }
    for text in texts {
        let schema: Value = serde_json::from_str(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        jsonschema::meta::validate(&schema).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
    for (name, schema) in document["components"]["schemas"].as_object().unwrap() {
        jsonschema::meta::validate(schema).unwrap_or_else(|error| panic!("{name}: {error}"));
    }
    let mut references = BTreeSet::new();
    collect(&document, &mut references);
    assert!(!references.is_empty());
    for reference in references {
        let pointer = reference.strip_prefix('#').expect("inside the document");
        assert!(document.pointer(pointer).is_some(), "{reference} leads nowhere");
    }
}

fn collect(value: &Value, references: &mut BTreeSet<String>) {
    match value {
        Value::Object(members) => {
            references.extend(members.get("$ref").and_then(Value::as_str).map(str::to_owned));
            members.values().for_each(|value| collect(value, references));
        }
        Value::Array(items) => items.iter().for_each(|value| collect(value, references)),
        _ => {}
    }
}

/// The schema that an answer of an operation is described with, able to follow references.
fn schema_of(document: &Value, id: &str, status: u16) -> Value {
    let operation = OPERATIONS.iter().find(|one| one.id == id).expect(id);
    let method = operation.method.to_ascii_lowercase();
    let mut answer = &document["paths"][operation.path][&method]["responses"][status.to_string()];
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
        assert_eq!(json(&schema), talon_records::schema());
        let schema = client.get("/schemas/talon-event-1.0.json");
        fits("describeEventFile", &schema);
        assert_eq!(json(&schema), talon_tournament::event::file::schema(Version::V1_0));
        let schema = client.get("/schemas/talon-event-1.1.json");
        fits("describeEventFileNewest", &schema);
        assert_eq!(json(&schema), talon_tournament::event::file::schema(Version::V1_1));
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
fn the_document_is_the_table() {
    on_each_site(|site| {
        let said = json(&site.client().get("/api/openapi.json"));
        assert_eq!(said, document());
        assert_eq!(said["openapi"], "3.1.0");
        let count: usize = said["paths"]
            .as_object()
            .unwrap()
            .values()
            .map(|path| path.as_object().unwrap().len())
            .sum();
        assert_eq!(count, OPERATIONS.len());
    });
    assert!(OPERATIONS.iter().all(|one| failures(one).contains(&429)));
}
