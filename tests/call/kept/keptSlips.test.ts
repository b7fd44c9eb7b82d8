// kept/keptSlips: one's own kept slips, the newest first, by what they are; one of them whole.
import { expect } from 'vitest';
import { keepSlip, keptSlips } from '#contract/kept.generated.ts';
import { sums } from '#support/playTable.ts';
import { beta } from '#support/testStations.ts';
import { test } from '#support/world.ts';

const bet = (option: string) => ({ playCode: sums, selection: { options: [option] }, unitAmount: '10' });
const four = ['总和大', '总和小', '总和单', '总和双'];

test('a player sees the own alone, the newest first, with their first lines; elsewhere there are none', async ({
  member,
  agent,
  server,
}) => {
  const keep = async (name: string, options: string[]) =>
    (
      await member.call(keepSlip, {
        name,
        lotCode: 'FFC',
        lotVersion: 2,
        bets: JSON.stringify(options.map(bet)),
      })
    ).answer.keptId!;
  const first = await keep('四门', [...four, ...four]);
  const second = await keep('大', ['总和大']);
  const { answer } = await member.call(keptSlips, {});
  expect(answer.most).toBe(30);
  expect(answer.list).toMatchObject([
    { keptId: second, name: '大', count: 1, bets: '', lines: [{ playCode: sums, haoMa: '总和大' }] },
    { keptId: first, name: '四门', count: 8, bets: '', lotName: '分分彩' },
  ]);
  expect(answer.list![1]!.lines.map(({ haoMa }) => haoMa)).toEqual([...four, '总和大']);
  const { answer: whole } = await member.call(keptSlips, { keptId: first });
  expect(JSON.parse(whole.list![0]!.bets)).toHaveLength(8);

  expect((await agent.call(keptSlips, {})).answer.list).toEqual([]);
  expect((await agent.call(keptSlips, { keptId: first })).answer).toMatchObject({
    success: false,
    code: 'keptGone',
  });
  const elsewhere = await server.inStation(beta, (db) => db.selectFrom('kept_slip').select('id').execute());
  expect(elsewhere).toEqual([]);
});

test('a list names many picks by their beginning; the slip itself has all of them', async ({ agent }) => {
  const tickets = Array.from({ length: 200 }, (_, at) => String(10_000 + at));
  const { answer } = await agent.call(keepSlip, {
    name: '单式',
    lotCode: 'FFC',
    lotVersion: 1,
    bets: JSON.stringify([{ playCode: 'ssc_o_wx_zxds', selection: { tickets: tickets.join(',') } }]),
  });
  const [listed] = (await agent.call(keptSlips, {})).answer.list!;
  expect(listed!.lines[0]!.haoMa).toMatch(/^10000.{55}…$/);
  const [whole] = (await agent.call(keptSlips, { keptId: answer.keptId! })).answer.list!;
  expect(JSON.parse(whole!.bets)[0].selection.tickets).toEqual(tickets);
});
