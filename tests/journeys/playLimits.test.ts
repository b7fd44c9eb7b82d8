// A week's limit on a phone: set in two taps, a rise that waits a day and is confirmed, by the test's clock.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { testClock } from '#support/clock.ts';
import { siteWorld } from '#support/site.ts';
import { shortMoment } from '#values/beijingOffset.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { settled, thumb } from './steps.ts';

const test = siteWorld();

const weekOf = (page: Page) => page.locator('[data-limit="deposit week"]');
const sheetOf = (page: Page) => page.getByRole('dialog', { name: '存款 · 每周' });

async function setWeek(page: Page, figure: string, button: string): Promise<void> {
  await weekOf(page).getByRole('button', { name: '每周' }).click();
  await sheetOf(page).getByLabel('上限金额').fill(figure);
  await sheetOf(page).getByRole('button', { name: button }).click();
  await expect.poll(() => sheetOf(page).count()).toBe(0);
  await settled(page);
}

test('a member sets 200 a week two taps from home; more waits a day and a second yes', async ({
  open,
  clock,
}) => {
  const { page } = await open('/index', { as: 'member01' });
  const { tap, taps } = thumb();
  await tap(page.locator('footer').getByRole('link', { name: '理性娱乐' }));
  await tap(page.getByRole('main').getByRole('link', { name: '设定限额' }));
  await page.waitForURL('**/playLimits');
  expect(taps()).toBe(2);

  await setWeek(page, '200', '保存');
  await expect.poll(() => weekOf(page).innerText()).toContain('¥200.00');
  await expect.poll(() => weekOf(page).innerText()).toContain('还剩¥200.00');

  await setWeek(page, '500', '申请调高');
  await expect.poll(() => weekOf(page).innerText()).toContain('申请调高到¥500.00');
  await expect.poll(() => weekOf(page).innerText()).toContain('¥200.00');
  expect(await weekOf(page).getByRole('button', { name: '确认', exact: true }).count()).toBe(0);

  await clock.pass(24 * 3600 + 60);
  const { page: later } = await open('/playLimits', { as: 'member01', isNew: true });
  await weekOf(later).getByRole('button', { name: '确认', exact: true }).click();
  await later.getByRole('dialog').getByRole('button', { name: '确认', exact: true }).click();
  await expect.poll(() => weekOf(later).innerText()).toContain('还剩¥500.00');
  expect(await weekOf(later).innerText()).not.toContain('申请调高');
});

test('a lower figure holds at once, and a wish for more is called off', async ({ open }) => {
  const { page } = await open('/playLimits', { as: 'agent01' });
  await setWeek(page, '300', '保存');
  await setWeek(page, '400', '申请调高');
  await weekOf(page).getByRole('button', { name: '不调了' }).click();
  await expect.poll(() => weekOf(page).innerText()).not.toContain('申请调高');
  await setWeek(page, '150.5', '保存');
  await expect.poll(() => weekOf(page).innerText()).toContain('¥150.50');
});

test('a day above its week is set, and a note names the limit that comes first', async ({ open }) => {
  const { page } = await open('/playLimits', { as: 'agent01' });
  await page.locator('[data-limit="deposit day"]').getByRole('button', { name: '每日' }).click();
  const sheet = page.getByRole('dialog', { name: '存款 · 每日' });
  await sheet.getByLabel('上限金额').fill('900');
  await sheet.getByRole('button', { name: '保存' }).click();
  await page.getByText(/您设定的每周存款限额为150\.50元，比这一项低，会先用完/).waitFor();
});

test('what is no amount is said at the field, and nothing is sent', async ({ open }) => {
  const { page } = await open('/playLimits', { as: 'agent01' });
  await weekOf(page).getByRole('button', { name: '每周' }).click();
  await sheetOf(page).getByLabel('上限金额').fill('0');
  await sheetOf(page)
    .getByRole('button', { name: /保存|申请/ })
    .click();
  await sheetOf(page).getByText('请输入大于零的金额').waitFor();
});

test('on a phone whose clock is a day ahead a higher limit waits all the same, until the moment of the server', async ({
  open,
  clock,
}) => {
  const tomorrow = new Date(clock.now().getTime() + 25 * 3_600_000);
  const { page } = await open('/playLimits', { as: 'agent01', clock: testClock(tomorrow) });
  await setWeek(page, '100', '保存');
  await setWeek(page, '500', '申请调高');
  await expect.poll(() => weekOf(page).innerText()).toContain('申请调高到¥500.00');
  const ready = shortMoment(formatMoment(new Date(clock.now().getTime() + 24 * 3_600_000)));
  await expect.poll(() => weekOf(page).innerText()).toContain(ready);
  expect(await weekOf(page).getByRole('button', { name: '确认', exact: true }).count()).toBe(0);
});
