// Notices on the phone: offered where something is waited for and never again once refused, chosen and switched off in the profile, shown by the worker, and leading to their screen.
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { axeFinds } from '#support/axe.ts';
import { keepPicture } from '#support/keepPicture.ts';
import { siteWorld } from '#support/site.ts';
import { type RunningServer, shippedStations } from '#support/startServer.ts';
import { browserOf, sheetOf } from './deviceNotices.ts';
import { kept } from './install.ts';
import { settled } from './steps.ts';

const test = siteWorld({
  stations: shippedStations()
    .filter(({ code }) => code === 'w147')
    .map((file) => ({ ...file, onOff: { ...file.onOff, loginCheck: 'none' as const } })),
});

const devices = async (server: RunningServer): Promise<number> => {
  const { rows } = await server.pool.query('SELECT count(*)::int AS count FROM push_device');
  return rows[0].count;
};

const offer = (page: Page) => page.getByRole('button', { name: '客服回复时通知我' });

async function asks(page: Page, text: string): Promise<void> {
  await page.getByLabel('输入消息').fill(text);
  await page.getByRole('button', { name: '发送', exact: true }).click();
  await page.getByText(text).last().waitFor();
}

test('offered beside a question that waits, switched on in one press, chosen and switched off in the profile', async ({
  open,
  proxy,
  server,
}) => {
  const { page } = await open('/index', { as: 'member01', hasWorker: true, at: 'w147', port: proxy.port });
  await browserOf(page, 'granted');
  await kept(page, 'w147');
  await page.goto(`${new URL(page.url()).origin}/support`);
  await settled(page);
  // Nothing waits for an answer yet.
  expect(await offer(page).count()).toBe(0);
  await asks(page, '请帮我看一下');
  await offer(page).waitFor();
  await settled(page);
  await keepPicture(page, 'notices-offer');
  await offer(page).click();
  await sheetOf(page).getByText('客服回复后，在本设备通知您').waitFor();
  await settled(page);
  expect(await axeFinds(page)).toEqual([]);
  await keepPicture(page, 'notices-ask');
  await sheetOf(page).getByRole('button', { name: '开启通知' }).click();
  await page.getByText('已在本设备开启通知').waitFor();
  expect(await devices(server)).toBe(1);
  // Closing it is a step back.
  await sheetOf(page).waitFor({ state: 'hidden' });
  await settled(page);

  await page.goto(`${new URL(page.url()).origin}/personalInfo`);
  await page.getByRole('button', { name: '通知', exact: true }).click();
  const sheet = sheetOf(page);
  await sheet.getByLabel('客服回复').waitFor();
  expect(await sheet.getByLabel('客服回复').isChecked()).toBe(true);
  expect(await sheet.getByLabel('投注中奖').isChecked()).toBe(false);
  await sheet.getByLabel('投注中奖').check();
  const chip = sheet.getByRole('button', { name: '重庆时时彩', exact: true });
  await chip.first().click();
  await expect
    .poll(async () => (await server.pool.query('SELECT won, lotteries FROM push_setting')).rows)
    .toEqual([{ won: true, lotteries: ['CQSSC'] }]);
  await settled(page);
  expect(await axeFinds(page)).toEqual([]);
  await keepPicture(page, 'notices-chosen');
  await page.setViewportSize({ width: 320, height: 640 });
  await settled(page);
  await keepPicture(page, 'notices-chosen-320');
  await sheet.getByRole('button', { name: '关闭本设备' }).click();
  await page.getByText('已关闭通知').waitFor();
  await sheet.getByRole('button', { name: '开启通知' }).waitFor();
  expect(await devices(server)).toBe(0);
});

test('who refuses is not asked again, and reads in the profile how to allow it', async ({
  open,
  proxy,
  server,
}) => {
  const { page } = await open('/index', {
    as: 'member01',
    hasWorker: true,
    at: 'w147',
    port: proxy.port,
    isNew: true,
  });
  await browserOf(page, 'denied');
  await kept(page, 'w147');
  const { origin } = new URL(page.url());
  await page.goto(`${origin}/support`);
  await asks(page, '还有一个问题');
  await offer(page).click();
  await sheetOf(page).getByRole('button', { name: '开启通知' }).click();
  await page.getByText('浏览器未允许通知').waitFor();
  await sheetOf(page).getByText('浏览器已禁止本站的通知').waitFor();
  await settled(page);
  await keepPicture(page, 'notices-blocked');
  expect(await devices(server)).toBe(0);
  await page.goto(`${origin}/support`);
  await page.getByText('还有一个问题').last().waitFor();
  await settled(page);
  expect(await offer(page).count()).toBe(0);
});

describe('in a browser that shows notices', () => {
  test.override('browserKind', 'whole');

  test('the worker shows a notice, replaces it by a later one of its tag, and a press opens its screen', async ({
    open,
    proxy,
  }) => {
    const { page } = await open('/index', {
      as: 'member01',
      hasWorker: true,
      at: 'w147',
      port: proxy.port,
      isNew: true,
    });
    const { origin } = new URL(page.url());
    await page.context().grantPermissions(['notifications'], { origin });
    await kept(page, 'w147');
    const worker = page.context().serviceWorkers()[0]!;
    const cdp = await page.context().newCDPSession(page);
    const registered = new Promise<string>((resolve) =>
      cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        if (registrations[0]) resolve(registrations[0].registrationId);
      }),
    );
    await cdp.send('ServiceWorker.enable');
    const registrationId = await registered;
    const deliver = (body: string) =>
      cdp.send('ServiceWorker.deliverPushMessage', {
        origin,
        registrationId,
        data: JSON.stringify({ title: '锦鲤湾', body, path: '/support', tag: 'support' }),
      });
    const shown = () =>
      page.evaluate(async () =>
        (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body, tag }) => ({
          title,
          body,
          tag,
        })),
      );
    await deliver('客服已回复您');
    await expect.poll(shown).toEqual([{ title: '锦鲤湾', body: '客服已回复您', tag: 'support' }]);
    await deliver('客服又回复了');
    await expect.poll(shown).toEqual([{ title: '锦鲤湾', body: '客服又回复了', tag: 'support' }]);
    await worker.evaluate(async () => {
      const scope = self as unknown as { registration: ServiceWorkerRegistration } & EventTarget;
      const [notification] = await scope.registration.getNotifications();
      const Press = (
        globalThis as unknown as { NotificationEvent: new (name: string, init: object) => Event }
      ).NotificationEvent;
      scope.dispatchEvent(new Press('notificationclick', { notification }));
    });
    await page.waitForURL('**/support');
    await page.locator('[data-shown="/support"]').waitFor();
    expect(await shown()).toEqual([]);
  });
});
