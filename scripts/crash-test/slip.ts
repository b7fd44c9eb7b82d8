// Random slips: any play of any family, a selection the rules allow, and the stake it costs.

import { stakeOf } from '#lottery/bet/bet.ts';
import { bonusGroupAt } from '#lottery/bet/prize.ts';
import { readBet } from '#lottery/bet/readBet.ts';
import { knownLottery } from '#lottery/catalogue.ts';
import { familyOf } from '#lottery/families.ts';
import type { Play, Selection } from '#lottery/play.ts';
import { readSettings } from '#lottery/rule/readSettings.ts';
import { randomSelection } from '#lottery/selection/randomPick.ts';
import { unitsOf } from '#lottery/selection/selection.ts';
import { formatMoney, YUAN } from '#values/money.ts';
import type { Random } from './random.ts';
import type { World } from './world.ts';

const settings = readSettings(undefined);
const highestGroup = 1960n * YUAN;
const dear = 200n * YUAN;

/** A lottery that has plays of a mode. */
export function lotteryFor(world: World, random: Random, mode: Play['mode']): string {
  const playable = world.lotteries.filter((code) => playsOf(code, mode).length > 0);
  return random.one(playable);
}

const playsOf = (lotCode: string, mode: Play['mode']): readonly Play[] =>
  familyOf(knownLottery(lotCode).family).plays.filter((play) => play.mode === mode);

/** One to three items; what a player's balance does not cover is left out, so that a slip may be null. */
export function slipOf(world: World, random: Random, lotCode: string, mode: Play['mode']): object[] | null {
  const items: object[] = [];
  for (let left = 1 + random.below(3); left > 0; left--) {
    const play = random.one(playsOf(lotCode, mode));
    const terms = mode === 'credit' ? creditTerms(world, random, lotCode, play) : officialTerms(random);
    const selection = randomSelection(play, random.below, settings);
    const { item, stake } = priced(play, selection, terms);
    if (stake <= dear) items.push(item);
  }
  return items.length > 0 ? items : null;
}

function priced(
  play: Play,
  selection: Selection,
  terms: object,
): { item: object; units: number; stake: bigint } {
  const { oddsMark, ...read } = terms as { oddsMark?: string };
  const bet = readBet(play, { selection, settings, basePrice: '2', ...read });
  const units = unitsOf(play, bet.selection, bet.rules);
  const stake = stakeOf(units, bet.terms);
  return {
    item: { playCode: play.code, selection, units, stake: formatMoney(stake), ...terms },
    units,
    stake,
  };
}

/** A slip of one number at one place that costs so much, in yuan, at the player's own bonus group: nine of ten lose. */
export function oneNumberSlip(random: Random, lotCode: string, yuan: number, group: bigint | null): object[] {
  const play = playsOf(lotCode, 'official').find(({ code }) => code === 'ssc_o_dwd')!;
  const terms = {
    bonusGroup: formatMoney(group ?? highestGroup),
    moneyMode: '1',
    multiple: yuan / 2,
    rebateRate: '0',
  };
  for (;;) {
    const { item, units } = priced(play, randomSelection(play, random.below, settings), terms);
    if (units === 1) return [item];
  }
}

const creditTerms = (world: World, random: Random, lotCode: string, play: Play): object => ({
  unitAmount: String(1 + random.below(20)),
  oddsMark: world.oddsMark(lotCode, play.code),
});

function officialTerms(random: Random): object {
  const rebateRate = random.one([0n, 0n, 500n, 1000n]);
  return {
    bonusGroup: formatMoney(bonusGroupAt(highestGroup, rebateRate)),
    moneyMode: random.one(['1', '0.1', '0.01']),
    multiple: 1 + random.below(5),
    rebateRate: formatMoney(rebateRate),
  };
}

/** Numbers of the orders in the answer to an accepted slip. */
export const ordersIn = (answer: Record<string, unknown>): string[] =>
  ((answer.orders ?? []) as { orderId: string }[]).map(({ orderId }) => orderId);
