// The first ladder of a station with members: what its plan says it would do, and whether levels reached before are paid or held.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DepositStatus } from '#contract/states/depositStatus.generated.ts';
import { applyContent, planFor } from '#server/content/apply.ts';
import { planWishes } from '#server/content/entries/change.ts';
import { wordingIn } from '#server/content/entries/wording.ts';
import type { Files } from '#server/content/plan.ts';
import { saidOf } from '#server/content/plan.ts';
import { foreseenRises } from '#server/money/levels/foreseen.ts';
import { endDeposit, readStanding } from '#support/levels.ts';
import { bet, drawAndPay, ledgerOf, openTeam, type Team } from '#support/team.ts';
import { alpha } from '#support/testStations.ts';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
  await bet(team.table, team.bottom, 1_200);
  await bet(team.table, team.middle, 300);
  await drawAndPay(team.table);
});
afterAll(() => team.table.close());
// A station without a ladder, whose members have bet.
beforeEach(() =>
  team.server.inStation(alpha, async (db) => {
    await db.deleteFrom('level_setting').execute();
    await db.updateTable('account').set({ level: 1 }).execute();
  }),
);

const withLadder = (ladder: object, bets = ['250', '1000', '50000']): Files =>
  new Map([
    [
      'levels',
      {
        ladder,
        items: [
          { level: 1, name: { 'zh-CN': '普通', en: 'Member' } },
          ...bets.map((amount, at) => ({
            level: at + 2,
            name: { 'zh-CN': ['铜牌', '银牌', '金牌'][at]!, en: ['Bronze', 'Silver', 'Gold'][at]! },
            bet: amount,
            gift: String(2 * (at + 1)),
          })),
        ],
      } as never,
    ],
  ]);

const planned = async (files: Files, locale: 'zh-CN' | 'en') => {
  const plan = await planFor(team.server.pool, alpha, files, team.server.now());
  return saidOf(plan, wordingIn(locale)).map(({ text }) => text);
};
const foreseen = async (files: Files, locale: 'zh-CN' | 'en') =>
  (await planned(files, locale)).filter((text) => /next deposit or bet|下次存款或投注/.test(text));

test('the plan says who would rise to which level, and what that would give', async () => {
  expect(await foreseen(withLadder({}), 'en')).toEqual([
    'Bronze (2): 1 member rises with the next deposit or bet, bonuses of 2 yuan',
    'Silver (3): 1 member rises with the next deposit or bet, bonuses of 6 yuan',
    'all levels together: 2 members rise with the next deposit or bet, bonuses of 8 yuan',
  ]);
  expect(await foreseen(withLadder({}), 'zh-CN')).toEqual([
    '铜牌 (2)：1名会员下次存款或投注时晋级，晋级彩金共2元',
    '银牌 (3)：1名会员下次存款或投注时晋级，晋级彩金共6元',
    '各等级合计：2名会员下次存款或投注时晋级，晋级彩金共8元',
  ]);
  expect(await planned(withLadder({ keep: true }), 'en')).toContainEqual(
    expect.stringMatching(/ladder none → .*levels have to be kept yes/i),
  );
});

test('a ladder that holds what was reached promises no bonuses, and one that nobody reaches says nothing', async () => {
  expect((await foreseen(withLadder({ start: 'held' }), 'en')).at(-1)).toMatch(
    /2 members .* bonuses of 0 yuan$/,
  );
  expect(await foreseen(withLadder({}, ['90000']), 'en')).toEqual([]);
});

test('a count that takes too long is given up, and the plan goes on', async () => {
  const { server } = team;
  const held = await server.pool.connect();
  try {
    await held.query('BEGIN');
    await held.query('LOCK TABLE turnover');
    await server.inStation(alpha, async (db) => {
      const limit = () =>
        sql<{ limit: string }>`SELECT current_setting('statement_timeout') AS limit`.execute(db);
      const before = (await limit()).rows;
      const ladder = { mode: 'both', levels: [], isHeldAtStart: false } as const;
      expect(await foreseenRises(db, ladder, 1)).toBeNull();
      expect((await limit()).rows).toEqual(before);
    });
  } finally {
    held.release(true);
  }
});

test('deposits count as well as bets where a level asks for both', async () => {
  const files: Files = new Map([
    [
      'levels',
      {
        ladder: {},
        items: [
          { level: 1, name: 'Member' },
          { level: 2, name: 'Bronze', deposit: '100', bet: '1000', gift: '8' },
        ],
      } as never,
    ],
  ]);
  expect(await foreseen(files, 'en')).toEqual([]);
  await endDeposit(team.server, alpha, 'teambob', {
    orderNo: 'F1',
    status: DepositStatus.paid,
    paid: 1_000_000n,
  });
  expect(await foreseen(files, 'en')).toEqual([
    'Bronze (2): 1 member rises with the next deposit or bet, bonuses of 8 yuan',
  ]);
});

test('what the plan says comes true: levels reached before are paid', async () => {
  const { server, table } = team;
  await applyContent(server.pool, alpha, { files: withLadder({}), by: 'tester', now: server.now() });
  await bet(table, team.bottom, 1);
  await drawAndPay(table);
  expect(await readStanding(server, alpha, 'teambob')).toMatchObject({ level: 3, top: 3 });
  expect((await ledgerOf(server, 'teambob'))[1000]).toBe(60_000n);
  // At the office a threshold that comes down says whom it lifts.
  const { differences } = await server.inStation(alpha, async (db) => {
    await sql`SET LOCAL ROLE office_content`.execute(db);
    return planWishes(
      { db, station: server.context.stations.all()[0]!, now: server.now() },
      [
        {
          kind: 'levels',
          key: '4',
          value: { level: 4, name: { 'zh-CN': '金牌', en: 'Gold' }, bet: '1100', gift: '0.5' },
        },
      ],
      { say: wordingIn('zh-CN') },
    );
  });
  expect(differences.map(({ text }) => text)).toContain(
    '金牌 (4)：1名会员下次存款或投注时晋级，晋级彩金共0.5元',
  );
});

test('held, they are given without their bonuses, and the next one is paid', async () => {
  const { server, table } = team;
  const before = (await ledgerOf(server, 'teamagent'))[1000] ?? 0n;
  await applyContent(server.pool, alpha, {
    files: withLadder({ start: 'held' }, ['250', '302', '50000']),
    by: 'tester',
    now: server.now(),
  });
  await bet(table, team.middle, 1);
  await drawAndPay(table);
  expect(await readStanding(server, alpha, 'teamagent')).toMatchObject({ level: 2, top: 2 });
  expect((await ledgerOf(server, 'teamagent'))[1000] ?? 0n).toBe(before);
  await bet(table, team.middle, 1);
  await drawAndPay(table);
  expect(await readStanding(server, alpha, 'teamagent')).toMatchObject({ level: 3, top: 3 });
  expect((await ledgerOf(server, 'teamagent'))[1000]).toBe(before + 40_000n);
});
