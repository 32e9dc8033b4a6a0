//! Hashes passwords, a few at a time: each takes 19 MiB, so that many people who sign in at once must queue, and the
//! queue has an end (S-8, S-9).

use std::borrow::Cow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use argon2::password_hash::phc::{Output, PasswordHash, Salt};
use argon2::{Algorithm, Argon2, Block, Params, Version};

use icu_normalizer::DecomposingNormalizerBorrowed;

use crate::{ActError, Broken};
use talon_tournament::names::nfc;

const MEMORY_KIB: u32 = 19_456;
const PASSES: u32 = 2;
/// Blocks of memory that are asked for; those beyond what is needed are never touched. What is larger than 32 MiB the C
/// library gives back when it is freed. From less it learns to keep as much: 19 MiB for ever, and as much in every
/// thread.
const ROOM_BLOCKS: usize = 33 * 1024 * 1024 / Block::SIZE;
const SALT_BYTES: usize = 16;
const WAITING_MAX: usize = 64;
const HEAD: &str = "$argon2id$v=19$m=19456,t=2,p=1$";
/// Compared with when there is no account, so that the answer takes as long (S-13). No password has it.
const NOBODY: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/// The one place where passwords are hashed. Clones share the line, and whether one was right.
#[derive(Debug, Clone)]
pub struct Passwords {
    inner: Arc<Inner>,
    was_right: Arc<AtomicBool>,
}

#[derive(Debug)]
struct Inner {
    line: Mutex<HashingQueue>,
    freed: Condvar,
    running_max: usize,
    done: AtomicU64,
}

#[derive(Debug, Default)]
struct HashingQueue {
    running: usize,
    waiting: usize,
}

/// Held while hashing.
struct Turn<'a>(&'a Inner);

impl Default for Passwords {
    fn default() -> Passwords {
        Passwords::new(std::thread::available_parallelism().map_or(1, usize::from))
    }
}

impl Passwords {
    /// At most `running_max` are hashed at once.
    pub fn new(running_max: usize) -> Passwords {
        let inner = Inner {
            line: Mutex::default(),
            freed: Condvar::new(),
            running_max: running_max.max(1),
            done: AtomicU64::new(0),
        };
        Passwords {
            inner: Arc::new(inner),
            was_right: Arc::default(),
        }
    }

    /// The same line for one act, of which it can be asked whether a password was right.
    pub fn for_one_act(&self) -> Passwords {
        Passwords {
            inner: Arc::clone(&self.inner),
            was_right: Arc::default(),
        }
    }

    /// Whether one was looked at since, and was the right one.
    pub fn was_right(&self) -> bool {
        self.was_right.load(Ordering::Relaxed)
    }

    /// The hash under which a password is kept.
    ///
    /// # Errors
    /// When too many wait already.
    pub fn hash(&self, password: &str) -> Result<String, ActError> {
        let _turn = self.turn()?;
        let mut salt = [0; SALT_BYTES];
        getrandom::fill(&mut salt).map_err(|_| ActError::Broken(Broken::Randomness))?;
        made_of(&nfc(password), &salt)
            .map(|hash| hash.to_string())
            .ok_or(ActError::Busy)
    }

    /// Whether this is the password; without a hash it never is, which takes as long to find out.
    ///
    /// # Errors
    /// When too many wait already.
    pub fn matches(&self, password: &str, hash: Option<&str>) -> Result<bool, ActError> {
        let _turn = self.turn()?;
        let parsed = hash.and_then(|hash| PasswordHash::new(hash).ok());
        let known = parsed.is_some();
        let kept = parsed
            .map_or_else(|| PasswordHash::new(NOBODY), Ok)
            .map_err(|_| ActError::Busy)?;
        let right = spellings(password).iter().any(|one| is_of(one, &kept).unwrap_or(false));
        if right && known {
            self.was_right.store(true, Ordering::Relaxed);
        }
        Ok(right && known)
    }

    /// How many were hashed since the start, each of which takes the same time.
    pub fn hashed(&self) -> u64 {
        self.inner.done.load(Ordering::Relaxed)
    }

    /// Whether a kept hash was made with other settings than those of today.
    pub fn is_old(hash: &str) -> bool {
        !hash.starts_with(HEAD)
    }

    fn turn(&self) -> Result<Turn<'_>, ActError> {
        let inner = &*self.inner;
        let mut line = inner.line();
        if line.running >= inner.running_max {
            if line.waiting >= WAITING_MAX {
                return Err(ActError::Busy);
            }
            line.waiting += 1;
            while line.running >= inner.running_max {
                line = inner.freed.wait(line).unwrap_or_else(PoisonError::into_inner);
            }
            line.waiting -= 1;
        }
        line.running += 1;
        inner.done.fetch_add(1, Ordering::Relaxed);
        Ok(Turn(inner))
    }
}

impl Inner {
    fn line(&self) -> MutexGuard<'_, HashingQueue> {
        self.line.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Turn<'_> {
    fn drop(&mut self) {
        self.0.line().running -= 1;
        self.0.freed.notify_one();
    }
}

/// What a password may have been hashed as: with composed letters, as it is now, or the way some keyboard spelled it
/// when it was hashed as it came. One in plain letters has one spelling.
fn spellings(password: &str) -> Vec<Cow<'_, str>> {
    let apart = DecomposingNormalizerBorrowed::new_nfd().normalize(password);
    let mut spellings = vec![nfc(password)];
    for other in [Cow::Borrowed(password), apart] {
        if !spellings.contains(&other) {
            spellings.push(other);
        }
    }
    spellings
}

/// The hash of a password by the settings of today.
fn made_of(password: &str, salt: &[u8]) -> Option<PasswordHash> {
    let params = Params::new(MEMORY_KIB, PASSES, 1, None).ok()?;
    Some(PasswordHash {
        algorithm: Algorithm::Argon2id.ident(),
        version: Some(Version::V0x13.into()),
        params: (&params).try_into().ok()?,
        salt: Some(Salt::new(salt).ok()?),
        hash: Some(output(password, salt, params, Algorithm::Argon2id, Version::V0x13)?),
    })
}

/// Whether a hash is that of a password, by the settings with which it was made; `None` when it cannot be read.
fn is_of(password: &str, hash: &PasswordHash) -> Option<bool> {
    let params = Params::try_from(hash).ok()?;
    let algorithm = Algorithm::try_from(hash.algorithm.as_str()).ok()?;
    let version = hash
        .version
        .map_or(Some(Version::V0x13), |version| Version::try_from(version).ok())?;
    // Compared in a time that says nothing.
    Some(output(password, hash.salt.as_ref()?, params, algorithm, version)? == hash.hash?)
}

fn output(password: &str, salt: &[u8], params: Params, algorithm: Algorithm, version: Version) -> Option<Output> {
    let needed = params.block_count();
    let mut memory = Vec::with_capacity(needed.max(ROOM_BLOCKS));
    memory.resize(needed, Block::default());
    let mut buffer = [0; Output::MAX_LENGTH];
    let out = buffer.get_mut(..params.output_len().unwrap_or(Params::DEFAULT_OUTPUT_LEN))?;
    let argon = Argon2::new(algorithm, version, params);
    argon
        .hash_password_into_with_memory(password.as_bytes(), salt, out, &mut memory[..])
        .ok()?;
    Output::new(out).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use argon2::password_hash::{PasswordHasher, PasswordVerifier};

    #[test]
    fn a_hash_is_what_anybody_makes_of_the_password_also_by_other_settings() {
        let of = |kib, passes| Params::new(kib, passes, 1, None).unwrap();
        let others = |params| Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
        let ours = Passwords::new(1).hash("pepper on the table").unwrap();
        assert!(
            others(of(MEMORY_KIB, PASSES))
                .verify_password(b"pepper on the table", &*ours)
                .is_ok()
        );
        assert!(
            others(of(MEMORY_KIB, PASSES))
                .verify_password(b"pepper", &*ours)
                .is_err()
        );
        for params in [of(MEMORY_KIB, PASSES), of(64, 3), of(40_000, 1)] {
            let theirs = others(params)
                .hash_password(b"pepper on the table")
                .unwrap()
                .to_string();
            let knows = |password| Passwords::new(1).matches(password, Some(&theirs)).unwrap();
            assert!(knows("pepper on the table") && !knows("pepper"), "{theirs}");
        }
    }

    #[test]
    fn the_memory_is_more_than_the_c_library_would_keep() {
        assert!(ROOM_BLOCKS * size_of::<Block>() > 32 * 1024 * 1024);
        assert!(ROOM_BLOCKS >= MEMORY_KIB as usize);
    }

    #[test]
    fn a_hash_says_how_it_was_made_and_knows_its_password_only() {
        let passwords = Passwords::new(1);
        let hash = passwords.hash("pepper on the table").unwrap();
        assert!(hash.starts_with(HEAD), "{hash}");
        assert!(passwords.matches("pepper on the table", Some(&hash)).unwrap());
        assert!(!passwords.matches("Pepper on the table", Some(&hash)).unwrap());
        assert_ne!(hash, passwords.hash("pepper on the table").unwrap());
        assert!(!Passwords::is_old(&hash));
        assert!(Passwords::is_old("$argon2id$v=19$m=4096,t=3,p=1$"));
    }

    #[test]
    fn a_password_is_the_same_on_every_keyboard_and_older_hashes_still_open() {
        let (composed, apart) = ("kövér tyúk az ágon", "ko\u{308}ve\u{301}r tyu\u{301}k az a\u{301}gon");
        let passwords = Passwords::new(1);
        let hash = passwords.hash(apart).unwrap();
        assert!(passwords.matches(composed, Some(&hash)).unwrap());
        assert!(passwords.matches(apart, Some(&hash)).unwrap());
        // Hashed as it came, as it was done before.
        let old = made_of(apart, &[7; SALT_BYTES]).unwrap().to_string();
        for typed in [apart, composed] {
            assert!(passwords.matches(typed, Some(&old)).unwrap());
        }
        assert!(!passwords.matches("kover tyuk az agon", Some(&old)).unwrap());
        assert_eq!(spellings("pepper on the table").len(), 1);
    }

    #[test]
    fn nobody_has_no_password() {
        assert!(PasswordHash::new(NOBODY).is_ok());
        assert!(!Passwords::new(1).matches("", None).unwrap());
    }

    #[test]
    fn a_line_that_is_full_turns_the_next_one_away() {
        let passwords = Passwords::new(1);
        let held = passwords.turn().unwrap();
        passwords.inner.line().waiting = WAITING_MAX;
        assert!(matches!(passwords.hash("anything"), Err(ActError::Busy)));
        passwords.inner.line().waiting = 0;
        drop(held);
        assert!(passwords.hash("anything").is_ok());
    }
}
