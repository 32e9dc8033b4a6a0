//! Events over HTTP, on both databases: a whole evening, who may do what, and many at once.

mod at_once;
mod cards;
mod evening;
mod paper;
mod seen;
mod settings;
