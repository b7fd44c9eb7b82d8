// Two people: what waits is known of, agreed to or refused by keys alone, and taken back by whoever asked.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { adjust } from '#contract/office/acts.generated.ts';
import { axeFinds } from '#support/axe.ts';
import { officeSettled, officeWorld } from '#support/officeSite.ts';
import { type StaffMember, staffMember } from '#support/officeStaff.ts';
import type { RunningServer } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';

const test = officeWorld();

let names = 0;
const hired = (server: RunningServer, role: 'finance' | 'owner' | 'auditor' = 'finance') => {
  names += 1;
  return staffMember(server, role, { name: `${role}-${names}` });
};

const asks = async (desk: StaffMember, yuan: string, reason = 'Goodwill') => {
  const { answer } = await desk.call(adjust, { account: 'member01', direction: 'credit', yuan, reason });
  expect(answer.code).toBe('waitsForSecond');
};

const cards = (page: Page) => page.locator('[data-request]');
const chosen = (page: Page) => page.locator('[data-request][aria-current="true"]');
/** Turns through the room by the name of a choice; what was just done is said above it, as long as the clock stands. */
const choose = (page: Page, name: string) =>
  page.locator('.request-which').getByText(name).dispatchEvent('click');

const walletOf = async (server: RunningServer): Promise<bigint> => {
  const { rows } = await server.pool.query<{ balance: bigint }>(
    `SELECT l.balance FROM ledger_account l JOIN account a ON a.id = l.owner_id AND a.station = l.station
      WHERE a.station = $1 AND a.name = 'member01' AND l.kind = 'wallet' AND l.book = 'real'`,
    [alpha],
  );
  return rows[0]!.balance;
};

test('what a colleague asks for is there by itself, and by keys alone it is agreed to, refused, taken back', async ({
  server,
  visit,
}) => {
  const [li, wang] = [await hired(server), await hired(server)];
  const { page } = await visit('/approvals', { client: wang, locale: 'en' });
  await officeSettled(page);
  await page.getByText('Nothing waits for a second person.').waitFor();
  await asks(li, '1500');
  await cards(page).first().waitFor();
  await asks(li, '2500', 'Twice');
  await expect.poll(() => cards(page).count()).toBe(2);
  const before = await walletOf(server);

  await page.keyboard.press('c');
  await page.getByRole('form', { name: 'Agree' }).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => walletOf(server)).toBe(before + 15_000_000n);
  await expect.poll(() => cards(page).count()).toBe(1);

  // Money was given by hand meanwhile: the second request stands on something else now.
  await page.keyboard.press('c');
  await page.getByRole('form', { name: 'Agree' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('Something came between').first().waitFor();
  await expect.poll(() => cards(page).count()).toBe(0);

  await asks(li, '1600');
  await asks(await hired(server), '1700');
  await expect.poll(() => cards(page).count()).toBe(2);
  await page.keyboard.press('j');
  await expect.poll(() => chosen(page).innerText()).toContain('1,700.00');
  await page.keyboard.press('r');
  await page.getByRole('textbox', { name: 'Reason' }).waitFor();
  await page.keyboard.type('Twice the usual');
  await page.keyboard.press('Enter');
  await expect.poll(() => cards(page).count()).toBe(1);
  expect(await walletOf(server)).toBe(before + 15_000_000n);

  const { page: own } = await visit('/approvals', { client: li, locale: 'en' });
  await officeSettled(own);
  await choose(own, 'My requests');
  await expect.poll(() => chosen(own).innerText()).toContain('1,600.00');
  expect(await own.getByRole('button', { name: 'Agree' }).count()).toBe(0);
  await own.keyboard.press('c');
  expect(await own.getByRole('form').count()).toBe(0);
  await own.keyboard.press('w');
  await own.getByRole('form', { name: 'Take back' }).waitFor();
  await own.keyboard.press('Enter');
  await expect.poll(() => chosen(own).innerText()).toContain('Taken back');
  await expect.poll(() => cards(page).count()).toBe(0);
  await choose(page, 'Decided');
  await expect.poll(() => cards(page).count()).toBe(4);
  await expect
    .poll(() => cards(page).allInnerTexts())
    .toEqual([
      expect.stringContaining('Refused'),
      expect.stringContaining('Taken back'),
      expect.stringContaining('Void'),
      expect.stringContaining('Done'),
    ]);
});

test.for([
  [1440, 'light', 'zh-CN'],
  [390, 'light', 'zh-CN'],
  [390, 'light', 'en'],
] as const)(
  'at %i, %s, %s everything is within the page and axe finds nothing',
  async ([width, appearance, locale], { server, visit }) => {
    const li = await hired(server);
    await asks(li, '1500', 'The draw of yesterday evening was late, and he has been with us for years');
    const { page } = await visit('/approvals', {
      client: await hired(server, 'owner'),
      width,
      appearance,
      locale,
      height: width === 390 ? 844 : 900,
    });
    await officeSettled(page);
    await cards(page).first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await axeFinds(page)).toEqual([]);
    await page.keyboard.press('c');
    await page.locator('.request-decision').waitFor();
    expect(await axeFinds(page)).toEqual([]);
  },
);

test('who only looks sees what waits and decides nothing', async ({ server, visit }) => {
  await asks(await hired(server), '1900');
  const { page } = await visit('/approvals', { client: await hired(server, 'auditor'), locale: 'en' });
  await officeSettled(page);
  await cards(page).first().waitFor();
  expect(await page.locator('[data-request] button').count()).toBe(0);
  await page.keyboard.press('c');
  expect(await page.locator('.request-decision').count()).toBe(0);
});
