-- What the text is called, so that whoever has read it before need not read it again; empty where nobody has said.
ALTER TABLE tournaments ADD COLUMN document_hash TEXT NOT NULL DEFAULT '';
