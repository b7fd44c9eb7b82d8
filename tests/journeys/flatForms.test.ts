// Forms are the same without what the site leaves out of their library, and that what is left out is missed aloud.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formBundle } from '#support/forms/formBundle.ts';
import type { Walk } from '#support/forms/walk.tsx';
import { openBrowser } from '#support/openStation.ts';

declare const walk: Walk;

let whole: Page;
let light: Page;
const pages = (): Page[] => [whole, light];

/** React in its speaking form notes where each element was made and how long it took, for tools that nobody uses here: two thirds of the work. */
function withoutTraces(): void {
  Object.assign(console, { createTask: undefined, timeStamp: undefined });
  // React sets it before each trace; where it is not a plain value, the engine takes none.
  Object.defineProperty(Error, 'stackTraceLimit', { get: () => 0, set() {} });
}

beforeAll(async () => {
  const browser = await openBrowser('shell');
  [whole, light] = (await Promise.all(
    [true, false].map(async (isWhole) => {
      const [script, page] = await Promise.all([
        formBundle(isWhole),
        browser.newPage({ viewport: { width: 40, height: 40 } }),
      ]);
      await page.addInitScript(withoutTraces);
      // An address of its own gives it a store for drafts.
      await page.route('http://127.0.0.1:9/', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
      );
      await page.goto('http://127.0.0.1:9/');
      await page.addScriptTag({ content: script });
      return page;
    }),
  )) as [Page, Page];
});

afterAll(async () => {
  await Promise.all(pages().map((page) => page.close()));
});

const both = async <Answer>(ask: (page: Page) => Promise<Answer>): Promise<[Answer, Answer]> =>
  (await Promise.all(pages().map(ask))) as [Answer, Answer];

describe('forms without what they never reach', () => {
  test('draw, say and send the same at every step, for every call, with every kind of input', async () => {
    const names = await whole.evaluate(() => walk.forms);
    expect(names.length).toBeGreaterThanOrEqual(15);
    for (const name of names) {
      const [wanted, found] = await both((page) => page.evaluate((form) => walk.walkForm(form), name));
      const differing = wanted.findIndex((step, at) => step.seen !== found[at]?.seen);
      expect([name, found[differing]]).toEqual([name, wanted[differing]]);
      expect(found.length).toBe(wanted.length);
      expect(wanted.find(({ step }) => step === 'sent empty')!.seen).toContain('data-wrong');
    }
  });

  test('throw an error of its own name where they reach it all the same', async () => {
    for (const kind of await whole.evaluate(() => walk.others)) {
      const [wanted, found] = await both((page) => page.evaluate((other) => walk.drawOther(other), kind));
      expect([kind, wanted, found]).toEqual([kind, 'drawn', 'LeftOutOfForms']);
    }
  });
});
