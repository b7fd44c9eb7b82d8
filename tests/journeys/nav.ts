// What journeys of getting about share: a member with a bet in the records, which screen is shown, and the sheets that are open.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { getNewPeriod } from '#contract/lottery.generated.ts';
import { betCredit, creditItem, sums } from '#support/playTable.ts';
import { siteWorld } from '#support/site.ts';
import type { Client } from '#support/startServer.ts';

/** The `test` of these journeys. */
export const test = siteWorld({ lotteries: ['FFC'] });

/** Who opens a page that is a member's. */
export const member = { as: 'member01' } as const;

/** Places a bet, so that there is something to be found in the records. */
export async function placeBet(member: Client): Promise<void> {
  const { answer } = await member.call(getNewPeriod, { lotCode: 'FFC' });
  const item = await creditItem(member, 'FFC', sums, ['总和大', '总和小'], '5');
  const placed = await betCredit(member, 'FFC', answer.period!.qiHao, [item]);
  expect(placed.answer.success).toBe(true);
}

/** Waits until this screen is shown, under its own address. */
export const shown = (page: Page, path: string) =>
  page.waitForFunction(
    (wanted) =>
      document.querySelector<HTMLElement>('[data-shown]')?.dataset.shown === wanted &&
      window.location.pathname === wanted,
    path,
  );
/** The sheets and questions that are open. */
export const dialogs = (page: Page) => page.locator('dialog[open]');
