// Owns how a station appears by name: its own words for screens, the labels of its tab bar, its entry on a home screen.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, openVisitor } from '#support/openStation.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { logInAs, settled } from './steps.ts';

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer({ site: true }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test('a screen that the station renamed has that name in its title and on every button that leads to it', async () => {
  const visitor = await openVisitor(browser, `${server.url('v007')}/login`);
  const { page } = visitor;
  await logInAs(page, 'member01');
  for (const [path, count] of [
    ['/index', 1],
    ['/userCenter', 1],
    ['/wallet', 1],
  ] as const) {
    await page.goto(server.url('v007') + path);
    await settled(page);
    const links = page.locator('a[href="/recharge"]');
    await expect.poll(() => links.count(), { message: path }).toBeGreaterThanOrEqual(count);
    for (const label of await links.allInnerTexts()) expect([path, label.trim()]).toEqual([path, '存款中心']);
  }
  await page.locator('a[href="/recharge"]').first().click();
  await page.waitForURL('**/recharge');
  await settled(page);
  await expect.poll(() => page.title()).toMatch(/^存款中心 - /);
  expect(await page.getByRole('heading', { level: 1 }).first().innerText()).toBe('存款中心');
  // The page as the server sends it, before any script.
  const sent = await page
    .context()
    .request.get(page.url().replace('v007.', ''), { headers: { Host: new URL(page.url()).host } });
  expect(await sent.text()).toContain('<b>存款中心</b>');
  expect(visitor.troubles).toEqual([]);
  await visitor.close();
});

test('no label of a tab bar is cut, on any station, in both languages, on a narrow phone', async () => {
  const seen: string[] = [];
  const cut: string[] = [];
  for (const locale of ['zh-CN', 'en'] as const)
    for (const { code, onOff } of server.context.stations.all()) {
      // One that sends every guest to log-in shows no tab bar.
      if (onOff.notLoggedToLoginPage) continue;
      const visitor = await openVisitor(browser, `${server.url(code)}/index`, {
        locale,
        width: 320,
        height: 568,
      });
      await settled(visitor.page);
      const labels = visitor.page
        .getByRole('navigation', { name: /主菜单|Main menu/ })
        .locator('span:last-child');
      const found = await labels.evaluateAll((all) =>
        all.map((label) => {
          const bar = label.closest('nav')!.getBoundingClientRect();
          const { top, bottom } = label.getBoundingClientRect();
          const isWide = label.scrollWidth > label.clientWidth;
          return [label.textContent, isWide || top < bar.top || bottom > bar.bottom] as const;
        }),
      );
      for (const [label, isCut] of found) (isCut ? cut : seen).push(`${code} ${locale} ${label}`);
      await visitor.close();
    }
  expect(cut).toEqual([]);
  expect(seen.length).toBeGreaterThanOrEqual(64);
});

test('a phone may install every station: the browser has no objection to manifest and icons', async () => {
  const names = new Set<string>();
  for (const { code } of server.context.stations.all()) {
    const visitor = await openVisitor(browser, `${server.url(code)}/index`);
    await settled(visitor.page);
    const chromium = await visitor.context.newCDPSession(visitor.page);
    const { data, errors, url } = await chromium.send('Page.getAppManifest');
    expect([code, errors]).toEqual([code, []]);
    expect(new URL(url).pathname).toBe('/manifest.webmanifest');
    const manifest = JSON.parse(data!);
    names.add(manifest.name);
    // The page behind the first paint has the colour that the phone paints while it starts.
    const ground = await visitor.page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--surface').trim(),
    );
    expect([code, manifest.background_color]).toEqual([code, ground]);
    const { installabilityErrors } = await chromium.send('Page.getInstallabilityErrors');
    // Visitors of a test are private ones.
    const objections = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
    expect([code, objections]).toEqual([code, []]);
    expect(visitor.troubles).toEqual([]);
    await visitor.close();
  }
  expect(names.size).toBe(9);
});
