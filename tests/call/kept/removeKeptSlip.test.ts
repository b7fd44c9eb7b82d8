import { expect } from 'vitest';
import { keepSlip, keptSlips, removeKeptSlip } from '#contract/kept.generated.ts';
import { sums } from '#support/playTable.ts';
import { test } from '#support/world.ts';

test('a kept slip is removed by its own player alone, once and again', async ({ member, agent }) => {
  const bets = JSON.stringify([{ playCode: sums, selection: { options: ['总和大'] }, unitAmount: '10' }]);
  const { answer } = await member.call(keepSlip, { name: '一', lotCode: 'FFC', lotVersion: 2, bets });
  const keptId = answer.keptId!;
  const count = async () => (await member.call(keptSlips, {})).answer.list!.length;
  await agent.call(removeKeptSlip, { keptId });
  expect(await count()).toBe(1);
  for (const _ of [1, 2])
    expect((await member.call(removeKeptSlip, { keptId })).answer).toMatchObject({ success: true });
  expect(await count()).toBe(0);
});
