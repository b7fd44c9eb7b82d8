// activity/directChargeApply, and the decision that follows.
import { expect } from 'vitest';
import { directChargeApply, directChargeBase, directChargeList } from '#contract/activity.generated.ts';
import { moneyIncomeList } from '#contract/report.generated.ts';
import { balancesOf, ledgerAccount, ledgerTypes, post } from '#server/db/ledger.ts';
import { giftOf } from '#server/money/applications/directCharge.ts';
import { resetTurnover, turnoverOf } from '#server/money/turnover.ts';
import type { RunningServer } from '#support/startServer.ts';
import { testStations } from '#support/testStations.ts';
import { world } from '#support/world.ts';
import { idOf, move, troublesOf } from '../../server/money/wallets.ts';

const station = 'offer';
const test = world({
  stations: [
    { code: station, name: '有直充', frontConfig: { bonusPercent: 3, bonusAmount: 150 } },
    ...testStations,
  ],
});

const state = (server: RunningServer, name = 'member01') =>
  server.inStation(station, async (db) => {
    const id = await idOf(db, name);
    return { ...(await balancesOf(db, id, 'real')), ...(await turnoverOf(db, id)) };
  });
/** As a withdrawal is asked for: money is held. */
const hold = (server: RunningServer, name: string, amount: bigint, ref: string) =>
  server.inStation(station, async (db) => {
    const id = await idOf(db, name);
    const wallet = await ledgerAccount(db, { station, id }, 'wallet', 'real');
    const frozen = await ledgerAccount(db, { station, id }, 'frozen', 'real');
    const legs = [
      { account: wallet, amount: -amount },
      { account: frozen, amount },
    ];
    await post(db, { type: ledgerTypes.withdrawal, refType: 'test', refId: ref, at: server.now(), legs });
  });
const decide = async (server: RunningServer) => {
  server.passTime(61);
  await server.runMoneyJob();
};

test('a gift is so many per cent of the balance, cut to cents, at most the cap', () => {
  const percent = 100;
  // docs/flows.md §12: 10,000.66 at 1 per cent.
  expect(giftOf(10_000_6600n, { percent, cap: 0n })).toBe(100_0000n);
  expect(giftOf(10_000_6600n, { percent: 300, cap: 150_0000n })).toBe(150_0000n);
  expect(giftOf(4_999_9999n, { percent: 300, cap: 150_0000n })).toBe(149_9900n);
  expect(giftOf(33n, { percent, cap: 0n })).toBe(0n);
});

test('the balance stays where it is; the gift comes with the decision and requires turnover', async ({
  server,
  member,
}) => {
  const { answer } = await member.call(directChargeApply, {});
  expect(answer).toMatchObject({ success: true, gift: '150.0000' });
  expect((await member.call(directChargeBase, {})).answer.blocked).toBe('open');
  expect((await state(server)).wallet).toBe(8_888_8800n);
  expect((await member.call(directChargeApply, {})).answer).toMatchObject({ success: false, code: 'open' });
  await decide(server);
  await server.runMoneyJob();
  expect(await state(server)).toMatchObject({
    wallet: 9_038_8800n,
    // Three times 8,888.88 and 150.
    required: 27_116_6400n,
    missing: 27_116_6400n,
  });
  expect((await member.call(directChargeList, {})).answer.list).toMatchObject([{ status: 2, reason: '' }]);
  const { answer: lines } = await member.call(moneyIncomeList, { pageSize: 1 });
  expect(lines.list).toMatchObject([{ type: 81, kind: 'gift', amount: '150.0000' }]);
});

test('nobody applies while turnover is missing', async ({ server, member }) => {
  expect((await member.call(directChargeApply, {})).answer).toMatchObject({
    success: false,
    code: 'turnover',
  });
  await server.inStation(station, async (db) => resetTurnover(db, await idOf(db, 'member01'), server.now()));
  expect((await member.call(directChargeBase, {})).answer.blocked).toBe('none');
});

test('nobody applies while a withdrawal is pending, and one asked for afterwards fails the application', async ({
  server,
}) => {
  const agent = server.client(station);
  await agent.logIn('agent01');
  expect((await agent.call(directChargeApply, {})).answer).toMatchObject({ success: true });
  await hold(server, 'agent01', 100_0000n, 'held');
  await decide(server);
  const { answer } = await agent.call(directChargeList, {});
  expect(answer.list).toMatchObject([{ status: 3, reason: '申请后有提款' }]);
  expect(await state(server, 'agent01')).toMatchObject({ wallet: 26_700_5000n, required: 0n });
  expect((await agent.call(directChargeApply, {})).answer).toMatchObject({ code: 'withdrawal' });
});

test('a balance too small for it, and a station without the offer, are refused with their reasons', async ({
  server,
}) => {
  const poor = server.client(station);
  await server.inStation(station, (db) =>
    db.updateTable('account').set({ question_id: null }).where('name', '=', 'member02').execute(),
  );
  await poor.logIn('member02');
  await server.inStation(station, (db) =>
    move(db, station, 'member02', { type: 130, amount: -1_200_0000n, refId: 'spent', at: server.now() }),
  );
  expect((await poor.call(directChargeApply, {})).answer).toMatchObject({ code: 'least' });
  const elsewhere = await server.call(directChargeApply, {}, { as: 'member01', station: 'alpha' });
  expect(elsewhere.answer).toMatchObject({ success: false, code: 'closed' });
});

test('pressed twice at once it is one application', async ({ server, member }) => {
  const replies = await Promise.all([1, 2, 3].map(() => member.call(directChargeApply, {})));
  expect(replies.filter(({ answer }) => answer.success)).toHaveLength(1);
  await decide(server);
  expect(await troublesOf(server, station)).toEqual([]);
});
