// Owns the journeys of a browser that works against the site: storage that throws, and pages of others that try to act in a member's name.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ScreenRow, screens } from '#contract/screens.generated.ts';
import { openBrowser, openVisitor, type Visitor } from '#support/openStation.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { callFrom, fillLogin, logInAs, settled } from './steps.ts';

let server: RunningServer;
let browser: Browser;
let attacker: Server;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer({ site: true }), openBrowser()]);
  attacker = createServer((_, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>x</title>'),
  );
  await new Promise<void>((resolve) => attacker.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  attacker?.close();
  await browser?.close();
  await server?.stop();
});

describe('with storage that throws', () => {
  let visitor: Visitor;
  beforeEach(async () => {
    visitor = await openVisitor(browser, 'about:blank');
    await visitor.context.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'] as const)
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
    });
  });
  afterEach(async () => {
    expect(visitor.troubles.filter((trouble) => trouble.startsWith('uncaught'))).toEqual([]);
    await visitor.close();
  });
  /** In two tabs side by side, since most of it is waiting until a page is at rest. */
  const draws = async (rows: readonly ScreenRow[]): Promise<void> => {
    const left = rows.map(({ path }) => path);
    const walk = async (page: Page): Promise<void> => {
      for (let path = left.shift(); path !== undefined; path = left.shift()) {
        await page.goto(`${server.url('w147')}${path}`);
        await settled(page);
        // A wall that asks to log in is fetched when somebody meets it.
        await expect
          .poll(async () => (await page.getByRole('main').innerText()).length, { message: path })
          .toBeGreaterThan(3);
      }
    };
    const second = await visitor.context.newPage();
    second.on('pageerror', ({ message }) => visitor.troubles.push(`uncaught: ${message}`));
    await Promise.all([visitor.page, second].map(walk));
  };

  test('every screen of guests is drawn', () => draws(screens.filter(({ who }) => who === 'guest')));

  test.each([...new Set(screens.map(({ area }) => area))])(
    'a member can log in, and every screen of %s is drawn',
    async (area) => {
      const { page } = visitor;
      await page.goto(`${server.url('w147')}/login`);
      await settled(page);
      await fillLogin(page, 'member01', 'demo8888');
      await page.waitForURL('**/index');
      await draws(screens.filter((row) => row.area === area));
    },
  );
});

test.each([
  ['another site', 'w147', (port: number) => `http://evil.localhost:${port}/`],
  ['a sibling station', 'v003', () => `${server.url('h012')}/aboutUs`],
] as const)('%s cannot act in the name of a member', async (_, station, addressOf) => {
  const visitor = await openVisitor(browser, `${server.url(station)}/aboutUs`);
  try {
    const { page, context } = visitor;
    await logInAs(page, 'member01');
    const nameOf = async () => (await callFrom(page, '/m/v2/userInfo.do')).nickName;
    const before = await nameOf();

    const there = await context.newPage();
    await there.goto(addressOf((attacker.address() as AddressInfo).port));
    const target = `${server.url(station)}/m/v2/forum/setNickName.do`;
    // As scripts can send it without asking the server first, with the member's cookies.
    await there.evaluate(async (url) => {
      const body = new URLSearchParams({ nickName: 'Stolen' });
      await fetch(url, { method: 'POST', mode: 'no-cors', credentials: 'include', body }).catch(() => null);
      await fetch(`${url}?nickName=Stolen`, { mode: 'no-cors', credentials: 'include' }).catch(() => null);
    }, target);
    // As a form sends it, by a whole navigation. A station's own content policy may stop it already.
    const sent = there.evaluate(async (url) => {
      const stopped = new Promise((resolve) => addEventListener('securitypolicyviolation', resolve));
      const form = document.createElement('form');
      Object.assign(form, { method: 'POST', action: url });
      const field = document.createElement('input');
      Object.assign(field, { name: 'nickName', value: 'Stolen' });
      form.append(field);
      document.body.append(form);
      form.submit();
      await stopped;
    }, target);
    // Where nothing stops it, the page is gone once there is an answer.
    await sent.catch(() => there.waitForURL(target));
    expect(await nameOf()).toBe(before);

    // The same call from the station's own page does its work: what stopped the others was where they came from.
    await callFrom(page, '/m/v2/forum/setNickName.do', { nickName: 'Mine' });
    expect(await nameOf()).toBe('Mine');
  } finally {
    await visitor.close();
  }
});
