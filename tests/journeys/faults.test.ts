// Failures in the words of the site: an error of our server, one in English, and an answer that is no JSON (docs/specification.md §8).
import { describe, expect } from 'vitest';
import { appDown, askedFor, openAppDown, test, toastOf } from './faults.ts';
import { settled, soon } from './steps.ts';

describe('another failure', () => {
  test('of our server says its own sentence, with the number that the log has', async ({ page, proxy }) => {
    const failed = { success: false, msg: '系统繁忙，请稍后再试', code: 'failed' };
    proxy.inject(appDown, { kind: 'status', status: 500, json: failed, requestId: '1F2E3D4C' });
    await openAppDown(page);
    const said = '系统繁忙，请稍后再试（错误编号 500-1F2E3D4C）';
    await soon(page, () => toastOf(page).innerText()).toBe(said);
    await expect.poll(() => page.getByRole('main').getByRole('alert').innerText()).toContain(said);
    expect(askedFor(proxy, appDown)).toHaveLength(3);
  });

  test('is said in English to whoever reads English', async ({ page, proxy }) => {
    await page.evaluate(() => localStorage.setItem('locale', 'en'));
    await page.reload();
    await settled(page);
    proxy.inject(appDown, { kind: 'status', status: 502 });
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await page.getByRole('link', { name: 'Get the app' }).click();
    await soon(page, () => toastOf(page).innerText()).toBe(
      'The service is unavailable right now. Please try again shortly (error number 502)',
    );
  });

  test.for(['html', 'garbage'] as const)(
    'such as %s where JSON should be is reported in words',
    async (kind, { page, proxy }) => {
      proxy.inject(appDown, { kind });
      await openAppDown(page);
      const message = kind === 'html' ? '服务器返回的数据有误，请稍后再试' : '网络连接已断开，请检查网络';
      await soon(page, () => toastOf(page).innerText()).toBe(message);
    },
  );
});
