// The lines about play: lottery bets with how they came to what they paid, and rounds of platforms.
import { type Selectable, sql } from 'kysely';
import type { BetOrder, GameKind } from '#contract/entities.generated.ts';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import type { LocalText } from '#contract/station.generated.ts';
import { localText } from '#station/station.ts';
import type { BetOrderTable } from '../../../db/tables.ts';
import type { RoundRow } from '../../../money/games/roundPage.ts';
import { whyUncounted } from '../../../money/games/uncounted.ts';
import { platformNames } from '../../../money/transfers/platforms.ts';
import { lotteryNames } from '../../../play/terms.ts';
import { presentBet } from '../../../present/bets.ts';
import type { Text } from '../../../serverText.ts';
import { numberIn, partsOf, placeOf, source, stateName } from './source.ts';

type BetRow = Selectable<BetOrderTable> & { draw: number[] | null; corrected_from: number[] | null };

/** Picks of a large bet are cut. */
const picksMost = 60;

/** What a settled bet was paid, outcome by outcome; what nothing was paid for says so as well. */
export function explanationOf(bet: BetOrder, text: Text): string {
  if (bet.openHaoma === '' || bet.status === BetStatus.waiting) return '';
  const parts = bet.winDetails.map(({ name, units, each, odds, isRefund }) =>
    text(isRefund ? 'office-members.timeline.refunded' : 'office-members.timeline.paid', {
      name,
      units,
      odds: odds === '' ? '' : ` × ${odds}`,
      each,
    }),
  );
  return text('office-members.timeline.explained', {
    draw: bet.openHaoma,
    won: bet.winZhuShu,
    units: bet.buyZhuShu,
    parts: parts.length === 0 ? text('office-members.timeline.nothing') : parts.join(', '),
  });
}

export const bets = source<BetRow>({
  kind: 'bet',
  async read({ db, account }, after, most) {
    const from = numberIn(after);
    let page = db
      .selectFrom('bet_order as o')
      .leftJoin('lottery_period as p', (join) =>
        join.onRef('p.lot_code', '=', 'o.lot_code').onRef('p.qi_hao', '=', 'o.qi_hao'),
      )
      .selectAll('o')
      .select(['p.draw', 'p.corrected_from'])
      .where('o.account_id', '=', account.id);
    if (from !== undefined) page = page.where('o.id', '<', from);
    const rows = await page.orderBy('o.id', 'desc').limit(most).execute();
    return rows.map((row) => ({ at: row.created_at, place: String(row.id), row }));
  },
  async present({ db, locale, text, now }, rows) {
    const nameOf = await lotteryNames(db, locale);
    return rows.map((row) => {
      const bet = presentBet(row, nameOf(row.lot_code), false, now);
      const picks = bet.haoMa.length > picksMost ? `${bet.haoMa.slice(0, picksMost)}…` : bet.haoMa;
      return {
        kind: 'bet',
        at: row.created_at,
        ref: bet.orderId,
        title: text('office-members.timeline.bet', {
          lottery: bet.lotName,
          period: bet.qiHao,
          play: bet.playName,
          picks,
        }),
        state: stateName(BetStatus, row.status),
        amount: row.stake,
        result: row.payout + row.rebate,
        note: explanationOf(bet, text),
        by: '',
      };
    });
  },
});

/** Every kind of round, so that an index by kind gives the newest of all. */
export const gameKinds: readonly GameKind[] = [
  'live',
  'egame',
  'pt',
  'qt',
  'chess',
  'fish',
  'sport',
  'esport',
  'tsport',
];

export const rounds = source<RoundRow & { game_name: LocalText | null }>({
  kind: 'round',
  async read({ db, account }, after, most) {
    const from = partsOf(after);
    const id = numberIn(from?.number) ?? 0n;
    const { rows } = await sql<RoundRow & { game_name: LocalText | null }>`
      SELECT r.*, g.name AS game_name FROM (
        SELECT r.* FROM unnest(${[...gameKinds]}::text[]) AS k(kind) CROSS JOIN LATERAL (
          SELECT r.* FROM game_round r WHERE r.account_id = ${account.id} AND r.kind = k.kind
            AND ${from ? sql`(r.bet_at, r.id) < (${from.at}::timestamptz, ${id}::bigint)` : sql`true`}
            ORDER BY r.bet_at DESC, r.id DESC LIMIT ${most}) r ORDER BY r.bet_at DESC, r.id DESC LIMIT ${most}) r
        LEFT JOIN game g ON g.platform = r.platform AND g.code = r.game ORDER BY r.bet_at DESC, r.id DESC`.execute(
      db,
    );
    return rows.map((row) => ({ at: row.bet_at, place: placeOf(row.bet_at, String(row.id)), row }));
  },
  async present({ db, locale, text }, rows) {
    const names = await platformNames(db, locale);
    return rows.map((row) => ({
      kind: 'round',
      at: row.bet_at,
      ref: row.round_no,
      title: `${names.get(row.platform) ?? row.platform} · ${row.game_name ? localText(row.game_name, locale) : row.game}`,
      state: row.state,
      amount: row.stake,
      result: row.prize,
      note: whyUncounted(row, text),
      by: '',
    }));
  },
});
