import { expect } from 'vitest';
import { getCanAddBankType } from '#contract/account.generated.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';

test('each open type says how many cards there are and may be', async ({ server }) => {
  await server.inStation(alpha, async (db) => {
    await db.updateTable('card_type').set({ cards_most: 1 }).where('code', '=', 'usdttrc20').execute();
    await db.updateTable('card_type').set({ is_open: false }).where('code', '=', 'usdterc20').execute();
  });
  const { answer } = await server.call(getCanAddBankType, {}, { as: 'member01' });
  expect(answer).toEqual({
    success: true,
    msg: '',
    realName: '张*',
    isPasswordSet: true,
    types: [
      { type: 'bank', typeName: '银行卡', cards: 1, cardsMost: 5, canAdd: true },
      { type: 'alipay', typeName: '支付宝', cards: 0, cardsMost: 2, canAdd: true },
      { type: 'usdttrc20', typeName: 'USDT-TRC20', cards: 1, cardsMost: 1, canAdd: false },
    ],
  });
});
