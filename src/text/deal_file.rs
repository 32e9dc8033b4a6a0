//! Deals as a file in another notation. What that has no place for is named in a remark at the top: nobody looks for
//! what is missing without a word.

use super::Lang;
use talon_records::Finding;
use talon_records::notation::NotationWriter;

/// What a text in UTF-8 may begin with, so that spreadsheets know its letters.
const MARK: &[u8] = "\u{feff}".as_bytes();

/// The records in a notation, each with the number by which people know its deal; `is_lost` says of what the writer
/// tells whether that leaves a deal out.
pub fn deal_file<'r>(
    mut writer: Box<dyn NotationWriter>,
    records: impl IntoIterator<Item = (String, &'r str)>,
    is_lost: impl Fn(&Finding) -> bool,
    lang: Lang,
) -> Vec<u8> {
    let mut text = Vec::new();
    let mut lost = Vec::new();
    for (number, record) in records {
        if writer.write(record.as_bytes(), &mut text).iter().any(&is_lost) {
            lost.push(number);
        }
    }
    writer.finish(&mut text);
    if lost.is_empty() {
        return text;
    }
    let words = lang.t_args("scorecard-file-lost", &[("numbers", lost.join(", ").into())]);
    let (mark, rest) = text.split_at(if text.starts_with(MARK) { MARK.len() } else { 0 });
    [mark, format!("# {words}\n").as_bytes(), rest].concat()
}
