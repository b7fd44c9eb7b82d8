// An official bet in a real browser, in each family: bet with a rebate, drawn, settled by the rules, balance right.
import { describe, expect } from 'vitest';
import {
  balanceOf,
  betBar,
  board,
  choose,
  passDraw,
  place,
  plain,
  playWorld,
  press,
  result,
  yuan,
} from './play.ts';
import { callFrom } from './steps.ts';

const test = playWorld(['FFC', 'SFSC', 'FFK3', 'FF11X5', 'GDKLSF', 'FC3D']);

interface Story {
  lotCode: string;
  group: string;
  play?: string;
  picks: readonly (readonly [row: string, ...picks: string[]])[];
  units: number;
}

/** One bet of each family that has official play; dan-tuo, positions, sums and dice among them. */
const stories: Record<string, Story> = {
  ssc: {
    lotCode: 'FFC',
    group: '定位胆',
    picks: [
      ['万', '1', '2'],
      ['个', '9'],
    ],
    units: 3,
  },
  pk10: {
    lotCode: 'SFSC',
    group: '猜前二',
    play: '直选复式',
    picks: [
      ['冠军', '01', '02'],
      ['亚军', '02', '03'],
    ],
    units: 3,
  },
  k3: { lotCode: 'FFK3', group: '和值', picks: [['和值', '10', '11']], units: 2 },
  x115: {
    lotCode: 'FF11X5',
    group: '任选',
    play: '三中三胆拖',
    picks: [
      ['胆码', '01'],
      ['拖码', '02', '03', '04'],
    ],
    units: 3,
  },
  kl10: { lotCode: 'GDKLSF', group: '任选', picks: [['号码', '05', '06', '07']], units: 3 },
  fc3d: {
    lotCode: 'FC3D',
    group: '定位胆',
    picks: [
      ['百', '1'],
      ['十', '2', '3'],
    ],
    units: 3,
  },
};

describe.each(Object.entries(stories))('%s', (_family, { lotCode, group, play, picks, units }) => {
  test('is bet on with a rebate, drawn, settled as the rules say, and the balance is right', async ({
    open,
    draws,
    betsOf,
  }) => {
    const { qiHao } = await draws.begin(lotCode);
    const { page } = await open(`/official?lotCode=${lotCode}`, { as: 'member01' });
    const before = await balanceOf(page);
    await choose(page, group, play);
    for (const [name, ...list] of picks) await press(page, name, ...list);
    const prize = await board(page).locator('section b').first().innerText();
    await page.getByRole('button', { name: /^单注奖金/ }).click();
    await page.getByRole('slider').fill('650');
    await expect.poll(() => board(page).getByText('返点 6.5%').first().isVisible()).toBe(true);
    await expect.poll(() => board(page).locator('section b').first().innerText()).not.toBe(prize);
    expect(plain(await betBar(page).innerText())).toContain(`${units}注¥${units * 2}.00`);
    await place(page);
    const stake = BigInt(units) * 20_000n;
    const [placed] = await betsOf(lotCode, qiHao);
    expect(placed).toMatchObject({ stake, status: 1 });
    expect(placed!.terms).toMatchObject({ bonusGroup: '1830', rebateRate: '0.065' });
    const summary = plain(await result(page, '投注成功').innerText());
    expect(summary).toContain(String(placed!.id));
    expect(summary).toContain(`¥${units * 2}.00`);
    expect(await balanceOf(page)).toBe(before - stake);
    await result(page, '投注成功').getByRole('button', { name: '继续投注' }).click();
    expect(plain(await betBar(page).innerText())).toContain('0注');

    await passDraw(page, draws, lotCode);
    const [ended] = await betsOf(lotCode, qiHao);
    expect(ended!.byRules).toMatchObject({ payout: ended!.payout, rebate: ended!.rebate });
    expect([2, 3]).toContain(ended!.status);
    expect(await balanceOf(page)).toBe(before - stake + ended!.payout + ended!.rebate);
    const { list } = (await callFrom(page, '/m/v2/lotteryData.do', {
      lotCode,
      status: 'all',
    })) as unknown as {
      list: { orderId: string; status: number; winMoney: string }[];
    };
    const record = list.find(({ orderId }) => orderId === String(ended!.id));
    expect(record).toMatchObject({ status: ended!.status });
    expect(yuan(record!.winMoney)).toBe(ended!.payout);
  });
});
