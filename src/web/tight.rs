//! White space that templates have for those who read them, and browsers do not need: the indentation between tags, and
//! the line breaks between attributes. What people wrote has no bare angle bracket and no bare quotation mark in it,
//! so none of it is taken for markup.

/// The same page in fewer bytes.
pub(crate) fn tight(page: &str) -> String {
    let mut out = String::with_capacity(page.len());
    let mut rest = page;
    while let Some(at) = rest.find('<') {
        let (text, tag) = rest.split_at(at);
        out.push_str(text);
        rest = after_tag(tag, &mut out);
        if let Some(close) = close_of_kept(tag) {
            let (kept, after) = rest.split_at(rest.find(close).unwrap_or(rest.len()));
            out.push_str(kept);
            rest = after;
            continue;
        }
        let next = rest.trim_start_matches([' ', '\n']);
        let is_broken = rest.len() > next.len() && rest[..rest.len() - next.len()].contains('\n');
        if next.starts_with('<') && is_broken {
            // At the end of an element no browser shows white space.
            if !next.starts_with("</") {
                out.push('\n');
            }
            rest = next;
        }
    }
    out.push_str(rest);
    out
}

/// The end tag of an element whose white space is shown or sent, if one begins here.
fn close_of_kept(tag: &str) -> Option<&'static str> {
    let kept = [("<pre", "</pre"), ("<textarea", "</textarea")];
    kept.into_iter()
        .find(|(open, _)| tag.starts_with(open))
        .map(|(_, close)| close)
}

/// Writes the tag at the beginning of a text, and answers what comes behind it.
fn after_tag<'p>(tag: &'p str, out: &mut String) -> &'p str {
    let mut is_quoted = false;
    let mut from = 0;
    for (at, byte) in tag.bytes().enumerate() {
        match byte {
            b'"' => is_quoted = !is_quoted,
            b'>' if !is_quoted => {
                out.push_str(tag[from..=at].trim_start());
                return &tag[at + 1..];
            }
            b' ' | b'\n' if !is_quoted => {
                out.push_str(tag[from..at].trim_start());
                let next = tag[at..].trim_start();
                if at > from && !next.starts_with('>') {
                    out.push(' ');
                }
                from = at + 1;
            }
            _ => {}
        }
    }
    out.push_str(&tag[from..]);
    ""
}

#[cfg(test)]
mod tests {
    use super::tight;

    #[test]
    fn indentation_and_broken_tags_are_written_in_one_line() {
        let page = "<ul>\n  <li\n    class=\"a  b\"\n    id=\"c\"\n  >\n    text\n  </li>\n\n</ul>\n";
        assert_eq!(
            tight(page),
            "<ul>\n<li class=\"a  b\" id=\"c\">\n    text\n  </li></ul>\n"
        );
        assert_eq!(tight("<b>a</b> <i>b</i>"), "<b>a</b> <i>b</i>");
        assert_eq!(
            tight("<!doctype html>\n<p  hidden >1 < 2</p>"),
            "<!doctype html>\n<p hidden>1 < 2</p>"
        );
    }

    #[test]
    fn what_people_wrote_stays_as_it_is() {
        for typed in [
            "<textarea>\n  {\n    &#60;b&#62;\n  }</textarea>",
            "<textarea name=\"text\">\n\n  \n</textarea>",
            "<pre><code>\n  <b>caret</b>\n  <i>x</i>\n</code></pre>",
            "<input value=\"two\n   lines  and &#34; more\">",
            "plain \n text",
        ] {
            assert_eq!(tight(typed), typed);
        }
    }
}
