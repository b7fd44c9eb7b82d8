// Where ads, offers and header buttons lead, and that none is shown that leads nowhere.
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { getNewPeriod, offcialDoBet } from '#contract/lottery.generated.ts';
import { activeData } from '#contract/session.generated.ts';
import { AdPage } from '#contract/states/adPage.generated.ts';
import { LinkType } from '#contract/states/linkType.generated.ts';
import { ticket } from '#support/playTable.ts';
import { siteWorld, type Visit } from '#support/site.ts';
import type { Client, RunningServer } from '#support/startServer.ts';
import { adsOf, callFrom, go, openedAd } from './steps.ts';

const elsewhere = 'https://partner.example';

const test = siteWorld({ lotteries: ['FFC'] }).extend(
  'visit',
  ({ open }) =>
    async (address: string, options: Visit = {}): Promise<Page> => {
      const { page, context } = await open(address, { ...options });
      // The other site, which this machine does not have.
      await context.route(`${elsewhere}/**`, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>partner</title>' }),
      );
      return page;
    },
);

const pathOf = (page: Page) => new URL(page.url()).pathname;

/** Leaves one ad on a page of a station, to this address. */
async function onlyAd(
  server: RunningServer,
  code: string,
  showPage: AdPage,
  linkUrl: string,
  linkType: LinkType,
): Promise<void> {
  await server.inStation(code, async (db) => {
    const { id } = await db
      .selectFrom('float_frame')
      .select('id')
      .where('show_position', '=', showPage)
      .executeTakeFirstOrThrow();
    await db.deleteFrom('float_item').where('frame_id', '=', id).execute();
    await db
      .insertInto('float_item')
      .values({
        station: code,
        frame_id: id,
        title: JSON.stringify('广告一'),
        link_url: linkUrl,
        link_type: linkType,
        img_url: '/art/ad-service.svg',
        position: 0,
      })
      .execute();
  });
}

describe('an ad', () => {
  test('of customer service, as it is shipped, opens in a new tab for a guest, without a log-in dialog', async ({
    visit,
  }) => {
    const page = await visit('/userCenter', { at: 'v010' });
    const opened = page.context().waitForEvent('page');
    await (await openedAd(page)).getByRole('button', { name: '在线客服' }).click();
    const tab = await opened;
    await tab.waitForURL(/\/legacy\/service\.html/);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(pathOf(page)).toBe('/userCenter');
  });

  test.for([
    ['a screen', '/appDown', '/appDown'],
    ['a legacy page', '/legacy/rules.html', '/legacy/rules.html'],
    ['another site', `${elsewhere}/offer`, '/offer'],
  ] as const)(
    'with linkType 2 opens %s in a new tab',
    async ([, linkUrl, path], { visit, server, station }) => {
      await onlyAd(server, station, AdPage.userCenter, linkUrl, LinkType.newTab);
      const page = await visit('/userCenter', { isNew: true });
      const opened = page.context().waitForEvent('page');
      await (await openedAd(page)).getByRole('button', { name: '广告一' }).click();
      if (linkUrl.startsWith(elsewhere))
        await page.getByRole('dialog').locator('button[data-confirm]').click();
      const tab = await opened;
      // The other site is this test's own answer, whose load event Playwright may miss.
      await tab.waitForURL((url) => url.pathname === path, { waitUntil: 'commit' });
      expect(pathOf(page)).toBe('/userCenter');
    },
  );

  test.for([
    ['a screen', '/appDown', '/appDown'],
    ['another site', `${elsewhere}/offer`, '/offer'],
  ] as const)(
    'with linkType 1 opens %s in this tab',
    async ([, linkUrl, path], { visit, server, station }) => {
      await onlyAd(server, station, AdPage.userCenter, linkUrl, LinkType.here);
      const page = await visit('/userCenter', { isNew: true });
      await (await openedAd(page)).getByRole('button', { name: '广告一' }).click();
      if (linkUrl.startsWith(elsewhere))
        await page.getByRole('dialog').locator('button[data-confirm]').click();
      // The other site is this test's own answer, whose load event Playwright may miss.
      await page.waitForURL((url) => url.pathname === path, { waitUntil: 'commit' });
      expect(page.context().pages()).toHaveLength(1);
    },
  );

  test('for a screen that the station lacks is not shown; the others are', async ({ visit, server }) => {
    // Three pictures at home: two lead to the offers, which v006 has switched off, one to the app.
    const page = await visit('/index', { at: 'v006', isNew: true });
    const button = (await openedAd(page)).getByRole('button').first();
    await expect.poll(() => button.getAttribute('aria-label')).toBe('下载客户端');
    await button.click();
    await page.waitForURL('**/appDown');
    await onlyAd(server, 'v006', AdPage.home, '/moreActive', LinkType.here);
    const without = await visit('/index', { at: 'v006', isNew: true });
    expect(await adsOf(without).count()).toBe(0);
  });
});

describe('an offer', () => {
  const idOf = async (guest: Client, kind: string): Promise<number> => {
    const { answer } = await guest.call(activeData, {});
    return answer.activeList!.find((offer) => offer.kind === kind)!.id;
  };
  const deposit = (page: Page) => page.getByRole('main').getByRole('button', { name: '去存款' });

  test('that begins with a deposit leads to it, by the screen where it is taken part in', async ({
    visit,
    guest,
  }) => {
    const page = await visit(`/activeDetail?id=${await idOf(guest, 'firstRecharge')}`, { as: 'member01' });
    await page.getByRole('main').getByRole('button', { name: '去参加' }).click();
    await page.waitForURL('**/firstRecharge');
    await deposit(page).click();
    await page.waitForURL('**/recharge');
  });

  test('does not send trial players to a deposit, and one without a deposit sends nobody', async ({
    visit,
    guest,
  }) => {
    const trial = await visit(`/activeDetail?id=${await idOf(guest, 'firstRecharge')}`, { as: 'trial01' });
    await trial.getByRole('heading', { name: '首次存款礼' }).waitFor();
    expect(await deposit(trial).count()).toBe(0);
    const member = await visit(`/activeDetail?id=${await idOf(guest, 'signIn')}`, { as: 'member01' });
    await member.getByRole('heading', { name: '每日签到' }).waitFor();
    expect(await deposit(member).count()).toBe(0);
    // Customer service stays: the offer does not end in nothing.
    await member.getByRole('main').getByRole('button', { name: '咨询客服' }).waitFor();
  });
});

test('批量撤单 stands in the header only while there is a bet to revoke', async ({ visit, guest, draws }) => {
  await draws.pass();
  const page = await visit('/lotteryRecord', { as: 'agent01' });
  const button = page.getByRole('button', { name: '批量撤单' });
  await page.getByText('该条件下暂无投注记录').waitFor();
  expect(await button.count()).toBe(0);
  const { answer } = await guest.call(getNewPeriod, { lotCode: 'FFC' });
  const placed = await callFrom(page, offcialDoBet.path, {
    lotCode: 'FFC',
    qiHao: answer.period!.qiHao,
    bets: JSON.stringify([ticket()]),
  });
  expect(placed.success).toBe(true);
  await go(page, '/lotteryRecord');
  await button.waitFor();
  // Drawn, it cannot be revoked any more.
  await draws.draw('FFC');
  await go(page, '/lotteryRecord');
  await page.locator('main section li button').first().waitFor();
  expect(await button.count()).toBe(0);
});
