// How a station appears by name: its own words for screens, the labels of its tab bar, its entry on a home screen.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openBrowser, openVisitor } from '#support/openStation.ts';
import { siteWorld } from '#support/site.ts';
import { settled, staticPage, turnLanguage } from './steps.ts';

interface Home {
  code: string;
  /** The labels of its tab bar in each language, and whether they are cut. */
  labels: Record<'zh-CN' | 'en', (readonly [label: string, isCut: boolean])[]>;
  manifest: { address: string; name: string; background: string; errors: unknown[] };
  /** The colour of the page behind the first paint. */
  ground: string;
  objections: unknown[];
  consoleErrors: string[];
}

const test = siteWorld().extend('homes', { scope: 'file' }, async ({ server, station, clock }) => {
  const homes: Home[] = [];
  // Each station has a browser's storage of its own: one visitor may come to all. Only the whole browser can install them.
  const visitor = await openVisitor(await openBrowser('whole'), server.url(station) + staticPage, {
    locale: 'zh-CN',
    width: 320,
    height: 568,
    clock,
  });
  const { page, context, consoleErrors } = visitor;
  const chromium = await context.newCDPSession(page);
  for (const { code } of server.context.stations.all()) {
    await page.goto(`${server.url(code)}/index`);
    await settled(page);
    const chinese = await labelsOf(page);
    const { data, errors, url } = await chromium.send('Page.getAppManifest');
    const { installabilityErrors } = await chromium.send('Page.getInstallabilityErrors');
    const { name, background_color: background } = JSON.parse(data!);
    const ground = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--surface').trim(),
    );
    // Without a tab bar there is no label to read in English either.
    if (chinese.length > 0) await turnLanguage(page);
    homes.push({
      code,
      labels: { 'zh-CN': chinese, en: await labelsOf(page) },
      manifest: { address: new URL(url).pathname, name, background, errors },
      ground,
      // Visitors of a test are private ones.
      objections: installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito'),
      consoleErrors: consoleErrors.splice(0),
    });
  }
  await visitor.close();
  return homes;
});

/** The labels of a tab bar; there is none where every guest is sent to log-in. */
const labelsOf = (page: Page) =>
  page
    .getByRole('navigation', { name: /主菜单|Main menu/ })
    .locator('span:last-child')
    .evaluateAll((all) =>
      all.map((label) => {
        const bar = label.closest('nav')!.getBoundingClientRect();
        const { top, bottom } = label.getBoundingClientRect();
        const isWide = label.scrollWidth > label.clientWidth;
        return [label.textContent, isWide || top < bar.top || bottom > bar.bottom] as const;
      }),
    );

test('a screen that the station renamed has that name in its title and on every button that leads to it', async ({
  open,
}) => {
  const { page } = await open(staticPage, { at: 'v007', as: 'member01' });
  for (const [path, count] of [
    ['/index', 1],
    ['/userCenter', 1],
    ['/wallet', 1],
  ] as const) {
    await page.goto(path);
    await settled(page);
    const links = page.locator('a[href="/recharge"]');
    await expect.poll(() => links.count(), { message: path }).toBeGreaterThanOrEqual(count);
    for (const label of await links.allInnerTexts()) expect([path, label.trim()]).toEqual([path, '存款中心']);
  }
  await page.locator('a[href="/recharge"]').first().click();
  await page.waitForURL('**/recharge');
  await settled(page);
  await expect.poll(() => page.title()).toMatch(/^存款中心 - /);
  await expect.poll(() => page.getByRole('heading', { level: 1 }).first().innerText()).toBe('存款中心');
  // The page as the server sends it, before any script.
  const sent = await page
    .context()
    .request.get(page.url().replace('v007.', ''), { headers: { Host: new URL(page.url()).host } });
  expect(await sent.text()).toContain('<b>存款中心</b>');
});

test('no label of a tab bar is cut, on any station, in both languages, on a narrow phone', ({ homes }) => {
  const seen = homes.flatMap(({ code, labels }) =>
    Object.entries(labels).flatMap(([locale, found]) =>
      found.map(([label, isCut]) => [`${code} ${locale} ${label}`, isCut] as const),
    ),
  );
  expect(seen.filter(([, isCut]) => isCut)).toEqual([]);
  expect(seen.length).toBeGreaterThanOrEqual(64);
});

test('a phone may install every station: the browser has no objection to manifest and icons', ({ homes }) => {
  for (const { code, manifest, ground, objections, consoleErrors } of homes) {
    expect([code, manifest.errors]).toEqual([code, []]);
    expect(manifest.address).toBe('/manifest.webmanifest');
    // The page behind the first paint has the colour that the phone paints while it starts.
    expect([code, manifest.background]).toEqual([code, ground]);
    expect([code, objections]).toEqual([code, []]);
    expect(consoleErrors).toEqual([]);
  }
  expect(new Set(homes.map(({ manifest }) => manifest.name)).size).toBe(9);
});
