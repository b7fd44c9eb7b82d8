// The steps of activities that journeys share: bets that count for them, a button pressed, a text in sight, a result taken.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { addBet } from '#support/activities.ts';
import type { RunningServer } from '#support/startServer.ts';
import { follow, settled } from './steps.ts';

/** Gives member01 bets of last week, of yesterday and of today. */
export async function addBets(server: RunningServer, station: string): Promise<void> {
  for (const [stake, at] of [
    ['20000', '2026-11-15T10:00:00+08:00'],
    ['1000', '2026-11-19T10:00:00+08:00'],
    ['1500', '2026-11-20T10:00:00+08:00'],
  ] as const)
    await addBet(server, station, 'member01', { stake, at: new Date(at) });
}

/** Goes to another screen once the page rests. */
export async function goTo(page: Page, path: string): Promise<void> {
  await settled(page);
  await follow(page, path);
}

/** Presses the first button of this name on the screen. */
export const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('main')
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();
/** The sheet that shows a result. */
export const result = (page: Page) => page.getByRole('dialog', { name: /^(恭喜获得|本次结果)$/ });
/** Waits until a text is in sight. */
export const sees = (page: Page, text: string | RegExp) =>
  expect.poll(() => page.getByText(text).first().isVisible()).toBe(true);

/** Waits for the result, closes it, and returns its text. */
export async function takeResult(page: Page): Promise<string> {
  await result(page).waitFor();
  const text = await result(page).innerText();
  await result(page).getByRole('button', { name: '知道了' }).click();
  await result(page).waitFor({ state: 'detached' });
  return text;
}
