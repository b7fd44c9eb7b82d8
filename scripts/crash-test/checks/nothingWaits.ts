// The check that the server has caught up: every period that opened has its draw, and no order waits for one.
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import type { Check } from '../world.ts';

const nothingWaits: Check = {
  says: 'every period that opened is drawn, and nothing of it waits',
  async look({ pool, lotteries, nowMs }) {
    const { rows: open } = await pool.query<{ lot_code: string; qi_hao: string }>(
      // The last few seconds of the server may still be on their way.
      `SELECT lot_code, qi_hao FROM lottery_period WHERE state = 'open' AND opens_at < $1 AND lot_code = ANY ($2)`,
      [new Date(nowMs() - 60_000), lotteries],
    );
    const { rows: waiting } = await pool.query<{ id: bigint; lot_code: string; qi_hao: string }>(
      `SELECT id, lot_code, qi_hao FROM bet_order WHERE status = ${BetStatus.waiting}`,
    );
    const { rows: chases } = await pool.query<{ id: bigint }>(
      `SELECT c.id FROM chase_plan c WHERE c.status = 'running'
        AND NOT EXISTS (SELECT FROM bet_order o WHERE o.chase_id = c.id AND o.status = ${BetStatus.waiting})`,
    );
    const { rows: rests } = await pool.query<{ chase_id: bigint; held: bigint }>(
      'SELECT chase_id, held FROM chase_rest WHERE held > 0',
    );
    const { rows: parts } = await pool.query<{ chase_id: bigint }>('SELECT chase_id FROM chase_back');
    const { rows: count } = await pool.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM lottery_period WHERE state <> 'open'`,
    );
    return {
      counted: count[0]!.n,
      faults: [
        ...open.map(({ lot_code, qi_hao }) => `${lot_code} ${qi_hao} opened and has no draw.`),
        ...waiting.map(({ id, lot_code, qi_hao }) => `Order ${id} still waits for ${lot_code} ${qi_hao}.`),
        ...rests.map(({ chase_id, held }) => `Chase ${chase_id} still holds ${held}.`),
        ...parts.map(({ chase_id }) => `Chase ${chase_id} has ended and has orders to give back.`),
        ...chases.map(({ id }) => `Chase ${id} has run its course and is not finished.`),
      ],
    };
  },
};

export default nothingWaits;
