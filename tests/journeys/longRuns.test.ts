// Long runs: a row follows the draws, and a cell leads to its bet with one option picked.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeFinds } from '#support/axe.ts';
import { keepPicture } from '#support/keepPicture.ts';
import { storeDraws } from '#support/pastDraws.ts';
import { siteWorld } from '#support/site.ts';
import { plain, result, slip } from './play.ts';
import { follow, lookAgain } from './steps.ts';

/** Sums, as those of all numbers below, are small and odd. */
const small = [0, 0, 0, 0, 1];

const test = siteWorld({
  lotteries: ['FFC'],
  prepare: (server) => storeDraws(server, 'FFC', [small, small, small, small, small]),
});

const main = (page: Page) => page.getByRole('main');
const rows = (page: Page) => main(page).getByRole('listitem');
const address = '/lotteryRuns?lotCode=FFC&least=3';

test('a guest is led to the board, where nothing is placed before a log-in', async ({ open, draws }) => {
  await draws.begin('FFC');
  const { page } = await open(address, { locale: 'en', skin: 'ThemeBlack', width: 320, height: 640 });
  await rows(page).first().waitFor();
  expect(await axeFinds(page)).toEqual([]);
  await keepPicture(page, 'long-runs-in-english');
  await rows(page).first().getByRole('button', { name: /^Ends/ }).click();
  await page.waitForURL('**/credit?lotCode=FFC');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.locator('#board [aria-pressed="true"]').waitFor();
});

test('a run is bet on from its row, and the next draw changes the list', async ({ open, draws }) => {
  await draws.begin('FFC');
  const { page } = await open(address, { as: 'member01' });
  await rows(page).first().waitFor();
  const before = plain(await main(page).getByRole('list').innerText());
  expect(before).toMatch(/[大小单双龙虎]连开\d+期自第\d+期/);
  expect(await axeFinds(page)).toEqual([]);
  await keepPicture(page, 'long-runs');

  const first = rows(page).first();
  const side = /([大小单双龙虎])连开/.exec(before)![1]!;
  await first.getByRole('button', { name: new RegExp(`^延续 ?${side}`) }).click();
  await page.waitForURL('**/credit?lotCode=FFC');
  expect(plain(await slip(page).innerText())).toMatch(new RegExp(`·(总和)?${side}@`));
  await slip(page).getByRole('button', { name: '确认投注' }).click();
  await result(page, '投注成功').waitFor();

  await follow(page, address);
  await rows(page).first().waitFor();
  await draws.draw('FFC');
  await lookAgain(page);
  await expect.poll(async () => plain(await main(page).innerText())).not.toContain(before);
});
