// A withdrawal stays asked for where the law that a station follows says so (UKGC RTS 14B), whatever the operator's rule says.
import { expect } from 'vitest';
import { withdrawCancel, withdrawSave, withdrawShowInfo } from '#contract/finance.generated.ts';
import { byHand } from '#support/deposits.ts';
import { alpha, testStations } from '#support/testStations.ts';
import { cardOf, setRule } from '#support/withdrawals.ts';
import { world } from '#support/world.ts';

const [first, ...others] = testStations;
const test = world({
  stations: [{ ...first!, protection: { profile: 'uk' } }, ...others],
  counterparties: true,
  prepare: async (server) => {
    byHand(server);
    await setRule(server, alpha, { times_a_day: -1, free_times: -1, may_take_back: true });
  },
});

test('nothing offers to take it back, and a page of before that does is refused', async ({
  server,
  member,
}) => {
  const cardId = await cardOf(member);
  const asked = await member.call(withdrawSave, { cardId, money: '200', fee: '0', password: '123456' });
  expect(asked.answer).toMatchObject({ success: true, order: { canTakeBack: false } });
  await server.runMoneyJob();
  const { orderNo } = asked.answer.order!;
  expect((await member.call(withdrawCancel, { orderNo })).answer).toMatchObject({
    success: false,
    code: 'notAllowed',
  });
  expect((await member.call(withdrawShowInfo, {})).answer.orders).toMatchObject([
    { orderNo, status: 1, canTakeBack: false },
  ]);
  const { rows } = await server.pool.query('SELECT take_back_at FROM withdrawal WHERE order_no = $1', [
    orderNo,
  ]);
  expect(rows).toEqual([{ take_back_at: null }]);
});
