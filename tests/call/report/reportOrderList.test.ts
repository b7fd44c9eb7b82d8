// Owns the test of report/reportOrderList: the bets of one account of the team with what each earned the agent who looks.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportOrderList } from '#contract/report.generated.ts';
import { allPages, openTeam, playSome, type Team } from '#support/team.ts';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
  await playSome(team);
}, 60_000);
afterAll(() => team.table.close());

const range = { startDate: '2026-11-20', endDate: '2026-11-22' };

test('bets come newest first, with totals of the filter, and the commission of whoever looks', async () => {
  const { answer } = await team.middle.call(reportOrderList, { ...range, account: 'teambob' });
  expect(answer.list!.map(({ account, buyMoney, commission }) => [account, buyMoney, commission])).toEqual([
    ['teambob', '7.0000', '0.0000'],
    ['teambob', '200.0000', '3.0000'],
    ['teambob', '100.0000', '1.5000'],
  ]);
  expect(answer.totals).toMatchObject({ count: 3, buyMoney: '307.0000', commission: '4.5000' });
  const { answer: above } = await team.top.call(reportOrderList, { ...range, account: 'teambob' });
  expect(above.totals!.commission).toBe('1.5000');
  const rows = await allPages(
    async (before) =>
      (
        await team.middle.call(reportOrderList, {
          ...range,
          account: 'teambob',
          pageSize: 1,
          ...(before && { before }),
        })
      ).answer,
  );
  expect(rows).toEqual(answer.list);
});

test('state, lottery and days choose', async () => {
  const count = async (request: object) =>
    (await team.top.call(reportOrderList, { account: 'teambob', ...range, ...request })).answer.totals!.count;
  expect(await count({ state: 'waiting' })).toBe(1);
  expect((await count({ state: 'won' })) + (await count({ state: 'lost' }))).toBe(2);
  expect(await count({ lotCode: 'FFK3' })).toBe(0);
  expect(await count({ endDate: '2026-11-20' })).toBe(1);
});

test('a foreign account is not found, a wrong page is refused, and so is a member', async () => {
  expect((await team.middle.call(reportOrderList, { account: 'agent01' })).answer.code).toBe('notFound');
  expect((await team.middle.call(reportOrderList, { before: 'x' })).answer.success).toBe(false);
  expect((await team.bottom.call(reportOrderList, {})).answer.success).toBe(false);
});
