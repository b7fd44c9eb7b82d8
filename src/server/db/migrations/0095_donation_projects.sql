-- Owns what donations are for: the projects that a station's content names, and in each donation the one it was given to, as it was then.

ALTER TABLE application_setting ADD COLUMN donation_projects jsonb NOT NULL DEFAULT '[]';
-- Null for what was given before projects had a name.
ALTER TABLE donation ADD COLUMN project jsonb;
