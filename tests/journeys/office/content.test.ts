// Content: an offer is written, priced, agreed to by a second person, goes live by itself and is taken back; two who write one entry lose nothing.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { apply, plan, saveDraft } from '#contract/office/content.generated.ts';
import { snapshotOf } from '#server/content/snapshot.ts';
import { axeFinds } from '#support/axe.ts';
import { keepPicture } from '#support/keepPicture.ts';
import { officeSettled, officeWorld } from '#support/officeSite.ts';
import { staffMember } from '#support/officeStaff.ts';
import type { RunningServer } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';

const test = officeWorld();

type Entry = Record<string, unknown>;

/** An entry as players have it. */
async function there(server: RunningServer, kind: string, key: string): Promise<Entry | undefined> {
  const { files } = await server.inStation(alpha, snapshotOf);
  const file = files.get(kind as never) as unknown as { items: Entry[] };
  return file.items.find((item) => item.key === key);
}

/** Says why, and does it. */
const reasons = async (page: Page, reason: string) => {
  await page.getByRole('dialog').getByLabel('原因').fill(reason);
  await page.keyboard.press('Enter');
};

test('at noon an offer is written with what it costs, a second person agrees, it goes live at eight by itself and is taken back at ten', async ({
  server,
  clock,
  visit,
}) => {
  const li = await staffMember(server, 'content', { name: 'li' });
  const { page } = await visit('/content', { client: li });
  await page.getByRole('button', { name: '存款优惠' }).click();
  await page.getByRole('button', { name: '新增条目' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('evening');
  await dialog.getByLabel('照此新建').selectOption('once');
  await dialog.getByRole('button', { name: '新增' }).click();
  await page.getByLabel('名称 · 中文').fill('晚间存款礼');

  // A gift above what the checker allows stands at its field, and its fix is a press.
  const amount = page.getByLabel('赠送金额');
  await amount.fill('5800');
  const fault = page.locator('.content-field', { has: amount }).getByRole('listitem');
  await fault.getByText('gift-cost').waitFor();
  expect(await amount.getAttribute('aria-invalid')).toBe('true');
  expect(await axeFinds(page)).toEqual([]);
  await keepPicture(page, 'office-content-fault');
  await fault.getByRole('button').click();
  await fault.waitFor({ state: 'detached' });

  // What was written is there after a reload.
  await amount.fill('');
  await page.getByLabel('赠送比例（%）').fill('20');
  await page.getByLabel('最高赠送').fill('88888');
  await page.getByText('草稿已保存').waitFor();
  await expect
    .poll(async () => {
      const { rows } = await server.pool.query("SELECT value FROM content_draft WHERE key = 'evening'");
      return rows[0]?.value;
    })
    .toMatchObject({ giftPercent: '20', mostGift: '88888' });
  await page.reload();
  expect(await page.getByLabel('名称 · 中文').inputValue()).toBe('晚间存款礼');

  await page.getByRole('button', { name: '预览改动' }).click();
  await page.getByText('最坏合计').waitFor();
  await page.getByText('晚间存款礼', { exact: false }).first().waitFor();
  await page.getByText('定时', { exact: true }).click();
  await page.locator('input[type="datetime-local"]').first().fill('2026-11-20T20:00');
  await officeSettled(page);
  expect(await axeFinds(page)).toEqual([]);
  await keepPicture(page, 'office-content-plan');
  await page.getByRole('button', { name: '提交上线' }).click();
  await reasons(page, '晚间活动');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/content/kind/deposit-offers');
  expect(await there(server, 'deposit-offers', 'evening')).toBeUndefined();
  // The answer may be no: what was written stays with whoever wrote it.
  await page.getByText('新草稿').waitFor();

  const wang = await staffMember(server, 'finance', { name: 'wang' });
  const second = (await visit('/approvals', { client: wang })).page;
  await second.getByText('evening', { exact: false }).first().waitFor();
  await second.keyboard.press('c');
  await second.keyboard.press('Enter');
  const state = async () => (await server.pool.query('SELECT state FROM content_schedule')).rows[0]?.state;
  await expect.poll(state).toBe('waiting');
  await page.getByRole('link', { name: '内容', exact: true }).first().click();
  await page.getByRole('link', { name: '定时' }).click();
  await page.getByText('wang复核', { exact: false }).waitFor();
  // Sessions end before the evening.
  await page.close();
  await second.close();

  await clock.to('2026-11-20T20:00:01+08:00');
  await server.runContentSchedule();
  expect(await there(server, 'deposit-offers', 'evening')).toMatchObject({ giftPercent: '20' });

  await clock.to('2026-11-20T22:00:00+08:00');
  const zhao = await staffMember(server, 'content', { name: 'zhao' });
  const night = (await visit('/content/versions', { client: zhao })).page;
  await night.getByRole('button', { name: '回退此版本' }).first().click();
  await night.getByRole('dialog').getByText('删除', { exact: false }).first().waitFor();
  await reasons(night, '活动结束');
  await expect.poll(() => there(server, 'deposit-offers', 'evening')).toBeUndefined();
  await night.getByText('已由版本', { exact: false }).waitFor();
});

test('a colleague changes an entry while it is written: who did is said, and both changes merge', async ({
  server,
  visit,
}) => {
  const chen = await staffMember(server, 'content', { name: 'chen' });
  const { page } = await visit('/content/kind/notices/welcome-to', { client: chen, width: 390, height: 844 });
  await page.getByLabel('标题 · 中文').fill('欢迎光临');
  await page.getByText('草稿已保存').waitFor();
  const owner = await staffMember(server, 'owner', { name: 'sun' });
  await owner.call(saveDraft, { kind: 'notices', key: 'welcome-to', value: '{}', mark: '' });
  await page.getByText('sun正在编辑', { exact: false }).waitFor();
  const value = JSON.stringify({ ...(await there(server, 'notices', 'welcome-to')), display: 'marquee' });
  const planned = await owner.call(plan, { entries: [{ kind: 'notices', key: 'welcome-to', value }] });
  await owner.call(apply, { plan: planned.answer.plan!, reason: 'Running line' });

  // Nobody looks away and back: the page says so by itself, and what is written stays.
  expect(await page.getByLabel('标题 · 中文').inputValue()).toBe('欢迎光临');
  await page.getByRole('button', { name: '合并两边的改动' }).click();
  await expect.poll(() => page.getByLabel('展示').inputValue()).toBe('marquee');
  expect(await page.getByLabel('标题 · 中文').inputValue()).toBe('欢迎光临');
  await officeSettled(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await axeFinds(page)).toEqual([]);
  await keepPicture(page, 'office-content-entry-390');
  await page.getByRole('button', { name: '预览改动' }).click();
  await page.getByRole('button', { name: '提交上线' }).click();
  await reasons(page, '新标题');
  await expect
    .poll(() => there(server, 'notices', 'welcome-to'))
    .toMatchObject({ display: 'marquee', title: { 'zh-CN': '欢迎光临' } });
});

test('a picture is dropped on its field, or chosen by key, and is shown as it is stored', async ({
  visit,
}) => {
  const { page } = await visit('/content/kind/banners/welcome', { as: 'content' });
  const file = page.locator('input[type="file"]');
  await file.waitFor({ state: 'attached' });
  const field = page.locator('.content-field', { has: file });
  const address = () => field.getByRole('textbox').inputValue();
  const pictures = await page.evaluate(() =>
    ['#c00', '#00c'].map((colour) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [300, 120];
      const pen = canvas.getContext('2d')!;
      pen.fillStyle = colour;
      pen.fillRect(0, 0, 300, 120);
      return canvas.toDataURL('image/png').split(',')[1]!;
    }),
  );
  await file.setInputFiles({
    name: 'red.png',
    mimeType: 'image/png',
    buffer: Buffer.from(pictures[0]!, 'base64'),
  });
  await expect.poll(address).toMatch(/^\/pictures\/[0-9a-f]{64}\.webp$/);
  const first = await address();
  const width = () => field.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth);
  await expect.poll(width).toBe(300);
  const dropped = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
    transfer.items.add(new File([bytes], 'blue.png', { type: 'image/png' }));
    return transfer;
  }, pictures[1]!);
  await field.locator('.content-drop').dispatchEvent('drop', { dataTransfer: dropped });
  await expect.poll(address).not.toBe(first);
  expect(await address()).toMatch(/^\/pictures\//);
});

test('who only looks has a form that changes nothing, and no act', async ({ visit }) => {
  const { page } = await visit('/content/kind/notices/welcome-to', { as: 'auditor', locale: 'en' });
  await page.getByText('Read only').waitFor();
  expect(await page.getByLabel('Title · Chinese').getAttribute('readonly')).not.toBeNull();
  expect(await page.getByRole('button', { name: 'Review the change' }).count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Take back' }).count()).toBe(0);
});

test('a notice is previewed as a guest and as a member, before it begins and in its time', async ({
  visit,
}) => {
  const { page } = await visit('/content/kind/notices', { as: 'content', width: 390, height: 844 });
  await page.getByRole('button', { name: '新增条目' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('evening');
  await dialog.getByRole('button', { name: '新增' }).click();
  const preview = page.getByRole('region', { name: '预览' });
  await page.getByLabel('标题 · 中文').fill('晚间维护');
  await preview.getByText('晚间维护').waitFor();
  await preview.getByText('可以看到').waitFor();
  await page.getByLabel('开始时间').fill('2099-01-01T20:00');
  await preview.getByText('尚未开始').waitFor();
  expect(await preview.getByText('晚间维护').count()).toBe(0);
  await preview.getByLabel('时间，北京时间（不填为现在）').fill('2099-01-01T20:00');
  await preview.getByText('可以看到').waitFor();
  await preview.getByText('会员', { exact: true }).click();
  await preview.getByLabel('等级').waitFor();
  expect(await axeFinds(page)).toEqual([]);
  await keepPicture(page, 'office-content-preview');
});
