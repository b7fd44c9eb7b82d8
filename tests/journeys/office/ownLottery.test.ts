// An operator to a lottery of their own: written in the form of content, found wrong at its field, applied, and open to bets a round of draws later.
import { expect } from 'vitest';
import { getNewPeriod } from '#contract/lottery.generated.ts';
import { axeFinds } from '#support/axe.ts';
import { drawJobOf } from '#support/drawJob.ts';
import { keepPicture } from '#support/keepPicture.ts';
import { officeSettled, officeWorld } from '#support/officeSite.ts';
import { betCredit, creditItem, sums } from '#support/playTable.ts';
import { alpha } from '#support/testStations.ts';

const test = officeWorld();

test('a lottery of one’s own is written in the form and played a round of draws later', async ({
  visit,
  server,
  member,
}) => {
  const { page } = await visit('/content', { as: 'owner' });
  await page.getByRole('button', { name: '彩种', exact: true }).click();
  await page.getByRole('button', { name: '新增条目' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('KOI90');
  await dialog.getByRole('button', { name: '新增' }).click();
  await page.getByLabel('名称 · 中文').fill('锦鲤彩');
  await page.getByLabel('玩法类别').selectOption('ssc');
  await page.getByLabel('图标文字 · 中文').fill('锦鲤');
  await page.getByLabel('开奖来源').selectOption('platform');
  await page.getByLabel('开奖间隔（秒）').fill('90');
  await page.getByLabel('期号格式').fill('YYYYMMDDNNN');
  // Sealed before the draw before it: said at the field.
  await page.getByLabel('封盘（秒）').fill('90');
  await page.getByText('own-lottery').first().waitFor();
  await keepPicture(page, 'office-own-lottery-fault');
  await page.getByLabel('封盘（秒）').fill('10');
  await page.getByText('own-lottery').first().waitFor({ state: 'detached' });
  expect(await axeFinds(page)).toEqual([]);
  await page.getByText('草稿已保存').waitFor();
  await page.getByRole('button', { name: '预览改动' }).click();
  await page.getByText('锦鲤彩', { exact: false }).first().waitFor();
  await officeSettled(page);
  await keepPicture(page, 'office-own-lottery-plan');
  await page.getByRole('button', { name: '提交上线' }).click();
  await page.getByRole('dialog').getByLabel('原因').fill('新彩种');
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/content/kind/lotteries');

  const job = drawJobOf(server, { lotteries: [] });
  await job.tick();
  await job.stop();
  const lotCode = `KOI90-${alpha}`;
  const { answer } = await member.call(getNewPeriod, { lotCode });
  expect(answer.period!.commitment).toMatch(/^[0-9a-f]{64}$/);
  const item = await creditItem(member, lotCode, sums, ['总和大']);
  expect((await betCredit(member, lotCode, answer.period!.qiHao, [item])).answer).toMatchObject({
    success: true,
  });
});
