-- Another word after every change of what somebody in the club is called: what was made of the names may be used again
-- while it is the same. It is drawn by lot, so that no two databases share one.
ALTER TABLE clubs ADD COLUMN names_stamp TEXT NOT NULL DEFAULT '';
UPDATE clubs SET names_stamp = gen_random_uuid()::text;

CREATE FUNCTION stamp_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP <> 'DELETE' THEN
        UPDATE clubs SET names_stamp = gen_random_uuid()::text WHERE id = NEW.club_id;
    END IF;
    IF TG_OP = 'DELETE' OR TG_OP = 'UPDATE' AND OLD.club_id <> NEW.club_id THEN
        UPDATE clubs SET names_stamp = gen_random_uuid()::text WHERE id = OLD.club_id;
    END IF;
    RETURN NULL;
END
$$;

CREATE TRIGGER members_named AFTER INSERT OR DELETE ON members
    FOR EACH ROW EXECUTE FUNCTION stamp_names();
CREATE TRIGGER members_renamed AFTER UPDATE OF id, club_id, name, alias, shown, merged_into ON members
    FOR EACH ROW EXECUTE FUNCTION stamp_names();
