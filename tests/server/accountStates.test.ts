// Owns the table of what an account may do in which state: blocks of the operator's hold the money, a pause of the member's own never does.
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
  runSupport(server.pool, [alpha, ...args], server.now(), '小王');

/** Puts an account that is enabled and unpaused into a state, by what support does. */
const into = {
  enabled: async () => undefined,
  frozen: (server: RunningServer, name: string) => support(server, 'freeze', name, '涉嫌盗用'),
  disabled: (server: RunningServer, name: string) => support(server, 'disable', name, '涉嫌盗用'),
  paused: (server: RunningServer, name: string) =>
    support(server, 'pause', name, day(server, 10), '会员要求'),
} as const;

async function reset(server: RunningServer, name: string): Promise<void> {
  await server.inStation(alpha, (db) =>
    db
      .updateTable('account')
      .set({ state: 'enabled', state_until: null, paused_until: null })
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
};

for (const name of ['member01', 'agent01'])
  for (const state of ['enabled', 'frozen', 'paused'] as const)
    test(`${name}, ${state}: logs in, and each call is open or stopped as the table says`, async ({
      server,
    }) => {
      await reset(server, name);
      await into[state](server, name);
      const client = await depositor(server, alpha, name);
      const found: Record<string, string> = {};
      for (const [call, make] of Object.entries(calls)) found[call] = outcomeOf((await make(client)).answer);
      expect(found).toEqual(expected[state]);
    });

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
