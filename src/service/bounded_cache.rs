//! A bounded cache for what is expensive to make, under keys that name everything it was made of: so nothing in it is
//! ever out of date, only evicted, the oldest first.

use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, PoisonError};

/// Things by their keys.
#[derive(Debug)]
pub struct BoundedCache<T> {
    bytes_max: usize,
    inner: Mutex<Inner<T>>,
}

#[derive(Debug)]
struct Inner<T> {
    things: HashMap<Vec<u8>, (T, usize)>,
    order: VecDeque<Vec<u8>>,
    bytes: usize,
}

impl<T: Clone> BoundedCache<T> {
    /// An empty one for so many bytes.
    pub fn new(bytes_max: usize) -> BoundedCache<T> {
        let inner = Inner {
            things: HashMap::new(),
            order: VecDeque::new(),
            bytes: 0,
        };
        BoundedCache {
            bytes_max,
            inner: Mutex::new(inner),
        }
    }

    /// What is kept under this key.
    pub fn get(&self, key: &[u8]) -> Option<T> {
        let inner = self.inner.lock().unwrap_or_else(PoisonError::into_inner);
        inner.things.get(key).map(|(thing, _)| thing.clone())
    }

    /// Keeps a thing of so many bytes, and forgets what no longer finds room.
    pub fn put(&self, key: &[u8], thing: T, bytes: usize) {
        self.get_or_put(key, || thing, bytes);
    }

    /// What is kept under this key, else the new thing, which is kept from now on: of those who ask at once all get
    /// the same. All other keys wait meanwhile, so it is to be made in no time.
    pub fn get_or_put(&self, key: &[u8], new: impl FnOnce() -> T, bytes: usize) -> T {
        let mut inner = self.inner.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((thing, _)) = inner.things.get(key) {
            return thing.clone();
        }
        let thing = new();
        inner.keep(key, thing.clone(), bytes, self.bytes_max);
        thing
    }
}

impl<T> Inner<T> {
    fn keep(&mut self, key: &[u8], thing: T, bytes: usize, bytes_max: usize) {
        if bytes > bytes_max {
            return;
        }
        self.things.insert(key.to_vec(), (thing, bytes));
        self.order.push_back(key.to_vec());
        self.bytes += bytes;
        while self.bytes > bytes_max {
            let Some(oldest) = self.order.pop_front() else { return };
            self.bytes -= self.things.remove(&oldest).map_or(0, |(_, bytes)| bytes);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_never_grows_beyond_its_bound_and_forgets_the_oldest() {
        let shelf = BoundedCache::new(100);
        for key in 0..10u8 {
            shelf.put(&[key], key, 25);
        }
        let inner = shelf.inner.lock().unwrap();
        assert_eq!((inner.bytes, inner.things.len(), inner.order.len()), (100, 4, 4));
        drop(inner);
        assert_eq!(
            (shelf.get(&[5]), shelf.get(&[6]), shelf.get(&[9])),
            (None, Some(6), Some(9))
        );
    }

    #[test]
    fn what_is_kept_stays_and_what_is_too_large_is_not_kept() {
        let shelf = BoundedCache::new(100);
        shelf.put(b"a", 1, 60);
        shelf.put(b"a", 2, 60);
        shelf.put(b"b", 3, 101);
        assert_eq!((shelf.get(b"a"), shelf.get(b"b")), (Some(1), None));
    }

    #[test]
    fn who_asks_second_gets_what_the_first_put_there() {
        let shelf = BoundedCache::new(100);
        assert_eq!(shelf.get_or_put(b"a", || 1, 60), 1);
        assert_eq!(shelf.get_or_put(b"a", || 2, 60), 1);
        assert_eq!(shelf.get_or_put(b"b", || 3, 101), 3);
        assert_eq!((shelf.get(b"a"), shelf.get(b"b")), (Some(1), None));
    }
}
