import { expect } from 'vitest';
import { getCardList } from '#contract/account.generated.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';

test('a member sees the own cards in order, and never a whole number or name', async ({ server }) => {
  const { answer, text } = await server.call(getCardList, {}, { as: 'member01' });
  expect(answer.cards).toMatchObject([
    {
      type: 'bank',
      typeName: '银行卡',
      bankName: '中国工商银行',
      cardNo: '6222 **** **** 0123',
      realName: '张*',
      isPrimary: true,
      isEnabled: true,
      usableFrom: '',
    },
    { type: 'usdttrc20', isPrimary: false },
  ]);
  expect(text).not.toMatch(/6222021001118880123|张伟/);
  expect((await server.call(getCardList, {}, { as: 'agent01' })).answer.cards).toEqual([]);
});

test('a card whose type the station has switched off is shown as such', async ({ server }) => {
  await server.inStation(alpha, (db) =>
    db.updateTable('card_type').set({ is_open: false }).where('code', '=', 'bank').execute(),
  );
  const { answer } = await server.call(getCardList, {}, { as: 'member01' });
  expect(answer.cards!.map(({ isEnabled }) => isEnabled)).toEqual([false, true]);
});
