// The attack of a game platform that returns more than it got and its rounds explain: nothing of that is credited until rounds or a person say so.
import { expect } from 'vitest';
import { moneyChangeData } from '#contract/report.generated.ts';
import { autoExchange } from '#contract/session.generated.ts';
import { getThirdInfo4Change, thirdRealTransMoney } from '#contract/transfer.generated.ts';
import { processOf } from '#counterparty/programs.ts';
import { type CounterpartyServer, serveCounterparty } from '#counterparty/serve.ts';
import { runSupport } from '#scripts/support.ts';
import { decideHeld, judgeHeld } from '#server/money/transfers/order.ts';
import { loggedIn } from '#support/messages.ts';
import type { Client, RunningServer } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';
import { world } from '#support/world.ts';
import { dayMs } from '#values/beijingOffset.ts';
import { parseMoney, wireMoney } from '#values/money.ts';
import { type Asked, honest, roundOf } from '../games/fakePlatform.ts';
import { accountId, heldHere } from '../platformMoney.ts';
import { mismatchesOf } from './mismatches.ts';

const slots = 'sandbox-egame';

/** A platform that signs as agreed, does whatever it is asked, and holds what a test says. */
interface Liar extends CounterpartyServer {
  balance: string;
  rounds: object[];
}

const test = world({ counterparties: true }).extend(
  'liar',
  { scope: 'file' },
  async ({ server }, { onCleanup }): Promise<Liar> => {
    const liar = await startLiar(server);
    onCleanup(() => liar.close());
    return liar;
  },
);

async function startLiar(server: RunningServer): Promise<Liar> {
  const party = server.counterparties[processOf(slots)]!.party;
  const state = { balance: '0.0000', rounds: [] as object[] };
  const question = (path: string, run: (message: never) => object) => ({
    path,
    schema: { type: 'object' },
    run,
  });
  const own = await serveCounterparty(
    {
      name: 'liar',
      tables: '',
      questions: [
        question('/balance', () => ({ balance: state.balance })),
        question('/transfer', () => ({ state: 'done', reason: '' })),
        question('/order', () => ({ state: 'done', reason: '' })),
        question('/records', (message) => {
          const asked = message as Asked;
          return asked.operator === alpha && asked.platform === slots
            ? honest(state.rounds, asked)
            : { records: [], cursor: asked.cursor, hasMore: false };
        }),
      ],
    },
    { port: 0, storeFile: ':memory:', key: party.key, now: server.now },
  );
  party.url = own.party.url;
  return Object.assign(state, own);
}

const move = async (member: Client, isIn: boolean, money: string) => {
  const [changeFrom, changeTo] = isIn ? ['sys', slots] : [slots, 'sys'];
  return (await member.call(thirdRealTransMoney, { changeFrom, changeTo, money })).answer;
};
const walletOf = async (server: RunningServer, name = 'member01') => (await heldHere(server, name)).wallet;
const recallAll = async (member: Client) => (await member.call(autoExchange, { scope: 'all' })).answer;
const problems = async (server: RunningServer) => {
  server.passTime(2);
  const health = JSON.parse((await server.client(alpha).send('/healthz')).text) as { problems?: object[] };
  return health.problems ?? [];
};
const support = (server: RunningServer, ...args: string[]) =>
  runSupport(server.pool, [alpha, ...args, '--by', 'Ann'], server.now());
/** Wins an amount at the platform by a round of ten yuan. */
const roundWon = async (server: RunningServer, id: string, prize: string, name = 'member01') =>
  roundOf(await accountId(server, name), id, server.now(), { platform: slots, prize });
const boundDay = (server: RunningServer, most: string) =>
  server.inStation(alpha, (db) =>
    db
      .updateTable('platform')
      .set({ day_back_most: parseMoney(most) })
      .where('code', '=', slots)
      .execute(),
  );
/** The next day: both are logged in, and the platform may pay an amount of its own. */
async function nextDay(
  server: RunningServer,
  { member, agent }: Record<'member' | 'agent', Client>,
  most: string,
) {
  server.passTime(dayMs / 1000);
  await boundDay(server, most);
  await member.logIn('member01');
  await agent.logIn('agent01');
}
const heldOrder = async (server: RunningServer): Promise<string> =>
  (
    await server.inStation(alpha, (db) =>
      db
        .selectFrom('transfer_hold')
        .select('order_no')
        .where('ended_at', 'is', null)
        .executeTakeFirstOrThrow(),
    )
  ).order_no;

test('a balance of millions brings back what was moved there and the bound; the rest waits, is said and is named', async ({
  server,
  liar,
  member,
}) => {
  const before = await walletOf(server);
  const seen = server.log().length;
  expect((await move(member, true, '100')).order?.status).toBe('success');
  liar.balance = '99999999.0000';
  const { orders = [] } = await recallAll(member);
  expect(orders.map(({ money, status }) => `${money} ${status}`)).toEqual([
    '110.0000 success',
    '99999889.0000 held',
  ]);
  expect(orders[1]!.reason).toContain('待核实');
  expect(await walletOf(server)).toBe(before + parseMoney('10'));
  // What waits is waited for once, however often it is asked for.
  expect((await recallAll(member)).orders).toEqual([]);
  expect((await member.call(getThirdInfo4Change, {})).answer.heldMoney).toBe('99999889.0000');
  const waiting = (await member.call(moneyChangeData, { status: 'held' })).answer.list;
  expect(waiting).toMatchObject([{ status: 'held', money: '99999889.0000', finishTime: '' }]);
  await server.runMoneyJob();
  expect(await problems(server)).toEqual([]);
  server.passTime(61);
  await server.runMoneyJob();
  await server.runMoneyJob();
  expect(await problems(server)).toEqual([{ kind: 'transfer', count: 1 }]);
  expect(server.log().slice(seen)).toContain('99999889.0000 came back from sandbox-egame');
  expect(await walletOf(server)).toBe(before + parseMoney('10'));
  expect(await mismatchesOf(server)).toEqual([]);
});

test('while something waits, more than is explained is refused and what is explained goes', async ({
  server,
  member,
}) => {
  const before = await walletOf(server);
  expect(await move(member, false, '5000')).toMatchObject({ code: 'transferHeld', success: false });
  await move(member, true, '40');
  expect((await move(member, false, '41')).code).toBe('transferHeld');
  expect((await move(member, false, '40')).order?.status).toBe('success');
  expect(await walletOf(server)).toBe(before);
});

test('a person refuses what waits, once and with name and reason: nothing is credited and the member reads it', async ({
  server,
  member,
}) => {
  const before = await walletOf(server);
  const orderNo = await heldOrder(server);
  await expect(support(server, 'transfer', orderNo, 'pay', 'x')).rejects.toThrow('credit or refuse');
  await support(server, 'transfer', orderNo, 'refuse', 'the platform has no such round');
  await expect(support(server, 'transfer', orderNo, 'credit', 'after all')).rejects.toThrow('is not held');
  expect(await walletOf(server)).toBe(before);
  expect((await member.call(moneyChangeData, { status: 'failed' })).answer.list).toMatchObject([
    { orderNo, reason: expect.stringContaining('未通过核实') },
  ]);
  expect(await problems(server)).toEqual([]);
  expect((await support(server, 'actions')).join('\n')).toContain('the platform has no such round');
});

test('rounds that the platform has are read before it is judged', async ({ server, liar, agent }) => {
  liar.balance = '0.0000';
  await move(agent, true, '100');
  liar.rounds.push(await roundWon(server, 'read-first', '510.0000', 'agent01'));
  expect((await move(agent, false, '600')).order?.status).toBe('success');
});

test('rounds that come a little later release it, and nobody is asked', async ({ server, liar, agent }) => {
  const before = await walletOf(server, 'agent01');
  expect((await move(agent, false, '500')).order?.status).toBe('held');
  await server.runMoneyJob();
  expect(await walletOf(server, 'agent01')).toBe(before);
  liar.rounds.push(await roundWon(server, 'late', '510.0000', 'agent01'));
  await server.runGamesJob();
  await server.runMoneyJob();
  expect(await walletOf(server, 'agent01')).toBe(before + parseMoney('500'));
  await server.runMoneyJob();
  expect(await walletOf(server, 'agent01')).toBe(before + parseMoney('500'));
  server.passTime(120);
  await server.runMoneyJob();
  expect(await problems(server)).toEqual([]);
  expect(await mismatchesOf(server)).toEqual([]);
});

test('rounds that pay more than a day may bring back explain nothing by themselves, on no later day either', async ({
  server,
  liar,
  agent,
}) => {
  const before = await walletOf(server, 'agent01');
  liar.rounds.push(await roundWon(server, 'impossible', '50000010.0000', 'agent01'));
  await server.runGamesJob();
  expect((await move(agent, false, '50000000')).order?.status).toBe('held');
  server.passTime((2 * dayMs) / 1000);
  await server.runMoneyJob();
  expect(await walletOf(server, 'agent01')).toBe(before);
  expect(await problems(server)).toEqual([{ kind: 'transfer', count: 1 }]);
});

test('what several credit at once is credited once, and a platform that has returned too much is named', async ({
  server,
}) => {
  const before = await walletOf(server, 'agent01');
  const orderNo = await heldOrder(server);
  const at = server.now();
  const ends = await Promise.all([
    ...Array.from({ length: 4 }, () => server.inStation(alpha, (db) => decideHeld(db, orderNo, true, at))),
    ...Array.from({ length: 4 }, () => server.inStation(alpha, (db) => judgeHeld(db, orderNo, at))),
  ]);
  expect(ends.slice(0, 4).filter((end) => end !== null)).toHaveLength(1);
  expect(await walletOf(server, 'agent01')).toBe(before + parseMoney('50000000'));
  // All platforms are looked at so often.
  await server.passTime(15);
  await server.runMoneyJob();
  expect(await problems(server)).toEqual([{ kind: 'platformMoney', name: slots, count: 1 }]);
  expect(await mismatchesOf(server)).toEqual([]);
});

test('what a person has credited without a round is no debt of the member: money goes there and back as before', async ({
  server,
  agent,
}) => {
  await agent.logIn('agent01');
  expect((await move(agent, false, '700')).order?.status).toBe('held');
  const orderNo = await heldOrder(server);
  expect(await server.inStation(alpha, (db) => decideHeld(db, orderNo, true, server.now()))).not.toBeNull();
  const before = await walletOf(server, 'agent01');
  expect((await move(agent, true, '300')).order?.status).toBe('success');
  expect((await move(agent, false, '300')).order?.status).toBe('success');
  expect(await walletOf(server, 'agent01')).toBe(before);
});

test('members together get back no more than the day leaves, whatever their rounds say', async ({
  server,
  liar,
  member,
  agent,
}) => {
  server.passTime(dayMs / 1000);
  await boundDay(server, '1000');
  await member.logIn('member01');
  await agent.logIn('agent01');
  const sum = async () => (await walletOf(server)) + (await walletOf(server, 'agent01'));
  const before = await sum();
  for (const name of ['member01', 'agent01'])
    liar.rounds.push(await roundWon(server, `day-${name}`, '910.0000', name));
  await server.runGamesJob();
  liar.balance = '900.0000';
  await Promise.all([recallAll(member), recallAll(agent)]);
  // Whoever came second waits with all of it; what the day leaves still comes back.
  await recallAll(member);
  await recallAll(agent);
  expect(wireMoney((await sum()) - before)).toBe('1000.0000');
});

test('a balance that no account can hold is none', async ({ liar, member }) => {
  liar.balance = `${'9'.repeat(30)}.0000`;
  expect((await recallAll(member)).skipped).toContainEqual(expect.objectContaining({ platform: slots }));
});

test('what was moved there comes home on a later day, however much, and uses nothing of that day', async ({
  server,
  liar,
  member,
  agent,
}) => {
  await nextDay(server, { member, agent }, '100');
  liar.balance = '0.0000';
  for (const each of [member, agent]) expect((await move(each, true, '500')).order?.status).toBe('success');
  await nextDay(server, { member, agent }, '100');
  for (const each of [member, agent]) expect((await move(each, false, '500')).order?.status).toBe('success');
  liar.rounds.push(await roundWon(server, 'after-own', '110.0000'));
  await server.runGamesJob();
  expect((await move(member, false, '100')).order?.status).toBe('success');
  expect(await mismatchesOf(server)).toEqual([]);
});

test('an open bet takes nothing of what is own', async ({ server, liar }) => {
  await boundDay(server, '0');
  const member = await loggedIn(server, 'member02');
  await move(member, true, '200');
  const bet = { platform: slots, stake: '200.0000', validBet: '0.0000', prize: '0.0000' };
  const id = await accountId(server, 'member02');
  const open = { ...bet, state: 'unsettled' as const, settledAt: null };
  const round = roundOf(id, 'open-bet', server.now(), open);
  liar.rounds.push(round);
  await server.runGamesJob();
  expect(await mismatchesOf(server)).toEqual([]);
  const end = { version: 2, prize: '200.0000', state: 'void', settledAt: round.betAt };
  liar.rounds.push({ ...round, ...end });
  await server.runGamesJob();
  expect((await move(member, false, '200')).order?.status).toBe('success');
  expect(await mismatchesOf(server)).toEqual([]);
});

test('what rounds took of own money and pay again counts for the day, as every win', async ({
  server,
  liar,
}) => {
  const member = await loggedIn(server, 'member02');
  await move(member, true, '200');
  const lost = { stake: '200.0000', validBet: '200.0000', prize: '0.0000', state: 'lost' as const };
  const id = await accountId(server, 'member02');
  liar.rounds.push(roundOf(id, 'took-own', server.now(), { platform: slots, ...lost }));
  await server.runGamesJob();
  liar.rounds.push(await roundWon(server, 'paid-again', '210.0000', 'member02'));
  await server.runGamesJob();
  expect((await move(member, false, '200')).order?.status).toBe('held');
});
