// A member whose play shows signs of harm: the ticket names the rows, an interaction is noted, the auditor sees both in the member's record and keeps it as a file.
import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { axeFinds } from '#support/axe.ts';
import { keepPicture } from '#support/keepPicture.ts';
import { fillQueues } from '#support/officeQueues.ts';
import { officeSettled, officeWorld } from '#support/officeSite.ts';
import { alpha } from '#support/testStations.ts';

const test = officeWorld({
  prepare: async (server) => {
    await fillQueues(server, alpha);
  },
});

test('support works off a sign of harm with how the member was reached and what came of it', async ({
  visit,
}) => {
  const { page } = await visit('/queues/markers', { as: 'support', locale: 'en' });
  await officeSettled(page);
  await page.getByRole('row', { name: /member01/ }).click();
  await page.getByText('play:2026-11-21T17:00:00Z').waitFor();
  expect(await axeFinds(page)).toEqual([]);
  await keepPicture(page, 'office-markers');
  await page.getByRole('button', { name: 'Spoken with' }).click();
  const dialog = page.getByRole('dialog');
  const done = dialog.getByRole('button', { name: 'Spoken with' });
  await dialog.getByLabel('Reason').fill('Sets a limit today');
  await expect.poll(() => done.isDisabled()).toBe(true);
  await dialog.getByRole('radio', { name: 'By telephone' }).check();
  expect(await axeFinds(page)).toEqual([]);
  await done.click();
  await page.getByText('Nothing waits here').waitFor();
});

test('the auditor sees it in the record of the member, and keeps the whole as a file', async ({ visit }) => {
  const { page } = await visit('/members/member01?tab=protection', { as: 'auditor', locale: 'en' });
  await page.getByText('Sets a limit today').waitFor();
  await officeSettled(page);
  expect(await axeFinds(page)).toEqual([]);
  await keepPicture(page, 'office-protection-record');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the whole record' }).click();
  const file = await readFile((await (await saved).path())!, 'utf8');
  expect(file.split('\r\n').filter((line) => line !== '').length).toBe(3);
  expect(file).toContain('Sets a limit today');
});
