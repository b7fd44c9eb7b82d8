// What axe finds on a page in the browser of the tests: the rules that every screen is held to.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Every rule, or those that another skin of the same page can break. */
const rules = {
  all: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  colours: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} as const satisfies Record<string, RunOptions['runOnly']>;

export type AxeRules = keyof typeof rules;

const options: RunOptions = {
  // To name each element that a rule is content with is most of the work.
  resultTypes: ['violations'],
  iframes: false,
  // Of these rules none reads style sheets that are loaded ahead.
  preload: { assets: ['media'] },
};

/**
 * Each rule of axe that the page breaks, with the elements that break it. Runs within the page: @axe-core/playwright puts
 * results together in a second page of the browser, and so takes ten times as long.
 */
export async function axeFinds(page: Page, by: AxeRules = 'all'): Promise<string[]> {
  // The preview of the studio is the players' site, which has tests of its own.
  if ((await page.locator('iframe:not([sandbox])').count()) > 0)
    throw new Error('The page has a frame, which axe would not look into.');
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await source);
  return page.evaluate(
    async (given) => {
      const { axe } = window as typeof window & { axe: typeof import('axe-core') };
      // What the browser skips, far below the window, keeps the style it was last drawn with, and axe would read that.
      const drawn = new CSSStyleSheet();
      drawn.replaceSync('* { content-visibility: visible !important }');
      document.adoptedStyleSheets.push(drawn);
      // Observers are notified once a frame is laid out, also where a test runs the frames of the page.
      const aFrame = () =>
        new Promise<void>((laidOut) => {
          const observer = new IntersectionObserver(() => {
            observer.disconnect();
            laidOut();
          });
          observer.observe(document.documentElement);
        });
      await aFrame();
      await aFrame();
      // A colour that is on its way, also for the thousandth of a second of a phone that wants less motion, starts those of all that inherit it.
      for (;;) {
        const changing = document.getAnimations().filter((each) => each instanceof CSSTransition);
        if (changing.length === 0) break;
        await Promise.allSettled(changing.map(({ finished }) => finished));
      }
      try {
        const { violations } = await axe.run(document, given);
        return violations.map(
          ({ id, help, nodes }) =>
            `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')} (${help})`,
        );
      } finally {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== drawn);
      }
    },
    { ...options, runOnly: rules[by] } as RunOptions,
  );
}
