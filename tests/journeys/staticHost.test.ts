// The same build works behind a plain static host: files and one fallback page there, calls and pictures forwarded.
import { readFile } from 'node:fs/promises';
import { request as ask, createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { describe, expect } from 'vitest';
import { assetBase } from '#contract/boot.ts';
import { contentPolicy } from '#server/web/headers.ts';
import { readContract } from '#server/web/openapi/contract.ts';
import { templateOf } from '#server/web/page.ts';
import { asksForLogin } from '#session/gate.ts';
import { localText } from '#station/station.ts';
import { siteWorld } from '#support/site.ts';
import { settled } from './steps.ts';

const dist = path.resolve(import.meta.dirname, '../../dist');
const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.html': 'text/html; charset=utf-8',
};

/** The fields that docs/specification.md §3 names, and of a lottery the code and name without which there is none. */
const minimal: Record<string, object> = {
  '/m/v2/getOnOffBaseBtn.do': {
    stationCode: 'w147',
    onlineServiceUrl: '',
    notLoggedToLoginPage: false,
    onoffMobileNotloggedToLoginview: false,
    thirdAutoExchange: true,
  },
  '/m/v2/getPageHead.do': { wapv2ThemeColor: 'ThemeOfAnotherFrontEnd', pageTitle: 'Minimal' },
  '/m/v2/floatFrameList.do': {
    floatFrameList: [
      { id: 1, showPosition: 1, afsList: [{ linkUrl: '/appDown', linkType: 1, imgUrl: '/art/ad-app.svg' }] },
    ],
  },
  '/index/lotteryList.do': {
    lotteryList: [
      { lotCode: 'FFC', lotName: '最小彩', lotVersion: 2 },
      { lotCode: 'FFK3', lotName: '最小快三', lotVersion: 1 },
    ],
  },
};
/** Calls of which the specification shows no field at all: they are answered with success and msg. */
const bare = new Set(['/m/v2/login.do', '/m/v2/getRecaptchaInfo.do']);
/** Whether these calls are answered with the specification's fields alone. */
let isMinimal = false;
let isLoggedIn = false;
const { calls } = readContract(path.resolve(import.meta.dirname, '../../schemas'));
/** Calls for members: a backend of its own knows its members, so the examples of the contract stand in. */
const ofMembers = new Map(
  [...calls.values()]
    .filter(({ role }) => role !== 'guest')
    .map((call) => [call.path, call.example.response]),
);

/** What the minimal backend answers, or nothing where the call is left to our server. */
function minimalAnswer(pathname: string): object | undefined {
  if (pathname === '/m/v2/login.do') isLoggedIn = true;
  if (pathname === '/m/accInfo.do') return { login: isLoggedIn, guest: !isLoggedIn };
  return minimal[pathname] ?? (bare.has(pathname) ? {} : ofMembers.get(pathname));
}

/** What docs/operation.md asks of a static host, and nothing more. */
async function startHost(backendPort: number): Promise<Server> {
  const page = await readFile(path.join(dist, 'index.html'), 'utf8');
  const policy = contentPolicy({ styles: templateOf(page, {}).styles }, false);
  return createServer(async (request, response) => {
    const { pathname } = new URL(request.url!, 'http://host');
    const answer = isMinimal ? minimalAnswer(pathname) : undefined;
    if (answer) {
      request.resume();
      response.writeHead(200, { 'Content-Type': 'application/json' });
      return void response.end(JSON.stringify({ success: true, msg: '', ...answer }));
    }
    if (/\.do$|^\/(?:art|logo|legacy|operator)\//.test(pathname)) {
      const { headers, method, url } = request;
      const asked = ask({ host: 'localhost', port: backendPort, path: url, method, headers }, (answer) => {
        response.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(response);
      });
      // A page that closes may leave a request behind, which then ends with the backend.
      asked.on('error', () => response.destroy());
      request.pipe(asked);
      return;
    }
    const isFile = pathname.startsWith(assetBase) || pathname === '/service-worker.js';
    const name = isFile ? pathname.replace(assetBase, '') : 'index.html';
    const file = path.join(dist, name);
    const body = await readFile(file).catch(() => null);
    response.writeHead(body ? 200 : 404, {
      'Content-Type': types[path.extname(file)] ?? 'text/plain',
      ...(!isFile && { 'Content-Security-Policy': policy }),
    });
    response.end(body ?? 'Not found');
  });
}

const listening = (host: Server, port: number) =>
  new Promise<void>((ready) => host.listen(port, 'localhost', ready));

const test = siteWorld()
  .extend('host', { scope: 'file' }, async ({ server }, { onCleanup }) => {
    const host = await startHost(server.port);
    await listening(host, 0);
    onCleanup(() => {
      host.closeAllConnections();
      host.close();
    });
    return host;
  })
  .extend('port', { scope: 'file' }, ({ host }) => (host.address() as AddressInfo).port);

describe('installed from a plain static host', () => {
  test.override('browserKind', 'whole');

  test('a station boots from its file and its backend, in its own skin, under the strict content policy', async ({
    open,
    port,
    server,
  }) => {
    // One that sends every guest to log-in shows no tab bar.
    const stations = server.context.stations.all().filter((station) => !asksForLogin(station));
    const skins = new Map(stations.map((station) => [station.theme.skin, station]));
    expect(skins.size).toBe(2);
    for (const [skin, station] of skins) {
      const visitor = await open('/index', { hasWorker: true, at: station.code, port });
      expect(await visitor.page.locator('#boot').count()).toBe(0);
      expect(await visitor.page.evaluate(() => document.documentElement.dataset.skin)).toBe(skin);
      const chromium = await visitor.context.newCDPSession(visitor.page);
      const { data, errors } = await chromium.send('Page.getAppManifest');
      expect(errors).toEqual([]);
      expect(JSON.parse(data!).name).toBe(localText(station.name, station.locale));
      const { installabilityErrors } = await chromium.send('Page.getInstallabilityErrors');
      // Visitors of a test are private ones.
      expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
      await visitor.page.locator('a[href="/userCenter"]').first().waitFor({ state: 'attached' });
    }
  });
});

describe('behind a plain static host', () => {
  test('without a connection a station starts with its own outline', async ({ open, port, host }) => {
    const visitor = await open('/index', { hasWorker: true, at: 'h012', port });
    const { page } = visitor;
    const outline = `${assetBase}stations/h012/outline.html`;
    await expect
      .poll(async () => {
        // A player at work brings the worker at once; a press before its loader is there would be lost.
        await page.locator('body').press('Shift');
        return page.evaluate(async (address) => (await caches.match(address)) !== undefined, outline);
      })
      .toBe(true);
    expect(visitor.consoleErrors).toEqual([]);
    host.closeAllConnections();
    await new Promise((closed) => host.close(closed));
    await page.goto('/userCenter');
    await page.getByText('当前没有网络').waitFor();
    expect(await page.title()).toContain('墨帆阁');
    await listening(host, port);
    await page.locator('[data-shown]').waitFor();
    // There was nobody to ask.
    visitor.consoleErrors.length = 0;
  });

  test('a path of the app opens by itself, and an unknown one leads home', async ({ open, port }) => {
    const visitor = await open('/login', { hasWorker: true, port });
    expect(new URL(visitor.page.url()).pathname).toBe('/login');
    await visitor.page.goto('/no/such/page');
    await visitor.page.waitForURL('**/index');
  });

  test('a member logs in there and is still logged in after a reload', async ({ open, port }) => {
    const visitor = await open('/login', { hasWorker: true, port });
    const { page } = visitor;
    await page.locator('input[autocomplete="username"]').first().fill('member01');
    await page.locator('input[type="password"]').first().fill('demo8888');
    await page.locator('form button[type="submit"]').first().click();
    await page.waitForURL((address) => address.pathname !== '/login');
    await page.goto('/userCenter');
    await page.getByText('member01').first().waitFor();
  });

  test('a backend that answers exactly the fields of the specification boots it, lists its lotteries and logs a member in', async ({
    open,
    port,
  }) => {
    isMinimal = true;
    const visitor = await open('/index', { hasWorker: true, port });
    const { page } = visitor;
    try {
      expect(await page.title()).toContain('Minimal');
      // A theme that is not known is the station's own.
      expect(await page.evaluate(() => document.documentElement.dataset.skin)).toBe('ThemeRed');
      await page.getByText('最小彩').first().waitFor();
      await page.getByRole('tab', { name: /官方/ }).first().click();
      await page.getByText('最小快三').first().waitFor();
      await page.getByRole('button', { name: '展开活动推广' }).click();
      await page.locator('aside img').first().waitFor({ state: 'attached' });
      await page.goto('/login');
      await settled(page);
      expect(new URL(page.url()).pathname).toBe('/login');
      await page.locator('input[autocomplete="username"]').first().fill('member01');
      await page.locator('input[type="password"]').first().fill('demo8888');
      await page.locator('form button[type="submit"]').first().click();
      await page.waitForURL((address) => address.pathname === '/index');
      await page.goto('/userCenter');
      await settled(page);
      // The member's menus, not the wall for guests.
      for (const entry of ['/wallet', '/lotteryRecord', '/withdraw'])
        await page.locator(`main a[href="${entry}"]`).first().waitFor();
    } finally {
      isMinimal = false;
    }
  });
});
