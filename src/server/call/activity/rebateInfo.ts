// What a member sees of the daily rebate: rates of the own level and the next, and what today and yesterday come to.
import type { RebateInfoAnswer } from '#contract/activity.generated.ts';
import { CATEGORIES } from '#rules/team/categories.ts';
import type { RebatePlan } from '#rules/team/rebate.ts';
import { localText } from '#station/station.ts';
import type { Locale } from '#texts/text.ts';
import { addDays, dayOf } from '#values/days.ts';
import { wireMoney } from '#values/money.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { claimableRebates, daySoFar } from '../../money/team/rebateClaims.ts';
import { rebateTermsOf } from '../../money/team/rebates.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentRebate } from '../../present/money/rebates.ts';
import { hundredths } from '../../present/rate.ts';

/** Levels after the member's own. */
const nextMost = 4;

type Levels = RebateInfoAnswer['levels'];

/** What a level gets, by category and the bets it takes. */
const tiersOf = ({ categories }: RebatePlan, level: number): Levels[number]['tiers'] =>
  CATEGORIES.flatMap((category) =>
    (categories.get(category)?.get(String(level)) ?? []).map(({ from, rate }) => ({
      category,
      fromBet: wireMoney(from),
      rate: rate.text,
    })),
  );

async function levelsOf(db: Db, plan: RebatePlan, own: number, locale: Locale): Promise<Levels> {
  const known = [...plan.categories.values()].flatMap((byLevel) => [...byLevel.keys()].map(Number));
  const next = [...new Set(known)].filter((level) => level > own).toSorted((a, b) => a - b);
  const shown = [own, ...next.slice(0, nextMost)];
  const rows = await db
    .selectFrom('member_level')
    .select(['level', 'name'])
    .where('level', 'in', shown)
    .execute();
  const names = new Map(rows.map(({ level, name }) => [level, localText(name, locale)]));
  return shown.map((level) => ({ level, name: names.get(level) ?? '', tiers: tiersOf(plan, level) }));
}

export default handle('activity/rebateInfo', async ({ db, player, now, locale }) => {
  const { accountId } = player;
  const { level } = await db
    .selectFrom('account')
    .select('level')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const terms = await rebateTermsOf(db);
  const today = dayOf(now);
  const claimable = (await claimableRebates(db, accountId, now)).map(presentRebate);
  if (!terms || terms.fromDay > today)
    return {
      isOffered: false,
      level,
      terms: { least: wireMoney(0n), most: '', factor: '0', isReviewed: false, claimDays: 0 },
      levels: [],
      days: [],
      claimable,
    };
  const { plan, claimDays, factor } = terms;
  const days: RebateInfoAnswer['days'] = [];
  for (const day of [today, addDays(today, -1)]) {
    const { lines, amount, ...is } = await daySoFar(db, terms, { accountId, level, day });
    days.push({
      day,
      lines: lines.map((line) => ({
        ...line,
        validBet: wireMoney(line.validBet),
        amount: wireMoney(line.amount),
      })),
      amount: wireMoney(amount),
      ...is,
    });
  }
  return {
    isOffered: true,
    level,
    terms: {
      least: wireMoney(plan.minimum),
      most: plan.cap === null ? '' : wireMoney(plan.cap),
      factor: hundredths(factor),
      isReviewed: !plan.auto,
      claimDays: claimDays ?? 0,
    },
    levels: await levelsOf(db, plan, level, locale),
    days,
    claimable,
  };
});
