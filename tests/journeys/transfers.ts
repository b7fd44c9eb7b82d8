// What journeys of balances between wallet and game platforms share: a page of member01 with the money at home, the steps of the page of transfers, and what is where.
import type { Page } from 'playwright-core';
import { keepPicture } from '#support/keepPicture.ts';
import { type SiteOptions, siteWorld } from '#support/site.ts';
import { callFrom, logInAs, staticPage } from './steps.ts';

/** The `test` of a file; a function decides on faults of the counterparties. `page` is member01's, and all their money is in the wallet. */
export const transfersWorld = (counterparties: NonNullable<SiteOptions['counterparties']> = true) =>
  siteWorld({ counterparties }).extend('page', async ({ open }) => {
    // As a guest's page, which looks after nobody's money yet.
    const { page } = await open(staticPage);
    await logInAs(page, 'member01');
    await callFrom(page, '/userCenter/third/autoExchange.do', { scope: 'all' });
    return page;
  });

/** A picture on request. */
export const picture = (page: Page, name: string) => keepPicture(page, `transfers-${name}`);
/** Switches automatic transfers. */
export const setAuto = (page: Page, autoExchange: 'on' | 'off') =>
  callFrom(page, '/thirdTrans/setAutoExchange.do', { autoExchange });
/** The row of a platform. */
export const platform = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
/** What is open above the page. */
export const sheet = (page: Page) => page.getByRole('dialog');
/** What is in the wallet. */
export const wallet = async (page: Page): Promise<string> => {
  const { money } = await callFrom(page, '/thirdTrans/getThirdInfo4Change.do');
  return String(money);
};
/** What is at a platform. */
export const heldAt = async (page: Page, code: string): Promise<number> => {
  const { money } = await callFrom(page, '/thirdTrans/getBalance.do', { platform: code });
  return Number(money);
};
