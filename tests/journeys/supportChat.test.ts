// The story of a deposit that hangs: the player writes where it stands, with a picture, on a bad line; a clerk answers; the player sees it while looking, or by a badge.
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { answer, list } from '#contract/office/conversations.generated.ts';
import { axeFinds } from '#support/axe.ts';
import { waitingDeposit, writes } from '#support/conversations.ts';
import { depositor } from '#support/deposits.ts';
import { keepPicture } from '#support/keepPicture.ts';
import { officeAs } from '#support/office.ts';
import { officeSettled, openOffice } from '#support/officeSite.ts';
import { siteWorld } from '#support/site.ts';
import { follow, go, lookAgain, resize, sees, settled, staticPage } from './steps.ts';

const test = siteWorld({ office: true });

/** A field for files is a button to who hears the page: the name is said whole. */
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
const write = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: '输入消息' }).fill(text);
  await press(page, '发送');
};
const bubbles = (page: Page) => page.getByRole('list', { name: '与客服的对话' }).locator('p');

/** A transfer's receipt, as a phone takes it. */
const receipt = () =>
  sharp({ create: { width: 600, height: 900, channels: 3, background: '#2b6cb0' } })
    .jpeg()
    .toBuffer();

test('where a deposit hangs it is written about, with a picture; the clerk sees all of it and answers, and the player has it', async ({
  open,
  browser,
  server,
  station,
  clock,
}) => {
  const order = await waitingDeposit(server, station);
  await depositor(server, station);
  const { page } = await open(`/depositBankPay?order=${order}`, { as: 'member01', isNew: true });
  await press(page, '联系客服');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/support');
  await sees(page, order);
  await settled(page);
  await keepPicture(page, 'support-attached-zh-CN-375');
  await write(page, '我的存款还没有到账\n转账已经半小时了');
  await expect.poll(() => bubbles(page).allInnerTexts()).toEqual(['我的存款还没有到账\n转账已经半小时了']);
  await page
    .getByLabel('发送图片')
    .setInputFiles({ name: 'receipt.jpg', mimeType: 'image/jpeg', buffer: await receipt() });
  const picture = page.getByRole('button', { name: '查看图片' });
  await picture.waitFor();
  await picture.click();
  await page.getByRole('dialog', { name: '查看图片' }).getByRole('button', { name: '关闭' }).click();

  const office = await openOffice({ browser, server, station, clock }, '/conversations', { as: 'support' });
  await officeSettled(office.page);
  await office.page.getByRole('button', { name: 'member01' }).click();
  const panel = office.page.getByRole('region', { name: 'member01' });
  await panel.getByText('我的存款还没有到账').waitFor();
  await panel.getByRole('link', { name: `存款 ${order}` }).waitFor();
  await expect
    .poll(() =>
      panel
        .getByRole('img', { name: 'member01发的图片' })
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
  await panel.getByRole('button', { name: '接手' }).click();
  await panel.getByText('我接手的').waitFor();
  expect(await axeFinds(office.page)).toEqual([]);
  await keepPicture(office.page, 'office-conversation-zh-CN-1440');
  await panel.getByLabel('回复会员').fill('您好，已核实，款项马上入账。');
  await panel.getByRole('button', { name: '发送', exact: true }).click();
  await expect.poll(() => office.page.locator('main').innerText()).toContain('这里没有对话。');
  // The player’s screen asks by itself.
  await expect.poll(() => bubbles(page).last().innerText()).toBe('您好，已核实，款项马上入账。');
  await settled(page);
  await keepPicture(page, 'support-answered-zh-CN-375');
  // And the clerk hears of what the player writes next.
  await write(page, '收到了，谢谢');
  await panel.getByText('收到了，谢谢').waitFor();
  for (const width of [1280, 390]) {
    await office.page.setViewportSize({ width, height: 844 });
    await officeSettled(office.page);
    await keepPicture(office.page, `office-conversation-zh-CN-${width}`);
    // What a page draws for another width it draws once the browser has said so.
    await expect
      .poll(() =>
        office.page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      )
      .toBe(0);
  }
  await panel.getByRole('button', { name: '关闭对话' }).click();
  await panel.getByText('已关闭').waitFor();
  expect(office.consoleErrors).toEqual([]);
  await office.context.close();
});

test('a bad line keeps what was written, in its order, through a reload, and sends it once', async ({
  open,
  proxy,
}) => {
  const { page, consoleErrors } = await open(staticPage, { as: 'member01', port: proxy.port });
  await go(page, '/support');
  const count = await bubbles(page).count();
  const repair = proxy.inject('/m/v2/support/send.do', { kind: 'cutBeforeHeaders' });
  await write(page, '第一句');
  await page.getByText('未发送').waitFor();
  await write(page, '第二句');
  await expect.poll(() => page.getByText('未发送').count()).toBe(2);
  await keepPicture(page, 'support-failed-zh-CN-375');
  await page.reload();
  await settled(page);
  await expect.poll(() => page.getByText('未发送').count()).toBe(2);
  consoleErrors.splice(0);
  repair();
  await lookAgain(page);
  await expect.poll(() => page.getByText('未发送').count()).toBe(0);
  // The server had both the first time: under their intents they are there once.
  await expect
    .poll(async () => (await bubbles(page).allInnerTexts()).slice(count))
    .toEqual(['第一句', '第二句']);
  await page.reload();
  await settled(page);
  expect((await bubbles(page).allInnerTexts()).slice(count)).toEqual(['第一句', '第二句']);
});

test('an answer that comes while the player is elsewhere counts on the way to it, and a line shows where it begins', async ({
  open,
  server,
  station,
}) => {
  const client = server.client(station);
  await client.logIn('agent01');
  await writes(client, { content: '请问返点什么时候结算' });
  const clerk = await officeAs(server, 'support', { station });
  const rows = (await clerk.call(list, { of: 'waiting', account: 'agent01' })).answer.rows!;
  await clerk.call(answer, { id: rows[0]!.id, text: '每天凌晨结算。' });
  const { page } = await open('/userCenter', { as: 'agent01' });
  await sees(page, '客服已回复');
  const tab = page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: /我的/ });
  const before = Number.parseInt((await tab.textContent())!, 10);
  await page.getByRole('link', { name: '客服已回复' }).click();
  await sees(page, '以下是新消息');
  await sees(page, '每天凌晨结算。');
  // Seen: the badge goes without waiting for the next poll.
  await follow(page, '/userCenter');
  await expect.poll(async () => Number.parseInt((await tab.textContent()) || '0', 10) || 0).toBe(before - 1);
});

test('out of hours the screen says when somebody is there; every size, skin and language shows all of it', async ({
  open,
  server,
  station,
  clock,
}) => {
  const order = await waitingDeposit(server, station);
  await clock.to('2026-11-24T03:00:00+08:00');
  for (const [skin, locale] of [
    ['ThemeRed', 'zh-CN'],
    ['ThemeBlack', 'en'],
  ] as const) {
    const { page } = await open(`/support?about=deposit:${order}`, {
      as: 'member01',
      isNew: true,
      skin,
      locale,
    });
    await sees(page, locale === 'en' ? 'Back at 11-24 09:00' : '客服将于11-24 09:00上线');
    for (const width of [375, 320]) {
      await resize(page, width, 640);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
      await keepPicture(page, `support-away-${skin}-${locale}-${width}`);
    }
    expect(await axeFinds(page)).toEqual([]);
  }
});

test('a guest writes from the home page, is answered there, and goes on in the same browser', async ({
  open,
  browser,
  server,
  station,
  clock,
}) => {
  await clock.to('2026-11-24T10:00:00+08:00');
  const { page } = await open('/index', { isNew: true });
  await press(page, '在线客服');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/support');
  await sees(page, '登录后用账号另开对话');
  expect(await page.getByLabel('发送图片').count()).toBe(0);
  await write(page, '我忘记账号了\n只记得手机号');
  await expect.poll(() => bubbles(page).allInnerTexts()).toEqual(['我忘记账号了\n只记得手机号']);
  await expect.poll(() => page.getByText('发送中').count()).toBe(0);
  expect(await page.getByText('未发送').count()).toBe(0);
  expect(await axeFinds(page)).toEqual([]);

  const office = await openOffice({ browser, server, station, clock }, '/conversations', { as: 'support' });
  await officeSettled(office.page);
  await office.page.getByRole('button', { name: /^访客\d+$/ }).click();
  const panel = office.page.getByRole('region', { name: /^访客\d+$/ });
  await panel.getByText('我忘记账号了').waitFor();
  expect(await panel.getByRole('link').count()).toBe(0);
  await officeSettled(office.page);
  await keepPicture(office.page, 'office-conversation-guest-zh-CN-1440');
  expect(await axeFinds(office.page)).toEqual([]);
  await panel.getByLabel('回复会员').fill('请在登录页选择找回密码。');
  await panel.getByRole('button', { name: '发送', exact: true }).click();
  await expect.poll(() => bubbles(page).last().innerText()).toBe('请在登录页选择找回密码。');
  // The proof is asked for once.
  await write(page, '好的');
  await expect.poll(() => bubbles(page).last().innerText()).toBe('好的');
  await page.reload();
  await settled(page);
  await expect
    .poll(() => bubbles(page).allInnerTexts())
    .toEqual(['我忘记账号了\n只记得手机号', '请在登录页选择找回密码。', '好的']);
  for (const width of [390, 320]) {
    await resize(page, width, 640);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
    await keepPicture(page, `support-guest-zh-CN-${width}`);
    await sees(page, '今天');
  }
  expect(office.consoleErrors).toEqual([]);
  await office.context.close();
  const other = await open('/support', {
    isNew: true,
    skin: 'ThemeBlack',
    locale: 'en',
    width: 320,
    height: 640,
  });
  await sees(other.page, 'this conversation stays in this browser');
  expect(await bubbles(other.page).count()).toBe(0);
  expect(await axeFinds(other.page)).toEqual([]);
  await keepPicture(other.page, 'support-guest-ThemeBlack-en-320');
});

test('the page of customer service leads a guest to the conversation', async ({ open, server, station }) => {
  const { page } = await open(staticPage, {});
  await page.goto(`${server.url(station)}/legacy/service.html`);
  await page.getByRole('link', { name: '与在线客服对话' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/support');
});
