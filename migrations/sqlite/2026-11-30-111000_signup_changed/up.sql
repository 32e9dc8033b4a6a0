-- When what a sign-up allows was last changed; calendars tell by it which of two copies is newer.
ALTER TABLE signup_settings ADD COLUMN changed_at TIMESTAMP;
