-- How a record that was refused came to be taken after all: typed again by a person, or the option it was read with.
ALTER TABLE import_records ADD COLUMN mended TEXT;
