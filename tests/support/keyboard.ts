// A player with a keyboard and nothing else: Tab leads to what is wanted, and at each stop the focus has to be in sight.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { settled } from '../journeys/steps.ts';

/** More stops than any page has before what somebody is looking for. */
const mostStops = 200;

export interface Hand {
  /** Goes on by Tab, or back by Shift+Tab, until the focus is on this. */
  to(target: Locator, key?: 'Tab' | 'Shift+Tab'): Promise<void>;
  /** As `to`, and presses it. */
  press(target: Locator, key?: 'Enter' | 'Space'): Promise<void>;
  /** As `to`, and types a text in place of what stands there. */
  type(target: Locator, text: string): Promise<void>;
  /** Single keys, wherever the focus is. */
  keys(...keys: string[]): Promise<void>;
}

/** What is wrong with the focus where it stands; '' for nothing. Runs in the page. */
function faultOfFocus(): string {
  const at = document.activeElement;
  // Beyond the last stop lies the browser's own bar; a screen that has just come has the focus itself, without a ring.
  if (!at || at === document.body || at.matches('[data-shown], dialog, iframe')) return '';
  const name = `${at.tagName.toLowerCase()} ${at.getAttribute('aria-label') ?? at.textContent?.trim().slice(0, 40)}`;
  const isPicked = at instanceof HTMLInputElement && ['radio', 'checkbox'].includes(at.type);
  const seen = isPicked ? (at.closest('label') ?? at) : at;
  const { left, top, right, bottom, width, height } = seen.getBoundingClientRect();
  if (width === 0 || height === 0) return `${name} has no size`;
  if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth) return `${name} is out of sight`;
  const points = [0.5, 0.15, 0.85].flatMap((x) => [0.5, 0.15, 0.85].map((y) => [x, y] as const));
  const isMet = points.some(([x, y]) => {
    const met = document.elementFromPoint(left + width * x, top + height * y);
    return met !== null && (seen.contains(met) || met.contains(seen) || met.closest('label')?.contains(at));
  });
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!isMet) return `${name} lies below ${above?.outerHTML.slice(0, 200)}`;
  // Within a field of a day or a time the browser marks the part that is typed.
  if (at instanceof HTMLInputElement && /^(?:date|time)/.test(at.type)) return '';
  const hasRing = (element: Element): boolean => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
  };
  // What is drawn around a field shows it for the field.
  const around: Element[] = [];
  for (let each: Element | null = at; each && around.length < 4; each = each.parentElement) around.push(each);
  if (around.some(hasRing)) return '';
  return `${name} does not show that it has the focus`;
}

/** `rests` waits until a page rests after a press: that of players when left out. */
export function handOf(page: Page, rests: (page: Page) => Promise<void> = settled): Hand {
  const isThere = (target: Locator): Promise<boolean> =>
    target.evaluateAll((all) => all.some((each) => each === document.activeElement));
  const hand: Hand = {
    async to(target, key = 'Tab') {
      await target.first().waitFor();
      for (let stop = 0; !(await isThere(target)); stop += 1) {
        if (stop === mostStops) throw new Error(`${key} does not lead to ${target}`);
        await page.keyboard.press(key);
        // What lies below a bar is brought above it with the next frame.
        await expect.poll(() => page.evaluate(faultOfFocus)).toBe('');
      }
    },
    async press(target, key = 'Enter') {
      await hand.to(target);
      await page.keyboard.press(key);
      await rests(page);
    },
    async type(target, text) {
      await hand.to(target);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    async keys(...keys) {
      for (const key of keys) await page.keyboard.press(key);
    },
  };
  return hand;
}

/** Waits until something is said to who listens to the page: it stands in a part whose changes are spoken. */
export const isSaid = (page: Page, text: string | RegExp): Promise<void> =>
  page
    .locator('[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"], output')
    .filter({ hasText: text })
    .first()
    .waitFor({ state: 'attached' });

/** What has the focus. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    return at ? (at.getAttribute('aria-label') ?? at.textContent?.trim() ?? '') : '';
  });
