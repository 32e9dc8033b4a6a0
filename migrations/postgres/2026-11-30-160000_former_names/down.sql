DROP TRIGGER members_called_otherwise ON members;
DROP FUNCTION keep_former_name();
DROP TABLE former_names;
