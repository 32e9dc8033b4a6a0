-- Whether a sign-up was ever open: only then can calendars have copies of its end. Of those that are closed now it is
-- told by who signed up.
ALTER TABLE signup_settings ADD COLUMN was_open BOOLEAN NOT NULL DEFAULT FALSE;
UPDATE signup_settings SET was_open = TRUE
WHERE is_open OR tournament_id IN (SELECT tournament_id FROM signups);
