// The server's own pages as they are seen in the light: readable to everybody, on narrow phones, within the content policy; and what the lists of stations and calls lead to.
import { describe, expect } from 'vitest';
import { look, looksAtOperatorPages, test } from './operatorPages.ts';

looksAtOperatorPages('light');

describe('the legacy pages', () => {
  test.for(['ThemeRed', 'ThemeBlack'])(
    'of the rules pass axe in %s',
    async (skin, { browser, server, station }) => {
      const url = `${server.url(station)}/legacy/rules.html?skin=${skin}`;
      expect(await look(browser, url, 'light')).toEqual({ found: [], beyond: 0, consoleErrors: [] });
    },
  );
});

describe('the list of stations', () => {
  test('leads into each station, by name and by /open/<code>', async ({ browser, server }) => {
    const context = await browser.newContext({ viewport: { width: 375, height: 812 } });
    const page = await context.newPage();
    await page.goto(`${server.operatorUrl}/stations`);
    const stations = server.context.stations.all();
    await expect.poll(() => page.locator('.station').count()).toBe(stations.length);
    await page.locator('.station-link').first().click();
    await page.waitForURL(`http://${stations[0]!.code}.localhost:${server.port}/**`);
    await page.goto(`http://127.0.0.1:${server.port}/stations`);
    await page.locator('.station-link').nth(1).click();
    await page.waitForURL(`http://127.0.0.1:${server.port}/**`);
    const boot = JSON.parse((await page.locator('#boot').textContent())!);
    expect(boot.station.code).toBe(stations[1]!.code);
    await context.close();
  });
});

describe('the page of the interface', () => {
  test('finds calls by any word of theirs, opens the one a link names, and is Chinese where the reader is', async ({
    browser,
    server,
  }) => {
    const context = await browser.newContext({ viewport: { width: 375, height: 812 }, locale: 'zh-CN' });
    const page = await context.newPage();
    await page.goto(`${server.operatorUrl}/openapi`);
    const shown = page.locator('.call:not([hidden])');
    const all = await shown.count();
    await page.getByLabel('查找接口').fill('wrongLogin');
    await expect.poll(() => shown.count()).toBeLessThan(5);
    expect(await shown.first().locator('summary').textContent()).toContain('/m/v2/login.do');
    await page.getByLabel('查找接口').fill('noSuchWordAnywhere');
    await page.getByText('没有找到').waitFor();
    expect(await shown.count()).toBe(0);
    await page.getByLabel('查找接口').fill('');
    await expect.poll(() => shown.count()).toBe(all);
    await page.locator('#screens').scrollIntoViewIfNeeded();
    await page.getByText('/login', { exact: true }).last().click();
    await page.locator('a[href="#auth/login"]').last().click();
    await expect.poll(() => page.locator('details[id="auth/login"]').getAttribute('open')).not.toBeNull();
    const text = await page.locator('details[id="auth/login"]').innerText();
    for (const words of ['登录密码。', '账号或密码错误', '登录注册', '必填']) expect(text).toContain(words);
    await context.close();
  });
});
