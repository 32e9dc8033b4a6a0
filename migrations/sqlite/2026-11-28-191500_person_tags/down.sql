DROP TABLE person_tags;
