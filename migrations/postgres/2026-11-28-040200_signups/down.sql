DROP TABLE signups;
DROP TABLE signup_settings;
