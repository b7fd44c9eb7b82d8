// Owns the journeys of stations: nine that differ, a tenth put on line by a file, a switched-off screen, a file that broke.
import { copyFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getOnOffBaseBtn } from '#contract/session.generated.ts';
import type { StationFile } from '#contract/station.generated.ts';
import { openStations } from '#server/stations.ts';
import { openBrowser, openVisitor } from '#support/openStation.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { settled } from './steps.ts';

const shipped = path.resolve(import.meta.dirname, '../../stations');
const codes = ['w147', 'h012', 'v003', 'v006', 'v007', 'v010', 'v017', 'v018', 'v019'];

let folder: string;
let registry: Awaited<ReturnType<typeof openStations>>;
let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'stations-'));
  await cp(shipped, folder, { recursive: true });
  registry = await openStations(folder);
  [server, browser] = await Promise.all([startServer({ site: true, registry }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  registry?.close();
  await rm(folder, { recursive: true, force: true });
});

const fileOf = async (code: string): Promise<StationFile> =>
  JSON.parse(await readFile(path.join(folder, `${code}.json`), 'utf8'));

const linksOf = (page: Page): Promise<string[]> =>
  page
    .locator('a[href]')
    .evaluateAll((all) => all.map((a) => new URL((a as HTMLAnchorElement).href).pathname));

async function stand(url: string) {
  const visitor = await openVisitor(browser, url);
  try {
    await settled(visitor.page);
    const { page } = visitor;
    return {
      path: new URL(page.url()).pathname,
      title: await page.title(),
      skin: await page.evaluate(() => document.documentElement.dataset.skin),
      brand: await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--brand').trim(),
      ),
      troubles: visitor.troubles,
    };
  } finally {
    await visitor.close();
  }
}

describe('the stations', () => {
  test('are nine different sites from one build', async () => {
    const seen = new Map<string, string>();
    for (const code of codes) {
      const site = await stand(`${server.url(code)}/appDown`);
      const home = await stand(`${server.url(code)}/`);
      expect(home.troubles, code).toEqual([]);
      expect(['/index', '/login']).toContain(home.path);
      const look = `${home.skin} ${home.brand} ${home.title}`;
      expect([...seen.values()], `${code} looks like another`).not.toContain(look);
      seen.set(code, look);
      expect(site.troubles, code).toEqual([]);
    }
    expect(new Set([...seen.values()].map((look) => look.split(' ')[0]))).toEqual(
      new Set(['ThemeRed', 'ThemeBlack']),
    );
  });

  test('lose a switched-off screen from the router and from every link', async () => {
    for (const code of codes) {
      const off = (await fileOf(code)).routes?.off ?? [];
      if (off.length === 0) continue;
      const { page, close } = await openVisitor(browser, `${server.url(code)}/index`);
      try {
        for (const from of ['/index', '/userCenter']) {
          await page.goto(server.url(code) + from);
          await settled(page);
          const links = await linksOf(page);
          expect(
            links.filter((link) => off.some((gone) => gone === link)),
            `${code}${from}`,
          ).toEqual([]);
        }
        for (const gone of off) {
          await page.goto(server.url(code) + gone);
          await page.waitForURL(({ pathname }) => pathname === '/index' || pathname === '/login');
        }
      } finally {
        await close();
      }
    }
    const switched = await Promise.all(
      codes.map(async (code) => (await fileOf(code)).routes?.off?.length ?? 0),
    );
    expect(switched.filter((count) => count > 0).length).toBeGreaterThanOrEqual(2);
    // Some sixty pages: each station lacks most activities.
  }, 240_000);

  // That it takes less than a second: tests/server/stations.test.ts.
  test('gain a tenth by a file copied in, without a restart, and lose it with the file', async () => {
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
    const site = await stand(`${server.url('z010')}/index`);
    expect(site.title).toContain('第十站');
    expect(site.troubles).toEqual([]);
    await rm(path.join(folder, 'z010.json'));
    const visitor = server.client('z010');
    await expect.poll(async () => (await visitor.call(getOnOffBaseBtn, {})).status).toBe(404);
  });

  test('keep their last good version while a file is broken, and say where', async () => {
    const file = path.join(folder, 'h012.json');
    const good = await readFile(file, 'utf8');
    const before = await stand(`${server.url('h012')}/appDown`);
    const list = async (): Promise<string> => (await fetch(`${server.operatorUrl}/stations`)).text();
    await writeFile(file, good.replace(/"code"\s*:/, '"code"'));
    await expect.poll(list).toContain('h012.json:');
    const meanwhile = await stand(`${server.url('h012')}/appDown`);
    expect(meanwhile.title).toBe(before.title);
    await writeFile(file, good);
    await expect.poll(list).not.toContain('h012.json:');
  });
});
