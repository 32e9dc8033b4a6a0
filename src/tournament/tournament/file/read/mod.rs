//! Reads an event file: its shape first, then what its keys point to, and at last the whole tournament against itself.
//! What is wrong is told with its place; nothing is guessed.

pub(super) mod build;
mod links;
mod named;
mod place;
mod profile;
mod rounds;
mod walk;

use super::{FILE_BYTES_MAX, Outside};
use crate::tournament::{Tournament, check};
use talon_records::json::{Document, Limits, Tape};
use talon_records::{Finding, unreadable};

/// Levels of objects and arrays that a file may have; the rules of the game inside it have few.
const DEPTH_MAX: u32 = 32;

pub(super) fn file(bytes: &[u8]) -> Result<(Tournament, Outside), Vec<Finding>> {
    let mut tape = Tape::new();
    let document = document(&mut tape, bytes, FILE_BYTES_MAX)?;
    sound(document, true)?;
    let mut tournament = build::tournament(document.root());
    let mut outside = build::outside(document.root());
    named::named(&mut tournament, &mut outside);
    check(&tournament).map_err(|refusal| vec![place::finding(document, &tournament, &refusal)])?;
    Ok((tournament, outside))
}

pub(super) fn kept(bytes: &[u8]) -> Result<Tournament, Vec<Finding>> {
    let mut tape = Tape::new();
    let document = document(&mut tape, bytes, u32::MAX)?;
    sound(document, false)?;
    Ok(build::tournament(document.root()))
}

fn document<'a>(tape: &'a mut Tape, bytes: &'a [u8], bytes_max: u32) -> Result<Document<'a>, Vec<Finding>> {
    let limits = Limits {
        bytes_max,
        depth_max: DEPTH_MAX,
    };
    tape.read(bytes, limits).map_err(|fault| unreadable(fault).findings)
}

/// Whether a tournament can be made of it; `foreign` texts may come from anyone.
fn sound(document: Document<'_>, foreign: bool) -> Result<(), Vec<Finding>> {
    let mut faults = walk::walk(document, foreign);
    if faults.errors() == 0 {
        links::links(document.root(), &mut faults);
    }
    let errors = faults.errors();
    let mut findings = faults.into_list();
    findings.retain(Finding::is_error);
    if errors == 0 { Ok(()) } else { Err(findings) }
}
