// A trial player into games: play money goes along, is named on the game's page and comes back; what cannot be tried leads to registering.
import { expect } from 'vitest';
import { keepPicture } from '#support/keepPicture.ts';
import { siteWorld } from '#support/site.ts';
import type { RunningServer } from '#support/startServer.ts';
import { YUAN } from '#values/money.ts';
import { logInAs, settled, staticPage } from './steps.ts';

/** It opens games to trial accounts. */
const station = 'v010';
const player = 'trial01';
const test = siteWorld({ station, counterparties: true }).extend('page', async ({ open }) => {
  const { page } = await open(staticPage, { isNew: true });
  await logInAs(page, player);
  return page;
});

/** Whole yuan of play money in the wallet. */
async function playMoney(server: RunningServer): Promise<number> {
  const { balance } = await server.inStation(station, (db) =>
    db
      .selectFrom('ledger_account as l')
      .innerJoin('account as a', 'a.id', 'l.owner_id')
      .select('l.balance')
      .where('a.name_key', '=', player)
      .where('l.book', '=', 'play')
      .where('l.kind', '=', 'wallet')
      .executeTakeFirstOrThrow(),
  );
  return Number(balance / YUAN);
}

test.for(['zh-CN', 'en'] as const)(
  'in %s a slot is played with play money that comes along and back',
  async (locale, { page, server, clock }) => {
    const words = {
      'zh-CN': {
        note: '试玩账号用试玩金游戏',
        mark: '试玩金 · 不可提款',
        spin: /^旋转/,
        back: '返回',
        game: /^招财进宝/,
      },
      en: {
        note: 'played with trial money',
        mark: 'Trial money',
        spin: /^Spin/,
        back: 'Back',
        game: /^Fortune/,
      },
    }[locale];
    await page.evaluate((chosen) => localStorage.setItem('locale', chosen), locale);
    await page.goto(`/egame`);
    await settled(page);
    await page.getByText(words.note).waitFor();
    await keepPicture(page, `trial-list-${locale}`);
    const before = await playMoney(server);
    await page.getByRole('button', { name: words.game }).first().click();
    await page.waitForURL(/\/game$/);
    const purse = page.getByRole('region', { name: words.mark });
    // What is less than a yuan stays at the platform from one visit to the next.
    const shown = async () => Number((await purse.innerText()).replace(/[^\d.]/g, ''));
    await expect.poll(async () => Math.floor(await shown())).toBe(Math.floor(Number(before)));
    await keepPicture(page, `trial-slot-${locale}`);
    const spin = page.getByRole('button', { name: words.spin });
    await spin.click();
    await page.locator('#rounds li[data-state]').first().waitFor();
    await expect.poll(() => spin.isEnabled(), { timeout: 40_000 }).toBe(true);
    const left = Math.floor(Number((await page.locator('.purse b').innerText()).replace(/[¥,]/g, '')));
    await clock.pass(5);
    await page.getByRole('link', { name: words.back }).click();
    await page.waitForURL('**/egame');
    await expect.poll(() => playMoney(server)).toBe(left);
  },
);

test('a live table leads a trial player to registering', async ({ page }) => {
  await page.goto('/index');
  await settled(page);
  await page.getByRole('tab', { name: '真人' }).click();
  await page
    .getByRole('button', { name: /百家乐/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('该游戏不能试玩').waitFor();
  await keepPicture(page, 'trial-live');
  await dialog.getByRole('button', { name: '注册账号' }).click();
  await page.waitForURL('**/login?mode=1');
});
