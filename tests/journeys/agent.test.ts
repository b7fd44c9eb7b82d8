// An agent's day: accounts opened by hand and by link, a better rate, what the team's bets earned, and the report for the partner.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { registerSave } from '#contract/agent.generated.ts';
import { getNewPeriod } from '#contract/lottery.generated.ts';
import { credit } from '#server/account/accounts.ts';
import { axeFinds } from '#support/axe.ts';
import { keepPicture } from '#support/keepPicture.ts';
import type { Visitor } from '#support/openStation.ts';
import { betCredit, creditItem, sums } from '#support/playTable.ts';
import { type Draws, siteWorld } from '#support/site.ts';
import type { Client, RunningServer } from '#support/startServer.ts';
import { idOf, password, setRates } from '#support/team.ts';
import { amountText } from '#values/amount.ts';
import { YUAN } from '#values/money.ts';
import { go, logInAs, lookAgain, settled, staticPage } from './steps.ts';

/** Asks nobody for a promotion code: a link brings its own. */
const station = 'agents';
/** Shows its agents no deposits. */
const hiding = 'hiding';
const stations = [
  {
    code: station,
    name: { 'zh-CN': '代理站', en: 'Agents' },
    onOff: { registerCheck: 'none' as const, registerFields: ['account' as const, 'password' as const] },
  },
  { code: hiding, name: '隐藏站', frontConfig: { noShowChongzhiBaoBiao: true } },
];

const test = siteWorld({ stations, lotteries: ['FFC'], station }).extend(
  'asAgent',
  ({ open }) =>
    async (path: string): Promise<Page> => {
      const { page, context } = await open(path, { as: 'agent01' });
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      return page;
    },
);

test.beforeAll(({ server }) => setRates(server, 'agent01', 80_000, 1860, station));

const rate = (page: Page, category = '彩票') =>
  page.getByRole('textbox', { name: new RegExp(`^${category}`) });
const below = (page: Page, path: string): Promise<void> => page.waitForURL((url) => url.pathname === path);

/** A bet of 1000 yuan of a member who is given the money, drawn and settled. */
async function betAndSettle(
  server: RunningServer,
  draws: Draws,
  client: Client,
  account: string,
): Promise<void> {
  const id = await idOf(server, account, station);
  await server.inStation(station, (db) =>
    credit(db, station, { id, role: 'member' }, 5000n * YUAN, {
      type: 1,
      refType: 'test',
      refId: account,
      remark: '',
      at: server.now(),
    }),
  );
  const { period } = (await client.call(getNewPeriod, { lotCode: 'FFC' })).answer;
  const item = await creditItem(client, 'FFC', sums, ['总和大'], '1000');
  const { answer } = await betCredit(client, 'FFC', period!.qiHao, [item]);
  expect(answer.success).toBe(true);
  await draws.draw('FFC');
  await server.runMoneyJob();
}

test('an agent opens an account by hand, and what cannot be is refused at its field', async ({
  asAgent,
  server,
}) => {
  const page = await asAgent('/agentCenter');
  await page.getByRole('link', { name: '精准开户' }).click();
  await below(page, '/regManage');
  await settled(page);
  await page.getByLabel('账号类型').selectOption('agent');
  await page.getByLabel('账号', { exact: true }).fill('member01');
  await page.getByLabel('登录密码').fill(password);
  await page.getByLabel('确认密码').fill(password);
  await rate(page).fill('8.1');
  await page.getByRole('button', { name: '立即开户' }).click();
  await expect.poll(() => page.getByText('不能高于您自己的 8').isVisible()).toBe(true);
  await page.getByRole('button', { name: '全部最高' }).click();
  expect(await rate(page).inputValue()).toBe('8');
  for (let step = 0; step < 5; step += 1) await page.getByRole('button', { name: '降低彩票' }).click();
  expect(await rate(page).inputValue()).toBe('7.5');
  await page.getByRole('button', { name: '立即开户' }).click();
  await expect.poll(() => page.getByText('该账号已被注册，请换一个').isVisible()).toBe(true);
  await page.getByLabel('账号', { exact: true }).fill('handmade1');
  await page.getByRole('button', { name: '立即开户' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText('handmade1').waitFor();
  await sheet.getByRole('button', { name: '复制账号信息' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(`账号：handmade1\n密码：${password}\n登录地址：${server.url(station)}/login`);
  await sheet.getByRole('button', { name: '关闭' }).click();
});

test('a link registers who opens it, counts them exactly, and registers nobody once it is off', async ({
  asAgent,
  open,
}) => {
  const page = await asAgent('/promotionUrl');
  await page.getByRole('button', { name: '生成推广链接' }).click();
  await below(page, '/regManage1');
  await settled(page);
  await page.getByLabel('链接名称').fill('朋友圈');
  await rate(page).fill('6');
  await page.getByRole('button', { name: '生成推广链接' }).click();
  const sheet = page.getByRole('dialog');
  const code = await sheet.getByRole('img', { name: /二维码，内容为/ }).getAttribute('aria-label');
  const address = code!.replace('二维码，内容为 ', '');
  expect(address).toMatch(/\/login\?mode=1&code=[a-z0-9]{8}$/);
  await sheet.getByRole('button', { name: '复制链接' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  const [poster] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('button', { name: '保存海报' }).click(),
  ]);
  expect(poster.suggestedFilename()).toMatch(/^[a-z0-9]{8}-poster\.png$/);
  const { width, height } = await sharp(await poster.path()).metadata();
  expect([width, height]).toEqual([1080, 1620]);
  await sheet.getByRole('button', { name: '关闭' }).click();
  // It stands on its card as well, and the next link begins with its rates.
  await page.getByRole('group', { name: '朋友圈' }).getByText(address).waitFor();
  await page.getByRole('link', { name: '新建' }).click();
  await below(page, '/regManage1');
  await expect.poll(() => rate(page).inputValue()).toBe('6');
  await page.goBack();
  await below(page, '/promotionUrl');

  const register = async (name: string, hint: string): Promise<Visitor> => {
    const { pathname, search } = new URL(address);
    const guest = await open(pathname + search);
    // Said as the page opens, before anything is typed.
    await guest.page.getByText(hint).waitFor();
    await guest.page.getByRole('textbox', { name: '账号' }).fill(name);
    await guest.page.getByLabel('密码', { exact: true }).fill(password);
    await guest.page.getByLabel('确认密码').fill(password);
    await guest.page.getByRole('button', { name: '立即注册' }).click();
    return guest;
  };
  const friend = await register('linked1', '来自您打开的推广链接');
  await friend.page.waitForURL((url) => url.pathname !== '/login');

  await lookAgain(page);
  let card = page.getByRole('group', { name: '朋友圈' });
  await expect.poll(() => card.getByText('1人注册').isVisible()).toBe(true);
  await page.setViewportSize({ width: 320, height: 640 });
  await keepPicture(page, 'link-card');
  await card.getByRole('button', { name: '修改' }).click();
  const changing = page.getByRole('dialog', { name: '修改推广链接' });
  await changing.getByLabel('链接名称').fill('老朋友');
  await changing.getByRole('textbox', { name: '彩票' }).fill('9.9');
  await changing.getByRole('button', { name: '保存修改' }).click();
  await changing.getByText(/最高/).first().waitFor();
  await changing.getByRole('textbox', { name: '彩票' }).fill('5');
  expect(await axeFinds(page)).toEqual([]);
  await keepPicture(page, 'link-changing');
  await changing.getByRole('button', { name: '保存修改' }).click();
  await page.getByText('推广链接已修改').waitFor();
  card = page.getByRole('group', { name: '老朋友' });
  await card.getByText('5%').waitFor();
  await card.getByRole('button', { name: '停用' }).click();
  await page.locator('dialog button[data-confirm]').click();
  await expect.poll(() => card.getByText('已停用').isVisible()).toBe(true);

  const late = await register('tooLate1', '您打开的推广链接已失效，请向推荐人索取新的链接');
  await expect.poll(() => late.page.getByText('该推广码已停用，不能注册').first().isVisible()).toBe(true);
  expect(new URL(late.page.url()).pathname).toBe('/login');
  await lookAgain(page);
  await expect.poll(() => card.getByText('1人注册').isVisible()).toBe(true);
});

test('what the team bets is earned, reported and exported alike', async ({ asAgent, server, draws }) => {
  const member = server.client(station);
  await member.logIn('linked1', password);
  await betAndSettle(server, draws, member, 'linked1');
  const page = await asAgent('/agentCenter');
  // 1000 × (8 % − 6 %).
  await expect.poll(() => page.getByRole('row', { name: /我的返点/ }).innerText()).toMatch(/¥20\.00/);
  await expect.poll(() => page.getByRole('row', { name: /团队投注/ }).innerText()).toMatch(/¥1,000\.00/);
  await page.getByRole('link', { name: '团队报表' }).click();
  await below(page, '/reportTeam');
  await settled(page);
  await expect.poll(() => page.getByRole('img', { name: /投注最高，为1,000\.00元/ }).isVisible()).toBe(true);
  await page.getByRole('tab', { name: '按成员' }).click();
  const cells = async (): Promise<string[][]> =>
    page
      // Until it is drawn the days stand in its place, in as many rows.
      .getByRole('region', { name: '按成员' })
      .getByRole('row')
      .evaluateAll((rows) =>
        rows.map((row) =>
          [...row.children].map((cell) => cell.textContent!.replace('−', '-').replace(/^\+/, '')),
        ),
      );
  await expect.poll(async () => (await cells()).length).toBeGreaterThan(3);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '导出表格（CSV）' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('team-member-2026-11-14-2026-11-20.csv');
  const file = await readFile(await download.path(), 'utf8');
  expect(file.startsWith('\u{feff}')).toBe(true);
  const lines = file.slice(1).trimEnd().split('\r\n');
  // Today goes on: the file says up to when.
  expect(lines.pop()).toMatch(/^截至 2026-11-20 \d\d:\d\d:\d\d$/);
  // The file has every decimal and no groups, the screen cents.
  const shown = (cell: string): string => (/^-?\d+\.\d{2,4}$/.test(cell) ? amountText(cell) : cell);
  expect(lines.map((line) => line.split(',').map(shown))).toEqual(await cells());
  expect(lines.find((line) => line.startsWith('linked1'))).toContain('1000.00');

  // Where the commission came from, by day and lottery, then line by line.
  await page.getByRole('tab', { name: '返点明细' }).click();
  const group = page.getByRole('button', { name: /^11-20 / });
  await group.click();
  const sheet = page.getByRole('dialog');
  await expect.poll(() => sheet.getByText('+¥20.00').isVisible()).toBe(true);
  await expect.poll(() => sheet.getByText('有效投注 1,000.00 · 1单').isVisible()).toBe(true);
  await sheet.getByRole('button', { name: '关闭' }).click();
});

test('a better rate is given within what the agent has, and not below what the member gave on', async ({
  asAgent,
  server,
}) => {
  const own = server.client(station);
  await own.logIn('handmade1', password);
  const opened = await own.call(registerSave, {
    account: 'grandson1',
    password,
    rePassword: password,
    type: 'member',
    lottery: '7.0',
  });
  expect(opened.answer.success).toBe(true);

  const page = await asAgent('/userList');
  await page.getByRole('link', { name: '查看handmade1的下级' }).click();
  await page.waitForURL('**/userList?in=handmade1');
  const list = page.getByRole('main').getByRole('listitem');
  await expect.poll(() => list.filter({ hasText: 'grandson1' }).count()).toBe(1);
  await page.getByRole('link', { name: '我的团队' }).click();
  await expect.poll(() => list.filter({ hasText: 'linked1' }).count()).toBe(1);
  await page.getByRole('searchbox').fill('handm');
  await expect.poll(() => page.getByRole('link', { name: /^linked1/ }).count()).toBe(0);
  await page.getByRole('link', { name: /^handmade1/ }).click();
  await below(page, '/viewUser');
  await settled(page);
  await page.getByRole('link', { name: '返点设置' }).click();
  await below(page, '/RebateSetting');
  await settled(page);
  await rate(page).fill('6.5');
  await page.getByRole('button', { name: '保存返点' }).click();
  await expect.poll(() => page.getByText('有1个下级的返点高于此值').first().isVisible()).toBe(true);
  await rate(page).fill('7.8');
  await page.getByRole('button', { name: '保存返点' }).click();
  await expect.poll(() => page.getByText('当前 7.8%').isVisible()).toBe(true);
});

test('members, trial players and foreign agents see none of it, and a member recommends friends', async ({
  open,
}) => {
  const { page } = await open(staticPage);
  const main = page.getByRole('main');
  const at = (path: string): Promise<void> => go(page, path);
  await logInAs(page, 'trial01');
  await at('/reportTeam');
  await expect.poll(() => main.getByText('此功能仅限代理使用').isVisible()).toBe(true);
  await at('/recommend');
  await expect.poll(() => main.getByText('试玩账号不能使用此功能，请登录正式账号').isVisible()).toBe(true);
  await logInAs(page, 'member01');
  await at('/agentCenter');
  await expect.poll(() => main.getByText('此功能仅限代理使用').isVisible()).toBe(true);
  await at('/userCenter');
  expect(await main.getByRole('link', { name: '代理中心' }).count()).toBe(0);
  await main.getByRole('link', { name: '推荐好友' }).click();
  await below(page, '/recommend');
  await settled(page);
  await page.getByRole('button', { name: '生成推荐链接' }).click();
  await expect.poll(() => main.getByRole('img', { name: /二维码，内容为/ }).isVisible()).toBe(true);
  await logInAs(page, 'handmade1', password);
  await at('/viewUser?in=linked1');
  await expect.poll(() => main.getByText('没有这个下级账号').isVisible()).toBe(true);
});

test('a station that hides deposits has no such column', async ({ open }) => {
  const { page } = await open('/reportTeam', { as: 'agent01', at: hiding });
  const headings = page.getByRole('columnheader');
  await expect.poll(() => headings.allInnerTexts()).toContain('提款');
  expect(await headings.allInnerTexts()).not.toContain('存款');
});
