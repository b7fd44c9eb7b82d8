// What a journey in the back office is given: its built pages, a browser, and people at it whose pages have the test's clock.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { OfficeRole } from '#contract/officeCall.ts';
import { seldom, step } from '#scripts/atRest.ts';

import { type Clock, keepPageTime } from './clock.ts';
import { type OfficeClient, officeAs } from './office.ts';
import { openBrowser } from './openStation.ts';
import type { RunningServer } from './startServer.ts';
import { type WorldOptions, world } from './world.ts';

export interface OfficeVisit {
  /** Somebody of the demonstration who is logged in; nobody is where it is left out. */
  as?: OfficeRole;
  /** Somebody who was logged in elsewhere, in place of `as`. */
  client?: OfficeClient;
  width?: number;
  height?: number;
  locale?: 'zh-CN' | 'en';
  appearance?: 'light' | 'dark';
}

export interface OfficeVisitor {
  page: Page;
  context: BrowserContext;
  /** Console errors and uncaught exceptions so far; a journey ends with none that it did not provoke. */
  consoleErrors: string[];
}

/** What the pages of a visitor come from: the fixtures of a file. */
export interface OfficeGround {
  browser: Browser;
  server: RunningServer;
  station: string;
  clock: Clock;
}

const isTouched = (width: number): boolean => width < 768;

const choices = (station: string, locale: string) => ({ 'office-station': station, 'office-locale': locale });

/** The session of somebody who was logged in outside of the browser, for it to go on with. */
const cookiesOf = ({ officeUrl }: RunningServer, somebody: OfficeClient | undefined) =>
  [...(somebody?.cookies ?? [])].map(([name, value]) => ({
    name,
    value,
    // By its name it is for secure addresses, of which a browser takes this machine for one.
    url: officeUrl.replace('http:', 'https:'),
  }));

/** Somebody opens an address of the office in a browser of their own; whoever asks closes its `context`. */
export async function openOffice(
  { browser, server, station, clock }: OfficeGround,
  address: string,
  { as, client, width = 1440, height = 900, locale = 'zh-CN', appearance = 'light' }: OfficeVisit = {},
): Promise<OfficeVisitor> {
  const context = await browser.newContext({
    baseURL: server.officeUrl,
    viewport: { width, height },
    deviceScaleFactor: 2,
    hasTouch: isTouched(width),
    colorScheme: appearance,
    reducedMotion: 'reduce',
  });
  await keepPageTime(context, clock);
  await context.addCookies(cookiesOf(server, client ?? (as && (await officeAs(server, as, { station })))));
  await context.addInitScript(
    (chosen) => {
      // The frame of the studio's preview has no storage.
      if (window !== window.top) return;
      // A later page of the same browser has what was chosen on the one before.
      for (const [key, value] of Object.entries(chosen))
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    },
    choices(station, locale),
  );
  const page = await context.newPage();
  const visitor: OfficeVisitor = { page, context, consoleErrors: [] };
  page.on('pageerror', (error) => visitor.consoleErrors.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') visitor.consoleErrors.push(`console: ${message.text()}`);
  });
  await page.goto(address);
  return visitor;
}

/** After its test a visitor has a sound line and one window, and nothing went wrong in it; says whether somebody else may have its browser. */
async function leave({ page, context, consoleErrors }: OfficeVisitor): Promise<boolean> {
  if (page.isClosed() || consoleErrors.length > 0) return false;
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  // A browser's own page of what it could not load has no storage to be emptied.
  return page.evaluate(() => document.querySelector('main') !== null).catch(() => false);
}

/** Somebody opens an address in a browser that another has left: it remembers nothing of them but the scripts it has loaded. */
async function takeOver(
  { page, context }: OfficeVisitor,
  { server, station }: OfficeGround,
  address: string,
  { as, client, width = 1440, height = 900, locale = 'zh-CN', appearance = 'light' }: OfficeVisit,
): Promise<void> {
  await context.clearCookies();
  await page.evaluate(
    (chosen) => {
      sessionStorage.clear();
      localStorage.clear();
      for (const [key, value] of Object.entries(chosen)) localStorage.setItem(key, value);
    },
    choices(station, locale),
  );
  await context.addCookies(cookiesOf(server, client ?? (as && (await officeAs(server, as, { station })))));
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: appearance, reducedMotion: 'reduce' });
  await page.goto(address);
}

/**
 * The `test` of a file of journeys in the office. `visit` opens an address of it; whoever comes has left, without errors in their console, when the test ends, and
 * may leave the browser to whoever comes in a later test of the file: emptied, it loads the office for half of the work. The station chosen in the
 * bar is the file's.
 */
export function officeWorld(options: WorldOptions = {}) {
  return (
    world({ office: true, site: true, ...options })
      // biome-ignore lint/correctness/noEmptyPattern: vitest reads what a fixture needs from this pattern.
      .extend('browser', { scope: 'file' }, ({}) => openBrowser('shell'))
      // biome-ignore lint/correctness/noEmptyPattern: vitest reads what a fixture needs from this pattern.
      .extend('left', { scope: 'file' }, ({}, { onCleanup }) => {
        const left: Record<'desk' | 'phone', OfficeVisitor[]> = { desk: [], phone: [] };
        onCleanup(async () => {
          for (const { context } of Object.values(left).flat()) await context.close();
        });
        return left;
      })
      .extend('visit', ({ browser, server, station, clock, left, task }, { onCleanup }) => {
        const here: { visitor: OfficeVisitor; among: OfficeVisitor[] }[] = [];
        onCleanup(async () => {
          const consoleErrors = here.flatMap(({ visitor }) => visitor.consoleErrors);
          for (const { visitor, among } of here)
            if (task.result?.state !== 'fail' && (await leave(visitor))) among.push(visitor);
            else await visitor.context.close();
          expect(consoleErrors).toEqual([]);
        });
        return async (address: string, visit: OfficeVisit = {}): Promise<OfficeVisitor> => {
          const ground = { browser, server, station, clock };
          const among = left[isTouched(visit.width ?? 1440) ? 'phone' : 'desk'];
          // To another part of the address that it shows a page goes without loading it.
          const known = address.includes('#') ? undefined : among.pop();
          const visitor = known ?? (await openOffice(ground, address, visit));
          here.push({ visitor, among });
          if (known) await takeOver(known, ground, address, visit);
          return visitor;
        };
      })
  );
}

/** Goes to another address of the office as a link of its own does: nothing is loaded again. */
export async function officeFollow(page: Page, address: string): Promise<void> {
  await step(page, address);
  // Where the address has not been drawn yet, the room that is being left stands below another name.
  const [, room] = new URL(address, page.url()).pathname.split('/');
  await page.locator(`main[data-at^="/${room}"]`).waitFor();
  await officeSettled(page);
}

/** Waits until the office has drawn itself and nothing on its page is on its way. */
export async function officeSettled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.waitForFunction(
    () =>
      !document.querySelector('.office-loading, .ant-spin-spinning, [aria-busy="true"], .ant-select-loading'),
    null,
    seldom,
  );
}
