// The trail in a browser: a line is found by person and kind, opened for what it changed, and pages go on and back.
import { expect } from 'vitest';
import { elevate, lower } from '#contract/office/session.generated.ts';
import { officeAs } from '#support/office.ts';
import { officeWorld } from '#support/officeSite.ts';

const test = officeWorld({
  async prepare(server) {
    const support = await officeAs(server, 'support');
    // More lines than a page holds: each elevation is one, and so is each return.
    for (let turn = 0; turn < 30; turn += 1) {
      await support.call(elevate, { role: 'finance', reason: `Turn ${turn} of the night.` });
      await support.call(lower, {});
    }
  },
});

test('a line is found by who did it, and says what was asked', async ({ visit }) => {
  const { page } = await visit('/trail', { as: 'auditor', locale: 'en' });
  const turn29 = page.getByRole('cell', { name: 'Turn 29 of the night.' });
  await turn29.waitFor();
  // The list of names narrows to what is typed.
  const choose = async (words: string) => {
    await page.getByRole('combobox', { name: 'Who' }).fill(words);
    // The names come with an answer of their own.
    await page.locator('.ant-select-item-option', { hasText: words.trim() }).first().waitFor();
    await page.keyboard.press('Enter');
  };
  await choose('finance');
  await page.getByText('No line fits.').waitFor();
  await choose('support · ');
  await page.getByRole('combobox', { name: 'Kind' }).click();
  await page.locator('.ant-select-item-option[title="Act"]').click();
  const line = page.getByRole('row').filter({ has: turn29 });
  await line.getByRole('button').click();
  await page.locator('.office-facts').getByText('finance').first().waitFor();
});

test('pages go on to older lines and back the way they came', async ({ visit }) => {
  const { page } = await visit('/trail', { as: 'owner', locale: 'en' });
  const older = page.getByRole('button', { name: 'Older' });
  const newer = page.getByRole('button', { name: 'Newer' });
  const newest = page.getByRole('cell', { name: 'Turn 29 of the night.' });
  await newest.waitFor();
  await expect.poll(() => newer.isDisabled()).toBe(true);
  await older.click();
  await expect.poll(() => newest.count()).toBe(0);
  await newer.click();
  await newest.waitFor();
});

test('at a phone each line is a card that names its cells, and nothing reaches out', async ({ visit }) => {
  const { page } = await visit('/trail', { as: 'owner', locale: 'en', width: 390, height: 844 });
  const reason = page.getByRole('cell', { name: 'Turn 29 of the night.' });
  await reason.waitFor();
  const { reach, words, isCard } = await reason.evaluate((cell) => {
    const row = cell.closest('tr')!;
    return {
      reach: Math.max(
        ...[document.documentElement, document.querySelector('.data-scroll')!].map(
          (element) => element.scrollWidth - element.clientWidth,
        ),
      ),
      words: getComputedStyle(cell, '::before').content,
      isCard:
        new Set(
          [...row.cells].filter(({ offsetWidth }) => offsetWidth > 0).map(({ offsetLeft }) => offsetLeft),
        ).size === 1,
    };
  });
  expect(reach).toBeLessThanOrEqual(0);
  expect(words).toBe('"Reason"');
  expect(isCard).toBe(true);
});
