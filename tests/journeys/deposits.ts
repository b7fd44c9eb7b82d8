// What journeys of deposits share: a visitor with no open order, who they are, and the steps of the page of deposits.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { atDesk } from '#support/deposits.ts';
import { keepPicture } from '#support/keepPicture.ts';
import { siteWorld } from '#support/site.ts';
import type { RunningServer } from '#support/startServer.ts';
import { callFrom, go, logInAs, lookAgain, staticPage, whoIs } from './steps.ts';

export const test = siteWorld({ counterparties: true })
  .extend('visitor', async ({ open, server, station }) => {
    // Each story begins without a deposit under way.
    await server.inStation(station, (db) =>
      db
        .updateTable('deposit_order')
        .set({ status: 4, finished_at: server.now(), ask_at: null })
        .where('status', '=', 1)
        .execute(),
    );
    return open(staticPage);
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
export const money = async (page: Page): Promise<number> => Number((await whoIs(page)).money);
export const amountField = (page: Page) => page.getByRole('textbox', { name: '存款金额' });

/** Serves a page as any static host would: as it was built, with none of the answers that our own server puts into it. */
export const asStaticHost = async (where: Page, to: string): Promise<void> => {
  const html = await readFile(path.resolve(import.meta.dirname, '../../dist/index.html'), 'utf8');
  await where.route(to, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }));
};

/** People at the desk decide on an order, and the page that shows it hears of it. */
export const decided = async (
  page: Page,
  server: RunningServer,
  ...[orderNo, decision, facts]: [string, 'approved' | 'refused', { amount?: string; reason?: string }?]
): Promise<void> => {
  expect(atDesk(server, orderNo, decision, facts)).toBe(true);
  await server.runMoneyJob();
  await lookAgain(page);
};

/** The number of the order that the page shows. */
export const orderShown = (page: Page): string => new URL(page.url()).searchParams.get('order')!;

/** Takes none of the offers that go with a deposit: one for the first is not passed over. */
export const withoutOffer = (page: Page): Promise<void> =>
  page.getByRole('radio', { name: '不参加优惠' }).check();

/** Reports a transfer by bank; answers the number of its order. */
export const submit = async (page: Page, amount: string): Promise<string> => {
  await go(page, `/depositBankPay?amount=${amount}`);
  await page.getByRole('textbox', { name: '付款人姓名' }).fill('张伟');
  await withoutOffer(page);
  await button(page, '我已转账，提交').click();
  await page.waitForURL(/order=D/);
  await expect.poll(() => body(page)).toContain('正在核对您的转账');
  return orderShown(page);
};
