// How bets are written on the wire.

import type { Selectable } from 'kysely';
import type { BetOrder } from '#contract/entities.generated.ts';
import { isUnsettled } from '#contract/states/betStates.ts';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import type { LotVersion } from '#contract/states/lotVersion.generated.ts';
import { explain } from '#lottery/bet/explain.ts';
import { readBet } from '#lottery/bet/readBet.ts';
import { settle } from '#lottery/bet/settle.ts';
import { familyOf, playOf } from '#lottery/families.ts';
import type { Play } from '#lottery/play.ts';
import type { Settings } from '#lottery/rule/settings.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { formatMoney, readMoney, wireMoney, YUAN } from '#values/money.ts';
import type { BetOrderTable } from '../db/tables.ts';
import { rulesAt } from '../play/terms.ts';
import { readingsOfDraw } from './draws.ts';

/** A bet with the draw of its period. `isRevokable`: the station lets bets be revoked. */
export function presentBet(
  order: Selectable<BetOrderTable> & { draw: number[] | null; corrected_from: number[] | null },
  lotName: string,
  isRevokable: boolean,
  now: Date,
): BetOrder {
  const play = playOf(order.play_code);
  const terms = order.terms as {
    moneyMode?: string;
    multiple?: number;
  };
  const hasEnded = !isUnsettled(order.status);
  const isSettled = hasEnded && order.status !== BetStatus.returned;
  const settlement = isSettled && play && order.draw ? settlementOf(play, order, order.draw) : noSettlement;
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
    peilv: oddsOf(order),
    winZhuShu: Number(order.winning_units),
    winMoney: wireMoney(order.payout),
    rebate: wireMoney(order.rebate),
    validBet: wireMoney(countedStake(order)),
    coverage: order.coverage === null ? '' : formatMoney(BigInt(order.coverage)),
    yingKui: wireMoney(hasEnded ? order.payout + order.rebate - order.stake : 0n),
    status: order.status as BetOrder['status'],
    canRevoke: isRevokable && !hasEnded && now < order.seals_at,
    createTime: formatMoment(order.created_at),
    openHaoma: order.draw?.join(',') ?? '',
    correctedFrom: order.corrected_from?.join(',') ?? '',
    readings: [],
    slip: '',
    slipId: String(order.slip_id ?? order.id),
    chaseId: order.chase_id === null ? '' : String(order.chase_id),
    chaseNumber: order.chase_number ?? 0,
    returnReason: order.return_reason ?? '',
    ...settlement,
  };
}

/** What a settled bet counts; as commission_basis() in the database. */
function countedStake({
  book,
  status,
  valid,
  stake,
  pushed_units,
  units,
}: Selectable<BetOrderTable>): bigint {
  if (book !== 'real' || (status !== BetStatus.won && status !== BetStatus.lost)) return 0n;
  return valid ?? stake - (stake * pushed_units) / units;
}

/** The readings of a bet's family for the draw of its period; empty before the draw. */
export function readingsOf(
  { play_code, draw, opens_at }: { play_code: string; draw: number[] | null; opens_at: Date | null },
  settings: Settings,
): BetOrder['readings'] {
  // A play's code begins with that of its family.
  const family = familyOf(play_code.slice(0, play_code.indexOf('_')));
  return family && draw && opens_at
    ? readingsOfDraw(family, draw, rulesAt({ family, settings }, opens_at))
    : [];
}

/** A bet as its call takes it, so that it can be made again; odds and their mark are those of then and left out. */
export function slipOf(order: Selectable<BetOrderTable>): string {
  const { play_code: playCode, selection, units, stake } = order;
  const { unitAmount, bonusGroup, moneyMode, multiple, rebateRate } = order.terms as Record<string, unknown>;
  const terms = { unitAmount, bonusGroup, moneyMode, multiple, rebateRate };
  return JSON.stringify({ playCode, selection, units: Number(units), stake: formatMoney(stake), ...terms });
}

type SettlementFields = Pick<BetOrder, 'winDetails' | 'isCapped' | 'explanation'>;
const noSettlement: SettlementFields = { winDetails: [], isCapped: false, explanation: '' };

/** Why an order was paid what it was paid: settled again, which always has the same result. */
function settlementOf(
  play: Play,
  order: Selectable<BetOrderTable>,
  draw: readonly number[],
): SettlementFields {
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

/** Credit: odds of the first outcome picked; official: the bonus group. */
export function oddsOf({ selection, terms }: Pick<Selectable<BetOrderTable>, 'selection' | 'terms'>): string {
  const { odds, bonusGroup } = terms as { odds?: Record<string, string>; bonusGroup?: string };
  return bonusGroup ?? firstOdds(selection, odds ?? {});
}

/** Odds of the first pick that has odds of its own name; those of all otherwise. */
function firstOdds(selection: object, odds: Readonly<Record<string, string>>): string {
  const picks = Object.values(selection).flat(3).map(String);
  const named = picks.find((pick) => Object.hasOwn(odds, pick));
  return (named === undefined ? odds.default : odds[named]) ?? Object.values(odds)[0] ?? '';
}
