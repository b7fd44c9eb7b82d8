// What an article may share, a bet of its author or a draw, and what became of it by the time it is read.
import { type Selectable, sql } from 'kysely';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import { LotVersion } from '#contract/states/lotVersion.generated.ts';
import type { StoredCard } from '../db/columnTypes.ts';
import { lotteryOf, type NamedLottery } from '../db/play/lotteries.ts';
import type { Db } from '../db/stationTransaction.ts';
import type { BetOrderTable } from '../db/tables.ts';
import { Refusal } from '../refusal.ts';

export interface Shareable {
  ref: string;
  card: StoredCard;
}

type SharedOrder = Pick<
  Selectable<BetOrderTable>,
  'id' | 'lot_code' | 'version' | 'qi_hao' | 'play_code' | 'hao_ma' | 'units'
> & {
  selection: Record<string, unknown>;
};

const slipColumns = [
  'id',
  'lot_code',
  'version',
  'qi_hao',
  'play_code',
  'hao_ma',
  'selection',
  'units',
] as const;

/** A bet of its owner as a card. */
export const cardOfOrder = (order: SharedOrder): StoredCard => ({
  kind: 'slip',
  orderId: String(order.id),
  lotCode: order.lot_code,
  qiHao: order.qi_hao,
  mode: order.version === 2 ? 'credit' : 'official',
  playCode: order.play_code,
  selection: order.selection,
  units: Number(order.units),
  haoMa: order.hao_ma,
});

/** The latest bets of a member that were not revoked or refunded, and the latest draw of each lottery of the station. */
export async function shareable(db: Db, accountId: number): Promise<Shareable[]> {
  const orders = await db
    .selectFrom('bet_order')
    .select(slipColumns)
    .where('account_id', '=', accountId)
    .where('book', '=', 'real')
    .where('status', '<>', BetStatus.returned)
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
      .selectFrom('bet_order')
      .select(slipColumns)
      .where('id', '=', BigInt(first))
      .where('account_id', '=', accountId)
      .where('book', '=', 'real')
      .where('status', '<>', BetStatus.returned)
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

/** A card as it is read, with what became of it. */
export interface SeenCard {
  card: StoredCard;
  /** The bet as it is now; null for a draw, and for a card that names no bet of its owner. */
  bet: Selectable<BetOrderTable> | null;
  /** The numbers of its period as they are now; null before its draw. */
  draw: number[] | null;
  /** Whether the lottery takes such bets. */
  isOpen: boolean;
  /** Undefined for one that nobody knows any more. */
  lottery: NamedLottery | undefined;
}

const versionOf = (card: StoredCard): number | null =>
  card.kind === 'draw' ? null : card.mode === 'credit' ? LotVersion.credit : LotVersion.official;

/** The lotteries that cards are of, by code; without those that nobody knows any more. */
export async function lotteriesOfCards(
  db: Db,
  cards: readonly StoredCard[],
): Promise<Map<string, NamedLottery>> {
  const found = new Map<string, NamedLottery>();
  for (const code of new Set(cards.map(({ lotCode }) => lotCode))) {
    const lottery = await lotteryOf(db, code);
    if (lottery) found.set(code, lottery);
  }
  return found;
}

/** Reads what became of cards that one member shared. */
export async function seeCards(db: Db, cards: readonly StoredCard[], ownerId: number): Promise<SeenCard[]> {
  if (cards.length === 0) return [];
  const orderIds = cards.flatMap((card) =>
    card.kind === 'slip' && card.orderId !== undefined ? [BigInt(card.orderId)] : [],
  );
  // In real money and of the owner alone, whatever a card says.
  const bets =
    orderIds.length === 0
      ? []
      : await db
          .selectFrom('bet_order')
          .selectAll()
          .where('id', 'in', orderIds)
          .where('account_id', '=', ownerId)
          .where('book', '=', 'real')
          .execute();
  const { rows: periods } = await sql<{ lot_code: string; qi_hao: string; draw: number[] | null }>`
    SELECT p.lot_code, p.qi_hao, p.draw FROM lottery_period p
      JOIN unnest(${cards.map(({ lotCode }) => lotCode)}::text[], ${cards.map(({ qiHao }) => qiHao)}::text[])
        AS x(lot_code, qi_hao) ON p.lot_code = x.lot_code AND p.qi_hao = x.qi_hao
      WHERE p.state = 'drawn'`.execute(db);
  const open = await db
    .selectFrom('lottery')
    .select(['code', 'version'])
    .where('is_open', '=', true)
    .execute();
  const lotteries = await lotteriesOfCards(db, cards);
  return cards.map((card) => {
    const isOpen = open.some(({ code, version }) => code === card.lotCode && version === versionOf(card));
    return {
      card,
      bet: bets.find(({ id }) => card.kind === 'slip' && String(id) === card.orderId) ?? null,
      draw:
        periods.find(({ lot_code, qi_hao }) => lot_code === card.lotCode && qi_hao === card.qiHao)?.draw ??
        null,
      isOpen,
      lottery: lotteries.get(card.lotCode),
    };
  });
}
