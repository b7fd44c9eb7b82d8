-- A draw may be bound to a value that others publish once betting has closed: `<chain>/<round>` of a public beacon, part of what the period's
-- commitment is made of, and the value of that round as 64 hex digits, stored with the draw.
ALTER TABLE lottery_period ADD COLUMN beacon text, ADD COLUMN public_value text;

-- Whoever reads the database alone does not know a draw ahead: the draw job seals each seed by DRAW_KEY (src/server/jobs/draws/seeds.ts). What a server of an
-- earlier release still writes in the open is sealed within a round, and that release finds no seed where one is sealed.
ALTER TABLE lottery_seed ALTER COLUMN seed DROP NOT NULL, ADD COLUMN sealed bytea;
ALTER TABLE lottery_seed ADD CONSTRAINT lottery_seed_either CHECK (num_nonnulls(seed, sealed) = 1) NOT VALID;
