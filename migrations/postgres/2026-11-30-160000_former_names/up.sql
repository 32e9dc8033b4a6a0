-- What entries were called before: records of hands still have those names, and readers outside the club are given
-- today's in their place.
CREATE TABLE former_names (
    member_id BIGINT NOT NULL REFERENCES members (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    PRIMARY KEY (member_id, name)
);

CREATE FUNCTION keep_former_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO former_names (member_id, name) VALUES (OLD.id, OLD.name) ON CONFLICT DO NOTHING;
    RETURN NULL;
END
$$;

CREATE TRIGGER members_called_otherwise AFTER UPDATE OF name ON members
    FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION keep_former_name();
