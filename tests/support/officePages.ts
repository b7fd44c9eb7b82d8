// Owns pages of the back office in a test's browser: somebody of a role, logged in, at a station, on a screen of a size.
import type { BrowserContext, Page } from 'playwright-core';
import type { OfficeRole } from '#contract/officeCall.ts';
import { type Clock, keepPageTime } from './clock.ts';
import { officeAs } from './office.ts';
import { openBrowser } from './openStation.ts';
import type { RunningServer } from './startServer.ts';

export interface OfficeVisit {
  role: OfficeRole;
  station: string;
  /** 1440 by 900 when left out. */
  width?: number;
  height?: number;
  locale?: 'zh-CN' | 'en';
}

export interface OfficePage {
  page: Page;
  /** What went wrong on it: errors of its scripts and of its console. */
  troubles: string[];
  close(): Promise<void>;
}

/** Opens an address of the office, such as /waiting/withdrawals, for somebody who is logged in. */
export async function openOffice(
  { server, clock }: { server: RunningServer; clock: Clock },
  address: string,
  { role, station, width = 1440, height = 900, locale = 'en' }: OfficeVisit,
): Promise<OfficePage> {
  const browser = await openBrowser('shell');
  const context: BrowserContext = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
  });
  const { cookies } = await officeAs(server, role, { station });
  await context.addCookies(
    [...cookies].map(([name, value]) => ({
      name,
      value,
      url: server.officeUrl.replace('http:', 'https:'),
      secure: true,
      httpOnly: true,
      sameSite: 'Strict' as const,
    })),
  );
  await keepPageTime(context, clock);
  await context.addInitScript(
    ([code, chosen]) => {
      localStorage.setItem('office-station', code!);
      localStorage.setItem('office-locale', chosen!);
    },
    [station, locale],
  );
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  await page.goto(server.officeUrl + address);
  return { page, troubles, close: () => context.close() };
}
