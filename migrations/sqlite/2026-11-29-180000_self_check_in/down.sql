DROP TABLE arrivals;
ALTER TABLE tournaments DROP COLUMN self_check_in;
