// The money job's step for transfers: the platform is queried about unknown ends, what is held is compared with later rounds, and platforms that return too much are named.
import { sql } from 'kysely';
import { distrust } from '#counterparty/signed.ts';
import { wireMoney } from '#values/money.ts';
import { reportProblem, resolveProblem } from '../../db/operatorProblem.ts';
import type { StationWork } from '../../db/stationTransaction.ts';
import { endTransfer, judgeHeld, queryTransfer } from '../../money/transfers/order.ts';
import { createPace, type DueStations, stationsOfAny, stationsWith } from '../due/due.ts';
import type { MoneyDeps, MoneyStep } from './step.ts';

/** Queried at the same time: a slow platform delays a round by one time-out, not by many. */
const batch = 20;

async function run(round: MoneyDeps): Promise<void> {
  await queryUnknown(round);
  await judgeAgain(round);
  await round.inStation((db) => namePlatforms({ db, station: round.station.code, now: round.now }));
}

/** Stations of which namePlatforms() has something to name, or to take back. */
const misjudgedPlatforms: DueStations = sql`(SELECT a.station FROM platform p
  JOIN ledger_account a ON a.station = p.station AND a.owner_id = 0 AND a.kind = 'platform' AND a.book = 'real' AND a.part = p.code
  LEFT JOIN operator_problem o ON o.station = p.station AND o.kind = 'platformMoney' AND o.ref = p.code AND o.resolved_at IS NULL
  WHERE (-a.balance > p.day_back_most) <> (o.ref IS NOT NULL) GROUP BY a.station)`;

/** A step that knows when it looked at all platforms of all stations last: too much for each second. */
export function createTransfers(): MoneyStep {
  const isTimeForPlatforms = createPace(15_000);
  return {
    due: (look) =>
      stationsOfAny(
        stationsWith('transfer_order', {
          kept: sql`t.ask_at IS NOT NULL`,
          due: sql`t.ask_at <= ${look.now}`,
        }),
        stationsWith('transfer_hold', { kept: sql`t.ended_at IS NULL` }),
        ...(isTimeForPlatforms(look) ? [misjudgedPlatforms] : []),
      ),
    run,
  };
}

async function queryUnknown({ inStation, counterparties, now, onFailure }: MoneyDeps): Promise<void> {
  const due = await inStation((db) =>
    db
      .selectFrom('transfer_order')
      .selectAll()
      .where('ask_at', '<=', now)
      .orderBy('ask_at')
      .limit(batch)
      .execute(),
  );
  await Promise.all(
    due.map(async (row) => {
      try {
        const party = counterparties?.platforms[row.platform];
        const verdict = party ? await queryTransfer(party, row, now) : { state: 'unknown' as const };
        await inStation((db) => endTransfer(db, row.order_no, verdict, now));
      } catch (error) {
        onFailure(`transfer ${row.order_no}`, error);
      }
    }),
  );
}

/** Those that were looked at longest ago. */
async function judgeAgain({ inStation, now, onFailure }: MoneyDeps): Promise<void> {
  const held = await inStation((db) =>
    db
      .selectFrom('transfer_hold')
      .select('order_no')
      .where('ended_at', 'is', null)
      .orderBy('looked_at')
      .limit(batch)
      .execute(),
  );
  for (const { order_no: orderNo } of held)
    await inStation((db) => judgeHeld(db, orderNo, now)).catch((error) =>
      onFailure(`transfer ${orderNo}`, error),
    );
}

/** Raises an alarm for each platform that has returned a day's bound more than ever went there, and ends those of others. */
async function namePlatforms({ db, station, now }: StationWork): Promise<void> {
  const rows = await db
    .selectFrom('ledger_account as a')
    .innerJoin('platform as p', 'p.code', 'a.part')
    .leftJoin('operator_problem as o', (join) =>
      join.onRef('o.ref', '=', 'p.code').on('o.kind', '=', 'platformMoney').on('o.resolved_at', 'is', null),
    )
    .select(['p.code', 'p.day_back_most', 'a.balance', 'o.ref'])
    .where('a.owner_id', '=', 0)
    .where('a.kind', '=', 'platform')
    .where('a.book', '=', 'real')
    .execute();
  for (const { code, day_back_most: most, balance, ref } of rows) {
    const isBeyond = -balance > most;
    if (isBeyond === (ref !== null)) continue;
    if (!isBeyond) await resolveProblem(db, 'platformMoney', code, now);
    else {
      const reason = `has returned ${wireMoney(-balance)} more than ever went there`;
      await reportProblem(db, { station, kind: 'platformMoney', ref: code, reason, at: now });
      distrust({ about: `platform ${code} of ${station}`, reason });
    }
  }
}
