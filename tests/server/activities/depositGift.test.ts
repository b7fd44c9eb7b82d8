// The first deposit gift goes by who may take part as every other activity does: where the offer is chosen, and where the deposit is paid.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstRechargeInfo, signInSign } from '#contract/activity.generated.ts';
import {
  getDepositStrategyList,
  rechargeOfflineSave,
  updateUserContract,
} from '#contract/finance.generated.ts';
import { applyStatus } from '#server/money/deposits/settle.ts';
import { accountId, addPaidOrder, changeActivity, members, shareDevices } from '#support/activities.ts';
import { atDesk, byHand, methodNamed, openBank, orderOf } from '#support/deposits.ts';
import { type Client, type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, testStations } from '#support/testStations.ts';
import { troublesOf } from '../money/wallets.ts';

let server: RunningServer;
let players: { name: string; client: Client }[];
let strategyId = 0;
let methodId = 0;

const free = {
  roles: [],
  levels: [],
  first_deposit: 'any',
  once_per_device: false,
  once_per_card: false,
  limit_in_all: 0,
};
const change = (columns: Record<string, unknown>) =>
  changeActivity(server, alpha, 'firstRecharge', { ...free, ...columns });

beforeAll(async () => {
  server = await startServer({ stations: testStations, counterparties: true });
  byHand(server);
  players = await members(server, alpha, 30);
  for (const { client } of players) await client.call(updateUserContract, { version: 1 });
  const { client } = players[0]!;
  strategyId = (await client.call(firstRechargeInfo, {})).answer.strategyId!;
  methodId = (await methodNamed(client, 'bank')).id;
  // The offer itself asks for nothing, so that what the activity asks for stands alone.
  await server.inStation(alpha, (db) =>
    db
      .updateTable('deposit_strategy')
      .set({ times: 'always', levels: [] })
      .where('id', '=', strategyId)
      .execute(),
  );
  await server.inStation(alpha, (db) =>
    db.updateTable('deposit_setting').set({ pending_most: 50 }).execute(),
  );
});
afterAll(() => server.stop());

const open = async ({ client }: { client: Client }) =>
  (await client.call(rechargeOfflineSave, { methodId, amount: '500', payerName: '张伟', strategyId })).answer;

const orders = (names: readonly string[]) =>
  server.inStation(alpha, (db) =>
    db
      .selectFrom('deposit_order as o')
      .innerJoin('account as a', 'a.id', 'o.account_id')
      .select(['a.name', 'o.status', 'o.gift', 'o.reason'])
      .where('a.name', 'in', names)
      .where('o.strategy_id', '=', strategyId)
      .orderBy('o.created_at')
      .execute(),
  );

const pay = (orderNo: string) =>
  server.inStation(alpha, (db) =>
    applyStatus({ db, station: alpha, now: server.now() }, orderNo, { state: 'paid', amount: 500_0000n }),
  );

test('an offer that may not be taken is refused where it is chosen, in its list and on its page, and opens no order', async () => {
  const [fresh, paid, sharer] = players as [(typeof players)[0], (typeof players)[0], (typeof players)[0]];
  await addPaidOrder(server, alpha, paid.name);
  const cases: readonly (readonly [typeof fresh, Record<string, unknown>, string])[] = [
    [fresh, { roles: ['agent'] }, '此活动不对您的账号类型开放'],
    [fresh, { levels: [9] }, '该优惠不适用于您的会员等级'],
    [fresh, { first_deposit: 'made' }, '请先完成一笔存款，到账后即可参加'],
    [paid, { first_deposit: 'notMade' }, '仅限尚未存款的会员，您已存过款'],
    [fresh, { once_per_card: true }, '请先添加提款卡，再来参加'],
  ];
  for (const [who, columns, msg] of cases) {
    await change(columns);
    expect(await open(who)).toMatchObject({
      success: false,
      code: 'offerGone',
      fieldErrors: { strategyId: msg },
    });
    const { strategyList } = (await who.client.call(getDepositStrategyList, {})).answer;
    expect(strategyList!.find(({ id }) => id === strategyId)).toMatchObject({ canTake: false, reason: msg });
    expect((await who.client.call(firstRechargeInfo, {})).answer).toMatchObject({
      state: 'lost',
      event: { claimable: false, blockedText: expect.stringMatching(/./) },
    });
  }
  expect(await orders([fresh.name, paid.name])).toEqual([]);
  // Without the obstacle the same deposit is taken; then once for the device, and once in all.
  await change({ limit_in_all: 1, once_per_device: true });
  const { order } = await open(fresh);
  expect(await open(fresh)).toMatchObject({ code: 'offerGone', msg: '您的参加次数已用完，感谢参与' });
  atDesk(server, order!.orderNo, 'approved');
  await server.runMoneyJob();
  expect(await orderOf(fresh.client, order!.orderNo)).toMatchObject({ status: 2, giftMoney: '100.0000' });
  await shareDevices(server, alpha, sharer.name, fresh.name);
  expect(await open(sharer)).toMatchObject({
    code: 'offerGone',
    msg: '此设备已领取过首存礼，不再赠送',
  });
  expect((await fresh.client.call(firstRechargeInfo, {})).answer).toMatchObject({
    state: 'used',
    gift: '100.0000',
  });
});

test('of ten on one device whose deposits are paid at once exactly one has the gift, and all have their money', async () => {
  await change({ once_per_device: true });
  const ten = players.slice(3, 13);
  const opened: string[] = [];
  for (const who of ten) opened.push((await open(who)).order!.orderNo);
  for (const { name } of ten.slice(1)) await shareDevices(server, alpha, name, ten[0]!.name);
  await Promise.all(opened.map(pay));
  const all = await orders(ten.map(({ name }) => name));
  expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 2));
  expect(all.filter(({ gift }) => gift === 100_0000n)).toHaveLength(1);
  expect(
    all.filter(({ gift, reason }) => gift === 0n && reason === 'server.deposit.offerDevice'),
  ).toHaveLength(9);
  expect(await troublesOf(server, alpha)).toEqual([]);
});

test('of deposits that were open already when the limit was set no more have the gift than it allows', async () => {
  await change({});
  const [who] = players.slice(13) as [(typeof players)[0]];
  const opened: string[] = [];
  for (let order = 0; order < 5; order++) opened.push((await open(who)).order!.orderNo);
  await change({ limit_in_all: 2 });
  await Promise.all(opened.slice(0, 4).map(pay));
  // Those that are open count as well: the last one is paid when no other is.
  await pay(opened[4]!);
  const all = await orders([who.name]);
  expect(all.filter(({ gift }) => gift > 0n)).toHaveLength(2);
  expect(all.filter(({ reason }) => reason === 'server.activity.reason.LIMIT_IN_ALL')).toHaveLength(3);
  const shown = await Promise.all(opened.map((orderNo) => orderOf(who.client, orderNo)));
  expect(new Set(shown.map(({ reason }) => reason))).toEqual(new Set(['', '您的参加次数已用完，感谢参与']));
});

test('a gift for members without a deposit goes to the first that is paid', async () => {
  await change({ first_deposit: 'notMade' });
  const [who] = players.slice(14) as [(typeof players)[0]];
  const one = (await open(who)).order!;
  const two = (await open(who)).order!;
  await Promise.all([pay(one.orderNo), pay(two.orderNo)]);
  const all = await orders([who.name]);
  expect(all.filter(({ gift }) => gift > 0n)).toHaveLength(1);
  expect(all.find(({ gift }) => gift === 0n)).toMatchObject({ reason: 'server.activity.reason.NOT_FIRST' });
});

test('a deposit that arrives opens what asks for one, and closes what is for members without', async () => {
  const [who] = players.slice(15) as [(typeof players)[0]];
  await change({});
  const sign = async (firstDeposit: string) => {
    await changeActivity(server, alpha, 'signIn', { first_deposit: firstDeposit });
    return (await who.client.call(signInSign, {})).answer;
  };
  expect(await sign('made')).toMatchObject({ code: 'NO_DEPOSIT' });
  const order = await openBank(who.client);
  // One that is under way is none yet.
  expect(await sign('made')).toMatchObject({ code: 'NO_DEPOSIT' });
  atDesk(server, order.orderNo, 'approved');
  await server.runMoneyJob();
  expect(await sign('notMade')).toMatchObject({ code: 'NOT_FIRST' });
  expect(await sign('made')).toMatchObject({ success: true });
  const [without] = players.slice(16) as [(typeof players)[0]];
  await changeActivity(server, alpha, 'signIn', { first_deposit: 'notMade' });
  expect((await without.client.call(signInSign, {})).answer).toMatchObject({ success: true });
});

test('a card that was taken away after the offer was chosen takes no gift away: what was promised is paid', async () => {
  await change({ once_per_card: true });
  const [who] = players.slice(17) as [(typeof players)[0]];
  await server.inStation(alpha, async (db) => {
    const id = await accountId(db, who.name);
    await sql`INSERT INTO card (station, account_id, type, real_name, card_no, card_key, position, usable_from, created_at)
      VALUES (${alpha}, ${id}, 'bank', '张伟', '6222', '6222', 0, ${server.now()}, ${server.now()})`.execute(
      db,
    );
  });
  const { order } = await open(who);
  await server.inStation(alpha, (db) =>
    db.updateTable('card').set({ removed_at: server.now() }).where('card_key', '=', '6222').execute(),
  );
  expect(await open(who)).toMatchObject({ code: 'offerGone', msg: '请先添加提款卡，再来参加' });
  await pay(order!.orderNo);
  expect((await orders([who.name])).map(({ gift }) => gift)).toEqual([100_0000n]);
});
