ALTER TABLE tournaments DROP COLUMN document_hash;
