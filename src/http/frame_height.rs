//! How high a table stands in a frame of another site, so that it needs no bar to scroll by: so many pixels for each
//! row, and so many for what stands around them, on narrow screens too.

/// Of a row.
pub const ROW: u32 = 32;
/// Of the title, the headings and the line below the table.
pub const AROUND: u32 = 220;

/// Of a frame with this many rows.
pub const fn of_rows(rows: u32) -> u32 {
    rows * ROW + AROUND
}

/// Rows that fit into a frame of this height.
pub const fn rows_in(height: u32) -> u32 {
    height.saturating_sub(AROUND) / ROW
}
