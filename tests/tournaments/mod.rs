//! Events over HTTP, on both databases: a whole evening, who may do what, and many at once.

mod at_once;
mod evening;
mod paper;
mod seen;
