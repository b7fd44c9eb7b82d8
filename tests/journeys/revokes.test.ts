// A player who takes bets back from the records: several at once, and what is left of a chase.
import { describe, expect } from 'vitest';
import { lotteryData, offcialDoBet, todayUnOpens } from '#contract/lottery.generated.ts';
import { axeFinds } from '#support/axe.ts';
import { keepPicture } from '#support/keepPicture.ts';
import type { VisitorOptions } from '#support/openStation.ts';
import { ticket } from '#support/playTable.ts';
import type { Client } from '#support/startServer.ts';
import { bet, byTimers, recordsWorld, toNextMinute } from './records.ts';
import { follow, settled } from './steps.ts';

const test = recordsWorld(['FFC', 'CQSSC']);

test.beforeEach(({ clock, draws }) => toNextMinute(clock, draws));

const small: VisitorOptions = { width: 320, height: 640, skin: 'ThemeBlack' };

describe('revoking several', () => {
  test('reports for each bet whether it was revoked, and those that had sealed stay', async ({
    open,
    draws,
    player,
  }) => {
    const [first] = await bet(player, 'FFC', ['总和大']);
    await bet(player, 'CQSSC', ['总和小', '总和双']);
    const { page } = await open('/lotteryRecord', { ...small, as: 'member01' });
    await page.getByRole('button', { name: '批量撤单' }).click();
    await page.waitForURL('**/lotteryRecord?view=waiting');
    await page.getByRole('button', { name: '全选（3）' }).click();
    await expect.poll(() => page.getByRole('checkbox', { checked: true }).count()).toBe(3);
    expect(await axeFinds(page)).toEqual([]);
    await keepPicture(page, 'lotteryRecord-choosing');
    // The minute of one of them seals while the player is still thinking.
    await draws.seal('FFC');
    await page.getByRole('button', { name: '撤单（3）' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '确定撤单' }).click();
    const sheet = page.getByRole('dialog', { name: '撤单结果' });
    await sheet.waitFor();
    await expect.poll(() => sheet.getByRole('status').innerText()).toBe('成功2笔，未成功1笔');
    await expect.poll(() => sheet.getByText('已封盘，不能撤单').count()).toBe(1);
    await keepPicture(page, 'lotteryRecord-outcome');
    expect(await axeFinds(page)).toEqual([]);
    await sheet.getByRole('button', { name: '知道了' }).click();
    await expect.poll(() => page.getByText('总和双').count()).toBe(0);
    await expect.poll(() => page.getByText('总和大').count()).toBe(1);
    await player.logIn('member01');
    const { answer } = await player.call(lotteryData, { status: 'waiting' });
    expect(answer.list!.map(({ orderId }) => orderId)).toEqual([first]);
  });

  test('counts only what can still be revoked: a bet that is drawn meanwhile is no longer among the chosen', async ({
    open,
    draws,
    player,
  }) => {
    await bet(player, 'FFC', ['总和大']);
    await bet(player, 'CQSSC', ['总和小', '总和双']);
    const { page } = await open('/lotteryRecord?view=waiting', { ...byTimers, as: 'member01' });
    await page.clock.install();
    await page.reload();
    await settled(page);
    await page.getByRole('button', { name: '批量撤单' }).click();
    await page.getByRole('button', { name: '全选（3）' }).click();
    await page.getByRole('button', { name: '撤单（3）' }).waitFor();
    await draws.pass(60);
    await page.clock.fastForward(11_000);
    await page.getByRole('button', { name: '撤单（2）' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '确定撤单' }).click();
    const sheet = page.getByRole('dialog', { name: '撤单结果' });
    await expect.poll(() => sheet.getByRole('status').innerText()).toBe('成功2笔，未成功0笔');
  });
});

describe('chases', () => {
  /** Of one ticket or several over the next five periods; returns their numbers. */
  async function chase(player: Client, lines = 1): Promise<string[]> {
    const { answer: left } = await player.call(todayUnOpens, { lotCode: 'FFC' });
    const periods = left.list!.slice(0, 5).map(({ qiHao }) => ({ qiHao, multiple: 1 }));
    await player.call(offcialDoBet, {
      lotCode: 'FFC',
      qiHao: periods[0]!.qiHao,
      bets: JSON.stringify(Array(lines).fill(ticket())),
      chase: JSON.stringify({ stopOnWin: true, periods }),
    });
    return periods.map(({ qiHao }) => qiHao);
  }

  test('show how far they are and what they cost, and the rest can be cancelled', async ({
    open,
    draws,
    player,
  }) => {
    await chase(player);
    await draws.pass(60);
    const { page } = await open('/lotteryRecord?view=chase', { as: 'member01' });
    await page.getByText('已完成1/5期').waitFor();
    // What was paid stands on the card, not only what is drawn of it.
    await page.getByText('追号总额 ¥10.00').waitFor();
    await keepPicture(page, 'lotteryRecord-chases');
    await page.getByRole('button', { name: /五星/ }).click();
    const sheet = page.getByRole('dialog');
    // The next draw comes first; what is behind is folded.
    await expect
      .poll(() => sheet.getByText(/第\d期追号/).allInnerTexts())
      .toEqual([2, 3, 4, 5].map((at) => expect.stringContaining(`第${at}期追号`)));
    await sheet.getByRole('button', { name: '展开已开奖的1期' }).click();
    await expect.poll(() => sheet.getByText(/第\d期追号/).count()).toBe(5);
    await expect.poll(() => sheet.innerText()).toMatch(/未开奖\s*¥8\.00/);
    await keepPicture(page, 'lotteryRecord-chase');
    expect(await axeFinds(page)).toEqual([]);
    await sheet.getByRole('button', { name: '终止追号' }).click();
    await page.locator('dialog button[data-confirm]', { hasText: '终止追号' }).click();
    await page.getByText('已撤单4笔').waitFor();
    await expect.poll(() => sheet.innerText()).toMatch(/已退回\s*¥8\.00/);
    await sheet.getByRole('button', { name: '关闭' }).click();
    await page.getByRole('button', { name: '已结束' }).click();
    await page.getByText('已终止').waitFor();
  });

  test('are a row each among the bets and a group on the board: the next period in sight, the others to be unfolded', async ({
    open,
    draws,
    player,
  }) => {
    await bet(player, 'FFC', ['总和大']);
    const numbers = await chase(player, 2);
    await draws.pass(60);
    const { page } = await open('/lotteryRecord?view=waiting', { as: 'member01' });
    const rows = page.getByRole('main').locator('li');
    await expect.poll(() => rows.count()).toBe(1);
    await expect
      .poll(() => rows.innerText())
      .toMatch(
        new RegExp(
          `第${numbers[1]}期 · 每期2笔[\\s\\S]*已完成1/5期[\\s\\S]*追号总额 ¥20\\.00 · 已开奖 ¥4\\.00`,
        ),
      );
    await page.getByText('共10笔，一次投注的合为一单，共1单').waitFor();
    await rows.getByRole('button').click();
    const sheet = page.getByRole('dialog');
    await sheet.getByText(`第2期追号 · 第${numbers[1]}期`).waitFor();
    await sheet.getByRole('button', { name: '关闭' }).click();
    // Those to be revoked are chosen one by one.
    await page.getByRole('button', { name: '批量撤单' }).click();
    await expect.poll(() => rows.count()).toBe(8);

    await follow(page, '/credit?lotCode=FFC');
    await page.getByRole('button', { name: '投注记录' }).click();
    await sheet.getByText('追号 · 第2/5期').waitFor();
    const shown = async (): Promise<string[]> =>
      [...(await sheet.innerText()).matchAll(/第(\d{12})期/g)]
        .map((found) => found[1]!)
        .filter((each) => numbers.includes(each));
    expect(await shown()).toEqual([numbers[1], numbers[1], numbers[0]]);
    await sheet.getByRole('button', { name: '展开其余4期' }).first().click();
    const [first, second, ...coming] = numbers;
    await expect
      .poll(shown)
      .toEqual([second, second, ...coming.flatMap((each) => [each, each]), first, first, first]);
    expect(await axeFinds(page)).toEqual([]);
  });
});
