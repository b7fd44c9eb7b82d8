// The database raises, takes back and gives levels as the worked examples of level.progress say, counted in the steps in which it really comes.
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { LevelClaim } from '#rules/protection/levelClaims.ts';
import { openAccount } from '#server/account/accounts.ts';
import { type Db, inStation } from '#server/db/stationTransaction.ts';
import { claimLevelGift } from '#server/money/levels/claims.ts';
import { countLevels } from '#server/money/levels/count.ts';
import { payLevelGifts } from '#server/money/levels/gifts.ts';
import { ladderOf } from '#server/money/levels/ladder.ts';
import { memberLevelOf } from '#server/money/levels/standing.ts';
import type { RunningServer } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';

interface Example {
  id: string;
  rule: string;
  input: {
    config: {
      mode: 'both' | 'either';
      keep: boolean;
      birthdayDays: number;
      levels: Record<string, number>[];
    };
    birthday: string | null;
    events: (
      | { type: 'deposit' | 'bet'; at: string; amount: number }
      | { type: 'claim'; at: string; what: LevelClaim }
    )[];
    at: string;
  };
  expect: {
    level: number;
    top: number;
    gifts: { code: string; amount: number; at: string }[];
    claims: object[];
  } & Record<string, unknown>;
}

const examples: readonly Example[] = JSON.parse(
  readFileSync(new URL('../../domain/protection-examples.json', import.meta.url), 'utf8'),
).filter(({ rule }: Example) => rule === 'level.progress');

class Enough extends Error {}

/** Does work of which nothing stays. */
async function tried<T>(server: RunningServer, work: (db: Db) => Promise<T>): Promise<T> {
  let result: T | undefined;
  await inStation(server.pool, alpha, async (db) => {
    result = await work(db);
    throw new Enough();
  }).catch((error) => {
    if (!(error instanceof Enough)) throw error;
  });
  return result!;
}

/** The station's levels are one above the rule's: everybody has the first. */
async function writeLadder(
  db: Db,
  { mode, keep, birthdayDays, levels }: Example['input']['config'],
): Promise<void> {
  await db.deleteFrom('member_level').execute();
  await db.deleteFrom('level_setting').execute();
  await db
    .insertInto('level_setting')
    .values({ station: alpha, mode, is_kept: keep, birthday_days: birthdayDays, bet_factor: 100 })
    .execute();
  const first = {
    level: 0,
    deposit: 0,
    bet: 0,
    keepBet: 0,
    gift: 0,
    weekly: 0,
    weeklyBet: 0,
    monthly: 0,
    monthlyBet: 0,
    birthday: 0,
  };
  for (const each of [first, ...levels] as (typeof first)[])
    await db
      .insertInto('member_level')
      .values({
        station: alpha,
        level: each.level + 1,
        name: JSON.stringify(`L${each.level + 1}`),
        benefits: JSON.stringify(''),
        from_deposit: BigInt(each.deposit),
        from_bet: BigInt(each.bet),
        keep_bet: BigInt(each.keepBet),
        gift: BigInt(each.gift),
        weekly: BigInt(each.weekly),
        weekly_bet: BigInt(each.weeklyBet),
        monthly: BigInt(each.monthly),
        monthly_bet: BigInt(each.monthlyBet),
        birthday: BigInt(each.birthday),
      })
      .execute();
}

const second = (at: Date): string => `${at.toISOString().slice(0, 19)}Z`;
const oneBelow = (code: string): string =>
  code.replace(/^level:(\d+)$/, (_, level) => `level:${Number(level) - 1}`);

/** Everything that an example expects, as the database has it. `each` counts after every event, as a busy job; otherwise claims and the end alone count. */
async function play(db: Db, { config, birthday, events, at }: Example['input'], each: boolean) {
  await writeLadder(db, config);
  const created = new Date(events[0]?.at ?? at);
  const id = (await openAccount(db, alpha, {
    name: 'riser',
    role: 'member',
    password_hash: null,
    created_at: created,
  }))!;
  if (birthday !== null)
    await sql`UPDATE account SET birthday = ${`2000-${birthday}`}::date WHERE id = ${id}`.execute(db);
  const ladder = (await ladderOf(db))!;
  await countLevels(db, alpha, ladder, [id], created);
  const claims: object[] = [];
  for (const event of events) {
    const moment = new Date(event.at);
    if (event.type === 'claim') {
      const { ...result } = await claimLevelGift({ db, station: alpha, now: moment }, ladder, {
        accountId: id,
        what: event.what,
      });
      claims.push(
        JSON.parse(JSON.stringify(result, (_, value) => (typeof value === 'bigint' ? Number(value) : value))),
      );
      continue;
    }
    const [deposit, bet] = event.type === 'deposit' ? [event.amount, 0] : [0, event.amount];
    await sql`INSERT INTO level_entry (station, account_id, at, deposit, bet)
      VALUES (${alpha}, ${id}, ${moment}, ${deposit}, ${bet})`.execute(db);
    if (each) await countLevels(db, alpha, ladder, [id], moment);
  }
  const now = new Date(at);
  await countLevels(db, alpha, ladder, [id], now);
  await payLevelGifts(db, now, 1000);
  // A second time there is nothing left to do.
  await countLevels(db, alpha, ladder, [id], now);
  expect(await payLevelGifts(db, now, 1000)).toBe(0);
  const { level, top, next, keep, regain } = await memberLevelOf(db, ladder, id, now);
  const { rows: paid } = await sql<{ code: string; amount: bigint; at: Date }>`
    SELECT g.code, e.amount, g.at FROM level_gift g
      JOIN ledger_transaction t ON t.type = 1000 AND t.ref_type = 'level' AND t.ref_id = g.code || ' ' || g.account_id
      JOIN ledger_entry e ON e.transaction_id = t.id
      JOIN ledger_account w ON w.id = e.account_id AND w.owner_id = g.account_id
      WHERE g.account_id = ${id} AND g.paid_at IS NOT NULL ORDER BY g.at, length(g.code), g.code`.execute(db);
  const given = paid.map((gift) => ({
    code: oneBelow(gift.code),
    amount: Number(gift.amount),
    at: second(gift.at),
  }));
  return {
    claims,
    claimed: given
      .filter(({ code }) => !code.startsWith('level:'))
      .map(({ code, amount }) => ({ ok: true, code, amount })),
    level: level - 1,
    top: top - 1,
    next: next && {
      level: next.level - 1,
      missingDeposit: Number(next.missingDeposit),
      missingBet: Number(next.missingBet),
    },
    keep: keep && { needed: Number(keep.needed), missing: Number(keep.missing) },
    regain: regain && { level: regain.level - 1, missing: Number(regain.missing) },
    gifts: given.filter(({ code }) => code.startsWith('level:')),
  };
}

test('there are examples of it', () => {
  expect(examples.length).toBeGreaterThanOrEqual(50);
});

for (const each of [true, false])
  test.for(examples)(
    `$id is what the database gives, counted ${each ? 'after each event' : 'at once'}`,
    async ({ input, expect: expected }, { server }) => {
      const { claimed, ...result } = await tried(server, (db) => play(db, input, each));
      expect(result).toEqual(expected);
      // What the rule says is claimed is what was paid.
      const isGiven = (claim: object) => 'ok' in claim && claim.ok === true;
      const byCode = (a: object, b: object) => JSON.stringify(a).localeCompare(JSON.stringify(b));
      expect(claimed.toSorted(byCode)).toEqual(expected.claims.filter(isGiven).toSorted(byCode));
    },
  );
