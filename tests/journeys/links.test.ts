// Owns where ads, offers and header buttons lead, and that none is shown that leads nowhere.
import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { getNewPeriod } from '#contract/lottery.generated.ts';
import { activeData } from '#contract/session.generated.ts';
import { AdPage } from '#contract/states/adPage.generated.ts';
import { LinkType } from '#contract/states/linkType.generated.ts';
import { createDrawJob, type DrawJob } from '#server/jobs/drawJob.ts';
import { openBrowser, openVisitor, type Visitor } from '#support/openStation.ts';
import { betOffcial, ticket } from '#support/playTable.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { adsOf, logInAs, openedAd, settled } from './steps.ts';

const station = 'w147';
const elsewhere = 'https://partner.example';

let server: RunningServer;
let browser: Browser;
let job: DrawJob;
let visitor: Visitor;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer({ site: true }), openBrowser()]);
  job = createDrawJob({
    pool: server.pool,
    stations: () => [station],
    now: server.now,
    lotteries: ['FFC'],
    onFailure: (what, error) => {
      throw new Error(`${what}: ${error}`);
    },
  });
  await job.tick();
});
afterEach(async () => {
  await visitor?.close();
});
afterAll(async () => {
  await job?.stop();
  await browser?.close();
  await server?.stop();
});

async function open(
  path: string,
  { code = station, as }: { code?: string; as?: string } = {},
): Promise<Page> {
  visitor = await openVisitor(browser, `${server.url(code)}/aboutUs`, { reducedMotion: true });
  const { page, context } = visitor;
  // The other site, which this machine does not have.
  await context.route(`${elsewhere}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>partner</title>' }),
  );
  if (as) await logInAs(page, as);
  await page.goto(server.url(code) + path);
  await settled(page);
  return page;
}

const pathOf = (page: Page) => new URL(page.url()).pathname;

/** Leaves one ad on a page of a station, to this address. */
async function onlyAd(code: string, showPage: AdPage, linkUrl: string, linkType: LinkType): Promise<void> {
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
  test('of customer service, as it is shipped, opens in a new tab for a guest, without a log-in dialog', async () => {
    const page = await open('/userCenter', { code: 'v010' });
    const opened = visitor.context.waitForEvent('page');
    await (await openedAd(page)).getByRole('button', { name: '在线客服' }).click();
    const tab = await opened;
    await tab.waitForURL(/\/legacy\/service\.html/);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(pathOf(page)).toBe('/userCenter');
  });

  test.each([
    ['a screen', '/appDown', '/appDown'],
    ['a legacy page', '/legacy/rules.html', '/legacy/rules.html'],
    ['another site', `${elsewhere}/offer`, '/offer'],
  ])('with linkType 2 opens %s in a new tab', async (_, linkUrl, path) => {
    await onlyAd(station, AdPage.userCenter, linkUrl, LinkType.newTab);
    const page = await open('/userCenter');
    const opened = visitor.context.waitForEvent('page');
    await (await openedAd(page)).getByRole('button', { name: '广告一' }).click();
    if (linkUrl.startsWith(elsewhere)) await page.getByRole('dialog').locator('button[data-confirm]').click();
    const tab = await opened;
    // The other site is this test's own answer, whose load event Playwright may miss.
    await tab.waitForURL((url) => url.pathname === path, { waitUntil: 'commit' });
    expect(pathOf(page)).toBe('/userCenter');
  });

  test.each([
    ['a screen', '/appDown', '/appDown'],
    ['another site', `${elsewhere}/offer`, '/offer'],
  ])('with linkType 1 opens %s in this tab', async (_, linkUrl, path) => {
    await onlyAd(station, AdPage.userCenter, linkUrl, LinkType.here);
    const page = await open('/userCenter');
    await (await openedAd(page)).getByRole('button', { name: '广告一' }).click();
    if (linkUrl.startsWith(elsewhere)) await page.getByRole('dialog').locator('button[data-confirm]').click();
    // The other site is this test's own answer, whose load event Playwright may miss.
    await page.waitForURL((url) => url.pathname === path, { waitUntil: 'commit' });
    expect(visitor.context.pages()).toHaveLength(1);
  });

  test('for a screen that the station lacks is not shown; the others are', async () => {
    // Three pictures at home: two lead to the offers, which v006 has switched off, one to the app.
    const page = await open('/index', { code: 'v006' });
    const button = (await openedAd(page)).getByRole('button').first();
    await expect.poll(() => button.getAttribute('aria-label')).toBe('下载客户端');
    await button.click();
    await page.waitForURL('**/appDown');
    await visitor.close();
    await onlyAd('v006', AdPage.home, '/moreActive', LinkType.here);
    const without = await open('/index', { code: 'v006' });
    expect(await adsOf(without).count()).toBe(0);
  });
});

describe('an offer', () => {
  const idOf = async (kind: string): Promise<number> => {
    const { answer } = await server.call(activeData, {}, { station });
    return answer.activeList!.find((offer) => offer.kind === kind)!.id;
  };
  const deposit = (page: Page) => page.getByRole('main').getByRole('button', { name: '去存款' });

  test('that begins with a deposit leads to it, by the screen where it is taken part in', async () => {
    const page = await open(`/activeDetail?id=${await idOf('firstRecharge')}`, { as: 'member01' });
    await page.getByRole('main').getByRole('button', { name: '去参加' }).click();
    await page.waitForURL('**/firstRecharge');
    await deposit(page).click();
    await page.waitForURL('**/recharge');
  });

  test('does not send trial players to a deposit, and one without a deposit sends nobody', async () => {
    const trial = await open(`/activeDetail?id=${await idOf('firstRecharge')}`, { as: 'trial01' });
    await trial.getByRole('heading', { name: '首次存款礼' }).waitFor();
    expect(await deposit(trial).count()).toBe(0);
    await visitor.close();
    const member = await open(`/activeDetail?id=${await idOf('signIn')}`, { as: 'member01' });
    await member.getByRole('heading', { name: '每日签到' }).waitFor();
    expect(await deposit(member).count()).toBe(0);
    // Customer service stays: the offer does not end in nothing.
    await member.getByRole('main').getByRole('button', { name: '咨询客服' }).waitFor();
  });
});

test('批量撤单 stands in the header only while there is a bet to revoke', async () => {
  const button = (page: Page) => page.getByRole('button', { name: '批量撤单' });
  const before = await open('/lotteryRecord', { as: 'agent01' });
  await before.getByText('该条件下暂无投注记录').waitFor();
  expect(await button(before).count()).toBe(0);
  const agent = server.client(station);
  await agent.logIn('agent01');
  // The beginning of a minute, so that the period is not sealed under the bet or the page.
  server.passTime(61 - (Math.floor(server.now().getTime() / 1000) % 60));
  await job.tick();
  const { answer } = await agent.call(getNewPeriod, { lotCode: 'FFC' });
  const placed = await betOffcial(agent, 'FFC', answer.period!.qiHao, [ticket()], undefined, randomUUID());
  expect(placed.answer.success).toBe(true);
  await visitor.close();
  const after = await open('/lotteryRecord', { as: 'agent01' });
  await button(after).waitFor();
  // Drawn, it cannot be revoked any more.
  await visitor.close();
  server.passTime(180);
  await job.tick();
  const drawn = await open('/lotteryRecord', { as: 'agent01' });
  await drawn.locator('main section li button').first().waitFor();
  expect(await button(drawn).count()).toBe(0);
});
