// The room of members: found by keys alone, the card and its tabs, contacts in full for a reason, an act, at a desk and on a phone.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeFinds } from '#support/axe.ts';
import { officeSettled, officeWorld } from '#support/officeSite.ts';

const test = officeWorld();

const tabs = ['Overview', 'Line of time', 'Turnover', 'Devices and company', 'Team', 'Activities'];

async function openTab(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('link', { name, exact: true });
  await tab.click();
  await expect.poll(() => tab.getAttribute('aria-current')).toBe('page');
  await officeSettled(page);
}

test('a phone tail leads to the card by keys alone', async ({ visit }) => {
  const { page } = await visit('/today', { as: 'support', locale: 'en' });
  await officeSettled(page);
  await page.keyboard.press('/');
  await page.keyboard.type('8000');
  await page.getByRole('option', { name: /member01.*138\*{4}8000/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/members/member01');
  await page.getByRole('heading', { name: /member01/ }).waitFor();
  expect(await page.getByText('13800138000').count()).toBe(0);
});

test('each tab answers, and axe has nothing against it', async ({ visit }) => {
  const { page } = await visit('/members/member01', { as: 'support', locale: 'en' });
  await officeSettled(page);
  await page.getByText('Can withdraw now').waitFor();
  for (const name of tabs) {
    await openTab(page, name);
    expect(await axeFinds(page), name).toEqual([]);
  }
  await page.getByText('No free chances left').waitFor();
});

test('contacts are shown in full for a reason, and gone with the dialog', async ({ visit, server }) => {
  const { page } = await visit('/members/member01', { as: 'support', locale: 'en' });
  await page.getByRole('button', { name: 'Show in full' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('asked which phone we have');
  await page.keyboard.press('Enter');
  await page.getByText('13800138000').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('13800138000').waitFor({ state: 'detached' });
  const { rows } = await server.pool.query("SELECT reason FROM trail WHERE what = 'members/unmask'");
  expect(rows).toEqual([{ reason: 'asked which phone we have' }]);
});

test('play is blocked with a reason, and the card says so at once', async ({ visit }) => {
  const { page } = await visit('/members/member02', { as: 'support', locale: 'en' });
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What').click();
  await page.locator('.ant-select-item-option', { hasText: 'Play' }).click();
  await dialog.getByLabel('Reason').fill('asked for it by phone');
  await dialog.getByRole('button', { name: 'Block' }).click();
  await page.getByText('Play blocked').first().waitFor();
});

test('who only looks sees neither acts nor contacts in full; a member of nobody is not found', async ({
  visit,
}) => {
  const { page } = await visit('/members/member01', { as: 'auditor', locale: 'en' });
  await page.getByRole('heading', { name: /member01/ }).waitFor();
  expect(await page.getByRole('button', { name: /Show in full|Actions/ }).count()).toBe(0);
  await page.goto('/members/nobody');
  await page.getByText('There is no member "nobody".').waitFor();
});

test('the room stands on a phone, in Chinese', async ({ visit }) => {
  const { page } = await visit('/members', { as: 'support', width: 390, height: 844 });
  await page.getByRole('combobox', { name: '查找会员' }).fill('张伟');
  await page.getByRole('option', { name: /member01/ }).click();
  await page.getByRole('link', { name: '时间线' }).click();
  await officeSettled(page);
  await page.getByText('人工加款').first().waitFor();
  expect(await axeFinds(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
