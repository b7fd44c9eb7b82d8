// Things that wait in every queue of the office, written as the tables' owner: one of each, of one member.
import type { RunningServer } from './startServer.ts';

/** The item of each queue, by the queue. */
export type Filled = Record<
  | 'prizes'
  | 'rebates'
  | 'applications'
  | 'rateWishes'
  | 'depositsAside'
  | 'transfersAside'
  | 'roundsAside'
  | 'posts'
  | 'advice'
  | 'letters'
  | 'markers',
  string
>;

let times = 0;

/** Puts one thing into each queue of a station, `ageSeconds` old, and says how the queues name them. */
export async function fillQueues(
  server: RunningServer,
  station: string,
  { ageSeconds = 60, name = 'member01' }: { ageSeconds?: number; name?: string } = {},
): Promise<Filled> {
  const at = new Date(server.now().getTime() - ageSeconds * 1000);
  const number = String(++times).padStart(6, '0');
  const client = await server.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(`SET LOCAL app.station = '${station}'`);
    const one = async (statement: string, ...values: unknown[]): Promise<string> => {
      const { rows } = await client.query(
        `WITH x AS (SELECT id, station FROM account WHERE station = '${station}' AND name = '${name}') ${statement}`,
        values,
      );
      return String(Object.values(rows[0] as object)[0]);
    };
    await client.query('UPDATE rate_wish SET status = 3, decided_at = $1 WHERE status = 1', [at]);
    await client.query('DELETE FROM marker_waiting');
    const order = `ZX${number}`;
    const problem = (kind: string, ref: string) =>
      one(
        `INSERT INTO operator_problem (station, kind, ref, reason, first_at, last_at) SELECT station, $1, $2, 'reported as paid 880.0000, ordered was 100.0000', $3, $3 FROM x RETURNING ref`,
        kind,
        ref,
        at,
      );
    await one(
      `INSERT INTO deposit_order (order_no, station, account_id, kind, method_id, amount, deposit_factor, created_at, expires_at)
        SELECT $1, x.station, x.id, 'online', m.id, 1000000, 100, $2::timestamptz, $2::timestamptz + interval '1 day' FROM x, pay_method m WHERE m.station = x.station ORDER BY m.id LIMIT 1 RETURNING order_no`,
      `D${order}`,
      at,
    );
    await one(
      `INSERT INTO transfer_order (station, order_no, account_id, platform, direction, amount, state, created_at)
        SELECT x.station, $1, x.id, p.code, 'out', 2000000, 'held', $2 FROM x, platform p WHERE p.station = x.station ORDER BY p.code LIMIT 1 RETURNING order_no`,
      `T${order}`,
      at,
    );
    await one(
      `INSERT INTO transfer_hold (station, order_no, account_id, platform, held_at, looked_at, reported_at)
        SELECT o.station, o.order_no, o.account_id, o.platform, o.created_at, o.created_at, o.created_at FROM transfer_order o WHERE o.order_no = $1 RETURNING order_no`,
      `T${order}`,
    );
    await one(
      `INSERT INTO game_round_set_aside (station, platform, round_no, version, reason, record, at)
        SELECT x.station, 'ZZ', $1, 1, 'no such game', json_build_object('member', x.id::text), $2 FROM x RETURNING round_no`,
      number,
      at,
    );
    const day = new Date(Date.UTC(2026, 0, 1) + times * 86_400_000).toISOString().slice(0, 10);
    const post = await one(
      `INSERT INTO forum_article (station, group_id, author_id, title, content, pictures, mentions, created_at, status)
        SELECT x.station, g.id, x.id, '走势', '连着三期开大', '[]', '[]', $1, 'pending' FROM x, forum_group g WHERE g.station = x.station ORDER BY g.id LIMIT 1 RETURNING id`,
      at,
    );
    const filled: Filled = {
      prizes: await one(
        `INSERT INTO activity_award (station, activity_id, account_id, claim_key, day, prize, amount, required, ledger_type, status, detail, created_at)
          SELECT x.station, a.id, x.id, $1, '2026-01-01', 'cash', 880000, 0, 185, 1, '{}', $2 FROM x, activity a WHERE a.station = x.station ORDER BY a.id LIMIT 1 RETURNING id`,
        `test-${number}`,
        at,
      ),
      rebates: `${day}-${await one(
        `INSERT INTO rebate_day (station, account_id, day, level, lines, amount, required, state, at)
          SELECT station, id, $1, 1, '[]', 120000, 0, 'pending', $2 FROM x RETURNING account_id`,
        day,
        at,
      )}`,
      applications: `donation-${await one(
        `INSERT INTO donation (station, account_id, amount, created_at) SELECT station, id, 10000, $1 FROM x RETURNING id`,
        at,
      )}`,
      // One wish of an account waits at a time.
      rateWishes: await one(
        `INSERT INTO rate_wish (station, account_id, category, rate, words, created_at) SELECT station, id, 'lottery', 100000, '本月业绩好', $1 FROM x RETURNING id`,
        at,
      ),
      depositsAside: await problem('deposit', `D${order}`),
      transfersAside: await problem('transfer', `T${order}`),
      roundsAside: await problem('gameRound', `ZZ/${number}`),
      posts: `article-${post}`,
      advice: await one(
        `INSERT INTO advice (station, account_id, type, content, created_at) SELECT station, id, 'complaint', '太慢了', $1 FROM x RETURNING id`,
        at,
      ),
      letters: await one(
        `INSERT INTO message (station, kind, audience, sender_id, title, content, created_at)
          SELECT station, 'player', 'service', id, '"卡"', '"我的卡绑了吗"', $1 FROM x RETURNING id`,
        at,
      ),
      // Each time more than the last, on a member who waits once.
      markers: await one(
        `INSERT INTO marker_hit (station, account_id, day, marker_group, marker, value, threshold, evidence, at)
          SELECT station, id, $2, 'time', 'nights', $3, 4, ARRAY['play:2026-11-21T17:00:00Z'], $1 FROM x RETURNING account_id`,
        at,
        day,
        10 + times,
      ),
    };
    await client.query('COMMIT');
    return filled;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}
