// Owns what hostile HTML of a server can do on a page: nothing, whichever sanitiser the browser has.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { activeData } from '#contract/session.generated.ts';
import { payloads } from '#support/hostileHtml.ts';
import { openBrowser, openVisitor } from '#support/openStation.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { settled } from './steps.ts';

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer({ site: true }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

describe.each([
  ['the sanitiser of the browser', false],
  ['DOMPurify', true],
] as const)('hostile HTML, by %s', (_name, isOld) => {
  test(`runs nothing, covers nothing and leads nowhere: ${payloads.length} pieces`, async () => {
    expect(payloads.length).toBeGreaterThanOrEqual(200);
    const { answer } = await server.call(activeData, {}, { station: 'w147' });
    const offers = answer.activeList!;
    const visitor = await openVisitor(browser, `${server.url('w147')}/appDown`);
    try {
      const { page } = visitor;
      await visitor.context.addInitScript((old) => {
        Object.assign(window, { hits: 0, hit: () => Object.assign(window, { hits: 1 }) });
        if (old) Reflect.deleteProperty(Element.prototype, 'setHTML');
      }, isOld);
      const perPage = Math.ceil(payloads.length / offers.length);
      for (const [at, offer] of offers.entries()) {
        const content = `${payloads.slice(at * perPage, (at + 1) * perPage).join('\n')}\n<p>the end ${at}</p>`;
        await server.inStation('w147', (db) =>
          db
            .updateTable('activity')
            .set({ content: JSON.stringify(content) })
            .where('id', '=', offer.id)
            .execute(),
        );
        await page.goto(`${server.url('w147')}/activeDetail?id=${offer.id}`);
        await settled(page);
        for (const odd of await page.getByText(/^(a|over|go|x)$/).all())
          await odd.click({ timeout: 500, force: true }).catch(() => null);
        expect(new URL(page.url()).hostname).toBe('w147.localhost');
        const seen = await page.evaluate(() => ({
          hits: (window as unknown as { hits: number }).hits,
          isBlank: (document.querySelector('#root')?.textContent ?? '').length < 20,
          odd: [...document.querySelectorAll('main *')]
            .filter(
              (element) =>
                /^(script|iframe|object|embed|form|input|select|style|link|meta|base|template|video|audio|portal|marquee)$/i.test(
                  element.tagName,
                ) ||
                [...element.attributes].some(
                  ({ name, value }) => /^on/i.test(name) || /^\s*(javascript|data):/i.test(value),
                ) ||
                (element.hasAttribute('style') &&
                  element.closest('[hidden]') === null &&
                  element.textContent === 'cover'),
            )
            .map((element) => element.outerHTML.slice(0, 120)),
        }));
        expect(seen, offer.title).toEqual({ hits: 0, isBlank: false, odd: [] });
      }
    } finally {
      await visitor.close();
    }
  });
});
