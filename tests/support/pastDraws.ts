// Draws of the past that a test stores itself, in place of the draw job's.
import { knownLottery } from '#lottery/catalogue.ts';
import { periodsBefore } from '#server/play/calendar.ts';
import type { RunningServer } from './startServer.ts';

/** Puts draws in the place of the latest periods that have opened, the newest last; null is a void one. */
export async function storeDraws(
  server: RunningServer,
  lotCode: string,
  draws: readonly (readonly number[] | null)[],
) {
  const before = periodsBefore(knownLottery(lotCode), server.now().getTime() + 1);
  const periods = draws.toReversed().map((draw) => ({ draw, ...before.next().value! }));
  await server.pool.query(
    `INSERT INTO lottery_period (lot_code, qi_hao, starts_at, seals_at, opens_at, source, state, draw, drawn_at)
      SELECT $1, x.qi_hao, x.starts_at, x.seals_at, x.opens_at, 'feed', CASE WHEN x.draw IS NULL THEN 'void' ELSE 'drawn' END, x.draw::smallint[], x.opens_at
        FROM unnest($2::text[], $3::timestamptz[], $4::timestamptz[], $5::timestamptz[], $6::text[])
          AS x(qi_hao, starts_at, seals_at, opens_at, draw)`,
    [
      lotCode,
      periods.map(({ qiHao }) => qiHao),
      ...(['startsMs', 'sealsMs', 'opensMs'] as const).map((at) => periods.map((each) => new Date(each[at]))),
      periods.map(({ draw }) => draw && `{${draw.join(',')}}`),
    ],
  );
}
