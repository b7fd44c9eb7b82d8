// The try of hostile HTML on every kind of page that shows HTML of a server.
import { describe, expect } from 'vitest';
import { noticeList, userHelp } from '#contract/help.generated.ts';
import { activeData } from '#contract/session.generated.ts';
import { payloads } from '#support/hostileHtml.ts';
import { siteWorld } from '#support/site.ts';
import type { RunningServer } from '#support/startServer.ts';
import { settled, staticPage } from './steps.ts';

const test = siteWorld();

interface Page {
  address: string;
  write(content: string): Promise<unknown>;
}

/** Every kind of page that shows HTML from the database: offers, notices, help. */
async function pagesOf(server: RunningServer, station: string): Promise<Record<string, Page[]>> {
  const [offers, notices, help] = await Promise.all([
    server.call(activeData, {}, { station }),
    server.call(noticeList, {}, { station }),
    server.call(userHelp, {}, { station }),
  ]);
  const pages = (table: 'activity' | 'notice' | 'help_article', screen: string, ids: number[]): Page[] =>
    ids.map((id) => ({
      address: `${screen}?id=${id}`,
      write: (content) =>
        server.inStation(station, (db) =>
          db
            .updateTable(table)
            .set({ content: JSON.stringify(content) })
            .where('id', '=', id)
            .execute(),
        ),
    }));
  return {
    offers: pages(
      'activity',
      '/activeDetail',
      offers.answer.activeList!.map(({ id }) => id),
    ),
    notices: pages(
      'notice',
      '/noticeDetail',
      notices.answer.noticeList!.map(({ id }) => id),
    ),
    help: pages(
      'help_article',
      '/userHelpDetail',
      help.answer.articleList!.slice(0, 6).map(({ id }) => id),
    ),
  };
}

/** The tests of one sanitiser; an old browser has none of its own. */
export function hostileHtmlBy(sanitiser: string, isOld: boolean): void {
  describe(`hostile HTML, by ${sanitiser}`, () => {
    test.for(['offers', 'notices', 'help'])(
      `runs nothing, covers nothing and leads nowhere on %s: ${payloads.length} pieces`,
      async (kind, { open, server, station }) => {
        expect(payloads.length).toBeGreaterThanOrEqual(200);
        const pages = (await pagesOf(server, station))[kind]!.slice(0, 4);
        expect(pages).toHaveLength(4);
        const { context } = await open(staticPage);
        await context.addInitScript((old) => {
          Object.assign(window, { hits: 0, hit: () => Object.assign(window, { hits: 1 }) });
          if (old) Reflect.deleteProperty(Element.prototype, 'setHTML');
        }, isOld);
        const perPage = Math.ceil(payloads.length / pages.length);
        for (const [at, { address, write }] of pages.entries()) {
          const content = `${payloads.slice(at * perPage, (at + 1) * perPage).join('\n')}\n<p>the end ${at}</p>`;
          await write(content);
          // A tab of its own: a press whose time ran out may lead on later.
          const page = await context.newPage();
          await page.goto(address);
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
          expect(seen, address).toEqual({ hits: 0, isBlank: false, odd: [] });
          await page.close();
        }
      },
    );
  });
}
