//! Tells cargo that the migrations are part of the program: they are embedded when it is compiled.
fn main() {
    println!("cargo:rerun-if-changed=migrations");
}
