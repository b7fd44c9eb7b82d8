// Owns what an article may share: a bet of its author or a draw, copied from the database as it is when it is shared.
import { sql } from 'kysely';
import { betsOf } from '../db/betsOf.ts';
import type { StoredCard } from '../db/columnTypes.ts';
import type { Db } from '../db/stationTransaction.ts';
import type { BetOrderTable } from '../db/tables.ts';
import { Refusal } from '../refusal.ts';

export interface Shareable {
  ref: string;
  card: StoredCard;
}

type SharedOrder = Pick<
  BetOrderTable,
  'lot_code' | 'version' | 'qi_hao' | 'play_code' | 'hao_ma' | 'units'
> & {
  selection: Record<string, unknown>;
};

const slipColumns = ['lot_code', 'version', 'qi_hao', 'play_code', 'hao_ma', 'selection', 'units'] as const;

/** Neither stake nor odds: whoever follows chooses a stake, at the odds of then. */
const cardOfOrder = (order: SharedOrder): StoredCard => ({
  kind: 'slip',
  lotCode: order.lot_code,
  qiHao: order.qi_hao,
  mode: order.version === 2 ? 'credit' : 'official',
  playCode: order.play_code,
  selection: order.selection,
  units: Number(order.units),
  haoMa: order.hao_ma,
});

/** The latest bets of a member, and the latest draw of each lottery of the station. */
export async function shareable(db: Db, accountId: number): Promise<Shareable[]> {
  const orders = await db
    .selectFrom(betsOf(accountId).as('o'))
    .select(['id', ...slipColumns])
    .where('book', '=', 'real')
    .orderBy('id', 'desc')
    .limit(60)
    .execute();
  const { rows: draws } = await sql<{ lot_code: string; qi_hao: string; draw: number[] }>`
    SELECT p.lot_code, p.qi_hao, p.draw FROM lottery l
      JOIN LATERAL (SELECT lot_code, qi_hao, draw FROM lottery_period
        WHERE lot_code = l.code AND state = 'drawn' ORDER BY opens_at DESC LIMIT 1) p ON true
      WHERE l.is_open GROUP BY p.lot_code, p.qi_hao, p.draw ORDER BY min(l.position)`.execute(db);
  // A chase is one bet over many periods: the newest of them is enough to choose from.
  const seen = new Set<string>();
  const different = orders.filter(({ lot_code, play_code, hao_ma }) => {
    const bet = `${lot_code} ${play_code} ${hao_ma}`;
    return !seen.has(bet) && seen.add(bet);
  });
  return [
    ...different.slice(0, 20).map((order) => ({ ref: `order:${order.id}`, card: cardOfOrder(order) })),
    ...draws.map((row) => ({
      ref: `draw:${row.lot_code}:${row.qi_hao}`,
      card: { kind: 'draw', lotCode: row.lot_code, qiHao: row.qi_hao, haoMa: row.draw.join(',') } as const,
    })),
  ];
}

/** What a reference of shareable() stands for; refuses a bet of somebody else and what is not drawn. */
export async function cardOf(db: Db, accountId: number, ref: string | undefined): Promise<StoredCard | null> {
  if (ref === undefined) return null;
  const [kind, first = '', second = ''] = ref.split(':');
  if (kind === 'order' && /^[0-9]{1,18}$/.test(first)) {
    const order = await db
      .selectFrom(betsOf(accountId).as('o'))
      .select(slipColumns)
      .where('id', '=', BigInt(first))
      .where('book', '=', 'real')
      .executeTakeFirst();
    if (order) return cardOfOrder(order);
  }
  if (kind === 'draw') {
    const row = await db
      .selectFrom('lottery_period')
      .innerJoin('lottery', 'lottery.code', 'lottery_period.lot_code')
      .select(['lottery_period.draw'])
      .where('lottery_period.lot_code', '=', first)
      .where('lottery_period.qi_hao', '=', second)
      .where('lottery_period.state', '=', 'drawn')
      .executeTakeFirst();
    if (row?.draw) return { kind: 'draw', lotCode: first, qiHao: second, haoMa: row.draw.join(',') };
  }
  throw new Refusal('server.forum.shareGone', { code: 'invalid', field: 'share' });
}
