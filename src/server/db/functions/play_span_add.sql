-- Adds spans in which members of the current station were seen at play: what lies at most `gap` apart becomes one span, whoever saw it and in
-- whatever order it comes; what is known already changes nothing.
CREATE OR REPLACE FUNCTION play_span_add(accounts integer[], begins timestamptz[], ends timestamptz[], gap interval) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  station_code text := current_station();
BEGIN
  IF station_code IS NULL THEN RAISE EXCEPTION 'no station is set' USING ERRCODE = 'LE004'; END IF;
  -- Two processes that join the spans of one member at once would each miss what the other adds.
  PERFORM pg_advisory_xact_lock(7204180, hashtext(station_code));
  WITH seen AS MATERIALIZED (
    SELECT s.account_id, s.from_at, s.to_at FROM unnest(accounts, begins, ends) AS s(account_id, from_at, to_at)
      WHERE NOT EXISTS (SELECT FROM play_span p WHERE p.station = station_code AND p.account_id = s.account_id
        AND p.from_at <= s.from_at AND p.to_at >= s.to_at)),
  touched AS (
    DELETE FROM play_span p USING seen s WHERE p.station = station_code AND p.account_id = s.account_id
      AND p.to_at >= s.from_at - gap AND p.from_at <= s.to_at + gap RETURNING p.account_id, p.from_at, p.to_at),
  parts AS (SELECT * FROM seen UNION ALL SELECT * FROM touched),
  marked AS (
    SELECT p.*, p.from_at > max(p.to_at) OVER (PARTITION BY p.account_id ORDER BY p.from_at, p.to_at
      ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) + gap AS is_apart FROM parts p),
  numbered AS (
    SELECT m.*, count(*) FILTER (WHERE m.is_apart) OVER (PARTITION BY m.account_id ORDER BY m.from_at, m.to_at) AS part FROM marked m)
  INSERT INTO play_span (station, account_id, from_at, to_at)
    SELECT station_code, n.account_id, min(n.from_at), max(n.to_at) FROM numbered n GROUP BY n.account_id, n.part;
END $$;
REVOKE ALL ON FUNCTION play_span_add FROM PUBLIC;
-- For the play job and the games job, which work as house_app within a station as every call does.
GRANT EXECUTE ON FUNCTION play_span_add TO house_app;
