// The look at every room of the office: at a desk and on a phone, in both languages, light and dark; nothing cut off, nothing axe objects to.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Locale } from '#office/kit/locale.ts';
import { rooms } from '#office/rooms.ts';
import { type AxeRules, axeFinds } from './axe.ts';
import { keepPicture } from './keepPicture.ts';
import { type OfficeVisitor, officeFollow, officeSettled, officeWorld, openOffice } from './officeSite.ts';

async function turn(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction((wanted) => document.documentElement.dataset.theme === wanted, colorScheme);
}

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

/** The tests of a size of window: the log-in, and every room as an owner sees it, who goes from room to room. */
export function looksAtOffice(size: { width: number; height: number }): void {
  const test = officeWorld().extend(
    'walk',
    { scope: 'file' },
    async ({ browser, server, station, clock }, { onCleanup }) => {
      const owners = new Map<Locale, OfficeVisitor>();
      onCleanup(async () => {
        for (const { context } of owners.values()) await context.close();
      });
      /** An owner who reads a language looks at a room; after a failure another takes the place. */
      return async (locale: Locale, path: string, look: (page: Page) => Promise<void>): Promise<void> => {
        const here = owners.get(locale);
        owners.delete(locale);
        const owner =
          here ??
          (await openOffice({ browser, server, station, clock }, `/${path}`, {
            ...size,
            as: 'owner',
            locale,
          }));
        if (here) await officeFollow(owner.page, `/${path}`);
        else await officeSettled(owner.page);
        try {
          await look(owner.page);
          expect(owner.consoleErrors).toEqual([]);
          owners.set(locale, owner);
        } finally {
          if (!owners.has(locale)) await owner.context.close();
        }
      };
    },
  );

  /** The document is the same in the dark. */
  async function examineBoth(page: Page, name: string): Promise<void> {
    await examine(page, `${name}-zh`, 'all');
    await turn(page, 'dark');
    await examine(page, `${name}-dark`, 'colours');
    await turn(page, 'light');
  }

  test('logIn is fit to be seen', async ({ visit }) => {
    const { page } = await visit('/', size);
    await officeSettled(page);
    await examineBoth(page, `logIn-${size.width}`);
    await page.getByRole('button', { name: 'EN', exact: true }).click();
    await examine(page, `logIn-${size.width}-en`);
  });

  test.for(rooms.map(({ path }) => path))('%s is fit to be seen', async (path, { walk }) => {
    await walk('zh-CN', path, (page) => examineBoth(page, `${path}-${size.width}`));
    await walk('en', path, (page) => examine(page, `${path}-${size.width}-en`));
  });
}
