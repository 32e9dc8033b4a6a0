DROP TABLE hand_note_versions;
DROP TABLE hand_notes;
