-- Why a member of this station may not play at `moment` as far as other operators are concerned: elsewhere, silent, unknown, or wait and the moment from which on;
-- null where nothing is in the way. Where the station asks no central file nobody has a row.
CREATE OR REPLACE FUNCTION play_barred(member integer, moment timestamptz) RETURNS text LANGUAGE sql STABLE
  AS $$ SELECT p.refused || coalesce(' ' || to_char(p.opens_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), '')
    FROM play_seat p WHERE p.station = current_station() AND p.account_id = member AND p.play_until <= moment $$;
