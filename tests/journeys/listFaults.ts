// What journeys of lists that cannot be loaded share: a member's page behind the fault proxy, what is said, and the story of one list.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { siteWorld } from '#support/site.ts';
import { logInAs, settled, soon, staticPage } from './steps.ts';

/** The `test` of a file; its timers run when the test says so. */
export const test = siteWorld().extend('page', async ({ open, proxy, clock }, { onCleanup }) => {
  const visitor = await open(staticPage, { port: proxy.port, clock: undefined });
  const { page } = visitor;
  onCleanup(async () => {
    await visitor.close();
    await proxy.heal();
    // The console complains of each request that is broken here.
    visitor.consoleErrors.length = 0;
  });
  await logInAs(page, 'member01');
  await page.clock.install({ time: clock.now() });
  await page.goto('/userCenter');
  await settled(page);
  return page;
});

/** What is said of a gateway that fails. */
export const sentence = '服务暂时不可用，请稍后重试（错误编号 502）';
/** It stands in place of the list, with its button. */
export const block = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: sentence });

/** Records have tabs to each other. */
const tabOf: Readonly<Record<string, string>> = { '/orderReal': '真人' };

/** By a link of the page, by a tab, or by the tile of the member centre behind which a sheet names it. */
export async function leadTo(page: Page, path: string): Promise<void> {
  const tab = tabOf[path];
  if (tab) return await page.getByRole('tab', { name: tab, exact: true }).click();
  const link = page
    .locator(['main', 'nav', 'dialog'].map((at) => `${at} a[href^="${path}"]`).join(', '))
    .first();
  if (new URL(page.url()).pathname === '/userCenter' && (await link.count()) === 0)
    await page.getByRole('button', { name: '帮助与客服' }).click();
  await link.click();
}

/** The tests of lists: name, address, call, what is shown once the list is there, and the page that leads there where the member centre does not. */
export function listsThatFail(
  lists: readonly (readonly [name: string, path: string, call: RegExp, shown: string, via?: string])[],
): void {
  test.for(lists)(
    '%s that cannot be loaded say so once, with nothing that looks as if it were loading, and come by the button',
    async ([, path, call, shown, via], { page, proxy }) => {
      if (via) {
        await page.locator(`nav a[href="${via}"]`).click();
        await page.waitForURL(`**${via}`);
      }
      proxy.inject(call, { kind: 'status', status: 502 });
      await leadTo(page, path);
      await page.waitForURL(`**${path}*`);
      await soon(page, () => block(page).isVisible()).toBe(true);
      expect(await block(page).count()).toBe(1);
      expect(await page.locator('main [aria-busy=true]').count()).toBe(0);
      const asked = () => proxy.seen.filter((each) => call.test(each.path)).length;
      const before = asked();
      await block(page).getByRole('button', { name: '重新加载' }).click();
      // It fails again, with its repeats: the button is back, and nothing else has changed.
      await soon(page, asked).toBeGreaterThanOrEqual(before + 3);
      const again = block(page).getByRole('button', { name: '重新加载' });
      await expect.poll(() => again.isEnabled()).toBe(true);
      expect(await block(page).count()).toBe(1);
      await proxy.heal();
      await again.click();
      await expect.poll(() => page.getByText(shown).first().isVisible()).toBe(true);
      expect(await block(page).count()).toBe(0);
    },
  );
}
