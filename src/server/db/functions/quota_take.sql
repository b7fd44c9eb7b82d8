-- Records one more attempt under a key where fewer than `most` were recorded within the last seconds; false, with nothing recorded, otherwise. Those who count under a key
-- follow one another, by the lock of lockKey() in src/server/account/rateLimit.ts.
CREATE OR REPLACE FUNCTION quota_take(code text, counted text, moment timestamptz, most double precision, seconds double precision) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(code || ' ' || counted, 0));
  -- A statement of its own, which sees what was recorded while this one waited.
  IF (SELECT count(*) FROM attempt a WHERE a.key = counted AND a.at > moment - make_interval(secs => seconds)) >= most THEN RETURN false; END IF;
  INSERT INTO attempt (station, key, at) VALUES (code, counted, moment);
  RETURN true;
END $$;
GRANT EXECUTE ON FUNCTION quota_take TO house_app;
