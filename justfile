# What is typed most often. `just` alone lists it.

default:
    @just --list

# Formats, and says what clippy would say in CI.
check:
    cargo fmt --all
    cargo clippy --all-targets -- -D warnings

# Runs all tests, or those whose name contains a word.
test *words:
    cargo test -- {{ words }}

# Serves the example club.
demo:
    cargo run --release -- demo

# Measures; `just bench solver` measures one thing.
bench name *words:
    cargo bench --bench {{ name }} -- {{ words }}

# Everything that must hold before a change is merged.
ci *parts:
    .ci/run {{ parts }}
