// The room of figures: a figure is followed to its rows and to a file, compared, drawn, sent by email, and shown to each role as far as it may see.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { reports } from '#contract/office/figures.generated.ts';
import { ledgerTypes } from '#server/db/ledger.ts';
import { axeFinds } from '#support/axe.ts';
import { keepPicture } from '#support/keepPicture.ts';
import { officeAs } from '#support/office.ts';
import { officeSettled, officeWorld } from '#support/officeSite.ts';
import { atHour } from '#values/beijingTime.ts';
import { addDays, dayOf } from '#values/days.ts';
import { move } from '../../server/money/wallets.ts';

const test = officeWorld({ at: '2026-11-18T14:20:00+08:00' }).extend(
  'history',
  { scope: 'file' },
  async ({ server, station }) => {
    const today = dayOf(server.now());
    await server.inStation(station, async (db) => {
      let number = 0;
      const post = (type: number, yuan: number, daysAgo: number, hour: number) =>
        move(db, station, 'member01', {
          type,
          amount: BigInt(yuan) * 10_000n,
          refId: `figures ${++number}`,
          at: atHour(addDays(today, -daysAgo), hour),
        });
      for (let daysAgo = 14; daysAgo >= 0; daysAgo -= 1)
        for (const hour of [2, 9, 11, 13]) {
          const yuan = 1_000 + 37 * ((daysAgo * 7 + hour * 5) % 23);
          await post(ledgerTypes.bankDeposit, yuan, daysAgo, hour);
          await post(ledgerTypes.bet, -(yuan - 100), daysAgo, hour);
          await post(ledgerTypes.payout, Math.round(yuan * (0.6 + 0.05 * (hour % 4))), daysAgo, hour);
        }
      await post(ledgerTypes.dailyBonus, 58, 0, 9);
    });
    await server.runMoneyJob();
    return { today };
  },
);

const fits = async (page: Page, name: string) => {
  await officeSettled(page);
  await keepPicture(page, name);
  expect([name, await axeFinds(page)]).toEqual([name, []]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
};

test('a figure of today leads to its rows and to a file of them', async ({ visit, history }) => {
  const { page } = await visit('/figures', { as: 'finance', locale: 'en' });
  const bonuses = page.getByRole('link', { name: /^Bonus/ }).first();
  await bonuses.getByText('58.00').waitFor();
  // Two in the afternoon: what is compared counts fourteen hours of each day.
  await page.getByText('counts 14 hours of each last day').waitFor();
  await fits(page, 'office-figures-en');
  await bonuses.click();
  const row = page.getByRole('row').filter({ hasText: 'member01' });
  await row.getByText('58.00').waitFor();
  expect(await row.count()).toBe(1);
  await fits(page, 'office-figures-rows');
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Save as CSV' }).click(),
  ]);
  const file = await readFile(await saved.path(), 'utf8');
  expect(saved.suggestedFilename()).toContain(`gifts-${history.today}`);
  expect(file.trim().split('\r\n')).toHaveLength(2);
  expect(file).toContain('58.0000');
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('heading', { name: 'Figures', exact: true }).waitFor();
});

test('a span of days is drawn, read by keys, and taken apart by day', async ({ visit, history }) => {
  const { page } = await visit('/figures', { as: 'owner', locale: 'en' });
  await page.getByRole('button', { name: 'This month' }).click();
  await expect.poll(() => page.url()).toContain('from=2026-11-01');
  const slider = page.getByRole('slider');
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toContain(history.today);
  await slider.press('ArrowLeft');
  expect(await slider.getAttribute('aria-valuetext')).toContain(addDays(history.today, -1));
  // Fifteen days and their total, which is the figure above.
  await expect.poll(() => page.getByRole('row').count()).toBe(1 + 15 + 1);
  const total = await page
    .getByRole('row', { name: /^Total/ })
    .getByRole('link')
    .allInnerTexts();
  const stakes = await page
    .getByRole('link', { name: /^Stakes/ })
    .locator('strong')
    .innerText();
  expect(total).toContain(stakes);
  await page
    .getByRole('row', { name: new RegExp(`^${history.today}`) })
    .getByRole('link')
    .first()
    .click();
  await page.getByRole('heading', { name: new RegExp(history.today) }).waitFor();
});

test('a weekly report is asked for and ended', async ({ visit, server, station }) => {
  const { page } = await visit('/figures/mail', { as: 'owner', locale: 'en' });
  await page.getByLabel('Mailbox').fill('nobody');
  const monday = page.getByRole('row').filter({ hasText: 'Each Monday' });
  await monday.getByRole('button', { name: 'Send it to me' }).click();
  await page.locator('#figures-mailbox-fault').waitFor();
  await page.getByLabel('Mailbox').fill('owner@example.com');
  await monday.getByRole('button', { name: 'Send it to me' }).click();
  await monday.getByText('owner@example.com').waitFor();
  await fits(page, 'office-figures-mail');
  const owner = await officeAs(server, 'owner', { station });
  expect((await owner.call(reports, {})).answer.reports).toEqual([
    { station, period: 'week', email: 'owner@example.com', locale: 'en' },
  ]);
  await monday.getByRole('button', { name: 'End it' }).click();
  await expect.poll(async () => (await owner.call(reports, {})).answer.reports).toEqual([]);
});

test('on a phone in Chinese, in the dark; who writes content sees offers alone', async ({
  visit,
  history,
}) => {
  expect(history.today).toBe('2026-11-18');
  const phone = { width: 390, height: 844 } as const;
  const { page } = await visit('/figures', { as: 'owner', ...phone, appearance: 'dark' });
  await page.getByText('58.00').first().waitFor();
  await fits(page, 'office-figures-390-dark');
  await page.goto('/figures/methods');
  await page.getByRole('row').nth(1).waitFor();
  await fits(page, 'office-figures-methods-390');
  const { page: content } = await visit('/figures', { as: 'content', ...phone });
  await content.getByText('分项', { exact: true }).waitFor();
  await officeSettled(content);
  expect(await content.getByRole('slider').count()).toBe(0);
  expect(await content.getByRole('link', { name: '邮件报表' }).count()).toBe(0);
  await content.goto('/figures/rows?column=deposits');
  await expect.poll(() => new URL(content.url()).pathname).toBe('/figures');
});
