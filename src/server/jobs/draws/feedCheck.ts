// Noticing that a feed names another draw than the one that is stored: nothing moves by itself, the report names the command that corrects it.
import type pg from 'pg';
import { reportProblem } from '../../db/operatorProblem.ts';
import { everyStation, inStation } from '../../db/stationTransaction.ts';
import type { DrawFeed } from './drawFeed.ts';

export interface FeedCheckDeps {
  pool: pg.Pool;
  feed: DrawFeed | undefined;
  onFailure: (what: string, error: unknown) => void;
}

/** A round compares what the feed says by now with the stored draws; each difference is reported once by this process. */
export function createFeedCheck({ pool, feed, onFailure }: FeedCheckDeps) {
  const reported = new Set<string>();
  return async (now: Date): Promise<void> => {
    const results = await feed?.revised?.();
    if (!results || results.length === 0) return;
    const { rows } = await pool.query<{ lot_code: string; qi_hao: string; draw: number[]; named: number[] }>(
      `SELECT p.lot_code, p.qi_hao, p.draw, x.draw AS named FROM json_to_recordset($1) AS x(lot_code text, qi_hao text, draw json)
        JOIN lottery_period p ON p.lot_code = x.lot_code AND p.qi_hao = x.qi_hao AND p.source = 'feed' AND p.state = 'drawn'
        WHERE to_json(p.draw)::text <> x.draw::text`,
      [
        JSON.stringify(
          results.map(({ lotCode, qiHao, draw }) => ({ lot_code: lotCode, qi_hao: qiHao, draw })),
        ),
      ],
    );
    for (const { lot_code: lotCode, qi_hao: qiHao, draw, named } of rows) {
      const key = `${lotCode} ${qiHao} ${named}`;
      if (reported.has(key)) continue;
      reported.add(key);
      const reason =
        `The feed names ${named} for ${lotCode} ${qiHao}, which was drawn as ${draw}. ` +
        `To correct it: npm run -s support -- all correct ${lotCode} ${qiHao} ${named} "<reason>"`;
      onFailure(`feed ${lotCode} ${qiHao}`, new Error(reason));
      const ref = `${lotCode} ${qiHao}`;
      await inStation(pool, everyStation, (db) =>
        reportProblem(db, { station: everyStation, kind: 'draw', ref, reason, at: now }),
      );
    }
  };
}
