// Owns the look at every room of the office: at a desk and on a phone, in both languages, light and dark; nothing cut off, nothing axe objects to.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { rooms } from '#office/rooms.ts';
import { type AxeRules, axeFinds } from './axe.ts';
import { keepPicture } from './keepPicture.ts';
import { officeSettled, officeWorld } from './officeSite.ts';

/** What stands in place of a text that is not there. */
const textId = /\boffice(?:-\w+)?\.\w+/;

async function examine(page: Page, name: string, rules?: AxeRules): Promise<void> {
  await keepPicture(page, `office-${name}`);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
  expect(await page.locator('body').innerText(), `${name} lacks texts`).not.toMatch(textId);
  if (rules) expect(await axeFinds(page, rules), name).toEqual([]);
}

/** The tests of a size of window: the log-in, and every room as an owner sees it. */
export function looksAtOffice(size: { width: number; height: number }): void {
  const test = officeWorld();

  test.for(['logIn', ...rooms.map(({ path }) => path)])('%s is fit to be seen', async (path, { visit }) => {
    const { page } = await visit(path === 'logIn' ? '/' : `/${path}`, {
      ...size,
      ...(path !== 'logIn' && { as: 'owner' }),
    });
    const name = `${path}-${size.width}`;
    await officeSettled(page);
    await examine(page, `${name}-zh`, 'all');
    // The document is the same in the dark, and in the other language.
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
    await examine(page, `${name}-dark`, 'colours');
    await page.evaluate(() => localStorage.setItem('office-locale', 'en'));
    await page.reload();
    await officeSettled(page);
    await examine(page, `${name}-en`);
  });
}
