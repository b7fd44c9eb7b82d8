// Players without a thumb: by keys alone they log in, bet, take back and look up; the focus is in sight at each stop and comes back, and what changes is said.
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { getNewPeriod } from '#contract/lottery.generated.ts';
import { moneyIncomeList } from '#contract/report.generated.ts';
import { focused, handOf, isSaid } from '#support/keyboard.ts';
import { betCredit, creditItem, sums } from '#support/playTable.ts';
import { knowCaptcha, newestCaptcha } from '#support/proofs.ts';
import { siteWorld } from '#support/site.ts';
import { basket, betBar, cells, result, row, slip, slipBar } from './play.ts';
import { follow, settled } from './steps.ts';

const test = siteWorld({ lotteries: ['FFC', 'CQSSC'] });

/** The smallest phone, on which most lies below bars. */
const small = { width: 320, height: 568 } as const;
const member = { ...small, as: 'member01' } as const;

/** Goes by arrows to a group of plays, whose tab is one stop with the others. */
async function chooseGroup(page: Page, name: string): Promise<void> {
  const hand = handOf(page);
  await hand.to(page.getByRole('tab', { selected: true }).first());
  for (let tries = 0; tries < 40 && !(await focused(page)).includes(name); tries += 1)
    await hand.keys('ArrowRight');
  await hand.keys('Enter');
  await page.getByRole('tab', { name, exact: true, selected: true }).waitFor();
  await settled(page);
}

describe('getting in', () => {
  test('a member logs in past a wrong password, which is said', async ({ open }) => {
    const { page, consoleErrors } = await open('/login', { ...small, isNew: true });
    const hand = handOf(page);
    await hand.type(page.getByRole('textbox', { name: '账号' }), 'member01');
    await hand.type(page.getByLabel('密码', { exact: true }), 'demo8889');
    await hand.keys('Enter');
    await isSaid(page, '账号或密码错误');
    await settled(page);
    await hand.type(page.getByLabel('密码', { exact: true }), 'demo8888');
    await hand.keys('Enter');
    await page.waitForURL('**/index');
    expect(consoleErrors).toEqual([]);
  });

  test('somebody registers: the tab is changed by an arrow', async ({ open, server, station }) => {
    const { page } = await open('/login', { ...small, isNew: true });
    const hand = handOf(page);
    await hand.to(page.getByRole('tab', { name: '登录' }));
    await hand.keys('ArrowRight');
    await page.getByRole('tab', { name: '注册', selected: true }).waitFor();
    await settled(page);
    await hand.type(page.getByRole('textbox', { name: '账号' }), 'keys2026');
    await hand.type(page.getByLabel('密码', { exact: true }), 'sunny2026');
    await hand.type(page.getByLabel('确认密码'), 'sunny2026');
    const code = page.getByLabel('验证码').first();
    await code.waitFor();
    const id = await newestCaptcha(server, station);
    await hand.type(code, await knowCaptcha(server, station, id));
    await hand.press(page.getByRole('button', { name: '立即注册' }));
    await page.waitForURL('**/index');
  });

  test('the tab bar leads on, and a screen that comes has the focus', async ({ open }) => {
    const { page } = await open('/index', small);
    const hand = handOf(page);
    await hand.press(page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '我的' }));
    await page.waitForURL('**/userCenter');
    expect(await page.evaluate(() => document.activeElement?.matches('[data-shown]'))).toBe(true);
  });
});

describe('play', () => {
  test.beforeEach(({ draws }) => draws.begin('FFC').then(() => {}));

  test('a credit bet is picked, typed and placed, and its end is said', async ({ open }) => {
    const { page } = await open('/credit?lotCode=FFC', member);
    const hand = handOf(page);
    await hand.to(cells(page).nth(1));
    await hand.keys('Space');
    await expect.poll(() => cells(page).nth(1).getAttribute('aria-pressed')).toBe('true');
    await hand.type(slipBar(page).getByRole('textbox').first(), '12');
    await hand.press(slipBar(page).getByRole('button', { name: '投注', exact: true }));
    await hand.press(slip(page).getByRole('button', { name: '确认投注' }));
    await result(page, '投注成功').waitFor();
    await isSaid(page, '投注成功');
    await hand.press(result(page, '投注成功').getByRole('button', { name: '继续投注' }));
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
    // The sheet that led to it is gone, what opened that has nothing to bet on any more: the focus is beside it.
    await expect.poll(() => slipBar(page).evaluate((bar) => bar.contains(document.activeElement))).toBe(true);
  });

  test('an official bet goes by the basket; Escape leaves it, and the focus is back where it was', async ({
    open,
  }) => {
    const { page } = await open('/official?lotCode=FFC', member);
    const hand = handOf(page);
    await chooseGroup(page, '定位胆');
    await hand.press(row(page, '万').getByRole('button', { name: /^3/ }), 'Space');
    const opens = betBar(page).getByRole('button', { name: /^(?:投注$|号码篮)/ });
    await hand.press(opens);
    await basket(page).waitFor();
    await hand.keys('Escape');
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.closest('section') !== null)).toBe(true);
    await hand.press(opens);
    await hand.press(basket(page).getByRole('button', { name: '确认投注' }));
    await result(page, '投注成功').waitFor();
    await hand.press(result(page, '投注成功').getByRole('button', { name: '继续投注' }));
  });

  test('a chase is planned and placed', async ({ open }) => {
    const { page } = await open('/official?lotCode=FFC', member);
    const hand = handOf(page);
    await chooseGroup(page, '定位胆');
    await hand.press(row(page, '千').getByRole('button', { name: /^4/ }), 'Space');
    await hand.press(betBar(page).getByRole('button', { name: /^(?:投注$|号码篮)/ }));
    await hand.press(basket(page).getByRole('button', { name: '追号', exact: true }));
    await hand.type(basket(page).getByLabel('追号期数').first(), '3');
    await hand.press(basket(page).getByRole('button', { name: '确认追号' }));
    await result(page, '追号成功').waitFor();
    await isSaid(page, '追号成功');
    await hand.press(result(page, '追号成功').getByRole('button', { name: '继续投注' }));
  });

  test('a slip is kept by a name, and fills the board again', async ({ open }) => {
    const { page } = await open('/credit?lotCode=FFC', member);
    const hand = handOf(page);
    await hand.press(cells(page).nth(2), 'Space');
    await hand.press(slipBar(page).getByRole('button', { name: '投注', exact: true }));
    await hand.press(page.getByRole('button', { name: '存为常用方案' }));
    const kept = page.getByRole('dialog', { name: '常用方案' });
    await hand.type(kept.getByRole('textbox', { name: '方案名称' }), '键盘');
    await hand.keys('Enter');
    await isSaid(page, '已存为常用方案');
    await kept.waitFor({ state: 'detached' });
    await hand.keys('Escape');
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
    // A sheet that closes takes its step of the history back, and with it whoever has gone on by then.
    await settled(page);
    await follow(page, '/credit?lotCode=CQSSC');
    await hand.press(slipBar(page).getByRole('button', { name: '常用方案' }));
    await hand.press(kept.getByRole('button', { name: /^键盘/ }));
    await slip(page).waitFor();
  });

  test('a bet is taken back from the records', async ({ open, member: client }) => {
    const { page } = await open('/userCenter', member);
    await client.logIn('agent01');
    await client.logIn('member01');
    const { answer } = await client.call(getNewPeriod, { lotCode: 'FFC' });
    await betCredit(client, 'FFC', answer.period!.qiHao, [
      await creditItem(client, 'FFC', sums, ['总和大'], '5'),
    ]);
    await page.context().clearCookies();
    const { page: own } = await open('/lotteryRecord?view=waiting', { ...member, isNew: true });
    const hand = handOf(own);
    await hand.press(own.getByRole('button', { name: /总和大/ }).first());
    await hand.press(own.getByRole('dialog').getByRole('button', { name: /^撤单/ }).first());
    await hand.press(
      own
        .getByRole('dialog')
        .last()
        .getByRole('button', { name: /确定撤单/ }),
    );
    await isSaid(own, /撤单/);
  });

  test('the countdown is not said each second', async ({ open, clock }) => {
    const { page } = await open('/credit?lotCode=FFC', member);
    const timer = page.getByRole('timer').first();
    await timer.waitFor();
    await page.evaluate(() => {
      const said: string[] = [];
      Object.assign(globalThis, { said });
      const isSpoken = (node: Node): boolean => {
        const element = node instanceof Element ? node : node.parentElement;
        const region = element?.closest(
          '[aria-live], [role="status"], [role="alert"], [role="timer"], output',
        );
        return (
          !!region && region.getAttribute('aria-live') !== 'off' && region.getAttribute('role') !== 'timer'
        );
      };
      new MutationObserver((changes) => {
        for (const { target } of changes) if (isSpoken(target)) said.push(target.textContent ?? '');
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    for (let second = 0; second < 4; second += 1) {
      const before = await timer.innerText();
      await clock.pass(1);
      await expect.poll(() => timer.innerText()).not.toBe(before);
    }
    expect(await page.evaluate(() => (globalThis as unknown as { said: string[] }).said)).toEqual([]);
  });
});

describe('above a page and around it', () => {
  test('a sheet keeps the focus, goes by Escape and gives it back', async ({ open }) => {
    const { page } = await open('/userCenter', member);
    const hand = handOf(page);
    const opens = page.getByRole('button', { name: '设置', exact: true });
    await hand.press(opens);
    const sheet = page.getByRole('dialog');
    await sheet.waitFor();
    for (let stop = 0; stop < 30; stop += 1) {
      await hand.keys(stop < 20 ? 'Tab' : 'Shift+Tab');
      const at = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement === document.body || activeElement?.closest('dialog') !== null;
      });
      expect(at).toBe(true);
    }
    await hand.keys('Escape');
    await expect.poll(() => sheet.count()).toBe(0);
    expect(await opens.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('settings: another theme is chosen, and the focus is back in the settings', async ({ open }) => {
    const { page } = await open('/userCenter', { ...member, isNew: true });
    const hand = handOf(page);
    const skin = () => page.evaluate(() => document.documentElement.dataset.skin);
    const before = await skin();
    await hand.press(page.getByRole('button', { name: '设置', exact: true }));
    await hand.press(page.getByRole('button', { name: /切换主题/ }));
    await hand.press(page.getByRole('radio', { checked: false }).last());
    await expect.poll(skin).not.toBe(before);
    await expect.poll(() => focused(page)).toContain('切换主题');
  });

  test('records are narrowed by a choice, and by a day once it is typed whole', async ({ open }) => {
    const { page } = await open('/reportChange', member);
    const hand = handOf(page);
    const range = page.getByRole('combobox', { name: '日期范围' }).or(page.locator('search select')).first();
    await hand.to(range);
    for (let tries = 0; tries < 8 && (await range.inputValue()) !== 'custom'; tries += 1) {
      await hand.keys('ArrowDown');
      await settled(page);
    }
    expect(await range.inputValue()).toBe('custom');
    // The parts of a day are changed by arrows: that of the month is first in the browser of tests.
    const from = page.getByLabel('开始日期');
    await hand.to(from);
    await hand.keys('ArrowDown');
    await expect.poll(() => from.inputValue()).toBe('2026-10-14');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes(moneyIncomeList.path)) asked.push(request.postData() ?? request.url());
    });
    const isAsked = async (startDate: string, endDate: string): Promise<void> => {
      await expect
        .poll(() => asked.splice(0).join())
        .toMatch(new RegExp(`${startDate}.*${endDate}|${endDate}.*${startDate}`));
      await settled(page);
    };
    await hand.keys('Enter');
    await isAsked('2026-10-14', '2026-11-20');
    // On the way to 11 lies month 1, before the first day: neither the list nor the other end goes there.
    const to = page.getByLabel('结束日期');
    await hand.to(to);
    await hand.keys('1', '1', '1', '8');
    await expect.poll(() => to.inputValue()).toBe('2026-11-18');
    await settled(page);
    expect([asked, await from.inputValue()]).toEqual([[], '2026-10-14']);
    await hand.keys('Tab', 'Tab', 'Tab');
    await isAsked('2026-10-14', '2026-11-18');
  });

  test('support is written to', async ({ open }) => {
    const { page } = await open('/support', member);
    const hand = handOf(page);
    await hand.type(page.getByRole('textbox', { name: '输入消息' }), '键盘也能写');
    await hand.press(page.getByRole('button', { name: '发送', exact: true }).first());
    await isSaid(page, '键盘也能写');
  });
});
