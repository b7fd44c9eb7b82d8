// The rooms of letters, of the forum and counterparties: written after a preview, hidden with a reason, tested with a verdict.
import { expect } from 'vitest';
import { axeFinds } from '#support/axe.ts';
import { fillQueues } from '#support/officeQueues.ts';
import { officeSettled, officeWorld } from '#support/officeSite.ts';

const test = officeWorld({ counterparties: ['pay-provider', 'message-gateway'] });

test('a letter is previewed before it is sent, and lists who has not read it', async ({ visit }) => {
  const { page } = await visit('/letters', { as: 'support', locale: 'en' });
  await page.getByRole('button', { name: 'Write a letter' }).click();
  const dialog = page.getByRole('dialog', { name: 'Write a letter' });
  await dialog.getByText('Everybody', { exact: true }).click();
  await dialog.getByLabel('Heading').fill('Closed on Monday');
  await dialog.getByLabel('Text').fill('Hello <b>all</b>.\n\nWe are closed.');
  expect(await axeFinds(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Preview' }).click();
  const seen = page.getByRole('dialog', { name: 'Closed on Monday' });
  const paper = seen.getByRole('region', { name: 'As it is read' });
  await expect
    .poll(() => paper.locator('p').allInnerTexts())
    .toEqual(['Hello <b>all</b>.', 'We are closed.']);
  await seen.getByLabel('Reason').fill('Holiday');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Closed on Monday' }).click();
  const letter = page.getByRole('dialog', { name: 'Closed on Monday' });
  await letter.getByText(/^0 of \d+ have read it\.$/).waitFor();
  await letter.getByText('Have not', { exact: true }).click();
  await letter.getByText('member01', { exact: true }).waitFor();
});

test('a name that nobody has stops a letter at its preview', async ({ visit }) => {
  const { page } = await visit('/letters', { as: 'support', locale: 'en', width: 390, height: 844 });
  await page.getByRole('button', { name: 'Write a letter' }).click();
  const dialog = page.getByRole('dialog', { name: 'Write a letter' });
  await dialog.getByLabel('Accounts').fill('member01, nobody99');
  await dialog.getByLabel('Heading').fill('Your card');
  await dialog.getByLabel('Text').fill('It is confirmed.');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  const seen = page.getByRole('dialog', { name: 'Your card' });
  await seen.getByText('Nobody is called nobody99.').waitFor();
  await seen.getByLabel('Reason').fill('x');
  await expect.poll(() => seen.getByRole('button', { name: 'Send to 1' }).isDisabled()).toBe(true);
  // What was typed stays for whoever goes back.
  await seen.getByRole('button', { name: 'Cancel' }).click();
  expect(await dialog.getByLabel('Heading').inputValue()).toBe('Your card');
});

test('a post is hidden from the room of the forum', async ({ server, station, visit }) => {
  await fillQueues(server, station);
  const { page } = await visit('/forum', { as: 'content', locale: 'en' });
  await officeSettled(page);
  await page
    .getByRole('button', { name: /^Acts: / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Hide', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Hide' });
  await dialog.getByLabel('Reason').fill('Advertising');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText('Decided', { exact: true }).click();
  await page.getByText('Hidden by content').first().waitFor();
});

test('a counterparty is tested from its row, and an auditor is offered no test', async ({ visit }) => {
  const { page } = await visit('/counterparties', { as: 'owner', locale: 'en' });
  await page.getByRole('button', { name: 'Test · Payment provider' }).click();
  await page.getByText('It answers, and both keys are the same').waitFor();
  const { page: other } = await visit('/counterparties', { as: 'auditor', locale: 'en' });
  await other.getByText('Payment provider').waitFor();
  expect(await other.getByRole('button', { name: /^Test/ }).count()).toBe(0);
});

test('a provider is suspended and brought back, and the dialog says what follows for open deposits', async ({
  visit,
}) => {
  const { page } = await visit('/counterparties', { as: 'owner', locale: 'en', width: 390, height: 844 });
  await page.getByRole('button', { name: 'Suspend · Payment provider' }).click();
  const dialog = page.getByRole('dialog', { name: 'Suspend · Payment provider' });
  await dialog.getByText('Deposits that are open already are credited once they are paid').waitFor();
  await dialog.getByLabel('Reason').fill('Its bank is down');
  expect(await axeFinds(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByText(/^Suspended by /).waitFor();
  await page.getByRole('button', { name: 'Bring back · Payment provider' }).click();
  const back = page.getByRole('dialog', { name: 'Bring back · Payment provider' });
  await back.getByLabel('Reason').fill('It is up again');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Suspend · Payment provider' }).waitFor();
});
