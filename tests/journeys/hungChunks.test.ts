// Page chunks that are requested and never answered: the player hears of it, and one tap or two minutes later they are requested again.
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { FaultProxy } from '#support/faultProxy.ts';
import { askedFor, chunk, goToOffers, offersShown, styles, test } from './chunks.ts';
import { soon } from './steps.ts';

describe('requested and never answered', () => {
  // The browser's clock is moved on: the delays are the real ones (src/shell/chunk/chunkRetry.machine.test.ts holds them).
  const slow = (page: Page) => page.getByText('网络较慢').isVisible();
  const sameFile = (proxy: FaultProxy, file: RegExp) =>
    proxy.seen.filter(({ path: asked }) => file.test(asked.replace(/\?+$/, '')));

  test.for([
    ['script', chunk],
    ['styles', styles],
  ] as const)(
    'its %s: the player hears of it within ten seconds, and one tap makes a new request',
    async ([, file], { page, proxy }) => {
      proxy.inject(file, { kind: 'blackHole' }, 1);
      await goToOffers(page);
      await expect.poll(() => sameFile(proxy, file).length).toBe(1);
      await page.clock.runFor(5_000);
      expect(await slow(page)).toBe(false);
      await page.clock.runFor(4_000);
      await expect.poll(() => slow(page)).toBe(true);
      // The screen of before is still there, and can be used.
      expect(await page.getByText('我的').first().isVisible()).toBe(true);
      await page.getByRole('button', { name: '再试一次' }).click();
      await soon(page, () => offersShown(page)).toBe(true);
      expect(sameFile(proxy, file)).toHaveLength(2);
      expect(await slow(page)).toBe(false);
    },
  );

  test('who does not tap: it has failed after 120 seconds, and the route is replaced', async ({
    page,
    proxy,
  }) => {
    proxy.inject(chunk, { kind: 'blackHole' }, 1);
    await goToOffers(page);
    await expect.poll(() => askedFor(proxy, chunk).length).toBe(1);
    await page.clock.runFor(110_000);
    expect(askedFor(proxy, chunk)).toHaveLength(1);
    await page.clock.runFor(11_000);
    await soon(page, () => offersShown(page)).toBe(true);
    expect(askedFor(proxy, chunk)).toHaveLength(2);
  });

  test.for([
    ['of the screen alone', [chunk]],
    ['of the screen and of the machines', [chunk, /\/assets\/(?:machines|xstate)[^/]*\.js$/]],
  ] as const)(
    'the first chunk of a deep link, %s: the site says so, and one tap recovers',
    async ([, hung], { page, proxy }) => {
      for (const file of hung) proxy.inject(file, { kind: 'blackHole' }, 1);
      await page.goto('/moreActive', { waitUntil: 'commit' });
      await expect.poll(() => askedFor(proxy, chunk).length).toBe(1);
      // The page names the chunk before its script runs; the site's own time begins with the script, which scales the page first.
      const scale = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--scale'));
      await expect.poll(scale).not.toBe('');
      // Ten seconds at most, in steps: each part of the start sets its timer only when the one before has run.
      for (let second = 0; second < 11 && !(await slow(page)); second += 1) await page.clock.runFor(1_000);
      await expect.poll(() => slow(page)).toBe(true);
      await page.getByRole('button', { name: '再试一次' }).click();
      await soon(page, () => offersShown(page)).toBe(true);
      expect(askedFor(proxy, chunk)).toHaveLength(2);
    },
  );
});
