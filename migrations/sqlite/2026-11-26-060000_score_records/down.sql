-- A hand without cards is, to a program that knows no score records, one of which no card is known.
ALTER TABLE hands ADD COLUMN known TEXT NOT NULL DEFAULT 'none' CHECK (known IN ('full', 'partial', 'none'));
UPDATE hands SET known = CASE knowledge WHEN 'score' THEN 'none' ELSE knowledge END;
ALTER TABLE hands DROP COLUMN knowledge;
ALTER TABLE hands RENAME COLUMN known TO knowledge;
