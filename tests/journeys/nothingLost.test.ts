// What a player was filling in: picks, filters and forms are there after a way back, a reload and the log-in, and go with the log-out.
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { dialogs, member, shown, test } from './nav.ts';
import { fillLogin, follow, settled } from './steps.ts';

test.beforeAll(({ draws }) => draws.pass());

describe('nothing is lost', () => {
  const bar = (page: Page) => page.getByRole('region', { name: '注单' });
  const picked = (page: Page) => page.locator('#board button[data-cell][aria-pressed="true"]').count();
  const tab = (page: Page) => page.getByRole('tab', { selected: true }).first().textContent();

  test('credit picks, amount and tab: through records and back, a reload, and the log-in', async ({
    open,
  }) => {
    const { page } = await open('/credit?lotCode=SFLHC');
    await page.getByRole('tab', { name: '色波', exact: true }).click();
    await page.locator('#board button[data-cell]').nth(1).click();
    await bar(page).getByRole('textbox').fill('37');
    await expect.poll(() => picked(page)).toBe(1);
    await page.reload();
    await settled(page);
    expect([await tab(page), await picked(page)]).toEqual(['色波', 1]);
    expect(await bar(page).getByRole('textbox').inputValue()).toBe('37');
    await bar(page).getByRole('button', { name: '投注', exact: true }).click();
    await dialogs(page).locator('button[data-confirm]').click();
    await shown(page, '/login');
    await fillLogin(page, 'member01', 'demo8888');
    await shown(page, '/credit');
    await settled(page);
    expect([await tab(page), await picked(page)]).toEqual(['色波', 1]);
    expect(await bar(page).getByRole('textbox').inputValue()).toBe('37');
  });

  test('the chosen play of the official board', async ({ open }) => {
    const { page } = await open('/official?lotCode=FFC');
    const tabs = page.getByRole('tab');
    await tabs.nth(2).click();
    const name = await tabs.nth(2).textContent();
    await page.reload();
    await settled(page);
    expect(await tab(page)).toBe(name);
  });

  test('filters of records stand in the address: back, reload and link find them', async ({ open }) => {
    const { page } = await open('/reportChange', member);
    // One right after the other: the second must not undo the first, which is not drawn yet.
    await page.evaluate(() => {
      const [range, kind] = document.querySelectorAll('main select') as NodeListOf<HTMLSelectElement>;
      for (const [select, value] of [[range!, 'month'] as const, [kind!, kind!.options[1]!.value] as const]) {
        select.value = value;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      }
    });
    await expect.poll(() => new URL(page.url()).search).toMatch(/range=month.*kind=/);
    const { search } = new URL(page.url());
    await page.reload();
    await settled(page);
    expect(new URL(page.url()).search).toBe(search);
    expect(await page.locator('select').first().inputValue()).toBe('month');
  });

  test('a withdrawal under way, and a registration without its passwords', async ({ open }) => {
    const { page } = await open('/withdraw', member);
    await page.getByRole('textbox', { name: /提款金额/ }).fill('123');
    await page.reload();
    await settled(page);
    expect(await page.getByRole('textbox', { name: /提款金额/ }).inputValue()).toBe('123');
    const { page: guest } = await open('/login?mode=1');
    await guest.getByRole('textbox', { name: /账号/ }).fill('player77');
    await guest.locator('input[type="password"]').first().fill('secret1234');
    await guest.reload();
    await settled(guest);
    expect(await guest.getByRole('textbox', { name: /账号/ }).inputValue()).toBe('player77');
    expect(await guest.locator('input[type="password"]').first().inputValue()).toBe('');
    expect(await guest.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
      'secret1234',
    );
  });

  test('who logs out leaves no form behind', async ({ open }) => {
    const { page } = await open('/withdraw', member);
    await page.getByRole('textbox', { name: /提款金额/ }).fill('456');
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('drafts'))).toContain('456');
    await follow(page, '/userCenter');
    await page.getByRole('button', { name: '退出登录' }).first().click();
    await dialogs(page).locator('button[data-confirm]').click();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('drafts'))).not.toContain('456');
  });
});
