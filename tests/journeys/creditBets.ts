// The journey of a credit bet, the same in each family: bet, draw, settled by the rules, balance right.
import { describe, expect } from 'vitest';
import { cataloguedLottery } from '#lottery/catalogue.ts';
import type { CatalogueLottery } from '#lottery/lotteries.generated.ts';
import { amountText } from '#values/amount.ts';
import {
  balanceOf,
  betOn,
  creditLotteries,
  passDraw,
  plain,
  type playWorld,
  result,
  slipBar,
  unfoldSlips,
  yuan,
} from './play.ts';
import { callFrom } from './steps.ts';

type FamilyLottery = readonly [family: string, lotCode: string];

/** One lottery of each family that has credit play, with its family: those that the platform draws, or those of the state. */
export const creditLotteriesDrawnBy = (drawnBy: CatalogueLottery['drawnBy']): FamilyLottery[] =>
  Object.entries(creditLotteries).filter(([, lotCode]) => cataloguedLottery(lotCode)!.drawnBy === drawnBy);

/** The tests of a bet on each of these lotteries. */
export function creditBets(test: ReturnType<typeof playWorld>, lotteries: readonly FamilyLottery[]): void {
  describe.each(lotteries)('%s', (_family, lotCode) => {
    test('is bet on, drawn, settled as the rules say, and the balance is right', async ({
      open,
      draws,
      betsOf,
    }) => {
      const { qiHao } = await draws.begin(lotCode);
      const { page } = await open(`/credit?lotCode=${lotCode}`, { as: 'member01' });
      const before = await balanceOf(page);
      await betOn(page, 3);
      const accepted = result(page, '投注成功');
      await accepted.waitFor();
      const placed = await betsOf(lotCode, qiHao);
      expect(placed.map(({ stake, status }) => [stake, status])).toEqual(Array(3).fill([100_000n, 1]));
      // Number, cost and balance on screen are those in the books.
      const summary = await accepted.innerText();
      expect(summary).toContain(`${placed[0]!.id}等3笔`);
      expect(summary).toContain(qiHao);
      expect(plain(summary)).toContain('¥30.00');
      const after = String((await callFrom(page, '/m/v2/userInfo.do')).money);
      expect(yuan(after)).toBe(before - 300_000n);
      expect(plain(summary)).toContain(`¥${amountText(after)}`);
      await accepted.getByRole('button', { name: '继续投注' }).click();
      await expect.poll(() => slipBar(page).innerText()).toContain('0注');

      await passDraw(page, draws, lotCode);
      await expect
        .poll(() => page.locator('button > small', { hasText: `${qiHao}期` }).isVisible())
        .toBe(true);
      const ended = await betsOf(lotCode, qiHao);
      for (const { payout, byRules, status } of ended) {
        expect(byRules).toMatchObject({ payout });
        expect([2, 3, 10]).toContain(status);
      }
      const paid = ended.reduce((sum, { payout, rebate }) => sum + payout + rebate, 0n);
      expect(await balanceOf(page)).toBe(before - 300_000n + paid);
      await page.getByRole('button', { name: '投注记录' }).click();
      const records = page.getByRole('dialog', { name: /最近投注/ });
      await unfoldSlips(records);
      await expect.poll(() => records.getByText(/已中奖|未中奖|和局退回/).count()).toBeGreaterThanOrEqual(3);
      expect(await records.getByRole('button', { name: /^撤单/ }).count()).toBe(0);
    });
  });
}
