// Owns the server's own pages as they are seen: readable to everybody, in light and dark, on narrow phones, within the content policy.
import type { Browser } from 'playwright-core';
import { describe, expect } from 'vitest';
import { axeFinds } from '#support/axe.ts';
import { siteWorld } from '#support/site.ts';

const test = siteWorld({ counterparties: ['message-gateway'] });

test.beforeAll(({ server }) => {
  // Pages with something on them.
  const insert = server.counterparties['message-gateway']!.store.prepare(
    'INSERT INTO message (id, station, address, subject, text, at_ms) VALUES (?, ?, ?, ?, ?, 1760000000000)',
  );
  insert.run('1', 'w147', '13711112222', '', '【测试】您的验证码是123456，10分钟内有效。');
  insert.run(
    '2',
    'w147',
    'lin@example.com',
    '【测试】账户安全提醒',
    'lin01，您好！\n\n您的账户刚刚有以下操作：修改了登录密码。',
  );
});

/** What axe finds, how far the page reaches beyond the screen, and what the console complained of. */
async function look(browser: Browser, url: string, colorScheme: 'light' | 'dark') {
  // axe brings a script of its own, so the policy is watched on a first visit and lifted for the second.
  const strict = await browser.newContext({ viewport: { width: 320, height: 640 }, colorScheme });
  const page = await strict.newPage();
  const troubles: string[] = [];
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
  page.on('pageerror', (error) => troubles.push(error.message));
  await page.goto(url);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await strict.close();

  const open = await browser.newContext({
    viewport: { width: 320, height: 640 },
    colorScheme,
    bypassCSP: true,
  });
  const again = await open.newPage();
  await again.goto(url);
  for (const summary of (await again.locator('summary').all()).slice(0, 3)) await summary.click();
  // In the dark it is the same document in other colours.
  const found = await axeFinds(again, colorScheme === 'dark' ? 'colours' : 'all');
  await open.close();
  return { found, beyond, troubles };
}

describe.each(['light', 'dark'] as const)('the operator pages, %s', (scheme) => {
  test.for(['/stations', '/openapi', '/outbox'])(
    '%s passes axe and fits a narrow phone',
    async (address, { browser, server }) => {
      expect(await look(browser, server.operatorUrl + address, scheme)).toEqual({
        found: [],
        beyond: 0,
        troubles: [],
      });
    },
  );
});

describe('the legacy pages', () => {
  test.for(['ThemeRed', 'ThemeBlack'])(
    'of the rules pass axe in %s',
    async (skin, { browser, server, station }) => {
      const url = `${server.url(station)}/legacy/rules.html?skin=${skin}`;
      expect(await look(browser, url, 'light')).toEqual({ found: [], beyond: 0, troubles: [] });
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
