-- Another word after every change of what somebody in the club is called: what was made of the names may be used again
-- while it is the same. It is drawn by lot, so that no two databases share one.
ALTER TABLE clubs ADD COLUMN names_stamp TEXT NOT NULL DEFAULT '';
UPDATE clubs SET names_stamp = lower(hex(randomblob(16)));

CREATE TRIGGER members_named AFTER INSERT ON members
BEGIN
    UPDATE clubs SET names_stamp = lower(hex(randomblob(16))) WHERE id = NEW.club_id;
END;

CREATE TRIGGER members_renamed AFTER UPDATE OF id, club_id, name, alias, shown, merged_into ON members
BEGIN
    UPDATE clubs SET names_stamp = lower(hex(randomblob(16))) WHERE id IN (OLD.club_id, NEW.club_id);
END;

CREATE TRIGGER members_forgotten AFTER DELETE ON members
BEGIN
    UPDATE clubs SET names_stamp = lower(hex(randomblob(16))) WHERE id = OLD.club_id;
END;
