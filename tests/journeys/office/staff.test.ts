// Owns the journey of who works at the office: logging in with a second factor, inviting a colleague who joins by the link, and the trail that has it all.
import { generateSync } from 'otplib';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeFinds } from '#support/axe.ts';
import { officeAs } from '#support/office.ts';
import { officeSettled, officeWorld } from '#support/officeSite.ts';

const test = officeWorld();

/** Types where the focus is, and goes on by the keyboard. */
async function typed(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
}

test('somebody logs in by the keyboard alone, and comes back to the address', async ({ visit }) => {
  const { page, troubles } = await visit('/trail', { locale: 'en' });
  await page.getByRole('textbox', { name: 'Name' }).waitFor();
  expect(await axeFinds(page)).toEqual([]);
  await typed(page, 'auditor');
  await page.keyboard.type('demo8888');
  await page.keyboard.press('Enter');
  const code = page.getByRole('textbox', { name: 'Code of six digits' });
  // The demonstration fills in the code of the moment.
  await expect.poll(() => code.inputValue()).toMatch(/^\d{6}$/);
  expect(await axeFinds(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Trail' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/trail');
  // Before somebody is logged in every call says so, which a browser notes.
  troubles.length = 0;
});

test('a wrong password says no more than that, and what was typed stays', async ({ visit }) => {
  const { page } = await visit('/', { locale: 'en' });
  await page.getByRole('textbox', { name: 'Name' }).fill('finance');
  await page.getByLabel('Password').fill('not this one');
  await page.getByRole('button', { name: 'Log in' }).click();
  expect(await page.getByRole('alert').textContent()).toBe('The name or the password is wrong.');
  expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('finance');
});

test('an owner invites a colleague, who joins by the link and does not see what is not theirs', async ({
  server,
  visit,
}) => {
  const { page } = await visit('/staff', { as: 'owner', locale: 'en' });
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Shown name' }).fill('Lin');
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('lin');
  const send = dialog.getByRole('button', { name: 'Invite somebody' });
  expect(await send.isDisabled()).toBe(true);
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Joins on Monday.');
  await send.click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Make a link' }).click();
  const address = await page.locator('.ant-modal .office-code').textContent();

  const { page: other } = await visit('/join#nothing', { locale: 'en' });
  await other.getByText('This did not load').waitFor();
  await other.goto(address!);
  await other.getByText('Hello Lin. Your role is Support.').waitFor();
  expect(await axeFinds(other)).toEqual([]);
  const secret = (await other.locator('.office-copyable .office-code').textContent())!.replaceAll(' ', '');
  await other.getByLabel('Choose a password').fill('a long word of mine');
  await other.getByLabel('The password again').fill('another long word');
  await other.getByText('These are two different passwords.').waitFor();
  await other.getByLabel('The password again').fill('a long word of mine');
  const epoch = Math.floor(server.now().getTime() / 1000);
  await other.getByRole('textbox', { name: 'Code of six digits' }).fill(generateSync({ secret, epoch }));
  await other.getByRole('button', { name: 'Set and log in' }).click();
  await other.getByRole('navigation', { name: 'Menu' }).waitFor();
  expect(await other.getByRole('link', { name: 'Staff' }).count()).toBe(0);
  await other.goto('/staff');
  await other.getByText('You may not see this').waitFor();

  // The trail has the invitation, and what the new colleague did.
  await page.goto('/trail');
  const lines = page.getByRole('row');
  await lines.filter({ hasText: 'staff/invite' }).filter({ hasText: 'Joins on Monday.' }).waitFor();
  await lines.filter({ hasText: 'lin' }).filter({ hasText: 'staff/accept' }).waitFor();
});

test.for(['/staff', '/trail', '/own'])(
  '%s is clean at both widths, in both languages',
  async (address, { visit }) => {
    for (const [width, locale, appearance] of [
      [1440, 'zh-CN', 'light'],
      [390, 'en', 'dark'],
    ] as const) {
      const { page } = await visit(address, { as: 'owner', width, locale, appearance });
      await officeSettled(page);
      expect(await axeFinds(page)).toEqual([]);
      const spread = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(spread).toBeLessThanOrEqual(0);
    }
  },
);

test('a session that an owner ends leads to the login page, and back to where one was', async ({
  server,
  station,
  visit,
}) => {
  const support = await officeAs(server, 'support', { station });
  const { page, troubles } = await visit('/own', { client: support, locale: 'en' });
  await page.getByRole('heading', { name: 'My account' }).waitFor();
  await server.pool.query(
    "UPDATE staff_session SET ended_at = $1, end_reason = 'ended' WHERE staff_id = (SELECT id FROM staff WHERE name = 'support') AND ended_at IS NULL",
    [server.now()],
  );
  await page.getByRole('button', { name: 'End all others' }).click();
  await page.getByText('Your session has ended. Log in again; what you had not sent is kept.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/own');
  troubles.length = 0;
});
