// The staff room in a browser: somebody is invited, gets a link, is shut out and let in again; an auditor looks and changes nothing.
import { expect } from 'vitest';
import { me } from '#contract/office/session.generated.ts';
import { officeAs } from '#support/office.ts';
import { officeSettled, officeWorld } from '#support/officeSite.ts';

const test = officeWorld();

test('an owner invites a colleague and takes the link along', async ({ visit }) => {
  const { page } = await visit('/staff', { as: 'owner', locale: 'en' });
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite somebody' });
  const send = dialog.getByRole('button', { name: 'Invite somebody' });
  await dialog.getByLabel('Shown name').fill('Xu');
  await dialog.getByLabel('Name', { exact: true }).fill('xu');
  // Without a reason there is no act.
  await expect.poll(() => send.isDisabled()).toBe(true);
  await dialog.getByLabel('Reason').fill('Joins on Monday.');
  await send.click();
  const row = page.getByRole('row').filter({ hasText: 'xu' });
  await row.getByRole('button', { name: 'Make a link' }).click();
  const link = page.getByRole('dialog', { name: 'Link of an invitation' });
  await expect.poll(() => link.locator('.office-code').innerText()).toMatch(/\/join#[\w-]{20,}$/);
});

test('a name that somebody has is refused at the form, and what was typed stays', async ({ visit }) => {
  const { page } = await visit('/staff', { as: 'owner', locale: 'en' });
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite somebody' });
  await dialog.getByLabel('Shown name').fill('Another');
  await dialog.getByLabel('Name', { exact: true }).fill('finance');
  await dialog.getByLabel('Reason').fill('Joins on Monday.');
  await page.keyboard.press('Enter');
  await dialog.getByRole('alert').getByText('Somebody has this name already.').waitFor();
  expect(await dialog.getByLabel('Shown name').inputValue()).toBe('Another');
});

test('whoever is shut out is out at once, with the reason in the trail', async ({ visit, server }) => {
  const play = await officeAs(server, 'play');
  const { page } = await visit('/staff', { as: 'owner', locale: 'en' });
  await page.getByRole('button', { name: 'Acts: Play' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close' });
  await dialog.getByLabel('Reason').fill('Left on Friday.');
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  const row = page.locator('tr').filter({ hasText: 'play' });
  await row.getByText('Closed').waitFor();
  expect((await play.call(me, {})).answer.code).toBe('notLoggedIn');
  await page.getByRole('link', { name: 'Trail' }).click();
  await page.getByRole('cell', { name: 'Left on Friday.' }).waitFor();
});

test('an auditor sees everybody and has no act', async ({ visit }) => {
  const { page } = await visit('/staff', { as: 'auditor', locale: 'en' });
  await officeSettled(page);
  await page.getByRole('rowheader', { name: 'Finance finance' }).waitFor();
  expect(await page.getByRole('button', { name: /^Acts: / }).count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Invite somebody' }).count()).toBe(0);
});
