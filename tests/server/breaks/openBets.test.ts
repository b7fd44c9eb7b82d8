// What a break does with open bets where the law has them given back: all that has not sealed returns, by the ledger type of its category.
import { expect } from 'vitest';
import { askReturn, breakState, takeBreak } from '#contract/protection.generated.ts';
import { accInfo } from '#contract/session.generated.ts';
import {
  betCredit,
  betOffcial,
  creditItem,
  openTable,
  sums,
  ticket,
  troublesOf,
} from '#support/playTable.ts';
import { alpha, testStations } from '#support/testStations.ts';
import { test as base } from '#support/world.ts';

const [first, ...others] = testStations;
const stations = [{ ...first!, protection: { profile: 'on' as const } }, ...others];

const test = base.extend('table', { scope: 'file' }, async ({ clock }, { onCleanup }) => {
  const table = await openTable({}, { stations }, clock);
  onCleanup(() => table.close());
  return table;
});

test('where bets are given back, what has sealed is settled and everything else returns at once', async ({
  table,
}) => {
  const member = await table.player('member01');
  const other = await table.player('agent01');
  const moneyOf = async (client: typeof member) => (await client.call(accInfo, {})).answer.money!;
  const [before, othersBefore] = [await moneyOf(member), await moneyOf(other)];
  const bet = async (client: typeof member, lotCode: string, play: string, option: string, stake: string) => {
    const item = await creditItem(client, lotCode, play, [option], stake);
    const { answer } = await betCredit(client, lotCode, await table.period(lotCode), [item]);
    expect(answer.success).toBe(true);
    return answer.orders![0]!.orderId;
  };

  const sealed = await bet(member, 'FFC', sums, '总和大', '10');
  table.nowMs = Math.floor(table.nowMs / 60_000) * 60_000 + 55_000;
  const markSix = await bet(member, 'SFLHC', 'lhc_c_tma', '07', '20');
  await bet(other, 'SFLHC', 'lhc_c_tma', '07', '20');
  table.nowMs = Math.floor(table.nowMs / 60_000) * 60_000 + 60_000;
  // The draw job has not come yet: the period before is sealed and not drawn.
  const qiHao = await table.period('FFC');
  const periods = [0n, 1n, 2n].map((n) => ({ qiHao: String(BigInt(qiHao) + n), multiple: 1 }));
  await table.job.tick();
  const chase = await betOffcial(member, 'FFC', qiHao, [ticket()], { stopOnWin: false, periods });
  expect(chase.answer.success).toBe(true);
  const open = await bet(member, 'FFC', sums, '总和小', '40');

  const { answer } = await member.call(takeBreak, { kind: 'exclude', term: '6m', scope: 'station' });
  expect(answer).toMatchObject({ success: true, state: 'excluded', refunded: '66.0000', unsettled: 0 });
  const { orders, types } = await table.server.inStation(alpha, async (db) => ({
    orders: await db.selectFrom('bet_order').select(['id', 'status', 'payout']).orderBy('id').execute(),
    types: await db
      .selectFrom('ledger_transaction')
      .select(['ref_id', 'type'])
      .where('ref_type', '=', 'bet')
      .execute(),
  }));
  const stateOf = (id: string) => orders.find((order) => String(order.id) === id);
  expect(stateOf(markSix)).toMatchObject({ status: 4, payout: 20_0000n });
  expect(stateOf(open)).toMatchObject({ status: 4, payout: 40_0000n });
  // What had sealed was drawn as ever: won or lost, never returned.
  expect([2, 3]).toContain(stateOf(sealed)!.status);
  const typeOf = (id: string) => types.filter(({ ref_id }) => ref_id === id).map(({ type }) => type);
  expect([typeOf(markSix), typeOf(open)]).toEqual([[142], [132]]);

  // Only the sealed bet has cost something, or won; nobody else's bets have moved.
  const again = await table.player('member01');
  const won = stateOf(sealed)!.payout;
  expect(Number(await moneyOf(again)) - Number(before)).toBeCloseTo(Number(won) / 10_000 - 10, 4);
  expect(Number(othersBefore) - Number(await moneyOf(other))).toBe(20);
  expect(await troublesOf(table)).toEqual([]);

  // A wish that follows gives nothing back twice.
  await again.call(askReturn, {});
  expect((await again.call(breakState, {})).answer).toMatchObject({ state: 'excluded' });
  expect(Number(await moneyOf(again)) - Number(before)).toBeCloseTo(Number(won) / 10_000 - 10, 4);
});

test('a sealed bet whose draw has not come stays, and is named as unsettled', async ({ table }) => {
  const member = await table.player('agent01');
  const item = await creditItem(member, 'FFC', sums, ['总和大'], '10');
  const { answer: placed } = await betCredit(member, 'FFC', await table.period('FFC'), [item]);
  table.nowMs = Math.floor(table.nowMs / 60_000) * 60_000 + 55_000;
  const { answer } = await member.call(takeBreak, { kind: 'timeout', hours: 24, scope: 'station' });
  expect(answer).toMatchObject({ success: true, refunded: '20.0000', unsettled: 1 });
  await table.pass(10);
  const { status } = await table.server.inStation(alpha, (db) =>
    db
      .selectFrom('bet_order')
      .select('status')
      .where('id', '=', BigInt(placed.orders![0]!.orderId))
      .executeTakeFirstOrThrow(),
  );
  expect([2, 3]).toContain(status);
  expect(await troublesOf(table)).toEqual([]);
});
