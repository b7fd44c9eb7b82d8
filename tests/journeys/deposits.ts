// Owns what journeys of deposits share: a visitor with no open order, who they are, and the steps of the page of deposits.
import type { Page } from 'playwright-core';
import { keepPicture } from '#support/keepPicture.ts';
import { siteWorld } from '#support/site.ts';
import { callFrom, logInAs } from './steps.ts';

export const test = siteWorld({ isWholeBrowser: true, counterparties: true })
  .extend('visitor', async ({ open, server, station }) => {
    // Each story begins without a deposit under way.
    await server.inStation(station, (db) =>
      db
        .updateTable('deposit_order')
        .set({ status: 4, finished_at: server.now(), ask_at: null })
        .where('status', '=', 1)
        .execute(),
    );
    return open('/appDown');
  })
  .extend('page', ({ visitor }) => visitor.page);

export const picture = (page: Page, name: string) => keepPicture(page, `deposits-${name}`);
/** Logs in and agrees to the station's agreement. */
export const comeAs = async (page: Page, account: string): Promise<void> => {
  await logInAs(page, account);
  await callFrom(page, '/m/v2/updateUserContract.do', { version: '1' });
};
export const body = (page: Page) => page.locator('main').innerText();
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const money = async (page: Page): Promise<number> => {
  const { money: sum } = await page.evaluate(async () =>
    (await fetch('/m/accInfo.do?app_=1', { headers: { 'X-Requested-With': 'XMLHttpRequest' } })).json(),
  );
  return Number(sum);
};
export const amountField = (page: Page) => page.getByRole('textbox', { name: '存款金额' });
