// The look at the server's own pages: what axe finds on them, how they fit a narrow phone, and what the console says.
import type { Browser } from 'playwright-core';
import { describe, expect } from 'vitest';
import { axeFinds } from '#support/axe.ts';
import { siteWorld } from '#support/site.ts';

export const test = siteWorld({
  counterparties: ['message-gateway'],
  prepare: async (server) => {
    // Pages with something on them.
    const insert = server.counterparties['message-gateway']!.store.prepare(
      'INSERT INTO message (id, station, address, subject, text, at_ms) VALUES (?, ?, ?, ?, ?, 1760000000000)',
    );
    insert.run('1', 'w147', '13711112222', '', '【测试】您的验证码是123456，10分钟内有效。');
    insert.run(
      '2',
      'w147',
      'lin@example.com',
      '【测试】账户安全提醒',
      'lin01，您好！\n\n您的账户刚刚有以下操作：修改了登录密码。',
    );
  },
});

/** What axe finds, how far the page reaches beyond the screen, and what the console complained of. */
export async function look(browser: Browser, url: string, colorScheme: 'light' | 'dark') {
  const context = await browser.newContext({ viewport: { width: 320, height: 640 }, colorScheme });
  const page = await context.newPage();
  const consoleErrors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && consoleErrors.push(message.text()));
  page.on('pageerror', (error) => consoleErrors.push(error.message));
  await page.goto(url);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  for (const summary of (await page.locator('summary').all()).slice(0, 3)) await summary.click();
  // In the dark it is the same document in other colours.
  const found = await axeFinds(page, colorScheme === 'dark' ? 'colours' : 'all');
  await context.close();
  return { found, beyond, consoleErrors };
}

/** The tests of these pages in one colour scheme. */
export function looksAtOperatorPages(scheme: 'light' | 'dark'): void {
  describe(`the operator pages, ${scheme}`, () => {
    test.for(['/stations', '/openapi', '/outbox'])(
      '%s passes axe and fits a narrow phone',
      async (address, { browser, server }) => {
        expect(await look(browser, server.operatorUrl + address, scheme)).toEqual({
          found: [],
          beyond: 0,
          consoleErrors: [],
        });
      },
    );
  });
}
