DROP TABLE announcement_versions;
DROP TABLE announcements;
