ALTER TABLE tournaments DROP COLUMN card_key;
