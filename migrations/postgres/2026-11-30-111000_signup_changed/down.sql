ALTER TABLE signup_settings DROP COLUMN changed_at;
