-- What entries were called before: records of hands still have those names, and readers outside the club are given
-- today's in their place.
CREATE TABLE former_names (
    member_id BIGINT NOT NULL REFERENCES members (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    PRIMARY KEY (member_id, name)
);

CREATE TRIGGER members_called_otherwise AFTER UPDATE OF name ON members WHEN OLD.name <> NEW.name
BEGIN
    INSERT OR IGNORE INTO former_names (member_id, name) VALUES (OLD.id, OLD.name);
END;
