-- The marks come back from the names themselves. SQLite itself knows no small letters but the plain ones.
UPDATE hand_players SET name_fold = lower(name);
UPDATE hand_players SET name_fold =
    replace(replace(replace(replace(replace(replace(replace(
    replace(replace(replace(replace(replace(replace(replace(name_fold
    , 'Á', 'á'), 'É', 'é'), 'Í', 'í'), 'Ó', 'ó'), 'Ö', 'ö'), 'Ő', 'ő'), 'Ú', 'ú')
    , 'Ü', 'ü'), 'Ű', 'ű'), 'Č', 'č'), 'Ć', 'ć'), 'Š', 'š'), 'Ž', 'ž'), 'Đ', 'đ')
WHERE name_fold GLOB '*[^ -~]*';
