//! Guesses which word was meant, so that a finding can propose it.

/// The one of these words that was most probably meant.
pub fn nearest<'w>(word: &str, among: &[&'w str]) -> Option<&'w str> {
    let word = word.to_lowercase();
    if word.chars().count() > 40 {
        return None;
    }
    // Of a word of one letter nothing would be left that says what was meant.
    let far = (word.chars().count().max(3) / 3 + 1).min(word.chars().count().saturating_sub(1));
    among
        .iter()
        .map(|candidate| (distance(&word, &candidate.to_lowercase()), *candidate))
        .filter(|(distance, _)| *distance <= far)
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, candidate)| candidate)
}

/// Number of letters to insert, drop or change.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, left) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, right) in b.iter().enumerate() {
            let change = diagonal + usize::from(left != *right);
            diagonal = row[j + 1];
            row[j + 1] = change.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn a_slip_of_a_letter_finds_its_word() {
        let known = ["actions", "annotations", "deal"];
        assert_eq!(nearest("action", &known), Some("actions"));
        assert_eq!(nearest("Deal", &known), Some("deal"));
        assert_eq!(nearest("zzzzzz", &known), None);
        assert_eq!(nearest("D", &["A", "B"]), None);
        assert_eq!(nearest("b", &["A", "B"]), Some("B"));
    }
}
