// The failures of a gateway: repeated first, then said with their number, and the way out works (docs/specification.md §8).
import { describe, expect } from 'vitest';
import { appDown, askedFor, listenToToasts, openAppDown, test, toastOf } from './faults.ts';
import { soon } from './steps.ts';

describe('another failure', () => {
  test.for([500, 502, 503, 504])(
    'HTTP %i as a page is said in the language of the player',
    async (status, { page, proxy }) => {
      proxy.inject(appDown, { kind: 'status', status });
      await openAppDown(page);
      const chinese = `服务暂时不可用，请稍后重试（错误编号 ${status}）`;
      await soon(page, () => toastOf(page).innerText()).toBe(chinese);
      const block = page.getByRole('main').getByRole('alert');
      await expect.poll(() => block.innerText()).toContain(chinese);
      // Nothing of the gateway's own words, and the way out works.
      expect(await page.locator('body').innerText()).not.toMatch(/Error|Gateway|Unavailable/);
      await proxy.heal();
      await block.getByRole('button', { name: '重新加载' }).click();
      await expect.poll(() => page.getByText('版本').first().isVisible()).toBe(true);
    },
  );

  test('of a gateway is repeated first', async ({ page, proxy }) => {
    const heard = await listenToToasts(page);
    proxy.inject(appDown, { kind: 'status', status: 502 });
    await openAppDown(page);
    await soon(page, heard).toContain('服务暂时不可用，请稍后重试（错误编号 502）');
    expect(askedFor(proxy, appDown)).toHaveLength(3);
  });
});
