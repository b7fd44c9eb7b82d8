// The steps that journeys share: waiting until a screen has settled, logging in, calling the backend from the page.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { accInfo, getPageHead } from '#contract/session.generated.ts';
import { rootScale } from '#kit/page/layout.ts';
import { atRest, seldom, shown, step } from '#scripts/atRest.ts';

/** Waits until the page rests, no skeleton is left and the pictures in sight are there. */
export async function settled(page: Page): Promise<void> {
  await atRest(page);
  await page.waitForFunction(
    () => {
      const isInSight = (image: HTMLImageElement): boolean => {
        const { top, bottom } = image.getBoundingClientRect();
        return bottom > 0 && top < innerHeight && image.checkVisibility();
      };
      return (
        document.querySelector('#root [aria-busy="true"], #outline') === null &&
        [...document.images].every((image) => image.complete || !isInSight(image))
      );
    },
    null,
    seldom,
  );
}

/** Waits until a text is in sight. */
export const sees = (page: Page, text: string | RegExp) =>
  expect.poll(() => page.getByText(text).first().isVisible()).toBe(true);

/** Gives the phone another size or turns it, and waits for the scale that follows: of two turns at once that is a moment later. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  const scaleOf = (): string => document.documentElement.style.getPropertyValue('--scale');
  const scale = rootScale(width, height, Number(await page.evaluate(scaleOf)));
  await page.setViewportSize({ width, height });
  await expect.poll(() => page.evaluate(scaleOf)).toBe(String(scale));
  await settled(page);
}

/** A page of a station without the site, for a test that loads its first screen itself. */
export const staticPage = '/legacy/rules.html';

/** Loads another address of the site that the page is on. */
export async function go(page: Page, address: string): Promise<void> {
  await page.goto(new URL(address, page.url()).href);
  await settled(page);
}

/** Goes to another screen as a link of the site does: a step of its own with a key of its own, and nothing is loaded again. It begins at rest: a sheet that closes or a log-in that leads on would take a step of its own after it. */
export async function follow(page: Page, address: string): Promise<void> {
  await settled(page);
  await step(page, address);
  await arrived(page);
}

/** Waits until the screen of the page's address is shown and has settled. */
export async function arrived(page: Page): Promise<void> {
  await shown(page);
  await settled(page);
}

/** As settled(), on a page whose timers and frames run only when the test says so (`page.clock` on a clock that stands). */
export async function settledByHand(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return page.evaluate(() => document.documentElement.dataset.rest);
    })
    .toBe('');
  await settled(page);
}

/** Where something stands, once it is in sight: what is replaced between being found and being measured is looked for again. */
export async function boxOf(
  target: Locator,
): Promise<{ x: number; y: number; width: number; height: number }> {
  let box: Awaited<ReturnType<Locator['boundingBox']>> = null;
  await expect
    .poll(async () => {
      box = await target.boundingBox();
      return box;
    })
    .not.toBeNull();
  return box!;
}

/** The page asks again for what it would ask for by itself in time: the clock has gone on. */
export async function lookAgain(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
}

/** `expect.poll` for what a page does by its timers, such as trying again: meanwhile they run ten times as fast. Its clock has to be installed. */
export const soon = <Seen>(page: Page, look: () => Seen | Promise<Seen>) =>
  expect.poll(async () => {
    await page.clock.runFor(500);
    return look();
  });

/** Presses the button of the other language, and waits until what is shown is in it. */
export async function turnLanguage(page: Page): Promise<void> {
  // The last thing that a change of language asks for: lists have been requested again by then.
  const isChanged = page.waitForResponse((answer) => answer.url().includes(getPageHead.path));
  const button = page.locator('header button[lang]');
  const wanted = await button.getAttribute('lang');
  await button.click();
  await isChanged;
  await page.waitForFunction((language) => document.documentElement.lang === language, wanted, seldom);
  await settled(page);
}

/** Counts what a thumb would have to do. */
export function thumb(): { tap(target: Locator): Promise<void>; taps(): number } {
  let taps = 0;
  return {
    tap: async (target) => {
      taps += 1;
      await target.click();
    },
    taps: () => taps,
  };
}

/** The floating ads of a page. */
export const adsOf = (page: Page): Locator => page.locator('aside[data-ad]');

/** Waits until every ad of the page has found its place, or none, after what was just pressed, scrolled or turned. */
export async function adsAtRest(page: Page): Promise<void> {
  // The page hears of it with its next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await settled(page);
}

/** The first floating ad of a page, opened where the page has folded it to the edge. */
export async function openedAd(page: Page): Promise<Locator> {
  const ad = adsOf(page).first();
  await ad.waitFor();
  const folded = ad.getByRole('button', { name: '展开活动推广' });
  const close = ad.getByRole('button', { name: '关闭推广' });
  // It may be folded a moment after it appeared, when the page grows below it.
  await folded.or(close).waitFor();
  await expect
    .poll(async () => {
      if (await folded.count()) await folded.click();
      return close.isVisible();
    })
    .toBe(true);
  return ad;
}

/** Makes a call as the page's own scripts would; gives the answer. */
export function callFrom(
  page: Page,
  path: string,
  fields: Record<string, string> = {},
): Promise<{ success: boolean; msg: string; code?: string; [field: string]: unknown }> {
  return page.evaluate(
    async ([address, body]) => {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { 'X-Requested-With': 'XMLHttpRequest', 'X-Intent-Id': crypto.randomUUID() },
        body: new URLSearchParams(body),
      });
      return answer.json();
    },
    [path, fields] as const,
  );
}

/** Who the page's session belongs to, and what they have; '' is a guest. */
export const whoIs = (page: Page): Promise<{ account: string; money: string }> =>
  page.evaluate(async (address) => {
    const answer = await fetch(address, { headers: { 'X-Requested-With': 'XMLHttpRequest' } });
    return answer.json();
  }, `${accInfo.path}?app_=1`);

/** Logs in without the form, for journeys about something else; the page has to be on the station already. */
export async function logInAs(page: Page, account: string, password = 'demo8888'): Promise<void> {
  const answer = await callFrom(page, '/m/v2/login.do', { account, password });
  if (!answer.success) throw new Error(`could not log in as ${account}: ${answer.msg}`);
}

/** Fills in the log-in tab and presses its button. */
export async function fillLogin(page: Page, account: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: '账号' }).fill(account);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}
