// The first hour of docs/operation.md, done as the page says it and in its order: come in, invite, see what waits, decide, answer, look at the trail.
import { generateSync } from 'otplib';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { everyStation, inStation } from '#server/db/stationTransaction.ts';
import { inviteOwner, joinPath, linkOf } from '#server/office/staff/invitations.ts';
import { verifyTrail } from '#server/office/trail/verify.ts';
import { axeFinds } from '#support/axe.ts';
import { fillQueues } from '#support/officeQueues.ts';
import { officeSettled, officeWorld } from '#support/officeSite.ts';
import { sectionOf } from '#support/operationPage.ts';
import type { RunningServer } from '#support/startServer.ts';

const test = officeWorld();

const password = 'a long word of mine';

/** What `office owner` prints, with the key of this server. */
const ownerLink = ({ pool, now, context: { settings } }: RunningServer, name: string): Promise<string> =>
  inStation(
    pool,
    everyStation,
    async (db) => {
      const work = { db, now: now(), settings };
      const { token } = await linkOf(work, 'administrator', await inviteOwner(work, name));
      return joinPath(token);
    },
    { role: 'office_staff' },
  );

const inMenu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name });

test('the page has the steps that are gone through here', () => {
  const steps = [...sectionOf('The first hour at the back office').matchAll(/^\d\. \*\*(.+?)\*\*/gm)];
  expect(steps.map(([, step]) => step)).toEqual([
    'Come in.',
    'Invite a colleague.',
    'See what waits.',
    'Decide.',
    'Answer a caller.',
    'At night, the trail.',
  ]);
});

test('the first owner comes in, invites, decides, answers, and reads the trail', async ({
  server,
  station,
  clock,
  visit,
}) => {
  await fillQueues(server, station, { ageSeconds: 90_000 });
  // 1. The link of the command; a password; the digits of an app.
  const { page } = await visit(await ownerLink(server, 'wang'), { locale: 'en' });
  const secret = (await page.locator('.office-copyable .office-code').innerText()).replaceAll(' ', '');
  await page.getByLabel('Choose a password').fill(password);
  await page.getByLabel('The password again').fill(password);
  await page
    .getByLabel('Code of six digits')
    .fill(generateSync({ secret, epoch: Math.floor(clock.now().getTime() / 1000) }));
  await page.getByRole('button', { name: 'Set and log in' }).click();
  await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
  // The demonstration's owner was never one: this is the first day.
  await server.pool.query("UPDATE staff SET role = 'auditor' WHERE name = 'owner'");
  await page.getByRole('button', { name: /^wang/ }).click();
  await page.getByRole('button', { name: 'My account' }).click();
  await page.getByText('You have no passkey yet.').waitFor();
  // The token that the opening day's commands ask for, without a shell.
  await page.getByRole('button', { name: 'Make a token' }).click();
  const making = page.getByRole('dialog', { name: 'Make a token' });
  await making.getByLabel('Your password again').fill('another word');
  await page.keyboard.press('Enter');
  await making.getByText('The password is wrong.').waitFor();
  await making.getByLabel('Your password again').fill(password);
  await page.keyboard.press('Enter');
  const shown = page.getByRole('dialog', { name: 'Token of commands' });
  await expect
    .poll(() => shown.locator('.office-code').innerText())
    .toMatch(/^export OFFICE_TOKEN=[\w-]{20,}$/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'End the token' }).waitFor();
  expect(await axeFinds(page)).toEqual([]);

  // 2. As the only owner one decides alone.
  await inMenu(page, 'Staff').click();
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  const inviting = page.getByRole('dialog', { name: 'Invite somebody' });
  await inviting.getByLabel('Shown name').fill('Xu');
  await inviting.getByLabel('Name', { exact: true }).fill('xu');
  await inviting.getByLabel('Reason').fill('Joins on Monday.');
  await page.keyboard.press('Enter');
  const invited = page.getByRole('row').filter({ hasText: 'xu' });
  await invited.getByRole('button', { name: 'Make a link' }).click();
  const link = page.getByRole('dialog', { name: 'Link of an invitation' });
  await expect.poll(() => link.locator('.office-code').innerText()).toMatch(/\/join#[\w-]{20,}$/);
  await page.keyboard.press('Escape');

  // 3. What waits, the oldest first; a press leads to the queue. `?` says which keys it has.
  await inMenu(page, 'Today').click();
  await page.getByRole('row').filter({ hasText: '1 d 1 h' }).getByRole('link', { name: 'Prizes' }).click();
  await page.waitForURL('**/queues/prizes');
  await page.getByRole('cell', { name: '1 d 1 h' }).first().waitFor();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await keys.getByText('Next ticket').waitFor();
  await keys.getByText('Find a member').waitFor();
  await page.keyboard.press('Escape');
  await keys.waitFor({ state: 'hidden' });

  // 4. A ticket is read and decided on.
  await page.keyboard.press('j');
  await page.getByRole('button', { name: 'Give', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give', exact: true }).click();
  await page.getByText('1 d 1 h').waitFor({ state: 'detached' });
  await page.getByRole('dialog').waitFor({ state: 'hidden' });

  // 5. The box above finds whoever calls; numbers are masked, and shown for a reason.
  await page.keyboard.press('/');
  await page.keyboard.type('8000');
  await page.getByRole('option', { name: /member01/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Show in full' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('He asks which phone we have.');
  await page.keyboard.press('Enter');
  await page.getByText('13800138000').waitFor();
  await page.keyboard.press('Escape');

  // 6. The trail says all of it, reads of personal data included, and no line was changed.
  await inMenu(page, 'Trail').click();
  await officeSettled(page);
  for (const reason of ['He asks which phone we have.', 'Joins on Monday.'])
    await page.getByRole('cell', { name: reason }).waitFor();
  const verdict = await verifyTrail(server.pool);
  expect(verdict.ok).toBe(true);
});
