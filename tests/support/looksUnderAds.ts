// The look at what lies under floating ads: on every phone, at first and further down, nothing that can be pressed.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { adsAtRest, adsOf, boxOf, follow, resize } from '../journeys/steps.ts';
import { siteWorld } from './site.ts';

const test = siteWorld();

/** What is read or pressed below what is seen of an ad, and what is pressed below where it can be; '' names an ad that cannot be pressed itself. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pressable = 'a, button, input, select, textarea, label, summary, [role="button"], [role="tab"]';
    const found = new Set<string>();
    for (const ad of document.querySelectorAll('aside[data-ad]')) {
      const own = ad.getBoundingClientRect();
      /** What lies at the middle of what a box and the ad share, from the top; nothing where they share no pixel. */
      const atMiddle = (box: DOMRect): Element[] => {
        const [left, right] = [Math.max(box.left, own.left), Math.min(box.right, own.right)];
        const [top, bottom] = [Math.max(box.top, own.top), Math.min(box.bottom, own.bottom)];
        return right - left < 1 || bottom - top < 1
          ? []
          : document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
      };
      for (const part of [ad, ...ad.querySelectorAll(pressable)])
        if (!ad.contains(atMiddle(part.getBoundingClientRect())[0] ?? null)) found.add('');
      for (const element of document.querySelectorAll(pressable))
        if (
          !ad.contains(element) &&
          [...element.getClientRects()].some((box) => atMiddle(box).some((each) => element.contains(each)))
        )
          found.add(element.getAttribute('aria-label') || element.textContent.slice(0, 20));
      // Of a folded ad less is seen than can be pressed: docs/decisions/0160-a-floating-ad-begins-folded-and-stays-closed.md.
      const tabPx = 10;
      const left = ad.querySelector('img') ? own.left : own.right - tabPx;
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const parent = text.parentElement;
        if (
          !text.nodeValue?.trim() ||
          !parent?.checkVisibility() ||
          parent.closest('aside[data-ad], dialog, header, nav')
        )
          continue;
        range.selectNodeContents(text);
        for (const box of range.getClientRects()) {
          const [from, to] = [Math.max(box.left, left), Math.min(box.right, own.right)];
          const [top, bottom] = [Math.max(box.top, own.top), Math.min(box.bottom, own.bottom)];
          if (to - from < 1 || bottom - top < 1) continue;
          const below = document.elementsFromPoint((from + to) / 2, (top + bottom) / 2);
          if (below.some((each) => each === parent)) found.add(`text: ${text.nodeValue.slice(0, 20)}`);
        }
      }
    }
    return [...found];
  });

const sizes = [
  [1280, 800],
  [320, 568],
  [375, 667],
  [375, 812],
  [390, 844],
] as const;

/** Log-in and registration, or pages of a member: each of another, since who logs in a second time ends the first. */
const visits: readonly { as?: string; paths: readonly string[] }[] = [
  { paths: [] },
  { as: 'member01', paths: ['/index', '/userCenter'] },
  { as: 'agent01', paths: ['/lotteryAll', '/lotteryOpenDetail?lotCode=FFC', '/lotLimit'] },
];

/** The test in one language. Its visits go on side by side: most of their time they wait for an ad to find its place. */
export const looksUnderAds = (locale: 'zh-CN' | 'en'): void =>
  test(`in ${locale} nothing that can be pressed lies under an ad, neither at first nor further down, on any phone`, async ({
    open,
  }) => {
    const pages = await Promise.all(
      visits.map(async ({ paths, ...who }) => ({
        paths,
        ...(await open(paths[0] ?? '/login', { locale, ...who })),
      })),
    );
    const shown = await Promise.all(pages.map(({ page, paths }) => visit(page, paths)));
    // Where the page leaves one no place it is not shown; somewhere on each visit there is one.
    for (const count of shown) expect(count).toBeGreaterThan(0);
  });

/** Looks at the pages of one visit, on each phone; answers how many ads were shown. */
async function visit(page: Page, paths: readonly string[]): Promise<number> {
  let shown = 0;
  for (const [width, height] of sizes) {
    const look = async (what: string): Promise<void> => {
      await adsAtRest(page);
      shown += await adsOf(page).count();
      await expect
        .poll(async () => [what, width, height, await covered(page)])
        .toEqual([what, width, height, []]);
    };
    // As the page stands, so that its ads find another place; then each page as one comes to it.
    await resize(page, width, height);
    await look('turned');
    if (paths.length === 0) {
      await page.getByRole('tab').first().click();
      await look('login');
      // Beside a password an ad opens only when it is tapped.
      for (const ad of await adsOf(page).all()) expect((await boxOf(ad)).width).toBeLessThan(44);
      await page.getByRole('tab').nth(1).click();
      await look('register');
    }
    for (const path of paths) {
      await follow(page, path);
      await look(path);
      await page.mouse.wheel(0, 230);
      await look(`${path}, scrolled`);
    }
  }
  return shown;
}
