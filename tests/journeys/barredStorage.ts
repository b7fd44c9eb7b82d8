// What journeys of a browser whose storage throws share: somebody who has one, and a walk through screens.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { ScreenRow } from '#contract/screens.generated.ts';
import type { Visitor } from '#support/openStation.ts';
import { siteWorld } from '#support/site.ts';
import { follow, settled, staticPage } from './steps.ts';

/** `barred` is somebody whose browser has storage that throws. */
export const test = siteWorld().extend('barred', async ({ open }, { onCleanup }) => {
  const visitor = await open(staticPage);
  await visitor.context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'] as const)
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  onCleanup(() => {
    expect(visitor.consoleErrors.filter((line) => line.startsWith('uncaught'))).toEqual([]);
    visitor.consoleErrors.length = 0;
  });
  return visitor;
});

/** A wall that asks to log in is fetched when somebody meets it. */
export const isDrawn = async (page: Page): Promise<void> =>
  expect
    .poll(async () => (await page.getByRole('main').innerText()).length, { message: page.url() })
    .toBeGreaterThan(3);

/** Every one of these screens is drawn. In two tabs side by side, since most of it is waiting until a page is at rest. */
export const draws = async (visitor: Visitor, rows: readonly ScreenRow[]): Promise<void> => {
  const left = rows.map(({ path }) => path);
  const walk = async (page: Page): Promise<void> => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      await follow(page, path);
      await isDrawn(page);
    }
  };
  const second = await visitor.context.newPage();
  second.on('pageerror', ({ message }) => visitor.consoleErrors.push(`uncaught: ${message}`));
  await second.goto('/appDown');
  await settled(second);
  await Promise.all([visitor.page, second].map(walk));
};
