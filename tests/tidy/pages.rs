//! A page is a struct and a template of the same name: `src/web/hands/show.rs` draws `templates/hands/show.html`.
//! A fragment begins with `_`, and nothing is printed without being escaped.

use super::rust::{self, Kind};
use super::tree::{self, File};
use super::{none, one};

/// Templates drawn by something other than the page of their name, and why.
const DRAWN_ELSEWHERE: &[(&str, &str, &str)] = &[(
    "src/web/problem.rs",
    "error.html",
    "one page for every failure, whichever route failed",
)];

/// Templates that may print text unescaped, and why it is safe.
const MAY_PRINT_RAW: &[(&str, &str)] = &[
    (
        "docs/format.html",
        "docs/FORMAT.md, compiled in; nothing a visitor wrote",
    ),
    (
        "hands/pasted.html",
        "the replay, itself a template that escapes what it prints",
    ),
    (
        "hands/show.html",
        "the replay, itself a template that escapes what it prints",
    ),
    ("rules/show.html", "docs/rules, compiled in; nothing a visitor wrote"),
];

struct Drawn {
    file: String,
    line: usize,
    template: String,
}

fn drawn(file: &File) -> Vec<Drawn> {
    let (program, _) = rust::split_tests(rust::tokens(&file.text));
    let mut found = Vec::new();
    for (at, four) in program.windows(4).enumerate() {
        if !four[0].is("template") || !four[1].is("(") {
            continue;
        }
        let end = rust::past_bracket(&program, at + 1);
        let inside = program[at + 1..end].windows(3);
        let path = inside.filter(|three| three[0].is("path") && three[1].is("=") && three[2].kind == Kind::Text);
        found.extend(path.map(|three| Drawn {
            file: file.path.clone(),
            line: three[2].line,
            template: three[2].text.clone(),
        }));
    }
    found
}

/// The template that a file of `src/web` may draw.
fn own_template(file: &str) -> Option<String> {
    let inside = file.strip_prefix("src/web/")?.strip_suffix(".rs")?;
    Some(format!("{}.html", inside.trim_end_matches("/mod")))
}

fn is_fragment(template: &str) -> bool {
    template.rsplit('/').next().is_some_and(|name| name.starts_with('_'))
}

fn pair_faults(drawn: &[Drawn], templates: &[String]) -> Vec<String> {
    let mut faults = Vec::new();
    for page in drawn {
        let at = format!("{}:{}", page.file, page.line);
        let elsewhere = DRAWN_ELSEWHERE
            .iter()
            .any(|(file, name, _)| *file == page.file && *name == page.template);
        let own = own_template(&page.file).is_some_and(|own| own == page.template);
        if !own && !elsewhere && !is_fragment(&page.template) {
            faults.push(format!("{at}: {} is not the template of this file", page.template));
        }
        if !templates.contains(&page.template) {
            faults.push(format!("{at}: templates/{} does not exist", page.template));
        }
    }
    for template in templates
        .iter()
        .filter(|name| !is_fragment(name) && *name != "base.html")
    {
        if !drawn.iter().any(|page| page.template == *template) {
            faults.push(format!("templates/{template}: no page draws it"));
        }
    }
    faults
}

/// What a template extends, includes or imports.
fn reference_faults(template: &File, templates: &[String]) -> Vec<String> {
    let mut faults = Vec::new();
    for (line, text) in template.text.lines().enumerate() {
        for tag in text.split("{%").skip(1) {
            let tag = tag.trim_start_matches(['-', '~', '+']).trim_start();
            let Some((verb, rest)) = tag.split_once(char::is_whitespace) else {
                continue;
            };
            if !["extends", "include", "import"].contains(&verb) {
                continue;
            }
            let name = rest
                .trim_start()
                .trim_start_matches('"')
                .split('"')
                .next()
                .unwrap_or("");
            let at = format!("{}:{}: {verb} {name}", template.path, line + 1);
            if !templates.contains(&name.to_owned()) {
                faults.push(format!("{at}: there is no such template"));
            } else if !is_fragment(name) && verb != "extends" {
                faults.push(format!("{at}: the name of a fragment begins with _"));
            }
        }
    }
    faults
}

fn prints_raw(text: &str) -> bool {
    let squeezed: String = text.chars().filter(|c| !c.is_whitespace()).collect();
    let after = squeezed.split("|safe").skip(1);
    let filter = after
        .into_iter()
        .any(|rest| !rest.starts_with(|c: char| c.is_alphanumeric() || c == '_'));
    filter || squeezed.contains("{%autoescape")
}

fn raw_faults(templates: &[File], allowed: &[(&str, &str)]) -> Vec<String> {
    let mut faults = Vec::new();
    for file in templates {
        let name = file.path.trim_start_matches("templates/");
        match (prints_raw(&file.text), allowed.iter().any(|(path, _)| *path == name)) {
            (true, false) => faults.push(format!("{}: prints text unescaped", file.path)),
            (false, true) => faults.push(format!("{}: is on the list but prints nothing raw", file.path)),
            _ => {}
        }
    }
    faults
}

/// Ways around the escaping from the Rust side.
fn unescaped(file: &File) -> Vec<String> {
    let (program, _) = rust::split_tests(rust::tokens(&file.text));
    let attribute = program
        .windows(3)
        .filter(|three| three[0].is("escape") && three[1].is("=") && three[2].text == "none")
        .map(|three| three[0].line);
    let wrapper = rust::paths(&program).into_iter().filter(|path| {
        let last = path.segments.last().map(String::as_str);
        path.begins("askama") && matches!(last, Some("Safe" | "HtmlSafe" | "MaybeSafe"))
    });
    let lines = attribute.chain(wrapper.map(|path| path.line));
    lines
        .map(|line| format!("{}:{line}: switches escaping off", file.path))
        .collect()
}

fn template_names() -> Vec<String> {
    let names = tree::names("templates");
    names
        .into_iter()
        .map(|name| name.trim_start_matches("templates/").to_owned())
        .collect()
}

#[test]
fn pages_and_templates_pair_up() {
    let drawn: Vec<Drawn> = tree::files("src", &["rs"]).iter().flat_map(drawn).collect();
    none(pair_faults(&drawn, &template_names()));
}

#[test]
fn templates_name_only_templates_that_exist() {
    let names = template_names();
    let all = tree::files("templates", &["html", "svg", "xml"]);
    none(all.iter().flat_map(|file| reference_faults(file, &names)).collect());
}

#[test]
fn nothing_is_printed_unescaped() {
    none(raw_faults(
        &tree::files("templates", &["html", "svg", "xml"]),
        MAY_PRINT_RAW,
    ));
    none(tree::files("src", &["rs"]).iter().flat_map(unescaped).collect());
}

fn page(path: &str, template: &str) -> File {
    let text = format!("#[derive(askama::Template)]\n#[template(path = \"{template}\")]\nstruct Page;");
    File {
        path: path.to_owned(),
        text,
    }
}

fn template(path: &str, text: &str) -> File {
    File {
        path: format!("templates/{path}"),
        text: text.to_owned(),
    }
}

#[test]
fn a_page_or_a_template_without_its_other_half_is_noticed() {
    let names = |list: &[&str]| list.iter().map(|name| (*name).to_owned()).collect::<Vec<String>>();
    let show = || drawn(&page("src/web/hands/show.rs", "hands/show.html"));
    none(pair_faults(
        &show(),
        &names(&["base.html", "hands/_card.html", "hands/show.html"]),
    ));
    one(pair_faults(&show(), &[]), "does not exist");
    one(
        pair_faults(&show(), &names(&["hands/show.html", "hands/list.html"])),
        "no page draws it",
    );
    let other = drawn(&page("src/web/hands/list.rs", "hands/show.html"));
    one(
        pair_faults(&other, &names(&["hands/show.html"])),
        "not the template of this file",
    );
    none(pair_faults(
        &drawn(&page("src/web/problem.rs", "error.html")),
        &names(&["error.html"]),
    ));
}

#[test]
fn a_wrong_reference_between_templates_is_noticed() {
    let names = vec!["base.html".to_owned(), "_card.html".to_owned(), "list.html".to_owned()];
    let check = |text: &str| reference_faults(&template("x.html", text), &names);
    none(check(
        "{% extends \"base.html\" %}{%- include \"_card.html\" -%}{% import \"_card.html\" as c %}",
    ));
    one(check("{% include \"_gone.html\" %}"), "no such template");
    one(check("{%- include \"list.html\" %}"), "begins with _");
}

#[test]
fn text_printed_unescaped_is_noticed() {
    let raw = [template("a.html", "{{ note | safe }}")];
    one(raw_faults(&raw, &[]), "unescaped");
    none(raw_faults(&raw, &[("a.html", "a reason")]));
    none(raw_faults(&[template("b.html", "{{ a|safely }} safe")], &[]));
    one(
        raw_faults(&[template("b.html", "plain")], &[("b.html", "a reason")]),
        "prints nothing raw",
    );
    one(
        raw_faults(&[template("c.html", "{% autoescape false %}")], &[]),
        "unescaped",
    );
    let attribute = File {
        path: "x".to_owned(),
        text: "#[template(path = \"a\", escape = \"none\")]".to_owned(),
    };
    one(unescaped(&attribute), "escaping");
    let wrapper = File {
        path: "x".to_owned(),
        text: "askama::filters::Safe(note)".to_owned(),
    };
    one(unescaped(&wrapper), "escaping");
}
