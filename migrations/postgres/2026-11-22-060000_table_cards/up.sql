-- What the links on the cards of the tables are derived from; empty until somebody has them made. Another one makes all
-- cards that were printed before worthless.
ALTER TABLE tournaments ADD COLUMN card_key TEXT NOT NULL DEFAULT '';
