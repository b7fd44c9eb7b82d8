// What two people do about a draw: a correction of what a feed reported, with its plan, and a result that the feed did not bring.
import { sql } from 'kysely';
import { checkDraw } from '#lottery/draw/draw.ts';
import { familyOf } from '#lottery/families.ts';
import { wireMoney } from '#values/money.ts';
import { lotteryOf } from '../../db/play/lotteries.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { type CorrectionPlan, planCorrection, requestCorrection } from '../../play/corrections.ts';
import { Refusal } from '../../refusal.ts';
import type { OfficeContext, StaffSession, TwoPeopleFacts } from '../pipeline/handle.ts';

/** A draw as somebody wants it; numbers are absent where the period is to be cancelled. */
export interface WantedDraw {
  lottery: string;
  period: string;
  numbers?: readonly number[] | undefined;
}

type Desk = Pick<OfficeContext<unknown>, 'db' | 'staff' | 'station' | 'stations' | 'now'>;

/** A draw belongs to all stations: who works for some of them decides on none. */
export function needsAllStations({ stations }: Pick<StaffSession, 'stations'>): void {
  if (stations !== null) throw new Refusal('office-play.allStations', { code: 'allStations' });
}

/** What a correction would move. Refuses what cannot be corrected, and a draw that stands already. */
export async function plannedCorrection(
  { db, station, stations }: Desk,
  { lottery, period, numbers }: WantedDraw,
): Promise<CorrectionPlan> {
  const plan = await planCorrection(
    db,
    { home: station.code, stations: stations.all().map(({ code }) => code) },
    { lotCode: lottery, qiHao: period, draw: numbers ?? null },
  );
  if (!plan) throw new Refusal('office-play.standsAlready', { code: 'standsAlready' });
  return plan;
}

/** The plan under which a correction is asked for; refuses another one than was seen. */
async function seenPlan(desk: Desk, wanted: WantedDraw & { plan: string }): Promise<CorrectionPlan> {
  const plan = await plannedCorrection(desk, wanted);
  if (plan.fingerprint !== wanted.plan) throw new Refusal('office-play.otherPlan', { code: 'otherPlan' });
  return plan;
}

const numbersText = (numbers: readonly number[] | null): string => numbers?.join(',') ?? '—';

/** What a second yes to a correction stands on: the very plan. */
export async function standsForCorrection(
  desk: Desk,
  wanted: WantedDraw & { plan: string },
): Promise<TwoPeopleFacts> {
  needsAllStations(desk.staff);
  const { fingerprint, oldDraw, newDraw, stations } = await seenPlan(desk, wanted);
  const sum = (pick: (one: CorrectionPlan['stations'][number]) => bigint) =>
    wireMoney(stations.reduce((all, one) => all + pick(one), 0n));
  return {
    amount: 0n,
    isAlways: true,
    isOfAllStations: true,
    fingerprint,
    summary: {
      drawBefore: numbersText(oldDraw),
      drawAfter: numbersText(newDraw),
      taken: sum(({ taken }) => taken),
      given: sum(({ given }) => given),
      owed: sum(({ owing }) => owing.amount),
    },
  };
}

/** Asks the draw job for it, which takes back and settles again. */
export async function correctPlanned(
  desk: Desk & Pick<OfficeContext<unknown>, 'approved'>,
  wanted: WantedDraw & { plan: string; reason: string },
): Promise<void> {
  const { db, staff, now, approved } = desk;
  if (!approved) throw new Error('A draw is corrected by two people.');
  const plan = await seenPlan(desk, wanted);
  await requestCorrection(db, plan, {
    reason: wanted.reason,
    requestedBy: `${staff.name}, ${approved.by}`,
    now,
  });
}

/** Numbers that the family can draw, in drawing order; refuses others. */
async function drawable(db: Db, { lottery: code, numbers }: WantedDraw): Promise<number[] | null> {
  const lottery = await lotteryOf(db, code);
  if (!lottery) throw new Refusal('office-play.noLottery', { code: 'noLottery', values: { lottery: code } });
  if (numbers === undefined) return null;
  try {
    return [...checkDraw(familyOf(lottery.family), numbers)];
  } catch (error) {
    throw new Refusal('office-play.noNumbers', {
      ...{ code: 'invalid', field: 'numbers', values: { why: (error as Error).message } },
    });
  }
}

/** Why draw_enter() refuses. */
const refusals = {
  unknown: 'office-play.noSuchPeriod',
  elsewhere: 'office-play.drawnElsewhere',
  drawn: 'office-play.drawnAlready',
  notYet: 'office-play.notYet',
  ownSeed: 'office-play.ownSeed',
} as const;

const isReason = (detail: string | undefined): detail is keyof typeof refusals =>
  detail !== undefined && Object.hasOwn(refusals, detail);

/** Of a period whose result is entered: where it stands, and what is entered for it. */
export async function standsForEntry({ db, staff, now }: Desk, wanted: WantedDraw): Promise<TwoPeopleFacts> {
  needsAllStations(staff);
  const numbers = await drawable(db, wanted);
  const row = await db
    .selectFrom('lottery_period')
    .select(['state', 'source', 'opens_at'])
    .where('lot_code', '=', wanted.lottery)
    .where('qi_hao', '=', wanted.period)
    .executeTakeFirst();
  const why = !row
    ? 'unknown'
    : row.state !== 'open'
      ? 'drawn'
      : row.source !== 'feed' && numbers !== null
        ? 'ownSeed'
        : row.opens_at > now
          ? 'notYet'
          : undefined;
  if (why) throw new Refusal(refusals[why], { code: why });
  const drawAfter = numbersText(numbers);
  return {
    amount: 0n,
    isAlways: true,
    isOfAllStations: true,
    fingerprint: drawAfter,
    summary: { drawAfter },
  };
}

/** Enters it: what is not of a feed, drawn already, or not due the database refuses. */
export async function enterDraw(
  { db, staff, now, approved }: Desk & Pick<OfficeContext<unknown>, 'approved'>,
  wanted: WantedDraw & { reason: string },
): Promise<void> {
  if (!approved) throw new Error('A result is entered by two people.');
  await enter(db, wanted, { by: staff.name, agreedBy: approved.by, now });
}

async function enter(
  db: Db,
  wanted: WantedDraw & { reason: string },
  { by, agreedBy, now }: { by: string; agreedBy: string; now: Date },
): Promise<void> {
  const { lottery, period, reason } = wanted;
  try {
    await sql`SELECT draw_enter(${lottery}, ${period}, ${await drawable(db, wanted)}::smallint[], ${reason}, ${by}, ${agreedBy}, ${now})`.execute(
      db,
    );
  } catch (error) {
    const { code, detail } = error as { code?: string; detail?: string };
    if (code !== 'BE011' || !isReason(detail)) throw error;
    throw new Refusal(refusals[detail], { code: detail });
  }
}
