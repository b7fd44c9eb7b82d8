// What playing costs a member: the same figures on the page and in the file that is kept, and the weeks before.
import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { ownPicture } from '#contract/protection.generated.ts';
import { siteWorld } from '#support/site.ts';

const test = siteWorld();

test('the days of a week are on the page, and in a file with their sum', async ({ open, server }) => {
  const { answer } = await server.call(ownPicture, { frame: 'week' }, { as: 'member01', station: 'w147' });
  const { page } = await open('/ownPicture', { as: 'member01' });
  const days = page.getByRole('main').getByRole('list').first().getByRole('listitem');
  await expect.poll(() => days.count()).toBe(answer.rows!.length);
  expect(answer.rows!.length).toBeGreaterThan(1);

  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '保存为表格文件' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe(`我的花费-${answer.from}-${answer.to}.csv`);
  const lines = (await readFile(await saved.path(), 'utf8')).slice(1).trimEnd().split('\r\n');
  expect(lines[0]).toBe('日期,存款,提款,净盈亏,游戏时长（分钟）');
  expect(lines.slice(1, -1).map((line) => line.split(',').slice(0, 4))).toEqual(
    answer.rows!.map(({ day, deposits, withdrawals, net }) => [day, deposits, withdrawals, net]),
  );
  expect(lines.at(-1)!.split(',').slice(0, 4)).toEqual([
    '合计',
    answer.deposits,
    answer.withdrawals,
    answer.net,
  ]);

  await page.getByRole('button', { name: '往前' }).click();
  await expect.poll(() => page.getByRole('status').allInnerTexts()).not.toContain(answer.from);
  await expect.poll(() => page.getByRole('button', { name: '往后' }).isEnabled()).toBe(true);
});
