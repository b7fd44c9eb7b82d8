// The past that a player has as whom a station is looked at: by the ordinary code, gone with the answer.
import { expect } from 'vitest';
import { type CallId, calls } from '#contract/calls.generated.ts';
import { preview } from '#contract/office/studio.generated.ts';
import { officeAs } from '#support/office.ts';
import { openTable } from '#support/playTable.ts';
import { alpha, testStations } from '#support/testStations.ts';
import { test as base } from '#support/world.ts';
import { dayMs } from '#values/beijingOffset.ts';
import { dayOf } from '#values/days.ts';

const test = base.extend('table', { scope: 'file' }, async ({ clock }, { onCleanup }) => {
  const table = await openTable({}, { office: true }, clock);
  onCleanup(() => table.close());
  return table;
});

test('who is looked as has bets that ended and wait, deposits, withdrawals and a letter, and nothing of it stays', async ({
  table,
}) => {
  const { server } = table;
  for (let draw = 0; draw < 12; draw += 1) await table.pass(60);
  await table.pass(5);
  const owner = await officeAs(server, 'owner', { station: alpha });
  const counted = async () =>
    (
      await server.pool.query<{ n: string }>(
        'SELECT (SELECT count(*) FROM bet_order) + (SELECT count(*) FROM withdrawal) + (SELECT count(*) FROM deposit_order) + (SELECT count(*) FROM message) + (SELECT count(*) FROM card) AS n',
      )
    ).rows[0]!.n;
  const before = await counted();
  const askFor = async (
    id: CallId,
    as: 'member' | 'trial' | 'agent' | 'moderator',
    fields: Record<string, string> = {},
    isNew = false,
  ) => {
    const { path: url, verb } = calls[id];
    const form = String(new URLSearchParams(fields));
    const { answer } = await owner.call(
      preview,
      {
        text: JSON.stringify(testStations[0]),
        as,
        isNew,
        language: 'zh-CN',
        verb,
        url: verb === 'GET' && form ? `${url}?${form}` : url,
        body: verb === 'GET' ? '' : form,
      },
      { station: alpha },
    );
    return JSON.parse(answer.body!) as { success: boolean; msg: string; list: Record<string, unknown>[] };
  };
  for (const as of ['member', 'trial', 'agent'] as const) {
    const bets = await askFor('lottery/lotteryData', as, { status: 'all', range: 'today' });
    expect(bets).toMatchObject({ success: true });
    const states = new Set(bets.list.map(({ status }) => status));
    // Waiting, won and lost.
    expect(
      [1, 2, 3].filter((state) => !states.has(state)),
      as,
    ).toEqual([]);
  }
  const days = {
    startDate: dayOf(new Date(table.nowMs - 10 * dayMs)),
    endDate: dayOf(new Date(table.nowMs)),
  };
  const deposits = await askFor('report/chargeRecordList', 'member', { kind: 'deposit', ...days });
  expect(deposits.list).toMatchObject([{ kind: 'deposit' }]);
  const withdrawals = await askFor('report/chargeRecordList', 'member', { kind: 'withdraw', ...days });
  expect(withdrawals.list).toHaveLength(2);
  const letters = await askFor('message/list', 'member');
  expect(letters.list.length).toBeGreaterThan(0);
  const waiting = await askFor('forum/waiting', 'moderator');
  expect(waiting.list).toHaveLength(1);
  // Nobody who has done nothing yet has a sum of anything.
  for (const kind of ['deposit', 'withdraw'])
    expect(await askFor('report/chargeRecordList', 'member', { kind, ...days }, true)).toMatchObject({
      success: true,
      list: [],
    });
  expect(await counted()).toBe(before);
});
