// Limits hold bets: of both modes, periods of chases when each begins, and whatever the station sets above them.
import { expect, onTestFinished } from 'vitest';
import { batchRevokeOrder, chaseData, todayUnOpens } from '#contract/lottery.generated.ts';
import { setLimit } from '#contract/protection.generated.ts';
import { accInfo } from '#contract/session.generated.ts';
import { storeSightings } from '#server/account/sightings.ts';
import { stationLimitsJson } from '#server/protection/stationLimits.ts';
import { resolveStation } from '#station/station.ts';
import { limitOf, limitTo } from '#support/limits.ts';
import { lettersTo } from '#support/messages.ts';
import {
  betCredit,
  betOffcial,
  creditItem,
  openTable,
  sums,
  type Table,
  playTest as test,
  ticket,
  troublesOf,
} from '#support/playTable.ts';
import type { Client } from '#support/startServer.ts';
import { alpha, testStations } from '#support/testStations.ts';
import { YUAN } from '#values/money.ts';
import { idOf } from '../money/wallets.ts';

const moneyOf = async (client: Client) => (await client.call(accInfo, {})).answer.money;

async function chase(client: Client, count: number, stake = '2') {
  const { answer: left } = await client.call(todayUnOpens, { lotCode: 'FFC' });
  const periods = left.list!.slice(0, count).map(({ qiHao }) => ({ qiHao, multiple: 1 }));
  const { answer } = await betOffcial(client, 'FFC', periods[0]!.qiHao, [ticket(stake)], {
    stopOnWin: false,
    periods,
  });
  return answer;
}
/** What limits have refused members of the station, as its record has it. */
const refusedIn = (table: Table) =>
  table.server.inStation(alpha, (db) =>
    db
      .selectFrom('limit_refusal')
      .select(['owner', 'kind', 'frame', 'value', 'times', 'remaining'])
      .orderBy('id')
      .execute(),
  );
const planOf = async (client: Client, chaseId: string) =>
  (await client.call(chaseData, { chaseId })).answer.list![0]!;

test('stakes of both modes count together, up to the limit and not beyond', async ({ table }) => {
  const client = await table.player();
  const used = Number((await limitOf(client, 'stake', 'day')).used);
  await limitTo(client, 'stake', 'day', String(used + 22));
  const qiHao = await table.period('FFC');
  const odd = await creditItem(client, 'FFC', sums, ['总和单'], '20');
  expect((await betCredit(client, 'FFC', qiHao, [odd])).answer.success).toBe(true);
  const before = await moneyOf(client);
  const { answer } = await betOffcial(client, 'FFC', qiHao, [ticket('2'), ticket('2')]);
  expect(answer).toMatchObject({
    success: false,
    code: 'LIMIT_STAKE',
    msg: `您设定的每日投注限额为${(used + 22).toFixed(2)}元，现在还可投注2.00元，2026-11-21 00:00:00起恢复`,
  });
  expect(await moneyOf(client)).toBe(before);
  // What is left exactly is let through; then nothing is.
  expect((await betOffcial(client, 'FFC', qiHao, [ticket('2')])).answer.success).toBe(true);
  expect((await betOffcial(client, 'FFC', qiHao, [ticket('2')])).answer.code).toBe('LIMIT_STAKE');
  expect(await troublesOf(table)).toEqual([]);
  await table.server.runPlayJob();
  expect(await refusedIn(table)).toEqual([
    {
      owner: 'player',
      kind: 'stake',
      frame: 'day',
      value: BigInt(used + 22) * YUAN,
      times: 2,
      remaining: 0n,
    },
  ]);
  // A limit below what is used holds as well: nothing is left, and the answer says until when.
  expect((await client.call(setLimit, { kind: 'stake', frame: 'day', value: '1' })).answer).toMatchObject({
    result: 'applied',
    limit: { left: '0.0000' },
    note: `限额已生效。您已用${(used + 22).toFixed(2)}元，达到了这一限额，2026-11-21 00:00:00起恢复`,
  });
});

test('a bet that is revoked gives back what it used, and a loss limit holds as one of stakes', async ({
  table,
}) => {
  const client = await table.player('agent01');
  const { used } = await limitOf(client, 'loss', '24h');
  await limitTo(client, 'loss', '24h', String(Number(used) + 2));
  const qiHao = await table.period('FFC');
  const first = await betOffcial(client, 'FFC', qiHao, [ticket('2')]);
  expect(first.answer.success, first.answer.msg).toBe(true);
  expect((await betOffcial(client, 'FFC', qiHao, [ticket('2')])).answer.code).toBe('LIMIT_LOSS');
  await client.call(batchRevokeOrder, { orderIds: first.answer.orders![0]!.orderId });
  expect((await betOffcial(client, 'FFC', qiHao, [ticket('2')])).answer.success).toBe(true);
});

test('a chase counts period by period, and stops where a limit leaves no room', async () => {
  const table = await openTable();
  onTestFinished(() => table.close());
  const client = await table.player();
  const used = Number((await limitOf(client, 'stake', 'day')).used);
  await limitTo(client, 'stake', 'day', String(used + 5));
  // What begins later is held then, and not when it is ordered.
  const { chaseId, success, msg } = await chase(client, 6);
  expect(success, msg).toBe(true);
  const before = Number(await moneyOf(client));
  expect(Number((await limitOf(client, 'stake', 'day')).used)).toBe(used + 2);
  await table.pass(60);
  expect(await planOf(client, chaseId!)).toMatchObject({ status: 'running' });
  expect(Number((await limitOf(client, 'stake', 'day')).used)).toBe(used + 4);
  await table.pass(60);
  // The third would come to more: it is not placed, and all that was kept for it and later ones is back.
  expect(await planOf(client, chaseId!)).toMatchObject({ status: 'stopped' });
  expect(Number((await limitOf(client, 'stake', 'day')).used)).toBe(used + 4);
  expect(Number(await moneyOf(client))).toBeGreaterThanOrEqual(before + 8);
  const [letter] = await lettersTo(table.server, 'member01');
  expect(letter!.title).toBe('您的追号已停止');
  expect(letter!.content).toContain('为后续期数保留的8.00元已退回账户余额');
  const { orders, openedLater } = await table.server.inStation(alpha, async (db) => {
    const rows = await db
      .selectFrom('bet_order')
      .select(['opened_at', 'status'])
      .where('chase_id', '=', BigInt(chaseId!))
      .execute();
    return { orders: rows.length, openedLater: rows.filter(({ opened_at }) => opened_at !== null).length };
  });
  expect({ orders, openedLater }).toEqual({ orders: 2, openedLater: 1 });
  // Whoever looks at the member's record sees what stopped it, once, however often the job runs.
  const refused = [
    {
      owner: 'player',
      kind: 'stake',
      frame: 'day',
      value: BigInt(used + 5) * YUAN,
      times: 1,
      remaining: YUAN,
    },
  ];
  expect(await refusedIn(table)).toEqual(refused);
  await table.pass(60);
  expect(await refusedIn(table)).toEqual(refused);
  expect(await troublesOf(table)).toEqual([]);
});

test('a lower limit holds for chases that run already', async () => {
  const table = await openTable();
  onTestFinished(() => table.close());
  const client = await table.player();
  const { chaseId } = await chase(client, 4);
  await limitTo(client, 'stake', '7d', '1');
  await table.pass(60);
  expect(await planOf(client, chaseId!)).toMatchObject({ status: 'stopped' });
  expect(await troublesOf(table)).toEqual([]);
});

test('chases of one member that begin in the same round do not pass together', async () => {
  const table = await openTable();
  onTestFinished(() => table.close());
  const client = await table.player();
  const used = Number((await limitOf(client, 'stake', 'day')).used);
  const chases = [await chase(client, 3), await chase(client, 3), await chase(client, 3)];
  await limitTo(client, 'stake', 'day', String(used + 6 + 4));
  await table.pass(60);
  const states = await Promise.all(
    chases.map(async ({ chaseId }) => (await planOf(client, chaseId!)).status),
  );
  expect(states.toSorted()).toEqual(['running', 'running', 'stopped']);
  expect(Number((await limitOf(client, 'stake', 'day')).used)).toBe(used + 10);
});

test('the station’s limit holds whoever has none, chases included, and play money has none', async () => {
  const protection = { limits: { station: [{ kind: 'stake' as const, frame: '24h' as const, value: 3 }] } };
  const stations = testStations.map((one) => (one.code === alpha ? { ...one, protection } : one));
  const table = await openTable(
    { limitsOf: (code) => stationLimitsJson(resolveStation(stations.find((one) => one.code === code)!)) },
    { stations, isSeeding: true },
  );
  onTestFinished(() => table.close());
  const client = await table.player('agent01');
  const { used } = await limitOf(client, 'stake', '24h');
  expect(used).toBe('0.0000');
  const { chaseId } = await chase(client, 3);
  await table.pass(60);
  expect(await planOf(client, chaseId!)).toMatchObject({ status: 'stopped' });
  expect(await refusedIn(table)).toMatchObject([{ owner: 'station', kind: 'stake', frame: '24h', times: 1 }]);
  const { answer } = await betOffcial(client, 'FFC', await table.period('FFC'), [ticket('2')]);
  expect(answer).toMatchObject({ success: false, code: 'LIMIT_STAKE' });
  expect(answer.msg).toContain('本站的24小时投注限额为3.00元');
  const trial = await table.player('trial01');
  expect((await betOffcial(trial, 'FFC', await table.period('FFC'), [ticket('20', 10)])).answer.success).toBe(
    true,
  );
});

test('where the time is used up nothing is placed, in the words of a limit of time', async ({ table }) => {
  const client = await table.player('agent01');
  await limitTo(client, 'time', 'day', '3600');
  const qiHao = await table.period('FFC');
  expect((await betOffcial(client, 'FFC', qiHao, [ticket('2')])).answer.code).not.toBe('LIMIT_TIME');
  await table.server.inStation(alpha, async (db) => {
    const at = table.server.now().getTime();
    await storeSightings(db, [
      { accountId: await idOf(db, 'agent01'), from: new Date(at - 4000_000), to: new Date(at) },
    ]);
  });
  expect((await betOffcial(client, 'FFC', qiHao, [ticket('2')])).answer).toMatchObject({
    success: false,
    code: 'LIMIT_TIME',
    msg: '您设定的每日游戏时长限额为60分钟，已经用完，2026-11-21 00:00:00起恢复',
  });
});
