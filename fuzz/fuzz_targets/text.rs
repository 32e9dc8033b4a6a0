//! What libFuzzer runs; see `talon_fuzz::text`.
#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| {
    talon_fuzz::text(input);
});
