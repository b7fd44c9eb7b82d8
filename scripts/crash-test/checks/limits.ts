// The check of limits: no day of a player with one is above it, the limit is what was set before play, and whoever was refused by one could not have had it all.
import { sql } from 'kysely';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import { DepositStatus } from '#contract/states/depositStatus.generated.ts';
import { inStation } from '#server/db/stationTransaction.ts';
import { limitOf } from '../protection.ts';
import type { Check } from '../world.ts';

/** With so many requests of all players somebody has reached a limit. */
const enoughRequests = 1_000;

const limits: Check = {
  says: 'nobody has staked, lost or deposited more on a day than the limit says, and no limit has risen before its day',
  async look(world) {
    const { pool, people, history, stations } = world;
    // What a bet counts only goes down after it was placed, so that the sum of a day is never above what the limit let through.
    // A payment for an order that had ended before is the member's all the same: it was not opened above a limit.
    const { rows } = await pool.query<{ account: number; kind: string; day: string; used: bigint }>(
      `SELECT account, kind, day, sum(used)::bigint AS used FROM (
       SELECT account_id AS account, x.kind, beijing_day(at)::text AS day, sum(x.amount)::bigint AS used
         FROM (SELECT account_id, coalesce(opened_at, created_at) AS at, stake - stake * pushed_units / units AS staked, stake - payout AS lost
           FROM bet_order WHERE book = 'real' AND status <> ${BetStatus.returned}) o
         CROSS JOIN LATERAL (VALUES ('stake', o.staked), ('loss', o.lost)) AS x(kind, amount) GROUP BY 1, 2, 3
       UNION ALL
       -- What was won at platforms and by points made room for losses of bets, whenever it was read.
       SELECT account_id, 'loss', beijing_day(bet_at)::text, -sum(greatest(prize - stake, 0))::bigint FROM game_round WHERE state <> 'void' GROUP BY 1, 3
       UNION ALL
       SELECT account_id, 'loss', day::text, -sum(cash)::bigint FROM points_exchange WHERE direction <> 'toPoints' GROUP BY 1, 3
       UNION ALL
       SELECT account_id, 'deposit', beijing_day(created_at)::text, sum(CASE WHEN status = ${DepositStatus.pending} THEN amount ELSE paid END)::bigint
         FROM deposit_order WHERE status = ${DepositStatus.pending} OR status = ${DepositStatus.paid} AND finished_at <= expires_at GROUP BY 1, 2, 3) u GROUP BY 1, 2, 3`,
    );
    const { rows: stored } = await pool.query<{ account_id: number; kind: string; value: bigint }>(
      'SELECT account_id, kind, value FROM player_limit',
    );
    const faults: string[] = [];
    let counted = 0;
    for (const person of people) {
      const limit = limitOf(world, person);
      if (!limit) continue;
      counted += 1;
      const own = stored.find(
        ({ account_id, kind }) => account_id === person.accountId && kind === limit.kind,
      );
      if (own?.value !== limit.value)
        faults.push(`${person.name} has set ${limit.kind} to ${limit.value}, and it is ${own?.value}.`);
      for (const { account, kind, day, used } of rows)
        if (
          account === person.accountId &&
          kind === limit.kind &&
          used > limit.value &&
          day >= firstDay(rows)
        )
          faults.push(`${person.name} has a limit of ${limit.value} on ${kind}, and used ${used} on ${day}.`);
    }
    for (const station of stations)
      await inStation(pool, station, async (db) => {
        const { rows: wrong } =
          await sql<object>`SELECT account_id, span, kept, bets FROM limit_mismatches()`.execute(db);
        faults.push(...wrong.map((row) => `A sum of limits of ${station} is wrong: ${JSON.stringify(row)}`));
      });
    const refused = history.all.filter(({ answer }) => String(answer.code).startsWith('LIMIT_'));
    if (history.all.length >= enoughRequests && refused.length === 0) faults.push('Nobody met a limit.');
    return { counted, faults };
  },
};

/** The day of the run: what was played the evening before had no limit. */
const firstDay = (rows: readonly { day: string }[]): string =>
  rows.reduce((latest, { day }) => (day > latest ? day : latest), '');

export default limits;
