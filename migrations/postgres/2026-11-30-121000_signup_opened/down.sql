ALTER TABLE signup_settings DROP COLUMN was_open;
