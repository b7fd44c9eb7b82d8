// Stations: nine that differ, a tenth put on line by a file, a switched-off screen, a file that broke.
import { copyFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect } from 'vitest';
import { getOnOffBaseBtn } from '#contract/session.generated.ts';
import type { StationFile } from '#contract/station.generated.ts';
import { step } from '#scripts/atRest.ts';
import { openStations } from '#server/stations.ts';
import { openVisitor, type Visitor } from '#support/openStation.ts';
import { siteWorld } from '#support/site.ts';
import { follow, settled, staticPage } from './steps.ts';

const shipped = path.resolve(import.meta.dirname, '../../stations');
const codes = ['w147', 'h012', 'v003', 'v006', 'v007', 'v010', 'v017', 'v018', 'v019'];

const folder = await mkdtemp(path.join(os.tmpdir(), 'stations-'));
await cp(shipped, folder, { recursive: true });
const registry = await openStations(folder);
afterAll(async () => {
  registry.close();
  await rm(folder, { recursive: true, force: true });
});

const fileOf = async (code: string): Promise<StationFile> =>
  JSON.parse(await readFile(path.join(folder, `${code}.json`), 'utf8'));

/** How a page of a station presents itself to a visitor. */
async function stand({ page }: Visitor, url: string) {
  await page.goto(url);
  await settled(page);
  return {
    path: new URL(page.url()).pathname,
    title: await page.title(),
    ...(await page.evaluate(() => ({
      skin: document.documentElement.dataset.skin,
      brand: getComputedStyle(document.documentElement).getPropertyValue('--brand').trim(),
    }))),
  };
}

const linksOf = (page: Page): Promise<string[]> =>
  page
    .locator('a[href]')
    .evaluateAll((all) => all.map((a) => new URL((a as HTMLAnchorElement).href).pathname));

/** Where a guest ends who asks for a screen that there is not. */
const homes = ['/index', '/login'];

/** What a guest meets who comes to a station and goes on to the member centre. */
interface Visited {
  code: string;
  home: Awaited<ReturnType<typeof stand>>;
  consoleErrors: string[];
  /** The screens that its file switches off. */
  off: readonly string[];
  /** Where the links lead, on either page. */
  links: readonly string[];
}

const test = siteWorld({ registry }).extend(
  'visited',
  { scope: 'file' },
  async ({ browser, server, clock }) => {
    const visitor = await openVisitor(browser, server.url(codes[0]!) + staticPage, { clock });
    const visited: Visited[] = [];
    for (const code of codes) {
      const home = await stand(visitor, `${server.url(code)}/`);
      const links = await linksOf(visitor.page);
      await follow(visitor.page, '/userCenter');
      links.push(...(await linksOf(visitor.page)));
      const off = (await fileOf(code)).routes?.off ?? [];
      visited.push({ code, home, off, links, consoleErrors: visitor.consoleErrors.splice(0) });
    }
    await visitor.close();
    return visited;
  },
);

describe('the stations', () => {
  test('are nine different sites from one build', ({ visited }) => {
    const seen = new Map<string, string>();
    for (const { code, home, consoleErrors } of visited) {
      expect(consoleErrors, code).toEqual([]);
      expect(homes).toContain(home.path);
      const look = `${home.skin} ${home.brand} ${home.title}`;
      expect([...seen.values()], `${code} looks like another`).not.toContain(look);
      seen.set(code, look);
    }
    expect(seen.size).toBe(9);
    expect(new Set([...seen.values()].map((look) => look.split(' ')[0]))).toEqual(
      new Set(['ThemeRed', 'ThemeBlack']),
    );
  });

  test('lose a switched-off screen from the router and from every link', async ({
    open,
    server,
    visited,
  }) => {
    const { page } = await open(staticPage);
    const switched = visited.filter(({ off }) => off.length > 0);
    expect(switched.length).toBeGreaterThanOrEqual(2);
    for (const { code, home, off, links } of switched) {
      // Where every guest is sent to log-in there are none.
      if (home.path === '/index') expect(links.length, code).toBeGreaterThan(5);
      expect(
        links.filter((link) => off.some((gone) => gone === link)),
        code,
      ).toEqual([]);
      // The first as from another site, the rest from within.
      await page.goto(server.url(code) + off[0]);
      await page.waitForURL(({ pathname }) => homes.includes(pathname));
      await settled(page);
      for (const gone of off.slice(1)) {
        await step(page, gone);
        await page.waitForURL(({ pathname }) => homes.includes(pathname));
      }
      await settled(page);
    }
  });

  // That it takes less than a second: tests/server/stations.test.ts.
  test('gain a tenth by a file copied in, without a restart, and lose it with the file', async ({
    open,
    server,
  }) => {
    const tenth = {
      ...(await fileOf('v003')),
      code: 'z010',
      name: '第十站',
      hosts: ['z010.example'],
      pageHead: { pageTitle: '第十站' },
    };
    const draft = path.join(folder, '..', `draft-${process.pid}.json`);
    await writeFile(draft, JSON.stringify(tenth, null, 2));
    await copyFile(draft, path.join(folder, 'z010.json'));
    await rm(draft);
    await expect.poll(() => registry.byCode('z010')?.code).toBe('z010');
    const { page } = await open('/index', { at: 'z010' });
    expect(await page.title()).toContain('第十站');
    await rm(path.join(folder, 'z010.json'));
    const visitor = server.client('z010');
    await expect.poll(async () => (await visitor.call(getOnOffBaseBtn, {})).status).toBe(404);
  });

  test('keep their last good version while a file is broken, and say where', async ({ open, server }) => {
    const visitor = await open('/appDown', { at: 'h012' });
    const file = path.join(folder, 'h012.json');
    const good = await readFile(file, 'utf8');
    const before = await stand(visitor, `${server.url('h012')}/appDown`);
    const list = async (): Promise<string> => (await fetch(`${server.operatorUrl}/stations`)).text();
    await writeFile(file, good.replace(/"code"\s*:/, '"code"'));
    await expect.poll(list).toContain('h012.json:');
    const meanwhile = await stand(visitor, `${server.url('h012')}/appDown`);
    expect(meanwhile.title).toBe(before.title);
    await writeFile(file, good);
    await expect.poll(list).not.toContain('h012.json:');
  });
});
