// What members claim by their level: the weekly and the monthly bonus and that of a birthday, judged by the rule over what is kept of the member.
import { sql } from 'kysely';
import { mondayOf } from '#rules/activities/deficit.ts';
import {
  CLAIMS,
  type ClaimStanding,
  claimOfLevel,
  firstOf,
  type LevelClaim,
  lastBirthday,
  monthOf,
  startOf,
} from '#rules/protection/levelClaims.ts';
import { addDays, dayOf } from '#values/days.ts';
import type { Db, StationWork } from '../../db/stationTransaction.ts';
import { countLevels } from './count.ts';
import { payClaimed } from './gifts.ts';
import { type Ladder, levelAt, rankOf } from './ladder.ts';

/** What claims look at of a member, read in one query. */
export interface ClaimFacts {
  readonly standing: ClaimStanding;
  /** Codes of what was given. */
  readonly claimed: ReadonlySet<string>;
}

interface Change {
  at: string;
  from: number;
  level: number;
  why: string;
}

/** The level that a member had at the first moment of a day: after a fall of that moment, before anything else of it. */
function levelAtStart(changes: readonly Change[], day: string, level: number): number {
  const begin = startOf(day);
  const isBefore = ({ at, why }: Change) => {
    const moment = Date.parse(at);
    return moment < begin || (why === 'fallen' && moment === begin);
  };
  const last = changes.findLast(isBefore);
  return last ? last.level : (changes[0]?.from ?? level);
}

/** Bets count up to what has been counted; what waits is counted by the claim itself. */
export async function claimFactsOf(
  db: Db,
  ladder: Ladder,
  accountId: number,
  now: Date,
): Promise<ClaimFacts> {
  const monday = mondayOf(now.getTime());
  const lastWeek = addDays(monday, -7);
  const month = monthOf(now.getTime());
  const lastMonth = firstOf(addDays(firstOf(month), -1).slice(0, 7));
  const { rows } = await sql<{
    level: number;
    birthday: string | null;
    week: bigint;
    month: bigint;
    changes: Change[];
    codes: string[];
  }>`
    SELECT a.level, to_char(a.birthday, 'MM-DD') AS birthday,
        (SELECT coalesce(sum(d.bet), 0)::bigint FROM level_day d WHERE d.account_id = a.id AND d.day >= ${lastWeek}::date AND d.day < ${monday}::date) AS week,
        (SELECT coalesce(sum(d.bet), 0)::bigint FROM level_day d
          WHERE d.account_id = a.id AND d.day >= ${lastMonth}::date AND d.day < ${firstOf(month)}::date) AS month,
        (SELECT coalesce(jsonb_agg(jsonb_build_object('at', c.at, 'from', c.from_level, 'level', c.level, 'why', c.why) ORDER BY c.at, c.id), '[]')
          FROM level_change c WHERE c.account_id = a.id) AS changes,
        (SELECT coalesce(array_agg(g.code), '{}') FROM level_gift g WHERE g.account_id = a.id) AS codes
      FROM account a WHERE a.id = ${accountId}`.execute(db);
  const [row] = rows as [(typeof rows)[number]];
  return {
    claimed: new Set(row.codes),
    standing: {
      level: rankOf(ladder, row.level),
      birthday: row.birthday,
      levelAtStartOf: (day) => rankOf(ladder, levelAtStart(row.changes, day, row.level)),
      betsOfWeek: (asked) => (asked === lastWeek ? row.week : 0n),
      betsOfMonth: (asked) => (asked === lastMonth.slice(0, 7) ? row.month : 0n),
    },
  };
}

/** The moment at which the Beijing month of a moment ends. */
export const monthEnd = (now: Date): Date =>
  new Date(startOf(firstOf(addDays(firstOf(monthOf(now.getTime())), 31).slice(0, 7))));

export interface LevelClaimState {
  readonly what: LevelClaim;
  /** 0 where the level has none. */
  readonly amount: bigint;
  readonly state: 'open' | 'claimed' | 'short' | 'none' | 'noBirthday' | 'notNow';
  /** Of the bets that it takes, in 0.0001 yuan. */
  readonly missing: bigint;
  /** When it lapses where it is open, when the next one begins where it was claimed or is short. */
  readonly until: Date | null;
}

/** What is missing of the bets that a claim takes; 0 where it is refused for something else. */
export const missingBets = (refusal: { reason: string }): bigint =>
  refusal.reason === 'BET_SHORT' ? (refusal as unknown as { missing: bigint }).missing : 0n;

const states = {
  NO_SALARY: 'none',
  NO_GIFT: 'none',
  ALREADY_CLAIMED: 'claimed',
  BET_SHORT: 'short',
  NO_BIRTHDAY: 'noBirthday',
  NOT_NOW: 'notNow',
} as const;

/** How each claim stands: weekly, monthly, birthday. */
export function levelClaimsOf(
  ladder: Ladder,
  { standing, claimed }: ClaimFacts,
  now: Date,
): LevelClaimState[] {
  const { terms } = ladder;
  const monday = mondayOf(now.getTime());
  const periods = {
    weekly: { rank: standing.levelAtStartOf(monday), until: new Date(startOf(addDays(monday, 7))) },
    monthly: { rank: standing.levelAtStartOf(firstOf(monthOf(now.getTime()))), until: monthEnd(now) },
    birthday: {
      rank: standing.level,
      until:
        standing.birthday &&
        new Date(startOf(addDays(lastBirthday(standing.birthday, dayOf(now)), terms.birthdayDays))),
    },
  };
  return CLAIMS.map((what) => {
    const { rank, until } = periods[what];
    const result = claimOfLevel(what, terms, standing, claimed, now.getTime());
    const amount = terms.levels[rank - 1]?.[what] ?? 0n;
    if (result.ok) return { what, amount: result.amount, state: 'open', missing: 0n, until: until || null };
    const state = states[result.reason];
    const isNext = what !== 'birthday' && (state === 'claimed' || state === 'short');
    return {
      what,
      amount,
      state,
      missing: missingBets(result),
      until: isNext ? until || null : null,
    };
  });
}

/**
 * Gives what a member claims, or says why there is nothing. The member is counted up to this moment first, under a lock: of two claims at once one
 * finds the other's gift.
 */
export async function claimLevelGift(
  { db, station, now }: StationWork,
  ladder: Ladder,
  { accountId, what }: { accountId: number; what: LevelClaim },
) {
  await sql`SELECT level_unpack(NULL, ${accountId})`.execute(db);
  await countLevels(db, station, ladder, [accountId], now);
  const facts = await claimFactsOf(db, ladder, accountId, now);
  const result = claimOfLevel(what, ladder.terms, facts.standing, facts.claimed, now.getTime());
  if (!result.ok) return result;
  const { code, amount } = result;
  const day = what === 'weekly' ? mondayOf(now.getTime()) : firstOf(monthOf(now.getTime()));
  const rank = what === 'birthday' ? facts.standing.level : facts.standing.levelAtStartOf(day);
  await db
    .insertInto('level_gift')
    .values({
      station,
      account_id: accountId,
      code,
      level: levelAt(ladder, rank),
      amount,
      bet_factor: ladder.factor,
      at: now,
      paid_at: null,
    })
    .execute();
  await payClaimed(db, accountId, code, now);
  return result;
}
