// A site that starts behind a plain static host: it asks for what it needs, says why it cannot start, and asks again when it comes back.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { FaultProxy } from '#support/faultProxy.ts';
import { askedFor, test } from './faults.ts';
import { settled, soon } from './steps.ts';

/** The built page as it is, without anything our server would write into it. */
async function openStatic(page: Page, proxy: FaultProxy): Promise<void> {
  const html = await readFile(path.resolve(import.meta.dirname, '../../dist/index.html'), 'utf8');
  proxy.inject(/^\/(userCenter|aboutUs)/, { kind: 'page', html });
  await page.goto('/userCenter');
}

describe('behind a plain static host', () => {
  test('the site asks for what it needs and starts', async ({ page, proxy }) => {
    await openStatic(page, proxy);
    await expect.poll(() => page.getByRole('navigation', { name: '主菜单' }).isVisible()).toBe(true);
    const skin = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--brand'),
    );
    expect(skin).toMatch(/^#[0-9a-f]{6}$/);
    // On/off config, page head and visitor at once, then the station's file: two round trips.
    const first = proxy.seen.filter(({ path: asked }) =>
      /getOnOffBaseBtn|getPageHead|accInfo|w147\.json/.test(asked),
    );
    expect(first.map(({ path: asked }) => asked.replace(/\?.*/, '').split('/').at(-1))).toHaveLength(4);
    expect(first.at(-1)!.path).toContain('w147.json');
  });

  test('a site that cannot start says so and why, and starts when it can', async ({ page, proxy }) => {
    const stop = proxy.inject('/m/v2/getOnOffBaseBtn.do', { kind: 'status', status: 500 });
    await openStatic(page, proxy);
    await soon(page, () => page.getByText('网站暂时无法打开').isVisible()).toBe(true);
    await expect
      .poll(() => page.getByText('服务暂时不可用，请稍后重试（错误编号 500）').isVisible())
      .toBe(true);
    stop();
    await page.getByRole('button', { name: '重新加载' }).click();
    await expect.poll(() => page.getByRole('navigation', { name: '主菜单' }).isVisible()).toBe(true);
  });

  test('a broken station file is reported with what is wrong in it, not by a white page', async ({
    page,
    proxy,
  }) => {
    proxy.inject(/stations\/w147\.json/, { kind: 'answer', json: { code: 'w147', name: 7 } });
    await openStatic(page, proxy);
    await expect.poll(() => page.getByText(/w147\.json/).isVisible()).toBe(true);
    await expect.poll(() => page.getByText('服务器返回的数据有误，请稍后再试').isVisible()).toBe(true);
  });
});

describe('behind a plain static host, and back', () => {
  test.override('browserKind', 'whole');

  test('a page that comes back from the back/forward cache asks again who is here', async ({
    page,
    proxy,
  }) => {
    await openStatic(page, proxy);
    await settled(page);
    await page.evaluate(() => {
      Object.assign(window, { shown: [] });
      addEventListener('pageshow', ({ persisted }) =>
        (window as unknown as { shown: boolean[] }).shown.push(persisted),
      );
    });
    await page.goto('/legacy/rules.html');
    const before = askedFor(proxy, '/m/accInfo.do').length;
    // Said, not waited for: this page is gone before it could answer.
    await page.evaluate(() => void setTimeout(() => history.back()));
    await expect.poll(() => askedFor(proxy, '/m/accInfo.do').length).toBe(before + 1);
    // It asks as soon as it is visible: its pageshow, and the news that this is the page again, may come later.
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { shown: boolean[] }).shown))
      .toEqual([true]);
  });
});
