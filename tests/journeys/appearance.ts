// What journeys of the appearance share: lotteries with a past, a member who has agreed, and one screen after the other.
import type { Page } from 'playwright-core';
import { updateUserContract } from '#contract/finance.generated.ts';
import { type Draws, siteWorld } from '#support/site.ts';
import type { RunningServer } from '#support/startServer.ts';
import { follow } from './steps.ts';

/** The `test` of a file. Where its tests need draws or the member, `beginDay` comes before them. */
export const test = siteWorld({ lotteries: ['FFC', 'SFLHC'], historyDays: 0.01 });

/** Who looks. */
export const member = { as: 'member01' } as const;

/** Draws are there, and the member has agreed to what comes before deposits. */
export async function beginDay(draws: Draws, server: RunningServer, station: string): Promise<void> {
  await draws.pass();
  // What comes after the agreement is the page of every day.
  await server.call(updateUserContract, { version: 1 }, { as: member.as, station });
}

/** Looks at one screen after the other. */
export async function lookAt(
  page: Page,
  paths: readonly string[],
  look: (page: Page, path: string) => Promise<void>,
): Promise<void> {
  for (const path of paths) {
    await follow(page, path);
    await look(page, path);
  }
}
