DROP TRIGGER members_called_otherwise;
DROP TABLE former_names;
