// A reality check: due by the test's clock, the same after a reload and in another tab, answered once; and the figures under the title of a board.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { testClock } from '#support/clock.ts';
import { siteWorld } from '#support/site.ts';
import { callFrom, follow, lookAgain, settled } from './steps.ts';

const test = siteWorld({ station: 'v018' });

const dialogOf = (page: Page) => page.getByRole('dialog', { name: '现实提醒' });
/** What is late comes once the page is used. */
const use = (page: Page) => page.mouse.move(5, 5).then(() => page.keyboard.press('Shift'));

test('a check is due after the chosen minutes of play, over reloads and tabs, and is answered once', async ({
  open,
  clock,
}) => {
  const { page, context } = await open('/playLimits', { as: 'member01' });
  const every = page.getByRole('group', { name: '现实提醒' });
  await every.getByText('15分钟', { exact: true }).click();
  await expect.poll(() => every.getByRole('radio', { name: '15分钟', exact: true }).isChecked()).toBe(true);
  for (let minute = 0; minute < 16; minute += 1) {
    await clock.pass(60);
    await callFrom(page, '/m/v2/userInfo.do');
  }
  await lookAgain(page);
  await use(page);
  await expect.poll(() => dialogOf(page).innerText()).toMatch(/已玩15分钟[\s\S]*投注¥[\s\S]*净盈亏/);

  await page.reload();
  await settled(page);
  await use(page);
  await dialogOf(page).waitFor();
  const other = await context.newPage();
  await other.goto(page.url());
  await settled(other);
  await use(other);
  await dialogOf(other).waitFor();

  await page.bringToFront();
  // The dialog goes at once; the other tab learns of it from the server.
  const answered = page.waitForResponse((reply) => reply.url().includes('/safety/ackReality.do'));
  await dialogOf(page).getByRole('button', { name: '继续' }).click();
  await expect.poll(() => dialogOf(page).count()).toBe(0);
  await answered;
  await other.bringToFront();
  await lookAgain(other);
  await expect.poll(() => dialogOf(other).count()).toBe(0);
  await other.close();

  await follow(page, '/credit?lotCode=FFC');
  await lookAgain(page);
  await expect.poll(() => page.locator('header a[href="/safety"]').innerText()).toMatch(/^\d+分钟 · /);
});

test('on a phone whose clock is a day behind it is due all the same', async ({ open, clock }) => {
  const dayMs = 86_400_000;
  const phone = testClock(new Date(clock.now().getTime() - dayMs));
  const { page } = await open('/playLimits', { as: 'agent01', clock: phone });
  const every = page.getByRole('group', { name: '现实提醒' });
  await every.getByText('15分钟', { exact: true }).click();
  await expect.poll(() => every.getByRole('radio', { name: '15分钟', exact: true }).isChecked()).toBe(true);
  for (let minute = 0; minute < 16; minute += 1) {
    await clock.pass(60);
    await phone.pass(60);
    await callFrom(page, '/m/v2/userInfo.do');
  }
  await lookAgain(page);
  await use(page);
  await expect.poll(() => dialogOf(page).innerText()).toMatch(/已玩15分钟/);
});
