import { expect } from 'vitest';
import { keepSlip, keptSlips, renameKeptSlip } from '#contract/kept.generated.ts';
import { sums } from '#support/playTable.ts';
import { test } from '#support/world.ts';

test('a kept slip gets another name, none that another one has, and only from its own player', async ({
  member,
  agent,
}) => {
  const bets = JSON.stringify([{ playCode: sums, selection: { options: ['总和大'] }, unitAmount: '10' }]);
  const keep = async (name: string) =>
    (await member.call(keepSlip, { name, lotCode: 'FFC', lotVersion: 2, bets })).answer.keptId!;
  const [first, second] = [await keep('一'), await keep('二')];
  const rename = async (keptId: string, name: string, client = member) =>
    (await client.call(renameKeptSlip, { keptId, name })).answer;
  const names = async () =>
    (await member.call(keptSlips, {})).answer.list!.map(({ keptId, name }) => [keptId, name]);

  expect(await rename(first, ' 三 ')).toMatchObject({ success: true });
  // Under its own name it stays what it is.
  expect(await rename(first, '三')).toMatchObject({ success: true });
  expect(await rename(second, '三')).toMatchObject({ success: false, code: 'nameTaken' });
  expect((await rename(second, ' ')).fieldErrors).toHaveProperty('name');
  expect((await rename(second, 'a\u0007b')).fieldErrors).toHaveProperty('name');
  expect(await rename(second, '别人的', agent)).toMatchObject({ success: false, code: 'keptGone' });
  expect(await names()).toEqual([
    [second, '二'],
    [first, '三'],
  ]);
});
