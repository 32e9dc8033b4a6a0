//! What a later minor version of the format has at the top of a record: this one does not know it, and keeps it in its
//! place (format, 3).

use sha2::{Digest, Sha256};

use super::{MEMBERS, Writer, values};
use crate::check::Record;
use crate::hash::Hash;
use crate::json::canonical;

/// The name of a member, as it is and as it is written, with the value; and whether it tells records apart.
struct Written {
    name: String,
    text: Vec<u8>,
    in_doc: bool,
}

impl Writer {
    /// Puts unknown members between those that are written, and gives the hash of the whole.
    pub(super) fn add_unknown(&mut self, record: &Record<'_>) -> Hash {
        let known = MEMBERS.iter().zip(&self.ranges).filter(|(_, range)| !range.is_empty());
        let mut members: Vec<Written> = known
            .map(|(member, range)| Written {
                name: member.key.trim_matches(['"', ':']).to_owned(),
                text: self.out.get(range.clone()).unwrap_or_default().to_vec(),
                in_doc: member.in_doc,
            })
            .collect();
        let known = values(record);
        for (name, value) in record.document.root().members() {
            if known.iter().flatten().any(|known| known.offset() == value.offset()) {
                continue;
            }
            let name = name.as_str().unwrap_or_default().into_owned();
            let mut text = Vec::new();
            canonical::string(&mut text, &name);
            text.push(b':');
            canonical::value(&mut text, value);
            members.push(Written {
                name,
                text,
                in_doc: true,
            });
        }
        members.sort_by(|a, b| canonical::compare(&a.name, &b.name));
        self.out = object(members.iter());
        Hash(Sha256::digest(object(members.iter().filter(|member| member.in_doc))).into())
    }
}

fn object<'m>(members: impl Iterator<Item = &'m Written>) -> Vec<u8> {
    let texts: Vec<&[u8]> = members.map(|member| member.text.as_slice()).collect();
    [b"{".as_slice(), &texts.join(b",".as_slice()), b"}"].concat()
}
