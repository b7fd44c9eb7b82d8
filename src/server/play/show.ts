// Owns how periods, draws and bets are written on the wire.

import { type Selectable, sql } from 'kysely';
import type { BetOrder, DrawnPeriod, Period as WirePeriod } from '#contract/entities.generated.ts';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import type { LotVersion } from '#contract/states/lotVersion.generated.ts';
import { explain } from '#lottery/bet/explain.ts';
import { readBet } from '#lottery/bet/readBet.ts';
import { settle } from '#lottery/bet/settle.ts';
import { familyOf, playOf } from '#lottery/families.ts';
import type { Family, Play } from '#lottery/play.ts';
import type { Rules, Settings } from '#lottery/rule/settings.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { formatMoney, readMoney, wireMoney, YUAN } from '#values/money.ts';
import type { Db } from '../db/stationTransaction.ts';
import type { BetOrderTable, LotteryPeriodTable } from '../db/tables.ts';
import type { Period } from './calendar.ts';
import { rulesAt } from './terms.ts';

const secondsUntil = (ms: number, now: Date): number => Math.max(0, Math.ceil((ms - now.getTime()) / 1000));

/** A period of the calendar; `commitment` as it is stored, null where nothing was promised yet. */
export function wirePeriod(period: Period, commitment: string | null, now: Date): WirePeriod {
  return {
    lotCode: period.lotCode,
    qiHao: period.qiHao,
    startTime: formatMoment(new Date(period.startsMs)),
    sealTime: formatMoment(new Date(period.sealsMs)),
    openTime: formatMoment(new Date(period.opensMs)),
    sealSeconds: secondsUntil(period.sealsMs, now),
    openSeconds: secondsUntil(period.opensMs, now),
    isSealed: now.getTime() >= period.sealsMs,
    commitment: commitment ?? '',
  };
}

/** A period that has opened, with what its family reads from the draw. */
export function wireDrawn(
  row: Selectable<LotteryPeriodTable>,
  family: Family,
  settings: Settings,
): DrawnPeriod {
  const { draw } = row;
  const rules = rulesAt({ family, settings }, row.opens_at);
  return {
    lotCode: row.lot_code,
    qiHao: row.qi_hao,
    openTime: formatMoment(row.opens_at),
    haoMa: draw?.join(',') ?? '',
    openStatus: row.state === 'open' ? 'waiting' : row.state,
    source: row.source,
    readings: draw ? readDraw(family, draw, rules) : [],
    commitment: row.commitment ?? '',
    seed: row.seed ?? '',
  };
}

/** Of each lottery the stored row of its running period and of the last one that opened, where they are there. */
export async function runningRows(
  db: Db,
  running: readonly Period[],
  now: Date,
): Promise<Map<string, { commitment: string | null; last: Selectable<LotteryPeriodTable> | undefined }>> {
  const { rows: commitments } = await sql<{ lot_code: string; commitment: string | null }>`
    SELECT p.lot_code, p.commitment FROM lottery_period p
      JOIN unnest(${running.map(({ lotCode }) => lotCode)}::text[], ${running.map(({ qiHao }) => qiHao)}::text[])
        AS x(lot_code, qi_hao) ON p.lot_code = x.lot_code AND p.qi_hao = x.qi_hao`.execute(db);
  const { rows: lasts } = await sql<Selectable<LotteryPeriodTable>>`
    SELECT p.* FROM unnest(${running.map(({ lotCode }) => lotCode)}::text[]) AS x(lot_code) CROSS JOIN LATERAL
      (SELECT * FROM lottery_period p WHERE p.lot_code = x.lot_code AND p.opens_at <= ${now}
        ORDER BY p.opens_at DESC LIMIT 1) p`.execute(db);
  return new Map(
    running.map(({ lotCode }) => [
      lotCode,
      {
        commitment: commitments.find((row) => row.lot_code === lotCode)?.commitment ?? null,
        last: lasts.find((row) => row.lot_code === lotCode),
      },
    ]),
  );
}

/** A bet with the draw of its period. `isRevokable`: the station lets bets be revoked. */
export function wireOrder(
  order: Selectable<BetOrderTable> & { draw: number[] | null },
  lotName: string,
  isRevokable: boolean,
  now: Date,
): BetOrder {
  const play = playOf(order.play_code);
  const terms = order.terms as {
    odds?: Record<string, string>;
    bonusGroup?: string;
    moneyMode?: string;
    multiple?: number;
  };
  const hasEnded = order.status !== BetStatus.waiting;
  const isSettled = hasEnded && order.status !== BetStatus.returned;
  const told = isSettled && play && order.draw ? settlementOf(play, order, order.draw) : untold;
  return {
    orderId: String(order.id),
    lotCode: order.lot_code,
    lotName,
    lotVersion: order.version as LotVersion,
    qiHao: order.qi_hao,
    playCode: order.play_code,
    playName: play?.name ?? order.play_code,
    groupName: play?.group ?? '',
    haoMa: order.hao_ma,
    buyZhuShu: Number(order.units),
    buyMoney: wireMoney(order.stake),
    multiple: terms.multiple ?? 1,
    model: Number(YUAN / (readMoney(terms.moneyMode ?? '1') || YUAN)) as BetOrder['model'],
    peilv: terms.bonusGroup ?? firstOdds(order.selection, terms.odds ?? {}),
    winZhuShu: Number(order.winning_units),
    winMoney: wireMoney(order.payout),
    rebate: wireMoney(order.rebate),
    yingKui: wireMoney(hasEnded ? order.payout + order.rebate - order.stake : 0n),
    status: order.status as BetOrder['status'],
    canRevoke: isRevokable && !hasEnded && now < order.seals_at,
    createTime: formatMoment(order.created_at),
    openHaoma: order.draw?.join(',') ?? '',
    readings: [],
    chaseId: order.chase_id === null ? '' : String(order.chase_id),
    chaseNumber: order.chase_number ?? 0,
    returnReason: order.return_reason ?? '',
    ...told,
  };
}

/** What the family of a bet reads from the draw of its period; nothing before there is one. */
export function readingsOf(
  { play_code, draw, opens_at }: { play_code: string; draw: number[] | null; opens_at: Date | null },
  settings: Settings,
): BetOrder['readings'] {
  // A play's code begins with that of its family.
  const family = familyOf(play_code.slice(0, play_code.indexOf('_')));
  return family && draw && opens_at ? readDraw(family, draw, rulesAt({ family, settings }, opens_at)) : [];
}

const readDraw = (family: Family, draw: readonly number[], rules: Rules) =>
  family.readings.map(({ name, of }) => ({ name, value: of(draw, rules) }));

type Told = Pick<BetOrder, 'winDetails' | 'isCapped' | 'explanation'>;
const untold: Told = { winDetails: [], isCapped: false, explanation: '' };

/** Why an order was paid what it was paid: settled once more, which always gives the same. */
function settlementOf(play: Play, order: Selectable<BetOrderTable>, draw: readonly number[]): Told {
  const bet = readBet(play, { selection: order.selection, ...order.terms });
  const settlement = settle(bet, draw);
  const { payout, winnings, refunds, tiers } = settlement;
  return {
    winDetails: tiers.map(({ tier, units, each, odds, hits, refunded }) => ({
      name: tier === 'default' ? '' : tier,
      units,
      each: wireMoney(each),
      odds: odds.map(formatMoney).join(' × '),
      hits,
      isRefund: refunded,
    })),
    isCapped: payout < winnings + refunds,
    explanation: explain(bet, draw, settlement),
  };
}

/** Odds of the first pick that has odds of its own name; those of all otherwise. */
function firstOdds(selection: object, odds: Readonly<Record<string, string>>): string {
  const picks = Object.values(selection).flat(3).map(String);
  const named = picks.find((pick) => Object.hasOwn(odds, pick));
  return (named === undefined ? odds.default : odds[named]) ?? Object.values(odds)[0] ?? '';
}
