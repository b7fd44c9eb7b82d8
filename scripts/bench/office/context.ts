// A browser at the office in a measurement: logged in as somebody, at a station.
import type { BrowserContext, Browser as Chromium } from 'playwright-core';
import type { StaffMember } from '../../harness/staff.ts';

/** `address` is the office's, such as http://localhost:8081. */
export async function openContext(
  browser: Chromium,
  address: string,
  { headers }: Pick<StaffMember, 'headers'>,
  station: string,
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies([
    {
      name: '__Host-office-session',
      value: /session=(\S+)/.exec(headers)![1]!,
      url: address.replace('http:', 'https:'),
      secure: true,
    },
  ]);
  await context.addInitScript((chosen) => {
    // The frame of the studio's preview has no storage.
    if (window === window.top) localStorage.setItem('office-station', chosen);
  }, station);
  return context;
}
