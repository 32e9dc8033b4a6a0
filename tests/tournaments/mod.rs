//! Events over HTTP, on both databases: a whole evening, who may do what, and many at once.

mod at_once;
mod cards;
mod evening;
mod files;
mod paper;
mod seen;
mod settings;
