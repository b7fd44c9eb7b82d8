// Slips that somebody is to have placed: of chosen plays, with picks at random, placed by the ordinary code.
import { randomInt } from 'node:crypto';
import { LotVersion } from '#contract/states/lotVersion.generated.ts';
import { stakeOf } from '#lottery/bet/bet.ts';
import { readBet } from '#lottery/bet/readBet.ts';
import type { Play } from '#lottery/play.ts';
import { randomSelection } from '#lottery/selection/randomPick.ts';
import { unitsOf } from '#lottery/selection/selection.ts';
import { formatMoney } from '#values/money.ts';
import { periodAt, periodsLeft } from '../calendar.ts';
import { placeWithin } from '../place.ts';
import { oddsMark, ownTerms, rulesAt, type Terms, termsOf } from '../terms.ts';

/** A slip with one line a play; over so many periods where it is a chase. */
export interface RandomSlip {
  lotCode: string;
  plays: readonly string[];
  /** Yuan of an option in credit mode, multiple in official mode. */
  times: number;
  chase?: number;
}

type Placer = Parameters<typeof placeWithin>[0];

/** A line as a player's page sends it, picked at random. */
function lineOf(play: Play, times: number, terms: Terms, at: Date): object {
  const rules = rulesAt(terms, at);
  const { lunarYear, ...settings } = rules;
  const selection = randomSelection(play, (below) => randomInt(below), rules);
  const odds = play.mode === 'credit' ? terms.oddsOf(play, rules) : undefined;
  const agreed = odds
    ? { unitAmount: String(times) }
    : { bonusGroup: formatMoney(terms.highestGroup), moneyMode: '1', multiple: times, rebateRate: '0' };
  const bet = readBet(play, {
    selection,
    settings,
    ...(lunarYear !== undefined && { lunarYear }),
    ...agreed,
    ...(odds ? { odds } : { basePrice: '2' }),
  });
  const units = unitsOf(play, bet.selection, bet.rules);
  return {
    playCode: play.code,
    selection,
    units,
    stake: formatMoney(stakeOf(units, bet.terms)),
    ...agreed,
    ...(odds && { oddsMark: oddsMark(play, odds) }),
  };
}

/** Places a slip in the period that runs at `now`. Refuses as placeWithin() does. */
export async function placeRandomSlip(placer: Placer, wanted: RandomSlip): Promise<void> {
  const { db, player, now: at } = placer;
  const version: LotVersion = wanted.plays[0]!.includes('_o_') ? LotVersion.official : LotVersion.credit;
  const { lotCode, chase } = wanted;
  const terms = ownTerms(await termsOf(db, lotCode, version), player.groupBonus);
  const period = periodAt(terms.lottery, at.getTime());
  const lines = terms.family.plays
    .filter(({ code }) => wanted.plays.includes(code))
    .map((play) => lineOf(play, wanted.times, terms, new Date(period.opensMs)));
  const periods =
    chase && periodsLeft(terms.lottery, at.getTime(), chase).map(({ qiHao }) => ({ qiHao, multiple: 1 }));
  await placeWithin(placer, version, {
    lotCode,
    qiHao: period.qiHao,
    bets: JSON.stringify(lines),
    chase: periods ? JSON.stringify({ stopOnWin: true, periods }) : undefined,
  });
}
