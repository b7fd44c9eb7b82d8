// The table of what an account may do in which state: blocks of the operator's hold the money, a pause of the member's own never does.
import { sql } from 'kysely';
import { expect } from 'vitest';
import { donateApply } from '#contract/activity.generated.ts';
import { login } from '#contract/auth.generated.ts';
import {
  onlinePayPay,
  rechargeOfflineSave,
  withdrawSave,
  withdrawShowInfo,
} from '#contract/finance.generated.ts';
import { moneyIncomeList } from '#contract/report.generated.ts';
import { accInfo, autoExchange } from '#contract/session.generated.ts';
import { openGame, thirdRealTransMoney } from '#contract/transfer.generated.ts';
import { runSupport } from '#scripts/support.ts';
import { credit } from '#server/account/accounts.ts';
import { ledgerTypes } from '#server/db/ledger.ts';
import { openTransfer } from '#server/money/transfers/order.ts';
import { block, unblock } from '#server/support/accounts/blocks.ts';
import { runSupportCommand } from '#server/support/command.ts';
import { depositor } from '#support/deposits.ts';
import { platformsWorld } from '#support/platformsTest.ts';
import { betCredit, betOffcial, creditItem, sums, ticket } from '#support/playTable.ts';
import type { Client, RunningServer } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';
import { cardOf } from '#support/withdrawals.ts';

const test = platformsWorld();

const day = (server: RunningServer, ahead: number) =>
  new Date(server.now().getTime() + ahead * 86_400_000).toISOString().slice(0, 10);
const support = (server: RunningServer, ...args: string[]) =>
  runSupport(server.pool, [alpha, ...args], server.now(), { supporter: '小王' });

const blocked = (server: RunningServer, account: string, of: 'play' | 'withdraw', until?: string) =>
  server.inStation(alpha, (db) =>
    runSupportCommand(
      { db, station: alpha, stationName: 'Alpha', now: server.now() },
      { by: '小王', words: ['block', account, of] },
      block,
      { account, of, reason: '涉嫌盗用', ...(until !== undefined && { until }) },
    ),
  );

/** Puts an account that is enabled and unpaused into a state, by what support does. */
const into = {
  enabled: async () => undefined,
  frozen: (server: RunningServer, name: string) => support(server, 'freeze', name, '涉嫌盗用'),
  disabled: (server: RunningServer, name: string) => support(server, 'disable', name, '涉嫌盗用'),
  paused: (server: RunningServer, name: string) =>
    support(server, 'pause', name, day(server, 10), '会员要求'),
  playBlocked: (server: RunningServer, name: string) => blocked(server, name, 'play'),
  withdrawBlocked: (server: RunningServer, name: string) => blocked(server, name, 'withdraw'),
} as const;

async function reset(server: RunningServer, name: string): Promise<void> {
  await server.inStation(alpha, (db) =>
    db
      .updateTable('account')
      .set({
        state: 'enabled',
        state_until: null,
        paused_until: null,
        play_blocked_until: null,
        withdraw_blocked_until: null,
      })
      .where('name', '=', name)
      .execute(),
  );
}

/** A period that ended long ago: an account that may bet is refused for that. */
const past = '20200101001';
const calls: Record<string, (client: Client) => Promise<{ answer: unknown }>> = {
  balance: (client) => client.call(accInfo, {}),
  records: (client) => client.call(moneyIncomeList, {}),
  withdrawScreen: async (client) => {
    const { answer } = await client.call(withdrawShowInfo, {});
    return { answer: { ...answer, code: answer.blockedCode } };
  },
  withdraw: (client) => client.call(withdrawSave, { cardId: 1, money: '100', fee: '0', password: '123456' }),
  fromPlatform: (client) =>
    client.call(thirdRealTransMoney, { changeFrom: 'sandbox-egame', changeTo: 'sys', money: '1' }),
  recall: (client) => client.call(autoExchange, { scope: 'all' }),
  toPlatform: (client) =>
    client.call(thirdRealTransMoney, { changeFrom: 'sys', changeTo: 'sandbox-egame', money: '1' }),
  game: (client) => client.call(openGame, { platform: 'sandbox-egame', gameCode: 'dragon' }),
  creditBet: async (client) =>
    betCredit(client, 'FFC', past, [await creditItem(client, 'FFC', sums, ['总和大'])]),
  officialBet: (client) => betOffcial(client, 'FFC', past, [ticket()]),
  deposit: (client) => client.call(rechargeOfflineSave, { methodId: 1, amount: '500', payerName: '张伟' }),
  online: (client) => client.call(onlinePayPay, { methodId: 1, amount: '300' }),
  donate: (client) => client.call(donateApply, { money: 10 } as never),
};
const names = Object.keys(calls);
const stops = ['accountFrozen', 'paused', 'accountDisabled'];

/** The code of whatever the state of the account stops; 'open' where it does not, whatever else the call says. */
const outcomeOf = (answer: unknown): string => {
  const { code = '' } = answer as { code?: string };
  return stops.includes(code) ? code : 'open';
};

const all = (outcome: string, of: readonly string[]) => Object.fromEntries(of.map((name) => [name, outcome]));
const looks = ['balance', 'records'];
const out = ['withdrawScreen', 'withdraw', 'fromPlatform', 'recall'];
const inwards = names.filter((name) => !looks.includes(name) && !out.includes(name));
const expected = {
  enabled: all('open', names),
  frozen: { ...all('open', looks), ...all('accountFrozen', [...out, ...inwards]) },
  paused: { ...all('open', [...looks, ...out]), ...all('paused', inwards) },
  playBlocked: {
    ...all('open', names),
    ...all('accountFrozen', ['toPlatform', 'game', 'creditBet', 'officialBet']),
  },
  withdrawBlocked: { ...all('open', names), ...all('accountFrozen', ['withdrawScreen', 'withdraw']) },
};

const keepsToTable = (states: readonly (keyof typeof expected)[], accounts: readonly string[]) =>
  test.for(accounts.flatMap((name) => states.map((state) => [name, state] as const)))(
    '%s, %s: logs in, and each call is open or stopped as the table says',
    async ([name, state], { server }) => {
      await reset(server, name);
      await into[state](server, name);
      const client = await depositor(server, alpha, name);
      const found: Record<string, string> = {};
      for (const [call, make] of Object.entries(calls)) found[call] = outcomeOf((await make(client)).answer);
      expect(found).toEqual(expected[state]);
    },
  );

keepsToTable(['enabled', 'frozen', 'paused'], ['member01', 'agent01']);

test('a disabled account is out, at log-in and in its session', async ({ server }) => {
  await reset(server, 'agent01');
  const client = await depositor(server, alpha, 'agent01');
  await into.disabled(server, 'agent01');
  expect((await client.call(moneyIncomeList, {})).answer.success).toBe(false);
  const answer = (await server.client(alpha).call(login, { account: 'agent01', password: 'demo8888' }))
    .answer;
  expect(answer.code).toBe('accountDisabled');
});

test('whoever paused takes out what there is, and plays again on the day', async ({ server, clock }) => {
  await reset(server, 'member01');
  await into.paused(server, 'member01');
  const client = await depositor(server, alpha);
  const request = { cardId: await cardOf(client), money: '100', fee: '0', password: '123456' };
  const { answer } = await client.call(withdrawSave, request);
  expect(answer).toMatchObject({ success: true, order: { status: 1 } });
  const refused = (await calls.game!(client)).answer;
  expect(refused).toMatchObject({ msg: expect.stringContaining(`${day(server, 10)} 00:00:00前不能投注`) });
  await clock.to(`${day(server, 10)}T00:00:00+08:00`);
  const later = await depositor(server, alpha);
  expect(outcomeOf((await calls.game!(later)).answer)).toBe('open');
});

test('a block of the operator’s holds the money of a paused member, and the pause outlives it', async ({
  server,
}) => {
  await reset(server, 'agent01');
  await into.paused(server, 'agent01');
  await into.frozen(server, 'agent01');
  const client = await depositor(server, alpha, 'agent01');
  expect(outcomeOf((await calls.withdraw!(client)).answer)).toBe('accountFrozen');
  expect((await support(server, 'enable', 'agent01', '已核对'))[0]).toContain('paused until');
  expect(outcomeOf((await calls.withdraw!(client)).answer)).toBe('open');
  expect(outcomeOf((await calls.game!(client)).answer)).toBe('paused');
  await expect(support(server, 'enable', 'agent01', '想玩了')).rejects.toThrow('nobody changes that before');
});

// A game that is opened takes the wallet along: what needs money comes before.
keepsToTable(['playBlocked', 'withdrawBlocked'], ['member01', 'agent01']);

test('a block until a day ends by itself, and one is lifted once', async ({ server, clock }) => {
  await reset(server, 'agent01');
  await blocked(server, 'agent01', 'play', day(server, 3));
  const client = await depositor(server, alpha, 'agent01');
  expect(outcomeOf((await calls.game!(client)).answer)).toBe('accountFrozen');
  await clock.to(`${day(server, 3)}T00:00:00+08:00`);
  const later = await depositor(server, alpha, 'agent01');
  expect(outcomeOf((await calls.game!(later)).answer)).toBe('open');
  await blocked(server, 'agent01', 'withdraw');
  const lift = () =>
    server.inStation(alpha, (db) =>
      runSupportCommand(
        { db, station: alpha, stationName: 'Alpha', now: server.now() },
        { by: '小王', words: ['unblock'] },
        unblock,
        { account: 'agent01', of: 'withdraw', reason: '已核对' },
      ),
    );
  expect(await lift()).toMatchObject({ isBlocked: false });
  expect(outcomeOf((await calls.withdraw!(later)).answer)).toBe('open');
  await expect(lift()).rejects.toThrow('support.notBlocked');
});

test('a hole in the code gets no bet, no transfer and no withdrawal past a block: the database refuses them', async ({
  server,
}) => {
  await reset(server, 'member01');
  const client = await depositor(server, alpha);
  const cardId = await cardOf(client);
  const now = server.now();
  const { id } = (
    await server.pool.query<{ id: number }>(
      "SELECT id FROM account WHERE station = $1 AND name = 'member01'",
      [alpha],
    )
  ).rows[0]!;
  const undone = new Error('undone');
  /** The code of what the database says; 'open' where it does it, which is undone. */
  const tried = (work: Parameters<RunningServer['inStation']>[1]): Promise<string> =>
    server
      .inStation(alpha, async (db) => {
        const why = { type: ledgerTypes.addedByHand, refType: 'x', refId: 'x', remark: '' };
        await credit(db, alpha, { id, role: 'member' }, 100_0000n, { ...why, at: now });
        await work(db);
        throw undone;
      })
      .then(String, (error: Error & { code?: string }) =>
        error === undone ? 'open' : (error.code ?? error.message),
      );
  const transfer = (direction: 'in' | 'out') =>
    tried((db) =>
      openTransfer(db, {
        station: alpha,
        accountId: id,
        platform: 'sandbox-egame',
        direction,
        amount: 1_0000n,
        isAuto: false,
        at: now,
      }),
    );
  const withdrawal = () =>
    tried((db) =>
      sql`INSERT INTO withdrawal (order_no, station, account_id, card_id, type, amount, fee, coin, is_large, status, stage, created_at, ask_at)
        VALUES ('W1', ${alpha}, ${id}, ${cardId}, 'bank', 1000000, 0, '', false, 1, 'waiting', ${now}, ${now})`.execute(
        db,
      ),
    );
  const bet = async () => {
    let refused = '';
    await tried(async (db) => {
      const { rows } = await sql<{
        refused: string | null;
      }>`SELECT refused FROM bet_place(json_build_array(json_build_object(
          'member', ${id}::integer, 'book', 'real', 'lot', 'FFC', 'mode', 1, 'kind', 4, 'moment', ${now}::timestamptz,
          'termsVersion', coalesce((SELECT p.version FROM play_terms_version p), 0), 'playMost', json_build_object('x', 100000000), 'memberMost', 100000000)),
        json_build_array(json_build_object('bet', 1, 'qiHao', ${past}::text, 'playCode', 'x', 'selection', '{}'::json, 'terms', '{}'::json, 'haoMa', '', 'units', 1,
          'stake', 10000)))`.execute(db);
      refused = rows[0]!.refused ?? 'placed';
    });
    return refused;
  };
  const ways = async () => ({
    bet: await bet(),
    in: await transfer('in'),
    out: await transfer('out'),
    withdrawal: await withdrawal(),
  });
  const open = { bet: 'BE001', in: 'open', out: 'open', withdrawal: 'open' };
  expect(await ways()).toEqual(open);
  await blocked(server, 'member01', 'play');
  expect(await ways()).toEqual({ ...open, bet: 'BL001', in: 'BL001' });
  await reset(server, 'member01');
  await blocked(server, 'member01', 'withdraw');
  expect(await ways()).toEqual({ ...open, withdrawal: 'BL002' });
});
