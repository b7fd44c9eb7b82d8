// Owns what hostile HTML of a server can do on a page: nothing, whichever sanitiser the browser has.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noticeList, userHelp } from '#contract/help.generated.ts';
import { activeData } from '#contract/session.generated.ts';
import { openBrowser, openVisitor } from '#support/openStation.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { settled } from './steps.ts';

/** Each calls hit() if it gets to run anything. */
const seeds = [
  '<script>hit()</script>',
  '<img src=x onerror=hit()>',
  '<img src="/art/none.svg" onerror="hit()" alt="x">',
  '<svg onload=hit()></svg>',
  '<svg><script>hit()</script></svg>',
  '<svg><animate onbegin=hit() attributeName=x dur=1s></svg>',
  '<svg><a xlink:href="javascript:hit()"><text x=9 y=9>go</text></a></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=hit()&gt;">',
  '<math><annotation-xml encoding="text/html"><img src=x onerror=hit()></annotation-xml></math>',
  '<noscript><p title="</noscript><img src=x onerror=hit()>">',
  '<template><img src=x onerror=hit()></template>',
  '<iframe srcdoc="<script>parent.hit()</script>"></iframe>',
  '<iframe src="javascript:parent.hit()"></iframe>',
  '<object data="data:text/html,<script>parent.hit()</script>"></object>',
  '<embed src="javascript:hit()">',
  '<form action="javascript:hit()"><button autofocus>go</button></form>',
  '<input autofocus onfocus=hit()>',
  '<select autofocus onfocus=hit()><option>1</option></select>',
  '<details open ontoggle=hit()><summary>s</summary>d</details>',
  '<video src=x onerror=hit()></video>',
  '<audio><source src=x onerror=hit()></audio>',
  '<body onload=hit()>',
  '<link rel=stylesheet href="data:text/css,*{x:1}">',
  '<style>@import "javascript:hit()"; body{display:none}</style>',
  '<p style="position:fixed;inset:0;z-index:99999;background:red">cover</p>',
  '<meta http-equiv=refresh content="0;url=javascript:hit()">',
  '<base href="https://evil.example/">',
  '<a href="javascript:hit()">a</a>',
  '<a href="JaVaScRiPt&colon;hit()">a</a>',
  '<a href="&#x6A;avascript:hit()">a</a>',
  '<a href=" java\nscript:hit()">a</a>',
  '<a href="data:text/html,<script>opener.hit()</script>">a</a>',
  '<a href="//evil.example/x" target=_top>a</a>',
  '<div id="root"></div><div id="boot">{}</div>',
  '<form id="document" name="body"><input name="attributes"></form>',
  '<a id="location" name="href" href="https://evil.example">x</a>',
  '<p onclick=hit() onmouseover=hit() onpointerenter=hit()>over</p>',
  '<marquee onstart=hit()>m</marquee>',
  '<table background="javascript:hit()"><tr><td>t</td></tr></table>',
  '<img srcset="x onerror=hit()" src="javascript:hit()">',
  '<portal src="javascript:hit()"></portal>',
  '<x-slot><slot onslotchange=hit()></slot></x-slot>',
];

const wrappers: ((seed: string) => string)[] = [
  (seed) => seed,
  (seed) => `<div>${seed}</div>`,
  (seed) => `<p title='"'>${seed}`,
  (seed) => `<ul><li>${seed}</ul></li>`,
  (seed) => `<!--><!-- -->${seed}<!--`,
];
const payloads = wrappers.flatMap((wrap) => seeds.map(wrap));

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer({ site: true }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

interface Page {
  address: string;
  write(content: string): Promise<unknown>;
}

/** Every kind of page that shows HTML from the database: offers, notices, help. */
async function pagesOf(station: string): Promise<Record<string, Page[]>> {
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

describe.each([
  ['the sanitiser of the browser', false],
  ['DOMPurify', true],
] as const)('hostile HTML, by %s', (_name, isOld) => {
  test.each(['offers', 'notices', 'help'])(
    `runs nothing, covers nothing and leads nowhere on %s: ${payloads.length} pieces`,
    async (kind) => {
      expect(payloads.length).toBeGreaterThanOrEqual(200);
      const pages = (await pagesOf('w147'))[kind]!;
      expect(pages.length).toBeGreaterThan(4);
      const visitor = await openVisitor(browser, `${server.url('w147')}/appDown`);
      try {
        const { page } = visitor;
        await visitor.context.addInitScript((old) => {
          Object.assign(window, { hits: 0, hit: () => Object.assign(window, { hits: 1 }) });
          if (old) Reflect.deleteProperty(Element.prototype, 'setHTML');
        }, isOld);
        const perPage = Math.ceil(payloads.length / pages.length);
        for (const [at, { address, write }] of pages.entries()) {
          const content = `${payloads.slice(at * perPage, (at + 1) * perPage).join('\n')}\n<p>the end ${at}</p>`;
          await write(content);
          await page.goto(`${server.url('w147')}${address}`);
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
        }
      } finally {
        await visitor.close();
      }
    },
  );
});
