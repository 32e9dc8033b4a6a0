//! Limits as they are written in the settings: how often something may be asked, and how much may be sent at once.

use std::str::FromStr;

/// What is limited in how often it may be asked, by the words of the settings.
pub const RATES: [&str; 13] = [
    "sign-in",
    "link",
    "page",
    "event",
    "api",
    "check",
    "import",
    "sign-up",
    "evening",
    "picture",
    "note",
    "password",
    "password-day",
];
/// So many at once, and so many that come back, at most; and the seconds of a day.
const RATE_MAX: u32 = 1_000_000;
const SECONDS_MAX: u32 = 86_400;
/// Wrong passwords of one account that are looked at in a day at most (S-28).
const PASSWORDS_A_DAY_MAX: u64 = 100;

/// One limit that is set: so many at once, then so many in so many seconds. Written `page=300:300/60`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RateLimit {
    pub name: &'static str,
    pub burst: u32,
    pub count: u32,
    pub seconds: u32,
}

impl FromStr for RateLimit {
    type Err = String;

    fn from_str(text: &str) -> Result<RateLimit, String> {
        let known = || {
            format!(
                "{text:?}: NAME=BURST:COUNT/SECONDS is expected, with one of {}",
                RATES.join(", ")
            )
        };
        let read = || {
            let (name, rest) = text.split_once('=')?;
            let (burst, rest) = rest.split_once(':')?;
            let (count, seconds) = rest.split_once('/')?;
            let name = RATES.into_iter().find(|one| *one == name.trim())?;
            let number = |part: &str| part.trim().parse::<u32>().ok();
            Some(RateLimit {
                name,
                burst: number(burst)?,
                count: number(count)?,
                seconds: number(seconds)?,
            })
        };
        let limit = read().ok_or_else(known)?;
        limit.check().map_err(|why| format!("{text:?}: {why}"))?;
        Ok(limit)
    }
}

impl RateLimit {
    fn check(&self) -> Result<(), String> {
        if !(1..=RATE_MAX).contains(&self.burst) || !(1..=RATE_MAX).contains(&self.count) {
            return Err(format!("BURST and COUNT are from 1 to {RATE_MAX}"));
        }
        if !(1..=SECONDS_MAX).contains(&self.seconds) {
            return Err(format!("SECONDS are from 1 to {SECONDS_MAX}"));
        }
        let back = u64::from(self.count) * u64::from(SECONDS_MAX) / u64::from(self.seconds);
        if self.name == "password-day" && u64::from(self.burst) + back > PASSWORDS_A_DAY_MAX {
            return Err(format!(
                "of one account at most {PASSWORDS_A_DAY_MAX} wrong passwords may be looked at in a day, at once and \
                 coming back together"
            ));
        }
        Ok(())
    }
}

/// Bytes that may be sent at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sizes {
    /// A form without files, or a body of the API that is no file.
    pub form: usize,
    /// A file of hands.
    pub upload: usize,
    /// All that a club keeps of files of hands as they were sent.
    pub club: usize,
    /// What is checked without being kept.
    pub check: usize,
    /// A list of members.
    pub list: usize,
}

const KIB: usize = 1024;
const MIB: usize = 1024 * KIB;
const GIB: usize = 1024 * MIB;

/// What is limited in its size, by the words of the settings, with the least and the most that can be set.
pub const SIZES: [(&str, usize, usize); 5] = [
    // The largest form of ours is one of settings with long texts.
    ("form", 64 * KIB, 4 * MIB),
    // One record fits at least.
    ("upload", 256 * KIB, GIB),
    ("club", MIB, 1024 * GIB),
    ("check", 256 * KIB, 16 * MIB),
    ("list", 64 * KIB, 16 * MIB),
];

impl Default for Sizes {
    fn default() -> Sizes {
        Sizes {
            form: 256 * KIB,
            upload: 64 * MIB,
            club: 500 * MIB,
            check: MIB,
            list: 2 * MIB,
        }
    }
}

impl Sizes {
    /// The usual sizes, but for those that are set.
    pub fn of(set: &[SizeLimit]) -> Sizes {
        let mut sizes = Sizes::default();
        for SizeLimit { name, bytes } in set {
            let size = match *name {
                "form" => &mut sizes.form,
                "upload" => &mut sizes.upload,
                "club" => &mut sizes.club,
                "check" => &mut sizes.check,
                _ => &mut sizes.list,
            };
            *size = *bytes;
        }
        sizes
    }
}

/// One size that is set. Written `upload=64M`; K, M and G are 1024 of the one before.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SizeLimit {
    pub name: &'static str,
    pub bytes: usize,
}

impl FromStr for SizeLimit {
    type Err = String;

    fn from_str(text: &str) -> Result<SizeLimit, String> {
        let names = || SIZES.map(|(name, ..)| name).join(", ");
        let known = || {
            format!(
                "{text:?}: NAME=SIZE is expected, such as upload=64M, with one of {}",
                names()
            )
        };
        let (name, size) = text.split_once('=').ok_or_else(known)?;
        let known_as = SIZES.into_iter().find(|(one, ..)| *one == name.trim());
        let (name, least, most) = known_as.ok_or_else(known)?;
        let bytes = bytes(size.trim()).ok_or_else(known)?;
        if !(least..=most).contains(&bytes) {
            return Err(format!(
                "{text:?}: {name} is from {} to {}",
                in_words(least),
                in_words(most)
            ));
        }
        Ok(SizeLimit { name, bytes })
    }
}

fn bytes(text: &str) -> Option<usize> {
    let (number, unit) = match text.char_indices().last()? {
        (at, 'K' | 'k') => (text.get(..at)?, KIB),
        (at, 'M' | 'm') => (text.get(..at)?, MIB),
        (at, 'G' | 'g') => (text.get(..at)?, GIB),
        _ => (text, 1),
    };
    let digits = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
    digits
        .then(|| number.parse::<usize>().ok()?.checked_mul(unit))
        .flatten()
}

/// A number of bytes in the largest unit that it is a whole number of; the same in all languages.
pub fn in_words(bytes: usize) -> String {
    let units = [(GIB, "GiB"), (MIB, "MiB"), (KIB, "KiB")];
    match units
        .into_iter()
        .find(|(unit, _)| bytes >= *unit && bytes.is_multiple_of(*unit))
    {
        Some((unit, word)) => format!("{} {word}", bytes / unit),
        None => format!("{bytes} B"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_limit_is_a_known_name_with_three_numbers() {
        let limit = "page=5:300/60".parse::<RateLimit>().unwrap();
        assert_eq!(
            (limit.name, limit.burst, limit.count, limit.seconds),
            ("page", 5, 300, 60)
        );
        for bad in [
            "",
            "page",
            "page=5",
            "page=5:300",
            "pages=5:300/60",
            "page=5:-1/60",
            "page=5:3.5/60",
        ] {
            assert!(bad.parse::<RateLimit>().unwrap_err().contains("sign-in"), "{bad}");
        }
        for (bad, why) in [
            ("page=0:300/60", "from 1 to 1000000"),
            ("page=5:1000001/60", "from 1 to 1000000"),
            ("page=5:300/0", "from 1 to 86400"),
            ("page=5:300/86401", "from 1 to 86400"),
            ("password-day=51:50/86400", "at most 100"),
            ("password-day=1:1/60", "at most 100"),
        ] {
            let said = bad.parse::<RateLimit>().unwrap_err();
            assert!(said.contains(why) && said.contains(bad), "{bad}: {said}");
        }
        assert!("password-day=50:50/86400".parse::<RateLimit>().is_ok());
        assert!("password=3:1/3600".parse::<RateLimit>().is_ok());
    }

    #[test]
    fn a_size_is_a_known_name_with_a_number_of_bytes_within_bounds() {
        for (text, name, bytes) in [
            ("upload=64M", "upload", 64 * MIB),
            ("form = 300k", "form", 300 * KIB),
            ("club=1G", "club", GIB),
            ("list=70000", "list", 70_000),
        ] {
            assert_eq!(text.parse::<SizeLimit>().unwrap(), SizeLimit { name, bytes });
        }
        for bad in [
            "",
            "upload",
            "upload=",
            "upload=M",
            "uploads=1M",
            "upload=-1M",
            "upload=1.5M",
            "upload=1T",
        ] {
            assert!(bad.parse::<SizeLimit>().unwrap_err().contains("upload=64M"), "{bad}");
        }
        for (name, least, most) in SIZES {
            for (bytes, fits) in [(least - 1, false), (least, true), (most, true), (most + 1, false)] {
                let read = format!("{name}={bytes}").parse::<SizeLimit>();
                assert_eq!(read.is_ok(), fits, "{name} {bytes}");
                if let Err(said) = read {
                    assert!(
                        said.contains(&in_words(least)) && said.contains(&in_words(most)),
                        "{said}"
                    );
                }
            }
        }
        assert!(
            format!("upload={}G", usize::MAX).parse::<SizeLimit>().is_err(),
            "no wrapping"
        );
    }

    #[test]
    fn sizes_that_are_set_hold_in_place_of_the_usual_ones() {
        let set = SIZES.map(|(name, least, _)| SizeLimit { name, bytes: least });
        let sizes = Sizes::of(&set);
        let held = [sizes.form, sizes.upload, sizes.club, sizes.check, sizes.list];
        assert_eq!(held, SIZES.map(|(_, least, _)| least));
        assert_eq!(Sizes::of(&[]), Sizes::default());
        assert_eq!(in_words(MIB) + &in_words(1500 * KIB) + &in_words(3), "1 MiB1500 KiB3 B");
    }
}
