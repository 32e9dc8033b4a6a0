-- When a rating list is published: at once, when a month is over, or by hand.
ALTER TABLE rating_lists ADD COLUMN publishing TEXT NOT NULL DEFAULT 'at_once';
-- The first day of the month up to which the list was looked at; nothing before the first time.
ALTER TABLE rating_lists ADD COLUMN closed_to DATE;
