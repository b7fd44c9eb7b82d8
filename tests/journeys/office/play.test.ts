// The room of play: a sale that is stopped on a phone, a period that fills while somebody watches, a limit, a late draw, the proof of a draw.
import { expect } from 'vitest';
import { getNewPeriod } from '#contract/lottery.generated.ts';
import { axeFinds } from '#support/axe.ts';
import { drawJobOf } from '#support/drawJob.ts';
import { keepPicture } from '#support/keepPicture.ts';
import { officeSettled, officeWorld } from '#support/officeSite.ts';
import { betCredit, creditItem, sums } from '#support/playTable.ts';
import type { RunningServer } from '#support/startServer.ts';

/** A round of the draw job: periods that can be bet on, and draws of those whose time has come. */
async function drawRound(server: RunningServer): Promise<void> {
  const job = drawJobOf(server, { lotteries: ['FFC'] });
  await job.tick();
  await job.stop();
}

const test = officeWorld({ prepare: drawRound });

test('a sale is stopped on a phone with one thumb, and says so at once', async ({ visit, member }) => {
  const { page } = await visit('/play/of/FFC', { as: 'play', width: 390, height: 844 });
  await officeSettled(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const stop = page.getByRole('button', { name: /^暂停投注 · / }).first();
  const place = await stop.boundingBox();
  expect(place!.y + place!.height).toBeGreaterThan(700);
  expect(place!.height).toBeGreaterThanOrEqual(44);
  await stop.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('原因').fill('开奖异常');
  await dialog.getByRole('button', { name: '暂停投注' }).click();
  await page.getByRole('alert').filter({ hasText: '开奖异常' }).first().waitFor();
  expect(await axeFinds(page)).toEqual([]);
  await keepPicture(page, 'office-play-live-390');
  const { answer } = await member.call(getNewPeriod, { lotCode: 'FFC' });
  const item = await creditItem(member, 'FFC', sums, ['总和大']);
  expect((await betCredit(member, 'FFC', answer.period!.qiHao, [item])).answer).toMatchObject({
    code: 'playClosed',
  });
  await page
    .getByRole('button', { name: /^恢复投注 · / })
    .first()
    .click();
  await dialog.getByLabel('原因').fill('已核实');
  await page.keyboard.press('Enter');
  await page
    .getByRole('button', { name: /^暂停投注 · / })
    .first()
    .waitFor();
});

test('bets appear while somebody watches, by play and option', async ({ visit, member }) => {
  const { page } = await visit('/play', { as: 'play', locale: 'en' });
  await officeSettled(page);
  expect(await axeFinds(page)).toEqual([]);
  await keepPicture(page, 'office-play');
  await page.goto('/play/of/FFC');
  await page.getByText('No bets on this draw yet.').waitFor();
  const { answer } = await member.call(getNewPeriod, { lotCode: 'FFC' });
  const item = await creditItem(member, 'FFC', sums, ['总和大']);
  expect((await betCredit(member, 'FFC', answer.period!.qiHao, [item])).answer.success).toBe(true);
  await page
    .getByRole('row', { name: /10\.00/ })
    .first()
    .waitFor();
  expect(await axeFinds(page)).toEqual([]);
  await keepPicture(page, 'office-play-live');
});

test('a limit is lowered by keys, and what is refused is said beside it', async ({ visit }) => {
  const { page } = await visit('/play/of/FFC/terms', { as: 'play', locale: 'en' });
  await page
    .getByRole('button', { name: /^Change · / })
    .nth(1)
    .press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Most a unit').fill('500');
  await dialog.getByLabel('Reason').fill('Too much this evening');
  await page.keyboard.press('Enter');
  await page
    .getByRole('row', { name: /500\.00/ })
    .first()
    .waitFor();
  await officeSettled(page);
  expect(await axeFinds(page)).toEqual([]);
});

test('a draw of the platform shows its proof and no way to set it; who only looks has no act', async ({
  visit,
  server,
  clock,
}) => {
  clock.pass(65);
  await drawRound(server);
  const { page } = await visit('/play/of/FFC/periods', { as: 'auditor', locale: 'en', appearance: 'dark' });
  await page
    .getByRole('row', { name: /Drawn(?! at)/ })
    .first()
    .getByRole('link')
    .click();
  await page.getByText('Verified: the seed is the committed one').waitFor();
  expect(await page.getByRole('button', { name: /result|cancel|void|sale/i }).count()).toBe(0);
  await officeSettled(page);
  expect(await axeFinds(page)).toEqual([]);
  await keepPicture(page, 'office-play-period-dark');
  await page.goto('/play/risk');
  await page.getByText('Nobody found.').waitFor();
  await page.getByText('Sudden winners').click();
  await officeSettled(page);
  expect(await axeFinds(page)).toEqual([]);
});
