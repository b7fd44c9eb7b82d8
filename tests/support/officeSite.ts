// Owns what a journey in the back office is given: its built pages, a browser, and people at it whose pages have the test's clock.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { OfficeRole } from '#contract/officeCall.ts';
import { seldom } from '#scripts/atRest.ts';
import { step } from '../journeys/steps.ts';
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
  troubles: string[];
}

/** What the pages of a visitor come from: the fixtures of a file. */
export interface OfficeGround {
  browser: Browser;
  server: RunningServer;
  station: string;
  clock: Clock;
}

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
    hasTouch: width < 768,
    colorScheme: appearance,
    reducedMotion: 'reduce',
  });
  await keepPageTime(context, clock);
  const somebody = client ?? (as && (await officeAs(server, as, { station })));
  await context.addCookies(
    [...(somebody?.cookies ?? [])].map(([name, value]) => ({
      name,
      value,
      // By its name it is for secure addresses, of which a browser takes this machine for one.
      url: server.officeUrl.replace('http:', 'https:'),
    })),
  );
  await context.addInitScript(
    (chosen) => {
      // A later page of the same browser has what was chosen on the one before.
      for (const [key, value] of Object.entries(chosen))
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    },
    { 'office-station': station, 'office-locale': locale },
  );
  const page = await context.newPage();
  const visitor: OfficeVisitor = { page, context, troubles: [] };
  page.on('pageerror', (error) => visitor.troubles.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') visitor.troubles.push(`console: ${message.text()}`);
  });
  await page.goto(address);
  return visitor;
}

/**
 * The `test` of a file of journeys in the office. `visit` opens an address of it; whoever comes has left, without troubles, when the test ends. The
 * station chosen in the bar is the file's.
 */
export function officeWorld(options: WorldOptions = {}) {
  return (
    world({ office: true, site: true, ...options })
      // biome-ignore lint/correctness/noEmptyPattern: vitest reads what a fixture needs from this pattern.
      .extend('browser', { scope: 'file' }, ({}) => openBrowser('shell'))
      .extend('visit', ({ browser, server, station, clock }, { onCleanup }) => {
        const here: OfficeVisitor[] = [];
        onCleanup(async () => {
          for (const { context } of here) await context.close();
          expect(here.flatMap(({ troubles }) => troubles)).toEqual([]);
        });
        return async (address: string, visit: OfficeVisit = {}): Promise<OfficeVisitor> => {
          const visitor = await openOffice({ browser, server, station, clock }, address, visit);
          here.push(visitor);
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
