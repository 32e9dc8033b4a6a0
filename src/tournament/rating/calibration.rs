//! Whether ratings foretell results: how often the one who was said to be ahead was.

/// Foretold and seen, between two tenths of probability.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Decile {
    pub count: usize,
    /// Mean probability foretold.
    pub foretold: f64,
    /// Share of those ahead; equal ones count half.
    pub seen: f64,
}

/// How ratings did.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Calibration {
    pub deciles: [Decile; 10],
    /// Mean logarithmic loss of what was foretold.
    pub loss: f64,
    /// The same, had everyone been said to be equal.
    pub loss_of_equals: f64,
}

impl Calibration {
    /// Whether the ratings were worth anything.
    pub fn is_useful(&self) -> bool {
        self.loss < self.loss_of_equals
    }
}

/// No prediction is taken for surer than this.
const SUREST: f64 = 1e-9;

/// Holds predictions against results: for each pair at a table the probability that the first is ahead, and 1, 1/2 or 0
/// for what came of it. None without pairs.
pub fn calibration(pairs: &[(f64, f64)]) -> Option<Calibration> {
    if pairs.is_empty() {
        return None;
    }
    let mut deciles = [Decile::default(); 10];
    let mut loss = 0.0;
    for (foretold, seen) in pairs {
        let foretold = foretold.clamp(SUREST, 1.0 - SUREST);
        let decile = &mut deciles[((foretold * 10.0) as usize).min(9)];
        decile.count += 1;
        decile.foretold += foretold;
        decile.seen += seen;
        loss -= seen * foretold.ln() + (1.0 - seen) * (1.0 - foretold).ln();
    }
    for decile in deciles.iter_mut().filter(|decile| decile.count > 0) {
        decile.foretold /= decile.count as f64;
        decile.seen /= decile.count as f64;
    }
    Some(Calibration {
        deciles,
        loss: loss / pairs.len() as f64,
        loss_of_equals: std::f64::consts::LN_2,
    })
}
