// The second implementation of a draw, in PL/pgSQL and by its rules alone: it comes to what is written down for each family.
import { expect } from 'vitest';
import vectors from '#lottery/draw/verifier/vectors.json' with { type: 'json' };
import { FAMILIES } from '#lottery/families.ts';
import { test } from '#support/world.ts';

/** By docs/draws.md: an HMAC of PostgreSQL's own SHA-256, and the balls one after the other. */
const functions = `
CREATE FUNCTION pg_temp.mac(key bytea, message bytea) RETURNS bytea LANGUAGE plpgsql AS $$
DECLARE
  inner_key bytea := decode(repeat('36', 64), 'hex');
  outer_key bytea := decode(repeat('5c', 64), 'hex');
BEGIN
  FOR i IN 0 .. length(key) - 1 LOOP
    inner_key := set_byte(inner_key, i, get_byte(key, i) # 54);
    outer_key := set_byte(outer_key, i, get_byte(key, i) # 92);
  END LOOP;
  RETURN sha256(outer_key || sha256(inner_key || message));
END $$;

CREATE FUNCTION pg_temp.word(key bytea, number integer) RETURNS bigint LANGUAGE sql AS $$
  SELECT (get_byte(b, o)::bigint << 24) + (get_byte(b, o + 1) << 16) + (get_byte(b, o + 2) << 8) + get_byte(b, o + 3)
    FROM (SELECT pg_temp.mac(key, decode(lpad(to_hex(number / 8), 8, '0'), 'hex')) AS b, 4 * (number % 8) AS o) block
$$;

CREATE FUNCTION pg_temp.drawn(seed bytea, value bytea, balls integer, lowest integer, highest integer, differ boolean, sorted boolean)
  RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  key bytea := CASE WHEN value IS NULL THEN seed ELSE pg_temp.mac(seed, value) END;
  urn integer[] := ARRAY(SELECT generate_series(lowest, highest));
  draw integer[] := '{}';
  number integer := 0;
  w bigint;
  place integer;
BEGIN
  WHILE cardinality(draw) < balls LOOP
    w := pg_temp.word(key, number);
    number := number + 1;
    CONTINUE WHEN w >= 4294967296 - 4294967296 % cardinality(urn);
    place := 1 + w % cardinality(urn);
    draw := draw || urn[place];
    IF differ THEN
      urn := urn[:place - 1] || urn[place + 1:];
    END IF;
  END LOOP;
  IF sorted THEN
    draw := ARRAY(SELECT unnest(draw) ORDER BY 1);
  END IF;
  RETURN array_to_string(draw, ',');
END $$;`;

test('another language comes to the same commitments and draws', async ({ server }) => {
  const client = await server.pool.connect();
  try {
    await client.query(functions);
    for (const { family, lotCode, qiHao, seed, beacon, publicValue, commitment, haoMa } of vectors) {
      const { count, from, to, distinct, ascending } = FAMILIES.find(({ code }) => code === family)!.balls;
      const { rows } = await client.query<{ commitment: string; draw: string }>(
        `SELECT encode(sha256(decode($1, 'hex') || convert_to($2 || $3 || coalesce('/' || nullif($4, ''), ''), 'UTF8')), 'hex') AS commitment,
          pg_temp.drawn(decode($1, 'hex'), decode(nullif($5, ''), 'hex'), $6, $7, $8, $9, $10) AS draw`,
        [seed, lotCode, qiHao, beacon, publicValue, count, from, to, distinct, ascending],
      );
      expect(rows, `${family} ${qiHao}`).toEqual([{ commitment, draw: haoMa }]);
    }
  } finally {
    client.release(true);
  }
});
